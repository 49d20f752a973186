//! How a game is chosen on the command line, wherever one is played.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::Stop;
use games::{Flags, GameId, Setup};

use crate::input;

/// Lets each search of a bot take so long.
pub(crate) fn deadline(time: Duration) -> impl FnMut() -> Stop + Send + 'static {
    move || {
        let begin = Instant::now();
        Box::new(move || begin.elapsed() >= time)
    }
}

/// A game and its options.
#[derive(clap::Args)]
pub(crate) struct GameArgs {
    /// Which game: multiuniversum or multiverse
    pub(crate) game: GameId,

    /// Whose book to play by (Multiuniversum: en, fr)
    #[arg(long)]
    preset: Option<String>,

    /// A variant; several with commas or by repeating (Multiuniversum: basic, deadly, short)
    #[arg(long, value_name = "VARIANT", value_delimiter = ',')]
    variant: Vec<String>,

    /// Another option of the game, such as stalemate_rounds=30 (Multiuniversum also: used_tools=end-of-turn;
    /// Multiverse: stability=2/3, encounters=must)
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,

    /// A deck file instead of the shipped deck
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("a key, `=` and a value are needed")?;
    Ok((key.to_owned(), value.to_owned()))
}

impl GameArgs {
    /// What is to be played with so many seats, if it can be.
    pub(crate) fn setup(self, seats: usize) -> anyhow::Result<Setup> {
        Ok(Setup::from_flags(self.game, self.flags(seats)?)?)
    }

    /// What was asked for.
    pub(crate) fn flags(&self, seats: usize) -> anyhow::Result<Flags> {
        Ok(Flags {
            seats: u8::try_from(seats).unwrap_or(u8::MAX),
            preset: self.preset.clone(),
            variants: self.variant.clone(),
            settings: self.set.clone(),
            deck: self.deck.as_deref().map(input::deck).transpose()?,
        })
    }

    /// The words of the command line that ask for the same options again.
    pub(crate) fn words(&self) -> Vec<String> {
        let flag = |name: &str, value: String| [name.to_owned(), value];
        let preset = self.preset.iter().map(|preset| flag("--preset", preset.clone()));
        let variants = self.variant.iter().map(|variant| flag("--variant", variant.clone()));
        let settings = self.set.iter().map(|(key, value)| flag("--set", format!("{key}={value}")));
        let deck = self.deck.iter().map(|deck| flag("--deck", deck.display().to_string()));
        preset.chain(variants).chain(settings).chain(deck).flatten().collect()
    }
}
