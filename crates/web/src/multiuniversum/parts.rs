//! The small parts that everything is put together from. Colour never stands alone: every colour has its shape and
//! its number or letter.

use wire::engine::Seat;
use wire::multiuniversum::{PortalId, Tool, Transformer};

use super::emblem::{Emblem, dimension_class, drawing, emblem};
use super::look::Look;
use crate::html::{esc, join, tip_of_picture};

/// What stands in a text for something that is drawn there, and what stands for a second thing.
pub(super) const SIGN: &str = "\u{e000}";
pub(super) const OTHER_SIGN: &str = "\u{e001}";

/// A drawing of the kit.
pub(super) fn ic(id: &str) -> String {
    ic_of(id, "")
}

/// A drawing of the kit with a class of its own.
pub(super) fn ic_of(id: &str, class: &str) -> String {
    format!("<svg class=\"ic {class}\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>")
}

/// A transformer: its solid shape with its number.
pub(super) fn gem(at: Transformer) -> String {
    gem_of(at, "")
}

pub(super) fn gem_of(at: Transformer, class: &str) -> String {
    let k = at.number();
    format!(
        "<svg class=\"gem c{k} {class}\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#s-{k}\"/>\
         <text x=\"16\" y=\"{}\">{k}</text></svg>",
        baseline(k)
    )
}

/// Shapes that are narrow on top hold their text lower.
fn baseline(k: u8) -> u8 {
    match k {
        2 => 26,
        5 => 24,
        _ => 23,
    }
}

/// A player: the outlined shape of the colour with the initial.
pub(super) fn badge(look: &Look<'_>, seat: Seat) -> String {
    let k = look.colour(seat).number();
    let initial: String = look.scene.name(seat).chars().take(1).collect();
    format!(
        "<svg class=\"pb c{k}\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#s-{k}\"/>\
         <text x=\"16\" y=\"{}\">{}</text></svg>",
        baseline(k),
        esc(&initial)
    )
}

/// The scientist of a colour.
pub(super) fn pawn(colour: Transformer) -> String {
    let k = colour.number();
    format!(
        "<svg class=\"pawn c{k}\" viewBox=\"0 0 32 48\" aria-hidden=\"true\"><use href=\"#pawn\"/>\
         <svg x=\"10.2\" y=\"30\" width=\"11.6\" height=\"11.6\" viewBox=\"0 0 32 32\" class=\"ink\">\
         <use href=\"#s-{k}\"/></svg></svg>"
    )
}

pub(super) fn tool(tool: Tool) -> String {
    tool_of(tool, "")
}

pub(super) fn tool_of(tool: Tool, class: &str) -> String {
    ic_of(&format!("t-{}", tool.word()), &format!("tl {class}"))
}

/// Discovery points.
pub(super) fn bulb(points: impl std::fmt::Display) -> String {
    format!(
        "<svg class=\"bulb\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#bulb\"/>\
         <text x=\"16\" y=\"19.5\">{points}</text></svg>"
    )
}

/// The icon of a portal's dimension alone.
pub(super) fn dimension(look: &Look<'_>, portal: PortalId) -> String {
    match emblem(look, look.deck().portal(portal).icon) {
        Emblem::Drawn(key) => ic_of(&format!("d-{key}"), &format!("dk dc-{key}")),
        Emblem::Letters(letters, colour) => format!(
            "<svg class=\"ic dk {colour}\" viewBox=\"0 0 32 32\" aria-hidden=\"true\">\
             <text x=\"16\" y=\"25\" class=\"l{}\">{}</text></svg>",
            letters.chars().count(),
            esc(&letters)
        ),
    }
}

/// The medallion of a dimension: its bars say how many portals share it (MU-P5).
pub(super) fn medal(look: &Look<'_>, portal: PortalId) -> String {
    const BARS: [&str; 3] = [
        "M6.6 8.8A17.5 17.5 0 0 1 33.4 8.8",
        "M36.4 14A17.5 17.5 0 0 1 23 37.2",
        "M17 37.2A17.5 17.5 0 0 1 3.6 14",
    ];
    let icon = look.deck().portal(portal).icon;
    let bars = BARS.iter().take(usize::from(look.deck().icon(icon).bars));
    let bars = join(bars.map(|bar| format!("<path class=\"bar\" d=\"{bar}\"/>")));
    let sign = match emblem(look, icon) {
        Emblem::Drawn(key) => {
            format!("<use href=\"#d-{key}\" x=\"9.5\" y=\"9.5\" width=\"21\" height=\"21\"/>")
        }
        Emblem::Letters(letters, _) => {
            let letters_class = letters.chars().count();
            format!("<text x=\"20\" y=\"26\" class=\"l{letters_class}\">{}</text>", esc(&letters))
        }
    };
    format!(
        "<svg class=\"dim {}\" viewBox=\"0 0 40 40\" aria-hidden=\"true\"><circle class=\"dbg\" cx=\"20\" cy=\"20\" \
         r=\"14.5\"/>{bars}{sign}</svg>",
        dimension_class(look, portal)
    )
}

/// The picture of a portal.
pub(super) fn picture(look: &Look<'_>, portal: PortalId) -> String {
    format!(
        "<svg class=\"pic {}\" viewBox=\"0 0 120 140\" aria-hidden=\"true\"><ellipse cx=\"60\" cy=\"70\" rx=\"53\" ry=\"63\"/>\
         <use href=\"#{}\"/></svg>",
        dimension_class(look, portal),
        drawing(look.deck(), portal)
    )
}

/// All that a portal shows, in words.
pub(super) fn portal_title(look: &Look<'_>, portal: PortalId) -> String {
    words::multiuniversum::portal_face(look.words(), look.deck(), portal)
}

/// A sealed portal in a lab.
pub(super) fn thumb(look: &Look<'_>, portal: PortalId, class: &str) -> String {
    format!(
        "<span class=\"pthumb {class} {}\" data-key=\"p{}\" data-closes{}>{}<span class=\"pt\"><b>{}</b>{}</span></span>",
        dimension_class(look, portal),
        portal.number(),
        tip_of_picture(&portal_title(look, portal)),
        picture(look, portal),
        look.deck().portal(portal).dp,
        dimension(look, portal),
    )
}

/// The tools of a portal: those the viewer has are ticked, and the one a card in hand could fill lights up.
pub(super) fn needs(look: &Look<'_>, portal: PortalId, hint: Option<Tool>) -> String {
    let needed = look.rules().needs(portal);
    let mut have = look.tools();
    let mut all = Vec::new();
    for tool in Tool::ALL {
        for _ in 0..needed[tool.index()] {
            let has = have[tool.index()] > 0;
            have[tool.index()] = have[tool.index()].saturating_sub(1);
            let state = match (has, hint == Some(tool)) {
                (true, _) => "ok",
                (false, true) => "hint",
                (false, false) => "",
            };
            let tick = if has { ic("u-tick") } else { String::new() };
            let picture = self::tool(tool);
            all.push(format!("<i class=\"{state} tt-{}\">{picture}{tick}</i>", tool.word()));
        }
    }
    format!("<span class=\"need n{}\">{}</span>", all.len(), all.concat())
}

/// A tool under a lab: the card it is on is for all to see (MU-T3).
pub(super) fn tool_card(
    look: &Look<'_>,
    card: wire::multiuniversum::CardId,
    named: bool,
    from: &str,
) -> String {
    let kind = look.tool_of(card);
    let face = words::multiuniversum::card_face(look.words(), look.deck(), card);
    let name = if named { format!("<s>{}</s>", look.tool_name(kind)) } else { String::new() };
    format!(
        "<i class=\"tcard tt-{}\" data-key=\"c{}\" data-from=\"{from}\"{}>{}{name}</i>",
        kind.word(),
        card.number(),
        tip_of_picture(&face),
        tool(kind),
    )
}
