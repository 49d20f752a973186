//! The turns of a game in a row, and where a move lies among them.

use wire::archive::MoveNote;
use wire::engine::Seat;
use wire::games::Mark;

/// A turn, or the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    /// Whose; nobody's in the set-up.
    pub(super) whose: Option<Seat>,
    pub(super) round: u16,
    /// The first and the last move of it.
    pub(super) first: u32,
    pub(super) last: u32,
    /// What somebody may look for, and in which move it was.
    pub(super) marks: Vec<(u32, Mark)>,
}

/// All turns, in order.
pub(super) fn turns(moves: &[MoveNote]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (number, one) in (1..).zip(moves) {
        let goes_on = turns.last().is_some_and(|turn| (turn.whose, turn.round) == (one.turn, one.round));
        if !goes_on {
            let (whose, round) = (one.turn, one.round);
            turns.push(Turn { whose, round, first: number, last: number, marks: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.last = number;
            turn.marks.extend(one.marks.iter().map(|&mark| (number, mark)));
        }
    }
    turns
}

/// Which turn a move belongs to.
pub(super) fn turn_of(turns: &[Turn], number: u32) -> usize {
    turns.iter().position(|turn| number <= turn.last).unwrap_or(turns.len().saturating_sub(1))
}

/// Where the end of a move lies, in turns from the left.
pub(super) fn place(turns: &[Turn], number: u32) -> f64 {
    let index = turn_of(turns, number);
    let Some(turn) = turns.get(index) else { return 0.0 };
    let done = f64::from(number + 1 - turn.first.min(number));
    index as f64 + done / f64::from(turn.last + 1 - turn.first)
}

/// Which move's end is nearest to a place.
pub(super) fn nearest(turns: &[Turn], at: f64) -> u32 {
    let ends = turns.iter().flat_map(|turn| turn.first..=turn.last);
    let away = |number: u32| (place(turns, number) - at).abs();
    ends.min_by(|&one, &other| away(one).total_cmp(&away(other))).unwrap_or(1)
}

/// Where a player's last turn before this moment ended: what came after it is new to them.
pub(super) fn since(moves: &[MoveNote], turns: &[Turn], me: Seat, now: u32) -> Option<u32> {
    let turn = turns.get(turn_of(turns, now))?;
    let before = if turn.whose == Some(me) { turn.first - 1 } else { now };
    let acted = moves.get(..before as usize)?.iter().rposition(|one| one.who == Some(me))? as u32 + 1;
    (acted < before).then_some(acted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("there are six seats")
    }

    fn moves() -> Vec<MoveNote> {
        let one = |who: u8, turn: u8, round: u16| MoveNote {
            who: Seat::new(who),
            turn: Seat::new(turn),
            round,
            marks: Vec::new(),
        };
        vec![
            one(0, 0, 0),
            one(1, 1, 1),
            one(1, 1, 1),
            one(2, 2, 1),
            one(1, 2, 1),
            one(2, 2, 1),
            one(1, 1, 2),
            one(1, 1, 2),
        ]
    }

    #[test]
    fn moves_of_a_turn_stand_together_whoever_acts() {
        let turns = turns(&moves());
        let rows: Vec<_> = turns.iter().map(|turn| (turn.whose, turn.first, turn.last)).collect();
        let (one, two) = (Some(seat(1)), Some(seat(2)));
        assert_eq!(rows, [(None, 1, 1), (one, 2, 3), (two, 4, 6), (one, 7, 8)]);
    }

    #[test]
    fn every_move_has_a_place_and_is_found_there() {
        let turns = turns(&moves());
        let places: Vec<f64> = (1..=8).map(|number| place(&turns, number)).collect();
        assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
        assert_eq!(places.last(), Some(&4.0));
        for (number, place) in (1..).zip(places) {
            assert_eq!(nearest(&turns, place), number);
        }
        assert_eq!((nearest(&turns, -3.0), nearest(&turns, 99.0)), (1, 8));
    }

    #[test]
    fn what_is_new_begins_after_the_own_last_action_before_this_turn() {
        let (moves, turns) = (moves(), turns(&moves()));
        // In one's own turn: what the others did before it. An answer in their turn counts as one's own action.
        assert_eq!(since(&moves, &turns, seat(1), 8), Some(5));
        assert_eq!(since(&moves, &turns, seat(2), 8), Some(6));
        assert_eq!(since(&moves, &turns, seat(1), 4), Some(3));
        assert_eq!(since(&moves, &turns, seat(1), 3), None);
        assert_eq!(since(&moves, &turns, seat(3), 8), None);
    }
}
