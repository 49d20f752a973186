//! `manyworlds play`

mod line;
mod session;

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use engine::{Seat, SeatSet};
use games::{Luck, SeatKind};
use table::{Nonce, PledgeNote, Pledging, Seed};
use words::Words;

use self::session::Opening;
use crate::options::GameArgs;

/// Play in the terminal by typing moves
///
/// Type the number of a choice or the choice itself, such as `switch red`; the tab key completes it. `help` lists
/// what else can be typed. Moves may also come through a pipe, one on a line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: GameArgs,

    /// Who sits where, with commas between them: me, or the name of a bot
    /// (random, sensible, greedy, easy, medium, hard, expert)
    #[arg(long, value_name = "WHO", value_delimiter = ',', default_value = "me,sensible")]
    seats: Vec<SeatKind>,

    /// The names of the people, with commas between them
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,

    /// Deal the game that this text stands for, instead of one that nobody can know
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,

    /// Where the record of the game goes [default: a new file here]
    #[arg(long, value_name = "FILE", conflicts_with = "no_record")]
    record: Option<PathBuf>,

    /// Keep no record
    #[arg(long)]
    no_record: bool,
}

pub(crate) fn run(args: Args, words: &Words) -> anyhow::Result<()> {
    let people: Vec<Seat> = (0..args.seats.len())
        .filter(|&index| args.seats[index] == SeatKind::Me)
        .take(engine::MAX_SEATS)
        .map(Seat::from_index)
        .collect();
    if args.names.len() > people.len() {
        bail!("{} names, but people on {} seats", args.names.len(), people.len());
    }
    let game = args.options.game;
    let setup = args.options.setup(args.seats.len())?;
    // A game is not played for nothing because its record has no place.
    let file =
        if args.no_record { None } else { Some(RecordFile::new(args.record.as_deref(), game.name())?) };
    let luck = match &args.seed {
        Some(text) => Luck::named(text),
        None => luck_of_all(&people)?,
    };
    let seats = args.seats;
    let played = setup.visit(Opening { setup: &setup, seats, people, names: args.names, luck, words })?;
    match (played, file) {
        (Ok(text), Some(file)) => file.write(&text, words),
        (Ok(_), None) => Ok(()),
        (Err(error), file) => {
            // Nothing came of it.
            file.into_iter().for_each(RecordFile::discard);
            Err(error)
        }
    }
}

/// The luck of a table as at any host's: a pledged seed, and a nonce of each person's client, which is this program.
fn luck_of_all(people: &[Seat]) -> anyhow::Result<Luck> {
    let name = Seed::new(random()?).to_string();
    let seats: SeatSet = people.iter().copied().collect();
    let mut round = Pledging::new(Seed::new(random()?), &name[..16], seats);
    let mut nonces = Vec::new();
    for &seat in people {
        let nonce = Nonce::new(random()?);
        round.commit(seat, nonce.pledge())?;
        nonces.push((seat, nonce));
    }
    round.close();
    for (seat, nonce) in nonces {
        round.open(seat, nonce)?;
    }
    let finished = round.finish(Seed::new(random()?));
    let (seed, note): (Seed, PledgeNote) = finished.ok().context("everybody has opened a nonce")?;
    Ok(Luck { seed, note })
}

fn random() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system has no random numbers")?;
    Ok(bytes)
}

/// After so many records in one folder it is time for another.
const MOST_RECORDS: u32 = 9999;

/// The file that a record will be written to: made before the game, so that there is one after it.
struct RecordFile {
    file: File,
    path: PathBuf,
}

impl RecordFile {
    fn new(wanted: Option<&Path>, game: &str) -> anyhow::Result<Self> {
        if let Some(path) = wanted {
            let file = File::create_new(path).with_context(|| format!("cannot write {}", path.display()))?;
            return Ok(Self { file, path: path.to_owned() });
        }
        for number in 1..=MOST_RECORDS {
            let path = PathBuf::from(format!("{game}-{number}.jsonl"));
            match File::create_new(&path) {
                Ok(file) => return Ok(Self { file, path }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error).with_context(|| format!("cannot write {}", path.display())),
            }
        }
        bail!("there are {MOST_RECORDS} records of {game} here; --record FILE says where else this one goes")
    }

    fn write(mut self, text: &str, words: &Words) -> anyhow::Result<()> {
        let path = self.path.display().to_string();
        self.file.write_all(text.as_bytes()).with_context(|| format!("cannot write {path}"))?;
        crate::output::print(&format!("{}\n", words.text_with("play-record", &[("file", path.into())])))
    }

    /// Takes the empty file away.
    fn discard(self) {
        // That it stays is no harm.
        let _ = std::fs::remove_file(&self.path);
    }
}
