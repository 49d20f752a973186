### The table of Multiverse on the screen.

## Whose turn, and how far the game is

screen-mv-you = you
screen-mv-your-turn = Your turn
screen-mv-your-roll = Your roll
screen-mv-turn-of = { $name } plays
screen-mv-one-action = switch one colour, or all
screen-mv-you-meet = you are in { $world }
screen-mv-keep-or-repeat = keep it or repeat it?
screen-mv-waits-for-you = waits for you
screen-mv-may-object = { $name } may object
screen-mv-thinks = is thinking
screen-mv-plays =
    { $you ->
        [yes] you are playing
       *[no] is playing
    }
screen-mv-rolls =
    { $you ->
        [yes] you roll the cube
       *[no] rolls the cube
    }
screen-mv-on-turn = on turn
screen-mv-tag-next = next
screen-mv-tag-asked = asked
screen-mv-tag-jumps = jumps
screen-mv-tag-away = away
screen-mv-race = Points, and worlds left
screen-mv-nobody-revealed = nobody is revealed yet
screen-mv-draft-sub = Everybody chooses at the same time

## The turn so far

screen-mv-so-far = This turn so far
screen-mv-encounter-number = encounter { $number }
screen-mv-from = from { $name }
screen-mv-from-column = from a column
screen-mv-jump-of = jump: { $names }
screen-mv-everybody = everybody
screen-mv-action = action
screen-mv-all-five = all five
screen-mv-let-it-be =
    { $you ->
        [yes] you let it be
       *[no] { $name } let it be
    }
screen-mv-just-roll = “Just roll!”
screen-mv-passed-by = not visited
screen-mv-your-action = Your action
screen-mv-one-or-all = switch one or all
screen-mv-any-time = now, or after the visit
screen-mv-visit = Visit { $world }
screen-mv-one-point = 1 point
screen-mv-you-are-asked = You are asked
screen-mv-roll-or-let = say “Just roll!” or let it be
screen-mv-decides = { $name } decides
screen-mv-more-encounters = more encounters?
screen-mv-then-turn =
    { $you ->
        [yes] then your turn
       *[no] then { $name }
    }
screen-mv-skip = Skip
screen-mv-space = Space

## On the table

screen-mv-the-column = the column
screen-mv-column-alone = Column
screen-mv-column-short = Col. { $column }
screen-mv-column = column { $column }
screen-mv-place-of =
    { $you ->
        [yes] your world, { $place }
       *[no] { $name }’s world, { $place }
    }
screen-mv-from-a-column = top of a column
screen-mv-turned-up = turned up
screen-mv-visit-chip = visit
screen-mv-face-down-tip = Face down: nobody can visit it before it is turned up. (MV-F1, MV-F2)
screen-mv-gone-tip = { $world }. Captured.
screen-mv-own-down-tip = Face down: only you know it. (MV-F1)
screen-mv-own-up-tip = Yours: the others may visit it. (MV-S6)
screen-mv-imaginary = imaginary
screen-mv-imaginary-short = imag.
screen-mv-imaginary-row = imaginary player, only holds the scepter
screen-mv-positions-of =
    { $you ->
        [yes] your { $count }
       *[no] { $name }: { $count }
    }
screen-mv-wooden-tip = Its holder may repeat one roll per own turn. When that turn ends, all scepters move on.
screen-mv-scepter-tip = Its holder may say “Just roll!” when somebody else switches this colour.
screen-mv-rotates-you = When your turn ends
screen-mv-rotates-player = When { $name } ends a turn
screen-mv-rotates-imaginary = After the imaginary player’s turn
screen-mv-scepters-move = all scepters move one place.
screen-mv-comes-to-you = { $scepter } comes to you.
screen-mv-revealed-text =
    { $you ->
        [yes] Whoever sets the own panel to these colours meets you: 3 points, and the game ends.
       *[no] Meet { $name } with these colours: 3 points, and the game ends.
    }
screen-mv-your-five = your five worlds
screen-mv-five-worlds = five worlds
screen-mv-captured-word = captured
screen-mv-you-only = you only
screen-mv-seen-by-all = all saw it
screen-mv-you-are-in =
    { $you ->
        [yes] You are in
       *[no] { $name } is in
    }
screen-mv-here-short =
    { $you ->
        [yes] You are in
       *[no] { $name } is in
    }
screen-mv-meet = meet
screen-mv-meet-player = meet { $name }
screen-mv-holds-scepters =
    { $you ->
        [yes] You hold { $scepters }.
       *[no] { $name } holds { $scepters }.
    }

## The switches

screen-mv-switch-one = Switch one colour
screen-mv-or-all = or all five
screen-mv-lit = the lit worlds are one action away
screen-mv-or-act-first = or act first: the visit can wait
screen-mv-panel-of =
    { $you ->
        [yes] Your panel
       *[no] The panel: { $name }
    }
screen-mv-travel-hint = upper row on, lower row off
screen-mv-turn-on = turn on
screen-mv-turn-off = turn off
screen-mv-on-short = on
screen-mv-off-short = off
screen-mv-switch-all = switch all
screen-mv-all-short = all
screen-mv-nobody = nobody there
screen-mv-yours = yours
screen-mv-safe = safe
screen-mv-you-hold = you hold it
screen-mv-rolling = rolling…
screen-mv-asked = asked

## Standing orders

screen-mv-orders = Standing orders
screen-mv-orders-text = Say “Just roll!” when I hold that scepter:
screen-mv-orders-for = “Just roll!” for { $colour }
screen-mv-order-line = “Just roll!” when somebody switches { $colour }
screen-mv-order-always = always
screen-mv-order-world = if it matters
screen-mv-order-ask = ask me
screen-mv-order-never = never
screen-mv-yours-now = yours now

## Rolls, encounters and questions

screen-mv-cube = The multi-cube
screen-mv-cube-text = It is rolled after “Just roll!” and in every quantum jump.
screen-mv-roll-for =
    { $you ->
        [yes] You roll for { $sign } { $colour }
       *[no] { $name } rolls for { $sign } { $colour }
    }
screen-mv-for = for { $names }
screen-mv-goes-back = { $colour } goes back
screen-mv-stays-switched = { $colour } stays switched
screen-mv-is-switched = { $colour } is switched
screen-mv-stays = { $colour } stays as it is
screen-mv-if-you-like = An encounter, if you like
screen-mv-on-to = on to { $world } ({ $spot })
screen-mv-nobody-then = no other world that shows now
screen-mv-with-repeat = with your repeat { $chance } to go on
screen-mv-onward = then { $chance } for another world
screen-mv-end-without = End the turn without it
screen-mv-could-meet =
    { $you ->
        [yes] { $name } would meet you, and the game would end.
       *[no] { $name } would meet { $other }, and the game would end.
    }
screen-mv-could-visit = { $name } could visit { $world } ({ $spot }).
screen-mv-finds-nobody = { $name } finds nobody there.
screen-mv-was-in =
    { $you ->
        [yes] you were in
       *[no] { $name } was in
    }
screen-mv-is-in =
    { $you ->
        [yes] you are in
       *[no] is now in
    }
screen-mv-switched-on = switched on
screen-mv-switched-off = switched off
screen-mv-no-answer = No answer means: let it be.
screen-mv-just-roll-tip = The mover rolls: on STABILITY the colour stays switched, on CHANGE it goes back.
screen-mv-holds = { $name } holds the { $colour } scepter.
screen-mv-if-lets = { $name } lets it be
screen-mv-if-objects = { $name } says “Just roll!”
screen-mv-hold = You hold { $colours }. When somebody else switches that colour, you may object.
screen-mv-hold-wooden = You hold the wooden scepter: you may repeat one roll in your turn.
screen-mv-keep-it = Keep it
screen-mv-keep-about = the repeat stays yours
screen-mv-keep-last = the roll stands
screen-mv-repeat-it = Repeat it
screen-mv-repeat-about = once in your turn
screen-mv-where-end = where the jump may end
screen-mv-where-lead = where it leads
screen-mv-chance-visit = chance of a visit
screen-mv-exact = Exact, for the worlds that show now. A green ring: somebody is there.
screen-mv-kept-word = kept
screen-mv-to-come = to come
screen-mv-not-rolled = not rolled

## The draft and the formation

screen-mv-draft = Draft
screen-mv-all-at-once = all choose at once
screen-mv-all-at-once-text = Everybody keeps one world and passes the rest on, unseen.
screen-mv-keep-one = Keep one
screen-mv-pass-rest = pass the rest on
screen-mv-arrange = Arrange
screen-mv-tap-two = tap two to swap them
screen-mv-chosen = Done
screen-mv-wait-others = waiting for the others
screen-mv-pick-number = pick { $number }
screen-mv-formation-step = formation
screen-mv-has-picked = has picked
screen-mv-is-ready = is ready
screen-mv-pick-open = your pick is open
screen-mv-you-arrange = you are arranging
screen-mv-thinking = is thinking
screen-mv-arranging = is arranging
screen-mv-who-picked = Who has picked
screen-mv-who-ready = Who is ready
screen-mv-nobody-sees = Nobody sees what you keep (MV-S5).
screen-mv-remember = You remember
screen-mv-memory-empty = What you pass on will be listed here, for you only.
screen-mv-memory-text = What you kept, and what you passed on to { $name }:
screen-mv-turns-away = turns away
screen-mv-turns-away-title = Turns away:
screen-mv-turns-away-text = how many turns each player needs to stand in that world, if nothing is rolled.
screen-mv-you-keep = you keep it
screen-mv-keep-this = keep this one
screen-mv-passes-to-you = { $name } passes to you
screen-mv-on-your-left = { $name }, on your left, gets the rest
screen-mv-keep-pass =
    { $count ->
        [1] Keep { $world }, pass one to { $name }
       *[other] Keep { $world }, pass { $count } to { $name }
    }
screen-mv-choose-world = Choose a world to keep
screen-mv-which =
    { $count ->
        [1] Which world will be one of yours?
       *[other] Which of these { $count } worlds will be one of yours?
    }
screen-mv-your-worlds = Your worlds
screen-mv-guards-left = turns up when the left or the middle one is captured
screen-mv-guards-right = turns up when the middle or the right one is captured
screen-mv-my-formation = This is my formation
screen-mv-three-two = Three in front, two behind
screen-mv-front = front
screen-mv-front-text = face up: anyone may visit them
screen-mv-back = back
screen-mv-back-text = face down: only you know them
screen-mv-formation-text = Capturing an outer front world turns up the back world on its side; capturing the middle one turns up both (MV-F2). When all five are gone you are revealed.

## What happened

screen-mv-tale-met =
    { $you ->
        [yes] You visited { $world } { $signs } ({ $spot }): 1 point.
       *[no] { $name } visited { $world } { $signs } ({ $spot }): 1 point.
    }
screen-mv-tale-unlocked =
    { $you ->
        [yes] Your back world turned up: { $world } { $signs }
       *[no] { $name }’s back world turned up: { $world } { $signs }
    }
screen-mv-tale-revealed =
    { $you ->
        [yes] You are revealed.
       *[no] { $name } is revealed.
    }
screen-mv-tale-declined =
    { $you ->
        [yes] You did not visit the world.
       *[no] { $name } did not visit the world.
    }
screen-mv-tale-switched =
    { $you ->
        [yes]
            { $on ->
                [yes] You switched { $colour } on.
               *[no] You switched { $colour } off.
            }
       *[no]
            { $on ->
                [yes] { $name } switched { $colour } on.
               *[no] { $name } switched { $colour } off.
            }
    }
screen-mv-tale-all =
    { $you ->
        [yes] You switched all five.
       *[no] { $name } switched all five.
    }
screen-mv-tale-objected =
    { $you ->
        [yes] You said: “Just roll!”
       *[no] { $name } said: “Just roll!”
    }
screen-mv-tale-allowed =
    { $you ->
        [yes] You let it be.
       *[no] { $name } let it be.
    }
screen-mv-tale-jump = { $sign } { $face } { $result }: { $colour } switched for { $names }.
screen-mv-tale-change = { $sign } { $face } { $result } for { $colour }.
screen-mv-tale-stays = { $sign } { $face } { $result }: { $colour } stays.
screen-mv-tale-repeated =
    { $you ->
        [yes] You repeat the roll with the wooden scepter.
       *[no] { $name } repeats the roll with the wooden scepter.
    }
screen-mv-tale-back =
    { $you ->
        [yes] { $colour } goes back on your panel.
       *[no] { $colour } goes back on { $name }’s panel.
    }
screen-mv-tale-rotated = The scepters move one place.
screen-mv-tale-column = Now on { $column }: { $world } { $signs }

## Revealed, met, and the score sheet

screen-mv-true-identity = true identity
screen-mv-is-revealed =
    { $you ->
        [yes] You are revealed
       *[no] { $name } is revealed
    }
screen-mv-now-is =
    { $you ->
        [yes] All five worlds are captured. Now you are this panel:
       *[no] All five worlds are captured. Now { $name } is this panel:
    }
screen-mv-rule-three =
    { $you ->
        [yes] Whoever sets the own panel to these colours in the own turn meets you: 3 points, and the game ends at once.
       *[no] Whoever sets the own panel to these colours in the own turn meets { $name }: 3 points, and the game ends at once.
    }
screen-mv-colours-away =
    { $you ->
        [yes] How many colours each panel is away from yours
       *[no] How many colours each panel is away from { $name }’s
    }
screen-mv-go-on = Go on
screen-mv-final-meeting = The final meeting
screen-mv-meets-in =
    { $you ->
        [yes] You meet { $other } in { $world }
       *[no]
            { $mine ->
                [yes] { $name } meets you in { $world }
               *[no] { $name } meets { $other } in { $world }
            }
    }
screen-mv-three-points = 3 points.
screen-mv-hug = Hug!
screen-mv-same-traveller = Two equal panels: the same traveller from two worlds. This ends the game.
screen-mv-score-sheet = Score sheet
screen-mv-shared = shared victory
screen-mv-tied = tied
screen-mv-met-player = met { $name }
screen-mv-never-captured = never captured
screen-mv-all-captured = all five captured
screen-mv-equal = Equal points share the victory: { $points } each.
screen-mv-with-points = with { $points } points
screen-mv-small-face = The small face says whose world it was; a stack came from a column.

## The menu

screen-mv-panel-look = The look of your panel
screen-mv-collector = collector’s
screen-mv-travel = travel

## Worlds, by their colours: green, white, red, yellow, blue

screen-mv-world-void = The Void
screen-mv-world-g = Garden
screen-mv-world-w = Frost
screen-mv-world-gw = Taiga
screen-mv-world-r = Ember
screen-mv-world-gr = Redwood
screen-mv-world-wr = Ashfall
screen-mv-world-gwr = Autumn
screen-mv-world-y = Sands
screen-mv-world-gy = Harvest
screen-mv-world-wy = Halo
screen-mv-world-gwy = Spring
screen-mv-world-ry = Furnace
screen-mv-world-gry = Savanna
screen-mv-world-wry = Comet
screen-mv-world-gwry = Steppe
screen-mv-world-b = Tide
screen-mv-world-gb = Lagoon
screen-mv-world-wb = Glacier
screen-mv-world-gwb = Fjord
screen-mv-world-rb = Geyser
screen-mv-world-grb = Reef
screen-mv-world-wrb = Storm
screen-mv-world-gwrb = Twilight
screen-mv-world-yb = Atoll
screen-mv-world-gyb = Oasis
screen-mv-world-wyb = Thaw
screen-mv-world-gwyb = Eden
screen-mv-world-ryb = Sunset
screen-mv-world-gryb = Tropics
screen-mv-world-wryb = Genesis
screen-mv-world-gwryb = Cosmos
