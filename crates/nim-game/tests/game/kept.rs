//! The streak of solved days, and the grade that adapts to a person's answers.

use std::collections::HashSet;

use nim_game::GameAction;
use nim_game::puzzle::{Address, Date, Grade, PuzzleAnswer, PuzzleLevel, Streak};
use nim_game::teach::{Answered, Learned, LessonAction, Place, Progress, Session, Source};
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

/// The session of the puzzle of this day on another day, after answers until one is right.
fn solved(day: Date, today: Date, progress: &mut Progress) -> Session {
    let address = Address::Daily(day);
    let mut session = Session::open(
        Place::Puzzle(address),
        Source::Puzzle(address),
        progress,
        today,
        1,
    );
    let mut give = |session: &mut Session, action| {
        for learned in session.apply(action, progress) {
            progress.learn(learned);
        }
    };
    let choices = (0..9).map(|choice| vec![LessonAction::Answer(choice)]);
    let board = session.exercise().board;
    let moves = board.legal_moves().map(|made| {
        let choose = LessonAction::Board(GameAction::Choose(made));
        vec![choose, LessonAction::Board(GameAction::Take)]
    });
    let all = [vec![LessonAction::NoMove]].into_iter();
    for answer in all.chain(moves).chain(choices) {
        give(&mut session, LessonAction::Again);
        for action in answer {
            give(&mut session, action);
        }
        if session.answered() == Answered::Right {
            return session;
        }
    }
    panic!("{} has no answer", day.write());
}

#[test]
fn a_puzzle_ahead_of_its_day_is_practice_and_counts_on_its_day() {
    let dates = calendar("2026-11-29", 4);
    let mut progress = Progress::default();
    for &today in &dates[..2] {
        solved(today, today, &mut progress);
    }
    let (today, tomorrow) = (dates[1], dates[2]);
    let before = progress.clone();
    for ahead in [tomorrow, day("9999-12-31")] {
        let session = solved(ahead, today, &mut progress);
        assert_eq!(session.ahead(), Some(ahead));
        assert!(session.solved().is_some());
    }
    assert_eq!(progress, before);
    // On its day it is asked afresh, and continues the streak.
    let place = Place::Puzzle(Address::Daily(tomorrow));
    let source = Source::Puzzle(Address::Daily(tomorrow));
    let fresh = Session::open(place, source, &progress, tomorrow, 1);
    assert_eq!((fresh.answered(), fresh.ahead()), (Answered::No, None));
    assert!(progress.is_daily_open(tomorrow));
    solved(tomorrow, tomorrow, &mut progress);
    assert_eq!(progress.streak.days(tomorrow), 3);
    assert_eq!(progress.streak.days(dates[3]), 3);
    // A day that was missed is practice, too: it keeps its answers, and adds no day.
    let streak = progress.streak.clone();
    let missed = day("2026-11-20");
    solved(missed, tomorrow, &mut progress);
    assert_eq!(progress.streak, streak);
    assert!(!progress.history.answers(Address::Daily(missed)).is_empty());
}

#[test]
fn answers_ahead_of_their_day_are_dropped_from_a_save() {
    let mut progress = Progress::default();
    let answer = PuzzleAnswer::NoMove;
    let [yesterday, today] = ["2026-11-30", "2026-12-01"].map(|date| Address::Daily(day(date)));
    let one = Address::One(Grade::Two, 7);
    let ahead = ["2026-12-02", "9999-12-31"].map(|date| Address::Daily(day(date)));
    for puzzle in [yesterday, ahead[1], today, one, ahead[0]] {
        progress.learn(Learned::Tried(puzzle, answer));
    }
    progress.history.drop_ahead(day("2026-12-01"));
    for puzzle in [yesterday, today, one] {
        assert_eq!(progress.history.answers(puzzle), [answer]);
    }
    for puzzle in ahead {
        assert_eq!(progress.history.answers(puzzle), []);
    }
}
