//! Requests to the server.

use gloo_net::http::{Method, RequestBuilder};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wire::online::SitterInfo;

/// Why there is no answer, or not the one that was wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Problem {
    /// The server cannot be reached.
    Offline,
    /// It says no.
    Refused {
        /// Which kind of no, for programs.
        code: String,
        /// Why, for people; in English.
        text: String,
    },
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

#[derive(Deserialize)]
struct Tables {
    tables: Vec<Listed>,
}

#[derive(Deserialize)]
struct Refusal {
    error: Reason,
}

#[derive(Deserialize)]
struct Reason {
    code: String,
    text: String,
    #[serde(rename = "reason")]
    closer: Option<String>,
}

/// Becomes a guest, or stays who one is.
pub(crate) async fn become_somebody(language: &str) -> Result<Myself, Problem> {
    let body = format!("{{\"language\":\"{language}\"}}");
    let arrived: Arrived = read(&ask(Method::POST, "/api/people", Some(body)).await?)?;
    Ok(arrived.person)
}

/// The public tables that wait for players.
pub(crate) async fn open_tables() -> Result<Vec<Listed>, Problem> {
    let page: Tables = read(&ask(Method::GET, "/api/tables?size=8", None).await?)?;
    Ok(page.tables)
}

/// Where somebody sits: what runs, then what waits.
pub(crate) async fn my_tables() -> Result<Vec<Listed>, Problem> {
    let page: Tables = read(&ask(Method::GET, "/api/me/tables?size=8", None).await?)?;
    Ok(page.tables.into_iter().filter(|table| table.phase != "over").collect())
}

/// Asks for something, and takes the answer as it comes.
pub(crate) async fn ask(method: Method, path: &str, body: Option<String>) -> Result<String, Problem> {
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
    let status = answer.status();
    Err(match serde_json::from_str(&text) {
        Ok(Refusal { error: Reason { code, text, closer } }) => {
            Problem::Refused { code: closer.unwrap_or(code), text }
        }
        // A proxy in between speaks for itself.
        Err(_) if status >= 500 => Problem::Offline,
        Err(_) => Problem::Refused { code: status.to_string(), text },
    })
}

/// What an answer says.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text)
        .map_err(|error| Problem::Refused { code: "unreadable".to_owned(), text: error.to_string() })
}
