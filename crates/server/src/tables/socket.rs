//! A table over a WebSocket.

use std::pin::pin;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use store::{MatchId, Person};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{ErrorCode, FromTable, ToTable, decode, encode};

use super::table_id;
use crate::app::Shared;
use crate::caller::Caller;
use crate::error::{ApiResult, Problem, Reading, WithQuery};
use crate::identity::MaybeMe;
use crate::input::{Params, Search};
use crate::limits::{Kind, Who};
use crate::room::{Connect, Letter, NotKept, OUTBOX, PutAway, Refusal, RoomHandle};

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(socket))
}

/// The largest message that a client has reason to send.
const LARGEST_MESSAGE: usize = 4096;
/// A socket that nobody uses costs little: with the usual 128 KiB, 15,000 of them would fill 2 GB.
const BUFFER: usize = 1024;
/// A message that cannot be sent in this time is not read by anybody.
const SENDING: Duration = Duration::from_secs(10);

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct SocketSearch {
    /// The last move that you know of; 0 or nothing asks for everything.
    #[param(value_type = Option<u64>, maximum = 4_294_967_295_i64)]
    after: Option<u32>,
}

/// Follow a table
///
/// A WebSocket. It sends a `welcome`, then a frame, and from then on one frame for each move, and whatever else
/// happens at the table; it takes `act`, `undo`, `recap` and `resync`. The messages are described at `/api/messages.json`. A
/// frame whose `from` is not the last move you know of means that some were lost: send `resync`.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/socket",
    tag = "play",
    params(("table" = String, Path, description = "The table's id."), SocketSearch),
    responses(
        (status = 101, description = "The socket is open."),
        (status = 426, description = "This is for WebSockets alone.", body = Problem),
        super::seat::AtTable, Reading, WithQuery
    )
)]
async fn socket(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    caller: Caller,
    Params(id): Params<String>,
    Search(SocketSearch { after }): Search<SocketSearch>,
    upgrade: crate::input::Upgrade,
) -> ApiResult<Response> {
    let id = table_id(&id)?;
    let open = app.limits.open(caller, app.config.most_connections)?;
    // Whether it may be looked at is said in plain HTTP, where a program can read it.
    let person = me.as_ref().map(|me| me.id.clone());
    app.look(&id, move |room, _| room.viewer(person.as_ref()).map(drop)).await??;
    let upgrade: WebSocketUpgrade = upgrade.0;
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(4 << 20);
    // Boxed, as is whatever a socket needs only once: a task is as large as the largest thing it ever waits for, and
    // most sockets are idle.
    Ok(upgrade.on_upgrade(move |socket| {
        Box::pin(async move {
            let tasks = app.tasks.clone();
            app.metrics.connections.inc();
            let who = me.as_ref().map_or_else(|| Who::from(caller), Who::from);
            let follower = Follower { app: app.clone(), id, person: me, who, socket };
            // The server waits for this when it stops: a client is told that it goes.
            tasks.track_future(follower.follow(after.unwrap_or(0))).await;
            app.metrics.connections.dec();
            drop(open);
        })
    }))
}

struct Follower {
    app: Shared,
    id: MatchId,
    person: Option<Person>,
    who: Who,
    socket: WebSocket,
}

/// Why a socket is closed by us.
type Reason = (u16, &'static str);
const RESTART: Reason = (close_code::RESTART, "the table is read again: please come back");
const SILENT: Reason = (close_code::POLICY, "nothing was heard from you");
const REFUSED: Reason = (close_code::POLICY, "you may not look at this table");
const TOO_SLOW: Reason = (close_code::POLICY, "you do not read what you are sent");
const GOING: Reason = (close_code::AWAY, "the server stops: please come back");

impl Follower {
    async fn follow(mut self, after: u32) {
        let reason = self.run(after).await;
        if let Some((code, reason)) = reason {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever is gone does not need it.
            let _ = timeout(SENDING, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Until one side has had enough; why we have, if it was us.
    async fn run(&mut self, after: u32) -> Option<Reason> {
        let (room, connection, mut inbox) = match Box::pin(self.connect(after)).await {
            Ok(connected) => connected,
            Err(reason) => return Some(reason),
        };
        let reason = self.talk(&room, connection, &mut inbox).await;
        // A room that was put away has forgotten it already.
        let _ = room.letters.send(Letter::Depart(connection)).await;
        reason
    }

    /// The room, our number there, and what it sends us.
    async fn connect(&mut self, since: u32) -> Result<(RoomHandle, u64, mpsc::Receiver<Utf8Bytes>), Reason> {
        let room = self.app.room(&self.id).await.map_err(|_| RESTART)?;
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let muted = self.app.muted_by(self.person.as_ref()).await.map_err(|_| RESTART)?;
        let (reply, answer) = oneshot::channel();
        let connect = Connect { person: self.person.clone(), muted, outbox, since, reply };
        room.letters.send(Letter::Connect(connect)).await.map_err(|_| RESTART)?;
        match answer.await {
            Ok(Ok(connection)) => Ok((room, connection, inbox)),
            Ok(Err(_)) => Err(REFUSED),
            Err(_) => Err(RESTART),
        }
    }

    async fn talk(
        &mut self,
        room: &RoomHandle,
        connection: u64,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Option<Reason> {
        let period = self.app.config.patience.heartbeat;
        let mut heartbeat = interval_at(Instant::now() + period, period);
        let mut heard = Instant::now();
        // Once for all rounds: all sockets wait for the same thing, and each new wait takes its lock.
        let mut stopping = pin!(self.app.stopping.clone().cancelled_owned());
        loop {
            tokio::select! {
                text = inbox.recv() => match text {
                    Some(text) => {
                        self.app.metrics.frames.inc();
                        if !self.send(Message::Text(text)).await {
                            return Some(TOO_SLOW);
                        }
                    }
                    // The room has let us go: it was put away, or we were too slow for it.
                    None => return Some(RESTART),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                        Some(Ok(Message::Text(text))) => {
                            if let Some(answer) = self.answer(room, connection, &text).await
                                && !self.send(Message::Text(encode(&answer).into())).await
                            {
                                return Some(TOO_SLOW);
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            let error = error(ErrorCode::Unreadable, "messages are text");
                            if !self.send(Message::Text(encode(&error).into())).await {
                                return Some(TOO_SLOW);
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    }
                },
                _ = heartbeat.tick() => {
                    if heard.elapsed() > 2 * period {
                        return Some(SILENT);
                    }
                    if !self.send(Message::Ping(axum::body::Bytes::new())).await {
                        return Some(TOO_SLOW);
                    }
                }
                () = &mut stopping => return Some(GOING),
            }
        }
    }

    /// Whether the client took it.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SENDING, self.socket.send(message)).await, Ok(Ok(())))
    }

    /// What only this client is told; everything else comes from the room.
    async fn answer(&mut self, room: &RoomHandle, connection: u64, text: &str) -> Option<FromTable> {
        if self.app.limits.check(Kind::Request, self.who.clone()).is_err() {
            return Some(error(ErrorCode::TooMany, "that was too often; please wait a little"));
        }
        let message: ToTable = match decode(text) {
            Ok(message) => message,
            Err(bad) => return Some(bad.into()),
        };
        let person = self.person.as_ref().map(|person| person.id.clone());
        let (seat, action, change) = match message {
            ToTable::Resync { since } => {
                // A room that was put away closes the socket, and everything is told anew.
                let _ = room.letters.send(Letter::Resync(connection, since)).await;
                return None;
            }
            ToTable::Recap => {
                let _ = room.letters.send(Letter::Recap(connection)).await;
                return None;
            }
            ToTable::Hint { .. } => {
                return Some(error(ErrorCode::NoHint, "tables on a server give no hints"));
            }
            ToTable::NewTable { .. }
            | ToTable::Continue
            | ToTable::Resume { .. }
            | ToTable::PlayOn { .. }
            | ToTable::Lesson { .. }
            | ToTable::Eureka { .. } => {
                return Some(error(
                    ErrorCode::Unreadable,
                    "tables on a server are made with POST /api/tables",
                ));
            }
            ToTable::Introduce { .. } => {
                return Some(error(ErrorCode::Unreadable, "people on a server have their names there"));
            }
            ToTable::Look { .. } => {
                return Some(error(ErrorCode::Unreadable, "a seat on a server is looked at from one screen"));
            }
            ToTable::Act { seat, action, after } => {
                let Some(person) = person else {
                    return Some(error(ErrorCode::NotYourSeat, "you only look on"));
                };
                let typed = action.clone();
                let change =
                    room.change(move |room, now| room.act(&person, Some(seat), &typed, after, now)).await;
                (seat, Some(action), change)
            }
            ToTable::Undo { seat, after } => {
                let Some(person) = person else {
                    return Some(error(ErrorCode::NotYourSeat, "you only look on"));
                };
                (seat, None, room.change(move |room, now| room.undo(&person, Some(seat), after, now)).await)
            }
        };
        match change {
            Ok(Ok(())) => None,
            Ok(Err(NotKept::Refused(refusal))) => Some(refused(seat, action, refusal)),
            Ok(Err(NotKept::Store(_))) | Err(PutAway) => Some(error(
                ErrorCode::Unavailable,
                "it could not be kept, or only just: ask for what happened",
            )),
        }
    }
}

fn refused(seat: engine::Seat, action: Option<String>, refusal: Refusal) -> FromTable {
    match refusal {
        Refusal::Illegal(why) => FromTable::Refused { seat, action: action.unwrap_or_default(), why },
        Refusal::NoUndo(why) => FromTable::NotUndone { seat, why },
        other => {
            let code = match other {
                Refusal::Stale => ErrorCode::Stale,
                Refusal::Notation(_) => ErrorCode::Notation,
                Refusal::NotSeated | Refusal::NotYourSeat => ErrorCode::NotYourSeat,
                _ => ErrorCode::NotRunning,
            };
            error(code, &other.text())
        }
    }
}

fn error(code: ErrorCode, text: &str) -> FromTable {
    FromTable::Error { code, text: text.to_owned() }
}
