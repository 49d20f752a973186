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
