//! What every game of the list can do, and how generic code gets at it.

use engine::{Game, Judge, Redeal};
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Frame;
use words::Told;

/// A game of the list: it has common sense for bots, histories that can be redealt for the tests, words for people, and
/// all that a client is told of it travels.
pub trait Playable:
    Game<
        View: Serialize + DeserializeOwned,
        Event: Serialize + DeserializeOwned,
        Reason: Serialize + DeserializeOwned,
    > + Judge
    + Redeal
    + Told
{
    /// Its frame among those of all games.
    fn any_frame(frame: Frame<Self>) -> AnyFrame;

    /// The frame, if it is one of this game.
    fn frame_of(frame: AnyFrame) -> Option<Frame<Self>>;

    /// Its reason among those of all games.
    fn any_reason(reason: Self::Reason) -> AnyReason;

    /// The reason, if it is one of this game.
    fn reason_of(reason: AnyReason) -> Option<Self::Reason>;
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
    /// Of Multiverse.
    Multiverse(Frame<Multiverse>),
}

/// Why an action is refused, in whichever game it is: `{"multiuniversum": {…}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnyReason {
    /// In Multiuniversum.
    Multiuniversum(multiuniversum::Reason),
    /// In Multiverse.
    Multiverse(multiverse::Reason),
}
