//! One table, from its making to its end: who sits there, and the game.
//!
//! No I/O in here, and no clock: what is asked comes with the time, and what changes is returned as a [`Change`]
//! that has to be kept before anybody is told. If it cannot be kept, the room is thrown away and read again.

use std::collections::HashMap;
use std::time::Duration;

use engine::{Seat, SeatSet, Viewer};
use games::{BotKind, Luck, Orders};
use store::{
    Append, Entry, LogRow, Match, MatchChange, MatchId, Millis, Person, PersonId, Player, SeatNumber, Seq,
};
use table::Seed;
use wire::online::{Pace, Wish};

use super::Refusal;
use super::clock::Clocks;
use super::game::{Game, Opening};
use super::made::Made;
use super::note::{Note, Start};
use super::round::Round;
use super::running::STAND_IN;

/// A table.
pub(crate) struct Room {
    pub(crate) id: MatchId,
    pub(crate) made: Made,
    pub(super) made_by: Option<PersonId>,
    pub(crate) next_seq: Seq,
    pub(super) seats: Vec<Place>,
    pub(super) removed: Vec<PersonId>,
    /// When something last happened in the game.
    pub(super) moved_at: Millis,
    pub(crate) round: Round,
    pub(super) stage: Stage,
    pub(crate) clocks: Clocks,
    /// Who looks at the table right now, and how often, whether or not they sit there; and since when those are gone
    /// who sit there.
    pub(super) here: HashMap<PersonId, u32>,
    pub(super) gone_since: HashMap<PersonId, Millis>,
    /// How many look at it who are nobody.
    pub(super) strangers: u32,
    pub(crate) rematch: Option<MatchId>,
    /// How long a player must have been away at a live table before the others may vote.
    pub(super) away_after: Duration,
}

/// A seat.
pub(super) struct Place {
    pub(super) wish: Wish,
    pub(super) sitter: Sitter,
    pub(super) stand_in: Option<BotKind>,
    pub(super) votes: SeatSet,
    pub(super) orders: Orders,
}

/// Who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    Nobody,
    Bot(BotKind),
    Person {
        id: PersonId,
        name: String,
    },
    /// Somebody who has deleted their data.
    Gone,
}

/// How far it is.
pub(super) enum Stage {
    Open,
    Running(Running),
    /// With the game, unless the table was given up before it began.
    Over(Option<Running>),
}

pub(super) struct Running {
    pub(super) start: Start,
    pub(super) game: Box<dyn Game>,
}

/// What has to be kept, all or nothing.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Change {
    pub(crate) notes: Vec<Note>,
    pub(crate) change: MatchChange,
}

impl Change {
    pub(super) fn of(note: Note) -> Self {
        Self { notes: vec![note], change: MatchChange::default() }
    }

    /// Whether nothing has changed but the game.
    pub(crate) fn is_only_moves(&self) -> bool {
        let is_move = |note: &Note| matches!(note, Note::Game(_));
        self.change.is_empty() && !self.notes.is_empty() && self.notes.iter().all(is_move)
    }

    /// As the store keeps it.
    pub(crate) fn append(self, room: &Room, at: Millis) -> Append {
        let entries = self.notes.iter().map(|note| Entry { at, text: note.to_string() }).collect();
        Append { match_id: room.id.clone(), first: room.next_seq, entries, change: self.change }
    }
}

/// What the store has is not a table of ours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Unreadable(pub(crate) String);

pub(super) type Answer<T = Change> = Result<T, Refusal>;

impl Room {
    /// The table as the store has it. `names` are those of everybody who sits there; `seed` is a new one, for a
    /// game that has not begun.
    pub(crate) fn read(
        stored: Match,
        log: &[LogRow],
        names: &HashMap<PersonId, String>,
        seed: Seed,
        away_after: Duration,
    ) -> Result<Self, Unreadable> {
        let Match { table, next_seq } = stored;
        let unreadable = |what: &str| Unreadable(format!("match {}: {what}", table.id));
        let made: Made = serde_json::from_str(&table.made).map_err(|error| unreadable(&error.to_string()))?;
        let count = made.seats.len();
        let orders = default_orders(made.settings.pace);
        let mut seats: Vec<Place> = made
            .seats
            .iter()
            .map(|&wish| Place {
                wish: if wish == Wish::Me { Wish::Open } else { wish },
                sitter: Sitter::Nobody,
                stand_in: None,
                votes: SeatSet::EMPTY,
                orders: orders.clone(),
            })
            .collect();
        for seated in table.seats {
            let place =
                seats.get_mut(usize::from(seated.seat.0)).ok_or_else(|| unreadable("a seat too many"))?;
            place.sitter = match seated.player {
                Some(Player::Person(id)) => {
                    let name = names.get(&id).cloned().unwrap_or_default();
                    Sitter::Person { id, name }
                }
                Some(Player::Bot(bot)) => Sitter::Bot(bot.parse().map_err(|_| unreadable("an unknown bot"))?),
                None => Sitter::Gone,
            };
        }
        let mut room = Self {
            round: Round::new(seed, table.id.as_str(), people(&seats)),
            clocks: Clocks::new(made.settings.clock, count),
            id: table.id.clone(),
            made,
            made_by: table.made_by,
            next_seq,
            seats,
            removed: Vec::new(),
            moved_at: table.made_at,
            stage: Stage::Open,
            here: HashMap::new(),
            gone_since: HashMap::new(),
            strangers: 0,
            rematch: None,
            away_after,
        };
        room.repeat(log).map_err(|what| Unreadable(format!("match {}: {what}", room.id)))?;
        Ok(room)
    }

    /// Lets everything happen again that the log tells.
    fn repeat(&mut self, log: &[LogRow]) -> Result<(), String> {
        let mut notes = Vec::with_capacity(log.len());
        for row in log {
            let note = Note::parse(&row.entry.text);
            notes.push((row.entry.at, note.map_err(|_| format!("row {} is no note", row.seq))?));
        }
        // A move is a line that is not chance, with the chance after it; the set-up is all chance.
        let goes_on = |before: &(Millis, Note), next: &(Millis, Note)| matches!((&before.1, &next.1), (Note::Game(_) | Note::Start(_), Note::Game(line)) if line.starts_with('*'));
        let mut position = 0;
        for part in notes.chunk_by(goes_on) {
            position += part.len();
            let wrong = |()| format!("row {} cannot come there", position - 1);
            let (at, first) = &part[0];
            let lines: Vec<String> = part
                .iter()
                .filter_map(|(_, note)| if let Note::Game(line) = note { Some(line.clone()) } else { None })
                .collect();
            match first {
                Note::Start(start) => {
                    let opened = self.open_game(start.clone(), Some(&lines)).map_err(wrong)?;
                    self.stage = Stage::Running(opened);
                    self.turn(*at);
                }
                Note::Game(_) => {
                    let Stage::Running(running) = &mut self.stage else { return Err(wrong(())) };
                    running.game.repeat(&lines).map_err(|_| wrong(()))?;
                    self.turn(*at);
                }
                other => self.note(other, *at),
            }
        }
        Ok(())
    }

    /// Applies what is not of the game.
    pub(super) fn note(&mut self, note: &Note, now: Millis) {
        match note {
            Note::Plan(seat, wish) => self.seats[seat.index()].wish = *wish,
            Note::Removed(person) => self.removed.push(person.clone()),
            Note::Orders(seat, orders) => self.seats[seat.index()].orders = orders.clone(),
            Note::StandIn(seat, bot) => {
                let place = &mut self.seats[seat.index()];
                (place.stand_in, place.votes) = (Some(*bot), SeatSet::EMPTY);
            }
            Note::Back(seat) => self.seats[seat.index()].stand_in = None,
            Note::Up(since) => self.clocks.skip(*since, now),
            Note::GivenUp => {
                self.stage = match std::mem::replace(&mut self.stage, Stage::Open) {
                    Stage::Running(running) => Stage::Over(Some(running)),
                    Stage::Open => Stage::Over(None),
                    over @ Stage::Over(_) => over,
                };
            }
            Note::TimeOut(_) | Note::Start(_) | Note::Game(_) => {}
        }
    }

    fn open_game(&self, start: Start, log: Option<&[String]>) -> Result<Running, ()> {
        self.new_game(start, log).map(|(running, _)| running)
    }

    pub(super) fn new_game(
        &self,
        start: Start,
        log: Option<&[String]>,
    ) -> Result<(Running, Vec<String>), ()> {
        let setup = self.setup_of(&start);
        let luck = Luck { seed: start.seed, note: start.dice.clone() };
        let rules = setup.rules_of(start.ruleset).map_err(drop)?;
        let (game, lines) = rules.visit(Opening { luck, log }).map_err(drop)?;
        Ok((Running { start, game }, lines))
    }

    /// The setup with the starter that the dice drew.
    pub(super) fn setup_of(&self, start: &Start) -> games::Setup {
        let mut setup = self.made.setup.clone();
        if let Some(starter) = start.starter {
            setup.set_starter(starter);
        }
        setup
    }

    /// After a move: whose time runs now, whose votes are void, and whether the game is over.
    pub(super) fn turn(&mut self, now: Millis) {
        let Stage::Running(running) = &self.stage else { return };
        self.moved_at = now;
        let (to_act, is_over) = (running.game.to_act(), running.game.end().is_some());
        if running.game.was_undone() {
            self.clocks.turn_back_to(to_act, running.game.round(), now);
        } else {
            self.clocks.turn_to(to_act, running.game.round(), now);
        }
        for (index, place) in self.seats.iter_mut().enumerate() {
            if !to_act.contains(Seat::from_index(index)) {
                place.votes = SeatSet::EMPTY;
            }
        }
        if is_over && let Stage::Running(running) = std::mem::replace(&mut self.stage, Stage::Open) {
            self.stage = Stage::Over(Some(running));
        }
    }

    // Who is who.

    /// Whose seat a person has.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |place: &Place| matches!(&place.sitter, Sitter::Person { id, .. } if id == person);
        self.seats.iter().position(sits).map(Seat::from_index)
    }

    /// Whoever made the table; if they left, whoever sits first.
    pub(crate) fn host(&self) -> Option<&PersonId> {
        let person = |place: &'_ Place| match &place.sitter {
            Sitter::Person { id, .. } => Some(id.clone()),
            _ => None,
        };
        let maker = self.made_by.as_ref().filter(|maker| self.seat_of(maker).is_some());
        maker.or_else(|| {
            let first = self.seats.iter().position(|place| person(place).is_some())?;
            match &self.seats[first].sitter {
                Sitter::Person { id, .. } => Some(id),
                _ => None,
            }
        })
    }

    /// With whose eyes somebody looks at the game.
    pub(crate) fn viewer(&self, person: Option<&PersonId>) -> Answer<Viewer> {
        match person.and_then(|person| self.seat_of(person)) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if person.is_some_and(|person| self.removed.contains(person)) => Err(Refusal::SentAway),
            None if self.made.settings.spectators || matches!(self.stage, Stage::Open) => {
                Ok(Viewer::Spectator)
            }
            None => Err(Refusal::NoSpectators),
        }
    }

    /// The people who sit there.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.seats.iter().filter_map(|place| match &place.sitter {
            Sitter::Person { id, .. } => Some(id),
            _ => None,
        })
    }

    /// Somebody is called something else now. Returns whether that is news here.
    pub(crate) fn rename(&mut self, person: &Person) -> bool {
        let mut is_news = false;
        for place in &mut self.seats {
            if let Sitter::Person { id, name } = &mut place.sitter
                && *id == person.id
                && *name != person.name
            {
                name.clone_from(&person.name);
                is_news = true;
            }
        }
        is_news
    }

    /// Somebody has deleted their data; the store knows. A bot goes on for them.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        for place in &mut self.seats {
            if matches!(&place.sitter, Sitter::Person { id, .. } if id == person) {
                place.sitter = Sitter::Gone;
            }
        }
    }

    // Coming and going.

    /// Somebody looks at the table.
    pub(crate) fn arrive(&mut self, person: Option<&PersonId>) {
        let Some(person) = person else {
            self.strangers += 1;
            return;
        };
        *self.here.entry(person.clone()).or_default() += 1;
        self.gone_since.remove(person);
        if let Some(seat) = self.seat_of(person) {
            self.seats[seat.index()].votes = SeatSet::EMPTY;
        }
    }

    /// Somebody looks away.
    pub(crate) fn depart(&mut self, person: Option<&PersonId>, now: Millis) {
        let Some(person) = person else {
            self.strangers = self.strangers.saturating_sub(1);
            return;
        };
        let Some(count) = self.here.get_mut(person) else { return };
        *count -= 1;
        if *count == 0 {
            self.here.remove(person);
            if self.seat_of(person).is_some() {
                self.gone_since.insert(person.clone(), now);
            }
        }
    }

    /// How many look on who do not play.
    pub(crate) fn spectators(&self) -> u32 {
        let watching = self.here.iter().filter(|(person, _)| self.seat_of(person).is_none());
        self.strangers + watching.map(|(_, count)| count).sum::<u32>()
    }

    /// Whether a person looks at the table.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.here.contains_key(person)
    }
}

impl Place {
    /// The bot that plays there, for itself or for somebody.
    pub(super) fn bot(&self) -> Option<BotKind> {
        match self.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Gone => Some(self.stand_in.unwrap_or(STAND_IN)),
            Sitter::Person { .. } => self.stand_in,
            Sitter::Nobody => None,
        }
    }
}

pub(super) fn people(seats: &[Place]) -> SeatSet {
    let is_person = |place: &Place| matches!(place.sitter, Sitter::Person { .. });
    (0..seats.len()).filter(|&index| is_person(&seats[index])).map(Seat::from_index).collect()
}

/// At a table of days nobody waits a day for a shrug, unless they want it so.
pub(super) fn default_orders(pace: Pace) -> Orders {
    match pace {
        Pace::Live => Orders::default(),
        Pace::Days => Orders {
            just_roll: games::JustRoll { default: games::Order::OnlyIfWorld, ..games::JustRoll::default() },
        },
    }
}

/// As the store counts.
pub(super) fn number(seat: Seat) -> SeatNumber {
    SeatNumber(seat.index() as u8)
}
