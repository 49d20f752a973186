//! Who won.

use engine::{Seat, Viewer};

use crate::{Names, Words};

/// Who won, from the places of all participants (1 is first; equal places are shared).
///
/// Nobody shares a victory with the virtual player of a solo game: that is a draw (MU-V5).
pub fn result(words: &Words, names: &Names, places: &[u8], viewer: Viewer) -> String {
    let winners: Vec<Seat> =
        (0..places.len()).filter(|&index| places[index] == 1).map(Seat::from_index).collect();
    let others: Vec<Seat> = winners.iter().copied().filter(|&seat| !viewer.is(seat)).collect();
    match (&winners[..], &others[..]) {
        ([_], []) => words.text("result-you"),
        ([winner], _) => words.text_with("result-one", &[("name", names.first(words, *winner).into())]),
        ([], _) => words.text("result-draw"),
        _ if winners.iter().any(|&seat| names.is_machine(seat)) => words.text("result-draw"),
        _ => {
            let key = if others.len() < winners.len() { "result-shared-you" } else { "result-shared" };
            words.text_with(key, &[("names", names.list(words, others).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn check(names: &Names, places: &[u8], viewer: Viewer, english: &str, french: &str) {
        let said = Language::ALL.map(|language| result(Words::of(language), names, places, viewer));
        assert_eq!(said, [english, french]);
    }

    #[test]
    fn the_winner_is_named() {
        let names = Names::new(["Mila", "Théo", "Ada"]);
        let mila = Viewer::Seat(Seat::from_index(0));
        check(&names, &[1, 2, 3], mila, "You win!", "Victoire\u{a0}!");
        check(&names, &[2, 1, 3], mila, "Théo wins.", "Théo gagne.");
        check(
            &names,
            &[1, 1, 3],
            mila,
            "You share the victory with Théo.",
            "Vous partagez la victoire avec Théo.",
        );
        check(
            &names,
            &[1, 1, 3],
            Viewer::Spectator,
            "Mila and Théo share the victory.",
            "Mila et Théo partagent la victoire.",
        );
    }

    #[test]
    fn mu_v05_equal_scores_in_a_solo_game_are_a_draw() {
        let names = Names::new(["Mila"]).with_machine();
        let mila = Viewer::Seat(Seat::from_index(0));
        check(&names, &[1, 1], mila, "A draw.", "Égalité.");
        check(&names, &[2, 1], mila, "The machine wins.", "La machine gagne.");
    }
}
