//! What a session knows of its open puzzle.

use super::{Answered, LessonBoards, OpenPuzzle, Session};
use crate::GameAction;
use crate::puzzle::{Address, Date, Puzzle, PuzzleAnswer, PuzzleHistory};
use crate::teach::{LessonAction, Place, Progress};

impl Session {
    const fn open_puzzle(&self) -> Option<&OpenPuzzle> {
        match &self.boards {
            LessonBoards::Puzzle(open) => Some(open),
            _ => None,
        }
    }

    /// The puzzle that is open.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.open_puzzle().map(|open| &open.puzzle)
    }

    /// The address of the next puzzle, in the grade of this progress.
    pub fn next_puzzle(&self, progress: &Progress) -> Option<Address> {
        let open = self.open_puzzle()?;
        Some(open.next(progress.level.grade(), self.chance))
    }

    /// The day of a daily puzzle.
    pub fn day(&self) -> Option<Date> {
        self.open_puzzle().and_then(OpenPuzzle::day)
    }

    /// At which try the puzzle was solved, counted from 1. `None` if it is not, or if the reader asked for the answer.
    pub fn solved(&self) -> Option<u32> {
        let open = self.open_puzzle()?;
        let solved = self.answered() == Answered::Right && !open.gave_up;
        solved.then_some(self.misses.saturating_add(1))
    }

    /// Whether a hint was asked for in this puzzle.
    pub fn was_hinted(&self) -> bool {
        self.open_puzzle().is_some_and(|open| open.hinted)
    }

    /// The day on which this puzzle counts, if that is yet to come.
    pub fn ahead(&self) -> Option<Date> {
        self.open_puzzle()?.ahead(self.today)
    }

    /// Whether this is the puzzle of today.
    pub fn is_todays(&self) -> bool {
        self.day() == Some(self.today)
    }

    /// Gives the answers of earlier visits again.
    pub(super) fn repeat_answers(&mut self, history: &PuzzleHistory) {
        if let Place::Puzzle(address) = self.place {
            let answers = history.answers(address).into_iter();
            answers.for_each(|answer| self.repeat(answer));
            // The progress has these results already.
            self.learned.clear();
        }
    }

    fn repeat(&mut self, answer: PuzzleAnswer) {
        if !matches!(self.answered(), Answered::No | Answered::Right) {
            self.again();
        }
        match answer {
            PuzzleAnswer::Move(made) => {
                self.answer(LessonAction::Board(GameAction::Choose(made)));
                self.answer(LessonAction::Board(GameAction::Take));
            }
            PuzzleAnswer::NoMove => self.answer(LessonAction::NoMove),
            PuzzleAnswer::Choice(chosen) => self.answer(LessonAction::Answer(chosen)),
            PuzzleAnswer::Hint => self.help(),
            PuzzleAnswer::Show => self.show(),
        }
    }
}
