//! Lessons and puzzles judge moves as brute force does, and can be finished from any state.

use std::ops::Deref;

use nim_engine::Convention;
use nim_game::puzzle::{Address, Date, Grade};
use nim_game::teach::{
    Amount, Answered, CutGoal, Exercise, Goal, Learned, LessonAction, Miss, Place, Progress,
    Question, Session, Skill, Source, Step, Support, Task,
};
use nim_game::{GameAction, Route, Seat, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::move_of;
use crate::truth::{Truths, after, moves, sorted};

pub const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];
pub const SKILLS: [Skill; 4] = [Skill::Singles, Skill::Copy, Skill::BlockPairs, Skill::Cut];

/// A board, its task, and the right answer or number.
pub type Row = (&'static str, Task, u32);

/// Boards and tasks as the lessons have them, with the right answer by hand.
const TASKS: [Row; 32] = [
    ("1,1,1,1", Task::Choose(Question::TakesLast), 1),
    ("1,1,1", Task::Choose(Question::TakesLast), 0),
    ("1,1,4", Task::Move(Goal::Win), 0),
    ("4,4", Task::Move(Goal::WinOrNone), 0),
    ("2,2,5,5", Task::Move(Goal::AnyThenReply), 0),
    ("3,5,6", Task::Move(Goal::AnyThenBlocks), 0),
    ("2,4,6", Task::Cut(CutGoal::Partners), 0),
    ("3,5,6", Task::Cut(CutGoal::AllHeaps), 0),
    ("3,5,7", Task::Join, 0),
    ("6,9,12", Task::Move(Goal::Win), 0),
    ("4,5,7", Task::Game(Seat::One), 0),
    ("5,7", Task::Binary(Amount::Heap), 5),
    ("3,5,7", Task::Number(Amount::Ones), 3),
    ("1,3,5,7", Task::Binary(Amount::NimSum), 0),
    ("6,3", Task::Number(Amount::NimSum), 5),
    ("3,5,7", Task::Choose(Question::Reason(2)), 2),
    ("3,5,7", Task::Number(Amount::Reach(0)), 2),
    ("2,4,5", Task::Number(Amount::Reach(1)), 7),
    ("3,5,7", Task::Number(Amount::Winning), 3),
    ("4&take=3&rule=normal", Task::Choose(Question::Wins), 1),
    ("21&take=3&rule=misere", Task::Choose(Question::Wins), 1),
    ("21&take=3&rule=misere", Task::Game(Seat::Two), 0),
    ("5,6&take=3", Task::Move(Goal::Win), 0),
    ("4&take=1,3,4", Task::Number(Amount::HeapValue(0)), 2),
    ("12&take=1,3,4", Task::Number(Amount::HeapValue(0)), 3),
    ("6,12&take=1,3,4", Task::Move(Goal::Win), 0),
    ("4,5&take=1,3,4", Task::Choose(Question::Wins), 0),
    ("5,10&take=1,3,4&rule=normal", Task::Game(Seat::One), 0),
    ("4&take=3", Task::Number(Amount::Games), 7),
    ("1&take=3&rule=misere", Task::Choose(Question::Worth), 0),
    ("2&take=3&rule=misere", Task::Choose(Question::Worth), 1),
    ("4&take=3", Task::Read, 0),
];

pub fn exercise((link, task, _): (&str, Task, u32), convention: Convention) -> Exercise {
    let rule = format!("&rule={convention}");
    let rule = if link.contains("rule") { "" } else { &rule };
    let Ok(Route::Tree { line, .. }) = ["#/tree?heaps=", link, rule].concat().parse() else {
        panic!("{link} is a board");
    };
    Exercise::on(*line.position(), task)
}

/// A lesson with the progress of its person.
#[derive(Clone)]
pub struct Lesson {
    session: Session,
    pub progress: Progress,
}

impl Deref for Lesson {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl Lesson {
    pub fn open(place: Place, source: Source, today: Date, progress: Progress, seed: u64) -> Self {
        let session = Session::open(place, source, &progress, today, seed);
        Self { session, progress }
    }

    pub fn apply(&mut self, action: LessonAction) {
        for learned in self.session.apply(action, &self.progress) {
            self.progress.learn(learned);
        }
    }
}

fn open(source: Source, convention: Convention, seed: u64) -> Lesson {
    let place = match source {
        Source::Puzzle(address) => Place::Puzzle(address),
        _ => Place::Step(convention, Step::OnYourOwn),
    };
    Lesson::open(place, source, today(), Progress::default(), seed)
}

fn today() -> Date {
    Date::new(2026, 11, 23).unwrap()
}

fn open_row(row: Row, convention: Convention) -> Lesson {
    let source = Source::Fixed(vec![exercise(row, convention)]);
    open(source, convention, 7)
}

fn play(session: &mut Lesson, chosen: (usize, u32)) {
    session.apply(LessonAction::Board(GameAction::Choose(move_of(chosen))));
    session.apply(LessonAction::Board(GameAction::Take));
}

/// Lets the computer and the board make their moves.
fn watch(session: &mut Lesson) {
    for _ in 0..100 {
        session.apply(LessonAction::Tick);
    }
    assert_eq!(session.due(), None, "it never ends");
}

/// Gives an answer or a number as the task asks for it.
fn give(session: &mut Lesson, number: u32) {
    match session.exercise().task {
        Task::Choose(_) => session.apply(LessonAction::Answer(number as usize)),
        Task::Number(_) => session.apply(LessonAction::Number(number)),
        _ => {
            let typed = format!(" 0{number:b} ");
            // A Japanese keyboard writes wide digits.
            let wide = typed.replace('0', "０").replace('1', "１");
            session.apply(LessonAction::Write(if number.is_multiple_of(2) {
                typed
            } else {
                wide
            }));
            session.apply(LessonAction::Check);
        }
    }
    watch(session);
}

/// Answers the open board rightly. Where the answer is a choice or a number, `right`, it gives all wrong ones first.
pub fn answer(session: &mut Lesson, right: u32, truths: &mut Truths) {
    let asked = session.exercise().position();
    let (heaps, task) = (asked.heaps(), session.exercise().task);
    match task {
        Task::Read => {}
        Task::Choose(_) | Task::Number(_) | Task::Binary(_) => {
            for wrong in (0..=9).filter(|&number| number != right) {
                give(session, wrong);
                let is_missed = matches!(session.answered(), Answered::Wrong(_));
                assert!(is_missed, "{wrong} on {asked} {task:?}");
                // The board shows moves that refute a wrong choice, until the player to move has lost.
                let left = session.position();
                let is_over =
                    *left == asked || truths.of(asked.rules()).moves(left.heaps()).is_empty();
                assert!(is_over || truths.winning(left).is_empty(), "{asked} {left}");
            }
            give(session, right);
        }
        Task::Move(Goal::AnyThenBlocks | Goal::AnyThenReply) => play(session, (0, 1)),
        Task::Move(_) => match truths.winning(&asked).first() {
            Some(&wins) => play(session, wins),
            None => session.apply(LessonAction::NoMove),
        },
        Task::Game(_) => {
            watch(session);
            while let Some(state) = session.playable_board() {
                let wins = truths.winning(state.game.position());
                play(session, wins[0]);
                watch(session);
            }
        }
        Task::Cut(_) => {
            for (heap, &stones) in heaps.iter().enumerate() {
                // Below each binary digit; below the largest there is nothing.
                for digit in [1, 2, 4, 8].into_iter().filter(|digit| stones & digit > 0) {
                    session.apply(LessonAction::Cut(heap, stones - stones % (2 * digit)));
                }
            }
            session.apply(LessonAction::Check);
        }
        Task::Join => {
            for size in [4, 2, 1] {
                let has_block = |&heap: &usize| heaps[heap] & size > 0;
                let with: Vec<usize> = (0..heaps.len()).filter(has_block).collect();
                for &heap in with.chunks_exact(2).flatten() {
                    session.apply(LessonAction::Block(heap, size));
                }
            }
        }
    }
    watch(session);
}

/// Tries each move on a board, and the answer that no move wins. Returns how many moves are wrong.
fn judge_all(base: &Lesson, truths: &mut Truths) -> usize {
    let asked = base.exercise().position();
    let (rules, right) = (asked.rules(), truths.winning(&asked));
    let all = moves(asked.heaps(), rules);
    for &chosen in &all {
        let mut session = base.clone();
        play(&mut session, chosen);
        let left = after(asked.heaps(), chosen);
        let miss = Answered::Wrong(Miss::Move(move_of(chosen)));
        let is_right = right.contains(&chosen);
        let judged = if is_right { Answered::Right } else { miss };
        assert_eq!(session.answered(), judged, "{asked} {chosen:?}");
        let reached = (session.position().heaps(), session.playable_board());
        assert_eq!(reached, (&*left, None), "{asked} {chosen:?}");
        watch(&mut session);
        let now = session.position().heaps();
        let replies = moves(&left, rules);
        if is_right || replies.is_empty() {
            assert_eq!(now, left);
            continue;
        }
        // The computer's reply wins, and then `Show` shows a winning move, or the board if no move wins.
        assert!(replies.iter().any(|&by| after(&left, by) == now));
        assert!(!truths.of(rules).wins(now), "{asked} {chosen:?}");
        session.apply(LessonAction::Show);
        let mut shown = right.iter().map(|&wins| after(asked.heaps(), wins));
        let now = session.position().heaps();
        let is_none = right.is_empty() && now == asked.heaps();
        assert!(is_none || shown.any(|shown| shown == now), "{asked}");
    }
    let mut session = base.clone();
    session.apply(LessonAction::NoMove);
    let expected = match (base.exercise().task, right.is_empty()) {
        (Task::Move(Goal::WinOrNone), true) => Answered::Right,
        (Task::Move(Goal::WinOrNone), false) => Answered::Wrong(Miss::NoMove),
        _ => Answered::No,
    };
    assert_eq!(session.answered(), expected, "{asked}");
    all.len() - right.len()
}

#[test]
fn every_move_is_judged_and_a_wrong_move_is_refuted() {
    let (mut truths, mut wrong) = (Truths::default(), 0);
    let judged = [Goal::Win, Goal::WinOrNone].map(Task::Move);
    for convention in CONVENTIONS {
        let mut sessions = TASKS.map(|row| open_row(row, convention)).to_vec();
        let opened = exercise(("5,5", Task::Move(Goal::Win), 0), convention).after(0, 3);
        sessions.push(open(Source::Fixed(vec![opened]), convention, 1));
        for seed in 0..12 {
            let puzzle = |grade| Source::Puzzle(Address::One(grade, seed));
            sessions.extend(Grade::ALL.map(|grade| open(puzzle(grade), convention, 1)));
            let drawn = |skill| open(Source::Drawn(skill, convention), convention, seed);
            sessions.extend(SKILLS.map(drawn));
        }
        sessions.retain(|session| judged.contains(&session.exercise().task));
        for session in &sessions {
            wrong += judge_all(session, &mut truths);
        }
    }
    assert!(wrong > 2500, "{wrong}");
}

#[test]
fn the_mistake_in_a_game_can_be_taken_back() {
    let (mut truths, mut rng) = (Truths::default(), SmallRng::seed_from_u64(12));
    let (mut slips, mut lost) = (0, 0);
    let games = TASKS
        .into_iter()
        .filter(|row| matches!(row.1, Task::Game(_)));
    for row in games {
        for round in 0..60 {
            let mut session = open_row(row, CONVENTIONS[round % 2]);
            watch(&mut session);
            while session.playable_board().is_some() {
                let before = *session.position();
                let (heaps, truth) = (before.heaps(), truths.of(before.rules()));
                let all = truth.moves(heaps);
                let chosen = all[rng.random_range(0..all.len())];
                let then = after(heaps, chosen);
                let gives_away = truth.wins(heaps) && truth.wins(&then) && sorted(&then) != [0; 0];
                play(&mut session, chosen);
                // A reader gives a win away once at most, because the computer makes no mistake.
                assert_eq!(session.gave_away(), gives_away, "{before} {chosen:?}");
                if gives_away {
                    let mut back = session.clone();
                    back.apply(LessonAction::TakeBack);
                    assert_eq!((back.answered(), back.position()), (Answered::No, &before));
                    answer(&mut back, 0, &mut truths);
                    assert!(back.is_answered(), "it could be won: {before}");
                    session.apply(LessonAction::PlayOn);
                    slips += 1;
                }
                watch(&mut session);
            }
            let is_lost = session.answered() == Answered::Wrong(Miss::Game);
            let turn = session.board().game.turn();
            assert_eq!(is_lost, turn == Turn::Over { winner: Seat::Two });
            lost += u32::from(is_lost);
        }
    }
    assert!(slips > 100 && lost > 100, "{slips} {lost}");
}

/// Answers rightly, from wherever the lesson is, until it is done.
fn finish(session: &mut Lesson, convention: Convention, truths: &mut Truths) {
    for _ in 0..150 {
        watch(session);
        if session.progress.is_done(session.place()) {
            let (right, all) = (session.right_count(), session.board_count());
            assert!(right == all || session.skill().is_none(), "{right}");
            return;
        }
        if !session.is_answered() || session.is_to_repeat() {
            session.apply(LessonAction::Again);
            let is_open = |row: &&Row| exercise(**row, convention) == *session.exercise();
            let right = TASKS.iter().find(is_open).map_or(0, |row| row.2);
            answer(session, right, truths);
        }
        session.apply(LessonAction::Next);
    }
    panic!("it does not end: {:?}", session.exercise());
}

fn random_action(rng: &mut SmallRng) -> LessonAction {
    let (heap, number) = (rng.random_range(0..4), rng.random_range(1..8));
    match rng.random_range(0..18) {
        0 => LessonAction::Next,
        1 => LessonAction::Back,
        2 => LessonAction::Again,
        3 => LessonAction::Show,
        4 => LessonAction::Help,
        5 => LessonAction::Answer(heap),
        6 => LessonAction::Number(number),
        7 => LessonAction::Write(["101", "1", "x", ""][heap].to_owned()),
        8 => LessonAction::Check,
        9 => LessonAction::NoMove,
        10 => LessonAction::Cut(heap, number),
        11 => LessonAction::Block(heap, number),
        12 => LessonAction::TakeBack,
        13 => LessonAction::PlayOn,
        14 => LessonAction::Tick,
        15 => LessonAction::Board(GameAction::Take),
        _ => LessonAction::Board(GameAction::Choose(move_of((heap, number)))),
    }
}

#[test]
fn every_lesson_can_be_finished_after_random_actions() {
    let (mut truths, mut lit, mut rng) = (Truths::default(), 0, SmallRng::seed_from_u64(43));
    for convention in CONVENTIONS {
        let exercises = TASKS.map(|row| exercise(row, convention)).to_vec();
        let mut sources = vec![Source::Fixed(exercises)];
        sources.extend(SKILLS.map(|skill| Source::Drawn(skill, convention)));
        sources.extend(Grade::ALL.map(|grade| Source::Puzzle(Address::One(grade, 7))));
        for round in 0..10 * sources.len() {
            let source = sources[round / 10].clone();
            let mut session = open(source, convention, round as u64);
            for _ in 0..150 * (round % 10) {
                let (was_finished, before) = (session.is_finished(), session.puzzle().cloned());
                let action = random_action(&mut rng);
                session.apply(action);
                assert_eq!(session.puzzle(), before.as_ref());
                let is_last = match session.skill() {
                    Some(_) => session.right_count() == session.board_count(),
                    None => session.board_index() + 1 == session.board_count(),
                };
                let is_end = session.is_answered() && is_last;
                assert!(was_finished || !session.is_finished() || is_end);
                let (state, board) = (session.board(), session.position());
                assert!(state.choice.is_none_or(|chosen| board.is_legal(chosen)));
                if session.puzzle().is_none() && session.playable_board().is_some() {
                    // A board is lit where a move wins, and the lit move wins.
                    let (wins, support) = (truths.winning(board), session.support());
                    let is_turn = matches!(state.game.turn(), Turn::Person(_));
                    let is_lit = is_turn && support == Support::MarkedMove && !wins.is_empty();
                    assert_eq!(state.hint.is_some(), is_lit, "{board}");
                    let shown = board.suggested_move().filter(|_| is_lit);
                    assert!(shown.is_none_or(|by| wins.contains(&(by.heap, by.take.get()))));
                    lit += u32::from(is_lit);
                }
            }
            if session.puzzle().is_none() {
                finish(&mut session, convention, &mut truths);
            }
        }
    }
    assert!(lit > 500, "{lit}");
}

#[test]
fn a_step_that_is_done_is_opened_as_it_ended_and_can_be_begun_again() {
    let mut truths = Truths::default();
    for convention in CONVENTIONS {
        let fixed = TASKS.map(|row| Source::Fixed(vec![exercise(row, convention)]));
        let sources = fixed
            .into_iter()
            .chain(SKILLS.map(|skill| Source::Drawn(skill, convention)));
        for source in sources {
            let place = Place::Step(convention, Step::OnYourOwn);
            let mut progress = Progress::default();
            progress.learn(Learned::Finished(place));
            let mut lesson = Lesson::open(place, source.clone(), today(), progress, 5);
            assert!(lesson.is_answered() && lesson.is_finished(), "{source:?}");
            assert!(!lesson.is_just_finished(), "{source:?}");
            let (right, all) = (lesson.right_count(), lesson.board_count());
            assert_eq!(right, all, "{source:?}");
            let board = lesson.exercise().board;
            let (task, left) = (lesson.exercise().task, lesson.position());
            match task {
                // The reader has won.
                Task::Game(_) => {
                    let won = Turn::Over { winner: Seat::One };
                    assert_eq!(lesson.board().game.turn(), won);
                }
                Task::Move(Goal::Win | Goal::WinOrNone) if !truths.winning(&board).is_empty() => {
                    assert!(truths.winning(left).is_empty(), "{board}");
                }
                _ => {}
            }
            lesson.apply(LessonAction::Restart);
            let is_read = matches!(task, Task::Read);
            assert!(is_read || !lesson.is_answered(), "{source:?}");
        }
    }
}

#[test]
fn a_look_at_the_end_marks_no_lesson_as_done() {
    let boards = [TASKS[4], TASKS[5]].map(|row| exercise(row, Convention::Normal));
    let mut session = open(Source::Fixed(boards.to_vec()), Convention::Normal, 1);
    session.apply(LessonAction::SkipToEnd);
    session.apply(LessonAction::Back);
    let mut truths = Truths::default();
    for is_done in [false, true] {
        answer(&mut session, 0, &mut truths);
        assert_eq!(session.progress.is_done(session.place()), is_done);
        session.apply(LessonAction::Next);
    }
}

#[test]
fn each_wrong_answer_is_read_anew() {
    let board = nim_game::teach::board(&[3, 5], Convention::Normal);
    let exercise = Exercise::ask(board, Question::Reason(0));
    let mut lesson = open(Source::Fixed(vec![exercise]), Convention::Normal, 7);
    let read = [1, 2, 1].map(|wrong| {
        lesson.apply(LessonAction::Answer(wrong));
        lesson.board().notices
    });
    assert!(read[0] < read[1] && read[1] < read[2], "{read:?}");
}
