### The pages around the table.

home-now = Play now
home-now-about = Play now: you against two bots, starts at once.
home-friends = With friends
home-solo = Solo
home-multiuniversum-tag = Twenty portals are open. Gather the tools, be where you need to be, and close them first.
home-multiuniversum-size = 1–5 players · 20–40 min
home-multiuniversum-meta = cards, chains and sets
home-multiverse-tag = Five switches, thirty-two worlds. Change one law of nature and see whom you meet.
home-multiverse-size = 2–6 players · 30–45 min
home-multiverse-meta = switches, luck and nerve
home-continue = Continue
home-continue-none = Games that you play with others wait for you here.
home-open = Open tables
home-open-none = Nobody is waiting for players. Open a table yourself!
home-join = Join
home-look = Look
home-free =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
home-bots =
    { $bots ->
        [0] You, alone
        [1] You and a bot
       *[other] You and { $bots } bots
    }
home-back = Home
home-fair = Every shuffle and roll can be checked after the game.
home-fan = Fan-made, self-hosted. The decks are a reconstruction; all drawings are our own.
place-nowhere = There is nothing here.
place-nowhere-about = The address may be mistyped, or the page has moved.

## A new table. What stands between stars is set in bold.

new-title = New table
new-sum-alone = *{ $game }*, *alone* against the machine. Starts *at once*, in this browser.
new-sum-bots =
    { $bots ->
        [1] *{ $game }* for *{ $players }*: you and *a bot*, level *{ $level }*. Starts *at once*, in this browser.
       *[other] *{ $game }* for *{ $players }*: you and *{ $bots } bots*, level *{ $level }*. Starts *at once*, in this browser.
    }
new-sum-friends = *{ $game }* for *{ $players }*: you and { $friends ->
        [1] *a friend*
       *[other] *{ $friends } friends*
    }, { $pace ->
        [days] *over days*
       *[live] *live*
    }, with { $clock ->
        [turn] *a clock by turn*
        [game] *a clock by game*
       *[none] *no clock*
    }. { $public ->
        [yes] Everybody finds it *in the lobby*.
       *[no] Only people *with the link* find it.
    }
new-ready = Ready as it is: all that follows is optional.
new-seats = Seats
new-seat-you = you
new-seat-bot = bot, { $level }
new-seat-machine = plays by itself
new-seat-free = a friend, or a bot if nobody comes
new-rules = Rules
new-table = Table
new-colour = Your colour
new-where = Who plays?
new-where-bots = You and bots
new-where-bots-about = Starts at once, in this browser, also without a network.
new-where-friends = Friends, online
new-where-friends-about = You get a link to send. Seats that stay empty can be given to bots.
new-open-table = Open this table
new-public = In the lobby
new-public-about = Everybody can find the table and sit down. Otherwise only people with the link can.
new-spectators = Spectators
new-spectators-about = May look on; they see what all see, never a hand.
new-rated = Rated
new-rated-about = Counts for the ratings of all who play.
new-pace = Pace
new-pace-live = Live
new-pace-live-about = All are here at the same time.
new-pace-days = Days
new-pace-days-about = Play when you have a minute, over days.
new-clock = Clock
new-clock-none = None
new-clock-none-about = Everybody thinks as long as they like.
new-clock-turn = By turn
new-clock-turn-live = Two minutes for each turn; out of time means: pass.
new-clock-turn-days = Three days for each turn; out of time means: pass.
new-clock-game = By game
new-clock-game-live = Twenty minutes for the whole game.
new-clock-game-days = Twenty days for the whole game.

## The waiting room

waiting-invite = Invite others
waiting-link = Only people with this link find the table.
waiting-public = The table is in the lobby, and this link leads there, too.
waiting-qr = The link as a picture for another screen’s camera
waiting-address = The link to this table
waiting-copy = Copy the link
waiting-copied = Copied
waiting-for =
    { $free ->
        [one] Waiting for { $free } more
       *[other] Waiting for { $free } more
    }
waiting-all-here = All here
waiting-dice = The dice are being sealed…
waiting-host = { $name } starts the game.
waiting-sit = Sit down
waiting-leave = Get up
waiting-open = Open seat
waiting-invited = Kept for a guest
waiting-bot = Bot
waiting-gone = Somebody who left
waiting-away = not here right now
waiting-remove = Send away
waiting-who = Who shall sit here?

## What can go wrong

problem-offline = The server cannot be reached. What you play in this browser goes on without it.
problem-lost = The connection is lost. Trying again…
problem-not-found = There is no such table.
problem-full = All seats are taken.
problem-needs-key = This seat is kept for somebody with the link of the host.
problem-seats-free = There are free seats: fill them with people or bots first.
problem-started = The game has started.
problem-sent-away = The host has asked you to leave this table.
problem-no-spectators = Nobody but the players may look at this table.
problem-too-many = That was too often. Please wait a little.

## The rules

nav-rules = Rules
rules-search = Search the rules
rules-about = What this program plays, in our own words. Where the books are silent or disagree the choice is ours, and marked as a ruling.
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }, { $rulings ->
        [one] { $rulings } with a ruling of ours
       *[other] { $rulings } with rulings of ours
    }
