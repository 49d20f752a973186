//! Where somebody is signed in.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;
use store::SecretHash;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Session;
use super::people::signed_out;
use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Identified, Problem, Reading, Writing};
use crate::input::Params;

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(devices)).routes(routes!(sign_device_out))
}

/// A device on which the caller is signed in.
#[derive(Serialize, ToSchema)]
struct MyDevice {
    /// Names the device in `DELETE /api/me/devices/{id}`, and is of no other use.
    #[schema(example = "3f2a9c4b1d0e8f76")]
    id: String,
    /// Since when, in milliseconds since 1970.
    signed_in_at: i64,
    /// Whether it is the one that asks.
    current: bool,
}

/// Where am I signed in?
///
/// The newest device first.
#[utoipa::path(
    get, path = "/api/me/devices", tag = "identity",
    responses((status = 200, description = "The caller's devices.", body = Vec<MyDevice>), Reading, Identified)
)]
async fn devices(State(app): State<Shared>, session: Session) -> ApiResult<Json<Vec<MyDevice>>> {
    let devices = app.store.devices(&session.person.id).await?;
    let shown = devices.iter().map(|device| MyDevice {
        id: public_id(&device.token),
        signed_in_at: device.signed_in_at.0,
        current: device.token == session.token,
    });
    Ok(Json(shown.collect()))
}

/// Sign out on a device
///
/// Its token is worth nothing from then on; a person who lost a device does this from another.
#[utoipa::path(
    delete, path = "/api/me/devices/{id}", tag = "identity",
    params(("id" = String, Path, description = "The device, as `GET /api/me/devices` names it.")),
    responses(
        (status = 204, description = "That device is signed out."),
        (status = 404, description = "The caller has no such device.", body = Problem),
        Writing, Identified,
    )
)]
async fn sign_device_out(
    State(app): State<Shared>,
    session: Session,
    Params(id): Params<String>,
) -> ApiResult<Response> {
    let devices = app.store.devices(&session.person.id).await?;
    let device = devices.into_iter().find(|device| public_id(&device.token) == id);
    let token = device.ok_or_else(|| ApiError::not_found("You are not signed in on such a device."))?.token;
    app.store.sign_out(&token).await?;
    app.identities.forget_token(&token);
    Ok(if token == session.token { signed_out(&app) } else { StatusCode::NO_CONTENT.into_response() })
}

/// A name for a device from which neither its token nor the token's hash can be told.
fn public_id(token: &SecretHash) -> String {
    SecretHash::of(&format!("device {}", token.as_str())).as_str()[..16].to_owned()
}
