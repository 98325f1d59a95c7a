//! What a person has answered in a puzzle, so that it is shown again as it was left.

use std::fmt::{self, Display, Formatter};

use nim_engine::Move;

use super::Address;
use super::date::{Date, digits_only};

/// What a person does in a puzzle that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAnswer {
    /// This move is made.
    Move(Move),
    /// No move wins.
    NoMove,
    /// The mistake is in this answer, counted from 0.
    Choice(usize),
    /// A hint is asked for.
    Hint,
    /// The answer is asked for.
    Show,
}

impl PuzzleAnswer {
    /// Reads an answer as it is written.
    fn read(text: &str) -> Option<Self> {
        Some(match text {
            NONE => Self::NoMove,
            HINT => Self::Hint,
            SHOW => Self::Show,
            _ => match digits_only::<u8>(text) {
                Some(chosen) => Self::Choice(chosen.into()),
                None => Self::Move(text.parse().ok()?),
            },
        })
    }
}

impl Display for PuzzleAnswer {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(made) => made.fmt(to),
            Self::NoMove => to.write_str(NONE),
            Self::Choice(chosen) => chosen.fmt(to),
            Self::Hint => to.write_str(HINT),
            Self::Show => to.write_str(SHOW),
        }
    }
}

const NONE: &str = "none";
const HINT: &str = "hint";
const SHOW: &str = "show";

/// The most puzzles whose answers are kept.
const MOST: usize = 8;

/// The most bytes of a line: some ninety answers.
const LONGEST: usize = 300;

/// The answers in the last puzzles: in that of the latest day, and in up to seven others.
///
/// A puzzle is a line: the end of its address, and the answers. `/2026-11-20 none hint B2` says that no move wins, then
/// asks for a hint, and takes two from heap B. The puzzle that was begun last is at the end. The lines are read where
/// a puzzle is opened; an answer that cannot be given there is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct PuzzleHistory {
    puzzles: Vec<String>,
}

impl PuzzleHistory {
    /// The answers that were given in this puzzle, the first one first.
    pub fn answers(&self, puzzle: Address) -> Vec<PuzzleAnswer> {
        let line = self.line(&puzzle.to_string());
        let answers = line.split(' ').skip(1);
        answers.filter_map(PuzzleAnswer::read).collect()
    }

    /// Whether the answer of this puzzle was asked for.
    pub fn is_shown(&self, puzzle: Address) -> bool {
        self.answers(puzzle).contains(&PuzzleAnswer::Show)
    }

    /// Adds an answer.
    pub fn add(&mut self, puzzle: Address, answer: PuzzleAnswer) {
        let key = puzzle.to_string();
        let line = self.line(&key);
        let line = [
            if line.is_empty() { &key } else { line },
            " ",
            &answer.to_string(),
        ]
        .concat();
        if line.len() <= LONGEST {
            self.set(line);
        }
    }

    /// Adds the answers that another tab knows: in one puzzle, those after the answers that both know.
    pub fn add_all(&mut self, other: &Self) {
        for line in &other.puzzles {
            let ours = self.line(key(line));
            let pairs = ours.split(' ').zip(line.split(' '));
            let common = pairs.take_while(|(one, other)| one == other).count();
            let theirs = line.split(' ').skip(common);
            let kept = (!ours.is_empty()).then_some(ours);
            let both: Vec<_> = kept.into_iter().chain(theirs).collect();
            let both = both.join(" ");
            if both.len() <= LONGEST {
                self.set(both);
            }
        }
    }

    /// Drops the answers in puzzles of days after this one, which earlier versions of the page kept.
    pub fn drop_ahead(&mut self, today: Date) {
        let day = |line: &String| Date::read(key(line).trim_start_matches('/'));
        self.puzzles
            .retain(|line| day(line).is_none_or(|day| day <= today));
    }

    /// The line of the puzzle with this end of the address; empty if there is none.
    fn line(&self, wanted: &str) -> &str {
        let line = self.puzzles.iter().find(|line| key(line) == wanted);
        line.map_or("", String::as_str)
    }

    /// Puts a line in the place of the earlier one of its puzzle. If that makes them too many, the oldest goes.
    fn set(&mut self, line: String) {
        let puzzles = &mut self.puzzles;
        match puzzles.iter().position(|one| key(one) == key(&line)) {
            Some(place) => puzzles[place] = line,
            None => puzzles.push(line),
        }
        if puzzles.len() > MOST {
            let is_of_day = |place: &usize| puzzles[*place].contains('-');
            let days = (0..puzzles.len()).filter(is_of_day);
            let latest = days.reduce(|one, other| {
                if puzzles[one] > puzzles[other] {
                    one
                } else {
                    other
                }
            });
            puzzles.remove(usize::from(latest == Some(0)));
        }
    }

    /// Whether there are so many, as in every save that is not damaged.
    pub(crate) fn is_possible(&self) -> bool {
        let mut lines = self.puzzles.iter();
        self.puzzles.len() <= MOST && lines.all(|line| line.len() <= LONGEST)
    }
}

/// The end of the address at the start of a line.
fn key(line: &str) -> &str {
    line.split_once(' ').map_or(line, |(key, _)| key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Grade;

    #[test]
    fn the_puzzle_of_the_latest_day_stays_while_older_ones_go() {
        let day = |text: &str| Address::Daily(Date::read(text).unwrap());
        let one = |seed| Address::One(Grade::Two, seed);
        let mut history = PuzzleHistory::default();
        for puzzle in [day("2026-11-29"), day("2026-11-30")] {
            history.add(puzzle, PuzzleAnswer::NoMove);
        }
        for seed in 0..20 {
            history.add(one(seed), PuzzleAnswer::Hint);
            history.add(one(seed), PuzzleAnswer::Move("B2".parse().unwrap()));
        }
        for seed in 0..20 {
            let expected = if seed < 13 { 0 } else { 2 };
            assert_eq!(history.answers(one(seed)).len(), expected, "{seed}");
        }
        assert_eq!(history.answers(day("2026-11-29")), []);
        assert_eq!(history.answers(day("2026-11-30")), [PuzzleAnswer::NoMove]);
        assert!(history.is_possible());
    }

    #[test]
    fn the_answers_of_two_tabs_are_joined_after_those_that_both_know() {
        let puzzle = Address::One(Grade::Two, 7);
        let right = PuzzleAnswer::Move("B2".parse().unwrap());
        let [mut one, mut other] = [(); 2].map(|()| PuzzleHistory::default());
        one.add(puzzle, PuzzleAnswer::NoMove);
        other.add(puzzle, PuzzleAnswer::NoMove);
        one.add(puzzle, PuzzleAnswer::Hint);
        other.add(puzzle, right);
        one.add_all(&other);
        other.add_all(&one);
        // What solves the puzzle in one tab solves it in both.
        assert_eq!(
            one.answers(puzzle),
            [PuzzleAnswer::NoMove, PuzzleAnswer::Hint, right]
        );
        assert_eq!(
            other.answers(puzzle),
            [PuzzleAnswer::NoMove, right, PuzzleAnswer::Hint, right]
        );
        let new = Address::One(Grade::Two, 8);
        one.add(new, PuzzleAnswer::Show);
        other.add_all(&one);
        assert!(other.is_shown(new));
    }
}
