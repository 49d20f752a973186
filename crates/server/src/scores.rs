//! What was played to the end.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::State;
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{MatchId, Page, Paged, PersonId, Player, Score, Standing, Store};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Identified, Reading, WithQuery, sentence};
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

/// The game of a name.
pub(crate) fn known_game(name: &str) -> ApiResult<GameId> {
    name.parse().map_err(|unknown: games::UnknownGame| ApiError::invalid(sentence(&unknown.to_string())))
}

/// What the people among these players are called. Whoever has deleted their data has no name.
pub(crate) async fn names_of<'a>(
    store: &Store,
    players: impl Iterator<Item = &'a Player>,
) -> ApiResult<HashMap<PersonId, String>> {
    let people: HashSet<&PersonId> = players.filter_map(Player::person).collect();
    Ok(store.names(&people.into_iter().collect::<Vec<_>>()).await?)
}

/// A game that is over, for one of its players.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedGame {
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
    /// The points of the virtual player in a game alone; nothing where there was none.
    beside: Option<i64>,
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
            beside: played.beside,
        }
    }
}

/// A game that is over, with all who played.
#[derive(Serialize, ToSchema)]
struct PlayedTogether {
    #[serde(flatten)]
    played: PlayedGame,
    /// Everybody's part, the caller's included, in the order of seats.
    standings: Vec<SeatResult>,
}

/// What a game came to for one seat.
#[derive(Serialize, ToSchema)]
struct SeatResult {
    /// What the player is called; nothing for a bot, and for somebody who has deleted their data.
    name: Option<String>,
    /// The name of the bot, if one sat there at the end.
    bot: Option<String>,
    /// 1 for the winner; several may share a place.
    place: u32,
    /// The points.
    points: i64,
}

impl SeatResult {
    fn of(standing: &Standing, names: &HashMap<PersonId, String>) -> Self {
        let (name, bot) = match &standing.player {
            Some(Player::Person(id)) => (names.get(id).cloned(), None),
            Some(Player::Bot(bot)) => (None, Some(bot.clone())),
            None => (None, None),
        };
        Self { name, bot, place: standing.place, points: standing.points }
    }
}

/// A part of the games that somebody played.
#[derive(Serialize, ToSchema)]
struct History {
    /// The newest first.
    items: Vec<PlayedTogether>,
    /// Where the next part begins; nothing if this is the last.
    next: Option<String>,
}

/// Which part of whose games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct HistorySearch {
    /// The name of one game; without it those of all.
    #[param(example = "multiuniversum")]
    game: Option<String>,
    /// Where to go on: the `next` of the part before.
    after: Option<String>,
    /// How many at most, from 1 to 100.
    #[param(minimum = 1, maximum = 100, example = 20)]
    size: Option<u32>,
}

/// What have I played?
///
/// The caller's games that are over, the newest first.
#[utoipa::path(
    get, path = "/api/me/history", tag = "scores", params(HistorySearch),
    responses((status = 200, description = "A part of the list.", body = History), Reading, WithQuery, Identified)
)]
async fn history(
    State(app): State<Shared>,
    Me(person): Me,
    Search(search): Search<HistorySearch>,
) -> ApiResult<Json<History>> {
    let game = search.game.as_deref().map(known_game).transpose()?.map(GameId::name);
    let page = Part { after: search.after, size: search.size }.page()?;
    let Paged { items, next } = app.store.history(&person.id, game, &page).await?;
    let matches: Vec<&MatchId> = items.iter().map(|score| &score.match_id).collect();
    let mut standings = app.store.standings(&matches).await?;
    let players = standings.values().flatten().filter_map(|standing| standing.player.as_ref());
    let names = names_of(&app.store, players).await?;
    let together = |score: Score| {
        let all = standings.remove(&score.match_id).unwrap_or_default();
        let standings = all.iter().map(|standing| SeatResult::of(standing, &names)).collect();
        PlayedTogether { played: score.into(), standings }
    };
    let items = items.into_iter().map(together).collect();
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
    let names = names_of(&app.store, items.iter().filter_map(|score| score.standing.player.as_ref())).await?;
    let with_name = |score: Score| {
        let name = score.standing.player.as_ref().and_then(|player| names.get(player.person()?).cloned());
        SoloScore { name, played: score.into() }
    };
    let items = items.into_iter().map(with_name).collect();
    Ok(Json(SoloScores { items, next: next.map(|next| next.to_string()) }))
}
