//! The judgement of an answer, and the event on the board.

use super::{Answered, Goal, Lesson, Mismatch, Miss, Question, Task};
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
    /// Any game was asked for, and is over.
    GameOver,
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
    /// These blocks are not equal.
    Pair(Mismatch),
    /// The move took the last stone, which loses.
    TookLast,
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
    /// The game was lost, and could not be won.
    LostFromTheStart(Convention),
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
            (Answered::Right, Task::Game(Goal::Any, _)) => Verdict::GameOver,
            (Answered::Right, Task::Move(Goal::Any | Goal::Break)) => Verdict::Look,
            (Answered::Right, _) => Verdict::Right,
            (Answered::Wrong(miss), task) => Verdict::Wrong(match (miss, task) {
                (Miss::Choice(chosen), _) => Wrong::Choice(chosen),
                (Miss::Number(_), _) => Wrong::Number,
                (Miss::Unreadable, _) => Wrong::NotBits,
                (Miss::Pair(blocks), _) => Wrong::Pair(blocks),
                (Miss::Move(made), _) => self.countered(made),
                (Miss::Game, _) => lost(&self.board().game),
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
        let asked = self.current().asked();
        asked.winning_moves().any(|winning| winning == made)
    }

    fn countered(&self, made: Move) -> Wrong {
        let left = self.left().map(|left| left.heaps().to_vec());
        let left = left.unwrap_or_default();
        if left.iter().all(|&stones| stones == 0) {
            return Wrong::TookLast;
        }
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

/// How a game was lost, and where it could have been won.
fn lost(game: &Game) -> Wrong {
    let board = &game.table().board;
    let last = board.rules().convention;
    let slip = game.last_slip(Seat::One);
    let before = slip.unwrap_or_default().saturating_sub(1);
    let mut position = board.clone();
    for &made in &game.moves()[..before] {
        position = position
            .play(made)
            .unwrap_or_else(|refused| refused.position);
    }
    let better = position.winning_moves().next();
    match slip.zip(better) {
        None => Wrong::LostFromTheStart(last),
        Some((number, better)) => Wrong::Lost {
            last,
            number,
            heaps: position.heaps().to_vec(),
            better,
        },
    }
}
