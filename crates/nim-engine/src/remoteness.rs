//! How long a game lasts when both play as well as they can.

use alloc::vec::Vec;

use crate::table::{Table, leave_sorted, sorted_board};
use crate::{Convention, Outcome, Position, Rules, count};

/// How many plies are left when whoever is winning hurries and the other one delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remoteness {
    /// Exactly so many plies: odd where the last one is the mover's.
    Plies(u64),
    /// At most so many: finding the number might take more moves than were allowed.
    AtMost(u64),
}

impl Position {
    /// How many plies are left with best play, the winner hurrying and the loser delaying.
    ///
    /// Without a limit that binds, with a limit of 1, and for a single heap, this is a closed
    /// form. Otherwise every move from every position below this one is tried, where those are at
    /// most `moves`: reckoned as the positions (up to the order of the heaps) times the moves from
    /// this one, which has the most.
    ///
    /// The closed form: taking one stone from a heap with the lowest bit that occurs, the loser
    /// forces a reply that takes one stone too. So all stones of a lost normal game are taken one
    /// by one; a misère one loses a single ply where the last large heap goes. (The idea of
    /// remoteness is Steinhaus's, 1925; Conway, *On Numbers and Games*, chapter 14.)
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Remoteness, Rules, Setup};
    ///
    /// let lost = Setup::new(vec![2, 4, 6], Rules::normal()).position()?;
    /// assert_eq!(lost.remoteness(0), Remoteness::Plies(12));
    /// let won = Setup::new(vec![9], Rules::normal()).position()?;
    /// assert_eq!(won.remoteness(0), Remoteness::Plies(1));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn remoteness(&self, moves: u64) -> Remoteness {
        let board = sorted_board(self.heaps());
        let rules = self.rules();
        let largest = board[board.len() - 1];
        let limit = rules
            .limit
            .map_or(largest, |limit| limit.get().min(largest));
        if limit == 1 {
            return Remoteness::Plies(self.stones());
        }
        if limit == largest {
            return Remoteness::Plies(self.unlimited_plies());
        }
        if board.len() == 1 {
            return Remoteness::Plies(single_heap_plies(largest, limit, rules.convention));
        }
        // The limit is below the largest heap, so there is a move.
        let each: u64 = board
            .iter()
            .map(|&stones| u64::from(rules.max_take(stones)))
            .sum();
        if count::positions(&board).is_at_most(u128::from(moves / each)) {
            Remoteness::Plies(searched_plies(&board, rules))
        } else {
            Remoteness::AtMost(self.stones())
        }
    }

    /// The closed form where a move may take any number, and some heap is large or all are empty.
    fn unlimited_plies(&self) -> u64 {
        let stones = self.stones();
        if self.outcome() == Outcome::P {
            return stones - u64::from(self.is_misere());
        }
        self.analysis()
            .rows()
            .filter_map(|row| row.winning)
            .map(|winning| {
                let left = stones - u64::from(winning.play.take.get());
                1 + left - u64::from(self.is_misere() && !winning.leaves_odd_singles)
            })
            .min()
            .unwrap_or(0)
    }
}

/// A single heap with a limit that binds: the winner completes each of the loser's moves to
/// `limit + 1` stones, so each such group lasts two plies, however it is cut.
fn single_heap_plies(stones: u32, limit: u32, convention: Convention) -> u64 {
    let period = u64::from(limit) + 1;
    // Misère play is normal play for all stones but one, which the loser is left with.
    let (stones, last) = match convention {
        Convention::Normal => (u64::from(stones), 0),
        Convention::Misere => (u64::from(stones) - 1, 1),
    };
    stones / period * 2 + u64::from(!stones.is_multiple_of(period)) + last
}

/// Every position below the board, those that moves lead to first.
fn searched_plies(board: &[u32], rules: Rules) -> u64 {
    let mut table: Table<(Outcome, u64)> = Table::new(board.len());
    let mut current = alloc::vec![0; board.len()];
    let mut after = Vec::new();
    loop {
        let end = match rules.convention {
            Convention::Normal => Outcome::P,
            Convention::Misere => Outcome::N,
        };
        let (mut hurried, mut delayed) = (None, None);
        for place in 0..current.len() {
            let stones = current[place];
            for left in stones - rules.max_take(stones)..stones {
                after.clear();
                after.extend_from_slice(&current);
                leave_sorted(&mut after, place, left);
                match table.find(&after).map(|entry| *table.value(entry)) {
                    Some((Outcome::P, plies)) => {
                        hurried = Some(hurried.map_or(plies, |least: u64| least.min(plies)));
                    }
                    Some((Outcome::N, plies)) => delayed = delayed.max(Some(plies)),
                    None => {}
                }
            }
        }
        let known = match (hurried, delayed) {
            (Some(plies), _) => (Outcome::N, plies + 1),
            (None, Some(plies)) => (Outcome::P, plies + 1),
            (None, None) => (end, 0),
        };
        table.insert(&current, known);
        if !next_below(&mut current, board) {
            return known.1;
        }
    }
}

/// The next sorted board that has no more stones than `top` in any place, in the order of
/// dictionaries: a move leads to an earlier one. False after the last, which is `top`.
pub(crate) fn next_below(current: &mut [u32], top: &[u32]) -> bool {
    let Some(place) = (0..top.len())
        .rev()
        .find(|&place| current[place] < top[place])
    else {
        return false;
    };
    let least = current[place] + 1;
    current[place..].fill(least);
    true
}
