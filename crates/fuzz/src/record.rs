//! The reader of records.

use std::ops::ControlFlow;

use bots::{Pcg, pick, play_noting};
use games::record::{DiceNote, Fault, Record, Sitter, Verified, write};
use games::{BotKind, Playable, WithGame};
use words::{Language, Words};

use crate::fuzzed::Fuzzed;

/// Any bytes are a good record or are refused with one sentence, in both languages.
pub(crate) fn check(bytes: &[u8]) -> Result<(), String> {
    for language in Language::ALL {
        let read = Record::open(bytes, Words::of(language));
        let verified = read.and_then(|record| record.rules().visit(Follow(record)));
        if let Err(Fault { line, text }) = verified {
            if text.is_empty() || text.contains(char::is_control) {
                return Err(format!("{text:?} is said of line {line}"));
            }
            let last = bytes.split(|&byte| byte == b'\n').count();
            if !(1..=last + 1).contains(&line) {
                return Err(format!("there is no line {line}: {text}"));
            }
        }
    }
    Ok(())
}

struct Follow<'w, 'b>(Record<'w, &'b [u8]>);

impl WithGame for Follow<'_, '_> {
    type Output = Result<Option<Verified>, Fault>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        self.0.follow(&rules, |_| ControlFlow::Continue(()))
    }
}

/// Records of some games with any options.
pub(crate) fn examples<G: Fuzzed>() -> Vec<String> {
    (0..4)
        .map(|seed| {
            let rules = G::any_rules(&mut Pcg::new(seed, 2));
            let (mut chance, mut choices) = (Pcg::new(seed, 0), Pcg::new(seed, 1));
            let mut state = rules.start();
            let mut inputs = Vec::new();
            play_noting(
                &rules,
                &mut state,
                &mut chance,
                |eyes| pick(&eyes.sensible(), &mut choices),
                |input| inputs.push(input),
            );
            let seats = vec![Sitter::bot(BotKind::Sensible); rules.seats().into()];
            let dice = DiceNote::Pcg32 { seed, stream: 0 };
            write(&rules.setup(), &rules, seats, dice, None, inputs).expect("a game can be recorded")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_good_records() {
        let examples = [examples::<multiuniversum::Multiuniversum>(), examples::<multiverse::Multiverse>()];
        for text in examples.concat() {
            let record = Record::open(text.as_bytes(), Words::of(Language::English)).ok().unwrap();
            assert!(record.rules().visit(Follow(record)).is_ok_and(|verified| verified.is_some()));
        }
    }
}
