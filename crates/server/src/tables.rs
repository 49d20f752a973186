//! Tables over HTTP: making, finding, sitting down, playing, talking.

mod find;
mod make;
mod play;
mod qr;
mod seat;
mod socket;
mod talk;

use std::collections::HashSet;

use engine::Seat;
use store::{MatchId, Millis, Person, PersonId};
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Shared};
use crate::error::{ApiError, ApiResult, Code};
use crate::room::{Change, NotKept, PutAway, Refusal, Room, RoomHandle};

/// All routes of tables.
pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .merge(find::router())
        .merge(make::router())
        .merge(play::router())
        .merge(qr::router())
        .merge(seat::router())
        .merge(socket::router())
        .merge(talk::router())
}

/// How often a room may be put away just when it is wanted.
const TRIES: usize = 5;

impl App {
    /// The way to a table's room.
    pub(crate) async fn room(&self, id: &MatchId) -> ApiResult<RoomHandle> {
        Ok(self.hall.room(&self.store, id).await?)
    }

    /// Changes a table; returns when the change is durable.
    pub(crate) async fn change<W>(&self, id: &MatchId, work: W) -> ApiResult<()>
    where
        W: FnOnce(&mut Room, Millis) -> Result<Change, Refusal> + Clone + Send + 'static,
    {
        for _ in 0..TRIES {
            match self.room(id).await?.change(work.clone()).await {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(NotKept::Refused(refusal))) => return Err(refusal.into()),
                Ok(Err(NotKept::Store(error))) => return Err(error.into()),
                Err(PutAway) => tokio::task::yield_now().await,
            }
        }
        Err(busy())
    }

    /// Looks at a table.
    pub(crate) async fn look<T, L>(&self, id: &MatchId, look: L) -> ApiResult<T>
    where
        T: Send + 'static,
        L: FnOnce(&Room, Millis) -> T + Clone + Send + 'static,
    {
        for _ in 0..TRIES {
            match self.room(id).await?.look(look.clone()).await {
                Ok(seen) => return Ok(seen),
                Err(PutAway) => tokio::task::yield_now().await,
            }
        }
        Err(busy())
    }

    /// Whom somebody does not want to hear.
    async fn muted_by(&self, person: Option<&Person>) -> ApiResult<HashSet<PersonId>> {
        match person {
            Some(person) => Ok(self.store.muted_by(&person.id).await?.into_iter().collect()),
            None => Ok(HashSet::new()),
        }
    }
}

fn busy() -> ApiError {
    ApiError::new(Code::Unavailable, "The table is busy; please try again.")
}

/// A table's id as somebody typed it.
fn table_id(text: &str) -> ApiResult<MatchId> {
    MatchId::new(text).map_err(|_| ApiError::not_found("There is no such table."))
}

/// A seat's number as somebody typed it.
fn seat_number(number: u8) -> ApiResult<Seat> {
    Seat::new(number).ok_or_else(|| Refusal::NoSuchSeat.into())
}
