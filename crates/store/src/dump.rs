//! Everything as text, to be kept elsewhere or moved to the other database.
//!
//! JSON Lines. The first says `{"manyworlds":"store","version":3}` with the version of the tables; then one line
//! per row, `{"people":{"id":…}}`, each table after those it refers to; the last one counts them, `{"rows":42}`,
//! so that a dump that was cut off is noticed.

use futures_util::TryStreamExt as _;
use serde_json::{Value as Json, json};
use tokio::io::{AsyncWrite, AsyncWriteExt as _, BufWriter};

use crate::sql::Statement;
use crate::table::TABLES;
use crate::{Error, Result, Store, schema};

/// What the first line of a dump calls it.
pub(crate) const NAME: &str = "store";

impl Store {
    /// Writes everything as it is now, while others go on writing; how many rows that were.
    pub async fn dump(&self, to: impl AsyncWrite + Unpin) -> Result<u64> {
        let mut to = BufWriter::new(to);
        let mut tx = self.database.snapshot().await?;
        write_line(&mut to, &json!({ "manyworlds": NAME, "version": schema::VERSION })).await?;
        let mut count = 0;
        for table in TABLES {
            let columns = table.column_names().join(", ");
            let sql = format!("SELECT {columns} FROM {} ORDER BY {}", table.name, table.key);
            let mut rows = tx.stream(Statement::built(sql))?;
            while let Some(row) = rows.try_next().await? {
                write_line(&mut to, &json!({ table.name: table.object(&row)? })).await?;
                count += 1;
            }
        }
        write_line(&mut to, &json!({ "rows": count })).await?;
        to.flush().await.map_err(Error::dump)?;
        Ok(count)
    }
}

async fn write_line(to: &mut (impl AsyncWrite + Unpin), line: &Json) -> Result<()> {
    to.write_all(format!("{line}\n").as_bytes()).await.map_err(Error::dump)
}
