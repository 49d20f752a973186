//! One game, with a look at every node.

use bots::{draw, pick};
use engine::{ActionSet, Game, Input, Node, NotationError, Random, Seat, Sense, Silent, Viewer};

use crate::{Law, Tally};

/// No game of ours is longer, however it is played.
pub const LONGEST: usize = 200_000;

/// Stands between inputs on one line; no notation holds it.
pub(crate) const BETWEEN: char = ';';

/// Reads a line of inputs as the laws write it.
pub fn parse_inputs<G: Game>(line: &str) -> Result<Vec<Input<G>>, NotationError> {
    line.split(BETWEEN).map(str::trim).filter(|text| !text.is_empty()).map(str::parse).collect()
}

/// What is wrong, and for whom.
#[derive(Debug)]
pub(crate) struct Fault {
    viewer: Option<Viewer>,
    what: String,
}

impl Fault {
    pub(crate) fn of(viewer: Viewer, what: impl Into<String>) -> Self {
        Self { viewer: Some(viewer), what: what.into() }
    }
}

impl From<String> for Fault {
    fn from(what: String) -> Self {
        Self { viewer: None, what }
    }
}

/// Fails with a [`Fault`] unless the condition holds.
macro_rules! ensure {
    ($condition:expr, for $viewer:expr, $($what:tt)+) => {
        if !$condition {
            return Err($crate::walk::Fault::of($viewer, format!($($what)+)));
        }
    };
    ($condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err($crate::walk::Fault::from(format!($($what)+)));
        }
    };
}
pub(crate) use ensure;

/// Where a game is.
pub(crate) struct Spot<'a, G: Game, R> {
    pub(crate) rules: &'a G,
    pub(crate) state: &'a G::State,
    /// All that came before.
    pub(crate) inputs: &'a [Input<G>],
    /// What comes next; nothing when the game is over.
    pub(crate) next: Option<Input<G>>,
    pub(crate) source: &'a mut R,
    pub(crate) tally: &'a mut Tally,
}

impl<G: Game, R: Random> Spot<'_, G, R> {
    pub(crate) fn node(&self) -> Node {
        self.rules.node(self.state)
    }

    /// True once in `n` times.
    pub(crate) fn once_in(&mut self, n: u32) -> bool {
        self.source.below(n) == 0
    }

    /// Somebody who looks on; half the time whoever acts next, who has the most to see.
    pub(crate) fn some_viewer(&mut self) -> Viewer {
        let favour = self.once_in(2);
        match self.next {
            Some(Input::Act(seat, _)) if favour => Viewer::Seat(seat),
            _ => some_viewer(self.rules, self.source),
        }
    }
}

/// Any seat or the spectator, each with the same odds.
pub(crate) fn some_viewer<G: Game>(rules: &G, source: &mut impl Random) -> Viewer {
    let chosen = source.below(u32::from(rules.seats()) + 1);
    Viewer::all(rules.seats()).nth(chosen as usize).expect("one of them")
}

/// Any seat of the table, each with the same odds.
pub(crate) fn some_seat<G: Game>(rules: &G, source: &mut impl Random) -> Seat {
    Seat::from_index(source.below(u32::from(rules.seats())) as usize)
}

/// Plays a game of at most `longest` inputs and looks at every node, the last included. Returns the game.
pub(crate) fn walk<G: Sense, R: Random>(
    law: Law,
    rules: &G,
    longest: usize,
    source: &mut R,
    mut look: impl FnMut(&mut Spot<'_, G, R>) -> Result<(), Fault>,
) -> Result<(Vec<Input<G>>, Tally), String> {
    let mut tally = Tally { games: 1, ..Tally::default() };
    let mut state = rules.start();
    let mut history = History { law, inputs: Vec::new() };
    // From all careless to all sensible: each kind of play gets to places that the other does not.
    let sensible_in_8 = source.below(9);
    loop {
        let next = next_input(rules, &state, sensible_in_8, source)
            .map_err(|fault| broken(law, &fault, &history.inputs))?;
        let spot =
            &mut Spot { rules, state: &state, inputs: &history.inputs, next, source, tally: &mut tally };
        look(spot).map_err(|fault| broken(law, &fault, &history.inputs))?;
        let Some(input) = next else { return Ok((history.finish(), tally)) };
        if history.inputs.len() == longest {
            let fault = Fault::from(format!("the game has not ended after {longest} inputs"));
            return Err(broken(law, &fault, &history.inputs));
        }
        history.inputs.push(input);
        rules.step(&mut state, input, &mut Silent);
        tally.inputs += 1;
    }
}

/// A sentence about a broken law, and after it the line of inputs that led there.
pub(crate) fn broken<G: Game>(law: Law, fault: &Fault, inputs: &[Input<G>]) -> String {
    let viewer = match fault.viewer {
        None => String::new(),
        Some(Viewer::Seat(seat)) => format!(" for seat {seat}"),
        Some(Viewer::Spectator) => " for a spectator".to_owned(),
    };
    format!("the law “{law}” is broken{viewer}: {}\nafter: {}", fault.what, line(inputs))
}

pub(crate) fn line<G: Game>(inputs: &[Input<G>]) -> String {
    inputs.iter().map(Input::to_string).collect::<Vec<_>>().join(&format!("{BETWEEN} "))
}

pub(crate) fn next_input<G: Sense>(
    rules: &G,
    state: &G::State,
    sensible_in_8: u32,
    source: &mut impl Random,
) -> Result<Option<Input<G>>, Fault> {
    Ok(match rules.node(state) {
        Node::Over => None,
        Node::Chance => Some(Input::Chance(draw(&rules.odds(state), source))),
        Node::Act(seats) => {
            // Seats that act at once do so in any order.
            let chosen = source.below(seats.len() as u32) as usize;
            let seat = seats.iter().nth(chosen).expect("somebody is to act");
            let sensible = source.below(8) < sensible_in_8;
            let actions = if sensible { rules.sensible(state, seat) } else { rules.legal(state, seat) };
            let kind = if sensible { "sensible" } else { "legal" };
            ensure!(!actions.is_empty(), for Viewer::Seat(seat), "it is to act, but nothing is {kind}");
            Some(Input::Act(seat, pick(&actions, source)))
        }
    })
}

/// Where two texts part, with what stands around it: whole views are too long to compare by eye.
pub(crate) fn difference(one: &str, two: &str) -> String {
    let same = one.chars().zip(two.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(same.saturating_sub(60)).take(160).collect::<String>();
    format!("at character {same}\n  …{}…\n  …{}…", around(one), around(two))
}

/// The inputs so far. When a game panics they are told, too.
struct History<G: Game> {
    law: Law,
    inputs: Vec<Input<G>>,
}

impl<G: Game> History<G> {
    fn finish(mut self) -> Vec<Input<G>> {
        std::mem::take(&mut self.inputs)
    }
}

impl<G: Game> Drop for History<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("a panic under the law “{}”\nafter: {}", self.law, line(&self.inputs));
        }
    }
}
