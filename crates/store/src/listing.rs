//! What a lobby shows of a match.

use crate::sql::{Row, Statement, Value, out_of_range};
use crate::{Cursor, MatchId, Millis, Page, Paged, PersonId, Result, Store};

/// What a lobby shows of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The name of the game.
    pub game: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub phase: Phase,
    /// How many more may join.
    pub seats_free: u32,
    /// Whatever else the caller shows, as JSON. It must not hold names: people can delete theirs.
    pub summary: String,
    /// When something last happened.
    pub updated_at: Millis,
}

/// Who finds a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Who was given its address.
    ByLink,
}

/// How far a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It has its end.
    Over,
    /// It waits for players.
    Open,
    /// It is played.
    Running,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Which.
    pub id: MatchId,
    /// What is shown of it.
    pub listing: Listing,
}

impl Phase {
    /// As the tables have it.
    pub(crate) const fn code(self) -> i64 {
        match self {
            Self::Over => 0,
            Self::Open => 1,
            Self::Running => 2,
        }
    }

    fn stored(code: i64) -> Result<Self> {
        let all = [Self::Over, Self::Open, Self::Running];
        all.into_iter().find(|phase| phase.code() == code).ok_or_else(|| out_of_range("phase", code))
    }
}

/// The columns of a listing, in the order of [`values`].
pub(crate) const COLUMNS: [&str; 6] = ["game", "is_public", "phase", "seats_free", "summary", "updated_at"];

pub(crate) fn values(listing: &Listing) -> [Value; 6] {
    let Listing { game, visibility, phase, seats_free, summary, updated_at } = listing;
    [
        game.as_str().into(),
        (*visibility == Visibility::Public).into(),
        phase.code().into(),
        (*seats_free).into(),
        summary.as_str().into(),
        (*updated_at).into(),
    ]
}

pub(crate) fn of_row(row: &Row) -> Result<Listing> {
    Ok(Listing {
        game: row.text("game")?,
        visibility: if row.flag("is_public")? { Visibility::Public } else { Visibility::ByLink },
        phase: Phase::stored(row.integer("phase")?)?,
        seats_free: row.number("seats_free")?,
        summary: row.text("summary")?,
        updated_at: row.millis("updated_at")?,
    })
}

impl Store {
    /// The public matches of a phase, of one game or of all, the newest first.
    pub async fn lobby(&self, phase: Phase, game: Option<&str>, page: &Page) -> Result<Paged<Listed>> {
        const SQL: &str = "SELECT id, game, is_public, phase, seats_free, summary, updated_at FROM matches \
                           WHERE is_public = 1 AND phase = $1 AND ($2 IS NULL OR game = $2) \
                           AND (updated_at, id) < ($3, $4) ORDER BY updated_at DESC, id DESC LIMIT $5";
        let after = page.descending();
        let statement = Statement::new(SQL).with(phase.code()).with(game);
        let rows = self.database.rows(statement.with(after.at).with(after.id).with(page.limit())).await?;
        page.of(&rows, listed, cursor)
    }

    /// The matches where somebody sits: the running first, then the open, then those that are over; of each the
    /// newest first.
    pub async fn matches_of(&self, person: &PersonId, page: &Page) -> Result<Paged<Listed>> {
        const SQL: &str = "SELECT id, game, is_public, phase, seats_free, summary, updated_at FROM matches \
                           WHERE id IN (SELECT match_id FROM seats WHERE person_id = $1) \
                           AND (phase, updated_at, id) < ($2, $3, $4) \
                           ORDER BY phase DESC, updated_at DESC, id DESC LIMIT $5";
        let after = page.descending();
        let statement = Statement::new(SQL).with(person).with(after.rank).with(after.at).with(after.id);
        let rows = self.database.rows(statement.with(page.limit())).await?;
        page.of(&rows, listed, cursor)
    }
}

fn listed(row: &Row) -> Result<Listed> {
    Ok(Listed { id: row.match_id("id")?, listing: of_row(row)? })
}

fn cursor(row: &Row) -> Result<Cursor> {
    Ok(Cursor { rank: row.integer("phase")?, at: row.integer("updated_at")?, id: row.text("id")? })
}
