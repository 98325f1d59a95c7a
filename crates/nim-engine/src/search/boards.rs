//! Boards without the order of their heaps.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;

use crate::{MOST_HEAPS, Position, Rules};

/// The heaps of a board, smallest first. Empty heaps stand in front.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct SortedBoard([u32; MOST_HEAPS]);

impl SortedBoard {
    pub(crate) fn of(position: &Position) -> Self {
        let mut board = Self([0; MOST_HEAPS]);
        for &stones in position.heaps() {
            board.replace(0, stones);
        }
        board
    }

    /// The heaps without the empty ones.
    pub(crate) fn heaps(&self) -> &[u32] {
        &self.0[self.0.partition_point(|&stones| stones == 0)..]
    }

    /// Gives this heap so many stones, and moves it to its place.
    fn replace(&mut self, mut place: usize, stones: u32) {
        let heaps = &mut self.0;
        heaps[place] = stones;
        while place > 0 && heaps[place - 1] > stones {
            heaps.swap(place, place - 1);
            place -= 1;
        }
        while place + 1 < MOST_HEAPS && heaps[place + 1] < stones {
            heaps.swap(place, place + 1);
            place += 1;
        }
    }

    /// Visits each board that a move leads to, up to the first break. Short games come first: from the largest heap to
    /// the smallest, and in a heap from the largest number.
    ///
    /// Heaps of one size have the same moves. They are visited once, with the number of these heaps.
    pub(crate) fn try_moves<B>(
        self,
        rules: Rules,
        mut visit: impl FnMut(Self, u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let heaps = self.0;
        for equal in heaps.chunk_by(PartialEq::eq).rev() {
            let stones = equal[0];
            let first = heaps.partition_point(|&smaller| smaller < stones);
            for take in rules.takes.numbers(stones).rev() {
                let mut after = self;
                after.replace(first, stones - take);
                visit(after, u32::try_from(equal.len()).unwrap_or(0))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Five bits for each heap.
    fn key(self) -> u64 {
        let add = |key, stones| key << 5 | u64::from(stones);
        self.0.into_iter().fold(0, add)
    }
}

/// A value for each board.
#[derive(Clone, Debug)]
pub(crate) struct BoardMap<V>(HashMap<u64, V, BuildHasherDefault<Mixer>>);

impl<V: Copy> BoardMap<V> {
    pub(crate) fn new() -> Self {
        Self(HashMap::default())
    }

    pub(crate) fn get(&self, board: SortedBoard) -> Option<V> {
        self.0.get(&board.key()).copied()
    }

    /// Sets the value of a board, and returns the one before.
    pub(crate) fn insert(&mut self, board: SortedBoard, value: V) -> Option<V> {
        self.0.insert(board.key(), value)
    }

    /// How many boards have a value.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// The heaps of every board of this many heaps of up to `most` stones, some of which may be empty. Boards that differ
/// only by the order of their heaps are one: no heap is smaller than the one before it.
///
/// # Examples
/// ```
/// assert_eq!(nim_engine::multisets(2, 1), [[0, 0], [0, 1], [1, 1]]);
/// ```
pub fn multisets(heaps: usize, most: u32) -> Vec<Vec<u32>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..heaps {
        let longer = lists.iter().flat_map(|list: &Vec<u32>| {
            let least = list.last().copied().unwrap_or(0);
            (least..=most).map(|next| [&list[..], &[next]].concat())
        });
        lists = longer.collect();
    }
    lists
}

impl Position {
    /// The number of boards that can be reached from here, this board included. Boards that differ only by the order of
    /// their heaps are one. `None` if there are more than `most`.
    pub fn boards(&self, most: usize) -> Option<usize> {
        let mut seen = BoardMap::new();
        let mut waiting = vec![SortedBoard::of(self)];
        while let Some(board) = waiting.pop() {
            if seen.insert(board, ()).is_some() {
                continue;
            }
            if seen.len() > most {
                return None;
            }
            let _all = board.try_moves::<()>(self.rules(), |after, _| {
                waiting.push(after);
                ControlFlow::Continue(())
            });
        }
        Some(seen.len())
    }
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
