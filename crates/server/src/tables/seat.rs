//! Sitting down, getting up, starting, and who plays for whom.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use engine::Seat;
use games::Orders;
use serde::Deserialize;
use store::{MatchId, Person};
use table::{Nonce, Pledge};
use utoipa::openapi::{Ref, RefOr, Response};
use utoipa::{IntoResponses, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::online::{TableInfo, Wish};

use super::{seat_number, table_id};
use crate::app::{App, Shared};
use crate::error::{ApiResult, Identified, WithBody, Writing, described};
use crate::identity::Me;
use crate::input::{Body, Params};
use crate::room::Change;

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(plan, remove))
        .routes(routes!(start))
        .routes(routes!(pledge))
        .routes(routes!(open_nonce))
        .routes(routes!(order))
        .routes(routes!(vote))
        .routes(routes!(come_back))
}

/// How a request about a table may be refused.
pub(super) struct AtTable;

impl IntoResponses for AtTable {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        described(&[
            (403, "You may not, or the request comes from the page of another site; `reason` tells which."),
            (404, "There is no such table."),
            (409, "Not now; `reason` tells why."),
            (422, "A value is not possible."),
        ])
    }
}

/// Where somebody wants to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    /// The number of the seat, from 1; without it the first that is free for you.
    #[schema(minimum = 1, maximum = 6)]
    seat: Option<u8>,
    /// The key of the table, from the link that you were given: it opens the seats that are kept for guests.
    #[schema(max_length = 100)]
    key: Option<String>,
}

/// Who shall sit on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Plan {
    /// `"open"`, `"invited"`, or `{"bot": "hard"}`.
    #[schema(schema_with = one_wish)]
    wish: Wish,
}

fn one_wish() -> Ref {
    Ref::from_schema_name("Wish")
}

/// The SHA-256 of the nonce that your client has drawn.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NoncePledge {
    /// 64 hexadecimal digits.
    #[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
    pledge: Pledge,
}

/// The nonce itself.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NonceOpened {
    /// 64 hexadecimal digits.
    #[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
    nonce: Nonce,
}

impl App {
    /// Changes a table for somebody who then sees how it stands.
    async fn change_and_show<W>(&self, id: &MatchId, me: &Person, work: W) -> ApiResult<Json<TableInfo>>
    where
        W: FnOnce(&mut crate::room::Room, store::Millis) -> Result<Change, crate::room::Refusal>
            + Clone
            + Send
            + 'static,
    {
        self.change(id, work).await?;
        let person = me.id.clone();
        Ok(Json(self.look(id, move |room, now| room.info(Some(&person), now)).await?))
    }
}

/// Sit down
#[utoipa::path(
    post,
    path = "/api/tables/{table}/join",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = Join,
    responses(
        (status = 200, description = "You sit there.", body = ref("#/components/schemas/TableInfo")),
        WithBody, Identified, AtTable
    )
)]
async fn join(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(Join { seat, key }): Body<Join>,
) -> ApiResult<Json<TableInfo>> {
    let seat = seat.map(seat_number).transpose()?;
    let person = me.clone();
    let work = move |room: &mut crate::room::Room, now| {
        let has_key = key.is_some_and(|key| room.made.opens(&key));
        room.join(&person, seat, has_key, now)
    };
    app.change_and_show(&table_id(&id)?, &me, work).await
}

/// Get up
///
/// From a running game, a bot goes on for you, until you come back. Who is the last to leave an open table closes it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/leave",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "You are gone.", body = ref("#/components/schemas/TableInfo")),
        Writing, Identified, AtTable
    )
)]
async fn leave(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
) -> ApiResult<Json<TableInfo>> {
    let person = me.id.clone();
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.leave(&person, now)).await
}

/// Change a free seat
///
/// The host keeps a seat open, for guests with the key, or gives it to a bot; before the start.
#[utoipa::path(
    put,
    path = "/api/tables/{table}/seats/{seat}",
    tag = "tables",
    params(
        ("table" = String, Path, description = "The table's id."),
        ("seat" = u8, Path, description = "The seat's number, from 1.", minimum = 1, maximum = 6)
    ),
    request_body = Plan,
    responses(
        (status = 200, description = "The seat is changed.", body = ref("#/components/schemas/TableInfo")),
        WithBody, Identified, AtTable
    )
)]
async fn plan(
    State(app): State<Shared>,
    Me(me): Me,
    Params((id, seat)): Params<(String, u8)>,
    Body(Plan { wish }): Body<Plan>,
) -> ApiResult<Json<TableInfo>> {
    let (seat, host) = (seat_number(seat)?, me.id.clone());
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.plan(&host, seat, wish, now)).await
}

/// Send somebody away
///
/// The host may, before the start; whoever was sent away cannot come back.
#[utoipa::path(
    delete,
    path = "/api/tables/{table}/seats/{seat}",
    tag = "tables",
    params(
        ("table" = String, Path, description = "The table's id."),
        ("seat" = u8, Path, description = "The seat's number, from 1.", minimum = 1, maximum = 6)
    ),
    responses(
        (status = 200, description = "They are gone.", body = ref("#/components/schemas/TableInfo")),
        Writing, Identified, AtTable
    )
)]
async fn remove(
    State(app): State<Shared>,
    Me(me): Me,
    Params((id, seat)): Params<(String, u8)>,
) -> ApiResult<Json<TableInfo>> {
    let (seat, host) = (seat_number(seat)?, me.id.clone());
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.remove(&host, seat, now)).await
}

/// Start the game
///
/// First every client that is connected adds to the dice: it pledges a nonce, then all open theirs. Who is silent for
/// a few seconds is left out.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/start",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "It starts.", body = ref("#/components/schemas/TableInfo")),
        Writing, Identified, AtTable
    )
)]
async fn start(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
) -> ApiResult<Json<TableInfo>> {
    let host = me.id.clone();
    let work = move |room: &mut crate::room::Room, now| room.start(&host, now).map(|()| Change::default());
    app.change_and_show(&table_id(&id)?, &me, work).await
}

/// Pledge a nonce for the dice
#[utoipa::path(
    post,
    path = "/api/tables/{table}/pledge",
    tag = "dice",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = NoncePledge,
    responses(
        (status = 200, description = "It is pledged.", body = ref("#/components/schemas/TableInfo")),
        WithBody, Identified, AtTable
    )
)]
async fn pledge(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(NoncePledge { pledge }): Body<NoncePledge>,
) -> ApiResult<Json<TableInfo>> {
    let person = me.id.clone();
    let work = move |room: &mut crate::room::Room, now| {
        room.pledge(&person, pledge, now).map(|()| Change::default())
    };
    app.change_and_show(&table_id(&id)?, &me, work).await
}

/// Open the nonce
///
/// Once the table is in its phase `opening`: everybody has pledged by then.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/nonce",
    tag = "dice",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = NonceOpened,
    responses(
        (status = 200, description = "It is part of the dice.", body = ref("#/components/schemas/TableInfo")),
        WithBody, Identified, AtTable
    )
)]
async fn open_nonce(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(NonceOpened { nonce }): Body<NonceOpened>,
) -> ApiResult<Json<TableInfo>> {
    let person = me.id.clone();
    let work =
        move |room: &mut crate::room::Room, _| room.open_nonce(&person, nonce).map(|()| Change::default());
    app.change_and_show(&table_id(&id)?, &me, work).await
}

/// Give standing orders
///
/// What you say to questions that hardly ever matter, such as "Just roll!" in Multiverse, so that nobody waits for it.
/// At a table of days every question needs an order.
#[utoipa::path(
    put,
    path = "/api/tables/{table}/orders",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = ref("#/components/schemas/Orders"),
    responses(
        (status = 200, description = "They hold from now on.", body = ref("#/components/schemas/TableInfo")),
        WithBody, Identified, AtTable
    )
)]
async fn order(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(orders): Body<Orders>,
) -> ApiResult<Json<TableInfo>> {
    let person = me.id.clone();
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.order(&person, orders, now)).await
}

/// Vote for a bot
///
/// A seat whose owner has been away for long, two minutes at a live table or a day at one of days, goes to a bot when
/// more than half of the others want it. Its owner may take it back at any time.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/seats/{seat}/vote",
    tag = "play",
    params(
        ("table" = String, Path, description = "The table's id."),
        ("seat" = u8, Path, description = "The seat's number, from 1.", minimum = 1, maximum = 6)
    ),
    responses(
        (status = 200, description = "Your vote counts.", body = ref("#/components/schemas/TableInfo")),
        Writing, Identified, AtTable
    )
)]
async fn vote(
    State(app): State<Shared>,
    Me(me): Me,
    Params((id, seat)): Params<(String, u8)>,
) -> ApiResult<Json<TableInfo>> {
    let (seat, person): (Seat, _) = (seat_number(seat)?, me.id.clone());
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.vote(&person, seat, now)).await
}

/// Come back
///
/// The bot that played for you gets up. Acting does the same.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/back",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "The seat is yours again.", body = ref("#/components/schemas/TableInfo")),
        Writing, Identified, AtTable
    )
)]
async fn come_back(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
) -> ApiResult<Json<TableInfo>> {
    let person = me.id.clone();
    app.change_and_show(&table_id(&id)?, &me, move |room, now| room.take_back(&person, now)).await
}
