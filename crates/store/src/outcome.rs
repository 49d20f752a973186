//! What somebody's matches came to, for whoever counts them.

use std::collections::HashMap;

use serde_json::json;

use crate::result::score_of;
use crate::sql::{Row, Statement};
use crate::{MatchId, Millis, PersonId, Result, Score, Standing, Store};

/// What one match came to for somebody, and no more than that: there may be thousands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The name of the game.
    pub game: String,
    /// With how many players.
    pub players: u32,
    /// 1 for the winner; several may share a place.
    pub place: u32,
    /// When it ended.
    pub finished_at: Millis,
}

impl Store {
    /// What every match of somebody came to, the oldest first.
    pub async fn outcomes(&self, person: &PersonId) -> Result<Vec<Outcome>> {
        const SQL: &str = "SELECT game, players, place, finished_at FROM results WHERE person_id = $1 \
                           ORDER BY finished_at, match_id, seat";
        let outcome = |row: &Row| {
            Ok(Outcome {
                game: row.text("game")?,
                players: row.number("players")?,
                place: row.number("place")?,
                finished_at: row.millis("finished_at")?,
            })
        };
        self.database.rows(Statement::new(SQL).with(person)).await?.iter().map(outcome).collect()
    }

    /// The best matches that somebody played alone: the most points first, among equals the earliest.
    pub async fn best_solo_of(&self, person: &PersonId, game: &str, most: u32) -> Result<Vec<Score>> {
        const SQL: &str = "SELECT * FROM results WHERE person_id = $1 AND game = $2 AND players = 1 \
                           ORDER BY points DESC, finished_at, match_id LIMIT $3";
        let statement = Statement::new(SQL).with(person).with(game).with(most);
        self.database.rows(statement).await?.iter().map(score_of).collect()
    }

    /// Everybody's part in these matches, in the order of seats.
    pub async fn standings(&self, matches: &[&MatchId]) -> Result<HashMap<MatchId, Vec<Standing>>> {
        let mut tx = self.database.snapshot().await?;
        let sql = format!(
            "SELECT * FROM results WHERE match_id IN (SELECT value->>0 FROM {}) ORDER BY match_id, seat",
            tx.json_rows()
        );
        let list = json!(matches.iter().map(|id| [id.as_str()]).collect::<Vec<_>>()).to_string();
        let mut standings: HashMap<MatchId, Vec<Standing>> = HashMap::new();
        for row in tx.rows(Statement::built(sql).with(list)).await? {
            let Score { match_id, standing, .. } = score_of(&row)?;
            standings.entry(match_id).or_default().push(standing);
        }
        Ok(standings)
    }
}
