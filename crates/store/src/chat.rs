//! What people say at a table, and whom they do not want to hear.

use crate::person::found;
use crate::sql::{Row, Statement};
use crate::{MatchId, Millis, PersonId, Result, Seq, Store, matches};

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number.
    pub seq: Seq,
    /// When it was said.
    pub at: Millis,
    /// By whom; `None` is somebody who has deleted their data, and then the line is empty.
    pub person: Option<PersonId>,
    /// What was said.
    pub line: String,
}

impl Store {
    /// Adds a line to the chat of a match; its number.
    pub async fn say(&self, match_id: &MatchId, person: &PersonId, line: &str, at: Millis) -> Result<Seq> {
        const LAST: &str = "SELECT max(seq) AS last FROM chat WHERE match_id = $1";
        const SQL: &str = "INSERT INTO chat (match_id, seq, at, person_id, line) VALUES ($1, $2, $3, $4, $5)";
        let mut tx = self.database.write().await?;
        matches::lock(&mut tx, &[match_id]).await?;
        let rows = tx.rows(Statement::new(LAST).with(match_id)).await?;
        let seq = rows.first().map_or(Ok(Seq(0)), matches::next_seq)?;
        tx.run(Statement::new(SQL).with(match_id).with(seq).with(at).with(person).with(line)).await?;
        tx.commit().await?;
        Ok(seq)
    }

    /// The chat of a match from a number on, at most so many lines.
    pub async fn chat(&self, match_id: &MatchId, from: Seq, limit: u32) -> Result<Vec<ChatLine>> {
        const SQL: &str = "SELECT seq, at, person_id, line FROM chat \
                           WHERE match_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
        let statement = Statement::new(SQL).with(match_id).with(from).with(limit);
        self.database.rows(statement).await?.iter().map(chat_line).collect()
    }

    /// Somebody does not want to hear somebody else.
    pub async fn mute(&self, person: &PersonId, muted: &PersonId) -> Result<()> {
        const SQL: &str = "INSERT INTO mutes (person_id, muted_id) VALUES ($1, $2) \
                           ON CONFLICT (person_id, muted_id) DO NOTHING";
        self.database.run(Statement::new(SQL).with(person).with(muted)).await.map(drop)
    }

    /// Somebody wants to hear somebody again.
    pub async fn unmute(&self, person: &PersonId, muted: &PersonId) -> Result<()> {
        const SQL: &str = "DELETE FROM mutes WHERE person_id = $1 AND muted_id = $2";
        found(self.database.run(Statement::new(SQL).with(person).with(muted)).await?)
    }

    /// Whom somebody does not want to hear.
    pub async fn muted_by(&self, person: &PersonId) -> Result<Vec<PersonId>> {
        const SQL: &str = "SELECT muted_id FROM mutes WHERE person_id = $1 ORDER BY muted_id";
        let rows = self.database.rows(Statement::new(SQL).with(person)).await?;
        rows.iter().map(|row| row.text("muted_id").map(PersonId::stored)).collect()
    }
}

fn chat_line(row: &Row) -> Result<ChatLine> {
    Ok(ChatLine {
        seq: row.seq("seq")?,
        at: row.millis("at")?,
        person: row.optional_text("person_id")?.map(PersonId::stored),
        line: row.text("line")?,
    })
}
