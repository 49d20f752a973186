//! Hidden things are said to be hidden; no number stands for "unknown".

/// A thing as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Known{T}"))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Known<T> {
    /// The viewer knows it.
    Known(T),
    /// It exists, and the viewer does not know what it is.
    Hidden,
}

impl<T> Known<T> {
    /// The thing, if it is known.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(it) => Some(it),
            Self::Hidden => None,
        }
    }

    /// The same for somebody who may see it only `if_allowed`.
    #[must_use]
    pub fn only(self, if_allowed: bool) -> Self {
        if if_allowed { self } else { Self::Hidden }
    }
}
