//! Becoming somebody, and being them.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use store::{Person, PersonId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Language;

use super::token::{Token, no_cookie};
use super::{MaybeMe, Me, Myself, Session, Welcome, name};
use crate::app::{App, Shared};
use crate::caller::Caller;
use crate::error::{ApiError, ApiResult, Code, Identified, Reading, WithBody, Writing};
use crate::input::Body;
use crate::limits::Kind;
use crate::room::Letter;
use crate::{now, random};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(make_guest))
        .routes(routes!(me, change_me, delete_me))
        .routes(routes!(sign_out))
}

/// How to become somebody. Everything may be left out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// What to be called: 1 to 40 characters. Otherwise something like “Guest 4821”.
    #[schema(example = "Ada")]
    name: Option<String>,
    /// `en` or `fr`; otherwise the first of the header `Accept-Language` that the server has.
    #[schema(example = "en", pattern = "^(en|fr)$")]
    language: Option<String>,
    /// For programs: answer the token instead of setting a cookie.
    #[serde(default)]
    bearer: bool,
}

/// Become somebody
///
/// Makes a guest: no password, no address, nothing to confirm. The answer sets a cookie that lasts a year; with
/// `bearer` it holds a token instead, for bots and scripts, to be sent as `Authorization: Bearer …`. Whoever is
/// somebody already stays who they are and is answered with 200.
#[utoipa::path(
    post, path = "/api/people", tag = "identity", request_body = NewGuest,
    responses(
        (status = 201, description = "The caller is somebody now.", body = Welcome),
        (status = 200, description = "The caller was somebody already.", body = Welcome),
        WithBody,
    )
)]
async fn make_guest(
    State(app): State<Shared>,
    caller: Caller,
    MaybeMe(me): MaybeMe,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> ApiResult<Response> {
    let language = match &new.language {
        Some(tag) => known_language(tag)?,
        None => preferred_language(&headers),
    };
    let name = match &new.name {
        Some(name) => name::checked(name)?,
        None => name::of_guest(language),
    };
    if let Some(person) = me {
        return Ok(Json(Welcome { person: person.into(), token: None }).into_response());
    }
    app.limits.check(Kind::NewGuest, caller)?;
    if app.totals().await?.people >= app.config.most_people {
        return Err(ApiError::new(Code::ServerFull, "The server has as many people as its host allows."));
    }
    let language = language.tag().to_owned();
    let person = Person { id: PersonId::from_random(random()), name, language, made_at: now() };
    let token = Token::draw();
    app.store.add_person(&person, &token.hash()).await?;
    Ok((StatusCode::CREATED, welcome(&app, person, token, new.bearer)).into_response())
}

/// Hands a new token to its owner, one way or the other.
pub(super) fn welcome(app: &App, person: Person, token: Token, bearer: bool) -> Response {
    let person = person.into();
    if bearer {
        return Json(Welcome { person, token: Some(token.into_text()) }).into_response();
    }
    let cookie = [(header::SET_COOKIE, token.cookie(app.is_https()))];
    (cookie, Json(Welcome { person, token: None })).into_response()
}

fn known_language(tag: &str) -> ApiResult<Language> {
    tag.parse().map_err(|_| ApiError::invalid("The languages are en and fr."))
}

fn preferred_language(headers: &HeaderMap) -> Language {
    let line = headers.get(header::ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok()).unwrap_or_default();
    Language::preferred(line.split(',').map(|offer| offer.split(';').next().unwrap_or_default().trim()))
}

/// Who am I?
#[utoipa::path(
    get, path = "/api/me", tag = "identity",
    responses((status = 200, description = "The caller.", body = Myself), Reading, Identified)
)]
async fn me(Me(person): Me) -> Json<Myself> {
    Json(person.into())
}

/// What to change. What is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MyChanges {
    /// 1 to 40 characters; spaces are tidied.
    #[schema(example = "Ada")]
    name: Option<String>,
    /// `en` or `fr`.
    #[schema(example = "fr", pattern = "^(en|fr)$")]
    language: Option<String>,
}

/// Change my name or language
#[utoipa::path(
    patch, path = "/api/me", tag = "identity", request_body = MyChanges,
    responses((status = 200, description = "The caller as they are now.", body = Myself), WithBody, Identified)
)]
async fn change_me(
    State(app): State<Shared>,
    Me(person): Me,
    Body(changes): Body<MyChanges>,
) -> ApiResult<Json<Myself>> {
    let name = changes.name.as_deref().map_or(Ok(person.name), name::checked)?;
    let language = match &changes.language {
        Some(tag) => known_language(tag)?.tag().to_owned(),
        None => person.language,
    };
    app.store.update_person(&person.id, &name, &language).await?;
    app.identities.forget_person(&person.id);
    let person = Person { name, language, ..person };
    app.hall.tell_all(|| Letter::Renamed(person.clone())).await;
    Ok(Json(person.into()))
}

/// Delete my data
///
/// Name, devices, recovery phrase, ratings and everything the caller wrote are gone at once and for good. Games that
/// others took part in stay, without a name on the caller's seat.
#[utoipa::path(
    delete, path = "/api/me", tag = "identity",
    responses((status = 204, description = "The server knows the caller no longer."), Writing, Identified)
)]
async fn delete_me(State(app): State<Shared>, Me(person): Me) -> ApiResult<Response> {
    app.store.delete_person(&person.id).await?;
    app.identities.forget_person(&person.id);
    app.hall.tell_all(|| Letter::Forget(person.id.clone())).await;
    Ok(signed_out(&app))
}

/// Sign out on this device
///
/// Without a recovery phrase there is no way back.
#[utoipa::path(
    post, path = "/api/me/sign-out", tag = "identity",
    responses((status = 204, description = "This device's token is worth nothing now."), Writing, Identified)
)]
async fn sign_out(State(app): State<Shared>, session: Session) -> ApiResult<Response> {
    app.store.sign_out(&session.token).await?;
    app.identities.forget_token(&session.token);
    Ok(signed_out(&app))
}

pub(super) fn signed_out(app: &App) -> Response {
    let cookie: HeaderValue = no_cookie(app.is_https());
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}
