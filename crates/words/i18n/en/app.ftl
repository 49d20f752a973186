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
home-around =
    { $bots ->
        [0] { $people } people at this screen
        [1] { $people } people at this screen, and a bot
       *[other] { $people } people at this screen, and { $bots } bots
    }
home-back = Home
home-fair = Every shuffle and roll can be checked after the game.
home-fan = Fan-made, self-hosted. The decks are a reconstruction; all drawings are our own.
place-nowhere = There is nothing here.
place-no-table = There is no such table.
place-nowhere-about = The address may be mistyped, or the page has moved.

## A new table. What stands between stars is set in bold.

new-title = New table
new-sum-alone = *{ $game }*, *alone* against the machine. Starts *at once*, in this browser.
new-sum-bots =
    { $bots ->
        [1] *{ $game }* for *{ $players }*: you and *a bot*, level *{ $level }*. Starts *at once*, in this browser.
       *[other] *{ $game }* for *{ $players }*: you and *{ $bots } bots*, level *{ $level }*. Starts *at once*, in this browser.
    }
new-sum-around =
    { $bots ->
        [0] *{ $game }* for *{ $people } people* around *this screen*. It is handed over behind a curtain.
        [1] *{ $game }* for *{ $people } people* and *a bot* around *this screen*. It is handed over behind a curtain.
       *[other] *{ $game }* for *{ $people } people* and *{ $bots } bots* around *this screen*. It is handed over behind a curtain.
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
new-sum-deck = Played with *{ $deck }*.
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
new-where-around = One screen
new-where-around-about = You pass this screen round. A curtain falls between turns, so that nobody sees another’s cards.
new-name-of = Name of player { $seat }
new-where-friends = Friends, online
new-where-friends-about = You get a link to send. Seats that stay empty can be given to bots.
new-open-table = Open this table
new-public = In the lobby
new-public-about = Everybody can find the table and sit down. Otherwise only people with the link can.
new-spectators = Spectators
new-spectators-about = May look on; they see what all see, never a hand.
new-rated = Rated
new-rated-about = Counts for the ratings of all who play.
new-rated-own = Not with a deck of one’s own: ratings compare players on equal terms.
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

waiting-invite = Send the link, or let somebody point a camera at the code.
waiting-link = Only people with this link find the table.
waiting-public = The table is in the lobby, and this link leads there, too.
waiting-qr = The link as a picture for another screen’s camera
waiting-address = The link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-for =
    { $free ->
        [one] Waiting for { $free } more
       *[other] Waiting for { $free } more
    }
waiting-all-here = All here
waiting-dice = The dice are being sealed…
waiting-host = { $name } starts the game.
waiting-count =
    { $here ->
        [one] { $here } of { $all } is here.
       *[other] { $here } of { $all } are here.
    }
waiting-fill = Fill up with bots and start
waiting-table = This table
waiting-live = live
waiting-days = over days
waiting-clock-none = no clock
waiting-clock-turn = { $time } a turn
waiting-clock-game = { $time } for the game
waiting-in-lobby = in the lobby
waiting-by-link = by link only
waiting-spectators = spectators welcome
waiting-no-spectators = no spectators
waiting-rated = rated
waiting-casual = not rated
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
waiting-sit = Sit down
waiting-leave = Get up
waiting-open = Open seat
waiting-invited = Kept for a guest
waiting-bot = Bot
waiting-gone = Somebody who left
waiting-away = not here right now
waiting-remove = Send away
waiting-who = Who shall sit here?

## The curtain between people who share a screen

curtain-hand = Hand the screen to { $name }
curtain-nothing-secret = Nothing secret is on this page. Your hand appears when you tap.
curtain-open = I am { $name }: open the curtain
curtain-or-space = or press the space bar
curtain-all-see = All may see

## What can go wrong

problem-unknown = That did not work. Try again, or load the page again.
problem-offline = The server cannot be reached. What you play in this browser goes on without it.
problem-no-server = This copy of Manyworlds has no server. Everything in this browser works; tables with others need one.
problem-lost = The connection is lost. Trying again…
problem-broken = The game has stopped in this browser. Load the page again: what was played is kept.
problem-left-unread = This browser cannot read the game that was left here. It is not lost: load the page again, or restart the browser.
problem-misunderstood = The page and the game did not understand each other. Load the page again.

## What the server says no with

problem-no-identity = The server does not know you any more. Load the page again.
problem-wrong-origin = This came from the page of another site. Open Manyworlds at its own address.
problem-not-allowed = You may not do that at this table.
problem-not-found = That does not exist, or no longer.
problem-unknown-phrase = Nobody has this recovery phrase. Check its twelve words.
problem-too-slow = That took too long. Please try again.
problem-conflict = Somebody else was quicker. See what has changed, then try again.
problem-refused = This table cannot do that now.
problem-too-large = That is too long. Please make it shorter.
problem-invalid = It does not work like that. Check what you have chosen or typed.
problem-too-many-requests = That was too often. Please wait a little.
problem-internal = The server made a mistake, which was noted. Please try again.
problem-unavailable = The server cannot answer right now. Try again in a moment.
problem-server-full = The server is full right now. Try again later.

## Why exactly

problem-not-seated = Only people who sit at this table may do that.
problem-not-your-seat = That is not your seat.
problem-not-host = Only the host of the table may do that.
problem-sent-away = The host has asked you to leave this table.
problem-no-spectators = Nobody but the players may look at this table.
problem-no-such-seat = This table has no such seat.
problem-seat-taken = Somebody sits there already. Choose another seat.
problem-needs-key = This seat is kept for somebody with the link of the host.
problem-full = All seats are taken.
problem-already-seated = You sit at this table already.
problem-seats-free = There are free seats: fill them with people or bots first.
problem-not-ratable = A rated game takes two players or more, and a deck of the game.
problem-started = The game has started.
problem-not-running = The game is not running.
problem-not-over = The game is not over yet.
problem-stale = That came twice or too late. Look at the table, then choose again.
problem-notation = That is no move of this game.
problem-nothing-to-take-back = There is nothing to take back.
problem-no-share = Your part in the dice came too late, or twice. The game goes on without it.
problem-orders = These orders cannot be given here.
problem-no-vote = There is no vote on this seat: its player is here, or has not been away for long.
problem-no-stand-in = No bot plays for you.
problem-no-wish = A seat can be open, kept for a guest, or given to a bot.
problem-name = A name has 1 to 40 characters, all of them visible.
problem-phrase-length = A recovery phrase has twelve words. Count yours again.
problem-phrase-word = One of these words is in no recovery phrase. Check how they are spelled.
problem-chat-line = A message has 1 to 300 characters, all of them visible.
problem-most-muted = You have muted as many people as one can. Hear somebody again first.

## What a table says no with

problem-setup = This game cannot be set up like that. Choose other options.
problem-seats = Every seat needs exactly one player.
problem-log = The game that was kept cannot be opened any more. Please begin a new one.
problem-no-open-table = No game is open. Please begin one.
problem-nothing-kept = No game was left here.
problem-no-hint = There is no hint right now.
problem-no-eureka = There is no Eureka of that day.
problem-not-sure = It is not sure whether that was kept. Look at the table before you try again.

## The rules

nav-pages = Pages
nav-skip = Skip to the content
nav-lobby = Lobby
nav-mine = My games
nav-scores = Scores
nav-settings = Settings
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
rules-none = No rule speaks of “{ $text }”.
rules-all = Show all rules

## The lobby, my games, best scores

lobby-about = Tables that everybody can find: sit down, or look on.
lobby-new = New table: { $game }
lobby-running = Tables in play
lobby-running-none = No public table is in play right now.
mine-none = Nothing yet. Games on this server are listed here when they are over.
mine-place =
    { $place ->
        [1] Won, of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $place }th of { $players }
    }
mine-more = Show more
stats-which = Which game
stats-where = Where played
stats-both = Both games
stats-games =
    { $games ->
        [one] { $games } game, in { $since }
       *[other] { $games } games since { $since }
    }
stats-none = No game played to the end yet.
stats-today = today
stats-yesterday = yesterday
stats-rating = Rating
stats-rating-about = rated tables, people and bots on one scale
stats-rating-now = rating
stats-rating-month = rating, { $change } in a month
stats-guess = rating, a guess so far
stats-wins =
    { $games ->
        [one] won of { $games } game with others
       *[other] won of { $games } games with others
    }
stats-streak = in a row, best { $best }
stats-gained = gained
stats-lost = lost
stats-graph =
    { $games ->
        [1] Rating after one rated game: { $to }
       *[other] Rating over the last { $games } rated games: from { $from } to { $to }
    }
stats-no-rating = No rating yet: it begins with the first game at a table that is “rated”, with people or bots.
stats-between = between { $below } and { $above }
stats-above = above { $below }
stats-below = below { $above }
stats-scale = Who stands where
stats-past = Rated games
stats-as-table = The same as tables
stats-solo = Best solo scores
stats-solo-about = and their options
stats-solo-to = to { $machine }
stats-solo-none = None yet: a solo game takes twenty minutes.
stats-solo-all = Everyone’s best scores
stats-solo-won = Beat the machine
stats-solo-lost = The machine won
stats-rated = rated
stats-last = Last games
stats-by-players = Wins by number of players
stats-even = mark: even share
stats-of = { $wins } of { $games }
stats-place =
    { $place ->
        [1] 1st: { $count }
        [2] 2nd: { $count }
        [3] 3rd: { $count }
       *[other] { $place }th: { $count }
    }
scores-title = Best scores
scores-about = The best games that people played alone against the machine.
scores-play = Play solo now
scores-here = On this server
scores-none = Nobody has finished a solo game on this server yet.
scores-browser-none = None yet: a solo game takes twenty minutes.
scores-browser = In this browser

## Settings

settings-about = Kept in this browser, at once.
settings-screen = Screen and sound
settings-language-about = Of everything, at any time, also in mid-game.
settings-system = As my system
settings-none = None
settings-theme = Theme
settings-theme-system = Light or dark, as your system has it.
settings-theme-dark = Dark
settings-theme-dark-about = A laboratory at night.
settings-theme-light = Light
settings-theme-light-about = The same laboratory by day.
settings-motion = Motion
settings-motion-system = Cards fly to where they go, unless your system asks for less motion.
settings-motion-none = Everything is at once where it belongs.
settings-sound = Sound
settings-sound-none = Silence.
settings-sound-turn = My turn
settings-sound-turn-about = Two notes when you are asked, four at the end.
settings-sound-all = Everything
settings-sound-all-about = A soft knock for all that happens, too.
settings-memory = Memory aid
settings-memory-shown = Shown
settings-memory-shown-about = The screen shows what you have seen and could remember, where the table allows it.
settings-memory-hidden = Hidden
settings-memory-hidden-about = You remember by yourself.
settings-me = You on this server
settings-name = Name
settings-name-about = What others see.
settings-save = Save
settings-phrase = Recovery phrase
settings-phrase-about = Twelve words that make another device yours, too. Write them down: they are shown once, and a new phrase replaces the old one.
settings-phrase-draw = New phrase
settings-back = I have a phrase
settings-back-about = Become on this device who you are on another.
settings-back-go = That’s me
settings-forget = Delete my data
settings-forget-about = The server forgets your name, your games and your phrase, for ever. Others keep their games, with an empty name in your place.
settings-forget-go = Delete…
settings-forget-sure = Delete everything, for ever
settings-forget-no = Keep

## What people say to each other

talk-name = Chat
talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-rematch = A rematch is open: sit down
talk-wave = Hello!
talk-applause = Well played!
talk-surprise = Oh!
talk-laugh = Ha ha!
talk-sigh = Bad luck…
talk-thinking = One moment…
people-name = At the table
people-here = here
people-not-here = away
people-bot = away; a bot plays
people-mute = Mute
people-unmute = Hear again
people-away = { $name } has been away for a while. A bot could go on; { $name } can come back at any time.
people-vote = Let a bot go on
people-voted = You want a bot to go on for { $name }. It does as soon as more than half of the others want it, too.
people-stand-in = A bot plays for you.
people-back = I am back
