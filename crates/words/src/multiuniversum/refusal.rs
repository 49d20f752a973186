//! Why an action is not possible.

use multiuniversum::deck::Deck;
use multiuniversum::{Reason, Transformer};

use super::piece::{portal, tools};
use crate::Words;

/// Why an action is not possible, in one sentence. The rule's id comes with the refusal.
pub fn refusal(words: &Words, deck: &Deck, reason: &Reason) -> String {
    let number = |name, at: Transformer| [(name, at.number().into())];
    match *reason {
        Reason::NothingToDraw => words.text("mu-no-draw"),
        Reason::NothingToRecycle => words.text("mu-no-recycle"),
        Reason::NoPortal { at } => words.text_with("mu-no-portal", &number("at", at)),
        Reason::MissingTools { portal: id, missing } => {
            let values =
                [("portal", portal(words, deck, id).into()), ("tools", tools(words, missing).into())];
            words.text_with("mu-no-tools", &values)
        }
        Reason::NoTallStack => words.text("mu-no-tall-stack"),
        Reason::NoTwoStacks => words.text("mu-no-two-stacks"),
        Reason::AlreadyThere { at } => words.text_with("mu-no-stay", &number("at", at)),
        Reason::StackTooLow { stack } => words.text_with("mu-no-order", &number("stack", stack)),
        Reason::EmptyStack { stack } => words.text_with("mu-no-stack", &number("stack", stack)),
    }
}
