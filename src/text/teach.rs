//! Lessons: their names, the sentences around each board, and the answers to what was done on it.

use crate::catalogue::{
    Who, lessons, path as words, play as table, puzzle as puzzles, why as whys,
};
use crate::engine::{Convention, HeapMeasure, Move, Outcome, Position, Why};
use crate::game::teach::{
    Answered, CutGoal, Goal, Miss, Place, Progress, Question, Session, Skill, Step, Support, Task,
    TaskState, WrongCut,
};
use crate::game::{HintLevel, Seat};

use super::courses::words::course_path;
use super::courses::{self, Facts, Row};
use super::why::{hint, take_from, why};
use super::{join_sentences, play, puzzle};

/// How far the path is: the rule that it teaches, the steps that are done, and the time that the others take.
pub fn path_state(progress: &Progress, convention: Convention) -> String {
    let rule = table::Rule { last: convention }.text();
    let (done, all) = (
        progress.steps_done(convention).into(),
        Step::ALL.len().into(),
    );
    let steps = lessons::DoneOf { done, all }.text();
    let left = progress.minutes_left(convention).map(|minutes| {
        let count = minutes.into();
        words::MinutesLeft { count }.text()
    });
    let parts: Vec<String> = [Some(rule), Some(steps), left]
        .into_iter()
        .flatten()
        .collect();
    parts.join(" · ")
}

/// The name of a step.
pub fn step_name(step: Step) -> &'static str {
    match step {
        Step::SingleStones => words::name_1(),
        Step::LargerHeap => words::name_2(),
        Step::PracticeSingles => words::name_3(),
        Step::Copy => words::name_4(),
        Step::CopyToTheEnd => words::name_5(),
        Step::PracticeCopy => words::name_6(),
        Step::Pairs => words::name_7(),
        Step::Blocks => words::name_8(),
        Step::PracticeBlocks => words::name_9(),
        Step::Partners => words::name_10(),
        Step::PracticePartners => words::name_11(),
        Step::OnYourOwn => words::name_12(),
    }
}

/// The name of a lesson.
pub fn name(place: Place) -> String {
    let name = match place {
        Place::Step(_, step) => step_name(step),
        Place::Chapter(chapter) => courses::about(chapter).name,
        Place::Puzzle(address) => return puzzle::heading(address),
    };
    name.to_owned()
}

/// The name of a lesson in the title of the window, with the number of a step.
pub fn title(place: Place) -> String {
    match place {
        Place::Step(_, step) => words::StepTitle {
            step: step.number().into(),
            name: step_name(step),
        }
        .text(),
        _ => name(place),
    }
}

/// What stands around a board before an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The heading, if it is another one than what to do.
    pub title: Option<String>,
    /// What to do, or all that there is to say.
    pub ask: String,
    /// The answers to choose from.
    pub answers: Vec<String>,
}

/// What stands above the board, and the answers to it.
pub fn prompt(session: &Session) -> Prompt {
    let row = courses::row_of(session);
    let facts = facts(session);
    let answers = if asks_for_mistake(session) {
        puzzle::answers(session.exercise())
    } else {
        let choices = row.answers.iter();
        choices.map(|choice| (choice.text)(&facts)).collect()
    };
    Prompt {
        title: row.title.map(|title| title(&facts)),
        ask: (row.ask)(&facts),
        answers,
    }
}

fn facts(session: &Session) -> Facts<'_> {
    Facts::of(session.exercise(), session.left())
}

/// Whether no move wins in a puzzle: then its hints name no heap and no move.
pub fn has_no_winning_move(session: &Session) -> bool {
    session.puzzle().is_some() && session.position().outcome() == Outcome::P
}

/// The sentence below the board, before an answer: a message of the board, or help.
pub fn below(session: &Session) -> String {
    let (exercise, board) = (session.exercise(), session.board());
    let position = session.position();
    if board.notice.is_some() {
        match board.hint {
            Some(HintLevel::Heap) if has_no_winning_move(session) => {
                return puzzles::look_for_answers().to_owned();
            }
            Some(HintLevel::Number) if has_no_winning_move(session) => {
                return whys::no_move_wins().to_owned();
            }
            _ => {}
        }
        let help = board
            .hint
            .map_or_else(String::new, |level| hint(position, level));
        return play::status(board, &help).news;
    }
    match exercise.task {
        Task::Choose(Question::TakesLast) if position.stones() < exercise.board.stones() => {
            return moved(session);
        }
        Task::Game(_) => {
            let help = match exercise.support {
                Support::MarkedMove => highlight(session),
                // After a mistake no move wins, so no help could be followed.
                Support::Blocks if position.outcome() == Outcome::P => String::new(),
                Support::Blocks if pairs_decide(position) => {
                    words::game_with_blocks_hint().to_owned()
                }
                Support::Blocks => course_path::leave_singles(&facts(session)),
                _ => String::new(),
            };
            return join_sentences(&[&moved(session), &help]);
        }
        _ => {}
    }
    if let Some(skill) = session.skill() {
        return support(session, skill);
    }
    if session.puzzle().is_some() {
        return match exercise.task {
            Task::Move(_) if session.day().is_some() => puzzles::promise().to_owned(),
            _ => String::new(),
        };
    }
    let below = courses::row_of(session).below;
    below
        .map(|below| below(&facts(session)))
        .unwrap_or_default()
}

/// The last move, if the computer made it; otherwise empty.
fn moved(session: &Session) -> String {
    match session.board().game.last() {
        Some((Seat::Two, by)) => {
            let (stones, heap) = (by.take.into(), by.heap);
            let who = &Who::Computer;
            table::Took { who, stones, heap }.text()
        }
        _ => String::new(),
    }
}

/// The lit stones in words; nothing where none are lit.
fn highlight(session: &Session) -> String {
    let lit = session
        .board()
        .hint
        .and(session.position().suggested_move());
    lit.map_or_else(String::new, take_from)
}

/// Whether pairs of blocks decide: at least two heaps are above 1, or the last stone wins.
fn pairs_decide(position: &Position) -> bool {
    let larger = position.heaps().iter().filter(|&&stones| stones > 1);
    larger.count() > 1 || position.rules().convention == Convention::Normal
}

/// The help on a random board for practice in words, or how to get it.
fn support(session: &Session, skill: Skill) -> String {
    let position = &session.exercise().board;
    if !session.is_helped() {
        return words::help_on_request().to_owned();
    }
    match skill {
        Skill::BlockPairs if session.support() == Support::MarkedMove => {
            course_path::leave_singles(&facts(session))
        }
        Skill::BlockPairs => words::blocks_shown().to_owned(),
        Skill::Cut => {
            let stones = position.stones();
            let size = (1_u32 << stones.ilog2()).into();
            words::LargestFirst { size }.text()
        }
        Skill::Singles | Skill::Copy if position.outcome() == Outcome::P => {
            whys::no_move_wins().to_owned()
        }
        Skill::Singles | Skill::Copy => highlight(session),
    }
}

/// An answer to what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// Whether it was right; `None` where the answer was shown, or there is only something to see.
    pub right: Option<bool>,
    /// The sentence.
    pub text: String,
}

/// The feedback to what was done; `None` before that.
pub fn feedback(session: &Session) -> Option<Feedback> {
    let task = session.exercise().task;
    let (right, text) = match session.answered() {
        Answered::No => return None,
        Answered::Shown if session.puzzle().is_some() => (None, puzzle::solution(session)),
        Answered::Shown if session.skill().is_some() => {
            let is_lost = session.exercise().position().outcome() == Outcome::P;
            let none_won = if is_lost && matches!(task, Task::Move(_)) {
                whys::no_move_wins()
            } else {
                ""
            };
            (None, join_sentences(&[words::shown(), none_won]))
        }
        Answered::Shown => (None, closing_reply(session)),
        Answered::WonAfterMistake => (None, words::win_alone().to_owned()),
        // Neither right nor wrong: a move where any move will do, and a cut that the computer refutes.
        Answered::Right
            if matches!(task, Task::Move(Goal::AnyThenBlocks | Goal::AnyThenReply))
                || is_refuted(session) =>
        {
            (None, closing_reply(session))
        }
        Answered::Right => (Some(true), closing_reply(session)),
        Answered::Wrong(miss) => (Some(false), refutation(session, miss)),
    };
    Some(Feedback { right, text })
}

/// Whether the computer shows that a cut into equal blocks is no good.
fn is_refuted(session: &Session) -> bool {
    let is_free = session.exercise().task == Task::Cut(CutGoal::Partners);
    is_free && matches!(session.work(), TaskState::Cut(cuts) if cuts.twice().is_some())
}

/// The reply once the answer is right or shown.
fn closing_reply(session: &Session) -> String {
    match session.exercise().task {
        // First the computer's move, and then what is to be seen in it.
        Task::Cut(_) | Task::Move(Goal::AnyThenReply) if session.due().is_some() => {
            return words::watch().to_owned();
        }
        _ if session.puzzle().is_some() => return puzzle::solution(session),
        _ if session.skill().is_none() => {}
        _ if session.is_finished() => return words::practice_done().to_owned(),
        _ if session.is_helped() => return words::helped_right().to_owned(),
        _ if !session.is_scored() => return words::later_right().to_owned(),
        // Without a move to look at, the board shows why no move wins.
        Task::Move(_) if session.left().is_none() => {
            return why(session.position());
        }
        _ => {}
    }
    let right = courses::row_of(session).right;
    right
        .map(|right| right(&facts(session)))
        .unwrap_or_default()
}

/// Why an answer is wrong.
fn refutation(session: &Session, miss: Miss) -> String {
    let Row { answers, wrong, .. } = courses::row_of(session);
    let facts = facts(session);
    match miss {
        Miss::Choice(_) if takes_last(session) && session.due().is_some() => {
            words::takes_last_wrong().to_owned()
        }
        Miss::Choice(chosen) if asks_for_mistake(session) => {
            puzzle::miss(session.exercise(), chosen)
        }
        Miss::Choice(chosen) => {
            let miss = answers.get(chosen).and_then(|choice| choice.miss);
            let miss = miss.map(|miss| miss(&facts)).unwrap_or_default();
            join_sentences(&[&miss, &demonstrated(session)])
        }
        Miss::Number => wrong.map(|wrong| wrong(&facts)).unwrap_or_default(),
        Miss::Unreadable => lessons::write_bits().to_owned(),
        Miss::NoMove => {
            let sign = sign_of_a_win(&session.exercise().position());
            join_sentences(&[words::a_move_wins(), sign])
        }
        Miss::Game => words::game_lost().to_owned(),
        Miss::GaveAway(_) => join_sentences(&[words::gave_away(), &why(session.position())]),
        Miss::Cut(WrongCut::NoPartner(size)) => {
            let size = size.into();
            words::NoPartner { size }.text()
        }
        Miss::Cut(WrongCut::Twice(size)) => {
            let size = size.into();
            words::Twice { size }.text()
        }
        Miss::Cut(WrongCut::NoBlock(size)) => {
            let size = size.into();
            words::NoBlock { size }.text()
        }
        Miss::Join(mismatch) => {
            let (first, second) = (mismatch.first.into(), mismatch.second.into());
            words::NoPair { first, second }.text()
        }
        Miss::Move(_) if session.due().is_some() => words::watch().to_owned(),
        Miss::Move(_) => {
            let is_lost = session.exercise().position().outcome() == Outcome::P;
            // In a puzzle the reader has to find out that no move wins.
            let is_told = is_lost && session.puzzle().is_none();
            let none_won = if is_told { whys::no_move_wins() } else { "" };
            join_sentences(&[none_won, &moved(session), &reason(session)])
        }
    }
}

/// Why the reader, who is to move, loses on this board. Before the step on blocks, no step speaks of blocks.
fn reason(session: &Session) -> String {
    let speaks_of_blocks = !matches!(session.place(), Place::Step(_, step) if step < Step::Blocks);
    let convention = session.position().rules().convention;
    match session.position().why() {
        Why::Blocks { .. } if !speaks_of_blocks => words::has_answers().to_owned(),
        Why::OneEach { stones, are_single } if are_single => {
            let stones = stones.into();
            words::SinglesLose {
                stones,
                last: convention,
            }
            .text()
        }
        Why::TwoHeaps {
            larger, more: 0, ..
        } => {
            let stones = session.position().heaps()[larger].into();
            words::Copied {
                stones,
                last: convention,
            }
            .text()
        }
        _ => why(session.position()),
    }
}

/// What shows that a move wins, without saying which.
fn sign_of_a_win(position: &Position) -> &'static str {
    match position.why() {
        Why::TwoHeaps { .. } => words::unequal(),
        _ if position.measure() != HeapMeasure::Stones => "",
        Why::Blocks { .. } => words::block_is_alone(),
        Why::OneHeap { .. } | Why::LastLarge { .. } => words::one_heap_above(),
        _ => "",
    }
}

fn asks_for_mistake(session: &Session) -> bool {
    session.exercise().task == Task::Choose(Question::Mistake)
}

fn takes_last(session: &Session) -> bool {
    session.exercise().task == Task::Choose(Question::TakesLast)
}

/// The last of the moves that show why an answer to the question who wins is wrong; empty for other questions.
fn demonstrated(session: &Session) -> String {
    if session.exercise().task != Task::Choose(Question::Wins) {
        return String::new();
    }
    let Some((seat, Move { heap, take })) = session.board().game.last() else {
        return String::new();
    };
    let (stones, left) = (take.into(), session.position().heaps());
    match seat {
        Seat::Two => lessons::Answer { stones, heap, left }.text(),
        Seat::One => lessons::Example { stones, heap, left }.text(),
    }
}
