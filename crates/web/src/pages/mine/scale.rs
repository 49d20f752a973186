//! Where somebody stands among bots and people.

use leptos::prelude::*;
use words::Words;

use crate::api::{Scale, SomeBot, Somebody};
use crate::client::Client;
use crate::multiuniversum;

/// Names nearer to each other than this would run into each other, in parts of a hundred of the line.
const ROOM: f64 = 10.0;

/// Who somebody on the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Me,
    Bot,
    Person,
}

/// Somebody on the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stander {
    kind: Kind,
    pub(super) name: String,
    pub(super) rating: i64,
}

/// Somebody's place on the line.
#[derive(Clone, PartialEq, Debug)]
struct Placed {
    who: Stander,
    /// From the left, in parts of a hundred.
    at: f64,
    /// Whether the name is below the line.
    below: bool,
}

/// Everybody on the scale, the best first.
pub(super) fn standers(words: &Words, scale: &Scale) -> Vec<Stander> {
    let me = scale.me.map(|me| Stander { kind: Kind::Me, name: words.text("name-you"), rating: me.rating });
    let bot = |SomeBot { bot, rating }: &SomeBot| Stander {
        kind: Kind::Bot,
        name: words::bot(words, bot),
        rating: *rating,
    };
    let person = |Somebody { name, rating }: &Somebody| Stander {
        kind: Kind::Person,
        name: name.clone(),
        rating: *rating,
    };
    let mut all: Vec<Stander> =
        me.into_iter().chain(scale.bots.iter().map(bot)).chain(scale.people.iter().map(person)).collect();
    all.sort_by_key(|one| std::cmp::Reverse(one.rating));
    all
}

/// Between whom somebody stands, in words.
pub(super) fn between(words: &Words, standers: &[Stander]) -> Option<String> {
    let me = standers.iter().position(|one| one.kind == Kind::Me)?;
    let named = |one: &Stander| format!("{} {}", one.name, one.rating);
    let above = me.checked_sub(1).map(|index| named(&standers[index]));
    let below = standers.get(me + 1).map(named);
    Some(match (below, above) {
        (Some(below), Some(above)) => {
            words.text_with("stats-between", &[("below", below.into()), ("above", above.into())])
        }
        (Some(below), None) => words.text_with("stats-above", &[("below", below.into())]),
        (None, Some(above)) => words.text_with("stats-below", &[("above", above.into())]),
        (None, None) => return None,
    })
}

/// Whoever has room on the line, first oneself, then the bots, then the others; the table beside it has all. Oneself and
/// the bots are always there: if need be beside their place, which the number tells.
fn place(standers: &[Stander]) -> Vec<Placed> {
    let ratings = || standers.iter().map(|one| one.rating);
    let (Some(lowest), Some(highest)) = (ratings().min(), ratings().max()) else { return Vec::new() };
    let span = ((highest - lowest) as f64).max(1.0);
    let place_of = |rating: i64| 7.0 + 86.0 * (rating - lowest) as f64 / span;
    let order = |one: &&Stander| match one.kind {
        Kind::Me => 0,
        Kind::Bot => 1,
        Kind::Person => 2,
    };
    let mut waiting: Vec<&Stander> = standers.iter().collect();
    waiting.sort_by_key(order);
    let mut placed: Vec<Placed> = Vec::new();
    for who in waiting {
        let wanted = place_of(who.rating);
        let is_free = |at: f64, below: bool| {
            placed.iter().all(|other| other.below != below || (other.at - at).abs() >= ROOM - 0.01)
        };
        // On one side of the line everybody is where they belong among the others.
        let is_in_order = |at: f64, below: bool| {
            let rightly = |other: &Placed| (other.at - at) * (other.who.rating - who.rating) as f64 >= 0.0;
            (0.0..=100.0).contains(&at) && placed.iter().filter(|other| other.below == below).all(rightly)
        };
        // Oneself stands below; the others above, if they can.
        let sides = if who.kind == Kind::Me { [true, false] } else { [false, true] };
        let beside = placed.iter().flat_map(|other| [other.at - ROOM, other.at + ROOM]);
        let nearest = std::iter::once(wanted)
            .chain(beside.filter(|_| who.kind != Kind::Person))
            .flat_map(|at| sides.map(|below| (at, below)))
            .filter(|&(at, below)| is_free(at, below) && is_in_order(at, below))
            .min_by(|(one, _), (other, _)| (one - wanted).abs().total_cmp(&(other - wanted).abs()));
        if let Some((at, below)) = nearest {
            placed.push(Placed { who: who.clone(), at, below });
        }
    }
    placed
}

/// The line with everybody on it. A table says the same.
pub(super) fn line(standers: &[Stander]) -> AnyView {
    let mark = |Placed { who, at, below }: Placed| {
        let figure = match who.kind {
            Kind::Me => multiuniversum::pawn(2),
            Kind::Bot => "<svg class=\"ic\"><use href=\"#u-bot\"/></svg>".to_owned(),
            Kind::Person => multiuniversum::pawn(4),
        };
        let class = match who.kind {
            Kind::Me => "mark me",
            Kind::Bot => "mark bot",
            Kind::Person => "mark",
        };
        view! {
            <span class=class class:below=below style:left=format!("{at:.1}%")>
                <span class="figure" inner_html=figure></span>
                <b>{who.name}</b>
                <small>{who.rating}</small>
            </span>
        }
    };
    view! { <div class="ladder" aria-hidden="true">{place(standers).into_iter().map(mark).collect_view()}</div> }
        .into_any()
}

/// Everybody on the scale as a table.
pub(super) fn table(client: Client, standers: Vec<Stander>) -> AnyView {
    let row = |one: Stander| view! { <tr><th scope="row">{one.name}</th><td>{one.rating}</td></tr> };
    view! {
        <table>
            <caption>{client.words().text("stats-scale")}</caption>
            <tbody>{standers.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::api::RatingNow;

    fn scale(me: Option<i64>, people: &[(&str, i64)]) -> Scale {
        let bots = [("easy", 1176), ("medium", 1388), ("hard", 1551), ("expert", 1704)];
        Scale {
            me: me.map(|rating| RatingNow { rating, is_guess: false }),
            people: people.iter().map(|&(name, rating)| Somebody { name: name.to_owned(), rating }).collect(),
            bots: bots.map(|(bot, rating)| SomeBot { bot: bot.to_owned(), rating }).to_vec(),
        }
    }

    #[test]
    fn one_stands_between_ones_neighbours() {
        let words = Words::of(Language::English);
        let check = |me, expected: Option<&str>| {
            let told = between(words, &standers(words, &scale(me, &[("Ada", 1437)])));
            assert_eq!(told.as_deref(), expected);
        };
        check(Some(1512), Some("between Ada 1437 and Hard 1551"));
        check(Some(1900), Some("above Expert 1704"));
        check(Some(900), Some("below Easy 1176"));
        check(None, None);
    }

    #[test]
    fn on_the_line_nobody_runs_into_anybody() {
        let words = Words::of(Language::English);
        let crowd: Vec<(&str, i64)> = (0..12).map(|index| ("Ada", 1480 + 7 * index)).collect();
        for (me, medium) in (1100..1800).step_by(7).flat_map(|me| [1388, 1535, 1551].map(|it| (me, it))) {
            let mut scale = scale(Some(me), &crowd);
            scale.bots[1].rating = medium;
            let placed = place(&standers(words, &scale));
            let others = placed.iter().filter(|one| one.who.kind == Kind::Person).count();
            assert!(placed.len() - others == 5, "{placed:?}");
            for (index, one) in placed.iter().enumerate() {
                assert!((0.0..=100.0).contains(&one.at));
                for other in &placed[..index] {
                    assert!(
                        one.below != other.below || (one.at - other.at).abs() >= ROOM - 0.01,
                        "{one:?} {other:?}"
                    );
                }
            }
        }
    }
}
