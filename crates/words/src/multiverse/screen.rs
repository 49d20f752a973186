//! The captions of a table.

use engine::Seat;

use crate::{Names, Words};

/// Something on the table that has a caption.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caption {
    /// A switch panel.
    Panel,
    /// A formation.
    Formation,
    /// The three front places of a formation.
    FrontRow,
    /// The two back places of a formation.
    BackRow,
    /// Captured tokens.
    Captured,
    /// The columns.
    Columns,
    /// The circle of scepters.
    Scepters,
    /// Which way the scepters travel.
    ScepterWay,
    /// The pack in hand during the draft.
    Pack,
    /// The tokens kept in the draft.
    Kept,
    /// The packs that passed through one's hands.
    Seen,
    /// A token that nobody else sees.
    FaceDown,
    /// A player whose last token was captured.
    Revealed,
    /// Somebody who holds a scepter and does nothing else.
    Imaginary,
    /// The panel matches a world that may be visited.
    EncounterPossible,
    /// A colour that is on.
    On,
    /// A colour that is off.
    Off,
}

impl Caption {
    /// All of them, in the order of the type.
    pub const ALL: [Self; 17] = [
        Self::Panel,
        Self::Formation,
        Self::FrontRow,
        Self::BackRow,
        Self::Captured,
        Self::Columns,
        Self::Scepters,
        Self::ScepterWay,
        Self::Pack,
        Self::Kept,
        Self::Seen,
        Self::FaceDown,
        Self::Revealed,
        Self::Imaginary,
        Self::EncounterPossible,
        Self::On,
        Self::Off,
    ];
}

/// A caption.
pub fn caption(words: &Words, caption: Caption) -> String {
    words.text(match caption {
        Caption::Panel => "mv-panel-title",
        Caption::Formation => "mv-formation",
        Caption::FrontRow => "mv-front-row",
        Caption::BackRow => "mv-back-row",
        Caption::Captured => "mv-captured",
        Caption::Columns => "mv-columns",
        Caption::Scepters => "mv-scepters",
        Caption::ScepterWay => "mv-scepter-way",
        Caption::Pack => "mv-pack",
        Caption::Kept => "mv-kept",
        Caption::Seen => "mv-seen",
        Caption::FaceDown => "mv-face-down",
        Caption::Revealed => "mv-revealed",
        Caption::Imaginary => "mv-imaginary",
        Caption::EncounterPossible => "mv-encounter-possible",
        Caption::On => "mv-on",
        Caption::Off => "mv-off",
    })
}

/// A column by its number, from 1: "Column 2".
pub fn column(words: &Words, number: u8) -> String {
    words.text_with("mv-column", &[("column", number.into())])
}

/// How many tokens a column has: "4 tokens".
pub fn column_height(words: &Words, height: u8) -> String {
    words.text_with("mv-column-height", &[("count", height.into())])
}

/// How many tokens somebody, or everybody together, has captured: "3 tokens captured".
pub fn captured_count(words: &Words, count: usize) -> String {
    words.text_with("mv-captured-count", &[("count", count.into())])
}

/// A position of the circle by its number, from 1: "Position 3".
pub fn position(words: &Words, number: u8) -> String {
    words.text_with("mv-position", &[("position", number.into())])
}

/// Whose a position is: a player's, or an imaginary player's. Stands alone.
pub fn holder(words: &Words, names: &Names, owner: Option<Seat>) -> String {
    owner.map_or_else(|| words.text("mv-imaginary"), |seat| names.first(words, seat))
}

/// Whether somebody has chosen in the draft, or arranged the formation.
pub fn choosing(words: &Words, done: bool) -> String {
    words.text(if done { "mv-has-chosen" } else { "mv-is-choosing" })
}
