//! Results of finished matches.

use std::collections::HashSet;

use crate::database::Transaction;
use crate::sql::{Row, Statement, Value, insertions};
use crate::{
    Conflict, Cursor, Error, MatchId, Millis, Page, Paged, PersonId, Player, Rating, Result, SeatNumber,
};
use crate::{Store, player, rating};

/// The end of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Finish {
    /// What was played.
    pub played: Played,
    /// Every seat's part.
    pub standings: Vec<Standing>,
    /// What the ratings of those who played are now, if the match was rated.
    pub ratings: Vec<Rating>,
}

/// What was played, and when it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The name of the game.
    pub game: String,
    /// Names the options: scores under the same key can be compared.
    pub options: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When it ended.
    pub finished_at: Millis,
    /// The points of whoever is scored without a seat, such as the virtual player of a solo game.
    pub beside: Option<i64>,
}

/// What a match came to for one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Which seat.
    pub seat: SeatNumber,
    /// Who sat there at the end; `None` is somebody who has deleted their data.
    pub player: Option<Player>,
    /// 1 for the winner; several may share a place.
    pub place: u32,
    /// The points.
    pub points: i64,
}

/// A match that is over, as one of its players or a table of scores remembers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// Which match.
    pub match_id: MatchId,
    /// What was played.
    pub played: Played,
    /// With how many players.
    pub players: u32,
    /// What it came to.
    pub standing: Standing,
}

/// A match that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedMatch {
    /// Which.
    pub id: MatchId,
    /// When it ended.
    pub finished_at: Millis,
    /// Every seat's part, in the order of seats.
    pub standings: Vec<Standing>,
}

const COLUMNS: [&str; 14] = [
    "match_id",
    "seat",
    "person_id",
    "bot",
    "place",
    "points",
    "game",
    "options",
    "players",
    "rated",
    "finished_at",
    "mu",
    "sigma",
    "beside",
];

impl Finish {
    /// Whoever has deleted their data while the match ran is nameless in its result and has no rating.
    pub(crate) async fn write(&self, tx: &mut Transaction<'_>, id: &MatchId) -> Result<()> {
        let mut present = HashSet::new();
        for player in self.standings.iter().filter_map(|standing| standing.player.as_ref()) {
            if player::is_present(tx, player).await? {
                present.insert(player);
            }
        }
        let rows = self.standings.iter().map(|standing| self.row(id, standing, &present)).collect();
        for statement in insertions("results", &COLUMNS, rows) {
            tx.run(statement).await.map_err(|error| match error {
                Error::Conflict(Conflict::Taken) => Conflict::AlreadyFinished.into(),
                other => other,
            })?;
        }
        for rating in self.ratings.iter().filter(|rating| present.contains(&rating.player)) {
            rating::write(tx, rating).await?;
        }
        Ok(())
    }

    fn row(&self, id: &MatchId, standing: &Standing, present: &HashSet<&Player>) -> Vec<Value> {
        let Standing { seat, player, place, points } = standing;
        let Played { game, options, rated, finished_at, beside } = &self.played;
        let player = player.as_ref().filter(|player| present.contains(player));
        let [person, bot] = player::values(player);
        let rating = self.ratings.iter().find(|rating| player == Some(&rating.player));
        vec![
            id.into(),
            (*seat).into(),
            person,
            bot,
            (*place).into(),
            (*points).into(),
            game.as_str().into(),
            options.as_str().into(),
            (self.standings.len() as i64).into(),
            (*rated).into(),
            (*finished_at).into(),
            rating.map(|rating| rating.mu).into(),
            rating.map(|rating| rating.sigma).into(),
            (*beside).into(),
        ]
    }
}

impl Store {
    /// What somebody has played to the end, of one game or of all, the newest first.
    pub async fn history(&self, person: &PersonId, game: Option<&str>, page: &Page) -> Result<Paged<Score>> {
        const SQL: &str = "SELECT * FROM results WHERE person_id = $1 AND ($2 IS NULL OR game = $2) \
                           AND (finished_at, match_id, seat) < ($3, $4, $5) \
                           ORDER BY finished_at DESC, match_id DESC, seat DESC LIMIT $6";
        let after = page.descending();
        let statement = Statement::new(SQL).with(person).with(game);
        let statement = statement.with(after.at).with(after.id).with(after.rank);
        let rows = self.database.rows(statement.with(page.limit())).await?;
        // One person may sit on several seats of a match: a place in this list has the seat, too.
        page.of(&rows, score_of, |row| cursor(row, "seat"))
    }

    /// The best matches that people played alone, under one key of options or under all: the most points first,
    /// among equals the earliest.
    pub async fn best_solo(&self, game: &str, options: Option<&str>, page: &Page) -> Result<Paged<Score>> {
        const SQL: &str = "SELECT * FROM results WHERE game = $1 AND players = 1 AND bot IS NULL \
                           AND ($2 IS NULL OR options = $2) \
                           AND (points < $3 OR (points = $3 AND (finished_at, match_id) > ($4, $5))) \
                           ORDER BY points DESC, finished_at, match_id LIMIT $6";
        let statement = Statement::new(SQL).with(game).with(options);
        let after = page.descending();
        let statement = statement.with(after.rank).with(after.at).with(after.id);
        let rows = self.database.rows(statement.with(page.limit())).await?;
        page.of(&rows, score_of, |row| cursor(row, "points"))
    }

    /// The rated matches of a game in the order they ended: what ratings are made from.
    pub async fn rated_matches(&self, game: &str, page: &Page) -> Result<Paged<RatedMatch>> {
        const SQL: &str = "SELECT r.* FROM results r JOIN \
                           (SELECT DISTINCT finished_at, match_id FROM results WHERE game = $1 AND rated = 1 \
                            AND (finished_at, match_id) > ($2, $3) ORDER BY finished_at, match_id LIMIT $4) m \
                           ON r.match_id = m.match_id ORDER BY r.finished_at, r.match_id, r.seat";
        let after = page.after.clone().unwrap_or(Cursor { rank: 0, at: i64::MIN, id: String::new() });
        let statement = Statement::new(SQL).with(game).with(after.at).with(after.id).with(page.limit());
        let rows = self.database.rows(statement).await?;
        let mut items: Vec<RatedMatch> = Vec::new();
        for row in &rows {
            let Score { match_id, played, standing, .. } = score_of(row)?;
            match items.last_mut() {
                Some(last) if last.id == match_id => last.standings.push(standing),
                _ => items.push(RatedMatch {
                    id: match_id,
                    finished_at: played.finished_at,
                    standings: vec![standing],
                }),
            }
        }
        let more = items.len() > page.size() as usize;
        items.truncate(page.size() as usize);
        let end = items.last().filter(|_| more);
        let next = end.map(|last| Cursor { rank: 0, at: last.finished_at.0, id: last.id.to_string() });
        Ok(Paged { items, next })
    }
}

pub(crate) fn score_of(row: &Row) -> Result<Score> {
    Ok(Score {
        match_id: row.match_id("match_id")?,
        played: Played {
            game: row.text("game")?,
            options: row.text("options")?,
            rated: row.flag("rated")?,
            finished_at: row.millis("finished_at")?,
            beside: row.optional_integer("beside")?,
        },
        players: row.number("players")?,
        standing: Standing {
            seat: row.seat("seat")?,
            player: player::of_row(row)?,
            place: row.number("place")?,
            points: row.integer("points")?,
        },
    })
}

pub(crate) fn cursor(row: &Row, rank: &str) -> Result<Cursor> {
    Ok(Cursor { rank: row.integer(rank)?, at: row.integer("finished_at")?, id: row.text("match_id")? })
}
