//! Who asks. Anybody becomes somebody with one request; a recovery phrase is the only way back on another device.

mod devices;
mod mutes;
mod name;
mod people;
mod phrase;
mod recovery;
mod token;

use std::time::Duration;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use moka::sync::Cache;
use serde::Serialize;
use store::{Person, PersonId, SecretHash};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

pub(crate) use self::name::is_deceptive;
pub(crate) use self::token::COOKIE;
use self::token::Token;
use crate::app::{App, Shared};
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::Kind;
use crate::now;

/// The routes of this file's folder.
pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .merge(people::router())
        .merge(recovery::router())
        .merge(devices::router())
        .merge(mutes::router())
}

/// Who asks; whoever has no identity is refused.
pub(crate) struct Me(pub(crate) Person);

/// Who asks, if they have an identity.
pub(crate) struct MaybeMe(pub(crate) Option<Person>);

/// Who asks, and on which device.
pub(crate) struct Session {
    person: Person,
    token: SecretHash,
}

impl FromRequestParts<Shared> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> ApiResult<Self> {
        let session = <Self as OptionalFromRequestParts<Shared>>::from_request_parts(parts, app).await?;
        session.ok_or_else(|| {
            ApiError::new(Code::NoIdentity, "You are nobody yet: POST /api/people makes you somebody.")
        })
    }
}

impl OptionalFromRequestParts<Shared> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> ApiResult<Option<Self>> {
        let Some(token) = Token::of_request(&parts.headers) else { return Ok(None) };
        let token = token.hash();
        let Some(person) = app.identities.find(app, &token).await? else { return Ok(None) };
        app.limits.check(Kind::Request, &person)?;
        Ok(Some(Self { person, token }))
    }
}

impl FromRequestParts<Shared> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> ApiResult<Self> {
        let session = <Session as FromRequestParts<Shared>>::from_request_parts(parts, app).await?;
        Ok(Self(session.person))
    }
}

impl FromRequestParts<Shared> for MaybeMe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> ApiResult<Self> {
        let session = <Session as OptionalFromRequestParts<Shared>>::from_request_parts(parts, app).await?;
        Ok(Self(session.map(|session| session.person)))
    }
}

/// Remembers who is behind a token, as every request asks.
///
/// What changes here is forgotten at once. Another process of the same database notices within [`LASTS`](Self::LASTS).
pub(crate) struct Identities {
    by_token: Cache<SecretHash, Person>,
    /// Who was noted as seen lately, so that a visit costs one write and not one per request.
    seen: Cache<PersonId, ()>,
}

impl Identities {
    const LASTS: Duration = Duration::from_secs(30);
    const MOST: u64 = 50_000;
    const SEEN_LASTS: Duration = Duration::from_hours(12);

    pub(crate) fn new() -> Self {
        let by_token = Cache::builder().max_capacity(Self::MOST).time_to_live(Self::LASTS);
        Self {
            by_token: by_token.support_invalidation_closures().build(),
            seen: Cache::builder().max_capacity(Self::MOST).time_to_live(Self::SEEN_LASTS).build(),
        }
    }

    async fn find(&self, app: &App, token: &SecretHash) -> ApiResult<Option<Person>> {
        if let Some(person) = self.by_token.get(token) {
            return Ok(Some(person));
        }
        let Some(person) = app.store.person_by_token(token).await? else { return Ok(None) };
        self.by_token.insert(token.clone(), person.clone());
        if !self.seen.contains_key(&person.id) {
            self.seen.insert(person.id.clone(), ());
            app.store.seen(&person.id, now()).await?;
        }
        Ok(Some(person))
    }

    /// One device was signed out.
    fn forget_token(&self, token: &SecretHash) {
        self.by_token.invalidate(token);
    }

    /// Somebody changed, or is gone.
    fn forget_person(&self, id: &PersonId) {
        self.seen.invalidate(id);
        let id = id.clone();
        self.by_token
            .invalidate_entries_if(move |_, person| person.id == id)
            .expect("the cache was built to take closures");
    }
}

/// Somebody, as they see themselves.
#[derive(Serialize, ToSchema)]
pub(crate) struct Myself {
    /// The id by which others name this person.
    #[schema(example = "0f8fad5bd9cb469fa16570867728950e")]
    id: String,
    /// What the others call this person.
    #[schema(example = "Guest 4821")]
    name: String,
    /// The language they read: `en` or `fr`.
    #[schema(example = "en")]
    language: String,
    /// When they came, in milliseconds since 1970.
    made_at: i64,
}

impl From<Person> for Myself {
    fn from(person: Person) -> Self {
        let Person { id, name, language, made_at } = person;
        Self { id: id.to_string(), name, language, made_at: made_at.0 }
    }
}

/// Somebody who has just come in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Welcome {
    /// Who the caller is from now on.
    person: Myself,
    /// The secret to send as `Authorization: Bearer …`, if it was asked for with `bearer`; it is shown only once.
    /// Otherwise the cookie holds it, where no script can read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// An id from a path. One that cannot be an id names nobody.
fn person_id(text: String) -> ApiResult<PersonId> {
    PersonId::new(text).map_err(|_| ApiError::not_found("There is no such person."))
}
