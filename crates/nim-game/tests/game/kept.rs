//! What a person's answers in puzzles leave: the streak of days, the grade, and the puzzle as it was left.

use std::collections::HashSet;

use nim_engine::Move;
use nim_game::GameAction;
use nim_game::puzzle::{Address, Date, Grade, PuzzleAnswer, PuzzleLevel, Streak};
use nim_game::teach::{Answered, Learned, LessonAction, Place, Progress, Source};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::calendar;
use crate::lessons::{Lesson, answer};
use crate::truth::Truths;

fn day(date: &str) -> Date {
    Date::read(date).unwrap()
}

/// Any days in any order and in two tabs, some of them twice. The year has a leap day.
#[test]
fn streaks_agree_with_a_count_by_hand() {
    let dates = calendar("2027-12-25", 70);
    for seed in 0..500 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut tabs, mut solved) = ([(); 2].map(|()| Streak::default()), HashSet::new());
        for _ in 0..rng.random_range(0..60) {
            let place = rng.random_range(0..dates.len());
            tabs[rng.random_range(0..2)].solved(dates[place]);
            solved.insert(place);
        }
        let [mut streak, other] = tabs;
        streak.add(&other);
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
            assert_eq!(streak.has(date), solved.contains(&today), "{date:?}");
            best = best.max(days);
        }
        assert_eq!(streak.best() as usize, best, "seed {seed}");
    }
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

/// The puzzle of this address, opened on this day.
fn opened(address: Address, today: Date, progress: &Progress) -> Lesson {
    let (place, source) = (Place::Puzzle(address), Source::Puzzle(address));
    Lesson::open(place, source, today, progress.clone(), 1)
}

/// The puzzle of this day on another day, after the right answer.
fn solved(day: Date, today: Date, progress: &mut Progress) -> Lesson {
    let mut lesson = opened(Address::Daily(day), today, progress);
    answer(&mut lesson, 0, &mut Truths::default());
    *progress = lesson.progress.clone();
    lesson
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
    let fresh = opened(Address::Daily(tomorrow), tomorrow, &progress);
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

#[test]
fn a_puzzle_is_opened_again_as_it_was_left() {
    let today = day("2026-11-23");
    // A mistake in a game is asked for in grade 2 with number 4.
    let [one, mistake] =
        [(Grade::Endgame, 2), (Grade::Four, 4)].map(|(grade, number)| Address::One(grade, number));
    for address in [Address::Daily(today), one, mistake] {
        for seed in 0..20 {
            let rng = &mut SmallRng::seed_from_u64(seed);
            let mut left = opened(address, today, &Progress::default());
            for _ in 0..rng.random_range(1..8) {
                let position = *left.position();
                let moves: Vec<Move> = position.legal_moves().collect();
                match rng.random_range(0..5) {
                    0 => left.apply(LessonAction::Help),
                    1 => left.apply(LessonAction::Show),
                    2 => left.apply(LessonAction::NoMove),
                    3 => left.apply(LessonAction::Answer(rng.random_range(0..3))),
                    _ => {
                        left.apply(LessonAction::Again);
                        let made = moves[rng.random_range(0..moves.len())];
                        left.apply(LessonAction::Board(GameAction::Choose(made)));
                        left.apply(LessonAction::Board(GameAction::Take));
                    }
                }
            }
            let mut again = opened(address, today, &left.progress);
            assert_eq!(again.solved(), left.solved(), "{address:?} {seed}");
            assert_eq!(again.was_hinted(), left.was_hinted(), "{address:?} {seed}");
            if left.answered() != Answered::No {
                assert_eq!(again.answered(), left.answered(), "{address:?} {seed}");
            }
            if left.answered() == Answered::Right {
                assert_eq!(again.position(), left.position(), "{address:?} {seed}");
            }
            // Nothing counts twice.
            if left.answered() == Answered::Right {
                again.apply(LessonAction::NoMove);
                assert_eq!(again.progress, left.progress);
            }
        }
    }
}

#[test]
fn first_answers_count_for_the_grade_or_the_streak() {
    const ONE_RIGHT: &str = r#""right":1,"wrong":0"#;
    const ONE_WRONG: &str = r#""right":0,"wrong":1"#;
    const NONE: &str = r#""right":0,"wrong":0"#;
    let today = day("2026-11-23");
    let daily = |date| Address::Daily(day(date));
    let one = |grade| Address::One(grade, 482_913);
    // Whether a hint is taken, and a wrong answer given; the counts and the days in a row after that.
    for (address, hinted, missed, counts, days) in [
        (one(Grade::Two), false, false, ONE_RIGHT, 0),
        (one(Grade::Two), false, true, ONE_WRONG, 0),
        (one(Grade::Two), true, false, ONE_WRONG, 0),
        (one(Grade::Four), false, false, NONE, 0),
        (Address::Today, false, true, NONE, 1),
        (daily("2026-11-23"), false, false, NONE, 1),
        (daily("2026-11-22"), false, false, NONE, 0),
    ] {
        let mut lesson = opened(address, today, &Progress::default());
        if hinted {
            lesson.apply(LessonAction::Help);
        }
        if missed {
            lesson.apply(LessonAction::NoMove);
            lesson.apply(LessonAction::Again);
        }
        answer(&mut lesson, 0, &mut Truths::default());
        assert_eq!(lesson.solved(), Some(1 + u32::from(missed)), "{address:?}");
        let level = miniserde::json::to_string(&lesson.progress.level);
        let expected = format!("{{\"grade\":\"Two\",{counts}}}");
        assert_eq!(level, expected, "{address:?}");
        assert_eq!(lesson.progress.streak.days(today), days, "{address:?}");
    }
}
