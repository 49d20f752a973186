//! The dice of a game that is over, worked out again in this browser: what was promised, and every outcome.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::archive::{Checked, OutcomeNote, Source, ToArchive};
use wire::games::record::DiceNote;
use wire::table::PledgeNote;
use words::Words;

use crate::app::{NoRecord as Wrong, link};
use crate::client::{Client, Seating, page_time};
use crate::place::Place;
use crate::records::{self, Answer, NoRecord, RecordId, short};

/// What was found, and how long it took in milliseconds.
#[derive(Clone)]
struct Found {
    checked: Rc<Checked>,
    took: f64,
}

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(fair, fallible)]
pub(crate) fn fetch() -> Result<fn(Client, RecordId) -> AnyView, SplitLoaderError> {
    Ok(page)
}

fn page(client: Client, id: RecordId) -> AnyView {
    records::dress();
    let found = RwSignal::new_local(None::<Result<Found, NoRecord>>);
    let source = RwSignal::new(None::<Source>);
    let of = id.clone();
    client.find_record(of, move |it| source.set(Some(it)), move |no| found.set(Some(Err(no))));
    // What was found is told in words: in those of another language when one is chosen.
    Effect::new(move |_| {
        let Some(record) = source.get() else { return };
        let began = page_time();
        let question = ToArchive::Check { record, language: client.language.get() };
        client.ask_archive(&question, move |answer| {
            let result = match answer {
                Answer::Checked(checked) => {
                    Ok(Found { checked: Rc::from(checked), took: page_time() - began })
                }
                Answer::Wrong { line, text } => Err(NoRecord::Wrong(line, text)),
                _ => return,
            };
            // Whoever went elsewhere meanwhile does not look any more.
            found.try_set(Some(result));
        });
    });
    let inside = move || match found.get() {
        None => view! { <p class="none">{client.words().text("fair-computing")}</p> }.into_any(),
        Some(Err(no)) => view! { <Wrong no /> }.into_any(),
        Some(Ok(found)) => report(client, &id, &found),
    };
    view! { <div>{inside}</div> }.into_any()
}

/// The whole report.
fn report(client: Client, id: &RecordId, found: &Found) -> AnyView {
    let words = client.words();
    let checked = &*found.checked;
    let is_good = checked.fault.is_none();
    // By the names that the outcomes are told with.
    let seating = Seating::of(None, &checked.seats);
    view! {
        <main class="page fair" class:bad=!is_good>
            {head(client, id, found)}
            {how(words, checked, &seating)}
            {outcomes(words, checked, &seating)}
        </main>
    }
    .into_any()
}

fn differing(checked: &Checked) -> usize {
    checked.outcomes.iter().filter(|outcome| outcome.computed.is_some()).count()
}

/// Whether it checks out, in one look.
fn head(client: Client, id: &RecordId, found: &Found) -> impl IntoView + use<> {
    let words = client.words();
    let checked = &*found.checked;
    let count = checked.outcomes.len();
    let is_good = checked.fault.is_none();
    let pledged = matches!(checked.dice, DiceNote::Pledged(_));
    let title = match (is_good, pledged) {
        (true, true) => words.text("fair-good"),
        (true, false) => words.text("fair-good-fast"),
        (false, _) => words.text("fair-bad"),
    };
    let about = match (&checked.fault, &checked.dice) {
        (Some((line, fault)), _) => {
            words.text_with("record-refused", &[("line", (*line).into()), ("fault", fault.as_str().into())])
        }
        (None, DiceNote::Pledged(note)) if is_local(id, note) => words.text("fair-about-here"),
        (None, DiceNote::Pledged(_)) => words.text("fair-about"),
        (None, DiceNote::Pcg32 { .. }) => words.text("fair-about-fast"),
    };
    let seconds = format!("{:.2}", found.took / 1000.0);
    let seconds =
        if words.language() == words::Language::French { seconds.replace('.', ",") } else { seconds };
    let fact = |number: String, text: String| view! { <li><b>{number}</b><span>{text}</span></li> };
    let wrong = differing(checked);
    let game = words::game(words, checked.setup.game().name());
    let save = {
        let (id, name) = (id.clone(), format!("{}-{id}.jsonl", checked.setup.game().name()));
        move |_| save(client, id.clone(), name.clone())
    };
    let file = format!("manyworlds verify {}-{id}.jsonl", checked.setup.game().name());
    view! {
        <header class="fair-head">
            <div class="shield" aria-hidden="true" inner_html=shield(is_good)></div>
            <div class="fh">
                <p class="kick">{words.text_with("fair-kick", &[("game", game.into())])}</p>
                <h1>{title}</h1>
                <p class="about">{about}</p>
                <ul class="facts">
                    {fact(count.to_string(), words.text("fair-checked-here"))}
                    {fact(wrong.to_string(), words.text("fair-differ"))}
                    {fact(
                        words.text_with("fair-seconds", &[("seconds", seconds.into())]),
                        words.text("fair-here"),
                    )}
                </ul>
            </div>
            <div class="fa">
                {is_good
                    .then(|| link(client, Place::Replay(id.clone()), "btn", move || client.words().text("replay-watch")))}
                <button class="btn" id="save-record" on:click=save>{words.text("replay-save")}</button>
                <p>{words.text("fair-yourself")}<br/><code>{file}</code></p>
            </div>
        </header>
    }
}

/// Whether one browser alone made the dice.
fn is_local(id: &RecordId, note: &PledgeNote) -> bool {
    !matches!(id, RecordId::Table(_)) && note.nonces.is_empty()
}

/// Gives the record to whoever wants to check it themselves.
fn save(client: Client, id: RecordId, name: String) {
    client.find_record(
        id,
        move |source| match source {
            Source::Text(text) => records::save(&name, &text),
            here @ Source::Here(_) => {
                let open = ToArchive::Open { record: here, language: client.language.get_untracked() };
                client.ask_archive(&open, |_| ());
                client.ask_archive(&ToArchive::Text, move |answer| {
                    if let Answer::Text(text) = answer {
                        records::save(&name, &text);
                    }
                });
            }
        },
        |_| (),
    );
}

/// A shield with a tick or a cross, and the five shapes around it.
fn shield(is_good: bool) -> String {
    let sign = if is_good { "M46 82l20 20 38-42" } else { "M52 58l44 44M96 58l-44 44" };
    let gems = [(70, -2, 1), (144, 52, 2), (116, 142, 3), (22, 142, 4), (-8, 52, 5)];
    let gems = gems.map(|(x, y, number)| {
        format!("<svg class=\"c{number}\" x=\"{x}\" y=\"{y}\" width=\"17\" height=\"17\" viewBox=\"0 0 32 32\"><use href=\"#s-{number}\"/></svg>")
    });
    format!(
        "<svg viewBox=\"-14 -6 180 176\"><path class=\"sh\" d=\"M74 16l56 18v48c0 36-24 60-56 76-32-16-56-40-56-76V34z\"/>\
         <path class=\"in\" d=\"M74 30l44 14v38c0 28-18 46-44 60-26-14-44-32-44-60V44z\"/><path class=\"ok\" d=\"{sign}\"/>{}</svg>",
        gems.concat()
    )
}

/// The four steps of the promise, with this game's own numbers.
fn how(words: &'static Words, checked: &Checked, seating: &Seating) -> impl IntoView + use<> {
    let step = |number: u8, title: String, text: String, inside: AnyView| {
        view! {
            <li>
                <h3><i>{number}</i>{title}</h3>
                <p>{text}</p>
                {inside}
            </li>
        }
    };
    let count = checked.outcomes.len();
    let steps = match &checked.dice {
        DiceNote::Pledged(note) => {
            let opens = checked.seal.as_deref() == Some(&note.pledge.to_string());
            [
                step(
                    1,
                    words.text("fair-promised"),
                    words.text("fair-promised-about"),
                    digits(&note.pledge.to_string()),
                ),
                step(2, words.text("fair-mixed"), mixed_about(words, note), nonces(words, note, seating)),
                step(
                    3,
                    words.text("fair-opened"),
                    words.text(if opens { "fair-opened-about" } else { "fair-opened-other" }),
                    seals(words, checked, note, opens),
                ),
                step(
                    4,
                    words.text("fair-computed"),
                    words.text_with("fair-computed-about", &[("count", count.into())]),
                    view! { <p class="dim">{words.text("fair-recipe")}</p> }.into_any(),
                ),
            ]
            .collect_view()
            .into_any()
        }
        DiceNote::Pcg32 { seed, stream } => {
            let values = [("seed", seed.to_string().into()), ("stream", stream.to_string().into())];
            view! { <li class="wide"><p>{words.text_with("fair-fast", &values)}</p></li> }.into_any()
        }
    };
    view! {
        <section class="box how">
            <h2>{words.text("fair-how")}</h2>
            <ol>{steps}</ol>
            {(matches!(checked.dice, DiceNote::Pledged(_)) && checked.fault.is_none())
                .then(|| view! { <p class="proves">{words.text("fair-proves")}</p> })}
        </section>
    }
}

fn mixed_about(words: &Words, note: &PledgeNote) -> String {
    if note.nonces.is_empty() { words.text("fair-mixed-nobody") } else { words.text("fair-mixed-about") }
}

/// A hash in groups that can be compared by eye.
fn digits(hash: &str) -> AnyView {
    let groups: Vec<String> =
        hash.as_bytes().chunks(8).map(|part| String::from_utf8_lossy(part).into_owned()).collect();
    view! { <p class="digits">{groups.into_iter().map(|group| view! { <code>{group}</code> }).collect_view()}</p> }
        .into_any()
}

fn nonces(words: &'static Words, note: &PledgeNote, seating: &Seating) -> AnyView {
    let one = |share: &wire::table::Share| {
        let name = seating.name(words, share.seat);
        view! { <li><span>{name}</span><code>{short(&share.pledge.to_string())}</code></li> }
    };
    view! {
        <ul class="nonces">
            <li><span>{words.text("fair-match")}</span><code>{note.match_name.clone()}</code></li>
            {note.nonces.iter().map(one).collect_view()}
        </ul>
    }
    .into_any()
}

fn seals(words: &'static Words, checked: &Checked, note: &PledgeNote, opens: bool) -> AnyView {
    let seal = checked.seal.as_deref().map_or_else(|| "–".to_owned(), short);
    view! {
        <p class="seals" class:bad=!opens>
            <span><small>{words.text("fair-seal-of-secret")}</small><code>{seal}</code></span>
            <b>{if opens { "=" } else { "≠" }}</b>
            <span><small>{words.text("fair-seal-promised")}</small><code>{short(&note.pledge.to_string())}</code></span>
        </p>
    }
    .into_any()
}

/// Every outcome; the first that differs stands on top, and not again at its place.
fn outcomes(words: &'static Words, checked: &Checked, seating: &Seating) -> impl IntoView + use<> {
    let first = checked.outcomes.iter().find(|outcome| outcome.computed.is_some());
    let top = first.map(|outcome| row(words, outcome, seating));
    let others = checked.outcomes.iter().filter(|one| first.is_none_or(|first| first.number != one.number));
    let rows = others.map(|outcome| row(words, outcome, seating)).collect_view();
    let is_equal = checked.fault.is_none();
    let verdict = match (is_equal, first) {
        (true, _) => words.text("fair-all-equal"),
        (false, Some(_)) => words.text("fair-not-equal"),
        (false, None) => words.text("fair-not-good"),
    };
    let heads = [
        "n".to_owned(),
        words.text("fair-when"),
        words.text("fair-recorded"),
        words.text("fair-computed-here"),
        words.text("fair-sum"),
    ];
    view! {
        <section class="box outcomes">
            <h2>
                {words.text("fair-every")}
                <small>{words.text_with("fair-checked", &[("count", checked.outcomes.len().into())])}</small>
                <span class="verdict" class:bad=!is_equal>{verdict}</span>
            </h2>
            <div class="rows" tabindex="0" role="region" aria-label=words.text("fair-every")>
                <table>
                    <thead>
                        <tr>{heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}</tr>
                    </thead>
                    <tbody>{top} {rows}</tbody>
                </table>
            </div>
        </section>
    }
}

fn row(words: &'static Words, outcome: &OutcomeNote, seating: &Seating) -> impl IntoView + use<> {
    let is_wrong = outcome.computed.is_some();
    let when = match (outcome.round, outcome.turn) {
        (0, _) | (_, None) => words.text("replay-set-up"),
        (round, Some(seat)) => {
            let name = seating.name(words, seat);
            words.text_with("fair-round-of", &[("round", round.into()), ("name", name.into())])
        }
    };
    let computed = match (&outcome.computed, outcome.ticket) {
        (Some(other), _) => other.clone(),
        (None, Some(_)) => words.text("fair-same"),
        (None, None) => words.text("fair-unknown"),
    };
    let ticket = outcome
        .ticket
        .zip(outcome.of)
        .map(|(ticket, of)| words.text_with("fair-ticket", &[("ticket", ticket.into()), ("of", of.into())]));
    let sum = outcome.sum.as_deref().map(short);
    view! {
        <tr class:wrong=is_wrong>
            <td class="num">{outcome.number}</td>
            <td class="when">{when}</td>
            <td>{outcome.recorded.clone()}</td>
            <td class="same">{computed}</td>
            <td class="sum"><code>{sum}</code> <small>{ticket}</small></td>
        </tr>
    }
}
