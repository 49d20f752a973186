//! Everybody's chance to win over time, as a drawing.

use std::fmt::Write as _;

use wire::engine::Seat;
use wire::games::review::{DecisionSheet, Point, ReviewSheet, WHOLE};

use super::people::People;
use crate::html::{esc, join};

/// How large the drawing is, in its own units.
#[derive(Clone, Copy)]
pub(super) struct Size {
    class: &'static str,
    width: f32,
    height: f32,
    /// Where the first line begins.
    left: f32,
    /// What is left free below the lines: for the rounds, and perhaps for what was gained.
    below: f32,
    /// The steps of the scale, in percent.
    scale: &'static [u8],
    /// The least distance between two numbers of rounds.
    round: f32,
}

/// Beside other boxes on a desk.
pub(super) const WIDE: Size = Size {
    class: "wide",
    width: 860.0,
    height: 300.0,
    left: 62.0,
    below: 62.0,
    scale: &[0, 25, 50, 75, 100],
    round: 34.0,
};
/// On a phone.
pub(super) const NARROW: Size = Size {
    class: "narrow",
    width: 340.0,
    height: 150.0,
    left: 32.0,
    below: 28.0,
    scale: &[0, 50, 100],
    round: 44.0,
};

const TOP: f32 = 12.0;
/// How wide and high something that was gained is drawn, and the room for it.
const PRIZE: (f32, f32) = (26.0, 30.0);
/// The rounds stand in a line of this height.
const ROUNDS: f32 = 28.0;
const RIGHT: f32 = 18.0;

/// A decision gets a mark from this cost on, and its cost beside it from that on.
const MARKED: i32 = WHOLE / 100;
const NUMBERED: i32 = WHOLE / 20;
const HEAVY: i32 = WHOLE / 10;
/// More marks than this would hide the lines.
const MOST_MARKS: usize = 14;
/// Two marks may touch by the rest of the sum of their radii.
const OVERLAP: f32 = 0.8;

/// Where things are drawn.
struct Frame<'a> {
    size: Size,
    sheet: &'a ReviewSheet,
}

impl Frame<'_> {
    fn x(&self, at: usize) -> f32 {
        let width = self.size.width - self.size.left - RIGHT;
        self.size.left + width * at as f32 / self.sheet.inputs.max(1) as f32
    }

    fn y(&self, chance: i32) -> f32 {
        let height = self.size.height - TOP - self.size.below;
        TOP + height * (1.0 - chance as f32 / WHOLE as f32)
    }

    /// The way of a participant's chance, as far as it is known.
    fn path(&self, index: usize) -> String {
        let mut path = String::new();
        for (place, point) in self.sheet.points.iter().enumerate() {
            let step = if place == 0 { 'M' } else { 'L' };
            // Writing into a string does not fail.
            let _ = write!(path, "{step}{:.1} {:.1}", self.x(point.at), self.y(point.chances[index]));
        }
        path
    }

    /// What somebody's chance was when so many inputs had come.
    fn chance(&self, at: usize, seat: Seat) -> i32 {
        last_before(&self.sheet.points, at).map_or(0, |point| point.chances[seat.index()])
    }

    fn scale(&self) -> String {
        let line = |&percent: &u8| {
            let y = self.y(i32::from(percent) * (WHOLE / 100));
            let end = self.size.width - RIGHT;
            format!(
                "<path class=\"grid\" d=\"M{} {y:.1}H{end}\"/><text class=\"end\" x=\"{}\" y=\"{:.1}\">{percent}</text>",
                self.size.left,
                self.size.left - 8.0,
                y + 4.0,
            )
        };
        join(self.size.scale.iter().map(line))
    }

    /// The numbers of the rounds, where they begin, as far as there is room.
    fn rounds(&self) -> String {
        let mut text = String::new();
        let (mut last, mut free) = (0, f32::MIN);
        for point in &self.sheet.points {
            let x = self.x(point.at);
            if point.round > last && x >= free {
                let y = self.size.height - self.size.below + ROUNDS - 8.0;
                let _ = write!(text, "<text x=\"{x:.1}\" y=\"{y}\">{}</text>", point.round);
                free = x + self.size.round;
            }
            last = point.round;
        }
        text
    }

    /// Where the mark of a decision stands.
    fn place(&self, decision: &DecisionSheet) -> (f32, f32) {
        (self.x(decision.at), self.y(self.chance(decision.at, self.sheet.seat)))
    }

    /// A ring around the moment of a decision; the dearer it was, the larger.
    fn mark(&self, decision: &DecisionSheet, chosen: bool) -> String {
        let ((x, y), (class, radius)) = (self.place(decision), weight(decision.cost));
        let number = if decision.cost >= NUMBERED {
            let points = (decision.cost + WHOLE / 200) / (WHOLE / 100);
            format!("<text x=\"{x:.1}\" y=\"{:.1}\">{points}</text>", y + 4.0)
        } else {
            String::new()
        };
        let ring = if chosen {
            format!("<circle class=\"ring\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{}\"/>", radius + 5.0)
        } else {
            String::new()
        };
        format!(
            "<g class=\"mark {class}\" data-at=\"{}\">{ring}<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"/>{number}</g>",
            decision.at,
        )
    }

    /// The chosen decision, and the dearest that have room beside it and each other.
    fn marks(&self, chosen: Option<usize>) -> String {
        let chosen = self.sheet.decisions.iter().find(|one| Some(one.at) == chosen);
        let mut dear: Vec<&DecisionSheet> =
            self.sheet.decisions.iter().filter(|one| one.cost >= MARKED).collect();
        dear.sort_by_key(|one| -one.cost);
        let mut marked: Vec<&DecisionSheet> = chosen.into_iter().collect();
        for one in dear.into_iter().take(MOST_MARKS) {
            if marked.iter().all(|other| self.are_apart(one, other)) {
                marked.push(one);
            }
        }
        let mark = |one: &DecisionSheet| self.mark(one, Some(one.at) == chosen.map(|one| one.at));
        join(marked.into_iter().rev().map(mark))
    }

    /// Whether the numbers of two marks can be read.
    fn are_apart(&self, one: &DecisionSheet, other: &DecisionSheet) -> bool {
        let ((x, y), (u, v)) = (self.place(one), self.place(other));
        let least = (weight(one.cost).1 + weight(other.cost).1) * OVERLAP;
        (x - u) * (x - u) + (y - v) * (y - v) > least * least
    }
}

/// How a mark looks, and how large it is.
fn weight(cost: i32) -> (&'static str, f32) {
    match cost {
        HEAVY.. => ("heavy", 11.0),
        NUMBERED.. => ("medium", 9.0),
        _ => ("light", 5.5),
    }
}

/// Something that somebody gained.
#[derive(Clone, PartialEq)]
pub(super) struct Prize {
    /// After which move.
    pub(super) moves: u32,
    pub(super) who: Seat,
    pub(super) drawn: String,
    pub(super) name: String,
}

impl Frame<'_> {
    /// What was gained, where it was, as far as the review has come and there is room. What the seat itself gained is
    /// never left out for another's.
    fn prizes(&self, prizes: &[Prize], people: &People) -> String {
        if self.size.below <= ROUNDS {
            return String::new();
        }
        let place = |prize: &&Prize| {
            let point = self.sheet.points.iter().find(|point| point.moves >= prize.moves)?;
            Some((self.x(point.at), (*prize).clone()))
        };
        let (mine, others): (Vec<_>, Vec<_>) = prizes
            .iter()
            .filter_map(|prize| place(&prize))
            .partition(|(_, prize)| prize.who == self.sheet.seat);
        let mut taken: Vec<f32> = Vec::new();
        let mut text = String::new();
        for (x, prize) in mine.into_iter().chain(others) {
            if taken.iter().any(|other| (other - x).abs() < PRIZE.0 + 1.0) {
                continue;
            }
            taken.push(x);
            let (left, top) = (x - PRIZE.0 / 2.0, self.size.height - PRIZE.1 - 3.0);
            let _ = write!(
                text,
                "<g class=\"prize\"><title>{}</title><svg x=\"{left:.1}\" y=\"{top:.1}\" width=\"{}\" height=\"{}\">{}</svg>\
                 <path class=\"line {}\" d=\"M{left:.1} {:.1}h{}\"/></g>",
                esc(&prize.name),
                PRIZE.0,
                PRIZE.1 - 2.0,
                prize.drawn,
                people.class(prize.who.index()),
                self.size.height - 1.5,
                PRIZE.0,
            );
        }
        text
    }
}

/// The last point that is known at a moment.
pub(super) fn last_before(points: &[Point], at: usize) -> Option<&Point> {
    points.iter().take_while(|point| point.at <= at).last()
}

/// The drawing. Whoever cannot see it has the table below it.
pub(super) fn graph(
    sheet: &ReviewSheet,
    people: &People,
    (size, prizes): (Size, &[Prize]),
    chosen: Option<usize>,
    label: &str,
) -> String {
    let frame = Frame { size, sheet };
    let me = sheet.seat.index();
    let bottom = frame.y(0);
    // Before anything is known there is nothing below the line.
    let area = sheet.points.last().map_or_else(String::new, |point| {
        format!("{}L{:.1} {bottom:.1}L{:.1} {bottom:.1}z", frame.path(me), frame.x(point.at), frame.x(0))
    });
    let line = |index: usize| {
        let class = if index == me { "line me" } else { "line" };
        format!("<path class=\"{class} {}\" d=\"{}\"/>", people.class(index), frame.path(index))
    };
    let others = (0..usize::from(sheet.participants)).filter(|&index| index != me).map(line);
    let cursor = chosen.map_or_else(String::new, |at| {
        let x = frame.x(at);
        format!("<path class=\"cursor\" d=\"M{x:.1} {TOP}V{bottom:.1}\"/>")
    });
    format!(
        "<svg class=\"graph {}\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">{}{cursor}<path class=\"area {}\" d=\"{area}\"/>{}{}{}{}{}</svg>",
        size.class,
        size.width,
        size.height,
        esc(label),
        frame.scale(),
        people.class(me),
        join(others),
        line(me),
        frame.marks(chosen),
        frame.rounds(),
        frame.prizes(prizes, people),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_the_chances_of_the_point_before_it() {
        let point = |at, chance| Point { at, moves: 1, round: 1, chances: vec![chance] };
        let points = [point(0, 1), point(10, 2), point(20, 3)];
        let chance = |at| last_before(&points, at).map(|point| point.chances[0]);
        assert_eq!([0, 9, 10, 19, 99].map(chance), [1, 1, 2, 2, 3].map(Some));
    }
}
