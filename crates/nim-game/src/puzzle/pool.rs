//! The puzzle of each seed: a board of its grade, drawn from the seed.

use nim_engine::{Outcome, Position};

use super::chance::{below, shuffle};
use super::date::Date;
use super::grade::Grade;

/// On one of this many boards no move wins.
const LOST: usize = 5;

/// On one of this many boards of daily puzzles no move wins.
const LOST_DAYS: usize = 10;

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

    /// The puzzle of a day. The day of the week decides its grade.
    pub fn of_day(date: Date) -> Self {
        Self::new(Grade::of_day(date), DAILY + u64::from(date.number()))
    }

    /// The grade.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether the puzzle is that of a day.
    pub(crate) const fn is_of_a_day(&self) -> bool {
        self.seed >= DAILY
    }

    /// The board, with its rules.
    pub const fn board(&self) -> &Position {
        &self.board
    }
}

/// The seeds of daily puzzles begin here, far above the seeds of other puzzles.
const DAILY: u64 = 1 << 62;

/// All boards of a grade. To find a puzzle takes one of these: at most 5,005 boards are looked at.
#[derive(Clone, Debug)]
pub struct Pool {
    grade: Grade,
    /// The boards on which no move wins, and the others.
    lost: Vec<Position>,
    won: Vec<Position>,
}

impl Pool {
    /// All boards of this grade.
    pub fn new(grade: Grade) -> Self {
        let (mut lost, mut won) = (Vec::new(), Vec::new());
        for (heaps, number) in grade.boards().zip(1..) {
            // No heap at all is no position, and no puzzle.
            let board = Position::new(&heaps, grade.rules(number));
            if let Some(board) = board.ok().filter(|board| grade.has(board)) {
                match board.outcome() {
                    Outcome::P => lost.push(board),
                    Outcome::N => won.push(board),
                }
            }
        }
        Self { grade, lost, won }
    }

    /// The puzzle of this seed. One draw decides whether no move wins, a second one draws the board, and others the
    /// order of its heaps.
    pub fn puzzle(&self, seed: u64) -> Puzzle {
        let mut chance = seed ^ u64::from(self.grade.number()).rotate_right(8);
        let share = if seed >= DAILY { LOST_DAYS } else { LOST };
        let is_lost = below(&mut chance, share) == 0;
        let boards = if is_lost { &self.lost } else { &self.won };
        let board = &boards[below(&mut chance, boards.len())];
        let mut heaps = board.heaps().to_vec();
        shuffle(&mut heaps, &mut chance);
        let Ok(board) = Position::new(&heaps, board.rules()) else {
            unreachable!("a position's heaps in another order are one, too");
        };
        Puzzle {
            grade: self.grade,
            seed,
            board,
        }
    }
}
