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

/// A game that can be drawn: all that a game brings along for the page.
pub(crate) trait Screen: Playable {
    /// Whether what others do is shown step by step: a frame waits until the screen has shown the one before it.
    const STEP_BY_STEP: bool = false;

    /// The whole screen, for a game that draws all of it; the page's own parts are for the others.
    fn screen(_client: Client) -> Option<AnyView> {
        None
    }

    /// Everything that lies on the table.
    fn board(_scene: &Scene<'_, Self>) -> Option<AnyView> {
        None
    }

    /// A drawing on the button of an action, where it says more than words.
    fn icon(_scene: &Scene<'_, Self>, _action: Self::Action) -> Option<AnyView> {
        None
    }

    /// What else should be known of an action before it is chosen.
    fn aside(_scene: &Scene<'_, Self>, _action: Self::Action) -> Option<AnyView> {
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
}

impl<G: Screen> Scene<'_, G> {
    /// The name of whoever sits there, standing alone.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.first(self.words, seat)
    }
}

/// Something the person at the screen might do, ready to be shown.
pub(crate) struct Choice {
    /// In the game's notation.
    pub(crate) action: String,
    pub(crate) label: String,
    pub(crate) icon: Option<AnyView>,
    /// What follows from it, as far as one can say.
    pub(crate) follows: Option<String>,
    pub(crate) aside: Option<AnyView>,
    /// Why it is not possible, if it is not.
    pub(crate) refusal: Option<String>,
}

/// How far a game is.
pub(crate) struct Progress {
    pub(crate) text: String,
    pub(crate) warning: Option<String>,
}

/// A table of whichever game it is.
pub(crate) trait OpenTable: 'static {
    /// The table of its game, for the screen of that game.
    fn as_any(&self) -> &dyn Any;
    /// The whole screen, if the game draws all of it.
    fn screen(&self, client: Client) -> Option<AnyView>;
    /// Shows what happened next, or everything that happened.
    fn show_next(&mut self, all: bool);
    /// Takes what is new. A frame of another game is for another table.
    fn take(&mut self, frame: &RawValue);
    /// Who sits where from now on.
    fn seat(&mut self, seating: Seating);
    /// The seat of the person at the screen, if they have one.
    fn me(&self) -> Option<Seat>;
    /// The last move that was told, whether or not it is on the screen yet.
    fn last_move(&self) -> Option<u32>;
    /// The last move on the screen.
    fn shown_move(&self) -> Option<u32>;
    fn to_act(&self) -> SeatSet;
    fn may_undo(&self) -> bool;
    fn names(&self, words: &Words) -> Names;
    fn progress(&self, words: &Words) -> Option<Progress>;
    /// What the game waits for.
    fn prompt(&self, words: &Words) -> Option<String>;
    fn choices(&self, client: Client) -> Vec<Choice>;
    fn board(&self, client: Client) -> Option<AnyView>;
    /// The log in sentences, oldest first.
    fn told(&self, words: &Words) -> Vec<String>;
    fn why(&self, words: &Words, why: &Why) -> String;
    fn score_line(&self, words: &Words, label: &str) -> String;
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
}

impl<G: Screen> AtTable<G> {
    pub(crate) fn new(rules: G) -> Self {
        Self { rules, frame: None, log: Vec::new(), waiting: VecDeque::new(), seating: Seating::default() }
    }

    fn view(&self) -> Option<&G::View> {
        self.frame.as_ref().map(|frame| &frame.view)
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
        self.log.extend_from_slice(&frame.events);
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
        })
    }
}

impl<G: Screen + 'static> OpenTable for AtTable<G>
where
    Frame<G>: 'static,
{
    fn take(&mut self, frame: &RawValue) {
        let frames = serde_json::from_str::<BTreeMap<String, Frame<G>>>(frame.get());
        let Some(frame) = frames.ok().and_then(|mut frames| frames.remove(G::ID)) else { return };
        // Whoever comes in sees the table as it is, and does not watch how it came about.
        if G::STEP_BY_STEP && self.frame.is_some() && frame.from != 0 {
            self.waiting.push_back(frame);
        } else {
            self.waiting.clear();
            self.show(frame);
        }
    }

    fn seat(&mut self, seating: Seating) {
        self.seating = seating;
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

    fn screen(&self, client: Client) -> Option<AnyView> {
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

    fn may_undo(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.may_undo)
    }

    fn names(&self, words: &Words) -> Names {
        let seats = (0..usize::from(self.rules.seats())).map(Seat::from_index);
        self.rules.everybody(Names::new(seats.map(|seat| self.seating.name(words, seat))))
    }

    fn progress(&self, words: &Words) -> Option<Progress> {
        let view = self.view()?;
        let text = self.rules.say_progress(words, view);
        Some(Progress { text, warning: self.rules.say_warning(words, view) })
    }

    fn prompt(&self, words: &Words) -> Option<String> {
        Some(self.rules.say_prompt(words, &self.names(words), self.view()?))
    }

    fn choices(&self, client: Client) -> Vec<Choice> {
        let Some(scene) = self.scene(client) else { return Vec::new() };
        let words = scene.words;
        let choice = |offer: &Offered<G>| {
            let label = self.rules.say_offer(words, &scene.names, scene.view, offer.action);
            // What follows from an action stands behind a dot.
            let (label, follows) = match label.split_once(" · ") {
                Some((label, follows)) => (label.to_owned(), Some(follows.to_owned())),
                None => (label, None),
            };
            Choice {
                action: offer.action.to_string(),
                label,
                icon: G::icon(&scene, offer.action),
                follows,
                aside: G::aside(&scene, offer.action),
                refusal: offer.refusal.as_ref().map(|refused| {
                    format!("{} ({})", self.rules.say_refusal(words, refused.reason), refused.rule)
                }),
            }
        };
        scene.offers.iter().map(choice).collect()
    }

    fn board(&self, client: Client) -> Option<AnyView> {
        self.scene(client).and_then(|scene| G::board(&scene))
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

    fn score_line(&self, words: &Words, label: &str) -> String {
        self.rules.say_score_line(words, label)
    }

    fn keep_result(&self, sheet: &ScoreSheet) {
        self.rules.keep_result(sheet);
    }
}
