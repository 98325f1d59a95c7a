//! Five grades of puzzles, and the puzzle of each seed.
//!
//! A grade is a list of boards: all that keep its promise, in a fixed order. A hundred seeds in a
//! row share it out among themselves, so that no board comes twice within them, whichever seed
//! they begin with. No board is tried and thrown away, and no other puzzle has to be known.

use std::num::NonZeroU32;

use super::date::Date;
use crate::engine::{Convention, Outcome, Position, Rules, Setup};

/// How hard a puzzle is, and of what kind.
///
/// Every board has at least two heaps, none of them empty, so a first move never ends the game; and
/// a move that loses.
/// In [`none`](Self::none) of any hundred puzzles in a row no move wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Two or three heaps of up to 9 stones; the last stone wins. One winning move or more.
    Small,
    /// Four heaps of up to 9, at least three of them larger than 1, by either rule: while two heaps
    /// are large, both have the same winning moves. One or more of these.
    Four,
    /// The misère endgame: two to nine heaps of up to 9, at most two of them larger than 1, and the
    /// last stone loses. In 45 of a hundred one heap at most is larger and a move wins: there the
    /// strategy is another one than in normal play. In 30 two are, a move wins, and it is still the
    /// same.
    Endgame,
    /// Five or six heaps of up to 9, at least three of them larger than 1, by either rule: a single
    /// winning move among 20 or more.
    Single,
    /// Two to four heaps of up to 15, and a turn takes at most two to five stones, fewer than lie
    /// in the largest heap; by either rule. One winning move or more.
    Limited,
}

/// What the answer to a puzzle is like. All boards of a grade have one kind each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// No move wins.
    None,
    /// A move wins.
    Some,
    /// A move wins in the misère endgame, while two heaps are large.
    Early,
}

/// Within so many seeds in a row no board of a grade comes twice.
pub const APART: u64 = 100;

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Small,
        Self::Four,
        Self::Endgame,
        Self::Single,
        Self::Limited,
    ];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    /// The grade of this number.
    #[must_use]
    pub fn of(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|grade| grade.number() == number)
    }

    /// The grade of a day's puzzle, by the day of the week: from Monday up to Friday from the first
    /// to the last, then down again.
    #[must_use]
    pub fn of_day(date: Date) -> Self {
        match date.weekday() {
            0 => Self::Small,
            1 => Self::Four,
            2 | 6 => Self::Endgame,
            3 | 5 => Self::Single,
            _ => Self::Limited,
        }
    }

    /// The most stones in a heap.
    #[must_use]
    pub const fn size(self) -> u32 {
        match self {
            Self::Limited => 15,
            _ => 9,
        }
    }

    /// In how many of a hundred puzzles no move wins.
    #[must_use]
    pub const fn none(self) -> usize {
        match self {
            Self::Small => 15,
            Self::Endgame => 25,
            Self::Four | Self::Single | Self::Limited => 20,
        }
    }

    /// How many of a hundred puzzles are of each kind.
    const fn shares(self) -> [usize; 3] {
        let early = if matches!(self, Self::Endgame) { 30 } else { 0 };
        [self.none(), 100 - self.none() - early, early]
    }

    /// The kind of a board; nothing where that is none of this grade's.
    fn kind(self, board: &Position) -> Option<Kind> {
        let heaps = board.heaps();
        let larger = |than| heaps.iter().filter(|&&stones| stones > than).count();
        let winning = board.winning_moves().count();
        let is_kept = match self {
            Self::Small | Self::Endgame => heaps.len() >= 2,
            Self::Four => heaps.len() == 4 && larger(1) >= 3,
            Self::Single => {
                heaps.len() >= 5 && larger(1) >= 3 && winning <= 1 && board.stones() >= 20
            }
            Self::Limited => {
                let limit = board.rules().limit.map_or(u32::MAX, NonZeroU32::get);
                heaps.len() >= 2 && larger(limit) > 0
            }
        };
        let can_miss = board.legal_moves().nth(winning).is_some();
        (is_kept && can_miss).then_some(match board.outcome() {
            Outcome::P => Kind::None,
            Outcome::N if self == Self::Endgame && larger(1) == 2 => Kind::Early,
            Outcome::N => Kind::Some,
        })
    }

    /// The rules of the board of this number: a board has one set of rules for all seeds, so that
    /// no heaps come twice under different ones either.
    fn rules(self, number: u64) -> Rules {
        let mut chance = number;
        let rules = Rules {
            convention: match self {
                Self::Small => Convention::Normal,
                Self::Endgame => Convention::Misere,
                _ if split_mix(&mut chance).is_multiple_of(2) => Convention::Normal,
                _ => Convention::Misere,
            },
            limit: None,
        };
        if self != Self::Limited {
            return rules;
        }
        // Two to five.
        let above_one = 1 + u32::try_from(below(&mut chance, 4)).unwrap_or_default();
        rules.with_limit(NonZeroU32::MIN.saturating_add(above_one))
    }

    /// Visits all boards from which the grade takes its own: the most heaps of up to
    /// [`size`](Self::size), each board once up to the order of its heaps.
    fn each_board(self, mut visit: impl FnMut(Vec<u32>)) {
        // In the endgame there are up to two large heaps, and single stones beside them.
        let (heaps, ones) = match self {
            Self::Small => (3, 0),
            Self::Four | Self::Limited => (4, 0),
            Self::Endgame => (2, 7),
            Self::Single => (6, 0),
        };
        let lift = u32::from(ones > 0);
        let most = self.size() - lift;
        for single in 0..=ones {
            let mut board = vec![0; heaps];
            loop {
                let large = board.iter().filter(|&&stones| stones > 0);
                let mut laid: Vec<u32> = large.map(|stones| stones + lift).collect();
                laid.resize(laid.len() + single, 1);
                visit(laid);
                // The next one whose heaps do not decrease.
                let Some(place) = board.iter().rposition(|&stones| stones < most) else {
                    break;
                };
                let least = board[place] + 1;
                board[place..].fill(least);
            }
        }
    }
}

/// A board on which to find a move that wins, or to see that there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    grade: Grade,
    seed: u64,
    board: Position,
}

impl Puzzle {
    /// The puzzle of this grade and seed, the same on every machine.
    #[must_use]
    pub fn new(grade: Grade, seed: u64) -> Self {
        Pool::new(grade).puzzle(seed)
    }

    /// The puzzle of a day. Its grade is that of the day of the week, so the day before has another:
    /// no two neighbouring grades share a board, nor do the endgame of a Sunday and a Monday's, of
    /// which one is misère and one normal. Within [`APART`] days no board of a grade comes again.
    #[must_use]
    pub fn of_day(date: Date) -> Self {
        Self::new(Grade::of_day(date), DAILY + u64::from(date.number()))
    }

    /// The grade.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The board, with its rules.
    #[must_use]
    pub const fn board(&self) -> &Position {
        &self.board
    }
}

/// The seeds of the days' puzzles begin here, far from those that are met otherwise.
const DAILY: u64 = 1 << 62;

/// All boards of a grade. To find a puzzle takes one of these: at most 5,005 boards are looked at.
#[derive(Clone, Debug)]
pub struct Pool {
    grade: Grade,
    /// By [`Kind`]. Each holds at least as many boards as its share of a hundred seeds.
    boards: [Vec<Position>; 3],
}

impl Pool {
    /// All boards of this grade.
    #[must_use]
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
    /// The seed's remainder by a hundred says which kind it is, and which of the boards of that
    /// kind are this remainder's own: every `share`th, from another one on. Any hundred seeds in a
    /// row have different remainders, so they share no board. Which of its own boards it is, and
    /// the order of the heaps, are drawn by the whole seed.
    #[must_use]
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

/// The seed's remainder by a hundred, in an order in which nobody sees which kind comes next:
/// cubes modulo 101, which are all different.
fn scattered(seed: u64) -> usize {
    let one_up = seed % APART + 1;
    let cube = one_up * one_up * one_up % (APART + 1) - 1;
    usize::try_from(cube).unwrap_or_default()
}

/// A number below `bound`, which is above 0.
fn below(chance: &mut u64, bound: usize) -> usize {
    let drawn = split_mix(chance) % bound.max(1) as u64;
    usize::try_from(drawn).unwrap_or_default()
}

/// The next number of `SplitMix64` (Steele, Lea and Flood 2014). The generators of `rand` that the
/// page has may change their numbers from version to version; a link has to lead to the same board
/// for ever.
fn split_mix(state: &mut u64) -> u64 {
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
