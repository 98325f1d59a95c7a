//! One try at a task: the state that its kind needs, and what is right.

use nim_engine::{Move, Outcome, Position};

use super::{
    Amount, CutGoal, Cuts, Exercise, Goal, LessonAction, Mismatch, Pairs, Question, Task, WrongCut,
    refutation, reply,
};
use crate::blocks::PlacedBlock;
use crate::link::ascii_digit;
use crate::puzzle::PuzzleAnswer;
use crate::reduce::make;
use crate::task_board::task_game;
use crate::{GameAction, GameState, Seat, Turn, apply};

/// The most digits of an answer; no exercise needs more.
const DIGITS: usize = 9;

/// How a task was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Not yet.
    No,
    /// Wrongly.
    Wrong(Miss),
    /// Rightly.
    Right,
    /// The answer was shown.
    Shown,
    /// The game was won, after a move was taken back.
    WonAfterMistake,
}

/// The kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// This answer, counted from 0, is wrong.
    Choice(usize),
    /// The number is wrong.
    Number,
    /// The typed text is no number.
    Unreadable,
    /// This move does not win.
    Move(Move),
    /// The answer was that no move wins, but one does.
    NoMove,
    /// This move gives away a game that goes on.
    GaveAway(Move),
    /// The game was lost.
    Game,
    /// The heaps are cut in another way.
    Cut(WrongCut),
    /// These blocks are no pair.
    Join(Mismatch),
}

/// What the reader has done in a task of each kind.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskState {
    /// There is only something to read.
    Read,
    /// An answer is chosen.
    Choose,
    /// A number is pressed; this one was.
    Number(Option<u32>),
    /// A number is written in binary; this is typed.
    Binary(String),
    /// Heaps are cut.
    Cut(Cuts),
    /// Blocks are joined.
    Join(Pairs),
    /// A move is made; the position after it, before the computer replies.
    Move(Option<Position>),
    /// A game is played.
    Game(GivenAway),
}

/// What became of the first move that gave the game away.
#[derive(Clone, Debug, PartialEq)]
pub enum GivenAway {
    /// There was no such move.
    No,
    /// The reader has made the move, and can take it back to this game.
    Offered(Box<GameState>),
    /// The reader plays on. Later mistakes are not pointed out.
    PlayedOn,
}

/// One try at a task.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    pub exercise: Exercise,
    pub work: TaskState,
    /// The board as it is drawn.
    pub board: GameState,
    pub answered: Answered,
    /// The moves that the board makes by itself, the next one last.
    pub queued: Vec<Move>,
}

impl TaskState {
    fn new(exercise: &Exercise) -> Self {
        match exercise.task {
            Task::Read => Self::Read,
            Task::Choose(_) => Self::Choose,
            Task::Number(_) => Self::Number(None),
            Task::Binary(_) => Self::Binary(String::new()),
            Task::Cut(goal) => Self::Cut(Cuts::of(exercise.board.heaps(), goal)),
            Task::Join => Self::Join(Pairs::of(&exercise.board)),
            Task::Move(_) => Self::Move(None),
            Task::Game(_) => Self::Game(GivenAway::No),
        }
    }

    /// The blocks on their stones, where the reader cuts or joins them.
    pub fn blocks(&self, position: &Position) -> Option<Vec<PlacedBlock>> {
        match self {
            Self::Cut(cuts) => Some(cuts.blocks()),
            Self::Join(pairs) => Some(pairs.on(position)),
            _ => None,
        }
    }
}

impl Attempt {
    /// A first try, on a board with this number. The boards of a session have different numbers.
    pub fn new(exercise: Exercise, number: u32) -> Self {
        let mut board = fresh(&exercise);
        board.number = number;
        let mut queued = Vec::new();
        if exercise.task == Task::Choose(Question::Mistake) {
            // The game whose mistake is asked for is played first.
            queued.extend(exercise.opening.iter().rev());
        }
        Self {
            work: TaskState::new(&exercise),
            exercise,
            board,
            answered: Answered::No,
            queued,
        }
    }

    /// Sets everything up again.
    pub fn reset(&mut self) {
        let notices = self.board.notices;
        *self = Self::new(self.exercise.clone(), self.board.number);
        // The next wrong answer is read out, even with the same words.
        self.board.notices = notices;
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        self.board.game.position()
    }

    /// Whether the task is done.
    pub fn is_done(&self) -> bool {
        let is_open = matches!(self.answered, Answered::No | Answered::Wrong(_));
        !is_open || self.work == TaskState::Read
    }

    /// Whether a move gave the game away, and the reader is to take it back or play on.
    pub const fn gave_away(&self) -> bool {
        matches!(self.answered, Answered::Wrong(Miss::GaveAway(_)))
    }

    /// Whether the reader may move on the board.
    pub fn may_move(&self) -> bool {
        self.exercise.task.has_moves() && self.answered == Answered::No
    }

    /// Whether a move is due that no person makes.
    pub fn is_moving(&self) -> bool {
        // Who takes the last stone is tried on the board too, before the answer.
        let replies = matches!(
            self.exercise.task,
            Task::Game(_) | Task::Choose(Question::TakesLast)
        ) && self.answered == Answered::No
            && self.board.is_thinking();
        replies || !self.queued.is_empty()
    }

    /// Applies an action to the task, and returns whether `answered` has a new verdict.
    pub fn apply(&mut self, action: LessonAction) -> bool {
        if let LessonAction::Board(action) = action {
            return self.play(action);
        }
        if self.is_done() {
            return false;
        }
        let task = self.exercise.task;
        let verdict = match (action, &mut self.work, task) {
            (LessonAction::Answer(chosen), TaskState::Choose, Task::Choose(question)) => {
                self.choose(chosen, question)
            }
            (LessonAction::Number(number), TaskState::Number(pressed), Task::Number(amount)) => {
                // The same number twice counts once.
                let is_new = pressed.replace(number) != Some(number);
                is_new.then(|| self.compare(number, amount))
            }
            (LessonAction::Write(text), TaskState::Binary(typed), _) => {
                *typed = text;
                self.answered = Answered::No;
                None
            }
            (LessonAction::Check, TaskState::Binary(typed), Task::Binary(amount)) => {
                Some(match parse_binary(typed) {
                    None => Err(Miss::Unreadable),
                    Some(number) => self.compare(number, amount),
                })
            }
            (LessonAction::Cut(heap, stone), TaskState::Cut(cuts), _) => {
                if cuts.toggle(heap, stone) {
                    self.answered = Answered::No;
                }
                None
            }
            (LessonAction::Check, TaskState::Cut(cuts), _) => {
                let wrong = cuts.wrong();
                if wrong.is_none() {
                    self.queue_refutation_of_pairs();
                }
                Some(wrong.map_or(Ok(()), |wrong| Err(Miss::Cut(wrong))))
            }
            (LessonAction::Block(heap, size), TaskState::Join(pairs), _) => {
                let pressed = pairs.press(heap, size);
                let is_joined = pressed == Ok(true) && pairs.is_done();
                self.answered = Answered::No;
                match pressed {
                    Err(mismatch) => Some(Err(Miss::Join(mismatch))),
                    Ok(_) => is_joined.then_some(Ok(())),
                }
            }
            (LessonAction::NoMove, TaskState::Move(_), Task::Move(Goal::WinOrNone))
                if self.answered == Answered::No =>
            {
                let none_wins = self.exercise.position().outcome() == Outcome::P;
                (self.board.choice, self.board.hint) = (None, None);
                Some(none_wins.then_some(()).ok_or(Miss::NoMove))
            }
            (LessonAction::TakeBack, TaskState::Game(given @ GivenAway::Offered(_)), _) => {
                if let GivenAway::Offered(before) = std::mem::replace(given, GivenAway::No) {
                    self.board = *before;
                    self.board.choice = None;
                    self.answered = Answered::No;
                }
                None
            }
            (LessonAction::PlayOn, TaskState::Game(given @ GivenAway::Offered(_)), _) => {
                *given = GivenAway::PlayedOn;
                self.answered = Answered::No;
                None
            }
            _ => None,
        };
        let is_judged = self.judge(verdict);
        if matches!(self.answered, Answered::Wrong(_)) {
            self.board.read_anew();
        }
        is_judged
    }

    /// The last answer, where it was judged: a move, that none wins, or a choice.
    pub fn last_answer(&self) -> Option<PuzzleAnswer> {
        let moves = self.board.game.moves();
        Some(match (self.answered, &self.work, self.exercise.task) {
            (Answered::Wrong(Miss::Move(made)), ..) => PuzzleAnswer::Move(made),
            (Answered::Wrong(Miss::NoMove), ..) => PuzzleAnswer::NoMove,
            (Answered::Wrong(Miss::Choice(chosen)), ..) => PuzzleAnswer::Choice(chosen),
            (Answered::Right, TaskState::Move(_), _) => {
                let made = moves.first().copied();
                made.map_or(PuzzleAnswer::NoMove, PuzzleAnswer::Move)
            }
            (Answered::Right, TaskState::Choose, Task::Choose(question)) => {
                PuzzleAnswer::Choice(question.right(&self.exercise))
            }
            _ => return None,
        })
    }

    /// Notes a verdict, and returns whether there is one.
    fn judge(&mut self, verdict: Option<Result<(), Miss>>) -> bool {
        let Some(verdict) = verdict else {
            return false;
        };
        self.answered = verdict.map_or_else(Answered::Wrong, |()| Answered::Right);
        true
    }

    fn compare(&self, number: u32, amount: Amount) -> Result<(), Miss> {
        let is_right = number == amount.of(&self.exercise.position());
        is_right.then_some(()).ok_or(Miss::Number)
    }

    /// Takes this answer, and lets the board show what comes of it.
    fn choose(&mut self, chosen: usize, question: Question) -> Option<Result<(), Miss>> {
        // The same wrong answer twice counts once.
        if self.answered == Answered::Wrong(Miss::Choice(chosen)) {
            return None;
        }
        self.reset();
        let board = &self.exercise.board;
        let is_right = chosen == question.right(&self.exercise);
        self.queued = match question {
            // Both take in turn, so that everybody sees who takes the last.
            Question::TakesLast => {
                let heaps = (0..board.heaps().len()).rev();
                heaps.filter_map(|heap| Move::new(heap, 1)).collect()
            }
            // The game up to the mistake.
            Question::Mistake => {
                let game = self.exercise.opening.iter().take(2 * chosen + 1);
                game.rev().copied().collect()
            }
            // What comes of the wrong answer.
            _ if !is_right && self.exercise.shows_stones() => {
                refutation(board).into_iter().rev().collect()
            }
            _ => Vec::new(),
        };
        Some(is_right.then_some(()).ok_or(Miss::Choice(chosen)))
    }

    /// If the cut heap has two equal blocks, queues the computer's move that breaks both pairs.
    fn queue_refutation_of_pairs(&mut self) {
        if let TaskState::Cut(cuts) = &self.work
            && self.exercise.task == Task::Cut(CutGoal::Partners)
            && cuts.twice().is_some()
        {
            self.queued = refutation(&self.exercise.board).into_iter().rev().collect();
        }
    }

    /// Chooses, lets go or takes on the board, and judges the move.
    fn play(&mut self, action: GameAction) -> bool {
        let is_of_person = matches!(
            action,
            GameAction::Choose(_)
                | GameAction::ClearChoice
                | GameAction::Take
                | GameAction::Remind(..)
        );
        if !is_of_person || !self.may_move() {
            return false;
        }
        let before = self.board.clone();
        apply(&mut self.board, action);
        let last = self.board.game.last();
        let Some((_, made)) = last.filter(|_| self.board.game.ply() > before.game.ply()) else {
            return false;
        };
        let position = *self.position();
        let wins = position.outcome() == Outcome::P;
        let verdict = match (self.exercise.task, &mut self.work) {
            (Task::Move(goal), TaskState::Move(after)) => {
                let is_right = wins || matches!(goal, Goal::AnyThenBlocks | Goal::AnyThenReply);
                *after = Some(position);
                if !is_right || goal == Goal::AnyThenReply {
                    self.queued = reply(&position).into_iter().collect();
                }
                Some(is_right.then_some(()).ok_or(Miss::Move(made)))
            }
            (Task::Game(_), TaskState::Game(given)) => {
                let gives_away = !wins && before.game.position().outcome() == Outcome::N;
                if gives_away && *given == GivenAway::No && !position.is_terminal() {
                    *given = GivenAway::Offered(Box::new(before));
                    Some(Err(Miss::GaveAway(made)))
                } else {
                    self.result()
                }
            }
            _ => None,
        };
        self.judge(verdict)
    }

    /// Makes the next queued move, or else the move of the computer, and returns whether there is a new verdict.
    pub fn advance(&mut self, computer: impl FnOnce(&Position) -> Option<Move>) -> bool {
        let next = self.queued.pop().or_else(|| computer(self.position()));
        if let Some(made) = next {
            make(&mut self.board, made);
        }
        if matches!(self.work, TaskState::Game(_)) {
            let verdict = self.result();
            return self.judge(verdict);
        }
        false
    }

    /// The verdict on a game that is over.
    fn result(&self) -> Option<Result<(), Miss>> {
        match self.board.game.turn() {
            Turn::Over { winner: Seat::One } => Some(Ok(())),
            Turn::Over { .. } => Some(Err(Miss::Game)),
            _ => None,
        }
    }

    /// Answers the last task of a step rightly, as somebody did before. A game is played to its end.
    pub fn solve(&mut self) {
        self.show();
        match self.exercise.task {
            Task::Choose(question) => {
                let right = question.right(&self.exercise);
                self.choose(right, question);
            }
            Task::Game(_) => {
                while let Some(best) = reply(self.position()) {
                    make(&mut self.board, best);
                }
            }
            _ => {}
        }
        while let Some(made) = self.queued.pop() {
            make(&mut self.board, made);
        }
        self.answered = Answered::Right;
    }

    /// Shows the answer on a board that is set up again.
    pub fn show(&mut self) {
        self.reset();
        let position = self.exercise.position();
        match (&mut self.work, self.exercise.task) {
            (TaskState::Move(after), _) => {
                if let Some(best) = position.analysis().suggested {
                    apply(&mut self.board, GameAction::Choose(best));
                    apply(&mut self.board, GameAction::Take);
                    *after = Some(*self.board.game.position());
                }
            }
            (TaskState::Number(pressed), Task::Number(amount)) => {
                *pressed = Some(amount.of(&position));
            }
            (TaskState::Binary(typed), Task::Binary(amount)) => {
                let digits = position.analysis().bits() as usize;
                *typed = format!("{:0digits$b}", amount.of(&position));
            }
            (TaskState::Cut(cuts), _) => {
                cuts.solve();
                self.queue_refutation_of_pairs();
            }
            (TaskState::Join(pairs), _) => pairs.solve(&position),
            (
                TaskState::Read
                | TaskState::Choose
                | TaskState::Number(_)
                | TaskState::Binary(_)
                | TaskState::Game(_),
                _,
            ) => {}
        }
        self.answered = Answered::Shown;
    }
}

/// The number that is typed in binary; `None` if the text is no such number, or too long.
fn parse_binary(typed: &str) -> Option<u32> {
    let digits: String = typed.trim().chars().map(ascii_digit).collect();
    let is_binary = digits.len() <= DIGITS && digits.chars().all(|digit| digit.is_digit(2));
    u32::from_str_radix(&digits, 2).ok().filter(|_| is_binary)
}

/// The board of an exercise before the reader does something.
fn fresh(exercise: &Exercise) -> GameState {
    let first = match exercise.task {
        Task::Game(first) => first,
        // The computer moves after a cut, to show what the cut is worth, and is B where the value for A is asked for.
        Task::Cut(_) | Task::Choose(Question::Worth) => Seat::Two,
        _ => Seat::One,
    };
    // The game whose mistake is asked for is played from its start.
    let opening = match exercise.task {
        Task::Choose(Question::Mistake) => None,
        _ => exercise.opening.first().copied(),
    };
    task_game(&exercise.board, exercise.task.has_moves(), first, opening)
}
