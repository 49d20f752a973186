//! What a request brings, or a clear sentence about what is wrong with it.
//!
//! axum has extractors for the same; they refuse with texts of their own, which are not our JSON.

use std::fmt;
use std::marker::PhantomData;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::error::{ApiError, Code, sentence};

/// The JSON in the body.
pub(crate) struct Body<T>(pub(crate) T);

/// What the path names.
pub(crate) struct Params<T>(pub(crate) T);

/// What stands behind the question mark.
pub(crate) struct Search<T>(pub(crate) T);

/// The wish to speak over a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match Json::from_request(request, state).await {
            Ok(Json(Object(body))) => Ok(Self(body)),
            Err(rejection) => Err(bad_body(&rejection)),
        }
    }
}

/// What is described as an object, and nothing else: serde would also take the values of its fields as a list.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(fields)).map(Object)
            }
        }

        deserializer.deserialize_map(Fields(PhantomData))
    }
}

fn bad_body(rejection: &JsonRejection) -> ApiError {
    match rejection {
        JsonRejection::MissingJsonContentType(_) => ApiError::new(
            Code::NotJson,
            "The body must be JSON, with the header content-type: application/json.",
        ),
        JsonRejection::JsonSyntaxError(_) => {
            ApiError::new(Code::BadRequest, "The body is not well-formed JSON.")
        }
        JsonRejection::JsonDataError(error) => ApiError::invalid(reason(error)),
        other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            ApiError::new(Code::TooLarge, "The body is too large.")
        }
        _ => ApiError::new(Code::BadRequest, "The body could not be read."),
    }
}

/// What serde says is wrong, without what axum says before it.
fn reason(error: &dyn std::error::Error) -> String {
    sentence(&error.source().map_or_else(|| error.to_string(), ToString::to_string))
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(params)) => Ok(Self(params)),
            Err(PathRejection::FailedToDeserializePathParams(error)) => {
                Err(ApiError::not_found(format!("There is nothing at this path: {}.", error.body_text())))
            }
            Err(other) => Err(ApiError::internal(&other)),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        upgrade
            .map(Self)
            .map_err(|_| ApiError::new(Code::NeedsWebSocket, "This path is for WebSockets alone."))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Search<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(search)) => Ok(Self(search)),
            Err(QueryRejection::FailedToDeserializeQueryString(error)) => Err(ApiError::new(
                Code::BadRequest,
                format!("The query is wrong: {}.", reason(&error).trim_end_matches('.')),
            )),
            Err(_) => Err(ApiError::new(Code::BadRequest, "The query is not well formed.")),
        }
    }
}
