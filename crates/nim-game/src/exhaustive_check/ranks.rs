//! Sorted boards as numbers, so that a fact about each takes a bit and no look-up.

/// All sorted boards of so many heaps up to a size, numbered from 0. Every move leads to a board with a
/// smaller number.
///
/// This is the combinatorial number system: with the heaps from the smallest, heap `i` of `h`
/// stones adds the binomial of `h + i` over `i + 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ranks {
    /// The amount that a heap adds, by its place and its stones.
    adds: Vec<Vec<u32>>,
    size: u32,
}

impl Ranks {
    /// Of `heaps` heaps, at least one, up to `size`. The caller has checked that the number of
    /// boards fits a `u32`.
    pub(super) fn new(heaps: usize, size: u32) -> Self {
        let mut row: Vec<u32> = (0..=size).collect();
        let mut adds = vec![row.clone()];
        for _ in 1..heaps {
            for stones in 1..row.len() {
                row[stones] += row[stones - 1];
            }
            adds.push(row.clone());
        }
        Self { adds, size }
    }

    /// Goes from a board to the one with the next number; false after the last.
    pub(super) fn next(&self, board: &mut [u32]) -> bool {
        let grows =
            |place: usize| board[place] < board.get(place + 1).copied().unwrap_or(self.size);
        let Some(place) = (0..board.len()).find(|&place| grows(place)) else {
            return false;
        };
        board[place] += 1;
        board[..place].fill(0);
        true
    }

    /// The numbers of the boards after each move in the heap at `place`: one stone taken, two stones and
    /// so on. This board has the number `rank`.
    pub(super) fn below<'a>(&'a self, board: &'a [u32], rank: u32, place: usize) -> Below<'a> {
        let left = board[place];
        Below {
            ranks: self,
            board,
            place,
            left,
            others: rank - self.adds[place][left as usize],
        }
    }
}

/// The numbers of the boards below one, one stone of a heap after the other.
pub(super) struct Below<'a> {
    ranks: &'a Ranks,
    board: &'a [u32],
    /// Where the heap stands once the board is sorted again.
    place: usize,
    left: u32,
    /// The amount that the other heaps add.
    others: u32,
}

impl Iterator for Below<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        let adds = &self.ranks.adds;
        while self.place > 0 && self.board[self.place - 1] > self.left {
            // The heap that is larger now moves up by a place.
            self.place -= 1;
            let larger = self.board[self.place] as usize;
            self.others = self.others + adds[self.place + 1][larger] - adds[self.place][larger];
        }
        Some(self.others + adds[self.place][self.left as usize])
    }
}

/// A row of bits that grows, with the number of those that are set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits {
    words: Vec<u64>,
    len: u32,
    ones: u32,
}

impl Bits {
    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// How many are set.
    pub(super) const fn ones(&self) -> u32 {
        self.ones
    }

    pub(super) fn push(&mut self, bit: bool) {
        let within = self.len % u64::BITS;
        if within == 0 {
            self.words.push(0);
        }
        if let Some(word) = self.words.last_mut() {
            *word |= u64::from(bit) << within;
        }
        self.len += 1;
        self.ones += u32::from(bit);
    }

    pub(super) fn get(&self, index: u32) -> bool {
        self.words[(index / u64::BITS) as usize] >> (index % u64::BITS) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn boards_are_numbered_without_a_gap_and_moves_lead_down() {
        let ranks = Ranks::new(4, 5);
        let mut numbers = BTreeMap::new();
        let mut board = vec![0; 4];
        loop {
            let rank = u32::try_from(numbers.len()).expect("there are 126");
            assert!(board.is_sorted());
            for place in 0..4 {
                let below: Vec<u32> = ranks.below(&board, rank, place).collect();
                let listed: Vec<u32> = (0..board[place])
                    .rev()
                    .map(|left| {
                        let mut after = board.clone();
                        after[place] = left;
                        after.sort_unstable();
                        numbers[&after]
                    })
                    .collect();
                assert_eq!(below, listed, "{board:?} at {place}");
            }
            numbers.insert(board.clone(), rank);
            if !ranks.next(&mut board) {
                break;
            }
        }
        assert_eq!(numbers.len(), 126);
    }
}
