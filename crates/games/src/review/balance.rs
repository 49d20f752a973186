//! How one participant got from the start to the result: a sum that adds up on screen, too.

use engine::Seat;

use super::ReviewSheet;
use super::sheet::PartSheet;

/// From the start by luck and skill to the result, for one participant, in rounded numbers that add up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Balance {
    /// The chance before anything happened.
    pub start: i32,
    /// What came of luck, then what came of skill.
    pub rows: Vec<Row>,
    /// Where it ended, or where the review has come.
    pub result: i32,
}

/// All that causes of one kind did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which kind, as for [`PartSheet`].
    pub kind: String,
    /// On which side of the table.
    pub side: Side,
    /// By how much the chance changed.
    pub by: i32,
    /// The standard error of that.
    pub error: i32,
    /// Whose it was, each with a share; these add up, too.
    pub each: Vec<(Seat, i32)>,
}

/// Whose luck or skill it was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Nobody's in particular.
    Nobody,
    /// One's own.
    Own,
    /// Somebody else's.
    Rivals,
}

impl Row {
    /// Whether it is skill and not luck.
    pub fn is_skill(&self) -> bool {
        self.kind == PartSheet::CHOICE
    }
}

impl Balance {
    /// The balance of a participant, from 0, in units of so many parts of a million; nothing before the start is known.
    pub fn new(sheet: &ReviewSheet, index: usize, unit: i32) -> Option<Self> {
        let me = Seat::from_index(index);
        let side = |part: &PartSheet| match part.whose {
            None => Side::Nobody,
            Some(seat) if seat == me => Side::Own,
            Some(_) => Side::Rivals,
        };
        let mut parts: Vec<&PartSheet> = sheet.parts.iter().collect();
        parts.sort_by_key(|part| (part.is_skill(), side(part), part.kind.clone(), part.whose));
        let start = sheet.points.first()?.chances[index];
        let mut sum = start;
        let mut rows = Vec::new();
        for group in parts.chunk_by(|one, next| (side(one), &one.kind) == (side(next), &next.kind)) {
            let (mut by, mut each) = (0, Vec::new());
            for part in group {
                // Rounding the sums and not the parts is what makes them add up.
                let before = rounded(sum, unit);
                sum += part.by[index];
                let share = rounded(sum, unit) - before;
                by += share;
                each.extend(part.whose.map(|seat| (seat, share)));
            }
            let squares =
                group.iter().map(|part| f64::from(part.error[index]) * f64::from(part.error[index]));
            let error = rounded(squares.sum::<f64>().sqrt() as i32, unit);
            rows.push(Row { kind: group[0].kind.clone(), side: side(group[0]), by, error, each });
        }
        Some(Self { start: rounded(start, unit), rows, result: rounded(sum, unit) })
    }

    /// What all luck did.
    pub fn luck(&self) -> i32 {
        self.rows.iter().filter(|row| !row.is_skill()).map(|row| row.by).sum()
    }
}

/// The nearest number of units.
pub fn rounded(parts: i32, unit: i32) -> i32 {
    (parts + unit / 2).div_euclid(unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Point;

    fn part(kind: &str, whose: Option<usize>, by: i32) -> PartSheet {
        let whose = whose.map(Seat::from_index);
        PartSheet { kind: kind.to_owned(), whose, by: vec![by, -by], error: vec![4_000, 4_000] }
    }

    #[test]
    fn rounded_rows_add_up() {
        let point =
            |chance: i32| Point { at: 0, moves: 1, round: 0, chances: vec![chance, 1_000_000 - chance] };
        let parts = vec![
            part("deal", None, 4_000),
            part("draw", Some(0), 4_000),
            part("draw", Some(1), 4_000),
            part("choice", Some(0), 4_000),
            part("choice", Some(1), 244_000),
            part("choice", Some(2), 240_000),
        ];
        let sheet = ReviewSheet {
            method: 1,
            seat: Seat::from_index(0),
            participants: 2,
            over: true,
            samples: 1,
            worlds: 1,
            steps: 1,
            done: 1,
            inputs: 1,
            looked_at: 1,
            points: vec![point(500_000), point(1_000_000)],
            parts,
            decisions: Vec::new(),
        };
        let balance = Balance::new(&sheet, 0, 10_000).unwrap();
        let told: Vec<_> = balance.rows.iter().map(|row| (row.kind.as_str(), row.side, row.by)).collect();
        let expected = [
            ("deal", Side::Nobody, 0),
            ("draw", Side::Own, 1),
            ("draw", Side::Rivals, 0),
            ("choice", Side::Own, 1),
            ("choice", Side::Rivals, 48),
        ];
        assert_eq!(told, expected);
        assert_eq!((balance.start, balance.result, balance.luck()), (50, 100, 1));
        assert_eq!(balance.rows[4].each, [(Seat::from_index(1), 24), (Seat::from_index(2), 24)]);
        let theirs = Balance::new(&sheet, 1, 10_000).unwrap();
        assert_eq!(theirs.start + theirs.rows.iter().map(|row| row.by).sum::<i32>(), theirs.result);
        assert_eq!((theirs.rows[1].side, theirs.result), (Side::Own, 0));
    }
}
