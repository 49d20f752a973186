//! Sealing a portal: which tools are spent, and what shows next (MU-C4, MU-C5).

use engine::{Reveals, Seat, Sink};

use crate::ability::show_top;
use crate::event::Event;
use crate::ids::{CardId, PortalId, Tool};
use crate::options::UsedTools;
use crate::phase::{Ending, Phase};
use crate::rules::Multiuniversum;
use crate::state::State;
use crate::turn::{finish, form_pile};

impl Multiuniversum {
    /// Spends the tools of the portal from the `from`th tool on, asking where there is a choice (MU-C5).
    pub(crate) fn pay_for_seal<S: Sink<Event>>(
        &self,
        state: &mut State,
        from: usize,
        sink: &mut S,
    ) -> Reveals {
        let here = state.here();
        let portal = state.stacks[here.index()].top().expect("a portal that is sealed shows");
        let needs = self.needs(portal);
        for &tool in &Tool::ALL[from..] {
            let need = needs[tool.index()];
            let have = state.labs[state.turn.index()] & self.with_tool(tool);
            if usize::from(need) < have.len() && need > 0 {
                state.phase = Phase::Spend { tool, left: need };
                return Reveals::Nothing;
            }
            if need > 0 {
                have.iter().for_each(|card| self.spend(state, card, sink));
            }
        }
        form_pile(state, sink);
        self.seal(state, state.turn, portal, sink)
    }

    pub(crate) fn spend_chosen<S: Sink<Event>>(
        &self,
        state: &mut State,
        card: CardId,
        sink: &mut S,
    ) -> Reveals {
        let Phase::Spend { tool, left } = state.phase else { unreachable!("tools are spent when asked for") };
        self.spend(state, card, sink);
        if left > 1 {
            state.phase = Phase::Spend { tool, left: left - 1 };
            return Reveals::Nothing;
        }
        self.pay_for_seal(state, tool.index() + 1, sink)
    }

    pub(crate) fn spend<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
        let who = state.turn;
        state.labs[who.index()].remove(card);
        state.used_up.insert(card);
        match self.options().used_tools {
            UsedTools::AtOnce => state.discard.insert(card),
            UsedTools::EndOfTurn => state.play_area.insert(card),
        }
        sink.tell(|| Event::Spent { who, card });
    }

    /// MU-C4: the portal changes hands, and the next one shows.
    pub(crate) fn seal<S: Sink<Event>>(
        &self,
        state: &mut State,
        who: Seat,
        portal: PortalId,
        sink: &mut S,
    ) -> Reveals {
        let stack = state.at[who.index()];
        state.stacks[stack.index()].take_top();
        state.sealed[who.index()].insert(portal);
        state.sealed_this_round = true;
        state.phase = if self.virtual_player() == Some(who) { Phase::VirtualSealed } else { Phase::Acted };
        sink.tell(|| Event::Sealed { who, stack, portal });
        if state.stacks[stack.index()].height() > 0 {
            return Reveals::when(show_top(state, stack, sink));
        }
        let (empty, needed) = (state.empty_stacks(), self.stacks_to_end());
        sink.tell(|| Event::StackEmptied { stack, empty, needed });
        // MU-V5: solo ends in this very moment.
        if self.is_solo() && empty >= needed {
            finish(state, Ending::Stacks, sink);
        }
        Reveals::Nothing
    }
}
