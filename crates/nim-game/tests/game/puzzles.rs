//! Puzzles: the promise of each grade against brute force, the days, and the saved data.

mod kept;

use std::collections::{HashSet, VecDeque};
use std::thread;

use nim_engine::{Rules, Setup, write_heaps};
use nim_game::puzzle::{APART, Address, Date, Grade, Pool, Puzzle};
use nim_game::teach::{Amount, Goal, Held, NUMBERS, Pairs, Question, Task};

use crate::common::calendar;
use crate::truth::{Truths, after, moves, sorted};

/// Whether a board keeps the promise of its grade, as the documentation of [`Grade`] says it.
fn keeps(grade: Grade, heaps: &[u32], rules: Rules, winning: usize) -> bool {
    let larger = heaps.iter().filter(|&&stones| stones > 1).count();
    let largest = heaps.iter().copied().max().unwrap();
    let limit = rules.limit().map(std::num::NonZeroU32::get);
    let most = match grade {
        Grade::Two | Grade::Limited => 15,
        Grade::Sets => 12,
        _ => 9,
    };
    let fits = match grade {
        Grade::Two => heaps.len() == 2 && rules == Rules::misere() && winning <= 1,
        Grade::Small => (2..=3).contains(&heaps.len()) && rules == Rules::normal(),
        Grade::Four => heaps.len() == 4 && larger >= 3 && limit.is_none(),
        Grade::Endgame => (2..=9).contains(&heaps.len()) && larger <= 2 && rules == Rules::misere(),
        Grade::Single => {
            (5..=6).contains(&heaps.len())
                && larger >= 3
                && limit.is_none()
                && winning <= 1
                && moves(heaps, rules).len() >= 20
        }
        Grade::Limited => {
            (2..=4).contains(&heaps.len())
                && limit.is_some_and(|limit| (2..=5).contains(&limit) && limit < largest)
        }
        Grade::Sets => {
            let least = match &*rules.takes.to_string() {
                "1,3,4" | "1,4" => 1,
                "2,3" => 2,
                other => panic!("{other} is no set of the grade"),
            };
            (2..=3).contains(&heaps.len()) && heaps.iter().all(|&stones| stones >= least)
        }
    };
    let can_miss = winning < moves(heaps, rules).len();
    fits && can_miss && heaps.iter().all(|stones| (1..=most).contains(stones))
}

/// The puzzles of a grade so far.
#[derive(Default)]
struct Seen {
    boards: HashSet<Vec<u32>>,
    rules: HashSet<Rules>,
    largest: u32,
}

/// Checks the puzzles of so many seeds from this one on. Each keeps the promise. In each hundred the
/// promised number has no winning move, and no puzzle repeats.
fn check(pool: &Pool, grade: Grade, from: u64, count: u64) -> Seen {
    let mut truths = Truths::default();
    let mut seen = Seen::default();
    // The last hundred: the board, and whether nothing wins.
    let mut last = VecDeque::new();
    for seed in from..=from + (count - 1) {
        let puzzle = pool.puzzle(seed);
        let board = puzzle.board();
        assert_eq!((puzzle.grade(), puzzle.seed()), (grade, seed));
        let winning = truths.winning(board).len();
        let (heaps, rules) = (board.heaps(), board.rules());
        assert!(
            keeps(grade, heaps, rules, winning),
            "{grade:?} {seed}: {heaps:?} {rules:?}, {winning} winning"
        );
        let board = sorted(heaps);
        let same = last.iter().position(|(other, _)| *other == board);
        assert_eq!(same, None, "{grade:?} {seed}: {heaps:?} comes again");
        last.push_back((board.clone(), winning == 0));
        if last.len() == 100 {
            let none = last.iter().filter(|(_, none)| *none).count();
            assert_eq!(none, grade.none(), "{grade:?} up to {seed}");
            last.pop_front();
        }
        seen.largest = seen.largest.max(heaps.iter().copied().max().unwrap());
        seen.boards.insert(board);
        seen.rules.insert(rules);
    }
    seen
}

#[test]
fn ten_thousand_puzzles_of_each_grade_keep_its_promise_and_none_comes_twice_in_a_hundred() {
    assert_eq!(APART, 100);
    thread::scope(|scope| {
        for grade in Grade::ALL {
            scope.spawn(move || {
                let pool = Pool::new(grade);
                let seen = check(&pool, grade, 0, 10_000);
                // The largest promised number occurs too.
                assert_eq!(seen.largest, grade.size(), "{grade:?}");
                let (boards, rules) = match grade {
                    // All but two single stones, where no move loses.
                    Grade::Two => (119, 1),
                    Grade::Small => (200, 1),
                    Grade::Four => (400, 2),
                    Grade::Endgame => (300, 1),
                    Grade::Single => (1000, 2),
                    Grade::Limited => (2000, 8),
                    Grade::Sets => (300, 6),
                };
                assert!(
                    seen.boards.len() >= boards,
                    "{grade:?}: {}",
                    seen.boards.len()
                );
                assert_eq!(seen.rules.len(), rules, "{grade:?}");
                check(&pool, grade, u64::MAX - 300, 301);
                check(&pool, grade, 1 << 62, 300);
            });
        }
    });
}

/// Checks the question of a puzzle; returns its place in the list of kinds.
fn question(puzzle: &Puzzle, truths: &mut Truths) -> usize {
    let exercise = puzzle.exercise();
    let (heaps, rules) = (puzzle.board().heaps(), puzzle.board().rules());
    assert_eq!(exercise.board, *puzzle.board());
    let winning = truths.winning(puzzle.board());
    match exercise.task {
        Task::Move(Goal::WinOrNone) => 0,
        Task::Choose(asked @ Question::Heap) => {
            assert_eq!(winning.len(), 1);
            assert_eq!(asked.right(&exercise), winning[0].0);
            1
        }
        Task::Number(asked @ Amount::Take) => {
            assert_eq!(winning.len(), 1);
            assert_eq!(asked.of(puzzle.board()), winning[0].1);
            assert!(NUMBERS.contains(&winning[0].1));
            2
        }
        Task::Join => {
            assert!(rules == Rules::normal() || rules == Rules::misere());
            let mut pairs = Pairs::of(puzzle.board());
            assert!(!pairs.is_done());
            pairs.solve(puzzle.board());
            let is_alone = |held: &Held| held.partner.is_none();
            let alone = pairs.blocks().iter().any(is_alone);
            assert_eq!(alone, truths.of(rules).wins(heaps), "{heaps:?}");
            3
        }
        Task::Choose(asked @ Question::Mistake) => {
            assert!(truths.of(rules).wins(heaps), "the first player could win");
            let mistake = 2 * asked.right(&exercise);
            let mut at = heaps.to_vec();
            for (ply, made) in exercise.opening.iter().enumerate() {
                let mover_wins = truths.of(rules).wins(&at);
                at = after(&at, (made.heap, made.take.get()));
                let other_wins = truths.of(rules).wins(&at);
                let gives_away = mover_wins && other_wins;
                assert_eq!(gives_away, ply == mistake, "{heaps:?} {ply}");
            }
            assert!(
                truths.of(rules).wins(&at),
                "the other player is to move and wins"
            );
            4
        }
        other => panic!("{other:?} is no question of a puzzle"),
    }
}

#[test]
fn ten_thousand_questions_of_each_grade_agree_with_brute_force_and_are_mixed() {
    thread::scope(|scope| {
        for grade in Grade::ALL {
            scope.spawn(move || {
                let pool = Pool::new(grade);
                let mut truths = Truths::default();
                let mut kinds = [0; 5];
                for seed in 0..10_000 {
                    kinds[question(&pool.puzzle(seed), &mut truths)] += 1;
                }
                // Two heaps have no heap to choose, and blocks are neither of remainders nor of values.
                let is_asked = |kind: usize| match (grade, kind) {
                    (Grade::Two, 1) | (Grade::Limited | Grade::Sets, 3) => kinds[kind] == 0,
                    _ => kinds[kind] >= 100,
                };
                assert!((0..5).all(is_asked), "{grade:?}: {kinds:?}");
                assert!(kinds[0] >= 5_000, "{grade:?}: {kinds:?}");
            });
        }
    });
}

#[test]
fn a_day_asks_for_a_move() {
    for day in calendar("2026-11-20", 300) {
        let task = Puzzle::of_day(day).exercise().task;
        assert_eq!(task, Task::Move(Goal::WinOrNone), "{day:?}");
    }
}

#[test]
fn the_endgame_is_met_before_and_after_the_strategy_changes() {
    let pool = Pool::new(Grade::Endgame);
    let mut truths = Truths::default();
    let (mut changed, mut same) = (0, 0);
    for seed in 0..100 {
        let board = pool.puzzle(seed).board().clone();
        let winning = truths.winning(&board);
        let normal = Setup::new(board.heaps().to_vec(), Rules::normal());
        let other = truths.winning(&normal.position().unwrap());
        let large = board.heaps().iter().filter(|&&stones| stones > 1).count();
        if !winning.is_empty() {
            assert_eq!(winning == other, large == 2, "{board:?}");
            *if large == 2 { &mut same } else { &mut changed } += 1;
        }
    }
    assert_eq!((changed, same), (45, 30));
}

/// These boards were seen before, and their links must always lead to them.
#[test]
fn known_seeds_lead_to_known_boards() {
    for (grade, seed, limit, rule, heaps) in [
        (0, 0, 0, "misere", "2,2"),
        (0, 1, 0, "misere", "9,9"),
        (0, 482_913, 0, "misere", "9,14"),
        (1, 0, 0, "normal", "7,3,4"),
        (1, 1, 0, "normal", "8,8"),
        (1, 17, 0, "normal", "7,5,4"),
        (2, 0, 0, "misere", "7,2,1,4"),
        (2, 482_913, 0, "misere", "3,3,4,4"),
        (3, 0, 0, "misere", "2,2"),
        (3, 7, 0, "misere", "8,1,1,1,1,8"),
        (3, u64::MAX, 0, "misere", "8,1,1,1,1"),
        (4, 0, 0, "misere", "7,7,1,7,7,1"),
        (4, 99, 0, "misere", "3,8,1,5,8,1"),
        (5, 0, 2, "normal", "14,8,7,10"),
        (5, 1, 2, "misere", "7,12,7,7"),
        (5, 1_000_003, 2, "normal", "15,3,15,1"),
    ] {
        let puzzle = Puzzle::new(Grade::of(grade).unwrap(), seed);
        let rules = puzzle.board().rules();
        let found = (
            rules.limit().map_or(0, std::num::NonZeroU32::get),
            rules.convention.to_string(),
            write_heaps(puzzle.board().heaps()),
        );
        assert_eq!(
            found,
            (limit, rule.to_owned(), heaps.to_owned()),
            "{grade}/{seed}"
        );
    }
}

#[test]
fn known_days_have_known_boards() {
    for (day, rule, heaps) in [
        ("2026-11-20", "misere", "7,9,14"),
        ("2026-11-21", "normal", "2,6,2,2,3,8"),
        ("2026-11-22", "misere", "1,1,9,1,9"),
        ("2026-11-23", "normal", "3,3,7"),
        ("2026-11-24", "misere", "6,8,8,8"),
        ("2026-11-25", "misere", "8,1,1"),
        ("2028-02-29", "misere", "8,5,9,3"),
    ] {
        let puzzle = Puzzle::of_day(Date::read(day).unwrap());
        let rules = puzzle.board().rules();
        let found = (
            rules.convention.to_string(),
            write_heaps(puzzle.board().heaps()),
        );
        assert_eq!(found, (rule.to_owned(), heaps.to_owned()), "{day}");
    }
}

#[test]
fn each_day_of_three_years_has_another_puzzle_than_the_day_before() {
    let pools = Grade::ALL.map(Pool::new);
    let mut before: Option<Puzzle> = None;
    let mut last: [VecDeque<(usize, Vec<u32>)>; 6] = Default::default();
    for (place, date) in calendar("2026-11-20", 3 * 366).into_iter().enumerate() {
        let puzzle = Puzzle::of_day(date);
        // The 20th was a Friday.
        let expected = [5, 4, 3, 1, 2, 3, 4][place % 7];
        assert_eq!(puzzle.grade().number(), expected, "{date:?}");
        assert_eq!(puzzle.grade(), Grade::of_day(date));
        let pool = &pools[expected as usize];
        assert_eq!(pool.puzzle(puzzle.seed()), puzzle);
        let board = sorted(puzzle.board().heaps());
        if let Some(before) = before {
            let differs = sorted(before.board().heaps()) != board
                || before.board().rules() != puzzle.board().rules();
            assert!(differs, "{date:?}");
        }
        let last = &mut last[expected as usize];
        last.retain(|(day, _)| day + 75 > place);
        let same = last.iter().position(|(_, other)| *other == board);
        assert_eq!(same, None, "{date:?}");
        last.push_back((place, board));
        before = Some(puzzle);
    }
}

#[test]
fn a_move_wins_on_four_of_any_five_days_and_none_wins_on_any_day_of_the_week() {
    let pools = Grade::ALL.map(Pool::new);
    let mut truths = Truths::default();
    let dates = calendar("2026-11-20", 20 * 366);
    let wins: Vec<bool> = dates
        .iter()
        .map(|&date| {
            let daily = Puzzle::of_day(date);
            let puzzle = pools[daily.grade().number() as usize].puzzle(daily.seed());
            !truths.winning(puzzle.board()).is_empty()
        })
        .collect();
    for (days, dates) in wins.windows(5).zip(dates.windows(5)) {
        let lost = days.iter().filter(|wins| !**wins).count();
        assert!(lost <= 1, "{lost} of five days from {:?}", dates[0]);
    }
    // The answer "no move wins" stays possible on each day, and does not come by a fixed step.
    let lost: Vec<usize> = (0..wins.len()).filter(|&day| !wins[day]).collect();
    assert_eq!(lost.len(), wins.len() / 10);
    for weekday in 0..7 {
        let here = lost.iter().filter(|&&day| day % 7 == weekday).count();
        assert!(here * 100 > wins.len(), "{weekday}: {here}");
    }
    let steps: HashSet<usize> = lost.windows(2).map(|days| days[1] - days[0]).collect();
    assert_eq!(steps, (5..=15).collect());
}

#[test]
fn every_date_of_eight_hundred_years_has_its_own_number() {
    let dates = calendar("1799-12-30", 800 * 365);
    let first = dates[0].number();
    for (number, date) in (first..).zip(&dates) {
        assert_eq!(date.number(), number, "{date:?}");
        assert_eq!(Date::read(&date.write()), Ok(*date));
    }
    let known = |date: &str| Date::read(date).unwrap();
    // The days from one to the other, and two days of the week, by any almanac.
    let days = known("2000-01-01").number() - known("1970-01-01").number();
    assert_eq!(days, 10_957);
    assert_eq!(known("1970-01-01").weekday(), 3);
    assert_eq!(known("2026-11-20").weekday(), 4);
    assert_eq!(known("0001-01-01").write(), "0001-01-01");
}

#[test]
fn an_address_is_read_as_it_was_written() {
    for (text, address) in [
        ("#/puzzle", Address::Following),
        ("#/puzzle/0", Address::Grade(Grade::Two)),
        ("#/puzzle/0/8", Address::One(Grade::Two, 8)),
        ("#/puzzle/4", Address::Grade(Grade::Single)),
        ("#/puzzle/3/0", Address::One(Grade::Endgame, 0)),
        (
            "#/puzzle/1/18446744073709551615",
            Address::One(Grade::Small, u64::MAX),
        ),
        (
            "#/puzzle/2026-11-20",
            Address::Daily(Date::new(2026, 11, 20).unwrap()),
        ),
        (
            "#/puzzle/2028-02-29",
            Address::Daily(Date::new(2028, 2, 29).unwrap()),
        ),
    ] {
        assert_eq!(Address::read(text), Ok(address));
        assert_eq!(address.write(), text);
        for other in [
            &text[1..],
            &text[2..],
            &format!("{text}/"),
            &format!("{text}?x=1"),
        ] {
            assert_eq!(Address::read(other), Ok(address), "{other}");
        }
    }
}
