//! Where things lie on the screen, and where the coach's bubble goes so that it covers none of them.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement};

use super::{Drawn, HOLES, Place};
use crate::room::room;

/// How far a hole is from what it lights, and from there to the bubble, in pixels.
const MARGIN: f64 = 8.0;
const GAP: f64 = 22.0;
/// How far everything stays from the edge of the window.
const EDGE: f64 = 10.0;
/// The corner that points there is not where the bubble is round.
const CORNER: f64 = 20.0;

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    fn of(rect: &DomRect) -> Self {
        Self { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// The smallest that holds both.
    fn with(self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self { left, top, width: right - left, height: bottom - top }
    }

    fn right(self) -> f64 {
        self.left + self.width
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }

    fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// How much of it the other one covers.
    fn covered(self, other: Self) -> f64 {
        let wide = self.right().min(other.right()) - self.left.max(other.left);
        let high = self.bottom().min(other.bottom()) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    /// The point of its edge towards another point.
    fn edge_towards(self, to: (f64, f64)) -> (f64, f64) {
        let (x, y) = self.middle();
        let (across, down) = (to.0 - x, to.1 - y);
        let steps = (across.abs() / (self.width / 2.0)).max(down.abs() / (self.height / 2.0)).max(0.01);
        (x + across / steps, y + down / steps)
    }
}

/// The place for something of a size: the first of those it could have that covers the least, where what to press
/// counts most. No place is over the bar on top.
fn best_place(size: (f64, f64), wanted: &[(f64, f64)], holes: &[Area], press: &[Area], top: f64) -> Area {
    let (wide, high) = room();
    let into = |&(left, top_wanted): &(f64, f64)| Area {
        left: left.min(wide - EDGE - size.0).max(EDGE),
        top: top_wanted.min(high - EDGE - size.1).max(top),
        width: size.0,
        height: size.1,
    };
    let cost = |place: &Area| {
        let sum = |areas: &[Area]| areas.iter().map(|&area| area.covered(*place)).sum::<f64>();
        sum(holes) + 20.0 * sum(press)
    };
    let places = wanted.iter().map(into);
    places.reduce(|best, next| if cost(&next) + 1.0 < cost(&best) { next } else { best }).unwrap_or_default()
}

/// Nothing is drawn of what has no size. These are attributes, as the page allows no styles written in it.
fn set_area(element: &Element, area: Option<Area>, round: f64) {
    let area = area.unwrap_or_default();
    let sides =
        [("x", area.left), ("y", area.top), ("width", area.width), ("height", area.height), ("rx", round)];
    for (name, value) in sides {
        let _ = element.set_attribute(name, &format!("{value:.1}"));
    }
}

fn all(layer: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = layer.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

pub(super) fn part(layer: &Element, selector: &str) -> Option<HtmlElement> {
    layer.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Where things on the table are, all of them together, as far as they are there and to be seen.
fn area(selector: &str, margin: f64) -> Option<Area> {
    let page = document().document_element().filter(|_| !selector.is_empty())?;
    let found = all(&page, selector);
    let areas = found.iter().map(|one| Area::of(&one.get_bounding_client_rect()));
    let whole = areas.filter(|area| area.width > 0.0).reduce(Area::with)?;
    // Something may stand at its edge.
    let beside = if found.iter().any(|one| one.has_attribute("data-beside")) { margin } else { 0.0 };
    Some(Area {
        left: whole.left - margin - beside,
        top: whole.top - margin,
        width: whole.width + 2.0 * (margin + beside),
        height: whole.height + 2.0 * margin,
    })
}

/// Puts everything where it belongs now: the table may have moved.
pub(super) fn place(layer: &Element, drawn: &Drawn) {
    let press: Vec<Area> = drawn.press.iter().filter_map(|(thing, _)| area(thing, MARGIN)).collect();
    let rings: Vec<Area> = drawn.press.iter().filter_map(|(_, part)| area(part, 3.0)).collect();
    let lit = drawn.lights.iter().filter_map(|light| area(light, MARGIN));
    let holes: Vec<Area> = press.iter().copied().chain(lit).take(HOLES).collect();
    for selector in [".hole", ".edge"] {
        for (index, element) in all(layer, selector).iter().enumerate() {
            set_area(element, holes.get(index).copied(), 16.0);
        }
    }
    for (index, element) in all(layer, "rect.press").iter().enumerate() {
        set_area(element, rings.get(index).copied(), 12.0);
    }
    let say = place_bubble(layer, drawn, &holes, &press);
    place_why(layer, &holes, say, drawn.narrow);
    if let Ok(Some(line)) = layer.query_selector(".tie") {
        let from = drawn.tie.as_deref().and_then(|tie| area(tie, MARGIN));
        let to = press.last();
        let path = match (from, to) {
            (Some(from), Some(&to)) if from != to => {
                let (start, end) = (from.edge_towards(to.middle()), to.edge_towards(from.middle()));
                let (across, down) = (end.0 - start.0, end.1 - start.1);
                // A slack line, not a ruler's.
                let bow = (start.0 + across * 0.3 - down * 0.12, start.1 + down * 0.35 + across * 0.12);
                let rise = (start.0 + across * 0.75 + down * 0.1, start.1 + down * 0.7 - across * 0.1);
                format!(
                    "M{:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
                    start.0, start.1, bow.0, bow.1, rise.0, rise.1, end.0, end.1
                )
            }
            _ => String::new(),
        };
        let _ = line.set_attribute("d", &path);
    }
}

fn place_bubble(layer: &Element, drawn: &Drawn, holes: &[Area], press: &[Area]) -> Area {
    let Some(say) = part(layer, ".say") else { return Area::default() };
    let (wide, high) = room();
    let size = (f64::from(say.offset_width()), f64::from(say.offset_height()));
    let (width, height) = size;
    let top = if drawn.narrow { 50.0 } else { 56.0 };
    let low = high - EDGE - height;
    let middle = ((wide - width) / 2.0, (high - height) / 2.0);
    let mut wanted = Vec::new();
    let hall = area(drawn.room.below, 0.0).map_or(high, |below| below.top) - 8.0 - height;
    let free = drawn.is_advice();
    let choices = drawn.room.choices.iter().filter(|_| free).filter_map(|choice| area(choice, 0.0));
    let holes: Vec<Area> = holes.iter().copied().chain(choices).collect();
    if free && !drawn.narrow {
        wanted.push((wide - EDGE - width, hall));
    }
    match (drawn.place, press.first()) {
        (Place::Beside, Some(&thing)) => {
            let (x, y) = thing.middle();
            // Beside one thing to press, and above the others.
            for one in press {
                let lowest =
                    press.iter().filter(|&other| other != one).map(|other| other.top - 12.0 - height);
                let beside = lowest.fold((one.middle().1 - height / 2.0).min(low), f64::min);
                wanted.extend([(one.right() + GAP, beside), (one.left - GAP - width, beside)]);
            }
            let y = (y - height / 2.0).min(low);
            wanted.extend([
                (thing.right() + GAP, y),
                (x - width / 2.0, thing.top - GAP - height),
                (x - width / 2.0, thing.bottom() + GAP),
            ]);
        }
        (Place::Aside, _) => {
            wanted.push((16.0, hall));
        }
        _ => {}
    }
    if drawn.place != Place::Aside {
        let far = wide - EDGE - width;
        if drawn.place == Place::Beside && press.is_empty() {
            wanted.extend([(far, top), (EDGE, top), (EDGE, low), (far, low)]);
        }
        wanted.extend([
            middle,
            (far, low),
            (EDGE, low),
            (far, top),
            (EDGE, top),
            (middle.0, low),
            (middle.0, top),
        ]);
    }
    let place = best_place(size, &wanted, &holes, press, top);
    let style = say.style();
    let _ = style.set_property("left", &format!("{:.0}px", place.left));
    let _ = style.set_property("top", &format!("{:.0}px", place.top));
    point_at(&say, place, press.last().copied().filter(|_| drawn.place == Place::Beside));
    place
}

/// The corner of the bubble that points at what to press, if that is near.
fn point_at(say: &HtmlElement, place: Area, thing: Option<Area>) {
    let side = thing.and_then(|thing| {
        let (x, y) = thing.middle();
        let (across, down) = (x - place.left, y - place.top);
        let near = |gap: f64| (0.0..3.0 * GAP).contains(&gap);
        let faces = |at: f64, size: f64| (CORNER..size - CORNER).contains(&at);
        if faces(down, place.height) && near(place.left - thing.right()) {
            Some(("left", down))
        } else if faces(down, place.height) && near(thing.left - place.right()) {
            Some(("right", down))
        } else if faces(across, place.width) && near(thing.top - place.bottom()) {
            Some(("below", across))
        } else if faces(across, place.width) && near(place.top - thing.bottom()) {
            Some(("above", across))
        } else {
            None
        }
    });
    let _ = say.set_attribute("data-side", side.map_or("none", |(side, _)| side));
    let _ = say.style().set_property("--tip", &format!("{:.0}px", side.map_or(0.0, |(_, far)| far)));
}

fn place_why(layer: &Element, holes: &[Area], say: Area, narrow: bool) {
    let Some(why) = part(layer, ".why").filter(|why| !why.hidden()) else { return };
    let (wide, high) = room();
    let size = (f64::from(why.offset_width()), f64::from(why.offset_height()));
    let far = wide - EDGE - size.0;
    let wanted = if narrow {
        vec![((wide - size.0) / 2.0, 54.0), ((wide - size.0) / 2.0, say.top - 12.0 - size.1)]
    } else {
        vec![(24.0, high * 0.4), (far - 14.0, high * 0.3), (24.0, 70.0), (far, 70.0)]
    };
    let place = best_place(size, &wanted, holes, &[say], 54.0);
    let style = why.style();
    let _ = style.set_property("left", &format!("{:.0}px", place.left));
    let _ = style.set_property("top", &format!("{:.0}px", place.top));
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Area = Area { left: 400.0, top: 580.0, width: 200.0, height: 200.0 };

    #[test]
    fn a_line_leaves_at_the_edge_that_faces_its_goal() {
        assert_eq!(CARD.edge_towards((500.0, 0.0)), (500.0, 580.0));
        assert_eq!(CARD.edge_towards((1000.0, 680.0)), (600.0, 680.0));
    }

    #[test]
    fn what_covers_is_counted_once() {
        let beside = Area { left: 610.0, ..CARD };
        let over = Area { left: 500.0, top: 480.0, ..CARD };
        assert_eq!((CARD.covered(beside), CARD.covered(over)), (0.0, 100.0 * 100.0));
    }
}
