//! What a graph looks like, for the screen and for the saved picture.

use crate::components::figures::tree_layout::{Grid, Layout, Place};
use crate::components::figures::tree_shapes::{Shape, Word, grid, label, lines, path, value};
use crate::game::TreeExplorer;
use crate::text::tree as text;

/// A graph as it is drawn.
pub struct GraphSketch {
    /// How much room nodes take.
    pub grid: Grid,
    /// Where each position stands.
    pub drawn: Layout,
    /// The positions in the order in which they are read.
    pub reading: Vec<usize>,
    found: Vec<bool>,
    last: Option<usize>,
}

/// A position of the graph as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its number in the graph.
    pub number: usize,
    /// The heaps without the empty ones.
    pub heaps: Vec<u32>,
    /// Where it stands.
    pub place: Place,
    /// Whether the player to move wins, where that is found.
    pub wins: Option<bool>,
    /// Whether its value was found last.
    pub is_current: bool,
    /// Whether the keyboard stands there.
    pub is_here: bool,
}

impl GraphSketch {
    /// The positions of the graph, each in its place.
    pub fn of(explorer: &TreeExplorer) -> Self {
        let graph = explorer.graph();
        let grid = grid(&graph.nodes()[0].heaps).pointed();
        let rows = explorer.rows();
        let order = explorer.graph_found();
        let mut found = vec![false; graph.nodes().len()];
        for &node in &order {
            found[node] = true;
        }
        Self {
            grid,
            drawn: grid.rows(&rows),
            reading: rows.into_iter().flatten().collect(),
            found,
            last: order.last().copied(),
        }
    }

    /// The position of this number.
    pub fn shown(&self, explorer: &TreeExplorer, number: usize) -> Shown {
        let node = &explorer.graph().nodes()[number];
        Shown {
            number,
            heaps: node.heaps.clone(),
            place: self.drawn.places[number],
            wins: self.found[number].then_some(node.wins),
            is_current: self.last == Some(number),
            is_here: number == explorer.graph_cursor(),
        }
    }

    /// All moves, over them the moves of the chosen position, and over these those found to win.
    pub fn edges(&self, explorer: &TreeExplorer) -> [String; 3] {
        let [mut all, mut chosen, mut winning] = [const { String::new() }; 3];
        for (from, node) in explorer.graph().nodes().iter().enumerate() {
            for by in &node.moves {
                let Some(to) = by.to else {
                    continue;
                };
                let line = self.line(from, to);
                if from == explorer.graph_cursor() {
                    chosen.push_str(&line);
                }
                if by.wins && self.found[from] {
                    winning.push_str(&line);
                } else if from != explorer.graph_cursor() {
                    all.push_str(&line);
                }
            }
        }
        [all, chosen, winning]
    }

    /// A straight line to the next row, a bow past the rows between.
    fn line(&self, from: usize, to: usize) -> String {
        let (from, to) = (self.drawn.places[from], self.drawn.places[to]);
        let (top, bottom) = (from.y + self.grid.high / 2, to.y - self.grid.high / 2);
        let rows = (to.y - from.y) / self.grid.row;
        let begin = path(&[("M", from.x), (" ", top)]);
        if rows <= 1 || from.x.abs_diff(to.x) >= self.grid.slot {
            return [&begin, &*path(&[("L", to.x), (" ", bottom)])].concat();
        }
        let middle = u32::midpoint(from.x, to.x);
        let bow = self.grid.wide + (rows - 1).min(4) * 24;
        let aside = if rows.is_multiple_of(2) {
            middle + bow
        } else {
            middle.saturating_sub(bow)
        };
        let bowed = [
            ("Q", aside),
            (" ", u32::midpoint(top, bottom)),
            (" ", to.x),
            (" ", bottom),
        ];
        [&begin, &*path(&bowed)].concat()
    }
}

/// The outline of a position.
pub fn shape(shown: &Shown) -> Shape {
    if shown.heaps.iter().all(|&stones| stones == 0) {
        Shape::Triangle
    } else {
        Shape::Hexagon
    }
}

/// The texts in a position and beside it.
pub fn words(shown: &Shown, grid: Grid) -> Vec<Word> {
    let shape = shape(shown);
    let mut words: Vec<Word> = label(lines(&shown.heaps), shape).collect();
    if let Some(wins) = shown.wins {
        words.push(value(text::letter(wins).to_owned(), shape, grid));
    }
    words
}
