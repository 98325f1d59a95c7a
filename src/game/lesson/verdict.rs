//! The judgement of an answer, and the event on the board.

use super::{Answered, Goal, Lesson, Miss, Question, Task};
use crate::engine::{Convention, Move, Position};
use crate::game::{Game, Seat};

/// The judgement of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is wrong, for this reason.
    Wrong(Wrong),
    /// The answer was shown.
    Shown,
    /// Any move was asked for, and has been made.
    Look,
}

/// Why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is this wrong choice.
    Choice(usize),
    /// It is another number.
    Number,
    /// The text is no binary number.
    NotBits,
    /// The move leaves a board on which the computer can win.
    Unanswered {
        /// The move.
        made: Move,
        /// The heaps after it.
        left: Vec<u32>,
    },
    /// The computer has answered the move.
    Countered {
        /// The move.
        made: Move,
        /// The heaps after it.
        left: Vec<u32>,
        /// The computer's answer.
        answer: Move,
        /// The board after both.
        then: Position,
    },
    /// The game was lost by a mistake.
    Lost {
        /// The rule for the last stone.
        last: Convention,
        /// The number of the move that was the mistake.
        number: usize,
        /// The heaps before it.
        heaps: Vec<u32>,
        /// A winning move there.
        better: Move,
    },
}

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
    /// The judgement of the answer; `None` before there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        Some(match (self.answered(), self.current().task) {
            (Answered::No, _) => return None,
            (Answered::Shown, _) => Verdict::Shown,
            (Answered::Right, Task::Move(Goal::Break)) => Verdict::Look,
            (Answered::Right, _) => Verdict::Right,
            (Answered::Wrong(miss), _) => Verdict::Wrong(match miss {
                Miss::Choice(chosen) => Wrong::Choice(chosen),
                Miss::Number(_) => Wrong::Number,
                Miss::Unreadable => Wrong::NotBits,
                Miss::Move(made) => self.countered(made),
                Miss::Game => lost(&self.board().game)?,
            }),
        })
    }

    /// The last move on its board; `None` before there is one.
    pub fn last_move(&self) -> Option<LastMove> {
        let game = &self.board().game;
        let (seat, made) = game.last()?;
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

    fn countered(&self, made: Move) -> Wrong {
        let left = self.left().map(|left| left.heaps().to_vec());
        let left = left.unwrap_or_default();
        match self.board().game.last() {
            Some((Seat::Two, answer)) => Wrong::Countered {
                made,
                left,
                answer,
                then: self.board().game.position().clone(),
            },
            _ => Wrong::Unanswered { made, left },
        }
    }
}

/// Where a lost game could have been won. A game to win can be won from its start.
fn lost(game: &Game) -> Option<Wrong> {
    let board = &game.table().board;
    let number = game.last_slip(Seat::One)?;
    let mut position = board.clone();
    for &made in &game.moves()[..number - 1] {
        position = position
            .play(made)
            .unwrap_or_else(|refused| refused.position);
    }
    Some(Wrong::Lost {
        last: board.rules().convention,
        number,
        heaps: position.heaps().to_vec(),
        better: position.winning_moves().next()?,
    })
}
