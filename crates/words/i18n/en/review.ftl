# Looking back on a game: chance to win, luck and skill, decisions. $you is "yes" if it is the reader's own seat.
review-no-seat = nobody sits on that seat
review-nothing = nothing has happened in this game yet

# Where the chances changed. Luck first.
review-deal = The deal
review-own-draws =
    { $you ->
        [yes] Your draws
       *[no] Draws of { $name }
    }
review-rivals-draws = Rivals’ draws
review-machines-draws = The machine’s draws
review-stacks = Stacks and discards opening
review-own-rolls =
    { $you ->
        [yes] Your rolls
       *[no] Rolls of { $name }
    }
review-rivals-rolls = Rivals’ rolls
review-columns = Columns opening
review-own-choices =
    { $you ->
        [yes] Your choices
       *[no] Choices of { $name }
    }
review-rivals-choices = Rivals’ choices

# The command's report.
review-chances = Chance to win when each round begins, as the bots judge it:
review-head-round = round
review-end = end
review-balance = How { $name } got there, in points of the chance to win:
review-start = At the start
review-result = Result
review-so-far = Where the record ends
review-decisions =
    { $count ->
        [one] { $count } decision of { $name }, of which { $same } was the expert’s; { $cost } points given away. The expert looked ahead in { $worlds } worlds that fit what { $name } knew:
       *[other] { $count } decisions of { $name }, of which { $same } were the expert’s; { $cost } points given away. The expert looked ahead in { $worlds } worlds that fit what { $name } knew:
    }
review-decision = Round { $round }: { $played } ({ $chance }); the expert: { $best } ({ $better }). advise --at { $at }

# The page.
mine-review = Review
review-chance-to-win = Chance to win
review-by-judgement = over the game, as the bots judge it
review-as-table = As a table
review-progress = Looking at round { $round }
review-progress-label = How far the review is
review-luck-and-skill = Luck and skill
review-in-points = in points of win chance
review-sum = { $start } at the start, { $change } in all: { $result }.
review-luck-is = Luck is the chance after a draw or a roll, less the mean over all that could have come; skill is what changed by a choice: both as the bots judge the whole table. What a decision cost is the expert’s own estimate, from what the player knew.
review-decisions-title = Decisions
review-by-cost =
    { $count ->
        [one] { $count }, by what it cost
       *[other] { $count }, by what they cost
    }
review-all = All { $count }
review-your-view = the expert knew no more than this player
review-line = The expert’s line
review-same = The expert would do the same
review-to-win = to win
review-cost =
    { $points ->
        [one] { $points } point given away
       *[other] { $points } points given away
    }
review-second = Second best: { $choice } ({ $chance })
review-watch = Watch this moment
review-experts = were the expert’s choices
review-given-away = given away a decision
review-luck = luck
review-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
review-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
review-left = Left before its end
review-whose = Whose decisions are looked at

# Below the pictures of choices.
figure-decline = Decline
figure-meet = Meet
figure-stand = Let it stand
