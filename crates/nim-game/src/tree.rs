//! The game tree of a board as a person explores it: what is drawn, how far minimax is, and the keyboard cursor.
//!
//! A tree of at most [`MOST`] nodes is drawn whole, and minimax goes through it step by step. Of a larger tree the root
//! is drawn with what a person unfolds, and each node has its value from the theory.

mod keys;
mod link;
mod node;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub use keys::TreeKey;
pub use link::{TreePicture, TreeView};
use nim_engine::{
    Graph, Move, MoveOrder, NodeId, Position, Tree, TreeSize, TreeSizes, Visit, exact_count,
};
pub use node::TreeNode;

/// The most nodes that are drawn.
pub const MOST: usize = 1200;

/// The most boards of a graph that are drawn.
const MOST_BOARDS: usize = 150;

/// A run has at most this many slices.
const SLICES: usize = 60;

/// The state of the screen of the game tree.
#[derive(Clone, Debug)]
pub struct TreeExplorer {
    view: TreeView,
    sizes: Rc<TreeSizes>,
    tree: Rc<Tree>,
    /// Whether all nodes of the tree are drawn.
    is_whole: bool,
    /// The nodes whose children are drawn, in a tree that is not drawn whole.
    open: BTreeSet<NodeId>,
    /// Whether the last press would have drawn more than [`MOST`] nodes, and so unfolded nothing.
    is_full: bool,
    graph: Rc<Graph>,
    /// The steps of minimax in the tree, and how many of them are done.
    visits: Vec<Visit>,
    done: usize,
    /// The boards of the graph in the order in which minimax finds who wins, and how many of them are done.
    graph_order: Vec<usize>,
    graph_done: usize,
    is_running: bool,
    /// The keyboard cursors: a node of the tree, and the index of a board of the graph.
    cursor: NodeId,
    graph_cursor: usize,
}

/// Something that happens on the screen of the game tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeAction {
    /// Minimax finds the next value.
    Step,
    /// Takes the last value back.
    Back,
    /// Starts or stops the run.
    ToggleRun,
    /// Finds all values at once.
    End,
    /// Restarts minimax.
    Reset,
    /// A node of the tree is pressed.
    Press(NodeId),
    /// A board of the graph is pressed.
    PressBoard(usize),
    /// A key is pressed in the drawing.
    Key(TreeKey),
    /// Runs one slice of a run.
    Tick,
}

/// How many values minimax has found, and how many it will find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunProgress {
    /// The values found.
    pub done: usize,
    /// All values that minimax will find.
    pub all: usize,
}

impl TreeExplorer {
    /// The tree of this position, before the first step of minimax.
    pub fn new(root: &Position, view: TreeView) -> Self {
        let sizes = root.tree_sizes();
        let nodes = sizes.size(root).and_then(|size| exact_count(size.nodes));
        let is_whole = nodes.is_some_and(|nodes| nodes <= MOST as u64);
        // Of a tree that is not drawn whole, the winning moves are seen first.
        let order = if is_whole {
            view.order
        } else {
            MoveOrder::Best
        };
        let mut tree = Tree::ordered(root, order);
        if is_whole {
            tree.grow_all();
        } else {
            tree.grow(tree.root());
        }
        let mut explorer = Self {
            view,
            sizes: sizes.into(),
            is_whole,
            open: BTreeSet::from([tree.root()]),
            is_full: false,
            graph: Graph::new(root, MOST_BOARDS, view.order).into(),
            visits: Vec::new(),
            done: 0,
            graph_order: Vec::new(),
            graph_done: 0,
            is_running: false,
            cursor: tree.root(),
            graph_cursor: 0,
            tree: tree.into(),
        };
        explorer.list_steps();
        explorer
    }

    /// Lists the steps of minimax, with the cut-offs of the view.
    fn list_steps(&mut self) {
        if self.is_whole {
            self.visits = self.tree.minimax(self.view.cutoffs);
        }
        self.graph_order = self.graph.minimax_order(self.view.cutoffs);
    }

    /// Changes the picture, the order of the moves, or the cut-offs of minimax. Minimax stays at the node whose value it
    /// found last, if it still visits that node; with another order it begins again.
    pub fn show(&mut self, view: TreeView) {
        if view.order != self.view.order {
            let root = *self.root();
            *self = Self::new(&root, view);
            return;
        }
        let (last, last_board) = (self.found(), self.graph_found().last().copied());
        self.view = view;
        self.is_running = false;
        self.is_full = false;
        self.list_steps();
        let mut visited = self.visits.iter().map(|visit| visit.node);
        let step = visited.position(|node| Some(node) == last);
        self.done = step.map_or(self.done.min(self.visits.len()), |step| step + 1);
        let step = self
            .graph_order
            .iter()
            .position(|&board| Some(board) == last_board);
        self.graph_done = step.map_or(self.graph_done.min(self.graph_order.len()), |step| step + 1);
    }

    /// Applies an action. An impossible action changes nothing.
    pub fn act(&mut self, action: TreeAction) {
        self.is_full = false;
        let RunProgress { done, all } = self.progress();
        let was_running = self.is_running;
        // A person may choose nodes while minimax runs.
        let keeps_running = matches!(
            action,
            TreeAction::Tick
                | TreeAction::Press(_)
                | TreeAction::PressBoard(_)
                | TreeAction::Key(_)
        );
        self.is_running = keeps_running && was_running;
        match action {
            TreeAction::Step => self.go_to(done + 1),
            TreeAction::Back => self.go_to(done.saturating_sub(1)),
            TreeAction::ToggleRun => {
                self.is_running = !was_running && all > 0;
                if done == all {
                    self.go_to(0);
                }
            }
            TreeAction::Tick if was_running => {
                self.go_to(done + all.div_ceil(SLICES));
                self.is_running = self.progress().done < all;
            }
            TreeAction::Tick => {}
            TreeAction::End => self.go_to(all),
            TreeAction::Reset => self.go_to(0),
            TreeAction::Press(node) => self.press(node),
            TreeAction::PressBoard(board) => {
                if board < self.graph.nodes().len() {
                    self.graph_cursor = board;
                }
            }
            TreeAction::Key(key) => self.key(key),
        }
    }

    fn go_to(&mut self, step: usize) {
        match self.view.picture {
            TreePicture::Tree => self.done = step.min(self.visits.len()),
            TreePicture::Graph => self.graph_done = step.min(self.graph_order.len()),
        }
    }

    /// The pause between two slices of a run, in milliseconds: slow enough to watch. `None` if nothing runs.
    pub fn pause(&self) -> Option<u32> {
        const WHOLE_RUN: usize = 3000;
        const LONGEST_PAUSE: usize = 250;
        let slices = self.progress().all.clamp(1, SLICES);
        let pause = u32::try_from((WHOLE_RUN / slices).min(LONGEST_PAUSE));
        pause.ok().filter(|_| self.is_running)
    }

    /// A press chooses a node. In a tree that is not drawn whole it also unfolds a folded node, and folds an open node
    /// that was chosen before.
    fn press(&mut self, node: NodeId) {
        let nodes = self.nodes();
        let Some(pressed) = nodes.iter().find(|shown| shown.id == node) else {
            return;
        };
        let was_chosen = self.cursor == node;
        self.cursor = node;
        match pressed.is_open {
            Some(true) if was_chosen => self.fold(node),
            Some(false) => {
                let more = pressed.position.move_count();
                self.is_full = nodes.len() + more as usize > MOST;
                if !self.is_full {
                    Rc::make_mut(&mut self.tree).grow(node);
                    self.open.insert(node);
                }
            }
            _ => {}
        }
    }

    fn fold(&mut self, node: NodeId) {
        // The open nodes below are folded too, and stay folded when this node is unfolded again.
        let mut below = vec![node];
        while let Some(node) = below.pop() {
            if self.open.remove(&node) {
                below.extend(&self.tree[node].children);
            }
        }
    }

    fn is_open(&self, node: NodeId) -> bool {
        self.is_whole || self.open.contains(&node)
    }

    /// The position at the root.
    pub fn root(&self) -> &Position {
        &self.tree[self.tree.root()].position
    }

    /// The view of the tree.
    pub const fn view(&self) -> TreeView {
        self.view
    }

    /// Whether minimax has an alpha and a beta at each node: in a whole tree, with cut-offs.
    pub const fn has_bounds(&self) -> bool {
        self.is_whole && self.view.cutoffs
    }

    /// Whether all nodes of the tree are drawn, so that minimax goes through them.
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether the last press would have drawn more than [`MOST`] nodes.
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// Whether minimax runs by itself.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }

    /// The size of the tree below a position. `None` if the position is not reached from the root.
    pub fn size(&self, position: &Position) -> Option<TreeSize> {
        self.sizes.size(position)
    }

    /// How many boards can be reached. Boards that differ only in the order of their heaps count once.
    pub fn boards(&self) -> usize {
        self.sizes.boards()
    }

    /// The graph, which has each board once: at most the 150 that are nearest to the root.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The indices of the graph's boards, in rows of equally many stones, the fullest board first.
    pub fn rows(&self) -> Vec<Vec<usize>> {
        let mut rows: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (index, node) in self.graph.nodes().iter().enumerate() {
            rows.entry(node.position.stones()).or_default().push(index);
        }
        rows.into_values().rev().collect()
    }

    /// The node with the keyboard cursor.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The index of the graph's board with the keyboard cursor.
    pub const fn graph_cursor(&self) -> usize {
        self.graph_cursor
    }

    /// The node whose value minimax found last.
    pub fn found(&self) -> Option<NodeId> {
        let last = self.visits[..self.done].last();
        last.map(|visit| visit.node)
    }

    /// The indices of the graph's boards whose winners are found, in the order in which minimax found them.
    pub fn graph_found(&self) -> &[usize] {
        &self.graph_order[..self.graph_done]
    }

    /// The progress of minimax.
    pub const fn progress(&self) -> RunProgress {
        match self.view.picture {
            TreePicture::Tree => RunProgress {
                done: self.done,
                all: self.visits.len(),
            },
            TreePicture::Graph => RunProgress {
                done: self.graph_done,
                all: self.graph_order.len(),
            },
        }
    }

    /// The moves from the root to the keyboard cursor.
    pub fn line(&self) -> Vec<Move> {
        match self.view.picture {
            TreePicture::Tree => self.tree.line(self.cursor),
            TreePicture::Graph => self.graph.line(self.graph_cursor),
        }
    }

    /// The position at the keyboard cursor.
    pub fn chosen(&self) -> &Position {
        match self.view.picture {
            TreePicture::Tree => &self.tree[self.cursor].position,
            TreePicture::Graph => &self.graph.nodes()[self.graph_cursor].position,
        }
    }
}
