//! Who sits where.

use crate::database::Transaction;
use crate::person::found;
use crate::sql::{Row, Statement};
use crate::{Conflict, MatchId, Player, Result, SeatNumber, player};

/// A seat that is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// Which.
    pub seat: SeatNumber,
    /// By whom; `None` is somebody who has deleted their data.
    pub player: Option<Player>,
}

/// What happens to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatChange {
    /// Somebody takes a free seat; [`Conflict::SeatTaken`] if it is not.
    Take(SeatNumber, Player),
    /// Somebody takes a seat, whoever sits there.
    Replace(SeatNumber, Player),
    /// It becomes free; [`NotFound`](crate::Error::NotFound) if it was.
    Leave(SeatNumber),
}

pub(crate) async fn apply(tx: &mut Transaction<'_>, id: &MatchId, change: &SeatChange) -> Result<()> {
    match change {
        SeatChange::Take(seat, player) => put(tx, id, *seat, Some(player)).await,
        SeatChange::Replace(seat, player) => {
            remove(tx, id, *seat).await?;
            put(tx, id, *seat, Some(player)).await
        }
        SeatChange::Leave(seat) => found(remove(tx, id, *seat).await?),
    }
}

pub(crate) async fn put(
    tx: &mut Transaction<'_>,
    id: &MatchId,
    seat: SeatNumber,
    player: Option<&Player>,
) -> Result<()> {
    const SQL: &str = "INSERT INTO seats (match_id, seat, person_id, bot) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (match_id, seat) DO NOTHING";
    match tx.run(Statement::new(SQL).with(id).with(seat).with_all(player::values(player))).await? {
        0 => Err(Conflict::SeatTaken(seat).into()),
        _ => Ok(()),
    }
}

async fn remove(tx: &mut Transaction<'_>, id: &MatchId, seat: SeatNumber) -> Result<u64> {
    const SQL: &str = "DELETE FROM seats WHERE match_id = $1 AND seat = $2";
    tx.run(Statement::new(SQL).with(id).with(seat)).await
}

/// In the order of their numbers.
pub(crate) async fn of_match(tx: &mut Transaction<'_>, id: &MatchId) -> Result<Vec<Seated>> {
    const SQL: &str = "SELECT seat, person_id, bot FROM seats WHERE match_id = $1 ORDER BY seat";
    let seated = |row: &Row| Ok(Seated { seat: row.seat("seat")?, player: player::of_row(row)? });
    tx.rows(Statement::new(SQL).with(id)).await?.iter().map(seated).collect()
}
