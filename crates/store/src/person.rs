//! People, and the devices on which they are signed in.

use std::collections::HashMap;

use serde_json::json;

use crate::sql::{Row, Statement};
use crate::{Error, Millis, PersonId, Result, SecretHash, Store};

/// Somebody who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Random: whoever guesses it is not signed in, but need not be able to.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// The tag of the language they read, such as `fr`.
    pub language: String,
    /// When they came.
    pub made_at: Millis,
}

/// A device on which somebody is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// The hash of its token.
    pub token: SecretHash,
    /// Since when.
    pub signed_in_at: Millis,
}

impl Store {
    /// Adds a person who is signed in with a first token.
    pub async fn add_person(&self, person: &Person, token: &SecretHash) -> Result<()> {
        const SQL: &str =
            "INSERT INTO people (id, name, language, made_at, seen_at) VALUES ($1, $2, $3, $4, $4)";
        let mut tx = self.database.write().await?;
        let Person { id, name, language, made_at } = person;
        tx.run(Statement::new(SQL).with(id).with(name.as_str()).with(language.as_str()).with(*made_at))
            .await?;
        tx.run(token_statement(id, token, *made_at)).await?;
        tx.commit().await
    }

    /// Somebody by id.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        const SQL: &str = "SELECT id, name, language, made_at FROM people WHERE id = $1";
        self.find_person(Statement::new(SQL).with(id)).await
    }

    /// Who is signed in with this token.
    pub async fn person_by_token(&self, token: &SecretHash) -> Result<Option<Person>> {
        const SQL: &str = "SELECT p.id, p.name, p.language, p.made_at FROM tokens t \
                           JOIN people p ON p.id = t.person_id WHERE t.hash = $1";
        self.find_person(Statement::new(SQL).with(token)).await
    }

    /// Whose recovery phrase this is.
    pub async fn person_by_recovery(&self, recovery: &SecretHash) -> Result<Option<Person>> {
        const SQL: &str = "SELECT id, name, language, made_at FROM people WHERE recovery = $1";
        self.find_person(Statement::new(SQL).with(recovery)).await
    }

    /// Changes somebody's name and language.
    pub async fn update_person(&self, id: &PersonId, name: &str, language: &str) -> Result<()> {
        const SQL: &str = "UPDATE people SET name = $2, language = $3 WHERE id = $1";
        found(self.database.run(Statement::new(SQL).with(id).with(name).with(language)).await?)
    }

    /// What these people are called; whoever is not there is left out.
    pub async fn names(&self, ids: &[&PersonId]) -> Result<HashMap<PersonId, String>> {
        let mut tx = self.database.snapshot().await?;
        let sql =
            format!("SELECT id, name FROM people WHERE id IN (SELECT value->>0 FROM {})", tx.json_rows());
        let list = json!(ids.iter().map(|id| [id.as_str()]).collect::<Vec<_>>()).to_string();
        let rows = tx.rows(Statement::built(sql).with(list)).await?;
        rows.iter().map(|row| Ok((PersonId::stored(row.text("id")?), row.text("name")?))).collect()
    }

    /// Notes that somebody was here. Nobody was seen earlier than they were seen already.
    pub async fn seen(&self, id: &PersonId, now: Millis) -> Result<()> {
        const SQL: &str = "UPDATE people SET seen_at = $2 WHERE id = $1 AND seen_at < $2";
        self.database.run(Statement::new(SQL).with(id).with(now)).await.map(drop)
    }

    /// Deletes guests who were not seen since a time and have nothing to come back to: no match, no line of chat,
    /// no recovery phrase. At most so many at once; how many that were.
    pub async fn delete_idle_guests(&self, before: Millis, limit: u32) -> Result<u64> {
        const SQL: &str = "DELETE FROM people WHERE id IN \
                           (SELECT id FROM people p WHERE seen_at < $1 AND recovery IS NULL \
                            AND NOT EXISTS (SELECT 1 FROM seats WHERE person_id = p.id) \
                            AND NOT EXISTS (SELECT 1 FROM results WHERE person_id = p.id) \
                            AND NOT EXISTS (SELECT 1 FROM matches WHERE made_by = p.id) \
                            AND NOT EXISTS (SELECT 1 FROM chat WHERE person_id = p.id) \
                            ORDER BY seen_at LIMIT $2)";
        self.database.run(Statement::new(SQL).with(before).with(limit)).await
    }

    /// Gives somebody another recovery phrase; the one before is worth nothing.
    pub async fn set_recovery(&self, id: &PersonId, recovery: &SecretHash) -> Result<()> {
        const SQL: &str = "UPDATE people SET recovery = $2 WHERE id = $1";
        found(self.database.run(Statement::new(SQL).with(id).with(recovery)).await?)
    }

    /// Signs somebody in on one more device.
    pub async fn sign_in(&self, id: &PersonId, token: &SecretHash, now: Millis) -> Result<()> {
        self.database.run(token_statement(id, token, now)).await.map(drop)
    }

    /// Where somebody is signed in, the newest first.
    pub async fn devices(&self, id: &PersonId) -> Result<Vec<Device>> {
        const SQL: &str = "SELECT hash, made_at FROM tokens WHERE person_id = $1 ORDER BY made_at DESC, hash";
        let device = |row: &Row| {
            Ok(Device { token: SecretHash::stored(row.text("hash")?), signed_in_at: row.millis("made_at")? })
        };
        self.database.rows(Statement::new(SQL).with(id)).await?.iter().map(device).collect()
    }

    /// Signs one device out; one that is not signed in stays so.
    pub async fn sign_out(&self, token: &SecretHash) -> Result<()> {
        const SQL: &str = "DELETE FROM tokens WHERE hash = $1";
        self.database.run(Statement::new(SQL).with(token)).await.map(drop)
    }

    /// Signs somebody out on all devices.
    pub async fn sign_out_everywhere(&self, id: &PersonId) -> Result<()> {
        const SQL: &str = "DELETE FROM tokens WHERE person_id = $1";
        self.database.run(Statement::new(SQL).with(id)).await.map(drop)
    }

    /// Deletes what somebody is known by: name, tokens, recovery phrase, ratings, mutes, and what they wrote.
    ///
    /// Their matches stay for the others, with their seats nameless. Ids and names inside the texts that the
    /// caller keeps here (a log, a listing's summary, how a match was made) are the caller's to avoid.
    pub async fn delete_person(&self, id: &PersonId) -> Result<()> {
        let mut tx = self.database.write().await?;
        tx.run(Statement::new("UPDATE chat SET line = '' WHERE person_id = $1").with(id)).await?;
        tx.run(Statement::new("DELETE FROM ratings WHERE is_bot = 0 AND player = $1").with(id)).await?;
        tx.run(Statement::new("UPDATE results SET mu = NULL, sigma = NULL WHERE person_id = $1").with(id))
            .await?;
        // The rest refers to the person, and the tables say what becomes of it.
        found(tx.run(Statement::new("DELETE FROM people WHERE id = $1").with(id)).await?)?;
        tx.commit().await
    }

    async fn find_person(&self, statement: Statement) -> Result<Option<Person>> {
        self.database.row(statement).await?.as_ref().map(person_of).transpose()
    }
}

fn token_statement(id: &PersonId, token: &SecretHash, now: Millis) -> Statement {
    const SQL: &str = "INSERT INTO tokens (hash, person_id, made_at) VALUES ($1, $2, $3)";
    Statement::new(SQL).with(token).with(id).with(now)
}

fn person_of(row: &Row) -> Result<Person> {
    Ok(Person {
        id: PersonId::stored(row.text("id")?),
        name: row.text("name")?,
        language: row.text("language")?,
        made_at: row.millis("made_at")?,
    })
}

/// A change of no row: there is none.
pub(crate) fn found(changed: u64) -> Result<()> {
    if changed == 0 { Err(Error::NotFound) } else { Ok(()) }
}
