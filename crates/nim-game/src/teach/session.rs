//! A lesson under way: its boards, one after the other, and what was learned on them. An [`Attempt`] judges the answers.

mod puzzle;

use nim_engine::{Outcome, Position, Strategy, ai_compute_move};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::attempt::{Answered, Attempt, TaskState};
use super::generator::NEEDED;
use super::lesson_boards::{LessonBoards, OpenPuzzle, Source};
use super::{Exercise, Learned, LessonAction, Place, Progress, Skill, Support, Task};
use crate::puzzle::chance::split_mix;
use crate::puzzle::{Date, PuzzleAnswer};
use crate::{GameAction, GameState, HintLevel, Turn, apply};

/// The milliseconds until the computer answers: long enough to see the reader's move.
const PAUSE: u32 = 900;

/// Whether a lesson has reached its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// There are boards to do.
    Open,
    /// All boards of the list are right, or enough drawn boards.
    Done,
    /// The end is shown.
    Shown,
}

/// A lesson under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    place: Place,
    boards: LessonBoards,
    attempt: Attempt,
    /// How many wrong answers the open board has had.
    misses: u32,
    end: End,
    /// Whether the lesson was finished since it was opened.
    is_just_finished: bool,
    /// Whether puzzles have hints, as they have at first.
    pub hints: bool,
    /// The results of the current action.
    learned: Vec<Learned>,
    today: Date,
    chance: u64,
}

impl Session {
    /// Opens a lesson at the board of [`Progress::board`]. `seed` decides the boards and puzzles
    /// that are drawn, and the replies of the computer.
    pub fn open(
        mut place: Place,
        source: Source,
        progress: &Progress,
        today: Date,
        seed: u64,
    ) -> Self {
        let mut chance = seed;
        // A step that is done is shown as it ended.
        let is_done = matches!(place, Place::Step(..)) && progress.is_done(place);
        let right = (!is_done).then(|| progress.board(place));
        let boards = LessonBoards::open(source, right, today, &mut chance);
        if let LessonBoards::Puzzle(open) = &boards {
            place = Place::Puzzle(open.address);
        }
        let exercise = boards.exercise(&mut chance);
        let mut session = Self {
            place,
            boards,
            attempt: Attempt::new(exercise, 1),
            misses: 0,
            end: if is_done { End::Done } else { End::Open },
            is_just_finished: false,
            hints: true,
            learned: Vec::new(),
            today,
            chance,
        };
        if is_done {
            session.attempt.solve();
        }
        session.highlight();
        session.repeat_answers(&progress.history);
        session
    }

    fn answer(&mut self, action: LessonAction) {
        if self.attempt.apply(action) {
            self.record();
        }
    }

    /// Applies an action, and returns its results for [`Progress::learn`].
    pub fn apply(&mut self, action: LessonAction, progress: &Progress) -> Vec<Learned> {
        match action {
            LessonAction::Next => self.next(progress),
            LessonAction::Back => self.back(progress),
            LessonAction::Restart => self.restart(),
            LessonAction::SkipToEnd => self.end = End::Shown,
            LessonAction::Again if self.attempt.answered != Answered::Right => self.again(),
            LessonAction::Again => {}
            LessonAction::Show => self.show(),
            LessonAction::Help => self.help(),
            LessonAction::Tick => self.tick(),
            action => self.answer(action),
        }
        std::mem::take(&mut self.learned)
    }

    /// The lesson or puzzle.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The board and its task.
    pub const fn exercise(&self) -> &Exercise {
        &self.attempt.exercise
    }

    /// What the reader has done in the task.
    pub const fn work(&self) -> &TaskState {
        &self.attempt.work
    }

    /// The number of boards. Of drawn boards: how many have to be right.
    pub const fn board_count(&self) -> usize {
        self.boards.count()
    }

    /// The index of the open board in its list; 0 where there is no list.
    pub const fn board_index(&self) -> usize {
        match &self.boards {
            LessonBoards::Listed { at, .. } => *at,
            LessonBoards::Drawn(_) | LessonBoards::Puzzle(_) => 0,
        }
    }

    /// How many boards of the list are right up to the open one, or how many drawn boards.
    pub fn right_count(&self) -> usize {
        match &self.boards {
            LessonBoards::Listed { at, .. } => at + usize::from(self.answered() == Answered::Right),
            LessonBoards::Drawn(drawn) => drawn.right as usize,
            LessonBoards::Puzzle(_) => 0,
        }
    }

    /// The skill of drawn boards.
    pub const fn skill(&self) -> Option<Skill> {
        match &self.boards {
            LessonBoards::Drawn(drawn) => Some(drawn.skill),
            _ => None,
        }
    }

    /// The date on which the lesson was opened.
    pub const fn today(&self) -> Date {
        self.today
    }

    /// How the task was answered.
    pub const fn answered(&self) -> Answered {
        self.attempt.answered
    }

    /// The open board as it is drawn. Each board of the session has its own number.
    pub const fn board(&self) -> &GameState {
        &self.attempt.board
    }

    /// The position on the open board now.
    pub const fn position(&self) -> &Position {
        self.attempt.position()
    }

    /// The position after the reader's move, before the computer replies. `None` without such a move.
    pub const fn left(&self) -> Option<&Position> {
        match self.work() {
            TaskState::Move(left) => left.as_ref(),
            _ => None,
        }
    }

    /// Whether all boards of the list are right, or enough drawn boards.
    pub fn is_finished(&self) -> bool {
        self.end != End::Open
    }

    /// Whether the lesson was finished since it was opened, and is not begun again.
    pub const fn is_just_finished(&self) -> bool {
        self.is_just_finished
    }

    /// Whether the end of the lesson is shown.
    pub fn is_ended(&self) -> bool {
        self.end == End::Shown
    }

    /// Whether the task is done.
    pub fn is_answered(&self) -> bool {
        self.attempt.is_done()
    }

    /// Whether the reader can go to another board: the task is done now or was before, or a puzzle was missed.
    pub fn can_go_on(&self, progress: &Progress) -> bool {
        let may_skip = match &self.boards {
            // A step ends with its last board.
            LessonBoards::Listed { all, at } => {
                let is_last = at + 1 == all.len() && matches!(self.place, Place::Step(..));
                *at < progress.reached(self.place) && !is_last
            }
            LessonBoards::Drawn(_) => false,
            LessonBoards::Puzzle(_) => self.misses > 0,
        };
        self.is_answered() && !self.is_to_repeat() || may_skip
    }

    /// The help that is drawn now.
    pub fn support(&self) -> Support {
        let exercise = self.exercise();
        let LessonBoards::Drawn(drawn) = &self.boards else {
            // The blocks show what is wrong with a move that gave the game away.
            return match exercise.support {
                Support::None if self.gave_away() => Support::Blocks,
                support => support,
            };
        };
        drawn.support(&exercise.board, self.is_answered())
    }

    /// Whether the open board is a drawn board with help, in words or on the board.
    pub const fn is_helped(&self) -> bool {
        matches!(&self.boards, LessonBoards::Drawn(drawn) if drawn.has_help)
    }

    /// Whether the answered board counts: it is right at the first try, and without help.
    pub fn is_scored(&self) -> bool {
        self.answered() == Answered::Right && self.misses == 0 && !self.is_helped()
    }

    /// Whether the reader can ask for help now: on a drawn board without help, or in a puzzle whose answer is a move.
    pub fn can_help(&self) -> bool {
        let offers_help = match &self.boards {
            LessonBoards::Listed { .. } => false,
            // The last board has to be done without help.
            LessonBoards::Drawn(drawn) => !drawn.has_help && drawn.right + 1 < NEEDED,
            LessonBoards::Puzzle(_) => self.hints && matches!(self.exercise().task, Task::Move(_)),
        };
        offers_help && self.answered() == Answered::No
    }

    /// Whether the answer can be shown: after a miss, but not in a game or where the reader chooses among answers.
    pub fn can_show(&self) -> bool {
        let has_none = matches!(
            self.work(),
            TaskState::Game(_) | TaskState::Choose | TaskState::Read
        );
        self.misses > 0 && !has_none && !self.is_answered()
    }

    /// Whether a move gave the game away, and the reader is to take it back or play on.
    pub const fn gave_away(&self) -> bool {
        self.attempt.gave_away()
    }

    /// The game on the open board; `None` while the reader may not play there.
    pub fn playable_board(&self) -> Option<&GameState> {
        self.attempt.may_move().then_some(self.board())
    }

    /// Whether the reader has to do this board of a list again: the answer was shown, or the last game was won
    /// with a move taken back.
    pub fn is_to_repeat(&self) -> bool {
        let is_listed = matches!(self.boards, LessonBoards::Listed { .. });
        let has_another_try = match self.answered() {
            Answered::WonAfterMistake => true,
            Answered::Shown => {
                matches!(
                    self.exercise().task,
                    Task::Move(_) | Task::Cut(_) | Task::Join
                )
            }
            _ => false,
        };
        has_another_try && is_listed
    }

    /// The milliseconds until a tick is due; `None` if no move is due.
    pub fn due(&self) -> Option<u32> {
        (!self.is_ended() && self.attempt.is_moving()).then_some(PAUSE)
    }

    fn help(&mut self) {
        if !self.can_help() {
            return;
        }
        match &mut self.boards {
            LessonBoards::Listed { .. } => {}
            LessonBoards::Drawn(drawn) => {
                drawn.has_help = true;
                self.highlight();
            }
            LessonBoards::Puzzle(open) => {
                open.hinted = true;
                let before = self.attempt.board.hint;
                apply(&mut self.attempt.board, GameAction::Hint);
                if self.attempt.board.hint != before {
                    let tried = open.tried(PuzzleAnswer::Hint, self.today);
                    self.learned.extend(tried);
                }
            }
        }
    }

    /// Sets the open board up again. A task that is a whole game also forgets its misses.
    fn again(&mut self) {
        self.attempt.reset();
        if matches!(self.exercise().task, Task::Game(_)) {
            self.misses = 0;
        }
        self.set_help();
    }

    fn back(&mut self, progress: &Progress) {
        let LessonBoards::Listed { at, .. } = self.boards else {
            return;
        };
        if self.is_ended() {
            // The end can be shown before the boards are done.
            let is_done = progress.is_done(self.place);
            self.end = if is_done { End::Done } else { End::Open };
        } else {
            self.go_to_board(at.saturating_sub(1));
        }
    }

    fn next(&mut self, progress: &Progress) {
        if !self.can_go_on(progress) || self.is_ended() {
            return;
        }
        match &mut self.boards {
            LessonBoards::Listed { all, at } if *at + 1 < all.len() => {
                let next = *at + 1;
                self.go_to_board(next);
            }
            LessonBoards::Listed { .. } => {
                self.finish();
                self.end = End::Shown;
            }
            LessonBoards::Drawn(drawn) if self.end == End::Open => {
                let before = &self.attempt.exercise.board;
                let next = drawn.next(before, self.misses, &mut self.chance);
                self.open_board(next);
            }
            // Another puzzle has another address.
            LessonBoards::Drawn(_) | LessonBoards::Puzzle(_) => {}
        }
    }

    /// Begins again with the first board, or with a drawn one.
    fn restart(&mut self) {
        match &mut self.boards {
            LessonBoards::Drawn(drawn) => {
                let exercise = drawn.restart(&mut self.chance);
                self.open_board(exercise);
            }
            LessonBoards::Listed { .. } => self.go_to_board(0),
            LessonBoards::Puzzle(_) => {}
        }
    }

    /// Goes to the board of this index, if the boards are a list.
    fn go_to_board(&mut self, index: usize) {
        let LessonBoards::Listed { all, at } = &mut self.boards else {
            return;
        };
        *at = index;
        let next = all[index].clone();
        self.open_board(next);
        self.learned.push(Learned::Reached(self.place, index));
    }

    fn open_board(&mut self, exercise: Exercise) {
        self.attempt = Attempt::new(exercise, self.attempt.board.number + 1);
        self.end = End::Open;
        self.is_just_finished = false;
        self.misses = 0;
        self.set_help();
    }

    /// Makes the move that is due.
    fn tick(&mut self) {
        if self.due().is_none() {
            return;
        }
        let chance = &mut self.chance;
        let is_judged = self.attempt.advance(|position| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(split_mix(chance));
            let answer = ai_compute_move(Strategy::Perfect, position, &mut rng);
            answer.map(|answer| answer.chosen)
        });
        if is_judged {
            self.record();
        }
        if matches!(self.work(), TaskState::Game(_)) {
            self.highlight();
        }
    }

    /// Shows the answer, after a miss.
    fn show(&mut self) {
        if !self.can_show() {
            return;
        }
        self.attempt.show();
        match &mut self.boards {
            LessonBoards::Listed { .. } => {}
            LessonBoards::Drawn(drawn) => drawn.has_help = true,
            LessonBoards::Puzzle(open) => {
                open.gave_up = true;
                let tried = open.tried(PuzzleAnswer::Show, self.today);
                self.learned.extend(tried);
            }
        }
        if !self.is_to_repeat() {
            self.finish_board();
        }
    }

    /// A drawn board has help unless the last answer was right at the first try.
    fn set_help(&mut self) {
        if let LessonBoards::Drawn(drawn) = &mut self.boards {
            drawn.has_help = !drawn.next_is_unaided;
        }
        self.highlight();
    }

    /// Highlights the stones of a winning move, where the support is [`Support::MarkedMove`] and it is the reader's turn.
    /// Without a winning move nothing is highlighted.
    fn highlight(&mut self) {
        let is_readers_turn = matches!(self.board().game.turn(), Turn::Person(_));
        let wins = self.position().outcome() == Outcome::N;
        let lit = self.support() == Support::MarkedMove && is_readers_turn && wins;
        self.attempt.board.hint = lit.then_some(HintLevel::Number);
    }

    /// Notes the verdict on an answer.
    fn record(&mut self) {
        let is_right = match self.answered() {
            // The game without help has to be won without a move taken back.
            Answered::Right if self.misses > 0 && self.is_unaided_game() => {
                self.attempt.answered = Answered::WonAfterMistake;
                return;
            }
            Answered::Right => true,
            Answered::Wrong(_) => false,
            Answered::No | Answered::Shown | Answered::WonAfterMistake => return,
        };
        if !is_right {
            self.misses = self.misses.saturating_add(1);
        }
        match &mut self.boards {
            LessonBoards::Listed { .. } => {}
            LessonBoards::Drawn(drawn) => {
                if drawn.record(is_right, self.misses) {
                    let reached = Learned::Reached(self.place, drawn.right as usize);
                    self.learned.push(reached);
                }
                if drawn.right == NEEDED {
                    self.end = End::Done;
                }
            }
            LessonBoards::Puzzle(open) => {
                let answer = self.attempt.last_answer();
                let tried = answer.and_then(|answer| open.tried(answer, self.today));
                self.learned.extend(tried);
                let learned = open.record(is_right, self.misses, self.today);
                self.learned.extend(learned);
            }
        }
        if is_right {
            self.finish_board();
        }
    }

    fn is_unaided_game(&self) -> bool {
        let is_game = matches!(self.work(), TaskState::Game(_));
        let is_step = matches!(self.place, Place::Step(..));
        is_game && is_step && self.exercise().support == Support::None
    }

    /// Notes that the board is done, and after the last board also the step. A chapter is done when its end is shown.
    fn finish_board(&mut self) {
        let is_step = matches!(self.place, Place::Step(..));
        let mut is_last = false;
        if let LessonBoards::Listed { all, at } = &self.boards {
            is_last = at + 1 == all.len() && is_step;
            self.learned.push(Learned::Reached(self.place, at + 1));
        }
        if self.is_finished() || is_last {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.end = End::Done;
        self.is_just_finished = true;
        self.learned.push(Learned::Finished(self.place));
    }
}
