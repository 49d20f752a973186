//! What was played to the end.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::{Page, Paged, Player, Score};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Identified, Reading, WithQuery};
use crate::identity::Me;
use crate::input::Search;

pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(history)).routes(routes!(best_solo))
}

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// Where to go on: the `next` of the part before.
    pub(crate) after: Option<String>,
    /// How many at most, from 1 to 100.
    #[param(minimum = 1, maximum = 100, example = 20)]
    pub(crate) size: Option<u32>,
}

impl Part {
    pub(crate) fn page(&self) -> ApiResult<Page> {
        let size = self.size.unwrap_or(20);
        if !(1..=100).contains(&size) {
            return Err(ApiError::invalid("The size of a part is from 1 to 100."));
        }
        let after = self.after.as_deref().map(str::parse).transpose()?;
        Ok(Page { after, size })
    }
}

/// A game that is over, for one of its players.
#[derive(Serialize, ToSchema)]
struct PlayedGame {
    /// The id of the table.
    table: String,
    /// The name of the game.
    #[schema(example = "multiuniversum")]
    game: String,
    /// Names the options; points under the same key can be compared.
    options: String,
    /// Whether it counted for ratings.
    rated: bool,
    /// When it ended, in milliseconds since 1970.
    finished_at: i64,
    /// With how many players.
    players: u32,
    /// On which seat, from 1.
    #[schema(minimum = 1, maximum = 6)]
    seat: u8,
    /// 1 for the winner; several may share a place.
    place: u32,
    /// The points.
    points: i64,
}

impl From<Score> for PlayedGame {
    fn from(score: Score) -> Self {
        let Score { match_id, played, players, standing } = score;
        Self {
            table: match_id.to_string(),
            game: played.game,
            options: played.options,
            rated: played.rated,
            finished_at: played.finished_at.0,
            players,
            // The store counts from 0.
            seat: standing.seat.0 + 1,
            place: standing.place,
            points: standing.points,
        }
    }
}

/// A part of the games that somebody played.
#[derive(Serialize, ToSchema)]
struct History {
    /// The newest first.
    items: Vec<PlayedGame>,
    /// Where the next part begins; nothing if this is the last.
    next: Option<String>,
}

/// What have I played?
///
/// The caller's games that are over, the newest first.
#[utoipa::path(
    get, path = "/api/me/history", tag = "scores", params(Part),
    responses((status = 200, description = "A part of the list.", body = History), Reading, WithQuery, Identified)
)]
async fn history(
    State(app): State<Shared>,
    Me(person): Me,
    Search(part): Search<Part>,
) -> ApiResult<Json<History>> {
    let Paged { items, next } = app.store.history(&person.id, &part.page()?).await?;
    let items = items.into_iter().map(PlayedGame::from).collect();
    Ok(Json(History { items, next: next.map(|next| next.to_string()) }))
}

/// Of which scores.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Solo {
    /// The name of the game.
    #[param(example = "multiuniversum")]
    game: String,
    /// The key of the options; otherwise all of them together.
    options: Option<String>,
    /// Where to go on: the `next` of the part before.
    after: Option<String>,
    /// How many at most, from 1 to 100.
    #[param(minimum = 1, maximum = 100, example = 20)]
    size: Option<u32>,
}

/// A game that somebody played alone.
#[derive(Serialize, ToSchema)]
struct SoloScore {
    /// What the player is called; nothing if they have deleted their data.
    name: Option<String>,
    /// The game.
    #[serde(flatten)]
    played: PlayedGame,
}

/// A part of a table of scores.
#[derive(Serialize, ToSchema)]
struct SoloScores {
    /// The most points first; among equals the earliest.
    items: Vec<SoloScore>,
    /// Where the next part begins; nothing if this is the last.
    next: Option<String>,
}

/// The best games that people played alone
#[utoipa::path(
    get, path = "/api/scores/solo", tag = "scores", params(Solo),
    responses((status = 200, description = "A part of the list.", body = SoloScores), Reading, WithQuery)
)]
async fn best_solo(State(app): State<Shared>, Search(solo): Search<Solo>) -> ApiResult<Json<SoloScores>> {
    let page = Part { after: solo.after, size: solo.size }.page()?;
    let Paged { items, next } = app.store.best_solo(&solo.game, solo.options.as_deref(), &page).await?;
    let people = items.iter().filter_map(|score| match &score.standing.player {
        Some(Player::Person(id)) => Some(id),
        _ => None,
    });
    let names = app.store.names(&people.collect::<Vec<_>>()).await?;
    let with_name = |score: Score| {
        let name = match &score.standing.player {
            Some(Player::Person(id)) => names.get(id).cloned(),
            _ => None,
        };
        SoloScore { name, played: score.into() }
    };
    let items = items.into_iter().map(with_name).collect();
    Ok(Json(SoloScores { items, next: next.map(|next| next.to_string()) }))
}
