//! The task that keeps one room: it alone changes it, writes down what changed, and then tells everybody.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Viewer};
use store::{Append, Conflict, Error, Millis, Person, PersonId, Store};
use table::{Pledge, Seed};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use wire::online::{Line, Phase, Reaction};
use wire::{FromTable, encode};

use super::{Change, Refusal, Room};
use crate::hall::Hall;
use crate::{now, random, rating};

/// So many messages may wait for a client that does not read; then it is let go.
pub(crate) const OUTBOX: usize = 64;
/// How many requests may wait for a room.
const MAILBOX: usize = 256;
/// Spectators come and go in crowds: the others are told their number no more often than this.
const CROWD: Duration = Duration::from_secs(2);
/// How often a result is computed anew because somebody's rating moved meanwhile.
const RATING_TRIES: usize = 20;

type Work = Box<dyn FnOnce(&mut Room, Millis) -> Result<Change, Refusal> + Send>;
type Glance = Box<dyn FnOnce(&Room, Millis) + Send>;

/// What is asked of a room.
pub(crate) enum Letter {
    /// Change it. The answer is sent once the change is kept.
    Change(Work, oneshot::Sender<Result<(), NotKept>>),
    /// Look at it.
    Look(Glance),
    /// Somebody connects. What they are sent begins with a welcome.
    Connect(Connect),
    /// A connection has ended.
    Depart(u64),
    /// A connection wants everything after this move again.
    Resync(u64, u32),
    /// A connection wants to see what happened since its seat last did something.
    Recap(u64),
    /// A bot has thought.
    Answered(Seat, u32, Option<String>),
    /// Somebody said something; it is kept.
    Said(Line),
    /// Somebody reacted.
    Reacted(PersonId, Seat, Reaction),
    /// Somebody is called something else.
    Renamed(Person),
    /// Somebody does not want to hear these.
    Muted(PersonId, HashSet<PersonId>),
    /// Somebody has deleted their data.
    Forget(PersonId),
    /// Another process runs this table now, or this one stops.
    End,
}

/// A connection to be.
pub(crate) struct Connect {
    pub(crate) person: Option<Person>,
    pub(crate) muted: HashSet<PersonId>,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    pub(crate) since: u32,
    pub(crate) reply: oneshot::Sender<Result<u64, Refusal>>,
}

/// Why a change is not there.
#[derive(Debug)]
pub(crate) enum NotKept {
    /// The room does not want it.
    Refused(Refusal),
    /// The store could not keep it, or somebody else was first. The room is read again.
    Store(Error),
}

/// The way to a room.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    pub(crate) letters: mpsc::Sender<Letter>,
    /// Grows with everything that anybody can see.
    pub(crate) news: watch::Receiver<u64>,
}

/// The room was put away just now: ask the hall again.
#[derive(Debug)]
pub(crate) struct PutAway;

impl RoomHandle {
    /// Changes the room; returns when the change is durable.
    pub(crate) async fn change(
        &self,
        work: impl FnOnce(&mut Room, Millis) -> Result<Change, Refusal> + Send + 'static,
    ) -> Result<Result<(), NotKept>, PutAway> {
        let (reply, answer) = oneshot::channel();
        self.letters.send(Letter::Change(Box::new(work), reply)).await.map_err(|_| PutAway)?;
        answer.await.map_err(|_| PutAway)
    }

    /// Looks at the room.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Room, Millis) -> T + Send + 'static,
    ) -> Result<T, PutAway> {
        let (reply, answer) = oneshot::channel();
        let letter = Letter::Look(Box::new(move |room, now| {
            // Whoever asked may be gone.
            let _ = reply.send(look(room, now));
        }));
        self.letters.send(letter).await.map_err(|_| PutAway)?;
        answer.await.map_err(|_| PutAway)
    }
}

struct Connection {
    person: Option<PersonId>,
    muted: HashSet<PersonId>,
    viewer: Viewer,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// The last move it was told of.
    told: u32,
}

/// Keeps a room until nobody needs it in memory.
pub(crate) struct Keeper {
    room: Room,
    hall: Arc<Hall>,
    store: Store,
    letters: mpsc::Receiver<Letter>,
    /// For what bots answer.
    own_letters: mpsc::WeakSender<Letter>,
    news: watch::Sender<u64>,
    connections: HashMap<u64, Connection>,
    next_connection: u64,
    /// The move after which a bot was last asked.
    asked: Option<(Seat, u32)>,
    /// When everybody is to be told about the table anew.
    info_due: Option<Instant>,
    /// What of the making of the dice everybody was told.
    told_round: (wire::online::Phase, Pledge),
    has_lease: bool,
}

impl Drop for Keeper {
    /// Also after a panic: a room that nobody keeps must not stay in the hall.
    fn drop(&mut self) {
        self.hall.forget(&self.room.id, self.room.next_deadline(now()));
    }
}

impl Keeper {
    /// Starts to keep a room.
    pub(crate) fn start(room: Room, hall: Arc<Hall>, store: Store, has_lease: bool) -> RoomHandle {
        let (sender, letters) = mpsc::channel(MAILBOX);
        let (news, seen) = watch::channel(0);
        let keeper = Self {
            told_round: (room.phase(), room.round.host_pledge()),
            room,
            hall,
            store,
            letters,
            own_letters: sender.downgrade(),
            news,
            connections: HashMap::new(),
            next_connection: 1,
            asked: None,
            info_due: None,
            has_lease,
        };
        tokio::spawn(keeper.keep());
        RoomHandle { letters: sender, news: seen }
    }

    async fn keep(mut self) {
        if let Err(error) = self.run().await {
            tracing::warn!(id = %self.room.id, %error, "a table is read again");
        }
        // Connections end with their outboxes; clients come back, and the room is read again.
    }

    /// Until nobody needs the room, or what it did could not be kept.
    async fn run(&mut self) -> Result<(), Error> {
        let mut idle_since = Instant::now();
        loop {
            while let Some(change) = self.room.settle(|| Seed::new(random()), now()) {
                self.keep_change(change).await?;
            }
            if self.told_round != (self.room.phase(), self.room.round.host_pledge()) {
                self.tell_table();
            }
            self.ask_bot();
            let at = now();
            let in_time =
                |due: Millis| Instant::now() + Duration::from_millis((due.0 - at.0).max(0).cast_unsigned());
            let deadline = self.room.next_deadline(at).map(in_time);
            let vote_due = self.room.next_vote(at).map(in_time);
            let is_needed =
                !self.connections.is_empty() || self.asked.is_some() || !self.room.round.is_idle();
            let put_away = (!is_needed).then(|| idle_since + self.hall.patience.idle_table);
            let next = [deadline, vote_due, self.info_due, put_away].into_iter().flatten().min();
            let timer = async {
                match next {
                    Some(time) => sleep_until(time).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                letter = self.letters.recv() => match letter {
                    None | Some(Letter::End) => return Ok(()),
                    Some(letter) => {
                        idle_since = Instant::now();
                        self.read(letter).await?;
                    }
                },
                () = timer => {}
            }
            if [self.info_due, vote_due].into_iter().flatten().any(|due| due <= Instant::now()) {
                self.tell_table();
            }
            if put_away.is_some_and(|time| time <= Instant::now())
                && idle_since + self.hall.patience.idle_table <= Instant::now()
            {
                return Ok(());
            }
        }
    }

    async fn read(&mut self, letter: Letter) -> Result<(), Error> {
        match letter {
            Letter::Look(look) => look(&self.room, now()),
            Letter::Change(work, reply) => match work(&mut self.room, now()) {
                Err(refusal) => {
                    let _ = reply.send(Err(NotKept::Refused(refusal)));
                }
                Ok(change) => {
                    let kept = self.keep_change(change).await;
                    let _ = reply.send(kept.clone().map_err(NotKept::Store));
                    kept?;
                }
            },
            Letter::Connect(connect) => self.connect(connect),
            Letter::Depart(id) => self.depart(id),
            Letter::Resync(id, since) => {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.told = since;
                    self.tell_one(id);
                }
            }
            Letter::Recap(id) => self.tell_again(id),
            Letter::Answered(seat, number, action) => {
                self.asked = None;
                if let Some(change) = self.room.answer(seat, number, action.as_deref(), now()) {
                    self.keep_change(change).await?;
                }
            }
            Letter::Said(line) => {
                let by = line.person.clone().unwrap_or_default();
                self.tell_from(&by, &FromTable::Said(line));
            }
            Letter::Reacted(by, seat, reaction) => {
                self.tell_from(by.as_str(), &FromTable::Reacted { seat, reaction });
            }
            Letter::Renamed(person) => {
                if self.room.rename(&person) {
                    self.tell_table();
                }
            }
            Letter::Muted(person, muted) => {
                for connection in self.connections.values_mut() {
                    if connection.person.as_ref() == Some(&person) {
                        connection.muted.clone_from(&muted);
                    }
                }
            }
            Letter::Forget(person) => {
                self.room.forget(&person);
                self.tell_table();
            }
            Letter::End => {}
        }
        Ok(())
    }

    /// Writes down what changed, and tells everybody.
    async fn keep_change(&mut self, change: Change) -> Result<(), Error> {
        let is_only_moves = change.is_only_moves();
        if change != Change::default() {
            let mut append = change.append(&self.room, now());
            let is_running = self.room.phase() == Phase::Running;
            if is_running && !self.has_lease {
                append.change.lease = Some(self.hall.lease(now()));
            }
            self.room.next_seq = self.append(append).await?;
            // A running table is run by this process alone; one that is over by none.
            if is_running != self.has_lease {
                self.hall.runs(&self.room.id, is_running);
                self.has_lease = is_running;
            }
        }
        if !is_only_moves {
            self.look_again();
        }
        self.tell_moves();
        if is_only_moves {
            self.news.send_modify(|count| *count += 1);
        } else {
            self.tell_table();
        }
        Ok(())
    }

    /// A rated result counts from what the ratings are when it is written.
    async fn append(&mut self, mut append: Append) -> Result<store::Seq, Error> {
        for _ in 0..RATING_TRIES {
            let Some(finish) = append.change.finish.as_mut().filter(|finish| finish.played.rated) else {
                return self.hall.append(&self.store, append).await;
            };
            rating::rate(&self.store, finish).await?;
            match self.hall.append(&self.store, append.clone()).await {
                Err(Error::Conflict(Conflict::RatingMoved)) => {}
                kept => return kept,
            }
        }
        Err(Conflict::RatingMoved.into())
    }

    fn ask_bot(&mut self) {
        if self.asked.is_some() {
            return;
        }
        let Some((seat, number, question)) = self.room.question() else { return };
        self.asked = Some((seat, number));
        let (hall, letters) = (Arc::clone(&self.hall), self.own_letters.clone());
        tokio::spawn(async move {
            let action = hall.thinkers.ask(question).await;
            if let Some(letters) = letters.upgrade() {
                // A room that was put away meanwhile asks again when it is read.
                let _ = letters.send(Letter::Answered(seat, number, action)).await;
            }
        });
    }

    fn connect(&mut self, connect: Connect) {
        let Connect { person, muted, outbox, since, reply } = connect;
        let is_renamed = person.as_ref().is_some_and(|person| self.room.rename(person));
        let person = person.map(|person| person.id);
        let viewer = match self.room.viewer(person.as_ref()) {
            Ok(viewer) => viewer,
            Err(refusal) => {
                let _ = reply.send(Err(refusal));
                return;
            }
        };
        let id = self.next_connection;
        self.next_connection += 1;
        if reply.send(Ok(id)).is_err() {
            return;
        }
        self.room.arrive(person.as_ref());
        let welcome = FromTable::Welcome {
            setup: self.room.setup().spelled_out(),
            table: Box::new(self.room.info(person.as_ref(), now())),
        };
        // A new outbox has room for a few messages.
        let _ = outbox.try_send(encode(&welcome).into());
        self.connections.insert(id, Connection { person, muted, viewer, outbox, told: since });
        if since == 0 || since != self.room.number() {
            // A frame, even if nothing has happened: the client sees where things stand.
            self.tell_one(id);
        }
        let is_player = matches!(viewer, Viewer::Seat(_));
        self.tell_table_soon(if is_player || is_renamed { Duration::ZERO } else { CROWD });
    }

    fn depart(&mut self, id: u64) {
        if let Some(connection) = self.connections.remove(&id) {
            self.room.depart(connection.person.as_ref(), now());
            let is_player = matches!(connection.viewer, Viewer::Seat(_));
            self.tell_table_soon(if is_player { Duration::ZERO } else { CROWD });
        }
    }

    fn tell_table_soon(&mut self, within: Duration) {
        let due = Instant::now() + within;
        self.info_due = Some(self.info_due.map_or(due, |earlier| earlier.min(due)));
    }

    /// Tells everybody how the table stands beside the game.
    fn tell_table(&mut self) {
        self.look_again();
        self.info_due = None;
        self.told_round = (self.room.phase(), self.room.round.host_pledge());
        self.news.send_modify(|count| *count += 1);
        let at = now();
        let info = |person: Option<&PersonId>| -> Utf8Bytes {
            encode(&FromTable::Table(Box::new(self.room.info(person, at)))).into()
        };
        let for_spectators = info(None);
        let mut slow = Vec::new();
        for (&id, connection) in &self.connections {
            let text = match connection.viewer {
                Viewer::Spectator => for_spectators.clone(),
                Viewer::Seat(_) => info(connection.person.as_ref()),
            };
            slow.extend(is_slow(connection, text).then_some(id));
        }
        self.let_go(&slow);
    }

    /// Who sits down sees with other eyes from now on, and who may look no longer is let go.
    fn look_again(&mut self) {
        let mut refused = Vec::new();
        for (&id, connection) in &mut self.connections {
            match self.room.viewer(connection.person.as_ref()) {
                Ok(viewer) if viewer == connection.viewer => {}
                Ok(viewer) => (connection.viewer, connection.told) = (viewer, 0),
                Err(_) => refused.push(id),
            }
        }
        self.let_go(&refused);
    }

    /// Tells everybody what happened in the game since they were told last.
    fn tell_moves(&mut self) {
        let number = self.room.number();
        let behind: Vec<u64> =
            self.connections.iter().filter(|(_, one)| one.told != number).map(|(&id, _)| id).collect();
        let mut made: Vec<((Viewer, u32), Vec<Utf8Bytes>)> = Vec::new();
        let mut slow = Vec::new();
        for id in behind {
            let Some(connection) = self.connections.get_mut(&id) else { continue };
            let key = (connection.viewer, connection.told);
            let known = made.iter().position(|(known, _)| *known == key);
            let index = known.unwrap_or_else(|| {
                made.push((key, messages(&self.room, key.0, key.1)));
                made.len() - 1
            });
            connection.told = number;
            if made[index].1.iter().any(|text| is_slow(connection, text.clone())) {
                slow.push(id);
            }
        }
        self.let_go(&slow);
    }

    fn tell_one(&mut self, id: u64) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let texts = messages(&self.room, connection.viewer, connection.told);
        connection.told = self.room.number();
        if texts.into_iter().any(|text| is_slow(connection, text)) {
            self.let_go(&[id]);
        }
    }

    /// Tells one connection, move by move, what happened since its seat last did something.
    fn tell_again(&mut self, id: u64) {
        // It is told of the last move, too: whatever comes after it follows on that.
        self.tell_moves();
        let Some(connection) = self.connections.get(&id) else { return };
        let recap = self.room.recap(connection.viewer);
        if recap.is_some_and(|text| is_slow(connection, text.into())) {
            self.let_go(&[id]);
        }
    }

    /// Tells what somebody says, with or without words, to those who want to hear it.
    fn tell_from(&mut self, by: &str, message: &FromTable) {
        let text: Utf8Bytes = encode(message).into();
        let is_muted = |one: &Connection| one.muted.iter().any(|id| id.as_str() == by);
        let slow: Vec<u64> = self
            .connections
            .iter()
            .filter(|(_, one)| !is_muted(one) && is_slow(one, text.clone()))
            .map(|(&id, _)| id)
            .collect();
        self.let_go(&slow);
    }

    /// Clients that do not read are let go, and those who may not: nobody else waits for them.
    fn let_go(&mut self, connections: &[u64]) {
        for &id in connections {
            self.depart(id);
        }
    }
}

/// What a viewer is told who knows everything up to a move.
pub(crate) fn messages(room: &Room, viewer: Viewer, told: u32) -> Vec<Utf8Bytes> {
    let times = room.times(now()).map(|times| encode(&FromTable::Times(times)));
    let over = room.end().map(|end| encode(&FromTable::Over { ending: end.ending, sheet: end.sheet }));
    room.frame(viewer, told).into_iter().chain(times).chain(over).map(Utf8Bytes::from).collect()
}

/// Sends, and says whether the client is too slow to be sent anything. One that is gone is not slow: it departs by
/// itself.
fn is_slow(connection: &Connection, text: Utf8Bytes) -> bool {
    matches!(connection.outbox.try_send(text), Err(TrySendError::Full(_)))
}
