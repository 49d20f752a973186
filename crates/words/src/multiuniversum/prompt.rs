//! What the game waits for.

use multiuniversum::{Phase, Transformer};

use super::piece::tool_short;
use super::score::ending_of;
use crate::Words;

/// What the game waits for, as a heading over the choices of the player who acts.
pub fn prompt(words: &Words, phase: &Phase) -> String {
    let count = |left: u8| [("count", left.into())];
    let number = |stack: Transformer| [("stack", stack.number().into())];
    match *phase {
        Phase::Opening => words.text("mu-prompt-opening"),
        Phase::Draw { left, .. } => words.text_with("mu-prompt-draw", &count(left)),
        Phase::Turn => words.text("mu-prompt-turn"),
        Phase::Acted => words.text("mu-prompt-acted"),
        Phase::Move => words.text("mu-prompt-move"),
        Phase::Look => words.text("mu-prompt-look"),
        Phase::See { stack, .. } => words.text_with("mu-prompt-see", &number(stack)),
        Phase::Arrange { stack } => words.text_with("mu-prompt-arrange", &number(stack)),
        Phase::Swap => words.text("mu-prompt-swap"),
        Phase::Take => words.text("mu-prompt-take"),
        Phase::Drop { left, .. } => words.text_with("mu-prompt-drop", &count(left)),
        Phase::Spend { tool, left, .. } => {
            let values = [("count", left.into()), ("tool", tool_short(words, tool).into())];
            words.text_with("mu-prompt-spend", &values)
        }
        Phase::Keep { left, .. } => words.text_with("mu-prompt-keep", &count(left)),
        Phase::VirtualSealed => words.text("mu-prompt-virtual"),
        Phase::Over(ending) => {
            words.text_with("mu-prompt-over", &[("ending", ending_of(words, ending).into())])
        }
    }
}
