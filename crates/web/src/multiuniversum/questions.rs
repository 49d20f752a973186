//! Questions over the table, each one question: the abilities 1, 2 and 5, the discard pile, and which tools to spend.

use wire::engine::Known;
use wire::multiuniversum::{Action, CardAction, CardId, CardSet, Event, Order, Phase, PortalId, Transformer};

use super::cards;
use super::emblem::dimension_class;
use super::look::Look;
use super::parts::{SIGN, bulb, gem, gem_of, ic, medal, needs, picture, tool};
use super::strip;
use crate::html::{attribute, esc, join, when};

/// The question that the game asks now, if it is one that needs a window.
pub(super) fn question(look: &Look<'_>) -> Option<String> {
    if !look.my_turn() {
        return None;
    }
    match look.view().phase {
        Phase::Arrange { stack } => Some(arrange(look, stack)),
        Phase::Drop { left } => Some(drop_cards(look, usize::from(left))),
        Phase::Keep { left } => Some(keep(look, usize::from(left))),
        Phase::Take => Some(take(look)),
        Phase::Spend { .. } => Some(spend(look)),
        _ => None,
    }
}

/// A window with its parts: the sign of the transformer or action, title, one sentence, content, and the end.
struct Window<'a> {
    class: &'a str,
    sign: String,
    title: String,
    text: String,
    aside: String,
    body: String,
    note: String,
    rule: &'a str,
    buttons: String,
}

fn window(it: &Window<'_>) -> String {
    let note = when(
        !it.note.is_empty(),
        &format!("<p>{}{} <span class=\"rid\">{}</span></p>", ic("u-eye"), it.note, it.rule),
    );
    format!(
        "<div class=\"veil\"></div><div class=\"dlg {}\" role=\"dialog\" aria-modal=\"true\" aria-labelledby=\"asked\" aria-describedby=\"asked-more\" data-id=\"{}\">\
         <div class=\"dh\">{}<div><h2 id=\"asked\">{}</h2><p id=\"asked-more\">{}</p></div>{}</div>{}<div class=\"df\">{note}{}</div></div>",
        it.class, it.class, it.sign, it.title, it.text, it.aside, it.body, it.buttons,
    )
}

/// The button that does what was chosen: it says what is missing until the choice is complete.
fn confirm(actions: Option<String>, icon: &str, title: &str, missing: &str) -> String {
    match actions {
        Some(actions) => format!(
            "<button type=\"button\" class=\"btn act offer\" id=\"confirm\" data-action=\"{actions}\">{}<span>{title}</span></button>",
            ic(icon)
        ),
        None => format!(
            "<button type=\"button\" class=\"btn off\" id=\"confirm\" disabled>{}<span>{title}<small>{missing}</small></span></button>",
            ic(icon)
        ),
    }
}

/// Ability 1: the stack, from the new top (MU-A1).
fn arrange(look: &Look<'_>, stack: Transformer) -> String {
    let places = &look.view().stacks[stack.index()].places;
    let portals: Vec<Option<PortalId>> = places.iter().map(|place: &Known<PortalId>| place.known()).collect();
    let order = &look.hands.order;
    let last = order.len().saturating_sub(1);
    let one = |(place, &old): (usize, &u8)| {
        let Some(portal) = portals.get(usize::from(old)).copied().flatten() else { return String::new() };
        let label = match place {
            0 => look.text("screen-arrange-top"),
            _ if place == last && !look.hands.narrow => look.text("screen-arrange-bottom"),
            _ => esc(&(place + 1).to_string()),
        };
        let (up, down) = if look.hands.narrow { ("u-up", "u-down") } else { ("u-left", "u-right") };
        let button = |word: &str, icon: &str, name: String, off: bool| {
            format!(
                "<button type=\"button\" class=\"pick\" data-do=\"{word} {place}\"{}{}>{}</button>",
                attribute("aria-label", Some(&name)),
                when(off, " disabled"),
                ic(icon)
            )
        };
        let name = words::multiuniversum::portal(look.words(), look.deck(), portal);
        let named = |key: &str| look.words().text_with(key, &[("portal", name.into())]);
        let seen = if place == 0 {
            format!("{}{}", ic("u-eye"), look.text("screen-arrange-seen"))
        } else {
            format!("{}{}", ic("u-lock"), look.text("screen-arrange-hidden"))
        };
        format!(
            "<li class=\"ap {} {} {}\" data-key=\"a{}\"><span class=\"ord\">{label}</span><span class=\"grab\">{}{}{}{}</span><b>{}</b>\
             <span class=\"mv\">{}{}</span><small>{seen}</small></li>",
            when(place == 0, "first"),
            when(look.hands.lifted == Some(old), "drag"),
            dimension_class(look, portal),
            portal.number(),
            picture(look, portal),
            bulb(look.deck().portal(portal).dp),
            medal(look, portal),
            needs(look, portal, None),
            look.portal_name(portal),
            button("up", up, named("screen-arrange-up"), place == 0),
            button("down", down, named("screen-arrange-down"), place == last),
        )
    };
    let body = format!("<ol class=\"aps\">{}</ol>", join(order.iter().enumerate().map(one)));
    let action = Order::of(order).map(Action::Arrange).filter(|&action| look.may(action));
    let title =
        look.text_with("screen-arrange-title", &[("stack", SIGN.into())]).replace(SIGN, &gem_of(stack, "xs"));
    let reset = format!(
        "<button type=\"button\" class=\"btn\" data-do=\"reset\">{}<span>{}</span></button>",
        ic("u-undo"),
        look.text("screen-arrange-reset")
    );
    let done =
        confirm(action.map(|action| action.to_string()), "u-tick", &look.text("screen-arrange-done"), "");
    window(&Window {
        class: "arr",
        sign: Transformer::new(1).map(gem).unwrap_or_default(),
        title,
        text: look.text("screen-arrange-text").into(),
        aside: format!("<span class=\"lockt\">{}{}</span>", ic("u-lock"), look.text("screen-secret")),
        body,
        note: look.text("screen-arrange-note").into(),
        rule: "MU-A1",
        buttons: format!("{}{reset}{done}", strip::hint(look)),
    })
}

/// A card to be chosen.
fn pickable(look: &Look<'_>, card: CardId, icon: &str, tag: &str) -> String {
    let number = card.number();
    let picked = look.hands.picked.contains(&number);
    let face = words::multiuniversum::card_face(look.words(), look.deck(), card);
    format!(
        "<button type=\"button\" class=\"pk pick {}\" aria-pressed=\"{picked}\" data-do=\"pick {number}\" data-key=\"c{number}\" data-from=\"draw\"{}>{}{tag}{}</button>",
        when(picked, "sel"),
        attribute("aria-label", Some(&face)),
        cards::small(look, card),
        when(picked, &format!("<i class=\"ck\">{}</i>", ic(icon))),
    )
}

/// Ability 2: three were drawn, two go (MU-A2).
fn drop_cards(look: &Look<'_>, left: usize) -> String {
    let hand = look.mine().map_or(CardSet::EMPTY, |me| me.hand);
    let left = left.min(hand.len());
    let new: CardSet =
        look.this_turn().iter().rev().take_while(|event| is_draw(event)).filter_map(drawn).collect();
    let tag = format!("<em class=\"new\">{}</em>", look.text("screen-new"));
    let one = |card: CardId| pickable(look, card, "a-discard", &when(new.contains(card), &tag));
    let picked = &look.hands.picked;
    let complete = picked.len() == left;
    let actions = complete.then(|| {
        let cards = picked.iter().filter_map(|&number| CardId::new(number));
        cards.map(|card| Action::Drop(card).to_string()).collect::<Vec<_>>().join(";")
    });
    let counts = [("chosen", picked.len().into()), ("count", left.into())];
    let missing = look.text_with("screen-choose-more", &[("count", (left - picked.len().min(left)).into())]);
    let title = look.text_with("screen-drop-title", &[("count", left.into())]);
    window(&Window {
        class: "dis",
        sign: Transformer::new(2).map(gem).unwrap_or_default(),
        title: title.clone().into(),
        text: look.text("screen-drop-text").into(),
        aside: format!("<span class=\"cntr\">{}</span>", look.text_with("screen-chosen-of", &counts)),
        body: format!("<div class=\"pks\">{}</div>", join(hand.iter().map(one))),
        note: look.text("screen-drop-note").into(),
        rule: "MU-A2",
        buttons: format!(
            "{}{}",
            strip::hint(look),
            confirm(
                actions,
                "a-discard",
                &look.text_with("screen-drop-done", &[("count", left.into())]),
                &missing,
            )
        ),
    })
}

/// Whether it is part of a draw, in which the draw pile may be formed anew (MU-D1).
fn is_draw(event: &Event) -> bool {
    matches!(event, Event::Drew { .. } | Event::PileFormed { .. } | Event::LaidOut { .. })
}

/// The card that the viewer drew.
fn drawn(event: &Event) -> Option<CardId> {
    if let Event::Drew { card, .. } = event { card.known() } else { None }
}

/// Ability 5: which of the cards played for an action become tools (MU-A5).
fn keep(look: &Look<'_>, left: usize) -> String {
    let may: Vec<CardId> = CardId::all().filter(|&card| look.may(Action::Keep(card))).collect();
    let left = left.min(may.len());
    let one = |event: &Event| match *event {
        Event::Played { card, at, action, .. } => kept(look, card, at, action, may.contains(&card)),
        Event::Prepared { card, .. } => {
            let kind = look.tool_of(card);
            format!(
                "<span class=\"kc no tt-{}\"><span class=\"kt\">{}<b>{}</b></span><span class=\"kp\">{}</span><span class=\"kf\">{}</span></span>",
                kind.word(),
                tool(kind),
                look.tool_name(kind),
                look.text("screen-keep-prepared"),
                look.text("screen-keep-not"),
            )
        }
        _ => String::new(),
    };
    let picked = &look.hands.picked;
    let actions = (picked.len() == left).then(|| {
        let cards = picked.iter().filter_map(|&number| CardId::new(number));
        cards.map(|card| Action::Keep(card).to_string()).collect::<Vec<_>>().join(";")
    });
    let missing = look.text_with("screen-choose-more", &[("count", (left - picked.len().min(left)).into())]);
    window(&Window {
        class: "keep",
        sign: Transformer::new(5).map(gem).unwrap_or_default(),
        title: look.text_with("screen-keep-title", &[("count", left.into())]).into(),
        text: look.text("screen-keep-text").into(),
        aside: String::new(),
        body: format!("<div class=\"kcs\">{}</div>", join(look.this_turn().iter().map(one))),
        note: look.text("screen-keep-note").into(),
        rule: "MU-A5",
        buttons: format!(
            "{}{}",
            strip::hint(look),
            confirm(actions, "a-prepare", &look.text("screen-keep-done"), &missing)
        ),
    })
}

fn kept(look: &Look<'_>, card: CardId, at: Transformer, action: CardAction, may: bool) -> String {
    let kind = look.tool_of(card);
    let number = card.number();
    let picked = look.hands.picked.contains(&number);
    let fits = look.completes(kind).map(|portal| {
        let name = words::multiuniversum::portal(look.words(), look.deck(), portal);
        format!("{}{}", ic("u-tick"), look.text_with("screen-fits", &[("portal", name.into())]))
    });
    let how = look.text("screen-played-as");
    let inside = format!(
        "<span class=\"kt\">{}<b>{}</b></span><span class=\"kp\">{how} {} {} {}</span><span class=\"kf\">{}</span>{}",
        tool(kind),
        esc(&words::multiuniversum::tool(look.words(), kind)),
        gem_of(at, "xs"),
        ic(&format!("a-{}", action.word())),
        look.action_name(action),
        fits.unwrap_or_default(),
        when(picked, &format!("<i class=\"ck\">{}</i>", ic("a-prepare"))),
    );
    if may {
        format!(
            "<button type=\"button\" class=\"kc pick {} tt-{}\" aria-pressed=\"{picked}\" data-do=\"pick {number}\">{inside}</button>",
            when(picked, "sel"),
            kind.word(),
        )
    } else {
        format!("<span class=\"kc no tt-{}\">{inside}</span>", kind.word())
    }
}

/// A card that is taken by one click.
fn takeable(look: &Look<'_>, action: Action, card: CardId, keyed: bool) -> String {
    let key = if keyed { format!(" data-key=\"c{}\"", card.number()) } else { String::new() };
    format!(
        "<button type=\"button\" class=\"pk offer\" data-action=\"{action}\"{key}{}>{}</button>",
        attribute("aria-label", Some(&cards::offer_text(look, action))),
        cards::small(look, card),
    )
}

/// Recycle: any card of the discard pile (MU-C6).
fn take(look: &Look<'_>) -> String {
    let one = |card: CardId| takeable(look, Action::Take(card), card, false);
    window(&Window {
        class: "tak",
        sign: ic("a-recycle"),
        title: look.text("mu-prompt-take").into(),
        text: look.text("screen-take-text").into(),
        aside: String::new(),
        body: format!("<div class=\"pks\">{}</div>", join(look.view().discard.iter().map(one))),
        note: look.text("screen-take-note").into(),
        rule: "MU-C6",
        buttons: format!("<span class=\"ctl\">{}</span>", strip::controls(look)),
    })
}

/// Which of several prepared cards with the same tool a seal spends (MU-C5).
fn spend(look: &Look<'_>) -> String {
    use words::Told as _;
    let cards = CardId::all().filter(|&card| look.may(Action::Spend(card)));
    let one = |card: CardId| takeable(look, Action::Spend(card), card, true);
    window(&Window {
        class: "tak",
        sign: ic("a-seal"),
        title: esc(&look.rules().say_prompt(look.words(), &look.scene.names, look.view())).into(),
        text: look.text("screen-spend-text").into(),
        aside: String::new(),
        body: format!("<div class=\"pks\">{}</div>", join(cards.map(one))),
        note: look.text("screen-spend-note").into(),
        rule: "MU-C5",
        buttons: format!("<span class=\"ctl\">{}</span>", strip::controls(look)),
    })
}
