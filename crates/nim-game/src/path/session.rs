//! A step of the path under way: its boards, and what comes next. [`judge`] takes the answers.

mod judge;

use nim_engine::{Convention, Move, Outcome, Position};

use super::course::{Step, step};
use super::generator::{exercise, kinds, needed};
use super::{Cuts, Exercise, Mismatch, Pairs, PathProgress, STEPS, Skill, Support, Task, WrongCut};
use crate::blocks::{LaidBlock, laid_blocks};
use crate::lesson::reply;
use crate::puzzle::Date;
use crate::puzzle::pool::below;
use crate::task_board::{laid, lock};
use crate::{Depth, GameAction, GameState, Seat, Turn, apply};

/// The milliseconds until the computer answers: long enough to see the reader's move.
const PAUSE: u32 = 900;

/// The open part of the path: a step, or a skill on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// A step, counted from 1.
    Step(usize),
    /// A skill.
    Practice(Skill),
}

/// How the task was answered.
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
    /// The other player takes the last stone.
    TakesLast,
    /// This move does not win.
    Move(Move),
    /// A move wins.
    NoMove,
    /// This move gives the game away, which goes on.
    Slip(Move),
    /// The game was lost.
    Game,
    /// The heaps are cut otherwise.
    Cut(WrongCut),
    /// These blocks are no pair.
    Join(Mismatch),
}

/// The first move of a game that gave it away.
#[derive(Clone, Debug, PartialEq)]
enum Slip {
    /// There was none.
    None,
    /// The reader has made it on this game, and can take it back.
    Made(Box<GameState>),
    /// The reader plays on. Later ones are not told.
    PlayedOn,
}

/// The effect of an answer on a row of right boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowChange {
    /// Nothing: the answer was helped, or a later try.
    Same,
    /// The row has one board more.
    Longer,
    /// The row had boards, and ends.
    Ended,
}

/// A step of the path, or a practice, under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    open: Open,
    last: Convention,
    /// The boards of a fixed step; of a practice the one that is open.
    exercises: Vec<Exercise>,
    at: usize,
    answered: Answered,
    /// How often this board was missed.
    misses: u32,
    board: GameState,
    slip: Slip,
    /// The moves that the board makes by itself, the next one last.
    line: Vec<Move>,
    cuts: Cuts,
    pairs: Pairs,
    /// How many boards of the skill are right in a row.
    row: u32,
    /// The effect of the last answer on that row.
    row_change: RowChange,
    /// The kind of the practised board.
    kind: usize,
    /// Whether the help is shown, or the reader has asked for it.
    helped: bool,
    /// Whether boards of the skill come without help, until the next mistake.
    is_unaided: bool,
    /// How many boards were laid; a board is drawn anew for each.
    laid: u32,
    finished: bool,
    kept: PathProgress,
    today: Date,
    chance: u64,
}

impl Session {
    /// Opens a step or a skill. `kept` is the saved progress, and `seed` decides the boards of a practice.
    /// `None` if there is no such step.
    pub fn open(
        open: Open,
        last: Convention,
        kept: PathProgress,
        today: Date,
        seed: u64,
    ) -> Option<Self> {
        if matches!(open, Open::Step(number) if !(1..=STEPS).contains(&number)) {
            return None;
        }
        let mut chance = seed;
        let mut kept = kept;
        if let Open::Step(number) = open {
            kept.open(number);
        }
        let practised = skill_of(open, last);
        let (row, kind) = practised.map_or((0, 0), |skill| {
            // A learned skill is shown by one board more, of any kind.
            let row = kept.row(skill);
            if row < needed(skill) {
                (row, kind_at(skill, row))
            } else {
                (needed(skill) - 1, below(&mut chance, kinds(skill)))
            }
        });
        let exercises = match (open, practised) {
            (_, Some(skill)) => vec![exercise(skill, kind, last, &mut chance)],
            (Open::Step(number), None) => match step(number, last) {
                Step::Fixed(exercises) => exercises,
                Step::Practice(_) => return None,
            },
            (Open::Practice(_), None) => return None,
        };
        let board = fresh(&exercises[0]);
        let mut session = Self {
            open,
            last,
            exercises,
            at: 0,
            answered: Answered::No,
            misses: 0,
            board,
            slip: Slip::None,
            line: Vec::new(),
            cuts: Cuts::default(),
            pairs: Pairs::default(),
            row,
            row_change: RowChange::Same,
            kind,
            helped: false,
            is_unaided: false,
            laid: 0,
            finished: false,
            kept,
            today,
            chance,
        };
        session.is_unaided = row > 0;
        session.laid = 1;
        session.lay();
        Some(session)
    }

    /// The open step or skill.
    pub const fn place(&self) -> Open {
        self.open
    }

    /// The rule for the last stone.
    pub const fn last(&self) -> Convention {
        self.last
    }

    /// The board and its task.
    pub fn exercise(&self) -> &Exercise {
        &self.exercises[self.at]
    }

    /// Which board of the step this is, counted from 0, and how many there are. A practice has as many as
    /// have to be right in a row.
    pub fn boards(&self) -> (u32, u32) {
        match self.skill() {
            Some(skill) => (self.row, needed(skill)),
            None => (few(self.at), few(self.exercises.len())),
        }
    }

    /// The practised skill.
    pub fn skill(&self) -> Option<Skill> {
        skill_of(self.open, self.last)
    }

    /// How the task was answered.
    pub const fn answered(&self) -> Answered {
        self.answered
    }

    /// The board as it is drawn.
    pub const fn board(&self) -> &GameState {
        &self.board
    }

    /// How many boards were laid.
    pub const fn laid(&self) -> u32 {
        self.laid
    }

    /// The heaps as they are cut.
    pub const fn cuts(&self) -> &Cuts {
        &self.cuts
    }

    /// The blocks that are joined.
    pub const fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    /// The blocks as they are joined, on their stones.
    pub fn joined_blocks(&self) -> Vec<LaidBlock> {
        let mut blocks = laid_blocks(self.position());
        for laid in &mut blocks {
            let block = &mut laid.block;
            let mut held = self.pairs.blocks().iter();
            let held = held.find(|held| (held.heap, held.size) == (block.heap, block.size));
            block.partner = held.and_then(|held| held.partner);
        }
        blocks
    }

    /// The progress to save.
    pub const fn kept(&self) -> &PathProgress {
        &self.kept
    }

    /// Whether the step is done: all boards are right, or enough in a row.
    pub const fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether the task is done.
    pub const fn is_answered(&self) -> bool {
        matches!(self.answered, Answered::Right | Answered::Shown)
    }

    /// The help that is drawn now.
    pub fn support(&self) -> Support {
        let Some(skill) = self.skill() else {
            let exercise = self.exercise();
            // The blocks show what is wrong with a move that gave the game away.
            let shows = self.has_slipped() && exercise.support == Support::None;
            return if shows {
                Support::Blocks
            } else {
                exercise.support
            };
        };
        let shown = self.helped || self.is_answered();
        let heaps = self.exercise().board.heaps();
        // Pairs count while two heaps are above 1.
        let by_pairs = heaps.iter().filter(|&&stones| stones > 1).count() > 1;
        match skill {
            _ if !shown => Support::None,
            Skill::Pairs if by_pairs => Support::Blocks,
            // The answer would stand on the board.
            Skill::Cut => Support::None,
            _ if self.is_answered() => Support::None,
            _ => Support::Light,
        }
    }

    /// Whether help is shown in a practice, as words or on the board.
    pub const fn is_helped(&self) -> bool {
        self.helped
    }

    /// Whether the board that was answered counts for the row.
    pub fn counted(&self) -> bool {
        self.row_change == RowChange::Longer
    }

    /// Whether a miss has just ended a row of right boards.
    pub fn row_ended(&self) -> bool {
        self.row_change == RowChange::Ended
    }

    /// Whether help is hidden and can be asked for.
    pub fn can_help(&self) -> bool {
        // On the last board of a row it is hidden.
        let is_last = |skill| self.row + 1 == needed(skill);
        let hides = self.skill().is_none_or(is_last);
        !hides && !self.helped && self.answered == Answered::No
    }

    /// Whether the answer can be shown: after a miss, and in no game.
    pub fn can_show(&self) -> bool {
        let can_be = !matches!(self.exercise().task, Task::Game | Task::TakesLast);
        self.misses > 0 && can_be && !self.is_answered()
    }

    /// Whether a move gave the game away and waits for what the reader does about it.
    pub const fn has_slipped(&self) -> bool {
        matches!(self.answered, Answered::Wrong(Miss::Slip(_)))
    }

    /// The board on which the reader may play now.
    pub fn state(&self) -> Option<&GameState> {
        let plays = match self.exercise().task {
            Task::Move | Task::Game | Task::TakesLast => self.answered == Answered::No,
            Task::Cut(_) | Task::Join => false,
        };
        plays.then_some(&self.board)
    }

    /// Shows the help of a practice.
    pub fn help(&mut self) {
        if self.can_help() {
            self.helped = true;
            self.light();
        }
    }

    /// Whether the answer was shown on a board of a fixed step: then the reader does it too.
    pub fn is_to_repeat(&self) -> bool {
        self.answered == Answered::Shown && self.skill().is_none()
    }

    /// Sets the board back as it was.
    pub fn again(&mut self) {
        let misses = self.misses;
        self.lay();
        self.misses = misses;
    }

    /// Goes to the next board, when this one is answered.
    pub fn next(&mut self) {
        let is_end = self.finished && matches!(self.open, Open::Step(_));
        if !self.is_answered() || is_end || self.is_to_repeat() {
            return;
        }
        if let Some(skill) = self.skill() {
            // A learned skill goes on with one board more at a time.
            self.row = self.row.min(needed(skill) - 1);
            self.finished = false;
            // After a miss the same kind comes once more, and in a learned skill any kind.
            if self.misses == 0 {
                let is_learned = self.kept.row(skill) >= needed(skill);
                self.kind = if is_learned {
                    below(&mut self.chance, kinds(skill))
                } else {
                    kind_at(skill, self.row)
                };
            }
            let board = self.exercises[0].board.clone();
            // Not the same board twice in a row.
            while self.exercises[0].board == board {
                self.exercises = vec![exercise(skill, self.kind, self.last, &mut self.chance)];
            }
        } else if self.at + 1 < self.exercises.len() {
            self.at += 1;
        }
        self.misses = 0;
        self.laid += 1;
        self.lay();
    }

    /// The milliseconds until [`tick`](Self::tick) is due; `None` if nothing runs.
    pub fn due(&self) -> Option<u32> {
        let tries = matches!(self.exercise().task, Task::Game | Task::TakesLast);
        let replies = tries && self.answered == Answered::No && self.board.is_thinking();
        (!self.line.is_empty() || replies).then_some(PAUSE)
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
        if self.exercise().task == Task::Game {
            self.judge_end();
            self.light();
        } else if self.answered != Answered::No {
            lock(&mut self.board);
        }
    }

    /// The position after the last move that was made by itself, for what is said of it.
    pub const fn position(&self) -> &Position {
        self.board.game.position()
    }

    /// Sets everything up again.
    fn lay(&mut self) {
        let exercise = &self.exercises[self.at];
        let mut board = fresh(exercise);
        self.cuts = match exercise.task {
            Task::Cut(goal) => Cuts::of(exercise.board.heaps(), goal),
            _ => Cuts::default(),
        };
        self.pairs = Pairs::of(&exercise.board);
        board.number = self.laid;
        self.board = board;
        self.answered = Answered::No;
        self.slip = Slip::None;
        self.row_change = RowChange::Same;
        self.line.clear();
        self.helped = self.skill().is_some() && !self.is_unaided;
        self.light();
    }

    /// Lights the stones to take, where the help is to do so and it is the reader's turn. No losing move
    /// is ever lit.
    fn light(&mut self) {
        let reader = matches!(self.board.game.turn(), Turn::Person(_));
        let wins = self.position().outcome() == Outcome::N;
        let lit = self.support() == Support::Light && reader && wins;
        self.board.hint = lit.then_some(Depth::Number);
    }
}

/// The kind of the board after so many right ones in a row, so that each kind comes once.
fn kind_at(skill: Skill, row: u32) -> usize {
    usize::try_from(row).unwrap_or_default() % kinds(skill)
}

/// The skill that is practised there.
fn skill_of(open: Open, last: Convention) -> Option<Skill> {
    match open {
        Open::Practice(skill) => Some(skill),
        Open::Step(number) => match step(number, last) {
            Step::Practice(skill) => Some(skill),
            Step::Fixed(_) => None,
        },
    }
}

fn few(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The board of an exercise before the reader does something. A person takes all single stones where they
/// are tried.
fn fresh(exercise: &Exercise) -> GameState {
    let plays = !matches!(exercise.task, Task::Cut(_) | Task::Join);
    // The computer shows what a cut is worth.
    let first = if plays { Seat::One } else { Seat::Two };
    laid(&exercise.board, plays, first, exercise.opening)
}
