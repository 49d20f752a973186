//! The rules of a game: every rule with its id, our rulings marked, and a search.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::games::GameId;
use words::{Language, Rule};

use crate::app::link;
use crate::client::Client;
use crate::html::{esc, join, when};
use crate::place::Place;

/// The page, as a part that is fetched: the text of all rules is more than most visits need.
pub(crate) type RulesPage = fn(Client, GameId) -> AnyView;

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(rules, fallible)]
pub(crate) fn fetch() -> Result<RulesPage, SplitLoaderError> {
    Ok(page)
}

fn page(client: Client, game: GameId) -> AnyView {
    let query = RwSignal::new(String::new());
    let found = Memo::new(move |_| find(client.language.get(), game, &query.get()));
    let tab = move |one: GameId| {
        let class = if one == game { "tab on" } else { "tab" };
        link(client, Place::Rules(one), class, move || words::game(client.words(), one.name()))
    };
    let tally = move || {
        found.with(|found| {
            let rulings = found.iter().filter(|rule| rule.ruling).count();
            client
                .words()
                .text_with("rules-found", &[("count", found.len().into()), ("rulings", rulings.into())])
        })
    };
    // Whoever followed a link to one rule sees it.
    request_animation_frame(|| {
        let location = window().location();
        if let Ok(rule) = location.hash()
            && !rule.is_empty()
        {
            // Going there again lights it up. It can only fail in a page that was closed.
            let _ = location.replace(&rule);
        }
    });
    view! {
        <main class="rulebook">
            <nav class="index" aria-label=move || client.words().text("nav-rules")>
                <div class="tabs">{GameId::ALL.map(tab).collect_view()}</div>
                <input
                    type="search"
                    id="search-rules"
                    placeholder=move || client.words().text("rules-search")
                    aria-label=move || client.words().text("rules-search")
                    on:input:target=move |event| query.set(event.target().value())
                />
                <p class="dim" role="status">{tally}</p>
                <div class="sections" inner_html=move || found.with(|found| sections(found))></div>
            </nav>
            <article>
                <h1>{move || words::game(client.words(), game.name())}</h1>
                <p class="dim">{move || client.words().text("rules-about")}</p>
                <div inner_html=move || found.with(|found| body(client.language.get(), found, &query.get()))></div>
            </article>
        </main>
    }
    .into_any()
}

/// The rules that speak of something; all if nothing is asked for.
fn find(language: Language, game: GameId, query: &str) -> Vec<Rule> {
    let query = query.trim().to_lowercase();
    let speaks = |rule: &Rule| {
        [rule.id, rule.section, rule.text].iter().any(|text| text.to_lowercase().contains(&query))
    };
    words::rules(language, game.name()).filter(speaks).collect()
}

/// Rules with the same heading, one after the other.
fn by_section(rules: &[Rule]) -> impl Iterator<Item = &[Rule]> {
    rules.chunk_by(|one, next| one.section == next.section)
}

fn sections(rules: &[Rule]) -> String {
    join(by_section(rules).map(|of_section| {
        let (first, last) = (of_section[0], of_section[of_section.len() - 1]);
        // Within a game its letters say nothing.
        let short = |rule: Rule| rule.id.split_once('-').map_or(rule.id, |(_, number)| number);
        let ids = if of_section.len() == 1 {
            short(first).to_owned()
        } else {
            format!("{}–{}", short(first), short(last))
        };
        format!("<a href=\"#{}\"><b>{}</b><code>{ids}</code></a>", first.id, esc(first.section))
    }))
}

fn body(language: Language, rules: &[Rule], query: &str) -> String {
    let ruling = match language {
        Language::English => "**Ruling",
        Language::French => "**Décision",
    };
    join(by_section(rules).map(|of_section| {
        let rules = join(of_section.iter().map(|rule| {
            // What is ours stands apart from what the books say, unless it is within a sentence of theirs.
            let (books, ours) = match rule.text.split_once(ruling) {
                Some((books, ours)) if books.is_empty() || books.ends_with(". ") => (books, Some(ours)),
                _ => (rule.text, None),
            };
            let ours = ours.map(|ours| {
                let ours = format!("{ruling}{ours}");
                format!("<p class=\"ruling\">{}</p>", inline(&ours, query))
            });
            let books = when(!books.trim().is_empty(), &format!("<p>{}</p>", inline(books, query)));
            let id = rule.id;
            let ours = ours.unwrap_or_default();
            format!("<li id=\"{id}\"><a href=\"#{id}\"><code>{id}</code></a><div>{books}{ours}</div></li>")
        }));
        format!("<h2>{}</h2><ul>{rules}</ul>", mark(of_section[0].section, query))
    }))
}

/// A rule's Markdown as HTML: strong, emphasis, code, other rules' ids as links, and what was searched marked.
fn inline(text: &str, query: &str) -> String {
    let pieces = |text: &str, sign: &str, tag: &str, inner: &dyn Fn(&str) -> String| {
        join(text.split(sign).enumerate().map(|(index, piece)| match index % 2 {
            0 => inner(piece),
            _ => format!("<{tag}>{}</{tag}>", inner(piece)),
        }))
    };
    let plain = |text: &str| linked(text, query);
    let code = |text: &str| pieces(text, "`", "code", &plain);
    let emphasis = |text: &str| pieces(text, "*", "em", &code);
    pieces(&without_links(text), "**", "b", &emphasis)
}

/// `[the deck page](../deck.md)` leads into the sources, where a player has no business.
fn without_links(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::new();
    while let Some((before, name, after)) = rest.split_once('[').and_then(|(before, link)| {
        let (name, link) = link.split_once("](")?;
        Some((before, name, link.split_once(')')?.1))
    }) {
        plain.push_str(before);
        plain.push_str(name);
        rest = after;
    }
    plain + rest
}

/// Ids of other rules become links to them.
fn linked(text: &str, query: &str) -> String {
    let is_id = |word: &str| {
        let number = word.strip_prefix("MU-").or_else(|| word.strip_prefix("MV-")).unwrap_or_default();
        number.starts_with(|letter: char| letter.is_ascii_uppercase())
            && number.ends_with(|letter: char| letter.is_ascii_digit())
    };
    join(text.split_inclusive(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')).map(
        |word| {
            let id = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
            if is_id(id) {
                // A rule may name one of the other game.
                let game = if id.starts_with("MU") { GameId::Multiuniversum } else { GameId::Multiverse };
                let address = Place::Rules(game).address();
                format!("<a href=\"{address}#{id}\"><code>{id}</code></a>{}", esc(&word[id.len()..]))
            } else {
                mark(word, query)
            }
        },
    ))
}

/// The text with what was searched marked.
fn mark(text: &str, query: &str) -> String {
    let query = query.trim().to_lowercase();
    let lower = text.to_lowercase();
    let found = (!query.is_empty() && lower.len() == text.len()).then(|| lower.find(&query)).flatten();
    match found {
        Some(start) if text.is_char_boundary(start) && text.is_char_boundary(start + query.len()) => {
            let end = start + query.len();
            format!(
                "{}<mark>{}</mark>{}",
                esc(&text[..start]),
                esc(&text[start..end]),
                mark(&text[end..], &query)
            )
        }
        _ => esc(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_html_and_nothing_else_does() {
        assert_eq!(
            inline("**Ruling:** as in *MU-D1*, <see> `x` and [the deck](../deck.md).", ""),
            "<b>Ruling:</b> as in <em><a href=\"/rules/multiuniversum#MU-D1\"><code>MU-D1</code></a></em>, &lt;see&gt; <code>x</code> \
             and the deck."
        );
    }

    #[test]
    fn what_is_searched_is_found_and_marked() {
        let found = find(Language::English, GameId::Multiuniversum, " DISCARD ");
        assert!(found.iter().any(|rule| rule.id == "MU-T4") && found.iter().all(|rule| rule.id != "MU-P2"));
        assert_eq!(mark("Été & Discard", "discard"), "Été &amp; <mark>Discard</mark>");
        assert_eq!(find(Language::French, GameId::Multiverse, "nothing like it").len(), 0);
    }

    #[test]
    fn every_id_that_a_rule_names_is_there() {
        for language in Language::ALL {
            let pages = GameId::ALL.map(|game| body(language, &find(language, game, ""), "")).concat();
            for link in pages.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let id = link.split_once('#').unwrap().1;
                assert!(pages.contains(&format!("id=\"{id}\"")), "{id}");
            }
        }
    }
}
