### Multiuniversum: what a table can choose, and what can be wrong with it.

## The options, each with one sentence about it

mu-option-players = Players
mu-option-players-text = One plays alone against the machine; up to five play against each other.
mu-option-preset = Edition
mu-option-preset-text = Which book decides when players are still tied at the very end.
mu-option-scoring = Scoring
mu-option-scoring-text = What counts at the end of the game.
mu-option-short = Short game
mu-option-short-text = One portal leaves each stack, unseen, before the game begins.
mu-option-used-tools = Spent tools
mu-option-used-tools-text = When the tools spent on a seal reach the discard pile.
mu-option-stalemate-rounds = Rounds without a seal
mu-option-stalemate-rounds-text = After so many rounds in a row in which nobody sealed a portal the game ends and is scored.
mu-option-starter = First player
mu-option-starter-text = Who has the first turn; the others follow clockwise.
mu-option-colours = Colours
mu-option-colours-text = A scientist starts on the transformer of its colour.
mu-option-born = Birth dates
mu-option-born-text = They break the last tie in the French edition; if one of the tied gave none, they share.
mu-option-memory-aid = Memory aid
mu-option-memory-aid-text = The screen shows what a player has seen and could remember.

## Their values

mu-preset-en = English
mu-preset-en-text = Those who are still tied share the victory.
mu-preset-fr = French
mu-preset-fr-text = The oldest of those who are still tied wins.
mu-scoring-standard = Standard
mu-scoring-standard-text = Portals, less 1 for each unused tool, plus sets of icons.
mu-scoring-basic = Basic
mu-scoring-basic-text = Portals, less 1 for each unused tool, without sets: for a first game.
mu-scoring-deadly = Deadly portals
mu-scoring-deadly-text = Whoever sealed a portal whose icon still shows on the table at the end loses it; there are no sets.
mu-used-tools-at-once = At once
mu-used-tools-at-once-text = Spent tools go to the discard pile as part of the Seal action.
mu-used-tools-end-of-turn = At the end of the turn
mu-used-tools-end-of-turn-text = Spent tools wait in the play area until the turn ends.

## What is wrong with them

mu-bad-players = Multiuniversum is for 1 to 5 players, not { $found }.
mu-bad-colour-count = { $expected } colours are needed, one for each participant, but { $found } are given.
mu-bad-colour-twice = The colour { $colour } is given to two participants.
mu-bad-starter = Seat { $seat } cannot start: nobody sits there.
mu-bad-stalemate-rounds = The game can end after 1 to 99 rounds without a sealed portal, not { $found }.
mu-bad-birth-dates = There are more birth dates ({ $found }) than players.
mu-bad-date = “{ $found }” is not a date such as 1970-12-31.
mu-bad-preset = There is no edition “{ $found }”: choose en or fr.
mu-bad-variant = There is no variant “{ $found }”: choose standard, basic, deadly or short.
mu-bad-used-tools = Spent tools cannot be discarded “{ $found }”: choose at-once or end-of-turn.
