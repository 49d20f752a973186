//! The best solo scores (MU-V6).

use serde::{Deserialize, Serialize};

use crate::options::Options;

/// One solo game's result, with the options it was made under.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoloScore {
    /// The player's points.
    pub points: i16,
    /// The virtual player's points.
    pub virtual_points: i16,
    /// The options.
    pub options: Options,
}

/// The best solo scores so far, best first; of equal ones the earlier comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BestScores {
    scores: Vec<SoloScore>,
}

impl BestScores {
    /// So many are kept.
    pub const KEPT: usize = 10;

    /// Adds a score and says which place it took, from 1; nothing if it is not among the best.
    pub fn add(&mut self, score: SoloScore) -> Option<usize> {
        let index = self.scores.partition_point(|other| other.points >= score.points);
        if index >= Self::KEPT {
            return None;
        }
        self.scores.insert(index, score);
        self.scores.truncate(Self::KEPT);
        Some(index + 1)
    }

    /// The scores, best first.
    pub fn scores(&self) -> &[SoloScore] {
        &self.scores
    }
}
