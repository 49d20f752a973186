### Games that are over: replays, and the check of their dice.

replay-name = Replay
replay-watch = Replay the game
replay-seen-by = Seen by
replay-all-open = All open
replay-hidden = What was hidden from others
replay-start = To the start
replay-back = One action back
replay-play = Play
replay-pause = Pause
replay-on = One action on
replay-speed = Speed: { $speed }
replay-since = Since my last turn
replay-since-nothing = nothing new at this moment
replay-since-whom =
    { $count ->
        [one] { $names }, { $count } action
       *[other] { $names }, { $count } actions
    }
replay-more = More
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-share-address = Copy the address of this page: it leads to this moment.
replay-share-not = This game has no link that others can open: it is not on a server. Save its record and send them the file.
replay-save = Save the record
replay-leave = My games
replay-moment = Moment of the game
replay-set-up = Set-up
replay-round-of = Round { $round } of { $rounds }
replay-position = turn { $turn } of { $turns } · action { $action } of { $actions }
replay-play-on = Play on from here
replay-play-as = You play for
replay-against = The others are bots
replay-play-on-about = A new game in this browser, with new dice from here on. It leaves no record, as its beginning was another game’s.
replay-mark-captured = { $name }: { $world }
replay-mark-revealed = { $name }: all five worlds are captured
replay-mark-called = { $name }: “Just roll!”

## What happened while somebody was away

since-count =
    { $count ->
        [one] { $count } thing happened since your last turn
       *[other] { $count } things happened since your last turn
    }

since-show = Show me
since-show-menu = Show what happened since my last turn

## Records as files

record-open = Open a record
record-none = This game cannot be shown.
record-no-file = No record is open in this window. Choose the file of one, or drop it here.
record-runs = This game is still running. Its replay opens when it is over; until then it would show secrets.
record-refused = This record was changed, or is none: line { $line }: { $fault }.
record-too-large = This file is too large for a record.

## Games of this browser

mine-here = In this browser
mine-here-none = Games that you play to the end in this browser are kept here, the last 200 of them.
mine-replay = Replay
mine-dice = Dice
mine-drop = Or drop the file of a record anywhere on the page.

## The dice

fair-check = Check the dice
fair-computing = Working out every outcome again …
fair-kick = { $game } · checked in this page, just now
fair-good = Every shuffle and roll checks out
fair-good-fast = The record is as it was played
fair-bad = This record was changed
fair-about = The table promised its secret before the game began, and kept the promise. Every outcome, computed again here, is the one that was played.
fair-about-here = This browser promised its secret when the table opened, and kept the promise: the record was not edited. As nobody else took part in the secret, it cannot show that the game was not dealt until it pleased.
fair-about-fast = The dice came from the quick generator of simulations. Every outcome is the one it gave, so the record was not edited; but whoever made it was free to choose the seed.
fair-checked =
    { $count ->
        [one] { $count } outcome checked
       *[other] { $count } outcomes checked
    }
fair-checked-here = outcomes checked
fair-differ = differ
fair-seconds = { $seconds } s
fair-here = in your browser
fair-yourself = or check it yourself:
fair-how = How the promise works
fair-promised = Promised
fair-promised-about = Before the first outcome the table showed this seal of its secret.
fair-mixed = Mixed
fair-mixed-about = Each person’s page added a number of its own, so that nobody could choose the dice.
fair-mixed-nobody = The name of the match was mixed in. Nobody else added a number: the secret alone made the dice.
fair-match = match
fair-opened = Opened
fair-opened-about = After the game the secret was shown. Its seal is the promised one:
fair-opened-other = After the game a secret was shown, but its seal is not the promised one:
fair-seal-of-secret = seal of the secret
fair-seal-promised = promised
fair-computed = Computed again
fair-computed-about = Outcome n = HMAC-SHA-256 (mixed secret, n). Done for all { $count }, below.
fair-recipe = The exact recipe, test values and a checker in Python are in the project’s page on fair dice.
fair-proves = It proves that the dice were not changed, if you noted the seal when it was shown. It does not prove that the host did not look.
fair-fast = PCG32 with seed { $seed } and stream { $stream }. Nothing was promised beforehand.
fair-every = Every outcome
fair-when = When
fair-recorded = In the record
fair-computed-here = Computed here
fair-sum = Sum and ticket
fair-same = the same
fair-unknown = cannot be computed: the secret is not opened
fair-ticket = { $ticket } of { $of }
fair-round-of = Round { $round } · { $name }
fair-all-equal = all equal
fair-not-equal = not equal
fair-not-good = the record is not good
fair-seal-about = The dice are pledged: { $pledge }. This seal of the table’s secret was made before the first outcome. After the game you can check every shuffle and roll against it. It proves that the dice were not changed, not that the host did not look.
fair-seal-here = The dice are pledged: { $pledge }. This browser drew the secret when the table opened. After the game you can check every shuffle and roll against it.
