//! A search keeps to its budget, however little it is given, and says what it found out.

use bots::{Bot as _, BotKind, Pcg, SearchBot, SearchOptions, Stop, Thoughts, draw};
use engine::{ActionSet as _, Input, Node, Perspective, Silent};
use games::{Flags, GameId, Playable, Setup, WithGame};

/// Looks ahead at the first choice of a game with several budgets, and checks what came of it.
struct Look;

const FEW_NODES: usize = 300;

impl WithGame for Look {
    type Output = ();

    fn with<G: Playable>(self, rules: G) {
        let (mut state, mut chance) = (rules.start(), Pcg::new(3, 0));
        let seat = loop {
            match rules.node(&state) {
                Node::Chance => {
                    let outcome = draw(&rules.odds(&state), &mut chance);
                    rules.step(&mut state, Input::Chance(outcome), &mut Silent);
                }
                Node::Act(seats) => break seats.lowest().unwrap(),
                Node::Over => unreachable!("a game begins"),
            }
        };
        let eyes = Perspective::new(&rules, &state, seat);
        let level = BotKind::Medium.search::<G>().unwrap();
        let with = |options| SearchBot::<G>::new(options, 1).ponder(&eyes);

        let thoughts = with(level);
        assert_eq!(thoughts.worlds, level.iterations);
        check(&thoughts, eyes.legal().len());
        assert_eq!(with(level), thoughts, "the same seed thinks the same");

        let soon = SearchBot::<G>::new(level, 1).ponder_until_clear(&eyes);
        let action = |thoughts: &Thoughts<G::Action>| thoughts.best().unwrap().action;
        assert_eq!(action(&soon), action(&thoughts), "whoever stops when it is clear would do the same");
        assert!(soon.worlds <= thoughts.worlds);
        check(&soon, eyes.legal().len());

        let narrow = with(SearchOptions { most_nodes: FEW_NODES, ..level });
        assert!(narrow.nodes <= FEW_NODES * usize::from(rules.seats()), "{} nodes", narrow.nodes);
        check(&narrow, eyes.legal().len());

        let deadline = || -> Stop { Box::new(|| true) };
        let mut hurried = SearchBot::<G>::new(level, 1).until(deadline);
        let thoughts = hurried.ponder(&eyes);
        assert!((1..level.iterations).contains(&thoughts.worlds), "{} worlds in no time", thoughts.worlds);
        let chosen = hurried.choose(&eyes);
        assert!(eyes.legal().iter().any(|action| action == chosen));
    }
}

fn check<A: PartialEq>(thoughts: &Thoughts<A>, choices: usize) {
    assert_eq!(thoughts.findings.len(), choices);
    let visits: u32 = thoughts.findings.iter().map(|finding| finding.visits).sum();
    assert!(visits <= thoughts.worlds && visits > thoughts.worlds / 2, "{visits} of {}", thoughts.worlds);
    assert!(thoughts.inputs > u64::from(thoughts.worlds));
    let best = thoughts.best().unwrap();
    assert!(thoughts.findings.iter().all(|finding| finding.visits <= best.visits));
    assert!(thoughts.findings.iter().all(|finding| (0.0..=1.0).contains(&finding.worth)));
}

#[test]
fn a_search_keeps_to_its_budget() {
    for game in GameId::ALL {
        for seats in 1..=6 {
            if let Ok(setup) = Setup::from_flags(game, Flags { seats, ..Flags::default() }) {
                setup.visit(Look).unwrap();
            }
        }
    }
}
