//! An identity revealed, the final meeting, and the score sheet (MV-F3, MV-E1, MV-E2).

use std::f64::consts::PI;

use wire::engine::{ScoreSheet, Seat};
use wire::multiverse::{Colour, Ending, Event, Phase, Place, World};
use words::Told as _;

use super::look::{Look, face};
use super::parts::{av, back, hollow, ic, key, mini, pic, sg, slot, stars, world};
use crate::html::{Html, attribute, esc, join, when};

/// The card that says who is revealed, and how far everybody is from there.
pub(super) fn reveal(look: &Look<'_>) -> Option<String> {
    let (Some(&Event::Revealed { who }), true) = (look.log.last(), look.behind) else { return None };
    let index = look.log.len();
    let panel = look.player(who).panel;
    let away = |seat: Seat| -> Vec<Colour> {
        let mine = look.player(seat).panel;
        Colour::ALL.into_iter().filter(|&colour| mine.has(colour) != panel.has(colour)).collect()
    };
    let mut others: Vec<Seat> = look.view().seats().filter(|&seat| seat != who).collect();
    others.sort_by_key(|&seat| away(seat).len());
    let near = others.into_iter().map(|seat| {
        let away = away(seat);
        format!(
            "<li class=\"{}\">{}<b>{}</b><span class=\"nd num\">{}</span><span class=\"ns\">{}</span></li>",
            when(look.is_me(seat), "me"),
            av(seat, 30),
            look.name(seat),
            away.len(),
            join(away.into_iter().map(|colour| sg(look, colour, 13)))
        )
    });
    let places = [-92.0, -50.0, 0.0, 50.0, 92.0_f64].map(|angle| {
        let (x, y) = (50.0 + 36.0 * (angle * PI / 180.0).sin(), 54.0 - 44.0 * (angle * PI / 180.0).cos());
        format!("<span class=\"pl5\" data-css=\"left:{x:.1}%;top:{y:.1}%\">{}</span>", slot(50))
    });
    let values = || [look.you(who), ("name", look.scene.name(who).into())];
    Some(format!(
        "<div class=\"veilp\"></div><section class=\"dlg rvc\" role=\"alertdialog\" aria-modal=\"true\" aria-labelledby=\"asked\" data-id=\"reveal{index}\">\
         <div class=\"pour\">{}<div class=\"core\">{}</div></div>\
         <h2 id=\"asked\">{}<span><small class=\"tag rev\">{} {}</small>{}</span></h2><p class=\"lead\">{} {}</p>\
         <div class=\"rule3\"><b>3</b><p>{}</p></div><p class=\"nh\">{}</p><ul class=\"near\">{}</ul>\
         <button type=\"button\" class=\"btn ghost go-on pick\" data-do=\"next\">{} {}</button><span class=\"ids\">MV-F3 · MV-E1</span></section>",
        places.concat(),
        world(panel.world(), 170),
        av(who, 68),
        ic("eye", 14),
        look.text("screen-mv-true-identity"),
        look.text_with("screen-mv-is-revealed", &values()),
        look.text_with("screen-mv-now-is", &values()),
        mini(look, panel, 17),
        look.text_with("screen-mv-rule-three", &values()),
        look.text_with("screen-mv-colours-away", &values()),
        join(near),
        look.text("screen-mv-go-on"),
        key(&look.words().text("screen-mv-space")),
    ))
}

/// Who met whom, if that ended the game.
fn met(look: &Look<'_>) -> Option<(Seat, Seat)> {
    match look.scene.view.phase {
        Phase::Over(Ending::Met { by, whom }) => Some((by, whom)),
        _ => None,
    }
}

/// The first law whose ground shows.
fn ground(world: World) -> &'static str {
    let has = |colour| world.colours().has(colour);
    match () {
        () if has(Colour::Blue) => "sea",
        () if has(Colour::Yellow) => "sand",
        () if has(Colour::Red) => "basalt",
        () if has(Colour::White) => "frost",
        () if has(Colour::Green) => "moss",
        () => "bare",
    }
}

/// Two travellers in each other's arms.
fn hug(one: Seat, other: Seat) -> String {
    format!(
        "<svg class=\"hug\" viewBox=\"0 0 96 96\" aria-hidden=\"true\"><ellipse cx=\"48\" cy=\"92.5\" rx=\"27\" ry=\"3\" fill=\"#04070f\" opacity=\".55\"/>\
         <use href=\"#hug-body\" width=\"96\" height=\"96\"/><g transform=\"translate(4 6) rotate(8 28 46)\"><use href=\"#hd-{}\" width=\"58\" height=\"58\"/></g>\
         <g transform=\"translate(34 6) rotate(-8 28 46)\"><use href=\"#hd-{}\" width=\"58\" height=\"58\"/></g><use href=\"#hug-arms\" width=\"96\" height=\"96\"/></svg>",
        face(one),
        face(other)
    )
}

/// The world they meet in, grown so that its top is a hill to stand on.
fn globe(it: World) -> String {
    let has = |colour| it.colours().has(colour);
    let part = |shown: bool, id: &str| when(shown, &format!("<use href=\"#{id}\"/>"));
    format!(
        "<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\"><defs><radialGradient id=\"mvSky\" cx=\".5\" cy=\".42\" r=\".62\"><stop offset=\"0\" stop-color=\"#5b6ab0\"/>\
         <stop offset=\".5\" stop-color=\"#27336b\"/><stop offset=\"1\" stop-color=\"#0c1228\"/></radialGradient><clipPath id=\"mvRound\"><circle cx=\"50\" cy=\"50\" r=\"49\"/></clipPath></defs>\
         <circle cx=\"50\" cy=\"50\" r=\"49.5\" fill=\"url(#mvSky)\" stroke=\"#ffedc2\" stroke-width=\".5\"/>\
         <g clip-path=\"url(#mvRound)\"><g transform=\"translate(50 77) scale(1.36) translate(-50 -56)\">{}{}{}{}{}<use href=\"#w-shade\"/>{}</g></g></svg>",
        part(has(Colour::Yellow), "w-sun-back"),
        part(true, &format!("w-ground-{}", ground(it))),
        part(has(Colour::Green), "w-life"),
        part(has(Colour::Red), "w-fire"),
        part(has(Colour::White), "w-ice"),
        part(has(Colour::Yellow), "w-sun"),
    )
}

/// The five laws of the world around the scene.
fn laws(it: World) -> String {
    join([-100.0, -50.0, 0.0, 50.0, 100.0_f64].into_iter().zip(Colour::ALL).map(|(angle, colour)| {
        let (x, y) = (50.0 + 55.0 * (angle * PI / 180.0).sin(), 50.0 - 55.0 * (angle * PI / 180.0).cos());
        let letter = &colour.word()[..1];
        let drawn = if it.colours().has(colour) {
            format!("<svg class=\"gem\" viewBox=\"-24 -24 48 48\"><circle r=\"24\" fill=\"url(#gl{letter})\"/><use href=\"#p-gem-{letter}\"/></svg>")
        } else {
            hollow(colour, 30)
        };
        format!("<span class=\"law\" data-css=\"left:{x:.1}%;top:{y:.1}%\">{drawn}</span>")
    }))
}

fn rays() -> String {
    let ray = |index: u32| {
        let angle = f64::from(index) / 28.0 * 2.0 * PI;
        let half = PI / 28.0 * 0.42;
        let at = |radius: f64, angle: f64| {
            format!("{:.0} {:.0}", 500.0 + radius * angle.cos(), 500.0 + radius * angle.sin())
        };
        format!(
            "<path d=\"M{}L{}L{}L{}Z\" opacity=\"{}\"/>",
            at(300.0, angle - half * 0.5),
            at(1000.0, angle - half),
            at(1000.0, angle + half),
            at(300.0, angle + half * 0.5),
            if index % 2 == 1 { ".5" } else { "1" }
        )
    };
    format!(
        "<svg class=\"rays\" viewBox=\"0 0 1000 1000\" aria-hidden=\"true\"><defs><radialGradient id=\"mvRay\" gradientUnits=\"userSpaceOnUse\" cx=\"500\" cy=\"500\" r=\"900\">\
         <stop offset=\".3\" stop-color=\"#ffe6a8\" stop-opacity=\".3\"/><stop offset=\"1\" stop-color=\"#ffe6a8\" stop-opacity=\"0\"/></radialGradient></defs><g fill=\"url(#mvRay)\">{}</g></svg>",
        join((0..28).map(ray))
    )
}

/// The final meeting.
fn meeting(look: &Look<'_>, sheet: &ScoreSheet, by: Seat, whom: Seat) -> String {
    let panel = look.player(by).panel;
    let it = panel.world();
    let total = sheet.totals.get(by.index()).copied().unwrap_or_default();
    let values = [
        look.you(by),
        ("name", look.scene.name(by).into()),
        ("mine", if look.is_me(whom) { "yes" } else { "no" }.into()),
        ("other", look.scene.name(whom).into()),
        ("world", look.world_name(it).into()),
    ];
    let pair = |seat: Seat| format!("<span>{}{}</span>", av(seat, 40), mini(look, panel, 20));
    let hearts = join([(18, 34, 30), (78, 30, 38), (84, 40, 20), (13, 26, 18)].map(|(x, y, size)| {
        format!("<i class=\"heart\" data-css=\"left:{x}%;top:{y}%;width:{size}px\">{}</i>", ic("heart", size))
    }));
    format!(
        "<div class=\"mt\" data-id=\"meeting\">{}{}<div class=\"sc0\"><div class=\"bigw\">{}<div class=\"onit\">{}</div>{hearts}</div>{}</div>\
         <section class=\"mtx\"><p class=\"mark\">{}{}</p><h1 id=\"turn\">{}</h1><div class=\"same\">{}<i>=</i>{}</div>\
         <p class=\"p3b\"><b>+3</b><span>{}<em>{}</em></span></p><p class=\"dim\">{} <small>MV-E1</small></p>\
         <div class=\"tick\"><span>{}{}</span><s>{}</s>{}<b>{total}</b></div>\
         <button type=\"button\" class=\"btn act big pick\" id=\"to-score\" data-do=\"hugged\">{}<span>{}</span></button></section></div>",
        stars(1280, 800, 120),
        rays(),
        globe(it),
        hug(by, whom),
        laws(it),
        pic("emblem", 18, 18, ""),
        look.text("screen-mv-final-meeting"),
        look.text_with("screen-mv-meets-in", &values),
        pair(by),
        pair(whom),
        look.text("screen-mv-three-points"),
        look.text("screen-mv-hug"),
        look.text("screen-mv-same-traveller"),
        av(by, 30),
        look.name(by),
        total - 3,
        ic("arrow", 18),
        ic("trophy", 20),
        look.text("screen-mv-score-sheet"),
    )
}

/// From whom a world was captured; nobody if it came from a column.
fn captured_from(look: &Look<'_>, it: World) -> Option<Seat> {
    look.scene.log.iter().rev().find_map(|event| match *event {
        Event::Captured { world, from, .. } if world == it => from,
        _ => None,
    })
}

/// "shared victory", "third", "fourth, tied".
fn rank(look: &Look<'_>, sheet: &ScoreSheet, place: u8) -> Html {
    let tied = sheet.places.iter().filter(|&&other| other == place).count() > 1;
    match (place, tied) {
        (1, true) => look.text("screen-mv-shared"),
        (1, false) => look.text("screen-winner"),
        (_, false) => look.text_with("screen-place", &[("place", place.into())]),
        (_, true) => {
            let rank = look.text_with("screen-place", &[("place", place.into())]);
            Html::assembled(format!("{rank}, {}", look.text("screen-mv-tied")))
        }
    }
}

/// One player's row.
fn row(look: &Look<'_>, sheet: &ScoreSheet, seat: Seat) -> String {
    let player = look.player(seat);
    let place = sheet.places[seat.index()];
    let total = sheet.totals[seat.index()];
    let many = player.captured.len() > 6;
    let worlds = join(player.captured.iter().map(|it| {
        let from = match captured_from(look, it) {
            Some(owner) => av(owner, 20),
            None => format!("<span class=\"fc\">{}</span>", ic("stack", 13)),
        };
        format!(
            "<li><span{}>{}</span><span class=\"fr\">{from}</span></li>",
            crate::html::tip_of_picture(&look.world_title(it)),
            world(it, if many { 40 } else { 56 })
        )
    }));
    let meeting = met(look).filter(|&(by, _)| by == seat).map(|(by, whom)| {
        format!(
            "<div class=\"meetp\"><span class=\"mm2\">{}{}{}</span><span>{}<small>{}</small></span><b class=\"p3\">+3</b></div>",
            av(by, 30),
            ic("heart", 15),
            av(whom, 30),
            mini(look, look.player(by).panel, 15),
            look.text_with("screen-mv-met-player", &[("name", look.inside(whom).into())])
        )
    });
    let left = join(player.formation.iter().filter_map(|place| match place {
        Place::Up(it) | Place::Down(wire::engine::Known::Known(it)) => Some(world(*it, 32)),
        Place::Down(wire::engine::Known::Hidden) => Some(back(32)),
        Place::Gone(_) => None,
    }));
    let left = if left.is_empty() {
        format!("<small>{}</small>", look.text("screen-mv-all-captured"))
    } else {
        format!("<small>{}</small>{left}", look.text("screen-mv-never-captured"))
    };
    let revealed =
        when(player.is_revealed(), &format!(" <span class=\"tag rev\">{}</span>", look.text("mv-revealed")));
    format!(
        "<li class=\"srow {}\"><span class=\"rank num\">{}<b>{place}</b></span>{}<div class=\"sn\"><b>{}</b><small>{}{revealed}</small></div>\
         <ul class=\"sw5\">{worlds}</ul>{}<span class=\"lft\">{left}</span><b class=\"sum num\">{total}</b></li>",
        when(place == 1, "win"),
        when(place == 1, &ic("trophy", 24)),
        av(seat, 46),
        look.name(seat),
        rank(look, sheet, place),
        meeting.unwrap_or_default(),
    )
}

/// The end: the meeting first, then the score sheet.
pub(super) fn finale(look: &Look<'_>, sheet: &ScoreSheet) -> String {
    if let Some((by, whom)) = met(look).filter(|_| !look.hands.hugged) {
        return meeting(look, sheet, by, whom);
    }
    let words = look.words();
    let result = words::result(words, &look.scene.names, &sheet.places, look.viewer());
    let ended = esc(&look.rules().say_prompt(words, &look.scene.names, look.scene.view));
    let round = look.text_with("table-round", &[("round", look.view().round.into())]);
    let mut seats: Vec<Seat> = look.view().seats().collect();
    seats.sort_by_key(|seat| sheet.places[seat.index()]);
    let winners: Vec<Seat> = seats.iter().copied().filter(|seat| sheet.places[seat.index()] == 1).collect();
    let best = sheet.totals.iter().max().copied().unwrap_or_default();
    let lead = if winners.len() > 1 {
        look.text_with("screen-mv-equal", &[("points", best.into())])
    } else {
        look.text_with("screen-mv-with-points", &[("points", best.into())])
    };
    format!(
        "<div class=\"endsheet\" id=\"score\">{}<header class=\"sch\" role=\"none\"><span class=\"duo\">{}<span class=\"cup\">{}</span></span><div><p class=\"mark\">{}MULTIVERSE<span>{round} · {ended}</span></p><h1 id=\"turn\">{}</h1><p class=\"lead\">{lead}</p></div></header>\
         <ol class=\"rows\"{}>{}</ol><footer class=\"scf\" role=\"none\"><span class=\"dim\">{} {}</span><span class=\"btns\">{}\
         <button type=\"button\" class=\"btn ghost\" data-do=\"home\" id=\"home\">{}<span>{}</span></button>\
         <button type=\"button\" class=\"btn act\" data-do=\"again\" id=\"again\">{}<span>{}</span></button></span></footer></div>",
        stars(1280, 800, 90),
        join(winners.iter().take(3).map(|&seat| av(seat, 84))),
        ic("trophy", 26),
        pic("emblem", 18, 18, ""),
        esc(&result),
        attribute("aria-label", Some(&words.text("screen-mv-score-sheet"))),
        join(seats.iter().map(|&seat| row(look, sheet, seat))),
        ic("eye", 16),
        look.text("screen-mv-small-face"),
        crate::records::ways(look.scene.client, look.words()),
        ic("home", 18),
        look.text("home-back"),
        ic("repeat", 18),
        look.text("table-play-again"),
    )
}
