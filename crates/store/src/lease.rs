//! Which process runs which match.

use crate::database::Transaction;
use crate::sql::{Row, Statement};
use crate::{Conflict, MatchId, Millis, Owner, Phase, Result, Store, matches};

/// A process wants to run a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lease {
    /// Which process.
    pub owner: Owner,
    /// From now on.
    pub now: Millis,
    /// Until then, unless it renews the lease.
    pub until: Millis,
}

/// Who runs a match, or ran it last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// Which process.
    pub owner: Owner,
    /// When it last said that it ran the match. If it is gone, no clock of the match ran since.
    pub renewed_at: Millis,
    /// Until when nobody else may.
    pub until: Millis,
}

impl Store {
    /// Who runs a match, or ran it last; nobody if nobody ever did.
    pub async fn lease(&self, id: &MatchId) -> Result<Option<Held>> {
        self.database.row(Statement::new(SEEN).with(id)).await?.as_ref().map(held).transpose()
    }

    /// Takes a match, if nobody has it, the lease of whoever had it has run out, or it is one's own; and says who
    /// had it before.
    ///
    /// [`MatchChange::lease`](crate::MatchChange::lease) does it together with what the log is told of it.
    pub async fn take_lease(&self, id: &MatchId, lease: &Lease) -> Result<Option<Held>> {
        let mut tx = self.database.write().await?;
        let before = take(&mut tx, id, lease).await?;
        tx.commit().await?;
        Ok(before)
    }

    /// Renews all leases of a process, and says which they are: one that is not among them was lost to another.
    pub async fn renew_leases(&self, owner: &Owner, now: Millis, until: Millis) -> Result<Vec<MatchId>> {
        const SQL: &str = "UPDATE leases SET renewed_at = $2, until = $3 WHERE owner = $1 RETURNING match_id";
        let statement = Statement::new(SQL).with(owner).with(now).with(until);
        self.database.run_returning(statement).await?.iter().map(|row| row.match_id("match_id")).collect()
    }

    /// Gives everything back: the last thing a process does. It stays known until when each was run.
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

const SEEN: &str = "SELECT owner, renewed_at, until FROM leases WHERE match_id = $1";

/// Within a transaction that must be given up, at least to where it stood before, if this fails.
pub(crate) async fn take(tx: &mut Transaction<'_>, id: &MatchId, lease: &Lease) -> Result<Option<Held>> {
    const TAKE: &str = "INSERT INTO leases (match_id, owner, renewed_at, until) VALUES ($1, $2, $3, $4) \
                        ON CONFLICT (match_id) DO UPDATE \
                        SET owner = excluded.owner, renewed_at = excluded.renewed_at, until = excluded.until \
                        WHERE leases.owner = excluded.owner OR leases.until <= excluded.renewed_at";
    let Lease { owner, now, until } = lease;
    matches::lock(tx, &[id]).await?;
    let before = tx.rows(Statement::new(SEEN).with(id)).await?.first().map(held).transpose()?;
    let taken = tx.run(Statement::new(TAKE).with(id).with(owner).with(*now).with(*until)).await?;
    match before {
        Some(Held { owner, until, .. }) if taken == 0 => Err(Conflict::Leased { owner, until }.into()),
        before => Ok(before),
    }
}

fn held(row: &Row) -> Result<Held> {
    Ok(Held {
        owner: Owner::stored(row.text("owner")?),
        renewed_at: row.millis("renewed_at")?,
        until: row.millis("until")?,
    })
}
