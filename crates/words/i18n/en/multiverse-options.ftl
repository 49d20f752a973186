### Multiverse: what a table can choose, and what can be wrong with it.

## The options, each with one sentence about it

mv-option-players = Players
mv-option-players-text = Two to six play against each other.
mv-option-stability = Chance of STABILITY
mv-option-stability-text = How often the multi-cube shows STABILITY: a fraction such as 1/2.
mv-option-encounters = Encounters
mv-option-encounters-text = Whether visiting a world that matches is a choice.
mv-option-stalemate-rounds = Rounds without a capture
mv-option-stalemate-rounds-text = After so many rounds in a row in which nobody captured a token the game ends and is scored.
mv-option-starter = First player
mv-option-starter-text = Who has the first turn and starts with the wooden scepter; the others follow clockwise.
mv-option-memory-aid = Memory aid
mv-option-memory-aid-text = The screen shows what a player has seen and could remember.

## Their values

mv-encounters-may = A choice
mv-encounters-may-text = You may leave a world that you could visit.
mv-encounters-must = Forced
mv-encounters-must-text = You visit every world that your panel matches.

## What is wrong with them

mv-bad-players = Multiverse is for 2 to 6 players, not { $found }.
mv-bad-starter = Seat { $seat } cannot start: nobody sits there.
mv-bad-stalemate-rounds = The game can end after 1 to 250 rounds without a capture, not { $found }.
mv-bad-stability = The chance of STABILITY is a fraction between 0 and 1 such as 1/2, in thousandths at most, not “{ $found }”.
mv-bad-encounters = Encounters cannot be “{ $found }”: choose may or must.
