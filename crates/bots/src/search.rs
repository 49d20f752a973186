//! Information set Monte Carlo tree search, with a tree for every observer.
//!
//! Each iteration makes up a world that looks like the view, and plays it from there. Every seat has a tree of its
//! own, whose edges are what that seat sees of actions: its own exactly, those of others as far as they are open
//! ([`Judge::as_seen`]). So nobody in the search reacts to what it could not know, also where several choose at
//! once. Chance is not an edge: the same choices after other outcomes share their statistics, which a short budget
//! learns more from.

use engine::{ActionSet as _, Input, Judge, Node, Perspective, Seat, Silent};

use crate::{Bot, Pcg, draw, participants, pick, worth};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// How many worlds are played.
    pub iterations: u32,
    /// How much what was tried little is favoured.
    pub exploration: f32,
    /// After so many inputs below the tree a playout ends, and the game's judgement tells what it is worth.
    pub horizon: u16,
    /// What an action that was never tried counts below the mean of its siblings.
    pub first_play: f32,
    /// One in so many choices of a playout is anything legal.
    pub careless: u32,
    /// No tree grows beyond so many nodes.
    pub most_nodes: usize,
}

/// Looks ahead by playing many games in its mind.
#[derive(Clone, Debug)]
pub struct SearchBot {
    options: SearchOptions,
    random: Pcg,
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth on average: about the chance to win.
    pub worth: f32,
}

impl SearchBot {
    /// The same seed makes the same choices.
    pub fn new(options: SearchOptions, seed: u64) -> Self {
        Self { options, random: Pcg::new(seed, 4) }
    }

    /// What it thinks of every action.
    pub fn ponder<G: Judge>(&mut self, eyes: &Perspective<'_, G>) -> Vec<Finding<G::Action>> {
        let view = eyes.view();
        let mut search = Search::new(eyes.rules(), self.options, &mut self.random);
        for _ in 0..self.options.iterations {
            let world = eyes.rules().determinize(&view, search.random);
            search.iterate(world);
        }
        let tree = &search.trees[eyes.seat().index()];
        let finding = |action| {
            let tried = tree.child(ROOT, Edge { seat: eyes.seat(), action: Some(action) });
            let (visits, sum) =
                tried.map_or((0, 0.0), |node| (tree.nodes[node].visits, tree.nodes[node].sum));
            Finding { action, visits, worth: if visits == 0 { 0.0 } else { sum / visits as f32 } }
        };
        eyes.legal().iter().map(finding).collect()
    }
}

impl<G: Judge> Bot<G> for SearchBot {
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        let legal = eyes.legal();
        if legal.len() == 1 {
            return legal.nth(0);
        }
        let found = self.ponder(eyes);
        // Tried most; of equals the better.
        let better = |one: &Finding<G::Action>, other: &Finding<G::Action>| {
            (one.visits, one.worth) > (other.visits, other.worth)
        };
        let best = found.into_iter().reduce(|best, next| if better(&next, &best) { next } else { best });
        best.map_or_else(|| legal.nth(0), |finding| finding.action)
    }
}

const ROOT: usize = 0;
const NOTHING: u32 = u32::MAX;

/// What a seat sees of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Edge<A> {
    seat: Seat,
    action: Option<A>,
}

struct TreeNode<A> {
    edge: Edge<A>,
    first_child: u32,
    next_sibling: u32,
    visits: u32,
    /// What came of it, for the owner of the tree.
    sum: f32,
}

struct Tree<A> {
    nodes: Vec<TreeNode<A>>,
    /// The nodes of this iteration, from the root.
    path: Vec<usize>,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(owner: Seat) -> Self {
        let mut tree = Self { nodes: Vec::new(), path: Vec::new() };
        tree.nodes.push(TreeNode::new(Edge { seat: owner, action: None }));
        tree
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        let mut next = self.nodes[node].first_child;
        std::iter::from_fn(move || {
            let child = next;
            if child == NOTHING {
                return None;
            }
            next = self.nodes[child as usize].next_sibling;
            Some(child as usize)
        })
    }

    fn child(&self, node: usize, edge: Edge<A>) -> Option<usize> {
        self.children(node).find(|&child| self.nodes[child].edge == edge)
    }

    /// The child with this edge, made if it is not there and there is room.
    fn child_or_new(&mut self, node: usize, edge: Edge<A>, most: usize) -> Option<usize> {
        if let Some(child) = self.child(node, edge) {
            return Some(child);
        }
        if self.nodes.len() >= most {
            return None;
        }
        let child = self.nodes.len();
        let first = std::mem::replace(&mut self.nodes[node].first_child, child as u32);
        self.nodes.push(TreeNode { next_sibling: first, ..TreeNode::new(edge) });
        Some(child)
    }

    fn here(&self) -> usize {
        self.path.last().copied().unwrap_or(ROOT)
    }
}

impl<A> TreeNode<A> {
    fn new(edge: Edge<A>) -> Self {
        Self { edge, first_child: NOTHING, next_sibling: NOTHING, visits: 0, sum: 0.0 }
    }
}

struct Search<'a, G: Judge> {
    rules: &'a G,
    options: SearchOptions,
    random: &'a mut Pcg,
    trees: Vec<Tree<G::Action>>,
    participants: usize,
}

impl<'a, G: Judge> Search<'a, G> {
    fn new(rules: &'a G, options: SearchOptions, random: &'a mut Pcg) -> Self {
        let trees = (0..usize::from(rules.seats())).map(|index| Tree::new(Seat::from_index(index))).collect();
        Self { rules, options, random, trees, participants: participants(rules) }
    }

    fn iterate(&mut self, world: G::State) {
        let mut state = world;
        for tree in &mut self.trees {
            tree.path.clear();
            tree.path.push(ROOT);
        }
        while self.descend(&mut state) {}
        self.play_on(&mut state);
        let worth = worth(self.rules, &state, self.participants);
        for (tree, won) in self.trees.iter_mut().zip(worth) {
            for &node in &tree.path {
                tree.nodes[node].visits += 1;
                tree.nodes[node].sum += won;
            }
        }
    }

    /// One step inside the trees; false when the path leaves them, or the game is over.
    fn descend(&mut self, state: &mut G::State) -> bool {
        let seat = match self.rules.node(state) {
            Node::Over => return false,
            Node::Chance => {
                let outcome = draw(&self.rules.odds(state), self.random);
                self.rules.step(state, Input::Chance(outcome), &mut Silent);
                return true;
            }
            Node::Act(seats) => seats.lowest().expect("somebody is to act"),
        };
        let legal = self.rules.legal(state, seat);
        let action = self.select(seat, &legal);
        self.rules.step(state, Input::Act(seat, action), &mut Silent);
        let mut is_new = false;
        for (index, tree) in self.trees.iter_mut().enumerate() {
            let own = index == seat.index();
            let edge = Edge { seat, action: if own { Some(action) } else { self.rules.as_seen(action) } };
            match tree.child_or_new(tree.here(), edge, self.options.most_nodes) {
                Some(child) => {
                    is_new |= own && tree.nodes[child].visits == 0;
                    tree.path.push(child);
                }
                None => is_new = true,
            }
        }
        !is_new
    }

    /// The action that is most worth trying: known to be good, or tried little.
    fn select(&mut self, seat: Seat, legal: &G::Actions) -> G::Action {
        let tree = &self.trees[seat.index()];
        let here = tree.here();
        let count = legal.len();
        let (visits, sum) = (tree.nodes[here].visits, tree.nodes[here].sum);
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let untried = mean - self.options.first_play;
        let root = (visits as f32).sqrt();
        let mut best = (f32::MIN, legal.nth(0));
        // Equals are tried in any order, not always in the same.
        let first = if count == 1 { 0 } else { crate::below(self.random, count) };
        for turn in 0..count {
            let action = legal.nth((first + turn) % count);
            let (value, tried) = match tree.child(here, Edge { seat, action: Some(action) }) {
                Some(child) => {
                    let node = &tree.nodes[child];
                    if node.visits == 0 { (untried, 0) } else { (node.sum / node.visits as f32, node.visits) }
                }
                None => (untried, 0),
            };
            let score =
                value + self.options.exploration * root / (1.0 + tried as f32) / (count as f32).sqrt();
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }

    /// Plays on by common sense until the horizon, and not in the midst of something.
    fn play_on(&mut self, state: &mut G::State) {
        let mut left = self.options.horizon;
        loop {
            let input = match self.rules.node(state) {
                Node::Over => return,
                Node::Chance => Input::Chance(draw(&self.rules.odds(state), self.random)),
                Node::Act(_) if left == 0 && !self.rules.is_amid(state) => return,
                Node::Act(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    let careless = crate::below(self.random, self.options.careless as usize) == 0;
                    let choices = if careless {
                        self.rules.legal(state, seat)
                    } else {
                        self.rules.sensible(state, seat)
                    };
                    Input::Act(seat, pick(&choices, self.random))
                }
            };
            self.rules.step(state, input, &mut Silent);
            left = left.saturating_sub(1);
        }
    }
}
