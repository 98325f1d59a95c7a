//! The streak of solved days, and the grade that adapts to a person's answers.

use std::collections::HashSet;

use nim_game::puzzle::{Date, Grade, PuzzleLevel, Streak};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::common::calendar;

fn day(date: &str) -> Date {
    Date::read(date).unwrap()
}

fn streak_of(days: &[&str]) -> Streak {
    let mut streak = Streak::default();
    for date in days {
        streak.solved(day(date));
    }
    streak
}

#[test]
fn a_streak_lasts_until_the_next_day_is_over() {
    let streak = streak_of(&["2026-11-19", "2026-11-20"]);
    let days = |date| streak.days(day(date));
    assert_eq!(days("2026-11-20"), 2);
    assert_eq!(days("2026-11-21"), 2);
    assert_eq!(days("2026-11-22"), 0);
    assert_eq!(streak.best(), 2);
}

#[test]
fn a_streak_continues_over_months_and_years() {
    let days = [
        "2027-12-31",
        "2028-01-01",
        "2028-02-28",
        "2028-02-29",
        "2028-03-01",
    ];
    let streak = streak_of(&days);
    assert_eq!(streak.days(day("2028-01-01")), 2);
    assert_eq!(streak.days(day("2028-03-01")), 3);
    assert_eq!(streak.best(), 3);
}

/// Any days in any order, some of them twice, against a count by hand.
#[test]
fn streaks_agree_with_a_count_by_hand() {
    let dates = calendar("2026-11-20", 60);
    for seed in 0..500 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut streak, mut solved) = (Streak::default(), HashSet::new());
        for _ in 0..rng.random_range(0..60) {
            let place = rng.random_range(0..dates.len());
            streak.solved(dates[place]);
            solved.insert(place);
        }
        let mut best = 0;
        for (today, &date) in dates.iter().enumerate() {
            let streak_at = |last: usize| {
                (0..=last)
                    .rev()
                    .take_while(|at| solved.contains(at))
                    .count()
            };
            let days = match (solved.contains(&today), today.checked_sub(1)) {
                (true, _) => streak_at(today),
                (false, Some(yesterday)) => streak_at(yesterday),
                (false, None) => 0,
            };
            assert_eq!(streak.days(date) as usize, days, "seed {seed}");
            assert_eq!(streak.has(date), solved.contains(&today));
            best = best.max(days);
        }
        assert_eq!(streak.best() as usize, best, "seed {seed}");
    }
}

#[test]
fn the_days_of_two_tabs_are_joined() {
    let mut one = streak_of(&["2026-11-18", "2026-11-19"]);
    one.add(&streak_of(&["2026-11-19", "2026-11-20"]));
    assert_eq!(one.days(day("2026-11-20")), 3);
}

#[test]
fn three_right_answers_raise_and_two_misses_lower_the_grade() {
    let grade = |results: &str| {
        let mut level = PuzzleLevel::at(Grade::Endgame);
        for result in results.chars() {
            level.record(result == '+');
        }
        level.grade().number()
    };
    for (results, expected) in [
        ("", 3),
        ("++", 3),
        ("+++", 4),
        ("++-+", 3),
        ("++-+++", 4),
        ("++++++", 5),
        ("+++++++++", 6),
        ("++++++++++++", 6),
        ("-", 3),
        ("--", 2),
        ("-+-", 3),
        ("-+--", 2),
        ("----", 1),
        ("------", 0),
        ("--------", 0),
        ("--------+++", 1),
        ("+++--", 3),
    ] {
        assert_eq!(grade(results), expected, "{results}");
    }
}
