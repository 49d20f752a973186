//! Reviews of both games: the sum of luck and skill is exact, and a review tells what it found.

use bots::{Bot, BotKind, Pcg, SearchBot, make, play_noting};
use engine::{Input, Perspective, Seat};
use games::record::{DiceNote, Sitter, write};
use games::review::{Balance, Effort, ReviewSheet, WHOLE, review};
use games::{Flags, GameId, Playable, Setup, WithGame};
use review::{Cause, Reviewer};
use words::{Language, Words};

fn setup(game: GameId, seats: u8, variants: &[&str]) -> Setup {
    let variants = variants.iter().map(|&name| name.to_owned()).collect();
    Setup::from_flags(game, Flags { seats, variants, ..Flags::default() }).unwrap()
}

/// A record of a game between bots of a kind.
struct Played<'a> {
    setup: &'a Setup,
    kind: BotKind,
    seed: u64,
}

impl WithGame for Played<'_> {
    type Output = String;

    fn with<G: Playable>(self, rules: G) -> String {
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..rules.seats()).map(|seat| make(self.kind, self.seed * 8 + u64::from(seat))).collect();
        let mut inputs: Vec<Input<G>> = Vec::new();
        let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
        play_noting(&rules, &mut rules.start(), &mut Pcg::new(self.seed, 0), choose, |input| {
            inputs.push(input);
        });
        let seats = vec![Sitter::bot(self.kind); rules.seats().into()];
        let dice = DiceNote::Pcg32 { seed: self.seed, stream: 0 };
        write(self.setup, &rules, seats, dice, None, inputs).unwrap()
    }
}

fn played(setup: &Setup, kind: BotKind, seed: u64) -> String {
    setup.visit(Played { setup, kind, seed }).unwrap()
}

fn reviewed(record: &str, seat: u8, effort: Effort) -> ReviewSheet {
    let words = Words::of(Language::English);
    let mut review = review(record.as_bytes(), words, Seat::new(seat), effort).unwrap();
    let mut sheet = review.sheet();
    while review.step() {
        sheet.extend(review.sheet_since(sheet.points.len(), sheet.decisions.len()));
    }
    sheet.extend(review.sheet_since(sheet.points.len(), sheet.decisions.len()));
    assert_eq!(sheet, review.sheet());
    assert!(sheet.is_done());
    sheet
}

fn check_sums(sheet: &ReviewSheet, what: &str) {
    let participants = usize::from(sheet.participants);
    let last = sheet.points.last().unwrap();
    for index in 0..participants {
        let changes: i32 = sheet.parts.iter().map(|part| part.by[index]).sum();
        assert_eq!(sheet.points[0].chances[index] + changes, last.chances[index], "{what}");
        for unit in [1, 1_000, 10_000] {
            let balance = Balance::new(sheet, index, unit).unwrap();
            let rows: i32 = balance.rows.iter().map(|row| row.by).sum();
            assert_eq!(balance.start + rows, balance.result, "{what}");
        }
    }
    for part in &sheet.parts {
        assert_eq!(part.by.iter().sum::<i32>(), 0, "what one gains others lose: {what}");
    }
    for point in &sheet.points {
        assert_eq!((point.chances.len(), point.chances.iter().sum::<i32>()), (participants, WHOLE), "{what}");
    }
    assert!(last.chances.iter().all(|&chance| chance == 0 || chance >= WHOLE / 6), "{what}: {last:?}");
}

#[test]
fn start_luck_and_skill_make_the_result_in_every_game() {
    let variants: [&[&str]; 6] =
        [&[], &["basic"], &["deadly"], &["short"], &["basic", "short"], &["deadly", "short"]];
    let mut setups: Vec<Setup> = (2..=6).map(|seats| setup(GameId::Multiverse, seats, &[])).collect();
    for seats in 1..=5 {
        setups.extend(variants.map(|variants| setup(GameId::Multiuniversum, seats, variants)));
    }
    for setup in setups {
        for (seed, kind) in [(1, BotKind::Sensible), (2, BotKind::Easy)] {
            let record = played(&setup, kind, seed);
            let sheet = reviewed(&record, 1, Effort { samples: 3, worlds: 0 });
            check_sums(&sheet, &format!("{setup:?} {kind} {seed}"));
            let solo = setup.players() == 1;
            assert_eq!(sheet.participants, if solo { 2 } else { setup.players() });
            let machine = sheet.parts.iter().any(|part| part.kind == "draw" && part.whose == Seat::new(2));
            assert!(!solo || machine, "the machine has luck of its own");
        }
    }
}

/// Asks the expert itself at every decision of the first seat.
struct SameAsTheExpert<'a>(&'a ReviewSheet, &'a str);

impl WithGame for SameAsTheExpert<'_> {
    type Output = usize;

    fn with<G: Playable>(self, rules: G) -> usize {
        let lines = self.1.lines().filter_map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            Some(value.get("input")?.as_str()?.parse::<Input<G>>().unwrap())
        });
        let inputs: Vec<Input<G>> = lines.collect();
        for decision in &self.0.decisions {
            let state = rules.replay(&inputs[..decision.at]).unwrap();
            let mut options = BotKind::Expert.search::<G>().unwrap();
            options.iterations = self.0.worlds;
            let mut bot: SearchBot<G> = SearchBot::new(options, 0);
            let choice = bot.choose(&Perspective::new(&rules, &state, self.0.seat)).to_string();
            // By what was played it may be convinced: then its own choice is the second best.
            let second = decision.second.as_ref().map(|second| &second.action);
            let is_convinced = decision.same && second == Some(&choice);
            assert!(decision.best.action == choice || is_convinced, "{choice}: {decision:?}");
            let acts = inputs[..decision.at].iter().filter(|input| matches!(input, Input::Act(..))).count();
            assert_eq!((decision.moves as usize, decision.round), (acts + 1, rules.round(&state)));
            assert_eq!(
                format!("{} {}", self.0.seat, decision.played.action),
                inputs[decision.at].to_string()
            );
        }
        self.0.decisions.len()
    }
}

#[test]
fn each_decision_stands_beside_the_experts() {
    for (game, seats) in [(GameId::Multiuniversum, 2), (GameId::Multiverse, 3)] {
        let setup = setup(game, seats, if game == GameId::Multiuniversum { &["short"] } else { &[] });
        let record = played(&setup, BotKind::Easy, 3);
        let sheet = reviewed(&record, 1, Effort { samples: 2, worlds: 40 });
        check_sums(&sheet, &format!("{game}"));
        assert!(setup.visit(SameAsTheExpert(&sheet, &record)).unwrap() > 10);
        for decision in &sheet.decisions {
            assert!(decision.cost >= 0 && decision.error >= 0);
            assert_eq!(decision.same, decision.played.action == decision.best.action);
            for language in Language::ALL {
                let texts = [&decision.prompt, &decision.played.label, &decision.best.label];
                assert!(texts.iter().all(|text| !text.of(language).is_empty()));
            }
        }
        assert!(sheet.same() < sheet.decisions.len() && sheet.given_away() > 0);
    }
}

/// The skill of a player of one kind against one of another, in the mean of some games.
struct Skill(BotKind, BotKind);

impl WithGame for Skill {
    type Output = f64;

    fn with<G: Playable>(self, rules: G) -> f64 {
        let games = 16;
        let mut sum = 0;
        for game in 0..games {
            let me = Seat::from_index(game as usize % 2);
            let kind = |index: usize| if index == me.index() { self.0 } else { self.1 };
            let mut bots: [Box<dyn Bot<G>>; 2] =
                [0, 1].map(|index| make(kind(index), game * 2 + index as u64));
            let mut inputs = Vec::new();
            let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
            play_noting(&rules, &mut rules.start(), &mut Pcg::new(game, 0), choose, |input| {
                inputs.push(input);
            });
            let mut reviewer =
                Reviewer::new(rules.clone(), &inputs, me, Effort { samples: 10, worlds: 0 }).unwrap();
            while reviewer.step() {}
            let own = reviewer.parts().into_iter().filter(|part| part.cause == Cause::Choice(me));
            sum += own.map(|part| part.by[me.index()]).sum::<i32>();
        }
        f64::from(sum) / games as f64 / f64::from(WHOLE)
    }
}

#[test]
fn who_plays_better_has_more_skill() {
    for game in GameId::ALL {
        let setup = setup(game, 2, &[]);
        let [good, bad] = [BotKind::Greedy, BotKind::Sensible]
            .map(|kind| setup.visit(Skill(kind, BotKind::Sensible)).unwrap());
        assert!(good > bad + 0.1, "{game}: {good} {bad}");
    }
}

#[test]
fn the_first_person_is_looked_at_unless_somebody_else_is_asked_for() {
    let setup = setup(GameId::Multiverse, 2, &[]);
    let record = played(&setup, BotKind::Sensible, 1);
    let words = Words::of(Language::English);
    let effort = Effort { samples: 1, worlds: 0 };
    assert_eq!(review(record.as_bytes(), words, None, effort).unwrap().sheet().seat.number(), 1);
    let wrong = review(record.as_bytes(), words, Seat::new(3), effort).err().unwrap();
    assert_eq!(wrong.text, "nobody sits on that seat");
    let doctored = record.replacen("change", "stability", 1);
    assert!(review(doctored.as_bytes(), words, None, effort).is_err());
}
