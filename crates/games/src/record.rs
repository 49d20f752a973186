//! Records: one text file per game, which a stranger can check. docs/records.md has every line of it.
//!
//! [`write()`] makes the text of a record; [`Record::open`] reads one, line by line, and [`Record::follow`] replays it
//! and checks everything on the way: the rules, the result, and the dice. [`audit()`] looks at the dice outcome by
//! outcome, and tells of a record that is not good where it was changed.

mod audit;
mod dice;
mod line;
mod read;
mod write;

pub use self::audit::{Audit, Outcome, audit};
pub use self::dice::DiceNote;
pub use self::line::{Header, Sitter};
pub use self::read::{Fault, Record, Step, Verified};
pub use self::write::{Unfinished, write};
