//! Random and sensible play through the contract, one thread, whole games with their set-up and their standing.
//!
//! `cargo xtask bench` runs it. Speed is printed; what is asserted is that a state is small and that playing
//! allocates nothing. Run by `cargo test --benches`, it plays a few games and asserts the same.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{Pcg, pick, play};
use engine::{Input, MAX_SEATS};
use games::{Flags, GameId, Playable, Setup, WithGame};
use serde_json::{Value, json};

/// What a state may have, in bytes.
const LARGEST_STATE: usize = 256;

/// Short enough to fit between two interruptions on a busy machine.
const REPETITION: Duration = Duration::from_millis(10);
const REPETITIONS: usize = 101;

/// Every repetition plays the same games, so that their spread is the machine's.
const SEED: u64 = 1;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Random,
    Sensible,
}

impl Player {
    const ALL: [Self; 2] = [Self::Random, Self::Sensible];

    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    // Cargo says `--bench` when it is to measure.
    let repetitions = if has("--bench") { REPETITIONS } else { 1 };
    let rows: Vec<Row> = tables().map(|setup| measure(&setup, repetitions)).collect();
    if has("--json") {
        println!("{}", json!({ "playouts": rows.iter().map(Row::json).collect::<Vec<_>>() }));
    } else {
        print_table(&rows);
    }
    let faults: Vec<String> = rows.iter().flat_map(Row::faults).collect();
    for fault in &faults {
        eprintln!("error: {fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every game with every number of players it takes, as people usually play it.
fn tables() -> impl Iterator<Item = Setup> {
    let setup = |game, seats| Setup::from_flags(game, Flags { seats, ..Flags::default() }).ok();
    GameId::ALL.into_iter().flat_map(move |game| (1..=MAX_SEATS as u8).filter_map(move |it| setup(game, it)))
}

/// Plays the first so many games, and returns how many inputs they took.
fn play_games<G: Playable>(rules: &G, player: Player, games: u32) -> u64 {
    let (mut chance, mut choices) = (Pcg::new(SEED, 0), Pcg::new(SEED, 1));
    let mut inputs = 0;
    for _ in 0..games {
        let mut state = rules.start();
        inputs += match player {
            Player::Random => play(rules, &mut state, &mut chance, |eyes| pick(&eyes.legal(), &mut choices)),
            Player::Sensible => {
                play(rules, &mut state, &mut chance, |eyes| pick(&eyes.sensible(), &mut choices))
            }
        };
        black_box(rules.standing(&state));
    }
    inputs
}

/// What was measured at one table.
struct Row {
    game: GameId,
    players: u8,
    state_bytes: usize,
    input_bytes: usize,
    random: Measured,
    sensible: Measured,
}

/// What was measured with one kind of player.
struct Measured {
    inputs_per_game: f64,
    /// Of all repetitions, in inputs per second.
    median: f64,
    low: f64,
    high: f64,
    /// In all games of a repetition.
    allocations: u64,
    inputs: u64,
}

fn measure(setup: &Setup, repetitions: usize) -> Row {
    let measure = Measure { game: setup.game(), repetitions };
    setup.visit(measure).expect("the setup was made from flags")
}

struct Measure {
    game: GameId,
    repetitions: usize,
}

impl WithGame for Measure {
    type Output = Row;
    fn with<G: Playable>(self, rules: G) -> Row {
        let games = Player::ALL.map(|player| games_per_repetition(&rules, player, self.repetitions));
        let mut speeds = [Vec::new(), Vec::new()];
        // In turn, so that what slows the machine down for a while does so for both.
        for _ in 0..self.repetitions {
            for (index, player) in Player::ALL.into_iter().enumerate() {
                let (inputs, time) = time(&rules, player, games[index]);
                speeds[index].push(inputs as f64 / time.as_secs_f64());
            }
        }
        let [random, sensible] = speeds;
        Row {
            game: self.game,
            players: rules.seats(),
            state_bytes: size_of::<G::State>(),
            input_bytes: size_of::<Input<G>>(),
            random: Measured::of(&rules, Player::Random, games[0], random),
            sensible: Measured::of(&rules, Player::Sensible, games[1], sensible),
        }
    }
}

fn time<G: Playable>(rules: &G, player: Player, games: u32) -> (u64, Duration) {
    let start = Instant::now();
    let inputs = black_box(play_games(rules, player, games));
    (inputs, start.elapsed())
}

/// So many that they take as long as a repetition should; one if there is only one.
fn games_per_repetition<G: Playable>(rules: &G, player: Player, repetitions: usize) -> u32 {
    let mut games = 1;
    while repetitions > 1 && time(rules, player, games).1 < REPETITION {
        games *= 2;
    }
    games
}

impl Measured {
    fn of<G: Playable>(rules: &G, player: Player, games: u32, mut speeds: Vec<f64>) -> Self {
        speeds.sort_by(f64::total_cmp);
        let mut inputs = 0;
        let counted = allocation_counter::measure(|| inputs = play_games(rules, player, games));
        Self {
            inputs_per_game: inputs as f64 / f64::from(games),
            median: speeds[speeds.len() / 2],
            low: speeds[0],
            high: speeds[speeds.len() - 1],
            allocations: counted.count_total,
            inputs,
        }
    }

    fn allocations_per_input(&self) -> f64 {
        self.allocations as f64 / self.inputs as f64
    }

    fn json(&self) -> Value {
        json!({
            "inputs_per_second": self.median.round(),
            "inputs_per_second_low": self.low.round(),
            "inputs_per_second_high": self.high.round(),
            "inputs_per_game": self.inputs_per_game,
            "allocations_per_input": self.allocations_per_input(),
        })
    }
}

impl Row {
    fn ratio(&self) -> f64 {
        self.sensible.median / self.random.median
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game.name(),
            "players": self.players,
            "state_bytes": self.state_bytes,
            "input_bytes": self.input_bytes,
            "random": self.random.json(),
            "sensible": self.sensible.json(),
            "sensible_to_random": self.ratio(),
        })
    }

    /// What must not be.
    fn faults(&self) -> Vec<String> {
        let Self { game, players, state_bytes, .. } = self;
        let mut faults = Vec::new();
        if *state_bytes > LARGEST_STATE {
            faults.push(format!("a state of {game} has {state_bytes} bytes, more than {LARGEST_STATE}"));
        }
        for (player, measured) in [(Player::Random, &self.random), (Player::Sensible, &self.sensible)] {
            let Measured { allocations, inputs, .. } = measured;
            if *allocations > 0 {
                let player = player.name();
                faults.push(format!(
                    "{game} with {players} {player} players: {allocations} allocations in {inputs} inputs"
                ));
            }
        }
        faults
    }
}

fn print_table(rows: &[Row]) {
    println!(
        "{:<15} {:>7}  {:>28}  {:>28}  {:>8}  {:>11}  {:>11}",
        "", "", "random, inputs/s", "sensible, inputs/s", "sensible", "bytes of", "allocations"
    );
    println!(
        "{:<15} {:>7}  {:>8} {:>19}  {:>8} {:>19}  {:>8}  {:>5} {:>5}  {:>11}",
        "game",
        "players",
        "median",
        "lowest to highest",
        "median",
        "lowest to highest",
        "/ random",
        "state",
        "input",
        "per input"
    );
    for row in rows {
        let millions = |speed: f64| format!("{:.2} M", speed / 1e6);
        let spread = |it: &Measured| format!("{} to {}", millions(it.low), millions(it.high));
        println!(
            "{:<15} {:>7}  {:>8} {:>19}  {:>8} {:>19}  {:>8.2}  {:>5} {:>5}  {:>11}",
            row.game,
            row.players,
            millions(row.random.median),
            spread(&row.random),
            millions(row.sensible.median),
            spread(&row.sensible),
            row.ratio(),
            row.state_bytes,
            row.input_bytes,
            row.random.allocations_per_input().max(row.sensible.allocations_per_input()),
        );
    }
}
