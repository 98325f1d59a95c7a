//! Positions without the order of their heaps, each with a fact.

use alloc::collections::BinaryHeap;
use alloc::vec;
use alloc::vec::Vec;

/// An open hash table of sorted boards that all have the same number of heaps.
///
/// Whole boards are stored and compared, never only their hashes, because a found entry counts as
/// proven.
#[derive(Clone, Debug)]
pub(crate) struct Table<V> {
    width: usize,
    boards: Vec<u32>,
    values: Vec<V>,
    /// One more than the entry's index; 0 where free. Its length is a power of two.
    slots: Vec<u32>,
}

impl<V> Table<V> {
    /// Of boards with `width` heaps, at least one.
    pub(crate) fn new(width: usize) -> Self {
        Self {
            width,
            boards: Vec::new(),
            values: Vec::new(),
            slots: vec![0; 64],
        }
    }

    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    /// The entry of a sorted board.
    pub(crate) fn find(&self, board: &[u32]) -> Option<usize> {
        let found = self.slots[self.slot(board)] as usize;
        found.checked_sub(1)
    }

    pub(crate) fn board(&self, entry: usize) -> &[u32] {
        &self.boards[entry * self.width..][..self.width]
    }

    pub(crate) fn value(&self, entry: usize) -> &V {
        &self.values[entry]
    }

    pub(crate) fn value_mut(&mut self, entry: usize) -> &mut V {
        &mut self.values[entry]
    }

    /// Adds a sorted board that is not there yet, and tells its entry.
    pub(crate) fn insert(&mut self, board: &[u32], value: V) -> usize {
        if self.values.len() * 2 >= self.slots.len() {
            self.slots = vec![0; self.slots.len() * 2];
            for entry in 0..self.values.len() {
                self.claim(entry);
            }
        }
        self.boards.extend_from_slice(board);
        self.values.push(value);
        let entry = self.values.len() - 1;
        self.claim(entry);
        entry
    }

    fn claim(&mut self, entry: usize) {
        let slot = self.slot(self.board(entry));
        self.slots[slot] = u32::try_from(entry + 1).expect("memory ends long before 2^32 boards");
    }

    /// The place of the board, or the free slot for it.
    fn slot(&self, board: &[u32]) -> usize {
        let mask = self.slots.len() - 1;
        let hash = board.iter().fold(0_u64, |hash, &stones| {
            (hash.rotate_left(5) ^ u64::from(stones)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        // The high half is the well-mixed one.
        let mut slot = (hash >> 32) as usize & mask;
        loop {
            match (self.slots[slot] as usize).checked_sub(1) {
                // Heap by heap: slices are compared byte by byte as WebAssembly.
                Some(entry) if self.board(entry).iter().ne(board) => slot = (slot + 1) & mask,
                _ => return slot,
            }
        }
    }
}

/// The stones of a board's non-empty heaps, smallest first, and at least one heap. All orders of a board
/// have the same sorted board.
pub(crate) fn sorted_board(heaps: &[u32]) -> Vec<u32> {
    let board: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
    if board.is_empty() {
        return vec![0];
    }
    // A page that never sorts otherwise is 2 KB lighter with this than with a slice's own sort.
    BinaryHeap::from(board).into_sorted_vec()
}

/// The same, with empty heaps in front to make up a width that is at least their number.
pub(crate) fn padded_board(heaps: &[u32], width: usize) -> Vec<u32> {
    let sorted = sorted_board(heaps);
    let mut board = vec![0; width.saturating_sub(sorted.len())];
    board.extend_from_slice(&sorted);
    board
}

/// Leaves `left` stones, fewer than before, in one heap of a sorted board, and keeps it sorted.
pub(crate) fn leave_sorted(board: &mut [u32], place: usize, left: u32) {
    let to = board[..place].partition_point(|&stones| stones <= left);
    board.copy_within(to..place, to + 1);
    board[to] = left;
}
