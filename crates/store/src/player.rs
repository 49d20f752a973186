//! Who plays.

use crate::database::Transaction;
use crate::sql::{Row, Statement, Value};
use crate::{PersonId, Result};

/// A person, or a bot by its name. Where an `Option` of it is `None`, somebody played who has deleted their data.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// A program, by whatever text the caller knows it.
    Bot(String),
}

impl Player {
    /// The person, unless it is a bot.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Bot(_) => None,
        }
    }
}

/// The values of the columns `person_id` and `bot`.
pub(crate) fn values(player: Option<&Player>) -> [Value; 2] {
    let (person, bot) = match player {
        Some(Player::Person(person)) => (Some(person.as_str()), None),
        Some(Player::Bot(bot)) => (None, Some(bot.as_str())),
        None => (None, None),
    };
    [person.into(), bot.into()]
}

/// From the columns `person_id` and `bot`.
pub(crate) fn of_row(row: &Row) -> Result<Option<Player>> {
    let person = row.optional_text("person_id")?.map(PersonId::stored).map(Player::Person);
    Ok(person.or(row.optional_text("bot")?.map(Player::Bot)))
}

/// Whether it is a bot, or a person who is there at least until the transaction ends.
pub(crate) async fn is_present(tx: &mut Transaction<'_>, player: &Player) -> Result<bool> {
    let Player::Person(person) = player else { return Ok(true) };
    let sql = if tx.is_postgres() {
        "SELECT id FROM people WHERE id = $1 FOR KEY SHARE"
    } else {
        "SELECT id FROM people WHERE id = $1"
    };
    Ok(!tx.rows(Statement::new(sql).with(person)).await?.is_empty())
}
