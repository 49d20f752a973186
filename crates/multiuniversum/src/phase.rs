//! What the state waits for. Pending choices are data, so that any state can be rebuilt by replay.

use serde::{Deserialize, Serialize};

use crate::ids::{Tool, Transformer};

/// What the state waits for, once no portal is to be shown and no new discard pile to be laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Set-up is done but for the first discard pile (MU-S3).
    Opening,
    /// Cards are being drawn.
    Draw {
        /// How many still.
        left: u8,
        /// What for.
        why: Draw,
    },
    /// The player chooses an action (MU-T1).
    Turn,
    /// An action is done; the next one or the end of the turn follows.
    Acted,
    /// Where to move (MU-C3).
    Move,
    /// Which stack to look at (MU-A1).
    Look,
    /// The looker is shown the unseen portals of the stack, from the top down (MU-A1).
    See {
        /// Which stack.
        stack: Transformer,
        /// The next place, from 0.
        place: u8,
    },
    /// The looker puts the stack back (MU-A1).
    Arrange {
        /// Which stack.
        stack: Transformer,
    },
    /// Which portals to switch (MU-A3).
    Swap,
    /// Which card to take (MU-C6).
    Take,
    /// Which cards to discard for ability 2 (MU-A2).
    Drop {
        /// How many still.
        left: u8,
    },
    /// Which prepared cards to spend (MU-C5).
    Spend {
        /// Of which tool.
        tool: Tool,
        /// How many still.
        left: u8,
    },
    /// Which played cards to keep (MU-A5).
    Keep {
        /// How many still.
        left: u8,
    },
    /// The virtual player has had its chance to seal and moves on (MU-V4).
    VirtualSealed,
    /// The game is over.
    Over(Ending),
}

/// What cards are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The first hands (MU-S3).
    Deal,
    /// Search, or the card after a discard (MU-C1, MU-T4).
    Action,
    /// Ability 2, before its discards (MU-A2).
    Ability,
    /// Up to three at the end of the turn (MU-T7).
    Refill,
    /// The virtual player's two tools (MU-V4).
    Virtual,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumEnding"))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Enough stacks are empty (MU-E1, MU-V5).
    Stacks,
    /// Nobody could do anything for a round (MU-E6).
    Locked,
    /// No portal was sealed for too many rounds (MU-E6).
    Stalemate,
}

impl Ending {
    /// Its word, in reports and in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stacks => "stacks",
            Self::Locked => "locked",
            Self::Stalemate => "stalemate",
        }
    }
}
