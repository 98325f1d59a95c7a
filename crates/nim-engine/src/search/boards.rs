//! Boards without the order of their heaps.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::Rules;

/// The heaps of a board, smallest first. Empty heaps may stand in front.
pub(crate) type Board = Vec<u32>;

/// The sorted board of these heaps.
pub(crate) fn sorted_board(heaps: &[u32]) -> Board {
    let mut board = heaps.to_vec();
    board.sort_unstable();
    board
}

/// The heaps without the empty ones in front.
pub(crate) fn without_empty(board: &[u32]) -> &[u32] {
    &board[board.partition_point(|&stones| stones == 0)..]
}

/// Calls `visit` with each board that a move leads to; heaps of one size have the same moves.
pub(crate) fn for_each_move(board: &[u32], rules: Rules, mut visit: impl FnMut(&[u32])) {
    let mut after = board.to_vec();
    for (place, &stones) in board.iter().enumerate() {
        if place > 0 && board[place - 1] == stones {
            continue;
        }
        for take in rules.takes.numbers(stones) {
            after.copy_from_slice(board);
            leave(&mut after, place, stones - take);
            visit(&after);
        }
    }
}

/// Leaves fewer stones in one heap, and keeps the board sorted.
fn leave(board: &mut [u32], mut place: usize, left: u32) {
    while place > 0 && board[place - 1] > left {
        board[place] = board[place - 1];
        place -= 1;
    }
    board[place] = left;
}

/// A value for each board.
///
/// A board of up to twelve heaps of up to 31 stones is a key of 64 bits: five bits a heap.
#[derive(Clone, Debug)]
pub(crate) enum BoardMap<V> {
    Packed(HashMap<u64, V, BuildHasherDefault<Mixer>>),
    Any(HashMap<Board, V, BuildHasherDefault<Mixer>>),
}

const PACKED_HEAPS: usize = 12;
const PACKED_BITS: u32 = 5;

impl<V> BoardMap<V> {
    /// A map of this board and those that can be reached from it.
    pub(crate) fn below(board: &[u32]) -> Self {
        match pack(board) {
            Some(_) => Self::Packed(HashMap::default()),
            None => Self::Any(HashMap::default()),
        }
    }

    pub(crate) fn get(&self, board: &[u32]) -> Option<&V> {
        match self {
            Self::Packed(map) => map.get(&pack(board)?),
            Self::Any(map) => map.get(without_empty(board)),
        }
    }

    /// Sets the value of a board at or below that of the map.
    pub(crate) fn insert(&mut self, board: &[u32], value: V) -> Option<V> {
        match self {
            Self::Packed(map) => map.insert(pack(board)?, value),
            Self::Any(map) => map.insert(without_empty(board).to_vec(), value),
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Packed(map) => map.len(),
            Self::Any(map) => map.len(),
        }
    }
}

fn pack(board: &[u32]) -> Option<u64> {
    let board = without_empty(board);
    let is_small = board
        .last()
        .is_none_or(|&largest| largest >> PACKED_BITS == 0);
    (is_small && board.len() <= PACKED_HEAPS).then(|| {
        let add = |key, &stones| key << PACKED_BITS | u64::from(stones);
        board.iter().fold(0, add)
    })
}

/// Mixes the few bits of a board. Nobody chooses boards to make a map slow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed.rotate_left(26);
    }
}
