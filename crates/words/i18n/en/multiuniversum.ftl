### Multiuniversum: names, choices, reasons, scores, options.

## The actions of the cards, and what they do

mu-action-search = Search
mu-action-trigger = Trigger
mu-action-move = Move
mu-action-seal = Seal
mu-action-recycle = Recycle
mu-effect-search = draw 2 cards
mu-effect-trigger = use the ability of your transformer
mu-effect-move = go to another transformer
mu-effect-seal = seal the portal above your transformer
mu-effect-recycle = take a card from the discard pile

## Tools: in full, in short, and so many of them

mu-tool-tape = Duct tape
mu-tool-plunger = Plunger
mu-tool-fork = Tuning fork
mu-tool-net = Butterfly net
mu-tool-iron = Steam iron
mu-tool-short-tape = Tape
mu-tool-short-plunger = Plunger
mu-tool-short-fork = Tuning fork
mu-tool-short-net = Net
mu-tool-short-iron = Iron
mu-tool-count-tape =
    { $count ->
        [one] { $count } Tape
       *[other] { $count } Tapes
    }
mu-tool-count-plunger =
    { $count ->
        [one] { $count } Plunger
       *[other] { $count } Plungers
    }
mu-tool-count-fork =
    { $count ->
        [one] { $count } Tuning fork
       *[other] { $count } Tuning forks
    }
mu-tool-count-net =
    { $count ->
        [one] { $count } Net
       *[other] { $count } Nets
    }
mu-tool-count-iron =
    { $count ->
        [one] { $count } Iron
       *[other] { $count } Irons
    }

## Transformers: number and colour, the colour alone, and the abilities

mu-transformer = { $number }, { $colour }
mu-colour-white = white
mu-colour-yellow = yellow
mu-colour-red = red
mu-colour-blue = blue
mu-colour-green = green
mu-ability-arrange = Rearrange a stack
mu-ability-draw = Draw 3, discard 2
mu-ability-swap = Swap two portals
mu-ability-under = Send tops under
mu-ability-keep = Keep a played card
mu-ability-arrange-text = Take one stack, look at all of it, and put it back in any order. Only the new top shows.
mu-ability-draw-text = Draw 3 cards, then discard any 2 from your hand.
mu-ability-swap-text = Two face-up portals change places.
mu-ability-under-text = The top portal of every stack goes under its stack. A stack of one stays as it is.
mu-ability-keep-text = At the end of this turn, keep one of the cards you played for an action as a tool.

## Cards and portals

mu-card = card { $card } ({ $tool })
mu-card-face = Card { $card } ({ $tool }): { $slots }
mu-slot = { $number } { $action }
mu-portal-face =
    { $bars ->
        [1] { $portal }: { $dp } DP, { $icon } (the only one), sealed with { $tools }
       *[other] { $portal }: { $dp } DP, { $icon } (one of { $bars }), sealed with { $tools }
    }
mu-tier-basic = basic
mu-tier-medium = medium
mu-tier-advanced = advanced
# What a sealed portal is counted with in statistics.
mu-part-portal = Portal
mu-part-dimension = Dimension
mu-part-points = Discovery points
mu-part-tier = Tier
mu-part-tool = Tool

## On the table

mu-lab-tools = Tools
mu-lab-portals = Sealed portals
mu-play-area = Play area
mu-empty-stacks =
    { $empty ->
        [one] { $empty } stack empty; { $needed } end the game
       *[other] { $empty } stacks empty; { $needed } end the game
    }
mu-stalemate-in =
    { $rounds ->
        [1] Without a sealed portal the game ends after this round.
       *[other] Without a sealed portal the game ends in { $rounds } rounds.
    }
mu-known-place = Place { $place }: { $portal }.
mu-known-inside = Somewhere inside: { $portals }.
mu-known-hand = In hand, seen by all: { $cards }.
mu-best = Best solo scores in this browser
mu-best-line = { $points } DP against { $machine }
mu-stack-count =
    { $count ->
        [0] Stack empty
        [one] { $count } portal
       *[other] { $count } portals
    }

## What the game waits for

mu-prompt-opening = The first discard pile is laid out
mu-prompt-draw =
    { $count ->
        [1] A card is drawn
       *[other] { $count } cards are drawn
    }
mu-prompt-turn = Your turn: play a card, prepare a tool, discard a card, or pass
mu-prompt-acted = The action is done
mu-prompt-move = Choose where to move
mu-prompt-look = Choose a stack to look at
mu-prompt-see = The stack of transformer { $stack } is being looked at
mu-prompt-arrange = Choose the new order of the stack of transformer { $stack }
mu-prompt-swap = Choose two portals to swap
mu-prompt-take = Choose a card from the discard pile
mu-prompt-drop =
    { $count ->
        [1] Choose a card to discard
       *[other] Choose { $count } cards to discard, one after the other
    }
mu-prompt-spend =
    { $count ->
        [1] Choose which { $tool } to spend
       *[other] Choose which { $count } cards with { $tool } to spend, one after the other
    }
mu-prompt-keep =
    { $count ->
        [1] Choose a played card to keep as a tool
       *[other] Choose { $count } played cards to keep as tools, one after the other
    }
mu-prompt-virtual = The machine moves on
mu-prompt-over = The game is over: { $ending }

## Choices, as buttons

mu-offer-search = Play { $tool }: Search (draw 2 cards)
mu-offer-trigger = Play { $tool }: Trigger { $at } ({ $ability })
mu-offer-move = Play { $tool }: Move (to another transformer)
mu-offer-seal = Play { $tool }: Seal { $portal }
mu-offer-seal-nothing = Play { $tool }: Seal
mu-offer-recycle = Play { $tool }: Recycle (take a card from the discard pile)
mu-offer-prepare = Prepare { $tool }
mu-offer-discard = Discard { $tool }, then draw one
mu-offer-pass = Pass: no further action this turn
mu-offer-go = Move to { $place }
mu-offer-look = Look at the stack of { $place }
mu-offer-arrange = From the top: { $portals }
mu-offer-arrange-blind = From the top: the old places { $order }
mu-offer-swap = Swap { $first } ({ $a }) and { $second } ({ $b })
mu-offer-swap-empty = Swap the portals of { $a } and { $b }
mu-offer-drop = Discard { $tool } (here: { $action })
mu-offer-take = Take { $tool } (here: { $action })
mu-offer-keep = Keep { $tool }
mu-offer-spend = Spend { $tool }

## Why not

mu-no-draw = There is no card to draw.
mu-no-recycle = The discard pile is empty.
mu-no-portal = There is no portal above transformer { $at }.
mu-no-tools = Still needs { $tools } to seal { $portal }.
mu-no-tall-stack = No stack has two portals, so nothing would change.
mu-no-two-stacks = Fewer than two stacks have portals.
mu-no-stay = You are on transformer { $at } already.
mu-no-order = The stack of transformer { $stack } has fewer than two portals: there is nothing to rearrange.
mu-no-stack = The stack of transformer { $stack } is empty.

## The score sheet, and how a game ended

mu-portals = Sealed portals
mu-lost = Lost to deadly portals
mu-tools = Unused tools
mu-sets = Sets
mu-tie-tools = Fewest unused tools
mu-tie-portals = Most sealed portals
mu-tie-hand = Most cards in hand
mu-tie-age = By age
mu-ending-stacks = enough stacks are empty
mu-ending-locked = nobody has a card to play or to draw
mu-ending-stalemate = no portal was sealed for too long
