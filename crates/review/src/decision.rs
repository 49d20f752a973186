//! What an expert would have done, and what doing otherwise cost.

use bots::{BotKind, Finding, SearchBot, SearchOptions};
use engine::{Judge, Perspective, Seat};

use crate::chances::WHOLE;
use crate::line::{LineStep, example};

/// As for a hint: the expert's whims are the same wherever it is asked.
const SEED: u64 = 0;
/// What was tried less often than this part of all worlds is looked at again by itself.
const ENOUGH: u32 = 4;
/// How many steps of a line are told at most.
const LONGEST_LINE: usize = 6;

/// One decision of a seat, beside what an expert would have done with what the seat knew.
#[derive(Clone, Debug)]
pub struct Decision<G: Judge> {
    /// How many inputs came before it.
    pub at: usize,
    /// What was done.
    pub played: Choice<G::Action>,
    /// What the expert would have done; the same, perhaps.
    pub best: Choice<G::Action>,
    /// What it would have done otherwise.
    pub second: Option<Choice<G::Action>>,
    /// By how much the expert's choice was better: not less than nothing.
    pub cost: i32,
    /// The standard error of the cost, at most.
    pub error: i32,
    /// How it might have gone on after the expert's choice, which comes first. The seat did not know more than this
    /// made-up world shows of itself.
    pub line: Vec<LineStep<G>>,
}

/// A choice, and the chance to win with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// What is done.
    pub action: A,
    /// The chance to win.
    pub chance: i32,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl<A: Copy> Choice<A> {
    fn of(finding: &Finding<A>) -> Self {
        let chance = (finding.worth * WHOLE as f32) as i32;
        Self { action: finding.action, chance, worlds: finding.visits }
    }

    /// The variance of the chance, at most: that of something which is won or lost.
    fn variance(&self) -> f64 {
        let chance = f64::from(self.chance) / f64::from(WHOLE);
        chance * (1.0 - chance) / f64::from(self.worlds.max(1))
    }
}

impl<G: Judge> Decision<G> {
    /// Whether the expert would have done the same.
    pub fn is_the_experts(&self) -> bool {
        self.played.action == self.best.action
    }
}

/// Asks an expert, who thinks in so many worlds, what `seat` should have done instead of `played`.
pub(crate) fn decision<G: Judge>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    (at, played): (usize, G::Action),
    worlds: u32,
) -> Decision<G> {
    let eyes = Perspective::new(rules, state, seat);
    let mut bot = SearchBot::new(options::<G>(worlds), SEED);
    let mut findings = bot.ponder_until_clear(&eyes).findings;
    // As the bot chooses: what was tried most; of equals the better.
    findings
        .sort_by(|one, other| other.visits.cmp(&one.visits).then_with(|| other.worth.total_cmp(&one.worth)));
    let mut mine = findings.iter().find(|finding| finding.action == played).cloned();
    if let Some(mine) = mine.as_mut().filter(|mine| mine.visits < worlds / ENOUGH) {
        // The search soon lost interest in it, so that little is known of it.
        bot.set_iterations(worlds / ENOUGH);
        *mine = bot.ponder_on(&eyes, played);
    }
    // A second look may find it better than what the search went for: then the expert is convinced.
    if let Some(mine) = mine.take_if(|mine| mine.worth > findings[0].worth) {
        findings.insert(0, mine);
    }
    let best = Choice::of(&findings[0]);
    let same = best.action == played;
    let played = mine.filter(|_| !same).map_or(best, |mine| Choice::of(&mine));
    let second = findings.get(1).filter(|finding| finding.visits > 0).map(Choice::of);
    let cost = best.chance - played.chance;
    let error = if same { 0.0 } else { (best.variance() + played.variance()).sqrt() };
    let mut line = example(rules, &eyes.view(), seat, &findings[0], SEED);
    line.truncate(LONGEST_LINE);
    Decision { at, played, best, second, cost, error: (error * f64::from(WHOLE)) as i32, line }
}

fn options<G: Judge>(worlds: u32) -> SearchOptions {
    let expert = BotKind::Expert.search::<G>().expect("an expert looks ahead");
    SearchOptions { iterations: worlds, ..expert }
}
