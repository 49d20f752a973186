//! Whole games are told, to everybody, in both languages.

use engine::{ActionSet as _, Input, Node, Odds as _, Seat, Sense, Viewer};
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use words::{Language, Names, Told, Words};

/// A small generator (Lehmer's): any dice will do here.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0 * 48_271 % 0x7fff_ffff;
        usize::try_from(self.0).unwrap() % bound
    }
}

/// Plays a game and gives everything that is said in it to `hear`, with the viewer it is said to.
fn tell<G: Told + Sense>(rules: &G, language: Language, mut hear: impl FnMut(Viewer, String)) {
    let words = Words::of(language);
    let players = rules.seats();
    let names = ["Mila", "Théo", "Ada", "Ohm", "Volta", "Curie"].into_iter().take(players.into());
    let names = rules.everybody(Names::new(names));
    let mut dice = Dice(u64::from(players));
    let mut state = rules.start();
    loop {
        for viewer in Viewer::all(players) {
            let view = rules.view(&state, viewer);
            hear(viewer, rules.say_prompt(words, &names, &view));
            hear(viewer, rules.say_progress(words, &view));
            rules.say_warning(words, &view).into_iter().for_each(|warning| hear(viewer, warning));
            // On the table everybody has a name.
            for section in rules.say_table(words, &names, &view) {
                hear(Viewer::Spectator, section.title);
                section.lines.into_iter().for_each(|line| hear(Viewer::Spectator, line));
            }
            for offer in rules.offers(&view) {
                hear(viewer, rules.say_offer(words, &names, &view, offer.action));
                if let Err(refusal) = offer.verdict {
                    hear(viewer, rules.say_refusal(words, refusal.reason));
                }
            }
        }
        let input = match rules.node(&state) {
            Node::Chance => {
                let odds = rules.odds(&state);
                let ticket = dice.below(usize::try_from(odds.total()).unwrap());
                Input::Chance(odds.pick(u32::try_from(ticket).unwrap()))
            }
            Node::Act(seats) => {
                let seat = seats.lowest().unwrap();
                let choices = rules.sensible(&state, seat);
                Input::Act(seat, choices.nth(dice.below(choices.len())))
            }
            Node::Over => break,
        };
        let mut events = Vec::new();
        rules.step(&mut state, input, &mut events);
        for viewer in Viewer::all(players) {
            for event in events.iter().filter_map(|event| rules.hear(event, viewer)) {
                hear(viewer, rules.say_event(words, &names, &event, viewer));
            }
        }
    }
    let sheet = rules.score_sheet(&state);
    for line in &sheet.lines {
        let said = rules.say_score_line(words, &line.label);
        assert_ne!(said, line.label, "every line has a name");
        hear(Viewer::Spectator, said);
    }
    let ending = rules.ending(&state).unwrap();
    assert_ne!(rules.say_ending(words, ending), ending, "every ending has a name");
    for viewer in Viewer::all(players) {
        hear(viewer, words::result(words, &names, &sheet.places, viewer));
    }
}

fn multiuniversum(players: u8) -> Multiuniversum {
    Multiuniversum::new(multiuniversum::Options::for_players(players)).unwrap()
}

fn multiverse(players: u8) -> Multiverse {
    Multiverse::new(multiverse::Options::for_players(players)).unwrap()
}

fn everything_is_whole(rules: &(impl Told + Sense)) {
    for language in Language::ALL {
        let mut said = 0;
        tell(rules, language, |_, text| {
            assert!(!text.is_empty() && !text.contains(['{', '}', '[', ']']), "{text:?}");
            said += 1;
        });
        assert!(said > 500, "{said} sentences are no game");
    }
}

#[test]
fn everything_said_in_a_game_of_multiuniversum_is_whole() {
    for players in [1, 2, 3, 5] {
        everything_is_whole(&multiuniversum(players));
    }
}

#[test]
fn everything_said_in_a_game_of_multiverse_is_whole() {
    for players in 2..=6 {
        everything_is_whole(&multiverse(players));
    }
}

fn players_are_addressed(rules: &(impl Told + Sense)) {
    let mila = Viewer::Seat(Seat::from_index(0));
    for (language, you) in [(Language::English, "You "), (Language::French, "Vous ")] {
        let mut addressed = 0;
        tell(rules, language, |viewer, text| {
            if viewer == mila {
                assert!(!text.contains("Mila"), "{text}");
                addressed += usize::from(text.starts_with(you));
            }
        });
        assert!(addressed > 20, "{addressed}");
    }
}

#[test]
fn a_player_is_addressed_and_never_named_to_itself() {
    players_are_addressed(&multiuniversum(3));
    players_are_addressed(&multiverse(4));
}

#[test]
fn whoever_arranges_a_stack_reads_the_names_of_its_portals() {
    let mut labels = 0;
    tell(&multiuniversum(2), Language::English, |_, text| {
        if let Some(order) = text.strip_prefix("From the top: ") {
            assert!(!order.starts_with("the old places"), "{text}");
            labels += 1;
        }
    });
    assert!(labels > 0, "nobody arranged a stack");
}
