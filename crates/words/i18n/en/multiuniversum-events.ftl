### Multiuniversum: what happened.
### $you is "yes" if the viewer did it. $name is somebody's name at the beginning of a sentence, $player inside one.

## The course of the game

mu-event-game-began = The portals are open, the hands are dealt: the game begins.
mu-event-portal-shown = { $portal } shows above transformer { $stack }.
mu-event-stack-emptied = The stack of transformer { $stack } is empty: { $empty } of the { $needed } that end the game.
mu-event-stalemate-nears =
    { $rounds ->
        [1] If no portal is sealed in the coming round, the game ends.
       *[other] If no portal is sealed in the next { $rounds } rounds, the game ends.
    }
mu-event-game-over = The game is over: { $ending }.

## Piles

mu-event-dealt =
    { $you ->
        [yes] You were dealt card { $card } ({ $tool }).
       *[no] { $name } was dealt card { $card } ({ $tool }).
    }
mu-event-dealt-hidden =
    { $you ->
        [yes] You were dealt a card.
       *[no] { $name } was dealt a card.
    }
mu-event-drew =
    { $you ->
        [yes] You drew card { $card } ({ $tool }).
       *[no] { $name } drew card { $card } ({ $tool }).
    }
mu-event-drew-hidden =
    { $you ->
        [yes] You drew a card.
       *[no] { $name } drew a card.
    }
mu-event-virtual-drew = { $name } drew card { $card } straight under its lab: { $tool }.
mu-event-pile-formed =
    { $cards ->
        [one] The draw pile is empty: the discard pile ({ $cards } card) is shuffled and becomes the new one.
       *[other] The draw pile is empty: the discard pile ({ $cards } cards) is shuffled and becomes the new one.
    }
mu-event-laid-out = Card { $card } ({ $tool }) was laid on the discard pile.
mu-event-cleared-up =
    { $you ->
        [yes]
            { $count ->
                [1] You put card { $cards } from your play area on the discard pile.
               *[other] You put cards { $cards } from your play area on the discard pile.
            }
       *[no]
            { $count ->
                [1] { $name } put card { $cards } from the play area on the discard pile.
               *[other] { $name } put cards { $cards } from the play area on the discard pile.
            }
    }

## Actions

mu-event-played =
    { $you ->
        [yes] You played card { $card } on { $at }: { $action }.
       *[no] { $name } played card { $card } on { $at }: { $action }.
    }
mu-event-triggered =
    { $you ->
        [yes] You played card { $card } on { $at }: { $action } ({ $ability }).
       *[no] { $name } played card { $card } on { $at }: { $action } ({ $ability }).
    }
mu-event-prepared =
    { $you ->
        [yes] You prepared card { $card }: { $tool }.
       *[no] { $name } prepared card { $card }: { $tool }.
    }
mu-event-discarded =
    { $you ->
        [yes] You discarded card { $card } ({ $tool }) to draw another.
       *[no] { $name } discarded card { $card } ({ $tool }) to draw another.
    }
mu-event-passed =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
mu-event-moved =
    { $you ->
        [yes] You moved from transformer { $from } to { $to }.
       *[no] { $name } moved from transformer { $from } to { $to }.
    }
mu-event-recycled =
    { $you ->
        [yes] You took card { $card } ({ $tool }) from the discard pile.
       *[no] { $name } took card { $card } ({ $tool }) from the discard pile.
    }
mu-event-spent =
    { $you ->
        [yes] You spent card { $card }: { $tool }.
       *[no] { $name } spent card { $card }: { $tool }.
    }
mu-event-sealed =
    { $you ->
        [yes] You sealed { $portal } for { $dp } DP.
       *[no] { $name } sealed { $portal } for { $dp } DP.
    }

## Abilities

mu-event-looked =
    { $you ->
        [yes] You looked at the stack of transformer { $stack }.
       *[no] { $name } looked at the stack of transformer { $stack }.
    }
mu-event-saw =
    { $you ->
        [yes] You saw { $portal } in place { $place } from the top of the stack of transformer { $stack }.
       *[no] { $name } saw { $portal } in place { $place } from the top of the stack of transformer { $stack }.
    }
mu-event-saw-hidden =
    { $you ->
        [yes] You saw what lies in place { $place } from the top of the stack of transformer { $stack }.
       *[no] { $name } saw what lies in place { $place } from the top of the stack of transformer { $stack }.
    }
# $order names the old places from the new top down: 3, 1, 2 puts the third portal on top.
mu-event-arranged =
    { $you ->
        [yes] You put the stack of transformer { $stack } back: from the top, the old places { $order }.
       *[no] { $name } put the stack of transformer { $stack } back: from the top, the old places { $order }.
    }
mu-event-arranged-hidden =
    { $you ->
        [yes] You put the stack of transformer { $stack } back in a secret order.
       *[no] { $name } put the stack of transformer { $stack } back in a secret order.
    }
mu-event-swapped =
    { $you ->
        [yes] You swapped the portals above transformers { $a } and { $b }.
       *[no] { $name } swapped the portals above transformers { $a } and { $b }.
    }
mu-event-sent-under =
    { $you ->
        [yes] You sent the top portal of every stack under its stack.
       *[no] { $name } sent the top portal of every stack under its stack.
    }
mu-event-will-keep =
    { $you ->
        [yes] You will keep one of the cards played this turn as a tool.
       *[no] { $name } will keep one of the cards played this turn as a tool.
    }
mu-event-dropped =
    { $you ->
        [yes] You discarded card { $card } ({ $tool }).
       *[no] { $name } discarded card { $card } ({ $tool }).
    }
mu-event-kept =
    { $you ->
        [yes] You kept card { $card } as a tool: { $tool }.
       *[no] { $name } kept card { $card } as a tool: { $tool }.
    }
