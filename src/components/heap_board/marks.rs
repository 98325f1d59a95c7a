//! The marks on a board.

use yew::AttrValue;

use super::cursor::Cursor;
use crate::engine::{Block, HeapMeasure, Move, Position, Why};
use crate::game::blocks::{PlacedBlock, Span};
use crate::game::lanes::{LaneStep, Lanes};
use crate::game::{GameState, HintLevel};

/// The marks on a board, besides the choice, the hint and the last move of its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The blocks with an outline, and a letter that partners share.
    pub blocks: Vec<PlacedBlock>,
    /// Other stones with an outline: those of a heap that count.
    pub parts: Vec<(usize, Span)>,
    /// The value of each heap, where heaps count as their Grundy values; otherwise empty.
    pub values: Vec<u32>,
    /// What each move does, by heap, and in a heap by its number of stones less one; empty where this is not shown.
    pub results: Vec<Vec<Option<MoveResult>>>,
    /// The first stone of the block that waits for its partner.
    pub waiting: Option<Cursor>,
    /// A move that would have been better.
    pub better: Option<Move>,
    /// Whether empty places show who took their stones.
    pub takers: bool,
    /// The heaps that glow, because the reason names them.
    pub glowing: Vec<usize>,
    /// The target of a pointer on another part of the screen.
    pub pointed: Option<HoverTarget>,
}

/// What a move does, to be seen on its stone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveResult {
    pub wins: bool,
    /// The turns to the end of the game with best play; empty where they are not known yet.
    pub turns: AttrValue,
    /// Both as a sentence: `Taking 2 stones from heap B wins in 13 turns.`
    pub sentence: AttrValue,
}

/// The target of a pointer or of the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoverTarget {
    Heap(usize),
    /// A block, as stones or as a digit.
    Block {
        heap: usize,
        /// The number of stones in the block.
        size: u32,
    },
}

impl HoverTarget {
    /// The heap of the target.
    pub const fn heap(self) -> usize {
        match self {
            Self::Heap(heap) | Self::Block { heap, .. } => heap,
        }
    }

    /// Whether the target is this block or its partner.
    pub fn is_block(self, block: &Block) -> bool {
        matches!(self, Self::Block { heap, size }
            if size == block.size && (heap == block.heap || block.partner == Some(heap)))
    }
}

impl Marks {
    /// Marks for the last hint: the reason why its move wins, or why no move wins.
    pub fn of_hint(game: &GameState) -> Self {
        let tells_why = matches!(game.hint, Some(HintLevel::Why(_)));
        let board = game.game.position();
        if !tells_why || game.choice.is_some() || Lanes::of(board, LaneStep::Lanes).is_some() {
            return Self::default();
        }
        let suggested = board.analysis().suggested;
        let after = suggested.and_then(|made| board.play(made).ok());
        Self::reason_of(after.as_ref().unwrap_or(board))
    }

    /// The values of the heaps of a board, where they count.
    pub fn values_of(board: &Position) -> Self {
        Self {
            values: values(board),
            ..Self::default()
        }
    }

    /// Marks what the reason for a won or lost board names, where it has no lanes: two heaps, a heap, or its groups.
    pub fn reason_of(board: &Position) -> Self {
        let mut marks = Self::values_of(board);
        match board.why() {
            Why::TwoHeaps {
                larger, smaller, ..
            } => marks.glowing = vec![larger, smaller],
            Why::OneHeap { heap, left, .. }
                if let HeapMeasure::Remainder(period) = board.measure() =>
            {
                let groups = (left % period..left).step_by(period as usize);
                let group = |from| {
                    let to = from + period;
                    (heap, Span { from, to })
                };
                marks.parts = groups.map(group).collect();
            }
            Why::OneHeap { heap, .. } | Why::LastLarge { heap, .. } => marks.glowing = vec![heap],
            Why::Over | Why::OneEach { .. } | Why::Ones { .. } | Why::Blocks { .. } => {}
        }
        marks
    }
}

fn values(board: &Position) -> Vec<u32> {
    if board.measure() != HeapMeasure::Value {
        return Vec::new();
    }
    let rows = board.analysis().rows;
    rows.iter().map(|row| row.grundy.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Convention, heap_name};
    use crate::game::teach::taking;

    /// The marks in normal play: each part with its stones, `A0-3`, and the heaps that glow.
    fn marked(heaps: &[u32], most: u32) -> String {
        let limit = std::num::NonZeroU32::new(most);
        let marks = Marks::reason_of(&taking(heaps, Convention::Normal, limit));
        let written =
            |(heap, span): (usize, Span)| format!("{}{}-{}", heap_name(heap), span.from, span.to);
        let parts = marks.parts.iter().copied().map(written);
        let glowing = marks
            .glowing
            .iter()
            .map(|&heap| heap_name(heap).to_string());
        let mut all: Vec<String> = parts.chain(glowing).collect();
        all.sort_unstable();
        all.join(" ")
    }

    #[test]
    fn a_board_marks_what_its_reason_names() {
        for (heaps, most, marks) in [
            // Two heaps that are made equal, or are equal.
            (&[3, 5][..], 0, "A B"),
            (&[4, 4], 0, "A B"),
            // Single stones and lanes have no marks.
            (&[1, 1, 1], 0, ""),
            (&[3, 5, 6], 0, ""),
            (&[1, 1, 5], 0, "C"),
            // Whole groups of 4.
            (&[9], 3, "A0-4 A4-8"),
            (&[5, 4, 9], 3, ""),
        ] {
            assert_eq!(marked(heaps, most), marks, "{heaps:?}");
        }
    }
}
