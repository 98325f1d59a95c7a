//! Puzzles: the answer, the result of a day to share, and errors of an address.

use super::link::cut;
use super::why::{why, why_after};
use crate::catalogue::{puzzle as words, study};
use crate::engine::{Move, Position, Rules};
use crate::game::puzzle::{AddressError, DateError, DayStreak, Grade};
use crate::game::puzzle::{Puzzles, Solution, Solved, Verdict};
use crate::game::{Depth, LinkError};

/// Heads the screen.
pub fn heading(puzzles: &Puzzles) -> String {
    match puzzles.day() {
        None => words::puzzle().to_owned(),
        Some(day) => words::PuzzleOfDay { day }.text(),
    }
}

/// A grade with its number.
pub fn grade(grade: Grade) -> String {
    let number = grade.number().into();
    words::NumberedGrade { number, grade }.text()
}

/// The description of the grade.
pub fn promise(puzzles: &Puzzles) -> String {
    let grade = puzzles.puzzle().grade();
    words::Promise {
        number: grade.number().into(),
        grade,
        size: grade.size().into(),
        none: puzzles.none().into(),
    }
    .text()
}

/// The effect of the last stone, and the limit of a turn.
pub fn rule(rules: Rules) -> String {
    let last = rules.convention;
    match rules.limit {
        None => words::Rule { last }.text(),
        Some(most) => {
            let most = most.into();
            words::RuleWithLimit { last, most }.text()
        }
    }
}

/// The text about an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whether the answer was right; nothing where it was not given by the person.
    pub right: Option<bool>,
    /// Begins it.
    pub word: &'static str,
    /// The result of the answer, with its reason.
    pub why: String,
}

/// The text about the answer, if there is one, in the words that the person has met.
pub fn verdict(puzzles: &Puzzles, depth: Depth) -> Option<Told> {
    let solution = |told: &Solution| solution(puzzles.puzzle().board(), told, depth);
    let verdict = puzzles.verdict()?;
    let (right, word) = match verdict {
        Verdict::Right(_) => (Some(true), words::right()),
        Verdict::Shown(_) => (None, words::the_answer()),
        _ => (Some(false), words::wrong()),
    };
    let why = match verdict {
        Verdict::Right(told) | Verdict::Shown(told) => solution(&told),
        Verdict::Missed(made) => words::Misses {
            made: &made.to_string(),
        }
        .text(),
        Verdict::Refuted { made, reply, left } => words::Refuted {
            made: &made.to_string(),
            reply: &reply.to_string(),
            left: &left,
            why: &why(puzzles.state().game.position(), depth),
        }
        .text(),
        Verdict::LostAtOnce { made, reply } => words::LosesAtOnce {
            made: &made.to_string(),
            reply: &reply.to_string(),
        }
        .text(),
        Verdict::Overlooked => words::overlooked().to_owned(),
    };
    Some(Told { right, word, why })
}

/// A move that wins, or that none does, and why.
fn solution(board: &Position, told: &Solution, depth: Depth) -> String {
    match told {
        Solution::None => words::NoWinningMove {
            why: &why(board, depth),
        }
        .text(),
        Solution::Move { made, others } => {
            let (name, why) = (&made.to_string(), &why_after(board, *made, depth));
            let others: Vec<String> = others.iter().map(Move::to_string).collect();
            if others.is_empty() {
                words::Wins { made: name, why }.text()
            } else {
                words::WinsAsOthers {
                    made: name,
                    why,
                    others: &others,
                    count: others.len().into(),
                }
                .text()
            }
        }
    }
}

/// How it went, once the puzzle is solved.
pub fn outcome(puzzles: &Puzzles) -> Option<String> {
    Some(match puzzles.success()? {
        Solved::Plain(tries) => words::Solved {
            tries: tries.into(),
        }
        .text(),
        Solved::NextGrade(tries, grade) => words::SolvedAndGrade {
            tries: tries.into(),
            number: grade.number().into(),
        }
        .text(),
        Solved::Streak(tries, days) => words::SolvedAndStreak {
            tries: tries.into(),
            days: days.into(),
        }
        .text(),
    })
}

/// Beside the heading: the grade; or beside a day's puzzle the streak, where there is one.
pub fn beside(puzzles: &Puzzles) -> Option<String> {
    if puzzles.day().is_none() {
        return Some(grade(puzzles.puzzle().grade()));
    }
    let DayStreak {
        is_solved,
        days,
        longest,
    } = puzzles.day_streak()?;
    let (days, longest) = (days.into(), longest.map(Into::into));
    Some(match (is_solved, longest) {
        (false, None) => words::Streak { days }.text(),
        (false, Some(longest)) => words::StreakAndLongest { days, longest }.text(),
        (true, None) => words::SolvedStreak { days }.text(),
        (true, Some(longest)) => words::SolvedStreakAndLongest { days, longest }.text(),
    })
}

/// The result of a day's puzzle, to share: it gives nothing away. `page` is the address of the page without
/// its fragment. Nothing before the puzzle is solved.
pub fn share_text(puzzles: &Puzzles, page: &str) -> Option<String> {
    let (day, tries) = (puzzles.day()?, puzzles.solved()?.into());
    let told = match puzzles.shared_days() {
        None => words::Shared { day, tries }.text(),
        Some(days) => {
            let days = days.into();
            words::SharedAndStreak { day, tries, days }.text()
        }
    };
    Some([&told, "\n", page, &puzzles.address().write()].concat())
}

/// The error of a link to a puzzle.
pub fn refused(error: &AddressError) -> LinkError {
    LinkError::Told {
        told: trouble(error),
        list: "#/puzzle",
        name: study::puzzles(),
    }
}

/// An error of the address of a puzzle, with advice.
pub fn trouble(error: &AddressError) -> String {
    match error {
        AddressError::Form => words::wrong_form().to_owned(),
        AddressError::Grade(text) => words::WrongGrade {
            text: &cut(text),
            most: Grade::Limited.number().into(),
        }
        .text(),
        AddressError::Seed(text) => words::WrongNumber { text: &cut(text) }.text(),
        AddressError::Date(text, why) => {
            let text = &cut(text);
            match *why {
                DateError::Form => words::WrongDate { text }.text(),
                DateError::Year => words::WrongYear { text }.text(),
                DateError::Month => words::WrongMonth { text }.text(),
                DateError::Day { most, .. } => {
                    let days = most.into();
                    words::WrongDay { text, days }.text()
                }
            }
        }
    }
}
