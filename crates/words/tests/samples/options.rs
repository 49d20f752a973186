//! Samples of what a table can choose.

use engine::Seat;
use multiuniversum::{Options, OptionsError, Preset, Scoring, Transformer, UsedTools};
use words::multiuniversum::OptionField;

/// Every field of the options has a name: this does not build while one is missing.
const _: fn(Options) -> [OptionField; 10] = |options| {
    let Options {
        players: _,
        preset: _,
        scoring: _,
        short: _,
        used_tools: _,
        stalemate_rounds: _,
        starter: _,
        colours: _,
        born: _,
        memory_aid: _,
    } = options;
    OptionField::ALL
};

/// Every preset.
pub(crate) fn presets() -> impl Iterator<Item = Preset> {
    all_of!(vec![Preset::En, Preset::Fr], Preset::En, Preset::Fr).into_iter()
}

/// Every scoring.
pub(crate) fn scorings() -> impl Iterator<Item = Scoring> {
    let all = vec![Scoring::Standard, Scoring::Basic, Scoring::Deadly];
    all_of!(all, Scoring::Standard, Scoring::Basic, Scoring::Deadly).into_iter()
}

/// Every moment for spent tools.
pub(crate) fn used_tools() -> impl Iterator<Item = UsedTools> {
    let all = vec![UsedTools::AtOnce, UsedTools::EndOfTurn];
    all_of!(all, UsedTools::AtOnce, UsedTools::EndOfTurn).into_iter()
}

/// Everything that can be wrong with options.
pub(crate) fn options_errors() -> Vec<OptionsError> {
    all_of!(
        vec![
            OptionsError::Players(6),
            OptionsError::ColourCount { expected: 3, found: 2 },
            OptionsError::ColourTwice(Transformer::ALL[2]),
            OptionsError::Starter(Seat::from_index(3)),
            OptionsError::StalemateRounds(0),
            OptionsError::BirthDates(4),
            OptionsError::BadDate("1970-02-30".into()),
            OptionsError::UnknownPreset("de".into()),
            OptionsError::UnknownVariant("wild".into()),
            OptionsError::UnknownUsedTools("never".into()),
        ],
        OptionsError::Players(_),
        OptionsError::ColourCount { .. },
        OptionsError::ColourTwice(_),
        OptionsError::Starter(_),
        OptionsError::StalemateRounds(_),
        OptionsError::BirthDates(_),
        OptionsError::BadDate(_),
        OptionsError::UnknownPreset(_),
        OptionsError::UnknownVariant(_),
        OptionsError::UnknownUsedTools(_),
    )
}
