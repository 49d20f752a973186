//! The page: it opens the record, has it looked at by a worker of its own, and shows what is known so far.

use std::rc::Rc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wire::archive::{Opened, Source, ToArchive};
use wire::engine::{Seat, Viewer};
use wire::games::record::Sitter;
use wire::games::review::{DecisionSheet, ReviewSheet, rounded};
use wire::games::{Mark, Setup};
use wire::{decode, encode};
use words::{Language, Words};

use super::balance::{POINT, balance, signed, tone};
use super::decisions;
use super::figure::Sketcher;
use super::graph::{NARROW, Prize, WIDE, graph, last_before};
use super::moment::{moment, percent};
use super::people::People;
use crate::address;
use crate::app::{NoRecord as Wrong, link};
use crate::client::Client;
use crate::games;
use crate::place::{self, Place};
use crate::records::{self, Answer, NoRecord, RecordId};
use crate::worker_link::{FromLink, WorkerLink};

/// What is known.
#[derive(Clone, Copy)]
struct Known {
    client: Client,
    /// The game, once it is opened.
    game: RwSignal<Option<Game>>,
    /// The review, as far as it has come.
    sheet: RwSignal<Option<ReviewSheet>>,
    /// Why there is none.
    wrong: RwSignal<Option<NoRecord>>,
    /// The decision that was chosen, by the number of inputs before it.
    picked: RwSignal<Option<usize>>,
    /// Whose review it is.
    seat: RwSignal<Option<Seat>>,
    /// The game's pictures, once they have come.
    sketcher: RwSignal<Option<Rc<dyn Sketcher>>, LocalStorage>,
    /// The worker that thinks. It ends with the page.
    worker: StoredValue<Option<WorkerLink>, LocalStorage>,
}

/// A game that is over.
#[derive(Clone, PartialEq)]
struct Game {
    record: Source,
    opened: Box<Opened>,
    people: People,
}

pub(super) fn page(client: Client, id: RecordId) -> AnyView {
    records::dress_as("manyworlds-review");
    let known = Known {
        client,
        game: RwSignal::new(None),
        sheet: RwSignal::new(None),
        wrong: RwSignal::new(None),
        picked: RwSignal::new(None),
        seat: RwSignal::new(None),
        sketcher: RwSignal::new_local(None),
        worker: StoredValue::new_local(None),
    };
    on_cleanup(move || known.worker.set_value(None));
    known.open(id.clone());
    // Whoever chooses another seat gets another review.
    Effect::new(move |_| known.begin());
    let body = move || match known.wrong.get() {
        Some(no) => view! { <Wrong no /> }.into_any(),
        None => known.game.get().map_or_else(|| ().into_any(), |game| shown(known, id.clone(), &game)),
    };
    view! { <div class="review">{body}</div> }.into_any()
}

impl Known {
    /// Finds the record and opens it.
    fn open(self, id: RecordId) {
        let of = id.clone();
        self.client.find_record(
            id,
            move |record| {
                self.client.find_my_seat(&of, move |me| {
                    let language = self.client.language.get_untracked();
                    let question = ToArchive::Open { record: record.clone(), language };
                    self.client.ask_archive(&question, move |answer| self.opened(record, me, answer));
                });
            },
            move |no| {
                self.wrong.try_set(Some(no));
            },
        );
    }

    fn opened(self, record: Source, me: Option<Seat>, answer: Answer) {
        match answer {
            Answer::Opened(opened) => {
                let person = opened.seats.iter().position(|sitter| matches!(sitter, Sitter::Name(_)));
                let seat = me.unwrap_or_else(|| Seat::from_index(person.unwrap_or(0)));
                let people = People::new(opened.setup.clone(), &opened.seats, me);
                self.fetch_pictures(opened.setup.clone());
                // Whoever went elsewhere meanwhile does not look any more.
                self.seat.try_set(Some(seat));
                self.game.try_set(Some(Game { record, opened, people }));
            }
            Answer::Wrong { line, text } => {
                self.wrong.try_set(Some(NoRecord::Wrong(line, text)));
            }
            _ => {}
        }
    }

    /// What was done is told in words until its pictures come, and for ever if they do not.
    fn fetch_pictures(self, setup: Setup) {
        leptos::task::spawn_local(async move {
            if let Ok(parts) = games::fetch(setup.game()).await {
                self.sketcher.try_set((parts.sketcher)(&setup));
            }
        });
    }

    /// Has the game looked at. Whoever thought about another seat stops.
    fn begin(self) {
        let (Some(seat), Some(record)) =
            (self.seat.get(), self.game.with(|game| game.as_ref().map(|game| game.record.clone())))
        else {
            return;
        };
        self.sheet.set(None);
        self.picked.set(None);
        let question = ToArchive::Review {
            record,
            seat: Some(seat),
            worlds: address::worlds(),
            language: self.client.language.get_untracked(),
        };
        let started = WorkerLink::start("reviewer", move |heard| match heard {
            FromLink::Message(text) => self.hear(&text),
            FromLink::Broken(reason) => self.client.break_off(&reason),
        });
        match started.and_then(|link| link.send(&encode(&question)).map(|()| link)) {
            Ok(link) => self.worker.set_value(Some(link)),
            Err(reason) => self.client.break_off(&reason),
        }
    }

    /// Takes in what has become known.
    fn hear(self, text: &str) {
        match decode::<Answer>(text) {
            Ok(Answer::Review(later)) => {
                let _ = self.sheet.try_update(|sheet| match sheet {
                    Some(sheet) => sheet.extend(*later),
                    None => *sheet = Some(*later),
                });
            }
            Ok(Answer::Wrong { line, text }) => {
                self.wrong.try_set(Some(NoRecord::Wrong(line, text)));
            }
            Ok(Answer::Unanswered) => self.client.complain("problem-misunderstood"),
            Ok(_) => {}
            Err(bad) => self.client.misunderstand(&bad),
        }
    }
}

fn shown(known: Known, id: RecordId, game: &Game) -> AnyView {
    let client = known.client;
    let people = StoredValue::new(game.people.clone());
    // The dearest decision so far, unless somebody has chosen another.
    let chosen = Memo::new(move |_| {
        let dearest = || known.sheet.with(|sheet| sheet.as_ref().and_then(dearest));
        known.picked.get().or_else(dearest)
    });
    let choose = Callback::new(move |at: usize| known.picked.set(Some(at)));
    let all = RwSignal::new(false);
    let with = move |draw: &dyn Fn(&ReviewSheet, &People) -> AnyView| {
        known.sheet.with(|sheet| {
            let people = people.get_value();
            sheet.as_ref().map_or_else(|| ().into_any(), |sheet| draw(sheet, &people))
        })
    };
    let pressed = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let mark = target.and_then(|target| target.closest("[data-at]").ok().flatten());
        if let Some(at) = mark.and_then(|mark| mark.get_attribute("data-at")).and_then(|at| at.parse().ok()) {
            choose.run(at);
        }
    };
    let (head, prizes) = (head(known, &id, game), prizes(known, game));
    let chart = move || {
        with(&|sheet, people| prizes.with(|prizes| chart(client, sheet, people, prizes, chosen.get())))
    };
    let bars = move || with(&|sheet, people| balance(client, sheet, people));
    let listed = move || {
        let sketcher = known.sketcher.get();
        with(&|sheet, _| decisions::list(client, (sheet, sketcher.as_deref()), chosen, choose, all))
    };
    let detail = move || {
        let sketcher = known.sketcher.get();
        with(&|sheet, people| {
            let decision = sheet.decisions.iter().find(|one| Some(one.at) == chosen.get());
            decision.map_or_else(
                || ().into_any(),
                |decision| {
                    let links = links(client, &id, sheet, decision);
                    moment(client, sheet, people, (decision, sketcher.as_deref()), links)
                },
            )
        })
    };
    view! {
        <main>
            {head}
            <div class="grid">
                <section class="box chart" on:click=pressed>{chart}</section>
                {bars}
                {detail}
                {listed}
            </div>
        </main>
    }
    .into_any()
}

/// What everybody gained, in the order of the game, once there are pictures of it.
fn prizes(known: Known, game: &Game) -> Memo<Vec<Prize>> {
    let marks: Vec<(u32, Mark)> = (1..)
        .zip(&game.opened.moves)
        .flat_map(|(number, one)| one.marks.iter().map(move |&mark| (number, mark)))
        .collect();
    Memo::new(move |_| {
        let words = known.client.words();
        let Some(sketcher) = known.sketcher.get() else { return Vec::new() };
        let prize = |&(moves, mark): &(u32, Mark)| {
            let (who, drawn, name) = sketcher.prize(words, mark)?;
            Some(Prize { moves, who, drawn, name })
        };
        marks.iter().filter_map(prize).collect()
    })
}

/// The decision that cost most.
fn dearest(sheet: &ReviewSheet) -> Option<usize> {
    sheet.decisions.iter().max_by_key(|one| (one.cost, std::cmp::Reverse(one.at))).map(|one| one.at)
}

/// What was played, who won, and the review in three numbers.
fn head(known: Known, id: &RecordId, game: &Game) -> AnyView {
    let client = known.client;
    let words = client.words();
    let opened = &game.opened;
    let rounds = opened.moves.last().map_or(0, |last| last.round);
    let about = [
        words::game(words, opened.setup.game().name()),
        words.text_with("review-players", &[("count", opened.setup.players().into())]),
        words.text_with("review-rounds", &[("count", rounds.into())]),
    ];
    let people = game.people.clone();
    let names = people.names(words);
    let viewer =
        known.seat.get_untracked().filter(|&seat| people.is_me(seat)).map_or(Viewer::Spectator, Viewer::Seat);
    let title = if opened.ending.is_some() {
        words::result(words, &names, &opened.sheet.places, viewer)
    } else {
        words.text("review-left")
    };
    let totals: Vec<String> =
        opened.sheet.totals.iter().map(|total| total.to_string().replace('-', "−")).collect();
    let numbers = move || {
        known.sheet.with(|sheet| {
            let sheet = sheet.as_ref()?;
            let balance = wire::games::review::Balance::new(sheet, sheet.seat.index(), POINT)?;
            let count = sheet.decisions.len();
            let share = (sheet.same() * 100 + count / 2).checked_div(count);
            let words = client.words();
            let share = share.map_or_else(|| "–".to_owned(), |share| {
                words.text_with("advise-percent", &[("percent", share.into())])
            });
            Some(view! {
                <ul class="numbers">
                    <li><b>{share}</b><small>{words.text("review-experts")}</small></li>
                    <li><b class="bad">{given_away(words, sheet)}</b><small>{words.text("review-given-away")}</small></li>
                    <li><b class=tone(balance.luck())>{signed(balance.luck())}</b><small>{words.text("review-luck")}</small></li>
                </ul>
            })
        })
    };
    view! {
        <header class="review-head">
            <div>
                <p class="kick">{about.join(" · ")}</p>
                <h1>{title} " " <small>{totals.join(" – ")}</small></h1>
                {seats(known, &people)}
            </div>
            {numbers}
            {link(client, Place::Replay(id.clone()), "btn", move || client.words().text("replay-watch"))}
        </header>
    }
    .into_any()
}

/// What a decision gave away in the mean, in points with one decimal. The sum would not be a chance: it may be more than
/// there ever was.
fn given_away(words: &Words, sheet: &ReviewSheet) -> String {
    let tenths = rounded(sheet.given_away() / sheet.decisions.len().max(1) as i32, POINT / 10);
    let point = match words.language() {
        Language::English => '.',
        Language::French => ',',
    };
    format!("{}{}{point}{}", if tenths > 0 { "−" } else { "" }, tenths / 10, tenths % 10)
}

/// Whose decisions are looked at.
fn seats(known: Known, people: &People) -> AnyView {
    let words = known.client.words();
    let button = |index: usize| {
        let seat = Seat::from_index(index);
        let pressed = move || (known.seat.get() == Some(seat)).to_string();
        view! {
            <button type="button" aria-pressed=pressed on:click=move |_| known.seat.set(Some(seat))>
                {people.name(words, index)}
            </button>
        }
    };
    let choices = (people.seats() > 1).then(|| (0..people.seats()).map(button).collect_view());
    view! { <div class="whose" role="group" aria-label=words.text("review-whose")>{choices}</div> }.into_any()
}

/// The drawing with its head, and the same as a table.
fn chart(
    client: Client,
    sheet: &ReviewSheet,
    people: &People,
    prizes: &[Prize],
    chosen: Option<usize>,
) -> AnyView {
    let words = client.words();
    let at = chosen.unwrap_or(sheet.looked_at);
    let there = last_before(&sheet.points, at);
    let legend = (0..usize::from(sheet.participants)).map(|index| {
        let chance = there.map(|point| percent(words, point.chances[index]));
        let sample = format!("<svg viewBox=\"0 0 26 6\"><path class=\"line {}\" d=\"M0 3H26\"/></svg>", people.class(index));
        view! { <li><i aria-hidden="true" inner_html=sample></i>{people.name(words, index)}" "<b>{chance}</b></li> }
    });
    let when = there.map(|point| words.text_with("table-round", &[("round", point.round.into())]));
    let label = words.text("review-chance-to-win");
    let drawn = [WIDE, NARROW].map(|size| graph(sheet, people, (size, prizes), chosen, &label)).concat();
    let progress = (!sheet.is_done()).then(|| {
        let round = last_before(&sheet.points, sheet.looked_at).map_or(0, |point| point.round);
        let text = words.text_with("review-progress", &[("round", round.into())]);
        view! {
            <p class="progress" role="status">
                <span>{text}</span>
                <progress max=sheet.steps value=sheet.done aria-label=words.text("review-progress-label")></progress>
            </p>
        }
    });
    view! {
        <h2>{label.clone()} " " <em>{words.text("review-by-judgement")}</em></h2>
        <ul class="legend"><li class="when">{when}</li>{legend.collect_view()}</ul>
        {progress}
        <div inner_html=drawn></div>
        {as_table(words, sheet, people)}
    }
    .into_any()
}

/// The chances when each round begins, for whoever cannot see the drawing.
fn as_table(words: &Words, sheet: &ReviewSheet, people: &People) -> AnyView {
    let participants = 0..usize::from(sheet.participants);
    let heads =
        participants.map(|index| view! { <th scope="col">{people.name(words, index)}</th> }).collect_view();
    let count = sheet.points.len();
    let begins = |&index: &usize| {
        index == 0 || index + 1 == count || sheet.points[index].round != sheet.points[index - 1].round
    };
    let rows = (0..count).filter(begins).map(|index| {
        let point = &sheet.points[index];
        let label = if index + 1 == count && sheet.is_done() {
            words.text("review-end")
        } else {
            point.round.to_string()
        };
        let chances = point.chances.iter().map(|&chance| view! { <td>{percent(words, chance)}</td> });
        view! { <tr><th scope="row">{label}</th>{chances.collect_view()}</tr> }
    });
    view! {
        <details class="as-table">
            <summary>{words.text("review-as-table")}</summary>
            <table>
                <thead><tr><th scope="col">{words.text("review-head-round")}</th>{heads}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </details>
    }
    .into_any()
}

/// From a decision to the game itself: to watch it, or to do better.
fn links(client: Client, id: &RecordId, sheet: &ReviewSheet, decision: &DecisionSheet) -> AnyView {
    let words = client.words();
    let moment = format!("?at={}&eyes={}", decision.moves, sheet.seat);
    let there = Place::Replay(id.clone()).address_with(&moment);
    let way = |address: String, class: &'static str, text: String| {
        let (to, goal) = (address.clone(), Place::Replay(id.clone()));
        let go = move |event: MouseEvent| {
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                place::go_by(client.place, goal.clone(), &to);
            }
        };
        view! { <a class=class href=address on:click=go>{text}</a> }
    };
    view! {
        {way(there.clone(), "btn watch", words.text("review-watch"))}
        {way(format!("{there}&play=on"), "btn act", words.text("replay-play-on"))}
    }
    .into_any()
}
