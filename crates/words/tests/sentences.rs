//! Everything that the games can say is said in both languages; the snapshots are there to be read over.

mod multiverse;
mod page;
mod resources;
mod samples;

use engine::Viewer;
use multiuniversum::deck::{Deck, Tier};
use multiuniversum::{CardAction, CardId, PortalId, Tool, Transformer};
use words::{Explained, Language, Told as _, Value, Words, multiuniversum as mu};

use crate::page::check;
use crate::samples::{HERE_AT, card, everybody, me};

#[test]
fn every_event_is_a_sentence() {
    check("events", |page| {
        for (heading, viewer) in [("you did it", Viewer::Seat(me())), ("somebody did it", Viewer::Spectator)]
        {
            page.heading(heading);
            for event in samples::events() {
                page.line(&mu::event(page.words, Deck::default_deck(), &everybody(), &event, viewer));
            }
        }
        page.heading("the machine did it");
        for event in samples::machine_events() {
            let viewer = Viewer::Seat(me());
            page.line(&mu::event(page.words, Deck::default_deck(), &samples::solo(), &event, viewer));
        }
    });
}

#[test]
fn every_choice_is_a_label() {
    check("offers", |page| {
        for (heading, here) in [("with portals", samples::here()), ("with none", samples::bare())] {
            page.heading(heading);
            for action in samples::actions() {
                page.line(&mu::offer(page.words, Deck::default_deck(), &here, &action));
            }
        }
        page.heading("what card 1 does at each transformer");
        for at in Transformer::ALL {
            let here = mu::Here { at, ..samples::here() };
            page.line(&mu::offer(
                page.words,
                Deck::default_deck(),
                &here,
                &multiuniversum::Action::Play(card(1)),
            ));
        }
        page.heading("prompts");
        for phase in samples::phases() {
            page.line(&mu::prompt(page.words, &phase));
        }
    });
}

#[test]
fn every_no_has_its_reason() {
    check("reasons", |page| {
        page.heading("refusals");
        for reason in samples::reasons() {
            page.line(&mu::refusal(page.words, Deck::default_deck(), &reason));
        }
        page.heading("illegal inputs");
        for illegal in samples::illegals() {
            page.line(&samples::rules().say_illegal(page.words, &everybody(), &illegal));
        }
        page.heading("options");
        for error in samples::options_errors() {
            page.line(&mu::options_error(page.words, &error));
        }
        page.heading("decks");
        for kind in samples::faults() {
            let fault = multiuniversum::deck::Fault { line: 12, kind };
            page.line(&mu::deck_fault_line(page.words, &fault));
        }
    });
}

#[test]
fn every_piece_has_a_name() {
    check("pieces", |page| {
        let (words, deck) = (page.words, Deck::default_deck());
        page.heading("actions");
        for action in CardAction::ALL {
            let (name, text) = (mu::action(words, action), mu::action_effect(words, action));
            page.explained(&Explained { name, text });
        }
        page.heading("tools");
        for tool in Tool::ALL {
            let mut two = [0; 5];
            two[tool.index()] = 2;
            let names = [mu::tool(words, tool), mu::tool_short(words, tool), mu::tools(words, two)];
            page.line(&names.join(" / "));
        }
        page.line(&mu::tools(words, [1, 0, 1, 0, 2]));
        page.heading("transformers");
        for at in Transformer::ALL {
            page.line(&mu::transformer(words, at));
            page.explained(&mu::ability(words, at));
        }
        page.heading("cards and portals");
        page.line(&mu::card(words, deck, card(17)));
        page.line(&mu::card_face(words, deck, CardId::all().last().unwrap()));
        for portal in PortalId::all() {
            page.line(&mu::portal_face(words, deck, portal));
        }
        for tier in Tier::ALL {
            page.line(&mu::tier(words, tier));
        }
    });
}

#[test]
fn every_option_and_every_score_has_a_name() {
    check("options", |page| {
        let words = page.words;
        page.heading("options");
        for field in mu::OptionField::ALL {
            page.explained(&mu::option(words, field));
        }
        page.heading("values");
        samples::presets().for_each(|one| page.explained(&mu::preset(words, one)));
        samples::scorings().for_each(|one| page.explained(&mu::scoring(words, one)));
        samples::used_tools().for_each(|one| page.explained(&mu::used_tools(words, one)));
        page.heading("score sheet");
        for label in samples::SCORE_LABELS {
            page.named(label, &mu::score_line(words, label));
        }
        page.heading("endings");
        for ending in samples::endings() {
            page.named(ending.word(), &mu::ending(words, ending.word()));
        }
    });
}

/// Something for every variable; `count` for those that choose a plural.
fn samples(words: &Words, count: usize) -> Vec<(&'static str, Value<'static>)> {
    vec![
        ("deck", "Nine lives".into()),
        ("count", count.into()),
        ("days", count.into()),
        ("mine", 2.into()),
        ("best", 6.into()),
        ("exact", "53/8".into()),
        ("date", "2026-11-17".into()),
        ("print", "53273923".into()),
        ("bots", count.into()),
        ("free", count.into()),
        ("rulings", count.into()),
        ("friends", count.into()),
        ("players", count.into()),
        ("people", 3.into()),
        ("game", words.text("game-multiverse").into()),
        ("level", words.text("bot-medium").into()),
        ("pace", "live".into()),
        ("clock", "none".into()),
        ("public", "no".into()),
        ("empty", count.into()),
        ("needed", 3.into()),
        ("rounds", count.into()),
        ("place", 2.into()),
        ("portal", "Block City".into()),
        ("portals", words.list(&["Block City", "General Teddy"]).into()),
        ("cards", "17".into()),
        ("points", 31.into()),
        ("machine", 29.into()),
        ("round", 8.into()),
        ("seat", 2.into()),
        ("you", "no".into()),
        ("name", "Mila".into()),
        ("player", "Mila".into()),
        ("names", words.list(&["Mila", "Théo"]).into()),
        ("before", "Mila, Théo".into()),
        ("last", "Ada".into()),
        ("title", "–".into()),
        ("text", "–".into()),
        ("line", 12.into()),
        ("pledge", "630dcd29".into()),
        ("file", "multiverse-1.jsonl".into()),
        ("fault", "–".into()),
        ("wrong", 7.into()),
        ("found", 2.into()),
        ("known", 1.into()),
        ("seats", 4.into()),
        ("input", "2 play 17".into()),
        ("why", "–".into()),
        ("lot", "–".into()),
        ("ending", "met".into()),
        ("right", "–".into()),
        ("number", 9.into()),
        ("ticket", 5.into()),
        ("of", 17.into()),
        ("inputs", count.into()),
        ("outcomes", count.into()),
        ("records", 1000.into()),
        ("good", 993.into()),
        ("pledged", 12.into()),
        ("at", count.into()),
        ("next", 4.into()),
        ("games", count.into()),
        ("since", "–".into()),
        ("change", "+32".into()),
        ("wins", count.into()),
        ("from", "1402".into()),
        ("to", "1512".into()),
        ("below", "Ada 1437".into()),
        ("above", "Théo 1588".into()),
        ("bot", "Expert".into()),
        ("worlds", 16_000.into()),
        ("percent", "57.3".into()),
        ("mark", "→".into()),
        ("visits", 20.into()),
        ("choice", "–".into()),
        ("typed", "play 17".into()),
        ("speed", "2×".into()),
        ("turn", 14.into()),
        ("turns", 36.into()),
        ("action", 2.into()),
        ("actions", 3.into()),
        ("world", "Ember".into()),
        ("seconds", "0.2".into()),
        ("seed", 7.into()),
        ("stream", 1.into()),
        ("start", 33.into()),
        ("result", 100.into()),
        ("same", 21.into()),
        ("cost", "23.4".into()),
        ("played", "–".into()),
        ("chance", "31%".into()),
        ("better", "44%".into()),
        ("time", "20 min".into()),
        ("here", count.into()),
        ("all", 4.into()),
    ]
}

#[test]
fn every_text_of_a_table_can_be_filled_in() {
    check("table", |page| {
        for (key, message) in resources::messages(page.words.language()) {
            // The other texts of the games have arguments of their own; the other tests say them.
            let on_table =
                ["lab", "play-area", "stack", "empty-stacks", "stalemate-in", "known", "best", "deck"];
            let heading = on_table.iter().any(|start| key.starts_with(&format!("mu-{start}")));
            if key.starts_with("mv-") || key.starts_with("screen-") || key.starts_with("mu-") && !heading {
                continue;
            }
            let counted = [
                "count", "days", "bots", "empty", "free", "friends", "games", "players", "rounds", "inputs",
                "at", "here",
            ];
            let counts = if counted.iter().any(|one| message.variables.contains(*one)) {
                vec![0, 1, 3]
            } else {
                vec![1]
            };
            for count in counts {
                let values = samples(page.words, count);
                page.line(&format!("{key} = {}", page.words.text_with(&key, &values)));
            }
        }
    });
}

/// The screen puts drawings where these have words.
#[test]
fn every_text_of_a_screen_can_be_filled_in() {
    check("screen", |page| {
        for (key, message) in resources::messages(page.words.language()) {
            if !key.starts_with("screen-") {
                continue;
            }
            let has = |name: &str| message.variables.contains(name);
            let counts = if has("count") || has("points") || has("turns") { vec![1, 3] } else { vec![1] };
            let persons = if has("you") { vec!["yes", "no"] } else { vec!["no"] };
            for (count, you) in
                counts.into_iter().flat_map(|count| persons.iter().map(move |you| (count, *you)))
            {
                let values: Vec<(&'static str, Value)> = vec![
                    ("a", "②".into()),
                    ("green", "⬟".into()),
                    ("white", "●".into()),
                    ("red", "◆".into()),
                    ("yellow", "▲".into()),
                    ("blue", "■".into()),
                    ("first", "Ashfall".into()),
                    ("second", "Frost".into()),
                    ("third", "Tropics".into()),
                    ("fourth", "Ember".into()),
                    ("between", "Geyser".into()),
                    ("keep", "25%".into()),
                    ("repeat", "50%".into()),
                    ("b", "④".into()),
                    ("from", "①".into()),
                    ("to", "⑤".into()),
                    ("at", "③".into()),
                    ("stack", "④".into()),
                    ("action", "Move".into()),
                    ("card", "▯".into()),
                    ("chosen", 1.into()),
                    ("count", count.into()),
                    ("dp", 4.into()),
                    ("empty", 1.into()),
                    ("icon", "◎".into()),
                    ("mine", 33.into()),
                    ("name", "Mila".into()),
                    ("names", page.words.list(&["Mila", "Théo"]).into()),
                    ("needed", 3.into()),
                    ("other", 27.into()),
                    ("place", 2.into()),
                    ("places", "② ③".into()),
                    ("points", count.into()),
                    ("portal", "Block City".into()),
                    ("tool", "–".into()),
                    ("tools", "–".into()),
                    ("turns", count.into()),
                    ("typed", "win".into()),
                    ("you", you.into()),
                    ("chance", "75%".into()),
                    ("colour", page.words.text("mv-colour-red").into()),
                    ("colours", page.words.text("mv-colour-red").into()),
                    ("column", "II".into()),
                    ("face", "□".into()),
                    ("number", 2.into()),
                    ("on", "yes".into()),
                    ("result", page.words.text("mv-roll-change").into()),
                    ("scepter", "♦".into()),
                    ("scepters", page.words.text("mv-scepter-wooden").into()),
                    ("seconds", 7.into()),
                    ("sign", "♦".into()),
                    ("signs", "♦ ■".into()),
                    ("spot", "–".into()),
                    ("world", page.words.text("screen-mv-world-rb").into()),
                ];
                page.line(&format!("{key} = {}", page.words.text_with(&key, &values)));
            }
        }
    });
}

#[test]
fn the_button_of_a_card_says_what_the_card_does_here() {
    let (words, deck, here) = (Words::of(Language::English), Deck::default_deck(), samples::here());
    for card in CardId::all() {
        let said = mu::offer(words, deck, &here, &multiuniversum::Action::Play(card));
        let face = deck.card(card);
        let (tool, action) = (mu::tool_short(words, face.tool), mu::action(words, face.action_at(HERE_AT)));
        assert!(said.starts_with(&format!("Play {tool}: {action}")), "{said}");
    }
}
