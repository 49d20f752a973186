//! A game on one machine: people at the screen, bots on the other seats.

use std::fmt;
use std::str::FromStr;

use bots::{BotKind, Pcg, UnknownBot, make};
use engine::{Game, Illegal, Random as _, Seat, Sense, Viewer};
use table::{BadLog, Entry, NoUndo, Table};

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

/// A table with its bots and its dice, all on one machine.
///
/// The dice and the bots' choices of a move are made from the seed and the move's number alone. So a game resumed
/// from its log goes on as it would have without the break, and nothing but the log has to be kept.
#[derive(Clone, Debug)]
pub struct LocalGame<G: Game> {
    table: Table<G>,
    seats: Vec<SeatKind>,
    seed: u64,
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

impl<G: Sense> LocalGame<G> {
    /// A new game; chance sets it up.
    pub fn new(rules: G, seats: Vec<SeatKind>, seed: u64) -> Result<Self, Unseated> {
        check_seats(&rules, &seats)?;
        Ok(Self { table: Table::new(rules, &mut dice(seed, 1)), seats, seed })
    }

    /// Takes up a game where its log ends.
    pub fn resume(
        rules: G,
        seats: Vec<SeatKind>,
        seed: u64,
        log: Vec<Entry<G>>,
    ) -> Result<Self, NoResume<G::Reason>> {
        check_seats(&rules, &seats).map_err(NoResume::Unseated)?;
        let table = Table::resume(rules, log).map_err(NoResume::BadLog)?;
        Ok(Self { table, seats, seed })
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

    /// Whose eyes look at this screen: each person's, or a spectator's if only bots play.
    pub fn viewers(&self) -> Vec<Viewer> {
        let people = (0..self.seats.len()).map(Seat::from_index).filter(|&seat| self.is_mine(seat));
        let people: Vec<Viewer> = people.map(Viewer::Seat).collect();
        if people.is_empty() { vec![Viewer::Spectator] } else { people }
    }

    /// A person acts.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Reason>> {
        let mut dice = dice(self.seed, self.next());
        self.table.act(seat, action, &mut dice).map(drop)
    }

    /// A person takes the last action back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.table.undo(seat).map(drop)
    }

    /// Lets one bot act, if one is to act. Returns whose move it was.
    pub fn advance(&mut self) -> Option<Seat> {
        let (seat, kind) = self.table.to_act().iter().find_map(|seat| match self.seats[seat.index()] {
            SeatKind::Bot(kind) => Some((seat, kind)),
            SeatKind::Me => None,
        })?;
        let number = self.next();
        let mut bot = make::<G>(kind, bot_seed(self.seed, number));
        let moved = self.table.act_bot(seat, &mut *bot, &mut dice(self.seed, number));
        moved.expect("a bot whose seat is to act does something legal");
        Some(seat)
    }

    fn next(&self) -> u32 {
        self.table.number() + 1
    }
}

fn check_seats<G: Game>(rules: &G, seats: &[SeatKind]) -> Result<(), Unseated> {
    if seats.len() == usize::from(rules.seats()) {
        Ok(())
    } else {
        Err(Unseated { seats: rules.seats(), given: seats.len() })
    }
}

/// The chance of one move. The streams of the dice are even, those of the bots odd.
fn dice(seed: u64, number: u32) -> Pcg {
    Pcg::new(seed, u64::from(number) * 2)
}

fn bot_seed(seed: u64, number: u32) -> u64 {
    let mut numbers = Pcg::new(seed, u64::from(number) * 2 + 1);
    u64::from(numbers.below(u32::MAX)) << 32 | u64::from(numbers.below(u32::MAX))
}

#[cfg(test)]
mod tests {
    use engine::Node;
    use engine::tiny::{Choice, HighCard};

    use super::*;

    const RULES: HighCard = HighCard { seats: 3 };
    const SEATS: [SeatKind; 3] =
        [SeatKind::Bot(BotKind::Random), SeatKind::Me, SeatKind::Bot(BotKind::Sensible)];

    fn game(seed: u64) -> LocalGame<HighCard> {
        LocalGame::new(RULES, SEATS.to_vec(), seed).unwrap()
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
            "there is no bot “you”, only random, sensible"
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
                broken = LocalGame::resume(RULES, SEATS.to_vec(), seed, stored).unwrap();
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
        let unseated = LocalGame::new(RULES, vec![SeatKind::Me], 1).unwrap_err();
        assert_eq!(unseated.to_string(), "filled seats: 1, not 3");
    }

    #[test]
    fn a_screen_shows_its_people_or_a_spectator() {
        assert_eq!(game(1).viewers(), [Viewer::Seat(Seat::from_index(1))]);
        let bots = vec![SeatKind::Bot(BotKind::Random); 3];
        assert_eq!(LocalGame::new(RULES, bots, 1).unwrap().viewers(), [Viewer::Spectator]);
    }
}
