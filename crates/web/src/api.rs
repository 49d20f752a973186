//! Requests to the server.

use gloo_net::http::{Method, RequestBuilder};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wire::Tally;
use wire::games::GameId;
use wire::online::SitterInfo;
use wire::problem::{self, Code};
use words::Words;

use crate::site;

/// A list is asked for in parts of so many.
const MOST: u8 = 20;

/// Why there is no answer, or not the one that was wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Problem {
    /// The server cannot be reached.
    Offline,
    /// There is no server: the page lies somewhere as plain files.
    NoServer,
    /// The server says no.
    Refused(problem::Problem),
    /// The answer is none that this page can read.
    Unreadable,
}

impl Problem {
    /// The sentence for a player. The server's own text is for programmers, and in English.
    pub(crate) fn say(&self, words: &Words) -> String {
        match self {
            Self::Offline => words.text("problem-offline"),
            Self::NoServer => words.text("problem-no-server"),
            Self::Refused(problem) => problem.say(words),
            Self::Unreadable => words.text("problem-misunderstood"),
        }
    }

    /// Whether the server knows nothing of that name.
    pub(crate) fn is_unknown(&self) -> bool {
        matches!(self, Self::Refused(problem) if problem.code() == Some(Code::NotFound))
    }
}

/// Whoever uses this browser, as the server knows them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Myself {
    pub(crate) id: String,
    pub(crate) name: String,
}

#[derive(Deserialize)]
struct Arrived {
    person: Myself,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) phase: String,
    pub(crate) sitters: Vec<SitterInfo>,
    pub(crate) is_my_turn: bool,
}

/// A game that is over, for one of its players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Played {
    pub(crate) table: String,
    pub(crate) game: String,
    /// The options it was played with, as JSON.
    pub(crate) options: String,
    pub(crate) rated: bool,
    pub(crate) finished_at: i64,
    pub(crate) players: u32,
    /// From 1.
    pub(crate) seat: u8,
    pub(crate) place: u32,
    pub(crate) points: i64,
    /// The points of the virtual player, where there was one.
    pub(crate) beside: Option<i64>,
    /// Everybody's part in the order of seats, where it was asked for.
    #[serde(default)]
    pub(crate) standings: Vec<SeatResult>,
}

/// What a game came to for one seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct SeatResult {
    pub(crate) name: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) place: u32,
    pub(crate) points: i64,
}

/// How somebody's games on the server went.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
pub(crate) struct Statistics {
    pub(crate) all: Tally,
    pub(crate) games: Vec<OfGame>,
}

/// How somebody's games of one kind went.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct OfGame {
    pub(crate) game: String,
    pub(crate) tally: Tally,
    pub(crate) rating: Option<RatingNow>,
    pub(crate) best_solo: Vec<Played>,
}

/// How well somebody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) struct RatingNow {
    pub(crate) rating: i64,
    pub(crate) is_guess: bool,
}

/// What a rated game made of a rating.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct RatedStep {
    pub(crate) finished_at: i64,
    pub(crate) rating: i64,
    pub(crate) change: i64,
}

#[derive(Deserialize)]
struct RatingHistory {
    items: Vec<RatedStep>,
}

/// Who stands where.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Scale {
    pub(crate) me: Option<RatingNow>,
    pub(crate) people: Vec<Somebody>,
    pub(crate) bots: Vec<SomeBot>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Somebody {
    pub(crate) name: String,
    pub(crate) rating: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct SomeBot {
    pub(crate) bot: String,
    pub(crate) rating: i64,
}

#[derive(Deserialize)]
pub(crate) struct History {
    pub(crate) items: Vec<Played>,
    pub(crate) next: Option<String>,
}

/// A game that somebody played alone.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct SoloScore {
    pub(crate) name: Option<String>,
    #[serde(flatten)]
    pub(crate) played: Played,
}

#[derive(Deserialize)]
struct SoloScores {
    items: Vec<SoloScore>,
}

#[derive(Deserialize)]
struct Tables {
    tables: Vec<Listed>,
}

/// Becomes a guest, or stays who one is.
pub(crate) async fn become_somebody(language: &str) -> Result<Myself, Problem> {
    let body = format!("{{\"language\":\"{language}\"}}");
    let arrived: Arrived = read(&ask(Method::POST, "/api/people", Some(body)).await?)?;
    Ok(arrived.person)
}

/// The public tables of a phase: those that wait for players, or those that can be watched.
pub(crate) async fn public_tables(phase: &str) -> Result<Vec<Listed>, Problem> {
    let path = format!("/api/tables?phase={phase}&size={MOST}");
    let page: Tables = read(&ask(Method::GET, &path, None).await?)?;
    Ok(page.tables)
}

/// The games that somebody played to the end, of one game or of all, the newest first.
pub(crate) async fn history(game: Option<GameId>, size: u8, after: Option<&str>) -> Result<History, Problem> {
    let game = game.map(|game| format!("&game={}", game.name())).unwrap_or_default();
    let after = after.map(|after| format!("&after={after}")).unwrap_or_default();
    read(&ask(Method::GET, &format!("/api/me/history?size={size}{game}{after}"), None).await?)
}

/// How they went.
pub(crate) async fn statistics() -> Result<Statistics, Problem> {
    read(&ask(Method::GET, "/api/me/statistics", None).await?)
}

/// What the last rated games made of somebody's rating, the newest first.
pub(crate) async fn rating_history(game: GameId, size: u8) -> Result<Vec<RatedStep>, Problem> {
    let path = format!("/api/me/rating?game={}&size={size}", game.name());
    let page: RatingHistory = read(&ask(Method::GET, &path, None).await?)?;
    Ok(page.items)
}

/// Where somebody stands among bots and people.
pub(crate) async fn scale(game: GameId) -> Result<Scale, Problem> {
    read(&ask(Method::GET, &format!("/api/me/scale?game={}", game.name()), None).await?)
}

/// The best games that people of this server played alone.
pub(crate) async fn best_solo(game: &str) -> Result<Vec<SoloScore>, Problem> {
    let path = format!("/api/scores/solo?game={game}&size={MOST}");
    let page: SoloScores = read(&ask(Method::GET, &path, None).await?)?;
    Ok(page.items)
}

/// Where somebody sits: what runs, then what waits.
pub(crate) async fn my_tables() -> Result<Vec<Listed>, Problem> {
    let page: Tables = read(&ask(Method::GET, &format!("/api/me/tables?size={MOST}"), None).await?)?;
    Ok(page.tables.into_iter().filter(|table| table.phase != "over").collect())
}

/// Asks for something, and takes the answer as it comes.
pub(crate) async fn ask(method: Method, path: &str, body: Option<String>) -> Result<String, Problem> {
    if !site::has_server() {
        return Err(Problem::NoServer);
    }
    let request = RequestBuilder::new(path).method(method);
    let sent = match body {
        Some(json) => request.header("content-type", "application/json").body(json),
        None => request.build(),
    };
    let answer = sent.map_err(|_| Problem::Offline)?.send().await.map_err(|_| Problem::Offline)?;
    let text = answer.text().await.map_err(|_| Problem::Offline)?;
    if answer.ok() {
        return Ok(text);
    }
    Err(match serde_json::from_str(&text) {
        Ok(problem) => Problem::Refused(problem),
        // A proxy in between speaks for itself.
        Err(_) if answer.status() >= 500 => Problem::Offline,
        Err(_) => Problem::Unreadable,
    })
}

/// What an answer says.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Unreadable)
}
