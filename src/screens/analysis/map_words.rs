//! The map of all positions of two heaps.

use super::outcome_map::{Cell, MapAction, Mark, OutcomeMap};
use crate::engine::{Convention, Move};
use crate::text::{fill, heap, stones};

/// What there is to say of the cell under the cursor: who wins, and why.
pub fn readout(map: &OutcomeMap) -> String {
    let cell = map.cursor();
    let [a, b] = cell.map(|stones| stones.to_string());
    fill("_ and _: _", &[&a, &b, &verdict(map, cell)])
}

fn verdict(map: &OutcomeMap, cell: Cell) -> String {
    match map.mark(cell) {
        Mark::Blank => fill(
            "not decided yet. First come all boards of fewer than _.",
            &[&stones(cell[0] + cell[1])],
        ),
        _ if cell == [0, 0] => match map.rules().convention {
            Convention::Normal => {
                "the game is over. The player to move has lost: the other took the last stone."
                    .to_owned()
            }
            Convention::Misere => {
                "the game is over. The player to move has won: the other had to take the last stone."
                    .to_owned()
            }
        },
        Mark::Wins => fill(
            "the player to move wins, by taking _.",
            &[&ways(cell, &map.winning(cell))],
        ),
        Mark::Loses => {
            let [a, b] = map.reach(cell);
            match a + b {
                1 => "the player to move loses: the only move leaves a board that wins.".to_owned(),
                moves => fill(
                    "the player to move loses: each of the _ moves leaves a board that wins.",
                    &[&moves.to_string()],
                ),
            }
        }
    }
}

/// `2 from heap B, leaving 3 and 3`, and the same of the other move where there are two.
fn ways(cell: Cell, winning: &[Move]) -> String {
    let way = |made: &Move| {
        let mut left = cell;
        left[made.heap.min(1)] -= made.take.get();
        let [take, a, b] = [made.take.get(), left[0], left[1]].map(|number| number.to_string());
        fill(
            "_ from _, leaving _ and _",
            &[&take, &heap(made.heap), &a, &b],
        )
    };
    winning.iter().map(way).collect::<Vec<_>>().join(", or ")
}

/// How far the map is painted.
pub fn stage(map: &OutcomeMap) -> String {
    let (lost, painted) = map.counts();
    let [lost, painted] = [lost, painted].map(|count| count.to_string());
    if map.painted() == map.stages() {
        return fill(
            "All _ boards are decided. In _ of them the player to move loses.",
            &[&painted, &lost],
        );
    }
    match map.painted() - 1 {
        0 => BEGINNING.to_owned(),
        most => fill(
            "Decided: all boards of up to _. _ of these _ lose.",
            &[&stones(most), &lost, &painted],
        ),
    }
}

const BEGINNING: &str = "Decided: the empty board, by the rule of the last stone.";
/// Heads it.
pub const HEADING: &str = "All boards of two heaps";
/// How it is painted.
pub const ABOUT: &str = "Each square is a board: heap A across, heap B up. It is painted from the empty board on. A board loses when no move from it leads to a board that loses.";
/// The name of the map.
pub const MAP: &str = "Map of two heaps";
/// How to explore it.
pub const KEYS: &str = "Press a square, or use the arrow keys on the map.";
/// The label of the cursor's stones in A, and in B.
pub const FIELDS: [&str; 2] = ["Heap A", "Heap B"];
/// What the marks mean.
pub const WINS: &str = "the player to move wins";
/// See [`WINS`].
pub const LOSES: &str = "the player to move loses";
/// See [`WINS`].
pub const TARGET: &str = "where a winning move leads";
/// What a square without a colour stands for.
pub const BLANK: &str = "not decided yet";
/// The verdict in a word.
pub const WINS_SHORT: &str = "Wins";
/// See [`WINS_SHORT`].
pub const LOSES_SHORT: &str = "Loses";
/// See [`WINS_SHORT`].
pub const BLANK_SHORT: &str = "Open";
/// Names the group of buttons that paint.
pub const PAINTING: &str = "Painting";
/// The buttons that paint, with what they do.
pub const STEPS: [(MapAction, &str); 4] = [
    (MapAction::First, "First"),
    (MapAction::Back, "Back"),
    (MapAction::Next, "Next"),
    (MapAction::All, "All"),
];
