//! Puzzles: find a move that wins, or say that there is none.
//!
//! A miss is answered on the board: by the move that refutes it, after a pause.

mod address;
mod board;
pub(super) mod date;
mod grade;
mod level;
pub(super) mod pool;
pub(super) mod saved;
mod streak;
mod verdict;

pub use address::{Address, AddressError};
pub use date::{Date, DateError, Today};
pub use grade::Grade;
pub use level::Level;
pub use pool::{APART, Pool, Puzzle};
pub use saved::SavedError;
pub use streak::Streak;
pub use verdict::{DayStreak, Solution, Solved, Verdict};

use board::{fresh, play_best};
use pool::LOST_DAYS;

use nim_engine::{Move, Outcome};

use super::task_board::lock;
use super::{GameAction, GameState, apply};

/// How long an answer stands before it is refuted, or the way on is open: two quick presses are
/// not two answers.
pub const PAUSE: u32 = 900;

/// The data saved from visit to visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The grade that follows the person.
    pub level: Level,
    /// The days on which the daily puzzle was solved.
    pub streak: Streak,
}

/// An answer to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move wins.
    Move(Move),
    /// No move wins.
    None,
}

/// How far the puzzle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The person is to answer.
    Asking,
    /// The person has answered.
    Answered {
        /// How.
        answer: Answer,
        /// Whether that is right.
        right: bool,
        /// Whether the pause after it is over, and a miss refuted on the board.
        settled: bool,
    },
    /// The answer was asked for and stands on the board.
    Shown,
}

/// The puzzle screen: one puzzle, its progress, and the saved data.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzles {
    puzzle: Puzzle,
    /// The day, for a daily puzzle.
    day: Option<Date>,
    /// The day on which it was opened.
    opened: Today,
    today: Today,
    state: GameState,
    stage: Stage,
    /// How many answers were given.
    tries: u32,
    /// At which of them it was solved.
    solved: Option<u32>,
    /// Whether the answer was asked for before that.
    gave_up: bool,
    kept: Kept,
    /// The seed of the next puzzle.
    next: u64,
}

impl Puzzles {
    /// The puzzle of an address. `seed` is drawn by chance: it is that of the puzzle where the
    /// address leaves it open, and of the next one else.
    pub fn open(address: Address, kept: Kept, today: Today, seed: u64) -> Self {
        let seed = seed % SEEDS;
        let (puzzle, day) = match address {
            Address::Following => (Puzzle::new(kept.level.grade(), seed), None),
            Address::Grade(grade) => (Puzzle::new(grade, seed), None),
            Address::One(grade, seed) => (Puzzle::new(grade, seed), None),
            Address::Daily(date) => (Puzzle::of_day(date), Some(date)),
        };
        // Seeds in a row do not repeat a board.
        let next = match day {
            None => puzzle.seed().wrapping_add(1),
            Some(_) => seed,
        };
        Self {
            state: fresh(&puzzle),
            puzzle,
            day,
            opened: today,
            today,
            stage: Stage::Asking,
            tries: 0,
            solved: None,
            gave_up: false,
            kept,
            next,
        }
    }

    /// The address that leads to this puzzle again.
    pub fn address(&self) -> Address {
        self.day.map_or(
            Address::One(self.puzzle.grade(), self.puzzle.seed()),
            Address::Daily,
        )
    }

    /// Says that no move wins.
    pub fn say_none(&mut self) {
        if self.stage == Stage::Asking {
            self.answer(Answer::None);
        }
    }

    /// Lays the puzzle out again, after a miss or when its answer was shown.
    pub fn again(&mut self) {
        if self.is_missed() || self.stage == Stage::Shown {
            self.state = fresh(&self.puzzle);
            self.stage = Stage::Asking;
        }
    }

    /// Shows the answer, before one is given or after a miss.
    pub fn show(&mut self) {
        if self.is_missed() || self.stage == Stage::Asking {
            self.give_up();
        }
    }

    /// Opens the next puzzle, of the grade that follows the person.
    pub fn next(&mut self) {
        if self.due().is_none() {
            self.reopen(Address::One(self.kept.level.grade(), self.next));
        }
    }

    /// Opens the puzzle of this day, which may have begun since the screen was opened. An open puzzle
    /// keeps the day on which it was opened.
    pub fn open_daily(&mut self, today: Today) {
        self.today = today;
        self.reopen(Address::Daily(today.date));
    }

    /// Opens a puzzle of this grade, which from now on follows the person.
    pub fn open_grade(&mut self, grade: Grade) {
        if self.kept.level.grade() != grade {
            self.kept.level = Level::at(grade);
        }
        self.reopen(Address::One(grade, self.next));
    }

    /// Applies an action to the board. The first move is the answer.
    pub fn act(&mut self, action: GameAction) {
        if self.stage != Stage::Asking {
            return;
        }
        if let GameAction::Choose(_)
        | GameAction::LetGo
        | GameAction::Take
        | GameAction::Remind(..) = action
        {
            apply(&mut self.state, action);
        }
        if let Some(&made) = self.state.game.moves().first() {
            self.answer(Answer::Move(made));
        }
    }

    /// The board.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// After how many milliseconds [`tick`](Self::tick) is to be called, if at all.
    pub const fn due(&self) -> Option<u32> {
        match self.stage {
            Stage::Answered { settled: false, .. } => Some(PAUSE),
            _ => None,
        }
    }

    /// The pause is over: a move that does not win is refuted by the opponent's reply that wins. After a
    /// wrong "there is none" nothing is shown, so that the person can look for the move.
    pub fn tick(&mut self) {
        if let Stage::Answered {
            answer,
            right,
            settled: settled @ false,
        } = &mut self.stage
        {
            *settled = true;
            if !*right && matches!(answer, Answer::Move(_)) {
                play_best(&mut self.state);
                lock(&mut self.state);
            }
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The day, for a daily puzzle.
    pub const fn day(&self) -> Option<Date> {
        self.day
    }

    /// In how many of a hundred such puzzles no move wins.
    pub fn none(&self) -> usize {
        self.day.map_or(self.puzzle.grade().none(), |_| LOST_DAYS)
    }

    /// Today.
    pub const fn today(&self) -> Today {
        self.today
    }

    /// How far the puzzle has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// How many answers were given to it.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// At which try it was solved, counted from 1. One whose answer was asked for is not solved any
    /// more.
    pub const fn solved(&self) -> Option<u32> {
        self.solved
    }

    /// The data to save.
    pub const fn kept(&self) -> &Kept {
        &self.kept
    }

    /// How many days in a row the daily puzzle was solved.
    pub fn days(&self) -> u32 {
        self.kept.streak.days(self.today)
    }

    /// Whether the answer was wrong, and is refuted.
    const fn is_missed(&self) -> bool {
        matches!(
            self.stage,
            Stage::Answered {
                right: false,
                settled: true,
                ..
            }
        )
    }

    fn answer(&mut self, answer: Answer) {
        let right = match answer {
            Answer::Move(_) => self.state.game.position().outcome() == Outcome::P,
            Answer::None => self.puzzle.board().outcome() == Outcome::P,
        };
        self.tries += 1;
        if self.tries == 1 && !self.gave_up {
            self.grade(right);
        }
        if right && !self.gave_up && self.solved.is_none() {
            self.solved = Some(self.tries);
            // A puzzle of another day, from a link, is no day of the streak.
            if self.day == Some(self.opened.date) {
                self.kept.streak.solved(self.opened);
            }
        }
        lock(&mut self.state);
        self.stage = Stage::Answered {
            answer,
            right,
            settled: false,
        };
    }

    /// Reports the result of this puzzle to the grade that follows the person. A daily puzzle and one of
    /// another grade, from a link, do not count.
    fn grade(&mut self, first_try: bool) {
        if self.follows() {
            self.kept.level.record(first_try);
        }
    }

    fn follows(&self) -> bool {
        self.day.is_none() && self.puzzle.grade() == self.kept.level.grade()
    }

    fn give_up(&mut self) {
        if self.tries == 0 && !self.gave_up {
            self.grade(false);
        }
        self.gave_up |= self.solved.is_none();
        self.state = fresh(&self.puzzle);
        lock(&mut self.state);
        if self.puzzle.board().outcome() == Outcome::N {
            play_best(&mut self.state);
        }
        self.stage = Stage::Shown;
    }

    fn reopen(&mut self, address: Address) {
        let number = self.state.number.wrapping_add(1);
        *self = Self::open(address, self.kept.clone(), self.today, self.next);
        self.state.number = number;
    }
}

/// The number of random starting points: few enough for a short address.
const SEEDS: u64 = 1_000_000;
