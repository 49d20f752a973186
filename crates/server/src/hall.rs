//! All rooms that are in memory, and how a table gets there.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use store::{
    Append, Conflict, Error, Held, Lease, LogRow, MatchId, Millis, Owner, Phase, Player, Seq, Store,
};
use table::Seed;
use tokio::sync::OnceCell;
use tokio::task::JoinSet;

use crate::config::Patience;
use crate::metrics::Metrics;
use crate::room::{Keeper, Letter, Room, RoomHandle};
use crate::think::Thinkers;
use crate::{now, random};

/// A lease lasts so long; a process that is gone for longer has lost its tables.
const LEASE: i64 = 15_000;
/// How often a table is read again because another process wrote to it meanwhile, or had it and died.
const TRIES: usize = 5;
/// Longer logs are read in parts.
const ROWS: u32 = 5_000;

type Slot = Arc<OnceCell<RoomHandle>>;

/// The rooms of this process.
pub(crate) struct Hall {
    owner: Owner,
    pub(crate) thinkers: Thinkers,
    metrics: Arc<Metrics>,
    pub(crate) patience: Patience,
    rooms: Mutex<HashMap<MatchId, Slot>>,
    /// The tables that this process runs.
    leased: Mutex<HashSet<MatchId>>,
    /// When a table that was put away has to be looked at again.
    asleep: Mutex<BTreeSet<(Millis, MatchId)>>,
}

impl Hall {
    pub(crate) fn new(thinkers: Thinkers, metrics: Arc<Metrics>, patience: Patience) -> Self {
        Self {
            owner: Owner::from_random(random()),
            thinkers,
            metrics,
            patience,
            rooms: Mutex::default(),
            leased: Mutex::default(),
            asleep: Mutex::default(),
        }
    }

    /// The way to a table's room; it is read from the store if it has to be.
    pub(crate) async fn room(self: &Arc<Self>, store: &Store, id: &MatchId) -> Result<RoomHandle, Error> {
        let slot = {
            let mut rooms = lock(&self.rooms);
            let slot = rooms.entry(id.clone()).or_default();
            // Its keeper has ended without a word, which is a fault of ours: read it again.
            if slot.get().is_some_and(|room| room.letters.is_closed()) {
                *slot = Slot::default();
            }
            Arc::clone(slot)
        };
        let opened = slot.get_or_try_init(|| self.open(store, id)).await;
        opened.cloned().inspect_err(|_| {
            let mut rooms = lock(&self.rooms);
            // Another may have opened it meanwhile.
            if rooms.get(id).is_some_and(|current| Arc::ptr_eq(current, &slot) && !current.initialized()) {
                rooms.remove(id);
            }
        })
    }

    async fn open(self: &Arc<Self>, store: &Store, id: &MatchId) -> Result<RoomHandle, Error> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_open(store, id).await {
                Err(Error::Conflict(Conflict::LogMoved { .. })) if tries < TRIES => {}
                // Whoever has it may have died just now.
                Err(Error::Conflict(Conflict::Leased { .. })) if tries < TRIES => {
                    store.attend(&self.owner).await?;
                }
                opened => return opened,
            }
        }
    }

    async fn try_open(self: &Arc<Self>, store: &Store, id: &MatchId) -> Result<RoomHandle, Error> {
        let held = store.lease(id).await?;
        let stored = store.find_match(id).await?.ok_or(Error::NotFound)?;
        let is_running = stored.table.listing.phase == Phase::Running;
        let log = whole_log(store, id).await?;
        let people = stored.table.seats.iter().filter_map(|seated| match &seated.player {
            Some(Player::Person(person)) => Some(person),
            _ => None,
        });
        let names = store.names(&people.collect::<Vec<_>>()).await?;
        let away_after = self.patience.away;
        let mut room =
            Room::read(stored, &log, &names, Seed::new(random()), away_after).map_err(|unreadable| {
                tracing::error!(error = unreadable.0, "a table cannot be read");
                Error::Invalid("this table was written by a program that is not this one")
            })?;
        if !is_running && store.find_match(&room.rematch_id()).await?.is_some() {
            room.rematch = Some(room.rematch_id());
        }
        if is_running {
            let now = now();
            // While this process had it, its clock ran, even if the room was not in memory.
            let change = match held {
                Some(Held { owner, renewed_at, .. }) if owner != self.owner => room.wake(renewed_at, now),
                _ => None,
            };
            let mut append = change.unwrap_or_default().append(&room, now);
            // All at once, and only if this is the whole log: no crash in between can cost anybody time, and
            // whoever had the table before has written its last row.
            append.change.lease = Some(self.lease(now));
            room.next_seq = self.append(store, append).await?;
            self.runs(id, true);
        }
        lock(&self.asleep).retain(|(_, asleep)| asleep != id);
        Ok(Keeper::start(room, Arc::clone(self), store.clone(), is_running))
    }

    /// A room was put away; if it has a clock, it is read again in time.
    pub(crate) fn forget(&self, id: &MatchId, deadline: Option<Millis>) {
        lock(&self.rooms).remove(id);
        if let Some(deadline) = deadline {
            lock(&self.asleep).insert((deadline, id.clone()));
        }
    }

    /// Tells every room in memory something.
    pub(crate) async fn tell_all(&self, letter: impl Fn() -> Letter) {
        let rooms: Vec<RoomHandle> =
            lock(&self.rooms).values().filter_map(|slot| slot.get().cloned()).collect();
        for room in rooms {
            // One that is put away needs no news.
            let _ = room.letters.send(letter()).await;
        }
    }

    /// Puts rooms away: their tables are gone, or run elsewhere.
    pub(crate) async fn end(&self, tables: &[MatchId]) {
        for id in tables {
            let room = lock(&self.rooms).get(id).and_then(|slot| slot.get().cloned());
            if let Some(room) = room {
                // One that is put away runs nothing.
                let _ = room.letters.send(Letter::End).await;
            }
        }
    }

    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        lock(&self.rooms).len()
    }

    /// Reads every running table that no process runs: after a start, and after another process has gone.
    pub(crate) async fn take_over(self: &Arc<Self>, store: &Store) -> Result<usize, Error> {
        const AT_A_TIME: u32 = 200;
        store.attend(&self.owner).await?;
        let mut taken = 0;
        loop {
            let free = store.unleased(now(), AT_A_TIME).await?;
            let before = taken;
            // Together, as what is written at the same time is committed together.
            let mut opening = JoinSet::new();
            for id in free {
                let (hall, store) = (Arc::clone(self), store.clone());
                opening.spawn(async move { (hall.room(&store, &id).await, id) });
            }
            while let Some(opened) = opening.join_next().await {
                match opened.map_err(|error| Error::Unavailable(Arc::new(error)))? {
                    (Ok(_), _) => taken += 1,
                    (Err(error @ Error::Unavailable(_)), _) => return Err(error),
                    // One that cannot be read does not keep the others from being run.
                    (Err(error), id) => tracing::warn!(%id, %error, "a table stays where it is"),
                }
            }
            if taken == before {
                return Ok(taken);
            }
        }
    }

    /// What has to be done now and then: leases renewed, sleeping clocks woken.
    pub(crate) async fn mind(self: &Arc<Self>, store: &Store) -> Result<(), Error> {
        let at = now();
        // Those taken while the store answers are not lost.
        let mut lost = lock(&self.leased).clone();
        for renewed in store.renew_leases(&self.owner, at, Millis(at.0 + LEASE)).await? {
            lost.remove(&renewed);
        }
        let lost: Vec<MatchId> = lost.into_iter().collect();
        for id in &lost {
            self.runs(id, false);
        }
        self.end(&lost).await;
        let due: Vec<MatchId> =
            lock(&self.asleep).iter().take_while(|(when, _)| *when <= at).map(|(_, id)| id.clone()).collect();
        for id in due {
            lock(&self.asleep).retain(|(_, asleep)| *asleep != id);
            if let Err(error) = self.room(store, &id).await {
                tracing::warn!(%id, %error, "a table cannot be woken");
            }
        }
        self.take_over(store).await.map(drop)
    }

    /// Ends all rooms and gives their tables back: the last thing a process does.
    pub(crate) async fn close(&self, store: &Store) -> Result<(), Error> {
        self.tell_all(|| Letter::End).await;
        store.release_leases(&self.owner, now()).await
    }

    /// This process runs a table from now on, or no longer.
    pub(crate) fn runs(&self, id: &MatchId, is_running: bool) {
        let mut leased = lock(&self.leased);
        if is_running {
            leased.insert(id.clone());
        } else {
            leased.remove(id);
        }
    }

    /// What has to be written when this process begins to run a table.
    pub(crate) fn lease(&self, now: Millis) -> Lease {
        Lease { owner: self.owner.clone(), now, until: Millis(now.0 + LEASE) }
    }

    /// Writes what happened at a table.
    pub(crate) async fn append(&self, store: &Store, append: Append) -> Result<Seq, Error> {
        let started = Instant::now();
        let kept = store.append(append).await?;
        self.metrics.append_seconds.observe(started.elapsed().as_secs_f64());
        self.metrics.moves.inc();
        Ok(kept)
    }
}

async fn whole_log(store: &Store, id: &MatchId) -> Result<Vec<LogRow>, Error> {
    let mut log: Vec<LogRow> = Vec::new();
    loop {
        let part = store.log(id, Seq(log.len() as i64), ROWS).await?;
        let is_last = part.len() < ROWS as usize;
        log.extend(part);
        if is_last {
            return Ok(log);
        }
    }
}

/// A panic elsewhere has not harmed what is in here: every change of it is one step.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
