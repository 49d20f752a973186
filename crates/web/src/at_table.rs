//! A table of some game, and how the page gets at it without knowing which.

use std::any::Any;
use std::collections::{BTreeMap, VecDeque};

use leptos::prelude::*;
use serde_json::value::RawValue;
use wire::Why;
use wire::engine::{ScoreSheet, Seat, SeatSet, Viewer};
use wire::games::Playable;
use wire::table::{Frame, Offered};
use words::{Names, Words};

use crate::client::{Client, Seating};
use crate::place::Place;

/// A game that can be drawn: all that a game brings along for the page.
pub(crate) trait Screen: Playable {
    /// Whether what others do is shown step by step: a frame waits until the screen has shown the one before it.
    const STEP_BY_STEP: bool = false;

    /// The whole screen.
    fn screen(client: Client) -> AnyView;

    /// Who did something of their own will, if an event tells of that.
    fn acted(event: &Self::Event) -> Option<Seat>;

    /// What the rules are like that a table may choose, a few words each.
    fn options(&self, words: &Words) -> Vec<String>;

    /// What the pieces are called that somebody brought along, and what is to be known of them.
    fn own_pieces(&self, _words: &Words) -> Option<[&str; 2]> {
        None
    }

    /// Keeps what is worth keeping of a game that is over.
    fn keep_result(&self, _sheet: &ScoreSheet) {}
}

/// What a game is drawn from.
pub(crate) struct Scene<'a, G: Screen> {
    pub(crate) client: Client,
    pub(crate) words: &'static Words,
    pub(crate) rules: &'a G,
    pub(crate) names: Names,
    pub(crate) view: &'a G::View,
    /// The seat of the person at the screen; nobody's for somebody who only watches.
    pub(crate) me: Option<Seat>,
    /// What the person at the screen might do.
    pub(crate) offers: &'a [Offered<G>],
    /// Whether that person may take the last action back.
    pub(crate) may_undo: bool,
    /// All that happened and still stands, as far as it is shown.
    pub(crate) log: &'a [G::Event],
    /// How much of the log is known to somebody who has just come back, if the rest is new.
    pub(crate) known: Option<usize>,
    /// In a replay: what those see whose eyes are open.
    pub(crate) open: &'a [(Seat, G::View)],
}

impl<G: Screen> Scene<'_, G> {
    /// The name of whoever sits there, standing alone.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.first(self.words, seat)
    }
}

/// A table of whichever game it is.
pub(crate) trait OpenTable: 'static {
    /// The table of its game, for the screen of that game.
    fn as_any(&self) -> &dyn Any;
    /// The whole screen.
    fn screen(&self, client: Client) -> AnyView;
    /// Shows what happened next, or everything that happened.
    fn show_next(&mut self, all: bool);
    /// Takes what is new. A frame of another game is for another table.
    fn take(&mut self, frame: &RawValue);
    /// Shows another moment at once: nothing travels there.
    fn jump(&mut self, frame: &RawValue);
    /// Shows again what has happened: the first frame at once, and the others as if they came now.
    fn recall(&mut self, frames: &[Box<RawValue>]);
    /// Whoever has come back knows what happened.
    fn know_all(&mut self);
    /// In a replay: these eyes are open, and see this.
    fn lay_open(&mut self, frames: &[(Seat, &RawValue)]);
    /// Who sits where from now on.
    fn seat(&mut self, seating: Seating);
    /// From now on it is drawn for these eyes.
    fn look_as(&mut self, viewer: Viewer);
    /// The seat of the person at the screen, if they have one.
    fn me(&self) -> Option<Seat>;
    /// The last move that was told, whether or not it is on the screen yet.
    fn last_move(&self) -> Option<u32>;
    /// The last move on the screen.
    fn shown_move(&self) -> Option<u32>;
    fn to_act(&self) -> SeatSet;
    fn names(&self, words: &Words) -> Names;
    /// How far the game is.
    fn progress(&self, words: &Words) -> Option<String>;
    /// The log in sentences, oldest first.
    fn told(&self, words: &Words) -> Vec<String>;
    fn why(&self, words: &Words, why: &Why) -> String;
    /// What an action did in a frame of this game, as the label of a button.
    fn label(&self, words: &Words, frame: &RawValue, action: &str) -> Option<String>;
    /// What the rules are like that a table may choose, a few words each.
    fn options(&self, words: &Words) -> Vec<String>;
    /// What the pieces are called that somebody brought along, and what is to be known of them.
    fn own_pieces(&self, words: &Words) -> Option<[&str; 2]>;
    fn keep_result(&self, sheet: &ScoreSheet);
}

/// A table of one game, as far as it has been shown.
pub(crate) struct AtTable<G: Screen> {
    /// Here they give names and lookups; what happens is decided elsewhere.
    rules: G,
    frame: Option<Frame<G>>,
    log: Vec<G::Event>,
    /// What happened since and is not shown yet.
    waiting: VecDeque<Frame<G>>,
    seating: Seating,
    /// How much of the log somebody knows who has just come back.
    known: Option<usize>,
    /// What those see whose eyes are open in a replay.
    open: Vec<(Seat, G::View)>,
    /// Whether what is shown came at once, from another moment.
    jumped: bool,
    /// Whether the next frame is the first that these eyes see.
    comes_in: bool,
}

impl<G: Screen> AtTable<G> {
    pub(crate) fn new(rules: G) -> Self {
        Self {
            rules,
            frame: None,
            log: Vec::new(),
            waiting: VecDeque::new(),
            seating: Seating::default(),
            known: None,
            open: Vec::new(),
            jumped: false,
            comes_in: true,
        }
    }

    /// Whether what is shown came at once, from another moment: nothing travels.
    pub(crate) fn has_jumped(&self) -> bool {
        self.jumped
    }

    /// A frame of this game.
    fn read(frame: &RawValue) -> Option<Frame<G>> {
        let frames = serde_json::from_str::<BTreeMap<String, Frame<G>>>(frame.get());
        frames.ok().and_then(|mut frames| frames.remove(G::ID))
    }

    /// Whether more has happened than is shown.
    pub(crate) fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The number of the last move that is shown.
    pub(crate) fn shown(&self) -> Option<u32> {
        self.frame.as_ref().map(|frame| frame.to)
    }

    fn show(&mut self, frame: Frame<G>) {
        // A frame from the beginning tells all that still stands.
        if frame.from == 0 {
            self.log.clear();
        }
        self.jumped = false;
        self.log.extend_from_slice(&frame.events);
        let own = |event: &G::Event| self.seating.me.is_some() && G::acted(event) == self.seating.me;
        if std::mem::take(&mut self.comes_in) {
            self.known = self.log.iter().rposition(own).map(|index| index + 1);
        } else if frame.events.iter().any(own) {
            self.known = None;
        }
        self.frame = Some(frame);
    }

    pub(crate) fn scene(&self, client: Client) -> Option<Scene<'_, G>> {
        let frame = self.frame.as_ref()?;
        let words = client.words();
        Some(Scene {
            client,
            words,
            rules: &self.rules,
            names: self.names(words),
            view: &frame.view,
            me: self.seating.me,
            offers: &frame.offers,
            may_undo: frame.may_undo,
            log: &self.log,
            // A replay has a way of its own to what is new, and in a turn of the day everything is.
            known: self.known.filter(|_| {
                client.place.with_untracked(|place| !matches!(place, Place::Eureka(_) | Place::Replay(_)))
            }),
            open: &self.open,
        })
    }
}

impl<G: Screen + 'static> OpenTable for AtTable<G>
where
    Frame<G>: 'static,
{
    fn take(&mut self, frame: &RawValue) {
        let Some(frame) = Self::read(frame) else { return };
        // Whoever comes in sees the table as it is, and does not watch how it came about.
        if G::STEP_BY_STEP && self.frame.is_some() && frame.from != 0 {
            self.waiting.push_back(frame);
        } else {
            self.waiting.clear();
            self.show(frame);
        }
    }

    fn jump(&mut self, frame: &RawValue) {
        let Some(frame) = Self::read(frame) else { return };
        self.waiting.clear();
        self.show(frame);
        self.jumped = true;
    }

    fn recall(&mut self, frames: &[Box<RawValue>]) {
        let mut frames = frames.iter().filter_map(|frame| Self::read(frame));
        let (Some(first), Some(second)) = (frames.next(), frames.next()) else { return };
        // What waits is among them: the table is never behind what it has told.
        self.waiting = std::iter::once(second).chain(frames).collect();
        self.show(first);
        self.jumped = true;
        self.known = None;
    }

    fn know_all(&mut self) {
        self.known = None;
    }

    fn lay_open(&mut self, frames: &[(Seat, &RawValue)]) {
        let view = |&(seat, frame): &(Seat, &RawValue)| Some((seat, Self::read(frame)?.view));
        self.open = frames.iter().filter_map(view).collect();
    }

    fn seat(&mut self, seating: Seating) {
        self.seating = seating;
    }

    fn look_as(&mut self, viewer: Viewer) {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        // Whoever is handed the screen comes back to the game.
        self.comes_in |= me != self.seating.me;
        self.seating.me = me;
    }

    fn me(&self) -> Option<Seat> {
        self.seating.me
    }

    fn last_move(&self) -> Option<u32> {
        self.waiting.back().or(self.frame.as_ref()).map(|frame| frame.to)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn screen(&self, client: Client) -> AnyView {
        G::screen(client)
    }

    fn show_next(&mut self, all: bool) {
        while let Some(frame) = self.waiting.pop_front() {
            self.show(frame);
            if !all {
                break;
            }
        }
    }

    fn shown_move(&self) -> Option<u32> {
        self.shown()
    }

    fn to_act(&self) -> SeatSet {
        self.frame.as_ref().map_or(SeatSet::EMPTY, |frame| frame.to_act)
    }

    fn names(&self, words: &Words) -> Names {
        let seats = (0..usize::from(self.rules.seats())).map(Seat::from_index);
        self.rules.everybody(Names::new(seats.map(|seat| self.seating.name(words, seat))))
    }

    fn progress(&self, words: &Words) -> Option<String> {
        Some(self.rules.say_progress(words, &self.frame.as_ref()?.view))
    }

    fn told(&self, words: &Words) -> Vec<String> {
        let names = self.names(words);
        let viewer = self.seating.me.map_or(Viewer::Spectator, Viewer::Seat);
        let tell = |event| self.rules.say_event(words, &names, event, viewer);
        self.log.iter().map(tell).collect()
    }

    fn why(&self, words: &Words, why: &Why) -> String {
        match why {
            Why::Over => words.text("illegal-over"),
            Why::NotNow { to_act } => words::waiting(words, &self.names(words), *to_act),
            Why::NotOffered => words.text("illegal-not-offered"),
            Why::Rule { rule, reason } => match G::reason_of(*reason) {
                Some(reason) => format!("{} ({rule})", self.rules.say_refusal(words, reason)),
                None => rule.clone(),
            },
        }
    }

    fn label(&self, words: &Words, frame: &RawValue, action: &str) -> Option<String> {
        let mut frames: BTreeMap<String, Frame<G>> = serde_json::from_str(frame.get()).ok()?;
        let view = frames.remove(G::ID)?.view;
        Some(self.rules.say_offer(words, &self.names(words), &view, action.parse().ok()?))
    }

    fn options(&self, words: &Words) -> Vec<String> {
        self.rules.options(words)
    }

    fn own_pieces(&self, words: &Words) -> Option<[&str; 2]> {
        self.rules.own_pieces(words)
    }

    fn keep_result(&self, sheet: &ScoreSheet) {
        self.rules.keep_result(sheet);
    }
}
