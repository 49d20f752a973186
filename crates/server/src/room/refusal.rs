//! Why a table does not do what somebody asks.

use table::{NoShare, NoUndo};
use wire::Why;
use wire::problem::Reason;

/// Why a table does not do what somebody asks. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Refusal {
    /// Only people who sit at the table may.
    NotSeated,
    /// Somebody else sits there, or nobody.
    NotYourSeat,
    /// Only the host may.
    NotHost,
    /// The host has sent this person away.
    SentAway,
    /// Nobody may look on.
    NoSpectators,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// The seat is kept for somebody who has the key.
    NeedsKey,
    /// All seats are taken.
    Full,
    /// The person sits at the table already.
    AlreadySeated,
    /// Before the start somebody has to sit on every seat.
    SeatsFree,
    /// Rated tables are for two people or more.
    NotRatable(&'static str),
    /// It is too late: the table has started, or starts.
    Started,
    /// The table does not run.
    NotRunning,
    /// It runs still.
    NotOver,
    /// The seat has acted since.
    Stale,
    /// The action is none.
    Notation(String),
    /// The rules, or the moment, do not allow the action.
    Illegal(Why),
    /// It cannot be taken back.
    NoUndo(NoUndo),
    /// The nonce, or its pledge, is not taken.
    NoShare(NoShare),
    /// The orders are none that the seat can have.
    Orders(String),
    /// Nobody can vote on this seat now.
    NoVote,
    /// No bot plays for this seat.
    NoStandIn,
    /// A seat can hold this wish no more.
    NoWish,
}

impl Refusal {
    /// The reason, for programs.
    pub(crate) const fn reason(&self) -> Reason {
        match self {
            Self::NotSeated => Reason::NotSeated,
            Self::NotYourSeat => Reason::NotYourSeat,
            Self::NotHost => Reason::NotHost,
            Self::SentAway => Reason::SentAway,
            Self::NoSpectators => Reason::NoSpectators,
            Self::NoSuchSeat => Reason::NoSuchSeat,
            Self::SeatTaken => Reason::SeatTaken,
            Self::NeedsKey => Reason::NeedsKey,
            Self::Full => Reason::Full,
            Self::AlreadySeated => Reason::AlreadySeated,
            Self::SeatsFree => Reason::SeatsFree,
            Self::NotRatable(_) => Reason::NotRatable,
            Self::Started => Reason::Started,
            Self::NotRunning => Reason::NotRunning,
            Self::NotOver => Reason::NotOver,
            Self::Stale => Reason::Stale,
            Self::Notation(_) => Reason::Notation,
            Self::Illegal(_) => Reason::Illegal,
            Self::NoUndo(_) => Reason::NoUndo,
            Self::NoShare(_) => Reason::NoShare,
            Self::Orders(_) => Reason::Orders,
            Self::NoVote => Reason::NoVote,
            Self::NoStandIn => Reason::NoStandIn,
            Self::NoWish => Reason::NoWish,
        }
    }

    /// Whether the person may not, rather than not now.
    pub(crate) const fn is_forbidden(&self) -> bool {
        matches!(
            self,
            Self::NotSeated
                | Self::NotYourSeat
                | Self::NotHost
                | Self::SentAway
                | Self::NoSpectators
                | Self::NeedsKey
        )
    }

    /// What is wrong, for people.
    pub(crate) fn text(&self) -> String {
        let text = match self {
            Self::NotSeated => "only people who sit at this table may do that",
            Self::NotYourSeat => "that is not your seat",
            Self::NotHost => "only the host of the table may do that",
            Self::SentAway => "the host has asked you to leave this table",
            Self::NoSpectators => "nobody but the players may look at this table",
            Self::NoSuchSeat => "the table has no such seat",
            Self::SeatTaken => "somebody sits there",
            Self::NeedsKey => "this seat is kept for somebody with the key of the table",
            Self::Full => "all seats are taken",
            Self::AlreadySeated => "you sit at this table already",
            Self::SeatsFree => "there are free seats: fill them with people or bots first",
            Self::NotRatable(why) => why,
            Self::Started => "the table has started",
            Self::NotRunning => "the game is not running",
            Self::NotOver => "the game is not over",
            Self::Stale => "this seat has acted since: ask for what happened",
            Self::Notation(wrong) | Self::Orders(wrong) => wrong,
            Self::Illegal(_) => "this cannot be done now",
            Self::NoUndo(_) => "this cannot be taken back",
            Self::NoShare(why) => return why.to_string(),
            Self::NoVote => "there is no vote on this seat: its owner is here, or has not been away for long",
            Self::NoStandIn => "no bot plays for you",
            Self::NoWish => "a seat can be kept open, for a guest, or for a bot",
        };
        text.to_owned()
    }
}
