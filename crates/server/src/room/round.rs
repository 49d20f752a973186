//! The making of the dice, between the host's wish to start and the start.

use engine::{Seat, SeatSet};
use store::Millis;
use table::{NoShare, Nonce, Pledge, PledgeNote, Pledging, Seed};
use wire::online::Phase;

/// So long a client that is there has for a step; it takes none of its person's time.
const STEP: i64 = 5_000;

/// A round of pledges. It is held in memory alone: after a crash it is held again, with another seed, as somebody
/// may have opened a nonce.
pub(crate) struct Round {
    seed: Seed,
    pledging: Pledging,
    match_name: String,
    /// Those who pledged and did not open; they are left out when the round is held again.
    left_out: SeatSet,
    step: Step,
}

#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// Nobody has asked for the start.
    Idle,
    /// Clients pledge; those of `here` are waited for.
    Pledging { here: SeatSet, until: Millis },
    /// Clients open what they pledged.
    Opening { here: SeatSet, until: Millis },
}

impl Round {
    pub(crate) fn new(seed: Seed, match_name: &str, people: SeatSet) -> Self {
        Self {
            seed,
            pledging: Pledging::new(seed, match_name, people),
            match_name: match_name.to_owned(),
            left_out: SeatSet::EMPTY,
            step: Step::Idle,
        }
    }

    /// Other people sit there now. Nobody has pledged anything before the start was asked for.
    pub(crate) fn seat(&mut self, people: SeatSet) {
        *self = Self::new(self.seed, &self.match_name, people);
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.step == Step::Idle
    }

    pub(crate) fn phase(&self) -> Phase {
        match self.step {
            Step::Idle => Phase::Open,
            Step::Pledging { .. } => Phase::Pledging,
            Step::Opening { .. } => Phase::Opening,
        }
    }

    pub(crate) fn host_pledge(&self) -> Pledge {
        self.pledging.pledge()
    }

    /// The host wants to start. The clients of `here` are waited for; others may take part if they are quick.
    pub(crate) fn begin(&mut self, here: SeatSet, now: Millis) {
        self.step = Step::Pledging { here, until: Millis(now.0 + STEP) };
    }

    pub(crate) fn pledge(&mut self, seat: Seat, pledge: Pledge, now: Millis) -> Result<(), NoShare> {
        match self.step {
            Step::Idle => Err(NoShare::TooEarly),
            _ if self.left_out.contains(seat) => Err(NoShare::TooLate),
            Step::Pledging { .. } | Step::Opening { .. } => self.pledging.commit(seat, pledge),
        }?;
        // All may open as soon as all who are waited for have pledged.
        self.go_on(now);
        Ok(())
    }

    pub(crate) fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), NoShare> {
        self.pledging.open(seat, nonce)
    }

    /// Whether the game can start, or the round must be held again.
    pub(crate) fn is_due(&mut self, now: Millis) -> bool {
        self.go_on(now);
        match self.step {
            Step::Opening { until, .. } => self.pledging.waiting_for().is_empty() || now >= until,
            Step::Idle | Step::Pledging { .. } => false,
        }
    }

    /// Closes the pledges when all have pledged who are waited for, or when they had time enough.
    fn go_on(&mut self, now: Millis) {
        if let Step::Pledging { here, until } = self.step {
            let silent = here
                .iter()
                .any(|seat| !self.left_out.contains(seat) && !self.pledging.pledged().contains(seat));
            if !silent || now >= until {
                self.pledging.close();
                self.step = Step::Opening { here, until: Millis(now.0 + STEP) };
            }
        }
    }

    pub(crate) fn deadline(&self) -> Option<Millis> {
        match self.step {
            Step::Idle => None,
            Step::Pledging { until, .. } | Step::Opening { until, .. } => Some(until),
        }
    }

    /// The dice. If somebody pledged and did not open, then the round begins again with the seed `next`, without
    /// them.
    pub(crate) fn finish(&mut self, next: Seed, now: Millis) -> Option<(Seed, PledgeNote)> {
        let silent = self.pledging.waiting_for();
        match self.pledging.clone().finish(next) {
            Ok(dice) => Some(dice),
            Err(again) => {
                (self.seed, self.pledging) = (next, again);
                for seat in silent.iter() {
                    self.left_out.insert(seat);
                }
                if let Step::Opening { here, .. } | Step::Pledging { here, .. } = self.step {
                    self.step = Step::Pledging { here, until: Millis(now.0 + STEP) };
                }
                None
            }
        }
    }
}
