//! What happened, for logs and animation.

use engine::{Known, Seat};
use serde::Serialize;

use crate::action::Order;
use crate::ids::{CardAction, CardId, CardSet, PortalId, Transformer};
use crate::phase::Ending;

/// Something that happened. `who` may be the virtual player of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumEvent"))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Event {
    /// The first portals of the game lie open, hands are dealt: the first round begins.
    GameBegan,
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
    /// A portal shows on top of a stack.
    PortalShown {
        /// Where.
        stack: Transformer,
        /// Which.
        portal: PortalId,
    },
    /// A card was dealt at set-up.
    Dealt {
        /// To whom.
        who: Seat,
        /// Which; only the owner sees it.
        card: Known<CardId>,
    },
    /// A card was drawn into a hand.
    Drew {
        /// By whom.
        who: Seat,
        /// Which; only the drawer sees it.
        card: Known<CardId>,
    },
    /// The draw pile is empty, and the discard pile became the new one (MU-D1).
    PileFormed {
        /// How many cards were shuffled.
        cards: u8,
    },
    /// A card from the draw pile was laid on the discard pile (MU-S3, MU-D1).
    LaidOut {
        /// Which.
        card: CardId,
    },
    /// A card was played for an action.
    Played {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
        /// Where the player stood.
        at: Transformer,
        /// What for.
        action: CardAction,
    },
    /// A card was put under the lab as a tool.
    Prepared {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded to draw another.
    Discarded {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// A player passed.
    Passed {
        /// Who.
        who: Seat,
    },
    /// A scientist moved.
    Moved {
        /// Whose.
        who: Seat,
        /// From where.
        from: Transformer,
        /// Where to.
        to: Transformer,
    },
    /// Somebody takes a stack to look at it (MU-A1).
    Looked {
        /// Who.
        who: Seat,
        /// At which.
        stack: Transformer,
    },
    /// What lies in that stack; only the looker sees it.
    Saw {
        /// Who.
        who: Seat,
        /// In which stack.
        stack: Transformer,
        /// How deep, from 1 at the top.
        place: u8,
        /// What.
        portal: Known<PortalId>,
    },
    /// The stack was put back (MU-A1).
    Arranged {
        /// By whom.
        who: Seat,
        /// Which stack.
        stack: Transformer,
        /// How; only the arranger knows.
        order: Known<Order>,
    },
    /// Two face-up portals changed places (MU-A3).
    Swapped {
        /// By whom.
        who: Seat,
        /// Above one transformer.
        a: Transformer,
        /// And above another.
        b: Transformer,
    },
    /// The top of every stack went to its bottom (MU-A4).
    SentUnder {
        /// By whom.
        who: Seat,
    },
    /// A player will keep one of the cards played this turn (MU-A5).
    WillKeep {
        /// Who.
        who: Seat,
    },
    /// A card was taken from the discard pile (MU-C6).
    Recycled {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded for ability 2 (MU-A2).
    Dropped {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// A tool was spent on a seal (MU-C4).
    Spent {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// A portal was sealed (MU-C4).
    Sealed {
        /// By whom.
        who: Seat,
        /// Where.
        stack: Transformer,
        /// Which.
        portal: PortalId,
    },
    /// A stack is empty (MU-E1).
    StackEmptied {
        /// Which.
        stack: Transformer,
        /// How many are empty now.
        empty: u8,
        /// How many end the game.
        needed: u8,
    },
    /// A played card became a tool (MU-A5).
    Kept {
        /// By whom.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// The play area went to the discard pile (MU-T6).
    ClearedUp {
        /// Whose.
        who: Seat,
        /// Which cards.
        cards: CardSet,
    },
    /// The virtual player drew a card straight under its lab (MU-V4).
    VirtualDrew {
        /// Who.
        who: Seat,
        /// Which.
        card: CardId,
    },
    /// The game will end if no portal is sealed soon (MU-E6).
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
    "game-began" => GameBegan {},
    "round-began" => RoundBegan { round },
    "turn-began" => TurnBegan { who },
    "portal-shown" => PortalShown { stack, portal },
    "dealt" => Dealt { who, card },
    "drew" => Drew { who, card },
    "pile-formed" => PileFormed { cards },
    "laid-out" => LaidOut { card },
    "played" => Played { who, card, at, action },
    "prepared" => Prepared { who, card },
    "discarded" => Discarded { who, card },
    "passed" => Passed { who },
    "moved" => Moved { who, from, to },
    "looked" => Looked { who, stack },
    "saw" => Saw { who, stack, place, portal },
    "arranged" => Arranged { who, stack, order },
    "swapped" => Swapped { who, a, b },
    "sent-under" => SentUnder { who },
    "will-keep" => WillKeep { who },
    "recycled" => Recycled { who, card },
    "dropped" => Dropped { who, card },
    "spent" => Spent { who, card },
    "sealed" => Sealed { who, stack, portal },
    "stack-emptied" => StackEmptied { stack, empty, needed },
    "kept" => Kept { who, card },
    "cleared-up" => ClearedUp { who, cards },
    "virtual-drew" => VirtualDrew { who, card },
    "stalemate-nears" => StalemateNears { rounds },
    "game-over" => GameOver { ending },
});
