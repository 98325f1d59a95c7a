//! How many days in a row the daily puzzle was solved.
//!
//! A streak is saved as calendar dates, and no clock is counted. Consecutive dates make a run, and the
//! last few runs are saved. So these rules hold:
//!
//! * A date that is in a run already changes nothing. Examples are a second solution, a clock that was
//!   set back, and a flight to where it is still yesterday.
//! * The date after a run continues that run, even if another date was solved in between. A clock that
//!   was wrong for a while begins its own run. After correction it continues the old one.
//! * Runs that come to touch each other are one.
//! * The run continues over a single missing date if the clocks are at least twelve hours further ahead
//!   of UTC than before. A flight westward over the date line has then taken most of that date away.
//!   Without such a change the date was missed.
//!
//! The streak on a day is the run which that date is in or would continue. So it is not lost before
//! the day after it is over.

use super::date::{Date, Today, digits_only};
use super::saved::{SavedError, VERSION, damaged, words};

/// The days on which the daily puzzle was solved, as far as they make a streak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The one that was last changed is the last.
    runs: Vec<Run>,
    /// The most days that a run ever had.
    best: u32,
}

/// Dates in a row, all of them solved but those that the date line took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    first: Date,
    last: Date,
    /// How many of them were solved.
    days: u32,
    /// How far the clocks were ahead on the last one.
    zone: i32,
}

/// The number of stored runs: a clock may be wrong a few times before a streak is forgotten.
const RUNS: usize = 4;

/// Minutes that take the better half of a date away.
const HALF_A_DAY: i32 = 12 * 60;

/// No clock is further from UTC than a day.
const FARTHEST: i32 = 24 * 60;

impl Run {
    fn holds(&self, date: Date) -> bool {
        (self.first..=self.last).contains(&date)
    }

    /// Whether this date continues the run.
    fn goes_on(&self, today: Today) -> bool {
        match today.date.number().checked_sub(self.last.number()) {
            Some(1) => true,
            Some(2) => today.zone.saturating_sub(self.zone) >= HALF_A_DAY,
            _ => false,
        }
    }
}

impl Streak {
    /// Takes note that the puzzle of this day was solved on it.
    pub fn solved(&mut self, today: Today) {
        let date = today.date;
        let zone = today.zone.clamp(-FARTHEST, FARTHEST);
        if self.has(date) {
            return;
        }
        let before = self.runs.iter().position(|run| run.goes_on(today));
        let mut run = before.map_or(
            Run {
                first: date,
                last: date,
                days: 0,
                zone,
            },
            |place| self.runs.remove(place),
        );
        run.days += 1;
        (run.last, run.zone) = (date, zone);
        // A clock that was ahead may have begun the run that follows.
        let next = date.number() + 1;
        if let Some(place) = self.runs.iter().position(|run| run.first.number() == next) {
            let after = self.runs.remove(place);
            run.days += after.days;
            (run.last, run.zone) = (after.last, after.zone);
        }
        self.best = self.best.max(run.days);
        self.runs.push(run);
        if self.runs.len() > RUNS {
            self.runs.remove(0);
        }
    }

    /// How many days in a row were solved, as of this day: 0 where the last is too long ago.
    pub fn days(&self, today: Today) -> u32 {
        let counts = |run: &&Run| run.holds(today.date) || run.goes_on(today);
        let runs = self.runs.iter().filter(counts);
        runs.map(|run| run.days).max().unwrap_or(0)
    }

    /// The most days in a row that there ever were.
    pub const fn best(&self) -> u32 {
        self.best
    }

    /// Whether the puzzle of this date is known to be solved.
    pub fn has(&self, date: Date) -> bool {
        self.runs.iter().any(|run| run.holds(date))
    }

    /// Writes it to be saved: `1 best=9 run=2026-11-16/2026-11-20/5/-600`. A run is its first date
    /// and its last, how many of them were solved, and the minutes east of UTC on the last.
    pub fn write(&self) -> String {
        let mut written = [VERSION, " best=", &self.best.to_string()].concat();
        for run in &self.runs {
            for (mark, part) in [
                (" run=", run.first.write()),
                ("/", run.last.write()),
                ("/", run.days.to_string()),
                ("/", run.zone.to_string()),
            ] {
                written.push_str(mark);
                written.push_str(&part);
            }
        }
        written
    }

    /// Reads the saved text.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let words = words(text)?;
        let [("best", best), runs @ ..] = &words[..] else {
            return Err(damaged("best"));
        };
        let mut streak = Self {
            runs: Vec::new(),
            best: digits_only(best).ok_or_else(|| damaged("best"))?,
        };
        for &(name, value) in runs {
            let run = read_run(value)
                .filter(|run| name == "run" && run.days <= streak.best && streak.has_room_for(run));
            streak.runs.push(run.ok_or_else(|| damaged(value))?);
        }
        Ok(streak)
    }

    fn has_room_for(&self, new: &Run) -> bool {
        let apart = |run: &Run| new.last < run.first || run.last < new.first;
        self.runs.len() < RUNS && self.runs.iter().all(apart)
    }
}

/// A run in which every date was solved or is between two that were: the date line takes no two in
/// a row.
fn read_run(text: &str) -> Option<Run> {
    let mut parts = text.split('/');
    let first = Date::read(parts.next()?).ok()?;
    let last = Date::read(parts.next()?).ok()?;
    let days: u32 = parts.next().and_then(digits_only)?;
    let zone: i32 = parts.next()?.parse().ok()?;
    let dates = last.number().checked_sub(first.number())? + 1;
    let is_run = parts.next().is_none()
        && (dates / 2 + 1..=dates).contains(&days)
        && (-FARTHEST..=FARTHEST).contains(&zone);
    is_run.then_some(Run {
        first,
        last,
        days,
        zone,
    })
}
