//! The puzzles of days: the counted ones, and the shared text.

use nim::catalogue::puzzle;
use nim::game::puzzle::{Address, Date, Kept, Puzzles, Streak, Today};
use nim::text::puzzle as words;

use super::solving::{PAGE, open, solve, today};
use crate::common::calendar;

#[test]
fn a_day_counts_when_it_is_solved_on_it() {
    for (address, counted) in [
        ("#/puzzle/2026-11-20", 1),
        ("#/puzzle/2026-11-19", 0),
        ("#/puzzle/2026-11-21", 0),
        ("#/puzzle/5/3", 0),
    ] {
        let mut puzzles = open(address);
        solve(&mut puzzles, true);
        assert_eq!(puzzles.days(), counted, "{address}");
    }
    // Begun before midnight, solved after it.
    let mut puzzles = open("#/puzzle/2026-11-20");
    let date = Date::read("2026-11-21").unwrap();
    solve(&mut puzzles, false);
    assert!(puzzles.kept().streak.has(today().date));
    puzzles.open_daily(Today { date, zone: 60 });
    assert_eq!(puzzles.day(), Some(date));
    solve(&mut puzzles, false);
    assert_eq!(puzzles.days(), 2);
}

#[test]
fn a_day_whose_answer_was_shown_does_not_count() {
    let mut puzzles = open("#/puzzle/2026-11-20");
    puzzles.show();
    puzzles.again();
    solve(&mut puzzles, false);
    assert_eq!((puzzles.days(), puzzles.solved()), (0, None));
    assert_eq!(words::share_text(&puzzles, PAGE), None);
}

#[test]
fn a_shared_result_names_only_day_tries_and_streak() {
    let mut streak = Streak::default();
    for (days, date) in (1_u32..).zip(calendar("2026-11-17", 120)) {
        let now = Today { date, zone: 60 };
        let kept = Kept {
            streak,
            ..Kept::default()
        };
        let mut puzzles = Puzzles::open(Address::Daily(date), kept, now, 1);
        assert_eq!(words::share_text(&puzzles, PAGE), None);
        let missed = days % 2 == 0;
        solve(&mut puzzles, missed);
        let tries = if missed { 2_u32 } else { 1 }.into();
        let told = match days {
            1 => puzzle::Shared { day: date, tries }.text(),
            _ => puzzle::SharedAndStreak {
                day: date,
                tries,
                days: days.into(),
            }
            .text(),
        };
        let expected = format!("{told}\n{PAGE}#/puzzle/{}", date.write());
        assert_eq!(words::share_text(&puzzles, PAGE), Some(expected));
        streak = puzzles.kept().streak.clone();
    }
}

#[test]
fn only_todays_puzzle_shows_the_streak() {
    let kept = Kept {
        streak: Streak::read("1 best=9 run=2026-11-15/2026-11-20/6/60").unwrap(),
        ..Kept::default()
    };
    let mut puzzles = Puzzles::open(
        Address::read("#/puzzle/2026-11-18").unwrap(),
        kept,
        today(),
        1,
    );
    let beside = puzzle::SolvedStreakAndLongest {
        days: 6_u32.into(),
        longest: 9_u32.into(),
    };
    assert_eq!(words::beside(&puzzles), Some(beside.text()));
    solve(&mut puzzles, false);
    let (day, tries) = (Date::read("2026-11-18").unwrap(), 1_u32.into());
    let shared = puzzle::Shared { day, tries }.text();
    let told = words::share_text(&puzzles, PAGE).unwrap();
    assert_eq!(told.lines().next(), Some(&*shared));
}
