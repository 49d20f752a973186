//! Pieces of work whose instructions are counted: the same on a busy machine as on an idle one.
//!
//! `cargo xtask instructions` runs it and compares each count with the one in `instructions.json` beside this file.
//! Set-up is not counted, and neither is dropping a result. Each piece repeats its work a few times, so that two per
//! cent of it is more than a compiler's mood.

#![expect(missing_docs, reason = "the macros of Gungraun make items without documentation")]

use std::hint::black_box;
use std::ops::ControlFlow;

use bots::{BotKind, Pcg, SearchBot, SearchOptions, draw, pick, play_noting};
use engine::{ActionSet as _, Input, Node, Perspective, Seat, Silent, Viewer};
use games::record::{DiceNote, Record, Sitter, write};
use games::{AnyFrame, MultiuniversumSetup, MultiverseSetup, Playable, Setup};
use gungraun::Callgrind;
use gungraun::prelude::*;
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use table::Table;
use words::{Language, Words};

const PLAYERS: u8 = 3;
const SEED: u64 = 1;
/// From the middle third of one game.
const POSITIONS: usize = 16;
const INPUTS_PER_POSITION: usize = 8;
/// Worlds that a search plays for one decision.
const WORLDS: u32 = 64;
/// Inputs of all recorded games; the chance that follows the last one comes on top.
const RECORDED: usize = 500;

/// A moment in the middle of a game.
struct Position<G: Playable> {
    /// The inputs that lead to it.
    inputs: Vec<Input<G>>,
    state: G::State,
    /// A seat that is to act.
    seat: Seat,
}

/// The rules of a game, with moments of it.
struct Middle<G: Playable> {
    rules: G,
    positions: Vec<Position<G>>,
}

fn multiuniversum_setup() -> MultiuniversumSetup {
    MultiuniversumSetup::for_players(PLAYERS)
}

fn multiverse_setup() -> MultiverseSetup {
    MultiverseSetup::for_players(PLAYERS)
}

fn multiuniversum() -> Middle<Multiuniversum> {
    middle(multiuniversum_setup().rules().expect("the usual options are possible"))
}

fn multiverse() -> Middle<Multiverse> {
    middle(multiverse_setup().rules().expect("the usual options are possible"))
}

/// The inputs of a whole game that sensible players play.
fn game<G: Playable>(rules: &G, seed: u64) -> Vec<Input<G>> {
    let (mut chance, mut choices) = (Pcg::new(seed, 0), Pcg::new(seed, 1));
    let mut inputs = Vec::new();
    let choose = |eyes: &Perspective<'_, G>| pick(&eyes.sensible(), &mut choices);
    play_noting(rules, &mut rules.start(), &mut chance, choose, |input| inputs.push(input));
    inputs
}

fn middle<G: Playable>(rules: G) -> Middle<G> {
    let inputs = game(&rules, SEED);
    let mut state = rules.start();
    let mut choices = Vec::new();
    for (number, &input) in (1..).zip(&inputs) {
        rules.step(&mut state, input, &mut Silent);
        if let Node::Act(seats) = rules.node(&state) {
            let seat = seats.lowest().expect("somebody is to act");
            if rules.legal(&state, seat).len() > 1 {
                choices.push(Position { inputs: inputs[..number].to_vec(), state, seat });
            }
        }
    }
    let third = choices.len() / 3;
    let positions: Vec<_> =
        choices.into_iter().skip(third).step_by(third / POSITIONS).take(POSITIONS).collect();
    assert_eq!(positions.len(), POSITIONS, "a game has enough choices");
    Middle { rules, positions }
}

#[library_benchmark]
#[bench::multiuniversum(multiuniversum())]
#[bench::multiverse(multiverse())]
fn random_inputs<G: Playable>(middle: Middle<G>) -> Middle<G> {
    let mut random = Pcg::new(SEED, 2);
    for position in &middle.positions {
        let mut state = position.state;
        for _ in 0..INPUTS_PER_POSITION {
            let input = match middle.rules.node(&state) {
                Node::Over => break,
                Node::Chance => Input::Chance(draw(&middle.rules.odds(&state), &mut random)),
                Node::Act(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    let eyes = Perspective::new(&middle.rules, &state, seat);
                    Input::Act(seat, pick(&eyes.legal(), &mut random))
                }
            };
            middle.rules.step(&mut state, input, &mut Silent);
        }
        black_box(&state);
    }
    middle
}

fn room_for_views<G: Playable>(middle: Middle<G>) -> (Middle<G>, Vec<G::View>) {
    (middle, Vec::with_capacity(POSITIONS))
}

#[library_benchmark(setup = room_for_views)]
#[bench::multiuniversum(multiuniversum())]
#[bench::multiverse(multiverse())]
fn views<G: Playable>((middle, mut views): (Middle<G>, Vec<G::View>)) -> (Middle<G>, Vec<G::View>) {
    for position in &middle.positions {
        views.push(middle.rules.view(&position.state, Viewer::Seat(position.seat)));
    }
    (middle, views)
}

fn with_views<G: Playable>(middle: Middle<G>) -> (G, Vec<G::View>) {
    let view = |position: &Position<G>| middle.rules.view(&position.state, Viewer::Seat(position.seat));
    let views = middle.positions.iter().map(view).collect();
    (middle.rules, views)
}

#[library_benchmark(setup = with_views)]
#[bench::multiuniversum(multiuniversum())]
#[bench::multiverse(multiverse())]
fn offers<G: Playable>((rules, views): (G, Vec<G::View>)) -> (G, Vec<G::View>) {
    for view in &views {
        black_box(rules.offers(view));
    }
    (rules, views)
}

fn frames<G: Playable>(middle: Middle<G>) -> Vec<AnyFrame> {
    let frame = |position: Position<G>| {
        let table = Table::resume(middle.rules.clone(), position.inputs);
        let Ok(table) = table else { unreachable!("the inputs were played") };
        // The last few moves are news.
        G::any_frame(table.frame(Viewer::Seat(position.seat), table.number().saturating_sub(3)))
    };
    middle.positions.into_iter().map(frame).collect()
}

#[library_benchmark(setup = frames)]
#[bench::multiuniversum(multiuniversum())]
#[bench::multiverse(multiverse())]
fn frames_to_json(frames: Vec<AnyFrame>) -> Vec<AnyFrame> {
    for frame in &frames {
        black_box(serde_json::to_string(frame).expect("frames have only text as keys"));
    }
    frames
}

/// A bot that has thought before, so that its trees have their room.
fn searching<G: Playable>(middle: Middle<G>) -> (Middle<G>, SearchBot<G>) {
    let expert = BotKind::Expert.search::<G>().expect("it looks ahead");
    let mut bot = SearchBot::new(SearchOptions { iterations: 2 * WORLDS, ..expert }, SEED);
    let position = &middle.positions[0];
    bot.ponder(&Perspective::new(&middle.rules, &position.state, position.seat));
    bot.set_iterations(WORLDS);
    (middle, bot)
}

#[library_benchmark(setup = searching)]
#[bench::multiuniversum(multiuniversum())]
#[bench::multiverse(multiverse())]
fn search<G: Playable>((middle, mut bot): (Middle<G>, SearchBot<G>)) -> (Middle<G>, SearchBot<G>) {
    let position = &middle.positions[0];
    black_box(bot.ponder(&Perspective::new(&middle.rules, &position.state, position.seat)));
    (middle, bot)
}

/// The records of games that have so many inputs together; the last one is left in its middle. English is read
/// before: that happens once in a process.
fn records<G: Playable>((setup, middle): (Setup, Middle<G>)) -> (G, Vec<String>) {
    let rules = middle.rules;
    let mut texts = Vec::new();
    let mut left = RECORDED;
    for seed in SEED.. {
        let inputs = game(&rules, seed);
        let (kept, rest) = inputs.split_at(left.min(inputs.len()));
        let chance = rest.iter().take_while(|input| matches!(input, Input::Chance(_)));
        let inputs = kept.iter().chain(chance).copied();
        let sitters = vec![Sitter::bot(BotKind::Sensible); rules.seats().into()];
        let text = write(&setup, &rules, sitters, DiceNote::Pcg32 { seed, stream: 0 }, None, inputs);
        texts.push(text.expect("the inputs were played"));
        left -= kept.len();
        if left == 0 {
            break;
        }
    }
    Words::of(Language::English);
    (rules, texts)
}

#[library_benchmark(setup = records)]
#[bench::multiuniversum((Setup::Multiuniversum(multiuniversum_setup()), multiuniversum()))]
#[bench::multiverse((Setup::Multiverse(multiverse_setup()), multiverse()))]
fn records_of_500_inputs<G: Playable>((rules, texts): (G, Vec<String>)) -> (G, Vec<String>) {
    for text in &texts {
        let record = Record::open(text.as_bytes(), Words::of(Language::English));
        let followed = record.and_then(|record| record.follow(&rules, |_| ControlFlow::Continue(())));
        black_box(followed.unwrap_or_else(|fault| panic!("line {}: {}", fault.line, fault.text)));
    }
    (rules, texts)
}

library_benchmark_group!(
    name = instructions,
    benchmarks = [random_inputs, views, offers, frames_to_json, search, records_of_500_inputs]
);

main!(
    config = LibraryBenchmarkConfig::default()
        // Instructions alone: simulating caches takes twice as long.
        .tool(Callgrind::with_args(["--cache-sim=no"]))
        // The copying routines of the C library are chosen by the processor. These every processor has.
        .env(
            "GLIBC_TUNABLES",
            "glibc.cpu.hwcaps=-AVX_Fast_Unaligned_Load,-AVX2,-AVX512F,-AVX512VL,-ERMS,-FSRM"
        ),
    library_benchmark_groups = instructions
);
