//! Whole games are told, to everybody, in both languages.

use engine::{ActionSet as _, Game as _, Input, Node, Odds as _, Seat, Sense as _, Viewer};
use multiuniversum::{Action, Multiuniversum, Options};
use words::{Language, Names, Words, multiuniversum as mu};

/// A small generator (Lehmer's): any dice will do here.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0 * 48_271 % 0x7fff_ffff;
        usize::try_from(self.0).unwrap() % bound
    }
}

/// Plays a game and gives everything that is said in it to `hear`, with the viewer it is said to.
fn tell(players: u8, language: Language, mut hear: impl FnMut(Viewer, String)) {
    let words = Words::of(language);
    let rules = Multiuniversum::new(Options::for_players(players)).unwrap();
    let names = Names::new(["Mila", "Théo", "Ada", "Ohm", "Volta"].into_iter().take(players.into()));
    let names = if players == 1 { names.with_machine() } else { names };
    let mut dice = Dice(u64::from(players));
    let mut state = rules.start();
    loop {
        let input = match rules.node(&state) {
            Node::Chance => {
                let odds = rules.odds(&state);
                let ticket = dice.below(usize::try_from(odds.total()).unwrap());
                Input::Chance(odds.pick(u32::try_from(ticket).unwrap()))
            }
            Node::Act(seats) => {
                let seat = seats.lowest().unwrap();
                let view = rules.view(&state, Viewer::Seat(seat));
                let here = mu::Here::of(&view).unwrap();
                hear(view.viewer, mu::prompt(words, &view.phase));
                for offer in rules.offers(&view) {
                    let label = mu::offer(words, rules.deck(), &here, &offer.action);
                    if matches!(offer.action, Action::Arrange(_)) {
                        let top = mu::portal(words, rules.deck(), here.stack[0]);
                        assert!(label.contains(top), "the looker sees the names: {label}");
                    }
                    hear(view.viewer, label);
                    if let Err(refusal) = offer.verdict {
                        hear(view.viewer, mu::refusal(words, rules.deck(), &refusal.reason));
                    }
                }
                let choices = rules.sensible(&state, seat);
                Input::Act(seat, choices.nth(dice.below(choices.len())))
            }
            Node::Over => break,
        };
        let mut events = Vec::new();
        rules.step(&mut state, input, &mut events);
        for viewer in Viewer::all(players) {
            for event in events.iter().filter_map(|event| rules.hear(event, viewer)) {
                hear(viewer, mu::event(words, rules.deck(), &names, &event, viewer));
            }
        }
    }
    let sheet = rules.score_sheet(&state);
    for line in &sheet.lines {
        let said = mu::score_line(words, &line.label);
        assert_ne!(said, line.label, "every line has a name");
        hear(Viewer::Spectator, said);
    }
    let ending = rules.ending(&state).unwrap();
    assert_ne!(mu::ending(words, ending), ending, "every ending has a name");
    hear(Viewer::Spectator, words::result(words, &names, &sheet.places, Viewer::Spectator));
}

#[test]
fn everything_said_in_a_game_is_whole() {
    for (players, language) in
        [1, 2, 3, 5].into_iter().flat_map(|players| Language::ALL.map(|it| (players, it)))
    {
        let mut said = 0;
        tell(players, language, |_, text| {
            assert!(!text.is_empty() && !text.contains(['{', '}', '[', ']']), "{text:?}");
            said += 1;
        });
        assert!(said > 500, "{said} sentences are no game");
    }
}

#[test]
fn a_player_is_addressed_and_never_named_to_itself() {
    let mila = Viewer::Seat(Seat::from_index(0));
    for (language, you) in [(Language::English, "You "), (Language::French, "Vous ")] {
        let mut addressed = 0;
        tell(3, language, |viewer, text| {
            if viewer == mila {
                assert!(!text.contains("Mila"), "{text}");
                addressed += usize::from(text.starts_with(you));
            }
        });
        assert!(addressed > 20, "{addressed}");
    }
}
