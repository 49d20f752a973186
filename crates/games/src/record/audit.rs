//! The dice of a record, outcome by outcome: also those of a record that is not good, up to where it can be followed.

use bots::Pcg;
use engine::{Input, Node, Odds as _, Seat, Viewer};
use table::{Dice as _, PledgedDice, Seed};
use words::{Names, Words};

use super::dice::RecordedDice;
use super::line::{EndLine, InputLine};
use super::{DiceNote, Fault, Header, Record};
use crate::{Playable, WithGame};

/// What was found out about the dice of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// The first line.
    pub header: Header,
    /// The seed, if the last line opens one.
    pub seed: Option<Seed>,
    /// Every outcome, as far as the record can be followed.
    pub outcomes: Vec<Outcome>,
    /// What is wrong with the record, if anything is.
    pub fault: Option<Fault>,
}

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its number, from 1.
    pub number: u64,
    /// The line of the record.
    pub line: usize,
    /// The round; 0 while the game is set up.
    pub round: u16,
    /// Whose turn it was.
    pub turn: Option<Seat>,
    /// What happened, all of it, in words: for a game that is over.
    pub recorded: String,
    /// What the dice gave, if that is something else; nothing either if the dice are not known.
    pub computed: Option<String>,
    /// Of pledged dice: the word that decided, as `docs/fair-dice.md` has it.
    pub sum: Option<u64>,
    /// The ticket that was drawn, and of how many.
    pub ticket: Option<(u32, u32)>,
}

/// Looks at the dice of a record. Only if its first line cannot be read there is nothing to be looked at.
pub fn audit(text: &str, words: &Words) -> Result<Audit, Fault> {
    let record = Record::open(text.as_bytes(), words)?;
    let (header, rules) = (record.header().clone(), record.rules());
    rules.visit(Auditor { text, words, header, record })
}

struct Auditor<'a> {
    text: &'a str,
    words: &'a Words,
    header: Header,
    record: Record<'a, &'a [u8]>,
}

impl WithGame for Auditor<'_> {
    type Output = Result<Audit, Fault>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let Self { text, words, header, record } = self;
        let names = record.names(&rules);
        let end = text.lines().next_back().and_then(|line| serde_json::from_str::<EndLine>(line).ok());
        let seed = end.and_then(|end| end.seed);
        let (dice, sums) = match (&header.dice, &seed) {
            (DiceNote::Pledged(note), Some(seed)) => {
                let dice = note.dice(seed);
                (Some(RecordedDice::Pledged(dice.clone())), Some(dice))
            }
            (DiceNote::Pledged(_), None) => (None, None),
            (&DiceNote::Pcg32 { seed, stream }, _) => {
                (Some(RecordedDice::Pcg32(Pcg::new(seed, stream))), None)
            }
        };
        let mut walk = Walk { rules: &rules, words, names, dice, sums, outcomes: Vec::new() };
        walk.go(text);
        let outcomes = walk.outcomes;
        let fault = record.follow(&rules, |_| std::ops::ControlFlow::Continue(())).err();
        Ok(Audit { header, seed, outcomes, fault })
    }
}

struct Walk<'a, G: Playable> {
    rules: &'a G,
    words: &'a Words,
    names: Names,
    dice: Option<RecordedDice>,
    sums: Option<PledgedDice>,
    outcomes: Vec<Outcome>,
}

impl<G: Playable> Walk<'_, G> {
    /// Goes on as long as the lines are inputs that can come there.
    fn go(&mut self, text: &str) {
        let mut state = self.rules.start();
        let lines = (2..).zip(text.lines().skip(1));
        let inputs = lines.map_while(|(line, text)| {
            let input = serde_json::from_str::<InputLine>(text).ok()?.input;
            Some((line, input.parse::<Input<G>>().ok()?))
        });
        for (line, input) in inputs {
            let before = state;
            let mut events = Vec::new();
            if self.rules.try_step(&mut state, input, &mut events).is_err() {
                return;
            }
            if matches!(input, Input::Chance(_)) {
                self.note(line, &before, input, &events);
            }
        }
    }

    fn note(&mut self, line: usize, before: &G::State, input: Input<G>, events: &[G::Event]) {
        let number = self.outcomes.len() as u64 + 1;
        let odds = self.rules.odds(before);
        let total = odds.total();
        let ticket = self.dice.as_mut().map(|dice| dice.ticket(number, total));
        let given = ticket.map(|ticket| Input::Chance(odds.pick(ticket)));
        let computed = given.filter(|&given| given != input).map(|given| {
            let (mut state, mut events) = (*before, Vec::new());
            self.rules.step(&mut state, given, &mut events);
            self.told(given, &events)
        });
        let chapter = self.rules.chapter(before);
        self.outcomes.push(Outcome {
            number,
            line,
            round: chapter.round,
            turn: chapter.turn.filter(|_| self.rules.node(before) == Node::Chance && chapter.round > 0),
            recorded: self.told(input, events),
            computed,
            sum: self.sums.as_ref().map(|dice| dice.sum(number, total)),
            ticket: ticket.map(|ticket| (ticket, total)),
        });
    }

    /// What chance decided, in words; what nobody is told of and has no name has only its notation.
    fn told(&self, input: Input<G>, events: &[G::Event]) -> String {
        let event = events.first();
        let event =
            event.map(|event| self.rules.say_event(self.words, &self.names, event, Viewer::Spectator));
        let named = || match input {
            Input::Chance(outcome) => self.rules.say_outcome(self.words, outcome),
            Input::Act(..) => None,
        };
        event.or_else(named).unwrap_or_else(|| input.to_string())
    }
}
