//! Finding tables.

use axum::Json;
use axum::extract::State;
use games::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Listed, Paged, PersonId, Phase};
use utoipa::openapi::{Array, Ref};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::online::{SitterInfo, TableInfo};

use super::table_id;
use crate::app::{App, Shared};
use crate::error::{ApiError, ApiResult, Identified, Reading, WithQuery};
use crate::identity::{MaybeMe, Me};
use crate::input::{Params, Search};
use crate::scores::{Part, known_game};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(lobby)).routes(routes!(mine)).routes(routes!(show))
}

/// Which tables.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Which {
    /// Those that wait for players.
    Open,
    /// Those that can be watched.
    Running,
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LobbySearch {
    /// Those that wait for players, or those that run.
    #[param(inline)]
    phase: Option<Which>,
    /// The name of one game; without it those of all.
    game: Option<String>,
    /// Where the page begins: `next` of the page before.
    after: Option<String>,
    /// How many at most; 20 if nothing is said, 100 at most.
    #[param(minimum = 1, maximum = 100)]
    size: Option<u32>,
}

/// A part of a list of tables.
#[derive(Serialize, ToSchema)]
struct Tables {
    tables: Vec<TableInList>,
    /// What to ask for as `after`; absent on the last page.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
struct TableInList {
    /// Its id.
    id: String,
    /// The name of the game.
    game: String,
    /// `open`, `running` or `over`.
    phase: &'static str,
    /// How many may still sit down without a key.
    seats_free: u32,
    /// When somebody last sat down, or it started or ended, in milliseconds since 1970.
    updated_at: i64,
    /// Who sits on each seat.
    #[schema(schema_with = list_of_sitters)]
    sitters: Vec<SitterInfo>,
    /// Whether the table waits for you.
    is_my_turn: bool,
    /// What is played and how: `setup`, `settings`, and how many `seats` there are. A deck of the host's own is given by its hash.
    #[schema(value_type = Object)]
    about: Value,
}

fn list_of_sitters() -> Array {
    Array::new(Ref::from_schema_name("SitterInfo"))
}

/// The lobby
///
/// Public tables, the newest first.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    params(LobbySearch),
    responses((status = 200, description = "A page of the lobby.", body = Tables), Reading, WithQuery)
)]
async fn lobby(State(app): State<Shared>, Search(search): Search<LobbySearch>) -> ApiResult<Json<Tables>> {
    let phase = match search.phase.unwrap_or(Which::Open) {
        Which::Open => Phase::Open,
        Which::Running => Phase::Running,
    };
    let game = search.game.as_deref().map(known_game).transpose()?;
    let page = Part { after: search.after, size: search.size }.page()?;
    let found = app.store.lobby(phase, game.map(GameId::name), &page).await?;
    Ok(Json(app.tables(found, None).await?))
}

/// My tables
///
/// Where you sit: the running first, then the open, then those that are over.
#[utoipa::path(
    get,
    path = "/api/me/tables",
    tag = "tables",
    params(Part),
    responses((status = 200, description = "A page of your tables.", body = Tables), Identified, Reading, WithQuery)
)]
async fn mine(State(app): State<Shared>, Me(me): Me, Search(part): Search<Part>) -> ApiResult<Json<Tables>> {
    let found = app.store.matches_of(&me.id, &part.page()?).await?;
    Ok(Json(app.tables(found, Some(me.id)).await?))
}

/// A table
///
/// Who sits there and how far it is; the game itself is in its frames.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, description = "The table.", body = ref("#/components/schemas/TableInfo")),
        super::seat::AtTable, Reading
    )
)]
async fn show(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.info(&table_id(&id)?, me.as_ref()).await?))
}

impl App {
    /// A part of a list of tables, for somebody who may sit at them.
    async fn tables(&self, found: Paged<Listed>, person: Option<PersonId>) -> ApiResult<Tables> {
        let mut tables = Vec::with_capacity(found.items.len());
        for Listed { id, listing } in found.items {
            let person = person.clone();
            let seen = self.look(&id, move |room, now| {
                let is_my_turn = person.as_ref().is_some_and(|person| room.is_turn_of(person));
                let seats = room.info(None, now).seats;
                (seats.into_iter().map(|seat| seat.sitter).collect(), is_my_turn)
            });
            // A table that vanishes meanwhile, or is run elsewhere, does not spoil the list.
            let (sitters, is_my_turn) = seen.await.unwrap_or_default();
            tables.push(TableInList {
                id: id.to_string(),
                game: listing.game,
                phase: match listing.phase {
                    Phase::Open => "open",
                    Phase::Running => "running",
                    Phase::Over => "over",
                },
                seats_free: listing.seats_free,
                updated_at: listing.updated_at.0,
                sitters,
                is_my_turn,
                about: serde_json::from_str(&listing.summary).map_err(|error| ApiError::internal(&error))?,
            });
        }
        Ok(Tables { tables, next: found.next.map(|cursor| cursor.to_string()) })
    }
}
