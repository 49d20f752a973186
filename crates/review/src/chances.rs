//! How likely everybody is to win, in whole numbers.

use engine::{Forecast, Judge, MAX_SEATS, Node};

/// Certainty: chances are parts of a million, so that sums are exact.
pub const WHOLE: i32 = 1_000_000;

/// The chance of each participant to win; together they have the [`WHOLE`].
pub type Chances = [i32; MAX_SEATS];

/// Who has won a game that is over, a shared win in equal parts; of one that is not, what the game's judgement says.
pub(crate) fn chances<G: Judge>(rules: &G, state: &G::State, participants: usize) -> Chances {
    let mut shares = [0.0; MAX_SEATS];
    if rules.node(state) == Node::Over {
        let standing = rules.standing(state);
        for (share, &place) in shares.iter_mut().zip(&standing.places[..participants]) {
            *share = if place == 1 { 1.0 } else { 0.0 };
        }
    } else {
        let Forecast { outlook, clear_lead } = rules.forecast(state);
        let most = outlook[..participants].iter().copied().fold(f32::MIN, f32::max);
        for (share, points) in shares.iter_mut().zip(&outlook[..participants]) {
            let behind = 1.0 + (most - points) / clear_lead;
            let squared = behind * behind;
            *share = 1.0 / (squared * squared);
        }
    }
    divided(&shares)
}

/// The whole in these proportions. What rounding leaves over goes to the likeliest winner.
fn divided(shares: &[f32; MAX_SEATS]) -> Chances {
    let sum: f32 = shares.iter().sum();
    let mut chances = shares.map(|share| (share / sum * WHOLE as f32) as i32);
    settle(&mut chances);
    chances
}

/// Makes up for what rounding has left over, at the largest.
pub(crate) fn settle(chances: &mut Chances) {
    let rest = WHOLE - chances.iter().sum::<i32>();
    let largest =
        (1..MAX_SEATS).fold(0, |best, next| if chances[next] > chances[best] { next } else { best });
    chances[largest] += rest;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_whole_parts_and_make_a_whole() {
        assert_eq!(divided(&[1.0, 1.0, 1.0, 0.0, 0.0, 0.0]), [333_334, 333_333, 333_333, 0, 0, 0]);
        assert_eq!(divided(&[0.0, 1.0, 0.0, 0.0, 0.0, 0.0]), [0, WHOLE, 0, 0, 0, 0]);
        let uneven = divided(&[0.3, 0.7, 0.11, 0.013, 0.0, 1.9]);
        assert_eq!(uneven.iter().sum::<i32>(), WHOLE);
        assert!(uneven[5] > 620_000 && uneven[4] == 0, "{uneven:?}");
    }
}
