//! What everything on the table is drawn from: the scene, the moment that is shown, and what the person at the screen is
//! about to do.

use wire::engine::{Seat, Viewer};
use wire::games::Orders;
use wire::multiverse::{
    Action, Colour, Event, Multiverse, POSITIONS, Phase, PlayerView, Ratio, Scepter, Spot, View, World,
};
use wire::online::TableInfo;
use words::{Value, Words};

use super::hands::{Hands, Layout};
use super::reach::{self, Way};
use crate::at_table::Scene;
use crate::clock::clock;
use crate::html::{Html, esc};

/// The scene, seen by somebody.
pub(super) struct Look<'a> {
    pub(super) scene: &'a Scene<'a, Multiverse>,
    pub(super) hands: &'a Hands,
    /// The view of the table, or a moment on the way there.
    view: &'a View,
    /// What has happened by then.
    pub(super) log: &'a [Event],
    /// Whether more has happened than is shown.
    pub(super) behind: bool,
    /// The move that is shown whole, if one is.
    pub(super) shown: Option<u32>,
    /// What the server says of the table beside the game.
    pub(super) online: Option<&'a TableInfo>,
    /// What each action leads to; nothing unless the person at the screen is to act.
    pub(super) ways: Vec<Way>,
}

/// Who looks out of a hexagon, by seats. Players have no colour: the five are taken.
const FACES: [&str; 6] = ["fox", "owl", "bear", "robot", "cat", "diver"];

impl<'a> Look<'a> {
    pub(super) fn new(
        scene: &'a Scene<'a, Multiverse>,
        hands: &'a Hands,
        (view, log): (&'a View, &'a [Event]),
        (behind, shown): (bool, Option<u32>),
        online: Option<&'a TableInfo>,
    ) -> Self {
        let mut look = Self { scene, hands, view, log, behind, shown, online, ways: Vec::new() };
        look.ways = reach::ways(&look);
        look
    }

    pub(super) fn words(&self) -> &'static Words {
        self.scene.words
    }

    pub(super) fn rules(&self) -> &'a Multiverse {
        self.scene.rules
    }

    pub(super) fn view(&self) -> &'a View {
        self.view
    }

    /// A text without variables, ready for the page.
    pub(super) fn text(&self, key: &str) -> Html {
        esc(&self.words().text(key))
    }

    /// A text with its variables, ready for the page.
    pub(super) fn text_with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Html {
        esc(&self.words().text_with(key, values))
    }

    /// A text with drawings in it.
    pub(super) fn drawn(
        &self,
        key: &str,
        plain: &[(&'static str, Value<'static>)],
        drawn: &[(&'static str, String)],
    ) -> Html {
        crate::html::drawn(self.words(), key, plain, drawn)
    }

    /// The seat of the person at the screen, who may be nobody's.
    pub(super) fn me(&self) -> Option<Seat> {
        self.scene.me
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.scene.me == Some(seat)
    }

    /// `$you` of a sentence.
    pub(super) fn you(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("you", if self.is_me(seat) { "yes" } else { "no" }.into())
    }

    /// The seat that the table is turned to: one's own, or the first for somebody who looks on.
    pub(super) fn near(&self) -> Seat {
        self.scene.me.unwrap_or(Seat::from_index(0))
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.scene.me.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub(super) fn count(&self) -> usize {
        self.view.players.len()
    }

    /// Everybody but the seat in front, in the order of turns.
    pub(super) fn others(&self) -> Vec<Seat> {
        let (count, first) = (self.count(), self.near().index());
        (1..count).map(|step| Seat::from_index((first + step) % count)).collect()
    }

    pub(super) fn name(&self, seat: Seat) -> Html {
        esc(&self.scene.name(seat))
    }

    /// The name inside a sentence: "you" for the person at the screen.
    pub(super) fn inside(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.words().text("screen-mv-you") } else { self.scene.name(seat) }
    }

    pub(super) fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        seats.sort_by_key(|&seat| !self.is_me(seat));
        let names: Vec<String> = seats.iter().map(|&seat| self.inside(seat)).collect();
        self.words().list(&names)
    }

    pub(super) fn phase(&self) -> Phase {
        self.view.phase
    }

    /// Whether this is a game that is over, shown again.
    pub(super) fn is_replay(&self) -> bool {
        self.scene.client.is_replay()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.scene.view.phase, Phase::Over(_)) && !self.behind
    }

    /// Whether the worlds are still chosen and laid out.
    pub(super) fn is_setup(&self) -> bool {
        matches!(
            self.phase(),
            Phase::Panels { .. }
                | Phase::Scepters { .. }
                | Phase::Deal { .. }
                | Phase::Draft { .. }
                | Phase::Form
                | Phase::Columns
        )
    }

    /// Whether the person at the screen is to act on what is shown.
    pub(super) fn may_act(&self) -> bool {
        !self.behind && !self.scene.offers.is_empty()
    }

    pub(super) fn may(&self, action: Action) -> bool {
        !self.behind && self.scene.offers.iter().any(|offer| offer.action == action)
    }

    /// Whether it is the turn of the person at the screen.
    pub(super) fn my_turn(&self) -> bool {
        self.is_me(self.view.turn)
    }

    /// What happened in this turn, and where in the log that begins.
    pub(super) fn this_turn(&self) -> (usize, &'a [Event]) {
        let began = self.log.iter().rposition(|event| matches!(event, Event::TurnBegan { .. }));
        let began = began.map_or(0, |index| index + 1);
        (began, &self.log[began..])
    }

    /// Who holds a scepter.
    pub(super) fn holder(&self, scepter: Scepter) -> Holder {
        let position = self.view.scepters.iter().position(|&held| held == Some(scepter));
        match position.map(|position| self.rules().owner(position)) {
            Some(Some(seat)) => Holder::Player(seat),
            Some(None) => Holder::Imaginary,
            None => Holder::Nobody,
        }
    }

    /// The scepters of a player, in the order of positions.
    pub(super) fn scepters(&self, seat: Seat) -> Vec<Scepter> {
        let positions = (0..POSITIONS).filter(|&position| self.rules().owner(position) == Some(seat));
        positions.filter_map(|position| self.view.scepters[position]).collect()
    }

    /// A chance in whole percent, as a word of a sentence.
    pub(super) fn percent(&self, chance: Ratio) -> String {
        percent(self.words(), chance)
    }

    /// What a world is called.
    pub(super) fn world_name(&self, world: World) -> String {
        name_of(self.words(), world)
    }

    /// The name of a world and its colours.
    pub(super) fn world_title(&self, world: World) -> String {
        let colours = words::multiverse::colours(self.words(), world.colours());
        self.words().titled(&self.world_name(world), &colours)
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        words::multiverse::colour(self.words(), colour)
    }

    /// "column II", or "the column" if there is only one.
    pub(super) fn column(&self, number: u8) -> String {
        if self.view.columns.len() == 1 {
            return self.words().text("screen-mv-the-column");
        }
        self.words().text_with("screen-mv-column", &[("column", roman(number).into())])
    }

    /// Where a world lies, in a few words.
    pub(super) fn spot(&self, spot: Spot, world: World) -> String {
        match spot {
            Spot::Column(number) => self.column(number),
            Spot::Formation(owner) => self.place(owner, world),
        }
    }

    /// "Bruno’s front left world".
    pub(super) fn place(&self, owner: Seat, world: World) -> String {
        use wire::multiverse::Place;
        let lies = |place: &Place| matches!(*place, Place::Up(it) | Place::Gone(it) if it == world);
        let index = self.player(owner).formation.iter().position(lies).unwrap_or(0);
        let at = words::multiverse::place(self.words(), index as u8 + 1);
        let values = [self.you(owner), ("name", self.scene.name(owner).into()), ("place", at.into())];
        self.words().text_with("screen-mv-place-of", &values)
    }

    /// The own standing orders, where the server keeps them.
    pub(super) fn orders(&self) -> Option<&'a Orders> {
        self.online?.seats.get(self.me()?.index())?.orders.as_ref()
    }

    /// Whether somebody's time runs.
    pub(super) fn is_timed(&self, seat: Seat) -> bool {
        self.online.and_then(|online| online.times.as_ref()).is_some_and(|times| times.running.contains(seat))
    }

    /// The time of whoever is waited for, the person at the screen first; nothing without a clock.
    pub(super) fn clock(&self) -> String {
        let mut waited = self.me().into_iter().chain(self.view().seats()).filter(|&seat| self.is_timed(seat));
        let clock = waited.next().and_then(|seat| clock(self.scene.client, self.words(), seat));
        clock.map(|clock| format!("{clock} · ")).unwrap_or_default()
    }

    pub(super) fn is_wide(&self) -> bool {
        self.hands.layout == Layout::Wide
    }
}

/// Who looks out of the hexagon of a seat.
pub(super) fn face(seat: Seat) -> &'static str {
    FACES[seat.index() % FACES.len()]
}

/// Who holds a scepter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holder {
    Player(Seat),
    Imaginary,
    /// It is not dealt yet.
    Nobody,
}

/// A column's number as it is written on the table.
pub(super) fn roman(number: u8) -> &'static str {
    ["I", "II", "III", "IV", "V"].get(usize::from(number).wrapping_sub(1)).copied().unwrap_or("")
}

/// A chance in whole percent; none is called impossible or certain that is not.
fn percent(words: &Words, Ratio { numerator, denominator }: Ratio) -> String {
    let rounded = (numerator * 200 + denominator) / (denominator * 2);
    match rounded {
        0 if numerator > 0 => words.text("mv-percent-low"),
        100 if denominator > 1 => words.text("mv-percent-high"),
        _ => words.text_with("mv-percent", &[("percent", rounded.to_string().into())]),
    }
}

/// What a world is called.
pub(super) fn name_of(words: &Words, world: World) -> String {
    words.text(NAMES[world.index()])
}

/// What the worlds are called, by their colours: green counts 1, white 2, red 4, yellow 8, blue 16.
const NAMES: [&str; World::COUNT] = [
    "screen-mv-world-void",
    "screen-mv-world-g",
    "screen-mv-world-w",
    "screen-mv-world-gw",
    "screen-mv-world-r",
    "screen-mv-world-gr",
    "screen-mv-world-wr",
    "screen-mv-world-gwr",
    "screen-mv-world-y",
    "screen-mv-world-gy",
    "screen-mv-world-wy",
    "screen-mv-world-gwy",
    "screen-mv-world-ry",
    "screen-mv-world-gry",
    "screen-mv-world-wry",
    "screen-mv-world-gwry",
    "screen-mv-world-b",
    "screen-mv-world-gb",
    "screen-mv-world-wb",
    "screen-mv-world-gwb",
    "screen-mv-world-rb",
    "screen-mv-world-grb",
    "screen-mv-world-wrb",
    "screen-mv-world-gwrb",
    "screen-mv-world-yb",
    "screen-mv-world-gyb",
    "screen-mv-world-wyb",
    "screen-mv-world-gwyb",
    "screen-mv-world-ryb",
    "screen-mv-world-gryb",
    "screen-mv-world-wryb",
    "screen-mv-world-gwryb",
];
