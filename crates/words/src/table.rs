//! What any table says, whatever is played at it.

use engine::{Illegal, Node, Refusal, SeatSet};

use crate::{Names, Words};

/// The name of a game, by its id.
pub fn game(words: &Words, id: &str) -> String {
    match id {
        "multiuniversum" => words.text("game-multiuniversum"),
        "multiverse" => words.text("game-multiverse"),
        other => other.to_owned(),
    }
}

/// The name of a kind of bot, by its name in commands.
pub fn bot(words: &Words, kind: &str) -> String {
    match kind {
        "random" => words.text("bot-random"),
        "sensible" => words.text("bot-sensible"),
        "greedy" => words.text("bot-greedy"),
        "easy" => words.text("bot-easy"),
        "medium" => words.text("bot-medium"),
        "hard" => words.text("bot-hard"),
        "expert" => words.text("bot-expert"),
        other => other.to_owned(),
    }
}

/// How well a kind of bot plays, by its name in commands: nothing about those that are for comparisons only.
pub fn level(words: &Words, kind: &str) -> Option<String> {
    match kind {
        "easy" => Some(words.text("level-easy")),
        "medium" => Some(words.text("level-medium")),
        "hard" => Some(words.text("level-hard")),
        "expert" => Some(words.text("level-expert")),
        _ => None,
    }
}

/// Who is waited for.
pub fn waiting(words: &Words, names: &Names, seats: SeatSet) -> String {
    words.text_with("table-waiting", &[("names", names.list(words, seats.iter()).into())])
}

/// Why an input cannot come now; `refusal` is the game's way to put a refusal into words.
pub fn illegal<R>(
    words: &Words,
    names: &Names,
    illegal: &Illegal<R>,
    refusal: impl FnOnce(&Refusal<R>) -> String,
) -> String {
    match illegal {
        Illegal::Over | Illegal::NotNow(Node::Over) => words.text("illegal-over"),
        Illegal::NotNow(Node::Act(seats)) => {
            words.text_with("illegal-turn", &[("names", names.list(words, seats.iter()).into())])
        }
        Illegal::NotNow(Node::Chance) => words.text("illegal-chance"),
        Illegal::Impossible => words.text("illegal-impossible"),
        Illegal::NotOffered => words.text("illegal-not-offered"),
        Illegal::Refused(refused) => refusal(refused),
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Language;

    #[test]
    fn games_and_bots_without_a_text_keep_their_id() {
        let words = Words::of(Language::French);
        let games = ["multiuniversum", "multiverse", "high-card"].map(|id| game(words, id));
        assert_eq!(games, ["Multiuniversum", "Multiverse", "high-card"]);
        assert_eq!([bot(words, "sensible"), bot(words, "oracle")], ["Raisonnable", "oracle"]);
        assert_eq!(["easy", "sensible"].map(|kind| level(words, kind).is_some()), [true, false]);
    }

    #[test]
    fn an_illegal_input_is_told_what_the_game_waits_for() {
        let names = Names::new(["Mila", "Théo"]);
        let check = |what: Illegal<()>, english: &str, french: &str| {
            let said = |language| illegal(Words::of(language), &names, &what, |it| it.rule.to_owned());
            assert_eq!(Language::ALL.map(said), [english, french]);
        };
        let both: SeatSet = [0, 1].map(Seat::from_index).into_iter().collect();
        check(
            Illegal::NotNow(Node::Act(both)),
            "Not now: waiting for Mila and Théo.",
            "Pas maintenant\u{a0}: on attend Mila et Théo.",
        );
        check(Illegal::Over, "The game is over.", "La partie est terminée.");
        check(Illegal::Refused(Refusal { rule: "MU-T8", reason: () }), "MU-T8", "MU-T8");
    }
}
