//! The messages.

use engine::{Illegal, Node, ScoreSheet, Seat, SeatSet, Viewer};
use games::{AnyFrame, AnyReason, Playable, SeatKind, Setup};
use serde::{Deserialize, Serialize};
use table::{NoUndo, Pledge};

use crate::ErrorCode;
use crate::daily::{Eureka, Verdict};
use crate::online::{Line, Reaction, TableInfo, Times};

/// What a client says to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ToTable {
    /// Open a table, and leave the one before.
    NewTable {
        /// What is played.
        setup: Setup,
        /// Who sits where.
        seats: Vec<SeatKind>,
        /// Where the chance and the bots' whims come from, for whoever wants the same game again. Otherwise the table
        /// draws one, and no client knows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Open the table that was left here.
    Continue,
    /// Open a table as it was when its log ended.
    Resume {
        /// What is played.
        setup: Setup,
        /// Who sits where.
        seats: Vec<SeatKind>,
        /// The seed it was opened with.
        seed: u64,
        /// Every entry of its log.
        log: Vec<String>,
        /// What the people at this screen are called, by seats.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<Option<String>>,
        /// Whether it went on from the middle of another game, whose dice were not its own.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        branch: bool,
        /// Under which number its record is kept, if its game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shelved: Option<u32>,
    },
    /// Open a table that goes on from the middle of another game, with new dice. It leaves no record: its beginning
    /// was another's.
    PlayOn {
        /// What is played.
        setup: Setup,
        /// Who sits where.
        seats: Vec<SeatKind>,
        /// Every entry of the other game's log, as far as it counts.
        log: Vec<String>,
    },
    /// What the people at this screen are called, for the record.
    Introduce {
        /// By seats; nothing for bots, and for whoever has no name.
        names: Vec<Option<String>>,
    },
    /// Open a table for a lesson, as it was when its log ended. It is not kept, and the table that was left here stays.
    Lesson {
        /// What is played.
        setup: Setup,
        /// Who sits where.
        seats: Vec<SeatKind>,
        /// Where the chance comes from that the log does not tell.
        seed: u64,
        /// Every entry of its log.
        log: Vec<String>,
    },
    /// Open the Eureka of a day. It is not kept, and the table that was left here stays.
    Eureka {
        /// Of which game, by its name.
        game: String,
        /// Of which day, such as `2026-11-17`.
        date: String,
        /// What was done there before, as the table told it; nothing for its start.
        #[serde(default)]
        played: Vec<String>,
    },
    /// Do something.
    Act {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// The last move its client had been told of. If the seat has done something since, then this message has
        /// come twice or too late, and is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// Take the last action back.
    Undo {
        /// Whose.
        seat: Seat,
        /// As for an action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// Several people share this screen, and from now on it is this one who looks at it: everything is told again, to
    /// these eyes. Nobody's secrets leave the table while nobody in particular looks.
    Look {
        /// Who, or nobody in particular.
        seat: Option<Seat>,
    },
    /// Say what a strong player would do who knows what the seat knows; for tables without a server.
    Hint {
        /// Whose choice it is.
        seat: Seat,
    },
    /// Show me, move by move, what happened since my seat last did something.
    Recap,
    /// Tell me again what happened since: some message was lost.
    Resync {
        /// The last move that the client knows of; 0 asks for everything.
        since: u32,
    },
}

/// What a table says to a client.
pub type FromTable = FromTableWith<AnyFrame>;

/// What a table says to a client that reads frames as `F`: one that does not know every game leaves them as they came,
/// for the part of it that knows this one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FromTable"))]
#[serde(rename_all = "kebab-case")]
pub enum FromTableWith<F> {
    /// The table is open; frames follow.
    Hello {
        /// What is played. The deck is spelled out, so that the client has all its names.
        setup: Setup,
        /// Who sits where.
        seats: Vec<SeatKind>,
        /// The pledge of its dice, if there will be a record to check them with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pledge: Option<Pledge>,
        /// Under which number this browser keeps the game, if it is one that was over already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept: Option<u32>,
    },
    /// You look at a table on a server; frames follow once it runs.
    Welcome {
        /// What is played, with the deck spelled out.
        setup: Setup,
        /// Everything else.
        table: Box<TableInfo>,
    },
    /// Something about the table has changed, beside the game.
    Table(Box<TableInfo>),
    /// How much time everybody has, as of the last frame.
    Times(Times),
    /// Somebody said something.
    Said(Line),
    /// Somebody reacted to something.
    Reacted {
        /// Whose seat.
        seat: Seat,
        /// How.
        reaction: Reaction,
    },
    /// Something happened, or this is how things stand.
    Frame {
        /// Whose eyes it is for.
        viewer: Viewer,
        /// What they see.
        frame: F,
    },
    /// What happened since the seat last did something, move by move.
    Recap {
        /// Whose eyes it is for.
        viewer: Viewer,
        /// How things stood then, everything since, and how things stand now. All but the last are past: nothing is
        /// offered in them. Nobody who only looks on is shown any.
        frames: Vec<F>,
    },
    /// The game is over.
    Over {
        /// How it ended: a key that `words` puts into words.
        ending: String,
        /// The score sheet.
        sheet: ScoreSheet,
    },
    /// The game is over, and has just been kept in this browser.
    Kept {
        /// Under this number.
        id: u32,
    },
    /// What a strong player would do.
    Hint {
        /// Whose choice it is.
        seat: Seat,
        /// What it would do, in the game's notation.
        action: String,
        /// What it would do after that, as long as nobody else acts and as far as it is sure.
        then: Vec<String>,
        /// The last move that it knew of.
        after: u32,
    },
    /// What is asked on this day, and what was done so far.
    Eureka(Box<Eureka>),
    /// The turn of the day is over: what was made of it.
    Verdict(Box<Verdict<F>>),
    /// An action was not done; nothing has changed.
    Refused {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
        /// The reason.
        why: Why,
    },
    /// An action was not taken back; nothing has changed.
    NotUndone {
        /// Whose.
        seat: Seat,
        /// The reason.
        why: NoUndo,
    },
    /// A message was not understood, or cannot be answered.
    Error {
        /// What is wrong, for programs.
        code: ErrorCode,
        /// What is wrong, for people.
        text: String,
    },
}

/// Why an action cannot be done now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The game is over.
    Over,
    /// Others are to act.
    NotNow {
        /// Who.
        to_act: SeatSet,
    },
    /// The seat is to act, but this is no choice it has.
    NotOffered,
    /// The rules forbid it.
    Rule {
        /// The rule's id, such as `MU-T8`.
        rule: String,
        /// The reason.
        reason: AnyReason,
    },
}

impl Why {
    /// How an illegal action is told to a client.
    pub fn of<G: Playable>(illegal: Illegal<G::Reason>) -> Self {
        match illegal {
            Illegal::Over | Illegal::NotNow(Node::Over) => Self::Over,
            Illegal::NotNow(Node::Act(to_act)) => Self::NotNow { to_act },
            Illegal::NotNow(Node::Chance) => Self::NotNow { to_act: SeatSet::EMPTY },
            Illegal::Impossible | Illegal::NotOffered => Self::NotOffered,
            Illegal::Refused(refusal) => {
                Self::Rule { rule: refusal.rule.to_owned(), reason: G::any_reason(refusal.reason) }
            }
        }
    }
}
