//! The answers to a task, and what is right.

use nim_engine::{Move, Outcome};

use super::{Answered, Miss, Open, RowChange, Session, Slip};
use crate::lesson::{refutation, reply};
use crate::path::generator::needed;
use crate::path::{CutGoal, Skill, Task};
use crate::task_board::lock;
use crate::{GameAction, GameState, Seat, Turn, apply};

impl Session {
    /// Applies an action of a person to the board.
    pub fn act(&mut self, action: GameAction) {
        let plays = matches!(
            action,
            GameAction::Choose(_) | GameAction::LetGo | GameAction::Take
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

    /// Says who must take the last stone: the reader, or else the computer.
    pub fn say_last(&mut self, reader: bool) {
        if self.exercise().task != Task::TakesLast || self.is_answered() {
            return;
        }
        let stones = self.exercise().board.stones();
        let misses = self.misses;
        self.lay();
        self.misses = misses;
        // The reader takes the first, the third, and so on.
        if reader == (stones % 2 == 1) {
            self.right();
        } else {
            self.miss(Miss::TakesLast);
        }
        // Both take in turn, so that everybody sees it.
        let heaps = self.exercise().board.heaps().len();
        let moves = (0..heaps).rev().filter_map(|heap| Move::new(heap, 1));
        self.line = moves.collect();
        lock(&mut self.board);
    }

    /// Says that no move wins.
    pub fn say_none(&mut self) {
        if self.exercise().task != Task::Move || self.answered != Answered::No {
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
    pub fn cut(&mut self, heap: usize, stone: u32) {
        if !self.is_answered() && self.cuts.toggle(heap, stone) {
            self.answered = Answered::No;
        }
    }

    /// Says that the heaps are cut as they should be.
    pub fn check(&mut self) {
        if !matches!(self.exercise().task, Task::Cut(_)) || self.is_answered() {
            return;
        }
        if let Some(wrong) = self.cuts.wrong() {
            self.miss(Miss::Cut(wrong));
        } else {
            self.right();
            self.answer_cut();
        }
    }

    /// One move of the computer breaks both pairs of a heap with two equal blocks.
    fn answer_cut(&mut self) {
        if self.exercise().task == Task::Cut(CutGoal::Partners) {
            self.line = refutation(&self.exercise().board);
        }
    }

    /// Presses the block of this size in this heap.
    pub fn press_block(&mut self, heap: usize, size: u32) {
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
    pub fn show(&mut self) {
        if !self.can_show() {
            return;
        }
        self.lay();
        let asked = self.exercise().asked();
        match self.exercise().task {
            Task::Move => {
                if let Some(best) = reply(&asked).filter(|_| asked.outcome() == Outcome::N) {
                    apply(&mut self.board, GameAction::Choose(best));
                    apply(&mut self.board, GameAction::Take);
                }
                lock(&mut self.board);
            }
            Task::Cut(_) => {
                self.cuts.solve();
                self.answer_cut();
            }
            Task::Join => self.pairs.solve(&asked),
            Task::TakesLast | Task::Game => {}
        }
        self.answered = Answered::Shown;
    }

    /// Takes back the move that gave the game away.
    pub fn take_back(&mut self) {
        if let Slip::Made(before) = std::mem::replace(&mut self.slip, Slip::None) {
            self.board = *before;
            self.board.choice = None;
            self.answered = Answered::No;
        }
    }

    /// Plays on after a move that gave the game away.
    pub fn play_on(&mut self) {
        if self.has_slipped() {
            self.slip = Slip::PlayedOn;
            self.answered = Answered::No;
        }
    }

    /// Judges the move that the reader has just made on the board that was there before.
    fn judge(&mut self, before: GameState) {
        let position = self.board.game.position().clone();
        let Some((_, made)) = self.board.game.last() else {
            return;
        };
        let wins = position.outcome() == Outcome::P;
        match self.exercise().task {
            Task::Move if wins => {
                lock(&mut self.board);
                self.right();
            }
            Task::Move => {
                self.miss(Miss::Move(made));
                lock(&mut self.board);
                if !position.is_terminal() {
                    self.line = reply(&position).into_iter().collect();
                }
            }
            Task::Game if position.is_terminal() => self.judge_end(),
            Task::Game => {
                let gave_away = !wins && before.game.position().outcome() == Outcome::N;
                if gave_away && self.slip == Slip::None {
                    self.slip = Slip::Made(Box::new(before));
                    self.miss(Miss::Slip(made));
                } else {
                    self.judge_end();
                }
            }
            Task::TakesLast | Task::Cut(_) | Task::Join => {}
        }
    }

    pub(super) fn judge_end(&mut self) {
        match self.board.game.turn() {
            Turn::Over { winner: Seat::One } => self.right(),
            Turn::Over { .. } => self.miss(Miss::Game),
            _ => {}
        }
    }

    fn right(&mut self) {
        self.answered = Answered::Right;
        match self.skill() {
            Some(skill) => self.right_in_a_row(skill),
            None => self.finished |= self.at + 1 == self.exercises.len(),
        }
        if let Open::Step(number) = self.open
            && self.finished
        {
            self.kept.finish(number);
        }
    }

    /// A board of a skill is right. One with help, or at a later try, is no board of the row, and the next
    /// one comes without help.
    fn right_in_a_row(&mut self, skill: Skill) {
        let was_helped = self.misses > 0 || self.helped;
        self.is_unaided = self.misses == 0;
        if was_helped {
            return;
        }
        self.row_change = RowChange::Longer;
        self.row += 1;
        self.kept.set_row(skill, self.row);
        let card = self.kept.boxes.of(skill);
        let is_done = self.row == needed(skill);
        if card.map_or(is_done, |card| card.is_due(self.today)) {
            self.kept.boxes.record(skill, true, self.today);
        }
        self.finished |= is_done;
    }

    fn miss(&mut self, miss: Miss) {
        self.misses = self.misses.saturating_add(1);
        self.answered = Answered::Wrong(miss);
        if let Some(skill) = self.skill() {
            self.row_change = if self.row > 0 {
                RowChange::Ended
            } else {
                RowChange::Same
            };
            self.row = 0;
            self.is_unaided = false;
            self.kept.set_row(skill, 0);
            if self.kept.boxes.of(skill).is_some() {
                self.kept.boxes.record(skill, false, self.today);
            }
        }
    }
}
