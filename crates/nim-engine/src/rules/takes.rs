//! Which numbers of stones a move may take.

use std::fmt;
use std::iter;
use std::num::NonZeroU32;

use super::{BoardError, MOST_TAKE};

/// Which numbers of stones a move may take.
///
/// # Examples
/// ```
/// use nim_engine::Takes;
///
/// let takes = Takes::of([1, 3, 4]).unwrap();
/// assert_eq!(takes.to_string(), "1,3,4");
/// assert_eq!(takes.numbers(3).collect::<Vec<_>>(), [1, 3]);
/// // 1 to 3 is a limit.
/// assert_eq!(Takes::of([3, 2, 1]).unwrap().to_string(), "3");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Takes {
    /// Any number, up to the whole heap.
    #[default]
    Any,
    /// At most this number.
    UpTo(NonZeroU32),
    /// A number of this set.
    Of(TakeSet),
}

/// The Grundy values from heap `start` on repeat every `length` stones; both are the smallest possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The smallest heap whose value repeats.
    pub start: u32,
    /// The number of stones after which values repeat.
    pub length: u32,
}

/// At least two numbers from 1 to [`MOST_TAKE`], with a gap below the largest. Others are a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeSet {
    /// A bit for each number.
    bits: u32,
}

impl TakeSet {
    /// The numbers, in their order.
    pub fn numbers(self) -> impl Iterator<Item = u32> {
        Takes::Of(self).numbers(MOST_TAKE)
    }

    /// The smallest number. A heap of fewer stones has no move.
    pub const fn least(self) -> u32 {
        self.bits.trailing_zeros()
    }

    /// The largest number.
    pub const fn most(self) -> u32 {
        self.bits.ilog2()
    }

    /// Whether a move may take this number.
    pub const fn has(self, number: u32) -> bool {
        number <= MOST_TAKE && self.bits >> number & 1 == 1
    }

    /// The Grundy values of heaps from 0 to `most` stones: each is the least number that no move leaves.
    pub(crate) fn values(self, most: u32) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::with_capacity(most as usize + 1);
        for stones in 0..=most {
            // A heap has at most 31 moves, so its value is at most 31.
            let mut reached = 0_u32;
            for take in Takes::Of(self).numbers(stones) {
                reached |= 1 << values[(stones - take) as usize];
            }
            values.push(reached.trailing_ones());
        }
        values
    }

    /// The period of the Grundy values, as [`Takes::period`].
    ///
    /// A value depends only on the [`most`](Self::most) values before it. Once that many consecutive values equal those
    /// one period earlier, all later ones do too.
    fn period(self) -> Option<Period> {
        let values = self.values(Takes::PERIOD_WITHIN);
        let window = self.most() as usize;
        (1..values.len()).find_map(|length| {
            // How many values, counted from the end, equal the value one period above.
            let pairs = iter::zip(&values, values.get(length..)?);
            let same = pairs.rev().take_while(|(low, high)| low == high).count();
            let start = values.len() - length - same;
            (same >= window).then_some(Period {
                start: u32::try_from(start).ok()?,
                length: u32::try_from(length).ok()?,
            })
        })
    }
}

impl Takes {
    /// The most stones of a heap at which a period of values is looked for.
    pub const PERIOD_WITHIN: u32 = 1000;

    /// Any one of these numbers, given in any order: a limit if they are all from 1 to the largest, else a set. `None`
    /// if a number is not from 1 to [`MOST_TAKE`] or occurs twice, or for a single number other than 1.
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Option<Self> {
        let mut bits = 0_u32;
        for number in numbers {
            if !(1..=MOST_TAKE).contains(&number) || bits >> number & 1 == 1 {
                return None;
            }
            bits |= 1 << number;
        }
        let (count, most) = (bits.count_ones(), bits.checked_ilog2()?);
        match NonZeroU32::new(most)? {
            limit if count == most => Some(Self::UpTo(limit)),
            _ if count > 1 => Some(Self::Of(TakeSet { bits })),
            _ => None,
        }
    }

    /// Checks that a board may have these numbers.
    ///
    /// # Errors
    /// The limit is larger than [`MOST_TAKE`].
    pub fn check(self) -> Result<(), BoardError> {
        match self {
            Self::UpTo(limit) if limit.get() > MOST_TAKE => Err(BoardError::TakeTooLarge),
            _ => Ok(()),
        }
    }

    /// The numbers that a move may take from a heap of `stones`, in their order.
    pub fn numbers(self, stones: u32) -> impl DoubleEndedIterator<Item = u32> {
        (1..=self.most(stones)).filter(move |&number| self.has(number))
    }

    /// An upper bound of what a move takes from a heap of `stones`.
    fn most(self, stones: u32) -> u32 {
        match self {
            Self::Any => stones,
            Self::UpTo(limit) => limit.get().min(stones),
            Self::Of(set) => set.most().min(stones),
        }
    }

    /// How many numbers a move may take from a heap of `stones`.
    pub fn count(self, stones: u32) -> u32 {
        match self {
            Self::Any | Self::UpTo(_) => self.most(stones),
            Self::Of(_) => self.numbers(stones).fold(0, |count, _| count + 1),
        }
    }

    /// Whether a move may take this number from a heap that is large enough.
    pub const fn has(self, number: u32) -> bool {
        match self {
            Self::Any => number > 0,
            Self::UpTo(limit) => number > 0 && number <= limit.get(),
            Self::Of(set) => set.has(number),
        }
    }

    /// The period of the Grundy values: with a limit of `k` from the empty heap on, every `k + 1` stones. `None` where
    /// a turn takes any number, and where heaps of up to [`PERIOD_WITHIN`](Self::PERIOD_WITHIN) stones do not show it.
    pub fn period(self) -> Option<Period> {
        match self {
            Self::Any => None,
            Self::UpTo(limit) => Some(Period {
                start: 0,
                length: limit.get().checked_add(1)?,
            }),
            Self::Of(set) => set.period(),
        }
    }
}

/// `Some` is a limit, and `None` is any number.
impl From<Option<NonZeroU32>> for Takes {
    fn from(limit: Option<NonZeroU32>) -> Self {
        limit.map_or(Self::Any, Self::UpTo)
    }
}

/// As links write it: a limit as `3`, a set as `1,3,4`, and any number as nothing.
impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => Ok(()),
            Self::UpTo(limit) => limit.fmt(f),
            Self::Of(set) => set.numbers().enumerate().try_for_each(|(index, number)| {
                let comma = if index == 0 { "" } else { "," };
                write!(f, "{comma}{number}")
            }),
        }
    }
}
