//! Information set Monte Carlo tree search, with a tree for every observer.
//!
//! Each iteration makes up a world that looks like the view, and plays it from there. Every seat has a tree of its
//! own, whose edges are what that seat sees of actions: its own exactly, those of others as far as they are open
//! ([`Judge::as_seen`]). So nobody in the search reacts to what it could not know, also where several choose at
//! once. Chance is not an edge: the same choices after other outcomes share their statistics, which a short budget
//! learns more from.

use engine::{ActionSet as _, Input, Judge, Node, Perspective, Seat, Silent};

use crate::tree::{Edge, ROOT, Tree};
use crate::{Bot, Pcg, draw, participants, pick, worth};

/// A search asks only after so many worlds whether it may go on: asking costs something, too.
const WORLDS_AT_A_TIME: u32 = 16;
/// A line says no more than it is sure of: each of its steps was tried so often.
const SURE: u32 = 8;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// How many worlds are played.
    pub iterations: u32,
    /// How much what was tried little is favoured.
    pub exploration: f32,
    /// The game's judgement of an action counts as much as so many tries of it.
    pub prior: f32,
    /// While a node was tried less often than this, its choices are judged again in each new world.
    pub looks: u32,
    /// A playout ends when the turn of the seat that searches has come so often after the tree, by default as often as
    /// the game asks for ([`Judge::TURNS_AHEAD`]): always at that moment, as a judgement sees nothing of whose turn it
    /// would rather be.
    pub turns: Option<u16>,
    /// One in so many choices of a playout is anything legal.
    pub careless: u32,
    /// No tree grows beyond so many nodes.
    pub most_nodes: usize,
}

/// Whether a search has to stop, asked now and then: how somebody with a clock gives it a time.
pub type Stop = Box<dyn FnMut() -> bool + Send>;

/// Looks ahead by playing many games in its mind.
pub struct SearchBot<G: Judge> {
    options: SearchOptions,
    random: Pcg,
    /// Asked for at the beginning of each search.
    deadline: Option<Box<dyn FnMut() -> Stop + Send>>,
    /// Whether a search ends when its choice cannot change any more.
    stops_when_clear: bool,
    /// Kept from one decision to the next for their room, not for what is in them.
    trees: Vec<Tree<G::Action>>,
}

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<A> {
    /// About every action there is.
    pub findings: Vec<Finding<A>>,
    /// How many worlds were played.
    pub worlds: u32,
    /// How many inputs they took together.
    pub inputs: u64,
    /// How many nodes all trees have.
    pub nodes: usize,
}

/// What a search found out about one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win with it, as far as one can tell; that of the game's judgement if it was never tried.
    pub worth: f32,
    /// The points that its seat is likely to end with.
    pub points: f32,
    /// What is likely to follow: who acts, and how, unless its seat would not see that.
    pub line: Vec<(Seat, Option<A>)>,
}

impl<A> Thoughts<A> {
    /// What it would do: what was tried most; of equals the better.
    pub fn best(&self) -> Option<&Finding<A>> {
        let better =
            |best: &&Finding<A>, next: &&Finding<A>| (next.visits, next.worth) > (best.visits, best.worth);
        self.findings.iter().reduce(|best, next| if better(&best, &next) { next } else { best })
    }
}

impl<G: Judge> SearchBot<G> {
    /// The same seed makes the same choices.
    pub fn new(options: SearchOptions, seed: u64) -> Self {
        Self {
            options,
            random: Pcg::new(seed, 4),
            deadline: None,
            stops_when_clear: false,
            trees: Vec::new(),
        }
    }

    /// The same, but each search goes on until its [`Stop`] says so; `deadline` is asked for it at the beginning.
    #[must_use]
    pub fn until(mut self, deadline: impl FnMut() -> Stop + Send + 'static) -> Self {
        self.options.iterations = u32::MAX;
        self.deadline = Some(Box::new(deadline));
        self
    }

    /// From now on it plays so many worlds for a decision.
    pub fn set_iterations(&mut self, iterations: u32) {
        self.options.iterations = iterations;
    }

    /// What it thinks of every action.
    pub fn ponder(&mut self, eyes: &Perspective<'_, G>) -> Thoughts<G::Action> {
        let (rules, view) = (eyes.rules(), eyes.view());
        self.ponder_in(eyes, |random| rules.determinize(&view, random))
    }

    /// The same, but it stops as soon as the worlds that are left could not change which action was tried most: what it
    /// would do is the same, for less time.
    pub fn ponder_until_clear(&mut self, eyes: &Perspective<'_, G>) -> Thoughts<G::Action> {
        self.stops_when_clear = true;
        let thoughts = self.ponder(eyes);
        self.stops_when_clear = false;
        thoughts
    }

    /// What it thinks of one action after trying it in every world, however little it promises.
    pub fn ponder_on(&mut self, eyes: &Perspective<'_, G>, action: G::Action) -> Finding<G::Action> {
        let (rules, view) = (eyes.rules(), eyes.view());
        self.search(eyes, Some(action), |random| rules.determinize(&view, random));
        finding(&self.trees[eyes.seat().index()], eyes.seat(), action)
    }

    /// The same in worlds of the caller's making. Who makes them of more than the view cheats: so one finds out what
    /// knowing everything would be worth.
    pub fn ponder_in(
        &mut self,
        eyes: &Perspective<'_, G>,
        world: impl FnMut(&mut Pcg) -> G::State,
    ) -> Thoughts<G::Action> {
        let (worlds, inputs) = self.search(eyes, None, world);
        let nodes = self.trees.iter().map(Tree::len).sum();
        let tree = &self.trees[eyes.seat().index()];
        let findings = eyes.legal().iter().map(|action| finding(tree, eyes.seat(), action)).collect();
        Thoughts { findings, worlds, inputs, nodes }
    }

    /// Forgets what was, and thinks for `me` from now on.
    fn begin<'a>(&'a mut self, rules: &'a G, me: Seat) -> Search<'a, G> {
        self.trees.resize_with(rules.seats().into(), || Tree::new(me));
        for (index, tree) in self.trees.iter_mut().enumerate() {
            tree.forget(Seat::from_index(index));
        }
        Search {
            rules,
            me,
            options: self.options,
            random: &mut self.random,
            trees: &mut self.trees,
            participants: participants(rules),
            first: None,
            last_turn: 0,
            inputs: 0,
        }
    }

    /// Grows the trees, with `first` as its own first action if there is one. Returns how many worlds were played, and
    /// how many inputs they took.
    fn search(
        &mut self,
        eyes: &Perspective<'_, G>,
        first: Option<G::Action>,
        mut world: impl FnMut(&mut Pcg) -> G::State,
    ) -> (u32, u64) {
        let mut stop = self.deadline.as_mut().map(|deadline| deadline());
        let stops_when_clear = self.stops_when_clear;
        let mut search = self.begin(eyes.rules(), eyes.seat());
        search.first = first;
        let mut worlds = 0;
        while worlds < search.options.iterations {
            // At least a few, however little time there is.
            if worlds > 0 && worlds.is_multiple_of(WORLDS_AT_A_TIME) {
                let is_late = stop.as_mut().is_some_and(|stop| stop());
                let left = search.options.iterations - worlds;
                if is_late || stops_when_clear && is_clear(&search.trees[eyes.seat().index()], eyes, left) {
                    break;
                }
            }
            let world = world(search.random);
            search.iterate(world);
            worlds += 1;
        }
        (worlds, search.inputs)
    }
}

/// Whether one action has been tried so much more often than any other that so many more worlds could not change it.
fn is_clear<G: Judge>(tree: &Tree<G::Action>, eyes: &Perspective<'_, G>, left: u32) -> bool {
    let (mut most, mut next) = (0, 0);
    for action in eyes.legal().iter() {
        let child = tree.child(ROOT, Edge { seat: eyes.seat(), action: Some(action) });
        let visits = child.map_or(0, |at| tree.node(at).visits);
        next = next.max(visits.min(most));
        most = most.max(visits);
    }
    most > next + left
}

/// What the tree of `seat` tells about an action.
fn finding<A: Copy + Eq>(tree: &Tree<A>, seat: Seat, action: A) -> Finding<A> {
    let Some(mut at) = tree.child(ROOT, Edge { seat, action: Some(action) }) else {
        return Finding { action, visits: 0, worth: 0.0, points: 0.0, line: Vec::new() };
    };
    let node = tree.node(at);
    let (visits, tries) = (node.visits, node.visits.max(1) as f32);
    let worth = node.worth(if visits == 0 { 1.0 } else { 0.0 }, 0.0);
    let points = node.points / tries;
    let mut line = Vec::new();
    while let Some(next) = tree.favourite(at).filter(|&next| tree.node(next).visits >= SURE) {
        let Edge { seat, action } = tree.node(next).edge;
        line.push((seat, action));
        at = next;
    }
    Finding { action, visits, worth, points, line }
}

impl<G: Judge> Bot<G> for SearchBot<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        let legal = eyes.legal();
        if legal.len() == 1 {
            return legal.nth(0);
        }
        self.ponder(eyes).best().map_or_else(|| legal.nth(0), |finding| finding.action)
    }
}

struct Search<'a, G: Judge> {
    rules: &'a G,
    /// Who searches.
    me: Seat,
    options: SearchOptions,
    random: &'a mut Pcg,
    trees: &'a mut [Tree<G::Action>],
    participants: usize,
    /// What it does first, if it is not to choose.
    first: Option<G::Action>,
    /// The round in which this iteration has seen the turn of who searches.
    last_turn: u16,
    inputs: u64,
}

impl<G: Judge> Search<'_, G> {
    fn iterate(&mut self, world: G::State) {
        let mut state = world;
        self.last_turn = self.rules.round(&state);
        for tree in &mut *self.trees {
            tree.set_out();
        }
        while self.descend(&mut state) {}
        self.play_on(&mut state);
        let outlook = self.rules.outlook(&state);
        let worth = worth(self.rules, &state, &outlook, self.participants);
        for (index, tree) in self.trees.iter_mut().enumerate() {
            tree.learn(worth[index], outlook[index]);
        }
    }

    fn step(&mut self, state: &mut G::State, input: Input<G>) {
        self.rules.step(state, input, &mut Silent);
        self.inputs += 1;
    }

    /// One step inside the trees; false when the path leaves them, or the game is over.
    fn descend(&mut self, state: &mut G::State) -> bool {
        let seat = match self.rules.node(state) {
            Node::Over => return false,
            Node::Chance => {
                let outcome = draw(&self.rules.odds(state), self.random);
                self.step(state, Input::Chance(outcome));
                return true;
            }
            // Who act at once commute. Its own choice comes first, where it looks for what it found out.
            Node::Act(seats) if seats.contains(self.me) => self.me,
            Node::Act(seats) => seats.lowest().expect("somebody is to act"),
        };
        if let Some(round) = self.own_turn(state) {
            self.last_turn = round;
        }
        let legal = self.rules.legal(state, seat);
        let at_root = seat == self.me && self.trees[seat.index()].here() == ROOT;
        let action = match self.first.filter(|_| at_root) {
            Some(first) => first,
            None if legal.len() == 1 => legal.nth(0),
            None => self.select(state, seat, &legal),
        };
        self.step(state, Input::Act(seat, action));
        let mut is_new = false;
        for (index, tree) in self.trees.iter_mut().enumerate() {
            let own = index == seat.index();
            let edge = Edge { seat, action: if own { Some(action) } else { self.rules.as_seen(action) } };
            match tree.child_or_new(tree.here(), edge, self.options.most_nodes) {
                Some(child) => {
                    is_new |= own && tree.node(child).visits == 0;
                    tree.go(child);
                }
                None => is_new = true,
            }
        }
        !is_new
    }

    /// The action that is most worth trying: known to be good, promising, or tried little.
    fn select(&mut self, state: &G::State, seat: Seat, legal: &G::Actions) -> G::Action {
        let here = self.trees[seat.index()].here();
        let visits = self.trees[seat.index()].node(here).visits;
        for action in legal.iter() {
            let edge = Edge { seat, action: Some(action) };
            let child = self.trees[seat.index()].child_or_new(here, edge, self.options.most_nodes);
            let Some(child) = child else { continue };
            if visits < self.options.looks || self.trees[seat.index()].node(child).judged == 0 {
                let promise = self.promise(state, seat, action);
                let node = self.trees[seat.index()].node_mut(child);
                node.promised += promise;
                node.judged += 1;
            }
        }
        let tree = &self.trees[seat.index()];
        let unknown = tree.node(here).won / visits.max(1) as f32;
        let count = legal.len();
        let bonus = self.options.exploration * (visits as f32 / count as f32).sqrt();
        let mut best = (f32::MIN, legal.nth(0));
        // Equals are tried in any order, not always in the same.
        let first = crate::below(self.random, count);
        for turn in 0..count {
            let action = legal.nth((first + turn) % count);
            let child = tree.child(here, Edge { seat, action: Some(action) });
            let (value, tried) = child.map_or((unknown, 0), |child| {
                let node = tree.node(child);
                (node.worth(self.options.prior, unknown), node.visits)
            });
            let score = value + bonus / (1.0 + tried as f32);
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }

    /// How the game judges what comes right after an action, for its seat.
    fn promise(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f32 {
        let mut after = *state;
        self.rules.step(&mut after, Input::Act(seat, action), &mut Silent);
        while self.rules.node(&after) == Node::Chance {
            let outcome = draw(&self.rules.odds(&after), self.random);
            self.rules.step(&mut after, Input::Chance(outcome), &mut Silent);
        }
        worth(self.rules, &after, &self.rules.outlook(&after), self.participants)[seat.index()]
    }

    /// In which round it is, where the turn of who searches may begin.
    fn own_turn(&self, state: &G::State) -> Option<u16> {
        let is_own = self.rules.node(state).acts(self.me) && !self.rules.is_amid(state);
        is_own.then(|| self.rules.round(state))
    }

    /// Plays on by common sense until the turns of who searches are over. Nothing is allocated in here.
    fn play_on(&mut self, state: &mut G::State) {
        let mut turns = self.options.turns.unwrap_or(G::TURNS_AHEAD);
        loop {
            if let Some(round) = self.own_turn(state).filter(|&round| round > self.last_turn) {
                self.last_turn = round;
                turns = turns.saturating_sub(1);
                if turns == 0 {
                    return;
                }
            }
            let input = match self.rules.node(state) {
                Node::Over => return,
                Node::Chance => Input::Chance(draw(&self.rules.odds(state), self.random)),
                Node::Act(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    Input::Act(seat, self.play_a_turn(state, seat))
                }
            };
            self.step(state, input);
        }
    }

    /// What somebody does in a playout.
    fn play_a_turn(&mut self, state: &G::State, seat: Seat) -> G::Action {
        if crate::below(self.random, self.options.careless as usize) == 0 {
            return pick(&self.rules.legal(state, seat), self.random);
        }
        pick(&self.rules.sensible(state, seat), self.random)
    }
}
