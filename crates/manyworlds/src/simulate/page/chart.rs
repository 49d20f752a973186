//! The plots of the page, as SVG.
//!
//! They are drawn in the colours of the light page; the style sheet finds each colour by its value and gives it the
//! one of the dark page there. So a plot taken out of the page still has its colours.

use anyhow::Context as _;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::super::counts::Counts;
use super::html::decimal;

/// `style.css` knows these by their values.
const INK: RGBColor = RGBColor(0x1b, 0x22, 0x38);
const DIM: RGBColor = RGBColor(0x56, 0x60, 0x7d);
const GRID: RGBColor = RGBColor(0xd9, 0xde, 0xea);
const MARK: RGBColor = RGBColor(0x1f, 0x5f, 0xd6);
const REFERENCE: RGBColor = RGBColor(0xb4, 0x53, 0x09);

/// So narrow that the text can be read where a phone shows the whole of it.
const WIDTH: u32 = 360;
const LABELS: u32 = 114;
const ROW: u32 = 30;
const AXIS: u32 = 26;
/// Room over the plot for the name of the line in it.
const TOP: u32 = 22;
/// Longer labels are cut; the table beside the plot has them whole.
const LABEL_LENGTH: usize = 13;
const MOST_BINS: i32 = 45;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// One line of an interval plot.
pub(super) enum Line {
    /// The lines that follow belong to this.
    Title(String),
    /// A value and the interval it stands for.
    Interval { label: String, low: f64, value: f64, high: f64 },
}

/// What the numbers along a plot are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Share,
    Number,
}

impl Unit {
    fn show(self, value: f64) -> String {
        match self {
            Self::Share => format!("{} %", decimal(value * 100.0, 0)),
            Self::Number => decimal(value, 0),
        }
    }
}

/// Values with their whiskers, one under the other, and a line to measure them by.
pub(super) fn intervals(lines: &[Line], unit: Unit, reference: (f64, &str)) -> anyhow::Result<String> {
    let (from, to) = around(lines, unit, reference.0);
    let height = TOP + AXIS + ROW * lines.len() as u32;
    draw((WIDTH, height), |root| {
        let mut chart = ChartBuilder::on(root)
            .margin_top(TOP)
            .margin_right(16)
            .x_label_area_size(AXIS)
            .y_label_area_size(LABELS)
            .build_cartesian_2d(from..to, lines.len() as f64..0.0)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_labels(5)
            .x_max_light_lines(1)
            .bold_line_style(GRID)
            .axis_style(GRID)
            .label_style(text(12, DIM))
            .x_label_formatter(&|value| unit.show(*value))
            .draw()?;
        chart.draw_series([PathElement::new(
            vec![(reference.0, 0.0), (reference.0, lines.len() as f64)],
            REFERENCE.stroke_width(1),
        )])?;
        let (x, y) = chart.backend_coord(&(reference.0, 0.0));
        root.draw(&written(reference.1, (x, y - 11), HPos::Center, 12, REFERENCE))?;
        for (index, line) in lines.iter().enumerate() {
            let middle = index as f64 + 0.5;
            let (_, y) = chart.backend_coord(&(from, middle));
            match line {
                Line::Title(title) => {
                    root.draw(&written(&cut(title, 2 * LABEL_LENGTH), (0, y + 2), HPos::Left, 13, INK))?;
                }
                Line::Interval { label, low, value, high } => {
                    let end = (LABELS as i32 - 10, y);
                    root.draw(&written(&cut(label, LABEL_LENGTH), end, HPos::Right, 12, INK))?;
                    let whisker = |x: f64, half: f64| vec![(x, middle - half), (x, middle + half)];
                    for path in
                        [vec![(*low, middle), (*high, middle)], whisker(*low, 0.16), whisker(*high, 0.16)]
                    {
                        chart.draw_series([PathElement::new(path, MARK.stroke_width(2))])?;
                    }
                    chart.draw_series([Circle::new((*value, middle), 5, MARK.filled())])?;
                }
            }
        }
        Ok(())
    })
}

/// How often which number came, for each name, all along the same axis. The bars of a name add up to all it has.
pub(super) fn histograms(rows: &[(String, &Counts)], axis: &str) -> anyhow::Result<String> {
    const PLOT: u32 = 74;
    let low = rows.iter().map(|(_, counts)| counts.range().0).min().unwrap_or(0);
    let high = rows.iter().map(|(_, counts)| counts.range().1).max().unwrap_or(0);
    let width = bin_width(low, high);
    let (first, last) = (low.div_euclid(width), high.div_euclid(width));
    let (from, to) = (f64::from(first * width) - 0.5, f64::from((last + 1) * width) - 0.5);
    let height = PLOT * rows.len() as u32 + AXIS + 18;
    draw((WIDTH, height), |root| {
        for (index, (name, counts)) in rows.iter().enumerate() {
            let bins = bins(counts, width, first, last);
            let most = bins.iter().copied().fold(0.0, f64::max);
            let is_last = index + 1 == rows.len();
            let top = PLOT * index as u32;
            let bottom = top + PLOT + if is_last { AXIS } else { 0 };
            let area = root.clone().shrink((0, top), (WIDTH, bottom - top));
            let mut chart = ChartBuilder::on(&area)
                .margin_top(22)
                .margin_left(8)
                .margin_right(16)
                .x_label_area_size(if is_last { AXIS } else { 0 })
                .build_cartesian_2d(from..to, 0.0..most)?;
            chart.draw_series(bins.iter().enumerate().map(|(bin, &share)| {
                let left = f64::from((first + bin as i32) * width) - 0.5;
                let gap = f64::from(width) * 0.08;
                Rectangle::new([(left + gap, 0.0), (left + f64::from(width) - gap, share)], MARK.filled())
            }))?;
            let mean = counts.mean();
            chart.draw_series([PathElement::new(
                vec![(mean, 0.0), (mean, most)],
                REFERENCE.stroke_width(1),
            )])?;
            let mut mesh = chart.configure_mesh();
            mesh.disable_mesh().disable_y_axis().axis_style(GRID).label_style(text(12, DIM)).x_labels(7);
            mesh.x_label_formatter(&|value| Unit::Number.show(*value)).draw()?;
            area.draw(&written(&cut(name, 2 * LABEL_LENGTH), (8, 11), HPos::Left, 13, INK))?;
            let told = format!("mean {}", decimal(mean, 1));
            area.draw(&written(&told, (WIDTH as i32 - 16, 11), HPos::Right, 12, REFERENCE))?;
        }
        root.draw(&written(axis, (WIDTH as i32 / 2, height as i32 - 9), HPos::Center, 12, DIM))?;
        Ok(())
    })
}

/// An interval in the row of a table, along an axis from the one to the other.
pub(super) fn strip(
    (low, value, high): (f64, f64, f64),
    reference: f64,
    (from, to): (f64, f64),
) -> anyhow::Result<String> {
    draw((160, 18), |root| {
        let at = |value: f64| (4.0 + (value - from) / (to - from) * 152.0).round() as i32;
        let path =
            |from: (i32, i32), to: (i32, i32), style: ShapeStyle| PathElement::new(vec![from, to], style);
        root.draw(&path((4, 9), (156, 9), GRID.stroke_width(1)))?;
        root.draw(&path((at(reference), 1), (at(reference), 17), REFERENCE.stroke_width(1)))?;
        root.draw(&path((at(low), 9), (at(high), 9), MARK.stroke_width(2)))?;
        root.draw(&Circle::new((at(value), 9), 4, MARK.filled()))?;
        Ok(())
    })
}

/// A share of a whole in the row of a table.
pub(super) fn bar(share: f64) -> anyhow::Result<String> {
    draw((160, 18), |root| {
        root.draw(&Rectangle::new([(0, 4), (160, 14)], GRID.filled()))?;
        root.draw(&Rectangle::new([(0, 4), ((share * 160.0).round() as i32, 14)], MARK.filled()))?;
        Ok(())
    })
}

fn draw(size: (u32, u32), paint: impl FnOnce(&Area<'_>) -> anyhow::Result<()>) -> anyhow::Result<String> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        paint(&root)?;
        root.present().context("a plot cannot be drawn")?;
    }
    Ok(svg)
}

/// Text of so many pixels; the library makes it smaller by this factor.
fn text(size: u32, colour: RGBColor) -> TextStyle<'static> {
    ("sans-serif", f64::from(size) * 1.24).into_font().color(&colour)
}

/// A text whose middle is as high as `at`, which is its left end, its centre or its right end.
fn written(
    told: &str,
    at: (i32, i32),
    end: HPos,
    size: u32,
    colour: RGBColor,
) -> Text<'static, (i32, i32), String> {
    Text::new(told.to_owned(), at, text(size, colour).pos(Pos::new(end, VPos::Center)))
}

fn cut(label: &str, most: usize) -> String {
    if label.chars().count() <= most {
        return label.to_owned();
    }
    label.chars().take(most - 1).chain(['…']).collect()
}

/// What an axis has to show: all intervals and the line to measure them by, with some air.
fn around(lines: &[Line], unit: Unit, reference: f64) -> (f64, f64) {
    let ends = lines.iter().filter_map(|line| match line {
        Line::Interval { low, high, .. } => Some((*low, *high)),
        Line::Title(_) => None,
    });
    let (low, high) = ends.fold((reference, reference), |(low, high), one| (low.min(one.0), high.max(one.1)));
    let air = ((high - low) * 0.06).max(0.01);
    match unit {
        Unit::Share => ((low - air).max(-0.01), (high + air).min(1.01)),
        Unit::Number => (low - air, high + air),
    }
}

/// As wide as needed for few enough bars: 1, 2, 5, 10, 20, 50 and so on.
fn bin_width(low: i32, high: i32) -> i32 {
    let widths = (0..8).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
    widths.into_iter().find(|width| (high - low) / width < MOST_BINS).unwrap_or(i32::MAX)
}

/// The share of each bar, from the bar of number `first` to the bar of number `last`.
fn bins(counts: &Counts, width: i32, first: i32, last: i32) -> Vec<f64> {
    let times = |bar: i32| {
        let inside = counts.iter().filter(|(value, _)| value.div_euclid(width) == bar);
        inside.map(|(_, times)| times).sum::<u64>()
    };
    (first..=last).map(|bar| times(bar) as f64 / counts.total() as f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_few_and_hold_everything() {
        assert_eq!(
            [(0, 0), (0, 44), (0, 45), (-30, 60), (0, 100)].map(|(low, high)| bin_width(low, high)),
            [1, 1, 2, 5, 5]
        );
        let counts = Counts::of(&[-3, -1, 0, 1, 4]);
        assert_eq!(bins(&counts, 2, -2, 2), [0.2, 0.2, 0.4, 0.0, 0.2]);
    }

    #[test]
    fn what_a_label_says_is_escaped_and_cut() {
        assert_eq!(cut("stability=2/3", 13), "stability=2/3");
        assert_eq!(cut("stalemate_rounds=9", 13), "stalemate_ro…");
        let line = Line::Interval { label: "<b>&".to_owned(), low: 0.1, value: 0.2, high: 0.3 };
        let svg = intervals(&[line], Unit::Share, (0.5, "fair")).unwrap();
        assert!(svg.contains("&lt;b&gt;&amp;") && !svg.contains("<b>"), "{svg}");
    }
}
