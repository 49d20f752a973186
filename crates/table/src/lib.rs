//! One running table of any game.
//!
//! A [`Table`] asks [`Dice`] for chance, checks and keeps the inputs, takes back what may be
//! taken back, and makes a [`Frame`] for whoever looks. One *move* is an action with the chance that follows it
//! (the first is the set-up). Moves are numbered from 1; taking one back is a move of its own, so every change
//! that anybody can see has a number, also where a viewer sees nothing of it.
//!
//! What lasts is the log of [entries](Entry): state, frames and numbers are rebuilt from it ([`Table::resume`]).
//! No I/O and no clock in here.
//!
//! ```
//! use bots::{BotKind, Pcg, make};
//! use engine::{Seat, Viewer, tiny::{Choice, HighCard}};
//! use table::Table;
//!
//! let mut dice = Pcg::new(1, 0);
//! let mut table = Table::new(HighCard { seats: 2 }, &mut dice);
//! let (me, rival) = (Seat::from_index(0), Seat::from_index(1));
//! table.act(me, Choice::Keep, &mut dice).unwrap();
//! table.undo(me).unwrap();
//! table.act(me, Choice::Keep, &mut dice).unwrap();
//! table.act_bot(rival, &mut *make(BotKind::Sensible, 1), &mut dice).unwrap();
//! assert!(table.to_act().is_empty());
//! let frame = table.frame(Viewer::Seat(me), 4);
//! assert_eq!((frame.from, frame.to), (4, 5));
//! ```

mod dice;
mod entry;
mod frame;
mod pledging;
mod table;
mod undo;

pub use dice::{Dice, Nonce, NotBytes, Pledge, PledgedDice, Seed};
pub use entry::Entry;
pub use frame::{Frame, Offered, Refused};
pub use pledging::{BadNote, NoShare, PledgeNote, Pledging, Share};
pub use table::{BadLog, Deed, Fault, Move, Table};
pub use undo::NoUndo;
