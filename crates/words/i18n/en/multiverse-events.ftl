### Multiverse: what happened.
### $you is "yes" if the viewer did it, $mine if it was done to the viewer. $name is somebody's name at the beginning of a sentence, $player inside one; $other is whom it was done to.

## Set-up

mv-event-panel-set =
    { $you ->
        [yes] Your panel starts with { $colours } on.
       *[no] { $name } starts with { $colours } on.
    }
mv-event-scepter-dealt =
    { $you ->
        [yes] You hold { $scepter } (position { $position }).
       *[no] { $name } holds { $scepter } (position { $position }).
    }
mv-event-scepter-imaginary = An imaginary player holds { $scepter } (position { $position }).
mv-event-dealt =
    { $you ->
        [yes] You were dealt { $world }.
       *[no] { $name } was dealt { $world }.
    }
mv-event-dealt-hidden =
    { $you ->
        [yes] You were dealt a token.
       *[no] { $name } was dealt a token.
    }
mv-event-kept =
    { $you ->
        [yes] You kept { $world }.
       *[no] { $name } kept { $world }.
    }
mv-event-kept-hidden =
    { $you ->
        [yes] You kept a token.
       *[no] { $name } kept a token.
    }
mv-event-passed =
    { $count ->
        [one] The packs went to the left, with { $count } token each.
       *[other] The packs went to the left, with { $count } tokens each.
    }
mv-event-received =
    { $you ->
        [yes] You received this pack: { $worlds }.
       *[no] { $name } received this pack: { $worlds }.
    }
mv-event-placed =
    { $you ->
        [yes] You placed { $world } ({ $place }).
       *[no] { $name } placed { $world } ({ $place }).
    }
mv-event-placed-hidden =
    { $you ->
        [yes] You placed a token ({ $place }).
       *[no] { $name } placed a token ({ $place }).
    }
mv-event-front-shown =
    { $you ->
        [yes] You showed your front row: { $worlds }.
       *[no] { $name } showed the front row: { $worlds }.
    }
mv-event-column-shown = Column { $column } shows { $world }.

## Encounters

mv-event-captured =
    { $you ->
        [yes] You captured { $world } from { $other }.
       *[no]
            { $mine ->
                [yes] { $name } captured { $world } from you.
               *[no] { $name } captured { $world } from { $other }.
            }
    }
mv-event-captured-column =
    { $you ->
        [yes] You captured { $world } from a column.
       *[no] { $name } captured { $world } from a column.
    }
mv-event-unlocked =
    { $you ->
        [yes] A token of your back row was turned up: { $world }.
       *[no] A token of { $player }’s back row was turned up: { $world }.
    }
mv-event-revealed =
    { $you ->
        [yes] You have no token left and are revealed: whoever meets you ends the game.
       *[no] { $name } has no token left and is revealed: whoever meets { $player } ends the game.
    }
mv-event-declined =
    { $you ->
        [yes] You did not visit the world.
       *[no] { $name } did not visit the world.
    }
mv-event-met =
    { $you ->
        [yes] You met { $other }: 3 points, and the game is over.
       *[no]
            { $mine ->
                [yes] { $name } met you: 3 points, and the game is over.
               *[no] { $name } met { $other }: 3 points, and the game is over.
            }
    }

## Switches, rolls and jumps

mv-event-switched =
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
mv-event-switched-all =
    { $you ->
        [yes] You switched all; now on: { $colours }.
       *[no] { $name } switched all; now on: { $colours }.
    }
mv-event-objected =
    { $you ->
        [yes] You said: “Just roll!”
       *[no] { $name } said: “Just roll!”
    }
mv-event-allowed =
    { $you ->
        [yes] You let it be.
       *[no] { $name } let it be.
    }
mv-event-rolled =
    { $you ->
        [yes] You rolled { $result } for { $colour }.
       *[no] { $name } rolled { $result } for { $colour }.
    }
mv-event-repeated =
    { $you ->
        [yes] You repeated the roll with the wooden scepter.
       *[no] { $name } repeated the roll with the wooden scepter.
    }
mv-event-switched-back =
    { $you ->
        [yes] You had to switch { $colour } back.
       *[no] { $name } had to switch { $colour } back.
    }
mv-event-jumped =
    { $you ->
        [yes]
            { $on ->
                [yes] The jump switched { $colour } on for you.
               *[no] The jump switched { $colour } off for you.
            }
       *[no]
            { $on ->
                [yes] The jump switched { $colour } on for { $player }.
               *[no] The jump switched { $colour } off for { $player }.
            }
    }

## Scepters, and the end

mv-event-rotated =
    { $imaginary ->
        [yes] An imaginary player held the wooden scepter: the scepters moved one position counter-clockwise.
       *[no] The scepters moved one position counter-clockwise.
    }
mv-event-stalemate-nears =
    { $rounds ->
        [1] If nothing is captured in the coming round, the game ends.
       *[other] If nothing is captured in the next { $rounds } rounds, the game ends.
    }
mv-event-game-over = The game is over: { $ending }.
