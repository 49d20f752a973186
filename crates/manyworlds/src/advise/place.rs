//! The course of a recorded game: where in it somebody chooses.

use anyhow::bail;
use engine::{ActionSet as _, Input, Node, Seat, SeatSet};
use games::Playable;
use words::{Names, Words};

/// Everything that happened, and how things stood in between.
pub(super) struct Past<G: Playable> {
    inputs: Vec<Input<G>>,
    /// One more than inputs: the first is the start.
    states: Vec<G::State>,
    /// At each state, what comes next and who has a choice there.
    nodes: Vec<(Node, SeatSet)>,
}

impl<G: Playable> Past<G> {
    /// Nothing has happened yet.
    pub(super) fn new(rules: &G) -> Self {
        let mut past = Self { inputs: Vec::new(), states: Vec::new(), nodes: Vec::new() };
        past.note(rules, &rules.start());
        past
    }

    /// One more input, and what came of it.
    pub(super) fn push(&mut self, rules: &G, input: Input<G>, state: &G::State) {
        self.inputs.push(input);
        self.note(rules, state);
    }

    fn note(&mut self, rules: &G, state: &G::State) {
        let node = rules.node(state);
        let choosers = match node {
            Node::Act(seats) => seats.iter().filter(|&seat| rules.legal(state, seat).len() > 1).collect(),
            Node::Chance | Node::Over => SeatSet::EMPTY,
        };
        self.states.push(*state);
        self.nodes.push((node, choosers));
    }

    /// How many inputs there are.
    pub(super) fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// How things stood after the first `at` inputs.
    pub(super) fn state(&self, at: usize) -> &G::State {
        &self.states[at]
    }

    /// What the seat, which is to act after `at` inputs, did then, and which input that was. Where several act at once
    /// others may have been quicker.
    pub(super) fn answer(&self, at: usize, seat: Seat) -> Option<(usize, G::Action)> {
        (at + 1..).zip(&self.inputs[at..]).find_map(|(number, input)| match *input {
            Input::Act(who, action) if who == seat => Some((number, action)),
            _ => None,
        })
    }

    /// Who is advised after `at` inputs: `wanted`, or the first of those to act. If nobody can be, a sentence says why,
    /// and where somebody can.
    pub(super) fn who(
        &self,
        at: usize,
        wanted: Option<Seat>,
        words: &Words,
        names: &Names,
    ) -> anyhow::Result<Seat> {
        let Some(&(node, _)) = self.nodes.get(at) else {
            let values = [("inputs", self.inputs().into()), ("at", at.into())];
            bail!(words.text_with("advise-past", &values));
        };
        let near =
            |later: bool| self.choice_near(at, wanted, later).or_else(|| self.choice_near(at, None, later));
        match node {
            Node::Act(seats) => match wanted.filter(|&seat| !seats.contains(seat)) {
                Some(seat) => bail!(words.text_with(
                    "advise-not-to-act",
                    &[
                        ("at", at.into()),
                        ("name", names.inside(words, seat).into()),
                        ("names", names.list(words, seats.iter()).into()),
                    ]
                )),
                None => Ok(wanted.or(seats.lowest()).expect("somebody is to act")),
            },
            Node::Over => bail!(match near(false) {
                Some(last) => words.text_with("advise-over", &[("at", at.into()), ("next", last.into())]),
                None => words.text("illegal-over"),
            }),
            Node::Chance => bail!(match near(true).or_else(|| near(false)) {
                Some(next) => words.text_with("advise-chance", &[("at", at.into()), ("next", next.into())]),
                None => words.text("illegal-chance"),
            }),
        }
    }

    /// The nearest place later, or earlier, where `wanted`, or else anybody, has more than one choice.
    fn choice_near(&self, at: usize, wanted: Option<Seat>, later: bool) -> Option<usize> {
        let chooses = |&place: &usize| {
            let choosers = self.nodes[place].1;
            wanted.map_or(!choosers.is_empty(), |seat| choosers.contains(seat))
        };
        if later { (at..self.nodes.len()).find(chooses) } else { (0..at).rev().find(chooses) }
    }
}
