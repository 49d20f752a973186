### Records of games: what is wrong with one.

record-fault = line { $line }: { $fault }
record-not-here = this game is not kept in this browser, or no longer
record-cut = the record ends here; its last lines are missing
record-more = something follows the last line
record-long = this line is longer than any line of a record
record-encoding = this line is not text in UTF-8
record-unreadable = the file cannot be read on: { $wrong }
record-json = not a line of a record: { $wrong }
record-written = not written as it should be; this is right: { $right }
record-format = a record of format { $found }; this program reads format { $known }
record-deck = the deck is not written out
record-setup = a game that cannot be played: { $wrong }
record-seats = seats with somebody on them: { $found }, not { $seats }
record-name = the name on seat { $seat } must have 1 to 60 characters, and none that control a terminal
record-match = the name of the match must have 1 to 255 bytes
record-nonce-order = the nonces are not in the order of seats
record-nonce = what seat { $seat } opened is not what it had pledged
record-nonce-seat = nobody sits on seat { $seat } who could have added to the dice
record-notation = { $wrong }
record-illegal = “{ $input }” cannot come here. { $why }
record-lot = wrong tickets; these are right: { $lot }
record-chance = chance is to decide next, but the record ends
record-ending = the game did not end like that; its ending is { $ending }
record-sheet = the score sheet is wrong; this is right: { $right }
record-check = the lines before were changed; their SHA-256 is { $right }
record-seed = the seed is not the one that was pledged
record-no-seed = the seed that was pledged is not opened
record-seed-twice = a seed, though no dice were pledged
record-dice = outcome { $number } is not what the dice gave: ticket { $ticket } of { $of }

## Checking a record

verify-good =
    { $inputs ->
        [one] good: { $inputs } input, of which chance decided { $outcomes }; the dice are those of the seed
       *[other] good: { $inputs } inputs, of which chance decided { $outcomes }; the dice are those of the seed
    }
verify-good-pledged =
    { $inputs ->
        [one] good: { $inputs } input, of which chance decided { $outcomes }; the dice are as pledged
       *[other] good: { $inputs } inputs, of which chance decided { $outcomes }; the dice are as pledged
    }
verify-summary = { $records } records, { $good } of them good, { $pledged } with pledged dice; { $inputs } inputs
verify-wrong = { $wrong } of { $records } records cannot be trusted
