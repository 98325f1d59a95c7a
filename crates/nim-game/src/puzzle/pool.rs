//! The puzzle of each seed.
//!
//! A grade is a list of boards: all that keep its promise, in a fixed order. A hundred seeds in a
//! row share it out among themselves, so that no board comes twice within them, whichever seed
//! they begin with. No board is tried and thrown away, and no other puzzle has to be known.

use nim_engine::{Position, Setup};

use super::date::Date;
use super::grade::Grade;

/// Within this many seeds in a row no board of a grade repeats.
pub const APART: u64 = 100;

/// A board of a grade. What is asked on it is its [exercise](Puzzle::exercise).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    grade: Grade,
    seed: u64,
    board: Position,
}

impl Puzzle {
    /// The puzzle of this grade and seed, the same on every machine.
    pub fn new(grade: Grade, seed: u64) -> Self {
        Pool::new(grade).puzzle(seed)
    }

    /// The puzzle of a day. The day of the week decides its grade, so the day before has another grade.
    /// Neighbouring grades share no board. The endgames of Sunday and Monday share none either, because
    /// one is misère and one normal.
    ///
    /// No move wins on one day of each ten, which is one of the first six. So a move wins on four of any
    /// five days. Each kind of day takes the seeds of its kind in turn, so that no board of a grade
    /// repeats within 75 days.
    pub fn of_day(date: Date) -> Self {
        let grade = Grade::of_day(date);
        let number = date.number() as usize;
        let tenth = number / 10;
        let is_lost = number % 10 == below(&mut (tenth as u64), 6);
        let lost = grade.none();
        let (turn, share) = if is_lost {
            (tenth, lost)
        } else {
            (number, 100 - lost)
        };
        let first = DAILY + (turn / share) as u64 * APART;
        let mut seeds = (first..).filter(|&seed| is_lost == (scattered(seed) < lost));
        Self::new(grade, seeds.nth(turn % share).unwrap_or(first))
    }

    /// The grade.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether it is the puzzle of a day.
    pub(super) const fn is_of_a_day(&self) -> bool {
        self.seed >= DAILY
    }

    /// The board, with its rules.
    pub const fn board(&self) -> &Position {
        &self.board
    }
}

/// On how many of a hundred days no move wins.
pub const LOST_DAYS: usize = 10;

/// The seeds of the days' puzzles begin here, far from those that are met otherwise.
const DAILY: u64 = 1 << 62;

/// All boards of a grade. To find a puzzle takes one of these: at most 5,005 boards are looked at.
#[derive(Clone, Debug)]
pub struct Pool {
    grade: Grade,
    /// By kind. Each holds at least as many boards as its share of a hundred seeds.
    boards: [Vec<Position>; 3],
}

impl Pool {
    /// All boards of this grade.
    pub fn new(grade: Grade) -> Self {
        let mut boards = [const { Vec::new() }; 3];
        let mut number = 0;
        grade.each_board(|heaps| {
            number += 1;
            // No heap at all is no position, and no puzzle.
            let Ok(board) = Setup::new(heaps, grade.rules(number)).position() else {
                return;
            };
            if let Some(kind) = grade.kind(&board) {
                boards[kind as usize].push(board);
            }
        });
        Self { grade, boards }
    }

    /// The puzzle of this seed.
    ///
    /// The seed's remainder by a hundred selects the kind and the boards of this remainder: every
    /// `share`th, each from another start. Any hundred seeds in a row have different remainders, so they
    /// share no board. The whole seed selects the board and the order of its heaps.
    pub fn puzzle(&self, seed: u64) -> Puzzle {
        let mut first = scattered(seed);
        let mut kind = 0;
        let shares = self.grade.shares();
        while first >= shares[kind] {
            first -= shares[kind];
            kind += 1;
        }
        let mut chance = seed ^ u64::from(self.grade.number()).rotate_right(8);
        let boards = &self.boards[kind];
        let own = (boards.len() - first).div_ceil(shares[kind]);
        let board = &boards[first + shares[kind] * below(&mut chance, own)];
        let mut heaps = board.heaps().to_vec();
        for place in (1..heaps.len()).rev() {
            heaps.swap(place, below(&mut chance, place + 1));
        }
        let Ok(board) = Setup::new(heaps, board.rules()).position() else {
            unreachable!("a position's heaps in another order are one, too");
        };
        Puzzle {
            grade: self.grade,
            seed,
            board,
        }
    }
}

/// The seed's remainder by a hundred, in an order that hides the next kind: cubes modulo 101, which are
/// all different.
fn scattered(seed: u64) -> usize {
    let one_up = seed % APART + 1;
    let cube = one_up * one_up * one_up % (APART + 1) - 1;
    usize::try_from(cube).unwrap_or_default()
}

/// A number below `bound`, which is above 0.
pub(crate) fn below(chance: &mut u64, bound: usize) -> usize {
    let drawn = split_mix(chance) % bound.max(1) as u64;
    usize::try_from(drawn).unwrap_or_default()
}

/// The next number of `SplitMix64` (Steele, Lea and Flood 2014). The generators of `rand` may change
/// their numbers between versions, but a link must always lead to the same board.
pub(crate) fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_kind_has_a_board_of_its_own_for_each_of_its_seeds() {
        for grade in Grade::ALL {
            let pool = Pool::new(grade);
            for (boards, share) in pool.boards.iter().zip(grade.shares()) {
                assert!(boards.len() >= share, "{grade:?}: {}", boards.len());
            }
        }
    }

    #[test]
    fn the_remainders_by_a_hundred_are_scattered_over_all_places() {
        let places: HashSet<usize> = (0..APART).map(scattered).collect();
        assert_eq!(places, (0..100).collect());
    }

    #[test]
    fn the_numbers_are_those_of_split_mix() {
        // The first three of the reference implementation for the seed 1234567.
        let mut state = 1_234_567;
        let drawn = [(); 3].map(|()| split_mix(&mut state));
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }
}
