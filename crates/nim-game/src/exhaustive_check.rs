//! The closed form held against brute force, on every position up to a bound.

mod ranks;

use nim_engine::{Convention, Move, Outcome, Position, Rules, Setup};

use ranks::{Bits, Ranks};

/// A check of the theory, case by case. It computes the winner and the winning moves of each position up
/// to a bound twice: by the closed form and by brute force.
///
/// Brute force knows only the rules (retrograde analysis). The convention decides whether the empty
/// board is won or lost. Any other position is lost exactly if no move leads to a lost one, and a
/// winning move leads to a lost one. The positions are ordered so that every move leads to an earlier
/// one. The closed form is [`Position::outcome`] and [`Position::winning_moves`].
///
/// Positions are taken up to the order of their heaps, and with empty heaps, so that "three heaps"
/// are up to three.
///
/// A finished check settles the positions up to its bound. It proves nothing about any position
/// beyond. That the theory holds for all of them was proven by C. L. Bouton (1901) for both
/// conventions, by R. Sprague (1935) and P. M. Grundy (1939) for sums of games such as Nim with a
/// limit, and by T. S. Ferguson (1974) for misère play with one.
///
/// # Examples
/// ```
/// use nim_engine::Rules;
/// use nim_game::ExhaustiveCheck;
///
/// let mut check = ExhaustiveCheck::new(Rules::misere(), 3, 7)?;
/// assert_eq!((check.total(), check.ordered()), (120, 512));
/// // Between two slices there is time to draw, or to give up.
/// while !check.step(100) {}
/// assert_eq!((check.checked(), check.exceptions()), (120, 0));
/// # Ok::<(), nim_game::ExhaustiveCheckError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExhaustiveCheck {
    rules: Rules,
    claimed: Rules,
    size: u32,
    ranks: Ranks,
    /// The sorted board that is decided next.
    board: Vec<u32>,
    /// Which of the decided positions are lost, by their number.
    lost: Bits,
    total: u32,
    exceptions: u32,
    examples: Vec<Exception>,
}

impl ExhaustiveCheck {
    /// The most heaps that are checked.
    pub const MOST_HEAPS: usize = 12;

    /// The most positions that are checked: brute force remembers a bit for each.
    pub const MOST_POSITIONS: u64 = 1 << 22;

    /// The most moves that are tried, reckoned as the positions times the moves of the largest:
    /// about ten seconds in a browser.
    pub const MOST_MOVES: u64 = 1 << 30;

    /// The most exceptions that are stored.
    pub const KEPT: usize = 8;

    /// A check of all positions of up to `heaps` heaps of up to `size` stones, not started yet.
    ///
    /// # Errors
    /// There is no heap, or there would be more heaps, positions or moves than [`MOST_HEAPS`],
    /// [`MOST_POSITIONS`] and [`MOST_MOVES`] allow. The bound comes back with the reason.
    ///
    /// [`MOST_HEAPS`]: Self::MOST_HEAPS
    /// [`MOST_POSITIONS`]: Self::MOST_POSITIONS
    /// [`MOST_MOVES`]: Self::MOST_MOVES
    ///
    /// # Examples
    /// ```
    /// use nim_engine::Rules;
    /// use nim_game::{ExhaustiveCheck, ExhaustiveCheckReason};
    ///
    /// let refused = ExhaustiveCheck::new(Rules::normal(), 4, 1000).unwrap_err();
    /// assert_eq!((refused.heaps, refused.size), (4, 1000));
    /// assert_eq!(refused.reason, ExhaustiveCheckReason::TooManyPositions);
    /// ```
    pub fn new(rules: Rules, heaps: usize, size: u32) -> Result<Self, ExhaustiveCheckError> {
        Self::of_claim(rules, rules, heaps, size)
    }

    /// The same for a closed form that is meant for other rules. This checks the check itself: it has to
    /// find exceptions if the rules differ.
    ///
    /// # Errors
    /// As [`ExhaustiveCheck::new`].
    ///
    /// # Examples
    /// ```
    /// use nim_engine::Rules;
    /// use nim_game::ExhaustiveCheck;
    ///
    /// // Judging misère play as if the last stone won goes wrong with single stones alone.
    /// let mut check = ExhaustiveCheck::of_claim(Rules::misere(), Rules::normal(), 2, 3)?;
    /// check.step(u64::MAX);
    /// assert!(check.exceptions() > 0);
    /// assert_eq!(check.examples()[0].position.heaps(), [0, 0]);
    /// assert_eq!(check.examples()[1].position.heaps(), [0, 1]);
    /// # Ok::<(), nim_game::ExhaustiveCheckError>(())
    /// ```
    pub fn of_claim(
        rules: Rules,
        claimed: Rules,
        heaps: usize,
        size: u32,
    ) -> Result<Self, ExhaustiveCheckError> {
        match total(rules, heaps, size) {
            Ok(total) => Ok(Self {
                rules,
                claimed,
                size,
                ranks: Ranks::new(heaps, size),
                board: vec![0; heaps],
                lost: Bits::default(),
                total,
                exceptions: 0,
                examples: Vec::new(),
            }),
            Err(reason) => Err(ExhaustiveCheckError {
                heaps,
                size,
                reason,
            }),
        }
    }

    /// Continues until all positions are checked, or until about `budget` more moves were tried. Returns
    /// whether all are checked.
    ///
    /// Each call checks at least one position, and never leaves one half checked.
    pub fn step(&mut self, budget: u64) -> bool {
        let mut tried = 0;
        while !self.is_done() && (tried == 0 || tried < budget) {
            tried += self.check() + 1;
        }
        self.is_done()
    }

    /// By which rules it is played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The rules of the closed form: the same, unless the check itself is checked.
    #[must_use]
    pub const fn claimed(&self) -> Rules {
        self.claimed
    }

    /// The most heaps of its positions.
    #[must_use]
    pub const fn heaps(&self) -> usize {
        self.board.len()
    }

    /// The most stones in a heap of its positions.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// How many positions there are to check, up to the order of their heaps: the binomial of
    /// size + heaps over heaps.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total as u64
    }

    /// How many boards those are when heaps that change places make another board.
    #[must_use]
    pub fn ordered(&self) -> u64 {
        let heaps = u32::try_from(self.heaps()).unwrap_or(u32::MAX);
        (u64::from(self.size) + 1).saturating_pow(heaps)
    }

    /// How many positions are checked so far.
    #[must_use]
    pub const fn checked(&self) -> u64 {
        self.lost.len() as u64
    }

    /// Whether all of them are.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.lost.len() == self.total
    }

    /// How many of the checked positions brute force found lost for the player to move.
    #[must_use]
    pub const fn lost(&self) -> u64 {
        self.lost.ones() as u64
    }

    /// On how many of them closed form and brute force do not agree: on who wins, or on any
    /// winning move.
    #[must_use]
    pub const fn exceptions(&self) -> u64 {
        self.exceptions as u64
    }

    /// The first of those, at most [`ExhaustiveCheck::KEPT`].
    #[must_use]
    pub fn examples(&self) -> &[Exception] {
        &self.examples
    }

    /// Checks the next position, and tells how many moves it has.
    fn check(&mut self) -> u64 {
        let (found, tried) = self.brute_force();
        let by_theory = self.position(self.claimed);
        let agrees = by_theory.outcome() == found.outcome
            && by_theory.winning_moves().eq(found.winning.iter().copied());
        self.lost.push(found.outcome == Outcome::P);
        if !agrees {
            self.exceptions += 1;
            if self.examples.len() < Self::KEPT {
                self.examples.push(Exception {
                    position: self.position(self.rules),
                    claimed: ExhaustiveCheckVerdict::by_theory(&by_theory),
                    found,
                });
            }
        }
        self.ranks.next(&mut self.board);
        tried
    }

    /// The next position, by these rules.
    fn position(&self, rules: Rules) -> Position {
        let setup = Setup::new(self.board.clone(), rules);
        setup.position().expect("no bound is set")
    }

    /// The winner and the winning moves of the next position, computed from the positions before it,
    /// with the number of moves tried.
    fn brute_force(&self) -> (ExhaustiveCheckVerdict, u64) {
        let mut tried = 0;
        let mut winning = Vec::new();
        for (heap, &stones) in self.board.iter().enumerate() {
            let below = self.ranks.below(&self.board, self.lost.len(), heap);
            let takes = self.rules.takes;
            for (take, after) in (1..=self.rules.max_take(stones)).zip(below) {
                if !takes.has(take) {
                    continue;
                }
                tried += 1;
                if self.lost.get(after) {
                    winning.extend(Move::new(heap, take));
                }
            }
        }
        let won = match self.rules.convention {
            Convention::Misere if tried == 0 => true,
            _ => !winning.is_empty(),
        };
        let outcome = if won { Outcome::N } else { Outcome::P };
        (ExhaustiveCheckVerdict { outcome, winning }, tried)
    }
}

/// How many positions there are within the bounds.
fn total(rules: Rules, heaps: usize, size: u32) -> Result<u32, ExhaustiveCheckReason> {
    if !(1..=ExhaustiveCheck::MOST_HEAPS).contains(&heaps) {
        return Err(ExhaustiveCheckReason::Heaps);
    }
    let mut positions = 1_u64;
    for place in 1..=heaps as u64 {
        // Less than 2^22 times less than 2^33.
        positions = positions * (u64::from(size) + place) / place;
        if positions > ExhaustiveCheck::MOST_POSITIONS {
            return Err(ExhaustiveCheckReason::TooManyPositions);
        }
    }
    let moves = heaps as u64 * u64::from(rules.takes.count(size));
    if positions * moves > ExhaustiveCheck::MOST_MOVES {
        return Err(ExhaustiveCheckReason::TooManyMoves);
    }
    u32::try_from(positions).map_err(|_| ExhaustiveCheckReason::TooManyPositions)
}

/// The winner of a position, and the winning moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExhaustiveCheckVerdict {
    /// The winner.
    pub outcome: Outcome,
    /// Every winning move, by heap and then by the number taken.
    pub winning: Vec<Move>,
}

impl ExhaustiveCheckVerdict {
    fn by_theory(position: &Position) -> Self {
        Self {
            outcome: position.outcome(),
            winning: position.winning_moves().collect(),
        }
    }
}

/// A position on which closed form and brute force do not agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exception {
    /// The position, its heaps sorted.
    pub position: Position,
    /// The result of trying all moves.
    pub found: ExhaustiveCheckVerdict,
    /// The result of the closed form.
    pub claimed: ExhaustiveCheckVerdict,
}

/// The reason that a check cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("all positions of {heaps} heaps up to {size} cannot be checked: {reason}")]
pub struct ExhaustiveCheckError {
    /// How many heaps were asked for.
    pub heaps: usize,
    /// How many stones in each.
    pub size: u32,
    /// Why not.
    pub reason: ExhaustiveCheckReason,
}

/// The kind of reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExhaustiveCheckReason {
    /// No heap, or too many.
    #[error("ask for 1 to {} heaps", ExhaustiveCheck::MOST_HEAPS)]
    Heaps,
    /// More than [`ExhaustiveCheck::MOST_POSITIONS`].
    #[error(
        "they are more than {}, ask for fewer or smaller heaps",
        ExhaustiveCheck::MOST_POSITIONS
    )]
    TooManyPositions,
    /// More than [`ExhaustiveCheck::MOST_MOVES`].
    #[error(
        "they have more than {} moves, ask for fewer or smaller heaps",
        ExhaustiveCheck::MOST_MOVES
    )]
    TooManyMoves,
}
