//! Where the boards of a lesson come from, and which board is open.

use nim_engine::{Convention, Position};

use super::generator::{NEEDED, draw_board, kinds};
use super::{Exercise, Learned, Skill, Support};
use crate::puzzle::chance::{below, split_mix};
use crate::puzzle::{Address, Date, Grade, Puzzle, PuzzleAnswer, SEEDS};

/// Where the boards of a lesson come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The boards of this list, one after the other. The list is not empty.
    Fixed(Vec<Exercise>),
    /// Boards that practise this skill with this rule, drawn by chance until enough are right.
    Drawn(Skill, Convention),
    /// Puzzles, beginning with that of this address.
    Puzzle(Address),
}

/// The boards of a lesson, by their origin, with the place of the open board.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum LessonBoards {
    /// A list of boards; the board at index `at` is open.
    Listed {
        all: Vec<Exercise>,
        at: usize,
    },
    /// Boards that are drawn, one after the other.
    Drawn(Drawn),
    Puzzle(OpenPuzzle),
}

impl LessonBoards {
    /// The boards of a source, so many of which are right; `None` for all. The next one is open, or the last one.
    pub fn open(source: Source, right: Option<usize>, today: Date, chance: &mut u64) -> Self {
        let right = right.unwrap_or(usize::MAX);
        match source {
            Source::Fixed(all) => {
                let at = right.min(all.len() - 1);
                Self::Listed { all, at }
            }
            Source::Drawn(skill, convention) => {
                Self::Drawn(Drawn::new(skill, convention, right, chance))
            }
            Source::Puzzle(address) => Self::Puzzle(OpenPuzzle::find(address, today, *chance)),
        }
    }

    /// The open board with its task. Of drawn boards it is drawn now.
    pub fn exercise(&self, chance: &mut u64) -> Exercise {
        match self {
            Self::Listed { all, at } => all[*at].clone(),
            Self::Drawn(drawn) => drawn.draw(chance),
            Self::Puzzle(open) => open.puzzle.exercise(),
        }
    }

    /// The number of boards. Of drawn boards: how many have to be right.
    pub const fn count(&self) -> usize {
        match self {
            Self::Listed { all, .. } => all.len(),
            Self::Drawn(_) => NEEDED as usize,
            Self::Puzzle(_) => 1,
        }
    }
}

/// Boards of a skill, drawn by chance.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawn {
    pub skill: Skill,
    convention: Convention,
    /// The kind of the open board.
    kind: usize,
    /// How many boards so far were right at the first try and without help.
    pub right: u32,
    /// Whether the open board shows help, from its start or because the reader asked for help.
    pub has_help: bool,
    /// Whether the next board comes without help.
    pub next_is_unaided: bool,
}

impl Drawn {
    /// The boards of a skill; `right` of them are right already.
    fn new(skill: Skill, convention: Convention, right: usize, chance: &mut u64) -> Self {
        let right = u32::try_from(right).map_or(NEEDED, |right| right.min(NEEDED));
        Self {
            skill,
            convention,
            kind: below(chance, kinds(skill)),
            right,
            has_help: right == 0,
            next_is_unaided: right > 0,
        }
    }

    /// Begins again, and draws the first board.
    pub fn restart(&mut self, chance: &mut u64) -> Exercise {
        *self = Self::new(self.skill, self.convention, 0, chance);
        self.draw(chance)
    }

    /// Draws another board than the one before. After a miss the same kind comes once more.
    pub fn next(&mut self, before: &Position, misses: u32, chance: &mut u64) -> Exercise {
        if misses == 0 {
            self.kind = (self.kind + 1) % kinds(self.skill);
        }
        loop {
            let exercise = self.draw(chance);
            if exercise.board != *before {
                return exercise;
            }
        }
    }

    /// Draws a board of the current kind.
    fn draw(&self, chance: &mut u64) -> Exercise {
        draw_board(self.skill, self.kind, self.convention, chance)
    }

    /// The help that is drawn on a board. Pairs count while two heaps are above 1.
    pub fn support(&self, board: &Position, is_answered: bool) -> Support {
        let larger = board.heaps().iter().filter(|&&stones| stones > 1);
        let by_pairs = larger.count() > 1;
        match self.skill {
            Skill::BlockPairs if by_pairs && (self.has_help || is_answered) => Support::Blocks,
            // The blocks are the answer.
            Skill::Cut => Support::None,
            _ if self.has_help && !is_answered => Support::MarkedMove,
            _ => Support::None,
        }
    }

    /// Notes an answer, and returns whether the board counts: it is right at the first try, and without help. `misses`
    /// includes this answer. The next board has no help if this board was right at the first try.
    pub fn record(&mut self, is_right: bool, misses: u32) -> bool {
        self.next_is_unaided = is_right && misses == 0;
        let counts = self.next_is_unaided && !self.has_help;
        self.right += u32::from(counts);
        counts
    }
}

/// The puzzle that is open.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenPuzzle {
    /// The address that leads to this puzzle again.
    pub address: Address,
    pub puzzle: Puzzle,
    /// Whether a hint was asked for.
    pub hinted: bool,
    /// Whether the answer was asked for.
    pub gave_up: bool,
}

impl OpenPuzzle {
    const fn new(address: Address, puzzle: Puzzle) -> Self {
        Self {
            address,
            puzzle,
            hinted: false,
            gave_up: false,
        }
    }

    fn of_day(day: Date) -> Self {
        Self::new(Address::Daily(day), Puzzle::of_day(day))
    }

    fn of_seed(grade: Grade, seed: u64) -> Self {
        Self::new(Address::One(grade, seed), Puzzle::new(grade, seed))
    }

    /// The puzzle of an address.
    pub fn find(address: Address, today: Date, chance: u64) -> Self {
        match address {
            Address::Daily(day) => Self::of_day(day),
            Address::Today => Self::of_day(today),
            Address::One(grade, seed) => Self::of_seed(grade, seed),
            Address::Grade(grade) => Self::of_seed(grade, chance % SEEDS),
        }
    }

    /// The next puzzle, in this grade: that of the next seed, or after a daily puzzle that of a random seed.
    pub fn next(&self, grade: Grade, mut chance: u64) -> Address {
        let seed = match self.day() {
            Some(_) => split_mix(&mut chance) % SEEDS,
            None => self.puzzle.seed().wrapping_add(1),
        };
        Address::One(grade, seed)
    }

    /// The day of a daily puzzle.
    pub const fn day(&self) -> Option<Date> {
        match self.address {
            Address::Daily(day) => Some(day),
            _ => None,
        }
    }

    /// The day of this puzzle, if that is yet to come.
    pub fn ahead(&self, today: Date) -> Option<Date> {
        self.day().filter(|&day| day > today)
    }

    /// An answer in this puzzle, for the progress. One ahead of its day is practice, and the puzzle is asked afresh.
    pub fn tried(&self, answer: PuzzleAnswer, today: Date) -> Option<Learned> {
        let counts = self.ahead(today).is_none();
        counts.then_some(Learned::Tried(self.address, answer))
    }

    /// What an answer adds to the progress; `None` after the reader gave up. `misses` includes this answer.
    /// The puzzle of today adds its day when it is solved. A puzzle of no day adds its grade and its first answer, as
    /// wrong after a hint; [`Progress`](super::Progress) ignores other grades than the person's.
    pub fn record(&self, is_right: bool, misses: u32, today: Date) -> Option<Learned> {
        if self.gave_up {
            return None;
        }
        let earlier_misses = misses - u32::from(!is_right);
        let is_first = earlier_misses == 0;
        match self.day() {
            None => {
                is_first.then(|| Learned::Answered(self.puzzle.grade(), is_right && !self.hinted))
            }
            Some(day) => (is_right && day == today).then_some(Learned::Day(day)),
        }
    }
}
