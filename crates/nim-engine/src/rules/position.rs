//! The board between two moves.

use crate::{Convention, Move, MoveError, Rules, Takes};

/// A board and its rules, always legal: only a [`Setup`](crate::Setup) and a legal move make a position.
///
/// Emptied heaps stay on the board, so the index and the name of each heap hold for the whole game. A position does
/// not know the players: "the mover" is the player to move.
///
/// # Examples
/// ```
/// use nim_engine::{Move, Rules, Setup};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::misere()).position()?;
/// let after = position.play(Move::new(2, 6).unwrap()).unwrap();
/// assert_eq!(after.heaps(), [3, 5, 1]);
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    heaps: Vec<u32>,
    rules: Rules,
}

/// A move that was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct PlayError {
    /// The position, unchanged.
    pub position: Position,
    /// The move that does not fit it.
    pub refused: Move,
    /// Why.
    pub reason: MoveError,
}

impl Position {
    /// The position of these heaps, whose bounds the caller has checked.
    pub(crate) const fn trusted(heaps: Vec<u32>, rules: Rules) -> Self {
        Self { heaps, rules }
    }

    /// The stones in each heap, in order; there is at least one heap.
    #[must_use]
    pub fn heaps(&self) -> &[u32] {
        &self.heaps
    }

    /// The rules this game is played by.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// All stones on the board.
    #[must_use]
    pub fn stones(&self) -> u64 {
        self.heaps.iter().map(|&stones| u64::from(stones)).sum()
    }

    /// Whether the game is over: there is no move. Where a move may take 1, no stone is left then, and only then.
    #[must_use]
    pub fn is_terminal(&self) -> bool {
        let least = match self.rules.takes {
            Takes::Any | Takes::UpTo(_) => 1,
            Takes::Of(set) => set.least(),
        };
        self.heaps.iter().all(|&stones| stones < least)
    }

    /// Whether the player to move has won, at the end of the game: true in misère play, because the other
    /// player made the last move, and false in normal play. `None` before the end.
    #[must_use]
    pub fn mover_won(&self) -> Option<bool> {
        self.is_terminal()
            .then_some(self.rules.convention == Convention::Misere)
    }

    /// Every legal move, by heap and then by the number taken, each once.
    ///
    /// Without a limit there are as many moves as stones, so do not collect the iterator where heaps
    /// may be large.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        (0..self.heaps.len()).flat_map(|heap| {
            let takes = self.rules.takes.numbers(self.heaps[heap]);
            takes.filter_map(move |take| Move::new(heap, take))
        })
    }

    /// How many legal moves there are, counted without listing them.
    #[must_use]
    pub fn move_count(&self) -> u64 {
        let heaps = self.heaps.iter();
        heaps
            .map(|&stones| u64::from(self.rules.takes.count(stones)))
            .sum()
    }

    /// The move at this index among the moves from this heap, in the order of [`legal_moves`](Self::legal_moves). The
    /// caller knows that it exists.
    pub(crate) fn nth_move(&self, heap: usize, index: u32) -> Option<Move> {
        let take = match self.rules.takes {
            Takes::Any | Takes::UpTo(_) => index + 1,
            Takes::Of(set) => set.numbers().nth(index as usize)?,
        };
        Move::new(heap, take)
    }

    /// The most stones that a move may take from this heap: 0 where the heap has no move or does not exist.
    #[must_use]
    pub fn max_take(&self, heap: usize) -> u32 {
        self.heaps
            .get(heap)
            .map_or(0, |&stones| self.rules.max_take(stones))
    }

    /// Whether the move can be played here.
    #[must_use]
    pub fn is_legal(&self, wanted: Move) -> bool {
        self.check(wanted).is_ok()
    }

    /// Checks that the move can be played here.
    ///
    /// # Errors
    /// The heap does not exist, has too few stones, or the rules forbid the number.
    pub fn check(&self, wanted: Move) -> Result<(), MoveError> {
        let Move { heap, take } = wanted;
        let Some(&stones) = self.heaps.get(heap) else {
            return Err(MoveError::NoSuchHeap {
                heap,
                heaps: self.heaps.len(),
            });
        };
        if take.get() > stones {
            return Err(MoveError::NotEnoughStones { heap, take, stones });
        }
        match self.rules.takes {
            Takes::UpTo(limit) if take > limit => Err(MoveError::OverLimit { take, limit }),
            Takes::Of(set) if !set.has(take.get()) => Err(MoveError::NotInSet { take, set }),
            _ => Ok(()),
        }
    }

    /// The position after the move.
    ///
    /// # Errors
    /// The move is not legal here: the position comes back unchanged, with the reason.
    #[allow(
        clippy::result_large_err,
        reason = "the position comes back, so nobody copies it"
    )]
    pub fn play(mut self, wanted: Move) -> Result<Self, PlayError> {
        match self.check(wanted) {
            Ok(()) => {
                self.apply(wanted);
                Ok(self)
            }
            Err(reason) => Err(PlayError {
                position: self,
                refused: wanted,
                reason,
            }),
        }
    }

    /// Makes a move that the caller has checked.
    pub(crate) fn apply(&mut self, legal: Move) {
        self.heaps[legal.heap] -= legal.take.get();
    }

    /// Undoes a move that was applied just before.
    pub(crate) fn put_back(&mut self, applied: Move) {
        self.heaps[applied.heap] += applied.take.get();
    }

    /// The stones that a legal move leaves in its heap.
    pub(crate) fn left(&self, legal: Move) -> u32 {
        self.heaps[legal.heap] - legal.take.get()
    }

    /// The stones of the largest heap.
    pub(crate) fn tallest(&self) -> u32 {
        self.heaps.iter().copied().max().unwrap_or_default()
    }
}
