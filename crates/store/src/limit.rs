//! What a host needs to bound what strangers create.

use crate::sql::Statement;
use crate::{MatchId, Millis, PersonId, Phase, Result, Store};

/// How much there is in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// People.
    pub people: u64,
    /// Matches that wait for players.
    pub open: u64,
    /// Matches that are played.
    pub running: u64,
    /// Matches that are over.
    pub over: u64,
}

impl Store {
    /// How much there is in all.
    pub async fn totals(&self) -> Result<Totals> {
        const MATCHES: &str = "SELECT count(*) AS count FROM matches WHERE phase = $1";
        let matches =
            async |phase: Phase| self.database.count(Statement::new(MATCHES).with(phase.code())).await;
        Ok(Totals {
            people: self.database.count(Statement::new("SELECT count(*) AS count FROM people")).await?,
            open: matches(Phase::Open).await?,
            running: matches(Phase::Running).await?,
            over: matches(Phase::Over).await?,
        })
    }

    /// How many matches of a phase somebody has made.
    pub async fn matches_made_by(&self, person: &PersonId, phase: Phase) -> Result<u64> {
        const SQL: &str = "SELECT count(*) AS count FROM matches WHERE made_by = $1 AND phase = $2";
        self.database.count(Statement::new(SQL).with(person).with(phase.code())).await
    }

    /// In how many matches of a phase somebody sits.
    pub async fn matches_joined_by(&self, person: &PersonId, phase: Phase) -> Result<u64> {
        const SQL: &str = "SELECT count(*) AS count FROM matches \
                           WHERE id IN (SELECT match_id FROM seats WHERE person_id = $1) AND phase = $2";
        self.database.count(Statement::new(SQL).with(person).with(phase.code())).await
    }

    /// How many lines of chat somebody has written since a time.
    pub async fn chat_lines_by(&self, person: &PersonId, since: Millis) -> Result<u64> {
        const SQL: &str = "SELECT count(*) AS count FROM chat WHERE person_id = $1 AND at >= $2";
        self.database.count(Statement::new(SQL).with(person).with(since)).await
    }

    /// Deletes open matches where nothing has happened since a time, with all that belongs to them; at most so
    /// many at once, and says which.
    pub async fn delete_stale_matches(&self, before: Millis, limit: u32) -> Result<Vec<MatchId>> {
        const SQL: &str = "DELETE FROM matches WHERE phase = $1 AND id IN \
                           (SELECT id FROM matches WHERE phase = $1 AND updated_at < $2 \
                            ORDER BY updated_at LIMIT $3) RETURNING id";
        let statement = Statement::new(SQL).with(Phase::Open.code()).with(before).with(limit);
        self.database.run_returning(statement).await?.iter().map(|row| row.match_id("id")).collect()
    }
}
