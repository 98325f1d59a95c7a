//! The screen of the game tree as a value: what is unfolded, how far minimax is, and where the
//! keyboard stands.
//!
//! Nothing of the tree is kept but the ways to the branches that are unfolded. What is shown is
//! made anew from these, a few hundred nodes at most, so that a tree of any size opens at once.

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
pub const MOST: usize = 240;

/// How many nodes are drawn to begin with, as far as whole plies fit.
const OPENING: usize = 31;

/// How many moves of a node are unfolded at a time.
const BATCH: usize = 24;

/// In how many slices a run goes to its end, at most.
const SLICES: usize = 60;

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
    running: bool,
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
            && (self.view, self.cutoffs, self.running, self.full)
                == (other.view, other.cutoffs, other.running, other.full)
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
            running: false,
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

    /// Whether minimax runs by itself, a [`Grove::tick`] at a time.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running
    }

    /// Whether the last press would have shown more nodes than are drawn.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.full
    }

    /// The merged positions.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        self.graph
            .get_or_init(|| Rc::new(Graph::new(&self.root, MOST)))
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

    /// Presses a node. A folded one unfolds; one that is unfolded is chosen first, and folds when
    /// it is pressed again. Whether there is such a node.
    pub fn press(&mut self, name: &str) -> bool {
        self.full = false;
        if self.view == View::Graph {
            let spot = name.parse().ok();
            let spot = spot.filter(|&spot: &usize| spot < self.graph().spots.len());
            self.spot = spot.unwrap_or(self.spot);
            return spot.is_some();
        }
        let items = self.items();
        let pressed =
            Path::parse(name).and_then(|path| items.iter().find(|item| item.path == path));
        let Some(pressed) = pressed else {
            return false;
        };
        let chosen = pressed.path == self.cursor;
        self.cursor = pressed.path.clone();
        match pressed.kind {
            Kind::Open if chosen => self.fold(&pressed.path),
            Kind::Open | Kind::End => {}
            Kind::Folded | Kind::Rest(_) => self.unfold(&items, pressed),
        }
        true
    }

    /// Does what a button is called. Whether there is such a button.
    pub fn command(&mut self, name: &str) -> bool {
        self.full = false;
        if name != "run" {
            self.running = false;
        }
        match name {
            "step" => self.step(1),
            "back" => self.back(),
            "run" => self.run(),
            "end" => self.step(usize::MAX),
            "reset" => self.reset(),
            "cutoffs" => self.cut_off(),
            "tree" => self.view = View::Tree,
            "graph" => self.view = View::Graph,
            "unfold-all" => self.grow(MOST, false),
            "fold-all" => self.fold_all(),
            _ => return false,
        }
        true
    }

    /// Lets a run go on by a slice, so that the longest ends after a few seconds. Whether it goes
    /// on from there.
    pub fn tick(&mut self) -> bool {
        if self.running {
            let Progress { done, all } = self.progress();
            self.step(all.div_ceil(SLICES));
            self.running = done + 1 < all && !self.is_done();
        }
        self.running
    }

    fn is_done(&self) -> bool {
        let Progress { done, all } = self.progress();
        done == all
    }

    fn run(&mut self) {
        if !self.running && self.is_done() {
            self.reset();
        }
        self.running = !self.running;
    }

    fn reset(&mut self) {
        match self.view {
            View::Tree => self.found = None,
            View::Graph => self.spots_found = 0,
        }
    }

    fn step(&mut self, steps: usize) {
        match self.view {
            View::Graph => {
                let all = self.graph().order(self.cutoffs).len();
                self.spots_found = self.spots_found.saturating_add(steps).min(all);
            }
            // The root is done last.
            View::Tree if steps == usize::MAX => self.found = Some(Path::default()),
            View::Tree => {
                let items = self.items();
                for _ in 0..steps {
                    let next = run::next(&items, self.found.as_ref());
                    self.found = next.or_else(|| self.found.take());
                }
            }
        }
    }

    fn back(&mut self) {
        match (self.view, &self.found) {
            (View::Graph, _) => self.spots_found = self.spots_found.saturating_sub(1),
            (View::Tree, Some(found)) => self.found = run::previous(&self.items(), found),
            (View::Tree, None) => {}
        }
    }

    fn cut_off(&mut self) {
        // As far as it is, it stays, if that is a node that is reached now.
        let last = self.last_spot();
        self.cutoffs = !self.cutoffs;
        if let Some(last) = last {
            let order = self.graph().order(self.cutoffs);
            let place = order.iter().position(|&spot| spot == last);
            self.spots_found = place.map_or(self.spots_found.min(order.len()), |place| place + 1);
        }
        self.settle();
    }

    fn last_spot(&self) -> Option<usize> {
        let place = self.spots_found.checked_sub(1)?;
        self.graph().order(self.cutoffs).get(place).copied()
    }

    fn unfold(&mut self, items: &[Item], pressed: &Item) {
        let moves = item::moves(&pressed.position);
        let (path, before) = match (pressed.kind, pressed.parent) {
            (Kind::Rest(left_out), Some(parent)) => (items[parent].path.clone(), moves - left_out),
            _ => (pressed.path.clone(), 0),
        };
        let shown = (before + BATCH).min(moves);
        let more = shown - before + usize::from(shown < moves) - usize::from(before > 0);
        self.full = items.len() + more > MOST;
        if !self.full {
            self.branches.retain(|branch| branch.path != path);
            self.branches.push(Branch { path, shown });
            self.settle();
        }
    }

    fn fold(&mut self, path: &Path) {
        let stays = |other: &Path| other != path && !path.is_above(other);
        self.branches.retain(|branch| stays(&branch.path));
        if path.is_above(&self.cursor) {
            self.cursor = path.clone();
        }
        self.settle();
    }

    /// Back to what was unfolded at first.
    fn fold_all(&mut self) {
        self.branches.clear();
        if !self.root.is_terminal() {
            self.branches.push(Branch {
                path: Path::default(),
                shown: BATCH,
            });
        }
        self.grow(OPENING, true);
        let items = self.items();
        let near = |item: &&Item| item.path == self.cursor || item.path.is_above(&self.cursor);
        let nearest = items.iter().rfind(near);
        self.cursor = nearest.map(|item| item.path.clone()).unwrap_or_default();
    }

    /// Unfolds ply by ply while there is room: whole plies, or as much as fits of the last one.
    fn grow(&mut self, most: usize, whole_plies: bool) {
        loop {
            let items = items(&self.root, &self.branches);
            let folded = || items.iter().filter(|item| item.kind == Kind::Folded);
            let Some(ply) = folded().map(|item| item.path.plies()).min() else {
                break;
            };
            let branches = folded()
                .filter(|item| item.path.plies() == ply)
                .map(|item| (item, item::moves(&item.position)));
            let size = |moves: usize| moves.min(BATCH) + usize::from(moves > BATCH);
            let wanted: usize = branches.clone().map(|(_, moves)| size(moves)).sum();
            let mut room = most.saturating_sub(items.len());
            self.full = wanted > room && !whole_plies;
            if wanted > room && whole_plies {
                break;
            }
            for (item, moves) in branches {
                if size(moves) <= room {
                    room -= size(moves);
                    let path = item.path.clone();
                    let shown = BATCH.min(moves);
                    self.branches.push(Branch { path, shown });
                }
            }
            if self.full {
                break;
            }
        }
        self.settle();
    }

    /// Lets minimax stand at a node that is shown and not cut off.
    fn settle(&mut self) {
        if let Some(found) = &self.found {
            self.found = run::settled(&self.items(), found);
        }
    }
}
