//! One game at a terminal.

use anyhow::{Context as _, anyhow, bail};
use console::{Term, style};
use engine::{Illegal, Node, Seat, Viewer};
use games::record::{self, DiceNote, Sitter};
use games::{LocalGame, Luck, Playable, SeatKind, Setup, WithGame};
use table::Frame;
use words::{Names, Words};

use super::line::Lines;
use crate::output::{print, width, wrapped};
use crate::record::score_table;
use crate::rules;

/// What can be typed besides moves.
const COMMANDS: [&str; 7] = ["help", "table", "why", "rules", "undo", "log", "quit"];

/// Plays whichever game it is, and returns its record.
pub(super) struct Opening<'a> {
    pub(super) setup: &'a Setup,
    pub(super) seats: Vec<SeatKind>,
    pub(super) people: Vec<Seat>,
    pub(super) names: Vec<String>,
    pub(super) luck: Luck,
    pub(super) words: &'a Words,
}

impl WithGame for Opening<'_> {
    type Output = anyhow::Result<String>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<String> {
        let Self { setup, seats, people, names, luck, words } = self;
        let sitters = sitters(&seats, names, words);
        if let Some(sitter) = sitters.iter().find(|sitter| !sitter.is_presentable()) {
            bail!("a name has 1 to {} characters, and {sitter:?} is none", Sitter::LONGEST_NAME);
        }
        let everybody = rules.everybody(Names::new(Sitter::names(&sitters)));
        say(&words.titled(&words::game(words, G::ID), &Sitter::company(&sitters, words)))?;
        let game = LocalGame::new(rules.clone(), seats, luck)?;
        let told = vec![0; usize::from(rules.seats())];
        let mut session =
            Session { game, words, names: everybody, people, told, lines: Lines::new()?, last: None };
        session.play()?;
        let Luck { seed, note } = session.game.luck().clone();
        let inputs = session.game.table().inputs();
        record::write(setup, &rules, sitters, DiceNote::Pledged(note), Some(seed), inputs)
            .map_err(|wrong| anyhow!("input {} cannot be recorded", wrong.position))
    }
}

/// Bots by their kind, people by their names.
fn sitters(seats: &[SeatKind], names: Vec<String>, words: &Words) -> Vec<Sitter> {
    let mut names = names.into_iter();
    (1..)
        .zip(seats)
        .map(|(seat, kind)| match kind {
            SeatKind::Bot(kind) => Sitter::bot(*kind),
            SeatKind::Me => Sitter::Name(
                names.next().unwrap_or_else(|| words.text_with("name-seat", &[("seat", seat.into())])),
            ),
        })
        .collect()
}

struct Session<'a, G: Playable> {
    game: LocalGame<G>,
    words: &'a Words,
    names: Names,
    people: Vec<Seat>,
    /// Up to which move each seat has been told what happened.
    told: Vec<u32>,
    lines: Lines,
    /// Who looked at the screen last.
    last: Option<Seat>,
}

impl<G: Playable> Session<'_, G> {
    fn play(&mut self) -> anyhow::Result<()> {
        let pledge = self.game.luck().note.pledge.to_string();
        say(&self.words.text_with("play-pledge", &[("pledge", pledge.into())]))?;
        say(&self.words.text("play-start"))?;
        loop {
            while self.game.advance().is_some() {}
            if self.game.table().node() == Node::Over {
                return self.end();
            }
            let to_act = self.game.table().to_act();
            let seat = self.people.iter().copied().find(|&seat| to_act.contains(seat));
            let seat = seat.context("somebody is to act whom nobody plays")?;
            self.hand_over(seat)?;
            self.tell_news(Viewer::Seat(seat))?;
            self.show_choices(&self.frame(seat))?;
            if !self.turn(seat)? {
                return self.leave();
            }
        }
    }

    fn rules(&self) -> &G {
        self.game.table().rules()
    }

    fn frame(&self, seat: Seat) -> Frame<G> {
        self.game.table().frame(Viewer::Seat(seat), self.game.table().number())
    }

    /// Several people share a keyboard, and have secrets.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<()> {
        let before = self.last.replace(seat);
        if self.people.len() > 1 && before != Some(seat) && self.lines.is_terminal() {
            Term::stdout().clear_screen()?;
            let name = self.names.inside(self.words, seat);
            say(&self.words.text_with("play-hand-over", &[("name", name.into())]))?;
            self.lines.next("", Vec::new())?;
        }
        Ok(())
    }

    /// What happened that the viewer has not been told.
    fn tell_news(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let since = match viewer {
            Viewer::Seat(seat) => self.told[seat.index()],
            Viewer::Spectator => 0,
        };
        let frame = self.game.table().frame(viewer, since);
        for event in &frame.events {
            say(&self.rules().say_event(self.words, &self.names, event, viewer))?;
        }
        if let Viewer::Seat(seat) = viewer {
            self.told[seat.index()] = frame.to;
        }
        Ok(())
    }

    fn show_choices(&self, frame: &Frame<G>) -> anyhow::Result<()> {
        let (rules, words) = (self.rules(), self.words);
        print("\n")?;
        say(&style(rules.say_progress(words, &frame.view)).dim().to_string())?;
        if let Some(warning) = rules.say_warning(words, &frame.view) {
            say(&style(warning).yellow().to_string())?;
        }
        say(&style(rules.say_prompt(words, &self.names, &frame.view)).bold().to_string())?;
        let open: Vec<G::Action> = open(frame).collect();
        let wide = open.iter().map(|action| action.to_string().chars().count()).max().unwrap_or(0);
        for (number, &action) in (1..).zip(&open) {
            let typed = style(format!("{:<wide$}", action.to_string())).cyan();
            let label = rules.say_offer(words, &self.names, &frame.view, action);
            let first = format!("{number:>3}  {typed}  ");
            print(&(wrapped(&label, width(), &first) + "\n"))?;
        }
        Ok(())
    }

    /// Obeys lines until something has changed; false if the person leaves.
    fn turn(&mut self, seat: Seat) -> anyhow::Result<bool> {
        loop {
            let frame = self.frame(seat);
            let candidates = open(&frame).map(|action| action.to_string());
            let candidates = candidates.chain(COMMANDS.map(str::to_owned)).collect();
            let Some(line) = self.lines.next("> ", candidates)? else { return Ok(false) };
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match first {
                "" => {}
                "help" => self.help()?,
                "table" => self.show_table(&frame)?,
                "why" => self.why(&frame, rest)?,
                "rules" => self.show_rules(rest)?,
                "log" => {
                    self.told[seat.index()] = 0;
                    self.tell_news(Viewer::Seat(seat))?;
                }
                "undo" => match self.game.undo(seat) {
                    Ok(()) => {
                        say(&self.words.text("play-undone"))?;
                        self.told[seat.index()] = self.game.table().number();
                        return Ok(true);
                    }
                    Err(_) => refuse(&self.words.text("table-no-take-back"))?,
                },
                "quit" => return Ok(false),
                _ => {
                    if self.act(seat, &frame, &line)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Does what was typed; false if nothing came of it.
    fn act(&mut self, seat: Seat, frame: &Frame<G>, line: &str) -> anyhow::Result<bool> {
        let numbered = line.parse().ok().and_then(|number: usize| open(frame).nth(number.checked_sub(1)?));
        let Some(action) = numbered.or_else(|| line.parse().ok()) else {
            let line: String = line.chars().take(60).collect();
            refuse(&self.words.text_with("play-unknown", &[("line", line.into())]))?;
            return Ok(false);
        };
        match self.game.act(seat, action) {
            Ok(()) => Ok(true),
            Err(illegal) => {
                let why = self.rules().say_illegal(self.words, &self.names, &illegal);
                let rule = match illegal {
                    Illegal::Refused(refusal) => format!(" ({})", refusal.rule),
                    _ => String::new(),
                };
                refuse(&format!("{why}{rule}"))?;
                Ok(false)
            }
        }
    }

    fn help(&self) -> anyhow::Result<()> {
        let words = self.words;
        let texts = [
            ("help", words.text("play-help-help")),
            ("table", words.text("play-help-table")),
            ("why", words.text("play-help-why")),
            ("rules", words.text("play-help-rules")),
            ("undo", words.text("play-help-undo")),
            ("log", words.text("play-help-log")),
            ("quit", words.text("play-help-quit")),
        ];
        say(&words.text("play-help"))?;
        for (command, text) in texts {
            print(&(wrapped(&text, width(), &format!("  {:<7}", style(command).cyan())) + "\n"))?;
        }
        Ok(())
    }

    fn show_table(&self, frame: &Frame<G>) -> anyhow::Result<()> {
        for section in self.rules().say_table(self.words, &self.names, &frame.view) {
            say(&style(section.title).bold().to_string())?;
            for line in section.lines {
                print(&(wrapped(&line, width(), "  ") + "\n"))?;
            }
        }
        Ok(())
    }

    /// Why what is offered to others, or at other times, is not possible now.
    fn why(&self, frame: &Frame<G>, wanted: &str) -> anyhow::Result<()> {
        let refused: Vec<_> = frame
            .offers
            .iter()
            .filter(|offer| wanted.is_empty() || offer.action.to_string() == wanted)
            .filter_map(|offer| Some((offer.action, offer.refusal.as_ref()?)))
            .collect();
        if refused.is_empty() {
            let possible = wanted.is_empty() || open(frame).any(|action| action.to_string() == wanted);
            let key = if possible { "play-why-nothing" } else { "illegal-not-offered" };
            return say(&self.words.text(key));
        }
        for (action, refused) in refused {
            let reason = self.rules().say_refusal(self.words, refused.reason);
            let first = format!("  {}  ", style(action).cyan());
            print(&(wrapped(&format!("{reason} ({})", refused.rule), width(), &first) + "\n"))?;
        }
        Ok(())
    }

    fn show_rules(&self, id: &str) -> anyhow::Result<()> {
        let id = Some(id).filter(|id| !id.is_empty());
        // A rule that is not there is no reason to end the game.
        rules::show(G::ID, id, false, self.words).or_else(|error| refuse(&format!("{error:#}")))
    }

    /// The game is over: everything, and the score sheet.
    fn end(&mut self) -> anyhow::Result<()> {
        let viewer = match self.people[..] {
            [only] => Viewer::Seat(only),
            [] => Viewer::Spectator,
            // What everybody knows is told to all of several people.
            [first, ..] => Viewer::Seat(self.last.unwrap_or(first)),
        };
        self.tell_news(viewer)?;
        let table = self.game.table();
        let sheet = self.rules().score_sheet(table.state());
        let eyes = if self.people.len() > 1 { Viewer::Spectator } else { viewer };
        let result = words::result(self.words, &self.names, &sheet.places, eyes);
        print(&format!(
            "\n{}\n\n{}\n",
            style(result).bold(),
            score_table(self.rules(), self.words, &self.names, &sheet)
        ))
    }

    fn leave(&self) -> anyhow::Result<()> {
        say(&self.words.text("play-left"))
    }
}

fn say(text: &str) -> anyhow::Result<()> {
    print(&(wrapped(text, width(), "") + "\n"))
}

fn refuse(text: &str) -> anyhow::Result<()> {
    say(&style(text).red().to_string())
}

/// What can be done now.
fn open<G: Playable>(frame: &Frame<G>) -> impl Iterator<Item = G::Action> {
    frame.offers.iter().filter(|offer| offer.refusal.is_none()).map(|offer| offer.action)
}
