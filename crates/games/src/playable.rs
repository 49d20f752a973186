//! What every game of the list can do, and how generic code gets at it.

use engine::{Game, Redeal, Sense};
use multiuniversum::{Multiuniversum, Reason};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Frame;

/// A game of the list: it has common sense for bots, histories that can be redealt for the tests, and all that a
/// client is told of it travels.
pub trait Playable:
    Game<
        View: Serialize + DeserializeOwned,
        Event: Serialize + DeserializeOwned,
        Reason: Serialize + DeserializeOwned,
    > + Sense
    + Redeal
{
    /// Its frame among those of all games.
    fn any_frame(frame: Frame<Self>) -> AnyFrame;

    /// Its reason among those of all games.
    fn any_reason(reason: Self::Reason) -> AnyReason;
}

/// Code that works with any game, once it knows which.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<G: Playable>(self, rules: G) -> Self::Output;
}

/// The frame of whichever game it is: `{"multiuniversum": {…}}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnyFrame {
    /// Of Multiuniversum.
    Multiuniversum(Frame<Multiuniversum>),
}

/// Why an action is refused, in whichever game it is: `{"multiuniversum": {…}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnyReason {
    /// In Multiuniversum.
    Multiuniversum(Reason),
}
