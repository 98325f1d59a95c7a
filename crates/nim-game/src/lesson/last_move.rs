use nim_engine::Move;

use super::{Lesson, Question, Task};
use crate::Seat;

/// The last move on the board of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// The reader made it.
    Yours(Move),
    /// The computer made it.
    Theirs(Move),
    /// The page made it for the player to move: it wins.
    Winning(Move),
    /// The page made it for the player to move: it is one of those that lose.
    Example(Move),
    /// The page made the answer to such a move.
    Answer(Move),
}

impl Lesson {
    /// The last move on its board; `None` before there is one.
    pub fn last_move(&self) -> Option<LastMove> {
        let (seat, made) = self.board().game.last()?;
        Some(match (self.current().task, seat) {
            // There the computer is to move.
            (Task::Choose(Question::Worth), Seat::One) => LastMove::Theirs(made),
            (Task::Choose(Question::Worth), Seat::Two) => LastMove::Yours(made),
            (Task::Choose(_), Seat::Two) => LastMove::Answer(made),
            (Task::Choose(_), Seat::One) if self.is_winning(made) => LastMove::Winning(made),
            (Task::Choose(_), Seat::One) => LastMove::Example(made),
            (_, Seat::One) => LastMove::Yours(made),
            (_, Seat::Two) => LastMove::Theirs(made),
        })
    }

    fn is_winning(&self, made: Move) -> bool {
        let mut winning = self.current().board.winning_moves();
        winning.any(|winning| winning == made)
    }
}
