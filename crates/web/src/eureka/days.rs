//! All days: today's two Eurekas, and those before.

use leptos::prelude::*;
use wire::games::GameId;
use wire::games::eureka::Date;

use super::OneDay;
use super::kept::{Kept, today};
use crate::app::link;
use crate::client::Client;
use crate::games;
use crate::pages::day;
use crate::place::Place;

/// So many days are shown at first, and with each further wish.
const SHOWN: usize = 10;

pub(super) fn page(client: Client) -> AnyView {
    let kept = Kept::read();
    let Some(now) = today() else {
        return view! { <main class="page"><p>{client.words().text("eureka-not-yet")}</p></main> }.into_any();
    };
    let shown = RwSignal::new(SHOWN);
    let streak = move || {
        let (days, longest) = kept.days.with(|days| days.streaks(now));
        let words = client.words();
        (longest > 0).then(|| {
            view! {
                <p class="streak">
                    <b>{words.text_with("eureka-streak", &[("days", days.into())])}</b>
                    <small>{words.text_with("eureka-longest", &[("days", longest.into())])}</small>
                </p>
            }
        })
    };
    let before = move || std::iter::successors(now.previous(), |date| date.previous());
    let rows = move || before().take(shown.get()).map(|date| row(client, kept, date)).collect_view();
    let more = move || before().nth(shown.get()).is_some();
    view! {
        <main class="page eureka">
            <div class="page-head">
                <h1>{move || client.words().text("eureka-title")}</h1>
                <p>{move || client.words().text("eureka-about")}</p>
                {streak}
            </div>
            <div class="two">{GameId::ALL.map(|game| card(client, kept, game, now)).collect_view()}</div>
            <section class="box history">
                <h2>{move || client.words().text("eureka-past")}</h2>
                <ul>{rows}</ul>
                <Show when=more>
                    <button class="btn" on:click=move |_| shown.update(|shown| *shown += SHOWN)>
                        {move || client.words().text("eureka-earlier")}
                    </button>
                </Show>
            </section>
        </main>
    }
    .into_any()
}

/// How people of the chosen language write a day.
pub(super) fn told(client: Client, date: Date) -> String {
    let (year, month, of_month) = date.parts();
    let start =
        js_sys::Date::new_with_year_month_day(year.cast_unsigned(), i32::from(month) - 1, of_month.into());
    day(client, start.get_time() as i64)
}

/// One of today's.
fn card(client: Client, kept: Kept, game: GameId, date: Date) -> impl IntoView {
    let done = move || kept.days.with(|days| days.of(game, date).cloned());
    let place = Place::Eureka(Some(OneDay { game, date: date.to_string() }));
    let result = move || {
        done().map(|done| {
            let percent = client.words().text_with("eureka-played", &[("percent", done.percent.into())]);
            view! { <p class="done"><b>{percent}</b>{super::day::marks(&done.marks)}</p> }
        })
    };
    let about = move || {
        let number = client.words().text_with("eureka-number", &[("number", date.number().into())]);
        format!("{number} · {}", told(client, date))
    };
    let is_begun = move || kept.begun.with(|begun| !begun.of(game, date).is_empty());
    let button = move || {
        let (class, key) = match done() {
            Some(_) => ("btn", "eureka-again"),
            None if is_begun() => ("btn act big", "home-continue"),
            None => ("btn act big", "eureka-play"),
        };
        link(client, place.clone(), class, move || client.words().text(key))
    };
    view! {
        <section class=format!("box puzzle {}", game.name())>
            <div class="frame" aria-hidden="true" inner_html=games::door(game)></div>
            <h2>{move || words::game(client.words(), game.name())}</h2>
            <p class="about">{about}</p>
            {result}
            <div class="go" id=format!("today-{}", game.name())>{button}</div>
        </section>
    }
}

/// A day before.
fn row(client: Client, kept: Kept, date: Date) -> impl IntoView {
    let cell = move |game: GameId| {
        let done = kept.days.with(|days| days.of(game, date).cloned());
        let place = Place::Eureka(Some(OneDay { game, date: date.to_string() }));
        let text = move || {
            let words = client.words();
            let name = words::game(words, game.name());
            match &done {
                Some(done) => words
                    .titled(&name, &words.text_with("eureka-played", &[("percent", done.percent.into())])),
                None => name,
            }
        };
        link(client, place, "btn sm", text)
    };
    view! {
        <li>
            <span class="tn"><b>{told(client, date)}</b></span>
            {GameId::ALL.map(cell).collect_view()}
        </li>
    }
}
