//! How long a game lasts when both play as well as they can, as it stands and after each move.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::search::count;
use crate::search::table::{Table, padded_board, sorted_board};
use crate::{Convention, Move, Outcome, Position, Rules, Takes};

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
        self.valued(&Lengths::of(self, moves))
    }

    fn valued(&self, lengths: &Lengths) -> Vec<ValuedMove> {
        let mut after = self.clone();
        let mut best_first = BinaryHeap::new();
        for play in self.legal_moves() {
            after.apply(play);
            let plies = lengths.remoteness(&after).after_one();
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

    /// The next moves if both play as well as they can, at most `most`: the winner hurries, and the loser
    /// delays. `moves` bounds the search as in [`Position::remoteness`].
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup};
    ///
    /// let position = Setup::new(vec![1, 2], Rules::normal()).position()?;
    /// let line: Vec<String> = position.best_line(9, 0).iter().map(ToString::to_string).collect();
    /// assert_eq!(line, ["B1", "A1", "B1"]);
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn best_line(&self, most: usize, moves: u64) -> Vec<Move> {
        let lengths = Lengths::of(self, moves);
        let mut now = self.clone();
        let mut line = Vec::new();
        while line.len() < most
            && let Some(best) = now.valued(&lengths).first()
        {
            now.apply(best.play);
            line.push(best.play);
        }
        line
    }

    /// How many plies are left with best play, the winner hurrying and the loser delaying.
    ///
    /// There is a closed form without an effective limit, with a limit of 1, and for a single heap.
    /// Otherwise every move from every lost position below this one is tried. That ends without a number
    /// after `moves` moves, each counted once for each heap, or if there are more positions than `moves`, up
    /// to the order of the heaps. A won position needs its winning moves alone.
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
        Lengths::of(self, moves).remoteness(self)
    }

    /// The plies that need no search, on the sorted board of this position.
    fn closed_plies(&self, board: &[u32]) -> Option<u64> {
        let rules = self.rules();
        let largest = board[board.len() - 1];
        if matches!(rules.takes, Takes::Of(_)) {
            return None;
        }
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

/// The plies from each lost position below one; `None` if a search would take too long or is not needed.
struct Lengths(Option<Table<u64>>);

impl Lengths {
    fn of(position: &Position, moves: u64) -> Self {
        let board = sorted_board(position.heaps());
        let is_open = position.closed_plies(&board).is_none();
        let is_small = is_open && count::positions(&board).is_at_most(u128::from(moves));
        let search = || lost_positions(&board, position.rules(), moves);
        Self(is_small.then(search).flatten())
    }

    fn remoteness(&self, position: &Position) -> Remoteness {
        let closed = position.closed_plies(&sorted_board(position.heaps()));
        let searched = || plies(position, self.0.as_ref()?);
        match closed.or_else(searched) {
            Some(plies) => Remoteness::Plies(plies),
            None => Remoteness::AtMost(position.stones()),
        }
    }
}

/// The plies from every lost position from the board down; `None` if that takes more than `moves`.
fn lost_positions(board: &[u32], rules: Rules, moves: u64) -> Option<Table<u64>> {
    let mut table = Table::new(board.len());
    let mut current = alloc::vec![0; board.len()];
    let mut tried = 0;
    loop {
        let position = Position::trusted(current.clone(), rules);
        if position.outcome() == Outcome::P {
            tried += position.move_count() * board.len() as u64;
            if tried > moves {
                return None;
            }
            let mut after = position.clone();
            let mut longest = 0;
            for play in position.legal_moves() {
                after.apply(play);
                // Every position below was reached before.
                longest = longest.max(1 + plies(&after, &table)?);
                after.put_back(play);
            }
            table.insert(&current, longest);
        }
        if !next_below(&mut current, board) {
            return Some(table);
        }
    }
}

/// The plies from a position, with those of every lost position below it.
fn plies(position: &Position, lost: &Table<u64>) -> Option<u64> {
    if position.is_terminal() {
        return Some(0);
    }
    let find = |position: &Position| {
        let entry = lost.find(&padded_board(position.heaps(), lost.width()))?;
        Some(*lost.value(entry))
    };
    if position.outcome() == Outcome::P {
        return find(position);
    }
    let mut after = position.clone();
    let lengths = position.winning_moves().map(|play| {
        after.apply(play);
        let plies = find(&after);
        after.put_back(play);
        plies
    });
    // One that is missing makes all of them unknown.
    let lengths: Option<Vec<u64>> = lengths.collect();
    Some(1 + lengths?.into_iter().min()?)
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
