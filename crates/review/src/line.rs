//! What a search expects to follow, in one world where it can be so.

use bots::{Finding, Pcg, draw};
use engine::{Game, Input, Node, Seat, Silent, Viewer};

/// In how many worlds a line is tried; the one where it gets furthest is the example.
const EXAMPLES: u32 = 64;
/// The stream of random numbers for examples; what the search draws does not depend on it.
const STREAM: u64 = 5;

/// What somebody does in a made-up world.
#[derive(Clone, Debug)]
pub struct LineStep<G: Game> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What the seat sees right before it, in the made-up world.
    pub view: G::View,
}

/// What the search expects after a choice of `seat`, in one world where it can be so. A line knows nothing of chance: in
/// most worlds it soon says what cannot be done there.
pub fn example<G: Game>(
    rules: &G,
    view: &G::View,
    seat: Seat,
    choice: &Finding<G::Action>,
    seed: u64,
) -> Vec<LineStep<G>> {
    let mut random = Pcg::new(seed, STREAM);
    let mut longest = Vec::new();
    for _ in 0..EXAMPLES {
        let world = rules.determinize(view, &mut random);
        let line = play_line(rules, world, seat, choice, &mut random);
        if line.len() > longest.len() {
            longest = line;
        }
        if longest.len() > choice.line.len() {
            break;
        }
    }
    longest
}

/// The line as far as it is possible in this world, and the seat that thinks would see it.
fn play_line<G: Game>(
    rules: &G,
    mut world: G::State,
    seat: Seat,
    choice: &Finding<G::Action>,
    random: &mut Pcg,
) -> Vec<LineStep<G>> {
    let mut line = Vec::new();
    for &(seat, action) in std::iter::once(&(seat, Some(choice.action))).chain(&choice.line) {
        while rules.node(&world) == Node::Chance {
            let outcome = draw(&rules.odds(&world), random);
            rules.step(&mut world, Input::Chance(outcome), &mut Silent);
        }
        let Some(action) = action.filter(|&action| rules.is_legal(&world, Input::Act(seat, action))) else {
            break;
        };
        line.push(LineStep { seat, action, view: rules.view(&world, Viewer::Seat(seat)) });
        rules.step(&mut world, Input::Act(seat, action), &mut Silent);
    }
    line
}
