//! Puzzles: the promise of each grade against brute force, the days, and the saved data.

use std::collections::HashSet;
use std::thread;

use nim_engine::Rules;
use nim_game::Route;
use nim_game::puzzle::{Address, Date, Grade, Pool, Puzzle};
use nim_game::teach::{Goal, Question, Task};

use crate::common::calendar;
use crate::truth::{Truths, after, moves, sorted};

/// Whether a board is as the documentation of [`Grade`] promises. `winning` is the number of winning moves.
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
        Grade::Endgame => {
            let most_larger = if winning == 0 { 2 } else { 1 };
            (2..=9).contains(&heaps.len()) && larger <= most_larger && rules == Rules::misere()
        }
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

/// What the puzzles of a grade have had so far.
#[derive(Default)]
struct Seen {
    boards: HashSet<Vec<u32>>,
    rules: HashSet<Rules>,
    largest: u32,
}

/// Checks that the puzzles of `count` seeds, from the seed `from` on, keep the promise of their grade. Returns what was
/// seen, and on how many boards no move wins.
fn check(pool: &Pool, grade: Grade, from: u64, count: u64) -> (Seen, u64) {
    let mut truths = Truths::default();
    let (mut seen, mut lost) = (Seen::default(), 0);
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
        lost += u64::from(winning == 0);
        seen.largest = seen.largest.max(heaps.iter().copied().max().unwrap());
        seen.boards.insert(sorted(heaps));
        seen.rules.insert(rules);
    }
    (seen, lost)
}

#[test]
fn puzzles_of_each_grade_agree_with_its_definition() {
    thread::scope(|scope| {
        for grade in Grade::ALL {
            scope.spawn(move || {
                let pool = Pool::new(grade);
                let (seen, lost) = check(&pool, grade, 0, 10_000);
                // The largest promised number occurs too.
                assert_eq!(seen.largest, grade.size(), "{grade:?}");
                let (boards, rules) = match grade {
                    // All boards of two heaps to 15 but 1,1, where no move loses.
                    Grade::Two => (119, 1),
                    Grade::Small => (150, 1),
                    Grade::Four => (300, 2),
                    Grade::Endgame => (60, 1),
                    Grade::Single => (1000, 2),
                    Grade::Limited => (2000, 8),
                    Grade::Sets => (300, 6),
                };
                let found = seen.boards.len();
                assert!(found >= boards, "{grade:?}: {found}");
                assert_eq!(seen.rules.len(), rules, "{grade:?}");
                // No move wins on one board of five, within five standard deviations.
                assert!((1_800..=2_200).contains(&lost), "{grade:?}: {lost}");
                check(&pool, grade, u64::MAX - 300, 301);
            });
        }
    });
}

/// Checks the question of a puzzle. Returns the kind of question: 0 asks for a move, and 1 for the mistake in a game.
fn question(puzzle: &Puzzle, truths: &mut Truths) -> usize {
    let exercise = puzzle.exercise();
    let (heaps, rules) = (puzzle.board().heaps(), puzzle.board().rules());
    assert_eq!(exercise.board, *puzzle.board());
    match exercise.task {
        Task::Move(Goal::WinOrNone) => 0,
        Task::Choose(asked @ Question::Mistake) => {
            assert!(truths.of(rules).wins(heaps), "the first player could win");
            let mistake_ply = 2 * asked.right(&exercise);
            let mut left = heaps.to_vec();
            for (ply, made) in exercise.opening.iter().enumerate() {
                let mover_wins = truths.of(rules).wins(&left);
                left = after(&left, (made.heap, made.take.get()));
                let other_wins = truths.of(rules).wins(&left);
                let gives_away = mover_wins && other_wins;
                assert_eq!(gives_away, ply == mistake_ply, "{heaps:?} {ply}");
            }
            assert!(
                truths.of(rules).wins(&left),
                "the other player is to move and wins"
            );
            1
        }
        other => panic!("{other:?} is no question of a puzzle"),
    }
}

#[test]
fn questions_of_each_grade_agree_with_brute_force() {
    thread::scope(|scope| {
        for grade in Grade::ALL {
            scope.spawn(move || {
                let pool = Pool::new(grade);
                let mut truths = Truths::default();
                let mut kinds = [0; 2];
                for seed in 0..10_000 {
                    kinds[question(&pool.puzzle(seed), &mut truths)] += 1;
                }
                assert!(kinds[0] > 5_000 && kinds[1] > 100, "{grade:?}: {kinds:?}");
            });
        }
    });
}

/// A link must always lead to the same board, so these boards must not change.
#[test]
fn known_seeds_and_days_lead_to_known_boards() {
    for (address, board) in [
        ("0/0", "heaps=10,10&rule=misere"),
        ("0/1", "heaps=9,9&rule=misere"),
        ("0/482913", "heaps=1,5&rule=misere"),
        ("1/0", "heaps=1,7,6&rule=normal"),
        ("1/1", "heaps=2,2&rule=normal"),
        ("1/17", "heaps=8,7,7&rule=normal"),
        ("2/0", "heaps=4,5,2,3&rule=misere"),
        ("2/482913", "heaps=7,3,7,1&rule=normal"),
        ("3/0", "heaps=1,6,1,1&rule=misere"),
        ("3/7", "heaps=1,1,9&rule=misere"),
        ("3/18446744073709551615", "heaps=1,1,9&rule=misere"),
        ("4/0", "heaps=6,4,3,6,6,1&rule=normal"),
        ("4/99", "heaps=7,8,1,7,1,8&rule=misere"),
        ("5/0", "heaps=13,13,7,7&rule=misere&take=4"),
        ("5/1", "heaps=1,8,4,1&rule=normal&take=4"),
        ("5/1000003", "heaps=1,7,7&rule=misere&take=2"),
        ("2026-11-20", "heaps=1,9,9,5&rule=misere&take=2"),
        ("2026-11-21", "heaps=4,3,4,3,4,4&rule=normal"),
        ("2026-11-22", "heaps=1,1,1,1,1,1,1,6&rule=misere"),
        ("2026-11-23", "heaps=4,2,3&rule=normal"),
        ("2026-11-24", "heaps=3,1,9,2&rule=misere"),
        ("2026-11-25", "heaps=8,1&rule=misere"),
        ("2028-02-29", "heaps=9,9,5,9&rule=normal"),
    ] {
        let puzzle = match format!("#/puzzle/{address}").parse() {
            Ok(Route::Puzzle {
                address: Address::One(grade, seed),
                ..
            }) => Puzzle::new(grade, seed),
            Ok(Route::Puzzle {
                address: Address::Daily(day),
                ..
            }) => Puzzle::of_day(day),
            other => panic!("{address} leads to {other:?}"),
        };
        assert_eq!(puzzle.board().to_string(), board, "{address}");
    }
}

/// The answer to such a question is saved by its number, so the games must not change either. A program in another
/// language, with a generator, a search and boards of its own, has found these.
#[test]
fn known_seeds_lead_to_known_games_with_a_mistake() {
    for (grade, seed, moves, mistake) in [
        (0, 6, "A4 B2 A2 A2 A1", 2),
        (0, 14, "A1 A4 A1 B5 B1", 1),
        (0, 25, "B6 A2 B2 A2 B3", 2),
        (1, 7, "A1 B4 A4 B2 A1", 2),
        (1, 12, "C5 B9 C1 A1 C1", 0),
        (1, 15, "A1 B1 C4 B3 B1", 1),
        (2, 4, "A6 B5 B3 D3 A1", 0),
        (2, 12, "A4 B2 C1 D3 C2", 1),
        (2, 25, "B3 D1 B1 A2 C5", 1),
        (3, 3, "B1 H1 C1 D1 A1", 0),
        (3, 13, "A6 C1 F1 G1 B1", 0),
    ] {
        let grade = Grade::of(grade).unwrap();
        let exercise = Puzzle::new(grade, seed).exercise();
        let played: Vec<_> = exercise.opening.iter().map(ToString::to_string).collect();
        assert_eq!(played.join(" "), moves, "{grade:?} {seed}");
        assert_eq!(exercise.task, Task::Choose(Question::Mistake));
        assert_eq!(Question::Mistake.right(&exercise), mistake);
    }
}

#[test]
fn daily_grades_follow_weekdays_and_a_tenth_is_lost() {
    let mut truths = Truths::default();
    let mut lost = 0;
    let pools = Grade::ALL.map(Pool::new);
    let dates = calendar("2026-11-20", 10 * 365);
    for (place, date) in dates.into_iter().enumerate() {
        let grade = Grade::of_day(date);
        // The 20th was a Friday.
        let expected = [5, 4, 3, 1, 2, 3, 4][place % 7];
        assert_eq!(grade.number(), expected, "{date:?}");
        let puzzle = Puzzle::of_day(date);
        if place < 300 {
            let task = puzzle.exercise().task;
            assert_eq!(task, Task::Move(Goal::WinOrNone), "{date:?}");
            assert_eq!(puzzle, pools[expected as usize].puzzle(puzzle.seed()));
        }
        lost += usize::from(truths.winning(puzzle.board()).is_empty());
    }
    // 365 of 3,650 are expected, with a standard deviation of 18.
    assert!((275..=455).contains(&lost), "{lost}");
}

#[test]
fn every_date_of_eight_hundred_years_has_its_own_number() {
    let dates = calendar("1799-12-30", 800 * 365);
    let first = dates[0].number();
    for (number, date) in (first..).zip(&dates) {
        assert_eq!(date.number(), number, "{date:?}");
        assert!(date.before().is_some_and(|day| day.number() + 1 == number));
        assert_eq!(Date::read(&date.write()), Some(*date));
    }
    let read = |date: &str| Date::read(date).unwrap();
    // The days between two dates, and two days of the week counted from Monday as 0, by any calendar.
    let days = read("2000-01-01").number() - read("1970-01-01").number();
    assert_eq!(days, 10_957);
    assert_eq!(read("1970-01-01").weekday(), 3);
    assert_eq!(read("2026-11-20").weekday(), 4);
    assert_eq!(read("0001-01-01").write(), "0001-01-01");
}

#[test]
fn an_address_opens_its_puzzle() {
    let day = Date::new(2026, 11, 20).unwrap();
    for (text, address) in [
        ("#/puzzle", Address::Today),
        ("#/puzzle/4", Address::Grade(Grade::Single)),
        ("#/puzzle/3/8", Address::One(Grade::Endgame, 8)),
        ("#/puzzle/2026-11-20", Address::Daily(day)),
    ] {
        assert_eq!(text.parse(), Ok(Route::puzzle(address)), "{text}");
    }
}
