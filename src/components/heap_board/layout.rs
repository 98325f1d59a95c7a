//! How the heaps of a board are laid out: pure arithmetic on their sizes and on the room.

use crate::engine::Move;
use crate::game::{Game, MOST_STONES as MOST};

/// The stones in a row of a heap that is too tall for one column.
const FIVE: u32 = 5;

/// More stones than these are sliders in any room, because a page of buttons answers slowly.
const MOST_STONES: u32 = 300;

/// The least width and height of a stone that a finger hits, in pixels.
const TARGET: u32 = 24;

/// The least width and height of a stone that is only looked at, in pixels.
const SEEN: u32 = 8;

/// The width and height of a stone that is easy to see, in pixels.
const EASY: u32 = 16;

/// The room above the stones for lifted ones, in pixels.
const LIFT: u32 = 12;

/// The same with the room for the line below, where no label stands there.
const EDGES: u32 = 20;

/// The room of a board, in pixels. It does not depend on the layout, so no layout undoes itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The width of the board.
    pub width: u32,
    /// The height of the board.
    pub height: u32,
    /// The width of a label that stands beside its heap.
    pub beside: u32,
    /// The height of a label that stands under its heap.
    pub under: u32,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Every stone is a button.
    Stones(Grid),
    /// Every heap one control, since its stones would be too small to press.
    Sliders,
}

/// The cells in which the stones of a board lie. Rows and columns are in quarters of a cell, and
/// hold the space between heaps too. Styles compute the size of a cell from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The stones in a row of a heap: one, or five.
    pub wide: u32,
    /// How many heaps stand beside each other; the others stand below.
    pub across: usize,
    /// How many lines of heaps there are.
    pub lines: usize,
    /// The height of the board.
    pub rows: u32,
    /// The width of the board.
    pub columns: u32,
}

/// Up to this many columns are half a cell apart, and more are closer.
const FEW: u32 = 6;

impl Grid {
    /// Each heap in one column, all heaps beside each other.
    pub fn columns(heaps: &[u32]) -> Self {
        let count = number(heaps.len());
        let apart = if count <= FEW {
            2 * count.max(1) - 2
        } else {
            2
        };
        Self {
            wide: 1,
            across: heaps.len(),
            lines: 1,
            rows: 4 * heaps.iter().copied().max().unwrap_or(0).max(1),
            columns: 4 * count + apart,
        }
    }

    /// Each heap in rows of five. Labels stand beside heaps that only stand below each other, and else
    /// under them. Between heaps is more space than between rows.
    fn fives(heaps: &[u32], across: usize) -> Self {
        let apart = if across == 1 { 3 } else { 2 };
        let tallest = heaps.chunks(across).map(|line| {
            let rows = line.iter().map(|stones| stones.div_ceil(FIVE).max(1));
            4 * rows.max().unwrap_or(1) + apart
        });
        let columns = 4 * (FIVE + 1) * number(across);
        Self {
            wide: FIVE,
            across,
            lines: heaps.len().div_ceil(across),
            rows: tallest.sum::<u32>().saturating_sub(apart),
            // Beside a single heap the number of chosen stones has room.
            columns: if across == 1 { columns } else { columns - 4 },
        }
    }

    /// Columns of stones that are easy to see, or else the largest stones, if they can be at least this large.
    fn largest(heaps: &[u32], room: Room, least: u32) -> Option<Self> {
        let mut best = Self::columns(heaps);
        if best.cell(room) < least.max(EASY) {
            for across in 1..=heaps.len() {
                let fives = Self::fives(heaps, across);
                if fives.cell(room) > best.cell(room) {
                    best = fives;
                }
            }
        }
        Some(best).filter(|grid| grid.cell(room) >= least)
    }

    /// For a drawing that nobody presses, in which every stone is seen.
    pub fn on_paper(heaps: &[u32], room: Room) -> Self {
        let largest = [SEEN, 1]
            .into_iter()
            .find_map(|least| Self::largest(heaps, room, least));
        largest.unwrap_or_else(|| Self::columns(heaps))
    }

    /// Whether stones are large enough in any window from 320 by 568 pixels.
    pub const fn fits_everywhere(self) -> bool {
        self.rows <= 4 * 7 && self.columns <= 4 * 13
    }

    /// Whether lines have room between the heaps: in rows of five they would lead over stones.
    pub const fn has_gaps(self) -> bool {
        self.wide == 1 && self.across <= FEW as usize
    }

    /// Whether labels stand beside the heaps.
    pub const fn is_beside(self) -> bool {
        self.wide == FIVE && self.across == 1
    }

    /// The size that a stone has in a room, in whole pixels.
    fn cell(self, room: Room) -> u32 {
        let (above, beside) = if self.is_beside() {
            (EDGES, room.beside)
        } else {
            (LIFT + room.under * number(self.lines), 0)
        };
        let high = 4 * room.height.saturating_sub(above) / self.rows.max(1);
        let wide = 4 * room.width.saturating_sub(beside) / self.columns.max(1);
        high.min(wide)
    }
}

impl Layout {
    /// The layout for heaps of these sizes. Before the room is known, each heap is a column.
    ///
    /// A heap is one column while that fits. Otherwise it lies in rows of five, as large as possible.
    pub fn of(heaps: &[u32], room: Option<Room>) -> Self {
        Self::with_stones(heaps, room, TARGET)
    }

    /// The same for stones of at least this size, in pixels.
    fn with_stones(heaps: &[u32], room: Option<Room>, least: u32) -> Self {
        if heaps.iter().sum::<u32>() > MOST_STONES {
            return Self::Sliders;
        }
        let grid = match room {
            None => Some(Grid::columns(heaps)),
            Some(room) => Grid::largest(heaps, room, least),
        };
        grid.map_or(Self::Sliders, Self::Stones)
    }

    /// The layout of a game, and the sizes that it follows.
    ///
    /// These are the sizes before the first move, so that nothing jumps while stones go. Sliders
    /// become stones after the first move that leaves stones that fit. Stones that are not `pressed` here
    /// may be small.
    pub fn of_game(game: &Game, pressed: bool, room: Option<Room>) -> (Self, Vec<u32>) {
        let least = if pressed { TARGET } else { SEEN };
        let mut heaps = game.table().board.heaps().to_vec();
        let mut moves = game.moves().iter();
        loop {
            let layout = Self::with_stones(&heaps, room, least);
            let next = moves.next().filter(|_| layout == Self::Sliders);
            let Some(&Move { heap, take }) = next else {
                return (layout, heaps);
            };
            heaps[heap] = heaps[heap].saturating_sub(take.get());
        }
    }

    /// The layout of heaps whose sizes are changed: with room to grow, and beside each other where that fits, since
    /// lines lead from heap to heap.
    pub fn to_grow(heaps: &[u32], room: Option<Room>) -> Self {
        /// The rows of a board of few stones.
        const LEAST_ROWS: u32 = 8;
        /// The rows above the tallest heap.
        const MORE: u32 = 3;
        let tallest = heaps.iter().copied().max().unwrap_or_default();
        let grown = vec![LEAST_ROWS.max(tallest + MORE); heaps.len()];
        let columns = [&grown, heaps].map(|heaps| Self::of(heaps, room));
        let columns = columns.into_iter().find(|layout| {
            let grid = layout.grid();
            grid.is_some_and(|grid| grid.wide == 1)
        });
        let beside = Grid::fives(heaps, heaps.len());
        let beside = room
            .filter(|&room| beside.cell(room) >= TARGET)
            .map(|_| Self::Stones(beside));
        columns.or(beside).unwrap_or_else(|| Self::of(heaps, room))
    }

    /// The cells of its stones, if it has stones.
    pub const fn grid(self) -> Option<Grid> {
        match self {
            Self::Stones(grid) => Some(grid),
            Self::Sliders => None,
        }
    }
}

/// The size of a heap that is pulled up by so many rows, and in rows of several stones so many aside. It grows as far as
/// the board has room.
pub fn pulled(layout: Layout, stones: u32, rows: i32, along: i32) -> u32 {
    let Some(grid) = layout.grid() else {
        return stones;
    };
    let wide = grid.wide.cast_signed();
    let most = (grid.rows / 4 / number(grid.lines) * grid.wide).clamp(stones, MOST.max(stones));
    let along = along.clamp(1 - wide, wide - 1);
    let now = stones
        .cast_signed()
        .saturating_add(rows.saturating_mul(wide))
        + along;
    now.clamp(0, most.cast_signed()).cast_unsigned()
}

/// A board has at most twelve heaps.
fn number(heaps: usize) -> u32 {
    u32::try_from(heaps).unwrap_or(u32::MAX)
}
