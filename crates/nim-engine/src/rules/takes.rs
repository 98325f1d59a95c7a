//! Which numbers of stones a move may take.

use std::fmt;
use std::iter;
use std::num::NonZeroU32;

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

/// At least two numbers from 1 to [`LARGEST`](Self::LARGEST), with a gap below the largest. Others are a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeSet {
    /// A bit for each number: first those below 64, then those from 64 on.
    bits: [u64; 2],
}

impl TakeSet {
    /// The largest number in a set.
    pub const LARGEST: u32 = 99;

    /// The most stones in a heap with a set of numbers to take: the values of all smaller heaps are computed one by
    /// one.
    pub const TALLEST: u32 = 1000;

    /// The numbers, in their order.
    #[must_use]
    pub const fn numbers(self) -> Numbers {
        Takes::Of(self).numbers(Self::LARGEST)
    }

    /// The smallest number. A heap of fewer stones has no move.
    #[must_use]
    pub const fn least(self) -> u32 {
        match self.bits {
            [0, high] => 64 + high.trailing_zeros(),
            [low, _] => low.trailing_zeros(),
        }
    }

    /// The largest number.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self.bits {
            [low, 0] => low.ilog2(),
            [_, high] => 64 + high.ilog2(),
        }
    }

    /// Whether a move may take this number.
    #[must_use]
    pub const fn has(self, number: u32) -> bool {
        number <= Self::LARGEST && self.bits[number as usize / 64] >> (number % 64) & 1 == 1
    }

    /// The Grundy values of heaps from 0 to `most` stones: each is the least number that no move leaves.
    #[must_use]
    pub fn values(self, most: u32) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::with_capacity(most as usize + 1);
        for stones in 0..=most {
            // A heap has at most 99 moves, so its value is at most 99.
            let mut reached = [false; Self::LARGEST as usize + 1];
            for take in Takes::Of(self).numbers(stones) {
                reached[values[(stones - take) as usize] as usize] = true;
            }
            let value = (0..).zip(reached).find(|&(_, is_reached)| !is_reached);
            values.push(value.map_or(0, |(value, _)| value));
        }
        values
    }

    /// The period of the Grundy values. `None` if heaps of up to `most` stones do not show it.
    ///
    /// A value depends only on the [`most`](Self::most) values before it. Once that many consecutive values equal those
    /// one period earlier, all later ones do too.
    #[must_use]
    pub fn period(self, most: u32) -> Option<Period> {
        let values = self.values(most);
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
    /// Any one of these numbers, given in any order: a limit if they are all from 1 to the largest, else a set. `None`
    /// if a number is not from 1 to 99 or occurs twice, or for a single number other than 1.
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Option<Self> {
        let mut set = TakeSet { bits: [0; 2] };
        let (mut count, mut most) = (0, 0);
        for number in numbers {
            if !(1..=TakeSet::LARGEST).contains(&number) || set.has(number) {
                return None;
            }
            set.bits[number as usize / 64] |= 1 << (number % 64);
            count += 1;
            most = most.max(number);
        }
        match NonZeroU32::new(most)? {
            limit if count == most => Some(Self::UpTo(limit)),
            _ if count > 1 => Some(Self::Of(set)),
            _ => None,
        }
    }

    /// The numbers that a move may take from a heap of `stones`, in their order.
    #[must_use]
    pub const fn numbers(self, stones: u32) -> Numbers {
        Numbers {
            takes: self,
            most: self.most(stones),
            last: 0,
        }
    }

    /// An upper bound of what a move takes from a heap of `stones`.
    const fn most(self, stones: u32) -> u32 {
        let most = match self {
            Self::Any => return stones,
            Self::UpTo(limit) => limit.get(),
            Self::Of(set) => set.most(),
        };
        if most < stones { most } else { stones }
    }

    /// How many numbers a move may take from a heap of `stones`.
    #[must_use]
    pub fn count(self, stones: u32) -> u32 {
        match self {
            Self::Any | Self::UpTo(_) => self.most(stones),
            Self::Of(_) => self.numbers(stones).fold(0, |count, _| count + 1),
        }
    }

    /// Whether a move may take this number from a heap that is large enough.
    #[must_use]
    pub const fn has(self, number: u32) -> bool {
        match self {
            Self::Any => number > 0,
            Self::UpTo(limit) => number > 0 && number <= limit.get(),
            Self::Of(set) => set.has(number),
        }
    }

    /// The period of the Grundy values: with a limit of `k` from the empty heap on, every `k + 1` stones. `None` where
    /// a turn takes any number, and where heaps of up to [`TakeSet::TALLEST`] stones do not show it.
    #[must_use]
    pub fn period(self) -> Option<Period> {
        match self {
            Self::Any => None,
            Self::UpTo(limit) => Some(Period {
                start: 0,
                length: limit.get().checked_add(1)?,
            }),
            Self::Of(set) => set.period(TakeSet::TALLEST),
        }
    }
}

/// The numbers that a move may take, in their order: [`Takes::numbers`].
#[derive(Clone, Debug)]
pub struct Numbers {
    takes: Takes,
    most: u32,
    last: u32,
}

impl Iterator for Numbers {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.last < self.most {
            self.last += 1;
            if self.takes.has(self.last) {
                return Some(self.last);
            }
        }
        None
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
