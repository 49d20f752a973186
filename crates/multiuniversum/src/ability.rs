//! The abilities of the five transformers (MU-A1 to MU-A5).

use engine::{Known, Reveals, Sink};

use crate::action::Order;
use crate::event::Event;
use crate::ids::{CardId, PortalId, Transformer};
use crate::phase::{Draw, Phase};
use crate::state::State;
use crate::step::leave_hand;
use crate::turn::form_pile;

/// MU-C2: the ability of the transformer where the player stands.
pub(crate) fn trigger<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Reveals {
    let who = state.turn;
    match state.here().number() {
        1 => {
            let tall = state.stacks_of(2);
            if tall.is_power_of_two() {
                return look(state, Transformer::from_index(tall.trailing_zeros() as usize), sink);
            }
            state.phase = Phase::Look;
        }
        2 => state.phase = Phase::Draw { left: 3, why: Draw::Ability },
        3 => {
            let stacks = state.stacks_of(1);
            if stacks.count_ones() == 2 {
                let [low, high] = [stacks.trailing_zeros(), stacks.ilog2()];
                let place = |index: u32| Transformer::from_index(index as usize);
                swap(state, place(low), place(high), sink);
            } else {
                state.phase = Phase::Swap;
            }
        }
        4 => return send_under(state, sink),
        _ => {
            state.keeps += 1;
            state.phase = Phase::Acted;
            sink.tell(|| Event::WillKeep { who });
        }
    }
    Reveals::Nothing
}

/// MU-A1: the player takes a stack. Unseen portals are drawn one by one; what others have seen shows at once.
pub(crate) fn look<S: Sink<Event>>(state: &mut State, stack: Transformer, sink: &mut S) -> Reveals {
    let who = state.turn;
    sink.tell(|| Event::Looked { who, stack });
    state.phase = next_unseen(state, stack, 0);
    let pile = state.stacks[stack.index()];
    if pile.lookers.is_empty() || pile.arranger.contains(who) {
        // Either the looker knows every place, or the unknown ones come from chance, which reveals them.
        return Reveals::Nothing;
    }
    let mut news = 0;
    for place in (0..pile.height()).filter(|&place| !pile.is_located(place)) {
        news += 1;
        let portal = pile.portal(place).expect("a stack that was looked through has no unseen portal");
        sink.tell(|| Event::Saw { who, stack, place: place as u8 + 1, portal: Known::Known(portal) });
    }
    // One place whose content the looker knows is no news.
    Reveals::when(news > usize::from(pile.lookers.contains(who)))
}

/// The looker is shown the next unseen portal from `place` on, or has seen all and may arrange.
pub(crate) fn next_unseen(state: &State, stack: Transformer, place: usize) -> Phase {
    let pile = &state.stacks[stack.index()];
    (place..pile.height())
        .find(|&place| pile.portal(place).is_none())
        .map_or(Phase::Arrange { stack }, |place| Phase::See { stack, place: place as u8 })
}

pub(crate) fn arrange<S: Sink<Event>>(state: &mut State, order: Order, sink: &mut S) -> Reveals {
    let Phase::Arrange { stack } = state.phase else { unreachable!("stacks are arranged when asked for") };
    let who = state.turn;
    let pile = &mut state.stacks[stack.index()];
    let places = order.places();
    let known_to_all = pile.is_located(usize::from(places[0]));
    pile.arrange(&places, who);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Arranged { who, stack, order: Known::Known(order) });
    show_top(state, stack, sink);
    Reveals::when(!known_to_all)
}

pub(crate) fn drop_one<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    leave_hand(state, card);
    state.discard.insert(card);
    state.used_up.insert(card);
    sink.tell(|| Event::Dropped { who, card });
}

/// MU-A3.
pub(crate) fn swap<S: Sink<Event>>(state: &mut State, a: Transformer, b: Transformer, sink: &mut S) {
    let who = state.turn;
    let tops = [a, b].map(|stack| state.stacks[stack.index()].top().expect("switched portals show"));
    state.stacks[a.index()].put(0, tops[1]);
    state.stacks[b.index()].put(0, tops[0]);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Swapped { who, a, b });
}

/// MU-A4.
pub(crate) fn send_under<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Reveals {
    let who = state.turn;
    state.phase = Phase::Acted;
    sink.tell(|| Event::SentUnder { who });
    let mut shown = false;
    for stack in Transformer::ALL {
        if state.stacks[stack.index()].height() > 1 {
            state.stacks[stack.index()].send_under();
            shown |= show_top(state, stack, sink);
        }
    }
    Reveals::when(shown)
}

/// The top of a stack that has changed shows; if nobody has seen it, chance says what it is. Says whether
/// somebody learns something without any chance.
pub(crate) fn show_top<S: Sink<Event>>(state: &mut State, stack: Transformer, sink: &mut S) -> bool {
    let pile = &state.stacks[stack.index()];
    match pile.top() {
        None => {
            state.showing |= 1 << stack.index();
            false
        }
        Some(portal) => {
            let news = !pile.is_located(0);
            locate_top(state, stack, portal, sink);
            news
        }
    }
}

pub(crate) fn locate_top<S: Sink<Event>>(
    state: &mut State,
    stack: Transformer,
    portal: PortalId,
    sink: &mut S,
) {
    state.public.insert(portal);
    state.stacks[stack.index()].locate_top(state.public);
    sink.tell(|| Event::PortalShown { stack, portal });
}

pub(crate) fn drop_card<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let Phase::Drop { left } = state.phase else { unreachable!("cards are dropped when asked for") };
    drop_one(state, card, sink);
    if left > 1 {
        state.phase = Phase::Drop { left: left - 1 };
    } else {
        dropped(state, sink);
    }
}

/// Both cards of MU-A2 lie on the discard pile; only now the piles are looked at (MU-D2).
pub(crate) fn dropped<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    form_pile(state, sink);
    state.phase = Phase::Acted;
}
