//! A lesson under way: its boards, and what comes next. [`judge`] takes the answers.

mod judge;

use nim_engine::{Convention, Move, Outcome, Position, Strategy, ai_compute_move};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::generator::{NEEDED, draw_board, kinds};
use super::{
    Cuts, Exercise, Goal, Learned, Mismatch, Pairs, Place, Progress, Question, Skill, Support,
    Task, WrongCut,
};
use crate::blocks::{PlacedBlock, placed_blocks};
use crate::puzzle::chance::{below, split_mix};
use crate::puzzle::{Address, Date, Grade, Puzzle, SEEDS};
use crate::task_board::{lock, task_game};
use crate::{Autoplay, GameAction, GameState, HintLevel, Seat, Turn, apply};

/// The milliseconds until the computer answers: long enough to see the reader's move.
const PAUSE: u32 = 900;

/// Where the boards of a lesson come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// These, one after the other; at least one.
    Fixed(Vec<Exercise>),
    /// They are drawn by chance, until enough are right.
    Drawn(Skill),
    /// Puzzles, beginning with this one.
    Puzzle(Address),
}

/// What a person does in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Goes to the next board, or to the end.
    Next,
    /// Goes to the board before.
    Back,
    /// Goes to the first board.
    Restart,
    /// Goes to the end of a chapter.
    End,
    /// Sets the board back as it was.
    Again,
    /// Shows the answer.
    Show,
    /// Shows the help of a drawn board, or the next hint of a puzzle.
    Help,
    /// Gives this answer, counted from 0.
    Answer(usize),
    /// Gives this number.
    Number(u32),
    /// Writes this into the field for a number.
    Write(String),
    /// Says that the number is written, or that the heaps are cut, as they should be.
    Check,
    /// Says that no move wins.
    NoMove,
    /// Cuts or joins a heap below this stone, counted from 0 at the bottom.
    Cut(usize, u32),
    /// Presses the block of this size in this heap.
    Block(usize, u32),
    /// Takes back the move that gave the game away.
    TakeBack,
    /// Plays on after it.
    PlayOn,
    /// Does something on the board.
    Board(GameAction),
    /// A pause is over.
    Tick,
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
    /// This answer, counted from 0.
    Choice(usize),
    /// The number.
    Number,
    /// The typed text is no number.
    Unreadable,
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

/// How far the end of a lesson is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// There are boards to do.
    Open,
    /// All boards are right, or enough of those that are drawn.
    Done,
    /// The end is shown.
    Shown,
}

/// The puzzle that is open.
#[derive(Clone, Debug, PartialEq)]
struct OpenPuzzle {
    puzzle: Puzzle,
    /// Whether a hint was asked for.
    hinted: bool,
    /// Whether the answer was asked for.
    gave_up: bool,
}

/// A lesson under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    place: Place,
    last: Convention,
    /// The boards of a fixed lesson; of drawn boards the one that is open.
    exercises: Vec<Exercise>,
    /// The skill whose boards are drawn.
    skill: Option<Skill>,
    puzzle: Option<OpenPuzzle>,
    at: usize,
    answered: Answered,
    /// How often this board was missed.
    misses: u32,
    board: GameState,
    /// The position after the reader's move.
    left: Option<Position>,
    slip: Slip,
    /// The moves that the board makes by itself, the next one last.
    line: Vec<Move>,
    cuts: Cuts,
    pairs: Pairs,
    typed: String,
    /// How many boards of the skill are right at the first try and without help.
    right: u32,
    /// The kind of the drawn board.
    kind: usize,
    /// Whether the help is shown, or the reader has asked for it.
    helped: bool,
    /// Whether boards of the skill come without help, until the next mistake.
    is_unaided: bool,
    /// Whether there is help at all in a puzzle.
    hints: bool,
    /// How many boards were laid; a board is drawn anew for each.
    laid: u32,
    end: End,
    /// What the last act has brought.
    learned: Vec<Learned>,
    today: Date,
    chance: u64,
}

impl Session {
    /// Opens a lesson, where it was left by this progress. `seed` decides the boards and puzzles
    /// that are drawn, and the replies of the computer.
    pub fn open(
        mut place: Place,
        source: Source,
        last: Convention,
        progress: &Progress,
        today: Date,
        seed: u64,
    ) -> Self {
        let mut chance = seed;
        let (mut right, mut kind, mut at, mut puzzle) = (0, 0, 0, None);
        let (exercises, skill) = match source {
            Source::Puzzle(address) => {
                let found = find_puzzle(address, progress.level.grade(), today, chance);
                let exercises = vec![found.1.exercise()];
                place = Place::Puzzle(found.0);
                puzzle = Some(OpenPuzzle::new(found.1));
                (exercises, None)
            }
            Source::Drawn(skill) => {
                let reached = u32::try_from(progress.board(place)).unwrap_or_default();
                right = reached.min(NEEDED - 1);
                kind = below(&mut chance, kinds(skill));
                (
                    vec![draw_board(skill, kind, last, &mut chance)],
                    Some(skill),
                )
            }
            Source::Fixed(exercises) => {
                at = progress.board(place).min(exercises.len() - 1);
                (exercises, None)
            }
        };
        let board = fresh(&exercises[at]);
        let mut session = Self {
            place,
            last,
            exercises,
            skill,
            puzzle,
            at,
            answered: Answered::No,
            misses: 0,
            board,
            left: None,
            slip: Slip::None,
            line: Vec::new(),
            cuts: Cuts::default(),
            pairs: Pairs::default(),
            typed: String::new(),
            right,
            kind,
            helped: false,
            is_unaided: right > 0,
            hints: true,
            laid: 1,
            end: End::Open,
            learned: Vec::new(),
            today,
            chance,
        };
        session.lay();
        session
    }

    /// The same where a puzzle has hints, or none.
    #[must_use]
    pub fn with_hints(mut self, hints: bool) -> Self {
        self.hints = hints;
        self.lay();
        self
    }

    /// Whether there is help in a puzzle.
    pub const fn has_hints(&self) -> bool {
        self.hints
    }

    /// Does this, and returns what it has brought, to be noted in the progress.
    pub fn apply(&mut self, act: Act, progress: &Progress) -> Vec<Learned> {
        match act {
            Act::Next => self.next(progress),
            Act::Back | Act::Restart if self.puzzle.is_some() => {}
            Act::Back => self.back(progress),
            Act::Restart => self.go(0),
            Act::End => self.end = End::Shown,
            Act::Again => self.again(),
            Act::Show => self.show(),
            Act::Help => self.help(),
            Act::Answer(chosen) => self.choose(chosen),
            Act::Number(number) => self.press_number(number),
            Act::Write(text) => self.write(text),
            Act::Check => self.check(),
            Act::NoMove => self.say_none(),
            Act::Cut(heap, stone) => self.cut(heap, stone),
            Act::Block(heap, size) => self.press_block(heap, size),
            Act::TakeBack => self.take_back(),
            Act::PlayOn => self.play_on(),
            Act::Board(action) => self.act(action),
            Act::Tick => self.tick(),
        }
        std::mem::take(&mut self.learned)
    }

    /// The lesson.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The rule for the last stone.
    pub const fn last(&self) -> Convention {
        self.last
    }

    /// The board and its task.
    pub fn exercise(&self) -> &Exercise {
        &self.exercises[self.at]
    }

    /// Which board this is, counted from 0, and how many there are. Of drawn boards as many as have to be right.
    pub fn boards(&self) -> (usize, usize) {
        match self.skill {
            Some(_) => (self.right as usize, NEEDED as usize),
            None => (self.at, self.exercises.len()),
        }
    }

    /// The skill of drawn boards.
    pub const fn skill(&self) -> Option<Skill> {
        self.skill
    }

    /// The puzzle that is open.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref().map(|open| &open.puzzle)
    }

    /// The day of a daily puzzle.
    pub const fn day(&self) -> Option<Date> {
        match self.place {
            Place::Puzzle(Address::Daily(date)) => Some(date),
            _ => None,
        }
    }

    /// At which try the puzzle was solved, counted from 1. One whose answer was asked for is not solved any more.
    pub fn solved(&self) -> Option<u32> {
        let open = self.puzzle.as_ref()?;
        let solved = self.answered == Answered::Right && !open.gave_up;
        solved.then_some(self.misses.saturating_add(1))
    }

    /// Whether a hint was asked for in this puzzle.
    pub fn was_hinted(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|open| open.hinted)
    }

    /// The day here.
    pub const fn today(&self) -> Date {
        self.today
    }

    /// Whether this is the puzzle of today.
    pub fn is_todays(&self) -> bool {
        self.day() == Some(self.today)
    }

    /// How the task was answered.
    pub const fn answered(&self) -> Answered {
        self.answered
    }

    /// The board as it is drawn.
    pub const fn board(&self) -> &GameState {
        &self.board
    }

    /// The position on it now.
    pub const fn position(&self) -> &Position {
        self.board.game.position()
    }

    /// The position after the reader's move, before any answer.
    pub const fn left(&self) -> Option<&Position> {
        self.left.as_ref()
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

    /// The text in the field for a number.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The blocks as they are joined, on their stones.
    pub fn joined_blocks(&self) -> Vec<PlacedBlock> {
        let mut blocks = placed_blocks(self.position());
        for laid in &mut blocks {
            let block = &mut laid.block;
            let mut held = self.pairs.blocks().iter();
            let held = held.find(|held| (held.heap, held.size) == (block.heap, block.size));
            block.partner = held.and_then(|held| held.partner);
        }
        blocks
    }

    /// Whether all boards are right, or enough of those that are drawn.
    pub fn is_finished(&self) -> bool {
        self.end != End::Open
    }

    /// Whether the end of the lesson is shown.
    pub fn is_ended(&self) -> bool {
        self.end == End::Shown
    }

    /// Whether the task is done.
    pub fn is_answered(&self) -> bool {
        let answered = matches!(self.answered, Answered::Right | Answered::Shown);
        answered || self.exercise().task == Task::Read
    }

    /// Whether the reader can go to another board: the task is done, or was before.
    pub fn can_go_on(&self, progress: &Progress) -> bool {
        // A step ends with its last board.
        let is_last = self.at + 1 == self.exercises.len() && matches!(self.place, Place::Step(_));
        let was_done = self.at < progress.reached(self.place);
        let was_missed = self.puzzle.is_some() && self.misses > 0;
        self.is_answered() && !self.is_to_repeat() || was_done && !is_last || was_missed
    }

    /// The help that is drawn now.
    pub fn support(&self) -> Support {
        let Some(skill) = self.skill else {
            let exercise = self.exercise();
            // The blocks show what is wrong with a move that gave the game away.
            return if self.has_slipped() && exercise.support == Support::None {
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

    /// Whether help is shown, as words or on the board.
    pub const fn is_helped(&self) -> bool {
        self.helped
    }

    /// Whether the board counts that was answered: it is right at the first try, and without help.
    pub fn counted(&self) -> bool {
        self.answered == Answered::Right && self.misses == 0 && !self.helped
    }

    /// Whether help is hidden and can be asked for. A puzzle whose answer is a move has hints, as a game has.
    pub fn can_help(&self) -> bool {
        if !self.hints {
            return false;
        }
        if self.puzzle.is_some() {
            return matches!(self.exercise().task, Task::Move(_)) && self.answered == Answered::No;
        }
        // On the last board it is hidden.
        let is_last = self.right + 1 == NEEDED;
        let hides = self.skill.is_none() || is_last;
        !hides && !self.helped && self.answered == Answered::No
    }

    /// Whether the answer can be shown: after a miss, and neither in a game nor of a few to choose from.
    pub fn can_show(&self) -> bool {
        let can_be = !matches!(
            self.exercise().task,
            Task::Game(_) | Task::Choose(_) | Task::Read
        );
        self.misses > 0 && can_be && !self.is_answered()
    }

    /// Whether a move gave the game away and waits for what the reader does about it.
    pub const fn has_slipped(&self) -> bool {
        matches!(self.answered, Answered::Wrong(Miss::Slip(_)))
    }

    /// The board on which the reader may play now.
    pub fn state(&self) -> Option<&GameState> {
        (self.plays() && self.answered == Answered::No).then_some(&self.board)
    }

    /// Whether the reader makes moves.
    fn plays(&self) -> bool {
        plays(self.exercise().task)
    }

    /// Whether the answer was shown on a board of a fixed lesson, or the last game won with a move taken back: then
    /// the reader does it alone.
    pub fn is_to_repeat(&self) -> bool {
        let repeats = matches!(
            self.exercise().task,
            Task::Move(_) | Task::Cut(_) | Task::Join | Task::Game(_)
        );
        let is_fixed = self.skill.is_none() && self.puzzle.is_none();
        repeats && self.answered == Answered::Shown && is_fixed
    }

    fn help(&mut self) {
        if !self.can_help() {
            return;
        }
        if let Some(open) = &mut self.puzzle {
            open.hinted = true;
            apply(&mut self.board, GameAction::Hint);
        } else {
            self.helped = true;
            self.light();
        }
    }

    fn again(&mut self) {
        if self.answered == Answered::Right {
            return;
        }
        let is_new_game = matches!(self.exercise().task, Task::Game(_));
        let misses = if is_new_game { 0 } else { self.misses };
        self.lay();
        self.misses = misses;
    }

    fn back(&mut self, progress: &Progress) {
        if self.is_ended() {
            // The proof on one page can be read before the boards are done.
            let is_done = progress.is_done(self.place);
            self.end = if is_done { End::Done } else { End::Open };
        } else if self.skill.is_none() {
            self.go(self.at.saturating_sub(1));
        }
    }

    fn next(&mut self, progress: &Progress) {
        if !self.can_go_on(progress) || self.is_ended() {
            return;
        }
        if let Some(skill) = self.skill {
            self.draw_next(skill);
        } else if let Some(puzzle) = self.puzzle() {
            let grade = progress.level.grade();
            // A puzzle of a day leads to any other puzzle.
            let next = match self.day() {
                None => puzzle.seed().wrapping_add(1),
                Some(_) => split_mix(&mut self.chance) % SEEDS,
            };
            self.place = Place::Puzzle(Address::One(grade, next));
            let puzzle = Puzzle::new(grade, next);
            self.exercises = vec![puzzle.exercise()];
            self.puzzle = Some(OpenPuzzle::new(puzzle));
            self.go(0);
        } else if self.at + 1 < self.exercises.len() {
            self.go(self.at + 1);
        } else {
            self.finish();
            self.end = End::Shown;
        }
    }

    fn draw_next(&mut self, skill: Skill) {
        if self.is_finished() {
            return;
        }
        // After a miss the same kind comes once more.
        if self.misses == 0 {
            self.kind = (self.kind + 1) % kinds(skill);
        }
        let board = self.exercises[0].board.clone();
        // Not the same board twice in a row.
        while self.exercises[0].board == board {
            self.exercises = vec![draw_board(skill, self.kind, self.last, &mut self.chance)];
        }
        self.go(0);
    }

    fn go(&mut self, at: usize) {
        self.at = at;
        self.end = End::Open;
        self.misses = 0;
        self.laid += 1;
        self.lay();
        if self.skill.is_none() {
            self.learned.push(Learned::Reached(self.place, at));
        }
    }

    fn finish(&mut self) {
        self.end = End::Done;
        self.learned.push(Learned::Finished(self.place));
    }

    /// The milliseconds until a tick is due; `None` if nothing runs.
    pub fn due(&self) -> Option<u32> {
        let tries = matches!(
            self.exercise().task,
            Task::Game(_) | Task::Choose(Question::TakesLast)
        );
        let replies = tries && self.answered == Answered::No && self.board.is_thinking();
        (!self.is_ended() && (!self.line.is_empty() || replies)).then_some(PAUSE)
    }

    /// Makes the move that is due.
    fn tick(&mut self) {
        if self.due().is_none() {
            return;
        }
        let made = self.line.pop();
        if let Some(by) = made.or_else(|| self.computer()) {
            // A board of a demonstration waits for a press before it continues.
            apply(&mut self.board, GameAction::Clock(Autoplay::Running));
            let token = self.board.turn_token();
            apply(&mut self.board, GameAction::Reply(token, by.into()));
        }
        if matches!(self.exercise().task, Task::Game(_)) {
            self.judge_end();
            self.light();
        } else if self.answered != Answered::No {
            lock(&mut self.board);
        }
    }

    /// The move of the perfect computer in a game.
    fn computer(&mut self) -> Option<Move> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(split_mix(&mut self.chance));
        let answer = ai_compute_move(Strategy::Perfect, self.position(), &mut rng);
        answer.map(|answer| answer.chosen)
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
        self.left = None;
        self.slip = Slip::None;
        self.line.clear();
        self.typed.clear();
        self.helped = self.skill.is_some() && self.hints && !self.is_unaided;
        self.light();
    }

    /// Lights the stones to take, where the help is to do so and it is the reader's turn. No losing move
    /// is ever lit.
    fn light(&mut self) {
        let reader = matches!(self.board.game.turn(), Turn::Person(_));
        let wins = self.position().outcome() == Outcome::N;
        let lit = self.support() == Support::Light && reader && wins;
        self.board.hint = lit.then_some(HintLevel::Number);
    }
}

impl OpenPuzzle {
    const fn new(puzzle: Puzzle) -> Self {
        Self {
            puzzle,
            hinted: false,
            gave_up: false,
        }
    }
}

/// The puzzle of an address, and the address that leads to it again.
fn find_puzzle(address: Address, usual: Grade, today: Date, chance: u64) -> (Address, Puzzle) {
    let daily = |day| (Address::Daily(day), Puzzle::of_day(day));
    let one = |grade: Grade, seed| (Address::One(grade, seed), Puzzle::new(grade, seed));
    let drawn = chance % SEEDS;
    match address {
        Address::Daily(day) => daily(day),
        Address::Today => daily(today),
        Address::One(grade, seed) => one(grade, seed),
        Address::Following => one(usual, drawn),
        Address::Grade(grade) => one(grade, drawn),
    }
}

/// Whether the reader makes moves in this task.
const fn plays(task: Task) -> bool {
    matches!(
        task,
        Task::Move(_) | Task::Game(_) | Task::Choose(Question::TakesLast)
    )
}

/// The board of an exercise before the reader does something. A person takes all single stones where they
/// are tried.
fn fresh(exercise: &Exercise) -> GameState {
    let first = match exercise.task {
        Task::Game(first) => first,
        // The computer shows what a cut is worth, and is to move where the value is asked for.
        Task::Cut(_) | Task::Choose(Question::Worth) => Seat::Two,
        _ => Seat::One,
    };
    let plays = plays(exercise.task);
    // The game whose mistake is asked for is told, and not on the board.
    let opening = match exercise.task {
        Task::Choose(Question::Mistake) => None,
        _ => exercise.opening.first().copied(),
    };
    task_game(&exercise.board, plays, first, opening)
}
