//! The course of a game, cut where the cause of what happens changes.

use std::fmt::Write as _;

use engine::{ActionSet as _, Fortune, Input, Judge, Node, Odds as _, Seat, Silent};

/// Why the chances change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// Chance decided: luck.
    Chance(Fortune),
    /// Somebody chose: skill.
    Choice(Seat),
}

/// A row of inputs with one cause. Inputs without an alternative belong to the span before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// How many inputs came before it.
    pub from: usize,
    /// How many have come after it.
    pub to: usize,
    /// The cause.
    pub cause: Cause,
}

/// Everything that happened, and how things stood in between.
#[derive(Clone, Debug)]
pub(crate) struct Course<G: Judge> {
    pub(crate) inputs: Vec<Input<G>>,
    /// One more than inputs: the first is the start.
    pub(crate) states: Vec<G::State>,
    pub(crate) spans: Vec<Span>,
    /// A number for each state. It depends on the whole game, so that one game's error is not another's: all games begin
    /// alike.
    pub(crate) seeds: Vec<u64>,
}

impl<G: Judge> Course<G> {
    /// Replays the game; on an illegal input, says which it is.
    pub(crate) fn new(rules: &G, inputs: &[Input<G>]) -> Result<Self, usize> {
        let mut state = rules.start();
        let mut hash = Hash::default();
        let mut course =
            Self { inputs: inputs.to_vec(), states: vec![state], spans: Vec::new(), seeds: Vec::new() };
        for (position, &input) in inputs.iter().enumerate() {
            if !rules.is_legal(&state, input) {
                return Err(position);
            }
            course.note(cause(rules, &state, input), position);
            rules.step(&mut state, input, &mut Silent);
            course.states.push(state);
            write!(hash, "{input};").expect("a number takes any text");
        }
        course.seeds = (0..=inputs.len() as u64).map(|at| hash.0.wrapping_add(at)).collect();
        Ok(course)
    }

    /// One more input: it goes on with the last span, or begins another.
    fn note(&mut self, cause: Option<Cause>, position: usize) {
        let to = position + 1;
        match (self.spans.last_mut(), cause) {
            (None, None) => {}
            (Some(last), cause) if cause.is_none_or(|cause| cause == last.cause) => last.to = to,
            (last, Some(cause)) => {
                // Whatever came before the first span had no alternative.
                let from = last.map_or(0, |last| last.to);
                self.spans.push(Span { from, to, cause });
            }
            (Some(_), None) => unreachable!("what has no cause goes on with the last span"),
        }
    }

    /// Where `seat` had something to choose, by the number of inputs before it.
    pub(crate) fn decisions(&self, rules: &G, seat: Seat) -> Vec<usize> {
        let is_one = |&at: &usize| matches!(self.inputs[at], Input::Act(who, _) if who == seat);
        let has_choice = |&at: &usize| rules.legal(&self.states[at], seat).len() > 1;
        (0..self.inputs.len()).filter(is_one).filter(has_choice).collect()
    }

    /// Whether the game has come to its end.
    pub(crate) fn is_over(&self, rules: &G) -> bool {
        rules.node(&self.states[self.inputs.len()]) == Node::Over
    }
}

/// The cause of an input; none if nothing else could have come.
fn cause<G: Judge>(rules: &G, state: &G::State, input: Input<G>) -> Option<Cause> {
    match input {
        Input::Act(seat, _) => (rules.legal(state, seat).len() > 1).then_some(Cause::Choice(seat)),
        Input::Chance(outcome) => {
            let odds = rules.odds(state);
            (odds.tickets(outcome) < odds.total()).then(|| Cause::Chance(rules.fortune(state)))
        }
    }
}

/// FNV-1a, as it is the same everywhere and for ever.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl std::fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot as _, Pcg, RandomBot, play_noting};
    use engine::Game as _;
    use engine::tiny::HighCard;

    use super::*;

    #[test]
    fn spans_cover_the_game_and_change_their_cause() {
        let rules = HighCard { seats: 3 };
        for seed in 0..30 {
            let (mut bot, mut inputs) = (RandomBot::new(seed), Vec::new());
            let choose = |eyes: &engine::Perspective<'_, HighCard>| bot.choose(eyes);
            play_noting(&rules, &mut rules.start(), &mut Pcg::new(seed, 0), choose, |input| {
                inputs.push(input);
            });
            let course = Course::new(&rules, &inputs).unwrap();
            let spans = &course.spans;
            assert_eq!((spans[0].from, spans[0].cause), (0, Cause::Chance(Fortune::DEAL)));
            assert_eq!(spans.last().map(|span| span.to), Some(inputs.len()));
            for two in spans.windows(2) {
                assert_eq!(two[0].to, two[1].from);
                assert_ne!(two[0].cause, two[1].cause);
            }
            let own = course.decisions(&rules, Seat::from_index(1));
            assert!(own.len() <= 1 && own.iter().all(|&at| inputs[at].to_string().starts_with("2 ")));
        }
    }

    #[test]
    fn an_illegal_input_is_named() {
        let rules = HighCard { seats: 2 };
        let inputs: Vec<_> = ["* card 1", "* card 1"].iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(Course::new(&rules, &inputs).unwrap_err(), 1);
    }
}
