//! Standing orders for "Just roll!" (MV-T3), so that nobody waits for somebody who always says no. The server keeps them.

use gloo_net::http::Method;
use wire::games::{Order, Orders};
use wire::multiverse::{Colour, Scepter};

use super::look::{Holder, Look};
use super::parts::{head, sg};
use crate::client::Client;
use crate::html::{attribute, esc, join, when};

/// What can be ordered, with its word and its text.
const ORDERS: [(Order, &str, &str); 4] = [
    (Order::Always, "always", "screen-mv-order-always"),
    (Order::OnlyIfWorld, "world", "screen-mv-order-world"),
    (Order::Ask, "ask", "screen-mv-order-ask"),
    (Order::Never, "never", "screen-mv-order-never"),
];

/// The choice for one colour.
fn choice(look: &Look<'_>, orders: &Orders, colour: Colour) -> String {
    let now = orders.just_roll.order(colour);
    let one = |(order, word, key): (Order, &str, &'static str)| {
        format!(
            "<button type=\"button\" role=\"radio\" aria-checked=\"{}\" data-do=\"order {} {word}\">{}</button>",
            now == order,
            colour.word(),
            look.text(key)
        )
    };
    let label = look.words().text_with("screen-mv-orders-for", &[("colour", look.colour(colour).into())]);
    format!(
        "<span class=\"seg\" role=\"radiogroup\"{}>{}</span>",
        attribute("aria-label", Some(&label)),
        join(ORDERS.map(one))
    )
}

fn is_mine(look: &Look<'_>, colour: Colour) -> bool {
    look.me().is_some_and(|me| look.holder(Scepter::Of(colour)) == Holder::Player(me))
}

/// One line for the scepter that one holds now.
pub(super) fn line(look: &Look<'_>) -> String {
    let held = Colour::ALL.into_iter().find(|&colour| is_mine(look, colour));
    let Some((colour, orders)) = held.zip(look.orders()) else { return String::new() };
    format!(
        "<div class=\"orderline\">{}<span>{}</span>{}</div>",
        head(look, Scepter::Of(colour), 24),
        look.drawn("screen-mv-order-line", &[], &[("colour", sg(look, colour, 13))]),
        choice(look, orders, colour)
    )
}

/// All five, for the sheet.
pub(super) fn sheet(look: &Look<'_>) -> String {
    let Some(orders) = look.orders() else { return String::new() };
    let row = |colour: Colour| {
        let mine = is_mine(look, colour);
        let now = when(mine, &format!("<small>{}</small>", look.text("screen-mv-yours-now")));
        format!(
            "<div class=\"ord {}\"><span class=\"oc\">{}<b>{}</b>{now}</span>{}</div>",
            when(mine, "cur"),
            sg(look, colour, 18),
            esc(&look.colour(colour)),
            choice(look, orders, colour)
        )
    };
    format!("<p class=\"dim\">{}</p>{}", look.text("screen-mv-orders-text"), join(Colour::ALL.map(row)))
}

/// Gives an order, as in `red never`.
pub(super) fn give(client: Client, look: &Look<'_>, text: &str) {
    let Some((colour, word)) = text.split_once(' ') else { return };
    let order = ORDERS.iter().find(|(_, known, _)| *known == word).map(|(order, ..)| *order);
    let (Ok(colour), Some(order), Some(orders)) = (colour.parse::<Colour>(), order, look.orders()) else {
        return;
    };
    let mut orders = orders.clone();
    orders.just_roll.colours.insert(colour, order);
    if let Ok(body) = serde_json::to_string(&orders) {
        client.ask_table(Method::PUT, "orders".to_owned(), Some(body));
    }
}
