//! What a game has to say, whichever it is.

use engine::{Game, Illegal, Viewer};

use crate::{Names, Words};

/// A part of a table, told in lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is.
    pub title: String,
    /// What is there.
    pub lines: Vec<String>,
}

/// A game that can put everything that happens in it into words. Whoever tells of any game asks it, and knows none.
pub trait Told: Game {
    /// Everybody at the table, if `players` are those on its seats: a game may bring a virtual player along.
    fn everybody(&self, players: Names) -> Names {
        players
    }

    /// What happened, as one sentence for `viewer`, who is addressed as "you". What the event hides stays hidden.
    fn say_event(&self, words: &Words, names: &Names, event: &Self::Event, viewer: Viewer) -> String;

    /// What chance decided, for where no event tells of it: a word or two, if the game has any.
    fn say_outcome(&self, _: &Words, _: Self::Outcome) -> Option<String> {
        None
    }

    /// What the game waits for, as a heading over the choices of the viewer.
    fn say_prompt(&self, words: &Words, names: &Names, view: &Self::View) -> String;

    /// What an action does here, now, as the label of a button.
    fn say_offer(&self, words: &Words, names: &Names, view: &Self::View, action: Self::Action) -> String;

    /// Why an action is not possible, in one sentence. The rule's id comes with the refusal.
    fn say_refusal(&self, words: &Words, reason: Self::Reason) -> String;

    /// How far the game is, in a few words.
    fn say_progress(&self, words: &Words, view: &Self::View) -> String;

    /// What everybody should know before it is too late: that the game will end soon.
    fn say_warning(&self, words: &Words, view: &Self::View) -> Option<String>;

    /// Everything on the table that the viewer may see, for whoever has no screen.
    fn say_table(&self, words: &Words, names: &Names, view: &Self::View) -> Vec<Section>;

    /// What a line of the score sheet counts, by its label; a label without a text is shown as it is.
    fn say_score_line(&self, words: &Words, label: &str) -> String;

    /// How a game ended, by its word, to stand in a report or after a colon; an unknown word is shown as it is.
    fn say_ending(&self, words: &Words, word: &str) -> String;

    /// Why an input cannot come now.
    fn say_illegal(&self, words: &Words, names: &Names, illegal: &Illegal<Self::Reason>) -> String {
        crate::illegal(words, names, illegal, |refused| self.say_refusal(words, refused.reason))
    }
}
