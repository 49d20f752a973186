//! How somebody's games went: counted, rated, and beside whom they stand.

use axum::Json;
use axum::extract::State;
use bots::BotKind;
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{Paged, Player, RatedGame, Rating};
use utoipa::openapi::Ref;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{Outcome, Tally};

use crate::app::Shared;
use crate::error::{ApiResult, Identified, Reading, WithQuery};
use crate::identity::Me;
use crate::input::Search;
use crate::rating::{Shown, at_start};
use crate::scores::{Part, PlayedGame, known_game, names_of};

/// How many solo games are worth remembering.
const BEST: u32 = 5;

/// How many people stand on a scale.
const AROUND: u32 = 12;

pub(crate) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(statistics)).routes(routes!(rating_history)).routes(routes!(scale))
}

/// What somebody has played to the end on this server.
#[derive(Serialize, ToSchema)]
struct Statistics {
    /// All games together.
    #[schema(schema_with = tally_schema)]
    all: Tally,
    /// Each game by itself, also one that was never played.
    games: Vec<OfGame>,
}

/// What somebody has played of one game.
#[derive(Serialize, ToSchema)]
struct OfGame {
    /// The name of the game.
    #[schema(example = "multiuniversum")]
    game: &'static str,
    /// What it came to.
    #[schema(schema_with = tally_schema)]
    tally: Tally,
    /// How well the caller plays it; nothing before the first rated game.
    rating: Option<RatingNow>,
    /// The best games alone, the most points first.
    best_solo: Vec<PlayedGame>,
}

fn tally_schema() -> Ref {
    Ref::from_schema_name("Tally")
}

/// A rating, and how it came about.
#[derive(Serialize, ToSchema)]
struct RatingNow {
    #[serde(flatten)]
    shown: Shown,
    /// From how many rated games on this server.
    games: u32,
}

impl From<&Rating> for RatingNow {
    fn from(rating: &Rating) -> Self {
        Self { shown: Shown::of(rating.mu, rating.sigma), games: rating.games }
    }
}

/// How did my games go?
///
/// How many the caller has played to the end, with how many players, at which places, won how many in a row, and the
/// best of those alone.
#[utoipa::path(
    get, path = "/api/me/statistics", tag = "scores",
    responses((status = 200, description = "The caller's statistics.", body = Statistics), Reading, Identified)
)]
async fn statistics(State(app): State<Shared>, Me(person): Me) -> ApiResult<Json<Statistics>> {
    let outcomes = app.store.outcomes(&person.id).await?;
    let tally = |game: Option<GameId>| {
        let of_game = outcomes.iter().filter(|one| game.is_none_or(|game| game.name() == one.game));
        Tally::of(of_game.map(|one| Outcome {
            players: one.players,
            place: one.place,
            finished_at: one.finished_at.0,
        }))
    };
    let mut games = Vec::new();
    for game in GameId::ALL {
        let best_solo = app.store.best_solo_of(&person.id, game.name(), BEST).await?;
        let rating = app.store.rating(&Player::Person(person.id.clone()), game.name()).await?;
        games.push(OfGame {
            game: game.name(),
            tally: tally(Some(game)),
            rating: rating.as_ref().map(RatingNow::from),
            best_solo: best_solo.into_iter().map(PlayedGame::from).collect(),
        });
    }
    Ok(Json(Statistics { all: tally(None), games }))
}

/// Of which game, and which part.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct RatedSearch {
    /// The name of the game.
    #[param(example = "multiuniversum")]
    game: String,
    /// Where to go on: the `next` of the part before.
    after: Option<String>,
    /// How many at most, from 1 to 100.
    #[param(minimum = 1, maximum = 100, example = 20)]
    size: Option<u32>,
}

/// What a rated game made of a rating.
#[derive(Serialize, ToSchema)]
struct RatedStep {
    /// The id of the table.
    table: String,
    /// When it ended, in milliseconds since 1970.
    finished_at: i64,
    /// The rating since then.
    #[serde(flatten)]
    shown: Shown,
    /// How many points it brought; less than 0 if it took some.
    change: i64,
}

impl RatedStep {
    fn of(rated: &RatedGame, at_start: f64) -> Self {
        let shown = Shown::of(rated.mu, rated.sigma);
        let before = Shown::of(rated.before.unwrap_or(at_start), rated.sigma);
        Self {
            table: rated.match_id.to_string(),
            finished_at: rated.finished_at.0,
            shown,
            change: shown.since(before),
        }
    }
}

/// A part of the past of a rating.
#[derive(Serialize, ToSchema)]
struct RatingHistory {
    /// The newest first.
    items: Vec<RatedStep>,
    /// Where the next part begins; nothing if this is the last.
    next: Option<String>,
}

/// How did my rating come about?
///
/// What each rated game of the caller made of the rating, the newest first.
#[utoipa::path(
    get, path = "/api/me/rating", tag = "scores", params(RatedSearch),
    responses((status = 200, description = "A part of the list.", body = RatingHistory), Reading, WithQuery, Identified)
)]
async fn rating_history(
    State(app): State<Shared>,
    Me(person): Me,
    Search(search): Search<RatedSearch>,
) -> ApiResult<Json<RatingHistory>> {
    let game = known_game(&search.game)?;
    let page = Part { after: search.after, size: search.size }.page()?;
    let Paged { items, next } = app.store.rating_history(&person.id, game.name(), &page).await?;
    let start = at_start(&Player::Person(person.id), game.name()).rating;
    let items = items.iter().map(|rated| RatedStep::of(rated, start)).collect();
    Ok(Json(RatingHistory { items, next: next.map(|next| next.to_string()) }))
}

/// Of which game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ScaleSearch {
    /// The name of the game.
    #[param(example = "multiuniversum")]
    game: String,
}

/// Who stands where.
#[derive(Serialize, ToSchema)]
struct Scale {
    /// The caller; nothing before the first rated game.
    me: Option<RatingNow>,
    /// The people with whom the caller played last, the best first.
    people: Vec<Somebody>,
    /// The bots of every level that people play against, the weakest level first.
    bots: Vec<SomeBot>,
}

/// Somebody on a scale.
#[derive(Serialize, ToSchema)]
struct Somebody {
    /// What they are called.
    name: String,
    #[serde(flatten)]
    rating: RatingNow,
}

/// A bot on a scale.
#[derive(Serialize, ToSchema)]
struct SomeBot {
    /// Its name.
    #[schema(example = "easy")]
    bot: &'static str,
    #[serde(flatten)]
    rating: RatingNow,
}

/// Where do I stand?
///
/// The caller among the bots and the people with whom the caller has played. A bot that has no rated game on this
/// server yet has the rating that was measured in games of bots.
#[utoipa::path(
    get, path = "/api/me/scale", tag = "scores", params(ScaleSearch),
    responses((status = 200, description = "The scale.", body = Scale), Reading, WithQuery, Identified)
)]
async fn scale(
    State(app): State<Shared>,
    Me(person): Me,
    Search(search): Search<ScaleSearch>,
) -> ApiResult<Json<Scale>> {
    let game = known_game(&search.game)?.name();
    let around = app.store.ratings_around(&person.id, game, AROUND).await?;
    let known = app.store.bot_ratings(game).await?;
    let bot = |kind: BotKind| {
        let player = Player::Bot(kind.name().to_owned());
        let rating = known.iter().find(|rating| rating.player == player);
        let start = at_start(&player, game);
        let measured = RatingNow { shown: Shown::of(start.rating, start.uncertainty), games: 0 };
        SomeBot { bot: kind.name(), rating: rating.map_or(measured, RatingNow::from) }
    };
    let names = names_of(&app.store, around.iter().map(|rating| &rating.player)).await?;
    // Whoever has gone meanwhile is not on the scale.
    let somebody = |rating: &Rating| {
        let name = names.get(rating.player.person()?)?.clone();
        Some((rating.mu, Somebody { name, rating: rating.into() }))
    };
    let mut people: Vec<(f64, Somebody)> = around.iter().filter_map(somebody).collect();
    people.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let me = app.store.rating(&Player::Person(person.id), game).await?;
    Ok(Json(Scale {
        me: me.as_ref().map(RatingNow::from),
        people: people.into_iter().map(|(_, somebody)| somebody).collect(),
        bots: BotKind::LEVELS.map(bot).into(),
    }))
}
