//! Rule ids: what the rules pages state, tests show and code cites is one set.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr as _;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use regex::Regex;

use super::source::Source;

const PAGES: &str = "docs/rules/";

/// No page has so many rules under one letter. Tests that ask for a rule that is not there use such numbers.
const NEVER_A_RULE: u32 = 40;

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let (stated, mut faults) = stated_ids(sources);
    let (tests, unreadable) = tests(sources);
    faults.extend(unreadable);
    faults.extend(untested(&stated, &tests));
    faults.extend(misnamed(&stated, &tests));
    faults.extend(unknown_citations(&stated, sources));
    faults
}

/// The ids of all pages, and a fault for every id that a page lacks in one of its languages.
fn stated_ids(sources: &[Source]) -> (BTreeSet<String>, Vec<String>) {
    let row = pattern(r"(?m)^\| *(M[UV]-[A-Z][0-9]+) *\|");
    // `game.md` and `game.fr.md` are one page in two languages.
    let mut pages: BTreeMap<&str, Vec<(&str, BTreeSet<String>)>> = BTreeMap::new();
    for source in sources.iter().filter(|source| source.has_extension(&["md"])) {
        let Some(file) = source.path.strip_prefix(PAGES) else { continue };
        let game = file.split('.').next().unwrap_or(file);
        let ids = row.captures_iter(&source.text).map(|captures| captures[1].to_owned()).collect();
        pages.entry(game).or_default().push((&source.path, ids));
    }
    let mut faults = Vec::new();
    let mut stated = BTreeSet::new();
    for languages in pages.into_values() {
        let all: BTreeSet<String> = languages.iter().flat_map(|(_, ids)| ids).cloned().collect();
        for (path, ids) in languages {
            faults.extend(all.difference(&ids).map(|id| format!("{path}: rule {id} is missing")));
        }
        stated.extend(all);
    }
    (stated, faults)
}

/// The names of all test functions with their files, and a fault for every file that is not Rust.
fn tests(sources: &[Source]) -> (Vec<(String, &str)>, Vec<String>) {
    let (mut tests, mut faults) = (Vec::new(), Vec::new());
    for source in sources.iter().filter(|source| source.has_extension(&["rs"])) {
        match TokenStream::from_str(&source.text) {
            Ok(tokens) => {
                let mut names = Vec::new();
                collect_tests(tokens, &mut names);
                tests.extend(names.into_iter().map(|name| (name, source.path.as_str())));
            }
            Err(error) => faults.push(format!("{}: cannot be read as Rust: {error}", source.path)),
        }
    }
    (tests, faults)
}

/// Walks tokens rather than syntax, so that tests inside macros such as `proptest!` are found, too.
fn collect_tests(tokens: TokenStream, names: &mut Vec<String>) {
    let mut is_test = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                if let Some(TokenTree::Group(attribute)) = tokens.peek() {
                    is_test |= is_test_attribute(attribute);
                    tokens.next();
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                if let (true, Some(TokenTree::Ident(name))) = (is_test, tokens.peek()) {
                    names.push(name.to_string());
                }
                is_test = false;
            }
            TokenTree::Group(group) => collect_tests(group.stream(), names),
            _ => {}
        }
    }
}

/// True for `[test]`, `[tokio::test]`, `[tokio::test(…)]`.
fn is_test_attribute(attribute: &Group) -> bool {
    let path = attribute.stream().into_iter().take_while(|token| !matches!(token, TokenTree::Group(_)));
    let last_word =
        path.filter_map(|token| if let TokenTree::Ident(word) = token { Some(word) } else { None });
    attribute.delimiter() == Delimiter::Bracket && last_word.last().is_some_and(|word| word == "test")
}

fn untested(stated: &BTreeSet<String>, tests: &[(String, &str)]) -> Vec<String> {
    let is_tested = |id: &&String| tests.iter().any(|(name, _)| name.starts_with(&test_prefix(id)));
    let fault = |id: &String| format!("rule {id} has no test: none is called {}…", test_prefix(id));
    stated.iter().filter(|id| !is_tested(id)).map(fault).collect()
}

/// How the names of an id's tests start: `MU-T4` gives `mu_t04_`.
fn test_prefix(id: &str) -> String {
    let letters = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &id[letters.len()..];
    format!("{}{number:0>2}_", letters.to_lowercase().replace('-', "_"))
}

/// The tests that are named like a rule's, though no rule has that name.
fn misnamed(stated: &BTreeSet<String>, tests: &[(String, &str)]) -> Vec<String> {
    let claim = pattern("^m[uv]_[a-z][0-9]");
    let names_rule = |name: &str| stated.iter().any(|id| name.starts_with(&test_prefix(id)));
    tests
        .iter()
        .filter(|(name, _)| claim.is_match(name) && !names_rule(name))
        .map(|(name, path)| format!("{path}: test {name} is named after a rule that no page states"))
        .collect()
}

fn unknown_citations(stated: &BTreeSet<String>, sources: &[Source]) -> Vec<String> {
    let citation = pattern(r"\b(M[UV]-[A-Z])0*([0-9]+)\b");
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.has_extension(&["rs", "ftl"])) {
        for (number, line) in source.numbered_lines() {
            for cited in citation.captures_iter(line) {
                let may_be_a_rule = cited[2].parse().is_ok_and(|number: u32| number < NEVER_A_RULE);
                if may_be_a_rule && !stated.contains(&format!("{}{}", &cited[1], &cited[2])) {
                    faults.push(format!("{}:{number}: no page states rule {}", source.path, &cited[0]));
                }
            }
        }
    }
    faults
}

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is well formed")
}

#[cfg(test)]
mod tests {
    use super::super::source::Source;
    use super::{faults, test_prefix};

    const PAGE: &str = "| id | rule |\n|---|---|\n| MU-T4 | Discard, see MU-A1. |\n";

    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let source = |(path, text): &(&str, &str)| Source { path: (*path).into(), text: (*text).into() };
        let sources: Vec<Source> = files.iter().map(source).collect();
        assert_eq!(faults(&sources), expected);
    }

    #[test]
    fn a_test_shows_its_rule() {
        assert_eq!(test_prefix("MU-T4"), "mu_t04_");
        for test in [
            "mod tests { #[test] fn mu_t04_discard() {} }",
            "proptest! { /// Why.\n #[test]\n fn mu_t04_discard(seed in 0u64..9) {} }",
            "#[tokio::test(start_paused = true)] pub async fn mu_t04_discard() {}",
        ] {
            check(&[("docs/rules/mu.md", PAGE), ("a.rs", test)], &[]);
        }
    }

    #[test]
    fn what_is_no_test_shows_nothing() {
        for text in [
            "fn mu_t04_discard() {}",
            "// #[test] fn mu_t04_discard() {}",
            "const TEXT: &str = \"#[test] fn mu_t04_discard() {}\";",
            "#[cfg(test)] fn mu_t04_discard() {}",
            "#[test] fn other() { fn mu_t04_discard() {} }",
        ] {
            check(
                &[("docs/rules/mu.md", PAGE), ("a.rs", text)],
                &["rule MU-T4 has no test: none is called mu_t04_…"],
            );
        }
    }

    #[test]
    fn a_rule_is_named_with_two_digits() {
        for name in ["mu_t4_discard", "mu_t041_discard", "mu_t04"] {
            check(
                &[("docs/rules/mu.md", PAGE), ("a.rs", &format!("#[test] fn {name}() {{}}"))],
                &[
                    "rule MU-T4 has no test: none is called mu_t04_…",
                    &format!("a.rs: test {name} is named after a rule that no page states"),
                ],
            );
        }
    }

    #[test]
    fn an_unknown_rule_is_neither_tested_nor_cited() {
        let unknown = ["MU", "-Z9"].concat();
        let code =
            format!("#[test] fn mu_t04_a() {{}}\n#[test] fn mu_z09_b() {{}}\n// {unknown}, MU-T04, MU-T99");
        check(
            &[("docs/rules/mu.md", PAGE), ("a.rs", &code), ("b.ftl", &format!("key = {unknown}"))],
            &[
                "a.rs: test mu_z09_b is named after a rule that no page states",
                &format!("a.rs:3: no page states rule {unknown}"),
                &format!("b.ftl:1: no page states rule {unknown}"),
            ],
        );
    }

    #[test]
    fn a_translation_states_the_same_rules() {
        check(
            &[
                ("docs/rules/mu.md", PAGE),
                ("docs/rules/mu.fr.md", "| id |\n"),
                ("a.rs", "#[test] fn mu_t04_a() {}"),
            ],
            &["docs/rules/mu.fr.md: rule MU-T4 is missing"],
        );
    }
}
