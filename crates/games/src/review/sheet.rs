//! What is told of a review: numbers in parts of a million, and words in both languages.

use engine::Seat;
use review::{Cause, Part};
use serde::{Deserialize, Serialize};
use words::Language;

use crate::Backdrop;

/// A review, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ReviewSheet {
    /// The number of the method; other methods give other numbers.
    pub method: u16,
    /// Whose decisions are looked at.
    pub seat: Seat,
    /// How many are scored: the seats, and perhaps a virtual player.
    pub participants: u8,
    /// Whether the game came to its end; if not, its result is a guess.
    pub over: bool,
    /// Over how many samples a mean is taken where chance decides.
    pub samples: u32,
    /// In how many worlds the expert thought about a decision.
    pub worlds: u32,
    /// How many things there are to think about.
    pub steps: u32,
    /// How many of them are done.
    pub done: u32,
    /// How many inputs the game has.
    pub inputs: usize,
    /// How many of them have been looked at.
    pub looked_at: usize,
    /// Everybody's chances, in the order of the game: the first is the start, the last the result.
    pub points: Vec<Point>,
    /// What each cause did so far. With the start these add up to the last point.
    pub parts: Vec<PartSheet>,
    /// The decisions of the seat, in the order of the game.
    pub decisions: Vec<DecisionSheet>,
}

/// Everybody's chances at some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewPoint"))]
#[serde(rename_all = "kebab-case")]
pub struct Point {
    /// How many inputs have come.
    pub at: usize,
    /// The number of the last move, as a table counts them.
    pub moves: u32,
    /// The round.
    pub round: u16,
    /// The chance of each participant to win.
    pub chances: Vec<i32>,
}

/// All that one cause did to everybody's chances.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewPart"))]
#[serde(rename_all = "kebab-case")]
pub struct PartSheet {
    /// `choice` is skill; everything else is luck, by what chance decided.
    pub kind: String,
    /// Whose it is, if it is somebody's: the number of a participant, from 1.
    pub whose: Option<Seat>,
    /// By how much the chance of each participant changed.
    pub by: Vec<i32>,
    /// The standard error of each of these.
    pub error: Vec<i32>,
}

/// A decision beside what an expert would have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewDecision"))]
#[serde(rename_all = "kebab-case")]
pub struct DecisionSheet {
    /// How many inputs came before it.
    pub at: usize,
    /// The number of the last move before it, as a table counts them.
    pub moves: u32,
    /// The round.
    pub round: u16,
    /// What the game waited for.
    pub prompt: Both,
    /// What a picture of the choices shows beside them.
    pub backdrop: Backdrop,
    /// Whether the expert would have done the same.
    pub same: bool,
    /// What was done.
    pub played: ChoiceSheet,
    /// What the expert would have done.
    pub best: ChoiceSheet,
    /// What it would have done otherwise.
    pub second: Option<ChoiceSheet>,
    /// By how much the expert's choice was better: not less than nothing.
    pub cost: i32,
    /// The standard error of the cost, at most.
    pub error: i32,
    /// How it might have gone on, in one world that the seat could have been in; the expert's choice comes first.
    pub line: Vec<StepSheet>,
}

/// A choice, and the chance to win with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewChoice"))]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceSheet {
    /// In the game's notation.
    pub action: String,
    /// In words.
    pub label: Both,
    /// The chance to win.
    pub chance: i32,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// What somebody might have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReviewStep"))]
#[serde(rename_all = "kebab-case")]
pub struct StepSheet {
    /// Who.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// What, in words.
    pub label: Both,
    /// What a picture of it shows beside it.
    pub backdrop: Backdrop,
}

/// A text in both languages, so that a kept review can be read in either.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "InBothLanguages"))]
pub struct Both {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Both {
    /// The text in one of them.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::French => &self.fr,
        }
    }
}

impl PartSheet {
    /// The word for what somebody chose.
    pub const CHOICE: &'static str = "choice";

    pub(super) fn of(part: &Part, participants: usize) -> Self {
        let (kind, whose) = match part.cause {
            Cause::Choice(seat) => (Self::CHOICE, Some(seat)),
            Cause::Chance(fortune) => (fortune.kind, fortune.whose),
        };
        let (by, error) = (part.by[..participants].to_vec(), part.error[..participants].to_vec());
        Self { kind: kind.to_owned(), whose, by, error }
    }

    /// Whether it is skill and not luck.
    pub fn is_skill(&self) -> bool {
        self.kind == Self::CHOICE
    }
}

impl ReviewSheet {
    /// Whether everything has been thought about.
    pub fn is_done(&self) -> bool {
        self.done == self.steps
    }

    /// Takes in what has become known since: a later sheet without what was told before.
    pub fn extend(&mut self, later: Self) {
        let Self { points, decisions, .. } = later;
        let known = (std::mem::take(&mut self.points), std::mem::take(&mut self.decisions));
        *self =
            Self { points: [known.0, points].concat(), decisions: [known.1, decisions].concat(), ..later };
    }

    /// What luck did to the chance of a participant, from 0.
    pub fn luck(&self, index: usize) -> i32 {
        self.parts.iter().filter(|part| !part.is_skill()).map(|part| part.by[index]).sum()
    }

    /// What all decisions together cost.
    pub fn given_away(&self) -> i32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }

    /// How many decisions were the expert's.
    pub fn same(&self) -> usize {
        self.decisions.iter().filter(|decision| decision.same).count()
    }
}
