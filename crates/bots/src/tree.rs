//! What a search has learnt, as one observer sees it.

use engine::Seat;

/// Where every tree begins.
pub(crate) const ROOT: usize = 0;
const NOTHING: u32 = u32::MAX;

/// What a seat sees of an action: nothing but that there was one, perhaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: Option<A>,
}

/// What came after a row of actions.
#[derive(Clone, Debug)]
pub(crate) struct TreeNode<A> {
    pub(crate) edge: Edge<A>,
    first_child: u32,
    next_sibling: u32,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// What came of it, for the owner of the tree: of its chance to win, and of its points.
    pub(crate) won: f32,
    pub(crate) points: f32,
    /// How often the game judged it, and what it found: of the chance to win.
    pub(crate) judged: u32,
    pub(crate) promised: f32,
}

impl<A> TreeNode<A> {
    fn new(edge: Edge<A>) -> Self {
        Self {
            edge,
            first_child: NOTHING,
            next_sibling: NOTHING,
            visits: 0,
            won: 0.0,
            points: 0.0,
            judged: 0,
            promised: 0.0,
        }
    }

    /// The chance to win, if its judgement counts as much as `prior` tries, and `unknown` where there is none.
    pub(crate) fn worth(&self, prior: f32, unknown: f32) -> f32 {
        let promise = if self.judged == 0 { unknown } else { self.promised / self.judged as f32 };
        (self.won + prior * promise) / (self.visits as f32 + prior)
    }
}

/// One observer's tree.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<TreeNode<A>>,
    /// The nodes of this iteration, from the root.
    path: Vec<usize>,
}

impl<A: Copy + Eq> Tree<A> {
    /// With nothing but a root.
    pub(crate) fn new(owner: Seat) -> Self {
        let mut tree = Self { nodes: Vec::new(), path: Vec::new() };
        tree.forget(owner);
        tree
    }

    /// Begins anew, and keeps the room it has.
    pub(crate) fn forget(&mut self, owner: Seat) {
        self.nodes.clear();
        self.nodes.push(TreeNode::new(Edge { seat: owner, action: None }));
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, node: usize) -> &TreeNode<A> {
        &self.nodes[node]
    }

    pub(crate) fn node_mut(&mut self, node: usize) -> &mut TreeNode<A> {
        &mut self.nodes[node]
    }

    pub(crate) fn children(&self, node: usize) -> impl Iterator<Item = usize> {
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

    pub(crate) fn child(&self, node: usize, edge: Edge<A>) -> Option<usize> {
        self.children(node).find(|&child| self.nodes[child].edge == edge)
    }

    /// The child with this edge, made if it is not there and there is room.
    pub(crate) fn child_or_new(&mut self, node: usize, edge: Edge<A>, most: usize) -> Option<usize> {
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

    /// The child that was tried most, if any was.
    pub(crate) fn favourite(&self, node: usize) -> Option<usize> {
        let tried = self.children(node).filter(|&child| self.nodes[child].visits > 0);
        tried.max_by_key(|&child| self.nodes[child].visits)
    }

    /// Goes back to the root.
    pub(crate) fn set_out(&mut self) {
        self.path.clear();
        self.path.push(ROOT);
    }

    /// Where this iteration is.
    pub(crate) fn here(&self) -> usize {
        self.path.last().copied().unwrap_or(ROOT)
    }

    pub(crate) fn go(&mut self, child: usize) {
        self.path.push(child);
    }

    /// Tells every node of this iteration what came of it.
    pub(crate) fn learn(&mut self, won: f32, points: f32) {
        for &node in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.won += won;
            node.points += points;
        }
    }
}
