//! Tables on a server: what a host asks for, and what everybody is told beside the game itself.

use engine::{Seat, SeatSet};
use games::{BotKind, Orders, Setup};
use serde::{Deserialize, Serialize};
use table::Pledge;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 300;

/// A table that somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// What is played.
    pub setup: Setup,
    /// Who shall sit where, one wish for each seat.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 6)))]
    pub seats: Vec<Wish>,
    /// Everything else; what is not said is as most people want it.
    #[serde(default)]
    pub settings: Settings,
}

/// Who shall sit on a seat: `"me"`, `"open"`, `"invited"`, or `{"bot": "hard"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Whoever makes the table.
    Me,
    /// Anybody.
    Open,
    /// Somebody who was given the key of the table.
    Invited,
    /// A program.
    Bot(BotKind),
}

/// How a table is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Settings {
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether anybody may watch who does not play.
    pub spectators: bool,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether the dice draw who starts; otherwise the setup says it.
    pub draw_starter: bool,
    /// Whether people sit there together or come by once a day.
    pub pace: Pace,
    /// How long somebody may think.
    pub clock: Clock,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            visibility: Visibility::Link,
            spectators: true,
            rated: false,
            draw_starter: false,
            pace: Pace::Live,
            clock: Clock::None,
        }
    }
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Who was given its address.
    #[default]
    Link,
}

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// All at the same time.
    #[default]
    Live,
    /// A move now and then.
    Days,
}

/// How long somebody may think. Who has no time left does the idle action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long whenever it is their turn.
    Turn {
        /// How long: 10 seconds to an hour, or 1 to 30 days at a table of days.
        #[cfg_attr(feature = "schema", schemars(range(min = 10, max = 2_592_000)))]
        seconds: u32,
    },
    /// So long in the whole game, and a little more for every turn.
    Game {
        /// How long: a minute to a day, or 1 to 90 days at a table of days.
        #[cfg_attr(feature = "schema", schemars(range(min = 60, max = 7_776_000)))]
        seconds: u32,
        /// What a turn adds: an hour at most.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(max = 3600)))]
        increment: u32,
    },
}

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

impl Settings {
    /// What is wrong with them, if anything.
    pub fn check(&self) -> Result<(), &'static str> {
        let (seconds, live, days) = match self.clock {
            Clock::None => return Ok(()),
            Clock::Turn { seconds } => (seconds, 10..=HOUR, DAY..=30 * DAY),
            Clock::Game { seconds, increment } if increment <= HOUR => {
                (seconds, MINUTE..=DAY, DAY..=90 * DAY)
            }
            Clock::Game { .. } => return Err("a turn adds at most an hour"),
        };
        match self.pace {
            Pace::Live if !live.contains(&seconds) => {
                Err("a live clock gives 10 seconds to an hour for a turn, or a minute to a day for a game")
            }
            Pace::Days if !days.contains(&seconds) => {
                Err("a clock of days gives 1 to 30 days for a turn, or 1 to 90 days for a game")
            }
            Pace::Live | Pace::Days => Ok(()),
        }
    }
}

/// What everybody may know of a table beside the game itself. It is told anew whenever something of it changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// Its id, which is part of its address.
    pub id: String,
    /// How far it is.
    pub phase: Phase,
    /// How it is run.
    pub settings: Settings,
    /// The id of the person who made it, if there still is one.
    pub host: Option<String>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Your own seat, if you have one.
    pub my_seat: Option<Seat>,
    /// What opens the seats that are kept for guests; only those who sit at the table are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The number of the last move; 0 before the start.
    pub number: u32,
    /// How much time everybody has, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Times>,
    /// The host's pledge of the dice.
    pub pledge: Option<Pledge>,
    /// How many look on who do not play.
    pub spectators: u32,
    /// The table that follows this one, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// Everybody's client pledges a nonce for the dice.
    Pledging,
    /// Everybody's client opens what it pledged.
    Opening,
    /// The game runs.
    Running,
    /// It has its end.
    Over,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: SitterInfo,
    /// The bot that plays for its owner, who may come back at any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<BotKind>,
    /// Who wants a bot to go on for somebody who is away.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub votes: SeatSet,
    /// Whether such a vote may be cast now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_vote: bool,
    /// The seat's own standing orders; only its owner is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Orders>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SitterInfo {
    /// Nobody yet; anybody may.
    Open,
    /// Nobody yet; whoever has the key may.
    Invited,
    /// A program.
    Bot(BotKind),
    /// A person.
    Person {
        /// The id.
        id: String,
        /// What the others call them.
        name: String,
        /// Whether they are looking at the table right now.
        here: bool,
    },
    /// Somebody who has deleted their data; a bot goes on for them.
    Gone,
}

/// How much time everybody has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Times {
    /// Milliseconds for each seat.
    pub left: Vec<i64>,
    /// Whose time runs.
    pub running: SeatSet,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// Its number, from 0.
    pub number: u64,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
    /// The id of who said it; absent if they have deleted their data.
    pub person: Option<String>,
    /// What they are called.
    pub name: Option<String>,
    /// What was said; empty if they have deleted their data.
    pub text: String,
}

/// What one says without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello.
    Wave,
    /// Well played.
    Applause,
    /// How could that happen?
    Surprise,
    /// Funny.
    Laugh,
    /// Bad luck.
    Sigh,
    /// Give me a moment.
    Thinking,
}
