//! Before the start: sitting down, getting up, and the making of the dice.

use engine::{Seat, SeatSet};
use store::{MatchChange, Millis, Person, PersonId, Player, SeatChange};
use table::{Nonce, Pledge, Seed};
use wire::online::Wish;

use super::note::{Note, Start};
use super::room::{Answer, Place, Sitter, Stage, default_orders, number, people};
use super::{Change, Refusal, Room};

impl Room {
    fn open(&self) -> Answer<()> {
        if matches!(self.stage, Stage::Open) && self.round.is_idle() { Ok(()) } else { Err(Refusal::Started) }
    }

    fn hosted_by(&self, person: &PersonId) -> Answer<()> {
        if self.host() == Some(person) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(super) fn place(&self, seat: Seat) -> Answer<&Place> {
        self.seats.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    /// Somebody sits down, on a certain seat or on the first that is free for them.
    pub(crate) fn join(&mut self, person: &Person, seat: Option<Seat>, has_key: bool, now: Millis) -> Answer {
        if self.seat_of(&person.id).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        self.open()?;
        if self.removed.contains(&person.id) {
            return Err(Refusal::SentAway);
        }
        let kept_for = |index: usize| self.made.kept.get(index).and_then(Option::as_deref);
        let may = |index: usize, place: &Place| match (&place.sitter, place.wish) {
            (Sitter::Person { .. } | Sitter::Bot(_), _) => Err(Refusal::SeatTaken),
            _ if kept_for(index) == Some(person.id.as_str()) => Ok(()),
            (_, Wish::Open) => Ok(()),
            _ if has_key => Ok(()),
            _ => Err(Refusal::NeedsKey),
        };
        let seat = if let Some(seat) = seat {
            may(seat.index(), self.place(seat)?)?;
            seat
        } else {
            let verdicts: Vec<Answer<()>> =
                self.seats.iter().enumerate().map(|(index, place)| may(index, place)).collect();
            let is_kept = |index: &usize| kept_for(*index) == Some(person.id.as_str());
            let mut free = (0..self.seats.len()).filter(|&index| verdicts[index].is_ok());
            let found = free.clone().find(is_kept).or_else(|| free.next());
            let needs_key = verdicts.contains(&Err(Refusal::NeedsKey));
            let refusal = if needs_key { Refusal::NeedsKey } else { Refusal::Full };
            Seat::from_index(found.ok_or(refusal)?)
        };
        let sitter = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        let before = std::mem::replace(&mut self.seats[seat.index()].sitter, sitter);
        self.new_round();
        let seats = vec![taking(&before, seat, Player::Person(person.id.clone()))];
        Ok(Change {
            notes: Vec::new(),
            change: MatchChange { listing: Some(self.listing(now)), seats, ..MatchChange::default() },
        })
    }

    /// Somebody gets up. At a running table a bot goes on for them; the last person to leave an open one closes it.
    pub(crate) fn leave(&mut self, person: &PersonId, now: Millis) -> Answer {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        match self.stage {
            Stage::Over(_) => Err(Refusal::NotRunning),
            // They have left already.
            Stage::Running(_) if self.seats[seat.index()].stand_in.is_some() => Ok(Change::default()),
            Stage::Running(_) => self.hand_over(seat),
            Stage::Open => {
                self.open()?;
                let mut change = self.free(seat);
                if self.people().next().is_none() {
                    self.note(&Note::GivenUp, now);
                    change.notes.push(Note::GivenUp);
                }
                change.change.listing = Some(self.listing(now));
                Ok(change)
            }
        }
    }

    /// The host sends somebody away before the start.
    pub(crate) fn remove(&mut self, host: &PersonId, seat: Seat, now: Millis) -> Answer {
        self.hosted_by(host)?;
        self.open()?;
        let Sitter::Person { id, .. } = &self.place(seat)?.sitter else { return Err(Refusal::NotYourSeat) };
        if id == host {
            return Err(Refusal::NotYourSeat);
        }
        let note = Note::Removed(id.clone());
        let mut change = self.free(seat);
        self.note(&note, now);
        change.notes.push(note);
        change.change.listing = Some(self.listing(now));
        Ok(change)
    }

    /// The host wants another to sit on a seat where no person sits.
    pub(crate) fn plan(&mut self, host: &PersonId, seat: Seat, wish: Wish, now: Millis) -> Answer {
        self.hosted_by(host)?;
        self.open()?;
        let before = self.place(seat)?.sitter.clone();
        if matches!(before, Sitter::Person { .. }) {
            return Err(Refusal::SeatTaken);
        }
        let (sitter, seats) = match wish {
            Wish::Me => return Err(Refusal::NoWish),
            Wish::Bot(kind) => {
                let player = Player::Bot(kind.name().to_owned());
                (Sitter::Bot(kind), vec![taking(&before, seat, player)])
            }
            Wish::Open | Wish::Invited if before == Sitter::Nobody => (Sitter::Nobody, Vec::new()),
            Wish::Open | Wish::Invited => (Sitter::Nobody, vec![SeatChange::Leave(number(seat))]),
        };
        self.seats[seat.index()].sitter = sitter;
        let note = Note::Plan(seat, wish);
        self.note(&note, now);
        self.new_round();
        let change = MatchChange { listing: Some(self.listing(now)), seats, ..MatchChange::default() };
        Ok(Change { notes: vec![note], change })
    }

    fn free(&mut self, seat: Seat) -> Change {
        let orders = default_orders(self.made.settings.pace);
        let place = &mut self.seats[seat.index()];
        place.sitter = Sitter::Nobody;
        // Whoever sits there next has said nothing yet.
        let notes =
            if place.orders == orders { Vec::new() } else { vec![Note::Orders(seat, orders.clone())] };
        place.orders = orders;
        self.new_round();
        let seats = vec![SeatChange::Leave(number(seat))];
        Change { notes, change: MatchChange { seats, ..MatchChange::default() } }
    }

    fn new_round(&mut self) {
        self.round.seat(people(&self.seats));
    }

    /// The host starts the table: first everybody's client adds to the dice.
    pub(crate) fn start(&mut self, host: &PersonId, now: Millis) -> Answer<()> {
        self.hosted_by(host)?;
        self.open()?;
        if self.seats.iter().any(|place| matches!(place.sitter, Sitter::Nobody | Sitter::Gone)) {
            return Err(Refusal::SeatsFree);
        }
        let here: SeatSet =
            self.people().filter(|person| self.is_here(person)).filter_map(|id| self.seat_of(id)).collect();
        self.round.begin(here, now);
        Ok(())
    }

    /// A person's client pledges a nonce.
    pub(crate) fn pledge(&mut self, person: &PersonId, pledge: Pledge, now: Millis) -> Answer<()> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.round.pledge(seat, pledge, now).map_err(Refusal::NoShare)
    }

    /// A person's client opens its nonce.
    pub(crate) fn open_nonce(&mut self, person: &PersonId, nonce: Nonce) -> Answer<()> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.round.open(seat, nonce).map_err(Refusal::NoShare)
    }

    /// Starts the game once the dice are made. `next` draws a new seed for a round that has to be held again.
    pub(super) fn begin(&mut self, next: impl Fn() -> Seed, now: Millis) -> Option<Change> {
        // A round that is held again without anybody is over at once.
        let (seed, dice) = loop {
            if !self.round.is_due(now) {
                return None;
            }
            if let Some(made) = self.round.finish(next(), now) {
                break made;
            }
        };
        let ruleset = self.made.setup.ruleset();
        let count = self.seats.len() as u32;
        // Outcomes of the game are numbered from 1.
        let drawn = || Seat::from_index(dice.dice(&seed).roll(0, count) as usize);
        let starter = self.made.settings.draw_starter.then(drawn);
        let start = Start { ruleset, starter, dice: dice.clone(), seed };
        let (running, lines) =
            self.new_game(start.clone(), None).expect("the setup was checked when it was made");
        self.stage = Stage::Running(running);
        self.turn(now);
        let notes = [Note::Start(start)].into_iter().chain(lines.into_iter().map(Note::Game)).collect();
        let change = MatchChange { listing: Some(self.listing(now)), ..MatchChange::default() };
        Some(Change { notes, change })
    }
}

/// How somebody takes a seat in the store, where whoever has deleted their data still holds theirs.
fn taking(before: &Sitter, seat: Seat, player: Player) -> SeatChange {
    match before {
        Sitter::Nobody => SeatChange::Take(number(seat), player),
        _ => SeatChange::Replace(number(seat), player),
    }
}
