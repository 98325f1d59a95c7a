//! Why a position is won or lost, as data: panel, hints, review and terminal write the sentences.

use crate::theory::Aim;
use crate::{Move, Nimber, Outcome, Position};

/// The theory's verdict on a position, with its reason.
///
/// # Examples
/// ```
/// use nim_engine::{Reason, Rules, Setup};
///
/// let position = Setup::new(vec![3, 4, 5], Rules::normal()).position()?;
/// let analysis = position.analysis();
/// // 011 + 100 + 101 = 010: only the twos do not pair off.
/// assert_eq!(analysis.reason, Reason::Unbalanced { odd_columns: 0b010 });
/// let winning: Vec<_> = analysis.rows().filter_map(|row| row.winning).collect();
/// assert_eq!(winning.len(), 1);
/// assert_eq!((winning[0].play.to_string().as_str(), winning[0].left), ("A2", 1));
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis<'a> {
    position: &'a Position,
    /// The winner with best play.
    pub outcome: Outcome,
    /// The nim-sum of the heaps' Grundy values.
    pub nim_sum: Nimber,
    /// The deciding fact.
    pub reason: Reason,
    /// With a limit that some heap is larger than, the number that heaps are divided by: their
    /// remainders are the Grundy values. `None` where every heap is worth its own size.
    pub remainder_by: Option<u32>,
}

/// The fact that decides the winner of a position.
///
/// All variants speak of Grundy values. They are the heaps themselves only if [`Analysis::remainder_by`]
/// is `None`. With a limit a heap of Grundy value 1 need not be a single stone, but may hold 1, `k + 2`,
/// `2 k + 3` stones and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over.
    Over,
    /// Every bit column holds an even number of ones, so any move unbalances one: lost.
    Balanced,
    /// Some columns hold an odd number of ones, and a move can make all of them even: won. In
    /// misère play this rules as long as two heaps or more have a Grundy value above 1.
    Unbalanced {
        /// The odd columns as bits: the nim-sum.
        odd_columns: u32,
    },
    /// Misère play, with a single heap of Grundy value above 1. The position is won by cutting that heap
    /// to leave an odd number of heaps of Grundy value 1. Without a limit those are single stones, and
    /// no other heap wins. With a limit another heap may win too. Its move raises the heap's Grundy
    /// value so that every bit column holds an even number of ones.
    LastLarge {
        /// That heap, counted from 0.
        heap: usize,
        /// How many heaps beside it have a Grundy value of 1.
        singles: usize,
    },
    /// Misère play, with no Grundy value above 1 (without a limit: only single stones). The position is
    /// won exactly if the number of heaps of Grundy value 1 is even.
    Singles {
        /// How many heaps have a Grundy value of 1.
        singles: usize,
    },
}

/// The theory's facts about one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The heap, counted from 0.
    pub heap: usize,
    /// Its stones.
    pub stones: u32,
    /// Its Grundy value.
    pub grundy: Nimber,
    /// The winning move in this heap, where there is one; there never are two.
    pub winning: Option<WinningRow>,
}

/// A winning move, and the stones it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WinningRow {
    /// The move.
    pub play: Move,
    /// The stones that it leaves in its heap.
    pub left: u32,
    /// Their Grundy value.
    pub grundy: Nimber,
    /// Whether it leaves no Grundy value above 1 and an odd number that are 1 (without a limit: an odd
    /// number of single stones). Such moves end a misère game. Otherwise it balances the bit columns.
    pub leaves_odd_singles: bool,
}

impl Position {
    /// Why the player to move wins or loses here.
    #[must_use]
    pub fn analysis(&self) -> Analysis<'_> {
        let nim_sum = self.nim_sum();
        let reason = if self.is_terminal() {
            Reason::Over
        } else if let Some(endgame) = self.misere_endgame() {
            endgame
        } else if nim_sum == Nimber::ZERO {
            Reason::Balanced
        } else {
            Reason::Unbalanced {
                odd_columns: nim_sum.0,
            }
        };
        Analysis {
            position: self,
            outcome: self.outcome(),
            nim_sum,
            reason,
            remainder_by: self.rules().period().filter(|&period| {
                // A limit that no heap is larger than limits nothing.
                self.heaps().iter().any(|&stones| stones >= period)
            }),
        }
    }

    /// The reasons that misère play has of its own, where at most one large heap is left.
    fn misere_endgame(&self) -> Option<Reason> {
        if !self.is_misere() || self.worth().large() > 1 {
            return None;
        }
        let values = self.values();
        let singles = values.iter().filter(|&&value| value == 1).count();
        Some(match values.iter().position(|&value| value > 1) {
            Some(heap) => Reason::LastLarge { heap, singles },
            None => Reason::Singles { singles },
        })
    }
}

impl<'a> Analysis<'a> {
    /// Every winning move, in the order of the heaps, as
    /// [`Position::winning_moves`](crate::Position::winning_moves) gives them.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + use<'a> {
        self.position.winning_moves()
    }

    /// A row for each heap, in order.
    pub fn rows(&self) -> impl Iterator<Item = Row> + use<'a> {
        let position = self.position;
        let rules = position.rules();
        let aim = Aim::of(position);
        let mut winning = position.moves_that(aim).peekable();
        let heaps = position.heaps().iter().zip(position.values());
        heaps.enumerate().map(move |(heap, (&stones, &value))| Row {
            heap,
            stones,
            grundy: Nimber(value),
            winning: winning.next_if(|play| play.heap == heap).map(|play| {
                let left = stones - play.take.get();
                WinningRow {
                    play,
                    left,
                    grundy: rules.grundy(left),
                    leaves_odd_singles: aim.is_odd_singles(Nimber(value)),
                }
            }),
        })
    }

    /// The Grundy value of this heap that would make every bit column even, if the columns decide.
    /// `None` if the end of a misère game decides, where an odd number of Grundy values of 1 must be
    /// left.
    ///
    /// Of the heaps that it decides about, those have a winning move from which a move reaches it.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Nimber, Rules, Setup};
    ///
    /// let aims = |rules| {
    ///     let position = Setup::new(vec![3, 1], rules).position().unwrap();
    ///     let analysis = position.analysis();
    ///     analysis.rows().map(|row| analysis.balanced_by(row)).collect::<Vec<_>>()
    /// };
    /// // Of 3 and 1, the first can be cut to 1; the second cannot be raised to 3.
    /// assert_eq!(aims(Rules::normal()), [Some(Nimber(1)), Some(Nimber(3))]);
    /// assert_eq!(aims(Rules::misere()), [None, Some(Nimber(3))]);
    /// ```
    #[must_use]
    pub fn balanced_by(&self, row: Row) -> Option<Nimber> {
        let is_endgame = match row.winning {
            Some(winning) => winning.leaves_odd_singles,
            None => matches!(self.reason, Reason::Singles { .. }),
        };
        (!is_endgame).then_some(row.grundy + self.nim_sum)
    }

    /// How many binary digits show every Grundy value: at least 1.
    #[must_use]
    pub fn bits(&self) -> u32 {
        let largest = self.position.values().iter().max();
        largest.map_or(1, |&largest| largest.max(1).ilog2() + 1)
    }
}
