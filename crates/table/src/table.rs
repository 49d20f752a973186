//! The table itself.

use bots::Bot;
use engine::{Game, Illegal, Input, Node, Odds as _, Perspective, Reveals, Seat, SeatSet, Silent, Viewer};

use crate::{Dice, Entry, Frame, NoUndo, Offered};

/// So many moves are told one by one at most: nobody watches more.
const LONGEST_RECAP: usize = 120;

/// A running game of `G`, with everything that happened at it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) rules: G,
    pub(crate) state: G::State,
    pub(crate) moves: Vec<Move<G>>,
    /// How many outcomes of chance are in them.
    outcomes: u64,
}

/// An action with the chance that followed it; or the set-up; or that somebody took an action back.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// Its number, from 1.
    pub number: u32,
    /// Who did what.
    pub deed: Deed,
    /// The action and the chance; nothing if an action was taken back.
    pub inputs: Vec<Input<G>>,
    /// What happened, all of it: for nobody's eyes before [`Game::hear`].
    pub events: Vec<G::Event>,
    /// Whether somebody learnt something.
    pub reveals: Reveals,
    /// False once it was taken back.
    pub stands: bool,
}

/// Who did what in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The chance before anybody acts; perhaps none.
    SetUp,
    /// A seat acted.
    Act(Seat),
    /// A seat took its last action back.
    Undo(Seat),
}

/// A log that is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadLog<R> {
    /// Which entry is at fault, from 0.
    pub position: usize,
    /// What is wrong with it.
    pub fault: Fault<R>,
}

/// What is wrong with an entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault<R> {
    /// The input cannot come here.
    Illegal(Illegal<R>),
    /// Nothing can be taken back here.
    NoUndo(NoUndo),
    /// Chance is to decide next, but the log does not say what (an undo comes, or the end). A move is kept
    /// together with the chance that follows it, or not at all.
    Unfinished,
}

impl<G: Game> Table<G> {
    /// A new table; chance sets it up.
    pub fn new(rules: G, dice: &mut impl Dice) -> Self {
        let mut draft = Draft::new(rules.start());
        draft.decide(&rules, 0, dice);
        let mut table = Self { state: rules.start(), rules, moves: Vec::new(), outcomes: 0 };
        table.keep(Deed::SetUp, draft);
        table
    }

    /// The table whose [log](Self::log) this is; inputs alone make a log, too. Every entry is checked.
    pub fn resume<E: Into<Entry<G>>>(
        rules: G,
        log: impl IntoIterator<Item = E>,
    ) -> Result<Self, BadLog<G::Reason>> {
        let log: Vec<Entry<G>> = log.into_iter().map(E::into).collect();
        let set_up = log.iter().take_while(|entry| is_chance(entry)).count();
        let mut table = Self { state: rules.start(), rules, moves: Vec::new(), outcomes: 0 };
        table.repeat(Deed::SetUp, &log[..set_up]).map_err(|(position, fault)| BadLog { position, fault })?;
        table.append(&log[set_up..]).map_err(|bad| BadLog { position: bad.position + set_up, ..bad })?;
        Ok(table)
    }

    /// Adds moves that were decided elsewhere, and stops before the first that has something wrong in it.
    pub fn append(&mut self, log: &[Entry<G>]) -> Result<(), BadLog<G::Reason>> {
        let mut position = 0;
        // A move begins with whatever is not chance.
        for part in log.chunk_by(|_, next| is_chance(next)) {
            match *part {
                [Entry::Undo(seat)] => self.undo(seat).map(drop).map_err(|no| (0, Fault::NoUndo(no))),
                [Entry::Input(Input::Act(seat, _)), ..] => self.repeat(Deed::Act(seat), part),
                // No move leaves chance waiting, so there is none to decide before an action or after an undo.
                [first, ..] => {
                    let misplaced = usize::from(!is_chance(&first));
                    Err((misplaced, Fault::Illegal(Illegal::NotNow(self.node()))))
                }
                [] => unreachable!("a part is never empty"),
            }
            .map_err(|(offset, fault)| BadLog { position: position + offset, fault })?;
            position += part.len();
        }
        Ok(())
    }

    /// `seat` acts, and chance decides until somebody is to act again. An illegal action changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        dice: &mut impl Dice,
    ) -> Result<&Move<G>, Illegal<G::Reason>> {
        let mut draft = Draft::new(self.state);
        draft.take(&self.rules, Input::Act(seat, action))?;
        draft.decide(&self.rules, self.outcomes(), dice);
        Ok(self.keep(Deed::Act(seat), draft))
    }

    /// Lets a bot act for `seat`. If the seat is not to act, the bot is not asked.
    pub fn act_bot(
        &mut self,
        seat: Seat,
        bot: &mut (impl Bot<G> + ?Sized),
        dice: &mut impl Dice,
    ) -> Result<&Move<G>, Illegal<G::Reason>> {
        match self.node() {
            node if node.acts(seat) => {
                let action = bot.choose(&Perspective::new(&self.rules, &self.state, seat));
                self.act(seat, action, dice)
            }
            Node::Over => Err(Illegal::Over),
            node => Err(Illegal::NotNow(node)),
        }
    }

    /// What `viewer` is sent who has been told everything up to move `since`; 0 asks for everything. So does a
    /// number that the table has not reached: it must be from another table, or another life of this one.
    pub fn frame(&self, viewer: Viewer, since: u32) -> Frame<G> {
        let view = self.rules.view(&self.state, viewer);
        Frame {
            offers: self.rules.offers(&view).into_iter().map(Offered::from).collect(),
            may_undo: matches!(viewer, Viewer::Seat(seat) if self.can_undo(seat).is_ok()),
            ..self.told(viewer, since, self.number(), &self.state, view)
        }
    }

    /// What `viewer` saw after move `at` who had been told everything up to move `since`: what happened, and how
    /// things stood. It is past, so that nothing is offered any more. What was taken back since is left out.
    pub fn past_frame(&self, viewer: Viewer, since: u32, at: u32) -> Frame<G> {
        let at = at.min(self.number());
        let moves = self.moves[..at as usize].iter().filter(|one| one.stands);
        let state = self.after(moves.flat_map(|one| one.inputs.iter().copied()));
        let view = self.rules.view(&state, viewer);
        self.told(viewer, since, at, &state, view)
    }

    /// What `seat` has seen since it last did something, move by move: how things stood then, every move after it that
    /// still stands, and how things stand now. Of very many moves the last ones. Each frame is what the seat was sent
    /// in its time, but for what was taken back since.
    pub fn recap(&self, seat: Seat) -> Vec<Frame<G>> {
        let viewer = Viewer::Seat(seat);
        let own = |one: &Move<G>| matches!(one.deed, Deed::Act(who) | Deed::Undo(who) if who == seat);
        // Whoever has not acted yet saw the set-up first.
        let last_own = self.moves.iter().rposition(own).map_or(1, |index| index + 1);
        let first = last_own.max(self.moves.len().saturating_sub(LONGEST_RECAP));
        let (known, news) = self.moves.split_at(first.min(self.moves.len()));
        let standing = known.iter().filter(|one| one.stands);
        let mut state = self.after(standing.flat_map(|one| one.inputs.iter().copied()));
        let mut told = first as u32;
        let mut frames = vec![self.told(viewer, 0, told, &state, self.rules.view(&state, viewer))];
        let mut news = news.iter().filter(|one| one.stands && !one.inputs.is_empty()).peekable();
        while let Some(one) = news.next() {
            for &input in &one.inputs {
                self.rules.step(&mut state, input, &mut Silent);
            }
            // The last one may be acted on.
            let frame = match news.peek() {
                Some(_) => self.told(viewer, told, one.number, &state, self.rules.view(&state, viewer)),
                None => self.frame(viewer, told),
            };
            told = one.number;
            frames.push(frame);
        }
        frames
    }

    fn told(&self, viewer: Viewer, since: u32, to: u32, state: &G::State, view: G::View) -> Frame<G> {
        let from = if since > to { 0 } else { since };
        let news = &self.moves[from as usize..to as usize];
        let standing = news.iter().filter(|one| one.stands).flat_map(|one| &one.events);
        let to_act = match self.rules.node(state) {
            Node::Act(seats) => seats,
            Node::Chance | Node::Over => SeatSet::EMPTY,
        };
        Frame {
            from,
            to,
            undone: news.iter().any(|one| matches!(one.deed, Deed::Undo(_))),
            events: standing.filter_map(|event| self.rules.hear(event, viewer)).collect(),
            view,
            to_act,
            offers: Vec::new(),
            may_undo: false,
        }
    }

    /// Everything that happened, in order. It only ever grows.
    pub fn log(&self) -> impl Iterator<Item = Entry<G>> {
        self.moves.iter().flat_map(|one| {
            let undo = match one.deed {
                Deed::Undo(seat) => Some(Entry::Undo(seat)),
                Deed::SetUp | Deed::Act(_) => None,
            };
            one.inputs.iter().copied().map(Entry::Input).chain(undo)
        })
    }

    /// The game as it stands, without what was taken back: what a record keeps.
    pub fn inputs(&self) -> impl Iterator<Item = Input<G>> {
        self.moves.iter().filter(|one| one.stands).flat_map(|one| one.inputs.iter().copied())
    }

    /// How many outcomes chance has decided. None of them is ever taken back.
    pub fn outcomes(&self) -> u64 {
        self.outcomes
    }

    /// Whether `seat` has acted, or taken something back, after the move of this number. The table must have got
    /// there: a number of another life of the table counts as outdated, too.
    pub fn has_acted_since(&self, seat: Seat, number: u32) -> bool {
        let its_own = |one: &Move<G>| matches!(one.deed, Deed::Act(who) | Deed::Undo(who) if who == seat);
        self.moves.get(number as usize..).is_none_or(|since| since.iter().any(its_own))
    }

    /// All moves; the `n`th has the number `n + 1`.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The number of the last move.
    pub fn number(&self) -> u32 {
        self.moves.len() as u32
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The whole truth: for records and results, never for a viewer.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who is to act, or that the game is over. Never chance: a move ends only when none is left to decide.
    pub fn node(&self) -> Node {
        self.rules.node(&self.state)
    }

    /// Who is to act; nobody once the game is over.
    pub fn to_act(&self) -> SeatSet {
        match self.node() {
            Node::Act(seats) => seats,
            Node::Chance | Node::Over => SeatSet::EMPTY,
        }
    }

    /// Repeats one move; on a fault nothing has changed, and its place in `part` is told.
    fn repeat(&mut self, deed: Deed, part: &[Entry<G>]) -> Result<(), (usize, Fault<G::Reason>)> {
        let mut draft = Draft::new(self.state);
        for (offset, entry) in part.iter().enumerate() {
            if let Entry::Input(input) = *entry {
                draft.take(&self.rules, input).map_err(|illegal| (offset, Fault::Illegal(illegal)))?;
            }
        }
        if self.rules.node(&draft.state) == Node::Chance {
            return Err((part.len(), Fault::Unfinished));
        }
        self.keep(deed, draft);
        Ok(())
    }

    fn keep(&mut self, deed: Deed, draft: Draft<G>) -> &Move<G> {
        self.state = draft.state;
        self.push(deed, draft.inputs, draft.events, draft.reveals)
    }

    pub(crate) fn push(
        &mut self,
        deed: Deed,
        inputs: Vec<Input<G>>,
        events: Vec<G::Event>,
        reveals: Reveals,
    ) -> &Move<G> {
        let number = self.number() + 1;
        self.outcomes += inputs.iter().filter(|input| matches!(input, Input::Chance(_))).count() as u64;
        self.moves.push(Move { number, deed, inputs, events, reveals, stands: true });
        &self.moves[self.moves.len() - 1]
    }
}

fn is_chance<G: Game>(entry: &Entry<G>) -> bool {
    matches!(entry, Entry::Input(Input::Chance(_)))
}

/// A move in the making: it reaches the table whole or not at all.
struct Draft<G: Game> {
    state: G::State,
    inputs: Vec<Input<G>>,
    events: Vec<G::Event>,
    reveals: Reveals,
}

impl<G: Game> Draft<G> {
    fn new(state: G::State) -> Self {
        Self { state, inputs: Vec::new(), events: Vec::new(), reveals: Reveals::Nothing }
    }

    fn take(&mut self, rules: &G, input: Input<G>) -> Result<(), Illegal<G::Reason>> {
        if rules.try_step(&mut self.state, input, &mut self.events)? == Reveals::Something {
            self.reveals = Reveals::Something;
        }
        self.inputs.push(input);
        Ok(())
    }

    /// Lets chance decide until it has nothing to decide; `before` is how many outcomes came before.
    fn decide(&mut self, rules: &G, before: u64, dice: &mut impl Dice) {
        let mut number = before;
        while rules.node(&self.state) == Node::Chance {
            number += 1;
            let odds = rules.odds(&self.state);
            let outcome = odds.pick(dice.ticket(number, odds.total()));
            self.take(rules, Input::Chance(outcome)).expect("what the odds give is legal");
        }
    }
}
