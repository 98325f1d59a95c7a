//! The saved data: the streak, and the grade that follows the person.

use nim_game::puzzle::{Date, Grade, Level, SavedError, Streak, Today};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::common::calendar;

const TOKYO: i32 = 540;
const HONOLULU: i32 = -600;
const LONDON: i32 = 0;

fn at(date: &str, zone: i32) -> Today {
    let date = Date::read(date).unwrap();
    Today { date, zone }
}

/// The streak after these days, each in its zone.
fn after(days: &[(&str, i32)]) -> Streak {
    let mut streak = Streak::default();
    for &(date, zone) in days {
        streak.solved(at(date, zone));
    }
    streak
}

fn in_london(days: &[&str]) -> Streak {
    after(&days.iter().map(|&day| (day, LONDON)).collect::<Vec<_>>())
}

#[test]
fn a_streak_is_lost_only_when_the_next_day_is_over() {
    let streak = in_london(&["2026-11-19", "2026-11-20"]);
    let days = |date| streak.days(at(date, LONDON));
    assert_eq!(days("2026-11-20"), 2);
    assert_eq!(days("2026-11-21"), 2);
    assert_eq!(days("2026-11-22"), 0);
    assert_eq!(streak.best(), 2);
}

#[test]
fn a_missed_day_ends_the_streak_and_the_best_stays() {
    let streak = in_london(&["2026-11-18", "2026-11-19", "2026-11-21"]);
    assert_eq!(streak.days(at("2026-11-21", LONDON)), 1);
    assert_eq!(streak.best(), 2);
}

#[test]
fn a_day_counts_once_and_a_clock_that_was_set_back_changes_nothing() {
    let once = in_london(&["2026-11-19", "2026-11-20"]);
    let again = in_london(&[
        "2026-11-19",
        "2026-11-20",
        "2026-11-20",
        "2026-11-19",
        "2026-11-20",
    ]);
    assert_eq!(once, again);
}

#[test]
fn a_day_that_was_solved_ahead_counts_when_it_comes() {
    let streak = in_london(&["2026-11-19", "2026-11-21", "2026-11-20"]);
    assert_eq!(streak.days(at("2026-11-21", LONDON)), 3);
    assert_eq!(streak.days(at("2026-11-22", LONDON)), 3);
}

#[test]
fn a_date_skipped_at_the_date_line_is_not_missed() {
    let flown = after(&[
        ("2026-11-19", HONOLULU),
        ("2026-11-20", HONOLULU),
        ("2026-11-22", TOKYO),
    ]);
    assert_eq!(flown.days(at("2026-11-22", TOKYO)), 3);
    // Before the first puzzle on the other side, it is not lost either.
    let before = after(&[("2026-11-19", HONOLULU), ("2026-11-20", HONOLULU)]);
    assert_eq!(before.days(at("2026-11-22", TOKYO)), 2);
    assert_eq!(before.days(at("2026-11-22", HONOLULU)), 0);
    // Two dates are more than any flight takes.
    assert_eq!(before.days(at("2026-11-23", TOKYO)), 0);
}

#[test]
fn a_short_flight_excuses_no_missed_date() {
    let missed = after(&[("2026-11-20", LONDON), ("2026-11-22", TOKYO)]);
    assert_eq!(missed.days(at("2026-11-22", TOKYO)), 1);
}

/// A person travels at random for four months, with at least three days between two flights. They solve
/// the puzzle on every date with at least twelve hours of local time.
#[test]
fn no_traveller_loses_a_streak() {
    for seed in 0..300 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let dates = calendar("2026-11-01", 150);
        let mut streak = Streak::default();
        let mut zone: i32 = random.random_range(-11..=13) * 60;
        let mut next_flight = random.random_range(12..200);
        // Every hour as the date on the clocks there: how long it lasted, and when it was solved.
        let mut lived = std::collections::BTreeMap::<i32, (i32, bool)>::new();
        for hour in 240_i32..240 + 24 * 120 {
            if hour - 240 == next_flight {
                // Not around the whole world at once.
                let to: i32 = random.random_range(-11..=13) * 60;
                zone = if (to - zone).abs() <= 24 * 60 {
                    to
                } else {
                    zone
                };
                next_flight += random.random_range(72..300);
            }
            let date = (hour * 60 + zone).div_euclid(24 * 60);
            let (hours, solved) = lived.entry(date).or_default();
            *hours += 1;
            let today = Today {
                date: dates[usize::try_from(date).unwrap()],
                zone,
            };
            if !*solved && (random.random_range(0..4) == 0 || *hours == 12) {
                *solved = true;
                streak.solved(today);
            }
            let all = lived.values().filter(|(_, solved)| *solved).count();
            if hour > 280 {
                assert_eq!(streak.days(today) as usize, all, "seed {seed}, hour {hour}");
            }
        }
        assert_eq!(Streak::read(&streak.write()), Ok(streak));
    }
}

/// Wrong dates, as many as there are saved runs, do not change the streak around them.
#[test]
fn wrong_dates_between_right_ones_have_no_effect() {
    for seed in 0..500 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (right, wrong) = (calendar("2026-06-01", 60), calendar("2029-01-01", 900));
        let (mut steady, mut shaken) = (Streak::default(), Streak::default());
        for date in right {
            let today = Today { date, zone: LONDON };
            for _ in 0..random.random_range(0..3) {
                shaken.solved(Today {
                    date: wrong[random.random_range(0..wrong.len())],
                    zone: random.random_range(-720..=840),
                });
            }
            steady.solved(today);
            shaken.solved(today);
            assert_eq!(shaken.days(today), steady.days(today), "seed {seed}");
        }
    }
}

#[test]
fn any_dates_in_any_order_make_a_streak_that_can_be_saved() {
    for seed in 0..2000 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let dates = calendar("2026-11-01", 40);
        let mut streak = Streak::default();
        for _ in 0..60 {
            let today = Today {
                date: dates[random.random_range(0..dates.len())],
                zone: random.random_range(-3000..=3000),
            };
            let best = streak.best();
            streak.solved(today);
            assert!(
                streak.has(today.date) && streak.days(today) >= 1,
                "seed {seed}"
            );
            assert!(streak.best() >= best && streak.best() >= streak.days(today));
            let solved = streak.clone();
            streak.solved(today);
            assert_eq!(streak, solved);
            assert_eq!(
                Streak::read(&streak.write()),
                Ok(solved),
                "{}",
                streak.write()
            );
        }
    }
}

#[test]
fn a_damaged_streak_is_refused() {
    let run = "run=2026-11-19/2026-11-20/2/0";
    for text in [
        "1",
        "1 run=2026-11-19/2026-11-20/2/0",
        "1 best=2 best=2",
        "1 best=-2",
        "1 best=99999999999",
        "1 best=1 run=2026-11-19/2026-11-20/2/0",
        "1 best=2 run=2026-11-20/2026-11-19/2/0",
        "1 best=9 run=2026-11-19/2026-11-20/3/0",
        "1 best=9 run=2026-11-10/2026-11-20/2/0",
        "1 best=9 run=2026-11-20/2026-11-20/0/0",
        "1 best=9 run=2026-02-30/2026-02-30/1/0",
        "1 best=9 run=2026-11-20/2026-11-20/1",
        "1 best=9 run=2026-11-20/2026-11-20/1/0/0",
        "1 best=9 run=2026-11-20/2026-11-20/1/99999",
        "1 best=9 walk=2026-11-20/2026-11-20/1/0",
        "1 best=9 run",
        &format!("1 best=9 {run} {run}"),
    ] {
        assert!(
            matches!(Streak::read(text), Err(SavedError::Word(_))),
            "{text}"
        );
    }
    for text in ["", "2 best=0", "best=0"] {
        assert!(matches!(Streak::read(text), Err(SavedError::Version(_))));
    }
    assert!(Streak::read(&format!("1 best=9 {run}")).is_ok());
}

/// Every text that is near to one that was saved is read or refused.
#[test]
fn no_damage_makes_reading_panic() {
    let streak = after(&[
        ("2026-11-19", HONOLULU),
        ("2026-11-20", HONOLULU),
        ("2028-02-29", 0),
    ]);
    let texts = [streak.write(), Level::at(Grade::Single).write()];
    let signs: Vec<char> = "0123456789-/= abcdefgrstué\n".chars().collect();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
    for text in texts {
        for _ in 0..20_000 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..random.random_range(1..4) {
                let place = random.random_range(0..letters.len());
                match random.random_range(0..3) {
                    0 => drop(letters.remove(place)),
                    1 => letters.insert(place, signs[random.random_range(0..signs.len())]),
                    _ => letters[place] = signs[random.random_range(0..signs.len())],
                }
            }
            let damaged: String = letters.into_iter().collect();
            if let Ok(read) = Streak::read(&damaged) {
                assert_eq!(Streak::read(&read.write()), Ok(read));
            }
            if let Ok(read) = Level::read(&damaged) {
                assert_eq!(Level::read(&read.write()), Ok(read));
            }
        }
    }
}

#[test]
fn three_first_tries_raise_the_grade_and_two_misses_lower_it() {
    let grade = |results: &str| {
        let mut level = Level::at(Grade::Endgame);
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

#[test]
fn every_level_is_read_as_it_was_written() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut level = Level::default();
    assert_eq!(level.write(), "1 grade=0 right=0 wrong=0");
    for _ in 0..2000 {
        level.record(random.random_range(0..3) > 0);
        assert_eq!(Level::read(&level.write()), Ok(level));
    }
}

#[test]
fn a_damaged_level_is_refused() {
    for text in [
        "1 grade=7 right=0 wrong=0",
        "1 grade=1 right=3 wrong=0",
        "1 grade=1 right=0 wrong=2",
        "1 grade=1 right=1 wrong=1",
        "1 grade=1 right=0",
        "1 right=0 grade=1 wrong=0",
        "1 grade=1 right=0 wrong=0 wrong=0",
        "1 grade=+1 right=0 wrong=0",
        "1 grade right=0 wrong=0",
        "1",
    ] {
        assert!(
            matches!(Level::read(text), Err(SavedError::Word(_))),
            "{text}"
        );
    }
    assert_eq!(
        Level::read("7 grade=1"),
        Err(SavedError::Version("7".to_owned()))
    );
}
