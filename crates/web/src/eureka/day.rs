//! What is laid over the table of a day: what is asked, and what was made of it.

use std::time::Duration;

use leptos::prelude::*;
use serde_json::value::RawValue;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};
use wire::ToTable;
use wire::daily::{Points, Step, Verdict};
use wire::games::GameId;
use wire::games::eureka::Date;
use words::{Language, Words};

use super::OneDay;
use super::days::told;
use super::kept::{Done, Kept, today};
use crate::app::link;
use crate::client::Client;
use crate::place::Place;
use crate::{address, focus, shown};

/// How long somebody still sees what the turn led to, before it is scored.
const A_LAST_LOOK: Duration = Duration::from_millis(1800);

/// A longer fraction tells people nothing: the command has it.
const LONGEST_FRACTION: usize = 9;

/// What was scored, with frames as they came.
type Scored = Verdict<Box<RawValue>>;

/// One day at its table.
#[derive(Clone, Copy)]
struct Day {
    client: Client,
    game: GameId,
    date: Date,
    kept: Kept,
    /// Whether this try counts.
    counts: RwSignal<bool>,
    /// Whether the result is in front of the table.
    shown: RwSignal<bool>,
    /// Whether what is asked lies open, where there is little room.
    open: RwSignal<bool>,
}

pub(super) fn over_table(client: Client, day: &OneDay) -> AnyView {
    let Ok(date) = day.date.parse::<Date>() else { return not_there(client, "eureka-no-day") };
    if today().is_none_or(|now| date > now) {
        return not_there(client, "eureka-not-yet");
    }
    let kept = Kept::read();
    let day = Day {
        client,
        game: day.game,
        date,
        kept,
        counts: RwSignal::new(true),
        shown: RwSignal::new(false),
        open: RwSignal::new(true),
    };
    day.begin();
    // A reload is no second chance, and loses nothing.
    Effect::new(move |_| {
        client.eureka.with(|asked| {
            // Another day may have been asked for before, and come late.
            let mine = asked
                .as_ref()
                .filter(|asked| asked.date == date.to_string() && asked.game == day.game.name());
            if let Some(asked) = mine.filter(|_| day.counts.get_untracked()) {
                kept.leave(day.game, date, &asked.played);
            }
        });
    });
    // Once the table has shown where the turn led, the result comes.
    Effect::new(move |_| {
        let settled = client.with_game(|game| Some(game.table.shown_move() == game.table.last_move()));
        if client.verdict.with(Option::is_some) && settled == Some(true) {
            let wait = address::pace().map_or(A_LAST_LOOK, |pace| Duration::from_millis(pace.into()));
            set_timeout(move || day.score(), wait);
        }
    });
    let making = move || client.game.with(Option::is_none) && client.trouble.with(Option::is_none);
    view! {
        <Show when=making>
            <p class="eureka-making" role="status">{move || client.words().text("eureka-making")}</p>
        </Show>
        <Show when=move || client.game.with(Option::is_some)>{asked(day)}</Show>
        {move || day.shown.get().then(|| client.verdict.get()).flatten().map(|verdict| result(day, &verdict))}
    }
    .into_any()
}

/// A day that has no Eureka, or not yet.
fn not_there(client: Client, why: &'static str) -> AnyView {
    view! {
        <main class="nowhere">
            <h1>{move || client.words().text("eureka-title")}</h1>
            <p>{move || client.words().text(why)}</p>
            {link(client, Place::Eureka(None), "btn act", move || client.words().text("eureka-leave"))}
        </main>
    }
    .into_any()
}

impl Day {
    /// Opens the table: where the try that counts was left, or at the start of the turn.
    fn begin(self) {
        let done = self.kept.days.with_untracked(|days| days.of(self.game, self.date).is_some());
        self.counts.set(!done);
        self.shown.set(false);
        self.client.game.set(None);
        self.client.eureka.set(None);
        self.client.verdict.set(None);
        let begun = self.kept.begun.with_untracked(|begun| begun.of(self.game, self.date).to_vec());
        let played = if done { Vec::new() } else { begun };
        let (game, date) = (self.game.name().to_owned(), self.date.to_string());
        self.client.send(&ToTable::Eureka { game, date, played });
    }

    /// The turn is over: it is noted, if it counts, and the result is shown.
    fn score(self) {
        let Some(Some(verdict)) = self.client.verdict.try_get_untracked() else { return };
        if self.shown.try_get_untracked() != Some(false) {
            return;
        }
        if self.counts.get_untracked() {
            let on_time = today() == Some(self.date);
            let done = Done { percent: verdict.percent, marks: grades(&verdict, self.gain()), on_time };
            self.kept.note(self.game, self.date, done);
        }
        self.show(true);
    }

    /// Shows the result or what is behind it, and gives it the focus.
    fn show(self, result: bool) {
        self.shown.set(result);
        let there: &[&str] = if result { &["#verdict h2"] } else { &["#eureka .go .btn"] };
        set_timeout(move || focus::first(there), Duration::ZERO);
    }

    /// What there is to gain, in hundredths of a point.
    fn gain(self) -> i64 {
        self.client.eureka.with_untracked(|asked| asked.as_ref().map_or(1, |asked| asked.gain.hundredths))
    }

    fn words(self) -> &'static Words {
        self.client.words()
    }

    /// What is copied for friends: the try that counts. It tells nothing of the turn.
    fn shared(self) -> Option<String> {
        let words = self.words();
        let first = self.kept.days.with_untracked(|days| days.of(self.game, self.date).cloned())?;
        let values = [
            ("number", self.date.number().into()),
            ("game", words::game(words, self.game.name()).into()),
            ("percent", first.percent.into()),
        ];
        let origin = window().location().origin().unwrap_or_default();
        let path = Place::Eureka(Some(OneDay { game: self.game, date: self.date.to_string() })).address();
        Some(format!(
            "{}\n{}\n{origin}{path}",
            words.text_with("eureka-shared", &values),
            emoji(&first.marks)
        ))
    }
}

/// How good each choice was, from 0 for the best: nothing given away, a quarter of what there was to gain at most, more,
/// or most. What was no choice has no grade.
fn grades(verdict: &Scored, gain: i64) -> String {
    let real = verdict.steps.iter().filter(|step| step.choices > 1);
    real.map(|step| char::from(b'0' + grade(step.cost.hundredths, gain))).collect()
}

fn grade(cost: i64, gain: i64) -> u8 {
    match cost * 100 / gain.max(1) {
        _ if cost <= 0 => 0,
        ..=25 => 1,
        26..=60 => 2,
        _ => 3,
    }
}

/// The grades as a text for friends.
fn emoji(grades: &str) -> String {
    const MARKS: [char; 4] = ['🟩', '🟨', '🟧', '🟥'];
    grades.bytes().filter_map(|grade| MARKS.get(usize::from(grade.wrapping_sub(b'0')))).collect()
}

/// The grades as marks; they repeat what is said in numbers.
pub(super) fn marks(grades: &str) -> impl IntoView + use<> {
    let marks = grades.chars().map(|grade| view! { <i class=format!("mark g{grade}")></i> }).collect_view();
    view! { <span class="marks" aria-hidden="true">{marks}</span> }
}

/// Points as people read them: two decimals, unless they are whole.
fn decimal(words: &Words, points: &Points) -> String {
    let (sign, size) = (if points.hundredths < 0 { "−" } else { "" }, points.hundredths.unsigned_abs());
    let point = match words.language() {
        Language::English => '.',
        Language::French => ',',
    };
    match (size / 100, size % 100) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, rest) => format!("{sign}{whole}{point}{rest:02}"),
    }
}

/// The exact fraction, where the decimals are rounded and people can read it.
fn exactly(words: &Words, points: &Points) -> Option<String> {
    let short = points.exact.contains('/') && points.exact.len() <= LONGEST_FRACTION;
    short.then(|| words.text_with("eureka-exact", &[("exact", points.exact.as_str().into())]))
}

/// What is asked, beside the table.
fn asked(day: Day) -> impl IntoView {
    let Day { client, open, .. } = day;
    shown::while_here(shown::EUREKA);
    let gain = move || client.eureka.with(|asked| asked.as_ref().map(|asked| asked.gain.clone()));
    let ask = move || {
        let words = client.words();
        gain().map(|gain| words.text_with("eureka-ask", &[("points", decimal(words, &gain).into())]))
    };
    let exact = move || gain().and_then(|gain| exactly(client.words(), &gain));
    let number = move || client.words().text_with("eureka-number", &[("number", day.date.number().into())]);
    let print = move || client.eureka.with(|asked| asked.as_ref().map(|asked| asked.fingerprint.clone()));
    let about = move || client.words().text_with("eureka-ask-about", &[("game", day.game.name().into())]);
    let done = move || client.verdict.with(Option::is_some) && !day.shown.get();
    view! {
        <section
            class="eureka-task"
            class:open=move || open.get()
            class=(day.game.name(), true)
            id="eureka"
            data-fingerprint=print
            aria-label=move || client.words().text("eureka-title")
        >
            <button class="pill" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|is| *is = !*is)>
                <b>{move || client.words().text("eureka-nav")}</b>
                <span>{ask}</span>
            </button>
            <div class="card">
                <h2>{move || client.words().text("eureka-title")}</h2>
                <p class="when">{number} " · " {move || told(client, day.date)}</p>
                <p class="ask"><b>{ask}</b></p>
                <p class="how">{about}</p>
                <p class="how">{exact}</p>
                <Show when=move || !day.counts.get()>
                    <p class="how">{move || client.words().text("eureka-try-again")}</p>
                </Show>
                <div class="go">
                    <Show when=done>
                        <button class="btn sm" on:click=move |_| day.show(true)>
                            {move || client.words().text("eureka-show-result")}
                        </button>
                    </Show>
                    <button class="btn sm close" on:click=move |_| open.set(false)>
                        {move || client.words().text("eureka-play")}
                    </button>
                    {link(client, Place::Eureka(None), "btn sm", move || client.words().text("eureka-leave"))}
                </div>
            </div>
        </section>
    }
}

/// How good it was, in a word.
fn headline(percent: u8) -> &'static str {
    match percent {
        100.. => "eureka-found",
        85.. => "eureka-nearly",
        50.. => "eureka-some",
        _ => "eureka-missed",
    }
}

/// What was made of it, in front of the table.
fn result(day: Day, verdict: &Scored) -> impl IntoView + use<> {
    let words = day.words();
    let percent = verdict.percent;
    let copied = RwSignal::new(false);
    let share = move |_| {
        if let Some(text) = day.shared() {
            // Whoever cannot copy reads it all the same.
            let _ = window().navigator().clipboard().write_text(&text);
            copied.set(true);
        }
    };
    let gain = day.gain();
    let gave = if verdict.given_away.hundredths == 0 {
        words.text("eureka-gave-nothing")
    } else {
        let points = decimal(words, &verdict.given_away);
        words.text_with("eureka-gave", &[("points", points.into())])
    };
    let [mine, best] = verdict.gained.map(|points| points.to_string().replace('-', "−"));
    let gained = words.text_with("eureka-gained", &[("mine", mine.into()), ("best", best.into())]);
    let again = (!day.counts.get_untracked()).then(|| words.text("eureka-try-again"));
    let key = move |event: KeyboardEvent| {
        let dialog = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        match (event.key().as_str(), dialog) {
            ("Escape", _) => {
                event.stop_propagation();
                day.show(false);
            }
            ("Tab", Some(dialog)) if focus::wrap(&dialog, event.shift_key()) => event.prevent_default(),
            _ => {}
        }
    };
    let line = |steps: &[Step<Box<RawValue>>]| steps.iter().map(|step| row(day, step, gain)).collect_view();
    view! {
        <div class="eureka-veil">
            <div class="eureka-result" id="verdict" role="dialog" aria-modal="true" aria-labelledby="verdict-title" data-percent=percent on:keydown=key>
                <div class="summary">
                    <span class="ring" class:full=percent == 100 style=("--part", format!("{percent}%"))>
                        <b>{words.text_with("eureka-played", &[("percent", percent.into())])}</b>
                    </span>
                    <div>
                        <h2 id="verdict-title" tabindex="-1">{words.text(headline(percent))}</h2>
                        <p class="when">
                            {words.text_with("eureka-number", &[("number", day.date.number().into())])} " · "
                            {words::game(words, day.game.name())} " · " {told(day.client, day.date)}
                        </p>
                        {marks(&grades(verdict, gain))}
                    </div>
                </div>
                <p>{gave}</p>
                <p class="how">{gained} " " {again}</p>
                <div class="lines">
                    <section>
                        <h3>{words.text("eureka-yours")}</h3>
                        <ol>{line(&verdict.steps)}</ol>
                    </section>
                    <section>
                        <h3>{words.text("eureka-best")} <small>{words.text("eureka-best-about")}</small></h3>
                        <ol>{line(&verdict.best)}</ol>
                    </section>
                </div>
                <div class="go">
                    <button class="btn act" id="share" on:click=share>
                        {move || day.words().text(if copied.get() { "eureka-copied" } else { "eureka-share" })}
                    </button>
                    <button class="btn" id="again" on:click=move |_| day.begin()>{words.text("eureka-again")}</button>
                    <button class="btn" on:click=move |_| day.show(false)>{words.text("eureka-show-table")}</button>
                    <button class="btn" on:click=move |_| day.client.go(Place::Eureka(None))>{words.text("eureka-leave")}</button>
                </div>
            </div>
        </div>
    }
}

/// One choice, what it cost, and what would have been better.
fn row(day: Day, step: &Step<Box<RawValue>>, gain: i64) -> impl IntoView + use<> {
    let words = day.words();
    let label = |action: &str| {
        let told = day.client.game.with_untracked(|game| {
            game.as_ref().and_then(|game| game.table.label(words, &step.frame, action))
        });
        told.unwrap_or_else(|| action.to_owned())
    };
    let cost = step.cost.hundredths;
    let better =
        (cost > 0).then(|| words.text_with("eureka-better", &[("choice", label(&step.best).into())]));
    let said = if cost > 0 {
        words.text_with("eureka-cost", &[("points", decimal(words, &step.cost).into())])
    } else {
        words.text("eureka-as-good")
    };
    let worth = words.text_with("eureka-worth", &[("points", decimal(words, &step.worth).into())]);
    let worth = match exactly(words, &step.worth) {
        Some(exact) => format!("{worth} ({exact})"),
        None => worth,
    };
    view! {
        <li class:lost=cost.gt(&0)>
            <i class=format!("mark g{}", grade(cost, gain)) aria-hidden="true"></i>
            <span class="what"><b>{label(&step.action)}</b>{better.map(|better| view! { <em>{better}</em> })}<small>{worth}</small></span>
            <span class="cost">{(step.choices > 1).then_some(said)}</span>
        </li>
    }
}
