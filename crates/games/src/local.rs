//! A game on one machine: people at the screen, bots on the other seats.

use std::fmt;
use std::str::FromStr;

use bots::{BotKind, SearchBot, UnknownBot, make};
use engine::{Game, Illegal, Judge, Perspective, Seat, Viewer};
use table::{BadLog, Entry, NoUndo, PledgeNote, PledgedDice, Seed, Table};

/// Who sits on a seat: `me`, or the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatKind {
    /// A person at this screen. Several may share it.
    Me,
    /// A program.
    Bot(BotKind),
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.pad("me"),
            Self::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for SeatKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        if text == "me" { Ok(Self::Me) } else { text.parse().map(Self::Bot) }
    }
}

engine::serde_as_notation!(SeatKind);

#[cfg(feature = "schema")]
engine::schema_as!(SeatKind, "SeatKind", {
    "description": "Who sits on a seat: `me`, or the name of a bot.",
    "type": "string",
    "enum": std::iter::once("me").chain(BotKind::ALL.map(BotKind::name)).collect::<Vec<_>>(),
});

/// What a bot is called on a seat: bots have names, as everybody at a table has.
pub fn bot_name(seat: Seat) -> &'static str {
    const NAMES: [&str; 6] = ["Volta", "Curie", "Noether", "Meitner", "Ampère", "Wu"];
    NAMES[seat.index() % NAMES.len()]
}

/// Where the dice of a table and the whims of its bots come from: the seed, and what was said of it beforehand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The seed; secret until the table has ended.
    pub seed: Seed,
    /// The pledge, and who added to the dice.
    pub note: PledgeNote,
}

impl Luck {
    /// The luck that stands for a text, such as `7`: the same game again whenever it is wanted.
    pub fn named(text: &str) -> Self {
        let seed = Seed::named(text);
        Self { seed, note: PledgeNote::alone(&seed, "local") }
    }

    fn dice(&self) -> PledgedDice {
        self.note.dice(&self.seed)
    }
}

/// A table with its bots and its dice, all on one machine.
///
/// The dice and the bots' choices are made from the luck and the numbers of outcomes and moves alone. So a game
/// resumed from its log goes on as it would have without the break, and nothing but the log has to be kept.
#[derive(Clone, Debug)]
pub struct LocalGame<G: Game> {
    table: Table<G>,
    seats: Vec<SeatKind>,
    luck: Luck,
}

/// Who is asked for hints: in a browser it thinks for less than a second.
const ADVISER: BotKind = BotKind::Expert;

/// What a strong player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint<A> {
    /// Now.
    pub action: A,
    /// And after that, as long as nobody else acts and as far as it is sure.
    pub then: Vec<A>,
}

/// Not one occupant for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseated {
    /// How many the game has.
    pub seats: u8,
    /// How many were given.
    pub given: usize,
}

impl fmt::Display for Unseated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "filled seats: {}, not {}", self.given, self.seats)
    }
}

impl std::error::Error for Unseated {}

/// Why a game cannot be taken up again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoResume<R> {
    /// The seats do not fit.
    Unseated(Unseated),
    /// The log is no game.
    BadLog(BadLog<R>),
}

impl<G: Judge> LocalGame<G> {
    /// A new game; chance sets it up.
    pub fn new(rules: G, seats: Vec<SeatKind>, luck: Luck) -> Result<Self, Unseated> {
        check_seats(&rules, &seats)?;
        Ok(Self { table: Table::new(rules, &mut luck.dice()), seats, luck })
    }

    /// Takes up a game where its log ends.
    pub fn resume(
        rules: G,
        seats: Vec<SeatKind>,
        luck: Luck,
        log: Vec<Entry<G>>,
    ) -> Result<Self, NoResume<G::Reason>> {
        check_seats(&rules, &seats).map_err(NoResume::Unseated)?;
        let table = Table::resume(rules, log).map_err(NoResume::BadLog)?;
        Ok(Self { table, seats, luck })
    }

    /// The table: frames, log, result.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatKind] {
        &self.seats
    }

    /// Whether a person sits on `seat`.
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()) == Some(&SeatKind::Me)
    }

    /// Whose eyes look at the screen first: those of the one person there, or nobody's in particular if several share it
    /// or only bots play.
    pub fn first_eyes(&self) -> Viewer {
        let mut people = (0..self.seats.len()).map(Seat::from_index).filter(|&seat| self.is_mine(seat));
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    /// A person acts.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Reason>> {
        self.table.act(seat, action, &mut self.luck.dice()).map(drop)
    }

    /// A person takes the last action back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.table.undo(seat).map(drop)
    }

    /// What a strong player would do for `seat`, if it is to act. It thinks of what the seat knows and of nothing else,
    /// and the same position gets the same hint.
    pub fn hint(&self, seat: Seat) -> Option<Hint<G::Action>> {
        if !self.table.node().acts(seat) {
            return None;
        }
        let mut bot = SearchBot::new(ADVISER.search::<G>()?, 0);
        let thoughts = bot.ponder(&Perspective::new(self.table.rules(), self.table.state(), seat));
        let best = thoughts.best()?;
        let own = best.line.iter().map_while(|&(who, action)| action.filter(|_| who == seat));
        Some(Hint { action: best.action, then: own.collect() })
    }

    /// Lets one bot act, if one is to act. Returns whose move it was.
    pub fn advance(&mut self) -> Option<Seat> {
        let (seat, kind) = self.table.to_act().iter().find_map(|seat| match self.seats[seat.index()] {
            SeatKind::Bot(kind) => Some((seat, kind)),
            SeatKind::Me => None,
        })?;
        let mut bot = make::<G>(kind, self.luck.seed.whim(self.table.number().into()));
        let moved = self.table.act_bot(seat, &mut *bot, &mut self.luck.dice());
        moved.expect("a bot whose seat is to act does something legal");
        Some(seat)
    }

    /// Where its dice come from.
    pub fn luck(&self) -> &Luck {
        &self.luck
    }
}

fn check_seats<G: Game>(rules: &G, seats: &[SeatKind]) -> Result<(), Unseated> {
    if seats.len() == usize::from(rules.seats()) {
        Ok(())
    } else {
        Err(Unseated { seats: rules.seats(), given: seats.len() })
    }
}

#[cfg(test)]
mod tests {
    use engine::Node;
    use engine::tiny::{Choice, HighCard};

    use super::*;

    const RULES: HighCard = HighCard { seats: 3 };
    const SEATS: [SeatKind; 3] =
        [SeatKind::Bot(BotKind::Random), SeatKind::Me, SeatKind::Bot(BotKind::Sensible)];

    fn luck(seed: u64) -> Luck {
        Luck::named(&seed.to_string())
    }

    fn game(seed: u64) -> LocalGame<HighCard> {
        LocalGame::new(RULES, SEATS.to_vec(), luck(seed)).unwrap()
    }

    fn log(game: &LocalGame<HighCard>) -> Vec<Entry<HighCard>> {
        game.table().log().collect()
    }

    #[test]
    fn seats_are_written_as_they_are_read() {
        for text in ["me", "random", "sensible"] {
            assert_eq!(text.parse::<SeatKind>().unwrap().to_string(), text);
        }
        assert_eq!(
            "you".parse::<SeatKind>().unwrap_err().to_string(),
            "there is no bot “you”, only random, sensible, greedy, easy, medium, hard, expert"
        );
        assert_eq!(serde_json::to_string(&SEATS).unwrap(), r#"["random","me","sensible"]"#);
    }

    #[test]
    fn bots_act_one_by_one_and_wait_for_people() {
        let mut game = game(1);
        assert_eq!(game.advance().map(Seat::number), Some(1));
        assert_eq!(game.advance().map(Seat::number), Some(3));
        assert_eq!(game.advance(), None);
        let me = Seat::from_index(1);
        game.act(me, Choice::Keep).unwrap();
        assert_eq!(game.table().node(), Node::Over);
        assert_eq!(game.advance(), None);
    }

    #[test]
    fn a_resumed_game_goes_on_as_it_would_have() {
        for seed in 0..20 {
            let mut whole = game(seed);
            let mut broken = game(seed);
            loop {
                let stored = log(&broken);
                broken = LocalGame::resume(RULES, SEATS.to_vec(), luck(seed), stored).unwrap();
                let moved = whole.advance();
                assert_eq!(broken.advance(), moved);
                if moved.is_none() {
                    break;
                }
            }
            assert_eq!(log(&broken), log(&whole));
        }
    }

    #[test]
    fn seeds_matter() {
        assert!((1..20).any(|seed| log(&game(seed)) != log(&game(0))));
        assert_eq!(log(&game(7)), log(&game(7)));
    }

    #[test]
    fn every_seat_needs_an_occupant() {
        let unseated = LocalGame::new(RULES, vec![SeatKind::Me], luck(1)).unwrap_err();
        assert_eq!(unseated.to_string(), "filled seats: 1, not 3");
    }

    #[test]
    fn a_screen_shows_one_person_everything_and_several_nothing_secret_at_first() {
        assert_eq!(game(1).first_eyes(), Viewer::Seat(Seat::from_index(1)));
        for kind in [SeatKind::Me, SeatKind::Bot(BotKind::Random)] {
            let shared = LocalGame::new(RULES, vec![kind; 3], luck(1)).unwrap();
            assert_eq!(shared.first_eyes(), Viewer::Spectator);
        }
    }
}
