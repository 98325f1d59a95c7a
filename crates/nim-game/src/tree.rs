//! The game tree screen as a value: the unfolded branches, the progress of minimax, and the keyboard
//! cursor.
//!
//! Only the paths to the unfolded branches are stored. The visible nodes, two thousand at most, are
//! grown from these, so a tree of any size opens at once. They are grown anew only when a branch
//! changes, so a step of minimax costs little. The engine computes values, counts and merged positions.

mod branches;
mod commands;
mod keys;
mod link;
mod node;
mod path;
mod plan;
mod run;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

pub use commands::TreeAction;
pub use keys::TreeKey;
pub use link::{Seen, UnknownWord};
pub use node::{Bounds, NodeKind, NodeShape, NodeState, TreeNode};
pub use path::Path;

use nim_engine::{Graph, Move, Position, TreeSize, TreeSizes};

use self::node::{Branches, list};

/// The most nodes that are drawn: a step on more takes too long.
pub const MOST: usize = 2000;

/// The most positions of a graph of which all are drawn.
pub const MOST_POSITIONS: usize = 1000;

/// How many positions of a graph are drawn where all of them would be too many.
const NEAREST: usize = 80;

/// The state of the screen of the game tree.
#[derive(Clone, Debug)]
pub struct TreeExplorer {
    root: Position,
    /// Made when it is first looked at.
    sizes: OnceCell<Rc<TreeSizes>>,
    /// Made when it is first looked at.
    graph: OnceCell<Rc<Graph>>,
    view: View,
    cutoffs: bool,
    busy: Busy,
    full: bool,
    branches: Branches,
    /// The branches of a new tree.
    opening: Branches,
    /// The visible nodes, until a branch changes.
    shapes: OnceCell<Rc<[Rc<NodeShape>]>>,
    /// The same with their states, until minimax goes on.
    nodes: OnceCell<Rc<[TreeNode]>>,
    /// Where the keyboard stands in the tree.
    cursor: Path,
    /// The node whose value minimax found last.
    found: Option<Path>,
    /// The same two for the graph; here how many values are found.
    graph_cursor: usize,
    graph_found: usize,
    /// The tree that was left to start at one of its nodes.
    former: Option<Rc<Self>>,
}

/// The root determines the values derived from it, so only the root is compared.
impl PartialEq for TreeExplorer {
    fn eq(&self, other: &Self) -> bool {
        self.root == other.root
            && (self.view, self.cutoffs, self.full) == (other.view, other.cutoffs, other.full)
            && self.busy == other.busy
            && (&self.branches, &self.cursor, &self.found)
                == (&other.branches, &other.cursor, &other.found)
            && (self.graph_cursor, self.graph_found) == (other.graph_cursor, other.graph_found)
    }
}

/// Which of two pictures is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Every way to play a game.
    Tree,
    /// Equal positions merged.
    Graph,
}

/// The work that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Busy {
    Idle,
    Running,
    Unfolding,
}

/// How many values minimax has found, and how many it will find among the nodes shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunProgress {
    /// The nodes found.
    pub done: usize,
    /// All of them.
    pub all: usize,
}

/// How the values were found, among the nodes shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Values that minimax has found.
    pub by_minimax: usize,
    /// Values of folded branches, which come from the theory.
    pub by_theory: usize,
    /// Branches that are cut off.
    pub cut_off: usize,
}

impl TreeExplorer {
    /// The tree of this position, unfolded as far as it is easily read.
    pub fn new(root: Position) -> Self {
        let mut explorer = Self {
            sizes: OnceCell::new(),
            graph: OnceCell::new(),
            root,
            view: View::Tree,
            cutoffs: false,
            busy: Busy::Idle,
            full: false,
            branches: Branches::new(),
            opening: Branches::new(),
            shapes: OnceCell::new(),
            nodes: OnceCell::new(),
            cursor: Path::default(),
            found: None,
            graph_cursor: 0,
            graph_found: 0,
            former: None,
        };
        explorer.open();
        explorer.opening.clone_from(&explorer.branches);
        explorer
    }

    /// The position at the root.
    pub const fn root(&self) -> &Position {
        &self.root
    }

    /// The board of the tree that was left to start at one of its nodes.
    pub fn former_root(&self) -> Option<&Position> {
        self.former.as_ref().map(|former| &former.root)
    }

    /// Whether this tree starts at a node of Min in the former one. The first player is always Max, so each
    /// value has the other sign.
    pub fn has_changed_signs(&self) -> bool {
        self.former.as_ref().is_some_and(|former| {
            let is_other = former.line().len() % 2 == 1;
            former.view == View::Tree && is_other && former.chosen() == self.root
        })
    }

    /// How large the whole tree is.
    ///
    /// # Panics
    /// The board is larger than those of the page.
    pub fn size(&self) -> TreeSize {
        let size = self.sizes().size(&self.root);
        size.expect("a number has 54 digits at most")
    }

    /// How many boards can be reached, in any order of their heaps.
    pub fn boards(&self) -> usize {
        self.sizes().boards()
    }

    fn sizes(&self) -> &TreeSizes {
        self.sizes.get_or_init(|| {
            let sizes = self.root.tree_sizes();
            Rc::new(sizes.expect("at most 144,594 boards can be reached on the page"))
        })
    }

    /// Which picture is shown.
    pub const fn view(&self) -> View {
        self.view
    }

    /// Whether minimax uses cut-offs.
    pub const fn has_cutoffs(&self) -> bool {
        self.cutoffs
    }

    /// Whether minimax runs by itself.
    pub const fn is_running(&self) -> bool {
        matches!(self.busy, Busy::Running)
    }

    /// Whether there is more to do, a [`TreeAction::Tick`] at a time: a run, or much to unfold.
    pub const fn is_busy(&self) -> bool {
        !matches!(self.busy, Busy::Idle)
    }

    /// Whether the last press would have shown more nodes than are drawn.
    pub const fn is_full(&self) -> bool {
        self.full
    }

    /// The merged positions.
    pub fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| {
            let most = if self.sizes().boards() <= MOST_POSITIONS {
                MOST_POSITIONS
            } else {
                NEAREST
            };
            Rc::new(Graph::new(&self.root, most))
        })
    }

    /// The nodes of the graph by the stones on their boards, the fullest first.
    pub fn rows(&self) -> Vec<Vec<usize>> {
        let mut rows: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (place, node) in self.graph().nodes().iter().enumerate() {
            let row = rows.entry(node.position.stones()).or_default();
            row.push(place);
        }
        rows.into_values().rev().collect()
    }

    /// The nodes of the tree that are shown, each before its children.
    pub fn nodes(&self) -> &[TreeNode] {
        self.nodes
            .get_or_init(|| run::judge(self.shapes(), self.found.as_ref(), self.cutoffs).into())
    }

    fn shapes(&self) -> &[Rc<NodeShape>] {
        self.shapes
            .get_or_init(|| list(&self.root, &self.branches).into())
    }

    /// The branches, to be changed: the nodes are listed anew.
    fn branches_mut(&mut self) -> &mut Branches {
        self.shapes.take();
        self.nodes.take();
        &mut self.branches
    }

    fn set_found(&mut self, found: Option<Path>) {
        self.nodes.take();
        self.found = found;
    }

    fn set_cutoffs(&mut self, cutoffs: bool) {
        self.nodes.take();
        self.cutoffs = cutoffs;
    }

    /// The node where the keyboard stands.
    pub const fn cursor(&self) -> &Path {
        &self.cursor
    }

    /// The position of the graph where the keyboard stands.
    pub const fn graph_cursor(&self) -> usize {
        self.graph_cursor
    }

    /// The node whose value minimax found last.
    pub const fn found(&self) -> Option<&Path> {
        self.found.as_ref()
    }

    /// The positions of the graph whose values are found, in the order in which they were.
    pub fn graph_found(&self) -> Vec<usize> {
        let mut order = self.graph_order();
        order.truncate(self.graph_found);
        order
    }

    fn graph_order(&self) -> Vec<usize> {
        self.graph().minimax_order(self.cutoffs)
    }

    /// How far minimax is.
    pub fn progress(&self) -> RunProgress {
        match self.view {
            View::Tree => run::progress(self.nodes()),
            View::Graph => RunProgress {
                done: self.graph_found,
                all: self.graph_order().len(),
            },
        }
    }

    /// How the values were found so far.
    pub fn tally(&self) -> Tally {
        let nodes = self.nodes();
        let mut tally = Tally::default();
        for node in nodes {
            let is_below_cut = node.parent.is_some_and(|parent| nodes[parent].is_cut());
            match node.state {
                // The sign stands for several branches.
                NodeState::Cut if !is_below_cut => tally.cut_off += node.branches(),
                _ if node.is_sign() => {}
                NodeState::Found if node.is_by_theory() => tally.by_theory += 1,
                NodeState::Found => tally.by_minimax += 1,
                _ => {}
            }
        }
        tally
    }

    /// How many nodes are drawn. The signs for moves that are left out are no nodes.
    pub fn drawn(&self) -> usize {
        self.shapes()
            .iter()
            .filter(|shape| !shape.is_sign())
            .count()
    }

    /// How many of them are folded.
    pub fn folded(&self) -> usize {
        let is_folded = |shape: &&Rc<NodeShape>| shape.kind == NodeKind::Folded;
        self.shapes().iter().filter(is_folded).count()
    }

    /// Whether some nodes of the tree are not drawn.
    pub fn is_partial(&self) -> bool {
        self.shapes().iter().any(|shape| shape.is_by_theory())
    }

    /// How many nodes a folded branch holds below its own. `None` where they are more than a `u64` counts.
    pub fn below(&self, node: &NodeShape) -> Option<u64> {
        let size = self.sizes().size(node.position())?;
        let nodes: u64 = size.nodes.try_into().ok()?;
        Some(nodes - 1)
    }

    /// The position where the keyboard stands, to be set on a board.
    pub fn chosen(&self) -> Position {
        let line = self.line().into_iter();
        line.fold(self.root.clone(), |position, by| {
            position.play(by).unwrap_or_else(|refused| refused.position)
        })
    }

    /// The moves that lead there from the root.
    pub fn line(&self) -> Vec<Move> {
        if self.view == View::Graph {
            return self.graph().line(self.graph_cursor);
        }
        let nodes = self.nodes();
        let mut moves = Vec::new();
        let mut here = nodes.iter().position(|node| node.path == self.cursor);
        while let Some(place) = here {
            moves.extend(nodes[place].by());
            here = nodes[place].parent;
        }
        moves.reverse();
        moves
    }

    /// Lets minimax stand at a node that is shown and not cut off.
    fn settle(&mut self) {
        if let Some(found) = &self.found {
            let settled = run::settled(self.nodes(), found);
            self.set_found(settled);
        }
    }
}
