//! The game itself, over plain HTTP.

use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use serde::Deserialize;
use store::MatchId;
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{seat_number, table_id};
use crate::app::{App, Shared};
use crate::error::{ApiError, ApiResult, Identified, Reading, WithBody, WithQuery};
use crate::identity::{MaybeMe, Me};
use crate::input::{Body, Params, Search};
use crate::room::{Refusal, messages};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(frames))
        .routes(routes!(recap))
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(record))
}

/// Nobody waits longer for an answer.
const LONGEST_WAIT: u64 = 25;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FramesSearch {
    /// The last move that you know of; 0 or nothing asks for everything.
    #[param(value_type = Option<u64>, maximum = 4_294_967_295_i64)]
    after: Option<u32>,
    /// For so many seconds the answer waits until there is something new.
    #[param(maximum = 25)]
    wait: Option<u64>,
}

/// What a seat does.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatInput {
    /// In the game's notation, as the frames offer it.
    #[schema(max_length = 200)]
    action: String,
    /// Your seat; without it the one you have.
    #[schema(minimum = 1, maximum = 6)]
    seat: Option<u8>,
    /// The last move that you know of. If your seat has done something since, the request has come twice or too
    /// late, and is refused as `stale`.
    #[schema(value_type = Option<u64>, maximum = 4_294_967_295_i64)]
    after: Option<u32>,
}

/// What a seat takes back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatUndo {
    /// Your seat; without it the one you have.
    #[schema(minimum = 1, maximum = 6)]
    seat: Option<u8>,
    /// As for an input.
    #[schema(value_type = Option<u64>, maximum = 4_294_967_295_i64)]
    after: Option<u32>,
}

impl App {
    /// What somebody is told who knows everything up to a move, as JSON; nothing if nothing has happened since.
    async fn told(
        &self,
        id: &MatchId,
        person: Option<store::PersonId>,
        after: u32,
    ) -> ApiResult<Vec<String>> {
        let seen = self.look(id, move |room, _| {
            let viewer = room.viewer(person.as_ref())?;
            let is_news = room.number() != after || after == 0;
            Ok::<_, Refusal>(if is_news { messages(room, viewer, after) } else { Vec::new() })
        });
        Ok(seen.await??.iter().map(ToString::to_string).collect())
    }
}

fn answer(messages: &[String]) -> Response {
    let body = format!("{{\"messages\":[{}]}}", messages.join(","));
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// What happened
///
/// The same messages that a WebSocket sends: a frame with everything after the move you know of, how much time
/// everybody has if there is a clock, and the result once the game is over. Nothing if nothing has happened.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/frames",
    tag = "play",
    params(("table" = String, Path, description = "The table's id."), FramesSearch),
    responses(
        (status = 200, description = "What happened.", body = ref("#/components/schemas/Messages")),
        super::seat::AtTable, Reading, WithQuery
    )
)]
async fn frames(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
    Search(FramesSearch { after, wait }): Search<FramesSearch>,
) -> ApiResult<Response> {
    let (id, after, wait) = (table_id(&id)?, after.unwrap_or(0), wait.unwrap_or(0));
    if wait > LONGEST_WAIT {
        return Err(ApiError::invalid(format!("An answer waits for {LONGEST_WAIT} seconds at most.")));
    }
    let until = Instant::now() + Duration::from_secs(wait);
    loop {
        // Seen before asking: nothing is missed in between.
        let mut news = app.room(&id).await?.news;
        news.mark_unchanged();
        let told = app.told(&id, me.as_ref().map(|me| me.id.clone()), after).await?;
        if !told.is_empty() || Instant::now() >= until {
            return Ok(answer(&told));
        }
        tokio::select! {
            // Also when the room is put away: then it is read again.
            _ = timeout_at(until, news.changed()) => {}
            () = app.stopping.cancelled() => return Ok(answer(&[])),
        }
    }
}

/// What happened since your last action
///
/// Move by move, as your seat saw it: one message `recap` with how things stood then, every move since, and how things
/// stand now. Of very many moves the last ones. Whoever only looks on is shown none.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/recap",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "What happened.", body = ref("#/components/schemas/Messages")),
        super::seat::AtTable, Reading
    )
)]
async fn recap(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
) -> ApiResult<Response> {
    let (id, person) = (table_id(&id)?, me.map(|me| me.id));
    let seen = app.look(&id, move |room, _| room.viewer(person.as_ref()).map(|viewer| room.recap(viewer)));
    Ok(answer(&seen.await??.into_iter().collect::<Vec<_>>()))
}

/// Act
///
/// The answer comes when the action is durable, with what happened since the move you know of.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/inputs",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = SeatInput,
    responses(
        (status = 200, description = "It is done.", body = ref("#/components/schemas/Messages")),
        WithBody, Identified, super::seat::AtTable
    )
)]
async fn act(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(SeatInput { action, seat, after }): Body<SeatInput>,
) -> ApiResult<Response> {
    let (id, seat): (_, Option<Seat>) = (table_id(&id)?, seat.map(seat_number).transpose()?);
    let person = me.id.clone();
    app.change(&id, move |room, now| room.act(&person, seat, &action, after, now)).await?;
    Ok(answer(&app.told(&id, Some(me.id), after.unwrap_or(0)).await?))
}

/// Take back
///
/// Your last action, if nobody has learnt anything by it, chance has decided nothing since, and nobody else has acted
/// on it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/undo",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = SeatUndo,
    responses(
        (status = 200, description = "It is taken back.", body = ref("#/components/schemas/Messages")),
        WithBody, Identified, super::seat::AtTable
    )
)]
async fn undo(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(SeatUndo { seat, after }): Body<SeatUndo>,
) -> ApiResult<Response> {
    let (id, seat) = (table_id(&id)?, seat.map(seat_number).transpose()?);
    let person = me.id.clone();
    app.change(&id, move |room, now| room.undo(&person, seat, after, now)).await?;
    Ok(answer(&app.told(&id, Some(me.id), after.unwrap_or(0)).await?))
}

/// The record
///
/// After the end: the whole game with the seed of its dice, as `manyworlds verify` checks it.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    tag = "play",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "JSON Lines.", body = String, content_type = "application/jsonl"),
        super::seat::AtTable, Reading
    )
)]
async fn record(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
) -> ApiResult<Response> {
    let id = table_id(&id)?;
    let person = me.map(|me| me.id);
    let record =
        app.look(&id, move |room, _| room.viewer(person.as_ref()).and_then(|_| room.record())).await??;
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    Ok((
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)],
        record,
    )
        .into_response())
}
