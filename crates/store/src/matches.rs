//! Matches, from their making to their end.

use serde_json::json;

use crate::database::Transaction;
use crate::log::{self, SEPARATOR};
use crate::person::found;
use crate::sql::{Row, Statement, places};
use crate::writer::Work;
use crate::{Finish, Lease, SeatChange, lease, listing, seat};
use crate::{Listing, MatchId, Millis, PersonId, Result, Seated, Seq, Store};

/// A table that somebody makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// Random: a match that is not public is found by it alone.
    pub id: MatchId,
    /// How the table was made: a text of the caller's that never changes.
    pub made: String,
    /// Who made it, if it was a person.
    pub made_by: Option<PersonId>,
    /// When.
    pub made_at: Millis,
    /// What the lobby shows.
    pub listing: Listing,
    /// Who sits there from the start.
    pub seats: Vec<Seated>,
}

/// A match as it is kept; its log is read with [`Store::log`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// What [`NewMatch`] said, with the listing and the seats as they are now.
    pub table: NewMatch,
    /// The number that the next row of its log has.
    pub next_seq: Seq,
}

/// What changes about a match, all at once.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MatchChange {
    /// What the lobby shows from now on.
    pub listing: Option<Listing>,
    /// Who takes or leaves a seat, in this order.
    pub seats: Vec<SeatChange>,
    /// The result, once. Whoever runs the match does so no longer.
    pub finish: Option<Finish>,
    /// Which process runs it from now on.
    pub lease: Option<Lease>,
}

impl MatchChange {
    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Store {
    /// Adds a match with an empty log.
    pub async fn add_match(&self, table: &NewMatch) -> Result<()> {
        self.write_together(Work::Add(table.clone())).await.map(drop)
    }

    /// A match with its seats.
    pub async fn find_match(&self, id: &MatchId) -> Result<Option<Match>> {
        let sql = format!(
            "SELECT id, made, made_by, made_at, {}, {} AS last FROM matches WHERE id = $1",
            listing::COLUMNS.join(", "),
            last_seq("$2")
        );
        let mut tx = self.database.snapshot().await?;
        let statement = Statement::built(sql).with(id).with(SEPARATOR);
        let Some(row) = tx.rows(statement).await?.pop() else { return Ok(None) };
        let seats = seat::of_match(&mut tx, id).await?;
        match_of(&row, seats).map(Some)
    }

    /// Changes a match without adding to its log; [`append`](Self::append) does both at once.
    pub async fn change_match(&self, id: &MatchId, change: &MatchChange) -> Result<()> {
        let mut tx = self.database.write().await?;
        apply(&mut tx, id, change).await?;
        tx.commit().await
    }
}

/// Within a transaction that must be given up, at least to where it stood before, if this fails.
pub(crate) async fn insert(tx: &mut Transaction<'_>, table: &NewMatch) -> Result<()> {
    let NewMatch { id, made, made_by, made_at, listing, seats } = table;
    let sql = format!(
        "INSERT INTO matches (id, made, made_by, made_at, {}) VALUES ({})",
        listing::COLUMNS.join(", "),
        places(1, 4 + listing::COLUMNS.len()),
    );
    let statement = Statement::built(sql).with(id).with(made.as_str());
    let statement = statement.with(made_by.as_ref().map(PersonId::as_str)).with(*made_at);
    tx.run(statement.with_all(listing::values(listing))).await?;
    for Seated { seat, player } in seats {
        seat::put(tx, id, *seat, player.as_ref()).await?;
    }
    Ok(())
}

/// Within a transaction that must be given up, at least to where it stood before, if this fails.
pub(crate) async fn apply(tx: &mut Transaction<'_>, id: &MatchId, change: &MatchChange) -> Result<()> {
    if let Some(listing) = &change.listing {
        let columns = listing::COLUMNS.iter().enumerate();
        let settings: Vec<_> = columns.map(|(index, column)| format!("{column} = ${}", index + 2)).collect();
        let sql = format!("UPDATE matches SET {} WHERE id = $1", settings.join(", "));
        found(tx.run(Statement::built(sql).with(id).with_all(listing::values(listing))).await?)?;
    }
    if let Some(lease) = &change.lease {
        lease::take(tx, id, lease).await?;
    }
    for seat in &change.seats {
        seat::apply(tx, id, seat).await?;
    }
    if let Some(finish) = &change.finish {
        finish.write(tx, id).await?;
        // Nobody has to run it any more.
        tx.run(Statement::new("DELETE FROM leases WHERE match_id = $1").with(id)).await?;
    }
    Ok(())
}

/// Whoever changes one of the matches next waits for this transaction. SQLite has one writer anyway.
pub(crate) async fn lock(tx: &mut Transaction<'_>, ids: &[&MatchId]) -> Result<()> {
    if tx.is_postgres() {
        // In one order, so that no two processes wait for each other.
        let sql = format!(
            "SELECT id FROM matches WHERE id IN (SELECT value->>0 FROM {}) ORDER BY id FOR NO KEY UPDATE",
            tx.json_rows()
        );
        tx.rows(Statement::built(sql).with(list(ids))).await?;
    }
    Ok(())
}

/// Ids as one value, for a statement that is the same however many there are.
pub(crate) fn list(ids: &[&MatchId]) -> String {
    json!(ids.iter().map(|id| [id.as_str()]).collect::<Vec<_>>()).to_string()
}

fn match_of(row: &Row, seats: Vec<Seated>) -> Result<Match> {
    let table = NewMatch {
        id: row.match_id("id")?,
        made: row.text("made")?,
        made_by: row.optional_text("made_by")?.map(PersonId::stored),
        made_at: row.millis("made_at")?,
        listing: listing::of_row(row)?,
        seats,
    };
    Ok(Match { table, next_seq: next_seq(row)? })
}

/// The number of the last entry of a match's log: in SQL, null if there is none.
///
/// It takes the end of the key's tree; a `max` over the numbers of entries would read whole logs.
pub(crate) fn last_seq(separator: &str) -> String {
    let last = log::last_in_row(separator);
    format!("(SELECT {last} FROM log WHERE match_id = matches.id ORDER BY seq DESC LIMIT 1)")
}

/// From the column `last`, which is null if there is no row.
pub(crate) fn next_seq(row: &Row) -> Result<Seq> {
    row.optional_integer("last").map(after)
}

/// The number after the last, or the first.
pub(crate) fn after(last: Option<i64>) -> Seq {
    Seq(last.map_or(0, |last| last + 1))
}
