### What the command says.

## A game in the terminal

play-pledge = The dice are pledged. The SHA-256 of their seed is { $pledge }; the record opens the seed.
play-start = Type the number of a choice or the choice itself. Type help for what else there is.
play-hand-over = The keyboard goes to { $name }. Press Enter when nobody else looks.
play-unknown = “{ $line }” is neither a choice nor a command. Type help for what there is.
play-undone = Taken back.
play-left = You left the game.
play-record = The record of the game: { $file }
play-help = Besides the choices you can type:
play-help-help = this list
play-help-table = everything on the table that you may see
play-help-why = why a choice is not possible now; alone, or with the choice after it
play-help-rules = the rules; with an id after it, that rule alone
play-help-undo = take your last action back
play-help-log = everything that happened so far
play-help-quit = leave the game; its record is kept
play-why-nothing = Nothing speaks against it: every choice there is can be made.

## Advice on a choice in a recorded game

advise-to-act =
    { $at ->
        [0] Before the first input, { $name } (seat { $seat }) is to act.
       *[other] After input { $at } of { $inputs }, { $name } (seat { $seat }) is to act.
    }
advise-thought = The bot { $bot } looked ahead in { $worlds } worlds that fit what { $name } knew, and would take the first choice:
advise-head-win = win
advise-head-score = score
advise-head-visits = tries
advise-head-share = share
advise-head-typed = to type
advise-head-choice = choice
advise-percent = { $percent }%
advise-legend = win: the chance to win; score: the points to expect at the end; tries: how many of the worlds went that way.
# What was played, marked by $mark in the table.
advise-same = { $mark } { $name } played the same (input { $number }).
advise-near = { $mark } { $name } played this (input { $number }), which is as good as the first choice, as far as one can tell.
advise-cost = { $mark } { $name } played this (input { $number }), which cost { $points } percentage points of the chance to win, compared with the first choice.
advise-unsure = { $mark } { $name } played this (input { $number }); too few tries ({ $visits }) to tell what it cost.
advise-line = How it may go on, for example, in one made-up world that fits what { $name } knew:
advise-one = There is only one choice: { $choice } ({ $typed }).
advise-past =
    { $inputs ->
        [one] the record has { $inputs } input only, not { $at }
       *[other] the record has { $inputs } inputs only, not { $at }
    }
advise-over = the game is over after input { $at }; the last choice comes after input { $next }: --at { $next }
advise-chance =
    { $at ->
        [0] chance is to decide before the first input; somebody chooses after input { $next }: --at { $next }
       *[other] chance is to decide after input { $at }; somebody chooses after input { $next }: --at { $next }
    }
advise-not-to-act = after input { $at } it is not { $name } who is to act, but { $names }
