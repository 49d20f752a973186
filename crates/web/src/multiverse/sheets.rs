//! What can be opened over the table at any time: the menu, the log, a seat, the orders, and every choice as a line of
//! text.

use wire::engine::{Known, Seat};
use wire::multiverse::{Place, World};
use words::Told as _;

use super::hands::{Edition, Sheet};
use super::look::Look;
use super::parts::{av, back, head, ic, mini, slot, world};
use super::{advice, card, draft, orders, tale, tokens};
use crate::html::{Html, attribute, esc, join, languages, when};

/// What is open, if anything is.
pub(super) fn sheet(look: &Look<'_>) -> Option<String> {
    let (class, title, body) = match look.hands.open? {
        Sheet::Menu => ("menu", look.text("screen-menu"), menu(look)),
        Sheet::Tale => ("story", Html::default(), tale::tale(look).replace("id=\"log\"", "id=\"log-sheet\"")),
        Sheet::List => ("every", look.text("screen-all-choices"), list(look)),
        Sheet::Orders => ("orders", look.text("screen-mv-orders"), orders::sheet(look)),
        Sheet::Seat(seat) => ("seatsheet", Html::default(), seat_sheet(look, seat)),
        Sheet::Memory => ("memory", Html::default(), draft::memory(look)),
    };
    let close = format!(
        "<button type=\"button\" class=\"x\" data-do=\"close\"{}>{}</button>",
        attribute("aria-label", Some(&look.words().text("screen-close"))),
        ic("cross", 20)
    );
    let title = when(!title.is_empty(), &format!("<h2 id=\"asked\">{title}</h2>"));
    Some(format!(
        "<div class=\"veilp\" data-do=\"close\"></div><div class=\"dlg drawer {class}\" role=\"dialog\" aria-modal=\"true\" aria-labelledby=\"asked\" data-id=\"{class}\">{close}{title}{body}</div>"
    ))
}

fn row(word: &str, icon: &str, text: &str) -> String {
    let id = when(word == "type", " id=\"type\"");
    format!(
        "<button type=\"button\" class=\"mrow\" data-do=\"{word}\"{id}>{}<span>{text}</span></button>",
        ic(icon, 20)
    )
}

fn menu(look: &Look<'_>) -> String {
    let edition = |edition: Edition| {
        let text = match edition {
            Edition::Collector => look.text("screen-mv-collector"),
            Edition::Travel => look.text("screen-mv-travel"),
        };
        format!(
            "<button type=\"button\" role=\"radio\" aria-checked=\"{}\" data-do=\"edition {}\">{text}</button>",
            look.hands.edition == edition,
            edition.word()
        )
    };
    let remembers = look.view().mine.as_ref().is_some_and(|mine| !mine.seen.is_empty());
    let rows = [
        row("tale", "log", &look.text("table-log")),
        when(look.scene.has_missed_something(), &row("recap", "play", &look.text("since-show-menu"))),
        when(look.may_act(), &row("list", "hand", &look.text("screen-all-choices"))),
        when(advice::may_ask(look), &row("hint", "help", &look.text("screen-hint-ask"))),
        when(look.me().is_some(), &row("type", "right", &look.text("screen-typed-title"))),
        when(look.orders().is_some(), &row("orders", "bubble", &look.text("screen-mv-orders"))),
        when(
            remembers && look.rules().options().memory_aid && !look.is_setup(),
            &row("memory", "eye", &look.text("screen-mv-remember")),
        ),
        row("rules", "help", &look.text("nav-rules")),
        row("home", "home", &look.text("home-back")),
    ];
    format!(
        "<div class=\"rows\">{}</div>{}<p class=\"dim\">{}</p><span class=\"seg\" role=\"radiogroup\"{}>{}</span><div class=\"langs\">{}</div>",
        rows.concat(),
        when(look.me().is_some() && !look.hands.is_narrow(), &keys(look)),
        look.text("screen-mv-panel-look"),
        attribute("aria-label", Some(&look.words().text("screen-mv-panel-look"))),
        join(Edition::ALL.map(edition)),
        languages(look.words())
    )
}

/// What the keys do.
fn keys(look: &Look<'_>) -> String {
    let space = look.text("screen-mv-space");
    let keys = [
        ("1 … 5", "screen-mv-key-switch"),
        ("A", "mv-offer-switch-all"),
        ("E", "screen-mv-key-visit"),
        ("R", "screen-mv-key-roll"),
        ("K", "screen-mv-keep-it"),
        (&*space, "screen-mv-key-space"),
        ("U", "table-take-back"),
        ("H", "screen-hint-ask"),
        ("/", "screen-typed-title"),
        ("L", "table-log"),
        ("Esc", "screen-key-escape"),
    ];
    let line =
        |(key, what): (&str, &'static str)| format!("<dt><kbd>{key}</kbd></dt><dd>{}</dd>", look.text(what));
    format!("<dl class=\"keys\">{}</dl>", join(keys.map(line)))
}

/// Every choice as a button with a sentence: whatever the table shows, nothing can be out of reach.
fn list(look: &Look<'_>) -> String {
    let line = |offer: &wire::table::Offered<wire::multiverse::Multiverse>| {
        let text = look.rules().say_offer(look.words(), &look.scene.names, look.scene.view, offer.action);
        format!(
            "<li><button type=\"button\" class=\"mrow offer\" data-action=\"{}\"><span>{}</span></button></li>",
            offer.action,
            esc(&text)
        )
    };
    format!("<ul class=\"rows\">{}</ul>", join(look.scene.offers.iter().filter(|_| look.may_act()).map(line)))
}

/// One player, large: the back row above, the front row nearest to the viewer.
fn seat_sheet(look: &Look<'_>, seat: Seat) -> String {
    let player = look.player(seat);
    let held = look.scepters(seat);
    let names: Vec<String> = held.iter().map(|&one| words::multiverse::scepter(look.words(), one)).collect();
    let holds = when(
        !names.is_empty(),
        &look.text_with(
            "screen-mv-holds-scepters",
            &[
                look.you(seat),
                ("name", look.scene.name(seat).into()),
                ("scepters", look.words().list(&names).into()),
            ],
        ),
    );
    let big = |index: usize| {
        let Some(&place) = player.formation.get(index) else { return String::new() };
        let at = words::multiverse::place(look.words(), index as u8 + 1);
        let (name, under) = match place {
            Place::Up(it) | Place::Down(Known::Known(it)) => (look.world_name(it), chance(look, seat, it)),
            Place::Down(Known::Hidden) => (look.words().text("mv-face-down"), esc(&at).into()),
            Place::Gone(it) => {
                (look.words().text("screen-mv-captured-word"), esc(&look.world_name(it)).into())
            }
        };
        let drawn = match place {
            Place::Down(Known::Hidden) => format!("<span class=\"tok\">{}</span>", back(84)),
            Place::Gone(_) => format!("<span class=\"tok\">{}</span>", slot(84)),
            _ => tokens::place(look, seat, place, 84).replace("data-key", "data-of"),
        };
        format!("<div class=\"bt\">{drawn}<b>{}</b><small>{under}</small></div>", esc(&name))
    };
    let shown = look.is_me(seat) || look.rules().options().memory_aid;
    let pile = join(player.captured.iter().filter(|_| shown).map(|one| world(one, 40)));
    let captured = words::multiverse::captured_count(look.words(), player.captured.len());
    let (first, second) = if seat == look.near() { (0..3, 3..5) } else { (3..5, 0..3) };
    let rows = when(
        !player.formation.is_empty(),
        &format!(
            "<div class=\"ft\">{}</div><div class=\"ft\">{}</div>",
            join(first.map(big)),
            join(second.map(big))
        ),
    );
    format!(
        "<header role=\"none\">{}<div><h2 id=\"asked\">{} {}</h2><p class=\"dim\">{holds}</p></div></header><div class=\"spn\">{}<b>{}</b></div>{rows}<p class=\"dim\">{}</p><div class=\"pilebig\">{pile}</div>",
        av(seat, 52),
        look.name(seat),
        join(held.iter().map(|&one| head(look, one, 30))),
        mini(look, player.panel, 22),
        esc(&look.world_name(player.panel.world())),
        esc(&captured)
    )
}

fn chance(look: &Look<'_>, seat: Seat, it: World) -> String {
    if look.is_me(seat) {
        return super::parts::signs(look, it, 12);
    }
    card::chance_of(look, it)
}
