//! `manyworlds deck`

use std::path::{Path, PathBuf};

use anyhow::bail;
use console::style;
use multiuniversum::deck::{Deck, Fault, Tier};
use multiuniversum::{CardId, PortalId, Transformer};
use serde::Serialize;
use words::Words;
use words::multiuniversum::{action, deck_fault_line, in_language, portal_face, tier, tool, transformer};

use crate::input;
use crate::output::{Align, columns, print, width, wrapped};

/// Show the deck of Multiuniversum, or check one of your own
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Print a deck: the shipped one, or that of a file
    Show {
        /// A deck file
        file: Option<PathBuf>,

        /// Print the shipped deck as a file, as a start for one of your own
        #[arg(long, conflicts_with_all = ["file", "json"])]
        toml: bool,

        /// Print one JSON object instead of the lists
        #[arg(long)]
        json: bool,
    },
    /// List everything that is wrong with a deck file
    Check {
        /// The deck file
        file: PathBuf,

        /// Print one JSON object instead of the list
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(command: &Command, words: &Words) -> anyhow::Result<()> {
    match command {
        Command::Show { toml: true, .. } => print(Deck::DEFAULT_TEXT),
        Command::Show { file, json, .. } => {
            let deck = match file {
                None => Deck::default_deck().clone(),
                Some(path) => input::deck(path)?,
            };
            let json = json.then(|| serde_json::to_string(&deck)).transpose()?;
            print(&json.map_or_else(|| shown(words, &deck), |json| json + "\n"))
        }
        Command::Check { file, json } => check(file, *json, words),
    }
}

/// The deck as lists: its name and note, the portals by tier, the action cards.
fn shown(words: &Words, deck: &Deck) -> String {
    let mut text = format!("{}\n", style(in_language(words, &deck.name)).bold());
    text += &wrapped(in_language(words, &deck.note), width(), "");
    text.push('\n');
    for one in Tier::ALL {
        text.push_str(&["\n", &style(title(&tier(words, one))).bold().to_string(), "\n"].concat());
        for portal in PortalId::all().filter(|&id| deck.portal(id).tier() == one) {
            let first = format!("{:>2}  ", portal.number());
            text += &wrapped(&portal_face(words, deck, portal), width(), &first);
            text.push('\n');
        }
    }
    text.push('\n');
    text + &cards(words, deck)
}

/// The word as a heading.
fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// One line per action card: its number, its tool, and its action for each transformer.
fn cards(words: &Words, deck: &Deck) -> String {
    let head = Transformer::ALL.map(|at| transformer(words, at));
    let head = [String::new(), String::new()].into_iter().chain(head).collect();
    let row = |card: CardId| {
        let face = deck.card(card);
        let slots = Transformer::ALL.map(|at| action(words, face.action_at(at)));
        [card.number().to_string(), tool(words, face.tool)].into_iter().chain(slots).collect()
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(CardId::all().map(row)).collect();
    let mut aligns = [Align::Left; 7];
    aligns[0] = Align::Right;
    columns(&aligns, &rows)
}

#[derive(Serialize)]
struct Checked<'a> {
    file: String,
    good: bool,
    faults: Vec<Listed<'a>>,
}

#[derive(Serialize)]
struct Listed<'a> {
    #[serde(flatten)]
    fault: &'a Fault,
    rule: &'static str,
    text: String,
}

fn check(file: &Path, json: bool, words: &Words) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let read = Deck::read(&input::text(file)?);
    let faults = read.as_ref().err().map_or(&[][..], Vec::as_slice);
    if json {
        let listed = |fault| Listed { fault, rule: Fault::rule(fault), text: deck_fault_line(words, fault) };
        let faults = faults.iter().map(listed).collect();
        print(&(serde_json::to_string(&Checked { file: name.clone(), good: read.is_ok(), faults })? + "\n"))?;
    } else {
        print(&faults.iter().map(|fault| deck_fault_line(words, fault) + "\n").collect::<String>())?;
    }
    match (&read, faults.len()) {
        (Ok(_), _) if json => Ok(()),
        (Ok(deck), _) => print(&format!("{name}: OK ({})\n", in_language(words, &deck.name))),
        (Err(_), 1) => bail!("{name} has a fault"),
        (Err(_), count) => bail!("{name} has {count} faults"),
    }
}
