//! `manyworlds rules`

use anyhow::{Context as _, bail};
use console::style;
use games::GameId;
use words::{Rule, Words, rules, rules_page};

use crate::markdown;
use crate::output::{print, width, wrapped};

/// Print the rules of a game, or one of them
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: multiuniversum or multiverse
    game: GameId,

    /// Only the rule with this id, such as MU-T4 or MV-T3
    id: Option<String>,

    /// As it is written, in Markdown
    #[arg(long)]
    markdown: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    show(args.game.name(), args.id.as_deref(), args.markdown, words)
}

/// Prints the rules of a game, or one of them.
pub(crate) fn show(game: &str, id: Option<&str>, as_markdown: bool, words: &Words) -> anyhow::Result<()> {
    match id {
        None => page(game, as_markdown, words),
        Some(id) => one(game, id, as_markdown, words),
    }
}

fn page(game: &str, as_markdown: bool, words: &Words) -> anyhow::Result<()> {
    let page = rules_page(words.language(), game).with_context(|| format!("{game} has no rules page yet"))?;
    if as_markdown { print(page) } else { print(&markdown::page(page, width())) }
}

fn one(game: &str, id: &str, as_markdown: bool, words: &Words) -> anyhow::Result<()> {
    let all: Vec<Rule> = rules(words.language(), game).collect();
    let found = words::rule(words.language(), id).filter(|rule| all.contains(rule));
    let Some(rule) = found else {
        let id: String = id.chars().take(20).collect();
        match closest(&id, &all) {
            Some(other) => bail!("{game} has no rule “{id}”; the closest is {other}"),
            None => bail!("{game} has no rule “{id}”; `manyworlds rules {game}` prints them all"),
        }
    };
    if as_markdown {
        return print(&format!("| {} | {} |\n", rule.id, rule.text));
    }
    let text = wrapped(&markdown::inline(rule.text), width(), &format!("{}  ", style(rule.id).bold()));
    print(&format!("{}\n\n{text}\n", style(rule.section).bold()))
}

/// The id that looks most like what was typed, if one does.
fn closest(typed: &str, all: &[Rule]) -> Option<&'static str> {
    let typed = typed.to_ascii_uppercase().replace('_', "-");
    let apart = |rule: &&Rule| strsim::damerau_levenshtein(&typed, rule.id);
    all.iter().min_by_key(apart).filter(|rule| apart(rule) <= 2).map(|rule| rule.id)
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_the_rule() {
        let all: Vec<Rule> = rules(Language::English, "multiuniversum").collect();
        let check = |typed, expected| assert_eq!(closest(typed, &all), expected, "{typed}");
        check("MU-T", Some("MU-T1"));
        check("mu_t44", Some("MU-T4"));
        check("UM-E6", Some("MU-E6"));
        check("chess", None);
        check("", None);
    }
}
