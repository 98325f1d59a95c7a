//! The board between two moves.

use super::{MOST_HEAPS, MOST_IN_ALL, MOST_STONES};
use crate::{BoardError, Convention, Move, MoveError, Rules, Takes};

/// A board and its rules, always legal: at most [`MOST_HEAPS`] heaps of [`MOST_STONES`] stones, [`MOST_IN_ALL`]
/// together, and moves of [`MOST_TAKE`] where there is a limit or a set.
///
/// Everything about such a board is known at once, because at most 144,594 boards can be reached from it. Emptied heaps
/// stay on the board, so the index and the name of each heap hold for the whole game. A position does not know the
/// players: "the mover" is the player to move.
///
/// # Examples
/// ```
/// use nim_engine::{BoardError, Move, Position, Rules};
///
/// let position = Position::new(&[3, 5, 7], Rules::misere())?;
/// let after = position.play(Move::new(2, 6).unwrap()).unwrap();
/// assert_eq!(after.heaps(), [3, 5, 1]);
///
/// let refused = Position::new(&[3, 32], Rules::misere()).unwrap_err();
/// assert_eq!(refused, BoardError::HeapTooLarge);
/// # Ok::<(), BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The heaps, and behind them 0.
    heaps: [u32; MOST_HEAPS],
    /// How many heaps there are: at least one.
    count: usize,
    rules: Rules,
}

impl Position {
    /// The position of these heaps, some of which may be empty, under these rules.
    ///
    /// # Errors
    /// There is no heap, or the board or the limit is too large.
    pub fn new(heaps: &[u32], rules: Rules) -> Result<Self, BoardError> {
        let mut position = Self {
            heaps: [0; MOST_HEAPS],
            count: heaps.len(),
            rules,
        };
        rules.takes.check()?;
        if heaps.is_empty() {
            return Err(BoardError::NoHeap);
        }
        let places = position.heaps.get_mut(..heaps.len());
        places
            .ok_or(BoardError::TooManyHeaps)?
            .copy_from_slice(heaps);
        if heaps.iter().any(|&stones| stones > MOST_STONES) {
            Err(BoardError::HeapTooLarge)
        } else if position.stones() > MOST_IN_ALL {
            Err(BoardError::TooManyStones)
        } else {
            Ok(position)
        }
    }

    /// The stones in each heap, in order; there is at least one heap.
    pub fn heaps(&self) -> &[u32] {
        &self.heaps[..self.count]
    }

    /// The rules this game is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// All stones on the board.
    pub fn stones(&self) -> u32 {
        self.heaps().iter().sum()
    }

    /// Whether the game is over: there is no move. Where a move may take 1, no stone is left then, and only then.
    pub fn is_terminal(&self) -> bool {
        self.rules.is_terminal(self.heaps())
    }

    /// Whether there are stones, but no move.
    pub fn is_stuck(&self) -> bool {
        self.is_terminal() && self.stones() > 0
    }

    /// Whether the player to move has won, at the end of the game: true in misère play, because the other
    /// player made the last move, and false in normal play. `None` before the end.
    pub fn mover_won(&self) -> Option<bool> {
        self.is_terminal()
            .then_some(self.rules.convention == Convention::Misere)
    }

    /// Every legal move, by heap and then by the number taken, each once: at most 60.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + use<> {
        self.rules.moves(self.heaps.into_iter().take(self.count))
    }

    /// How many legal moves there are.
    pub fn move_count(&self) -> u32 {
        let heaps = self.heaps().iter();
        heaps.map(|&stones| self.rules.takes.count(stones)).sum()
    }

    /// The most stones that a move may take from this heap: 0 where the heap has no move or does not exist.
    pub fn max_take(&self, heap: usize) -> u32 {
        self.heaps()
            .get(heap)
            .map_or(0, |&stones| self.rules.max_take(stones))
    }

    /// Whether the move can be played here.
    pub fn is_legal(&self, wanted: Move) -> bool {
        self.check(wanted).is_ok()
    }

    /// Checks that the move can be played here.
    ///
    /// # Errors
    /// The heap does not exist, has too few stones, or the rules forbid the number.
    pub fn check(&self, wanted: Move) -> Result<(), MoveError> {
        self.rules.check(self.heaps(), wanted)
    }

    /// The position after the move.
    ///
    /// # Errors
    /// The move is not legal here.
    pub fn play(mut self, wanted: Move) -> Result<Self, MoveError> {
        self.check(wanted)?;
        self.apply(wanted);
        Ok(self)
    }

    /// Makes a move that the caller has checked.
    pub(crate) fn apply(&mut self, legal: Move) {
        self.heaps[legal.heap] -= legal.take.get();
    }

    /// Undoes a move that was applied just before.
    pub(crate) fn put_back(&mut self, applied: Move) {
        self.heaps[applied.heap] += applied.take.get();
    }

    /// The position after a legal move.
    pub(crate) fn after(mut self, legal: Move) -> Self {
        self.apply(legal);
        self
    }
}

impl Rules {
    /// Every move on these heaps, by heap and then by the number taken.
    pub(crate) fn moves<H: IntoIterator<Item = u32>>(
        self,
        heaps: H,
    ) -> impl Iterator<Item = Move> + use<H> {
        let heaps = heaps.into_iter().enumerate();
        heaps.flat_map(move |(heap, stones)| {
            let takes = self.takes.numbers(stones);
            takes.filter_map(move |take| Move::new(heap, take))
        })
    }

    /// Whether no move is left on these heaps.
    pub fn is_terminal(self, heaps: &[u32]) -> bool {
        heaps.iter().all(|&stones| self.max_take(stones) == 0)
    }

    /// Checks that a move can be played on these heaps, which may be larger than those of a [`Position`].
    ///
    /// # Errors
    /// The heap does not exist, has too few stones, or the rules forbid the number.
    pub fn check(self, heaps: &[u32], wanted: Move) -> Result<(), MoveError> {
        let Move { heap, take } = wanted;
        let Some(&stones) = heaps.get(heap) else {
            return Err(MoveError::NoSuchHeap {
                heap,
                heaps: heaps.len(),
            });
        };
        if take.get() > stones {
            return Err(MoveError::NotEnoughStones { heap, take, stones });
        }
        match self.takes {
            Takes::UpTo(limit) if take > limit => Err(MoveError::OverLimit { take, limit }),
            Takes::Of(set) if !set.has(take.get()) => Err(MoveError::NotInSet { take, set }),
            _ => Ok(()),
        }
    }
}
