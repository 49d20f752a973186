//! Exact odds, from what a seat knows: which worlds an action meets, and where a quantum jump leads.

use engine::{ActionSet, Seat, Viewer};

use crate::action::Action;
use crate::ids::{Colours, Scepter, World};
use crate::offer::Choices;
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::view::View;

/// An exact fraction between 0 and 1, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// Above the line.
    pub numerator: u128,
    /// Below the line.
    pub denominator: u128,
}

impl Ratio {
    /// Impossible.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// Certain.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// `numerator` of `denominator`, in lowest terms.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        let (mut a, mut b) = (numerator, denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self { numerator: numerator / a, denominator: denominator / a }
    }

    /// The chance that this does not happen.
    #[must_use]
    pub fn complement(self) -> Self {
        Self::new(self.denominator - self.numerator, self.denominator)
    }

    /// The chance that both happen, one having nothing to do with the other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::new(self.numerator * other.numerator, self.denominator * other.denominator)
    }

    /// The chance that one of two things happens that exclude each other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let sum = self.numerator * other.denominator + other.numerator * self.denominator;
        Self::new(sum, self.denominator * other.denominator)
    }
}

impl Ratio {
    /// The chance of a result for whoever wants it, if a roll that misses it may be repeated once.
    fn wanted(self, may_repeat: bool) -> Self {
        if may_repeat { self.or(self.complement().and(self)) } else { self }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

/// Which worlds an action meets right after it (MV-T3, MV-T4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionOdds {
    /// The action.
    pub action: Action,
    /// Who may say "Just roll!", if anybody.
    pub objector: Option<Seat>,
    /// The world that is met if nobody objects.
    pub if_allowed: Option<World>,
    /// The worlds that may be met if somebody does, each with its chance. Whoever may repeat the roll does so in the
    /// best way for that world.
    pub if_objected: Vec<(World, Ratio)>,
    /// The chance that the switch stands if somebody objects, for a mover who wants it to.
    pub stands: Ratio,
}

/// Where a quantum jump leads: every panel that is possible, ascending, with its chance.
pub type JumpOdds = Vec<(Colours, Ratio)>;

/// What one answer to "repeat the roll?" leads to (MV-W1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Where the mover's panel may end, ascending, with the chances. A repeat that is left is used in the way that makes
    /// a visit most likely.
    pub ends: JumpOdds,
    /// How likely it is that a world can be visited then, of those that show now.
    pub visits: Ratio,
}

/// What keeping a roll leads to, and what repeating it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RepeatOdds {
    /// The roll stands; one that comes later may be repeated.
    pub keep: Prospect,
    /// It is repeated, and the second result stands.
    pub repeat: Prospect,
}

impl Multiverse {
    /// The chance of STABILITY (MV-P5).
    fn stability(&self) -> Ratio {
        let stability = self.options().stability;
        Ratio::new(stability.numerator().into(), stability.denominator().into())
    }

    /// For the viewer's seat: what each of the six actions meets, as things stand.
    pub fn action_odds(&self, view: &View) -> Vec<ActionOdds> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let panel = view.players[seat.index()].panel;
        let holds = |scepter| {
            let position = view.scepters.iter().position(|&held| held == Some(scepter));
            position.and_then(|position| self.owner(position))
        };
        let may_repeat = holds(Scepter::Wooden) == Some(seat) && !(view.turn == seat && view.repeated);
        let stands = self.stability().wanted(may_repeat);
        let reverts = self.stability().complement().wanted(may_repeat);
        let odds = |action| {
            let (after, objector) = match action {
                Action::Switch(colour) => {
                    (panel.switched(colour), holds(Scepter::Of(colour)).filter(|&other| other != seat))
                }
                _ => (panel.all_switched(), None),
            };
            let visited = |colours: Colours| view.spot(seat, colours).map(|_| colours.world());
            let met = |colours, chance| visited(colours).map(|world| (world, chance));
            let if_objected = objector
                .map(|_| met(after, stands).into_iter().chain(met(panel, reverts)).collect())
                .unwrap_or_default();
            ActionOdds { action, objector, if_allowed: visited(after), if_objected, stands }
        };
        Choices::SWITCH_ANY.iter().map(odds).collect()
    }

    /// Where the jump after a visit to `world` leads (MV-Q1, MV-Q2).
    pub fn jump_odds(&self, world: World) -> JumpOdds {
        self.jump_odds_for(world, |_| false, false)
    }

    /// The same for a player who holds the wooden scepter and repeats a roll in the way that makes it most likely to
    /// end on a panel of the `aim` (MV-W1); a roll is only repeated if that helps.
    pub fn jump_odds_with_repeat(&self, world: World, aim: impl Fn(Colours) -> bool) -> JumpOdds {
        self.jump_odds_for(world, aim, true)
    }

    /// What the player on the turn chooses between who may repeat a roll (MV-W1); nothing while nobody is asked.
    pub fn repeat_odds(&self, view: &View) -> Option<RepeatOdds> {
        let Phase::MayRepeat { roll, change } = view.phase else { return None };
        let (mover, colour) = (view.turn, roll.colour());
        let panel = view.players[mover.index()].panel;
        let aim = |panel: Colours| view.spot(mover, panel).is_some();
        // "Just roll!" takes a switch back, and nothing else is rolled for.
        let world = match roll {
            Roll::Jump { world, .. } => world,
            Roll::Confirm { .. } => Colours::NONE.world(),
        };
        let result = |change: bool| if change { panel.switched(colour) } else { panel };
        let after = |results: &[(bool, Ratio)], repeat| {
            let mut ends = JumpOdds::new();
            let visits = results.iter().fold(Ratio::ZERO, |sum, &(change, likely)| {
                let mut follows = JumpOdds::new();
                let next = colour.index() + 1;
                let reached =
                    self.roll_on(world, result(change), next, repeat, Ratio::ONE, &aim, &mut follows);
                merge(&mut ends, &follows, likely);
                sum.or(likely.and(reached))
            });
            ends.sort_unstable_by_key(|&(panel, _)| panel);
            Prospect { ends, visits }
        };
        let again = [(false, self.stability()), (true, self.stability().complement())];
        Some(RepeatOdds { keep: after(&[(change, Ratio::ONE)], true), repeat: after(&again, false) })
    }

    fn jump_odds_for(&self, world: World, aim: impl Fn(Colours) -> bool, repeat: bool) -> JumpOdds {
        let mut odds = JumpOdds::new();
        self.roll_on(world, world.colours(), 0, repeat, Ratio::ONE, &aim, &mut odds);
        odds.sort_unstable_by_key(|&(panel, _)| panel);
        odds
    }

    /// Adds to `odds` where the rolls from the `index`th colour on lead, all of it with `chance`; says how likely
    /// the aim is from here.
    #[expect(clippy::too_many_arguments, reason = "a recursion carries its state")]
    fn roll_on(
        &self,
        world: World,
        panel: Colours,
        index: usize,
        repeat: bool,
        chance: Ratio,
        aim: &impl Fn(Colours) -> bool,
        odds: &mut JumpOdds,
    ) -> Ratio {
        let Some(colour) = world.colours().first_from(index) else {
            add(odds, panel, chance);
            return if aim(panel) { Ratio::ONE } else { Ratio::ZERO };
        };
        let results = [(panel, self.stability()), (panel.switched(colour), self.stability().complement())];
        let next = colour.index() + 1;
        let mut reached = Ratio::ZERO;
        for (result, likely) in results {
            // What follows if the result stands, and if it is repeated and the second result stands.
            let mut stand = JumpOdds::new();
            let if_stands = self.roll_on(world, result, next, repeat, Ratio::ONE, aim, &mut stand);
            let mut again = JumpOdds::new();
            let if_repeated = results.iter().fold(Ratio::ZERO, |sum, &(second, likely)| {
                if !repeat {
                    return sum;
                }
                let mut follows = JumpOdds::new();
                let success = self.roll_on(world, second, next, false, likely, aim, &mut follows);
                merge(&mut again, &follows, Ratio::ONE);
                sum.or(likely.and(success))
            });
            let (best, follows) =
                if if_repeated > if_stands { (if_repeated, &again) } else { (if_stands, &stand) };
            merge(odds, follows, chance.and(likely));
            reached = reached.or(likely.and(best));
        }
        reached
    }
}

/// Adds odds that hold with `chance` to others.
fn merge(odds: &mut JumpOdds, more: &JumpOdds, chance: Ratio) {
    for &(panel, part) in more {
        add(odds, panel, part.and(chance));
    }
}

fn add(odds: &mut JumpOdds, panel: Colours, chance: Ratio) {
    match odds.iter_mut().find(|(other, _)| *other == panel) {
        Some((_, sum)) => *sum = sum.or(chance),
        None => odds.push((panel, chance)),
    }
}
