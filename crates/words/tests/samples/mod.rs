//! One of everything that can be said. A new variant of a game's type does not build until it has a sample here.

/// Checks that the samples hold each of the patterns, and, as it is a `match`, that the patterns are all there are.
macro_rules! all_of {
    ($samples:expr, $($pattern:pat),+ $(,)?) => {{
        let samples = $samples;
        for sample in &samples {
            match sample { $($pattern => (),)+ }
        }
        $(assert!(samples.iter().any(|sample| matches!(sample, $pattern)), "no {}", stringify!($pattern));)+
        samples
    }};
}

mod faults;
pub(crate) mod multiverse;
mod options;

use engine::{Illegal, Known, Node, Refusal, Seat, SeatSet};
use multiuniversum::{
    Action, CardAction, CardId, CardSet, Draw, Ending, Event, Multiuniversum, Options, Order, Phase,
    PortalId, Reason, Tool, Transformer,
};
use words::{Names, multiuniversum as mu};

pub(crate) use faults::faults;
pub(crate) use options::{options_errors, presets, scorings, used_tools};

/// Where the samples' player stands.
pub(crate) const HERE_AT: Transformer = at(3);

/// The labels of the score sheet of Multiuniversum.
pub(crate) const SCORE_LABELS: [&str; 8] = [
    "mu-portals",
    "mu-lost",
    "mu-tools",
    "mu-sets",
    "mu-tie-tools",
    "mu-tie-portals",
    "mu-tie-hand",
    "mu-tie-age",
];

const fn at(number: u8) -> Transformer {
    Transformer::new(number).expect("there are five")
}

/// The card of this number.
pub(crate) fn card(number: u8) -> CardId {
    CardId::new(number).unwrap()
}

fn portal(number: u8) -> PortalId {
    PortalId::new(number).unwrap()
}

fn order(text: &str) -> Order {
    text.parse().unwrap()
}

/// The samples' player.
pub(crate) fn me() -> Seat {
    Seat::from_index(0)
}

/// The names at a table of two.
pub(crate) fn everybody() -> Names {
    Names::new(["Mila", "Théo"])
}

/// The names at a solo table.
pub(crate) fn solo() -> Names {
    Names::new(["Mila"]).with_machine()
}

/// The usual game of two.
pub(crate) fn rules() -> Multiuniversum {
    Multiuniversum::new(Options::for_players(2)).unwrap()
}

/// A seat's situation with a portal on every stack, in the midst of arranging one.
pub(crate) fn here() -> mu::Here {
    let tops = [1, 2, 3, 4, 5].map(|number| Some(portal(number)));
    mu::Here { at: HERE_AT, tops, stack: [3, 9, 20].map(portal).to_vec() }
}

/// A seat's situation with no portal left.
pub(crate) fn bare() -> mu::Here {
    mu::Here { at: HERE_AT, tops: [None; 5], stack: Vec::new() }
}

/// Every event, in each way it can be told.
pub(crate) fn events() -> Vec<Event> {
    let who = me();
    let played = |number, action| Event::Played { who, card: card(number), at: at(3), action };
    let mut events = vec![
        Event::GameBegan,
        Event::RoundBegan { round: 8 },
        Event::TurnBegan { who },
        Event::PortalShown { stack: at(3), portal: portal(7) },
        Event::Dealt { who, card: Known::Known(card(17)) },
        Event::Dealt { who, card: Known::Hidden },
        Event::Drew { who, card: Known::Known(card(17)) },
        Event::Drew { who, card: Known::Hidden },
        Event::PileFormed { cards: 1 },
        Event::PileFormed { cards: 23 },
        Event::LaidOut { card: card(31) },
        Event::Prepared { who, card: card(21) },
        Event::Discarded { who, card: card(41) },
        Event::Passed { who },
        Event::Moved { who, from: at(1), to: at(3) },
        Event::Looked { who, stack: at(4) },
        Event::Saw { who, stack: at(4), place: 2, portal: Known::Known(portal(12)) },
        Event::Saw { who, stack: at(4), place: 2, portal: Known::Hidden },
        Event::Arranged { who, stack: at(4), order: Known::Known(order("312")) },
        Event::Arranged { who, stack: at(4), order: Known::Hidden },
        Event::Swapped { who, a: at(1), b: at(5) },
        Event::SentUnder { who },
        Event::WillKeep { who },
        Event::Recycled { who, card: card(5) },
        Event::Dropped { who, card: card(11) },
        Event::Spent { who, card: card(33) },
        Event::Sealed { who, stack: at(3), portal: portal(7) },
        Event::StackEmptied { stack: at(2), empty: 1, needed: 3 },
        Event::Kept { who, card: card(50) },
        Event::ClearedUp { who, cards: CardSet::of(card(17)) },
        Event::ClearedUp { who, cards: [3, 17, 20].map(card).into_iter().collect() },
        Event::VirtualDrew { who, card: card(9) },
        Event::StalemateNears { rounds: 1 },
        Event::StalemateNears { rounds: 5 },
        Event::GameOver { ending: Ending::Stacks },
        Event::GameOver { ending: Ending::Locked },
        Event::GameOver { ending: Ending::Stalemate },
    ];
    events.extend(CardAction::ALL.map(|action| played(17, action)));
    all_of!(
        events,
        Event::GameBegan,
        Event::RoundBegan { .. },
        Event::TurnBegan { .. },
        Event::PortalShown { .. },
        Event::Dealt { card: Known::Known(_), .. },
        Event::Dealt { card: Known::Hidden, .. },
        Event::Drew { card: Known::Known(_), .. },
        Event::Drew { card: Known::Hidden, .. },
        Event::PileFormed { .. },
        Event::LaidOut { .. },
        Event::Played { .. },
        Event::Prepared { .. },
        Event::Discarded { .. },
        Event::Passed { .. },
        Event::Moved { .. },
        Event::Looked { .. },
        Event::Saw { portal: Known::Known(_), .. },
        Event::Saw { portal: Known::Hidden, .. },
        Event::Arranged { order: Known::Known(_), .. },
        Event::Arranged { order: Known::Hidden, .. },
        Event::Swapped { .. },
        Event::SentUnder { .. },
        Event::WillKeep { .. },
        Event::Recycled { .. },
        Event::Dropped { .. },
        Event::Spent { .. },
        Event::Sealed { .. },
        Event::StackEmptied { .. },
        Event::Kept { .. },
        Event::ClearedUp { .. },
        Event::VirtualDrew { .. },
        Event::StalemateNears { .. },
        Event::GameOver { .. },
    )
}

/// What the virtual player does in its turn.
pub(crate) fn machine_events() -> Vec<Event> {
    let who = Seat::from_index(1);
    vec![
        Event::TurnBegan { who },
        Event::VirtualDrew { who, card: card(9) },
        Event::Spent { who, card: card(9) },
        Event::Sealed { who, stack: at(1), portal: portal(13) },
        Event::Moved { who, from: at(5), to: at(1) },
    ]
}

/// Every action.
pub(crate) fn actions() -> Vec<Action> {
    all_of!(
        vec![
            Action::Play(card(12)),
            Action::Prepare(card(21)),
            Action::Discard(card(41)),
            Action::Pass,
            Action::Move(at(2)),
            Action::Look(at(4)),
            Action::Arrange(order("231")),
            Action::Arrange(order("2431")),
            Action::Swap(at(1), at(3)),
            Action::Drop(card(11)),
            Action::Take(card(31)),
            Action::Keep(card(50)),
            Action::Spend(card(33)),
            Action::Play(card(13)),
            Action::Play(card(15)),
        ],
        Action::Play(_),
        Action::Prepare(_),
        Action::Discard(_),
        Action::Pass,
        Action::Move(_),
        Action::Look(_),
        Action::Arrange(_),
        Action::Swap(..),
        Action::Drop(_),
        Action::Take(_),
        Action::Keep(_),
        Action::Spend(_),
    )
}

/// Every phase.
pub(crate) fn phases() -> Vec<Phase> {
    all_of!(
        vec![
            Phase::Opening,
            Phase::Draw { left: 1, why: Draw::Deal },
            Phase::Draw { left: 2, why: Draw::Action },
            Phase::Turn,
            Phase::Acted,
            Phase::Move,
            Phase::Look,
            Phase::See { stack: at(4), place: 1 },
            Phase::Arrange { stack: at(4) },
            Phase::Swap,
            Phase::Take,
            Phase::Drop { left: 2 },
            Phase::Drop { left: 1 },
            Phase::Spend { tool: Tool::Net, left: 1 },
            Phase::Spend { tool: Tool::Tape, left: 2 },
            Phase::Keep { left: 1 },
            Phase::Keep { left: 2 },
            Phase::VirtualSealed,
            Phase::Over(Ending::Stacks),
        ],
        Phase::Opening,
        Phase::Draw { .. },
        Phase::Turn,
        Phase::Acted,
        Phase::Move,
        Phase::Look,
        Phase::See { .. },
        Phase::Arrange { .. },
        Phase::Swap,
        Phase::Take,
        Phase::Drop { .. },
        Phase::Spend { .. },
        Phase::Keep { .. },
        Phase::VirtualSealed,
        Phase::Over(_),
    )
}

/// Every reason of a refusal.
pub(crate) fn reasons() -> Vec<Reason> {
    all_of!(
        vec![
            Reason::NothingToDraw,
            Reason::NothingToRecycle,
            Reason::NoPortal { at: at(2) },
            Reason::MissingTools { portal: portal(20), missing: [0, 0, 1, 1, 0] },
            Reason::MissingTools { portal: portal(20), missing: [0, 2, 0, 0, 0] },
            Reason::NoTallStack,
            Reason::NoTwoStacks,
            Reason::AlreadyThere { at: at(3) },
            Reason::StackTooLow { stack: at(4) },
            Reason::EmptyStack { stack: at(5) },
        ],
        Reason::NothingToDraw,
        Reason::NothingToRecycle,
        Reason::NoPortal { .. },
        Reason::MissingTools { .. },
        Reason::NoTallStack,
        Reason::NoTwoStacks,
        Reason::AlreadyThere { .. },
        Reason::StackTooLow { .. },
        Reason::EmptyStack { .. },
    )
}

/// Every way in which an input can be wrong.
pub(crate) fn illegals() -> Vec<Illegal<Reason>> {
    all_of!(
        vec![
            Illegal::Over,
            Illegal::NotNow(Node::Act(SeatSet::of(Seat::from_index(1)))),
            Illegal::NotNow(Node::Chance),
            Illegal::NotNow(Node::Over),
            Illegal::Impossible,
            Illegal::NotOffered,
            Illegal::Refused(Refusal { rule: "MU-T8", reason: Reason::NothingToDraw }),
        ],
        Illegal::Over,
        Illegal::NotNow(Node::Act(_)),
        Illegal::NotNow(Node::Chance),
        Illegal::NotNow(Node::Over),
        Illegal::Impossible,
        Illegal::NotOffered,
        Illegal::Refused(_),
    )
}

/// Every ending.
pub(crate) fn endings() -> Vec<Ending> {
    all_of!(
        vec![Ending::Stacks, Ending::Locked, Ending::Stalemate],
        Ending::Stacks,
        Ending::Locked,
        Ending::Stalemate
    )
}
