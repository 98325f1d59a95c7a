//! Lessons and puzzles judge as trying every move does, and can be ended from anywhere.

use std::collections::HashSet;
use std::ops::Deref;

use nim_engine::{Convention, Move};
use nim_game::puzzle::{Address, Date, Grade};
use nim_game::teach::{
    Amount, Answered, CutGoal, Exercise, Goal, LessonAction, Miss, Place, Progress, Question,
    Session, Skill, Source, Support, Task, draw_board, kinds, refutation, reply,
};
use nim_game::{GameAction, Route, Seat, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::truth::{Truths, after, moves, sorted};

const LASTS: [Convention; 2] = [Convention::Normal, Convention::Misere];
const SKILLS: [Skill; 4] = [Skill::Singles, Skill::Copy, Skill::Pairs, Skill::Cut];

/// A board, its task, and the right answer or number.
type Row = (&'static str, Task, u32);

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
    ("4&take=1,3,4", Task::Number(Amount::Counts(0)), 2),
    ("12&take=1,3,4", Task::Number(Amount::Counts(0)), 3),
    ("6,12&take=1,3,4", Task::Move(Goal::Win), 0),
    (
        "4,5&take=1,3,5&rule=normal",
        Task::Choose(Question::Wins),
        0,
    ),
    ("5,10&take=1,3,4&rule=normal", Task::Game(Seat::One), 0),
    ("4&take=3", Task::Number(Amount::Games), 7),
    ("1&take=3&rule=misere", Task::Choose(Question::Worth), 0),
    ("2&take=3&rule=misere", Task::Choose(Question::Worth), 1),
    ("4&take=3", Task::Read, 0),
];

fn exercise((board, task, _): (&str, Task, u32), last: Convention) -> Exercise {
    let rule = format!("&rule={last}");
    let rule = if board.contains("rule") { "" } else { &rule };
    let Ok(Route::Tree(board, _)) = ["#/tree?heaps=", board, rule].concat().parse() else {
        panic!("{board} is a board");
    };
    Exercise::on(board, task)
}

/// A lesson with the progress of its person.
#[derive(Clone)]
struct Lesson {
    session: Session,
    progress: Progress,
}

impl Deref for Lesson {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl Lesson {
    fn apply(&mut self, act: LessonAction) {
        for learned in self.session.apply(act, &self.progress) {
            self.progress.learn(learned);
        }
    }
}

fn open(source: Source, last: Convention, seed: u64) -> Lesson {
    let place = match source {
        Source::Puzzle(address) => Place::Puzzle(address),
        _ => Place::Step(12),
    };
    let today = Date::new(2026, 11, 23).unwrap();
    let progress = Progress::default();
    let session = Session::open(place, source, last, &progress, today, seed);
    Lesson { session, progress }
}

fn of_task(task: Row, last: Convention) -> Lesson {
    open(Source::Fixed(vec![exercise(task, last)]), last, 7)
}

pub fn made((heap, take): (usize, u32)) -> Move {
    Move::new(heap, take).unwrap()
}

pub fn left(heaps: &[u32], by: Move) -> Vec<u32> {
    after(heaps, (by.heap, by.take.get()))
}

fn play(session: &mut Lesson, chosen: (usize, u32)) {
    session.apply(LessonAction::Board(GameAction::Choose(made(chosen))));
    session.apply(LessonAction::Board(GameAction::Take));
}

/// Lets all that moves by itself happen.
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
            session.apply(LessonAction::Write(format!(" 0{number:b} ")));
            session.apply(LessonAction::Check);
        }
    }
    watch(session);
}

/// Answers the open board rightly, where `right` is no move, after every wrong answer.
fn answer(session: &mut Lesson, right: u32, truths: &mut Truths) {
    let asked = session.exercise().position();
    let (heaps, task) = (asked.heaps(), session.exercise().task);
    match task {
        Task::Read => {}
        Task::Choose(_) | Task::Number(_) | Task::Binary(_) => {
            for wrong in (0..=9).filter(|&number| number != right) {
                give(session, wrong);
                let is_missed = matches!(session.answered(), Answered::Wrong(_));
                assert!(is_missed, "{wrong} on {asked} {task:?}");
                // What comes of a wrong choice is played until whoever is to move loses.
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
            while let Some(state) = session.state() {
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

/// Tries each move on a board, and that none wins. Returns how many moves are wrong.
fn judge_all(base: &Lesson, truths: &mut Truths) -> usize {
    let asked = base.exercise().position();
    let (rules, right) = (asked.rules(), truths.winning(&asked));
    let all = moves(asked.heaps(), rules);
    for &chosen in &all {
        let mut session = base.clone();
        play(&mut session, chosen);
        let left = after(asked.heaps(), chosen);
        let miss = Answered::Wrong(Miss::Move(made(chosen)));
        let is_right = right.contains(&chosen);
        let judged = if is_right { Answered::Right } else { miss };
        assert_eq!(session.answered(), judged, "{asked} {chosen:?}");
        let now = (session.position().heaps(), session.state());
        assert_eq!(now, (&*left, None), "{asked} {chosen:?}");
        watch(&mut session);
        let now = session.position().heaps();
        let replies = moves(&left, rules);
        if is_right || replies.is_empty() {
            assert_eq!(now, left);
            continue;
        }
        // The answer wins, and what is shown then does.
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
fn every_move_is_judged_as_by_trying_all_and_a_wrong_one_is_refuted() {
    let (mut truths, mut wrong) = (Truths::default(), 0);
    let judged = [Goal::Win, Goal::WinOrNone].map(Task::Move);
    for last in LASTS {
        let mut sessions = TASKS.map(|task| of_task(task, last)).to_vec();
        let opened = exercise(("5,5", Task::Move(Goal::Win), 0), last).after(0, 3);
        sessions.push(open(Source::Fixed(vec![opened]), last, 1));
        for seed in 0..12 {
            let puzzle = |grade| Source::Puzzle(Address::One(grade, seed));
            sessions.extend(Grade::ALL.map(|grade| open(puzzle(grade), last, 1)));
            sessions.extend(SKILLS.map(|skill| open(Source::Drawn(skill), last, seed)));
        }
        sessions.retain(|session| judged.contains(&session.exercise().task));
        for session in &sessions {
            wrong += judge_all(session, &mut truths);
        }
    }
    assert!(wrong > 2500, "{wrong}");
}

/// Whether heaps are of this skill and kind.
fn is_promised(skill: Skill, kind: usize, heaps: &[u32]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    match (skill, kind) {
        (Skill::Cut, 0) => [[5], [6], [9], [10]].iter().any(|cut| cut == heaps),
        (Skill::Cut, _) => heaps == [7] || heaps == [11],
        (Skill::Singles, _) => ones + 1 == heaps.len() && ones % 2 == kind && ones < 4,
        (Skill::Copy, 2) => heaps.len() == 2 && ones == 1,
        (Skill::Copy, _) => heaps.len() == 2 && ones == 0 && (heaps[0] == heaps[1]) == (kind == 1),
        (Skill::Pairs, _) => heaps.len() == 3 && (ones == 2) == (kind == 2),
    }
}

#[test]
fn every_drawn_board_keeps_its_promise() {
    let mut truths = Truths::default();
    for (place, skill) in SKILLS.iter().cycle().take(8).enumerate() {
        let (skill, last) = (*skill, LASTS[place / 4]);
        let (mut chance, mut boards) = (1, HashSet::new());
        for number in 0..3000 {
            let kind = number % kinds(skill);
            let board = draw_board(skill, kind, last, &mut chance).board;
            let (heaps, rules) = (board.heaps(), board.rules());
            assert_eq!((rules.convention, rules.limit()), (last, None));
            assert!(is_promised(skill, kind, heaps), "{skill:?} {kind}: {board}");
            // A move wins, but on those boards on which that is to be seen.
            let wins = !matches!((skill, kind), (Skill::Copy | Skill::Pairs, 1));
            let is_kept = truths.of(rules).wins(heaps) == wins;
            assert!(is_kept || skill == Skill::Cut, "{skill:?} {kind}: {board}");
            boards.insert(sorted(heaps));
        }
        assert!(boards.len() > 5, "{skill:?}");
    }
}

#[test]
fn a_reply_wins_soonest_or_loses_latest_and_a_refutation_shows_who_wins() {
    let mut truths = Truths::default();
    for takes in ["", "&take=3", "&take=1,3,4", "&take=2,3"] {
        for number in 0..2 * 216 {
            let [a, b, c] = [number / 36 % 6, number / 6 % 6, number % 6];
            let task = (&*format!("{a},{b},{c}{takes}"), Task::Read, 0);
            let board = exercise(task, LASTS[number / 216]).board;
            let (heaps, truth) = (board.heaps(), truths.of(board.rules()));
            let Some(by) = reply(&board) else {
                assert!(truth.moves(heaps).is_empty() && refutation(&board).is_empty());
                continue;
            };
            let then = left(heaps, by);
            assert_eq!(truth.wins(heaps), !truth.wins(&then), "{board} {by}");
            assert_eq!(truth.plies(heaps), truth.plies(&then) + 1, "{board} {by}");
            let shown = refutation(&board);
            let is_one = truth.wins(heaps) || truth.moves(&then).is_empty();
            assert_eq!((shown[0], shown.len() == 1), (by, is_one), "{board}");
            let play = |heaps: Vec<u32>, &by: &Move| left(&heaps, by);
            let end = shown.iter().fold(heaps.to_vec(), play);
            assert!(truth.moves(&end).is_empty() || !truth.wins(&end), "{board}");
        }
    }
}

#[test]
fn the_first_mistake_of_a_game_is_shown_and_can_be_taken_back() {
    let (mut truths, mut rng) = (Truths::default(), SmallRng::seed_from_u64(12));
    let (mut slips, mut lost) = (0, 0);
    for task in TASKS
        .into_iter()
        .filter(|(_, task, _)| matches!(task, Task::Game(_)))
    {
        for round in 0..60 {
            let mut session = of_task(task, LASTS[round % 2]);
            watch(&mut session);
            while session.state().is_some() {
                let before = session.position().clone();
                let (heaps, truth) = (before.heaps(), truths.of(before.rules()));
                let all = truth.moves(heaps);
                let chosen = all[rng.random_range(0..all.len())];
                let then = after(heaps, chosen);
                let gives = truth.wins(heaps) && truth.wins(&then) && sorted(&then) != [0; 0];
                play(&mut session, chosen);
                // There is one at most, because the computer makes no mistake.
                assert_eq!(session.gave_away(), gives, "{before} {chosen:?}");
                if gives {
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
fn finish(session: &mut Lesson, last: Convention, truths: &mut Truths) {
    for _ in 0..150 {
        watch(session);
        if session.progress.is_done(session.place()) {
            let (right, all) = session.boards();
            assert!(right == all || session.skill().is_none(), "{right}");
            return;
        }
        if !session.is_answered() || session.is_to_repeat() {
            session.apply(LessonAction::Again);
            let row = |row: &&Row| exercise(**row, last) == *session.exercise();
            let right = TASKS.iter().find(row).map_or(0, |row| row.2);
            answer(session, right, truths);
        }
        session.apply(LessonAction::Next);
    }
    panic!("it does not end: {:?}", session.exercise());
}

fn random_act(rng: &mut SmallRng) -> LessonAction {
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
        _ => LessonAction::Board(GameAction::Choose(made((heap, number)))),
    }
}

#[test]
fn random_acts_break_no_lesson_and_it_can_be_ended_from_anywhere() {
    let (mut truths, mut lit, mut rng) = (Truths::default(), 0, SmallRng::seed_from_u64(43));
    for last in LASTS {
        let tasks = TASKS.map(|task| exercise(task, last)).to_vec();
        let mut sources = vec![Source::Fixed(tasks)];
        sources.extend(SKILLS.map(Source::Drawn));
        sources.extend(Grade::ALL.map(|grade| Source::Puzzle(Address::One(grade, 7))));
        for round in 0..10 * sources.len() {
            let source = sources[round / 10].clone();
            let (mut session, round) = (open(source, last, round as u64), round % 10);
            for _ in 0..150 * round {
                let (was_finished, before) = (session.is_finished(), session.puzzle().cloned());
                let act = random_act(&mut rng);
                let leaves = act == LessonAction::Next
                    && session.can_go_on(&session.progress)
                    && before.is_some();
                session.apply(act);
                let is_other = session.puzzle() != before.as_ref();
                assert_eq!(is_other, leaves, "only Next leaves a puzzle");
                let (at, all) = session.boards();
                let last = all - usize::from(session.skill().is_none());
                let is_end = session.is_answered() && at == last;
                assert!(was_finished || !session.is_finished() || is_end);
                let (state, board) = (session.board(), session.position());
                assert!(state.choice.is_none_or(|chosen| board.is_legal(chosen)));
                if session.puzzle().is_none() && session.state().is_some() {
                    // A board is lit where a move wins, and the lit move wins.
                    let (wins, support) = (truths.winning(board), session.support());
                    let is_turn = matches!(state.game.turn(), Turn::Person(_));
                    let is_lit = is_turn && support == Support::Light && !wins.is_empty();
                    assert_eq!(state.hint.is_some(), is_lit, "{board}");
                    let shown = board.suggested_move().filter(|_| is_lit);
                    assert!(shown.is_none_or(|by| wins.contains(&(by.heap, by.take.get()))));
                    lit += u32::from(is_lit);
                }
            }
            if session.puzzle().is_none() {
                finish(&mut session, last, &mut truths);
            }
        }
    }
    assert!(lit > 500, "{lit}");
}

#[test]
fn a_look_at_the_end_marks_no_lesson_as_done() {
    let boards = [TASKS[4], TASKS[5]].map(|task| exercise(task, Convention::Normal));
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

/// The nim-sum of 001, 100 and 110 is 011. Only 6 has a block of 2, and 6 ⊕ 3 = 5.
#[test]
fn the_example_of_the_proof_is_as_it_is_worked_out() {
    let board = exercise(("1,4,6", Task::Read, 0), Convention::Misere).board;
    assert_eq!(Truths::default().winning(&board), [(2, 1)]);
    assert_eq!((board.nim_sum().0, reply(&board)), (3, Some(made((2, 1)))));
}

#[test]
fn a_first_answer_counts_for_the_own_grade_and_on_a_day_for_its_streak() {
    const ONE_RIGHT: &str = r#""right":1,"wrong":0"#;
    const ONE_WRONG: &str = r#""right":0,"wrong":1"#;
    const NONE: &str = r#""right":0,"wrong":0"#;
    let day = |day| Address::Daily(Date::new(2026, 11, day).unwrap());
    let one = |grade| Address::One(grade, 482_913);
    // Whether a hint is taken, and a wrong answer given; the counts and the days in a row after that.
    for (address, hinted, missed, counts, days) in [
        (one(Grade::Two), false, false, ONE_RIGHT, 0),
        (one(Grade::Two), false, true, ONE_WRONG, 0),
        (one(Grade::Two), true, false, ONE_WRONG, 0),
        (one(Grade::Four), false, false, NONE, 0),
        (Address::Today, false, true, NONE, 1),
        (day(23), false, false, NONE, 1),
        (day(22), false, false, NONE, 0),
    ] {
        let mut session = open(Source::Puzzle(address), Convention::Misere, 1);
        if hinted {
            session.apply(LessonAction::Help);
        }
        if missed {
            session.apply(LessonAction::NoMove);
            session.apply(LessonAction::Again);
        }
        answer(&mut session, 0, &mut Truths::default());
        assert_eq!(session.solved(), Some(1 + u32::from(missed)), "{address:?}");
        let level = miniserde::json::to_string(&session.progress.level);
        assert_eq!(
            level,
            format!("{{\"grade\":\"Two\",{counts}}}"),
            "{address:?}"
        );
        assert_eq!(
            session.progress.streak.days(session.today()),
            days,
            "{address:?}"
        );
    }
}
