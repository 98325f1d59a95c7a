//! Boards without the order of their heaps.

use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU32;
use std::ops::ControlFlow;

use crate::{Position, Rules};

/// The heaps of a board, smallest first. Empty heaps may stand in front.
pub(crate) type SortedBoard = Vec<u32>;

/// The sorted board of these heaps. `BinaryHeap` sorts, because `sort_unstable` makes a first visit 1 KB larger.
pub(crate) fn sorted_board(heaps: &[u32]) -> SortedBoard {
    BinaryHeap::from(heaps.to_vec()).into_sorted_vec()
}

/// The heaps without the empty ones in front.
pub(crate) fn without_empty(board: &[u32]) -> &[u32] {
    &board[board.partition_point(|&stones| stones == 0)..]
}

/// Visits each board that a move leads to, up to the first break. Short games come first: from the largest heap to the
/// smallest, and in a heap from the largest number.
///
/// Heaps of one size have the same moves. They are visited once, with the number of these heaps.
pub(crate) fn try_moves<B>(
    board: &[u32],
    rules: Rules,
    mut visit: impl FnMut(&[u32], usize) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut after = board.to_vec();
    let mut end = board.len();
    while let Some(&stones) = board[..end].last() {
        let begin = board[..end].partition_point(|&smaller| smaller < stones);
        let least = stones - rules.max_take(stones);
        // The first of these heaps goes to its place among the smaller ones, which move one index up.
        let mut place = board[..begin].partition_point(|&smaller| smaller <= least);
        after.copy_from_slice(board);
        after[place + 1..=begin].copy_from_slice(&board[place..begin]);
        for left in (least..stones).filter(|left| rules.takes.has(stones - left)) {
            // The more stones are left, the further up it stands: the smaller ones that it passes move back.
            while place < begin && board[place] <= left {
                after[place] = board[place];
                place += 1;
            }
            after[place] = left;
            visit(&after, end - begin)?;
        }
        end = begin;
    }
    ControlFlow::Continue(())
}

/// The boards that can be reached from a position.
pub(crate) struct ReachableBoards {
    /// Each board before those whose moves lead to it.
    pub(crate) ends_first: Vec<SortedBoard>,
    /// A number for each board, for the caller to fill; 0 at first.
    pub(crate) numbers: BoardMap<u32>,
}

impl ReachableBoards {
    /// `None` if there are more than `most`.
    pub(crate) fn below(position: &Position, most: usize) -> Option<Self> {
        let mut rules = position.rules();
        // A game has a move in each such heap, and each move leads to another board.
        let can_move = |stones: &&u32| rules.max_take(**stones) > 0;
        if position.heaps().iter().filter(can_move).count() >= most {
            return None;
        }
        if rules.takes.has(1) {
            // Moves of one stone reach every smaller board too, and they are fewer.
            rules = rules.with_limit(NonZeroU32::MIN);
        }
        let root = sorted_board(position.heaps());
        let mut numbers = BoardMap::empty_for(&root);
        let mut ends_first = Vec::new();
        let mut waiting = vec![(root, false)];
        while let Some((board, successors_done)) = waiting.pop() {
            if successors_done {
                ends_first.push(board);
                continue;
            }
            if numbers.insert(&board, 0).is_some() {
                continue;
            }
            if numbers.len() > most {
                return None;
            }
            // A board comes after all boards that can be reached from it.
            waiting.push((board.clone(), true));
            let _all = try_moves::<()>(&board, rules, |after, _| {
                if numbers.get(after).is_none() {
                    waiting.push((after.to_vec(), false));
                }
                ControlFlow::Continue(())
            });
        }
        Some(Self {
            ends_first,
            numbers,
        })
    }
}

/// A value for each board.
///
/// A board of up to twelve heaps of up to 31 stones is a key of 64 bits: five bits a heap.
#[derive(Clone, Debug)]
pub(crate) enum BoardMap<V> {
    Packed(HashMap<u64, V, BuildHasherDefault<Mixer>>),
    Any(HashMap<SortedBoard, V, BuildHasherDefault<Mixer>>),
}

const PACKED_HEAPS: usize = 12;
const PACKED_BITS: u32 = 5;

impl<V> BoardMap<V> {
    /// An empty map for this board and those that can be reached from it.
    pub(crate) fn empty_for(board: &[u32]) -> Self {
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

    /// How many boards have a value.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Packed(map) => map.len(),
            Self::Any(map) => map.len(),
        }
    }
}

fn pack(board: &[u32]) -> Option<u64> {
    let is_small = board
        .last()
        .is_none_or(|&largest| largest >> PACKED_BITS == 0);
    let is_packed = |heaps: &[u32]| heaps.len() <= PACKED_HEAPS;
    (is_small && (is_packed(board) || is_packed(without_empty(board)))).then(|| {
        // Empty heaps in front add nothing.
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
