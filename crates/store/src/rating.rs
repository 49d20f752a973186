//! How well somebody plays.

use crate::database::Transaction;
use crate::sql::Statement;
use crate::{Conflict, Error, Player, Result, Store};

/// How well a player plays a game, as somebody computed it from the results.
#[derive(Debug, Clone, PartialEq)]
pub struct Rating {
    /// Who.
    pub player: Player,
    /// The name of the game.
    pub game: String,
    /// The guess.
    pub mu: f64,
    /// How sure it is.
    pub sigma: f64,
    /// From how many games. A rating is only replaced by one from one game more: whoever computed it from an
    /// older one gets [`Conflict::RatingMoved`], reads again and computes anew.
    pub games: u32,
}

impl Store {
    /// A player's rating, unless no game was rated yet.
    pub async fn rating(&self, player: &Player, game: &str) -> Result<Option<Rating>> {
        const SQL: &str =
            "SELECT mu, sigma, games FROM ratings WHERE game = $1 AND is_bot = $2 AND player = $3";
        let (is_bot, name) = key(player);
        let statement = Statement::new(SQL).with(game).with(is_bot).with(name);
        let Some(row) = self.database.row(statement).await? else { return Ok(None) };
        Ok(Some(Rating {
            player: player.clone(),
            game: game.to_owned(),
            mu: row.real("mu")?,
            sigma: row.real("sigma")?,
            games: row.number("games")?,
        }))
    }
}

pub(crate) async fn write(tx: &mut Transaction<'_>, rating: &Rating) -> Result<()> {
    const FIRST: &str = "INSERT INTO ratings (game, is_bot, player, mu, sigma, games) \
                         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, is_bot, player) DO NOTHING";
    const NEXT: &str = "UPDATE ratings SET mu = $4, sigma = $5, games = $6 \
                        WHERE game = $1 AND is_bot = $2 AND player = $3 AND games = $6 - 1";
    let Rating { player, game, mu, sigma, games } = rating;
    if !mu.is_finite() || !sigma.is_finite() {
        return Err(Error::Invalid("a rating is a number"));
    }
    let (is_bot, name) = key(player);
    let statement = Statement::new(if *games == 1 { FIRST } else { NEXT });
    let statement = statement.with(game.as_str()).with(is_bot).with(name).with(*mu).with(*sigma).with(*games);
    match tx.run(statement).await? {
        0 => Err(Conflict::RatingMoved.into()),
        _ => Ok(()),
    }
}

fn key(player: &Player) -> (bool, &str) {
    match player {
        Player::Person(person) => (false, person.as_str()),
        Player::Bot(bot) => (true, bot),
    }
}
