//! Whom somebody does not want to hear.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use store::PersonId;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Me, person_id};
use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Identified, Problem, Reading, Reason, Writing};
use crate::input::Params;
use crate::room::Letter;

/// More than anybody meets; each costs the store a row.
const MOST: usize = 1000;

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(muted)).routes(routes!(mute, unmute))
}

/// Somebody whom the caller does not want to hear.
#[derive(Serialize, ToSchema)]
struct Muted {
    /// Who.
    id: String,
    /// What they are called.
    name: String,
}

/// Whom do I not hear?
#[utoipa::path(
    get, path = "/api/me/mutes", tag = "mutes",
    responses((status = 200, description = "The people the caller has muted.", body = Vec<Muted>), Reading, Identified)
)]
async fn muted(State(app): State<Shared>, Me(person): Me) -> ApiResult<Json<Vec<Muted>>> {
    let ids = app.store.muted_by(&person.id).await?;
    let names = app.store.names(&ids.iter().collect::<Vec<_>>()).await?;
    let shown = ids.iter().filter_map(|id| Some(Muted { id: id.to_string(), name: names.get(id)?.clone() }));
    Ok(Json(shown.collect()))
}

/// Mute somebody
///
/// What they say in any chat is not sent to the caller any more. They are not told.
#[utoipa::path(
    put, path = "/api/me/mutes/{person}", tag = "mutes",
    params(("person" = String, Path, description = "Whom, by id.")),
    responses(
        (status = 204, description = "That person is not heard."),
        (status = 404, description = "There is no such person.", body = Problem),
        (status = 422, description = "The caller muted themselves, or too many people.", body = Problem),
        Writing, Identified,
    )
)]
async fn mute(
    State(app): State<Shared>,
    Me(me): Me,
    Params(person): Params<String>,
) -> ApiResult<StatusCode> {
    let person = person_id(person)?;
    if person == me.id {
        return Err(ApiError::invalid("Nobody can mute themselves."));
    }
    if app.store.muted_by(&me.id).await?.len() >= MOST {
        return Err(ApiError::because(
            Reason::MostMuted,
            "You have muted a thousand people; that is the most.",
        ));
    }
    app.store.mute(&me.id, &person).await?;
    tell(&app, &me.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hear somebody again
#[utoipa::path(
    delete, path = "/api/me/mutes/{person}", tag = "mutes",
    params(("person" = String, Path, description = "Whom, by id.")),
    responses(
        (status = 204, description = "That person is heard again."),
        (status = 404, description = "The caller has not muted such a person.", body = Problem),
        Writing, Identified,
    )
)]
async fn unmute(
    State(app): State<Shared>,
    Me(me): Me,
    Params(person): Params<String>,
) -> ApiResult<StatusCode> {
    app.store.unmute(&me.id, &person_id(person)?).await?;
    tell(&app, &me.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the tables in memory whom somebody does not hear.
async fn tell(app: &Shared, person: &PersonId) -> ApiResult<()> {
    let muted: HashSet<PersonId> = app.store.muted_by(person).await?.into_iter().collect();
    app.hall.tell_all(|| Letter::Muted(person.clone(), muted.clone())).await;
    Ok(())
}
