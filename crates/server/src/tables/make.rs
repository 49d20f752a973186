//! Making tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::BotKind;
use store::{MatchId, NewMatch, Person, Player, SeatNumber, Seated, SecretHash};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::online::{NewTable, TableInfo, Wish};

use super::table_id;
use crate::app::{App, Shared};
use crate::error::{ApiError, ApiResult, Code, Identified, WithBody, Writing};
use crate::identity::Me;
use crate::input::{Body, Params};
use crate::limits::Kind;
use crate::room::{Made, Room};
use crate::{now, random};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(make)).routes(routes!(rematch))
}

/// Make a table
///
/// You are its host, and sit on the seat that you kept for yourself.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = ref("#/components/schemas/NewTable"),
    responses((status = 201, description = "The table.", body = ref("#/components/schemas/TableInfo")), Identified, WithBody)
)]
async fn make(
    State(app): State<Shared>,
    Me(me): Me,
    Body(wanted): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.limits.check(Kind::NewTable, &me)?;
    let made =
        Made::new(wanted, new_key()).map_err(|bad| ApiError::invalid(crate::error::sentence(&bad.0)))?;
    let id = MatchId::from_random(random());
    let info = app.make(&me, id, made).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Play it again
///
/// After the end, anybody who played may ask for the same table anew. Whoever asks first is its host; the seats of
/// the others are kept for them, and asking again leads to the same table.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/rematch",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "The table that follows.", body = ref("#/components/schemas/TableInfo")),
        super::seat::AtTable, Identified, Writing
    )
)]
async fn rematch(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
) -> ApiResult<Json<TableInfo>> {
    let id = table_id(&id)?;
    let person = me.id.clone();
    let (made, next) = app
        .look(&id, move |room, _| room.rematch_for(&person, new_key()).map(|made| (made, room.rematch_id())))
        .await??;
    if app.store.find_match(&next).await?.is_none() {
        app.limits.check(Kind::NewTable, &me)?;
        match app.make(&me, next.clone(), made).await {
            // Somebody else asked for it at the same moment.
            Err(error) if error.code == Code::Conflict => {}
            made => made.map(drop)?,
        }
    }
    let info = app.info(&next, Some(&me)).await?;
    app.change(&id, move |room, _| Ok(room.follow(next))).await?;
    Ok(Json(info))
}

impl App {
    /// What somebody may know of a table beside the game.
    pub(super) async fn info(&self, id: &MatchId, person: Option<&Person>) -> ApiResult<TableInfo> {
        let person = person.map(|person| person.id.clone());
        let seen = self.look(id, move |room: &Room, now| {
            room.viewer(person.as_ref()).map(|_| room.info(person.as_ref(), now))
        });
        Ok(seen.await??)
    }

    /// Makes a table for its host.
    async fn make(&self, host: &Person, id: MatchId, made: Made) -> ApiResult<TableInfo> {
        if self.totals().await?.open >= self.config.most_open_tables {
            return Err(ApiError::new(Code::ServerFull, "There are too many open tables; please join one."));
        }
        let has_bots = made.seats.iter().any(|wish| matches!(wish, Wish::Bot(_)));
        if has_bots && self.hall.thinkers.are_overloaded() {
            return Err(ApiError::new(
                Code::ServerFull,
                "The bots have too much to think about; please try later.",
            ));
        }
        let player = |wish: &Wish| match wish {
            Wish::Me => Some(Player::Person(host.id.clone())),
            Wish::Bot(kind) => Some(Player::Bot(BotKind::name(*kind).to_owned())),
            Wish::Open | Wish::Invited => None,
        };
        let seats = made.seats.iter().enumerate().filter_map(|(index, wish)| {
            player(wish).map(|player| Seated { seat: SeatNumber(index as u8), player: Some(player) })
        });
        let table = NewMatch {
            id: id.clone(),
            made: serde_json::to_string(&made).map_err(|error| ApiError::internal(&error))?,
            made_by: Some(host.id.clone()),
            made_at: now(),
            listing: made.listing(now()),
            seats: seats.collect(),
        };
        self.store.add_match(&table).await?;
        self.info(&id, Some(host)).await
    }
}

/// What opens the seats that are kept for guests.
fn new_key() -> String {
    // Half a hash: 128 bits that nobody can guess.
    SecretHash::of(MatchId::from_random(random()).as_str()).as_str()[..32].to_owned()
}
