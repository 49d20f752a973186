//! Multiuniversum as a game that can be told.

use engine::Viewer;
use multiuniversum::{Action, Event, Multiuniversum, Phase, Reason, View};

use super::table::table;
use super::{Here, ending, event, offer, prompt, refusal, score_line};
use crate::{Names, Section, Told, Words};

/// So many rounds before the game would end as a stalemate, everybody is warned (MU-E6).
const STALEMATE_NEARS: u8 = 5;

impl Told for Multiuniversum {
    /// A player alone plays against the machine (MU-V4).
    fn everybody(&self, players: Names) -> Names {
        if self.options().players == 1 { players.with_machine() } else { players }
    }

    fn say_event(&self, words: &Words, names: &Names, it: &Event, viewer: Viewer) -> String {
        event(words, self.deck(), names, it, viewer)
    }

    fn say_prompt(&self, words: &Words, _: &Names, view: &View) -> String {
        prompt(words, &view.phase)
    }

    fn say_offer(&self, words: &Words, _: &Names, view: &View, action: Action) -> String {
        // Only a seat has choices, and it stands somewhere.
        Here::of(view).map_or_else(|| action.to_string(), |here| offer(words, self.deck(), &here, &action))
    }

    fn say_refusal(&self, words: &Words, reason: Reason) -> String {
        refusal(words, self.deck(), &reason)
    }

    fn say_progress(&self, words: &Words, view: &View) -> String {
        let round = words.text_with("table-round", &[("round", view.round.into())]);
        let empty = view.stacks.iter().filter(|stack| stack.places.is_empty()).count();
        let counts = [("empty", empty.into()), ("needed", self.stacks_to_end().into())];
        let stacks = words.text_with("mu-empty-stacks", &counts);
        if matches!(view.phase, Phase::Over(_)) {
            return format!("{round} · {stacks}");
        }
        let left = words.text_with("table-actions-left", &[("count", view.actions_left.into())]);
        format!("{round} · {left} · {stacks}")
    }

    fn say_warning(&self, words: &Words, view: &View) -> Option<String> {
        let without = if view.sealed_this_round { 0 } else { view.unsealed_rounds };
        let rounds = self.options().stalemate_rounds.saturating_sub(without);
        let near = rounds <= STALEMATE_NEARS && !matches!(view.phase, Phase::Over(_));
        near.then(|| words.text_with("mu-stalemate-in", &[("rounds", rounds.into())]))
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
