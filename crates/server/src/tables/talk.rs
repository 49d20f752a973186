//! What people say at a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{ChatLine, Seq};
use utoipa::openapi::{Array, Ref};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::online::{LONGEST_LINE, Line, Reaction};

use super::table_id;
use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Identified, Reading, Reason, WithBody, WithQuery};
use crate::identity::{MaybeMe, Me, is_deceptive};
use crate::input::{Body, Params, Search};
use crate::limits::Kind;
use crate::now;
use crate::room::{Letter, Refusal};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(lines, say)).routes(routes!(react))
}

/// A page of a chat.
const LINES: u32 = 200;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LinesSearch {
    /// The number of the first line that you want; 0 is the oldest.
    from: Option<u64>,
}

/// A part of a chat.
#[derive(Serialize, ToSchema)]
struct Lines {
    /// At most 200, the oldest first, without those of people whom you have muted.
    #[schema(schema_with = list_of_lines)]
    lines: Vec<Line>,
    /// What to ask for as `from` next.
    next: u64,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewLine {
    /// 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    text: String,
}

/// Something to say without words.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewReaction {
    /// One of six.
    #[schema(schema_with = one_reaction)]
    reaction: Reaction,
}

fn list_of_lines() -> Array {
    Array::new(Ref::from_schema_name("Line"))
}

fn one_reaction() -> Ref {
    Ref::from_schema_name("Reaction")
}

/// What was said
#[utoipa::path(
    get,
    path = "/api/tables/{table}/chat",
    tag = "talk",
    params(("table" = String, Path, description = "The table's id."), LinesSearch),
    responses(
        (status = 200, description = "Lines.", body = Lines),
        super::seat::AtTable, Reading, WithQuery
    )
)]
async fn lines(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
    Search(LinesSearch { from }): Search<LinesSearch>,
) -> ApiResult<Json<Lines>> {
    let id = table_id(&id)?;
    app.info(&id, me.as_ref()).await?;
    let muted = app.muted_by(me.as_ref()).await?;
    let from = i64::try_from(from.unwrap_or(0)).map_err(|_| ApiError::invalid("No chat is that long."))?;
    let found = app.store.chat(&id, Seq(from), LINES).await?;
    let next = found.last().map_or(from, |line| line.seq.0 + 1).cast_unsigned();
    let heard = |line: &ChatLine| line.person.as_ref().is_none_or(|person| !muted.contains(person));
    let found: Vec<ChatLine> = found.into_iter().filter(heard).collect();
    let names =
        app.store.names(&found.iter().filter_map(|line| line.person.as_ref()).collect::<Vec<_>>()).await?;
    let line = |line: ChatLine| Line {
        number: line.seq.0.cast_unsigned(),
        at: line.at.0,
        name: line.person.as_ref().and_then(|person| names.get(person).cloned()),
        person: line.person.map(|person| person.to_string()),
        text: line.line,
    };
    let lines = found.into_iter().map(line).collect();
    Ok(Json(Lines { lines, next }))
}

/// Say something
///
/// Only those who sit at the table may. Those who have muted you do not hear it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/chat",
    tag = "talk",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = NewLine,
    responses((status = 204, description = "It is said."), WithBody, Identified, super::seat::AtTable)
)]
async fn say(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(NewLine { text }): Body<NewLine>,
) -> ApiResult<StatusCode> {
    let id = table_id(&id)?;
    let text = readable(&text)?;
    let person = me.id.clone();
    app.look(&id, move |room, _| room.seat_of(&person).ok_or(Refusal::NotSeated)).await??;
    app.limits.check(Kind::Chat, &me)?;
    let at = now();
    let seq = app.store.say(&id, &me.id, &text, at).await?;
    let line = Line {
        number: seq.0.cast_unsigned(),
        at: at.0,
        person: Some(me.id.to_string()),
        name: Some(me.name),
        text,
    };
    // Whoever is not told now finds it in the chat.
    let _ = app.room(&id).await?.letters.send(Letter::Said(line)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// React
///
/// One of six reactions; nobody keeps them.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/reactions",
    tag = "talk",
    params(("table" = String, Path, description = "The table's id.")),
    request_body = NewReaction,
    responses((status = 204, description = "Everybody sees it."), WithBody, Identified, super::seat::AtTable)
)]
async fn react(
    State(app): State<Shared>,
    Me(me): Me,
    Params(id): Params<String>,
    Body(NewReaction { reaction }): Body<NewReaction>,
) -> ApiResult<StatusCode> {
    let id = table_id(&id)?;
    let person = me.id.clone();
    let seat = app.look(&id, move |room, _| room.seat_of(&person).ok_or(Refusal::NotSeated)).await??;
    app.limits.check(Kind::Chat, &me)?;
    // A reaction that came just when the room was put away had nobody to see it.
    let _ = app.room(&id).await?.letters.send(Letter::Reacted(me.id, seat, reaction)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// One line without anything that would break the layout of others.
fn readable(text: &str) -> ApiResult<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    if !(1..=LONGEST_LINE).contains(&length) {
        let text = format!("A line has 1 to {LONGEST_LINE} characters.");
        return Err(ApiError::because(Reason::ChatLine, text));
    }
    if text.contains(|c: char| c.is_control() || is_deceptive(c)) {
        return Err(ApiError::because(Reason::ChatLine, "A line has no characters that control others."));
    }
    Ok(text)
}
