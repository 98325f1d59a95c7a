//! How answers are judged.

use nim_engine::{Outcome, Position};

use super::{Amount, Answered, Goal, Lesson, Miss, Task, refutation, reply};
use crate::{GameAction, apply};

/// The most digits of an answer; no lesson needs more.
const DIGITS: usize = 9;

impl Lesson {
    /// Reads the typed text as a binary number.
    pub fn check(&mut self) {
        let Task::Bits(amount) = self.current().task else {
            return;
        };
        let typed = self.typed.trim();
        let digits = typed.len() <= DIGITS && typed.chars().all(|digit| digit.is_digit(2));
        let read = u32::from_str_radix(typed, 2).ok().filter(|_| digits);
        if self.is_answered() {
            return;
        }
        match read {
            None => self.miss(Miss::Unreadable),
            Some(number) => self.judge_number(amount, number),
        }
    }

    /// Gives this number of those to choose from.
    pub fn press_number(&mut self, number: u32) {
        let Task::Number(amount) = self.current().task else {
            return;
        };
        if !self.is_answered() {
            self.typed = number.to_string();
            self.judge_number(amount, number);
        }
    }

    fn judge_number(&mut self, amount: Amount, number: u32) {
        if number == amount.of(&self.current().board) {
            self.answered = Answered::Right;
        } else {
            self.miss(Miss::Number);
        }
    }

    /// Gives this answer of those to choose from, counted from 0.
    pub fn choose(&mut self, chosen: usize) {
        let Task::Choose(question) = self.current().task else {
            return;
        };
        if self.is_answered() {
            return;
        }
        self.lay();
        let asked = self.current().board.clone();
        if chosen == question.right(&asked) {
            self.answered = Answered::Right;
        } else {
            self.miss(Miss::Choice(chosen));
            // The counter-move, if a board shows it: the result of this wrong answer.
            if self.current().shows_stones() {
                self.line = refutation(&asked);
                self.line.reverse();
            }
        }
    }

    /// Gives the answer away, after a miss.
    pub fn show(&mut self) {
        if !self.can_show() {
            return;
        }
        self.again();
        let asked = self.current().board.clone();
        match self.current().task {
            Task::Number(amount) => self.typed = amount.of(&asked).to_string(),
            Task::Bits(amount) => {
                let digits = asked.analysis().bits() as usize;
                self.typed = format!("{:0digits$b}", amount.of(&asked));
            }
            Task::Move(_) => {
                if let Some(best) = reply(&asked) {
                    apply(&mut self.board, GameAction::Choose(best));
                    apply(&mut self.board, GameAction::Take);
                    self.left = Some(self.board.game.position().clone());
                }
            }
            Task::Say | Task::Choose(_) | Task::Game(_) => {}
        }
        self.answered = Answered::Shown;
    }

    /// Judges the move that the reader has just made.
    pub(super) fn judge(&mut self) {
        let position = self.board.game.position().clone();
        match self.current().task {
            Task::Move(goal) => {
                self.move_made(goal, &position);
                self.left = Some(position);
            }
            Task::Game(_) => {
                self.left = Some(position);
                self.judge_game();
            }
            _ => {}
        }
    }

    fn move_made(&mut self, goal: Goal, position: &Position) {
        if goal == Goal::Break || position.outcome() == Outcome::P {
            self.answered = Answered::Right;
        } else if let Some((_, made)) = self.board.game.last() {
            self.line = reply(position).into_iter().collect();
            self.miss(Miss::Move(made));
        }
    }

    pub(super) fn miss(&mut self, miss: Miss) {
        self.missed = true;
        self.answered = Answered::Wrong(miss);
    }
}
