//! Reads an English reason as a person does, and checks each number, heap and claim in it by brute force.

use std::num::NonZeroU32;

use nim::catalogue::path as words;
use nim::engine::{Takes, heap_name};

use super::truth::{Truth, after};

/// Whether after every answer some reply that is `meant` keeps the win, unless the answer ended the
/// game and lost it.
fn can_go_on(
    truth: &mut Truth,
    heaps: &[u32],
    meant: impl Fn((usize, u32), (usize, u32), &[u32]) -> bool,
) -> bool {
    truth.moves(heaps).into_iter().all(|answer| {
        let answered = after(heaps, answer);
        let replies = truth.moves(&answered);
        if replies.is_empty() {
            return truth.wins(&answered);
        }
        replies.into_iter().any(|reply| {
            let left = after(&answered, reply);
            meant(answer, reply, &left) && !truth.wins(&left)
        })
    })
}

/// The place of a heap in the table of names.
fn place(name: &str) -> usize {
    let named = |heap: &usize| heap_name(*heap).to_string() == name;
    (0..99).find(named).unwrap()
}

/// The powers of two that an odd number of these values contain, by division.
fn alone(values: &[u32]) -> Vec<u32> {
    let powers = (0..8).map(|place| 2_u32.pow(place));
    let count = |power: u32| {
        values
            .iter()
            .filter(|&value| value / power % 2 == 1)
            .count()
    };
    powers.filter(|&power| count(power) % 2 == 1).collect()
}

/// Whether the player who moves next wins, as a sentence has it. Nothing if a number, a heap or a claim in the
/// sentence is not true of the board.
pub fn claimed(said: &str, heaps: &[u32], truth: &mut Truth) -> Option<bool> {
    if claims_loss(said, heaps, truth) {
        return Some(false);
    }
    Board::new(heaps, truth).claimed(said)
}

/// Whether this is what a lesson says to its reader, who is to move, of single stones or of two equal heaps.
fn claims_loss(said: &str, heaps: &[u32], truth: &Truth) -> bool {
    let last = truth.rules.convention;
    let standing: Vec<u32> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    let [first, ref others @ ..] = standing[..] else {
        return false;
    };
    let stones = standing.len().into();
    let singles = words::SinglesLose { stones, last }.text();
    let stones = first.into();
    let equal = words::Copied { stones, last }.text();
    let are_equal = others.iter().all(|&other| other == first);
    are_equal && (first == 1 && said == singles || others.len() == 1 && said == equal)
}

/// A board with what its heaps count as.
struct Board<'a> {
    heaps: &'a [u32],
    truth: &'a mut Truth,
    /// What heaps are divided by where some heap is larger than the limit.
    period: Option<u32>,
}

impl<'a> Board<'a> {
    fn new(heaps: &'a [u32], truth: &'a mut Truth) -> Self {
        let period = truth.rules.limit().map(|limit| limit.get() + 1);
        let period = period.filter(|&period| heaps.iter().any(|&stones| stones >= period));
        Self {
            heaps,
            truth,
            period,
        }
    }

    /// The heaps from which something can be taken.
    fn standing(&self) -> Vec<u32> {
        let moves = self.truth.moves(self.heaps);
        let can_move = |heap: &usize| moves.iter().any(|made| made.0 == *heap);
        let standing = (0..self.heaps.len()).filter(can_move);
        standing.map(|heap| self.heaps[heap]).collect()
    }

    fn values(&self, heaps: &[u32]) -> Vec<u32> {
        let period = self.period.unwrap_or(u32::MAX);
        heaps.iter().map(|stones| stones % period).collect()
    }

    fn last(&self) -> usize {
        usize::from(!self.truth.is_normal())
    }

    /// Whether there is a move after which this holds, and each such move wins.
    fn wins_by(&mut self, holds: impl Fn(&[u32]) -> bool) -> bool {
        let moves = self.truth.moves(self.heaps);
        let left: Vec<_> = moves
            .into_iter()
            .map(|made| after(self.heaps, made))
            .collect();
        let mut named = left.iter().filter(|left| holds(left)).peekable();
        named.peek().is_some() && named.all(|left| !self.truth.wins(left))
    }

    /// Whether each winning move does this.
    fn all_winning(&mut self, holds: impl Fn(&[u32]) -> bool) -> bool {
        let winning = self.truth.winning(self.heaps);
        winning
            .into_iter()
            .all(|made| holds(&after(self.heaps, made)))
    }

    /// Whether each answer can be completed to the period in the same heap.
    fn can_complete(&mut self, period: u32) -> bool {
        self.period == Some(period)
            && can_go_on(self.truth, self.heaps, |answer, reply, _| {
                reply.0 == answer.0 && reply.1 + answer.1 == period
            })
    }

    fn claimed(&mut self, said: &str) -> Option<bool> {
        if matches!(self.truth.rules.takes, Takes::Of(_)) {
            let readers = [Self::stones, Self::two_heaps, Self::by_values];
            return readers.into_iter().find_map(|read| read(self, said));
        }
        let readers = [
            Self::stones,
            Self::one_heap,
            Self::multiples,
            Self::two_heaps,
            Self::one_above,
            Self::ones,
            Self::pairs,
            Self::taking,
        ];
        readers.into_iter().find_map(|read| read(self, said))
    }

    /// No stone, or stones that are taken one by one.
    fn stones(&mut self, said: &str) -> Option<bool> {
        let (is_normal, stones) = (self.truth.is_normal(), self.heaps.iter().sum::<u32>());
        let is_over = match said {
            _ if said.starts_with("No stone is left") => Some(stones == 0),
            _ if said.starts_with("No move is left") => {
                Some(self.truth.moves(self.heaps).is_empty())
            }
            _ => None,
        };
        if let Some(is_over) = is_over {
            let ends = ["wins.", "loses."][self.last()];
            return (is_over && said.ends_with(ends)).then_some(!is_normal);
        }
        if !said.contains("the next player") {
            return None;
        }
        let is_odd = stones % 2 == 1;
        let [parity, ends] = if is_odd {
            ["an odd number", "must take"]
        } else {
            ["an even number", "cannot take"]
        };
        let counts = if said.starts_with("One stone is left") {
            stones == 1
        } else {
            stones == number(said, 0) && said.contains(parity)
        };
        let one_each = if said.contains("one a turn") {
            self.truth.rules.limit() == NonZeroU32::new(1)
        } else {
            self.heaps.iter().all(|&stones| stones <= 1)
        };
        let holds = counts && one_each && said.contains(ends);
        holds.then_some(is_odd == is_normal)
    }

    /// A single heap, with a limit or without.
    fn one_heap(&mut self, said: &str) -> Option<bool> {
        let [stones] = self.standing()[..] else {
            return None;
        };
        let left = if said.ends_with("to win, leave one stone.") {
            1
        } else if said.ends_with("to win, take all its stones.") {
            0
        } else if said.starts_with("To win, leave") {
            let [left, period] = [number(said, 0), number(said, 1)];
            let above = u32::from(said.contains("one above"));
            if self.period != Some(period) || left % period != above {
                return None;
            }
            left
        } else {
            return None;
        };
        let named = said.strip_prefix("Only heap ");
        let is_named = match named.and_then(|said| said.split_once(" is left: ")) {
            Some((name, _)) => self.heaps[place(name)] == stones,
            None => self.period.is_some(),
        };
        let wins = self.wins_by(|heaps| heaps.iter().sum::<u32>() == left);
        (is_named && wins).then_some(true)
    }

    /// Heaps of which every move can be completed.
    fn multiples(&mut self, said: &str) -> Option<bool> {
        let (_, completed) = said.split_once("every move can be completed to ")?;
        let period = number(completed, 0);
        let standing = self.standing();
        let is_multiple = |stones: &u32| stones.is_multiple_of(period);
        let above = said.contains("is one above a multiple of");
        let told = if said.starts_with("All heaps are multiples of") {
            number(said, 0) == period && standing.iter().all(is_multiple)
        } else {
            let stones = number(said, 0);
            let is_so = stones % period == u32::from(above);
            standing == [stones] && number(said, 1) == period && is_so
        };
        let holds = told && above != self.truth.is_normal() && self.can_complete(period);
        holds.then_some(false)
    }

    /// Two equal heaps, or two that can be made equal.
    fn two_heaps(&mut self, said: &str) -> Option<bool> {
        if let Some(unequal) = said.strip_suffix(": to win, make them equal.") {
            let words: Vec<&str> = unequal.split(' ').collect();
            let [larger, smaller] = [place(words[1]), place(words[words.len() - 1])];
            let more = self.heaps[larger].checked_sub(self.heaps[smaller]);
            let told = more == Some(number(said, 0)) && self.standing().len() == 2;
            let wins = self.wins_by(|left| left[larger] == left[smaller]);
            return (told && wins).then_some(true);
        }
        let is_normal = self.truth.is_normal();
        let stones = said.starts_with("Two heaps of").then(|| number(said, 0))?;
        let ends = said.contains("or answered by leaving one stone") != is_normal;
        let can_copy = can_go_on(self.truth, self.heaps, |answer, reply, left| {
            let copies = reply.1 == answer.1 && reply.0 != answer.0;
            copies || !is_normal && left.iter().sum::<u32>() == 1
        });
        (self.standing() == [stones, stones] && ends && can_copy).then_some(false)
    }

    /// One heap above 1, whose moves decide how many ones are left.
    fn one_above(&mut self, said: &str) -> Option<bool> {
        let (name, rest) = said.strip_prefix("Only heap ")?.split_once(' ')?;
        let divides = rest.starts_with("counts above 1: leave 0s and");
        if !divides && !rest.starts_with("is above 1: to win, leave") {
            return None;
        }
        let values = self.values(self.heaps);
        let above: Vec<usize> = (0..values.len()).filter(|&heap| values[heap] > 1).collect();
        let right = ["an even number", "an odd number"][self.last()];
        let told =
            above == [place(name)] && rest.contains(right) && divides == self.period.is_some();
        let (period, odd) = (self.period.unwrap_or(u32::MAX), self.last());
        let is_right = |left: &[u32]| ones_by(period, left).is_some_and(|ones| ones % 2 == odd);
        // With a limit, a move of another heap may win too.
        let holds = self.wins_by(is_right) && (divides || self.all_winning(is_right));
        (told && holds).then_some(true)
    }

    /// Remainders of which none is above 1.
    fn ones(&mut self, said: &str) -> Option<bool> {
        let period = self.period?;
        let ones = ones_by(period, self.heaps)?;
        let (odd, is_even) = (self.last(), ones % 2 == 0);
        if let Some(lost) = said.strip_prefix("No remainder by ") {
            let (by, counted) = lost.split_once(" is above 1, and ")?;
            let right = ["an even number.", "an odd number."][odd];
            let told = by == period.to_string() && counted.ends_with(right);
            let counts = ones
                == if counted.starts_with("one is 1") {
                    1
                } else {
                    number(counted, 0) as usize
                };
            return (told && counts && is_even == (odd == 0)).then_some(false);
        }
        let counted = said.strip_prefix("No remainder is above 1, and ");
        let told = match (ones, counted) {
            (0, None) => said == "Every remainder is 0: a winning move leaves one that is 1.",
            (1, Some(counted)) => counted.starts_with("one is 1: a winning move makes that"),
            (_, Some(counted)) => number(counted, 0) as usize == ones,
            _ => false,
        };
        let ends = ones == 0 || said.ends_with(["even.", "odd."][odd]);
        let left = |left: &[u32]| ones_by(period, left);
        let wins = self.all_winning(|heaps| match ones {
            0 => left(heaps) == Some(1),
            _ => left(heaps).is_some_and(|ones| ones % 2 == odd),
        });
        (told && ends && wins && is_even == (odd == 1)).then_some(true)
    }

    /// Values of heaps, where a turn takes one of several numbers.
    fn by_values(&mut self, said: &str) -> Option<bool> {
        let moves = self.truth.moves(self.heaps);
        let worth: Vec<u32> = self
            .heaps
            .iter()
            .map(|&heap| self.truth.worth(heap))
            .collect();
        let can_move = |heap: usize| moves.iter().any(|made| made.0 == heap);
        let movable = (0..worth.len()).filter(|&heap| can_move(heap));
        let values: Vec<u32> = movable.map(|heap| worth[heap]).collect();
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let [ones, large] = [|value: &&u32| **value == 1, |value: &&u32| **value > 1]
            .map(|is_counted: fn(&&u32) -> bool| values.iter().filter(is_counted).count());
        let last = self.last();
        let named = || {
            let (_, named) = said.split_once("eap ")?;
            Some(place(named.split([' ', ':']).next()?))
        };
        if said.starts_with("The value of heap ") {
            let heap = named()?;
            let value = number(said, 0);
            let told = values == [value] && worth[heap] == value && can_move(heap);
            if said.ends_with(": no move leaves that value again.") {
                return (told && value as usize == last).then_some(false);
            }
            let [take, left] = [number(said, 1), number(said, 2)];
            let wins = self.truth.winning(self.heaps).contains(&(heap, take));
            let is_left = self.truth.worth(self.heaps[heap] - take) == left;
            return (told && wins && is_left && left as usize == last).then_some(true);
        }
        if said == "No value is above 1, and an odd number of them is 1." {
            return (last == 1 && large == 0 && ones % 2 == 1).then_some(false);
        }
        if said == "No value is above 1: a winning move leaves an odd number of 1s." {
            let wins = self.all_winning_values(|values| {
                values.iter().all(|&value| value < 2) && values.iter().sum::<u32>() % 2 == 1
            });
            return (last == 1 && large == 0 && ones % 2 == 0 && wins).then_some(true);
        }
        if said.starts_with("Only heap ") && said.contains(" counts above 1: leave 0s and an odd") {
            return (last == 1 && large == 1 && worth[named()?] > 1).then_some(true);
        }
        let listed = said.starts_with("Values ");
        let told = if listed {
            (0..values.len()).all(|at| number(said, at) == values[at])
        } else {
            said.starts_with("Nim-sum 0") || said.starts_with("The nim-sum is ")
        };
        let at = if listed { values.len() } else { 0 };
        let told = told && number(said, at) == sum;
        if said.ends_with("im-sum 0, and every move changes it.")
            || said == "Nim-sum 0 is left, and every move changes it."
        {
            return (told && sum == 0).then_some(false);
        }
        let (_, from) = said
            .strip_suffix(" makes it 0.")?
            .split_once(" from heap ")?;
        let wins = self
            .truth
            .winning(self.heaps)
            .contains(&(place(from), number(said, at + 1)));
        (told && sum > 0 && wins).then_some(true)
    }

    /// Whether each winning move leaves values of which this holds.
    fn all_winning_values(&mut self, holds: impl Fn(&[u32]) -> bool) -> bool {
        let winning = self.truth.winning(self.heaps);
        winning.into_iter().all(|made| {
            let left = after(self.heaps, made);
            let values: Vec<u32> = left.iter().map(|&heap| self.truth.worth(heap)).collect();
            holds(&values)
        })
    }

    /// Blocks that all have partners, or a nim-sum of 0.
    fn pairs(&mut self, said: &str) -> Option<bool> {
        let values = self.values(&self.standing());
        let listed = said.strip_suffix(": each block has a partner.");
        let told = if let Some(told) = listed.and_then(|said| said.strip_prefix("Heaps ")) {
            self.period.is_none() && has_blocks(told, &values)
        } else if let Some(told) = listed.and_then(|said| said.strip_prefix("Remainders by ")) {
            let (by, told) = told.split_once(" are ")?;
            self.period == Some(by.parse().ok()?) && has_blocks(told, &values)
        } else if said.starts_with("Cut the ")
            || said.contains("im-sum 0") && said.ends_with("every move changes it.")
        {
            match said.split_once("remainders by ") {
                None => self.period.is_none(),
                Some((_, by)) => self.period == Some(number(by, 0)),
            }
        } else {
            false
        };
        (told && alone(&values).is_empty()).then_some(false)
    }

    /// A move that leaves no block alone.
    fn taking(&mut self, said: &str) -> Option<bool> {
        let (sum, taken) = said.split_once(": taking ")?;
        let (take, taken) = taken.split_once(" from heap ")?;
        let (name, _) = taken.split_once(' ')?;
        let made = (place(name), take.parse().ok()?);
        let blocks = alone(&self.values(self.heaps));
        // With a limit the number by which heaps are divided comes first.
        let period = sum.contains("emainders by ").then(|| number(sum, 0));
        let told = number(sum, usize::from(period.is_some()));
        let limit = self.truth.rules.limit().map(|limit| limit.get() + 1);
        let divides = limit.filter(|&period| self.heaps.iter().any(|&heap| heap >= period));
        let told = period == divides
            && if sum.ends_with("alone") {
                blocks.last() == Some(&told) && said.ends_with("pairs all blocks.")
            } else {
                blocks.iter().sum::<u32>() == told && said.ends_with("makes it 0.")
            };
        let wins = self.truth.winning(self.heaps).contains(&made);
        let left = self.values(&after(self.heaps, made));
        (told && wins && alone(&left).is_empty()).then_some(true)
    }
}

/// A number of a sentence, counted from 0.
fn number(said: &str, at: usize) -> u32 {
    let mut words = said.split(|sign: char| !sign.is_ascii_digit());
    let number = words.by_ref().filter(|word| !word.is_empty()).nth(at);
    number.unwrap().parse().unwrap()
}

/// How many remainders are 1, where none is more.
fn ones_by(period: u32, heaps: &[u32]) -> Option<usize> {
    let values = heaps.iter().map(|stones| stones % period);
    let is_small = values.clone().all(|value| value <= 1);
    is_small.then(|| values.filter(|&value| value == 1).count())
}

/// Whether blocks, as told, are those of these values, and each has a partner. A heap has no block twice.
fn has_blocks(told: &str, values: &[u32]) -> bool {
    let sums = told.replace(" and ", ", ");
    let heaps: Vec<Vec<u32>> = sums
        .split(", ")
        .map(|sum| {
            sum.split("\u{a0}+\u{a0}")
                .map(|block| block.parse().unwrap())
                .collect()
        })
        .collect();
    let sums: Vec<u32> = heaps.iter().map(|blocks| blocks.iter().sum()).collect();
    let fall = |blocks: &Vec<u32>| blocks.windows(2).all(|pair| pair[0] > pair[1]);
    let mut sizes: Vec<u32> = heaps.iter().flatten().copied().collect();
    sizes.retain(|&block| block > 0);
    sizes.sort_unstable();
    let (pairs, rest) = sizes.as_chunks::<2>();
    sums == values
        && sizes.iter().all(|block| block.is_power_of_two())
        && heaps.iter().all(fall)
        && rest.is_empty()
        && pairs.iter().all(|pair| pair[0] == pair[1])
}
