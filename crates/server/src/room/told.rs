//! What is told of a table: to those who look at it, to the lobby, and to the store.

use engine::{Seat, Viewer};
use store::{Finish, Listing, MatchId, Millis, PersonId, Played, Player, SecretHash, Standing};
use wire::online::{Phase, SeatInfo, SitterInfo, TableInfo, Times, Wish};

use super::game::End;
use super::made::Made;
use super::room::{Answer, Place, Running, Sitter, Stage, number};
use super::{Change, Refusal, Room};

impl Room {
    /// How far it is.
    pub(crate) fn phase(&self) -> Phase {
        match &self.stage {
            Stage::Open => self.round.phase(),
            Stage::Running(_) => Phase::Running,
            Stage::Over(_) => Phase::Over,
        }
    }

    fn any_game(&self) -> Option<&Running> {
        match &self.stage {
            Stage::Open => None,
            Stage::Running(running) => Some(running),
            Stage::Over(running) => running.as_ref(),
        }
    }

    /// The number of the last move.
    pub(crate) fn number(&self) -> u32 {
        self.any_game().map_or(0, |running| running.game.number())
    }

    /// Whether the game waits for somebody.
    pub(crate) fn is_turn_of(&self, person: &PersonId) -> bool {
        let seat = self.seat_of(person);
        self.running().is_ok_and(|running| seat.is_some_and(|seat| running.game.to_act().contains(seat)))
    }

    /// What a viewer is told who knows everything up to move `since`, as it travels.
    pub(crate) fn frame(&self, viewer: Viewer, since: u32) -> Option<String> {
        self.any_game().map(|running| running.game.frame(viewer, since))
    }

    /// What a viewer is told of everything since its seat last did something, as it travels.
    pub(crate) fn recap(&self, viewer: Viewer) -> Option<String> {
        self.any_game().map(|running| running.game.recap(viewer))
    }

    /// How the game ended, if it has.
    pub(crate) fn end(&self) -> Option<End> {
        self.any_game().and_then(|running| running.game.end())
    }

    /// The setup as it is played.
    pub(crate) fn setup(&self) -> games::Setup {
        self.any_game().map_or_else(|| self.made.setup.clone(), |running| self.setup_of(&running.start))
    }

    /// The record, once the table is over: it opens the seed.
    pub(crate) fn record(&self) -> Answer<String> {
        let Stage::Over(Some(running)) = &self.stage else { return Err(Refusal::NotOver) };
        let sitters = self.seats.iter().map(|place| match &place.sitter {
            Sitter::Bot(kind) => games::record::Sitter::bot(*kind),
            Sitter::Person { name, .. } => games::record::Sitter::Name(name.clone()),
            Sitter::Nobody | Sitter::Gone => games::record::Sitter::Name("?".to_owned()),
        });
        Ok(running.game.record(&self.setup_of(&running.start), sitters.collect()))
    }

    /// The id of the table that follows this one: the same whoever asks, and however often.
    pub(crate) fn rematch_id(&self) -> MatchId {
        let secret = SecretHash::of(&format!("rematch {} {}", self.id, self.made.key));
        MatchId::new(&secret.as_str()[..32]).expect("half a hash is an id")
    }

    /// Everybody here is told where the game goes on.
    pub(crate) fn follow(&mut self, next: MatchId) -> Change {
        self.rematch = Some(next);
        Change::default()
    }

    /// The seats of a table that follows this one, for whoever asks for it.
    pub(crate) fn rematch_for(&self, person: &PersonId, key: String) -> Answer<Made> {
        let own = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if !matches!(self.stage, Stage::Over(_)) {
            return Err(Refusal::NotOver);
        }
        let mut made = Made { key, kept: Vec::new(), ..self.made.clone() };
        for (index, place) in self.seats.iter().enumerate() {
            let (wish, kept) = match &place.sitter {
                _ if index == own.index() => (Wish::Me, None),
                Sitter::Bot(kind) => (Wish::Bot(*kind), None),
                Sitter::Person { id, .. } => (Wish::Invited, Some(id.to_string())),
                Sitter::Nobody | Sitter::Gone => (Wish::Open, None),
            };
            made.seats[index] = wish;
            made.kept.push(kept);
        }
        Ok(made)
    }

    /// How much time everybody has, if there is a clock.
    pub(crate) fn times(&self, now: Millis) -> Option<Times> {
        self.running().ok().and_then(|_| self.clocks.times(now))
    }

    /// Everything beside the game, as somebody may know it.
    pub(crate) fn info(&self, person: Option<&PersonId>, now: Millis) -> TableInfo {
        let my_seat = person.and_then(|person| self.seat_of(person));
        let is_open = self.phase() == Phase::Open;
        let seat = |(index, place): (usize, &Place)| SeatInfo {
            sitter: match &place.sitter {
                // Whoever deletes their data before the start leaves a seat to others.
                Sitter::Gone if !is_open => SitterInfo::Gone,
                Sitter::Nobody | Sitter::Gone if place.wish == Wish::Open => SitterInfo::Open,
                Sitter::Nobody | Sitter::Gone => SitterInfo::Invited,
                Sitter::Bot(kind) => SitterInfo::Bot(*kind),
                Sitter::Person { id, name } => {
                    SitterInfo::Person { id: id.to_string(), name: name.clone(), here: self.is_here(id) }
                }
            },
            stand_in: place.stand_in,
            votes: place.votes,
            may_vote: self.running().is_ok() && self.may_vote(Seat::from_index(index), now),
            orders: (my_seat == Some(Seat::from_index(index)) && self.made.setup.game().takes_orders())
                .then(|| place.orders.clone()),
        };
        TableInfo {
            id: self.id.to_string(),
            phase: self.phase(),
            settings: self.made.settings,
            host: self.host().map(ToString::to_string),
            seats: self.seats.iter().enumerate().map(seat).collect(),
            my_seat,
            key: my_seat.map(|_| self.made.key.clone()),
            number: self.number(),
            times: self.times(now),
            pledge: Some(
                self.any_game().map_or(self.round.host_pledge(), |running| running.start.dice.pledge),
            ),
            spectators: self.spectators(),
            rematch: self.rematch.as_ref().map(ToString::to_string),
        }
    }

    /// What the lobby shows of it.
    pub(crate) fn listing(&self, now: Millis) -> Listing {
        let is_free = |place: &&Place| match place.sitter {
            Sitter::Nobody => place.wish == Wish::Open,
            Sitter::Gone => place.wish == Wish::Open && matches!(self.stage, Stage::Open),
            Sitter::Bot(_) | Sitter::Person { .. } => false,
        };
        let free = self.seats.iter().filter(is_free);
        let phase = match self.stage {
            Stage::Open => store::Phase::Open,
            Stage::Running(_) => store::Phase::Running,
            Stage::Over(_) => store::Phase::Over,
        };
        Listing { phase, seats_free: free.count() as u32, ..self.made.listing(now) }
    }

    /// The result for the store; ratings are added by whoever knows the old ones.
    pub(super) fn finish(&self, end: &End, now: Millis) -> Finish {
        let standing = |(index, place): (usize, &Place)| Standing {
            seat: number(Seat::from_index(index)),
            player: match &place.sitter {
                Sitter::Bot(kind) => Some(Player::Bot(kind.name().to_owned())),
                Sitter::Person { id, .. } => Some(Player::Person(id.clone())),
                Sitter::Nobody | Sitter::Gone => None,
            },
            place: end.sheet.places[index].into(),
            points: end.sheet.totals[index].into(),
        };
        Finish {
            played: Played {
                game: self.made.setup.game().name().to_owned(),
                options: self.made.options_name(),
                rated: self.made.settings.rated,
                finished_at: now,
                beside: end.sheet.totals.get(self.seats.len()).map(|&points| points.into()),
            },
            standings: self.seats.iter().enumerate().map(standing).collect(),
            ratings: Vec::new(),
        }
    }
}
