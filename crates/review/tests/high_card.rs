//! Reviews of a game that is small enough to know the truth about.

use bots::{Bot, Pcg, RandomBot, SearchBot, SensibleBot, play_noting};
use engine::tiny::HighCard;
use engine::{ActionSet as _, Game as _, Input, Perspective, Redeal as _, Seat, Viewer};
use review::{Cause, Effort, NoReview, Reviewer, WHOLE};

const RULES: HighCard = HighCard { seats: 3 };
const ME: Seat = Seat::from_index(0);

/// A game between bots.
fn game(seed: u64, mut bots: [Box<dyn Bot<HighCard>>; 3]) -> Vec<Input<HighCard>> {
    let mut inputs = Vec::new();
    let choose = |eyes: &Perspective<'_, HighCard>| bots[eyes.seat().index()].choose(eyes);
    play_noting(&RULES, &mut RULES.start(), &mut Pcg::new(seed, 0), choose, |input| inputs.push(input));
    inputs
}

fn random_game(seed: u64) -> Vec<Input<HighCard>> {
    game(seed, [0, 1, 2].map(|index| Box::new(RandomBot::new(seed * 3 + index)) as Box<dyn Bot<HighCard>>))
}

fn reviewed(inputs: &[Input<HighCard>], effort: Effort) -> Reviewer<HighCard> {
    let mut reviewer = Reviewer::new(RULES, inputs, ME, effort).unwrap();
    while reviewer.step() {}
    reviewer
}

#[test]
fn start_luck_and_skill_make_the_result() {
    for seed in 0..50 {
        let reviewer = reviewed(&random_game(seed), Effort { samples: 20, worlds: 0 });
        let (start, result) = (reviewer.start().unwrap().chances, reviewer.result().unwrap().chances);
        for index in 0..3 {
            let changes: i32 = reviewer.parts().iter().map(|part| part.by[index]).sum();
            assert_eq!(start[index] + changes, result[index]);
        }
        assert!(reviewer.values().iter().all(|value| value.chances.iter().sum::<i32>() == WHOLE));
        let best = RULES.standing(&RULES.replay(reviewer.inputs()).unwrap()).places;
        assert_eq!(
            result[..3].iter().map(|&chance| chance > 0).collect::<Vec<_>>(),
            [0, 1, 2].map(|i| best[i] == 1)
        );
    }
}

#[test]
fn luck_is_nothing_in_the_mean() {
    let games = 1_500;
    let (mut sum, mut squares) = (0.0, 0.0);
    for seed in 0..games {
        let bots: [Box<dyn Bot<HighCard>>; 3] =
            [Box::new(Best), Box::new(SensibleBot::new(seed)), Box::new(SensibleBot::new(seed + 1))];
        let reviewer = reviewed(&game(seed, bots), Effort { samples: 60, worlds: 0 });
        let luck = reviewer.parts().into_iter().filter(|part| matches!(part.cause, Cause::Chance(_)));
        let luck = f64::from(luck.map(|part| part.by[0]).sum::<i32>()) / f64::from(WHOLE);
        sum += luck;
        squares += luck * luck;
    }
    let games = games as f64;
    let error = (squares / games / games).sqrt();
    assert!((sum / games).abs() < 3.5 * error && error < 0.015, "{} ± {error}", sum / games);
}

/// Keeps what is high and swaps what is low.
struct Best;

impl Bot<HighCard> for Best {
    fn choose(&mut self, eyes: &Perspective<'_, HighCard>) -> engine::tiny::Choice {
        let options = bots::BotKind::Medium.search::<HighCard>().unwrap();
        SearchBot::new(options, 1).choose(eyes)
    }
}

#[test]
fn a_review_can_be_broken_off_and_says_how_far_it_is() {
    let inputs = random_game(4);
    let whole = reviewed(&inputs, Effort { samples: 50, worlds: 50 });
    let mut reviewer = Reviewer::new(RULES, &inputs, ME, Effort { samples: 50, worlds: 50 }).unwrap();
    assert_eq!((reviewer.steps_done(), reviewer.looked_at(), reviewer.parts().len()), (0, 0, 0));
    for done in 1..=reviewer.steps() {
        assert_eq!(reviewer.step(), done < reviewer.steps());
        assert_eq!(reviewer.steps_done(), done);
        assert_eq!(reviewer.values(), &whole.values()[..reviewer.values().len()]);
        let changed: i32 = reviewer.parts().iter().map(|part| part.by[0]).sum();
        let last = reviewer.values().last().unwrap().chances[0];
        assert_eq!(reviewer.start().unwrap().chances[0] + changed, last);
    }
    assert_eq!(reviewer.looked_at(), inputs.len());
    assert!(reviewer.is_over() && !reviewer.step());
}

#[test]
fn what_a_seat_could_not_know_changes_nothing_in_its_advice() {
    let mut compared = 0;
    for seed in 0..40 {
        let inputs = random_game(seed);
        let twin = RULES.redeal(&inputs, Viewer::Seat(ME), &mut Pcg::new(seed, 9));
        let effort = Effort { samples: 1, worlds: 80 };
        let [one, other] = [&inputs, &twin].map(|inputs| {
            let reviewer = reviewed(inputs, effort);
            reviewer.decisions().iter().map(|it| (it.at, it.played, it.best, it.cost)).collect::<Vec<_>>()
        });
        assert_eq!(one, other);
        compared += usize::from(inputs != twin && !one.is_empty());
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn a_bad_choice_costs_and_the_experts_is_free() {
    let (mut dear, mut free) = (0, 0);
    for seed in 0..60 {
        let inputs = random_game(seed);
        for decision in reviewed(&inputs, Effort { samples: 1, worlds: 400 }).decisions() {
            assert!(decision.cost >= 0 && decision.played.worlds >= 100, "{decision:?}");
            assert_eq!(decision.line[0].action, decision.best.action);
            let state = RULES.replay(&inputs[..decision.at]).unwrap();
            assert_eq!(RULES.legal(&state, ME).len(), 2);
            if decision.is_the_experts() {
                assert_eq!(decision.cost, 0);
                free += 1;
            } else {
                dear += u32::from(decision.cost > WHOLE / 50);
            }
        }
    }
    assert!(dear > 5 && free > 5, "{dear} {free}");
}

#[test]
fn who_does_not_play_has_no_review() {
    let inputs = random_game(1);
    let effort = Effort { samples: 1, worlds: 0 };
    let why = |inputs: &[_], seat| Reviewer::new(RULES, inputs, Seat::from_index(seat), effort).unwrap_err();
    assert_eq!(why(&inputs, 3), NoReview::NoSeat);
    assert_eq!(why(&[], 0).to_string(), "nothing has happened yet");
    assert_eq!(why(&[inputs[0], inputs[0]], 0), NoReview::Illegal(1));
}
