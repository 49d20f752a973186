//! The names of the project and of its games, drawn: letters of strokes on a grid 14 high, and every O a portal.

use std::fmt::Write as _;

/// The thickness of a stroke, and the room between two letters.
const STROKE: f64 = 2.0;
const GAP: f64 = 4.6;

/// How wide a letter is, and its strokes; nothing for an O.
fn letter(letter: char) -> (f64, &'static str) {
    match letter {
        'A' => (10.0, "M0 14 5 0l5 14M1.8 9.4h6.4"),
        'D' => (9.5, "M0 0v14h3a6.5 7 0 0 0 0-14z"),
        'E' => (7.0, "M7 0H0v14h7M0 6.8h5.8"),
        'I' => (0.0, "M0 0v14"),
        'L' => (7.0, "M0 0v14h7"),
        'M' => (11.0, "M0 14V0l5.5 8L11 0v14"),
        'N' => (9.5, "M0 14V0l9.5 14V0"),
        'R' => (8.5, "M0 14V0h4.5a4 4 0 0 1 0 8H0M4.5 8l4 6"),
        'S' => (8.0, "M7.5 2.5C6.5-1 .4-.8.4 3.4c0 4.6 7.4 2.6 7.4 7.2 0 4.2-6.4 4.6-7.6.6"),
        'T' => (9.0, "M0 0h9M4.5 0v14"),
        'U' => (9.5, "M0 0v9.2a4.75 4.75 0 0 0 9.5 0V0"),
        'V' => (10.0, "M0 0l5 14 5-14"),
        'W' => (14.0, "M0 0l3.5 14L7 3l3.5 11L14 0"),
        'Y' => (10.0, "M0 0l5 7 5-7M5 7v7"),
        _ => (12.0, ""),
    }
}

/// A name as a drawing; what it says is for whoever sees it, so that the text itself must be beside it.
pub(crate) fn wordmark(name: &str) -> String {
    let mut x = STROKE / 2.0;
    let mut drawn = String::new();
    for one in name.to_uppercase().chars() {
        let (width, strokes) = letter(one);
        // Writing into a string does not fail.
        let _ = if strokes.is_empty() {
            write!(
                drawn,
                "<g class=\"o\" transform=\"translate({x:.1} 0)\"><ellipse cx=\"6\" cy=\"7\" rx=\"5.2\" ry=\"7.2\"/>\
                 <path d=\"M4 10.5c-1.4-3-.6-6.4 2-7.6\"/></g>"
            )
        } else {
            write!(drawn, "<path transform=\"translate({x:.1} 0)\" d=\"{strokes}\"/>")
        };
        x += width + GAP;
    }
    let width = x - GAP + STROKE / 2.0;
    format!("<svg class=\"wordmark\" viewBox=\"0 -2 {width:.1} 18\" aria-hidden=\"true\">{drawn}</svg>")
}
