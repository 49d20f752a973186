//! What goes wrong at the edge: one type, codes that never change, and no internals.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response as Described, ResponseBuilder, Schema};
use utoipa::{IntoResponses, ToSchema};
pub(crate) use wire::problem::{Code, Reason};

use crate::room::Refusal;

/// The result of a handler.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

/// Why a request was refused: what a program needs in `code`, what a person needs in `text`.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    pub(crate) code: Code,
    pub(crate) text: Cow<'static, str>,
    /// The closer reason, if the code has several.
    reason: Option<Box<Closer>>,
    /// When it is worth trying again.
    retry_after: Option<Duration>,
}

/// The closer reason of a refusal, for programs.
#[derive(Debug, Clone)]
struct Closer {
    reason: Reason,
    why: Option<Value>,
}

/// The HTTP status of a code.
const fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::NoIdentity => StatusCode::UNAUTHORIZED,
        Code::WrongOrigin | Code::NotAllowed => StatusCode::FORBIDDEN,
        Code::NotFound | Code::UnknownPhrase => StatusCode::NOT_FOUND,
        Code::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::Conflict | Code::Refused => StatusCode::CONFLICT,
        Code::NeedsWebSocket => StatusCode::UPGRADE_REQUIRED,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::Unavailable | Code::ServerFull => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The body of every refusal.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    error: ProblemText,
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemText {
    /// For programs: it never changes.
    #[schema(schema_with = code_schema)]
    code: Code,
    /// For people: one sentence in English.
    text: String,
    /// Why exactly, for programs: such as `stale` or `seats-free`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, schema_with = reason_schema)]
    reason: Option<Reason>,
    /// Why exactly: of an action the `why` of the message `refused`, of an undo that of `not-undone`; of a nonce such
    /// as `too-late`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value)]
    why: Option<Value>,
}

/// `wire` describes the codes: they are known to the clients, too.
fn code_schema() -> RefOr<Schema> {
    Ref::from_schema_name("Code").into()
}

fn reason_schema() -> RefOr<Schema> {
    Ref::from_schema_name("ProblemReason").into()
}

impl ApiError {
    pub(crate) fn new(code: Code, text: impl Into<Cow<'static, str>>) -> Self {
        Self { code, text: text.into(), reason: None, retry_after: None }
    }

    pub(crate) fn invalid(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::Invalid, text)
    }

    /// A value is not possible, for a reason that whoever typed it can mend.
    pub(crate) fn because(reason: Reason, text: impl Into<Cow<'static, str>>) -> Self {
        Self { reason: Some(Box::new(Closer { reason, why: None })), ..Self::invalid(text) }
    }

    pub(crate) fn not_found(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::NotFound, text)
    }

    pub(crate) fn too_many(wait: Duration) -> Self {
        let mut error = Self::new(Code::TooManyRequests, "That was too often; please wait a little.");
        error.retry_after = Some(wait);
        error
    }

    /// A fault of ours. The cause goes to the log.
    pub(crate) fn internal(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "internal error");
        Self::new(Code::Internal, "The server made a mistake, which was noted.")
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> Self {
        use store::{Conflict, Error};
        match error {
            Error::NotFound => Self::not_found("There is no such thing, or no longer."),
            Error::Conflict(Conflict::Leased { .. }) => {
                Self::new(Code::Conflict, "Another process of the server is busy with it.")
            }
            Error::Conflict(conflict) => Self::new(Code::Conflict, sentence(&conflict.to_string())),
            Error::Invalid(reason) => Self::invalid(sentence(reason)),
            Error::Unavailable(cause) => {
                tracing::error!(%cause, "the database failed");
                Self::new(Code::Unavailable, "The database does not answer; please try again later.")
            }
            // The rest concerns opening, dumping and loading, which no request does.
            other => Self::internal(&other),
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let code = match &refusal {
            Refusal::NoSuchSeat => Code::NotFound,
            Refusal::Notation(_) | Refusal::Orders(_) | Refusal::NoWish => Code::Invalid,
            forbidden if forbidden.is_forbidden() => Code::NotAllowed,
            _ => Code::Refused,
        };
        let why = match &refusal {
            Refusal::Illegal(why) => serde_json::to_value(why).ok(),
            Refusal::NoUndo(why) => serde_json::to_value(why).ok(),
            Refusal::NoShare(why) => serde_json::to_value(why).ok(),
            _ => None,
        };
        let mut error = Self::new(code, sentence(&refusal.text()));
        error.reason = Some(Box::new(Closer { reason: refusal.reason(), why }));
        error
    }
}

/// With a capital and a full stop.
pub(crate) fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with('.') { text } else { format!("{text}.") }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (reason, why) = self.reason.map_or((None, None), |closer| (Some(closer.reason), closer.why));
        let text = self.text.into_owned();
        let body = Problem { error: ProblemText { code: self.code, text, reason, why } };
        let mut response = (status(self.code), Json(body)).into_response();
        if self.code == Code::NoIdentity {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.retry_after {
            // Rounded up: who comes exactly then must not be early.
            let seconds = wait.as_secs() + 1;
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

pub(crate) fn described(answers: &[(u16, &str)]) -> BTreeMap<String, RefOr<Described>> {
    let problem = || ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let answer = |(status, text): &(u16, &str)| {
        let response = ResponseBuilder::new().description(*text).content("application/json", problem());
        (status.to_string(), response.build().into())
    };
    answers.iter().map(answer).collect()
}

const ANY: [(u16, &str); 4] = [
    (408, "The request took too long."),
    (429, "Too often; the header `Retry-After` says after how many seconds to try again."),
    (500, "A fault of the server."),
    (503, "The server cannot answer now, or is full."),
];
const FOREIGN: (u16, &str) = (403, "The request comes from the page of another site.");

/// How any request may be refused.
pub(crate) struct Reading;
/// How a request that changes something may be refused.
pub(crate) struct Writing;
/// How a request with a body may be refused.
pub(crate) struct WithBody;
/// How a request may be refused that needs an identity.
pub(crate) struct Identified;
/// How a request may be refused that has parameters in its query.
pub(crate) struct WithQuery;

impl IntoResponses for Reading {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        described(&ANY)
    }
}

impl IntoResponses for Writing {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        described(&[&ANY[..], &[FOREIGN]].concat())
    }
}

impl IntoResponses for WithBody {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let body = [
            (400, "The body is not well-formed JSON."),
            (413, "The body is too large."),
            (415, "The body is not marked as `application/json`."),
            (422, "A value is missing, unknown or not possible."),
        ];
        described(&[&ANY[..], &[FOREIGN], &body].concat())
    }
}

impl IntoResponses for Identified {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        described(&[(401, "The caller has no identity, or it was signed out.")])
    }
}

impl IntoResponses for WithQuery {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        described(&[(400, "The query is not well formed."), (422, "A parameter is not possible.")])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_store_have_their_codes_and_no_internals() {
        let check = |error: store::Error, code| {
            let error = ApiError::from(error);
            assert_eq!(error.code, code);
            assert!(!error.text.contains("disk"), "{}", error.text);
        };
        check(store::Error::NotFound, Code::NotFound);
        check(store::Conflict::Taken.into(), Code::Conflict);
        check(store::Error::Invalid("a text holds a zero byte"), Code::Invalid);
        check(
            store::Error::Unavailable(std::sync::Arc::new(std::io::Error::other("the disk burns"))),
            Code::Unavailable,
        );
        check(store::Error::NotEmpty, Code::Internal);
    }

    #[test]
    fn a_reason_becomes_a_sentence() {
        assert_eq!(sentence("élan is good"), "Élan is good.");
        assert_eq!(sentence(""), ".");
    }
}
