//! Multiverse as a game that can be told.

use engine::Viewer;
use multiverse::{Action, Event, Multiverse, Outcome, Phase, Reason, View};

use super::event::event;
use super::offer::offer;
use super::prompt::{progress, prompt};
use super::table::table;
use super::{ending, roll_result, score_line};
use crate::{Names, Section, Told, Words};

/// So many rounds before the game would end as a stalemate, everybody is warned (MV-E3).
const STALEMATE_NEARS: u8 = 10;

impl Told for Multiverse {
    fn say_event(&self, words: &Words, names: &Names, it: &Event, viewer: Viewer) -> String {
        event(words, names, *it, viewer)
    }

    fn say_outcome(&self, words: &Words, outcome: Outcome) -> Option<String> {
        match outcome {
            Outcome::Stability => Some(roll_result(words, false)),
            Outcome::Change => Some(roll_result(words, true)),
            Outcome::Position(_) | Outcome::Token(_) => None,
        }
    }

    fn say_prompt(&self, words: &Words, names: &Names, view: &View) -> String {
        prompt(words, self, names, view)
    }

    fn say_offer(&self, words: &Words, names: &Names, view: &View, action: Action) -> String {
        offer(words, self, names, view, action)
    }

    fn say_refusal(&self, _: &Words, reason: Reason) -> String {
        match reason {}
    }

    fn say_progress(&self, words: &Words, view: &View) -> String {
        progress(words, view)
    }

    fn say_warning(&self, words: &Words, view: &View) -> Option<String> {
        let rounds = self.options().stalemate_rounds.saturating_sub(view.dry_rounds);
        let playing = view.round > 0 && !matches!(view.phase, Phase::Over(_));
        let near = rounds <= STALEMATE_NEARS && playing && !view.captured_this_round;
        near.then(|| words.text_with("mv-stalemate-in", &[("rounds", rounds.into())]))
    }

    fn say_table(&self, words: &Words, names: &Names, view: &View) -> Vec<Section> {
        table(words, self, names, view)
    }

    fn say_score_line(&self, words: &Words, label: &str) -> String {
        score_line(words, label)
    }

    fn say_ending(&self, words: &Words, word: &str) -> String {
        ending(words, word)
    }
}
