//! A lesson of “Go deeper” as a value: the place in it, the answers, and the board of the step.
//!
//! No step stores its answer. The engine judges and answers moves, and computes the answers to questions
//! ([`Question`], [`Amount`]).

mod answering;
mod chapter;
mod course;
mod facts;
mod last_move;
mod playing;
mod progress;
mod reply;
mod step;

pub use chapter::Chapter;
pub use course::steps;
pub use facts::{Facts, Repair};
pub use last_move::LastMove;
pub use progress::Progress;
pub use reply::{refutation, reply};
pub use step::{Amount, Figure, Goal, NUMBERS, Question, Step, Task};

use nim_engine::{Move, Position};

use self::playing::board;
use super::GameState;

/// The milliseconds until the computer answers: long enough to see the reader's move.
const PAUSE: u32 = 900;

/// A lesson under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    chapter: Chapter,
    steps: Vec<Step>,
    at: usize,
    /// The furthest step that was answered up to: from there on, steps wait for their answer.
    reached: usize,
    finished: bool,
    answered: Answered,
    /// Whether this step was missed.
    missed: bool,
    board: GameState,
    /// The moves that the board makes by itself, the next one last.
    line: Vec<Move>,
    /// The position after the reader's move.
    left: Option<Position>,
    typed: String,
}

/// How the question of a step was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Not yet.
    No,
    /// Wrongly.
    Wrong(Miss),
    /// Rightly.
    Right,
    /// By asking to be shown.
    Shown,
}

/// The kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// This answer, counted from 0.
    Choice(usize),
    /// The number.
    Number,
    /// The typed text is no number.
    Unreadable,
    /// This move: it does not win.
    Move(Move),
    /// The game was lost.
    Game,
}

impl Lesson {
    /// Opens a lesson at a step, counted from 0. Beyond the last step the lesson restarts.
    pub fn open(chapter: Chapter, step: usize) -> Self {
        let steps = steps(chapter);
        let at = if step < steps.len() { step } else { 0 };
        let board = board(&steps[at]);
        Self {
            chapter,
            at,
            reached: at,
            finished: false,
            answered: Answered::No,
            missed: false,
            board,
            line: Vec::new(),
            left: None,
            typed: String::new(),
            steps,
        }
    }

    /// Opens a lesson where it was left.
    pub fn resume(chapter: Chapter, progress: &Progress) -> Self {
        Self::open(chapter, progress.step(chapter))
    }

    /// What this lesson is about.
    pub const fn chapter(&self) -> Chapter {
        self.chapter
    }

    /// The step, counted from 0.
    pub const fn step(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    pub const fn length(&self) -> usize {
        self.steps.len()
    }

    /// The step itself.
    pub fn current(&self) -> &Step {
        &self.steps[self.at]
    }

    /// Whether the last step is done, and the end of the lesson is shown.
    pub const fn is_finished(&self) -> bool {
        self.finished
    }

    /// How the step was answered.
    pub const fn answered(&self) -> Answered {
        self.answered
    }

    /// The text in the field.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The position after the reader's move, before any answer.
    pub const fn left(&self) -> Option<&Position> {
        self.left.as_ref()
    }

    /// The board as it is drawn.
    pub const fn board(&self) -> &GameState {
        &self.board
    }

    /// The board on which the reader may play now; `None` if the step has no move.
    pub fn state(&self) -> Option<&GameState> {
        self.is_played().then_some(&self.board)
    }

    /// Whether the step is done.
    pub fn is_answered(&self) -> bool {
        let answered = matches!(self.answered, Answered::Right | Answered::Shown);
        answered || self.current().task == Task::Say
    }

    /// Whether the reader can continue: the step is finished, or was before.
    pub fn can_go_on(&self) -> bool {
        self.is_answered() || self.at < self.reached
    }

    /// Whether the step can be shown: after a miss, and no game that has to be won.
    pub fn can_show(&self) -> bool {
        let game = matches!(self.current().task, Task::Game(_));
        self.missed && !game && !self.is_answered()
    }

    /// Fills in the field in which a number is written.
    pub fn write(&mut self, text: &str) {
        text.clone_into(&mut self.typed);
        if matches!(self.answered, Answered::Wrong(_)) {
            self.answered = Answered::No;
        }
    }

    /// Goes to the next step after this one is finished.
    pub fn next(&mut self) {
        if self.finished || !self.can_go_on() {
            return;
        }
        if self.at + 1 < self.steps.len() {
            self.go(self.at + 1);
        } else {
            self.finished = true;
        }
    }

    /// Goes to the step before.
    pub fn back(&mut self) {
        if self.finished {
            self.finished = false;
        } else {
            self.go(self.at.saturating_sub(1));
        }
    }

    /// Sets the step back as it was before it was answered.
    pub fn again(&mut self) {
        self.answered = Answered::No;
        self.lay();
    }

    /// Goes to the first step.
    pub fn restart(&mut self) {
        self.go(0);
    }

    fn go(&mut self, step: usize) {
        self.reached = self.reached.max(step);
        self.at = step;
        self.finished = false;
        self.missed = false;
        self.again();
    }
}
