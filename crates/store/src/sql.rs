//! Statements, values and rows that mean the same to both databases.
//!
//! Every query of this crate is written once, with `$1` for its first value, and runs on either. A trait bound
//! over `sqlx::Database` would need a dozen of clauses on every function; these three enums need none.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row as _, SqlSafeStr as _, SqlStr};

use crate::{Error, MatchId, Millis, Owner, PersonId, Result, SeatNumber, SecretHash, Seq};

/// What fits into a column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Text(Option<String>),
    Integer(Option<i64>),
    Real(Option<f64>),
}

/// A statement with its values.
pub(crate) struct Statement {
    pub(crate) sql: SqlStr,
    pub(crate) values: Vec<Value>,
}

impl Statement {
    pub(crate) fn new(sql: &'static str) -> Self {
        Self { sql: sql.into_sql_str(), values: Vec::new() }
    }

    /// The SQL is put together from words of this crate, never from what somebody typed.
    pub(crate) fn built(sql: String) -> Self {
        Self { sql: AssertSqlSafe(sql).into_sql_str(), values: Vec::new() }
    }

    /// The next value: the first is `$1`.
    pub(crate) fn with(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    pub(crate) fn with_all(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        self.values.extend(values);
        self
    }

    pub(crate) fn checked(self) -> Result<Self> {
        let is_bad = |value: &Value| matches!(value, Value::Text(Some(text)) if has_zero_byte(text));
        if self.values.iter().any(is_bad) { Err(ZERO_BYTE) } else { Ok(self) }
    }
}

/// PostgreSQL keeps no text with a zero byte, so neither does the other.
pub(crate) const ZERO_BYTE: Error = Error::Invalid("a text holds a zero byte");

pub(crate) fn has_zero_byte(text: &str) -> bool {
    text.contains('\0')
}

/// A [`Statement`] as sqlx takes it.
macro_rules! query {
    ($database:ty, $statement:expr) => {{
        let statement = $statement.checked()?;
        let mut query = sqlx::query::<$database>(statement.sql);
        for value in statement.values {
            query = match value {
                $crate::sql::Value::Text(text) => query.bind(text),
                $crate::sql::Value::Integer(number) => query.bind(number),
                $crate::sql::Value::Real(number) => query.bind(number),
            };
        }
        query
    }};
}
pub(crate) use query;

/// `$from, $from+1, …`: that many places for values.
pub(crate) fn places(from: usize, count: usize) -> String {
    (from..from + count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// Writes many rows with few statements. Their sizes are powers of two, so that few are ever prepared.
pub(crate) fn insertions(table: &str, columns: &[&str], rows: Vec<Vec<Value>>) -> Vec<Statement> {
    const LARGEST: usize = 64;
    let mut statements = Vec::new();
    let mut rows = rows.into_iter();
    while rows.len() > 0 {
        let size = LARGEST.min(1 << rows.len().ilog2());
        let tuple = |row| format!("({})", places(row * columns.len() + 1, columns.len()));
        let tuples = (0..size).map(tuple).collect::<Vec<_>>().join(", ");
        let sql = format!("INSERT INTO {table} ({}) VALUES {tuples}", columns.join(", "));
        statements.push(Statement::built(sql).with_all(rows.by_ref().take(size).flatten()));
    }
    statements
}

/// What a query found.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! getters {
    ($($name:ident: $type:ty),*) => {
        $(pub(crate) fn $name(&self, column: &str) -> Result<$type> {
            match self {
                Self::Sqlite(row) => Ok(row.try_get(column)?),
                Self::Postgres(row) => Ok(row.try_get(column)?),
            }
        })*
    };
}

impl Row {
    getters! {
        text: String,
        optional_text: Option<String>,
        integer: i64,
        optional_integer: Option<i64>,
        real: f64,
        optional_real: Option<f64>
    }

    pub(crate) fn flag(&self, column: &str) -> Result<bool> {
        Ok(self.integer(column)? != 0)
    }

    pub(crate) fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T> {
        let number = self.integer(column)?;
        number.try_into().map_err(|_| out_of_range(column, number))
    }

    pub(crate) fn millis(&self, column: &str) -> Result<Millis> {
        self.integer(column).map(Millis)
    }

    pub(crate) fn seq(&self, column: &str) -> Result<Seq> {
        self.integer(column).map(Seq)
    }

    pub(crate) fn seat(&self, column: &str) -> Result<SeatNumber> {
        self.number(column).map(SeatNumber)
    }

    pub(crate) fn match_id(&self, column: &str) -> Result<MatchId> {
        self.text(column).map(MatchId::stored)
    }
}

/// Somebody else wrote to our tables.
pub(crate) fn out_of_range(column: &str, value: i64) -> Error {
    Error::unavailable(std::io::Error::other(format!("the column {column} holds {value}")))
}

macro_rules! value_from {
    ($($from:ty => |$given:ident| $value:expr),* $(,)?) => {
        $(impl From<$from> for Value {
            fn from($given: $from) -> Self {
                $value
            }
        })*
    };
}

value_from! {
    &str => |text| Self::Text(Some(text.to_owned())),
    String => |text| Self::Text(Some(text)),
    char => |sign| Self::Text(Some(sign.into())),
    Option<String> => |text| Self::Text(text),
    Option<&str> => |text| Self::Text(text.map(str::to_owned)),
    i64 => |number| Self::Integer(Some(number)),
    u32 => |number| Self::Integer(Some(number.into())),
    bool => |flag| Self::Integer(Some(flag.into())),
    Option<i64> => |number| Self::Integer(number),
    f64 => |number| Self::Real(Some(number)),
    Option<f64> => |number| Self::Real(number),
    Millis => |time| Self::Integer(Some(time.0)),
    Seq => |seq| Self::Integer(Some(seq.0)),
    SeatNumber => |seat| Self::Integer(Some(seat.0.into())),
    &PersonId => |id| id.as_str().into(),
    &MatchId => |id| id.as_str().into(),
    &Owner => |owner| owner.as_str().into(),
    &SecretHash => |hash| hash.as_str().into(),
}
