//! Every way through an answer to its end, with its texts and its saved data.

use nim::catalogue::{moves, path, play, puzzle};
use nim::engine::{Convention, Move};
use nim::game::puzzle::{Address, Grade, Level, Pool};
use nim::game::teach::{Act, Answered, Goal, Place, Progress, Question, Session, Task};
use nim::game::{GameAction, HintLevel, Turn};
use nim::state::{AppState, StorageAction};
use nim::text::{puzzle as words, teach as text};

use crate::common::keeping::store;
use crate::common::reasons::claimed;
use crate::common::truth::{Truths, after, moves};
use crate::common::{day, drawn, lesson, lesson_screen};

pub const PAGE: &str = "https://nim.example/";

/// The puzzle of an address on 20 November 2026, for a person with this progress.
pub fn open_with(address: Address, kept: Progress) -> Session {
    lesson(
        Place::Puzzle(address),
        Convention::Misere,
        kept,
        day(20),
        77,
    )
}

pub fn open(address: &str) -> Session {
    open_with(Address::read(address).unwrap(), Progress::default())
}

/// A person at this grade.
fn at(grade: Grade) -> Progress {
    let mut kept = Progress::default();
    kept.level = Level::at(grade);
    kept
}

/// The puzzles of a grade with this kind of question.
fn all(grade: Grade, is_asked: impl Fn(Task) -> bool) -> impl Iterator<Item = Session> {
    let pool = Pool::new(grade);
    let seeds = (0..400).filter(move |&seed| is_asked(pool.puzzle(seed).exercise().task));
    seeds.map(move |seed| open_with(Address::One(grade, seed), at(grade)))
}

const FIND: Task = Task::Move(Goal::WinOrNone);

/// The first puzzle of this grade in which a move wins, or none does.
fn find(grade: Grade, won: bool) -> Session {
    let mut truths = Truths::default();
    let mut puzzles = all(grade, |task| task == FIND);
    puzzles
        .find(|session| truths.winning(&session.exercise().board).is_empty() != won)
        .unwrap()
}

fn heaps(session: &Session) -> Vec<u32> {
    session.position().heaps().to_vec()
}

/// A winning move and a losing one, by brute force.
fn right_and_wrong(session: &Session) -> (Option<Move>, Option<Move>) {
    let board = &session.exercise().board;
    let winning = Truths::default().winning(board);
    let to_move = |(heap, take)| Move::new(heap, take).unwrap();
    let all = moves(board.heaps(), board.rules());
    let losing = all.into_iter().find(|made| !winning.contains(made));
    (winning.first().copied().map(to_move), losing.map(to_move))
}

/// Takes a move as a person does: chooses it, then takes it.
fn take(session: &mut Session, chosen: Move) {
    session.apply(Act::Board(GameAction::Choose(chosen)));
    assert_eq!(session.board().choice, Some(chosen));
    assert_eq!(session.answered(), Answered::No);
    session.apply(Act::Board(GameAction::Take));
}

/// Waits until nothing more happens by itself.
fn wait(session: &mut Session) {
    while session.due().is_some() {
        session.apply(Act::Tick);
    }
}

/// Answers a board on which to find a move.
fn answer(session: &mut Session) {
    match right_and_wrong(session).0 {
        Some(right) => take(session, right),
        None => session.apply(Act::NoMove),
    }
    wait(session);
}

/// Solves such a board, at the second try where `missed`.
pub fn solve(session: &mut Session, missed: bool) {
    if missed {
        take(session, right_and_wrong(session).1.unwrap());
        wait(session);
        session.apply(Act::Again);
    }
    answer(session);
}

/// Nobody can choose on the board, and attempts change nothing.
fn is_locked(session: &Session) {
    let turn = session.board().game.turn();
    assert!(!matches!(turn, Turn::Person(_)), "{turn:?}");
    let mut tried = session.clone();
    for (heap, take) in moves(&heaps(session), session.exercise().board.rules()) {
        tried.apply(Act::Board(GameAction::Choose(
            Move::new(heap, take).unwrap(),
        )));
    }
    for action in [GameAction::Take, GameAction::Undo, GameAction::Restart] {
        tried.apply(Act::Board(action));
    }
    assert_eq!(&tried, session);
}

/// What is said of the answer, and whether it is right.
fn said(session: &Session) -> (Option<bool>, String) {
    let reply = text::reply(session).unwrap();
    (reply.right, reply.text)
}

fn solved_in(tries: u32) -> String {
    let tries = tries.into();
    puzzle::Solved { tries }.text()
}

/// How often a move is named.
fn named(said: &str, made: (usize, u32)) -> usize {
    let (heap, take) = (made.0, made.1.into());
    let name = moves::Made { take, heap }.text();
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|sign: char| !sign.is_alphanumeric());
        words.map(str::to_owned).collect()
    };
    let (said, name) = (words(said), words(&name));
    said.windows(name.len())
        .filter(|part| *part == name)
        .count()
}

#[test]
fn every_move_is_judged_and_a_losing_one_refuted() {
    for grade in Grade::ALL {
        let mut truths = Truths::default();
        for asked in all(grade, |task| task == FIND).take(40) {
            let board = asked.exercise().board.clone();
            let winning = truths.winning(&board);
            let solve_it = |session: &mut Session| match winning.first() {
                Some(&(heap, number)) => take(session, Move::new(heap, number).unwrap()),
                None => session.apply(Act::NoMove),
            };
            for (heap, number) in moves(board.heaps(), board.rules()) {
                let made = Move::new(heap, number).unwrap();
                let mut session = asked.clone();
                take(&mut session, made);
                is_locked(&session);
                let left = after(board.heaps(), (heap, number));
                assert_eq!(heaps(&session), left);
                if winning.contains(&(heap, number)) {
                    assert_eq!((session.due(), session.solved()), (None, Some(1)));
                    let (right, said) = said(&session);
                    assert_eq!(right, Some(true));
                    assert_eq!(words::outcome(&session), Some(solved_in(1)));
                    // All moves that win are named, and no other.
                    for (heap, take) in moves(board.heaps(), board.rules()) {
                        let wins = winning.contains(&(heap, take));
                        assert_eq!(named(&said, (heap, take)), usize::from(wins), "{said}");
                    }
                    continue;
                }
                assert_eq!(said(&session), (Some(false), path::watch().to_owned()));
                wait(&mut session);
                let &[_, reply] = session.board().game.moves() else {
                    panic!("one reply to {made} on {board:?}");
                };
                let then = after(&left, (reply.heap, reply.take.get()));
                assert_eq!(heaps(&session), then);
                assert!(
                    !truths.of(board.rules()).wins(&then),
                    "{board:?} {made} {reply}"
                );
                is_locked(&session);
                assert_eq!((said(&session).0, session.solved()), (Some(false), None));
                // The reply is told, with a reason that is true; and not whether a move wins.
                let (take, heap) = (reply.take.into(), reply.heap);
                let took = path::ComputerTook { take, heap }.text();
                let told = said(&session).1;
                let why = told.strip_prefix(&took).unwrap().trim();
                let claim = claimed(why, &then, truths.of(board.rules()));
                assert_eq!(claim, Some(false), "{then:?}: {told}");
                session.apply(Act::Again);
                assert_eq!(
                    (session.answered(), heaps(&session)),
                    (Answered::No, board.heaps().to_vec())
                );
                solve_it(&mut session);
                assert_eq!(session.solved(), Some(2));
                assert_eq!(words::outcome(&session), Some(solved_in(2)));
                // Once solved, it is not solved again.
                let before = session.clone();
                session.apply(Act::Again);
                assert_eq!(session, before);
            }
        }
    }
}

#[test]
fn that_no_move_wins_is_an_answer() {
    for grade in Grade::ALL {
        let mut none = find(grade, false);
        none.apply(Act::NoMove);
        is_locked(&none);
        assert_eq!((none.solved(), said(&none).0), (Some(1), Some(true)));
        let why = "";
        let begins = puzzle::NoWinningMove { why }.text();
        assert!(said(&none).1.starts_with(begins.trim()));
        let mut some = find(grade, true);
        some.apply(Act::NoMove);
        is_locked(&some);
        let (right, told) = said(&some);
        assert!(right == Some(false) && told.starts_with(path::a_move_wins()));
        assert!(some.board().game.moves().is_empty(), "it is not shown");
        some.apply(Act::Again);
        answer(&mut some);
        assert_eq!(some.solved(), Some(2));
    }
}

#[test]
fn a_shown_answer_does_not_count_as_solved() {
    for (grade, won) in Grade::ALL
        .into_iter()
        .flat_map(|grade| [(grade, true), (grade, false)])
    {
        let mut session = find(grade, won);
        session.apply(Act::Show);
        assert_eq!(session.answered(), Answered::No, "it has to be tried first");
        let wrong = right_and_wrong(&session).1;
        take(&mut session, wrong.unwrap());
        wait(&mut session);
        session.apply(Act::Show);
        is_locked(&session);
        assert_eq!(session.board().game.ply(), usize::from(won));
        assert!(
            !Truths::default()
                .of(session.exercise().board.rules())
                .wins(&heaps(&session))
        );
        assert_eq!((said(&session).0, session.solved()), (None, None));
        session.apply(Act::Again);
        answer(&mut session);
        assert_eq!(
            (session.answered(), session.solved()),
            (Answered::Right, None)
        );
        // The answer counts once.
        let level = session.kept().level.write();
        assert!(level.ends_with("right=0 wrong=1"), "{level}");
    }
}

#[test]
fn the_bulb_gives_the_hints_of_a_game() {
    for grade in Grade::ALL {
        let mut session = find(grade, true);
        let suggested = session.exercise().board.suggested_move().unwrap();
        let hints = [HintLevel::Heap, HintLevel::Number, HintLevel::Why].map(|depth| {
            session.apply(Act::Help);
            assert_eq!(session.board().hint, Some(depth));
            text::below(&session)
        });
        let in_game = [HintLevel::Heap, HintLevel::Number, HintLevel::Why]
            .map(|depth| nim::text::why::hint(&session.exercise().board, depth));
        assert_eq!(hints, in_game);
        take(&mut session, suggested);
        let told = [&solved_in(1), puzzle::with_hints()].join(" ");
        assert_eq!(words::outcome(&session), Some(told));
        // It is solved, and no reason for a higher grade.
        assert_eq!(session.solved(), Some(1));
        assert!(session.kept().level.write().ends_with("right=0 wrong=1"));
    }
}

#[test]
fn the_bulb_names_no_move_where_none_wins() {
    for grade in Grade::ALL {
        let mut session = find(grade, false);
        let hints = [HintLevel::Heap, HintLevel::Number, HintLevel::Why].map(|depth| {
            session.apply(Act::Help);
            assert_eq!(session.board().hint, Some(depth));
            let html = drawn(lesson_screen(&session, ""));
            assert!(!html.contains("data-hinted") && !html.contains("\"hinted\""));
            text::below(&session)
        });
        let board = &session.exercise().board;
        let why = nim::text::why::hint(board, HintLevel::Why);
        let none = nim::catalogue::why::no_move_wins();
        assert_eq!(hints, [puzzle::look_for_answers(), none, &why]);
    }
}

#[test]
fn the_mistake_in_a_game_is_chosen_by_pressing() {
    let mut asked = 0;
    let mut truths = Truths::default();
    for grade in Grade::ALL {
        for session in all(grade, |task| task == Task::Choose(Question::Mistake)) {
            asked += 1;
            // Checked in the tests of the grades.
            let right = Question::Mistake.right(session.exercise());
            let all = text::said(&session).answers.len();
            let mut missed = session.clone();
            let turns = session.exercise().turns();
            for wrong in (0..all).filter(|&answer| answer != right) {
                missed.apply(Act::Answer(wrong));
                // The second press of a double press is no try.
                missed.apply(Act::Answer(wrong));
                assert!(matches!(missed.answered(), Answered::Wrong(_)));
                wait(&mut missed);
                let told = said(&missed).1;
                let (before, made) = &turns[wrong];
                // The game is shown up to the move that was chosen.
                let shown = missed.board().game.moves();
                assert_eq!(shown, &session.exercise().opening[..=2 * wrong]);
                let could_win = truths.of(before.rules()).wins(before.heaps());
                let left = after(before.heaps(), (made.heap, made.take.get()));
                assert_eq!(could_win, wrong < right, "{told}");
                assert_eq!(told == puzzle::lost_before(), !could_win, "{told}");
                assert!(!could_win || !truths.of(before.rules()).wins(&left));
            }
            missed.apply(Act::Answer(right));
            assert_eq!(missed.solved(), Some(u32::try_from(all).unwrap()));
            let mut session = session.clone();
            session.apply(Act::Answer(right));
            wait(&mut session);
            assert_eq!(session.solved(), Some(1));
            assert!(session.kept().level.write().ends_with("right=1 wrong=0"));
        }
    }
    assert!(asked > 60, "{asked}");
}

#[test]
fn a_change_of_grade_is_announced() {
    let mut kept = Progress::default();
    kept.level = Level::read("1 grade=1 right=2 wrong=0").unwrap();
    let seed = find(Grade::Small, true).puzzle().unwrap().seed();
    let mut session = open_with(Address::One(Grade::Small, seed), kept);
    answer(&mut session);
    let number = 2_u32.into();
    let told = [solved_in(1), puzzle::NextGrade { number }.text()].join(" ");
    assert_eq!(words::outcome(&session), Some(told));
    session.apply(Act::Next);
    let next = session.puzzle().unwrap();
    assert_eq!((next.grade(), next.seed()), (Grade::Four, seed + 1));
    assert_eq!(
        session.place(),
        Place::Puzzle(Address::One(Grade::Four, seed + 1))
    );
}

#[test]
fn a_chosen_grade_is_followed_from_there() {
    for grade in Grade::ALL {
        let session = open(&Address::Grade(grade).write());
        assert_eq!(session.puzzle().unwrap().grade(), grade);
        assert_eq!(session.kept().level, Level::at(grade));
        let again = open_with(Address::Following, session.kept().clone());
        assert_eq!(again.puzzle().unwrap().grade(), grade);
    }
}

#[test]
fn a_chosen_grade_is_saved_also_the_first() {
    let mut page = AppState::opening("#/");
    for grade in [Grade::Four, Grade::Two] {
        let learned = open(&Address::Grade(grade).write()).kept().clone();
        page = store(page, StorageAction::Learned(learned));
        assert_eq!(page.save().learned.level, Level::at(grade));
    }
}

#[test]
fn a_link_to_another_grade_and_a_day_leave_the_grade_alone() {
    for address in ["#/puzzle/4/1", "#/puzzle/2026-11-20"] {
        let mut session = open(address);
        let Place::Puzzle(place) = session.place() else {
            panic!("it is a puzzle");
        };
        assert_eq!(place.write(), address);
        assert_eq!(session.exercise().task, FIND);
        solve(&mut session, true);
        assert_eq!(session.kept().level, Level::default());
        session.apply(Act::Next);
        assert_eq!(session.puzzle().unwrap().grade(), Grade::Two);
        assert_eq!(session.day(), None);
    }
}

#[test]
fn the_screen_offers_the_possible_actions() {
    let offered = |session: &Session| -> Vec<String> {
        let html = drawn(lesson_screen(session, PAGE));
        assert!(!html.contains(" style="), "the policy blocks it");
        assert_eq!(html.matches("<h2").count(), 1);
        assert_eq!(html.matches("role=\"status\"").count(), 1);
        let (_, bar) = html.split_once("step__actions\"").unwrap();
        let buttons = bar.split("<button").skip(1);
        let names = buttons.map(|button| {
            let name = button.split("</button>").next().unwrap();
            let (marks, name) = name.split_once('>').unwrap();
            // A button with a sign alone has its name beside the content.
            let label = marks.split("aria-label=\"").nth(1);
            let label = label.filter(|_| name.starts_with("<svg"));
            label
                .map_or(name, |label| label.split('"').next().unwrap())
                .to_owned()
        });
        names.collect()
    };
    let mut session = open("#/puzzle/2026-11-20");
    assert_eq!(offered(&session)[..2], [path::help(), path::no_move()]);
    let asked = drawn(lesson_screen(&session, PAGE));
    for expected in [
        "20 November 2026",
        &words::grade(Grade::Endgame),
        &text::below(&session),
    ] {
        assert!(asked.contains(expected), "{expected}: {asked}");
    }
    let (right, wrong) = right_and_wrong(&session);
    take(&mut session, wrong.unwrap());
    wait(&mut session);
    assert_eq!(offered(&session), [path::show(), path::again()]);
    assert!(!drawn(lesson_screen(&session, PAGE)).contains("nim.example"));
    session.apply(Act::Again);
    match right {
        Some(right) => take(&mut session, right),
        None => session.apply(Act::NoMove),
    }
    assert_eq!(offered(&session), [puzzle::share(), path::next()]);
    let solved = drawn(lesson_screen(&session, PAGE));
    assert!(solved.contains("https://nim.example/#/puzzle/2026-11-20"));
}

#[test]
fn the_boards_messages_are_shown() {
    let mut session = find(Grade::Limited, true);
    session.apply(Act::Board(GameAction::Take));
    assert_eq!(text::below(&session), play::choose_first());
    let most = session.exercise().board.rules().limit().unwrap();
    let deep = heaps(&session).iter().position(|&heap| heap > most.get());
    let deep = Move::new(deep.unwrap(), most.get() + 1).unwrap();
    session.apply(Act::Board(GameAction::Choose(deep)));
    let told = format!("A turn takes 1 to {most} stones.");
    assert_eq!(text::below(&session), told);
    assert_eq!(session.answered(), Answered::No);
}
