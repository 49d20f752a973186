//! The tables as a dump sees them.

use serde_json::{Map, Value as Json};

use crate::sql::{Row, Value};
use crate::{Result, schema};

/// A table of the schema.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// Rows are dumped in this order.
    pub(crate) key: &'static str,
    pub(crate) columns: &'static [(&'static str, Kind)],
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    OptionalText,
    Integer,
    OptionalInteger,
    /// Text in a dump: numbers of JSON are not read alike by all.
    Real,
    OptionalReal,
}

use Kind::{Integer, OptionalInteger, OptionalReal, OptionalText, Real, Text};

impl Kind {
    fn is_optional(self) -> bool {
        matches!(self, OptionalText | OptionalInteger | OptionalReal)
    }
}

/// Every table, after those it refers to.
pub(crate) const TABLES: &[Table] = &[
    Table {
        name: "people",
        key: "id",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("language", Text),
            ("recovery", OptionalText),
            ("made_at", Integer),
            ("seen_at", Integer),
        ],
    },
    Table {
        name: "tokens",
        key: "hash",
        columns: &[("hash", Text), ("person_id", Text), ("made_at", Integer)],
    },
    Table { name: "mutes", key: "person_id, muted_id", columns: &[("person_id", Text), ("muted_id", Text)] },
    Table {
        name: "matches",
        key: "id",
        columns: &[
            ("id", Text),
            ("made", Text),
            ("made_by", OptionalText),
            ("made_at", Integer),
            ("game", Text),
            ("is_public", Integer),
            ("phase", Integer),
            ("seats_free", Integer),
            ("summary", Text),
            ("updated_at", Integer),
        ],
    },
    Table {
        name: "seats",
        key: "match_id, seat",
        columns: &[("match_id", Text), ("seat", Integer), ("person_id", OptionalText), ("bot", OptionalText)],
    },
    Table {
        name: "log",
        key: "match_id, seq",
        columns: &[("match_id", Text), ("seq", Integer), ("at", Integer), ("entry", Text)],
    },
    Table {
        name: "leases",
        key: "match_id",
        columns: &[("match_id", Text), ("owner", Text), ("renewed_at", Integer), ("until", Integer)],
    },
    Table {
        name: "results",
        key: "match_id, seat",
        columns: &[
            ("match_id", Text),
            ("seat", Integer),
            ("person_id", OptionalText),
            ("bot", OptionalText),
            ("place", Integer),
            ("points", Integer),
            ("game", Text),
            ("options", Text),
            ("players", Integer),
            ("rated", Integer),
            ("finished_at", Integer),
            ("mu", OptionalReal),
            ("sigma", OptionalReal),
            ("beside", OptionalInteger),
        ],
    },
    Table {
        name: "ratings",
        key: "game, is_bot, player",
        columns: &[
            ("game", Text),
            ("is_bot", Integer),
            ("player", Text),
            ("mu", Real),
            ("sigma", Real),
            ("games", Integer),
        ],
    },
    Table {
        name: "chat",
        key: "match_id, seq",
        columns: &[
            ("match_id", Text),
            ("seq", Integer),
            ("at", Integer),
            ("person_id", OptionalText),
            ("line", Text),
        ],
    },
];

impl Table {
    pub(crate) fn column_names(&self) -> Vec<&'static str> {
        self.columns.iter().map(|(name, _)| *name).collect()
    }

    /// A row as the object of a dump.
    pub(crate) fn object(&self, row: &Row) -> Result<Map<String, Json>> {
        let field = |&(name, kind): &(&str, Kind)| {
            let value = match kind {
                Text | OptionalText => row.optional_text(name)?.into(),
                Integer | OptionalInteger => row.optional_integer(name)?.into(),
                Real | OptionalReal => row.optional_real(name)?.map(|number| number.to_string()).into(),
            };
            Ok((name.to_owned(), value))
        };
        self.columns.iter().map(field).collect()
    }

    /// The values of an object, in the order of the columns; or what is wrong with it. One of an older version of the
    /// tables lacks what was added since, which is always something that may be left open.
    pub(crate) fn values(&self, mut object: Map<String, Json>, version: i64) -> Result<Vec<Value>, String> {
        let mut values = Vec::with_capacity(self.columns.len());
        for &(name, kind) in self.columns {
            let added_since = (version < schema::VERSION && kind.is_optional()).then_some(Json::Null);
            let given =
                object.remove(name).or(added_since).ok_or_else(|| format!("{} have “{name}”", self.name))?;
            let value = match (kind, given) {
                (Text | OptionalText, Json::String(text)) => Some(Value::Text(Some(text))),
                (OptionalText, Json::Null) => Some(Value::Text(None)),
                (Integer | OptionalInteger, Json::Number(number)) => number.as_i64().map(Value::from),
                (OptionalInteger, Json::Null) => Some(Value::Integer(None)),
                (Real | OptionalReal, Json::String(text)) => text.parse::<f64>().ok().map(Value::from),
                (OptionalReal, Json::Null) => Some(Value::Real(None)),
                _ => None,
            };
            values.push(value.ok_or_else(|| format!("“{name}” is of another kind"))?);
        }
        match object.keys().next() {
            Some(name) => Err(format!("{} have no “{name}”", self.name)),
            None => Ok(values),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::database::Database;
    use crate::sql::Statement;

    #[tokio::test]
    async fn every_column_of_every_table_is_dumped() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join("store.db");
        let database = Database::open(path.to_str().expect("a plain name")).await.expect("it can be made");
        let statement = Statement::new(
            "SELECT t.name || '.' || c.name AS name FROM sqlite_master t, pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name <> 'manyworlds_schema' ORDER BY 1",
        );
        let rows = database.rows(statement).await.expect("SQLite knows its tables");
        let there: Vec<String> = rows.iter().map(|row| row.text("name").expect("a text")).collect();
        let columns = TABLES.iter().flat_map(|table| {
            table.column_names().into_iter().map(move |column| format!("{}.{column}", table.name))
        });
        let mut dumped: Vec<String> = columns.collect();
        dumped.sort();
        assert_eq!(dumped, there);
    }
}
