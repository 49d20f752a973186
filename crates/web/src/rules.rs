//! The rules of a game: every rule with its id, our rulings marked, and a search.

use std::ops::Range;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::games::GameId;
use words::{Language, Rule};

use crate::app::link;
use crate::client::Client;
use crate::focus;
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
    let nothing = move || {
        let words = client.words();
        let said = words.text_with("rules-none", &[("text", query.get().trim().to_owned().into())]);
        let clear = move |_| {
            query.set(String::new());
            focus::first(&["#search-rules"]);
        };
        found.with(Vec::is_empty).then(|| {
            view! {
                <div class="nothing">
                    <p>{said}</p>
                    <button class="btn" id="all-rules" on:click=clear>{words.text("rules-all")}</button>
                </div>
            }
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
                    prop:value=query
                    on:input:target=move |event| query.set(event.target().value())
                />
                <p class="dim" role="status">{tally}</p>
                <div class="sections" inner_html=move || found.with(|found| sections(found))></div>
            </nav>
            <article>
                <h1>{move || words::game(client.words(), game.name())}</h1>
                <p class="dim">{move || client.words().text("rules-about")}</p>
                {nothing}
                <div inner_html=move || found.with(|found| body(client.language.get(), found, &query.get()))></div>
            </article>
        </main>
    }
    .into_any()
}

/// The rules that speak of something; all if nothing is asked for.
fn find(language: Language, game: GameId, query: &str) -> Vec<Rule> {
    let query = fold(query.trim()).0;
    let speaks =
        |rule: &Rule| [rule.id, rule.section, rule.text].iter().any(|text| fold(text).0.contains(&query));
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

/// Ids of other rules become links to them; what is searched is marked in what stands between them, as it may be more
/// than one word.
fn linked(text: &str, query: &str) -> String {
    let is_id = |word: &str| {
        let number = word.strip_prefix("MU-").or_else(|| word.strip_prefix("MV-")).unwrap_or_default();
        number.starts_with(|letter: char| letter.is_ascii_uppercase())
            && number.ends_with(|letter: char| letter.is_ascii_digit())
    };
    let (mut html, mut between, mut end) = (String::new(), 0, 0);
    for word in text.split_inclusive(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')) {
        let id = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
        if is_id(id) {
            // A rule may name one of the other game.
            let game = if id.starts_with("MU") { GameId::Multiuniversum } else { GameId::Multiverse };
            let address = Place::Rules(game).address();
            html += &mark(&text[between..end], query);
            html += &[r#"<a href=""#, &address, "#", id, r#""><code>"#, id, "</code></a>"].concat();
            between = end + id.len();
        }
        end += word.len();
    }
    html + &mark(&text[between..], query)
}

/// The text with what was searched marked.
fn mark(text: &str, query: &str) -> String {
    let query = fold(query.trim()).0;
    let (folded, places) = fold(text);
    let (mut html, mut end) = (String::new(), 0);
    if !query.is_empty() {
        for (start, found) in folded.match_indices(&query) {
            // Half of an œ is all of it.
            let from = places[start].start.max(end);
            let to = places[start + found.len() - 1].end;
            html += &[&*esc(&text[end..from]), "<mark>", &esc(&text[from..to]), "</mark>"].concat();
            end = to;
        }
    }
    html + &esc(&text[end..])
}

/// A text as it is searched, and which letter of it each byte comes from: small letters, no accents, no signs of
/// Markdown. Few have a keyboard with every letter of every language.
fn fold(text: &str) -> (String, Vec<Range<usize>>) {
    let (mut folded, mut places) = (String::new(), Vec::new());
    for (start, letter) in text.char_indices() {
        for small in letter.to_lowercase() {
            match small {
                'à' | 'â' | 'ä' => folded.push('a'),
                'æ' => folded.push_str("ae"),
                'ç' => folded.push('c'),
                'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
                'î' | 'ï' => folded.push('i'),
                'ô' | 'ö' => folded.push('o'),
                'œ' => folded.push_str("oe"),
                'ù' | 'û' | 'ü' => folded.push('u'),
                '’' => folded.push('\''),
                '\u{a0}' | '\u{202f}' => folded.push(' '),
                '*' | '`' => {}
                other => folded.push(other),
            }
        }
        places.resize(folded.len(), start..start + letter.len_utf8());
    }
    (folded, places)
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
    fn accents_and_ids_are_not_in_the_way_of_what_is_searched() {
        let ids = |query| {
            let found = find(Language::French, GameId::Multiuniversum, query);
            found.iter().map(|rule| rule.id).collect::<Vec<_>>()
        };
        assert!(!ids("defausse").is_empty());
        assert_eq!(ids("defausse"), ids("DÉFAUSSE"));
        assert_eq!(
            mark("Sa Défausse, la défausse", "defausse"),
            "Sa <mark>Défausse</mark>, la <mark>défausse</mark>"
        );
        assert_eq!(mark("Un cœur d’or", "coeur d'or"), "Un <mark>cœur d’or</mark>");
        assert_eq!(mark("œuf", "o"), "<mark>œ</mark>uf");
        assert_eq!(
            linked("les deux mots, MU-D1, deux mots", "deux mots"),
            "les <mark>deux mots</mark>, <a href=\"/rules/multiuniversum#MU-D1\"><code>MU-D1</code></a>, <mark>deux mots</mark>"
        );
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
