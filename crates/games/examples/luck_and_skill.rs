//! Plays games between bots and reviews them all: is luck fair, does skill know the levels, are chances what they say?
//! docs/review.md has the commands and what came of them.
//!
//! `luck_and_skill GAME SEATS GAMES SAMPLES BOTS OTHERS [FILE]`: the seat of the first player moves round the table from
//! game to game; it is BOT's, and the others are played by OTHERS. BOTS may name several, such as `easy,medium,hard`:
//! each plays the same games, with the same dice as far as they go the same way, and is compared with the one before it.
//! With a FILE a game that is in it is not played again, so that a long run can be made in pieces.

use std::collections::BTreeMap;
use std::env::args;
use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};

use bots::{Bot, Pcg, make, play_noting};
use engine::{Input, Perspective, Seat};
use games::{BotKind, Flags, GameId, Playable, Setup, WithGame};
use review::{Cause, Effort, Reviewer, WHOLE};

type Problem = Box<dyn std::error::Error>;

fn main() -> Result<(), Problem> {
    let words: Vec<String> = args().skip(1).collect();
    let ([game, seats, games, samples, bots, others] | [game, seats, games, samples, bots, others, _]) =
        &words[..]
    else {
        return Err("give GAME SEATS GAMES SAMPLES BOTS OTHERS, and perhaps FILE".into());
    };
    let game: GameId = game.parse()?;
    let setup = Setup::from_flags(game, Flags { seats: seats.parse()?, ..Flags::default() })?;
    let experiment = Experiment {
        games: games.parse()?,
        effort: Effort { samples: samples.parse()?, worlds: 0 },
        bots: bots.split(',').map(str::parse).collect::<Result<_, _>>()?,
        others: others.parse()?,
        file: words.get(6).cloned(),
    };
    setup.visit(experiment)?
}

struct Experiment {
    games: u64,
    effort: Effort,
    bots: Vec<BotKind>,
    others: BotKind,
    /// Where the games are kept that were played.
    file: Option<String>,
}

/// What came of one game, in points of the chance to win.
#[derive(Clone, Copy)]
struct Came {
    won: f64,
    luck: f64,
    own: f64,
    rivals: f64,
}

impl Came {
    /// What all choices did together: what luck did not.
    fn choices(self) -> f64 {
        self.own + self.rivals
    }
}

/// Numbers with their mean.
#[derive(Default)]
struct Sample(Vec<f64>);

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        Self(numbers.into_iter().collect())
    }
}

impl Sample {
    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.0.iter().map(|one| (one - mean) * (one - mean)).sum();
        (squares / (self.0.len() as f64 - 1.0)).sqrt()
    }

    /// The mean with its 95 % interval.
    fn told(&self) -> String {
        let error = 1.96 * self.deviation() / (self.0.len() as f64).sqrt();
        format!("{:+.2} ± {error:.2} (of one game {:.1})", self.mean(), self.deviation())
    }
}

/// What was foretold in so many tenths of all chances, and what came true.
#[derive(Default)]
struct Calibration {
    tenths: [(u32, f64, f64); 10],
    /// The mean of the squared errors.
    brier: Sample,
}

impl Calibration {
    fn add(&mut self, parts: i32, came: f64) {
        let foretold = f64::from(parts) / f64::from(WHOLE);
        let tenth = &mut self.tenths[(parts.unsigned_abs() * 10 / WHOLE.unsigned_abs()).min(9) as usize];
        *tenth = (tenth.0 + 1, tenth.1 + foretold, tenth.2 + came);
        self.brier.0.push((foretold - came) * (foretold - came));
    }

    fn print(self) {
        println!("  Brier score {:.4}", self.brier.mean());
        for (count, foretold, came) in self.tenths.into_iter().filter(|tenth| tenth.0 > 0) {
            let mean = |sum: f64| sum * 100.0 / f64::from(count);
            println!("  foretold {:5.1} %, came {:5.1} % ({count})", mean(foretold), mean(came));
        }
    }
}

impl WithGame for Experiment {
    type Output = Result<(), Problem>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let mut known = Known::open(self.file.as_deref())?;
        let mut played: Vec<(BotKind, Vec<Came>)> = Vec::new();
        for &bot in &self.bots {
            let (mut calibration, mut noise) = (Calibration::default(), Sample::default());
            let mut all = Vec::new();
            for game in 0..self.games {
                let key = format!(
                    "{} {} {} {bot} {} {game}",
                    G::ID,
                    rules.seats(),
                    self.effort.samples,
                    self.others
                );
                all.push(match known.games.get(&key) {
                    Some(&came) => came,
                    None => known.keep(key, self.review(&rules, bot, game, &mut calibration, &mut noise))?,
                });
            }
            println!("{} for {}, {} games, {bot} against {}", G::ID, rules.seats(), self.games, self.others);
            for (name, of) in NUMBERS {
                println!("  {name:8} {}", all.iter().map(|&came| of(came)).collect::<Sample>().told());
            }
            if !noise.0.is_empty() {
                println!("  of the own choices in one game {:.1} is noise", noise.mean().sqrt());
                calibration.print();
            }
            played.push((bot, all));
        }
        for pair in played.windows(2) {
            let [(weaker, one), (stronger, two)] = pair else { unreachable!("two are a pair") };
            println!("{stronger} less {weaker}, game by game");
            for (name, of) in NUMBERS {
                let differences = two.iter().zip(one).map(|(&two, &one)| of(two) - of(one));
                println!("  {name:8} {}", differences.collect::<Sample>().told());
            }
        }
        Ok(())
    }
}

/// A number of a game, and what it is called.
type Number = (&'static str, fn(Came) -> f64);

/// What is told of the games of a bot.
const NUMBERS: [Number; 5] = [
    ("won", |came| came.won),
    ("luck", |came| came.luck),
    ("own", |came| came.own),
    ("rivals", |came| came.rivals),
    ("choices", Came::choices),
];

/// The games that were played before.
struct Known {
    games: BTreeMap<String, Came>,
    file: Option<File>,
}

impl Known {
    fn open(path: Option<&str>) -> Result<Self, Problem> {
        let Some(path) = path else { return Ok(Self { games: BTreeMap::new(), file: None }) };
        let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut games = BTreeMap::new();
        for line in BufReader::new(&file).lines() {
            let line = line?;
            let (key, numbers) = line.split_once(": ").ok_or("a line is a game and its numbers")?;
            let numbers: Vec<f64> = numbers.split(' ').map(str::parse).collect::<Result<_, _>>()?;
            let [won, luck, own, rivals] = numbers[..] else { return Err("a game has four numbers".into()) };
            games.insert(key.to_owned(), Came { won, luck, own, rivals });
        }
        Ok(Self { games, file: Some(file) })
    }

    fn keep(&mut self, key: String, came: Came) -> Result<Came, Problem> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{key}: {} {} {} {}", came.won, came.luck, came.own, came.rivals)?;
        }
        self.games.insert(key, came);
        Ok(came)
    }
}

impl Experiment {
    /// Plays a game and reviews it.
    fn review<G: Playable>(
        &self,
        rules: &G,
        bot: BotKind,
        game: u64,
        calibration: &mut Calibration,
        noise: &mut Sample,
    ) -> Came {
        let me = Seat::from_index(game as usize % usize::from(rules.seats()));
        let inputs = self.play(rules, bot, me, game);
        let mut reviewer = Reviewer::new(rules.clone(), &inputs, me, self.effort).expect("it is a game");
        while reviewer.step() {}
        let points = |parts: i32| f64::from(parts) * 100.0 / f64::from(WHOLE);
        let mine = me.index();
        let (mut lucky, mut skilful, mut theirs, mut variance) = (0, 0, 0, 0.0);
        for part in reviewer.parts() {
            match part.cause {
                Cause::Chance(_) => lucky += part.by[mine],
                Cause::Choice(seat) if seat == me => {
                    skilful += part.by[mine];
                    variance += points(part.error[mine]) * points(part.error[mine]);
                }
                Cause::Choice(_) => theirs += part.by[mine],
            }
        }
        let (start, result) = (reviewer.values()[0], *reviewer.result().expect("it is over"));
        assert_eq!(start.chances[mine] + lucky + skilful + theirs, result.chances[mine], "game {game}");
        noise.0.push(variance);
        for value in &reviewer.values()[..reviewer.values().len() - 1] {
            calibration.add(value.chances[mine], points(result.chances[mine]) / 100.0);
        }
        let won = points(result.chances[mine]);
        Came { won, luck: points(lucky), own: points(skilful), rivals: points(theirs) }
    }

    fn play<G: Playable>(&self, rules: &G, bot: BotKind, me: Seat, game: u64) -> Vec<Input<G>> {
        let kind = |seat| if seat == me { bot } else { self.others };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..usize::from(rules.seats()))
            .map(|index| make(kind(Seat::from_index(index)), game * 8 + index as u64))
            .collect();
        let mut inputs = Vec::new();
        let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
        play_noting(rules, &mut rules.start(), &mut Pcg::new(game, 0), choose, |input| inputs.push(input));
        inputs
    }
}
