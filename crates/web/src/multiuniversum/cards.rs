//! Action cards in all their sizes: row `k` belongs to transformer `k` at the same height on every card, and the row
//! of the own transformer is lit and named (MU-T2).

use wire::multiuniversum::{Action, CardAction, CardId, Reason, Tool, Transformer};

use super::look::Look;
use super::parts::{gem, ic, tool, tool_of};
use crate::html::{Html, attribute, esc, join, tip, tip_of_picture, when};

/// How much of a card there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Size {
    /// Up to five in hand.
    Full,
    /// Six or more.
    Slim,
    /// On a phone.
    Phone,
}

/// What a card does where the viewer stands, in a few words, or why it does nothing there.
pub(super) fn effect(
    look: &Look<'_>,
    action: CardAction,
    at: Transformer,
    short: bool,
) -> Result<Html, Html> {
    if let Err(refused) = look.rules().may_do(look.view(), action, at) {
        return Err(why_not(look, refused.reason, short));
    }
    Ok(match (action, short) {
        (CardAction::Search, false) => look.text("screen-do-search"),
        (CardAction::Search, true) => look.text("screen-short-search"),
        (CardAction::Move, false) => look.text("screen-do-move"),
        (CardAction::Move, true) => look.text("screen-short-move"),
        (CardAction::Recycle, false) => look.text("screen-do-recycle"),
        (CardAction::Recycle, true) => look.text("screen-short-recycle"),
        (CardAction::Seal, _) => {
            let dp = look.view().top(at).map_or(0, |portal| look.deck().portal(portal).dp);
            look.text_with("screen-do-seal", &[("dp", dp.into())])
        }
        (CardAction::Trigger, _) => ability(look, at, short),
    })
}

/// The ability of a transformer in a few words.
pub(super) fn ability(look: &Look<'_>, at: Transformer, short: bool) -> Html {
    look.text(match (at.number(), short) {
        (1, false) => "screen-do-arrange",
        (2, false) => "screen-do-draw",
        (3, false) => "screen-do-swap",
        (4, false) => "screen-do-under",
        (_, false) => "screen-do-keep",
        (1, true) => "screen-short-arrange",
        (2, true) => "screen-short-draw",
        (3, true) => "screen-short-swap",
        (4, true) => "screen-short-under",
        (_, true) => "screen-short-keep",
    })
}

/// Why not, printed on the card: never only grey.
fn why_not(look: &Look<'_>, reason: Reason, short: bool) -> Html {
    match reason {
        Reason::NothingToDraw => look.text("screen-no-draw"),
        Reason::NothingToRecycle => look.text("screen-no-recycle"),
        Reason::MissingTools { missing, .. } => {
            let kinds: Vec<Tool> = Tool::ALL.into_iter().filter(|tool| missing[tool.index()] > 0).collect();
            match kinds[..] {
                [only] if !short => look.text_with("screen-needs", &[("tool", look_tool(look, only).into())]),
                _ => {
                    let drawn = join(kinds.into_iter().map(|kind| tool_of(kind, "tin")));
                    Html::assembled(format!("{} {drawn}", look.text("screen-needs-these")))
                }
            }
        }
        Reason::NoPortal { .. } | Reason::EmptyStack { .. } => look.text("screen-no-portal"),
        Reason::NoTallStack | Reason::StackTooLow { .. } => look.text("screen-no-tall"),
        Reason::NoTwoStacks => look.text("screen-no-two"),
        Reason::AlreadyThere { .. } => look.text("screen-no-stay"),
    }
}

fn look_tool(look: &Look<'_>, kind: Tool) -> String {
    words::multiuniversum::tool_short(look.words(), kind)
}

/// A card in the viewer's hand. Its three zones are its three uses: the lit slot plays it, the tool prepares it, the
/// bin discards it.
pub(super) fn card(look: &Look<'_>, card: CardId, size: Size) -> String {
    let hands = look.hands;
    let choosing = look.choosing();
    let state = [
        when(!choosing, "wait"),
        when(choosing && hands.card() == Some(card), "hov"),
        when(hands.chosen == Some(card), "sel"),
        when(hands.dragged == Some(card), "drag"),
    ]
    .join(" ");
    let kind = look.tool_of(card);
    let face = words::multiuniversum::card_face(look.words(), look.deck(), card);
    let keys = when(choosing, &format!(". {}", look.words().text("screen-card-keys")));
    let label = format!("{face}{keys}");
    let number = card.number();
    // A finger that rests on it reads what it cannot point at.
    let about = if size == Size::Phone { tip(&face) } else { String::new() };
    let (class, inside) = match size {
        Size::Full => ("acard", full(look, card)),
        Size::Slim => ("scard", slim(look, card)),
        Size::Phone => ("fc", phone(look, card)),
    };
    format!(
        "<div class=\"card {class} {} {state} tt-{}\" tabindex=\"0\" role=\"group\" data-key=\"c{number}\" \
         data-from=\"draw\" data-card=\"{number}\" data-do=\"card {number}\"{}{about}>{inside}</div>",
        when(choosing, "pick"),
        kind.word(),
        attribute("aria-label", Some(&label)),
    )
}

/// A zone of a card: a button if it can be used now.
fn zone(look: &Look<'_>, action: Action, class: &str, inside: &str) -> String {
    match look.verdict(action) {
        Some(Ok(())) => format!(
            "<button type=\"button\" class=\"{class} offer\" tabindex=\"-1\" data-action=\"{action}\"{}>{inside}</button>",
            attribute("aria-label", Some(&offer_text(look, action)))
        ),
        Some(Err(why)) => {
            format!("<span class=\"{class}\"{}>{inside}</span>", tip(&why))
        }
        None => format!("<span class=\"{class}\">{inside}</span>"),
    }
}

/// What an action does, as one line of text.
pub(super) fn offer_text(look: &Look<'_>, action: Action) -> String {
    use words::Told as _;
    look.rules().say_offer(look.words(), &look.scene.names, look.view(), action)
}

/// The row of each transformer; the one where the viewer stands is the zone that plays the card.
fn rows(look: &Look<'_>, card: CardId, named: bool, short: bool) -> String {
    let row = |at: Transformer| {
        let action = look.rules().action_of(card, at);
        let lit = look.at() == Some(at);
        let name = look.action_name(action);
        let long = if name.chars().count() > 8 { "long" } else { "" };
        let preview = if look.hands.there == Some(at) && !lit { "pre" } else { "" };
        let shows = lit || !preview.is_empty();
        let done = effect(look, action, at, short);
        let no = if shows && done.is_err() { "no" } else { "" };
        let small = match (&done, shows) {
            (Ok(text) | Err(text), true) => format!("<small>{text}</small>"),
            _ => String::new(),
        };
        let name = when(named || shows, &format!("<span class=\"nm {long}\">{name}{small}</span>"));
        let inside = format!("{}{}{name}", gem(at), ic(&format!("a-{}", action.word())));
        let class = format!("slot c{} {} {no} {preview}", at.number(), when(lit, "lit"));
        if lit {
            zone(look, Action::Play(card), &class, &inside)
        } else {
            format!("<span class=\"{class}\">{inside}</span>")
        }
    };
    join(Transformer::ALL.map(row))
}

fn full(look: &Look<'_>, card: CardId) -> String {
    let kind = look.tool_of(card);
    let tool_inside = format!("{}<span>{}</span>", tool(kind), look.tool_name(kind));
    let keys = if look.choosing() {
        "<kbd class=\"k1\">1</kbd><kbd class=\"k2\">2</kbd><kbd class=\"k3\">3</kbd>"
    } else {
        ""
    };
    format!(
        "<span class=\"col\">{}</span>{}{}{keys}",
        rows(look, card, true, false),
        zone(look, Action::Prepare(card), "tz", &tool_inside),
        zone(look, Action::Discard(card), "bin", &ic("a-discard")),
    )
}

fn slim(look: &Look<'_>, card: CardId) -> String {
    let kind = look.tool_of(card);
    let tool_inside = format!("{}<span>{}</span>", tool(kind), look.tool_name(kind));
    format!(
        "<span class=\"head\">{}{}</span><span class=\"col\">{}</span>",
        zone(look, Action::Prepare(card), "tz", &tool_inside),
        zone(look, Action::Discard(card), "bin", &ic("a-discard")),
        rows(look, card, true, true),
    )
}

/// On a phone a tap chooses the card, and its uses are in the bar below: the zones are no buttons.
fn phone(look: &Look<'_>, card: CardId) -> String {
    let here = look.at();
    let row = |at: Transformer| {
        let action = look.rules().action_of(card, at);
        let k = at.number();
        let signs = format!("{}{}", gem(at), ic(&format!("a-{}", action.word())));
        if here == Some(at) {
            let done = effect(look, action, at, true);
            let no = if done.is_err() { "no" } else { "" };
            let (Ok(text) | Err(text)) = done;
            let name = look.action_name(action);
            let long = if name.chars().count() > 8 { "long" } else { "" };
            format!(
                "<span class=\"r lit g{k} c{k} {no}\"><span>{signs}</span><b class=\"{long}\">{name}</b><small>{text}</small></span>"
            )
        } else {
            let preview = when(look.hands.there == Some(at), "pre");
            format!("<span class=\"r g{k} c{k} {preview}\">{signs}</span>")
        }
    };
    let at = here.map_or(3, Transformer::number);
    // Beside two rows that follow each other, above the lit one or below it.
    let beside = if at <= 2 { 3 } else { 1 };
    let bin = match at {
        3 => 4,
        5 => 3,
        _ => 5,
    };
    format!(
        "{}<span class=\"ft b{beside}\">{}</span><span class=\"fb e{bin}\">{}</span>",
        join(Transformer::ALL.map(row)),
        tool(look.tool_of(card)),
        ic("a-discard"),
    )
}

/// A card on the table or in a question: numbers and signs alone, the lit slot named.
pub(super) fn small(look: &Look<'_>, card: CardId) -> String {
    slim_face(look, card, look.at())
}

fn slim_face(look: &Look<'_>, card: CardId, at: Option<Transformer>) -> String {
    let kind = look.tool_of(card);
    let row = |one: Transformer| {
        let action = look.rules().action_of(card, one);
        let name = look.action_name(action);
        let long = if name.chars().count() > 8 { "long" } else { "" };
        let lit = when(at == Some(one), "lit");
        format!(
            "<span class=\"slot c{} {lit}\">{}{}<span class=\"nm {long}\">{name}</span></span>",
            one.number(),
            gem(one),
            ic(&format!("a-{}", action.word())),
        )
    };
    format!(
        "<span class=\"scard still tt-{}\"><span class=\"head\"><span class=\"tz\">{}<span>{}</span></span></span>\
         <span class=\"col\">{}</span></span>",
        kind.word(),
        tool(kind),
        look.tool_name(kind),
        join(Transformer::ALL.map(row)),
    )
}

/// The top of the discard pile: five rows of signs and the tool.
pub(super) fn mini(look: &Look<'_>, card: CardId) -> String {
    let row = |at: Transformer| {
        let action = look.rules().action_of(card, at);
        format!(
            "<span class=\"slot c{}\">{}{}</span>",
            at.number(),
            gem(at),
            ic(&format!("a-{}", action.word()))
        )
    };
    let kind = look.tool_of(card);
    format!(
        "<span class=\"acard mini tt-{}\" data-key=\"c{}\" data-from=\"hand-{}\"><span class=\"col\">{}</span>\
         <span class=\"tz\">{}</span></span>",
        kind.word(),
        card.number(),
        look.view().turn.number(),
        join(Transformer::ALL.map(row)),
        tool(kind),
    )
}

/// A card that was played this turn: its tool, and what it was played for.
pub(super) fn played(look: &Look<'_>, card: CardId, at: Transformer, action: CardAction) -> String {
    face(look, card, at, action, &format!("hand-{}", look.view().turn.number()))
}

/// A card in somebody's hand in a replay: its tool, and what it does where they stand.
pub(super) fn thumb(look: &Look<'_>, card: CardId, at: Transformer) -> String {
    face(look, card, at, look.rules().action_of(card, at), "draw")
}

fn face(look: &Look<'_>, card: CardId, at: Transformer, action: CardAction, from: &str) -> String {
    let kind = look.tool_of(card);
    let words = look.words();
    let does = words::multiuniversum::action(words, action);
    let title = format!("{does}: {}", words::multiuniversum::card_face(words, look.deck(), card));
    format!(
        "<span class=\"acard thumb tt-{}\" data-key=\"c{}\" data-from=\"{from}\"{}><span class=\"tz\">{}</span>\
         <span class=\"slot lit c{}\">{}{}</span></span>",
        kind.word(),
        card.number(),
        tip_of_picture(&title),
        tool(kind),
        at.number(),
        gem(at),
        ic(&format!("a-{}", action.word())),
    )
}

/// A tool in a sentence.
pub(super) fn named_tool(look: &Look<'_>, kind: Tool) -> String {
    format!("{} {}", tool_of(kind, "in"), esc(&words::multiuniversum::tool_short(look.words(), kind)))
}
