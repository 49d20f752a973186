//! What everybody would score if the game ended now (MU-E2, MU-V1, MU-V2), and the machine's chances (MU-V4).

use wire::engine::Seat;
use wire::multiuniversum::{CardId, CardSet, PortalSet, Scoring, Tool, Transformer};

use super::look::Look;

/// A score in its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) portals: i16,
    /// What deadly portals would take, not negative.
    pub(super) lost: i16,
    /// What unused tools cost, not negative.
    pub(super) tools: i16,
    pub(super) sets: i16,
}

impl Tally {
    pub(super) fn total(self) -> i16 {
        self.portals - self.lost - self.tools + self.sets
    }
}

/// What a participant would score now.
pub(super) fn tally(look: &Look<'_>, seat: Seat) -> Tally {
    let player = look.player(seat);
    tally_of(look, seat, player.sealed, player.lab.len(), shown(look))
}

fn tally_of(look: &Look<'_>, seat: Seat, sealed: PortalSet, tools: usize, shown: PortalSet) -> Tally {
    let points = |set: PortalSet| set.iter().map(|portal| i16::from(look.deck().portal(portal).dp)).sum();
    let scoring = look.rules().options().scoring;
    let lost = if scoring == Scoring::Deadly { sharing(look, sealed, shown) } else { PortalSet::EMPTY };
    Tally {
        portals: points(sealed),
        lost: points(lost),
        tools: if look.is_machine(seat) { 0 } else { tools as i16 },
        sets: if scoring == Scoring::Standard { look.rules().best_sets(sealed).points } else { 0 },
    }
}

/// The face-up portals.
fn shown(look: &Look<'_>) -> PortalSet {
    Transformer::ALL.into_iter().filter_map(|at| look.view().top(at)).collect()
}

fn sharing(look: &Look<'_>, sealed: PortalSet, shown: PortalSet) -> PortalSet {
    let icon = |portal| look.deck().portal(portal).icon;
    sealed.iter().filter(|&portal| shown.iter().any(|other| icon(other) == icon(portal))).collect()
}

/// The sealed portals somebody would lose now (MU-V2).
pub(super) fn at_risk(look: &Look<'_>, seat: Seat) -> PortalSet {
    if look.rules().options().scoring == Scoring::Deadly {
        sharing(look, look.player(seat).sealed, shown(look))
    } else {
        PortalSet::EMPTY
    }
}

/// What the viewer would lose to the portal on top of a stack (MU-V2).
pub(super) fn threat(look: &Look<'_>, at: Transformer) -> i16 {
    let (Some(me), Some(top)) = (look.mine(), look.view().top(at)) else { return 0 };
    if look.rules().options().scoring != Scoring::Deadly {
        return 0;
    }
    let lost = sharing(look, me.sealed, PortalSet::of(top));
    lost.iter().map(|portal| i16::from(look.deck().portal(portal).dp)).sum()
}

/// Everybody's score, by seat.
pub(super) fn totals(look: &Look<'_>) -> Vec<i16> {
    look.seats().map(|seat| tally(look, seat).total()).collect()
}

/// The score of everybody if the viewer sealed the portal of the own transformer now and the game ended with it:
/// only if it would (MU-V5), which it does at once in a solo game alone.
pub(super) fn if_sealed(look: &Look<'_>) -> Option<Vec<i16>> {
    let (me, mine, at) = (look.me()?, look.mine()?, look.at()?);
    let top = look.view().top(at)?;
    let empties = look.view().height(at) == 1;
    let ends = look.empty_stacks() + 1 >= usize::from(look.rules().stacks_to_end());
    if !(empties && ends && look.rules().is_solo()) {
        return None;
    }
    let spent: u8 = look.rules().needs(top).iter().sum();
    let left: PortalSet = shown(look).iter().filter(|&portal| portal != top).collect();
    let sealed: PortalSet = mine.sealed.iter().chain([top]).collect();
    let score = |seat: Seat| {
        if seat == me {
            tally_of(look, seat, sealed, mine.lab.len() - usize::from(spent), left).total()
        } else {
            tally_of(look, seat, look.player(seat).sealed, look.player(seat).lab.len(), left).total()
        }
    };
    Some(look.seats().map(score).collect())
}

/// The chance in percent that the machine seals where it stands after two draws, exactly; nothing if the pile would
/// be formed anew before that (MU-V4, MU-K4).
pub(super) fn machine_chance(look: &Look<'_>, machine: Seat) -> Option<f64> {
    let view = look.view();
    let player = look.player(machine);
    let top = view.top(player.at)?;
    let missing = look.missing(top, look.rules().tools_of(player.lab));
    let known = view.players.iter().fold(view.discard | view.play_area, |all, one| all | one.hand | one.lab);
    let pile: CardSet = CardId::all().filter(|&card| !known.contains(card)).collect();
    let refill = look.mine().map_or(0, |me| 3u8.saturating_sub(me.hand_size));
    let wanted: u8 = missing.iter().sum();
    match wanted {
        0 => Some(100.0),
        // Two cards are drawn.
        3.. => Some(0.0),
        _ if view.draw_size < refill + 3 || pile.len() != usize::from(view.draw_size) => None,
        _ => {
            let all = pile.len() as f64;
            let of = look.rules().tools_of(pile);
            let pairs = all * (all - 1.0) / 2.0;
            let kinds: Vec<Tool> = Tool::ALL.into_iter().filter(|tool| missing[tool.index()] > 0).collect();
            let count = |tool: Tool| f64::from(of[tool.index()]);
            let good = match (wanted, &kinds[..]) {
                (1, [tool]) => pairs - (all - count(*tool)) * (all - count(*tool) - 1.0) / 2.0,
                (_, [tool]) => count(*tool) * (count(*tool) - 1.0) / 2.0,
                (_, [one, other]) => count(*one) * count(*other),
                _ => return None,
            };
            Some(100.0 * good / pairs)
        }
    }
}
