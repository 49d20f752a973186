//! A rating over time, as a drawing.

use words::Words;

use crate::api::RatedStep;
use crate::html::{esc, join, when};

/// With more steps than this a dot for each would hide the line.
const MOST_DOTS: usize = 40;

/// How much room there is, in the units of the drawing: a pixel each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Room {
    /// In a wide window.
    Wide,
    /// On a phone, and where two stand side by side.
    Narrow,
}

impl Room {
    const fn size(self) -> (f64, f64) {
        match self {
            Self::Wide => (780.0, 172.0),
            Self::Narrow => (330.0, 132.0),
        }
    }
}

/// A line through the ratings after each rated game, the oldest first, with dots for what was gained and lost.
pub(super) fn graph(words: &Words, steps: &[RatedStep], ends: [&str; 2], room: Room) -> String {
    let (width, height) = room.size();
    let (left, right, top, bottom) = (44.0, width - 14.0, 14.0, height - 28.0);
    let ratings = || steps.iter().map(|step| step.rating);
    let (Some(lowest), Some(highest)) = (ratings().min(), ratings().max()) else { return String::new() };
    let ticks = ticks(lowest, highest);
    let (from, to) = (ticks[0], ticks[ticks.len() - 1]);
    let y = |rating: i64| bottom - (bottom - top) * (rating - from) as f64 / (to - from) as f64;
    let last = steps.len() - 1;
    let x = |index: usize| {
        if last == 0 {
            f64::midpoint(left, right)
        } else {
            left + (right - left) * index as f64 / last as f64
        }
    };
    let point = |(index, step): (usize, &RatedStep)| format!("{:.1} {:.1}", x(index), y(step.rating));
    let line = steps.iter().enumerate().map(point).collect::<Vec<_>>().join("L");
    let rungs = join(ticks.iter().map(|&tick| {
        let y = y(tick);
        format!(
            "<path class=\"rung\" d=\"M{left} {y:.1}H{right}\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{tick}</text>",
            left - 8.0,
            y + 4.0
        )
    }));
    let dots = join(steps.iter().enumerate().filter(|(index, _)| last < MOST_DOTS || *index == last).map(
        |(index, step)| {
            let class = if step.change < 0 { "lost" } else { "gained" };
            let size = if index == last { 6 } else { 4 };
            format!(
                "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{size}\"/>",
                x(index),
                y(step.rating)
            )
        },
    ));
    let label = words.text_with(
        "stats-graph",
        &[
            ("games", steps.len().into()),
            ("from", steps[0].rating.to_string().into()),
            ("to", steps[last].rating.to_string().into()),
        ],
    );
    let under = height - 6.0;
    let begin = when(last > 0, &format!("<text x=\"{left}\" y=\"{under}\">{}</text>", esc(ends[0])));
    format!(
        "<svg class=\"graph {}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">{rungs}\
         <path class=\"area\" d=\"M{line}L{:.1} {bottom}L{:.1} {bottom}z\"/><path class=\"line\" d=\"M{line}\"/>{dots}\
         {begin}<text x=\"{right}\" y=\"{under}\" text-anchor=\"end\">{}</text></svg>",
        if room == Room::Wide { "wide" } else { "narrow" },
        esc(&label),
        x(last),
        x(0),
        esc(ends[1]),
    )
}

/// Round numbers that enclose the ratings: three to five of them.
fn ticks(lowest: i64, highest: i64) -> Vec<i64> {
    let steps = [10, 20, 50, 100, 200, 500, 1000];
    let around = |step: i64| {
        let from = lowest.div_euclid(step) * step;
        let to = (highest + step - 1).div_euclid(step) * step;
        (from, to.max(from + 2 * step))
    };
    let fits = |step: &&i64| {
        let (from, to) = around(**step);
        to - from <= 4 * **step
    };
    let step = *steps.iter().find(fits).unwrap_or(&1000);
    let (from, to) = around(step);
    (0..=(to - from) / step).map(|index| from + index * step).collect()
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn steps(ratings: &[i64]) -> Vec<RatedStep> {
        let before = |index: usize| if index == 0 { 1500 } else { ratings[index - 1] };
        let step = |(index, &rating): (usize, &i64)| RatedStep {
            finished_at: 0,
            rating,
            change: rating - before(index),
        };
        ratings.iter().enumerate().map(step).collect()
    }

    #[test]
    fn round_numbers_enclose_the_ratings() {
        let check = |lowest, highest, expected: &[i64]| assert_eq!(ticks(lowest, highest), expected);
        check(1500, 1500, &[1500, 1510, 1520]);
        check(1396, 1512, &[1350, 1400, 1450, 1500, 1550]);
        check(-40, 900, &[-500, 0, 500, 1000]);
    }

    #[test]
    fn every_step_is_a_dot_within_the_drawing_and_says_whether_it_gained() {
        let words = Words::of(Language::English);
        for room in [Room::Wide, Room::Narrow] {
            let drawing = graph(words, &steps(&[1510, 1490, 1490, 1600]), ["May", "today"], room);
            assert_eq!(drawing.matches("class=\"gained\"").count(), 3);
            assert_eq!(drawing.matches("class=\"lost\"").count(), 1);
            assert!(drawing.contains("from 1510 to 1600"), "{drawing}");
            let (width, height) = room.size();
            for dot in drawing.split("<circle").skip(1) {
                let number = |name: &str| -> f64 {
                    dot.split_once(name).unwrap().1.split('"').next().unwrap().parse().unwrap()
                };
                assert!(
                    (0.0..=width).contains(&number("cx=\"")) && (0.0..=height).contains(&number("cy=\""))
                );
            }
        }
        assert_eq!(graph(words, &[], ["", ""], Room::Wide), "");
        assert!(graph(words, &steps(&[1520]), ["May", "today"], Room::Wide).contains("<circle"));
    }
}
