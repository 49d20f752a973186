### What all games share.

## The games

game-multiuniversum = Multiuniversum
game-multiverse = Multiverse

## Who

name-you = You
name-seat = Seat { $seat }
name-player = Player { $seat }
# The virtual player of a solo game, inside a sentence and at its beginning.
name-machine = the machine
name-machine-first = The machine
bot-random = Random
bot-sensible = Sensible
bot-greedy = Greedy
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert

# Joins the last of several names to those before it.
list-last = { $before } and { $last }
# Something, and what is said of it.
list-titled = { $title }: { $text }

## Before the game

setup-new = New game
setup-start = Start
setup-language = Language
setup-variant = More options
setup-game = Game
setup-bots = Level of the bots
level-easy = Friendly, and a little distracted.
level-medium = Looks ahead, but not for long.
level-hard = Looks ahead with care.
level-expert = Thinks longest, and misses little.
setup-players =
    { $players ->
        [1] 1 player
       *[other] { $players } players
    }

## At the table

table-your-turn = Your turn
table-waiting = Waiting for { $names }
table-round = Round { $round }
table-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
table-take-back = Take back
table-no-take-back = What was shown to somebody, drawn or built upon cannot be taken back.
table-log = What happened
table-hand = Hand
table-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-draw-pile = Draw pile
table-discard-pile = Discard pile
table-card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The course of any game
## $you is "yes" if the viewer is meant; $player is somebody's name.

event-round-began = Round { $round } begins.
event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $player }’s turn.
    }

## Why an input cannot come now

illegal-over = The game is over.
illegal-turn = Not now: waiting for { $names }.
illegal-chance = Not now: chance is to decide first.
illegal-impossible = That cannot happen here.
illegal-not-offered = That is not one of the choices now.

## After the game

table-game-over = Game over
table-play-again = Play again
score-sheet = Final score
score-total = Total
score-place = Place
result-you = You win!
result-one = { $name } wins.
result-shared = { $names } share the victory.
result-shared-you = You share the victory with { $names }.
result-draw = A draw.

# What somebody is called who has not said it; the number tells two of them apart.
guest-name = Guest { $number }
