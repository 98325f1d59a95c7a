//! The puzzles of days: the counted ones, and the shared text.

use nim::catalogue::puzzle;
use nim::engine::Convention;
use nim::game::puzzle::{Address, Date, Grade, Level, Streak};
use nim::game::teach::{Act, Answered, Place, Progress};
use nim::text::puzzle as words;

use super::solving::{PAGE, open, open_with, solve};
use crate::common::{calendar, drawn, lesson, lesson_screen};

#[test]
fn a_day_counts_when_it_is_solved_on_it() {
    for (address, counted) in [
        ("#/puzzle/today", 1),
        ("#/puzzle/2026-11-20", 1),
        ("#/puzzle/2026-11-19", 0),
        ("#/puzzle/2026-11-21", 0),
        ("#/puzzle/5/1", 0),
    ] {
        let mut session = open(address);
        solve(&mut session, true);
        assert_eq!(session.days(), counted, "{address}");
    }
}

#[test]
fn a_day_whose_answer_was_shown_does_not_count() {
    let mut session = open("#/puzzle/2026-11-20");
    session.apply(Act::NoMove);
    assert_ne!(
        session.answered(),
        Answered::Right,
        "a move wins on this day"
    );
    session.apply(Act::Show);
    session.apply(Act::Again);
    solve(&mut session, false);
    assert_eq!((session.days(), session.solved()), (0, None));
    assert_eq!(words::share_text(&session, PAGE), None);
}

#[test]
fn a_shared_result_names_only_day_tries_hints_and_streak() {
    let mut streak = Streak::default();
    for (days, date) in (1_u32..).zip(calendar("2026-11-17", 120)) {
        let today = date;
        let mut kept = Progress::default();
        kept.streak = streak;
        let place = Place::Puzzle(Address::Today);
        let mut session = lesson(place, Convention::Misere, kept, today, 1);
        assert_eq!(words::share_text(&session, PAGE), None);
        let (missed, hinted) = (days % 2 == 0, days % 3 == 0);
        if hinted {
            session.apply(Act::Help);
        }
        solve(&mut session, missed);
        let tries = if missed { 2_u32 } else { 1 }.into();
        let mut told = vec![puzzle::Shared { day: date, tries }.text()];
        if hinted {
            told.push(puzzle::with_hints().to_owned());
        }
        if days > 1 {
            told.push(puzzle::StreakNow { days: days.into() }.text());
        }
        let expected = format!("{}\n{PAGE}#/puzzle/{}", told.join(" "), date.write());
        assert_eq!(words::share_text(&session, PAGE), Some(expected));
        streak = session.kept().streak.clone();
    }
}

#[test]
fn only_todays_puzzle_shares_the_streak() {
    let mut kept = Progress::default();
    kept.streak =
        Streak::read("1 2026-11-15 2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20")
            .unwrap();
    let day = Date::read("2026-11-18").unwrap();
    let mut session = open_with(Address::Daily(day), kept);
    assert!(words::name(&session).ends_with(puzzle::solved_before()));
    let days = 6_u32.into();
    assert_eq!(words::days(&session), Some(puzzle::Streak { days }.text()));
    solve(&mut session, false);
    let tries = 1_u32.into();
    let shared = puzzle::Shared { day, tries }.text();
    let told = words::share_text(&session, PAGE).unwrap();
    assert_eq!(told.lines().next(), Some(&*shared));
}

#[test]
fn todays_puzzle_comes_first_and_the_grades_that_are_reached_are_filled() {
    let mut kept = Progress::default();
    kept.streak = Streak::read("1 2026-11-17 2026-11-18 2026-11-19").unwrap();
    kept.level = Level::at(Grade::Four);
    let session = open_with(Address::One(Grade::Single, 3), kept);
    let html = drawn(lesson_screen(&session, PAGE));
    let links: Vec<&str> = html.split("<a ").skip(1).collect();
    assert!(links[0].contains("#/puzzle/today"), "{}", links[0]);
    assert!(links[0].contains(puzzle::todays_puzzle()));
    let days = 3_u32.into();
    assert!(links[0].contains(&puzzle::Streak { days }.text()));
    let number = 2_u32.into();
    let yours = puzzle::YourGrade { number }.text();
    assert!(words::name(&session).ends_with(&yours));
    let grades: Vec<_> = links
        .iter()
        .filter(|link| link.contains("class=\"button step__grade\""))
        .collect();
    let hollow = grades.iter().map(|link| link.contains("picture__gone"));
    assert_eq!(
        hollow.collect::<Vec<_>>(),
        [false, false, false, true, true, true, true]
    );
}
