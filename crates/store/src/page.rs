//! Long lists, a page at a time.

use std::fmt;
use std::str::FromStr;

use crate::sql::Row;
use crate::{Error, Result};

/// Larger pages are cut to this.
const LARGEST: u32 = 500;

/// Which part of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Behind this place; `None` is the beginning.
    pub after: Option<Cursor>,
    /// How many at most; never more than 500.
    pub size: u32,
}

/// A part of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paged<T> {
    /// In the order of the list.
    pub items: Vec<T>,
    /// Where the next page begins; `None` if this was the last.
    pub next: Option<Cursor>,
}

/// A place in a list. It stays good while the list changes: rows are found by what they are sorted by, not by
/// counting.
///
/// Its text means nothing to anybody but [`FromStr`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) rank: i64,
    pub(crate) at: i64,
    pub(crate) id: String,
}

impl Page {
    /// The first page.
    pub const fn first(size: u32) -> Self {
        Self { after: None, size }
    }

    /// The cursor, or a place before everything in a list that descends in all it is sorted by.
    pub(crate) fn descending(&self) -> Cursor {
        // Behind every id: those have no tilde.
        self.after.clone().unwrap_or(Cursor { rank: i64::MAX, at: i64::MAX, id: "~".to_owned() })
    }

    /// One row more than are shown: whether there is a next page.
    pub(crate) fn limit(&self) -> i64 {
        i64::from(self.size()) + 1
    }

    pub(crate) fn size(&self) -> u32 {
        self.size.min(LARGEST)
    }

    /// Makes a page of the rows of a query that asked for [`limit`](Self::limit) of them.
    pub(crate) fn of<T>(
        &self,
        rows: &[Row],
        item: impl Fn(&Row) -> Result<T>,
        cursor: impl Fn(&Row) -> Result<Cursor>,
    ) -> Result<Paged<T>> {
        let size = self.size() as usize;
        let shown = &rows[..size.min(rows.len())];
        let next = if rows.len() > size { shown.last().map(cursor).transpose()? } else { None };
        Ok(Paged { items: shown.iter().map(item).collect::<Result<_>>()?, next })
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.rank, self.at, self.id)
    }
}

impl FromStr for Cursor {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let parse = || {
            let (rank, rest) = text.split_once('.')?;
            let (at, id) = rest.split_once('.')?;
            Some(Self { rank: rank.parse().ok()?, at: at.parse().ok()?, id: id.to_owned() })
        };
        parse().ok_or(Error::Invalid("not a place in a list"))
    }
}
