//! The moves on the board of a lesson: the reader's, and the automatic ones.

use nim_engine::Position;

use super::{Answered, Lesson, Miss, PAUSE, Step, Task, reply};
use crate::task_board::{laid, lock};
use crate::{GameAction, GameState, Seat, Turn, apply};

impl Lesson {
    /// Applies an action of a person to the board.
    pub fn act(&mut self, action: GameAction) {
        let plays = matches!(
            action,
            GameAction::Choose(_) | GameAction::LetGo | GameAction::Take | GameAction::Remind(..)
        );
        if !plays || !self.is_played() || self.answered != Answered::No {
            return;
        }
        let before = self.board.game.ply();
        apply(&mut self.board, action);
        if self.board.game.ply() > before {
            self.judge();
        }
    }

    /// The milliseconds until [`Lesson::tick`] is due; `None` if nothing runs.
    pub fn due(&self) -> Option<u32> {
        let replies = matches!(self.current().task, Task::Game(_)) && self.board.is_thinking();
        (!self.finished && (!self.line.is_empty() || replies)).then_some(PAUSE)
    }

    /// Makes the move that is due.
    pub fn tick(&mut self) {
        if self.due().is_none() {
            return;
        }
        let made = self.line.pop();
        if let Some(by) = made.or_else(|| reply(self.board.game.position())) {
            // A board of a demonstration waits for a press before it continues.
            apply(&mut self.board, GameAction::Run);
            let token = self.board.turn_token();
            apply(&mut self.board, GameAction::Reply(token, by.into()));
        }
        match self.current().task {
            Task::Game(_) => self.judge_game(),
            // Nobody can play on a demonstration.
            _ => lock(&mut self.board),
        }
    }

    /// The mistake that lost the game: the number of the move, and the position before it.
    pub fn slip(&self) -> Option<(usize, Position)> {
        let game = &self.board.game;
        let number = game.last_slip(Seat::One)?;
        let mut before = game.played().clone();
        while before.ply() >= number && before.undo().is_some() {}
        Some((number, before.position().clone()))
    }

    pub(super) fn is_played(&self) -> bool {
        matches!(self.current().task, Task::Move(_) | Task::Game(_))
    }

    /// Sets everything up again.
    pub(super) fn lay(&mut self) {
        self.board = board(self.current());
        self.line.clear();
        self.left = None;
        self.typed.clear();
    }

    /// Judges a game, if it is over.
    pub(super) fn judge_game(&mut self) {
        let Turn::Over { winner } = self.board.game.turn() else {
            return;
        };
        if winner == Seat::One {
            self.answered = Answered::Right;
        } else {
            self.miss(Miss::Game);
        }
    }
}

/// The board of a step: the reader sits on the first seat where there is something to play.
pub(super) fn board(step: &Step) -> GameState {
    let plays = matches!(step.task, Task::Move(_) | Task::Game(_));
    let first = match step.task {
        Task::Game(first) => first,
        _ => Seat::One,
    };
    laid(&step.board, plays, first, None)
}
