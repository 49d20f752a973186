//! What the state waits for. Pending choices are data, so that any state can be rebuilt by replay.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Colour, World};

/// What the state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiversePhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player rolls for the next colour of the own panel (MV-S1).
    Panels {
        /// Who.
        who: Seat,
        /// For which.
        colour: Colour,
    },
    /// The next scepter is dealt (MV-S3).
    Scepters {
        /// How many have been.
        dealt: u8,
    },
    /// Tokens are dealt for the draft (MV-S5).
    Deal {
        /// To whom.
        who: Seat,
    },
    /// Everybody keeps one token of the pack in hand (MV-S5).
    Draft {
        /// How many each has kept.
        round: u8,
    },
    /// Everybody arranges the own formation (MV-S6).
    Form,
    /// The tops of the columns are shown (MV-S7).
    Columns,
    /// The player on the turn has encounters to choose from (MV-T5, MV-E1).
    Encounter,
    /// The player on the turn takes the action (MV-T2).
    Act,
    /// The owner of the colour's scepter may object (MV-T3).
    Object {
        /// Who.
        who: Seat,
        /// Which colour was switched.
        colour: Colour,
    },
    /// The multi-cube is rolled.
    Roll(Roll),
    /// The holder of the wooden scepter may repeat the roll (MV-W1).
    MayRepeat {
        /// What the roll was for.
        roll: Roll,
        /// Whether it showed CHANGE.
        change: bool,
    },
    /// A column's next token is shown, then the jump goes on (MV-S7).
    Show {
        /// Which column.
        column: u8,
        /// The world that was captured from it.
        world: World,
    },
    /// The game is over.
    Over(Ending),
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// "Just roll!": whether the switch of a colour stands (MV-T3).
    Confirm {
        /// Which colour.
        colour: Colour,
    },
    /// One colour of a quantum jump (MV-Q1).
    Jump {
        /// Which colour.
        colour: Colour,
        /// The world that was visited.
        world: World,
        /// Whose token it was; nobody's if it came from a column (MV-Q3).
        met: Option<Seat>,
    },
}

impl Roll {
    /// The colour it is for.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Confirm { colour } | Self::Jump { colour, .. } => colour,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiverseEnding"))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A revealed player was met (MV-E1).
    Met {
        /// By whom.
        by: Seat,
        /// Who.
        whom: Seat,
    },
    /// Nothing was captured for too many rounds (MV-E3).
    Stalemate,
}

impl Ending {
    /// Its word, in reports and in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Met { .. } => "met",
            Self::Stalemate => "stalemate",
        }
    }
}
