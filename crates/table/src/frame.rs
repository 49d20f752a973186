//! What a viewer is sent.

use std::borrow::Cow;

use engine::{Game, Offer, Refusal, SeatSet};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it after some move, and what happened since an earlier one.
///
/// Events decorate, the view decides. The same type is written by the host and read by the client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        inline,
        bound = "G::View: schemars::JsonSchema, G::Event: schemars::JsonSchema, G::Action: schemars::JsonSchema, \
                 G::Reason: schemars::JsonSchema"
    )
)]
#[serde(bound(
    serialize = "G::View: Serialize, G::Event: Serialize, G::Reason: Serialize",
    deserialize = "G::View: Deserialize<'de>, G::Event: Deserialize<'de>, G::Reason: Deserialize<'de>"
))]
pub struct Frame<G: Game> {
    /// The last move whose events the viewer has been told before; 0 if none.
    pub from: u32,
    /// The last move that happened.
    pub to: u32,
    /// Whether one of the moves in between took an earlier one back: events told before may no longer stand. A
    /// frame from 0 has all that do.
    pub undone: bool,
    /// What happened in between and still stands, as the viewer may hear it.
    pub events: Vec<G::Event>,
    /// All that the viewer knows now.
    pub view: G::View,
    /// Who is to act.
    pub to_act: SeatSet,
    /// Every action the viewer might think of now, allowed or not.
    pub offers: Vec<Offered<G>>,
    /// Whether the viewer may take its last action back.
    pub may_undo: bool,
}

// Derived, it would ask for `G: PartialEq`.
impl<G: Game> PartialEq for Frame<G> {
    fn eq(&self, other: &Self) -> bool {
        let plain = |frame: &Self| (frame.from, frame.to, frame.undone, frame.to_act, frame.may_undo);
        plain(self) == plain(other)
            && self.events == other.events
            && self.view == other.view
            && self.offers == other.offers
    }
}

/// An [`Offer`] as it travels: `{"action": "play 17"}`, with a `refusal` if it is not possible.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(inline, bound = "G::Action: schemars::JsonSchema, G::Reason: schemars::JsonSchema")
)]
#[serde(bound(serialize = "G::Reason: Serialize", deserialize = "G::Reason: Deserialize<'de>"))]
pub struct Offered<G: Game> {
    /// What the viewer might do, in the game's notation.
    #[serde(with = "notation")]
    #[cfg_attr(feature = "schema", schemars(with = "G::Action"))]
    pub action: G::Action,
    /// Why it may not; absent if it may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refused<G::Reason>>,
}

impl<G: Game> PartialEq for Offered<G> {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action && self.refusal == other.refusal
    }
}

impl<G: Game> From<Offer<G>> for Offered<G> {
    fn from(offer: Offer<G>) -> Self {
        Self { action: offer.action, refusal: offer.verdict.err().map(Refused::from) }
    }
}

/// A [`Refusal`] as it travels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Refused<R> {
    /// The rule's id, such as `MU-T8`.
    pub rule: Cow<'static, str>,
    /// The reason.
    pub reason: R,
}

impl<R> From<Refusal<R>> for Refused<R> {
    fn from(refusal: Refusal<R>) -> Self {
        Self { rule: Cow::Borrowed(refusal.rule), reason: refusal.reason }
    }
}

/// An action is written in the game's notation, its only serialisation.
mod notation {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(action: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(action)
    }

    pub(super) fn deserialize<'de, D, A>(deserializer: D) -> Result<A, D::Error>
    where
        D: Deserializer<'de>,
        A: FromStr<Err: Display>,
    {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}
