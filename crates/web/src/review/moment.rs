//! The chosen decision: what was done, and what the expert would have done.

use leptos::prelude::*;
use wire::games::review::{ChoiceSheet, DecisionSheet, ReviewSheet, rounded};
use words::{Language, Words};

use super::balance::POINT;
use super::figure::{self, Sketcher, Step};
use super::people::People;
use crate::client::Client;

/// What a decision is drawn from.
struct Moment<'a> {
    words: &'a Words,
    language: Language,
    sheet: &'a ReviewSheet,
    people: &'a People,
    decision: &'a DecisionSheet,
    /// The game's pictures, once they have come.
    sketcher: Option<&'a dyn Sketcher>,
}

/// The box of the chosen decision; `links` lead from it to the game itself.
pub(super) fn moment(
    client: Client,
    sheet: &ReviewSheet,
    people: &People,
    (decision, sketcher): (&DecisionSheet, Option<&dyn Sketcher>),
    links: AnyView,
) -> AnyView {
    let (words, language) = (client.words(), client.language.get());
    let it = Moment { words, language, sheet, people, decision, sketcher };
    let round = words.text_with("table-round", &[("round", decision.round.into())]);
    let title = words.titled(&round, decision.prompt.of(language));
    let sides = if decision.same {
        it.expert("side expert whole", "review-same")
    } else {
        view! { {it.played()} {it.expert("side expert", "review-line")} }.into_any()
    };
    let second =
        decision.second.as_ref().filter(|second| second.action != decision.played.action).map(|second| {
            let values = [
                ("choice", second.label.of(language).into()),
                ("chance", percent(words, second.chance).into()),
            ];
            view! { <p class="second">{words.text_with("review-second", &values)}</p> }
        });
    view! {
        <section class="box moment" aria-label=title.clone() aria-live="polite">
            <h2>{title.clone()} " " <em>{words.text("review-your-view")}</em></h2>
            <div class="sides">{sides}</div>
            <footer>{links}{second}</footer>
        </section>
    }
    .into_any()
}

impl Moment<'_> {
    fn played(&self) -> AnyView {
        let (words, decision) = (self.words, self.decision);
        let (who, seat) = (self.people.name(words, self.sheet.seat.index()), self.sheet.seat);
        let label = decision.played.label.of(self.language);
        let drawn = match self.sketcher {
            Some(sketcher) => {
                let step = (Step::played(decision, seat), label);
                view! {
                    {figure::row(sketcher, words, self.people, seat, &[step])}
                    {self.chance(&decision.played, false)}
                    <p class="said">{label.to_owned()}</p>
                }
                .into_any()
            }
            None => view! { <p class="step">{label.to_owned()}</p> {self.chance(&decision.played, false)} }
                .into_any(),
        };
        let cost = words.text_with("review-cost", &[("points", rounded(decision.cost, POINT).into())]);
        view! { <div class="side"><h3>{who}</h3>{drawn}<p class="cost">{cost}</p></div> }.into_any()
    }

    /// What the expert would have done, and what is likely to follow, step by step. How sure the difference is, is told
    /// where there is one.
    fn expert(&self, class: &'static str, heading: &'static str) -> AnyView {
        let (words, decision, seat) = (self.words, self.decision, self.sheet.seat);
        let label = |index: usize| decision.line[index].label.of(self.language);
        let drawn = match self.sketcher {
            Some(sketcher) => {
                let steps: Vec<_> = decision.line.iter().map(Step::of).enumerate().collect();
                let steps: Vec<_> = steps.into_iter().map(|(index, step)| (step, label(index))).collect();
                let said = decision.best.label.of(self.language).to_owned();
                view! {
                    {figure::row(sketcher, words, self.people, seat, &steps)}
                    {self.chance(&decision.best, !decision.same)}
                    <p class="said">{said}</p>
                }
                .into_any()
            }
            None => view! {
                {figure::in_words(words, self.language, seat, self.people, &decision.line)}
                {self.chance(&decision.best, !decision.same)}
            }
            .into_any(),
        };
        view! { <div class=class><h3>{words.text(heading)}</h3>{drawn}</div> }.into_any()
    }

    fn chance(&self, choice: &ChoiceSheet, with_error: bool) -> AnyView {
        // Two standard errors.
        let points = rounded(2 * self.decision.error, POINT).max(1);
        let sure =
            (with_error && self.decision.error > 0).then(|| view! { " "<em>{format!("± {points}")}</em> });
        view! {
            <p class="chance"><b>{percent(self.words, choice.chance)}</b>" "{self.words.text("review-to-win")}{sure}</p>
        }
        .into_any()
    }
}

pub(super) fn percent(words: &Words, chance: i32) -> String {
    words.text_with("advise-percent", &[("percent", rounded(chance, POINT).into())])
}
