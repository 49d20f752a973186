//! The rules pages, whole or rule by rule.

use crate::Language;

/// One rule of a rules page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `MU-T4`.
    pub id: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// Its text, in Markdown.
    pub text: &'static str,
    /// Whether some of it is a ruling: our choice where the books are silent or disagree.
    pub ruling: bool,
}

/// The games that have a rules page.
const GAMES: [&str; 2] = ["multiuniversum", "multiverse"];

/// The rules page of a game, in Markdown.
pub fn rules_page(language: Language, game: &str) -> Option<&'static str> {
    match (game, language) {
        ("multiuniversum", Language::English) => Some(include_str!("../../../docs/rules/multiuniversum.md")),
        ("multiuniversum", Language::French) => {
            Some(include_str!("../../../docs/rules/multiuniversum.fr.md"))
        }
        ("multiverse", Language::English) => Some(include_str!("../../../docs/rules/multiverse.md")),
        ("multiverse", Language::French) => Some(include_str!("../../../docs/rules/multiverse.fr.md")),
        _ => None,
    }
}

/// All rules of a game, in the order of the page; none if the game has no page.
pub fn rules(language: Language, game: &str) -> impl Iterator<Item = Rule> + use<> {
    let mut section = "";
    rules_page(language, game).unwrap_or_default().lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading;
        }
        let (id, text) = line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | ")?;
        Id::read(id)?;
        let ruling = text.contains(match language {
            Language::English => "**Ruling",
            Language::French => "**Décision",
        });
        Some(Rule { id, section, text, ruling })
    })
}

/// The rule with this id, however it is typed: `MU-T4`, `mu-t4`, `MU-T04` and a test's `mu_t04` are the same.
pub fn rule(language: Language, id: &str) -> Option<Rule> {
    let id = Id::read(id)?;
    GAMES
        .into_iter()
        .flat_map(|game| rules(language, game))
        .find(|rule| Id::read(rule.id).as_ref() == Some(&id))
}

/// The parts of an id such as `MU-T4`.
#[derive(PartialEq)]
struct Id {
    game: String,
    chapter: String,
    number: u16,
}

impl Id {
    fn read(text: &str) -> Option<Self> {
        let (game, rest) = text.trim().split_once(['-', '_'])?;
        let (chapter, number) = rest.split_at(rest.find(|c: char| c.is_ascii_digit())?);
        let letters = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphabetic());
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        (letters(game) && letters(chapter) && digits).then_some(())?;
        let number = number.parse().ok()?;
        Some(Self { game: game.to_ascii_uppercase(), chapter: chapter.to_ascii_uppercase(), number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_however_its_id_is_typed() {
        let rule_of = |id| rule(Language::English, id).map(|rule| rule.id);
        for typed in ["MU-T4", "mu-t4", "MU-T04", "Mu-t004", " mu_t04 "] {
            assert_eq!(rule_of(typed), Some("MU-T4"), "{typed}");
        }
        assert_eq!(rule_of("mv_t04"), Some("MV-T4"), "the games do not mix");
        for typed in
            ["", "MU", "MU-", "MU-T", "MU-T99", "T4", "MU-T4x", "MU-4", "-T4", "MU-T99999999", "é-é4"]
        {
            assert_eq!(rule_of(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_rule_knows_its_section_and_whether_it_is_a_ruling() {
        let discard = rule(Language::English, "MU-T4").unwrap();
        assert_eq!((discard.section, discard.ruling), ("A turn", false));
        assert!(discard.text.starts_with("Discard: "), "{}", discard.text);
        let useless = rule(Language::French, "MU-T8").unwrap();
        assert_eq!((useless.section, useless.ruling), ("Le tour", true));
    }

    #[test]
    fn both_pages_have_the_same_rules_and_rulings() {
        for game in GAMES {
            let list =
                |language| rules(language, game).map(|rule| (rule.id, rule.ruling)).collect::<Vec<_>>();
            let english = list(Language::English);
            assert!(english.len() > 30, "{english:?}");
            assert_eq!(english, list(Language::French));
        }
    }

    #[test]
    fn every_table_row_of_a_page_is_a_rule_and_no_id_comes_twice() {
        for (language, game) in
            Language::ALL.into_iter().flat_map(|language| GAMES.map(|game| (language, game)))
        {
            let page = rules_page(language, game).unwrap();
            let row = |line: &&str| line.starts_with("| ") && !line.starts_with("| id |");
            let mut ids: Vec<_> = rules(language, game).map(|rule| rule.id).collect();
            assert_eq!(ids.len(), page.lines().filter(row).count());
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
        }
        assert_eq!(rules_page(Language::English, "chess"), None);
    }
}
