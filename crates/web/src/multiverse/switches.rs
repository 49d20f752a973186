//! One's own switch panel in both looks (MV-P3): each switch carries what it leads to, or whose scepter it is.

use wire::multiverse::{Action, Colour, Colours, Event, Phase, Scepter};

use super::hands::{Edition, Layout};
use super::look::{Holder, Look, roman};
use super::parts::{av, chip, head, held_by, hollow, ic, key, pic, sg, world, world_of};
use super::reach::{Goal, Way};
use crate::html::{Html, attribute, esc, join, when};

/// The drawing of a switch.
fn art(look: &Look<'_>, colour: Colour, on: bool, (width, height): (u16, u16)) -> String {
    let kind = match look.hands.edition {
        Edition::Collector => "swc",
        Edition::Travel => "swt",
    };
    let id = format!("{kind}-{}-{}", &colour.word()[..1], u8::from(on));
    // Another drawing is another element, so that it is seen to change.
    let drawn = pic(&id, width, height, "big");
    format!("<span class=\"sa {}\" data-id=\"{id}\">{drawn}</span>", when(on, "on"))
}

fn size(look: &Look<'_>) -> (u16, u16) {
    match look.hands.layout {
        Layout::Wide => (80, 116),
        Layout::Tall => (106, 154),
        Layout::Narrow => (55, 80),
    }
}

/// What a switch will do, as a word with its arrow.
fn deed(look: &Look<'_>, on: bool) -> String {
    let narrow = look.hands.is_narrow();
    let word = match (on, narrow) {
        (true, false) => look.text("screen-mv-turn-off"),
        (false, false) => look.text("screen-mv-turn-on"),
        (true, true) => look.text("screen-mv-off-short"),
        (false, true) => look.text("screen-mv-on-short"),
    };
    format!("<span class=\"do\">{}{word}</span>", ic(if on { "down" } else { "up" }, 11))
}

/// Why nobody can object, or who can.
fn sure(look: &Look<'_>, way: &Way) -> String {
    let small = look.hands.is_narrow();
    if let Some(objector) = way.objector {
        return format!("<em>{}{}</em>", ic("bubble", 12), look.name(objector));
    }
    let mine = way
        .colour()
        .filter(|&colour| look.me().is_some_and(|me| look.holder(Scepter::Of(colour)) == Holder::Player(me)));
    match mine {
        Some(colour) => format!(
            "<em>{}{}</em>",
            when(!small, &head(look, Scepter::Of(colour), 16)),
            look.text("screen-mv-yours")
        ),
        None => format!("<em>{}{}</em>", when(!small, &ic("nobub", 12)), look.text("screen-mv-safe")),
    }
}

/// Where a switch leads: the world, whose it is, the chances, who may object.
fn consequence(look: &Look<'_>, way: &Way) -> String {
    let small = look.hands.is_narrow();
    let Some(goal) = way.goal else {
        let nobody = if small {
            "<em>–</em>".to_owned()
        } else {
            format!("<em class=\"two\">{}</em>", look.text("screen-mv-nobody"))
        };
        return format!("{}{nobody}{}", world_of(way.to, 34, "dimw"), sure(look, way));
    };
    let whose = match goal {
        Goal::World(wire::multiverse::Spot::Formation(seat)) => look.name(seat),
        Goal::World(wire::multiverse::Spot::Column(number)) => {
            // The only one has no number.
            match look.view().columns.len() {
                1 => look.text("screen-mv-column-alone"),
                _ => look.text_with("screen-mv-column-short", &[("column", roman(number).into())]),
            }
        }
        Goal::Player(seat) => {
            look.text_with("screen-mv-meet-player", &[("name", look.scene.name(seat).into())])
        }
    };
    let whose = when(!small, &format!("<b>{whose}</b>"));
    let objection = match way.objector {
        Some(objector) => format!(
            "<span class=\"obj\">{}{}<b>{}</b></span>",
            ic("bubble", 12),
            when(!small, &av(objector, 17)),
            esc(&look.percent(way.stands))
        ),
        None => sure(look, way),
    };
    format!("{}{whose}{}{objection}", world(way.to, 34), chip(look, None, "in"))
}

/// One switch that can be used.
fn switch(look: &Look<'_>, way: &Way, colour: Colour, on: bool) -> String {
    let told = way.told(look);
    let label = told.split('\n').next().unwrap_or_default().to_owned();
    format!(
        "<button type=\"button\" class=\"sw offer {}\" data-id=\"sw{colour_index}\" data-action=\"{}\" data-point=\"{}\"{}{}{}>{}{}<span class=\"to {}\">{}</span>{}</button>",
        when(look.hands.pointed == Some(way.action), "hov"),
        way.sent,
        way.action,
        when(way.goal.is_some(), " data-meets"),
        attribute("aria-label", Some(&label)),
        attribute("data-tip", Some(&told)) + &attribute("aria-description", Some(&told)),
        deed(look, on),
        art(look, colour, on, size(look)),
        when(way.goal.is_some(), "yes"),
        consequence(look, way),
        when(!look.hands.is_narrow(), &key(&(colour.index() + 1).to_string())),
        colour_index = colour.index(),
    )
}

/// The five knobs as they will stand, as one button.
fn all(look: &Look<'_>, way: &Way, panel: Colours) -> String {
    let after = panel.all_switched();
    let knob = |colour: Colour| {
        let on = after.has(colour);
        let sign = if on { sg(look, colour, 16) } else { hollow(colour, 15) };
        format!("<i class=\"{}\"><s></s>{sign}</i>", when(on, "up"))
    };
    let told = way.told(look);
    let label = told.split('\n').next().unwrap_or_default().to_owned();
    let word = if look.hands.is_narrow() {
        look.text("screen-mv-all-short")
    } else {
        look.text("screen-mv-switch-all")
    };
    format!(
        "<button type=\"button\" class=\"sw all offer {}\" data-id=\"swall\" data-action=\"{}\" data-point=\"{}\"{}{}{}><span class=\"do\">{}{word}</span>\
         <span class=\"knobs\">{}</span><span class=\"to {}\">{}</span>{}</button>",
        when(look.hands.pointed == Some(way.action), "hov"),
        way.sent,
        way.action,
        when(way.goal.is_some(), " data-meets"),
        attribute("aria-label", Some(&label)),
        attribute("data-tip", Some(&told)) + &attribute("aria-description", Some(&told)),
        ic("swap", 13),
        join(Colour::ALL.map(knob)),
        when(way.goal.is_some(), "yes"),
        consequence(look, way),
        when(!look.hands.is_narrow(), &key("A")),
    )
}

/// A colour that is being rolled for, or asked about.
fn in_question(look: &Look<'_>) -> Option<(Colour, bool)> {
    if look.behind {
        return match look.log.last() {
            Some(Event::Rolled { roll, .. }) => Some((roll.colour(), true)),
            _ => None,
        };
    }
    match look.phase() {
        Phase::Object { colour, .. } => Some((colour, false)),
        Phase::MayRepeat { roll, .. } => Some((roll.colour(), true)),
        _ => None,
    }
}

/// A switch that is only looked at: on or off, and whose scepter of that colour is.
fn idle(look: &Look<'_>, colour: Colour, on: bool) -> String {
    let asked = in_question(look).filter(|(it, _)| *it == colour);
    let word = match asked {
        Some((_, true)) => look.text("screen-mv-rolling"),
        Some((_, false)) => look.text("screen-mv-asked"),
        None if on => look.text("mv-on"),
        None => look.text("mv-off"),
    };
    format!(
        "<span class=\"sw idle {}\" data-id=\"sw{}\"><span class=\"do\">{word}</span>{}<span class=\"to held\">{}{}</span></span>",
        when(asked.is_some(), "maybe"),
        colour.index(),
        art(look, colour, on, size(look)),
        head(look, Scepter::Of(colour), 24),
        held_by(look, look.holder(Scepter::Of(colour))),
    )
}

/// The whole panel.
pub(super) fn panel(look: &Look<'_>) -> String {
    let panel = look.player(look.near()).panel;
    let acts = !look.ways.is_empty();
    let one = |colour: Colour| {
        let on = panel.has(colour);
        match look.ways.iter().find(|way| way.action == Action::Switch(colour)) {
            Some(way) => switch(look, way, colour, on),
            None => idle(look, colour, on),
        }
    };
    let together = look.ways.iter().find(|way| way.action == Action::SwitchAll);
    let together = together.map(|way| all(look, way, panel)).unwrap_or_default();
    let (title, small) = if acts {
        let small = if look.may(Action::Decline) {
            look.text("screen-mv-or-act-first")
        } else {
            look.text("screen-mv-lit")
        };
        (look.text("screen-mv-switch-one"), small)
    } else {
        let small = match look.hands.edition {
            Edition::Travel => look.text("screen-mv-travel-hint"),
            Edition::Collector => Html::default(),
        };
        let values = [look.you(look.near()), ("name", look.scene.name(look.near()).into())];
        (look.text_with("screen-mv-panel-of", &values), small)
    };
    let heads = format!(
        "<div class=\"heads\"><span>{title}<small>{small}</small></span>{}</div>",
        when(acts, &format!("<span>{}</span>", look.text("screen-mv-or-all")))
    );
    format!(
        "<div class=\"panel {} {}\">{}<div class=\"cols\">{}{together}</div>{}</div>",
        look.hands.edition.word(),
        when(acts, "acts"),
        when(!look.hands.is_narrow(), &heads),
        join(Colour::ALL.map(one)),
        when(!acts && !look.hands.is_narrow(), &super::orders::line(look)),
    )
}
