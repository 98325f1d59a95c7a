//! The path, walked by a reader who knows the answers from brute force, and by one who errs.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use nim::catalogue::{lessons, path as words};
use nim::engine::{Convention, Move, Position};
use nim::game::puzzle::Date;
use nim::game::teach::{
    Act, Answered, CutGoal, Goal, Miss, Part, Place, Progress, STEPS, Session, Skill, Support,
    Task, draw_board, kinds,
};
use nim::game::{GameAction, Seat, Turn};
use nim::screens::teach::{HomeView, home_view};
use nim::text::{courses, teach as text};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::Callback;

use crate::common::reasons::claimed;
use crate::common::truth::{Truth, Truths, after, moves};
use crate::common::{day, drawn, lesson, lesson_screen};

/// The skills of which steps draw their boards.
const SKILLS: [Skill; 4] = [Skill::Singles, Skill::Copy, Skill::Cut, Skill::Pairs];

const RULES: [Convention; 2] = [Convention::Misere, Convention::Normal];

fn today() -> Date {
    day(23)
}

fn opened(place: Place, last: Convention, kept: Progress, seed: u64) -> Session {
    on_day(today(), place, last, kept, seed)
}

fn on_day(today: Date, place: Place, last: Convention, kept: Progress, seed: u64) -> Session {
    lesson(place, last, kept, today, seed)
}

thread_local! {
    /// Every board is solved once.
    static TRUTHS: RefCell<Truths> = RefCell::default();
}

fn truth<T>(position: &Position, ask: impl FnOnce(&mut Truth, &[u32]) -> T) -> T {
    TRUTHS.with_borrow_mut(|truths| ask(truths.of(position.rules()), position.heaps()))
}

fn winning(position: &Position) -> Vec<(usize, u32)> {
    truth(position, Truth::winning)
}

fn lost(position: &Position) -> bool {
    !truth(position, Truth::wins)
}

fn all_moves(position: &Position) -> Vec<(usize, u32)> {
    moves(position.heaps(), position.rules())
}

thread_local! {
    /// How often somebody has pressed, and how often the page has paused.
    static PRESSES: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
}

fn apply(session: &mut Session, act: Act) {
    let [presses, pauses] = PRESSES.get();
    let is_pause = u32::from(act == Act::Tick);
    PRESSES.set([presses + 1 - is_pause, pauses + is_pause]);
    session.apply(act);
}

/// Makes a move on the board, as a person does.
fn play(session: &mut Session, (heap, take): (usize, u32)) {
    apply(
        session,
        Act::Board(GameAction::Choose(Move::new(heap, take).unwrap())),
    );
    apply(session, Act::Board(GameAction::Take));
}

/// The stones below which a heap is cut into its binary digits, the largest lowest.
fn cuts(stones: u32) -> Vec<u32> {
    let digits: Vec<u32> = format!("{stones:b}")
        .chars()
        .rev()
        .zip(0..)
        .filter_map(|(digit, place)| (digit == '1').then_some(1 << place))
        .collect();
    let mut below = 0;
    let mut cuts = Vec::new();
    for size in digits.iter().rev().take(digits.len() - 1) {
        below += size;
        cuts.push(below);
    }
    cuts
}

/// Answers a board rightly.
fn answer(session: &mut Session) {
    answer_as(session, &mut Walk::default(), 0);
}

/// The same, while a reader reads and watches.
fn answer_as(session: &mut Session, walk: &mut Walk, number: usize) {
    let exercise = session.exercise().clone();
    match exercise.task {
        Task::Choose(_) => apply(
            session,
            Act::Answer(usize::from(exercise.board.stones().is_multiple_of(2))),
        ),
        Task::Move(Goal::Answered) => play(session, all_moves(&exercise.board)[0]),
        Task::Move(_) => match winning(&exercise.asked()).first() {
            Some(&made) => play(session, made),
            None => apply(session, Act::NoMove),
        },
        Task::Cut(goal) => {
            let heaps = exercise.board.heaps();
            let last = heaps.len() - 1;
            for (heap, &stones) in heaps.iter().enumerate() {
                let places = match goal {
                    CutGoal::Partners if heaps[0] == heaps[1] => vec![heaps[0]],
                    _ => cuts(stones),
                };
                if goal == CutGoal::AllHeaps || heap == last {
                    for place in places {
                        apply(session, Act::Cut(heap, place));
                    }
                }
            }
            apply(session, Act::Check);
        }
        Task::Join => {
            let blocks = session.pairs().blocks().to_vec();
            for (place, one) in blocks.iter().enumerate() {
                let mut others = blocks[place + 1..].iter();
                let other = others.find(|other| other.size == one.size);
                let is_alone = session.pairs().blocks()[place].partner.is_none();
                if let Some(other) = other.filter(|_| is_alone) {
                    apply(session, Act::Block(one.heap, one.size));
                    apply(session, Act::Block(other.heap, other.size));
                }
            }
        }
        Task::Read | Task::Number(_) | Task::Binary(_) => panic!("no task of the path"),
        Task::Game(_) => {
            while !session.is_answered() {
                let made = winning(session.position())[0];
                play(session, made);
                watch(session);
                walk.read(number, &text::below(session));
            }
        }
    }
}

/// Answers a board wrongly, if it can be, and tries again.
fn err(session: &mut Session) {
    let exercise = session.exercise().clone();
    let position = session.position().clone();
    let losing = |position: &Position| {
        let right = winning(position);
        let mut moves = all_moves(position).into_iter();
        moves.rfind(|made| !right.contains(made))
    };
    match exercise.task {
        Task::Choose(_) => {
            apply(
                session,
                Act::Answer(usize::from(exercise.board.stones() % 2 == 1)),
            );
        }
        Task::Move(Goal::Answered) => return,
        Task::Move(_) => match losing(&exercise.asked()) {
            Some(wrong) => play(session, wrong),
            None => return,
        },
        Task::Cut(_) => apply(session, Act::Check),
        Task::Join => {
            // Two blocks of different sizes.
            let blocks = session.pairs().blocks();
            let (one, other) = (blocks[0], blocks[blocks.len() - 1]);
            apply(session, Act::Block(one.heap, one.size));
            apply(session, Act::Block(other.heap, other.size));
        }
        Task::Read | Task::Number(_) | Task::Binary(_) => panic!("no task of the path"),
        Task::Game(_) => {
            if let Some(wrong) = losing(&position) {
                play(session, wrong);
                assert!(session.has_slipped());
                apply(session, Act::TakeBack);
                assert_eq!(session.position(), &position);
            }
            return;
        }
    }
    let answered = session.answered();
    assert!(matches!(answered, Answered::Wrong(_)), "{exercise:?}");
    watch(session);
    assert_eq!(text::reply(session).unwrap().right, Some(false));
    apply(session, Act::Again);
}

/// Lets all automatic moves happen.
fn watch(session: &mut Session) {
    while session.due().is_some() {
        apply(session, Act::Tick);
    }
}

/// The words of a walk along the path.
#[derive(Default)]
struct Walk {
    words: usize,
    boards: u32,
    seen: HashSet<String>,
}

impl Walk {
    /// How long it takes at 200 words a minute, 1.5 seconds a press and 0.9 a pause.
    fn minutes(&self) -> f64 {
        let [presses, pauses] = PRESSES.get();
        let read = u32::try_from(self.words).unwrap();
        let seconds = f64::from(presses) * 1.5 + f64::from(pauses) * 0.9;
        f64::from(read) / 200.0 + seconds / 60.0
    }

    /// A sentence is read when it is first seen in a step.
    fn read(&mut self, number: usize, sentence: &str) {
        if self.seen.insert(format!("{number} {sentence}")) {
            self.words += sentence.split_whitespace().count();
        }
    }
}

/// Walks the whole path. If it `errs`, the first two boards of each step are missed at first.
fn walk(last: Convention, errs: bool) -> (Walk, Progress) {
    let mut walk = Walk::default();
    PRESSES.set([0; 2]);
    let mut kept = Progress::default();
    for number in 1..=STEPS {
        let mut session = opened(Place::Step(number), last, kept, 7);
        walk.read(number, text::step_name(number));
        let mut missed = 0;
        loop {
            walk.boards += 1;
            assert!(walk.boards < 100, "step {number} does not end");
            let (above, below) = (text::said(&session).ask, text::below(&session));
            walk.read(number, &above);
            walk.read(number, &below);
            if errs && missed < 2 {
                missed += 1;
                err(&mut session);
            }
            answer_as(&mut session, &mut walk, number);
            // The last game is to be won without a move taken back.
            if session.is_to_repeat() {
                walk.read(number, &text::reply(&session).unwrap().text);
                session.apply(Act::Again);
                answer_as(&mut session, &mut walk, number);
            }
            let exercise = session.exercise();
            assert_eq!(session.answered(), Answered::Right, "{exercise:?}");
            watch(&mut session);
            let reply = text::reply(&session).unwrap();
            assert_ne!(reply.right, Some(false));
            walk.read(number, &reply.text);
            if session.is_finished() {
                break;
            }
            session.apply(Act::Next);
        }
        kept = session.kept().clone();
        assert!(kept.is_done(Place::Step(number)), "{number}");
    }
    (walk, kept)
}

#[test]
fn the_path_has_at_most_800_words_and_ends_with_mistakes_too() {
    for last in RULES {
        let (perfect, kept) = walk(last, false);
        let minutes = perfect.minutes();
        let (slow, erred) = walk(last, true);
        assert!(minutes < 10.0, "{minutes:.1}");
        assert!(slow.minutes() < 15.0, "{:.1}", slow.minutes());
        assert!((30..45).contains(&perfect.boards), "{}", perfect.boards);
        assert!(kept.is_finished() && erred.is_finished());
        assert!(perfect.words <= 800, "{}", perfect.words);
    }
}

#[test]
fn every_move_on_every_board_is_judged_as_brute_force_does() {
    for last in RULES {
        let judged = [Goal::Win, Goal::WinOrNone].map(Task::Move);
        let places = places(last, |task| judged.contains(&task));
        assert!(places.len() > 8);
        for (number, at) in places {
            let base = go_to(number, at, last);
            judge_all(&base);
        }
    }
}

/// The fixed boards with this task: the number of the step, and the place in it.
fn places(last: Convention, is_task: impl Fn(Task) -> bool) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    for number in 1..=STEPS {
        let rows = courses::path(number, last).into_iter().enumerate();
        let found = rows.filter(|(_, row)| is_task(row.exercise.task));
        places.extend(found.map(|(at, _)| (number, at)));
    }
    places
}

fn go_to(number: usize, at: usize, last: Convention) -> Session {
    let mut session = opened(Place::Step(number), last, Progress::default(), 1);
    for _ in 0..at {
        answer(&mut session);
        session.apply(Act::Next);
    }
    session
}

/// Tries each move and "No move wins" on a board.
fn judge_all(base: &Session) {
    let position = base.exercise().asked();
    let right = winning(&position);
    assert_eq!(base.position(), &position);
    for made in all_moves(&position) {
        let mut session = base.clone();
        play(&mut session, made);
        if right.contains(&made) {
            assert_eq!(session.answered(), Answered::Right, "{position:?} {made:?}");
            continue;
        }
        let miss = Miss::Move(Move::new(made.0, made.1).unwrap());
        assert_eq!(
            session.answered(),
            Answered::Wrong(miss),
            "{position:?} {made:?}"
        );
        let is_over = sum(&after(position.heaps(), made)) == 0;
        watch(&mut session);
        // The computer's answer shows that the reader loses.
        let is_shown = is_over || lost(session.position());
        assert!(is_shown, "{position:?} {made:?}");
        says_what_is_left(&session);
        assert!(session.state().is_none());
    }
    let mut session = base.clone();
    session.apply(Act::NoMove);
    let is_right = session.answered() == Answered::Right;
    assert_eq!(is_right, right.is_empty(), "{position:?}");
}

fn sum(heaps: &[u32]) -> u32 {
    heaps.iter().sum()
}

/// The reason of a refutation is true of the board that is left.
fn says_what_is_left(session: &Session) {
    let said = text::reply(session).unwrap().text;
    reason_is_true(&said, session.position());
}

/// The last sentence of what is said is true of a position.
fn reason_is_true(said: &str, position: &Position) {
    let reason = said.rsplit_once(". ").map_or(said, |(_, reason)| reason);
    truth(position, |truth, heaps| {
        let wins = truth.wins(heaps);
        let has_answers = (reason == words::has_answers()).then_some(false);
        assert_eq!(
            has_answers.or_else(|| claimed(reason, heaps, truth)),
            Some(wins),
            "{heaps:?}: {said}"
        );
    });
}

#[test]
fn every_board_of_a_generator_keeps_its_promise() {
    for last in RULES {
        for skill in SKILLS {
            let mut chance = 1;
            let mut boards: HashSet<(Vec<u32>, String)> = HashSet::new();
            for number in 0..10_000 {
                let kind = number % kinds(skill);
                let exercise = draw_board(skill, kind, last, &mut chance);
                let rules = exercise.board.rules();
                assert_eq!(rules.convention, last);
                let is_new = boards.insert((
                    exercise.board.heaps().to_vec(),
                    format!("{:?} {kind}", rules.limit()),
                ));
                if !is_new {
                    continue;
                }
                let heaps = exercise.board.heaps();
                assert!(heaps.iter().all(|&stones| (1..=11).contains(&stones)));
                if skill == Skill::Cut {
                    assert!(heaps[0].count_ones() > 1, "{heaps:?}");
                    continue;
                }
                let none = matches!((skill, kind), (Skill::Copy | Skill::Pairs, 1));
                assert_eq!(lost(&exercise.board), none, "{skill:?} {kind} {heaps:?}");
            }
            assert!(boards.len() > 5, "{skill:?}");
        }
    }
}

#[test]
fn every_move_on_many_drawn_boards_is_judged_as_brute_force_does() {
    for last in RULES {
        for step in [3, 6, 11] {
            let mut lost_boards = 0;
            for seed in 0..60 {
                let session = opened(Place::Step(step), last, Progress::default(), seed);
                lost_boards += u32::from(lost(&session.exercise().board));
                judge_all(&session);
            }
            // A move wins on each board of single stones.
            assert_eq!((5..50).contains(&lost_boards), step != 3, "{step}");
        }
    }
}

#[test]
fn the_light_never_shows_a_losing_move() {
    for last in RULES {
        for seed in 0..200 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let open = [Place::Step(4), Place::Step(5), Place::Step(6)];
            let mut session = opened(
                open[rng.random_range(0..3)],
                last,
                Progress::default(),
                seed,
            );
            for _ in 0..30 {
                if session.board().hint.is_some() {
                    let position = session.position();
                    let lit = position.suggested_move().unwrap();
                    let lit = (lit.heap, lit.take.get());
                    assert!(winning(position).contains(&lit), "{position:?}");
                    assert_eq!(session.support(), Support::Light);
                }
                if session.due().is_some() {
                    session.apply(Act::Tick);
                } else if session.is_answered() {
                    session.apply(Act::Next);
                } else if session.has_slipped() {
                    session.apply(Act::PlayOn);
                } else if session.state().is_some() {
                    let position = session.position().clone();
                    let moves = all_moves(&position);
                    play(&mut session, moves[rng.random_range(0..moves.len())]);
                } else {
                    session.apply(Act::Again);
                }
            }
        }
    }
}

#[test]
fn who_takes_the_last_is_shown_by_taking() {
    for last in RULES {
        for at in 0..2 {
            for reader in [true, false] {
                let mut session = go_to(1, at, last);
                session.apply(Act::Answer(usize::from(!reader)));
                let mut last_mover = None;
                while session.due().is_some() {
                    session.apply(Act::Tick);
                    last_mover = session.board().game.last().map(|(seat, _)| seat);
                }
                let by_reader = last_mover == Some(Seat::One);
                assert_eq!(session.answered() == Answered::Right, by_reader == reader);
                assert!(matches!(session.board().game.turn(), Turn::Over { .. }));
            }
        }
    }
}

#[test]
fn a_board_that_is_solved_stays_solved_and_only_the_last_one_ends_a_step() {
    for last in RULES {
        for number in (1..=STEPS).filter(|&number| !courses::path(number, last).is_empty()) {
            let place = Place::Step(number);
            let boards = courses::path(number, last).len();
            let mut kept = Progress::default();
            for at in 0..boards {
                let mut session = opened(place, last, kept, 3);
                assert_eq!(session.boards(), (at, boards), "{number}");
                session.apply(Act::Next);
                assert_eq!(session.boards().0, at, "it was not answered");
                answer(&mut session);
                watch(&mut session);
                kept = session.kept().clone();
                assert_eq!(kept.is_done(place), at + 1 == boards);
            }
            // A step that is done begins again. What was done is passed by, but for the last board.
            let mut session = opened(place, last, kept, 3);
            for at in 0..boards {
                assert_eq!(session.boards().0, at);
                session.apply(Act::Next);
            }
            assert_eq!(session.boards().0, boards - 1);
            assert!(!session.is_ended(), "{number}");
            answer(&mut session);
            watch(&mut session);
            session.apply(Act::Next);
            assert!(session.is_ended());
        }
    }
}

#[test]
fn the_end_of_the_path_says_the_rule() {
    let screen = |session: &Session| drawn(lesson_screen(session, ""));
    for last in RULES {
        let (_, mut kept) = walk(last, false);
        for is_whole in [true, false] {
            if !is_whole {
                kept = Progress::default();
            }
            let mut session = opened(Place::Step(12), last, kept.clone(), 1);
            for _ in 0..2 {
                answer(&mut session);
                watch(&mut session);
                let finishes = screen(&session).contains(&[">", lessons::finish(), "<"].concat());
                assert_eq!(finishes, is_whole && session.is_finished());
                session.apply(Act::Next);
            }
            if is_whole {
                let html = screen(&session);
                for said in [&*words::Strategy { last }.text(), words::beat_perfect()] {
                    assert!(html.contains(said), "{said}");
                }
            }
        }
    }
}

#[test]
fn no_act_breaks_a_step() {
    let mut rng = SmallRng::seed_from_u64(43);
    let steps = (1..=STEPS).map(Place::Step);
    for place in steps {
        for last in RULES {
            let mut session = opened(place, last, Progress::default(), 1);
            for _ in 0..600 {
                let heap = rng.random_range(0..4);
                let number = rng.random_range(1..8);
                let act = match rng.random_range(0..14) {
                    0 => Act::Next,
                    1 => Act::Back,
                    2 => Act::Again,
                    3 => Act::Show,
                    4 => Act::Help,
                    5 => Act::Answer(heap),
                    6 => Act::Check,
                    7 => Act::NoMove,
                    8 => Act::Cut(heap, number),
                    9 => Act::Block(heap, number),
                    10 => Act::TakeBack,
                    11 => Act::PlayOn,
                    12 => Act::Board(GameAction::Take),
                    _ => Act::Board(GameAction::Choose(Move::new(heap, number).unwrap())),
                };
                let was_done = session.kept().is_done(place);
                session.apply(act);
                watch(&mut session);
                let is_done = session.kept().is_done(place);
                assert!(!was_done || is_done);
                if is_done && !was_done {
                    assert!(session.is_answered(), "{place:?}");
                }
                assert!(!text::said(&session).ask.is_empty());
                text::below(&session);
                text::reply(&session);
            }
        }
    }
}

/// Whether the heaps make pairs of equal ones.
fn are_pairs(heaps: &[u32]) -> bool {
    let mut heaps: Vec<u32> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    let (pairs, rest) = heaps.as_chunks::<2>();
    rest.is_empty() && pairs.iter().all(|[one, other]| one == other)
}

#[test]
fn the_computer_mends_every_pair_that_is_broken_and_the_reader_does_too() {
    for last in RULES {
        let session = go_to(7, 0, last);
        for made in all_moves(session.position()) {
            let mut tried = session.clone();
            play(&mut tried, made);
            assert!(!are_pairs(tried.position().heaps()));
            assert_eq!(text::reply(&tried).unwrap().text, words::watch());
            watch(&mut tried);
            assert!(are_pairs(tried.position().heaps()), "{made:?}");
            assert_eq!(text::reply(&tried).unwrap().right, None);
        }
        for at in [1, 2] {
            let mut mended = go_to(7, at, last);
            let asked = mended.position().clone();
            assert!(!are_pairs(asked.heaps()));
            assert_eq!(winning(&asked).len(), 1, "{asked:?}");
            answer(&mut mended);
            assert!(are_pairs(mended.position().heaps()));
        }
    }
}

#[test]
fn the_computer_of_the_last_games_has_many_replies() {
    for last in RULES {
        let mut takes = HashSet::new();
        for seed in 0..10 {
            let mut session = opened(Place::Step(12), last, Progress::default(), seed);
            let mut rng = SmallRng::seed_from_u64(seed);
            while !session.is_answered() {
                let wins = winning(session.position());
                play(&mut session, wins[rng.random_range(0..wins.len())]);
                watch(&mut session);
                if let Some((Seat::Two, by)) = session.board().game.last() {
                    takes.insert(by.take.get());
                }
            }
        }
        assert!(takes.len() >= 4, "{takes:?}");
    }
}

#[test]
fn three_and_three_find_partners_and_fall_in_one_move() {
    let mut session = go_to(8, 1, Convention::Misere);
    answer(&mut session);
    session.apply(Act::Tick);
    assert_eq!(session.position().heaps(), [3, 3, 0]);
    assert!(lost(session.position()));
}

#[test]
fn a_slip_in_a_game_is_said_at_once_and_can_be_taken_back_or_played() {
    for last in RULES {
        let mut session = opened(Place::Step(12), last, Progress::default(), 1);
        let before = session.position().clone();
        play(&mut session, (2, 7));
        assert!(session.has_slipped());
        assert_eq!(session.due(), None, "the computer waits");
        session.apply(Act::TakeBack);
        assert_eq!(session.position(), &before);
        play(&mut session, (2, 7));
        session.apply(Act::PlayOn);
        let mut plies = 0;
        while !matches!(session.board().game.turn(), Turn::Over { .. }) {
            if session.due().is_some() {
                session.apply(Act::Tick);
            } else {
                let position = session.position().clone();
                let moves = all_moves(&position);
                play(&mut session, moves[0]);
                assert!(!session.has_slipped(), "said once");
            }
            plies += 1;
            assert!(plies < 40);
        }
        assert_eq!(session.answered(), Answered::Wrong(Miss::Game));
        session.apply(Act::Again);
        assert_eq!(session.position(), &before);
    }
}

#[test]
fn what_is_said_of_a_slip_is_true() {
    for last in RULES {
        for number in [5, 12] {
            let at = if number == 5 { 2 } else { 0 };
            let base = go_to(number, at, last);
            let mut boards = vec![base];
            let mut slips = 0;
            while let Some(session) = boards.pop() {
                let position = session.position().clone();
                for made in all_moves(&position) {
                    let mut tried = session.clone();
                    play(&mut tried, made);
                    if !tried.has_slipped() {
                        watch(&mut tried);
                        if !tried.is_answered() {
                            boards.push(tried);
                        }
                        continue;
                    }
                    slips += 1;
                    let said = text::reply(&tried).unwrap().text;
                    assert!(said.starts_with(words::slip()), "{said}");
                    reason_is_true(&said, tried.position());
                }
            }
            assert!(slips > 10, "{slips}");
        }
    }
}

#[test]
fn help_is_shown_then_on_request_then_hidden_and_a_slip_brings_it_back() {
    let last = Convention::Misere;
    let mut session = opened(Place::Step(11), last, Progress::default(), 3);
    assert_ne!(session.support(), Support::None);
    answer(&mut session);
    // With help a board does not count.
    assert_eq!(session.boards().0, 0);
    session.apply(Act::Next);
    assert_eq!(
        (session.support(), session.can_help()),
        (Support::None, true)
    );
    session.apply(Act::Help);
    assert_ne!(session.support(), Support::None);
    answer(&mut session);
    assert_eq!(session.boards().0, 0);
    let right_one = |session: &mut Session| {
        session.apply(Act::Next);
        assert_eq!(session.support(), Support::None);
        answer(session);
    };
    right_one(&mut session);
    right_one(&mut session);
    assert_eq!(session.boards(), (2, 3));
    session.apply(Act::Next);
    assert!(!session.can_help(), "hidden on the last board");
    // Again from the start, up to the board on which no move wins.
    let mut session = opened(Place::Step(11), last, Progress::default(), 3);
    let is_lost = |session: &Session| lost(&session.exercise().board);
    while !is_lost(&session) {
        answer(&mut session);
        session.apply(Act::Next);
    }
    let right = session.boards().0;
    err(&mut session);
    assert_eq!(session.boards().0, right, "a miss costs nothing");
    answer(&mut session);
    assert_eq!(session.boards().0, right, "a second try does not count");
    session.apply(Act::Next);
    assert!(is_lost(&session), "the same kind once more");
    assert_ne!(session.support(), Support::None);
}

#[test]
fn real_boards_can_be_won_by_who_starts() {
    for last in RULES {
        for number in 1..=STEPS {
            let board = courses::real_board(number, last);
            assert!(!lost(&board), "{number}: {board:?}");
        }
    }
}

#[test]
fn blocks_that_are_not_equal_do_not_pair() {
    let session = opened(Place::Step(10), Convention::Misere, Progress::default(), 1);
    assert_eq!(session.exercise().task, Task::Join);
    let blocks = session.pairs().blocks().to_vec();
    let paired = |session: &Session| {
        let blocks = session.pairs().blocks().iter();
        blocks.filter(|held| held.partner.is_some()).count()
    };
    for one in &blocks {
        for other in &blocks {
            let mut session = session.clone();
            for block in [one, other] {
                session.apply(Act::Block(block.heap, block.size));
            }
            if one == other {
                assert_eq!((paired(&session), session.pairs().waiting()), (0, None));
            } else if one.size == other.size {
                assert_eq!(paired(&session), 2);
                session.apply(Act::Block(one.heap, one.size));
                assert_eq!(paired(&session), 0);
            } else {
                assert_eq!((paired(&session), session.pairs().waiting()), (0, None));
                let (first, second) = (one.size.into(), other.size.into());
                let told = nim::catalogue::path::NoPair { first, second }.text();
                assert!(
                    text::reply(&session).unwrap().text.contains(&told),
                    "{told}"
                );
            }
        }
    }
    for (heap, size) in [(9, 1), (0, 3)] {
        let mut same = session.clone();
        same.apply(Act::Block(heap, size));
        assert_eq!(same, session, "there is no such block");
    }
}

#[test]
fn the_path_shows_each_part_with_its_steps_and_how_far_it_is() {
    let mut progress = Progress::default();
    for step in [1, 2, 3, 5] {
        progress.finish(Place::Step(step));
    }
    let last = Convention::Normal;
    let html = drawn(home_view(&HomeView {
        progress: progress.clone(),
        last,
        on_rule: Callback::noop(),
        dispatch: &Callback::noop(),
    }));
    let parts: Vec<&str> = html.split("<section").skip(1).collect();
    assert_eq!(parts.len(), Part::ALL.len());
    for (drawn, part) in parts.iter().zip(Part::ALL) {
        assert!(drawn.contains(text::part_name(part)), "{drawn}");
        let (_, items) = drawn.split_once("<ol").unwrap();
        let (items, _) = items.split_once("</ol>").unwrap();
        let links: Vec<&str> = items.split("href=\"").skip(1).collect();
        let steps = part.steps();
        assert_eq!(links.len(), steps.clone().count());
        for (link, step) in links.iter().zip(steps) {
            let address = format!("#/path/{step}?rule=normal\"");
            assert!(link.starts_with(&address), "{link}");
            assert!(link.contains(text::step_name(step)), "{link}");
            let is_next = link.contains("aria-current=\"step\"");
            assert_eq!(is_next, step == 4, "{link}");
            assert_eq!(
                link.contains(words::done_mark()),
                [1, 2, 3, 5].contains(&step)
            );
        }
    }
    let of = |done: u32, all: u32| {
        let (done, all) = (done.into(), all.into());
        words::StepsOf { done, all }.text()
    };
    for (drawn, [done, all]) in parts.iter().zip([[3, 3], [1, 4], [0, 4], [0, 1]]) {
        assert!(drawn.contains(&of(done, all)), "{drawn}");
        assert_eq!(drawn.contains("data-whole"), done == all);
    }
    let state = text::path_state(&progress, last);
    assert!(html.contains(&state) && state.contains(&of(4, 12)));
    let rule = words::RuleName { last }.text();
    assert!(state.starts_with(&rule), "{state}");
    // The time that is left gets shorter, and ends with the last step.
    let left = |progress: &Progress| courses::minutes_left(progress, last);
    assert!(left(&progress) < left(&Progress::default()));
    (1..=STEPS).for_each(|step| progress.finish(Place::Step(step)));
    assert_eq!(left(&progress), None);
}
