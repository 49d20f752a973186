//! What a seat may do, as labels of buttons.

use engine::{Seat, Viewer};
use multiverse::{Action, Colour, Multiverse, Phase, Roll, Spot, View};

use super::piece::{colour, place, roll_result, world, world_short, yes_no};
use super::spot::spot;
use crate::{Names, Words};

/// What an action does, as the label of a button. What the view does not offer is called as it is written.
pub(super) fn offer(words: &Words, rules: &Multiverse, names: &Names, view: &View, action: Action) -> String {
    let label = Label { words, rules, names, view };
    let with_world = |key, it| words.text_with(key, &[("world", world(words, it).into())]);
    match action {
        Action::Keep(it) => with_world("mv-offer-keep", it),
        Action::Place(it) => {
            let next = view.mine.as_ref().map_or(0, |mine| mine.placed.len());
            let at = place(words, u8::try_from(next + 1).unwrap_or(u8::MAX));
            words.text_with("mv-offer-place", &[("world", world(words, it).into()), ("place", at.into())])
        }
        Action::Visit => label.visit(),
        Action::Meet => label.meet(),
        Action::Decline => words.text_with("mv-offer-decline", &[yes_no("acted", view.acted)]),
        Action::Switch(which) => label.switch(action, label.switch_one(which)),
        Action::SwitchAll => label.switch(action, words.text("mv-offer-switch-all")),
        Action::JustRoll => words.text("mv-offer-just-roll"),
        Action::Allow => words.text("mv-offer-allow"),
        Action::Repeat => words.text("mv-offer-repeat"),
        Action::Stand => label.stand(),
    }
}

struct Label<'a> {
    words: &'a Words,
    rules: &'a Multiverse,
    names: &'a Names,
    view: &'a View,
}

impl Label<'_> {
    /// An encounter is always that of the player on the turn.
    fn visit(&self) -> String {
        let (who, panel) = (self.view.turn, self.view.players[self.view.turn.index()].panel);
        let it = ("world", world(self.words, panel.world()).into());
        match self.view.spot(who, panel) {
            Some(Spot::Formation(owner)) => {
                self.words.text_with("mv-offer-visit-player", &[it, self.player(owner)])
            }
            Some(Spot::Column(number)) => {
                self.words.text_with("mv-offer-visit-column", &[it, ("column", number.into())])
            }
            None => Action::Visit.to_string(),
        }
    }

    fn meet(&self) -> String {
        let (who, panel) = (self.view.turn, self.view.players[self.view.turn.index()].panel);
        match self.view.meeting(who, panel) {
            Some(other) => self.words.text_with("mv-offer-meet", &[self.player(other)]),
            None => Action::Meet.to_string(),
        }
    }

    fn switch_one(&self, which: Colour) -> String {
        let on = self.panel().is_some_and(|panel| panel.has(which));
        let values = [("colour", colour(self.words, which).into()), yes_no("on", !on)];
        self.words.text_with("mv-offer-switch", &values)
    }

    /// What is switched, then what that would meet, and who may object.
    fn switch(&self, action: Action, what: String) -> String {
        let mut parts = vec![what];
        if let (Viewer::Seat(seat), Some(panel)) = (self.view.viewer, self.panel()) {
            let after = match action {
                Action::Switch(which) => panel.switched(which),
                _ => panel.all_switched(),
            };
            if let Some(found) = self.view.spot(seat, after) {
                let short = world_short(self.words, after.world());
                let spot = spot(self.words, self.names, self.view.viewer, found);
                let values = [("world", short.into()), ("spot", spot.into())];
                parts.push(self.words.text_with("mv-offer-encounter", &values));
            }
            if let Some(other) = self.view.meeting(seat, after) {
                parts.push(self.words.text_with("mv-offer-meeting", &[self.player(other)]));
            }
        }
        let odds = self.rules.action_odds(self.view);
        if let Some(objector) = odds.iter().find(|odds| odds.action == action).and_then(|odds| odds.objector)
        {
            parts.push(self.words.text_with("mv-offer-objector", &[self.player(objector)]));
        }
        parts.join(" · ")
    }

    fn stand(&self) -> String {
        let Phase::MayRepeat { roll, change } = self.view.phase else {
            return Action::Stand.to_string();
        };
        let values = [
            ("result", roll_result(self.words, change).into()),
            ("colour", colour(self.words, roll.colour()).into()),
            yes_no("change", change),
        ];
        let key = match roll {
            Roll::Confirm { .. } => "mv-offer-stand-switch",
            Roll::Jump { .. } => "mv-offer-stand-jump",
        };
        self.words.text_with(key, &values)
    }

    /// The panel of the viewer.
    fn panel(&self) -> Option<multiverse::Colours> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(self.view.players[seat.index()].panel),
            Viewer::Spectator => None,
        }
    }

    fn player(&self, seat: Seat) -> (&'static str, crate::Value<'static>) {
        ("player", self.names.inside(self.words, seat).into())
    }
}
