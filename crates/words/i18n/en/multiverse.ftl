### Multiverse: names, choices, odds, scores, options.

## Colours, worlds, scepters, places

mv-colour-green = green
mv-colour-white = white
mv-colour-red = red
mv-colour-yellow = yellow
mv-colour-blue = blue
mv-colours-none = no colour
mv-colours-all = all five colours
# A world is called by its colours; the one without and the one with all of them have words of their own.
mv-world = the { $colours } world
mv-world-empty = the empty world
mv-world-full = the five-colour world
mv-world-empty-short = empty world
mv-world-full-short = five-colour world
# What a captured token is counted with in statistics.
mv-part-world = World
mv-part-size = Number of colours
mv-part-colour = Colour
mv-part-end = End of the game
mv-scepter = the { $colour } scepter
mv-scepter-wooden = the wooden scepter
mv-place-front-left = front left
mv-place-front-middle = front middle
mv-place-front-right = front right
mv-place-back-left = back left
mv-place-back-right = back right
mv-token-up = { $world }, face up
mv-token-down = { $world }, face down
mv-token-gone = { $world }, captured
mv-switch =
    { $on ->
        [yes] { $colour }: on
       *[no] { $colour }: off
    }
mv-roll-change = CHANGE
mv-roll-stability = STABILITY

## On the table

mv-panel-title = Switch panel
mv-on = on
mv-off = off
mv-formation = Formation
mv-front-row = Front row
mv-back-row = Back row
mv-face-down = face down
mv-captured = Captured tokens
mv-captured-count =
    { $count ->
        [0] Nothing captured
        [one] { $count } token captured
       *[other] { $count } tokens captured
    }
mv-columns = Columns
mv-column = Column { $column }
mv-column-height =
    { $count ->
        [0] empty
        [one] { $count } token
       *[other] { $count } tokens
    }
mv-scepters = Scepters
mv-scepter-way = When whoever holds the wooden scepter ends a turn, all scepters move one position counter-clockwise.
mv-position = Position { $position }
mv-imaginary = Imaginary player
mv-pack = Your pack
mv-kept = Your tokens
mv-seen = Seen in packs
mv-has-chosen = has chosen
mv-is-choosing = is choosing
mv-revealed = revealed
mv-revealed-count =
    { $count ->
        [one] { $count } player revealed
       *[other] { $count } players revealed
    }
mv-encounter-possible = An encounter is possible.
mv-stalemate-in =
    { $rounds ->
        [1] Without a capture the game ends after this round.
       *[other] Without a capture the game ends in { $rounds } rounds.
    }

## How far the set-up is

mv-setup-panels = Set-up: switch panels
mv-setup-scepters = Set-up: scepters
mv-setup-draft = Set-up: draft, token { $token } of 5
mv-setup-form = Set-up: formations
mv-setup-columns = Set-up: columns

## What the game waits for
## $you is "yes" if the viewer is the one it is about, $mine if the viewer is the other one in the sentence.

mv-prompt-panels =
    { $you ->
        [yes] Set-up: you roll for { $colour }
       *[no] Set-up: { $player } rolls for { $colour }
    }
mv-prompt-scepters = The scepters are dealt
mv-prompt-deal = The tokens for the draft are dealt
# $count is the number of tokens that are passed on.
mv-prompt-draft =
    { $count ->
        [1] Keep one token; the other goes to { $player }
       *[other] Keep one token; the other { $count } go to { $player }
    }
mv-prompt-kept = You have kept a token. Waiting for { $names }
mv-prompt-drafting = All keep one token and pass the rest to the left. Waiting for { $names }
mv-prompt-form =
    { $front ->
        [yes] Your formation: choose the token for { $place } (face up)
       *[no] Your formation: choose the token for { $place } (face down)
    }
mv-prompt-formed = Your formation is complete. Waiting for { $names }
mv-prompt-forming = All arrange their formations unseen. Waiting for { $names }
mv-prompt-columns = The tops of the columns are shown
mv-prompt-encounter =
    { $you ->
        [yes] Your panel matches { $world }: visit it?
       *[no] { $name } can visit { $world }
    }
mv-prompt-encounter-or-meet =
    { $you ->
        [yes] Your panel matches { $world } and { $other }’s panel: visit the world, or meet { $other }?
       *[no]
            { $mine ->
                [yes] { $name } can visit { $world }, or meet you
               *[no] { $name } can visit { $world }, or meet { $other }
            }
    }
mv-prompt-act =
    { $you ->
        [yes] Your turn: switch one colour, or all
       *[no] { $name } is about to switch one colour, or all
    }
# To the one who may object: what was switched, and what for.
mv-prompt-object =
    { $on ->
        [yes] { $name } switches { $colour } on: say “Just roll!”?
       *[no] { $name } switches { $colour } off: say “Just roll!”?
    }
mv-prompt-object-world =
    { $on ->
        [yes] { $name } switches { $colour } on and could visit { $world } ({ $spot }): say “Just roll!”?
       *[no] { $name } switches { $colour } off and could visit { $world } ({ $spot }): say “Just roll!”?
    }
mv-prompt-object-meeting =
    { $on ->
        [yes]
            { $mine ->
                [yes] { $name } switches { $colour } on to meet you, which ends the game: say “Just roll!”?
               *[no] { $name } switches { $colour } on to meet { $other }, which ends the game: say “Just roll!”?
            }
       *[no]
            { $mine ->
                [yes] { $name } switches { $colour } off to meet you, which ends the game: say “Just roll!”?
               *[no] { $name } switches { $colour } off to meet { $other }, which ends the game: say “Just roll!”?
            }
    }
# To the others.
mv-prompt-objector =
    { $you ->
        [yes]
            { $on ->
                [yes] You switch { $colour } on: { $objector } may say “Just roll!”
               *[no] You switch { $colour } off: { $objector } may say “Just roll!”
            }
       *[no]
            { $on ->
                [yes] { $name } switches { $colour } on: { $objector } may say “Just roll!”
               *[no] { $name } switches { $colour } off: { $objector } may say “Just roll!”
            }
    }
mv-prompt-confirm =
    { $you ->
        [yes] You roll: does { $colour } stay switched?
       *[no] { $name } rolls: does { $colour } stay switched?
    }
mv-prompt-jump =
    { $you ->
        [yes] Quantum jump: you roll for { $colour }
       *[no] Quantum jump: { $player } rolls for { $colour }
    }
mv-prompt-repeat =
    { $you ->
        [yes] { $result } for { $colour }: repeat the roll with the wooden scepter?
       *[no] { $result } for { $colour }: { $player } may repeat the roll
    }
mv-prompt-show = Column { $column } shows its next token
mv-prompt-over = The game is over: { $ending }

## Choices, as buttons

mv-offer-keep = Keep { $world }
mv-offer-place = Place { $world } ({ $place })
mv-offer-visit-player = Visit { $world }: capture it from { $player }
mv-offer-visit-column = Visit { $world }: capture it from column { $column }
mv-offer-meet = Meet { $player } and end the game (3 points)
mv-offer-decline =
    { $acted ->
        [yes] Do not visit, end the turn
       *[no] Do not visit, go on to the action
    }
mv-offer-switch =
    { $on ->
        [yes] Switch { $colour } on
       *[no] Switch { $colour } off
    }
mv-offer-switch-all = Switch all
# What follows a switch, on the same button. $spot says where the world lies.
mv-offer-encounter = encounter: { $world } ({ $spot })
mv-offer-meeting = meets { $player }: the game ends
mv-offer-objector = { $player } may object
mv-offer-just-roll = Just roll!
mv-offer-allow = Let it be
mv-offer-repeat = Repeat the roll
mv-offer-stand-switch =
    { $change ->
        [yes] Let it stand ({ $result }: { $colour } goes back)
       *[no] Let it stand ({ $result }: { $colour } stays switched)
    }
mv-offer-stand-jump =
    { $change ->
        [yes] Let it stand ({ $result }: { $colour } is switched)
       *[no] Let it stand ({ $result }: { $colour } stays)
    }
# Where a world lies.
mv-spot-you = yours
mv-spot-player = { $player }’s
mv-spot-column = column { $column }

## Odds

mv-chance = { $numerator }/{ $denominator } ({ $percent })
mv-percent = { $percent }%
mv-percent-about = about { $percent }%
mv-percent-low = less than 1%
mv-percent-high = more than 99%
mv-odds-sure = Leads to { $world }; nobody can object.
mv-odds-nothing = Leads to no world; nobody can object.
mv-odds-allowed = If { $player } lets it be: { $world }.
mv-odds-allowed-nothing = If { $player } lets it be: no world.
mv-odds-objected = If { $player } says “Just roll!”: { $worlds }.
mv-odds-objected-either = If { $player } says “Just roll!”: { $worlds }; your repeat can serve only one of them.
mv-odds-objected-nothing = If { $player } says “Just roll!”: no world.
mv-odds-world = { $chance } for { $world }
mv-odds-jump = Where the jump may lead: { $panels }.
mv-odds-panel = { $panel } { $chance }

## The score sheet, and how a game ended

mv-tokens = Captured tokens
mv-panel = Panel of a revealed player
mv-ending-met = a revealed player was met
mv-ending-stalemate = nothing was captured for too long
