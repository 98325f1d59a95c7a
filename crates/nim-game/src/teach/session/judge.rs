//! The answers to a task, and what is right.

use nim_engine::{Move, Outcome};

use super::{Answered, End, Goal, Miss, Place, Session, Slip};
use crate::task_board::lock;
use crate::teach::generator::NEEDED;
use crate::teach::{Amount, CutGoal, Learned, Question, Support, Task, refutation, reply};
use crate::{GameAction, GameState, Seat, Turn, apply};

/// The most digits of an answer; no exercise needs more.
const DIGITS: usize = 9;

impl Session {
    /// Applies an action of a person to the board.
    pub(super) fn act(&mut self, action: GameAction) {
        let plays = matches!(
            action,
            GameAction::Choose(_) | GameAction::LetGo | GameAction::Take | GameAction::Remind(..)
        );
        if !plays || self.state().is_none() {
            return;
        }
        let before = self.board.clone();
        apply(&mut self.board, action);
        if self.board.game.ply() > before.game.ply() {
            self.judge(before);
        }
    }

    /// Gives this answer of those to choose from, counted from 0.
    pub(super) fn choose(&mut self, chosen: usize) {
        let Task::Choose(question) = self.exercise().task else {
            return;
        };
        // The same wrong answer twice is one.
        if self.is_answered() || self.answered == Answered::Wrong(Miss::Choice(chosen)) {
            return;
        }
        let misses = self.misses;
        self.lay();
        self.misses = misses;
        let asked = self.exercise().board.clone();
        let is_right = chosen == question.right(self.exercise());
        if is_right {
            self.right();
        } else {
            self.miss(Miss::Choice(chosen));
        }
        if question == Question::TakesLast {
            // Both take in turn, so that everybody sees it.
            let heaps = (0..asked.heaps().len()).rev();
            self.line = heaps.filter_map(|heap| Move::new(heap, 1)).collect();
        } else if question == Question::Mistake {
            // The game up to the mistake.
            let game = self.exercise().opening.iter().take(2 * chosen + 1);
            self.line = game.rev().copied().collect();
        } else if !is_right && self.exercise().shows_stones() {
            // What comes of the wrong answer.
            self.line = refutation(&asked);
            self.line.reverse();
        }
        lock(&mut self.board);
    }

    /// Fills in the field in which a number is written.
    pub(super) fn write(&mut self, text: String) {
        if matches!(self.exercise().task, Task::Binary(_)) && !self.is_answered() {
            self.typed = text;
            self.answered = Answered::No;
        }
    }

    /// Gives this number of those to choose from.
    pub(super) fn press_number(&mut self, number: u32) {
        let is_same =
            self.answered == Answered::Wrong(Miss::Number) && self.typed.parse() == Ok(number);
        if let Task::Number(amount) = self.exercise().task
            && !self.is_answered()
            && !is_same
        {
            self.typed = number.to_string();
            self.judge_number(amount, number);
        }
    }

    fn judge_number(&mut self, amount: Amount, number: u32) {
        if number == amount.of(&self.exercise().board) {
            self.right();
        } else {
            self.miss(Miss::Number);
        }
    }

    /// Says that no move wins.
    pub(super) fn say_none(&mut self) {
        if self.exercise().task != Task::Move(Goal::WinOrNone) || self.answered != Answered::No {
            return;
        }
        let asked = self.exercise().asked();
        lock(&mut self.board);
        if asked.outcome() == Outcome::P {
            self.right();
        } else {
            self.miss(Miss::NoMove);
        }
    }

    /// Cuts a heap below this stone, counted from 0 at the bottom, or joins what was cut there.
    pub(super) fn cut(&mut self, heap: usize, stone: u32) {
        if !self.is_answered() && self.cuts.toggle(heap, stone) {
            self.answered = Answered::No;
        }
    }

    /// Says that the heaps are cut, or the number is written, as they should be.
    pub(super) fn check(&mut self) {
        if self.is_answered() {
            return;
        }
        match self.exercise().task {
            Task::Binary(amount) => {
                let typed = self.typed.trim();
                let digits = typed.len() <= DIGITS && typed.chars().all(|digit| digit.is_digit(2));
                match u32::from_str_radix(typed, 2).ok().filter(|_| digits) {
                    None => self.miss(Miss::Unreadable),
                    Some(number) => self.judge_number(amount, number),
                }
            }
            Task::Cut(_) => {
                if let Some(wrong) = self.cuts.wrong() {
                    self.miss(Miss::Cut(wrong));
                } else {
                    self.right();
                    self.answer_cut();
                }
            }
            _ => {}
        }
    }

    /// One move of the computer breaks both pairs of a heap with two equal blocks.
    fn answer_cut(&mut self) {
        let is_free = self.exercise().task == Task::Cut(CutGoal::Partners);
        if is_free && self.cuts.twice().is_some() {
            self.line = refutation(&self.exercise().board);
        }
    }

    /// Presses the block of this size in this heap.
    pub(super) fn press_block(&mut self, heap: usize, size: u32) {
        if self.exercise().task != Task::Join || self.is_answered() {
            return;
        }
        let pressed = self.pairs.press(heap, size);
        self.answered = Answered::No;
        match pressed {
            Err(mismatch) => self.miss(Miss::Join(mismatch)),
            Ok(known) if known && self.pairs.is_done() => self.right(),
            Ok(_) => {}
        }
    }

    /// Gives the answer away, after a miss.
    pub(super) fn show(&mut self) {
        if !self.can_show() {
            return;
        }
        self.lay();
        let asked = self.exercise().asked();
        match self.exercise().task {
            Task::Move(_) => {
                if let Some(best) = reply(&asked).filter(|_| asked.outcome() == Outcome::N) {
                    apply(&mut self.board, GameAction::Choose(best));
                    apply(&mut self.board, GameAction::Take);
                    self.left = Some(self.position().clone());
                }
                lock(&mut self.board);
            }
            Task::Number(amount) => {
                self.typed = amount.of(&asked).to_string();
            }
            Task::Binary(amount) => {
                let digits = asked.analysis().bits() as usize;
                self.typed = format!("{:0digits$b}", amount.of(&asked));
            }
            Task::Cut(_) => {
                self.cuts.solve();
                self.answer_cut();
            }
            Task::Join => self.pairs.solve(&asked),
            Task::Choose(_) | Task::Game(_) | Task::Read => {}
        }
        self.answered = Answered::Shown;
        if let Some(open) = &mut self.puzzle {
            open.gave_up = true;
        }
        if !self.is_to_repeat() {
            self.done();
        }
    }

    /// Takes back the move that gave the game away.
    pub(super) fn take_back(&mut self) {
        if let Slip::Made(before) = std::mem::replace(&mut self.slip, Slip::None) {
            self.board = *before;
            self.board.choice = None;
            self.answered = Answered::No;
        }
    }

    /// Plays on after a move that gave the game away.
    pub(super) fn play_on(&mut self) {
        if self.has_slipped() {
            self.slip = Slip::PlayedOn;
            self.answered = Answered::No;
        }
    }

    /// Judges the move that the reader has just made on the board that was there before.
    fn judge(&mut self, before: GameState) {
        let position = self.position().clone();
        let Some((_, made)) = self.board.game.last() else {
            return;
        };
        let wins = position.outcome() == Outcome::P;
        match self.exercise().task {
            Task::Move(goal) if wins || matches!(goal, Goal::Break | Goal::Answered) => {
                lock(&mut self.board);
                self.right();
                if goal == Goal::Answered {
                    self.line = reply(&position).into_iter().collect();
                }
                self.left = Some(position);
            }
            Task::Move(_) => {
                self.miss(Miss::Move(made));
                lock(&mut self.board);
                if !position.is_terminal() {
                    self.line = reply(&position).into_iter().collect();
                }
                self.left = Some(position);
            }
            Task::Game(_) if position.is_terminal() => self.judge_end(),
            Task::Game(_) => {
                let gave_away = !wins && before.game.position().outcome() == Outcome::N;
                if gave_away && self.slip == Slip::None {
                    self.slip = Slip::Made(Box::new(before));
                    self.miss(Miss::Slip(made));
                } else {
                    self.judge_end();
                }
            }
            Task::Choose(_)
            | Task::Number(_)
            | Task::Binary(_)
            | Task::Cut(_)
            | Task::Join
            | Task::Read => {}
        }
    }

    pub(super) fn judge_end(&mut self) {
        match self.board.game.turn() {
            // The game without blocks is to be won alone.
            Turn::Over { winner: Seat::One } if self.misses > 0 && self.is_unaided_game() => {
                self.answered = Answered::Shown;
            }
            Turn::Over { winner: Seat::One } => self.right(),
            Turn::Over { .. } => self.miss(Miss::Game),
            _ => {}
        }
    }

    fn is_unaided_game(&self) -> bool {
        matches!(self.place, Place::Step(_)) && self.exercise().support == Support::None
    }

    fn right(&mut self) {
        self.answered = Answered::Right;
        self.record_puzzle(true);
        if self.skill.is_some() {
            self.count_right();
        }
        self.done();
    }

    /// Takes note that the board is done.
    fn done(&mut self) {
        let is_last = self.skill.is_none() && self.at + 1 == self.exercises.len();
        if self.skill.is_none() {
            self.learned.push(Learned::Reached(self.place, self.at + 1));
        }
        // A chapter is done at its end, which is read.
        if self.is_finished() || is_last && matches!(self.place, Place::Step(_)) {
            self.finish();
        }
    }

    /// A drawn board is right. One with help, or at a later try, does not count, and the next one comes without help.
    fn count_right(&mut self) {
        self.is_unaided = self.misses == 0;
        if self.counted() {
            self.right += 1;
            let right = self.right as usize;
            self.learned.push(Learned::Reached(self.place, right));
        }
        if self.right == NEEDED {
            self.end = End::Done;
        }
    }

    /// Takes note of the answer to a puzzle. The first one counts for the grade that follows the person, except on
    /// the puzzle of a day and on one of another grade, from a link; with a hint it counts as missed.
    fn record_puzzle(&mut self, right: bool) {
        let Some(open) = self.puzzle.as_ref().filter(|open| !open.gave_up) else {
            return;
        };
        let is_first = if right {
            self.misses == 0
        } else {
            self.misses == 1
        };
        if is_first && self.day().is_none() {
            let answered = Learned::Answered(open.puzzle.grade(), right && !open.hinted);
            self.learned.push(answered);
        }
        // A puzzle of another day, from a link, is no day of the streak.
        if right && self.day() == Some(self.today) {
            self.learned.push(Learned::Day(self.today));
        }
    }

    fn miss(&mut self, miss: Miss) {
        self.misses = self.misses.saturating_add(1);
        self.answered = Answered::Wrong(miss);
        self.record_puzzle(false);
        self.is_unaided = false;
    }
}
