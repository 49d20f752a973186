//! Offers moves to tables, each at its time.

use std::cell::RefCell;
use std::io::{Error, Result};
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::client::Socket;
use crate::process::Server;
use crate::report::Row;
use crate::setup::Setup;
use crate::table::{Shared, Table};

/// Threads that make tables: what is written at the same time is committed together.
const MAKERS: usize = 8;
/// Games that are played at random take longer than this.
const SHORT_GAME: u64 = 60;
/// And a few for short runs.
const SHORT_RUN: usize = 50;
/// Before it counts.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long late moves are waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// What all tables count together.
#[derive(Default)]
pub(crate) struct Tally {
    /// How long each move waited, in microseconds.
    pub(crate) waits: Vec<u32>,
    /// Moves that were due at a table whose game has ended.
    pub(crate) orphans: Vec<Instant>,
    pub(crate) received: u64,
    /// Where whatever is read is put first.
    pub(crate) chunk: Vec<u8>,
}

pub(crate) struct Load<'a> {
    server: &'a Server,
    tables: Vec<Shared>,
    /// What takes the place of tables that are over: making them is not what is measured.
    reserve: Vec<[Socket; 2]>,
    made_in_all: usize,
    /// The last that was offered a move.
    next: usize,
    tally: Rc<RefCell<Tally>>,
}

impl<'a> Load<'a> {
    pub(crate) fn new(server: &'a Server) -> Self {
        let (tables, reserve, tally) = (Vec::new(), Vec::new(), Rc::default());
        Self { server, tables, reserve, made_in_all: 0, next: 0, tally }
    }

    pub(crate) fn count(&self) -> usize {
        self.tables.len()
    }

    /// Makes tables until there are so many; within a runtime and a `LocalSet`.
    pub(crate) fn grow(&mut self, count: usize) -> Result<()> {
        for sockets in self.make(count.saturating_sub(self.tables.len()))? {
            self.made_in_all += 1;
            self.tables.push(Table::follow(sockets, self.made_in_all, &self.tally)?);
        }
        Ok(())
    }

    fn make(&self, count: usize) -> Result<Vec<[Socket; 2]>> {
        let (from, host) = (self.made_in_all, &self.server.host);
        let made: Vec<Result<Vec<_>>> = std::thread::scope(|scope| {
            let make = |maker: usize| {
                scope.spawn(move || {
                    let mut setup = Setup::new(host)?;
                    (maker..count).step_by(MAKERS).map(|number| setup.running_table(from + number)).collect()
                })
            };
            let makers: Vec<_> = (0..MAKERS).map(make).collect();
            makers.into_iter().map(|maker| maker.join().expect("no maker panics")).collect()
        });
        Ok(made.into_iter().collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
    }

    /// Offers so many moves a second for some time.
    pub(crate) async fn offer(&mut self, rate: u32, time: Duration) -> Result<Row> {
        let moves = (time + WARM_UP).as_secs() * u64::from(rate);
        self.reserve = self.make((moves / SHORT_GAME) as usize + self.tables.len().min(SHORT_RUN))?;
        let (count, _) = self.offer_for(rate, WARM_UP).await?;
        self.drain(count).await?;
        *self.tally.borrow_mut() = Tally::default();
        let (begin, computed) = (Instant::now(), self.server.computed());
        let (count, games_ended) = self.offer_for(rate, time).await?;
        self.drain(count).await?;
        self.reserve.clear();
        let tally = std::mem::take(&mut *self.tally.borrow_mut());
        let mut waits = tally.waits;
        waits.sort_unstable();
        Ok(Row {
            database: String::new(),
            tables: self.tables.len(),
            offered: rate,
            time: begin.elapsed(),
            waits,
            computed: self.server.computed().saturating_sub(computed),
            games_ended,
            received: tally.received,
        })
    }

    /// Waits until so many moves were answered.
    async fn drain(&mut self, count: usize) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        while self.tally.borrow().waits.len() < count && Instant::now() < until {
            let orphans = std::mem::take(&mut self.tally.borrow_mut().orphans);
            for due in orphans {
                self.offer_next(due)?;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    /// How many moves were offered, and how many games ended.
    async fn offer_for(&mut self, rate: u32, time: Duration) -> Result<(usize, usize)> {
        let (begin, interval) = (Instant::now(), Duration::from_secs(1) / rate);
        let (mut offered, mut ended) = (0, 0);
        while begin.elapsed() < time {
            let mut due = std::mem::take(&mut self.tally.borrow_mut().orphans);
            while begin + interval * offered <= Instant::now() {
                due.push(begin + interval * offered);
                offered += 1;
            }
            for due in due {
                ended += self.offer_next(due)?;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok((offered as usize, ended))
    }

    /// Offers a move to the next table, or to one that takes its place. How many were found to be over.
    fn offer_next(&mut self, due: Instant) -> Result<usize> {
        let mut ended = 0;
        for _ in 0..self.tables.len() {
            self.next = (self.next + 1) % self.tables.len();
            if self.tables[self.next].borrow().is_over {
                let Some(sockets) = self.reserve.pop() else { continue };
                ended += 1;
                self.made_in_all += 1;
                self.tables[self.next] = Table::follow(sockets, self.made_in_all, &self.tally)?;
            }
            self.tables[self.next].borrow_mut().offer(due);
            return Ok(ended);
        }
        Err(Error::other("more games ended than there are tables in reserve"))
    }
}
