//! The Eureka of the day: its position among the games, and a try at it.

use engine::{Illegal, Input, Node, Seat, SeatSet, Viewer};
use eureka::{Date, Position, Solver, Try};
use sha2::{Digest as _, Sha256};
use table::{Entry, NoUndo, Table};

use crate::{
    BotKind, GameId, LocalGame, Luck, MultiuniversumSetup, MultiverseSetup, Playable, SeatKind, Setup,
};

/// What is played on every day: a game for two, as most people play it.
pub fn daily_setup(game: GameId) -> Setup {
    match game {
        GameId::Multiuniversum => Setup::Multiuniversum(MultiuniversumSetup::for_players(2)),
        GameId::Multiverse => Setup::Multiverse(MultiverseSetup::for_players(2)),
    }
}

/// No turn of the day's games can be solved. No day is known that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoEureka(pub Date);

impl std::fmt::Display for NoEureka {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no Eureka of {}", self.0)
    }
}

impl std::error::Error for NoEureka {}

/// A try at the Eureka of a day. The position and the dice come from the date alone, so that everybody who does the same
/// sees the same.
#[derive(Clone, Debug)]
pub struct Daily<G: Playable> {
    date: Date,
    position: Position<G>,
    /// The state as the seat knows it.
    model: G::State,
    game: LocalGame<G>,
}

/// What somebody made of it, and what there was to be made of it.
#[derive(Clone, Debug)]
pub struct Verdict<G: Playable> {
    /// What was done.
    pub yours: Line<G>,
    /// What finds the best, with the same dice.
    pub best: Line<G>,
    /// The points that were gained with these dice: by what was done, and by the best.
    pub gained: [i16; 2],
}

/// A turn as it was played.
#[derive(Clone, Debug)]
pub struct Line<G: Playable> {
    /// Its choices, and how good they were.
    pub tried: Try<G::Action>,
    /// The table before each of them.
    pub moments: Vec<Table<G>>,
}

impl<G: Playable> Daily<G> {
    /// The Eureka of a day, at its start.
    pub fn new(rules: G, date: Date) -> Result<Self, NoEureka> {
        let [seed, dice] = date.seeds(G::ID);
        let position = eureka::find(&rules, seed, G::wish(date.weekday())).ok_or(NoEureka(date))?;
        let seat = |index: usize| {
            if index == position.seat.index() { SeatKind::Me } else { SeatKind::Bot(BotKind::Sensible) }
        };
        let seats = (0..usize::from(rules.seats())).map(seat).collect();
        let log: Vec<Entry<G>> = position.inputs.iter().copied().map(Entry::Input).collect();
        let game = LocalGame::resume(rules, seats, Luck::named(&dice.to_string()), log)
            .map_err(|_| NoEureka(date))?;
        let view = game.table().rules().view(game.table().state(), Viewer::Seat(position.seat));
        let model = game.table().rules().model(&view, &mut bots::Pcg::new(0, 0)).ok_or(NoEureka(date))?;
        Ok(Self { date, position, model, game })
    }

    /// Which day it is of.
    pub fn date(&self) -> Date {
        self.date
    }

    /// Where it begins.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.position.seat
    }

    /// The start as the seat knows it, to be solved.
    pub fn model(&self) -> &G::State {
        &self.model
    }

    /// The table, as far as it was played.
    pub fn game(&self) -> &LocalGame<G> {
        &self.game
    }

    /// The same on every machine, and on no other day: the SHA-256 of the game, its ruleset and the log that leads to the
    /// position, a line each.
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{} {}\n", G::ID, self.rules().ruleset()));
        for input in &self.position.inputs {
            hash.update(format!("{input}\n"));
        }
        hash.finalize().iter().fold(String::new(), |print, byte| print + &format!("{byte:02x}"))
    }

    fn rules(&self) -> &G {
        self.game.table().rules()
    }

    /// What the seat has done so far.
    pub fn played(&self) -> impl Iterator<Item = G::Action> {
        let since = self.game.table().inputs().skip(self.position.inputs.len());
        since.filter_map(|input| match input {
            Input::Act(who, action) if who == self.seat() => Some(action),
            _ => None,
        })
    }

    /// Whether the turn is over.
    pub fn is_done(&self) -> bool {
        !eureka::goes_on(self.rules(), self.game.table().state(), self.seat())
    }

    /// The seat does something.
    pub fn act(&mut self, action: G::Action) -> Result<(), Illegal<G::Reason>> {
        if self.is_done() {
            return Err(Illegal::NotNow(Node::Act(SeatSet::EMPTY)));
        }
        self.game.act(self.seat(), action)
    }

    /// Goes on where somebody left a try at the same day: the dice are the same again.
    pub fn go_on(&mut self, played: impl IntoIterator<Item = G::Action>) -> Result<(), Illegal<G::Reason>> {
        for action in played {
            while self.advance() {}
            self.act(action)?;
        }
        Ok(())
    }

    /// The seat takes its last action back, as at any table.
    pub fn undo(&mut self) -> Result<(), NoUndo> {
        if self.is_done() {
            return Err(NoUndo::SomebodyElseActed);
        }
        self.game.undo(self.seat())
    }

    /// Lets somebody else answer who is asked within the turn; says whether somebody was.
    pub fn advance(&mut self) -> bool {
        let table = self.game.table();
        let asked = table.to_act().iter().find(|&who| who != self.seat());
        let Some(who) = asked.filter(|_| !self.is_done()) else { return false };
        let answer = table.rules().answer(table.state(), who);
        self.game.act(who, answer).is_ok()
    }

    /// What was made of it, once the turn is over.
    pub fn verdict(&self) -> Option<Verdict<G>> {
        if !self.is_done() {
            return None;
        }
        let yours = self.scored(&self.game)?;
        let finder = self.best_game()?;
        let best = self.scored(&finder)?;
        let gained = [&self.game, &finder].map(|game| {
            let table = game.table();
            table.rules().standing(table.state()).points[self.seat().index()] - self.position.points
        });
        Some(Verdict { yours, best, gained })
    }

    /// The start, for another try.
    #[must_use]
    pub fn again(&self) -> Self {
        let log = self.position.inputs.iter().copied().map(Entry::Input).collect();
        let game = LocalGame::resume(
            self.rules().clone(),
            self.game.seats().to_vec(),
            self.game.luck().clone(),
            log,
        );
        Self { game: game.unwrap_or_else(|_| self.game.clone()), ..self.clone() }
    }

    /// The best line, with the dice of the day.
    fn best_game(&self) -> Option<LocalGame<G>> {
        let mut daily = self.again();
        let mut solver = Solver::new(self.rules(), self.seat(), u32::MAX);
        let mut model = self.model;
        let mut seen = daily.game.table().inputs().count();
        while !daily.is_done() {
            if !daily.advance() {
                let (action, ..) = eureka::best(self.rules(), &mut solver, &model, self.seat()).ok()?;
                daily.act(action).ok()?;
            }
            for input in daily.game.table().inputs().skip(seen) {
                self.rules().step(&mut model, input, &mut engine::Silent);
                seen += 1;
            }
        }
        Some(daily.game)
    }

    /// Scores a game that began at the position, with the table as it was before each own choice.
    fn scored(&self, game: &LocalGame<G>) -> Option<Line<G>> {
        let inputs: Vec<Input<G>> = game.table().inputs().collect();
        let start = self.position.inputs.len();
        let tried = eureka::score(self.rules(), &self.model, self.seat(), &inputs[start..]).ok()?;
        let own = |&place: &usize| matches!(inputs[place], Input::Act(who, _) if who == self.seat());
        let before = |place: usize| Table::resume(self.rules().clone(), inputs[..place].iter().copied()).ok();
        let moments = (start..inputs.len()).filter(own).take(tried.choices.len()).map(before);
        let moments = moments.collect::<Option<Vec<_>>>()?;
        Some(Line { tried, moments })
    }
}
