//! The first lesson: the books' example turn (MU-X1).

use wire::games::GameId;
use wire::multiuniversum::{PortalId, Tool, Transformer};

use super::coach::{self, ROOM};
use super::look::Look;
use super::parts::{gem_of, pawn, picture, tool_of};
use crate::client::Client;
use crate::coach::Bubble;
use crate::html::esc;
use crate::lesson::{Class, Lesson, Step, marked};

/// The set-up of a game for two that begins like the example: the portals above 1 to 5; the own cards, whose rows 1
/// say Search, Move and Trigger; the rival's; the discard pile.
const SET_UP: &[&str] = &[
    "* portal 1",
    "* portal 14",
    "* portal 7",
    "* portal 6",
    "* portal 19",
    "* card 24",
    "* card 34",
    "* card 49",
    "* card 5",
    "* card 20",
    "* card 41",
    "* card 10",
    "* card 16",
    "* card 30",
    "* card 37",
    "* card 44",
];

/// Where the example begins and where it leads to.
const FROM: Transformer = Transformer::new(1).unwrap();
const TO: Transformer = Transformer::new(3).unwrap();
/// The portal there, and what seals it.
const GOAL: PortalId = PortalId::new(7).unwrap();
const TOOL: Tool = Tool::Fork;
/// The own lab, on a phone and on a screen with room.
const LAB: &str = ".mylab, .lab.own";

/// The lesson.
pub(super) static LESSON: Lesson = Lesson {
    game: GameId::Multiuniversum,
    seed: 3,
    set_up: SET_UP,
    moves: 1,
    parts: &["screen-lesson-prepare", "screen-lesson-move", "screen-lesson-seal", "screen-lesson-draw"],
    steps: STEPS,
    learnt: &[
        "screen-lesson-learnt-row",
        "screen-lesson-learnt-tool",
        "screen-lesson-learnt-seal",
        "screen-lesson-learnt-draw",
    ],
    end: "screen-lesson-end-on",
    on: "learn-guided-start",
    go_on: Client::guided_game,
};

const STEPS: &[Step] = &[
    Step {
        part: 0,
        action: Some("prepare 24"),
        chance: &[],
        lights: &[".station.st1", ".station.st3"],
        tie: Some(".station.st3"),
        title: "screen-lesson-prepare-title",
        text: "screen-lesson-prepare-text",
        how: "screen-lesson-prepare-how",
        how_narrow: "screen-lesson-prepare-tap",
        why: "screen-lesson-prepare-why",
        because: "screen-lesson-prepare-because",
        rules: &["MU-X1", "MU-T3"],
    },
    Step {
        part: 1,
        action: Some("play 34"),
        chance: &[],
        lights: &[".station.st1", ".station.st3"],
        tie: Some(".station.st1"),
        title: "screen-lesson-move-title",
        text: "screen-lesson-move-text",
        how: "screen-lesson-move-how",
        how_narrow: "screen-lesson-move-tap",
        why: "screen-lesson-move-why",
        because: "screen-lesson-move-because",
        rules: &["MU-X1", "MU-T2"],
    },
    Step {
        part: 1,
        action: Some("move 3"),
        chance: &[],
        lights: &[".station.st1"],
        tie: Some(".station.st1"),
        title: "screen-lesson-to-title",
        text: "screen-lesson-to-text",
        how: "screen-lesson-to-how",
        how_narrow: "screen-lesson-to-tap",
        why: "screen-lesson-to-why",
        because: "screen-lesson-to-because",
        rules: &["MU-C3", "MU-T2"],
    },
    Step {
        part: 2,
        action: Some("play 49"),
        chance: &["* portal 2", "* card 19", "* card 21", "* card 22"],
        lights: &[".station.st3", LAB],
        tie: Some(".station.st3"),
        title: "screen-lesson-seal-title",
        text: "screen-lesson-seal-text",
        how: "screen-lesson-seal-how",
        how_narrow: "screen-lesson-seal-tap",
        why: "screen-lesson-seal-why",
        because: "screen-lesson-seal-because",
        rules: &["MU-C4", "MU-E3"],
    },
    Step {
        part: 3,
        action: None,
        chance: &[],
        lights: &[".card[data-card]", ".station.st3", LAB],
        tie: None,
        title: "screen-lesson-draw-title",
        text: "screen-lesson-draw-text",
        how: "screen-lesson-look-around",
        how_narrow: "screen-lesson-look-around",
        why: "screen-lesson-draw-why",
        because: "screen-lesson-draw-because",
        rules: &["MU-T5", "MU-T7"],
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

fn in_class<T>(look: &Look<'_>, ask: impl FnOnce(&Class<'_>) -> T) -> T {
    let press = |action: &str| action.parse().map(|action| coach::press(look, action)).unwrap_or_default();
    ask(&Class {
        words: look.words(),
        shown: look.shown,
        pupil: look.hands.pupil,
        narrow: look.hands.narrow,
        room: ROOM,
        say: &|key| say(look, key),
        press: &press,
        picture: picture(look, GOAL),
    })
}

/// The bar on top of a phone: how far the lesson is, and the way out.
pub(super) fn top(look: &Look<'_>) -> String {
    let colour = look.me().map_or(FROM, |me| look.colour(me));
    let (stage, dots) = in_class(look, |class| (LESSON.stage(class), LESSON.dots(class)));
    format!(
        "<div class=\"top c{}\"><span class=\"turn\">{}<span><b id=\"turn\">{}</b><small>{stage}</small></span></span>{dots}</div>",
        colour.number(),
        pawn(colour),
        look.text("learn-lesson"),
    )
}

/// A text of the lesson with its drawings.
fn say(look: &Look<'_>, key: &str) -> String {
    const SIGNS: [&str; 4] = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}"];
    let [from, to, tool, portal] = SIGNS;
    let values = [("from", from.into()), ("to", to.into()), ("tool", tool.into()), ("portal", portal.into())];
    let name = esc(&words::multiuniversum::tool(look.words(), TOOL));
    let text = look
        .text_with(key, &values)
        .replace(from, &gem_of(FROM, "xs"))
        .replace(to, &gem_of(TO, "xs"))
        .replace(tool, &format!("{} {name}", tool_of(TOOL, "in")))
        .replace(portal, &format!("<b>{}</b>", look.portal_name(GOAL)));
    marked(&text)
}

#[cfg(test)]
mod tests {
    use wire::games::MultiuniversumSetup;
    use wire::multiuniversum::CardAction;

    use super::*;
    use crate::lesson::tests::{opened, played};

    #[test]
    fn the_example_is_played_as_the_books_tell_it() {
        let log = played(&LESSON);
        // The next portal shows, and three cards are drawn.
        assert_eq!(log.len(), SET_UP.len() + 4 + 4, "{log:?}");
    }

    #[test]
    fn every_part_can_be_opened_again() {
        let before = [0, 1, 2, 3, 4].map(|step| LESSON.before(step));
        assert_eq!(before, [None, Some(0), Some(1), Some(1), Some(3)]);
        assert!(LESSON.accepts(Some(2), "play 34;move 3") && !LESSON.accepts(Some(2), "play 34;move 4"));
        for step in 0..STEPS.len() {
            opened(&LESSON, step);
        }
    }

    #[test]
    fn the_cards_are_those_of_the_example() {
        let rules = MultiuniversumSetup::for_players(2).rules().unwrap();
        let does =
            |card, at: Transformer| rules.action_of(wire::multiuniversum::CardId::new(card).unwrap(), at);
        let first = [24, 34, 49].map(|card| does(card, FROM));
        assert_eq!(first, [CardAction::Search, CardAction::Move, CardAction::Trigger]);
        assert_eq!(does(49, TO), CardAction::Seal);
        assert_eq!(SET_UP[TO.index()], format!("* portal {}", GOAL.number()));
        let mut needs = [0; Tool::COUNT];
        needs[TOOL.index()] = 1;
        assert_eq!(rules.needs(GOAL), needs);
    }
}
