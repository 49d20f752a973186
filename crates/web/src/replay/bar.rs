//! The bar under the table of a replay: eyes, what they see in hidden places, the way through the game, and its time
//! line.

use std::fmt::Write as _;

use web_sys::Element;
use wire::archive::Eyes;
use wire::engine::{Seat, Viewer};
use wire::games::BotKind;
use words::Words;

use super::reel::{Reel, SPEEDS, Sheet};
use super::time_line::{Turn, nearest, place, turn_of};
use super::{Painted, Painter, Room};
use crate::html::{attribute, esc, join, tip, when};

/// A turn is at least so many pixels wide, on a screen with room and on a phone; if all of them are wider than the
/// screen, they pass under a head that stays in the middle.
const LEAST: [f64; 2] = [12.0, 7.0];
/// From this width on there is room for a letter in a turn.
const LETTER: f64 = 17.0;
/// How much of the line's width is not its own.
const MARGINS: [f64; 2] = [90.0, 16.0];

/// The whole bar.
pub(super) fn bar(reel: &Reel, painter: &dyn Painter, room: Room) -> String {
    let words = reel.client.words();
    let (eyes, hands, line) =
        (eyes(reel, painter, words), hands(reel, painter, words), line(reel, painter, room, words));
    let body = if room.narrow {
        format!(
            "{eyes}{hands}{line}<div class=\"rrow\">{}{}</div>{}",
            if reel.myself().is_some() { since(reel, words) } else { position(reel, words) },
            icons(reel, words, true),
            ways(reel, words)
        )
    } else {
        format!(
            "<div class=\"rrow\">{eyes}<div class=\"racts\">{}</div></div>{hands}\
             <div class=\"rrow\">{}{}{}</div>{line}",
            icons(reel, words, false),
            ways(reel, words),
            since(reel, words),
            position(reel, words),
        )
    };
    format!(
        "<section class=\"rbar\"{}><p class=\"rsaid\" role=\"status\">{}</p>{body}</section>{}",
        label(words, "replay-name"),
        esc(&*reel.said.borrow()),
        sheet(reel, painter, words)
    )
}

fn label(words: &Words, key: &'static str) -> String {
    attribute("aria-label", Some(&words.text(key)))
}

fn icon(id: &str) -> String {
    format!("<svg class=\"ic\" aria-hidden=\"true\"><use href=\"#u-{id}\"/></svg>")
}

fn button(word: &str, class: &str, inside: &str, more: &str) -> String {
    let id = word.replace(' ', "-");
    format!(
        "<button type=\"button\" class=\"{class}\" id=\"replay-{id}\" data-do=\"replay {word}\"{more}>{inside}</button>"
    )
}

/// Whose eyes look.
fn eyes(reel: &Reel, painter: &dyn Painter, words: &Words) -> String {
    let pressed = |is: bool| format!(" aria-pressed=\"{is}\"");
    let all = button(
        "eyes all",
        "",
        &format!("{}<span>{}</span>", icon("hand"), esc(&words.text("replay-all-open"))),
        &pressed(reel.eyes.get() == Eyes::All),
    );
    let one = |seat: Seat| {
        let inside = format!("{}<span>{}</span>", painter.badge(seat), esc(&reel.name(words, seat)));
        let class = painter.class(seat);
        button(&format!("eyes {seat}"), &class, &inside, &pressed(reel.eyes.get() == Eyes::Seat(seat)))
    };
    format!(
        "<div class=\"reyes n{}\" role=\"group\"{}><span>{}{}</span>{all}{}</div>",
        reel.game.seats.len(),
        label(words, "replay-seen-by"),
        icon("eye"),
        esc(&words.text("replay-seen-by")),
        join(reel.seats().map(one))
    )
}

/// What the open eyes see that others did not.
fn hands(reel: &Reel, painter: &dyn Painter, words: &Words) -> String {
    let hand = |seat: Seat| {
        let secrets = painter.secrets(seat)?;
        let turn = reel.turns.get(turn_of(&reel.turns, reel.at.get()));
        let on = turn.is_some_and(|turn| turn.whose == Some(seat));
        Some(format!(
            "<div class=\"rhand {} {}\" role=\"group\" data-id=\"hand{seat}\"{}><h3 aria-level=\"2\">{}<span>{}</span></h3>{secrets}</div>",
            painter.class(seat),
            when(on, "on"),
            attribute("aria-label", Some(&reel.name(words, seat))),
            painter.badge(seat),
            esc(&reel.name(words, seat)),
        ))
    };
    format!(
        "<div class=\"rhands n{}\" tabindex=\"0\" role=\"group\"{}>{}</div>",
        if reel.eyes.get() == Eyes::All { reel.game.seats.len() } else { 1 },
        label(words, "replay-hidden"),
        join(reel.seats().filter_map(hand))
    )
}

/// Step by step, by itself, and how quick.
fn ways(reel: &Reel, words: &Words) -> String {
    let (at, last) = (reel.at.get(), reel.last());
    let off = |is: bool| when(is, " aria-disabled=\"true\"");
    let one = |word: &str, key: &'static str, drawn: &str, more: String| {
        button(word, "", &icon(drawn), &format!("{}{more}", label(words, key)))
    };
    let play = if reel.plays.get() {
        button("play", "pl", &icon("pause"), &label(words, "replay-pause"))
    } else {
        button("play", "pl", &icon("play"), &label(words, "replay-play"))
    };
    let speed = SPEEDS[reel.speed.get()];
    let speed = if speed < 100 { "½×".to_owned() } else { format!("{}×", speed / 100) };
    let speed_label = words.text_with("replay-speed", &[("speed", speed.as_str().into())]);
    format!(
        "<div class=\"rways\">{}{}{play}{}{}</div>",
        one("start", "replay-start", "back1", off(at == 1)),
        one("back", "replay-back", "left", off(at == 1)),
        one("on", "replay-on", "right", off(at == last)),
        button("speed", "sp", &speed, &attribute("aria-label", Some(&speed_label))),
    )
}

/// What the others did since one's last turn.
fn since(reel: &Reel, words: &Words) -> String {
    let Some(me) = reel.myself() else { return String::new() };
    let Some(since) = reel.since() else {
        return format!(
            "<button type=\"button\" class=\"rsince\" disabled>{}<span><b>{}</b><small>{}</small></span></button>",
            icon("undo"),
            esc(&words.text("replay-since")),
            esc(&words.text("replay-since-nothing"))
        );
    };
    let turn = &reel.turns[turn_of(&reel.turns, reel.at.get())];
    let to = if turn.whose == Some(me) { turn.first - 1 } else { reel.at.get() };
    let news = &reel.game.moves[since as usize..to as usize];
    let mut others: Vec<Seat> = news.iter().filter_map(|one| one.who).collect();
    others.sort();
    others.dedup();
    let names: Vec<String> = others.into_iter().map(|seat| reel.name(words, seat)).collect();
    let values = [("names", words.list(&names).into()), ("count", news.len().into())];
    button(
        "since",
        "rsince",
        &format!(
            "{}<span><b>{}</b><small>{}</small></span>",
            icon("undo"),
            esc(&words.text("replay-since")),
            esc(&words.text_with("replay-since-whom", &values))
        ),
        "",
    )
}

/// What can be done with this moment, and with the record.
fn icons(reel: &Reel, words: &Words, narrow: bool) -> String {
    let text = |key: &'static str| format!("<span>{}</span>", esc(&words.text(key)));
    let is_over = reel.at.get() == reel.last();
    if narrow {
        return button("more", "btn sq", &icon("menu"), &label(words, "replay-more"));
    }
    let quiet = |word: &str, key: &'static str, drawn: &str| {
        let named = words.text(key);
        button(
            word,
            "btn sq",
            &icon(drawn),
            &format!("{}{}", attribute("aria-label", Some(&named)), tip(&named)),
        )
    };
    let from_here = when(
        !is_over,
        &button("from here", "btn act", &format!("{}{}", icon("play"), text("replay-play-on")), ""),
    );
    format!(
        "{}{}{}{}{}{from_here}",
        quiet("leave", "replay-leave", "left"),
        quiet("look-back", "mine-review", "search"),
        quiet("dice", "fair-check", "seal"),
        quiet("save", "replay-save", "copy"),
        // Among many players only its sign has room.
        button(
            "share",
            "btn",
            &format!("{}{}", icon("link"), text("replay-share")),
            &label(words, "replay-share"),
        ),
    )
}

/// Which moment of how many this is.
fn position(reel: &Reel, words: &Words) -> String {
    let (title, about) = moment(reel, words);
    format!("<p class=\"rpos\"><b>{}</b><small>{}</small></p>", esc(&title), esc(&about))
}

/// The moment in words: the round, and the turn and the action in it.
fn moment(reel: &Reel, words: &Words) -> (String, String) {
    let index = turn_of(&reel.turns, reel.at.get());
    let Some(turn) = reel.turns.get(index) else { return Default::default() };
    let rounds = reel.turns.last().map_or(0, |turn| turn.round);
    let is_over = reel.at.get() == reel.last() && reel.game.ending.is_some();
    let title = if is_over {
        let names = words::Names::new(reel.seats().map(|seat| reel.name(words, seat)));
        let names =
            if reel.game.sheet.places.len() > reel.game.seats.len() { names.with_machine() } else { names };
        let viewer = reel.me.map_or(Viewer::Spectator, Viewer::Seat);
        words::result(words, &names, &reel.game.sheet.places, viewer)
    } else if turn.round == 0 {
        words.text("replay-set-up")
    } else {
        words.text_with("replay-round-of", &[("round", turn.round.into()), ("rounds", rounds.into())])
    };
    let values = [
        ("turn", index.into()),
        ("turns", (reel.turns.len() - 1).into()),
        ("action", (reel.at.get() - 1).into()),
        ("actions", (reel.last() - 1).into()),
    ];
    (title, words.text_with("replay-position", &values))
}

/// How the turns lie on the line: the width of one, and by how much all are moved to the left.
fn scale(reel: &Reel, width: f64, narrow: bool) -> (f64, f64) {
    let count = reel.turns.len().max(1) as f64;
    let each = (width / count).max(LEAST[usize::from(narrow)]);
    let all = each * count;
    if !reel.drags.get() {
        let head = place(&reel.turns, reel.at.get()) * each;
        reel.shift.set((head - width / 2.0).min(all - width).max(0.0));
    }
    (each, reel.shift.get())
}

/// The moment under the pointer.
pub(super) fn moment_at(reel: &Reel, line: &Element, x: f64) -> u32 {
    let rect = line.get_bounding_client_rect();
    let width = line.get_attribute("data-width").and_then(|text| text.parse().ok()).unwrap_or(rect.width());
    let each = line.get_attribute("data-each").and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let across = (x - rect.left()) / rect.width().max(1.0) * width;
    nearest(&reel.turns, (across + reel.shift.get()) / each)
}

/// One bar for each turn in its player's colour, what was sealed and captured above, rounds below, and the head.
fn line(reel: &Reel, painter: &dyn Painter, room: Room, words: &Words) -> String {
    let width = (room.width - MARGINS[usize::from(room.narrow)]).max(100.0).round();
    let (each, shift) = scale(reel, width, room.narrow);
    let at = reel.at.get();
    let bars = join(
        reel.turns
            .iter()
            .enumerate()
            .map(|(index, turn)| turn_bar(reel, painter, words, (index as f64 * each, each), turn)),
    );
    let marks = join(reel.turns.iter().flat_map(|turn| marks(reel, painter, each, turn)));
    let rounds = rounds(reel, each);
    let head = place(&reel.turns, at) * each;
    let new = reel.since().map(|since| {
        let turn = &reel.turns[turn_of(&reel.turns, at)];
        let to = if turn.whose == reel.myself() { turn.first - 1 } else { at };
        let (from, to) = (place(&reel.turns, since) * each, place(&reel.turns, to) * each);
        format!("<path class=\"new\" d=\"M{from:.1} 53H{to:.1}\"/>")
    });
    let (title, about) = moment(reel, words);
    format!(
        "<div class=\"tline\" role=\"slider\" tabindex=\"0\" data-width=\"{width}\" data-each=\"{each:.3}\" aria-valuemin=\"1\" \
         aria-valuemax=\"{}\" aria-valuenow=\"{at}\"{}{}><svg width=\"{width}\" height=\"72\" viewBox=\"{shift:.1} 0 {width} 72\" \
         aria-hidden=\"true\">{rounds}{bars}{marks}{}<path class=\"head\" d=\"M{head:.1} 2V54\"/><circle class=\"knob\" cx=\"{head:.1}\" cy=\"38\" r=\"9\"/>\
         <circle class=\"dot\" cx=\"{head:.1}\" cy=\"38\" r=\"3.500\"/></svg></div>",
        reel.last(),
        label(words, "replay-moment"),
        attribute("aria-valuetext", Some(&format!("{title}, {about}"))),
        new.unwrap_or_default(),
    )
}

fn turn_bar(reel: &Reel, painter: &dyn Painter, words: &Words, (x, each): (f64, f64), turn: &Turn) -> String {
    let past = if turn.first <= reel.at.get() { "past" } else { "" };
    // Neighbours are told apart by more than their colour.
    let (top, class) = match turn.whose {
        Some(seat) => (28.0 + f64::from(seat.number() % 3) * 2.0, painter.class(seat)),
        None => (32.0, "none".to_owned()),
    };
    let letter = turn.whose.filter(|_| each >= LETTER).map(|seat| {
        let initial: String = reel.name(words, seat).chars().take(1).collect();
        format!("<text x=\"{:.1}\" y=\"44\">{}</text>", x + each / 2.0, esc(&initial))
    });
    format!(
        "<g class=\"turn {class} {past}\"><rect x=\"{:.1}\" y=\"{top}\" width=\"{:.1}\" height=\"{}\" rx=\"{}\"/>{}</g>",
        x + 1.0,
        (each - 2.0).max(2.0),
        50.0 - top,
        if each < 10.0 { 2 } else { 3 },
        letter.unwrap_or_default(),
    )
}

fn marks(reel: &Reel, painter: &dyn Painter, each: f64, turn: &Turn) -> Vec<String> {
    let drawn = |&(number, mark): &(u32, wire::games::Mark)| {
        let x = place(&reel.turns, number) * each;
        let past = if number <= reel.at.get() { "" } else { "future" };
        Some(match painter.mark(mark)? {
            Painted::Picture(picture, width, height, name) => format!(
                "<g class=\"mark {past}\" transform=\"translate({:.1} {:.1})\"><title>{}</title>{picture}</g>",
                x - width / 2.0,
                26.0 - height,
                esc(&name)
            ),
            Painted::Line(name) => {
                format!(
                    "<path class=\"empty {past}\" d=\"M{x:.1} 20V52\"><title>{}</title></path>",
                    esc(&name)
                )
            }
        })
    };
    turn.marks.iter().filter_map(drawn).collect()
}

/// The number of each round under its first turn; not all of them if there is no room.
fn rounds(reel: &Reel, each: f64) -> String {
    let now = reel.turns.get(turn_of(&reel.turns, reel.at.get())).map_or(0, |turn| turn.round);
    let mut next = f64::MIN;
    let mut all = String::new();
    for (index, turn) in reel.turns.iter().enumerate() {
        let first = index == 0 || reel.turns[index - 1].round != turn.round;
        let length = reel.turns[index..].iter().take_while(|one| one.round == turn.round).count() as f64;
        let x = (index as f64 + length / 2.0) * each;
        if turn.round > 0 && first && (x >= next || turn.round == now) {
            next = x + 22.0;
            let class = if turn.round == now { "round now" } else { "round" };
            // Writing into a string does not fail.
            let _ = write!(all, "<text class=\"{class}\" x=\"{x:.1}\" y=\"68\">{}</text>", turn.round);
        }
    }
    all
}

/// What is open over the table.
fn sheet(reel: &Reel, painter: &dyn Painter, words: &Words) -> String {
    let (title, body) = match reel.open.get() {
        Sheet::None => return String::new(),
        Sheet::More => (words.text("replay-more"), more(reel, words)),
        Sheet::PlayOn => (words.text("replay-play-on"), play_on(reel, painter, words)),
    };
    let close = button("close", "x", &icon("cross"), &label(words, "screen-close"));
    format!(
        "<div class=\"rveil\" data-do=\"replay close\"></div><div class=\"dlg rdlg\" role=\"dialog\" aria-modal=\"true\" \
         aria-labelledby=\"replay-asked\" data-id=\"rdlg\">{close}<h2 id=\"replay-asked\">{}</h2>{body}</div>",
        esc(&title)
    )
}

fn more(reel: &Reel, words: &Words) -> String {
    let row = |word: &str, key: &'static str, drawn: &str| {
        button(word, "rline", &format!("{}<span>{}</span>", icon(drawn), esc(&words.text(key))), "")
    };
    let from_here = when(reel.at.get() < reel.last(), &row("from here", "replay-play-on", "play"));
    [
        from_here,
        row("share", "replay-share", "link"),
        row("look-back", "mine-review", "search"),
        row("dice", "fair-check", "seal"),
        row("save", "replay-save", "copy"),
        row("leave", "replay-leave", "left"),
    ]
    .concat()
}

fn play_on(reel: &Reel, painter: &dyn Painter, words: &Words) -> String {
    let heir = reel.heir();
    let who = |seat: Seat| {
        let inside = format!("{}<span>{}</span>", painter.badge(seat), esc(&reel.name(words, seat)));
        let pressed = format!(" aria-pressed=\"{}\"", seat == heir);
        button(&format!("as {seat}"), &painter.class(seat), &inside, &pressed)
    };
    let level = |kind: BotKind| {
        let pressed = format!(" aria-pressed=\"{}\"", kind == reel.level.get());
        let name = words::bot(words, kind.name());
        button(&format!("level {kind}"), "", &esc(&name), &pressed)
    };
    let levels = [BotKind::Easy, BotKind::Medium, BotKind::Hard, BotKind::Expert];
    let seats = when(
        reel.game.seats.len() > 1,
        &format!(
            "<p>{}</p><div class=\"reyes\" role=\"group\"{}>{}</div><p>{}</p><div class=\"reyes\" role=\"group\"{}>{}</div>",
            esc(&words.text("replay-play-as")),
            label(words, "replay-play-as"),
            join(reel.seats().map(who)),
            esc(&words.text("replay-against")),
            label(words, "replay-against"),
            join(levels.map(level)),
        ),
    );
    format!(
        "{seats}<p class=\"rdim\">{}</p>{}",
        esc(&words.text("replay-play-on-about")),
        button(
            "play on",
            "btn act",
            &format!("{}<span>{}</span>", icon("play"), esc(&words.text("replay-play-on"))),
            ""
        )
    )
}
