//! A replay at the table of Multiuniversum: what its bar is painted with.

use wire::engine::Seat;
use wire::games::Mark;
use wire::multiuniversum::{PortalId, Transformer};

use super::cards;
use super::emblem::{dimension_class, drawing};
use super::look::Look;
use super::parts::{badge, portal_title};
use crate::html::join;
use crate::replay::{Painted, Painter, Room};

/// The bar under the table, if this is a replay.
pub(super) fn bar(look: &Look<'_>, width: f64) -> Option<String> {
    let room = Room { width, narrow: look.hands.narrow };
    look.scene.client.replay_bar(&Paints(look), room)
}

struct Paints<'a>(&'a Look<'a>);

impl Painter for Paints<'_> {
    fn badge(&self, seat: Seat) -> String {
        badge(self.0, seat)
    }

    fn class(&self, seat: Seat) -> String {
        format!("c{}", self.0.colour(seat).number())
    }

    /// The hand, with the slot lit that counts where the scientist stands.
    fn secrets(&self, seat: Seat) -> Option<String> {
        let (_, view) = self.0.scene.open.iter().find(|(open, _)| *open == seat)?;
        let player = view.players.get(seat.index())?;
        let cards = join(player.hand.iter().map(|card| cards::thumb(self.0, card, player.at)));
        let count = [("count", player.hand.len().into())];
        Some(format!(
            "<small>{}</small><div class=\"rc\">{cards}</div>",
            self.0.text_with("table-card-count", &count)
        ))
    }

    fn mark(&self, mark: Mark) -> Option<Painted> {
        Some(match mark {
            Mark::Sealed { portal, .. } => {
                let portal = PortalId::new(portal)?;
                let picture = format!(
                    "<svg class=\"{}\" width=\"21\" height=\"24\" viewBox=\"0 0 120 140\"><ellipse cx=\"60\" cy=\"70\" rx=\"53\" ry=\"63\"/>\
                     <use href=\"#{}\"/></svg>",
                    dimension_class(self.0, portal),
                    drawing(self.0.deck(), portal)
                );
                Painted::Picture(picture, 21.0, 24.0, portal_title(self.0, portal))
            }
            Mark::Emptied { stack } => {
                let stack = Transformer::new(stack)?;
                let name = words::multiuniversum::ability(self.0.words(), stack).name;
                Painted::Line(format!("{}: {name}", self.0.words().text("screen-stack-empty")))
            }
            _ => return None,
        })
    }
}
