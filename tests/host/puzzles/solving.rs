//! Every way through an answer to its end, with its texts and its saved data.

use nim::catalogue::{play, puzzle};
use nim::engine::Move;
use nim::game::puzzle::{
    Address, Answer, Date, Grade, Kept, Level, PAUSE, Pool, Puzzles, Solution, Stage, Today,
    Verdict,
};
use nim::game::{Depth, GameAction, Turn};
use nim::text::{self, puzzle as words};

use crate::common::truth::{Truths, after, moves};
use crate::common::{drawn, puzzle_screen};

pub const TODAY: &str = "2026-11-20";
pub const PAGE: &str = "https://nim.example/";

pub fn today() -> Today {
    let date = Date::read(TODAY).unwrap();
    Today { date, zone: 60 }
}

pub fn open(address: &str) -> Puzzles {
    let address = Address::read(address).unwrap();
    Puzzles::open(address, Kept::default(), today(), 77)
}

/// The first puzzle of this grade from this seed on in which a move wins, or none does.
fn one(grade: Grade, from: u64, won: bool) -> Puzzles {
    let pool = Pool::new(grade);
    let mut truths = Truths::default();
    let seed = (from..from + 100)
        .find(|&seed| truths.winning(pool.puzzle(seed).board()).is_empty() != won);
    let kept = Kept {
        level: Level::at(grade),
        ..Kept::default()
    };
    Puzzles::open(Address::One(grade, seed.unwrap()), kept, today(), 77)
}

fn heaps(puzzles: &Puzzles) -> Vec<u32> {
    puzzles.state().game.position().heaps().to_vec()
}

/// A winning move and a losing one, by brute force.
pub fn right_and_wrong(puzzles: &Puzzles) -> (Option<Move>, Option<Move>) {
    let board = puzzles.puzzle().board();
    let winning = Truths::default().winning(board);
    let to_move = |(heap, take)| Move::new(heap, take).unwrap();
    let all = moves(board.heaps(), board.rules());
    let losing = all.into_iter().find(|made| !winning.contains(made));
    (winning.first().copied().map(to_move), losing.map(to_move))
}

/// Takes a move as a person does: chooses it, then takes it.
pub fn take(puzzles: &mut Puzzles, chosen: Move) {
    puzzles.act(GameAction::Choose(chosen));
    assert_eq!(puzzles.state().choice, Some(chosen));
    assert_eq!(puzzles.stage(), Stage::Asking);
    puzzles.act(GameAction::Take);
}

/// Waits for the end of the pause after an answer.
pub fn wait(puzzles: &mut Puzzles) {
    assert_eq!(puzzles.due(), Some(PAUSE));
    puzzles.tick();
    assert_eq!(puzzles.due(), None);
}

/// Nobody can choose on the board, and attempts change nothing.
fn is_locked(puzzles: &Puzzles) {
    let turn = puzzles.state().game.turn();
    assert!(!matches!(turn, Turn::Person(_)), "{turn:?}");
    let mut tried = puzzles.clone();
    for (heap, take) in moves(&heaps(puzzles), puzzles.puzzle().board().rules()) {
        tried.act(GameAction::Choose(Move::new(heap, take).unwrap()));
    }
    for action in [
        GameAction::Take,
        GameAction::Undo,
        GameAction::Restart,
        GameAction::Hint,
    ] {
        tried.act(action);
    }
    assert_eq!(&tried, puzzles);
}

/// The text about the answer, which begins with this word.
fn said(puzzles: &Puzzles, word: &str) -> String {
    let told = words::verdict(puzzles, Depth::Why).unwrap();
    assert_eq!(told.word, word);
    told.why
}

/// The text after the solution, without a remark.
fn solved_in(tries: u32) -> String {
    let tries = tries.into();
    puzzle::Solved { tries }.text()
}

/// A sentence without its reason, the last of its arguments, in which the mark stands.
fn before_why(sentence: &str) -> &str {
    sentence.split(MARK).next().unwrap()
}

const MARK: &str = "\u{1f4a1}";

fn screen(puzzles: &Puzzles) -> String {
    drawn(puzzle_screen(puzzles, PAGE, false))
}

#[test]
fn every_winning_move_is_right_and_explained() {
    for grade in Grade::ALL {
        let mut truths = Truths::default();
        for seed in 0..20 {
            let asked = one(grade, seed * 7, true);
            let board = asked.puzzle().board().clone();
            let winning = truths.winning(&board);
            for &(heap, number) in &winning {
                let made = Move::new(heap, number).unwrap();
                let mut puzzles = asked.clone();
                take(&mut puzzles, made);
                let right = Stage::Answered {
                    answer: Answer::Move(made),
                    right: true,
                    settled: false,
                };
                assert_eq!(puzzles.stage(), right);
                is_locked(&puzzles);
                wait(&mut puzzles);
                is_locked(&puzzles);
                assert_eq!(heaps(&puzzles), after(board.heaps(), (heap, number)));
                assert_eq!((puzzles.solved(), puzzles.tries()), (Some(1), 1));
                let said = said(&puzzles, puzzle::right());
                let (name, why) = (&*made.to_string(), MARK);
                let begins = puzzle::Wins { made: name, why }.text();
                assert!(said.starts_with(before_why(&begins)), "{said}");
                // The others are named, and no move that loses.
                for (heap, take) in moves(board.heaps(), board.rules()) {
                    let name = Move::new(heap, take).unwrap().to_string();
                    let named = said
                        .split(|sign: char| !sign.is_alphanumeric())
                        .filter(|word| *word == name)
                        .count();
                    let wins = winning.contains(&(heap, take));
                    assert_eq!(named, usize::from(wins), "{name}: {said}");
                }
                assert_eq!(words::outcome(&puzzles), Some(solved_in(1)));
            }
        }
    }
}

#[test]
fn every_losing_move_is_refuted_on_the_board_and_can_be_tried_again() {
    for grade in Grade::ALL {
        let mut truths = Truths::default();
        for (seed, won) in (0..10).flat_map(|seed| [(seed * 11, true), (seed * 11, false)]) {
            let asked = one(grade, seed, won);
            let board = asked.puzzle().board().clone();
            let rules = board.rules();
            let winning = truths.winning(&board);
            let mut all = moves(board.heaps(), rules);
            all.retain(|made| !winning.contains(made));
            for (heap, number) in all {
                let made = Move::new(heap, number).unwrap();
                let mut puzzles = asked.clone();
                take(&mut puzzles, made);
                let left = after(board.heaps(), (heap, number));
                assert_eq!(heaps(&puzzles), left);
                is_locked(&puzzles);
                // Nothing continues before the refutation.
                let waiting = puzzles.clone();
                for press in [
                    Puzzles::next,
                    Puzzles::again,
                    Puzzles::show,
                    Puzzles::say_none,
                ] {
                    press(&mut puzzles);
                }
                assert_eq!(puzzles, waiting);
                wait(&mut puzzles);
                let game = &puzzles.state().game;
                let &[_, reply] = game.moves() else {
                    panic!("one reply to {made} on {board:?}");
                };
                assert_eq!(
                    heaps(&puzzles),
                    after(&left, (reply.heap, reply.take.get()))
                );
                assert!(
                    !truths.of(rules).wins(&heaps(&puzzles)),
                    "{board:?} {made} {reply}"
                );
                is_locked(&puzzles);
                assert_eq!(puzzles.solved(), None);
                let mut left = heaps(&puzzles);
                left.retain(|&stones| stones > 0);
                let said = said(&puzzles, puzzle::wrong());
                let (name, answer) = (&*made.to_string(), &*reply.to_string());
                if left.is_empty() {
                    let told = puzzle::LosesAtOnce {
                        made: name,
                        reply: answer,
                    };
                    assert_eq!(said, told.text());
                } else {
                    let told = puzzle::Refuted {
                        made: name,
                        reply: answer,
                        left: &left,
                        why: MARK,
                    };
                    let told = told.text();
                    let begins = before_why(&told);
                    assert!(said.starts_with(begins), "{said}");
                    assert!(said.len() > begins.len() + 10, "it says why: {said}");
                }
                puzzles.again();
                assert_eq!(puzzles.stage(), Stage::Asking);
                assert_eq!(heaps(&puzzles), board.heaps());
                assert_eq!(words::verdict(&puzzles, Depth::Why), None);
                // Repeating the answer does not make it right.
                take(&mut puzzles, made);
                wait(&mut puzzles);
                assert_eq!((puzzles.solved(), puzzles.tries()), (None, 2));
                puzzles.again();
                match winning.first() {
                    Some(&(heap, number)) => take(&mut puzzles, Move::new(heap, number).unwrap()),
                    None => puzzles.say_none(),
                }
                wait(&mut puzzles);
                assert_eq!((puzzles.solved(), puzzles.tries()), (Some(3), 3));
                assert_eq!(words::outcome(&puzzles), Some(solved_in(3)));
            }
        }
    }
}

#[test]
fn the_answer_of_no_winning_move_is_right_if_there_is_none() {
    for grade in Grade::ALL {
        for seed in 0..15 {
            let mut puzzles = one(grade, seed * 13, false);
            let board = heaps(&puzzles);
            puzzles.say_none();
            let right = Stage::Answered {
                answer: Answer::None,
                right: true,
                settled: false,
            };
            assert_eq!(puzzles.stage(), right);
            wait(&mut puzzles);
            is_locked(&puzzles);
            assert_eq!(heaps(&puzzles), board);
            let said = said(&puzzles, puzzle::right());
            let told = puzzle::NoWinningMove { why: MARK }.text();
            let begins = before_why(&told);
            assert!(said.starts_with(begins), "{said}");
            assert!(said.len() > begins.len() + 10, "it says why: {said}");
            assert_eq!(puzzles.solved(), Some(1));
        }
    }
}

#[test]
fn a_wrong_answer_of_no_winning_move_shows_one_only_when_asked() {
    for grade in Grade::ALL {
        let mut truths = Truths::default();
        for seed in 0..15 {
            let mut puzzles = one(grade, seed * 13, true);
            let board = heaps(&puzzles);
            puzzles.say_none();
            for _ in 0..2 {
                assert_eq!(heaps(&puzzles), board);
                is_locked(&puzzles);
                assert_eq!(said(&puzzles, puzzle::wrong()), puzzle::overlooked());
                if puzzles.due().is_some() {
                    wait(&mut puzzles);
                }
            }
            assert!(puzzles.state().game.moves().is_empty());
            // Repeating the answer does not make it right.
            puzzles.again();
            puzzles.say_none();
            wait(&mut puzzles);
            assert_eq!((puzzles.solved(), puzzles.tries()), (None, 2));
            let (right, _) = right_and_wrong(&puzzles);
            puzzles.again();
            take(&mut puzzles, right.unwrap());
            assert_eq!(puzzles.solved(), Some(3));
            // Asked for, it is shown.
            let mut puzzles = one(grade, seed * 13, true);
            puzzles.say_none();
            wait(&mut puzzles);
            puzzles.show();
            let rules = puzzles.puzzle().board().rules();
            let &[shown] = puzzles.state().game.moves() else {
                panic!("one move is shown");
            };
            assert!(!truths.of(rules).wins(&heaps(&puzzles)));
            let told = puzzle::Wins {
                made: &shown.to_string(),
                why: MARK,
            }
            .text();
            let said = said(&puzzles, puzzle::the_answer());
            assert!(said.starts_with(before_why(&told)), "{said}");
        }
    }
}

#[test]
fn a_shown_answer_does_not_count_as_solved() {
    for (grade, won) in Grade::ALL
        .into_iter()
        .flat_map(|grade| [(grade, true), (grade, false)])
    {
        let mut puzzles = one(grade, 5, won);
        let (right, _) = right_and_wrong(&puzzles);
        puzzles.show();
        assert_eq!((puzzles.stage(), puzzles.due()), (Stage::Shown, None));
        is_locked(&puzzles);
        assert_eq!(puzzles.state().game.ply(), usize::from(won));
        assert!(!said(&puzzles, puzzle::the_answer()).is_empty());
        let none = Some(Verdict::Shown(Solution::None));
        assert_eq!(puzzles.verdict() == none, !won);
        assert_eq!(
            Level::read(&puzzles.kept().level.write()),
            Ok(puzzles.kept().level)
        );
        assert!(puzzles.kept().level.write().ends_with("right=0 wrong=1"));
        puzzles.again();
        match right {
            Some(right) => take(&mut puzzles, right),
            None => puzzles.say_none(),
        }
        wait(&mut puzzles);
        assert_eq!(puzzles.solved(), None);
        assert_eq!(words::outcome(&puzzles), None);
        // The answer counts once.
        assert!(puzzles.kept().level.write().ends_with("right=0 wrong=1"));
    }
}

#[test]
fn a_change_of_grade_is_announced() {
    let kept = Kept {
        level: Level::read("1 grade=1 right=2 wrong=0").unwrap(),
        ..Kept::default()
    };
    let mut puzzles = Puzzles::open(Address::Following, kept, today(), 3);
    match right_and_wrong(&puzzles).0 {
        Some(right) => take(&mut puzzles, right),
        None => puzzles.say_none(),
    }
    let told = puzzle::SolvedAndGrade {
        tries: 1_u32.into(),
        number: 2_u32.into(),
    };
    assert_eq!(words::outcome(&puzzles), Some(told.text()));
    wait(&mut puzzles);
    let seed = puzzles.puzzle().seed();
    puzzles.next();
    let next = puzzles.puzzle();
    assert_eq!((next.grade(), next.seed()), (Grade::Four, seed + 1));
}

#[test]
fn a_chosen_grade_is_followed_from_there() {
    let mut puzzles = open("#/puzzle");
    for grade in Grade::ALL {
        puzzles.open_grade(grade);
        assert_eq!(puzzles.puzzle().grade(), grade);
        assert_eq!(puzzles.kept().level, Level::at(grade));
    }
}

#[test]
fn a_link_to_another_grade_and_a_day_leave_the_grade_alone() {
    for address in ["#/puzzle/4/9", "#/puzzle/2026-11-20"] {
        let mut puzzles = open(address);
        assert_eq!(puzzles.address().write(), address);
        puzzles.show();
        assert_eq!(puzzles.kept().level, Level::default());
        puzzles.next();
        assert_eq!(puzzles.puzzle().grade(), Grade::Two);
        assert_eq!(puzzles.day(), None);
    }
}

/// Solves it, at the second try where `missed`.
pub fn solve(puzzles: &mut Puzzles, missed: bool) {
    let (right, wrong) = right_and_wrong(puzzles);
    if missed {
        take(puzzles, wrong.unwrap());
        wait(puzzles);
        puzzles.again();
    }
    match right {
        Some(right) => take(puzzles, right),
        None => puzzles.say_none(),
    }
    wait(puzzles);
}

#[test]
fn the_screen_offers_the_possible_actions() {
    let offered = |html: &str| -> Vec<String> {
        let (_, bar) = html.split_once("puzzle__bar").unwrap();
        let buttons = bar.split("</div>").next().unwrap().split("<button").skip(1);
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
    let mut puzzles = open("#/puzzle/2026-11-20");
    let asked = screen(&puzzles);
    assert_eq!(
        offered(&asked)[1..],
        [puzzle::none(), puzzle::show_answer()]
    );
    for expected in [
        "20 November 2026",
        puzzle::question(),
        &format!("aria-label=\"{}\"", play::choose()),
        "primary take",
        &format!("aria-label=\"{}\"", words::grade(Grade::Endgame)),
        "role=\"status\"",
        &words::rule(puzzles.puzzle().board().rules()),
    ] {
        assert!(asked.contains(expected), "{expected}: {asked}");
    }
    let (right, wrong) = right_and_wrong(&puzzles);
    let wrong = wrong.unwrap();
    puzzles.act(GameAction::Choose(wrong));
    let chosen = format!("aria-label=\"{}\"", text::play::take_from(wrong));
    assert!(screen(&puzzles).contains(&chosen));
    puzzles.act(GameAction::Take);
    let waiting = screen(&puzzles);
    let (_, bar) = waiting.split_once("puzzle__bar").unwrap();
    let bar = bar.split("</div>").next().unwrap();
    assert_eq!(bar.matches("aria-disabled=\"true\"").count(), 3, "{bar}");
    puzzles.tick();
    let missed = screen(&puzzles);
    assert_eq!(
        offered(&missed),
        [
            puzzle::again(),
            puzzle::next_puzzle(),
            puzzle::show_answer()
        ]
    );
    assert!(missed.contains("data-prospect=\"bad\"") && missed.contains("✗"));
    assert!(!missed.contains("nim.example"));
    puzzles.again();
    match right {
        Some(right) => take(&mut puzzles, right),
        None => puzzles.say_none(),
    }
    puzzles.tick();
    let solved = screen(&puzzles);
    assert_eq!(offered(&solved), [puzzle::next_puzzle(), puzzle::share()]);
    assert!(solved.contains("data-prospect=\"good\"") && solved.contains("✓"));
    assert!(solved.contains("https://nim.example/#/puzzle/2026-11-20"));
    puzzles.show();
    assert_ne!(puzzles.stage(), Stage::Shown);
    for html in [asked, missed, solved] {
        assert!(!html.contains(" style="), "the policy blocks it");
        assert_eq!(html.matches("<h2").count(), 1);
        assert_eq!(html.matches("role=\"status\"").count(), 1);
    }
}

#[test]
fn the_boards_messages_are_shown() {
    let mut puzzles = one(Grade::Limited, 0, true);
    puzzles.act(GameAction::Take);
    assert!(screen(&puzzles).contains(play::choose_first()));
    let rules = puzzles.puzzle().board().rules();
    let deep = Move::new(
        (0..heaps(&puzzles).len())
            .find(|&heap| heaps(&puzzles)[heap] > rules.limit.unwrap().get())
            .unwrap(),
        rules.limit.unwrap().get() + 1,
    );
    puzzles.act(GameAction::Choose(deep.unwrap()));
    let most = rules.limit.unwrap().into();
    assert!(screen(&puzzles).contains(&play::OverLimit { most }.text()));
    assert_eq!((puzzles.stage(), puzzles.tries()), (Stage::Asking, 0));
}
