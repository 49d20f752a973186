//! How a game is chosen on the command line, wherever one is played.

use std::path::PathBuf;

use games::{Flags, GameId, Setup};

use crate::input;

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
        let flags = Flags {
            seats: u8::try_from(seats).unwrap_or(u8::MAX),
            preset: self.preset,
            variants: self.variant,
            settings: self.set,
            deck: self.deck.map(|path| input::deck(&path)).transpose()?,
        };
        Ok(Setup::from_flags(self.game, flags)?)
    }
}
