//! Classes: those that the client wears, and those that style sheets, browser tests and its own selectors ask for, are
//! one set.
//!
//! A misspelt class is silent: a rule that nothing has, or an element that nobody styles. Words cannot tell it from a
//! class that stands on another element, so a rule for the wrong one of two classes passes.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr as _;
use std::sync::LazyLock;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use regex::Regex;

use super::source::Source;

const SHEETS: &str = "crates/web/static/";
const CLIENT: &str = "crates/web/";
/// Browser tests find elements by their classes, too.
const STORIES: &str = "crates/browser-tests/";

/// Classes that are put together from a stem and a word or a number.
struct Family {
    stem: &'static str,
    /// The file that puts them together: the stem is there, with a gap of a format string behind it.
    built_in: &'static str,
}

/// All families of the client.
const FAMILIES: &[Family] = &[
    Family::new("at", "crates/web/src/multiuniversum/hand.rs"),
    Family::new("b", "crates/web/src/multiuniversum/cards.rs"),
    Family::new("c", "crates/web/src/multiuniversum/parts.rs"),
    Family::new("dc-", "crates/web/src/multiuniversum/emblem.rs"),
    Family::new("e", "crates/web/src/multiuniversum/cards.rs"),
    Family::new("g", "crates/web/src/multiuniversum/cards.rs"),
    Family::new("g", "crates/web/src/eureka/day.rs"),
    Family::new("k", "crates/web/src/multiverse/seats.rs"),
    Family::new("l", "crates/web/src/multiuniversum/parts.rs"),
    Family::new("n", "crates/web/src/multiuniversum/finale.rs"),
    Family::new("of", "crates/web/src/multiverse/screen.rs"),
    Family::new("p", "crates/web/src/review/people.rs"),
    Family::new("row", "crates/web/src/multiuniversum/hand.rs"),
    Family::new("s", "crates/web/src/review/people.rs"),
    Family::new("st", "crates/web/src/multiuniversum/stage.rs"),
    Family::new("tt-", "crates/web/src/multiuniversum/cards.rs"),
];

/// The name of a game is a class of what belongs to it.
const GAMES: [&str; 2] = ["multiuniversum", "multiverse"];

/// A class in a selector.
static NAMED: LazyLock<Regex> = LazyLock::new(|| pattern(r"\.([A-Za-z_][A-Za-z0-9_-]*)"));
/// An attribute `class` in markup.
static ATTRIBUTE: LazyLock<Regex> = LazyLock::new(|| pattern(r#"class="([^"]*)""#));
/// A gap of a format string that takes the next argument.
static GAP: LazyLock<Regex> = LazyLock::new(|| pattern(r"\{(:[^{}]*)?\}"));
/// The end of a line that goes on, with the spaces before the next one.
static LINE_END: LazyLock<Regex> = LazyLock::new(|| pattern(r"\\\n\s*"));

/// The classes of the client's sources.
#[derive(Default)]
struct Worn {
    /// Classes in an attribute `class`, each with its file.
    surely: BTreeMap<String, String>,
    /// Words that may become a class: plain strings that are handed on.
    perhaps: BTreeSet<String>,
    /// Beginnings of classes that are put together, each with its file.
    stems: BTreeMap<String, String>,
}

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    faults_among(sources, FAMILIES)
}

fn faults_among(sources: &[Source], families: &[Family]) -> Vec<String> {
    let mut styled = BTreeMap::new();
    let (mut worn, mut hooks) = (Worn::default(), BTreeSet::new());
    for source in sources {
        let path = source.path.as_str();
        if path.starts_with(SHEETS) && source.has_extension(&["css"]) {
            for class in selected(&source.text) {
                styled.entry(class).or_insert(path);
            }
        } else if path.starts_with(CLIENT) && source.has_extension(&["rs"]) {
            // A file that is not Rust is a fault elsewhere.
            let tokens = TokenStream::from_str(&source.text).unwrap_or_default();
            Reader { worn: &mut worn, hooks: &mut hooks, path }.read(tokens);
        } else if path.starts_with(CLIENT) && source.has_extension(&["html", "svg"]) {
            Reader { worn: &mut worn, hooks: &mut hooks, path }.markup(&source.text);
        } else if path.starts_with(STORIES) && source.has_extension(&["rs"]) {
            let tokens = TokenStream::from_str(&source.text).unwrap_or_default();
            hooks.extend(strings(tokens).iter().flat_map(|text| named(text)));
        } else if path.starts_with(CLIENT) && source.has_extension(&["js"]) {
            hooks.extend(named(&source.text));
        }
    }
    let is_of = |class: &str| GAMES.contains(&class) || families.iter().any(|family| family.has(class));
    let unworn = styled
        .iter()
        .filter(|(class, _)| {
            !worn.surely.contains_key(*class) && !worn.perhaps.contains(*class) && !is_of(class)
        })
        .map(|(class, sheet)| format!("{sheet}: nothing has the class .{class}"));
    let unasked =
        worn.surely.iter().filter(|(class, _)| !styled.contains_key(*class) && !hooks.contains(*class)).map(
            |(class, path)| format!("{path}: no style sheet and no browser test knows the class {class}"),
        );
    let undeclared = worn
        .stems
        .iter()
        .filter(|(stem, _)| !families.iter().any(|family| family.stem == *stem))
        .map(|(stem, path)| format!("{path}: the classes {stem}… are no declared family"));
    let mut faults: Vec<String> = unworn.chain(unasked).chain(undeclared).collect();
    for family in families {
        let Family { stem, built_in } = family;
        let built = format!("{stem}{{");
        let place = sources.iter().find(|source| source.path == *built_in);
        if !place.is_some_and(|place| place.text.contains(&built)) {
            faults.push(format!("{built_in}: it does not build the classes {stem}…"));
        }
        if !styled.keys().any(|class| family.has(class)) {
            faults.push(format!("{built_in}: no style sheet knows the classes {stem}…"));
        }
    }
    faults
}

impl Family {
    const fn new(stem: &'static str, built_in: &'static str) -> Self {
        Self { stem, built_in }
    }

    /// A stem that ends with a hyphen is followed by a word, any other by a number.
    fn has(&self, class: &str) -> bool {
        class.strip_prefix(self.stem).is_some_and(|rest| {
            !rest.is_empty()
                && (self.stem.ends_with('-') || rest.bytes().all(|letter| letter.is_ascii_digit()))
        })
    }
}

/// The classes in the selectors of a style sheet.
fn selected(sheet: &str) -> BTreeSet<String> {
    let plain = pattern(r"(?s)/\*.*?\*/").replace_all(sheet, "");
    let rules = pattern(r"([^{};]*)\{");
    rules
        .captures_iter(&plain)
        .map(|rule| rule.get(1).map_or("", |prelude| prelude.as_str().trim()).to_owned())
        .filter(|prelude| !prelude.starts_with('@'))
        .flat_map(|prelude| named(&prelude))
        .collect()
}

/// The classes that a text names as selectors do, with a dot.
fn named(text: &str) -> BTreeSet<String> {
    NAMED.captures_iter(text).map(|class| class[1].to_owned()).collect()
}

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is well formed")
}

/// Takes the classes out of one file.
struct Reader<'a> {
    worn: &'a mut Worn,
    hooks: &'a mut BTreeSet<String>,
    path: &'a str,
}

impl Reader<'_> {
    /// Walks tokens rather than syntax: most of the client stands inside macros.
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut rest = &tokens[..];
        while let [first, after @ ..] = rest {
            rest = after;
            match (first, after) {
                // An attribute; unit tests wear nothing.
                (TokenTree::Punct(mark), [TokenTree::Group(attribute), item @ ..])
                    if mark.as_char() == '#' && attribute.delimiter() == Delimiter::Bracket =>
                {
                    rest = if attribute.stream().to_string().replace(' ', "") == "cfg(test)" {
                        let end = item.iter().position(is_block);
                        &item[end.map_or(item.len(), |end| end + 1)..]
                    } else {
                        item
                    };
                }
                (TokenTree::Ident(word), [TokenTree::Punct(mark), value @ ..])
                    if word == "class" && matches!(mark.as_char(), '=' | ':') =>
                {
                    self.attribute(mark.as_char(), value);
                }
                (TokenTree::Ident(word), [TokenTree::Punct(mark), TokenTree::Group(arguments), ..])
                    if mark.as_char() == '!' && ["format", "write"].iter().any(|it| word == it) =>
                {
                    self.template(arguments);
                }
                (TokenTree::Literal(literal), _) => {
                    if let Some(text) = string(&literal.to_string()) {
                        self.text(&text);
                    }
                }
                (TokenTree::Group(group), _) => self.read(group.stream()),
                _ => {}
            }
        }
    }

    /// `class="a b"`, `class=format!("a {}", …)`, `class=move || if … { "a" } else { "b" }`, `class:a-b=…`.
    fn attribute(&mut self, mark: char, value: &[TokenTree]) {
        match value {
            [TokenTree::Literal(literal), ..] => {
                if let Some(text) = string(&literal.to_string()) {
                    self.classes(&text);
                }
            }
            [TokenTree::Ident(word), TokenTree::Punct(_), TokenTree::Group(arguments), ..]
                if word == "format" =>
            {
                if let Some(text) = strings(arguments.stream()).first() {
                    self.classes(text);
                }
            }
            [TokenTree::Ident(word), ..] if mark == '=' && (word == "move" || word == "if") => {
                let end = |token: &TokenTree| matches!(token, TokenTree::Punct(end) if ">;".contains(end.as_char()));
                for token in value.iter().take_while(|token| !end(token)) {
                    if let TokenTree::Group(group) = token {
                        for text in strings(group.stream()) {
                            self.classes(&text);
                        }
                    }
                }
            }
            [TokenTree::Ident(word), after @ ..] if mark == ':' => {
                let mut name = word.to_string();
                let mut after = after;
                while let [TokenTree::Punct(hyphen), TokenTree::Ident(word), rest @ ..] = after
                    && hyphen.as_char() == '-'
                {
                    name = format!("{name}-{word}");
                    after = rest;
                }
                if matches!(after, [TokenTree::Punct(is), ..] if is.as_char() == '=') {
                    self.classes(&name);
                }
            }
            _ => {}
        }
    }

    /// Strings that fill the gaps in an attribute `class` of a template: `format!("<i class=\"{}\">", when(on, "lit"))`.
    fn template(&mut self, arguments: &Group) {
        let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
        for token in arguments.stream() {
            if matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ',') {
                parts.push(Vec::new());
            } else if let Some(part) = parts.last_mut() {
                part.push(token);
            }
        }
        let mut parts = parts.into_iter();
        let template = parts.find_map(|part| match &part[..] {
            [TokenTree::Literal(literal)] => string(&literal.to_string()),
            _ => None,
        });
        let Some(template) = template else { return };
        for (found, part) in GAP.find_iter(&template).zip(parts) {
            if is_whole_class(&template, found.start(), found.end()) {
                for text in strings(part.into_iter().collect()) {
                    self.classes(&text);
                }
            }
        }
    }

    /// A text of the client: markup, a selector, or a word that may become a class.
    fn text(&mut self, text: &str) {
        let is_words = |letter: u8| letter.is_ascii_alphanumeric() || b" -_{}".contains(&letter);
        if text.contains('<') || text.contains("class=") {
            self.markup(text);
        } else if text.bytes().all(is_words) {
            self.worn.perhaps.extend(text.split([' ', '{', '}']).map(str::to_owned));
        } else {
            self.hooks.extend(named(text));
        }
    }

    fn markup(&mut self, text: &str) {
        for attribute in ATTRIBUTE.captures_iter(text) {
            self.classes(&attribute[1]);
        }
    }

    /// The words of an attribute `class`, in which `{…}` is a gap.
    fn classes(&mut self, attribute: &str) {
        // Markup is read on its own.
        if attribute.contains(['<', '=']) {
            return;
        }
        for word in attribute.split_whitespace() {
            let path = || self.path.to_owned();
            match word.split_once('{') {
                None => drop(self.worn.surely.entry(word.to_owned()).or_insert_with(path)),
                Some(("", _)) => {}
                Some((stem, _)) => drop(self.worn.stems.entry(stem.to_owned()).or_insert_with(path)),
            }
        }
    }
}

/// Whether these bytes lie in an attribute `class`, with nothing but spaces or other gaps beside them.
fn is_whole_class(template: &str, start: usize, end: usize) -> bool {
    const BEGIN: &str = "class=\"";
    let before = &template[..start];
    let inside = before.rfind(BEGIN).is_some_and(|at| !before[at + BEGIN.len()..].contains('"'));
    inside && before.ends_with([' ', '"', '}']) && template[end..].starts_with([' ', '"', '{'])
}

fn is_block(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// All strings among the tokens.
fn strings(tokens: TokenStream) -> Vec<String> {
    let mut all = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Literal(literal) => all.extend(string(&literal.to_string())),
            TokenTree::Group(group) => all.extend(strings(group.stream())),
            _ => {}
        }
    }
    all
}

/// The text of a string as it is written in Rust; nothing for any other literal.
fn string(written: &str) -> Option<String> {
    if let Some(raw) = written.strip_prefix('r') {
        return Some(raw.trim_matches('#').strip_prefix('"')?.strip_suffix('"')?.to_owned());
    }
    let inside = written.strip_prefix('"')?.strip_suffix('"')?;
    let joined = LINE_END.replace_all(inside, "");
    Some(joined.replace("\\\"", "\"").replace("\\n", " "))
}

#[cfg(test)]
mod tests {
    use super::super::source::Source;
    use super::{Family, faults_among};

    const SHEET: &str = "crates/web/static/a.css";
    const CODE: &str = "crates/web/src/a.rs";

    fn check(files: &[(&str, &str)], families: &[Family], expected: &[&str]) {
        let source = |(path, text): &(&str, &str)| Source { path: (*path).into(), text: (*text).into() };
        let sources: Vec<Source> = files.iter().map(source).collect();
        assert_eq!(faults_among(&sources, families), expected);
    }

    #[test]
    fn a_rule_for_a_class_that_nothing_has_is_a_fault() {
        let sheet = "/* .gone */ @media (min-width: 1.5em) { .lab > li.quietbb:hover { margin: .5em } }";
        let code =
            r#"fn a() -> String { format!("<div class=\"lab\"><li class=\"quietb\">.quietbb</li></div>") }"#;
        check(
            &[(SHEET, sheet), (CODE, code)],
            &[],
            &[
                "crates/web/static/a.css: nothing has the class .quietbb",
                "crates/web/src/a.rs: no style sheet and no browser test knows the class quietb",
            ],
        );
        check(&[(SHEET, ".lab .quietb {}"), (CODE, code)], &[], &[]);
    }

    #[test]
    fn a_class_is_found_wherever_it_is_put_on() {
        for code in [
            r#"fn a() { view! { <i class="lit off" /> } }"#,
            r#"fn a() { view! { <i class=move || if on { "lit" } else { "off" } /> } }"#,
            "fn a() { view! { <i class:lit=on class:off=!on /> } }",
            r#"fn a() { view! { <i class=format!("lit off {more}") /> } }"#,
            r#"fn a() { format!("<i id=\"{}\" class=\"{} {more}\">", 1, if on { "lit" } else { "off" }) }"#,
            "fn a() { format!(\"<i id=\\\"b\\\" \\\n    class=\\\"lit \\\n    off\\\">\") }",
        ] {
            check(&[(SHEET, ".lit, .off {}"), (CODE, code)], &[], &[]);
            let faults = [
                "crates/web/src/a.rs: no style sheet and no browser test knows the class lit",
                "crates/web/src/a.rs: no style sheet and no browser test knows the class off",
            ];
            check(&[(CODE, code)], &[], &faults);
        }
    }

    #[test]
    fn a_word_that_is_handed_on_may_be_a_class() {
        let code =
            r#"fn a() { button("act big", "No more of this.") } fn button(class: &str, text: &str) {}"#;
        check(&[(SHEET, ".act.big {}"), (CODE, code)], &[], &[]);
        check(
            &[(SHEET, ".more {}"), (CODE, code)],
            &[],
            &["crates/web/static/a.css: nothing has the class .more"],
        );
    }

    #[test]
    fn comments_and_unit_tests_wear_nothing() {
        let code = "/// lit\nfn a() {} // \"lit\"\n#[cfg(test)] mod tests { const A: &str = \"lit\"; }";
        check(
            &[(SHEET, ".lit {}"), (CODE, code)],
            &[],
            &["crates/web/static/a.css: nothing has the class .lit"],
        );
    }

    #[test]
    fn a_class_may_be_a_hook_of_a_browser_test_or_of_the_client() {
        let code = r#"const A: &str = "<i class=\"held\">";"#;
        let stories = "fn a() { stage.find(\"#b .held\") }";
        check(&[(CODE, code), ("crates/browser-tests/tests/a.rs", stories)], &[], &[]);
        let selector = r#"fn b() { root.closest(".held, .lit") }"#;
        check(&[(CODE, code), ("crates/web/src/b.rs", selector)], &[], &[]);
        // A method is no selector.
        check(
            &[(CODE, code), ("crates/browser-tests/tests/a.rs", "fn a() { b.held() }")],
            &[],
            &["crates/web/src/a.rs: no style sheet and no browser test knows the class held"],
        );
    }

    #[test]
    fn drawings_and_pages_wear_classes_too() {
        let files = [(SHEET, ".art .l-fr {}"), ("crates/web/art/a.svg", r#"<g class="art l-fr"/>"#)];
        check(&files, &[], &[]);
    }

    #[test]
    fn classes_that_are_put_together_are_a_declared_family() {
        let code = r#"fn a() { format!("<i class=\"tt-{} c{k}\">", tool.word()) }"#;
        let files = [(SHEET, ".tt-net, .c0, .c12 {}"), (CODE, code)];
        check(&files, &[Family::new("tt-", CODE), Family::new("c", CODE)], &[]);
        check(
            &files,
            &[Family::new("tt-", CODE)],
            &[
                "crates/web/static/a.css: nothing has the class .c0",
                "crates/web/static/a.css: nothing has the class .c12",
                "crates/web/src/a.rs: the classes c… are no declared family",
            ],
        );
        let words = [(SHEET, ".tt-net, .cat {}"), (CODE, code)];
        check(
            &words,
            &[Family::new("tt-", CODE), Family::new("c", CODE), Family::new("row", CODE)],
            &[
                "crates/web/static/a.css: nothing has the class .cat",
                "crates/web/src/a.rs: no style sheet knows the classes c…",
                "crates/web/src/a.rs: it does not build the classes row…",
                "crates/web/src/a.rs: no style sheet knows the classes row…",
            ],
        );
    }
}
