//! `manyworlds advise`

mod place;
mod tell;
mod think;

use std::io::BufRead;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::anyhow;
use bots::BotKind;
use engine::{ActionSet as _, Seat, Viewer};
use games::record::Record;
use games::{Playable, WithGame};
use words::Words;

use self::place::Past;
use self::tell::Teller;
use self::think::{Advice, Budget};
use crate::output::{bar, print};
use crate::record::{check_seat, reader, seat, told};

/// Say what the strongest bot thinks of each choice in a recorded game
///
/// It knows what the seat knew then, and nothing more.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - for the standard input
    file: PathBuf,

    /// After the first N inputs [default: where the record ends]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// For this seat, from 1, where several act at once [default: the first of them]
    #[arg(long, value_name = "S", value_parser = seat)]
    seat: Option<Seat>,

    /// Who is asked: medium, hard or expert
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level)]
    bot: BotKind,

    /// Think for so many milliseconds, instead of in as many worlds as the bot would: then the advice depends on the
    /// machine, too
    #[arg(long, value_name = "MS")]
    think: Option<NonZeroU64>,

    /// The same seed gives the same advice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// All of it as one JSON object
    #[arg(long)]
    json: bool,
}

/// A bot that can be asked.
fn level(text: &str) -> Result<BotKind, String> {
    let kind: BotKind = text.parse().map_err(|unknown: bots::UnknownBot| unknown.to_string())?;
    if kind.looks_ahead() {
        return Ok(kind);
    }
    let thinkers: Vec<&str> =
        BotKind::ALL.into_iter().filter(|kind| kind.looks_ahead()).map(BotKind::name).collect();
    Err(format!("{kind} does not look ahead, only {} do", thinkers.join(", ")))
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let record =
        Record::open(reader(&args.file)?, words).map_err(|fault| anyhow!(told(words, &args.file, &fault)))?;
    let rules = record.rules();
    check_seat(args.seat, rules.seats())?;
    rules.visit(Adviser { record, args, words })
}

struct Adviser<'a, R> {
    record: Record<'a, R>,
    args: &'a Args,
    words: &'a Words,
}

impl<R: BufRead> WithGame for Adviser<'_, R> {
    type Output = anyhow::Result<()>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<()> {
        let Self { record, args, words } = self;
        let (names, title) = (record.names(&rules), record.header().title(words));
        let mut past = Past::new(&rules);
        record
            .follow(&rules, |step| {
                past.push(&rules, step.input, step.state);
                ControlFlow::Continue(())
            })
            .map_err(|fault| anyhow!(told(words, &args.file, &fault)))?;
        let at = args.at.unwrap_or(past.inputs());
        let seat = past.who(at, args.seat, words, &names)?;
        let state = past.state(at);
        let advice = if rules.legal(state, seat).len() > 1 {
            advice(&rules, state, seat, args)
        } else {
            Advice::without_thinking(&rules, state, seat)
        };
        let view = rules.view(state, Viewer::Seat(seat));
        let played = past.answer(at, seat);
        let inputs = past.inputs();
        let names = &names;
        let teller = Teller { rules: &rules, words, names, title, args, view, seat, at, inputs, played };
        print(&if args.json { teller.json(&advice) } else { teller.text(&advice) })
    }
}

/// Thinks, with a bar for whoever waits.
fn advice<G: Playable>(rules: &G, state: &G::State, seat: Seat, args: &Args) -> Advice<G> {
    let options = args.bot.search::<G>().expect("whoever can be asked looks ahead");
    let think = args.think.map(|think| Duration::from_millis(think.get()));
    let progress = match args.think {
        Some(think) => bar(think.get(), "ms"),
        None => bar(options.iterations.into(), "worlds"),
    };
    let budget = Budget { options, seed: args.seed, think };
    let advice = Advice::new(rules, state, seat, budget, || match args.think {
        Some(_) => progress.set_position(progress.elapsed().as_millis() as u64),
        None => progress.inc(1),
    });
    progress.finish_and_clear();
    advice
}
