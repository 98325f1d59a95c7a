//! Puzzles: what is said of an answer, the result of a day to share, and errors of an address.

use super::play::{aim, numbers};
use super::why::{why, why_after};
use super::{join_sentences, moves};
use crate::catalogue::puzzle as words;
use crate::engine::{Move, Rules};
use crate::game::Route;
use crate::game::puzzle::{Address, Grade, Puzzle, PuzzleAnswer};
use crate::game::teach::{Exercise, Progress, Question, Session, Task};

/// The heading; that of a puzzle of the day has its date.
pub fn heading(address: Address) -> String {
    match address {
        Address::Daily(day) => words::PuzzleOfDay { day }.text(),
        _ => words::puzzle().to_owned(),
    }
}

/// A grade with its number.
pub fn grade(grade: Grade) -> String {
    let number = grade.number().into();
    words::NumberedGrade { number, grade }.text()
}

/// The name of the open puzzle: its day and how hard it is; or its grade and that of the reader.
pub fn name(session: &Session, progress: &Progress) -> String {
    let Some(here) = session.puzzle().map(Puzzle::grade) else {
        return String::new();
    };
    let (name, beside) = if let Some(day) = session.day() {
        let difficulty = match here {
            Grade::Two | Grade::Small => words::easy(),
            Grade::Four | Grade::Endgame => words::medium(),
            Grade::Single | Grade::Limited | Grade::Sets => words::hard(),
        };
        (
            words::PuzzleOfDay { day }.text(),
            Some(difficulty.to_owned()),
        )
    } else {
        let yours = progress.level.grade();
        let number = yours.number().into();
        let yours = (yours != here).then(|| words::YourGrade { number }.text());
        (grade(here), yours)
    };
    let parts: Vec<String> = [Some(name), beside].into_iter().flatten().collect();
    parts.join(" · ")
}

/// On how many days in a row the puzzle of the day was solved, if on any.
pub fn days(session: &Session, progress: &Progress) -> Option<String> {
    let days = progress.streak.days(session.today());
    (days > 0).then(|| words::Streak { days: days.into() }.text())
}

/// The effect of the last stone, and the numbers that a turn may take, if not all.
pub fn rule(rules: Rules) -> String {
    let take = numbers(rules.takes)
        .map(|(_, numbers)| words::TakeSome { numbers: &numbers }.text())
        .unwrap_or_default();
    join_sentences(&[&aim(rules), &take])
}

/// The moves to choose from, where the mistake in a game is asked for.
pub fn answers(exercise: &Exercise) -> Vec<String> {
    let turns = exercise.first_players_moves().into_iter();
    let turns = turns.map(|(before, made)| {
        let heaps = before.heaps();
        let made = &moves::move_text(made);
        words::Turn { heaps, made }.text()
    });
    turns.collect()
}

/// Why a chosen move is not the mistake.
pub fn miss(exercise: &Exercise, chosen: usize) -> String {
    match exercise.first_players_moves().get(chosen) {
        Some((before, made)) if chosen < Question::Mistake.right(exercise) => {
            let why = &why_after(before, *made);
            words::GoodMove { why }.text()
        }
        _ => words::lost_before().to_owned(),
    }
}

/// The answer to the puzzle and its reason.
pub fn solution(session: &Session) -> String {
    let exercise = session.exercise();
    if let Task::Choose(question) = exercise.task {
        let turns = exercise.first_players_moves();
        let mistake = turns.get(question.right(exercise));
        let why = mistake.map(|(before, made)| why_after(before, *made));
        let why = &why.unwrap_or_default();
        return words::Mistake { why }.text();
    }
    // Once solved or shown, the board has a winning move on it, unless none wins.
    match session.board().game.moves().first() {
        None => {
            let why = &why(&exercise.board);
            words::NoWinningMove { why }.text()
        }
        Some(&made) => wins(session, made),
    }
}

/// That a move wins, and why, and which others do.
fn wins(session: &Session, made: Move) -> String {
    let board = &session.exercise().board;
    let why = &why_after(board, made);
    let winning = board.winning_moves().into_iter();
    let others: Vec<String> = winning
        .filter(|&other| other != made)
        .map(moves::taken)
        .collect();
    let made = &moves::taken(made);
    if others.is_empty() {
        return words::Wins { made, why }.text();
    }
    words::WinsAsOthers {
        made,
        why,
        others: &others,
        count: others.len().into(),
    }
    .text()
}

/// How it went, once the puzzle is solved.
pub fn outcome(session: &Session, progress: &Progress) -> Option<String> {
    let (tries, puzzle) = (session.solved()?, session.puzzle()?);
    let solved = words::Solved {
        tries: tries.into(),
    };
    let next = progress.level.grade();
    let addition = if session.day().is_none() && next != puzzle.grade() {
        let number = next.number().into();
        words::NextGrade { number }.text()
    } else {
        streak(session, progress)
    };
    let best = progress.streak.best();
    let best = if session.is_todays() && best > 1 {
        words::BestStreak { days: best.into() }.text()
    } else {
        String::new()
    };
    Some(join_sentences(&[
        &solved.text(),
        with_hints(session),
        &addition,
        &best,
    ]))
}

/// The result of a day's puzzle, to share: it gives nothing away. A row of signs has one for each answer and hint.
/// `page` is the address of the page without its fragment. Nothing before the puzzle is solved, or before its day.
pub fn share_text(session: &Session, progress: &Progress, page: &str) -> Option<String> {
    let day = session.day().filter(|_| session.ahead().is_none())?;
    let tries = session.solved()?.into();
    let answers = progress.history.answers(Address::Daily(day));
    let signs = answers
        .iter()
        .enumerate()
        .map(|(place, answer)| match answer {
            PuzzleAnswer::Hint => "💡",
            _ if place + 1 == answers.len() => "✅",
            _ => "❌",
        });
    let signs: String = signs.collect();
    let shared = words::Shared { day, tries }.text();
    let result = join_sentences(&[&shared, with_hints(session), &streak(session, progress)]);
    Some(
        [
            &result,
            "\n",
            &signs,
            "\n",
            page,
            &Route::puzzle(Address::Daily(day)).to_string(),
        ]
        .concat(),
    )
}

fn with_hints(session: &Session) -> &'static str {
    if session.was_hinted() {
        words::with_hints()
    } else {
        ""
    }
}

/// The days in a row, where the puzzle of today has made it two or more.
fn streak(session: &Session, progress: &Progress) -> String {
    let is_solved = session.is_todays() && progress.streak.has(session.today());
    match progress.streak.days(session.today()) {
        days @ 2.. if is_solved => words::StreakNow { days: days.into() }.text(),
        _ => String::new(),
    }
}

/// When the next puzzle of a day comes.
pub fn next_in(minutes: u32) -> String {
    // The signs of the units are the same in every language, and a no-break space stands before them.
    let (hours, minutes) = (minutes / 60, minutes % 60);
    let mut time = [&minutes.to_string(), "\u{a0}min"].concat();
    if hours > 0 {
        time = [&hours.to_string(), "\u{a0}h\u{a0}", &time].concat();
    }
    words::NextPuzzle { time: &time }.text()
}
