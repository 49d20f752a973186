//! Offers moves to tables, each at its time.

use std::cell::RefCell;
use std::io::Result;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use crate::client::Socket;
use crate::process::Server;
use crate::report::Row;
use crate::setup::Setup;
use crate::table::{Shared, Table};

/// Threads that make tables: what is written at the same time is committed together.
const MAKERS: usize = 8;
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
    /// Those that are over, while another is made.
    replaced: Vec<bool>,
    made_in_all: usize,
    /// The last that was offered a move.
    next: usize,
    tally: Rc<RefCell<Tally>>,
    /// Asks for a table instead of one that is over, and the tables that were made.
    wanted: std::sync::mpsc::Sender<usize>,
    made: mpsc::UnboundedReceiver<[Socket; 2]>,
}

impl<'a> Load<'a> {
    pub(crate) fn new(server: &'a Server) -> Result<Self> {
        let (wanted, orders) = std::sync::mpsc::channel();
        let (deliver, made) = mpsc::unbounded_channel();
        let mut setup = Setup::new(&server.host)?;
        std::thread::spawn(move || {
            for number in orders {
                // When the server is gone, nobody needs tables.
                let Ok(table) = setup.running_table(number) else { return };
                if deliver.send(table).is_err() {
                    return;
                }
            }
        });
        let (tables, replaced, tally) = (Vec::new(), Vec::new(), Rc::default());
        Ok(Self { server, tables, replaced, made_in_all: 0, next: 0, tally, wanted, made })
    }

    pub(crate) fn count(&self) -> usize {
        self.tables.len()
    }

    /// Makes tables until there are so many; within a runtime and a `LocalSet`.
    pub(crate) fn grow(&mut self, count: usize) -> Result<()> {
        let (from, host) = (self.tables.len(), &self.server.host);
        let made: Vec<Result<Vec<[Socket; 2]>>> = std::thread::scope(|scope| {
            let make = |maker: usize| {
                scope.spawn(move || {
                    let mut setup = Setup::new(host)?;
                    (from + maker..count).step_by(MAKERS).map(|number| setup.running_table(number)).collect()
                })
            };
            let makers: Vec<_> = (0..MAKERS).map(make).collect();
            makers.into_iter().map(|maker| maker.join().expect("no maker panics")).collect()
        });
        for table in made.into_iter().collect::<Result<Vec<_>>>()?.into_iter().flatten() {
            self.made_in_all += 1;
            self.tables.push(Table::follow(table, self.made_in_all, &self.tally)?);
            self.replaced.push(false);
        }
        Ok(())
    }

    /// Offers so many moves a second for some time.
    pub(crate) async fn offer(&mut self, rate: u32, time: Duration) -> Result<Row> {
        let (count, _) = self.offer_for(rate, WARM_UP).await?;
        self.drain(count).await;
        *self.tally.borrow_mut() = Tally::default();
        let (begin, computed) = (Instant::now(), self.server.computed());
        let (count, games_ended) = self.offer_for(rate, time).await?;
        self.drain(count).await;
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
    async fn drain(&mut self, count: usize) {
        let until = Instant::now() + PATIENCE;
        while self.tally.borrow().waits.len() < count && Instant::now() < until {
            let orphans = std::mem::take(&mut self.tally.borrow_mut().orphans);
            for due in orphans {
                self.offer_next(due);
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
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
                ended += self.offer_next(due);
            }
            while let Ok(sockets) = self.made.try_recv() {
                let number = self.replaced.iter().position(|&is| is).expect("it was asked for");
                self.made_in_all += 1;
                self.tables[number] = Table::follow(sockets, self.made_in_all, &self.tally)?;
                self.replaced[number] = false;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok((offered as usize, ended))
    }

    /// Offers a move to the next table that lives. How many were found that do not any more.
    fn offer_next(&mut self, due: Instant) -> usize {
        let mut ended = 0;
        for _ in 0..self.tables.len() {
            self.next = (self.next + 1) % self.tables.len();
            let mut table = self.tables[self.next].borrow_mut();
            if !table.is_over {
                table.offer(due);
                return ended;
            }
            if !std::mem::replace(&mut self.replaced[self.next], true) {
                ended += 1;
                // Whoever makes tables ends with the server.
                let _ = self.wanted.send(self.next);
            }
        }
        self.tally.borrow_mut().orphans.push(due);
        ended
    }
}
