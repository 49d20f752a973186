//! How dimensions and portals are drawn: by their keys, and those that nobody has drawn by what is known of them.

use wire::multiuniversum::PortalId;
use wire::multiuniversum::deck::{Deck, IconId};

use super::look::Look;

/// How a dimension is shown.
pub(super) enum Emblem<'a> {
    /// It has a drawing of ours, of this name.
    Drawn(&'a str),
    /// A deck of somebody's own may have dimensions that we never drew: letters of the name, and the class of a colour.
    Letters(String, String),
}

/// How many colours there are for dimensions that we never drew.
const COLOURS: usize = 10;

pub(super) fn emblem<'a>(look: &Look<'a>, icon: IconId) -> Emblem<'a> {
    let key = &look.deck().icon(icon).key;
    if Deck::default_deck().icons.iter().any(|ours| ours.key == *key) {
        return Emblem::Drawn(key);
    }
    let name = |icon| words::multiuniversum::in_language(look.words(), icon);
    let names: Vec<&str> = look.deck().icons.iter().map(|icon| name(&icon.name)).collect();
    let letters = letters(&names).swap_remove(icon.index());
    Emblem::Letters(letters, format!("dc-own{}", icon.index() % COLOURS))
}

/// So many letters of each name as tell it from the others: the first one, or that with another one; no two are alike.
fn letters(names: &[&str]) -> Vec<String> {
    let upper = |name: &&str| -> Vec<char> {
        name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_uppercase).collect()
    };
    let names: Vec<Vec<char>> = names.iter().map(upper).collect();
    let mut taken: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let is_alone = names.iter().filter(|other| other.first() == name.first()).count() == 1;
        let one = name.first().filter(|_| is_alone).map(char::to_string);
        let two = || {
            let mut pairs = name.iter().skip(1).map(|second| String::from_iter([name[0], *second]));
            pairs.find(|pair| !taken.contains(pair))
        };
        let letters = one.or_else(two).unwrap_or_else(|| format!("#{}", index + 1));
        taken.push(letters);
    }
    taken
}

/// The name of a portal's drawing. A deck of somebody's own may have portals that we never drew: they open on a place
/// in the light of their dimension, the wilder the more tools they ask for.
pub(super) fn drawing(deck: &Deck, portal: PortalId) -> String {
    let portal = deck.portal(portal);
    if Deck::default_deck().portals.iter().any(|ours| ours.key == portal.key) {
        format!("p-{}", portal.key)
    } else {
        format!("p-own-{}", portal.tier().word())
    }
}

/// The class that gives something the colour of a portal's dimension.
pub(super) fn dimension_class(look: &Look<'_>, portal: PortalId) -> String {
    match emblem(look, look.deck().portal(portal).icon) {
        Emblem::Drawn(key) => format!("dc-{key}"),
        Emblem::Letters(_, colour) => colour,
    }
}

#[cfg(test)]
mod tests {
    use super::letters;
    use crate::multiuniversum::HOME_PORTALS;
    use wire::multiuniversum::PortalId;
    use wire::multiuniversum::deck::{Deck, Tier};

    #[test]
    fn names_are_told_apart_by_as_few_letters_as_it_takes() {
        let names = ["Candy", "Deep sea", "Cat", "candy", "Éther", "C", "...", "Clockwork"];
        assert_eq!(letters(&names), ["CA", "D", "CT", "CN", "É", "#6", "#7", "CL"]);
        assert_eq!(letters(&["X", "X"]), ["#1", "#2"]);
    }

    #[test]
    fn everything_in_the_shipped_deck_is_drawn_and_so_is_every_tier_of_others() {
        let home = include_str!("../../art/home-portals.svg");
        let portals = format!("{home}{}", include_str!("../../art/portals.svg"));
        let kit = include_str!("../../art/kit.svg");
        let deck = Deck::default_deck();
        for portal in PortalId::all() {
            let drawing = super::drawing(deck, portal);
            assert!(portals.contains(&format!("<symbol id=\"{drawing}\"")), "{drawing}");
        }
        for portal in HOME_PORTALS {
            assert!(home.contains(&format!("<symbol id=\"p-{portal}\"")), "{portal}");
        }
        for icon in &deck.icons {
            assert!(kit.contains(&format!("<symbol id=\"d-{}\"", icon.key)), "{}", icon.key);
        }
        for tier in Tier::ALL {
            assert!(portals.contains(&format!("<symbol id=\"p-own-{}\"", tier.word())), "{tier:?}");
        }
    }
}
