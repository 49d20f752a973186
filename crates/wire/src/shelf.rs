//! Records that are opened: what a page asks of an archive, answered.

use engine::{ScoreSheet, Seat, SeatSet, Viewer};
use games::record::{Audit, Outcome, Record, Sitter, audit};
use games::review::{EFFORT, Effort, METHOD, Reviewing, review};
use games::{Mark, Playable, Setup, WithGame};
use table::{Deed, Table};
use words::{Language, Words};

use crate::archive::{Checked, Eyes, MoveNote, Opened, OutcomeNote, Seen, Source, ToArchive};
use crate::codec::{VERSION, decode, encode};
use crate::{FromArchive, KeptGame};

/// What an archive needs of its owner's store to answer a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Every game that was kept: a JSON list of [`KeptGame`].
    Games,
    /// The text of the record with this number.
    Record(u32),
}

/// Opens records. It has no store of its own: what it [wants](Self::wants) its owner brings.
#[derive(Default)]
pub struct Archive {
    open: Option<Box<dyn Over>>,
    text: String,
    review: Option<Box<dyn Reviewing>>,
    /// How many points and decisions of the review were told.
    told: (usize, usize),
}

impl Archive {
    /// What the owner has to bring before a question can be answered.
    pub fn wants(question: &ToArchive) -> Option<Wanted> {
        match question {
            ToArchive::List => Some(Wanted::Games),
            ToArchive::Open { record: Source::Here(id), .. }
            | ToArchive::Review { record: Source::Here(id), .. }
            | ToArchive::Check { record: Source::Here(id), .. } => Some(Wanted::Record(*id)),
            _ => None,
        }
    }

    /// The same for a question as it travelled.
    pub fn wants_for(text: &str) -> Option<Wanted> {
        decode(text).ok().and_then(|question| Self::wants(&question))
    }

    /// Answers a question with what was brought for it.
    pub fn receive(&mut self, question: ToArchive, brought: Option<String>) -> FromArchive {
        match question {
            ToArchive::List => FromArchive::Games(kept(brought.as_deref().unwrap_or_default())),
            ToArchive::Open { record, language } => match text_of(record, brought, language) {
                Ok(text) => self.open(text, language),
                Err(wrong) => wrong,
            },
            ToArchive::Check { record, language } => match text_of(record, brought, language) {
                Ok(text) => check(&text, language),
                Err(wrong) => wrong,
            },
            ToArchive::Review { record, seat, worlds, language } => {
                match text_of(record, brought, language) {
                    Ok(text) => self.look_back(&text, seat, worlds, language),
                    Err(wrong) => wrong,
                }
            }
            ToArchive::Moment { at, since, eyes } => self.ask(|game| game.moment(at, since, eyes)),
            ToArchive::Text => {
                let text = self.text.clone();
                self.ask(|_| FromArchive::Text(text))
            }
            ToArchive::Branch { at } => self.ask(|game| game.branch(at)),
        }
    }

    /// Answers a question as it travelled.
    pub fn receive_text(&mut self, text: &str, brought: Option<String>) -> String {
        let answer = match decode(text) {
            Ok(question) => self.receive(question, brought),
            Err(_) => FromArchive::Unanswered,
        };
        encode(&answer)
    }

    fn look_back(
        &mut self,
        text: &str,
        seat: Option<Seat>,
        worlds: Option<u32>,
        language: Language,
    ) -> FromArchive {
        let effort = Effort {
            worlds: worlds.map_or(EFFORT.worlds, |worlds| worlds.clamp(1, EFFORT.worlds)),
            ..EFFORT
        };
        match review(text.as_bytes(), Words::of(language), seat, effort) {
            Ok(begun) => {
                let sheet = begun.sheet();
                self.review = Some(begun);
                self.told = (sheet.points.len(), sheet.decisions.len());
                FromArchive::Review(Box::new(sheet))
            }
            Err(fault) => wrong(fault),
        }
    }

    /// Thinks about the next thing in the review that is under way, and tells what is new; nothing once all is known.
    pub fn think(&mut self) -> Option<FromArchive> {
        let review = self.review.as_mut()?;
        if review.sheet_since(usize::MAX, usize::MAX).is_done() {
            return None;
        }
        review.step();
        let (points, decisions) = self.told;
        let sheet = review.sheet_since(points, decisions);
        self.told = (points + sheet.points.len(), decisions + sheet.decisions.len());
        Some(FromArchive::Review(Box::new(sheet)))
    }

    /// The whole review as it would travel, to be kept; nothing before everything is known.
    pub fn reviewed(&self) -> Option<String> {
        let sheet = self.review.as_ref()?.sheet();
        sheet.is_done().then(|| encode(&FromArchive::Review(Box::new(sheet))))
    }

    /// The name under which the review that is asked for is kept: it has everything that the review depends on.
    pub fn review_name(question: &str, brought: Option<&str>) -> Option<String> {
        let Ok(ToArchive::Review { record, seat, worlds, .. }) = decode(question) else { return None };
        let text = match &record {
            Source::Text(text) => text,
            Source::Here(_) => brought?,
        };
        // The last line of a record has a hash of all the others.
        let last: serde_json::Value = serde_json::from_str(text.trim_end().lines().last()?).ok()?;
        let (seat, worlds) = (seat.map_or(0, Seat::number), worlds.unwrap_or(EFFORT.worlds));
        Some(format!("{VERSION}.{METHOD}.{worlds}.{seat}.{}", last.get("check")?.as_str()?))
    }

    fn open(&mut self, text: String, language: Language) -> FromArchive {
        self.open = None;
        match read(&text, Words::of(language)) {
            Ok((opened, game)) => {
                self.open = Some(game);
                self.text = text;
                FromArchive::Opened(Box::new(opened))
            }
            Err(wrong) => wrong,
        }
    }

    fn ask(&self, ask: impl FnOnce(&dyn Over) -> FromArchive) -> FromArchive {
        match &self.open {
            Some(game) => ask(&**game),
            None => FromArchive::Unanswered,
        }
    }
}

impl std::fmt::Debug for Archive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Archive").field("open", &self.open.is_some()).finish_non_exhaustive()
    }
}

/// What cannot be read of the list is left out: it was kept by an older or a newer page.
fn kept(list: &str) -> Vec<KeptGame> {
    let all: Vec<serde_json::Value> = serde_json::from_str(list).unwrap_or_default();
    let mut games: Vec<KeptGame> =
        all.into_iter().filter_map(|one| serde_json::from_value(one).ok()).collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.when, game.id)));
    games
}

fn text_of(record: Source, brought: Option<String>, language: Language) -> Result<String, FromArchive> {
    let none = || FromArchive::Wrong { line: None, text: Words::of(language).text("record-not-here") };
    match record {
        Source::Text(text) => Ok(text),
        Source::Here(_) => brought.ok_or_else(none),
    }
}

fn read(text: &str, words: &Words) -> Result<(Opened, Box<dyn Over>), FromArchive> {
    let record = Record::open(text.as_bytes(), words).map_err(wrong)?;
    let rules = record.rules();
    rules.visit(Reading { record })
}

fn wrong(fault: games::record::Fault) -> FromArchive {
    FromArchive::Wrong { line: Some(fault.line), text: without_stop(fault.text) }
}

/// A fault stands within a sentence, also where it is one itself.
fn without_stop(mut fault: String) -> String {
    if fault.ends_with('.') {
        fault.pop();
    }
    fault
}

struct Reading<'a> {
    record: Record<'a, &'a [u8]>,
}

impl WithGame for Reading<'_> {
    type Output = Result<(Opened, Box<dyn Over>), FromArchive>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let header = self.record.header().clone();
        let mut inputs = Vec::new();
        let watch = |step: games::record::Step<'_, G>| {
            inputs.push(step.input);
            std::ops::ControlFlow::Continue(())
        };
        let verified = self.record.follow(&rules, watch).map_err(wrong)?;
        let table = Table::resume(rules, inputs).map_err(|bad| FromArchive::Wrong {
            // Nothing that was followed to its end gets here.
            line: Some(bad.position + 2),
            text: format!("{:?}", bad.fault),
        })?;
        let opened = Opened {
            setup: header.setup.clone(),
            seats: header.seats,
            moves: notes(&table),
            ending: verified.as_ref().and_then(|verified| verified.ending.clone()),
            sheet: table.rules().score_sheet(table.state()),
            dice: header.dice,
            outcomes: verified.map_or(0, |verified| verified.outcomes),
        };
        Ok((opened, Box::new(Game { setup: header.setup, table })))
    }
}

/// Every move as it stands on a time line.
fn notes<G: Playable>(table: &Table<G>) -> Vec<MoveNote> {
    let rules = table.rules();
    let mut state = rules.start();
    let note = |one: &table::Move<G>| {
        let chapter = rules.chapter(&state);
        for &input in &one.inputs {
            rules.step(&mut state, input, &mut engine::Silent);
        }
        let who = match one.deed {
            Deed::Act(seat) | Deed::Undo(seat) => Some(seat),
            Deed::SetUp => None,
        };
        let mut marks: Vec<Mark> = one.events.iter().filter_map(|event| rules.mark(event)).collect();
        marks.dedup();
        MoveNote { who, turn: chapter.turn.filter(|_| who.is_some()), round: chapter.round, marks }
    };
    table.moves().iter().map(note).collect()
}

/// A game that is over, of whichever kind.
trait Over {
    fn moment(&self, at: u32, since: u32, eyes: Eyes) -> FromArchive;
    fn branch(&self, at: u32) -> FromArchive;
}

struct Game<G: Playable> {
    setup: Setup,
    table: Table<G>,
}

impl<G: Playable> Over for Game<G> {
    fn moment(&self, at: u32, since: u32, eyes: Eyes) -> FromArchive {
        let at = at.clamp(1, self.table.number());
        let seats = SeatSet::first(self.table.rules().seats());
        let viewers: Vec<Viewer> = match eyes {
            Eyes::Seat(seat) if seats.contains(seat) => vec![Viewer::Seat(seat)],
            Eyes::Seat(_) | Eyes::All => {
                std::iter::once(Viewer::Spectator).chain(seats.iter().map(Viewer::Seat)).collect()
            }
        };
        let seen =
            |&viewer: &Viewer| Seen { viewer, frame: G::any_frame(self.table.past_frame(viewer, since, at)) };
        let first = viewers.first().copied().unwrap_or(Viewer::Spectator);
        let hears = |event: &&G::Event| self.table.rules().hear(event, first).is_some();
        let mut sum = 0;
        let told = self.table.moves()[..at as usize].iter().map(|one| {
            sum += one.events.iter().filter(hears).count() as u32;
            sum
        });
        FromArchive::Moment { at, told: told.collect(), frames: viewers.iter().map(seen).collect() }
    }

    fn branch(&self, at: u32) -> FromArchive {
        let moves = self.table.moves().iter().take(at as usize);
        let log = moves.flat_map(|one| one.inputs.iter().map(ToString::to_string)).collect();
        FromArchive::Branch { setup: self.setup.clone(), log }
    }
}

fn check(text: &str, language: Language) -> FromArchive {
    match audit(text, Words::of(language)) {
        Ok(audit) => FromArchive::Checked(Box::new(checked(audit))),
        Err(fault) => wrong(fault),
    }
}

fn checked(audit: Audit) -> Checked {
    let Audit { header, seed, outcomes, fault } = audit;
    let note = |outcome: Outcome| OutcomeNote {
        number: outcome.number,
        round: outcome.round,
        turn: outcome.turn,
        recorded: outcome.recorded,
        computed: outcome.computed,
        sum: outcome.sum.map(|sum| format!("{sum:016x}")),
        ticket: outcome.ticket.map(|(ticket, _)| ticket),
        of: outcome.ticket.map(|(_, of)| of),
    };
    Checked {
        setup: header.setup.without_deck(),
        seats: header.seats,
        dice: header.dice,
        seal: seed.map(|seed| seed.pledge().to_string()),
        seed: seed.map(|seed| seed.to_string()),
        outcomes: outcomes.into_iter().map(note).collect(),
        fault: fault.map(|fault| (fault.line, without_stop(fault.text))),
    }
}

/// What is told of a game that is over.
pub(crate) fn about(setup: &Setup, seats: Vec<Sitter>, mine: Vec<Seat>, sheet: ScoreSheet) -> crate::About {
    crate::About {
        setup: setup.without_deck(),
        own_deck: setup.has_own_deck(),
        seats,
        mine,
        totals: sheet.totals,
        places: sheet.places,
    }
}
