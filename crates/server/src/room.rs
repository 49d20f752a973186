//! A table as it is kept in memory.

mod before;
mod clock;
mod game;
mod keeper;
mod made;
mod note;
mod refusal;
#[expect(clippy::module_inception, reason = "the room itself, beside its parts")]
mod room;
mod round;
mod running;
#[cfg(test)]
mod tests;
mod told;

pub(crate) use self::game::Question;
pub(crate) use self::keeper::{Connect, Keeper, Letter, NotKept, OUTBOX, PutAway, RoomHandle, messages};
pub(crate) use self::made::Made;
pub(crate) use self::refusal::Refusal;
pub(crate) use self::room::{Change, Room};
