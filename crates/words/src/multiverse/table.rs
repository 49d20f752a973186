//! The whole table as text, for whoever has no screen.

use engine::Seat;
use multiverse::{Multiverse, Phase, PlayerView, View};

use super::piece::{colours, place, scepter, token, world_short, worlds};
use super::screen::{Caption, caption, captured_count, choosing, column, column_height, holder, position};
use crate::{Names, Section, Words};

/// Scepters, columns, everybody's panel and formation, and what the viewer has in hand.
pub(super) fn table(words: &Words, rules: &Multiverse, names: &Names, view: &View) -> Vec<Section> {
    let positions = (0_u8..).zip(&view.scepters).map(|(index, held)| {
        let owner = holder(words, names, rules.owner(index.into()));
        let held = held.map_or_else(|| "–".to_owned(), |held| scepter(words, held));
        words.titled(&format!("{}, {owner}", position(words, index + 1)), &held)
    });
    let columns = (1..).zip(&view.columns).map(|(number, one)| {
        let top = one.top.map_or_else(|| "–".to_owned(), |top| world_short(words, top));
        words.titled(&column(words, number), &format!("{top} ({})", column_height(words, one.height)))
    });
    let mut sections = vec![
        Section { title: caption(words, Caption::Scepters), lines: positions.collect() },
        Section { title: caption(words, Caption::Columns), lines: columns.collect() },
    ];
    sections.extend(view.players.iter().enumerate().map(|(index, player)| {
        let seat = Seat::from_index(index);
        let choosing = matches!(view.phase, Phase::Draft { .. } | Phase::Form)
            .then(|| choosing(words, view.done.contains(seat)));
        let title = names.first(words, seat);
        Section { title, lines: player_lines(words, player).into_iter().chain(choosing).collect() }
    }));
    sections.extend(own(words, rules, view));
    sections
}

fn player_lines(words: &Words, player: &PlayerView) -> Vec<String> {
    let titled = |what, text: String| words.titled(&caption(words, what), &text);
    let mut lines = vec![titled(Caption::Panel, colours(words, player.panel))];
    if !player.formation.is_empty() {
        let places = (1..).zip(&player.formation);
        let tokens = places.map(|(number, &on)| format!("{} {}", place(words, number), token(words, on)));
        lines.push(titled(Caption::Formation, tokens.collect::<Vec<_>>().join("; ")));
    }
    lines.push(if player.captured.is_empty() {
        captured_count(words, 0)
    } else {
        titled(Caption::Captured, worlds(words, player.captured.iter()))
    });
    lines
}

/// The pack in hand, what was kept, and what passed through the hands (MV-K2).
fn own(words: &Words, rules: &Multiverse, view: &View) -> Vec<Section> {
    let Some(mine) = &view.mine else { return Vec::new() };
    let listed = |what, some: Vec<_>| {
        (!some.is_empty()).then(|| Section { title: caption(words, what), lines: vec![worlds(words, some)] })
    };
    let seen = (rules.options().memory_aid && matches!(view.phase, Phase::Draft { .. }))
        .then(|| mine.seen.iter().fold(multiverse::WorldSet::EMPTY, |all, &pack| all | pack));
    let set_up = matches!(view.phase, Phase::Draft { .. } | Phase::Form);
    [
        listed(Caption::Pack, mine.pack.iter().collect()),
        listed(Caption::Kept, if set_up { mine.kept.clone() } else { Vec::new() }),
        listed(Caption::Seen, seen.map(|seen| seen.iter().collect()).unwrap_or_default()),
    ]
    .into_iter()
    .flatten()
    .collect()
}
