//! What one action leads to, and how likely. The odds are the game's own.

use wire::engine::Seat;
use wire::multiverse::{Action, ActionOdds, Colour, Colours, Ratio, Scepter, Spot, World};
use words::Told as _;

use super::look::{Holder, Look};

/// Whom one meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// A world that can be visited (MV-T5).
    World(Spot),
    /// A revealed player (MV-E1).
    Player(Seat),
}

/// An action, and what it leads to.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) action: Action,
    /// What is sent for it: an encounter that is offered is declined first.
    pub(super) sent: String,
    /// The world that matches the panel afterwards.
    pub(super) to: World,
    pub(super) goal: Option<Goal>,
    /// Who may say "Just roll!".
    pub(super) objector: Option<Seat>,
    /// The chance that the switch stands then.
    pub(super) stands: Ratio,
    odds: ActionOdds,
}

impl Way {
    pub(super) fn colour(&self) -> Option<Colour> {
        match self.action {
            Action::Switch(colour) => Some(colour),
            _ => None,
        }
    }

    /// What is known of it, in sentences.
    pub(super) fn told(&self, look: &Look<'_>) -> String {
        let label = look.rules().say_offer(look.words(), &look.scene.names, look.view(), self.action);
        let label = label.split(" · ").next().unwrap_or_default().to_owned();
        let prospects = self.prospects(look);
        format!("{label}: {}\n{prospects}\nMV-T3 · MV-T4 · MV-T5", look.world_title(self.to))
    }

    /// Whom it meets, how likely, and what may follow.
    pub(super) fn prospects(&self, look: &Look<'_>) -> String {
        let odds = words::multiverse::odds(look.words(), &look.scene.names, &self.odds);
        match self.goal {
            Some(Goal::World(_)) => format!("{odds}\n{}", onward(look, self.to)),
            _ => odds,
        }
    }
}

/// How likely the jump after a visit leads on to another world that shows now (MV-Q1).
pub(super) fn onward(look: &Look<'_>, world: World) -> String {
    let values = [("chance", look.percent(onward_chance(look, world)).into())];
    look.words().text_with("screen-mv-onward", &values)
}

/// Whoever may repeat a roll does so in the best way.
pub(super) fn onward_chance(look: &Look<'_>, world: World) -> Ratio {
    let there = onward_worlds(look, world, repeats(look));
    there.iter().fold(Ratio::ZERO, |sum, &(_, chance)| sum.or(chance))
}

/// Whether the mover can still repeat a roll in this turn (MV-W1).
pub(super) fn repeats(look: &Look<'_>) -> bool {
    look.holder(Scepter::Wooden) == Holder::Player(look.view().turn) && !look.view().repeated
}

/// The worlds to which the jump after a visit may lead, likeliest first.
pub(super) fn onward_worlds(look: &Look<'_>, world: World, repeat: bool) -> Vec<(World, Ratio)> {
    let mover = look.view().turn;
    // The world itself is gone then.
    let aim = |panel: Colours| panel.world() != world && look.view().spot(mover, panel).is_some();
    let odds =
        if repeat { look.rules().jump_odds_with_repeat(world, aim) } else { look.rules().jump_odds(world) };
    let mut there: Vec<_> = odds
        .into_iter()
        .filter(|&(panel, _)| aim(panel))
        .map(|(panel, chance)| (panel.world(), chance))
        .collect();
    there.sort_by_key(|&(_, chance)| std::cmp::Reverse(chance));
    there
}

/// What is sent to meet a revealed player, if one can (MV-E1).
pub(super) fn meeting(look: &Look<'_>, seat: Seat) -> Option<String> {
    let here = look.me().is_some_and(|me| look.player(me).panel == look.player(seat).panel);
    if here && look.may(Action::Meet) {
        return Some(Action::Meet.to_string());
    }
    let way = look.ways.iter().find(|way| way.goal == Some(Goal::Player(seat)));
    way.map(|way| way.sent.clone())
}

/// What each switch would lead to. Where an encounter is offered before the action, one may act first (MV-T5).
pub(super) fn ways(look: &Look<'_>) -> Vec<Way> {
    let Some(me) = look.me() else { return Vec::new() };
    let first = look.may(Action::SwitchAll);
    let after = look.may(Action::Decline) && !look.view().acted;
    if !first && !after {
        return Vec::new();
    }
    let panel = look.player(me).panel;
    let way = |odds: ActionOdds| {
        let to = match odds.action {
            Action::Switch(colour) => panel.switched(colour),
            _ => panel.all_switched(),
        };
        let world = look.view().spot(me, to).map(Goal::World);
        let goal = world.or_else(|| look.view().meeting(me, to).map(Goal::Player));
        let sent = if first { odds.action.to_string() } else { format!("decline;{}", odds.action) };
        Way {
            action: odds.action,
            sent,
            to: to.world(),
            goal,
            objector: odds.objector,
            stands: odds.stands,
            odds,
        }
    };
    look.rules().action_odds(look.view()).into_iter().map(way).collect()
}
