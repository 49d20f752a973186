//! The way back on another device.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Language;

use super::people::welcome;
use super::phrase::{self, Phrase};
use super::token::Token;
use super::{MaybeMe, Me, Welcome};
use crate::app::Shared;
use crate::caller::Caller;
use crate::error::{ApiError, ApiResult, Code, Identified, Problem, WithBody, Writing};
use crate::input::Body;
use crate::limits::Kind;
use crate::now;

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(new_phrase)).routes(routes!(recover))
}

/// A phrase to write down.
#[derive(Serialize, ToSchema)]
struct NewPhrase {
    /// Twelve words in the caller's language. The server keeps a hash of them and cannot show them again.
    phrase: String,
}

/// Make a recovery phrase
///
/// Whoever has the phrase is the caller, on any device. A new one makes the one before worthless.
#[utoipa::path(
    post, path = "/api/me/recovery", tag = "identity",
    responses((status = 200, description = "The phrase, shown once.", body = NewPhrase), Writing, Identified)
)]
async fn new_phrase(State(app): State<Shared>, Me(person): Me) -> ApiResult<Json<NewPhrase>> {
    let phrase = Phrase::draw(Language::preferred([person.language.as_str()]));
    app.store.set_recovery(&person.id, &phrase.hash()).await?;
    Ok(Json(NewPhrase { phrase: phrase.into_text() }))
}

/// A phrase that somebody wrote down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Recovery {
    /// Twelve words. Capitals, accents and what stands between the words do not matter.
    phrase: String,
    /// For programs: answer a token instead of setting a cookie.
    #[serde(default)]
    bearer: bool,
}

/// Come back on this device
///
/// Signs this device in as whoever the recovery phrase belongs to. If the device was somebody else before, it is no
/// longer. An address has few tries.
#[utoipa::path(
    post, path = "/api/recovery", tag = "identity", request_body = Recovery,
    responses(
        (status = 200, description = "The caller is that person now.", body = Welcome),
        (status = 404, description = "Nobody has this phrase.", body = Problem),
        WithBody,
    )
)]
async fn recover(
    State(app): State<Shared>,
    caller: Caller,
    MaybeMe(me): MaybeMe,
    Body(typed): Body<Recovery>,
) -> ApiResult<Response> {
    app.limits.check(Kind::Recovery, caller)?;
    let hash = phrase::typed(&typed.phrase)?;
    let unknown = || ApiError::new(Code::UnknownPhrase, "Nobody has this recovery phrase.");
    let person = app.store.person_by_recovery(&hash).await?.ok_or_else(unknown)?;
    if me.is_some_and(|me| me.id == person.id) && !typed.bearer {
        return Ok(Json(Welcome { person: person.into(), token: None }).into_response());
    }
    let token = Token::draw();
    app.store.sign_in(&person.id, &token.hash(), now()).await?;
    Ok(welcome(&app, person, token, typed.bearer))
}
