//! What happened, for logs and animation.

use engine::{Known, Seat};
use serde::Serialize;

use crate::ids::{Colour, Colours, Scepter, World, WorldSet};
use crate::phase::{Ending, Roll};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiverseEvent"))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Event {
    /// A panel is set for the start (MV-S1).
    PanelSet {
        /// Whose.
        who: Seat,
        /// The colours that are on.
        colours: Colours,
    },
    /// A scepter was dealt (MV-S3).
    ScepterDealt {
        /// Which.
        scepter: Scepter,
        /// The position, from 1.
        position: u8,
        /// Who holds it; nobody if the position is an imaginary player's.
        who: Option<Seat>,
    },
    /// A token was dealt for the draft (MV-S5).
    Dealt {
        /// To whom.
        who: Seat,
        /// Which; only that player sees it.
        world: Known<World>,
    },
    /// A player has kept a token (MV-S5).
    Kept {
        /// Who.
        who: Seat,
        /// Which; nobody else sees it.
        world: Known<World>,
    },
    /// The packs went to the left (MV-S5).
    Passed {
        /// How many tokens each has in hand now.
        left: u8,
    },
    /// A player received a pack; only that player sees it.
    Received {
        /// Who.
        who: Seat,
        /// What.
        pack: WorldSet,
    },
    /// A player has put a token into the formation (MV-S6).
    Placed {
        /// Who.
        who: Seat,
        /// Where, from 1: front left, middle, right, back left, right.
        place: u8,
        /// Which; nobody else sees it yet.
        world: Known<World>,
    },
    /// The front row of a formation is shown (MV-S6).
    FrontShown {
        /// Whose.
        who: Seat,
        /// Left, middle, right.
        front: [World; 3],
    },
    /// A column's top shows (MV-S7).
    ColumnShown {
        /// Which, from 1.
        column: u8,
        /// What.
        world: World,
    },
    /// A round begins.
    RoundBegan {
        /// Its number, from 1.
        round: u16,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        who: Seat,
    },
    /// A world was visited and its token captured (MV-T5).
    Captured {
        /// By whom.
        who: Seat,
        /// Which.
        world: World,
        /// Whose it was; nobody's if it came from a column.
        from: Option<Seat>,
    },
    /// A token of a back row was turned up (MV-F2).
    Unlocked {
        /// Whose.
        who: Seat,
        /// Which.
        world: World,
    },
    /// A player's last token was captured (MV-F3).
    Revealed {
        /// Whose.
        who: Seat,
    },
    /// A player let an encounter be (MV-T5).
    Declined {
        /// Who.
        who: Seat,
    },
    /// A player switched one colour (MV-T3).
    Switched {
        /// Who.
        who: Seat,
        /// Which.
        colour: Colour,
        /// Whether it is on now.
        on: bool,
    },
    /// A player switched all colours (MV-T4).
    SwitchedAll {
        /// Who.
        who: Seat,
        /// What is on now.
        colours: Colours,
    },
    /// "Just roll!" (MV-T3).
    Objected {
        /// Who.
        who: Seat,
    },
    /// The owner of the scepter did not object (MV-T3).
    Allowed {
        /// Who.
        who: Seat,
    },
    /// The multi-cube was rolled.
    Rolled {
        /// By whom.
        who: Seat,
        /// What for.
        roll: Roll,
        /// Whether it shows CHANGE.
        change: bool,
    },
    /// The wooden scepter repeats the roll (MV-W1).
    Repeated {
        /// Who.
        who: Seat,
    },
    /// The switch went back (MV-T3).
    SwitchedBack {
        /// Whose.
        who: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// A quantum jump switched a colour of a participant (MV-Q2).
    Jumped {
        /// Whose panel.
        who: Seat,
        /// Which colour.
        colour: Colour,
        /// Whether it is on now.
        on: bool,
    },
    /// The scepters moved one position counter-clockwise (MV-R1).
    Rotated {
        /// Whether after the turn of an imaginary player (MV-R2).
        imaginary: bool,
    },
    /// The game will end if nothing is captured soon (MV-E3).
    StalemateNears {
        /// How many rounds are left.
        rounds: u8,
    },
    /// The game is over.
    GameOver {
        /// How.
        ending: Ending,
    },
}

engine::deserialize_by_kind!(Event {
    "panel-set" => PanelSet { who, colours },
    "scepter-dealt" => ScepterDealt { scepter, position, who },
    "dealt" => Dealt { who, world },
    "kept" => Kept { who, world },
    "passed" => Passed { left },
    "received" => Received { who, pack },
    "placed" => Placed { who, place, world },
    "front-shown" => FrontShown { who, front },
    "column-shown" => ColumnShown { column, world },
    "round-began" => RoundBegan { round },
    "turn-began" => TurnBegan { who },
    "captured" => Captured { who, world, from },
    "unlocked" => Unlocked { who, world },
    "revealed" => Revealed { who },
    "declined" => Declined { who },
    "switched" => Switched { who, colour, on },
    "switched-all" => SwitchedAll { who, colours },
    "objected" => Objected { who },
    "allowed" => Allowed { who },
    "rolled" => Rolled { who, roll, change },
    "repeated" => Repeated { who },
    "switched-back" => SwitchedBack { who, colour },
    "jumped" => Jumped { who, colour, on },
    "rotated" => Rotated { imaginary },
    "stalemate-nears" => StalemateNears { rounds },
    "game-over" => GameOver { ending },
});
