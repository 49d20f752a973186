//! A replay at the table of Multiverse: what its bar is painted with.

use wire::engine::Seat;
use wire::games::Mark;
use wire::multiverse::{Place, View, World};

use super::hands::Layout;
use super::look::Look;
use super::parts::{av, back, captured, mini, slot, world};
use crate::html::{join, tip_of_picture, when};
use crate::replay::{Painted, Painter, Room};

/// The bar under the table, if this is a replay.
pub(super) fn bar(look: &Look<'_>, width: f64) -> Option<String> {
    let room = Room { width, narrow: look.hands.layout == Layout::Narrow };
    look.scene.client.replay_bar(&Paints(look), room)
}

/// The draft with all eyes open: what each has kept, and then what is in hand.
pub(super) fn open_draft(look: &Look<'_>) -> String {
    let one = |(seat, view): &(Seat, View)| {
        let worlds = Paints(look).draft(view, if look.hands.is_narrow() { 40 } else { 46 });
        format!(
            "<section class=\"mvbox\"><h3>{}<span>{}</span></h3>{worlds}</section>",
            av(*seat, 28),
            look.name(*seat)
        )
    };
    format!("<div class=\"ropen\">{}</div>", join(look.scene.open.iter().map(one)))
}

struct Paints<'a>(&'a Look<'a>);

impl Painter for Paints<'_> {
    fn badge(&self, seat: Seat) -> String {
        av(seat, 22)
    }

    /// Players have no colour: the five are taken.
    fn class(&self, seat: Seat) -> String {
        format!("s{}", seat.number())
    }

    /// The pack and what was kept while all draft; later the panel and the whole formation.
    fn secrets(&self, seat: Seat) -> Option<String> {
        let (_, view) = self.0.scene.open.iter().find(|(open, _)| *open == seat)?;
        let player = view.players.get(seat.index())?;
        let (px, switch) = match self.0.count() {
            5.. => (24, 11),
            4 => (28, 14),
            _ if self.0.hands.is_narrow() => (28, 14),
            _ => (36, 14),
        };
        if player.formation.is_empty() {
            return Some(self.draft(view, px));
        }
        // The others' panels are around the ring.
        let panel = when(seat == self.0.near(), &mini(self.0, player.panel, switch));
        let token = |place: &Place| match *place {
            Place::Up(it) => self.token(it, px, ""),
            Place::Down(it) => match it.known() {
                Some(it) => self.token(it, px, "hid"),
                None => back(px),
            },
            Place::Gone(_) => slot(px),
        };
        Some(format!(
            "<div class=\"rw\">{}</div><div class=\"rp\">{}{}</div>",
            join(player.formation.iter().map(token)),
            panel,
            captured(self.0, seat, 20),
        ))
    }

    fn mark(&self, mark: Mark) -> Option<Painted> {
        let words = self.0.words();
        let sign = |id: &str, class: &str| {
            format!("<svg class=\"{class}\" width=\"15\" height=\"15\"><use href=\"#i-{id}\"/></svg>")
        };
        Some(match mark {
            Mark::Captured { who, world: index, .. } => {
                let it = World::all().nth(index.into())?;
                let name = words.text_with(
                    "replay-mark-captured",
                    &[("name", self.0.scene.name(who).into()), ("world", self.0.world_name(it).into())],
                );
                Painted::Picture(world(it, 20), 20.0, 22.0, name)
            }
            Mark::Revealed { who } => {
                let name =
                    words.text_with("replay-mark-revealed", &[("name", self.0.scene.name(who).into())]);
                Painted::Line(name)
            }
            Mark::Called { who } => {
                let name = words.text_with("replay-mark-called", &[("name", self.0.scene.name(who).into())]);
                Painted::Picture(sign("bubble", "call"), 15.0, 20.0, name)
            }
            Mark::Jumped | Mark::Over | Mark::Sealed { .. } | Mark::Emptied { .. } => return None,
        })
    }
}

impl Paints<'_> {
    fn token(&self, it: World, px: u16, class: &str) -> String {
        format!(
            "<span class=\"rt {class}\"{}>{}</span>",
            tip_of_picture(&self.0.world_title(it)),
            world(it, px)
        )
    }

    fn draft(&self, view: &View, px: u16) -> String {
        let Some(mine) = &view.mine else { return String::new() };
        let row = |class: &str, worlds: Vec<World>| {
            let tokens = join(worlds.into_iter().map(|it| self.token(it, px, "")));
            when(!tokens.is_empty(), &format!("<div class=\"rw {class}\">{tokens}</div>"))
        };
        format!("{}{}", row("kept", mine.kept.clone()), row("pack", mine.pack.iter().collect()))
    }
}
