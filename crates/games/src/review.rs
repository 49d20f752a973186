//! The review of a recorded game, as it is told: for the page, the command and whoever keeps it.

mod balance;
mod sheet;

use std::io::BufRead;
use std::ops::ControlFlow;

use engine::{Input, Seat};
use review::{Decision, NoReview, Reviewer};
use words::{Language, Names, Words};

pub use self::balance::{Balance, Row, Side, rounded};
pub use self::sheet::{Both, ChoiceSheet, DecisionSheet, PartSheet, Point, ReviewSheet, StepSheet};
pub use review::{Effort, WHOLE};

use crate::record::{Fault, Header, Record, Sitter};
use crate::{Playable, WithGame};

/// The number of the method. It changes with whatever changes what is told in a review, so that a kept one is not shown
/// beside new ones.
pub const METHOD: u16 = 3;

/// As much as a game for two can be thought about within a minute, in a browser.
pub const EFFORT: Effort = Effort { samples: 1_500, worlds: 16_000 };

/// A review that is under way.
pub trait Reviewing {
    /// Thinks about the next thing; false once there is none.
    fn step(&mut self) -> bool;

    /// Everything that is known.
    fn sheet(&self) -> ReviewSheet;

    /// The same without those points and decisions that were told before: so many of each.
    fn sheet_since(&self, points: usize, decisions: usize) -> ReviewSheet;
}

/// Begins the review of a record, which is checked first. Without a seat it is the one of the first person.
pub fn review(
    record: impl BufRead,
    words: &Words,
    seat: Option<Seat>,
    effort: Effort,
) -> Result<Box<dyn Reviewing>, Fault> {
    let record = Record::open(record, words)?;
    let seat = seat.unwrap_or_else(|| first_person(record.header()));
    record.rules().visit(Begin { record, words, seat, effort })
}

/// The seat of the first person, or the first seat if only bots played.
fn first_person(header: &Header) -> Seat {
    let person = header.seats.iter().position(|sitter| matches!(sitter, Sitter::Name(_)));
    Seat::from_index(person.unwrap_or(0))
}

struct Begin<'w, R> {
    record: Record<'w, R>,
    words: &'w Words,
    seat: Seat,
    effort: Effort,
}

impl<R: BufRead> WithGame for Begin<'_, R> {
    type Output = Result<Box<dyn Reviewing>, Fault>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let Self { record, words, seat, effort } = self;
        let names = record.names(&rules);
        let mut inputs: Vec<Input<G>> = Vec::new();
        record.follow(&rules, |step| {
            inputs.push(step.input);
            ControlFlow::Continue(())
        })?;
        let fault = |key| Fault { line: 1, text: words.text(key) };
        let reviewer = Reviewer::new(rules, &inputs, seat, effort).map_err(|no| match no {
            NoReview::NoSeat => fault("review-no-seat"),
            NoReview::Nothing => fault("review-nothing"),
            NoReview::Illegal(_) => unreachable!("the record was checked"),
        })?;
        Ok(Box::new(Told { reviewer, names }))
    }
}

/// A review with the names of those who played.
struct Told<G: Playable> {
    reviewer: Reviewer<G>,
    names: Names,
}

impl<G: Playable> Reviewing for Told<G> {
    fn step(&mut self) -> bool {
        self.reviewer.step()
    }

    fn sheet(&self) -> ReviewSheet {
        self.sheet_since(0, 0)
    }

    fn sheet_since(&self, points: usize, decisions: usize) -> ReviewSheet {
        let reviewer = &self.reviewer;
        let participants = reviewer.participants();
        let moves = self.moves();
        let places = reviewer.spans().iter().map(|span| span.from);
        let places = places.chain(reviewer.spans().last().map(|span| span.to));
        let known = reviewer.values().iter().zip(places);
        let point = |(value, at): (&review::Value, usize)| Point {
            at,
            moves: moves[at],
            round: reviewer.rules().round(reviewer.state(at)),
            chances: value.chances[..participants].to_vec(),
        };
        let parts = reviewer.parts();
        ReviewSheet {
            method: METHOD,
            seat: reviewer.seat(),
            participants: participants as u8,
            over: reviewer.is_over(),
            samples: reviewer.effort().samples,
            worlds: reviewer.effort().worlds,
            steps: reviewer.steps() as u32,
            done: reviewer.steps_done() as u32,
            inputs: reviewer.inputs().len(),
            looked_at: reviewer.looked_at(),
            points: known.skip(points).map(point).collect(),
            parts: parts.iter().map(|part| PartSheet::of(part, participants)).collect(),
            decisions: reviewer
                .decisions()
                .iter()
                .skip(decisions)
                .map(|one| self.told(one, &moves))
                .collect(),
        }
    }
}

impl<G: Playable> Told<G> {
    /// The number of the last move after so many inputs, as a table counts them: the set-up is the first.
    fn moves(&self) -> Vec<u32> {
        let mut moves = vec![1];
        for input in self.reviewer.inputs() {
            moves.push(moves[moves.len() - 1] + u32::from(matches!(input, Input::Act(..))));
        }
        moves
    }

    fn told(&self, decision: &Decision<G>, moves: &[u32]) -> DecisionSheet {
        let (rules, seat) = (self.reviewer.rules(), self.reviewer.seat());
        let state = self.reviewer.state(decision.at);
        let view = rules.view(state, engine::Viewer::Seat(seat));
        let choice = |choice: &review::Choice<G::Action>| ChoiceSheet {
            action: choice.action.to_string(),
            label: self.both(|words, names| rules.say_offer(words, names, &view, choice.action)),
            chance: choice.chance,
            worlds: choice.worlds,
        };
        let step = |step: &review::LineStep<G>| StepSheet {
            seat: step.seat,
            action: step.action.to_string(),
            label: self.both(|words, names| rules.say_offer(words, names, &step.view, step.action)),
            backdrop: rules.backdrop(&step.view),
        };
        DecisionSheet {
            at: decision.at,
            moves: moves[decision.at],
            round: rules.round(state),
            prompt: self.both(|words, names| rules.say_prompt(words, names, &view)),
            backdrop: rules.backdrop(&view),
            same: decision.is_the_experts(),
            played: choice(&decision.played),
            best: choice(&decision.best),
            second: decision.second.as_ref().map(choice),
            cost: decision.cost,
            error: decision.error,
            line: decision.line.iter().map(step).collect(),
        }
    }

    fn both(&self, say: impl Fn(&Words, &Names) -> String) -> Both {
        let [en, fr] = Language::ALL.map(|language| say(Words::of(language), &self.names));
        Both { en, fr }
    }
}
