//! Which process runs which match.

use crate::sql::{Row, Statement};
use crate::{Conflict, MatchId, Millis, Owner, Phase, Result, Store, matches};

/// What a process learns when it takes a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// When a process last said that it ran the match; `None` if none ever did. No clock of the match ran since.
    pub last_run_at: Option<Millis>,
}

impl Store {
    /// Takes a match until a time, if nobody has it, the lease of whoever had it has run out, or it is one's own.
    pub async fn take_lease(&self, id: &MatchId, owner: &Owner, now: Millis, until: Millis) -> Result<Taken> {
        const SEEN: &str = "SELECT owner, renewed_at, until FROM leases WHERE match_id = $1";
        const TAKE: &str = "INSERT INTO leases (match_id, owner, renewed_at, until) VALUES ($1, $2, $3, $4) \
                            ON CONFLICT (match_id) DO UPDATE \
                            SET owner = excluded.owner, renewed_at = excluded.renewed_at, until = excluded.until \
                            WHERE leases.owner = excluded.owner OR leases.until <= excluded.renewed_at";
        let mut tx = self.database.write().await?;
        matches::lock(&mut tx, &[id]).await?;
        let seen = tx.rows(Statement::new(SEEN).with(id)).await?.pop();
        let taken = tx.run(Statement::new(TAKE).with(id).with(owner).with(now).with(until)).await?;
        match seen {
            Some(row) if taken == 0 => Err(held(&row)?.into()),
            seen => {
                tx.commit().await?;
                Ok(Taken { last_run_at: seen.map(|row| row.millis("renewed_at")).transpose()? })
            }
        }
    }

    /// Renews all leases of a process, and says which they are: one that is not among them was lost to another.
    pub async fn renew_leases(&self, owner: &Owner, now: Millis, until: Millis) -> Result<Vec<MatchId>> {
        const SQL: &str = "UPDATE leases SET renewed_at = $2, until = $3 WHERE owner = $1 RETURNING match_id";
        let statement = Statement::new(SQL).with(owner).with(now).with(until);
        self.database.run_returning(statement).await?.iter().map(|row| row.match_id("match_id")).collect()
    }

    /// Gives a match back now. It stays known until when it was run.
    pub async fn release_lease(&self, id: &MatchId, owner: &Owner, now: Millis) -> Result<()> {
        const SQL: &str = "UPDATE leases SET renewed_at = $3, until = $3 WHERE match_id = $1 AND owner = $2";
        self.database.run(Statement::new(SQL).with(id).with(owner).with(now)).await.map(drop)
    }

    /// Gives everything back: the last thing a process does.
    pub async fn release_leases(&self, owner: &Owner, now: Millis) -> Result<()> {
        self.renew_leases(owner, now, now).await.map(drop)
    }

    /// Running matches that no process runs, those that wait longest first: whoever starts takes these.
    pub async fn unleased(&self, now: Millis, limit: u32) -> Result<Vec<MatchId>> {
        const SQL: &str = "SELECT m.id FROM matches m LEFT JOIN leases l ON l.match_id = m.id \
                           WHERE m.phase = $1 AND (l.until IS NULL OR l.until <= $2) \
                           ORDER BY m.updated_at, m.id LIMIT $3";
        let statement = Statement::new(SQL).with(Phase::Running.code()).with(now).with(limit);
        self.database.rows(statement).await?.iter().map(|row| row.match_id("id")).collect()
    }
}

fn held(row: &Row) -> Result<Conflict> {
    Ok(Conflict::Leased { owner: Owner::stored(row.text("owner")?), until: row.millis("until")? })
}
