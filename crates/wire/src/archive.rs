//! What travels between the page and whoever opens records of games that are over.
//!
//! An archive knows no running table: what a record shows of everybody's secrets cannot be asked of one.

use engine::{ScoreSheet, Seat, Viewer};
use games::record::{DiceNote, Sitter};
use games::review::ReviewSheet;
use games::{AnyFrame, Mark, Setup};
use serde::{Deserialize, Serialize};
use words::Language;

/// What a page asks of an archive. Each question but a review has one answer, and they come in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToArchive {
    /// Which games were kept here?
    List,
    /// Open a record, and check everything in it.
    Open {
        /// Which.
        record: Source,
        /// What is wrong is told in this language.
        language: Language,
    },
    /// How did the open game look after a move?
    Moment {
        /// After which.
        at: u32,
        /// What happened is told from after this move on; 0 tells everything.
        since: u32,
        /// To whom.
        eyes: Eyes,
    },
    /// The text of the open record.
    Text,
    /// The open game up to a move, for whoever plays on from there.
    Branch {
        /// The last move that counts.
        at: u32,
    },
    /// Look back on a game. There is an answer whenever something more is known.
    Review {
        /// Which.
        record: Source,
        /// Whose decisions are looked at; without one, those of the first person.
        seat: Option<Seat>,
        /// In how many worlds the expert thinks about a decision, for whoever has less time than a review usually takes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        worlds: Option<u32>,
        /// What is wrong is told in this language.
        language: Language,
    },
    /// Look at the dice of a record, outcome by outcome; it need not be a good one.
    Check {
        /// Which.
        record: Source,
        /// All of it is told in this language.
        language: Language,
    },
}

/// Where a record is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// It was kept here, under this number.
    Here(u32),
    /// Here it is.
    Text(String),
}

/// Whose eyes look at a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Those of everybody: nothing is hidden any more.
    All,
    /// Those of one player.
    Seat(Seat),
}

/// What an archive answers.
pub type FromArchive = FromArchiveWith<AnyFrame>;

/// What an archive answers to a page that reads frames as `F`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromArchiveWith<F> {
    /// The games that were kept here, the newest first.
    Games(Vec<KeptGame>),
    /// The record is good.
    Opened(Box<Opened>),
    /// So it looked.
    Moment {
        /// After which move.
        at: u32,
        /// What the first of these sees is how the table looked; with all eyes open it is a spectator, and the players
        /// follow.
        frames: Vec<Seen<F>>,
        /// How many events the first of them had been told of by the end of each move, from the first to this one.
        told: Vec<u32>,
    },
    /// The text of the record.
    Text(String),
    /// The game so far.
    Branch {
        /// What is played.
        setup: Setup,
        /// Every entry of the log.
        log: Vec<String>,
    },
    /// What is known of a review, without those points and decisions that were told before.
    Review(Box<ReviewSheet>),
    /// What the dice say.
    Checked(Box<Checked>),
    /// The question was not understood, or comes before a record was opened.
    Unanswered,
    /// It is no good record, or there is none.
    Wrong {
        /// Which line is at fault, if one is.
        line: Option<usize>,
        /// What is wrong, for people, in the language that was asked for.
        text: String,
    },
}

/// What somebody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seen<F> {
    /// Who.
    pub viewer: Viewer,
    /// What.
    pub frame: F,
}

/// A game that was kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptGame {
    /// Its number here.
    pub id: u32,
    /// When it ended, in milliseconds since 1970.
    pub when: i64,
    /// What is told of it.
    pub about: About,
}

/// What is told of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct About {
    /// What was played, without its deck.
    pub setup: Setup,
    /// Whether the deck was somebody's own: its points are not to be compared with those of other games.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_deck: bool,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// The seats that were played at this screen.
    pub mine: Vec<Seat>,
    /// The points of each participant: the seats, and then whoever else is scored.
    pub totals: Vec<i16>,
    /// The place of each participant, from 1.
    pub places: Vec<u8>,
}

/// A good record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opened {
    /// What was played, with the deck spelled out.
    pub setup: Setup,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// Every move; the first is the set-up.
    pub moves: Vec<MoveNote>,
    /// How the game ended: a key that `words` puts into words. Nothing if it was left before.
    pub ending: Option<String>,
    /// The score sheet; as things stood, if the game was left before its end.
    pub sheet: ScoreSheet,
    /// Where the chance came from.
    pub dice: DiceNote,
    /// How many outcomes chance decided. All of them are those that the dice gave.
    pub outcomes: u64,
}

/// A move on a time line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MoveNote {
    /// Who acted; nobody in the set-up.
    pub who: Option<Seat>,
    /// Whose turn it was; nobody's while the game is set up.
    pub turn: Option<Seat>,
    /// In which round; 0 while the game is set up.
    pub round: u16,
    /// What somebody may look for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

/// The dice of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Checked {
    /// What was played, without its deck.
    pub setup: Setup,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// Where the chance came from.
    pub dice: DiceNote,
    /// The seed that was opened.
    pub seed: Option<String>,
    /// The SHA-256 of that seed, which should be the pledge.
    pub seal: Option<String>,
    /// Every outcome, as far as the record can be followed.
    pub outcomes: Vec<OutcomeNote>,
    /// What is wrong with the record, if anything is: the line, and a sentence without its stop.
    pub fault: Option<(usize, String)>,
}

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OutcomeNote {
    /// Its number, from 1.
    pub number: u64,
    /// The round; 0 while the game is set up.
    pub round: u16,
    /// Whose turn it was.
    pub turn: Option<Seat>,
    /// What the record says, in words.
    pub recorded: String,
    /// What the dice gave, if that is something else.
    pub computed: Option<String>,
    /// The sum that decided, in hexadecimal digits; only of pledged dice.
    pub sum: Option<String>,
    /// The ticket that was drawn.
    pub ticket: Option<u32>,
    /// Of so many.
    pub of: Option<u32>,
}
