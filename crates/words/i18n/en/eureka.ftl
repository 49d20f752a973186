### The Eureka of the day.

eureka-title = Eureka of the day
eureka-nav = Eureka
eureka-about = One turn for everybody, every day. Find the best there is: two minutes.
eureka-number = No. { $number }
eureka-ask = { $points } points are in this turn. Find them!
eureka-ask-about =
    { $game ->
        [multiuniversum] On average, as if the game ended after your turn: portals and sets count, each unused tool costs 1.
       *[other] On average: 1 for each world, 3 for a meeting. Whoever may say “Just roll!” does.
    }
eureka-making = The Eureka is being set up …
eureka-play = Play
eureka-played = { $percent }%
eureka-again = Try again
eureka-try-again = This try does not count any more: your first one does.
eureka-leave = All days
eureka-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
eureka-longest = longest: { $days }
eureka-past = Days before
eureka-earlier = Earlier
eureka-not-yet = That day is still to come.
eureka-no-day = There is no Eureka of that day: they began on January 1, 2026.
eureka-found = Eureka!
eureka-nearly = So close!
eureka-some = Well spotted
eureka-missed = There was more in it
eureka-result = { $percent }% of the best
eureka-gave = { $points } points given away by your choices; luck does not count.
eureka-gave-nothing = Nothing given away: no choice was better than yours.
eureka-gained = With the luck of the day you gained { $mine }, the best line { $best }.
eureka-yours = Your line
eureka-best = The best line
eureka-best-about = with the luck of the day
eureka-cost = −{ $points }
eureka-as-good = best
eureka-better = better: { $choice }
eureka-worth = { $points } to be expected
eureka-exact = exactly { $exact }
eureka-share = Share
eureka-copied = Copied
eureka-show-table = Look at the table
eureka-show-result = See the result
eureka-shared = Manyworlds Eureka no. { $number }, { $game }: { $percent }%

eureka-command-title = Eureka of { $date } (no. { $number }): { $game }
eureka-command-seat = You are { $name }, and it is your turn.
eureka-command-print = Fingerprint: { $print }
eureka-command-choices = What each choice is worth, on average:
eureka-command-line = The best line with the dice of the day brings { $points }:
