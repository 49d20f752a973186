//! The middle of a phone's screen: the ring as a line, everybody in rows, the columns.

use wire::multiverse::POSITIONS;

use super::look::Look;
use super::parts::{head, scepter_key};
use super::ring::place_of;
use super::seats::{ghost_row, row};
use super::tokens::column;
use crate::html::{attribute, join, tip_of_picture, when};

/// The way that scepters travel (MV-R1).
const LEFT: &str = "<svg class=\"pch\" width=\"10\" height=\"12\" viewBox=\"0 0 10 12\" aria-hidden=\"true\"><path d=\"M5 2 1 6l4 4M9 2 5 6l4 4\"/></svg>";

/// All of it. With five and six players the ring stands up: rows follow the order of positions, and scepters climb.
pub(super) fn table(look: &Look<'_>) -> String {
    if look.count() > 4 {
        let mut positions: Vec<usize> = (0..POSITIONS).collect();
        positions.sort_by_key(|&position| place_of(look, position));
        let rows = positions.into_iter().skip(1).map(|position| match look.rules().owner(position) {
            Some(seat) => row(look, seat),
            None => ghost_row(look, position),
        });
        return format!("{}{}", join(rows), columns(look));
    }
    format!("{}{}{}", line(look), join(look.others().into_iter().map(|seat| row(look, seat))), columns(look))
}

/// The ring as a line: what is at its left end comes to its right one.
fn line(look: &Look<'_>) -> String {
    let mut positions: Vec<usize> = (0..POSITIONS).collect();
    // One's own positions stand first.
    let first = (0..POSITIONS).find(|&one| look.rules().owner(one) == Some(look.near())).unwrap_or(0);
    positions.rotate_left(first);
    let node = |position: usize, label: &str| {
        let held = look.view().scepters[position];
        let drawn = held.map(|held| {
            let tip = words::multiverse::scepter(look.words(), held);
            format!(
                "<span data-key=\"{}\"{}>{}</span>",
                scepter_key(held),
                tip_of_picture(&tip),
                head(look, held, 26)
            )
        });
        format!("<span class=\"pnode\">{}{label}</span>", drawn.unwrap_or_default())
    };
    let way = look.words().text("mv-scepter-way");
    let nodes = if look.count() < 4 {
        let each = POSITIONS / look.count();
        let groups = positions.chunks(each).map(|group| {
            let seat = look.rules().owner(group[0]);
            let name = seat.map(|seat| look.name(seat)).unwrap_or_default();
            let nodes: Vec<String> = group.iter().map(|&position| node(position, "")).collect();
            let mine = seat.is_some() && seat == look.me();
            format!("<span class=\"pgrp {}\"><i>{name}</i>{}</span>", when(mine, "me"), nodes.join(LEFT))
        });
        groups.collect::<Vec<_>>().join(LEFT)
    } else {
        let nodes = positions.iter().map(|&position| {
            let (name, class) = match look.rules().owner(position) {
                Some(seat) if look.is_me(seat) => (look.name(seat), "me"),
                Some(seat) => (look.name(seat), ""),
                None => (look.text("screen-mv-imaginary-short"), "gh"),
            };
            node(position, &format!("<em class=\"{class}\">{name}</em>"))
        });
        nodes.collect::<Vec<_>>().join(LEFT)
    };
    format!(
        "<div class=\"pring {}\" role=\"group\"{}>{LEFT}{nodes}{LEFT}</div>",
        when(look.count() < 4, "groups"),
        attribute("aria-label", Some(&way)) + &attribute("data-tip", Some(&format!("{way}\nMV-R1")))
    )
}

fn columns(look: &Look<'_>) -> String {
    let count = look.view().columns.len() as u8;
    // A single one stands beside the chain.
    if count == 1 {
        return String::new();
    }
    let (px, class) = match count {
        5 => (56, "c5 under"),
        4 => (58, "under"),
        2 => (46, "in"),
        _ => (58, ""),
    };
    let one = |number: u8| {
        let edge = if look.view().columns[usize::from(number) - 1].height > 3 { 5 } else { 6 };
        let (stack, counter) = column(look, number, px, edge);
        format!("<div class=\"pcol\">{stack}{counter}</div>")
    };
    format!("<div class=\"pcols {class}\">{}</div>", join((1..=count).map(one)))
}
