//! How many nodes, games and positions a game tree holds, counted without growing it.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::search::table::sorted_board;
use crate::{Position, Takes};

/// The size of a game tree, given by [`Position::tree_counts`](crate::Position::tree_counts).
///
/// # Examples
/// ```
/// use nim_engine::{Count, Rules, Setup, TreeCounts};
///
/// // From one stone and one: either goes first, so 2 games of 2 moves, and 5 beginnings of them.
/// let counts = Setup::new(vec![1, 1], Rules::normal()).position()?.tree_counts();
/// let [nodes, leaves, positions] = [5, 2, 3].map(Count::Exactly);
/// assert_eq!(counts, TreeCounts { nodes, leaves, positions });
///
/// // Too many games to count are said to be.
/// let counts = Setup::new(vec![99; 12], Rules::normal()).position()?.tree_counts();
/// assert_eq!(counts.nodes, Count::MoreThan(u128::MAX));
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TreeCounts {
    /// Nodes: the beginnings of games, from the one without a move to the finished ones.
    pub nodes: Count,
    /// Leaves: finished games. They differ already when the same moves come in another order.
    pub leaves: Count,
    /// Positions that occur, those that differ only by the order of their heaps counted once.
    ///
    /// Above about a million stones in a heap, or 16 million in all, a number that fits a `u128` may not
    /// be found. Then "more than" is a lower bound, as for six heaps of 3,000,000.
    pub positions: Count,
}

/// A number counted exactly, or a lower bound.
///
/// # Examples
/// ```
/// use nim_engine::Count;
///
/// assert_eq!(Count::Exactly(15).to_string(), "15");
/// assert_eq!(Count::MoreThan(9).to_string(), "more than 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// This number.
    Exactly(u128),
    /// Some larger number.
    MoreThan(u128),
}

impl Position {
    /// How large the whole game tree below this position is. Time does not grow with the tree.
    ///
    /// A game is, heap by heap, a way to cut the heap into moves, and an order in which all those
    /// moves are made. So the cuts are counted by their number of moves and the heaps put
    /// together with binomial coefficients.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Count, Rules, Setup};
    ///
    /// let counts = Setup::new(vec![3, 5, 7], Rules::misere()).position()?.tree_counts();
    /// assert_eq!(counts.nodes, Count::Exactly(39_861_780));
    /// assert_eq!(counts.leaves, Count::Exactly(16_682_246));
    /// assert_eq!(counts.positions, Count::Exactly(88));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn tree_counts(&self) -> TreeCounts {
        let board = sorted_board(self.heaps());
        let takes = self.rules().takes;
        let [nodes, leaves] = [Cuts::Begun, Cuts::Finished]
            .map(|cuts| Count::from_checked(games(&board, takes, cuts)));
        TreeCounts {
            nodes,
            leaves,
            positions: positions(&board),
        }
    }
}

/// Whether a heap's moves must have left no move there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cuts {
    Begun,
    Finished,
}

/// A heap of this size has more than 2^128 games. If a move may take 1 or 2, the number is a Fibonacci
/// number, and the 187th is larger. If a move takes only 1, two such heaps give a binomial coefficient.
const TOO_LARGE: u32 = 200;

/// This number of heaps has more than 2^128 games, because the orders of their first moves alone are the
/// factorial of 35.
const TOO_MANY: usize = 35;

/// The games on a sorted board; `None` past `u128`.
fn games(board: &[u32], takes: Takes, cuts: Cuts) -> Option<u128> {
    // The moves of the other heaps are the whole game.
    let still = board.partition_point(|&stones| takes.count(stones) == 0);
    let Some((&largest, others)) = board[still..].split_last() else {
        return Some(1);
    };
    let single_stones = takes.count(largest) == 1 && takes.has(1);
    let next = others.last().copied().unwrap_or(0);
    // The numbers of a set may leave few games.
    let are_known = matches!(takes, Takes::Any | Takes::UpTo(_));
    let too_large = next >= TOO_LARGE || (largest >= TOO_LARGE && !single_stones);
    if others.len() + 1 >= TOO_MANY || (are_known && too_large) {
        return None;
    }
    let mut sequences = vec![1];
    for &stones in others {
        sequences = interleave(&sequences, &cuts_by_moves(stones, takes, cuts))?;
    }
    if !single_stones {
        let last = cuts_by_moves(largest, takes, cuts);
        return sum(interleave(&sequences, &last)?.into_iter().map(Some));
    }
    // One way to cut, of any size: the interleavings with it have closed forms.
    let largest = u128::from(largest);
    sum((0..).zip(sequences).map(|(moves, ways)| {
        let orders = match cuts {
            Cuts::Finished => binomial(moves + largest, moves)?,
            Cuts::Begun => binomial(moves + largest + 1, moves + 1)?,
        };
        orders.checked_mul(ways)
    }))
}

/// The number of ways in which a given number of moves leaves a heap without a move, or begins to.
///
/// A number above `u128` stays at its largest value; any later addition overflows.
fn cuts_by_moves(stones: u32, takes: Takes, cuts: Cuts) -> Vec<u128> {
    // By the number of stones left, with the moves counted so far.
    let mut ways = vec![0_u128; stones as usize + 1];
    ways[stones as usize] = 1;
    let mut by_moves = Vec::with_capacity(ways.len());
    for _ in 0..=stones {
        let ends = (0..=stones).filter(|&left| cuts == Cuts::Begun || takes.count(left) == 0);
        let ended = ends.fold(0_u128, |sum, left| sum.saturating_add(ways[left as usize]));
        by_moves.push(ended);
        for left in 0..=stones {
            let larger = takes
                .numbers(stones - left)
                .map(|take| ways[(left + take) as usize]);
            ways[left as usize] = larger.fold(0, u128::saturating_add);
        }
    }
    by_moves
}

/// Two sets of sequences by length, run together in every order; `None` past `u128`.
fn interleave(some: &[u128], others: &[u128]) -> Option<Vec<u128>> {
    (0..some.len() + others.len() - 1)
        .map(|length| {
            let from = (length + 1).saturating_sub(others.len());
            let to = some.len().min(length + 1);
            sum((from..to).map(|part| {
                binomial(length as u128, part as u128)?
                    .checked_mul(some[part])?
                    .checked_mul(others[length - part])
            }))
        })
        .collect()
}

/// The distinct positions at or below a sorted board: the sorted boards with no more stones in any
/// place.
pub(crate) fn positions(board: &[u32]) -> Count {
    // An empty heap stays empty: it adds no position, only work.
    let empty = board.partition_point(|&stones| stones == 0);
    let board = &board[empty..];
    match positions_by_exclusion(board) {
        exact @ Count::Exactly(_) => exact,
        Count::MoreThan(least) => match positions_by_size(board) {
            exact @ Count::Exactly(_) => exact,
            Count::MoreThan(other) => Count::MoreThan(least.max(other)),
        },
    }
}

/// The largest heap that is counted size by size, which takes 16 bytes for each.
const MOST_SIZES: u32 = 1 << 20;

/// Adds one heap at a time, smallest first, and counts by the size of the last one. If that would need
/// much time or memory, the number for the first heaps is a bound.
fn positions_by_size(board: &[u32]) -> Count {
    let mut work = 1_u64 << 24;
    // For each size, the boards whose last heap is at most that.
    let mut up_to = vec![1_u128];
    for &stones in board {
        let counted = up_to[up_to.len() - 1];
        match work.checked_sub(u64::from(stones)) {
            Some(rest) if stones < MOST_SIZES => work = rest,
            _ => return Count::MoreThan(counted),
        }
        let mut sum = 0_u128;
        let mut next = Vec::with_capacity(stones as usize + 1);
        for size in 0..=stones as usize {
            match sum.checked_add(up_to[size.min(up_to.len() - 1)]) {
                Some(more) => sum = more,
                None => return Count::MoreThan(u128::MAX),
            }
            next.push(sum);
        }
        up_to = next;
    }
    Count::Exactly(up_to[up_to.len() - 1])
}

/// Counts heaps of any size at once, as Steck's determinant does. From all boards below this one it
/// subtracts those whose last heaps fall. Then it adds those that it subtracted twice, and so on.
fn positions_by_exclusion(board: &[u32]) -> Count {
    let sizes = || board.iter().map(|&stones| u128::from(stones) + 1);
    if sizes().try_fold(1_u128, u128::checked_mul).is_none() {
        // Each board has at most this many orders of its heaps.
        let orders = sizes().zip(1..).try_fold(1_u128, |least, (size, place)| {
            (least / place).checked_mul(size)
        });
        return Count::MoreThan(orders.map_or(u128::MAX, |least| least.saturating_sub(1)));
    }
    // All true values fit, since there are no more sorted boards than boards. So sums may wrap.
    let mut counts = vec![1_u128];
    for last in 0..board.len() {
        let count = (0..=last).fold(0_u128, |count, first| {
            let falling = last - first + 1;
            let term = binomial(u128::from(board[first]) + 1, falling as u128)
                .expect("a binomial is at most the product of its heaps' sizes, which fits")
                .wrapping_mul(counts[first]);
            if falling % 2 == 1 {
                count.wrapping_add(term)
            } else {
                count.wrapping_sub(term)
            }
        });
        counts.push(count);
    }
    Count::Exactly(counts[board.len()])
}

/// The number of ways to choose so many of these; `None` above `u128`.
fn binomial(of: u128, chosen: u128) -> Option<u128> {
    let Some(left_out) = of.checked_sub(chosen) else {
        return Some(0);
    };
    let mut ways = 1_u128;
    for step in 1..=chosen.min(left_out) {
        // The product is divisible by the step; dividing first keeps it from overflowing early.
        let factor = of - step + 1;
        let rest = ways % step * factor / step;
        ways = (ways / step).checked_mul(factor)?.checked_add(rest)?;
    }
    Some(ways)
}

fn sum(mut terms: impl Iterator<Item = Option<u128>>) -> Option<u128> {
    terms.try_fold(0_u128, |sum, term| sum.checked_add(term?))
}

impl Count {
    /// Whether the number is known and at most this.
    #[must_use]
    pub const fn is_at_most(self, most: u128) -> bool {
        matches!(self, Self::Exactly(count) if count <= most)
    }

    const fn from_checked(counted: Option<u128>) -> Self {
        match counted {
            Some(count) => Self::Exactly(count),
            None => Self::MoreThan(u128::MAX),
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(count) => write!(f, "{count}"),
            Self::MoreThan(count) => write!(f, "more than {count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::remoteness::next_below;

    #[test]
    fn both_ways_to_count_positions_agree_with_listing_them() {
        let mut board = vec![0; 4];
        while next_below(&mut board, &[3, 5, 6, 7]) {
            let mut listed = 1;
            let mut below = vec![0; 4];
            while next_below(&mut below, &board) {
                listed += 1;
            }
            assert_eq!(positions_by_size(&board), Count::Exactly(listed));
            assert_eq!(positions_by_exclusion(&board), Count::Exactly(listed));
        }
    }
}
