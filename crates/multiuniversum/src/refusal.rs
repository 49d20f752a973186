//! Why an action is not possible: data, put into words elsewhere.

use serde::Serialize;

use crate::ids::{PortalId, Transformer};

/// The reason of a refusal; the rule's id comes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumReason"))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Reason {
    /// There is no card to draw (MU-T8).
    NothingToDraw,
    /// The discard pile is empty (MU-T8).
    NothingToRecycle,
    /// The stack above the own transformer is empty (MU-C4).
    NoPortal {
        /// Where.
        at: Transformer,
    },
    /// Tools are missing (MU-C4).
    MissingTools {
        /// For which portal.
        portal: PortalId,
        /// How many of each tool.
        missing: [u8; 5],
    },
    /// No stack has two portals, so the ability would change nothing (MU-T8).
    NoTallStack,
    /// Fewer than two stacks have portals (MU-T8).
    NoTwoStacks,
    /// Staying is not a move (MU-C3).
    AlreadyThere {
        /// Where.
        at: Transformer,
    },
    /// A stack of fewer than two portals has only one order (MU-T8).
    StackTooLow {
        /// Which.
        stack: Transformer,
    },
    /// One of the two stacks is empty (MU-A3).
    EmptyStack {
        /// Which.
        stack: Transformer,
    },
}

engine::deserialize_by_kind!(Reason {
    "nothing-to-draw" => NothingToDraw {},
    "nothing-to-recycle" => NothingToRecycle {},
    "no-portal" => NoPortal { at },
    "missing-tools" => MissingTools { portal, missing },
    "no-tall-stack" => NoTallStack {},
    "no-two-stacks" => NoTwoStacks {},
    "already-there" => AlreadyThere { at },
    "stack-too-low" => StackTooLow { stack },
    "empty-stack" => EmptyStack { stack },
});
