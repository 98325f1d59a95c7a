//! The board between two moves.

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::mem;

use crate::theory::worth::Worth;
use crate::{Convention, Move, MoveError, PlayError, Rules, Takes};

/// A board and its rules, always legal: it comes from a [`Setup`](crate::Setup) or from a legal
/// move, and from nowhere else.
///
/// Emptied heaps keep their order and their place, so a heap's name holds for the whole game. A position
/// does not know the players: "the mover" moves next.
///
/// The position stores the values of its heaps and updates them with each move. That takes 4 bytes a
/// heap if the rules have a limit, and the nim-sum.
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
#[derive(Clone, Debug)]
pub struct Position {
    heaps: Vec<u32>,
    rules: Rules,
    /// Follows from the other two.
    worth: Worth,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (&self.heaps, self.rules) == (&other.heaps, other.rules)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.heaps, self.rules).hash(state);
    }
}

impl Position {
    /// The caller has checked the engine's bounds.
    pub(crate) fn trusted(heaps: Vec<u32>, rules: Rules) -> Self {
        let worth = Worth::of(&heaps, rules);
        Self {
            heaps,
            rules,
            worth,
        }
    }

    /// The value of each heap, in order.
    pub(crate) fn values(&self) -> &[u32] {
        self.worth.values(&self.heaps)
    }

    pub(crate) const fn worth(&self) -> &Worth {
        &self.worth
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

    /// Whether the player to move has won where there is no move. Under misère play that is true, because
    /// the other player had to make the last one. `None` before the end.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Move, Rules, Setup};
    ///
    /// let last_stone = Setup::new(vec![1], Rules::misere()).position()?;
    /// assert_eq!(last_stone.mover_won(), None);
    /// let empty = last_stone.play(Move::new(0, 1).unwrap()).unwrap();
    /// assert_eq!(empty.mover_won(), Some(true));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn mover_won(&self) -> Option<bool> {
        self.is_terminal()
            .then_some(self.rules.convention == Convention::Misere)
    }

    /// Every legal move, by heap and then by the number taken, each once.
    ///
    /// There are as many as stones where there is no limit, so take from it rather than collect
    /// it where heaps may be large.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup, write_moves};
    ///
    /// let position = Setup::new(vec![1, 2], Rules::normal()).position()?;
    /// assert_eq!(write_moves(&position.legal_moves().collect::<Vec<_>>()), "A1,B1,B2");
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        (0..self.heaps.len()).flat_map(|heap| {
            let takes = self.rules.takes.numbers(self.heaps[heap]);
            takes.filter_map(move |take| Move::new(heap, take))
        })
    }

    /// How many legal moves there are, counted without listing them.
    ///
    /// # Examples
    /// ```
    /// use core::num::NonZeroU32;
    /// use nim_engine::{Rules, Setup};
    ///
    /// let up_to_three = Rules::normal().with_limit(NonZeroU32::new(3).unwrap());
    /// let position = Setup::new(vec![1, 4_000_000_000], up_to_three).position()?;
    /// assert_eq!(position.move_count(), 4);
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn move_count(&self) -> u64 {
        let heaps = self.heaps.iter();
        heaps
            .map(|&stones| u64::from(self.rules.takes.count(stones)))
            .sum()
    }

    /// The move from this heap that has so many smaller ones, without listing those.
    pub(crate) fn move_at(&self, heap: usize, smaller: u32) -> Option<Move> {
        let take = match self.rules.takes {
            Takes::Any | Takes::UpTo(_) => smaller + 1,
            Takes::Of(set) => set.numbers().nth(smaller as usize)?,
        };
        Move::new(heap, take)
    }

    /// The most stones that a move may take from this heap: 0 where it is empty or does not exist.
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

    /// Whether the move can be played here and, if not, why.
    ///
    /// # Errors
    /// The heap does not exist, has too few stones, or the rules forbid the number.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup};
    ///
    /// let position = Setup::new(vec![1, 2], Rules::normal()).position()?;
    /// let refused = position.check("B3".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "heap B holds 2 stones, not 3: take fewer");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup};
    ///
    /// let position = Setup::new(vec![1, 2], Rules::normal()).position()?;
    /// let after = position.play("B1".parse()?)?;
    /// assert_eq!(after.heaps(), [1, 1]);
    /// assert_eq!(after.clone().play("B2".parse()?).unwrap_err().position, after);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// The caller has checked the move.
    pub(crate) fn apply(&mut self, legal: Move) {
        self.set(legal.heap, self.heaps[legal.heap] - legal.take.get());
    }

    /// Undoes a move that was applied just before.
    pub(crate) fn put_back(&mut self, applied: Move) {
        self.set(applied.heap, self.heaps[applied.heap] + applied.take.get());
    }

    fn set(&mut self, heap: usize, stones: u32) {
        let before = mem::replace(&mut self.heaps[heap], stones);
        self.worth.change(heap, before, stones, self.rules);
    }
}
