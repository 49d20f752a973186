//! What can be opened over the table at any time: the menu, the log, a lab, a portal, the discard pile, and every
//! choice as a line of text.

use leptos::prelude::Get as _;
use wire::engine::Seat;
use wire::multiuniversum::Transformer;

use super::emblem::dimension_class;
use super::hands::Sheet;
use super::look::Look;
use super::parts::{SIGN, badge, bulb, gem_of, ic, medal, needs, picture, tool_card};
use super::tally::tally;
use super::{cards, labs, strip, tale};
use crate::html::{Html, attribute, esc, join, languages, when};

/// What is open, if anything is.
pub(super) fn sheet(look: &Look<'_>) -> Option<String> {
    let open = look.hands.open?;
    let (class, title, body) = match open {
        Sheet::Menu => ("menu", look.text("screen-menu"), menu(look)),
        Sheet::Tale => ("story", look.text("table-log"), tale::tale(look)),
        Sheet::List => ("every", look.text("screen-all-choices"), list(look)),
        Sheet::Pile => ("tak", look.text("table-discard-pile"), pile(look)),
        Sheet::Lab(seat) => ("labs", Html::default(), lab(look, seat)),
        Sheet::Portal(at) => ("port", Html::default(), portal(look, at)),
    };
    let close = format!(
        "<button type=\"button\" class=\"x\" data-do=\"close\"{}>{}</button>",
        attribute("aria-label", Some(&look.words().text("screen-close"))),
        ic("u-cross")
    );
    let title = when(!title.is_empty(), &format!("<h2 id=\"asked\">{title}</h2>"));
    Some(format!(
        "<div class=\"veil\" data-do=\"close\"></div><div class=\"dlg drawer {class}\" role=\"dialog\" aria-modal=\"true\" aria-labelledby=\"asked\" data-id=\"{class}\">\
         {close}{title}{body}</div>"
    ))
}

fn row(word: &str, id: &str, icon: &str, text: &str) -> String {
    let id = when(!id.is_empty(), &format!(" id=\"{id}\""));
    format!(
        "<button type=\"button\" class=\"row\" data-do=\"{word}\"{id}>{}<span>{text}</span></button>",
        ic(icon)
    )
}

fn menu(look: &Look<'_>) -> String {
    let [deck, note] = [&look.deck().name, &look.deck().note]
        .map(|text| esc(words::multiuniversum::in_language(look.words(), text)));
    let list = when(look.my_turn(), &row("list", "", "u-arrow", &look.text("screen-all-choices")));
    let typed = when(look.me().is_some(), &row("type", "type", "u-right", &look.text("screen-typed-title")));
    let hint = when(strip::may_ask(look), &row("hint", "", "u-help", &look.text("screen-hint-ask")));
    let guided = look.scene.client.guided.get() && look.scene.client.is_local();
    let hush = when(guided, &row("guide off", "", "u-cross", &look.text("screen-guide-off")));
    let recap =
        when(look.scene.has_missed_something(), &row("recap", "", "u-play", &look.text("since-show-menu")));
    let key = |key: &str, what: Html| format!("<dt><kbd>{key}</kbd></dt><dd>{what}</dd>");
    let keys = [
        key("1 2 3", look.text("screen-key-uses")),
        key("U", look.text("table-take-back")),
        key("P", look.text("screen-pass")),
        key("H", look.text("screen-hint-ask")),
        key("/", look.text("screen-typed-title")),
        key("Esc", look.text("screen-key-escape")),
    ];
    let keys =
        when(look.me().is_some() && !look.hands.narrow, &format!("<dl class=\"keys\">{}</dl>", join(keys)));
    format!(
        "<div class=\"rows\">{}{recap}{list}{hint}{typed}{hush}{}</div>{keys}<div class=\"langs\">{}</div><p class=\"fine\"><b>{deck}</b> {note}</p>",
        row("tale", "", "u-clock", &look.text("table-log")),
        row("home", "home", "u-plus", &look.text("setup-new")),
        languages(look.words()),
    )
}

/// Every choice as a button with a sentence, and why not: whatever the table shows, nothing can be out of reach.
fn list(look: &Look<'_>) -> String {
    let line = |offer: &wire::table::Offered<wire::multiuniversum::Multiuniversum>| {
        let text = esc(&cards::offer_text(look, offer.action));
        match look.verdict(offer.action) {
            Some(Err(why)) => {
                format!("<li class=\"refused\"><s>{text}</s> <span class=\"why\">{}</span></li>", esc(&why))
            }
            _ => format!(
                "<li><button type=\"button\" class=\"row offer\" data-action=\"{}\"><span>{text}</span></button></li>",
                offer.action
            ),
        }
    };
    format!("<ul class=\"rows\">{}</ul>", join(look.scene.offers.iter().map(line)))
}

fn pile(look: &Look<'_>) -> String {
    let faces = look
        .view()
        .discard
        .iter()
        .map(|card| format!("<span class=\"pk\">{}</span>", cards::small(look, card)));
    let count = look.text_with("table-card-count", &[("count", look.view().discard.len().into())]);
    format!("<p>{count} <span class=\"rid\">MU-C6</span></p><div class=\"pks\">{}</div>", join(faces))
}

/// A whole lab: tools by name, sealed portals, what they are worth.
fn lab(look: &Look<'_>, seat: Seat) -> String {
    let player = look.player(seat);
    let score = tally(look, seat);
    let tools = join(player.lab.iter().map(|card| tool_card(look, card, true, "")));
    let nothing = look.text("screen-none-yet");
    let tools = if tools.is_empty() { format!("<span class=\"none\">{nothing}</span>") } else { tools };
    let sealed = labs::thumbs(look, seat);
    let sealed = if sealed.is_empty() { format!("<span class=\"none\">{nothing}</span>") } else { sealed };
    let hand = look.text_with("table-hand-count", &[("count", player.hand_size.into())]);
    let hand = when(!look.is_machine(seat), &format!(" · {hand}"));
    let plan = when(look.is_machine(seat) && !look.is_over(), &labs::plan(look, seat));
    format!(
        "<h2 id=\"asked\">{}{}</h2><p>{}{hand} · <b>{} DP</b></p><h3>{}</h3><div class=\"tools\">{tools}</div><h3>{}</h3>\
         <div class=\"thumbs\">{sealed}</div><div class=\"foot sets\">{}</div>{plan}",
        badge(look, seat),
        look.name(seat),
        look.text_with("screen-on", &[("at", SIGN.into())]).replace(SIGN, &gem_of(player.at, "xs")),
        labs::number(score.total()),
        look.text("mu-lab-tools"),
        look.text("mu-lab-portals"),
        labs::tracks(look, seat, score),
    )
}

/// A transformer with its portal, large, and what is remembered of its stack (MU-K3).
fn portal(look: &Look<'_>, at: Transformer) -> String {
    let explained = words::multiuniversum::ability(look.words(), at);
    let ability = format!(
        "<p class=\"abil\">{} <b>{}</b> {} <span class=\"rid\">MU-A{}</span></p>",
        gem_of(at, "xs"),
        esc(&explained.name),
        esc(&explained.text),
        at.number(),
    );
    let Some(top) = look.view().top(at) else {
        return format!("<h2 id=\"asked\">{}</h2>{ability}", look.text("screen-stack-empty"));
    };
    let deck = look.deck();
    let memory = look
        .memory(at)
        .map(|text| format!("<p class=\"mem\">{}{}</p>", ic("u-eye"), esc(&text)))
        .unwrap_or_default();
    let count = look.text_with("mu-stack-count", &[("count", look.view().height(at).into())]);
    format!(
        "<div class=\"pcard {}\">{}{}{}<h2 id=\"asked\">{}</h2><p class=\"fam\">{} · {count}</p><div class=\"pf\"><span>{}</span>{}</div></div>{memory}{ability}",
        dimension_class(look, top),
        bulb(deck.portal(top).dp),
        medal(look, top),
        picture(look, top),
        look.portal_name(top),
        esc(words::multiuniversum::icon(look.words(), deck, deck.portal(top).icon)),
        look.text("screen-seal-with"),
        needs(look, top, None),
    )
}
