//! How fast bots look ahead, one thread: whole games in their mind, and decisions of every level in real games.
//!
//! `cargo xtask bench` runs it. Speed is printed; what is asserted is that looking ahead allocates nothing but what it
//! found out, however many worlds it plays. Run by `cargo test --benches`, it plays a few and asserts the same.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{BotKind, Pcg, SearchBot, SearchOptions, draw, play};
use engine::{ActionSet as _, Input, MAX_SEATS, Node, Perspective, Silent, Viewer};
use games::{Flags, GameId, Playable, Setup, WithGame};
use serde_json::{Value, json};

const SEED: u64 = 1;
/// In so many worlds a playout is timed, again and again.
const WORLDS: u32 = 400;
const REPETITIONS: usize = 25;
/// So many games of each level against itself, at each table.
const GAMES: u64 = 1;
/// A finding has its line, whose room grows a few times.
const ALLOCATIONS_A_FINDING: u64 = 8;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    // Cargo says `--bench` when it is to measure.
    let measuring = has("--bench");
    let setup = |game, seats| Setup::from_flags(game, Flags { seats, ..Flags::default() }).ok();
    let tables = GameId::ALL
        .into_iter()
        .flat_map(|game| (1..=MAX_SEATS as u8).filter_map(move |seats| setup(game, seats)));
    let json = has("--json");
    if !json {
        print_heading();
    }
    let measure = |setup: Setup| {
        let row =
            setup.visit(Measure { game: setup.game(), measuring }).expect("the setup was made from flags");
        if !json {
            row.print();
        }
        row
    };
    let rows: Vec<Row> = tables.map(measure).collect();
    if json {
        println!("{}", json!({ "search": rows.iter().map(Row::json).collect::<Vec<_>>() }));
    }
    let faults: Vec<&Row> = rows.iter().filter(|row| row.allocations > row.allowed).collect();
    for Row { game, players, allocations, allowed, .. } in &faults {
        eprintln!(
            "error: a search of {game} for {players} allocates {allocations} times, not {allowed} at most"
        );
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What was measured at one table.
struct Row {
    game: GameId,
    players: u8,
    /// Whole games in the mind, per second: the median, and their inputs in the mean.
    playouts: f64,
    inputs: f64,
    /// Of playouts in worlds that are there, by a search that has its room; and what it may need for its findings.
    allocations: u64,
    allowed: u64,
    /// Of the strongest level at the start of a game.
    peak_bytes: u64,
    levels: Vec<Level>,
}

/// Decisions of one level.
struct Level {
    kind: BotKind,
    mean: Duration,
    longest: Duration,
}

struct Measure {
    game: GameId,
    measuring: bool,
}

impl WithGame for Measure {
    type Output = Row;

    fn with<G: Playable>(self, rules: G) -> Row {
        let (expert, state) = (BotKind::Expert.search::<G>().expect("it looks ahead"), first_choice(&rules));
        let Node::Act(seats) = rules.node(&state) else { unreachable!("somebody is to act") };
        let seat = seats.lowest().expect("somebody is to act");
        let eyes = Perspective::new(&rules, &state, seat);
        let whole_games = SearchOptions { iterations: WORLDS, turns: Some(u16::MAX), ..expert };
        let mut bot = SearchBot::new(whole_games, SEED);
        let mut speeds = Vec::new();
        let mut inputs = 0.0;
        for _ in 0..if self.measuring { REPETITIONS } else { 1 } {
            let started = Instant::now();
            let thoughts = black_box(bot.ponder(&eyes));
            speeds.push(f64::from(WORLDS) / started.elapsed().as_secs_f64());
            inputs = thoughts.inputs as f64 / f64::from(WORLDS);
        }
        speeds.sort_by(f64::total_cmp);
        // After a longer search it has all the room it needs. The worlds were made up before: that allocates.
        let mut roomy = SearchBot::new(SearchOptions { iterations: 2 * WORLDS, ..whole_games }, SEED);
        roomy.ponder(&eyes);
        roomy.set_iterations(WORLDS);
        let (view, mut random) = (rules.view(&state, Viewer::Seat(seat)), Pcg::new(SEED, 1));
        let mut worlds = (0..WORLDS).map(|_| rules.determinize(&view, &mut random)).collect::<Vec<_>>();
        let mut findings = 0;
        let counted = allocation_counter::measure(|| {
            let next = |_: &mut Pcg| worlds.pop().expect("one world for each playout");
            findings = roomy.ponder_in(&eyes, next).findings.len() as u64;
        });
        let worlds = if self.measuring { expert.iterations } else { WORLDS };
        let peak = allocation_counter::measure(|| {
            black_box(SearchBot::new(SearchOptions { iterations: worlds, ..expert }, SEED).ponder(&eyes));
        });
        let levels = if self.measuring { decisions(&rules) } else { Vec::new() };
        Row {
            game: self.game,
            players: rules.seats(),
            playouts: speeds[speeds.len() / 2],
            inputs,
            allocations: counted.count_total,
            allowed: 1 + findings * ALLOCATIONS_A_FINDING,
            peak_bytes: peak.bytes_max,
            levels,
        }
    }
}

/// The first state in which somebody has a choice.
fn first_choice<G: Playable>(rules: &G) -> G::State {
    let mut state = rules.start();
    let mut chance = Pcg::new(SEED, 0);
    while rules.node(&state) == Node::Chance {
        let outcome = draw(&rules.odds(&state), &mut chance);
        rules.step(&mut state, Input::Chance(outcome), &mut Silent);
    }
    state
}

/// How long each level takes for a decision that is one, in games against itself.
fn decisions<G: Playable>(rules: &G) -> Vec<Level> {
    let looks_ahead =
        BotKind::LEVELS.into_iter().filter_map(|kind| kind.search::<G>().map(|options| (kind, options)));
    looks_ahead
        .map(|(kind, options)| {
            let (mut count, mut sum, mut longest) = (0, Duration::ZERO, Duration::ZERO);
            for game in 0..GAMES {
                let mut bot = SearchBot::new(options, game);
                play(rules, &mut rules.start(), &mut Pcg::new(SEED, game), |eyes| {
                    let started = Instant::now();
                    let action = bots::Bot::choose(&mut bot, eyes);
                    if eyes.legal().len() > 1 {
                        let time = started.elapsed();
                        (count, sum, longest) = (count + 1, sum + time, longest.max(time));
                    }
                    action
                });
            }
            Level { kind, mean: sum / count.max(1), longest }
        })
        .collect()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

impl Row {
    fn json(&self) -> Value {
        let level = |level: &Level| {
            json!({
                "bot": level.kind.name(),
                "decision_ms": milliseconds(level.mean),
                "longest_decision_ms": milliseconds(level.longest),
            })
        };
        json!({
            "game": self.game.name(),
            "players": self.players,
            "whole_games_per_second": self.playouts.round(),
            "inputs_per_playout": self.inputs,
            "allocations": self.allocations,
            "expert_peak_bytes": self.peak_bytes,
            "levels": self.levels.iter().map(level).collect::<Vec<_>>(),
        })
    }

    /// A line as soon as it is known: the strong levels take minutes.
    fn print(&self) {
        let level = |level: &Level| {
            format!("{} {:.1} ({:.0})", level.kind, milliseconds(level.mean), milliseconds(level.longest))
        };
        let levels: Vec<String> = self.levels.iter().map(level).collect();
        println!(
            "{:<15} {:>7}  {:>13.0}  {:>7.1}  {:>6.1} MiB  {}",
            self.game,
            self.players,
            self.playouts,
            self.inputs,
            self.peak_bytes as f64 / f64::from(1 << 20),
            levels.join(", "),
        );
    }
}

fn print_heading() {
    println!(
        "{:<15} {:>7}  {:>13}  {:>7}  {:>10}  mean (longest) time of a decision, ms",
        "game", "players", "whole games/s", "inputs", "expert's"
    );
}
