//! While the game runs: who acts, who acts for whom, and what happens by itself.

use std::time::Duration;

use engine::{Seat, SeatSet};
use games::{BotKind, Orders};
use store::{MatchChange, Millis, PersonId};
use table::Seed;
use wire::online::Pace;

use super::clock::Clocks;
use super::game::{NotDone, Question};
use super::note::Note;
use super::room::{Answer, Running, Sitter, Stage};
use super::{Change, Refusal, Room};

/// The bot that goes on for somebody who is away.
pub(super) const STAND_IN: BotKind = BotKind::Medium;
/// How long a player must have been away at a table of days before the others may vote.
const AWAY_DAYS: i64 = 24 * 60 * 60 * 1000;

/// A table where nothing has happened for so long is given up: longer than any clock.
const ABANDONED: i64 = 100 * AWAY_DAYS;

impl Room {
    pub(super) fn running(&self) -> Answer<&Running> {
        if let Stage::Running(running) = &self.stage { Ok(running) } else { Err(Refusal::NotRunning) }
    }

    fn running_mut(&mut self) -> Answer<&mut Running> {
        if let Stage::Running(running) = &mut self.stage { Ok(running) } else { Err(Refusal::NotRunning) }
    }

    /// The seat that a person plays now.
    fn playing(&self, person: &PersonId, seat: Option<Seat>, after: Option<u32>) -> Answer<Seat> {
        let own = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if seat.is_some_and(|seat| seat != own) {
            return Err(Refusal::NotYourSeat);
        }
        let game = &self.running()?.game;
        match after {
            Some(number) if game.has_acted_since(own, number) => Err(Refusal::Stale),
            _ => Ok(own),
        }
    }

    /// A person acts.
    pub(crate) fn act(
        &mut self,
        person: &PersonId,
        seat: Option<Seat>,
        action: &str,
        after: Option<u32>,
        now: Millis,
    ) -> Answer {
        let seat = self.playing(person, seat, after)?;
        let lines = self.running_mut()?.game.act(seat, action).map_err(|wrong| match wrong {
            NotDone::Notation(text) => Refusal::Notation(text),
            NotDone::Refused(why) => Refusal::Illegal(why),
        })?;
        let back = self.back(seat, now);
        Ok(self.moved(back, lines, now))
    }

    /// Whoever acts is back.
    fn back(&mut self, seat: Seat, now: Millis) -> Option<Note> {
        self.seats[seat.index()].stand_in?;
        let back = Note::Back(seat);
        self.note(&back, now);
        Some(back)
    }

    /// A person takes the last action back.
    pub(crate) fn undo(
        &mut self,
        person: &PersonId,
        seat: Option<Seat>,
        after: Option<u32>,
        now: Millis,
    ) -> Answer {
        let seat = self.playing(person, seat, after)?;
        let lines = self.running_mut()?.game.undo(seat).map_err(Refusal::NoUndo)?;
        let back = self.back(seat, now);
        Ok(self.moved(back, lines, now))
    }

    /// Whose question a bot has to answer now, and after which move it was asked.
    pub(crate) fn question(&self) -> Option<(Seat, u32, Question)> {
        let Stage::Running(Running { game, .. }) = &self.stage else { return None };
        game.to_act().iter().find_map(|seat| {
            let bot = self.seats[seat.index()].bot()?;
            Some((seat, game.number(), game.question(seat, bot)))
        })
    }

    /// A bot answers; nothing happens if things have changed meanwhile. One that failed does the idle action.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        number: u32,
        action: Option<&str>,
        now: Millis,
    ) -> Option<Change> {
        let is_bot = self.seats[seat.index()].bot().is_some();
        let game = &mut self.running_mut().ok()?.game;
        if !is_bot || game.number() != number {
            return None;
        }
        let lines = action.and_then(|action| game.act(seat, action).ok()).unwrap_or_else(|| game.idle(seat));
        Some(self.moved(None, lines, now))
    }

    /// A move was made: what has to be kept of it. Standing orders are a part of it, so that nobody is shown a question
    /// that has its answer.
    fn moved(&mut self, before: Option<Note>, lines: Vec<String>, now: Millis) -> Change {
        self.turn(now);
        let mut notes: Vec<Note> = before.into_iter().chain(lines.into_iter().map(Note::Game)).collect();
        while let Some(lines) = self.obey(now) {
            self.turn(now);
            notes.extend(lines.into_iter().map(Note::Game));
        }
        let mut change = Change { notes, change: MatchChange::default() };
        if let Some(end) = self.end() {
            change.change.listing = Some(self.listing(now));
            change.change.finish = Some(self.finish(&end, now));
        }
        change
    }

    /// A seat's standing orders.
    pub(crate) fn order(&mut self, person: &PersonId, orders: Orders, now: Millis) -> Answer {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if matches!(self.stage, Stage::Over(_)) {
            return Err(Refusal::NotRunning);
        }
        let game = self.made.setup.game();
        orders.check(game).map_err(|wrong| Refusal::Orders(wrong.to_string()))?;
        if self.made.settings.pace == Pace::Days && !orders.is_complete(game) {
            let text = "at a table of days every question needs an order, or an answer after some time";
            return Err(Refusal::Orders(text.to_owned()));
        }
        let note = Note::Orders(seat, orders);
        self.note(&note, now);
        Ok(Change::of(note))
    }

    /// Whether the others may vote that a bot goes on for a seat.
    pub(super) fn may_vote(&self, seat: Seat, now: Millis) -> bool {
        let place = &self.seats[seat.index()];
        let Sitter::Person { id, .. } = &place.sitter else { return false };
        let asked = self.clocks.waited(seat, now).unwrap_or(0);
        let away = self.gone_since.get(id).map_or(asked, |since| now.0 - since.0);
        place.stand_in.is_none() && !self.is_here(id) && asked.min(away) >= self.long_away()
    }

    /// When the next vote becomes possible, if nothing else happens.
    pub(crate) fn next_vote(&self, now: Millis) -> Option<Millis> {
        let to_act = self.running().ok()?.game.to_act();
        let due = to_act.iter().filter_map(|seat| {
            let place = &self.seats[seat.index()];
            let Sitter::Person { id, .. } = &place.sitter else { return None };
            let asked = now.0 - self.clocks.waited(seat, now)?;
            let gone = self.gone_since.get(id).map_or(asked, |since| since.0);
            let is_away = place.stand_in.is_none() && !self.is_here(id);
            is_away.then(|| Millis(asked.max(gone) + self.long_away()))
        });
        due.filter(|at| *at > now).min()
    }

    /// How long a player must have been away before the others may vote.
    fn long_away(&self) -> i64 {
        if self.made.settings.pace == Pace::Days { AWAY_DAYS } else { self.away_after.as_millis() as i64 }
    }

    /// Somebody wants a bot to go on for a seat. Once more than half of the others do, one does.
    pub(crate) fn vote(&mut self, person: &PersonId, seat: Seat, now: Millis) -> Answer {
        let voter = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.running()?;
        self.place(seat)?;
        if voter == seat || !self.may_vote(seat, now) {
            return Err(Refusal::NoVote);
        }
        self.seats[seat.index()].votes.insert(voter);
        let others = (0..self.seats.len()).map(Seat::from_index).filter(|&other| other != seat);
        let others = others.filter(|other| {
            let place = &self.seats[other.index()];
            matches!(place.sitter, Sitter::Person { .. }) && place.stand_in.is_none()
        });
        if self.seats[seat.index()].votes.len() * 2 > others.count() {
            self.hand_over(seat)
        } else {
            Ok(Change::default())
        }
    }

    pub(super) fn hand_over(&mut self, seat: Seat) -> Answer {
        if self.seats[seat.index()].stand_in.is_some() {
            return Err(Refusal::NoVote);
        }
        let note = Note::StandIn(seat, STAND_IN);
        self.note(&note, Millis(0));
        Ok(Change::of(note))
    }

    /// The owner of a seat is back.
    pub(crate) fn take_back(&mut self, person: &PersonId, now: Millis) -> Answer {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.running()?;
        if self.seats[seat.index()].stand_in.is_none() {
            return Err(Refusal::NoStandIn);
        }
        let note = Note::Back(seat);
        self.note(&note, now);
        Ok(Change::of(note))
    }

    /// Nobody ran the table since `last_run`; no clock did.
    pub(crate) fn wake(&mut self, last_run: Millis, now: Millis) -> Option<Change> {
        if !matches!(self.stage, Stage::Running(_))
            || self.clocks == Clocks::new(self.made.settings.clock, self.seats.len())
        {
            return None;
        }
        let note = Note::Up(last_run);
        self.note(&note, now);
        Some(Change::of(note))
    }

    /// Does what has to be done without anybody asking for it: standing orders, time that has run out, the start.
    /// One thing at a time; `None` when nothing is left.
    pub(crate) fn settle(&mut self, next: impl Fn() -> Seed, now: Millis) -> Option<Change> {
        match &self.stage {
            Stage::Over(_) => None,
            Stage::Open => self.begin(next, now),
            Stage::Running(_) => {
                let ordered = self.obey(now).map(|lines| self.moved(None, lines, now));
                ordered.or_else(|| self.time_out(now)).or_else(|| self.give_up(now))
            }
        }
    }

    /// Follows a standing order; returns the lines of that move.
    fn obey(&mut self, now: Millis) -> Option<Vec<String>> {
        let game = &self.running().ok()?.game;
        let (seat, action) = game.to_act().iter().find_map(|seat| {
            let place = &self.seats[seat.index()];
            let waited = Duration::from_millis(self.clocks.waited(seat, now)?.cast_unsigned());
            let is_person = matches!(place.sitter, Sitter::Person { .. }) && place.stand_in.is_none();
            let action = is_person.then(|| game.ordered(seat, &place.orders, waited)).flatten()?;
            Some((seat, action))
        })?;
        self.running_mut().ok()?.game.act(seat, &action).ok()
    }

    /// Whose clocks count: a bot takes as long as it takes.
    fn timed(&self) -> SeatSet {
        let seats = (0..self.seats.len()).filter(|&index| self.seats[index].bot().is_none());
        seats.map(Seat::from_index).collect()
    }

    fn time_out(&mut self, now: Millis) -> Option<Change> {
        let seat = self.clocks.run_out(self.timed(), now)?;
        let game = &mut self.running_mut().ok()?.game;
        let (round, asked, mut lines) = (game.round(), game.to_act(), Vec::new());
        // All of its turn: whoever is away for one action is away for the next. A choice that others are asked, too,
        // is another.
        let is_its_turn = |now: SeatSet| now.contains(seat) && now.iter().all(|other| asked.contains(other));
        while is_its_turn(game.to_act()) && game.round() == round {
            lines.extend(game.idle(seat));
        }
        Some(self.moved(Some(Note::TimeOut(seat)), lines, now))
    }

    /// Gives the table up if nobody has come by for very long.
    fn give_up(&mut self, now: Millis) -> Option<Change> {
        if now.0 < self.moved_at.0 + ABANDONED {
            return None;
        }
        self.note(&Note::GivenUp, now);
        let mut change = Change::of(Note::GivenUp);
        change.change.listing = Some(self.listing(now));
        Some(change)
    }

    /// When [`settle`](Self::settle) may have something to do, if nothing else happens.
    pub(crate) fn next_deadline(&self, now: Millis) -> Option<Millis> {
        match &self.stage {
            Stage::Over(_) => None,
            Stage::Open => self.round.deadline(),
            Stage::Running(running) => {
                let fallbacks = running.game.to_act().iter().filter_map(|seat| {
                    let waited = self.clocks.waited(seat, now)?;
                    let after = self.seats[seat.index()].orders.just_roll.fallback?.after_minutes;
                    Some(Millis(now.0 - waited + i64::from(after) * 60_000)).filter(|at| *at > now)
                });
                let abandoned = Millis(self.moved_at.0 + ABANDONED);
                fallbacks.chain(self.clocks.next(self.timed())).chain([abandoned]).min()
            }
        }
    }
}
