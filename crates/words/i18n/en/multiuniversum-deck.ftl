### Multiuniversum: decks of one’s own, and what is wrong with a deck file. A word in quotes stands in the file as it is.

mu-fault = Line { $line }: { $fault } ({ $rule })

## Which part of the file

mu-fault-deck = the deck
mu-fault-cards = the cards
mu-fault-card = card { $number }
mu-fault-icon = icon { $number }
mu-fault-portal = portal { $number }

## Types of values

mu-fault-type-text = text in quotes
mu-fault-type-number = a whole number
mu-fault-type-fraction = a number with a point
mu-fault-type-truth = true or false
mu-fault-type-date = a date
mu-fault-type-list = a list
mu-fault-type-table = a table

## The faults

mu-fault-syntax = not TOML at column { $column }: { $message }
mu-fault-unreadable = not a deck in JSON at column { $column }: { $message }
mu-fault-missing-key = { $place }: { $key } is missing
mu-fault-unknown-key = { $place }: the key “{ $key }” is unknown
mu-fault-wrong-type = { $place }: { $key } should be { $expected }, not { $found }
mu-fault-duplicate-key = { $place }: the same key as { $first }: “{ $key }”
mu-fault-bad-key = { $place }: “{ $key }” is no key of 1 to 24 letters a-z, digits and hyphens
mu-fault-empty-text = { $place }: { $key } is empty
mu-fault-long-text = { $place }: { $key } has { $length } characters, { $most } at most
mu-fault-control = { $place }: { $key } has a line break or another control character in it
mu-fault-card-count = cards: { $found }, not 50
mu-fault-slot-count = slots of card { $card }: { $found }, not 5
mu-fault-unknown-action = card { $card }, slot { $slot }: “{ $word }” is not an action
mu-fault-action-repeated = card { $card } has { $action } { $times } times, not once
mu-fault-action-missing = card { $card } lacks { $action }
mu-fault-unknown-tool = { $place }: “{ $word }” is not a tool
mu-fault-portal-count = portals: { $found }, not 20
mu-fault-tier-count = { $tier } portals (tools: { $tools }): { $found }, not { $wanted }
mu-fault-tool-count = tools of portal { $portal }: { $found }, not 1 to 3
mu-fault-dp-range = DP of portal { $portal }: { $found }, not 1 to 9
mu-fault-unknown-icon = portal { $portal }: there is no icon “{ $icon }”
mu-fault-icon-use = portals with the icon “{ $icon }”: { $found }, not 1 to 3
mu-fault-bars = bars of the icon “{ $icon }”: { $bars }, but portals with it: { $found }

## A deck of one's own, where a table is made

mu-deck = Deck
mu-deck-save = Save as a file
mu-deck-save-about = The shipped deck as a file: a start for a deck of your own.
mu-deck-forget = Forget
mu-deck-forget-this = Forget { $deck }
mu-deck-choose = Choose a deck file
mu-deck-choose-about = A deck of your own, in TOML or JSON. This browser remembers it; online, all at the table get it.
mu-deck-faults =
    { $count ->
        [1] “{ $file }” is not a deck yet: it has one fault. The deck chosen before stays.
       *[other] “{ $file }” is not a deck yet: it has { $count } faults. The deck chosen before stays.
    }
mu-deck-fault-list = Faults, line by line
mu-deck-too-large = “{ $file }” is too large for a deck. The deck chosen before stays.
mu-deck-no-text = “{ $file }” is not a text in UTF-8. The deck chosen before stays.
mu-deck-offline = What reads deck files could not be fetched. Try again when there is a network.
mu-deck-close = Close the list
