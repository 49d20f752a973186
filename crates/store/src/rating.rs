//! How well somebody plays.

use crate::database::Transaction;
use crate::result::cursor;
use crate::sql::{Row, Statement};
use crate::{Conflict, Error, MatchId, Millis, Page, Paged, PersonId, Player, Result, Store};

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

/// What a rated match made of somebody's rating.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedGame {
    /// Which match.
    pub match_id: MatchId,
    /// When it ended.
    pub finished_at: Millis,
    /// The guess since then.
    pub mu: f64,
    /// How sure it was.
    pub sigma: f64,
    /// The guess after the rated match before, if there was one.
    pub before: Option<f64>,
}

impl Store {
    /// A player's rating, unless no game was rated yet.
    pub async fn rating(&self, player: &Player, game: &str) -> Result<Option<Rating>> {
        const SQL: &str =
            "SELECT mu, sigma, games FROM ratings WHERE game = $1 AND is_bot = $2 AND player = $3";
        let (is_bot, name) = key(player);
        let statement = Statement::new(SQL).with(game).with(is_bot).with(name);
        let row = self.database.row(statement).await?;
        row.map(|row| rating_of(&row, player.clone(), game)).transpose()
    }

    /// The ratings of all bots that have played rated matches of a game.
    pub async fn bot_ratings(&self, game: &str) -> Result<Vec<Rating>> {
        const SQL: &str =
            "SELECT player, mu, sigma, games FROM ratings WHERE game = $1 AND is_bot = 1 ORDER BY player";
        let rating = |row: &Row| rating_of(row, Player::Bot(row.text("player")?), game);
        self.database.rows(Statement::new(SQL).with(game)).await?.iter().map(rating).collect()
    }

    /// The ratings of those with whom somebody has played a game to its end, whoever it was with last first.
    pub async fn ratings_around(&self, person: &PersonId, game: &str, most: u32) -> Result<Vec<Rating>> {
        const SQL: &str = "SELECT r.player, r.mu, r.sigma, r.games FROM ratings r JOIN \
                           (SELECT other.person_id, MAX(other.finished_at) AS last FROM results mine \
                            JOIN results other ON other.match_id = mine.match_id \
                            WHERE mine.person_id = $1 AND mine.game = $2 AND other.person_id <> $1 \
                            GROUP BY other.person_id) met ON r.player = met.person_id \
                           WHERE r.game = $2 AND r.is_bot = 0 ORDER BY met.last DESC, r.player LIMIT $3";
        let rating = |row: &Row| rating_of(row, Player::Person(PersonId::stored(row.text("player")?)), game);
        let statement = Statement::new(SQL).with(person).with(game).with(most);
        self.database.rows(statement).await?.iter().map(rating).collect()
    }

    /// How somebody's rating came about, the newest match first.
    pub async fn rating_history(
        &self,
        person: &PersonId,
        game: &str,
        page: &Page,
    ) -> Result<Paged<RatedGame>> {
        const SQL: &str = "SELECT * FROM (SELECT match_id, seat, finished_at, mu, sigma, \
                            LAG(mu) OVER (ORDER BY finished_at, match_id, seat) AS before FROM results \
                            WHERE person_id = $1 AND game = $2 AND mu IS NOT NULL) rated \
                           WHERE (finished_at, match_id, seat) < ($3, $4, $5) \
                           ORDER BY finished_at DESC, match_id DESC, seat DESC LIMIT $6";
        let after = page.descending();
        let statement = Statement::new(SQL).with(person).with(game);
        let statement = statement.with(after.at).with(after.id).with(after.rank).with(page.limit());
        let rows = self.database.rows(statement).await?;
        let rated_game = |row: &Row| {
            Ok(RatedGame {
                match_id: row.match_id("match_id")?,
                finished_at: row.millis("finished_at")?,
                mu: row.real("mu")?,
                sigma: row.real("sigma")?,
                before: row.optional_real("before")?,
            })
        };
        page.of(&rows, rated_game, |row| cursor(row, "seat"))
    }
}

fn rating_of(row: &Row, player: Player, game: &str) -> Result<Rating> {
    Ok(Rating {
        player,
        game: game.to_owned(),
        mu: row.real("mu")?,
        sigma: row.real("sigma")?,
        games: row.number("games")?,
    })
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
