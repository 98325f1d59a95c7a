//! How long a game lasts when both play as well as they can, as it stands and after each move.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::table::{Table, leave_sorted, padded_board, sorted_board};
use crate::{Convention, Move, Outcome, Position, Rules, count};

/// The number of plies left if the winner hurries and the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remoteness {
    /// Exactly this many plies: odd if the last one is the mover's.
    Plies(u64),
    /// At most this many: the exact number might take more moves than allowed.
    AtMost(u64),
}

impl Remoteness {
    /// The same and the ply before it.
    const fn after_one(self) -> Self {
        match self {
            Self::Plies(plies) => Self::Plies(plies + 1),
            Self::AtMost(plies) => Self::AtMost(plies + 1),
        }
    }

    const fn bound(self) -> u64 {
        match self {
            Self::Plies(plies) | Self::AtMost(plies) => plies,
        }
    }
}

/// A legal move, with its result under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValuedMove {
    /// The move.
    pub play: Move,
    /// Whether it wins for its player.
    pub wins: bool,
    /// How many plies are left, this move among them: at least 1.
    pub plies: Remoteness,
}

impl Position {
    /// Every legal move with its value and the plies to the end, the best first. Winning moves come
    /// first, the fastest before the slower. Then come losing moves, the slowest first. Equal moves are
    /// ordered by heap, and in a heap by number taken.
    ///
    /// If there is no closed form for the lengths, one search of the positions below this one finds all.
    /// `moves` bounds the search as in [`Position::remoteness`].
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Remoteness, Rules, Setup};
    ///
    /// let position = Setup::new(vec![1, 2], Rules::normal()).position()?;
    /// let told = |place: usize| {
    ///     let valued = position.valued_moves(0)[place];
    ///     (valued.play.to_string(), valued.wins, valued.plies)
    /// };
    /// assert_eq!(told(0), ("B1".to_owned(), true, Remoteness::Plies(3)));
    /// assert_eq!(told(1), ("A1".to_owned(), false, Remoteness::Plies(2)));
    /// assert_eq!(told(2), ("B2".to_owned(), false, Remoteness::Plies(2)));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn valued_moves(&self, moves: u64) -> Vec<ValuedMove> {
        let board = sorted_board(self.heaps());
        let searched = self.closed_plies(&board).is_none() && self.is_within(&board, moves);
        let table = searched.then(|| searched_positions(&board, self.rules()));
        let mut after = self.clone();
        let mut best_first = BinaryHeap::new();
        for play in self.legal_moves() {
            after.apply(play);
            let known = table.as_ref().and_then(|table| {
                let entry = table.find(&padded_board(after.heaps(), board.len()))?;
                Some(Remoteness::Plies(table.value(entry).1))
            });
            let plies = known.unwrap_or_else(|| after.remoteness(0)).after_one();
            let loses = after.outcome() == Outcome::N;
            after.put_back(play);
            let slow = plies.bound();
            let rank = if loses { u64::MAX - slow } else { slow };
            let exact = matches!(plies, Remoteness::Plies(_));
            best_first.push((loses, rank, play, exact));
        }
        let sorted = best_first.into_sorted_vec().into_iter();
        sorted
            .map(|(loses, rank, play, exact)| {
                let plies = if loses { u64::MAX - rank } else { rank };
                ValuedMove {
                    play,
                    wins: !loses,
                    plies: if exact {
                        Remoteness::Plies(plies)
                    } else {
                        Remoteness::AtMost(plies)
                    },
                }
            })
            .collect()
    }

    /// How many plies are left with best play, the winner hurrying and the loser delaying.
    ///
    /// There is a closed form without an effective limit, with a limit of 1, and for a single heap.
    /// Otherwise every move from every position below this one is tried, if those moves are at most
    /// `moves`. The bound is estimated as the positions (up to the order of the heaps) times the moves
    /// from this one, which has the most.
    ///
    /// The closed form: the loser takes one stone from a heap with the lowest bit that occurs. The reply
    /// must then take one stone too. So all stones of a lost normal game are taken one by one. A misère
    /// game loses a single ply at the last large heap. The idea of remoteness is Steinhaus's of 1925
    /// (Conway, *On Numbers and Games*, chapter 14).
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
        if let Some(plies) = self.closed_plies(&board) {
            return Remoteness::Plies(plies);
        }
        if !self.is_within(&board, moves) {
            return Remoteness::AtMost(self.stones());
        }
        let table = searched_positions(&board, self.rules());
        let plies = table.find(&board).map(|entry| table.value(entry).1);
        plies.map_or(Remoteness::AtMost(self.stones()), Remoteness::Plies)
    }

    /// The plies that need no search, on the sorted board of this position.
    fn closed_plies(&self, board: &[u32]) -> Option<u64> {
        let rules = self.rules();
        let largest = board[board.len() - 1];
        let limit = rules.max_take(largest);
        if limit == 1 {
            Some(self.stones())
        } else if limit == largest {
            Some(self.unlimited_plies())
        } else if board.len() == 1 {
            Some(single_heap_plies(largest, limit, rules.convention))
        } else {
            None
        }
    }

    /// Whether a search of all positions below tries at most this many moves.
    fn is_within(&self, board: &[u32], moves: u64) -> bool {
        let each = self.move_count();
        // Without a move there is nothing to search.
        count::positions(board).is_at_most(u128::from(moves / each.max(1)))
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

/// A single heap with an effective limit. The winner completes each of the loser's moves to `limit + 1`
/// stones, so each such group lasts two plies.
fn single_heap_plies(stones: u32, limit: u32, convention: Convention) -> u64 {
    let period = u64::from(limit) + 1;
    // Misère play is normal play for all stones but one, which the loser is left with.
    let (stones, last) = match convention {
        Convention::Normal => (u64::from(stones), 0),
        Convention::Misere => (u64::from(stones) - 1, 1),
    };
    stones / period * 2 + u64::from(!stones.is_multiple_of(period)) + last
}

/// The winner of every position from the board down, with the plies. Targets of moves come first.
fn searched_positions(board: &[u32], rules: Rules) -> Table<(Outcome, u64)> {
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
            return table;
        }
    }
}

/// The next sorted board in lexicographic order with no more stones than `top` in any place. Every move
/// leads to an earlier board. False after the last, which is `top`.
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
