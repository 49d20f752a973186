//! Reading a record, line by line: nothing is believed, and nothing is too large.

use std::io::{BufRead, ErrorKind, Read as _};
use std::ops::ControlFlow;

use bots::Pcg;
use engine::{Input, Node};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use table::{BadNote, Dice as _, Seed};
use words::{Names, Value, Words};

use super::dice::RecordedDice;
use super::line::{EndLine, FORMAT, Header, InputLine, Lot, Peek};
use super::write::{hex, lot_of};
use super::{DiceNote, Sitter};
use crate::{Playable, Rules};

/// A line with a whole deck takes some ten kilobytes; what is longer than this is no line of ours.
const LONGEST_LINE: u64 = 1 << 18;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in a sentence without its stop.
    pub text: String,
}

/// A record whose first line has been read.
pub struct Record<'w, R> {
    header: Header,
    rules: Rules,
    lines: Lines<'w, R>,
}

/// One input of a record, right after it came.
pub struct Step<'a, G: Playable> {
    /// Which input it is, from 1.
    pub number: usize,
    /// The input.
    pub input: Input<G>,
    /// What happened, all of it: for nobody's eyes before [`hear`](engine::Game::hear).
    pub events: &'a [G::Event],
    /// How things stand.
    pub state: &'a G::State,
}

/// What a good record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many inputs it has.
    pub inputs: usize,
    /// Of how many of them chance decided.
    pub outcomes: u64,
    /// Whether the dice were pledged before the game.
    pub pledged: bool,
    /// How the game ended; nothing if it was left before.
    pub ending: Option<String>,
}

impl<'w, R: BufRead> Record<'w, R> {
    /// Reads the first line. Whatever is wrong is told in `words`.
    pub fn open(reader: R, words: &'w Words) -> Result<Self, Fault> {
        let mut lines = Lines { reader, words, line: 0, hash: Sha256::new(), before: Sha256::new() };
        let header: Header = lines.read()?;
        let rules = lines.check_header(&header)?;
        Ok(Self { header, rules, lines })
    }

    /// The first line.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules of the recorded game.
    pub fn rules(&self) -> Rules {
        self.rules.clone()
    }

    /// What everybody is called, for a game with these rules.
    pub fn names<G: Playable>(&self, rules: &G) -> Names {
        self.header.names(rules)
    }

    /// Replays the record, which must be one of these [rules](Self::rules), and shows every input to `watch`. If
    /// `watch` breaks off, the rest is not read; if not, everything is checked.
    pub fn follow<G: Playable>(
        self,
        rules: &G,
        mut watch: impl FnMut(Step<'_, G>) -> ControlFlow<()>,
    ) -> Result<Option<Verified>, Fault> {
        let Self { header, mut lines, .. } = self;
        let names = header.names(rules);
        let mut state = rules.start();
        let mut lots = Vec::new();
        let mut events = Vec::new();
        for number in 1.. {
            let text = lines.text()?;
            if !serde_json::from_str::<Peek>(&text).is_ok_and(|line| line.input.is_some()) {
                let end: EndLine = lines.parse_exactly(&text)?;
                lines.check_end(rules, &state, &end)?;
                lines.check_dice(&header.dice, end.seed.as_ref(), &lots)?;
                lines.check_nothing_follows()?;
                let pledged = matches!(header.dice, DiceNote::Pledged(_));
                let outcomes = lots.len() as u64;
                return Ok(Some(Verified { inputs: number - 1, outcomes, pledged, ending: end.ending }));
            }
            let line: InputLine = lines.parse_exactly(&text)?;
            let input: Input<G> = line.input.parse().map_err(|wrong: engine::NotationError| {
                lines.fault("record-notation", &[("wrong", wrong.to_string().into())])
            })?;
            let lot = lot_of(rules, &state, input);
            events.clear();
            rules.try_step(&mut state, input, &mut events).map_err(|illegal| {
                let why = rules.say_illegal(lines.words, &names, &illegal);
                lines.fault("record-illegal", &[("input", line.input.as_str().into()), ("why", why.into())])
            })?;
            if lot != line.lot {
                return Err(lines.fault("record-lot", &[("lot", said(lot).into())]));
            }
            lots.extend(lot.map(|lot| (lines.line, lot)));
            if watch(Step { number, input, events: &events, state: &state }).is_break() {
                return Ok(None);
            }
        }
        unreachable!("a record has a last line, or is cut")
    }
}

fn said(lot: Option<Lot>) -> String {
    lot.and_then(|lot| serde_json::to_string(&lot).ok()).unwrap_or_else(|| "–".to_owned())
}

/// The lines of a record.
struct Lines<'w, R> {
    reader: R,
    words: &'w Words,
    /// The number of the last line that was read.
    line: usize,
    /// Of all that was read.
    hash: Sha256,
    /// The same without the last line.
    before: Sha256,
}

impl<R: BufRead> Lines<'_, R> {
    fn fault(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Fault {
        // It may quote a stranger's file.
        let shown = |c: char| if c.is_control() { c.escape_debug().to_string() } else { c.to_string() };
        let text = self.words.text_with(key, values).chars().map(shown).collect();
        Fault { line: self.line, text }
    }

    fn read<L: DeserializeOwned>(&mut self) -> Result<L, Fault> {
        let text = self.text()?;
        self.parse(&text)
    }

    /// A line that must be written exactly as we write it.
    fn parse_exactly<L: Serialize + DeserializeOwned>(&self, text: &str) -> Result<L, Fault> {
        let line = self.parse(text)?;
        match serde_json::to_string(&line) {
            Ok(right) if right != text => Err(self.fault("record-written", &[("right", right.into())])),
            _ => Ok(line),
        }
    }

    fn parse<L: DeserializeOwned>(&self, text: &str) -> Result<L, Fault> {
        serde_json::from_str(text)
            .map_err(|wrong| self.fault("record-json", &[("wrong", wrong.to_string().into())]))
    }

    /// The next line without its end.
    fn text(&mut self) -> Result<String, Fault> {
        let bytes = self.bytes()?;
        if bytes.is_empty() {
            return Err(self.fault("record-cut", &[]));
        }
        self.before = self.hash.clone();
        self.hash.update(&bytes);
        let text = String::from_utf8(bytes).map_err(|_| self.fault("record-encoding", &[]))?;
        Ok(text.strip_suffix('\n').unwrap_or(&text).to_owned())
    }

    /// The next line with its end; nothing at the end of the file.
    fn bytes(&mut self) -> Result<Vec<u8>, Fault> {
        self.line += 1;
        let mut bytes = Vec::new();
        let read = self.reader.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes);
        match read {
            Ok(_) if bytes.len() as u64 > LONGEST_LINE => Err(self.fault("record-long", &[])),
            Ok(_) => Ok(bytes),
            Err(error) if error.kind() == ErrorKind::InvalidData => Err(self.fault("record-encoding", &[])),
            Err(error) => Err(self.fault("record-unreadable", &[("wrong", error.to_string().into())])),
        }
    }

    fn check_header(&self, header: &Header) -> Result<Rules, Fault> {
        if header.record != FORMAT {
            let values = [("found", header.record.into()), ("known", FORMAT.into())];
            return Err(self.fault("record-format", &values));
        }
        if header.setup != header.setup.spelled_out() {
            return Err(self.fault("record-deck", &[]));
        }
        let rules = header
            .setup
            .rules_of(header.ruleset)
            .map_err(|wrong| self.fault("record-setup", &[("wrong", wrong.to_string().into())]))?;
        let seats = usize::from(rules.seats());
        if header.seats.len() != seats {
            let values = [("found", header.seats.len().into()), ("seats", seats.into())];
            return Err(self.fault("record-seats", &values));
        }
        if let Some(index) = header.seats.iter().position(|sitter| !sitter.is_presentable()) {
            return Err(self.fault("record-name", &[("seat", (index + 1).into())]));
        }
        if let DiceNote::Pledged(note) = &header.dice {
            note.check().map_err(|bad| match bad {
                BadNote::Name => self.fault("record-match", &[]),
                BadNote::Order => self.fault("record-nonce-order", &[]),
                BadNote::Share(seat) => self.fault("record-nonce", &[("seat", seat.number().into())]),
            })?;
            let person = |index: usize| matches!(header.seats.get(index), Some(Sitter::Name(_)));
            if let Some(share) = note.nonces.iter().find(|share| !person(share.seat.index())) {
                return Err(self.fault("record-nonce-seat", &[("seat", share.seat.number().into())]));
            }
        }
        Ok(rules)
    }

    fn check_end<G: Playable>(&self, rules: &G, state: &G::State, end: &EndLine) -> Result<(), Fault> {
        if rules.node(state) == Node::Chance {
            return Err(self.fault("record-chance", &[]));
        }
        let ending = rules.ending(state);
        if end.ending.as_deref() != ending {
            let values = [("ending", ending.unwrap_or("null").into())];
            return Err(self.fault("record-ending", &values));
        }
        let sheet = rules.score_sheet(state);
        if end.sheet != sheet {
            let right = serde_json::to_string(&sheet).unwrap_or_default();
            return Err(self.fault("record-sheet", &[("right", right.into())]));
        }
        let check = hex(&self.before.clone().finalize());
        if end.check != check {
            return Err(self.fault("record-check", &[("right", check.into())]));
        }
        Ok(())
    }

    /// Every outcome is the one that the dice gave.
    fn check_dice(&self, note: &DiceNote, seed: Option<&Seed>, lots: &[(usize, Lot)]) -> Result<(), Fault> {
        let mut dice = match (note, seed) {
            (DiceNote::Pledged(note), Some(seed)) if seed.pledge() == note.pledge => {
                RecordedDice::Pledged(note.dice(seed))
            }
            (DiceNote::Pledged(_), Some(_)) => return Err(self.fault("record-seed", &[])),
            (DiceNote::Pledged(_), None) => return Err(self.fault("record-no-seed", &[])),
            (DiceNote::Pcg32 { .. }, Some(_)) => return Err(self.fault("record-seed-twice", &[])),
            (&DiceNote::Pcg32 { seed, stream }, None) => RecordedDice::Pcg32(Pcg::new(seed, stream)),
        };
        for (number, &(line, lot)) in (1..).zip(lots) {
            let ticket = dice.ticket(number, lot.of);
            if !(lot.first..=lot.last).contains(&ticket) {
                let values = [("number", number.into()), ("ticket", ticket.into()), ("of", lot.of.into())];
                return Err(Fault { line, ..self.fault("record-dice", &values) });
            }
        }
        Ok(())
    }

    fn check_nothing_follows(&mut self) -> Result<(), Fault> {
        if self.bytes()?.is_empty() { Ok(()) } else { Err(self.fault("record-more", &[])) }
    }
}
