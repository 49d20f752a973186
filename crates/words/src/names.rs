//! Who sits where.

use engine::{Seat, Viewer};

use crate::{Value, Words};

/// The name of each seat, and perhaps the virtual player of a solo game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Name>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Name {
    Player(String),
    Machine,
}

impl Names {
    /// The players' names, in the order of seats.
    pub fn new<N: Into<String>>(players: impl IntoIterator<Item = N>) -> Self {
        Self(players.into_iter().map(|name| Name::Player(name.into())).collect())
    }

    /// The same with the virtual player on the next seat.
    pub fn with_machine(mut self) -> Self {
        self.0.push(Name::Machine);
        self
    }

    /// Whether the virtual player sits there.
    pub fn is_machine(&self, seat: Seat) -> bool {
        self.0.get(seat.index()) == Some(&Name::Machine)
    }

    /// The name inside a sentence. A seat without a name is called by its number.
    pub fn inside(&self, words: &Words, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(Name::Machine) => words.text("name-machine"),
            Some(Name::Player(name)) => name.clone(),
            None => words.text_with("name-seat", &[("seat", seat.number().into())]),
        }
    }

    /// The name at the beginning of a sentence, and where it stands alone.
    pub fn first(&self, words: &Words, seat: Seat) -> String {
        if self.is_machine(seat) { words.text("name-machine-first") } else { self.inside(words, seat) }
    }

    /// What a text needs to speak of somebody, who may be the viewer: `$you` (`yes` or `no`), `$name` at the beginning
    /// of a sentence, `$player` inside one.
    pub(crate) fn subject(
        &self,
        words: &Words,
        who: Seat,
        viewer: Viewer,
    ) -> [(&'static str, Value<'static>); 3] {
        let you = if viewer.is(who) { "yes" } else { "no" };
        let names = [self.first(words, who), self.inside(words, who)];
        let [name, player] = names.map(Value::from);
        [("you", you.into()), ("name", name), ("player", player)]
    }

    /// Several names inside a sentence.
    pub fn list(&self, words: &Words, seats: impl IntoIterator<Item = Seat>) -> String {
        words.list(&seats.into_iter().map(|seat| self.inside(words, seat)).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn everybody_has_a_name() {
        let names = Names::new(["Mila"]).with_machine();
        let [first, second, third] = [0, 1, 2].map(Seat::from_index);
        let check = |language, seat, inside: &str, at_first: &str| {
            let words = Words::of(language);
            assert_eq!([names.inside(words, seat), names.first(words, seat)], [inside, at_first]);
        };
        check(Language::English, first, "Mila", "Mila");
        check(Language::English, second, "the machine", "The machine");
        check(Language::French, second, "la machine", "La machine");
        check(Language::French, third, "Siège 3", "Siège 3");
        assert_eq!(names.list(Words::of(Language::French), [first, second]), "Mila et la machine");
    }
}
