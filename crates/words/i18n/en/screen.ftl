### The table of Multiuniversum on the screen.

## Who is on the turn, and how far the end is

screen-your-turn = Your turn
screen-plays = { $name } plays
screen-is-playing = { $name } is playing.
screen-playing = playing now
screen-next = next
screen-in-turns = in { $turns } turns
screen-you-in = you: in { $turns }
screen-by-itself = moves by itself
screen-order = Order of turns
screen-empty-of = { $empty } of { $needed } stacks empty
screen-empty-short = { $empty } of { $needed } empty
screen-end-round = at { $needed }, the round ends the game
screen-end-at-once = the third ends the game at once
screen-last-round = Last round
screen-last-round-text = everybody has had equally many turns, then the game ends
screen-stalemate = Nothing is being sealed
screen-locked = No cards left
screen-locked-text = nobody can draw: the game ends after a round of this
screen-deadly = icons face up at the end: you lose their portals
screen-threat = You lose { $dp } DP if this icon still shows at the end (MU-V2)

## On the table

screen-draw = Draw
screen-discard-pile = Discard
screen-last = last
screen-empty = Empty
screen-stack-empty = Stack empty
screen-ability-works = ability still works
screen-on = on { $at }
screen-dp-now = DP now
screen-portals = Portals
screen-sealed = Sealed
screen-your-lab = Your lab
screen-lab-of = The lab of { $name }
screen-minus-one = −1 each if unused
screen-no-tools = no tools
screen-none-yet = none yet
screen-nothing-sealed = nothing sealed yet
screen-no-set-yet = no set yet
screen-no-sets = no sets
screen-sets-worth = sets +{ $dp }
screen-safe = safe
screen-at-risk = at risk
screen-no-cards = no cards in hand
screen-what-there = What would my cards do on { $at }?
screen-seal-with = Seal with

## What a card does, in full and in short

screen-do-search = draw 2 cards
screen-do-move = to any other
screen-do-recycle = take a discard
screen-do-seal = ready: { $dp } DP
screen-do-arrange = rearrange a stack
screen-do-draw = draw 3, discard 2
screen-do-swap = swap two portals
screen-do-under = send tops under
screen-do-keep = keep one as tool
screen-short-search = +2 cards
screen-short-move = anywhere
screen-short-recycle = take one
screen-short-arrange = Rearrange
screen-short-draw = +3 then −2
screen-short-swap = Swap two
screen-short-under = Tops under
screen-short-keep = Keep a card
screen-needs = needs { $tool }
screen-needs-these = needs
screen-no-draw = no card to draw
screen-no-recycle = pile is empty
screen-no-portal = no portal
screen-no-tall = stacks too low
screen-no-two = one stack left
screen-no-stay = you are here

## What to do now

screen-coach-turn = Use a card in one of three ways, or drag it to a glowing place.
screen-coach-tap = Tap a card to see its three uses.
screen-coach-empty = Your hand is empty: only Pass is left.
screen-coach-wait = Point at a transformer to see what your cards would do there.
screen-can-end = You can end it now.
screen-can-end-text = Sealing this last portal empties the third stack.
screen-not-here = Not here.
screen-card-keys = 1: play, 2: prepare, 3: discard
screen-play = Play: { $action }
screen-to = to { $places }
screen-tap-transformer = tap where to
screen-prepare = Prepare
screen-could-seal = you could seal { $portal }
screen-discard = Discard
screen-then-draw = then draw 1
screen-ends-game = ends the game: you { $mine }, machine { $other }
screen-pass = Pass
screen-skip = Skip
screen-undo-shown = not now: something was shown
screen-undo-nothing = nothing to take back

## Questions

screen-secret = secret
screen-new = new
screen-arrange-title = Arrange the stack of { $stack }
screen-arrange-text = Drag the portals, or use the arrows. The first will lie on top.
screen-arrange-top = Top
screen-arrange-bottom = Bottom
screen-arrange-up = { $portal }: nearer to the top
screen-arrange-down = { $portal }: further down
screen-arrange-seen = all will see it
screen-arrange-hidden = only you know
screen-arrange-note = Others see that you looked, and the new top; the order below stays yours.
screen-arrange-reset = As it was
screen-arrange-done = Put it back
screen-drop-title =
    { $count ->
        [1] Discard a card
       *[other] Now discard { $count }
    }
screen-drop-text = Any cards of your hand, new ones or old ones.
screen-drop-note = They go face up onto the discard pile; nothing is drawn for them.
screen-drop-done =
    { $count ->
        [1] Discard it
       *[other] Discard { $count }
    }
screen-chosen-of = { $chosen } of { $count } chosen
screen-choose-more =
    { $count ->
        [1] choose one more
       *[other] choose { $count } more
    }
screen-keep-title =
    { $count ->
        [1] Keep one card as a tool
       *[other] Keep { $count } cards as tools
    }
screen-keep-text = You triggered 5 this turn. The other played cards go to the discard pile.
screen-keep-note = Then your turn ends, and you draw up to 3.
screen-keep-done = Keep, and end my turn
screen-keep-prepared = prepared this turn
screen-keep-not = not played for an action
screen-played-as = played as
screen-fits = fits { $portal }
screen-take-text = One click takes it into your hand.
screen-take-note = Everybody sees which one you take.
screen-spend-text = The others stay under your lab.
screen-spend-note = Spent tools go to the discard pile.

## The menu and what it opens

screen-menu = Menu
screen-close = Close
screen-all-choices = All choices as a list

## The machine's plan

screen-machine-title = After your turn the machine
screen-machine-draws = draws 2 tools
screen-machine-seals = seals { $portal }
screen-machine-seals-if = seals { $portal } if it finds { $tools }
screen-machine-no-portal = finds no portal to seal
screen-machine-walks = walks to { $at }
screen-machine-fine = Oldest tools are spent first. Unused ones cost it nothing.

## The score sheet

screen-laid-out = Sealed portals, laid out in sets
screen-best-split = The best split is found for everyone.
screen-by-points =
    { $points ->
        [one] Ahead by { $points } point.
       *[other] Ahead by { $points } points.
    }
screen-tied = { $names }: { $points } points each.
screen-decides = The tie is broken by:
screen-shared = Shared victory
screen-not-needed = not needed
screen-winner = Winner
screen-place = Place { $place }
screen-none-left = none left over
screen-omni = Omni set: 5 different
screen-special = Specialization: { $count } { $icon }
screen-no-set = not in a set

## What happened: $you is "yes" if the viewer did it. Signs stand for transformers, tools and portals.

screen-tale-played =
    { $you ->
        [yes] You played { $action } on { $at }.
       *[no] { $name } played { $action } on { $at }.
    }
screen-tale-prepared =
    { $you ->
        [yes] You prepared { $card } { $tool }.
       *[no] { $name } prepared { $card } { $tool }.
    }
screen-tale-discarded =
    { $you ->
        [yes] You discarded { $card } { $tool }.
       *[no] { $name } discarded { $card } { $tool }.
    }
screen-tale-drew =
    { $you ->
        [yes] You drew { $count }{ $tools }.
       *[no] { $name } drew { $count }{ $tools }.
    }
screen-tale-moved =
    { $you ->
        [yes] You moved from { $from } to { $to }.
       *[no] { $name } moved from { $from } to { $to }.
    }
screen-tale-looked =
    { $you ->
        [yes] You looked at the stack of { $stack }.
       *[no] { $name } looked at the stack of { $stack }.
    }
screen-tale-arranged =
    { $you ->
        [yes] You put the stack of { $stack } back in a secret order.
       *[no] { $name } put the stack of { $stack } back in a secret order.
    }
screen-tale-swapped =
    { $you ->
        [yes] You swapped the portals above { $a } and { $b }.
       *[no] { $name } swapped the portals above { $a } and { $b }.
    }
screen-tale-recycled =
    { $you ->
        [yes] You took { $card } { $tool } from the discard pile.
       *[no] { $name } took { $card } { $tool } from the discard pile.
    }
screen-tale-kept =
    { $you ->
        [yes] You kept { $card } { $tool } as a tool.
       *[no] { $name } kept { $card } { $tool } as a tool.
    }
screen-tale-sealed =
    { $you ->
        [yes] You sealed { $portal } for { $dp } spending { $tools }.
       *[no] { $name } sealed { $portal } for { $dp } spending { $tools }.
    }
screen-tale-machine = { $name } drew { $card } { $tool }.
screen-tale-emptied = The stack of { $stack } is empty: { $empty } of { $needed }.
