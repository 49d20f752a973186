//! The first lesson: the book's example turn (MV-X1), four worlds in one turn.

use wire::engine::Seat;
use wire::games::{BotKind, GameId};
use wire::multiverse::{Colour, World};

use super::coach::{ROOM, press};
use super::look::Look;
use super::parts::{sg, world};
use crate::client::Client;
use crate::coach::Bubble;
use crate::games;
use crate::html::{Html, esc};
use crate::lesson::{Class, Lesson, Step, marked};

/// A game for two that begins like the example: the panels; the scepters, of which the pupil holds the wooden one; the
/// packs and what each keeps of them; the formations; the columns, where three of the four worlds wait.
const SET_UP: &[&str] = &[
    "* stability",
    "* change",
    "* change",
    "* stability",
    "* stability",
    "* stability",
    "* stability",
    "* change",
    "* stability",
    "* stability",
    "* position 1",
    "* position 2",
    "* position 3",
    "* position 4",
    "* position 5",
    "* position 6",
    "* token gy",
    "* token wyb",
    "* token gwry",
    "* token wr",
    "* token wy",
    "* token gw",
    "* token gr",
    "* token wb",
    "* token b",
    "* token gwb",
    "1 keep gy",
    "2 keep gw",
    "1 keep b",
    "2 keep wr",
    "1 keep wyb",
    "2 keep gr",
    "1 keep gwb",
    "2 keep wy",
    "1 place gy",
    "1 place b",
    "1 place wyb",
    "1 place gwb",
    "2 place gw",
    "2 place wr",
    "2 place gr",
    "2 place wy",
    "* token w",
    "* token ryb",
    "* token gryb",
    "* token gwr",
    "* token r",
];

/// The world that the own panel matches.
const HERE: &str = ".here, .phere";
/// The cube, and what it showed.
const ROLL: &str = ".jumpbox, .pmid .rolled";
/// Both answers to it.
const ANSWERS: &str = ".choice";
/// The ring of scepters.
const RING: &str = ".hall .node, .tring .node, .pring";
/// What was captured.
const PILE: &str = ".own .cap, .own .pile, .phere";

/// The lesson.
pub(super) static LESSON: Lesson = Lesson {
    game: GameId::Multiverse,
    seed: 119,
    set_up: SET_UP,
    moves: 17,
    parts: &[
        "screen-mv-lesson-meet",
        "screen-mv-lesson-chain",
        "screen-mv-lesson-act",
        "screen-mv-lesson-repeat",
        "screen-mv-lesson-end",
    ],
    steps: STEPS,
    learnt: &[
        "screen-mv-learnt-switches",
        "screen-mv-learnt-visit",
        "screen-mv-learnt-jump",
        "screen-mv-learnt-action",
        "screen-mv-learnt-scepters",
    ],
    end: "screen-mv-lesson-on",
    on: "screen-mv-lesson-play",
    go_on: first_game,
};

/// A first game against an easy bot.
fn first_game(client: Client) {
    client.set_guided(false);
    client.play_against_bots(games::usual(GameId::Multiverse, 2), BotKind::Easy);
}

/// A roll that is kept: only its texts differ.
const fn keep(
    part: usize,
    chance: &'static [&'static str],
    [title, text, why, because]: [&'static str; 4],
    rules: &'static [&'static str],
) -> Step {
    Step {
        part,
        action: Some("stand"),
        chance,
        lights: &[ROLL, ANSWERS],
        tie: Some(ROLL),
        title,
        text,
        how: "screen-mv-lesson-keep-how",
        how_narrow: "screen-mv-lesson-keep-tap",
        why,
        because,
        rules,
    }
}

/// A world that is visited.
const fn visit(
    part: usize,
    chance: &'static [&'static str],
    [title, text, why, because]: [&'static str; 4],
    rules: &'static [&'static str],
) -> Step {
    Step {
        part,
        action: Some("visit"),
        chance,
        lights: &[HERE],
        tie: Some(HERE),
        title,
        text,
        how: "screen-mv-lesson-visit-how",
        how_narrow: "screen-mv-lesson-visit-tap",
        why,
        because,
        rules,
    }
}

const STEPS: &[Step] = &[
    visit(
        0,
        &["* stability"],
        [
            "screen-mv-lesson-first-title",
            "screen-mv-lesson-first-text",
            "screen-mv-lesson-first-why",
            "screen-mv-lesson-first-because",
        ],
        &["MV-X1", "MV-T5", "MV-F2"],
    ),
    keep(
        0,
        &["* change"],
        [
            "screen-mv-lesson-jump-title",
            "screen-mv-lesson-jump-text",
            "screen-mv-lesson-jump-why",
            "screen-mv-lesson-jump-because",
        ],
        &["MV-Q1", "MV-W1"],
    ),
    keep(
        0,
        &[],
        [
            "screen-mv-lesson-both-title",
            "screen-mv-lesson-both-text",
            "screen-mv-lesson-both-why",
            "screen-mv-lesson-both-because",
        ],
        &["MV-Q2", "MV-Q3"],
    ),
    visit(
        1,
        &["* token gyb", "* stability"],
        [
            "screen-mv-lesson-second-title",
            "screen-mv-lesson-second-text",
            "screen-mv-lesson-second-why",
            "screen-mv-lesson-second-because",
        ],
        &["MV-T6", "MV-Q4"],
    ),
    keep(
        1,
        &[],
        [
            "screen-mv-lesson-stays-title",
            "screen-mv-lesson-stays-text",
            "screen-mv-lesson-stays-why",
            "screen-mv-lesson-stays-because",
        ],
        &["MV-S7", "MV-K3"],
    ),
    Step {
        part: 2,
        action: Some("switch all"),
        chance: &[],
        lights: &[HERE, ".tok[data-w=\"29\"]"],
        tie: Some(".tok[data-w=\"29\"]"),
        title: "screen-mv-lesson-all-title",
        text: "screen-mv-lesson-all-text",
        how: "screen-mv-lesson-all-how",
        how_narrow: "screen-mv-lesson-all-tap",
        why: "screen-mv-lesson-all-why",
        because: "screen-mv-lesson-all-because",
        rules: &["MV-T2", "MV-T4", "MV-T3"],
    },
    visit(
        2,
        &["* token gwrb", "* change"],
        [
            "screen-mv-lesson-third-title",
            "screen-mv-lesson-third-text",
            "screen-mv-lesson-third-why",
            "screen-mv-lesson-third-because",
        ],
        &["MV-T6", "MV-Q1"],
    ),
    keep(
        2,
        &["* stability"],
        [
            "screen-mv-lesson-green-title",
            "screen-mv-lesson-green-text",
            "screen-mv-lesson-green-why",
            "screen-mv-lesson-green-because",
        ],
        &["MV-Q3", "MV-W1"],
    ),
    keep(
        2,
        &["* change"],
        [
            "screen-mv-lesson-red-title",
            "screen-mv-lesson-red-text",
            "screen-mv-lesson-aim-why",
            "screen-mv-lesson-aim-because",
        ],
        &["MV-Q1"],
    ),
    keep(
        2,
        &["* stability"],
        [
            "screen-mv-lesson-yellow-title",
            "screen-mv-lesson-yellow-text",
            "screen-mv-lesson-aim-why",
            "screen-mv-lesson-aim-because",
        ],
        &["MV-Q1"],
    ),
    Step {
        part: 3,
        action: Some("repeat"),
        chance: &["* change"],
        lights: &[ROLL, ANSWERS],
        tie: Some(ROLL),
        title: "screen-mv-lesson-blue-title",
        text: "screen-mv-lesson-blue-text",
        how: "screen-mv-lesson-blue-how",
        how_narrow: "screen-mv-lesson-blue-tap",
        why: "screen-mv-lesson-blue-why",
        because: "screen-mv-lesson-blue-because",
        rules: &["MV-W1"],
    },
    visit(
        3,
        &["* token rb", "* stability"],
        [
            "screen-mv-lesson-fourth-title",
            "screen-mv-lesson-fourth-text",
            "screen-mv-lesson-fourth-why",
            "screen-mv-lesson-fourth-because",
        ],
        &["MV-T7"],
    ),
    Step {
        part: 4,
        action: None,
        chance: &[],
        lights: &[RING, PILE],
        tie: None,
        title: "screen-mv-lesson-over-title",
        text: "screen-mv-lesson-over-text",
        how: "screen-lesson-look-around",
        how_narrow: "screen-lesson-look-around",
        why: "screen-mv-lesson-over-why",
        because: "screen-mv-lesson-over-because",
        rules: &["MV-R1", "MV-F3", "MV-E1"],
    },
];

/// Opens the lesson at its first step.
pub(super) fn begin(client: Client) {
    LESSON.begin(client);
}

/// What the lesson says now.
pub(super) fn bubble(look: &Look<'_>) -> Bubble {
    in_class(look, |class| LESSON.bubble(class))
}

/// How far it is, for the bar on top of a phone: in words, and as dots beside the way out.
pub(super) fn top(look: &Look<'_>) -> (Html, String) {
    in_class(look, |class| (LESSON.stage(class), LESSON.dots(class)))
}

fn in_class<T>(look: &Look<'_>, ask: impl FnOnce(&Class<'_>) -> T) -> T {
    let here = look.player(look.near()).panel.world();
    ask(&Class {
        words: look.words(),
        shown: look.shown,
        pupil: look.hands.pupil,
        narrow: look.hands.is_narrow(),
        room: ROOM,
        say: &|key| say(look, key),
        press: &|action| action.parse().map(press).unwrap_or_default(),
        picture: world(here, 82),
    })
}

/// A text of the lesson with its drawings: colours with their signs, and the worlds of the example in their order.
fn say(look: &Look<'_>, key: &str) -> String {
    let sign = |colour: Colour| format!("{} {}", sg(look, colour, 14), esc(&look.colour(colour)));
    let name = |letters: &str| {
        let world = letters.parse::<World>().map(|world| look.world_name(world)).unwrap_or_default();
        format!("<b>{}</b>", esc(&world))
    };
    let drawn = [
        ("green", sign(Colour::Green)),
        ("white", sign(Colour::White)),
        ("red", sign(Colour::Red)),
        ("yellow", sign(Colour::Yellow)),
        ("blue", sign(Colour::Blue)),
        ("first", name("wr")),
        ("second", name("w")),
        ("third", name("gryb")),
        ("fourth", name("r")),
        ("between", name("rb")),
    ];
    let rival = look.scene.name(Seat::from_index(1));
    marked(&look.drawn(key, &[("name", rival.into())], &drawn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::tests::{opened, played};

    #[test]
    fn the_example_is_played_as_the_book_tells_it() {
        let log = played(&LESSON);
        let turn: Vec<&str> = log[SET_UP.len()..].iter().map(String::as_str).collect();
        let rolls: Vec<&str> =
            turn.iter().filter(|entry| !entry.contains("token")).map(|entry| &entry[2..]).collect();
        let book = "visit stability stand change stand visit stability stand switch all visit change stand \
                    stability stand change stand stability repeat change visit stability";
        assert_eq!(rolls.join(" "), book);
    }

    #[test]
    fn every_part_can_be_opened_again() {
        let before = [0, 3, 5, 10, 12].map(|step| LESSON.before(step));
        assert_eq!(before, [None, Some(0), Some(3), Some(5), Some(10)]);
        for step in 0..STEPS.len() {
            opened(&LESSON, step);
        }
    }
}
