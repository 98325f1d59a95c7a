//! The screen of the game tree as a value: what is unfolded, how far minimax is, and where the
//! keyboard stands.
//!
//! Nothing of the tree is kept but the ways to the branches that are unfolded. What is shown is
//! made anew from these, a few hundred nodes at most, so that a tree of any size opens at once.

mod branches;
mod commands;
mod graph;
mod item;
mod keys;
mod path;
mod run;
mod totals;

use std::cell::OnceCell;
use std::rc::Rc;

pub use graph::{Graph, Link, Spot};
pub use item::{Item, Kind, Standing};
pub use path::Path;
pub use totals::Totals;

use self::item::{Branch, items};
use crate::engine::{Move, Position, TreeCounts};

/// The most nodes that are drawn: a picture of more takes too long to draw, and to read.
pub const MOST: usize = 160;

/// How many positions of a graph are drawn where all of them would be too many.
const NEAREST: usize = 80;

/// The state of the screen of the game tree.
#[derive(Clone, Debug)]
pub struct Grove {
    root: Position,
    counts: TreeCounts,
    totals: Option<Rc<Totals>>,
    /// Made when it is first looked at.
    graph: OnceCell<Rc<Graph>>,
    view: View,
    cutoffs: bool,
    busy: Busy,
    full: bool,
    branches: Vec<Branch>,
    /// Where the keyboard stands in the tree.
    cursor: Path,
    /// The node whose value minimax found last.
    found: Option<Path>,
    /// The same two for the graph; here how many values are found.
    spot: usize,
    spots_found: usize,
}

/// What is made of the root is the same where the root is.
impl PartialEq for Grove {
    fn eq(&self, other: &Self) -> bool {
        self.root == other.root
            && (self.view, self.cutoffs, self.full) == (other.view, other.cutoffs, other.full)
            && self.busy == other.busy
            && (&self.branches, &self.cursor, &self.found)
                == (&other.branches, &other.cursor, &other.found)
            && (self.spot, self.spots_found) == (other.spot, other.spots_found)
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

/// What goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Busy {
    Idle,
    Running,
    Unfolding,
}

/// How many values minimax has found, and how many it will find among the nodes shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Those found.
    pub done: usize,
    /// All of them.
    pub all: usize,
}

/// How many nodes minimax looks at. `None` stands for numbers that are not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked {
    /// Until now.
    pub now: Option<u128>,
    /// In the end, without cut-offs.
    pub without: Option<u128>,
    /// In the end, with them.
    pub with: Option<u128>,
}

impl Grove {
    /// The tree of this position, unfolded as far as it is easily read.
    #[must_use]
    pub fn new(root: Position) -> Self {
        let mut grove = Self {
            counts: root.tree_counts(),
            totals: Totals::new(&root).map(Rc::new),
            graph: OnceCell::new(),
            root,
            view: View::Tree,
            cutoffs: false,
            busy: Busy::Idle,
            full: false,
            branches: Vec::new(),
            cursor: Path::default(),
            found: None,
            spot: 0,
            spots_found: 0,
        };
        grove.fold_all();
        grove
    }

    /// The position at the root.
    #[must_use]
    pub const fn root(&self) -> &Position {
        &self.root
    }

    /// How large the whole tree is.
    #[must_use]
    pub const fn counts(&self) -> TreeCounts {
        self.counts
    }

    /// Which picture is shown.
    #[must_use]
    pub const fn view(&self) -> View {
        self.view
    }

    /// Whether minimax cuts off what it need not look at.
    #[must_use]
    pub const fn has_cutoffs(&self) -> bool {
        self.cutoffs
    }

    /// Whether minimax runs by itself.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        matches!(self.busy, Busy::Running)
    }

    /// Whether there is more to do, a [`Grove::tick`] at a time: a run, or much to unfold.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !matches!(self.busy, Busy::Idle)
    }

    /// Whether the last press would have shown more nodes than are drawn.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.full
    }

    /// The merged positions.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| {
            let all = self.counts.positions.is_at_most(MOST as u128);
            Rc::new(Graph::new(&self.root, if all { MOST } else { NEAREST }))
        })
    }

    /// The nodes of the tree that are shown, each before its children.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        let mut items = items(&self.root, &self.branches);
        run::judge(&mut items, self.found.as_ref(), self.cutoffs);
        items
    }

    /// The node where the keyboard stands.
    #[must_use]
    pub const fn cursor(&self) -> &Path {
        &self.cursor
    }

    /// The position of the graph where the keyboard stands.
    #[must_use]
    pub const fn spot(&self) -> usize {
        self.spot
    }

    /// The node whose value minimax found last.
    #[must_use]
    pub const fn found(&self) -> Option<&Path> {
        self.found.as_ref()
    }

    /// The positions of the graph whose values are found, in the order in which they were.
    #[must_use]
    pub fn spots_found(&self) -> Vec<usize> {
        let mut order = self.graph().order(self.cutoffs);
        order.truncate(self.spots_found);
        order
    }

    /// How far minimax is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match self.view {
            View::Tree => run::progress(&self.items()),
            View::Graph => Progress {
                done: self.spots_found,
                all: self.graph().order(self.cutoffs).len(),
            },
        }
    }

    /// How many nodes of the tree, folded ones too, minimax looks at.
    #[must_use]
    pub fn looked(&self) -> Looked {
        let totals = self.totals.as_deref();
        let all = |cutoffs| totals.and_then(|totals| totals.nodes(&self.root, cutoffs));
        let found = |totals: &Totals| {
            let mut done = self.items().into_iter().filter(Item::is_found);
            done.try_fold(0_u128, |sum, item| {
                sum.checked_add(totals.step(&item, self.cutoffs)?)
            })
        };
        Looked {
            now: totals.and_then(found),
            without: all(false),
            with: all(true),
        }
    }

    /// How many nodes a folded branch holds below its own; `None` where they are not counted.
    #[must_use]
    pub fn below(&self, item: &Item) -> Option<u128> {
        let nodes = self.totals.as_ref()?.nodes(&item.position, false)?;
        Some(nodes - 1)
    }

    /// The position where the keyboard stands, to be set on a board.
    #[must_use]
    pub fn chosen(&self) -> Position {
        let line = self.line().into_iter();
        line.fold(self.root.clone(), |position, by| {
            position.play(by).unwrap_or_else(|refused| refused.position)
        })
    }

    /// The moves that lead there from the root.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        if self.view == View::Graph {
            return self.graph().line(self.spot);
        }
        let items = self.items();
        let mut moves = Vec::new();
        let mut here = items.iter().position(|item| item.path == self.cursor);
        while let Some(place) = here {
            moves.extend(items[place].by);
            here = items[place].parent;
        }
        moves.reverse();
        moves
    }

    /// Lets minimax stand at a node that is shown and not cut off.
    fn settle(&mut self) {
        if let Some(found) = &self.found {
            self.found = run::settled(&self.items(), found);
        }
    }
}
