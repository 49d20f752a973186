//! What Multiverse can say.

use std::collections::BTreeSet;

use engine::{SeatSet, Viewer};
use multiverse::{Colour, Phase, Scepter, View, World, WorldSet};
use words::{Language, Told as _, Words, multiverse as mv};

use crate::page::{Page, check};
use crate::samples::multiverse as samples;
use crate::samples::multiverse::{CURIE, MILA, THEO, colours, everybody, ratio, rules, world};

#[test]
fn every_event_is_a_sentence() {
    let viewers = [
        ("you did it", Viewer::Seat(MILA)),
        ("it was done to you", Viewer::Seat(THEO)),
        ("somebody did it", Viewer::Spectator),
    ];
    check("events-mv", |page| {
        for (heading, viewer) in viewers {
            page.heading(heading);
            for event in samples::events() {
                page.line(&rules().say_event(page.words, &everybody(), &event, viewer));
            }
        }
    });
}

#[test]
fn every_choice_is_a_label() {
    check("offers-mv", |page| {
        let (words, rules) = (page.words, rules());
        page.heading("labels");
        for (view, action) in samples::actions() {
            page.line(&rules.say_offer(words, &everybody(), &view, action));
        }
        page.heading("odds of the actions");
        let act = samples::view(Viewer::Seat(MILA), Phase::Act);
        for odds in rules.action_odds(&act).into_iter().chain(samples::odds()) {
            page.line(&mv::odds(words, &everybody(), &odds));
        }
        page.heading("odds of jumps");
        page.line(&mv::jump_odds(words, &rules.jump_odds(world("gr"))));
        page.line(&mv::jump_odds(words, &rules.jump_odds(world("0"))));
        let chances =
            [(0, 1), (1, 1), (1, 3), (2, 3), (1, 1000), (999, 1000), (1, 100_000), (12_345, 100_000)];
        for (numerator, denominator) in chances {
            page.line(&mv::chance(words, ratio(numerator, denominator)));
        }
    });
}

#[test]
fn every_phase_has_a_prompt() {
    let viewers = [Viewer::Seat(MILA), Viewer::Seat(THEO), Viewer::Seat(CURIE), Viewer::Spectator];
    let prompts = |page: &mut Page, view: View| {
        for viewer in viewers {
            let seen = View { viewer, mine: samples::view(viewer, view.phase).mine, ..view.clone() };
            let text = rules().say_prompt(page.words, &everybody(), &seen);
            page.line(&text);
        }
    };
    check("prompts-mv", |page| {
        for phase in samples::phases() {
            page.heading(&format!("{phase:?}").replace(['{', '}'], "|"));
            prompts(page, samples::view(Viewer::Spectator, phase));
        }
        page.heading("some have chosen");
        for phase in [Phase::Draft { round: 1 }, Phase::Form] {
            let done: SeatSet = [MILA, THEO].into_iter().collect();
            prompts(page, View { done, ..samples::view(Viewer::Spectator, phase) });
        }
        page.heading("a world or a player");
        let mut both = samples::with_panel(Viewer::Spectator, Phase::Encounter, "gwr");
        both.players[CURIE.index()].panel = colours("gwr");
        prompts(page, both);
        page.heading("objections");
        for (panel, colour) in [("g", Colour::Red), ("0", Colour::White), ("wry", Colour::Red)] {
            let phase = Phase::Object { who: THEO, colour };
            prompts(page, samples::with_panel(Viewer::Spectator, phase, panel));
        }
    });
}

#[test]
fn everybody_sees_how_far_the_game_is() {
    check("progress-mv", |page| {
        page.heading("progress");
        for phase in samples::phases() {
            page.line(&rules().say_progress(page.words, &samples::view(Viewer::Spectator, phase)));
        }
        page.heading("warnings");
        for dry_rounds in [40, 48, 49] {
            let view = View { dry_rounds, ..samples::view(Viewer::Spectator, Phase::Act) };
            page.line(&rules().say_warning(page.words, &view).unwrap());
        }
    });
}

#[test]
fn mv_e03_nobody_is_warned_before_it_is_time() {
    let view = |dry_rounds| View { dry_rounds, ..samples::view(Viewer::Spectator, Phase::Act) };
    let warning = |view: &View| rules().say_warning(Words::of(Language::English), view);
    assert_eq!(warning(&view(39)), None);
    assert_eq!(warning(&View { captured_this_round: true, ..view(45) }), None);
    assert_eq!(warning(&View { round: 0, phase: Phase::Columns, ..view(45) }), None);
    let over = Phase::Over(multiverse::Ending::Stalemate);
    assert_eq!(warning(&View { phase: over, ..view(50) }), None);
}

#[test]
fn every_piece_has_a_name() {
    check("pieces-mv", |page| {
        let words = page.words;
        page.heading("worlds");
        for world in WorldSet::ALL.iter() {
            page.line(&format!("{} / {}", mv::world(words, world), mv::world_short(words, world)));
        }
        page.heading("colours");
        for some in ["0", "r", "gw", "gwr", "gwryb"] {
            page.line(&mv::colours(words, colours(some)));
        }
        for colour in Colour::ALL {
            let switches = [true, false].map(|on| mv::switch(words, colour, on));
            page.line(&format!("{} / {}", mv::colour(words, colour), switches.join(" / ")));
        }
        page.heading("scepters and positions");
        page.line(&mv::scepter(words, Scepter::Wooden));
        page.line(&mv::scepter(words, Scepter::Of(Colour::Red)));
        page.line(&mv::position(words, 3));
        page.line(&mv::holder(words, &everybody(), Some(MILA)));
        page.line(&mv::holder(words, &everybody(), None));
        page.heading("formations and columns");
        page.lines((1..=5).map(|number| mv::place(words, number)));
        page.lines(samples::places().into_iter().map(|place| mv::token(words, place)));
        page.line(&mv::column(words, 2));
        page.lines([0, 1, 4].into_iter().map(|height| mv::column_height(words, height)));
        page.heading("captions");
        page.lines(samples::captions().into_iter().map(|it| mv::caption(words, it)));
        page.lines([0, 1, 4].into_iter().map(|count| mv::captured_count(words, count)));
        page.lines([true, false].into_iter().map(|done| mv::choosing(words, done)));
        page.lines([true, false].into_iter().map(|change| mv::roll_result(words, change)));
    });
}

#[test]
fn no_two_worlds_have_the_same_name() {
    for words in Language::ALL.map(Words::of) {
        let names = |name: fn(&Words, World) -> String| {
            WorldSet::ALL.iter().map(|world| name(words, world)).collect::<BTreeSet<_>>()
        };
        assert_eq!([names(mv::world).len(), names(mv::world_short).len()], [32, 32]);
    }
}

#[test]
fn every_option_and_every_score_has_a_name() {
    check("options-mv", |page| {
        let words = page.words;
        page.heading("options");
        for field in mv::OptionField::ALL {
            page.explained(&mv::option(words, field));
        }
        page.heading("values");
        for one in samples::encounters() {
            page.explained(&mv::encounters(words, one));
        }
        page.heading("what is wrong");
        page.lines(samples::options_errors().iter().map(|error| mv::options_error(words, error)));
        page.heading("score sheet");
        for it in samples::SCORE_LABELS {
            page.named(it, &mv::score_line(words, it));
        }
        page.heading("endings");
        for word in samples::endings().into_iter().map(multiverse::Ending::word) {
            page.named(word, &mv::ending(words, word));
        }
    });
}
