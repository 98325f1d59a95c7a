//! Puzzles: the question, what comes of an answer, and the result of a day to share.

mod trouble;

pub use trouble::trouble;

use super::{and_list, fill, hint, list};
use crate::engine::{Convention, Move, Position, Rules};
use crate::game::puzzle::{Answer, Date, Grade, Puzzles, Stage};

/// Heads the screen: `Puzzle`, or `Puzzle of 20 November 2026`.
pub fn heading(puzzles: &Puzzles) -> String {
    puzzles.day().map_or_else(
        || "Puzzle".to_owned(),
        |day| fill("Puzzle of _", &[&date(day)]),
    )
}

/// `20 November 2026`.
pub fn date(date: Date) -> String {
    let [day, year] = [date.day(), date.year()].map(|number| number.to_string());
    fill("_ _ _", &[&day, month(date.month()), &year])
}

fn month(month: u32) -> &'static str {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let place = month.checked_sub(1).map(|place| place as usize);
    place
        .and_then(|place| MONTHS.get(place).copied())
        .unwrap_or_default()
}

/// What a grade is called.
pub const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Small => "Few heaps",
        Grade::Four => "Four heaps",
        Grade::Endgame => "Misère endgame",
        Grade::Single => "One way only",
        Grade::Limited => "With a limit",
    }
}

/// Its button, for those who do not see what it is called: `Grade 3: Misère endgame`.
pub fn grade_button(which: Grade) -> String {
    fill("Grade _: _", &[&which.number().to_string(), grade(which)])
}

/// What a grade promises, to be read below it.
pub fn promise(which: Grade) -> String {
    let boards = match which {
        Grade::Small => "Two or three heaps of up to _ stones.",
        Grade::Four => "Four heaps of up to _ stones.",
        Grade::Endgame => "Heaps of up to _ stones, at most two of them larger than 1.",
        Grade::Single => {
            "Five or six heaps of up to _ stones. At most one move wins, of 20 or more."
        }
        Grade::Limited => "Two to four heaps of up to _ stones. Look at the limit.",
    };
    let none = which.none().to_string();
    let boards = fill(boards, &[&which.size().to_string()]);
    fill(
        "_. _ In _ of 100, no move wins.",
        &[&grade_button(which), &boards, &none],
    )
}

/// What the last stone does, and how many a turn takes.
pub fn rule(rules: Rules) -> String {
    let last = match rules.convention {
        Convention::Normal => "The last stone wins",
        Convention::Misere => "The last stone loses",
    };
    match rules.limit {
        None => fill("_. Take any number from one heap.", &[last]),
        Some(limit) => fill("_. Take 1 to _ from one heap.", &[last, &limit.to_string()]),
    }
}

/// What there is to say about an answer: its sign, its word, and sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the answer was right; nothing where it was not given by the person.
    pub right: Option<bool>,
    /// The word.
    pub word: &'static str,
    /// What comes of the answer, and why.
    pub why: String,
}

/// What there is to say about the answer, once there is one.
pub fn verdict(puzzles: &Puzzles) -> Option<Verdict> {
    let board = puzzles.puzzle().board();
    let game = &puzzles.state().game;
    let (right, word, why) = match puzzles.stage() {
        Stage::Asking => return None,
        Stage::Shown => (None, "The answer:", solution(board)),
        Stage::Answered {
            answer,
            right: true,
            ..
        } => {
            let why = match answer {
                Answer::Move(made) => wins(board, made),
                Answer::None => solution(board),
            };
            (Some(true), "Right.", why)
        }
        Stage::Answered {
            answer, settled, ..
        } => {
            let why = match (answer, game.moves()) {
                (Answer::Move(made), &[_, reply]) if settled => {
                    refuted(made, reply, game.position())
                }
                (Answer::Move(made), _) => fill(
                    "_ does not win. Your opponent answers …",
                    &[&made.to_string()],
                ),
                (Answer::None, _) if settled => fill("There is one: _", &[&solution(board)]),
                (Answer::None, _) => "There is a move that wins …".to_owned(),
            };
            (Some(false), "No.", why)
        }
    };
    Some(Verdict { right, word, why })
}

/// Why a miss loses: the reply, and what is the matter with what it leaves.
fn refuted(made: Move, reply: Move, after: &Position) -> String {
    let mut heaps = after.heaps().to_vec();
    heaps.retain(|&stones| stones > 0);
    let [made, reply] = [made, reply].map(|told| told.to_string());
    if heaps.is_empty() {
        return fill(
            "_ does not win. Your opponent answers _ and takes the last stone, which wins.",
            &[&made, &reply],
        );
    }
    let why = hint::against(after);
    fill(
        "_ does not win. Your opponent answers _ and leaves _. _",
        &[&made, &reply, &list(&heaps), &why],
    )
}

/// Why a move wins, and which others do.
fn wins(board: &Position, made: Move) -> String {
    let others: Vec<String> = board
        .winning_moves()
        .filter(|&other| other != made)
        .map(|other| other.to_string())
        .collect();
    let mut told = fill("_ wins. _", &[&made.to_string(), &hint::why(board, made)]);
    match &others[..] {
        [] => {}
        [other] => told.push_str(&fill(" _ wins, too.", &[other])),
        _ => told.push_str(&fill(" _ win, too.", &[&and_list(&others)])),
    }
    told
}

/// The answer to a puzzle: a move that wins, or that none does, and why.
fn solution(board: &Position) -> String {
    match board.winning_moves().next() {
        None => fill("No move wins here. _", &[&hint::against(board)]),
        // The one that is played on the board.
        Some(first) => wins(board, board.suggested_move().unwrap_or(first)),
    }
}

/// How it went, once it is solved: `Solved at the first try.`, and what came of it.
pub fn outcome(puzzles: &Puzzles) -> String {
    let Some(tries) = puzzles.solved() else {
        return String::new();
    };
    let solved = fill("Solved _.", &[&at_try(tries)]);
    let level = puzzles.kept().level.grade();
    if puzzles.day().is_some() {
        return with_days(solved, puzzles.days());
    }
    if level != puzzles.puzzle().grade() {
        return fill("_ The next is of _.", &[&solved, &grade_name(level)]);
    }
    solved
}

/// `grade 3`.
fn grade_name(grade: Grade) -> String {
    fill("grade _", &[&grade.number().to_string()])
}

fn at_try(tries: u32) -> String {
    const ORDINALS: [&str; 9] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    ];
    let place = tries.checked_sub(1).map(|place| place as usize);
    match place.and_then(|place| ORDINALS.get(place)) {
        Some(ordinal) => fill("at the _ try", &[ordinal]),
        None => fill("in _ tries", &[&tries.to_string()]),
    }
}

fn with_days(sentence: String, days: u32) -> String {
    if days < 2 {
        return sentence;
    }
    fill("_ _ days in a row.", &[&sentence, &days.to_string()])
}

/// Beside the heading: the grade; or beside a day's puzzle, whether it was solved before, and the
/// days in a row, where there are some.
pub fn beside(puzzles: &Puzzles) -> String {
    if puzzles.day().is_none() {
        return grade_button(puzzles.puzzle().grade());
    }
    let (days, best) = (puzzles.days(), puzzles.kept().streak.best());
    let row = match days {
        0 => return String::new(),
        1 => "1 day in a row",
        _ => "_ days in a row",
    };
    let row = fill(row, &[&days.to_string()]);
    let told = if best > days {
        fill("_, best _", &[&row, &best.to_string()])
    } else {
        row
    };
    let has = |day| puzzles.kept().streak.has(day);
    if puzzles.day().is_some_and(has) {
        fill("Solved · _", &[&told])
    } else {
        told
    }
}

/// The result of a day's puzzle, to share: it reads well aloud and gives nothing away. `page` is
/// the address of the page without its fragment. Nothing before the puzzle is solved.
pub fn share_text(puzzles: &Puzzles, page: &str) -> Option<String> {
    let (day, tries) = (puzzles.day()?, puzzles.solved()?);
    let told = fill(
        "Nim, daily puzzle of _: solved _.",
        &[&date(day), &at_try(tries)],
    );
    // The days in a row belong to today's puzzle alone.
    let days = if puzzles.kept().streak.has(day) && day == puzzles.today().date {
        puzzles.days()
    } else {
        0
    };
    let link = [page, &puzzles.address().write()].concat();
    Some([&with_days(told, days), "\n", &link].concat())
}

/// The question.
pub const QUESTION: &str = "You are to move. Find a move that wins, or say that there is none.";
/// Names the choice of a grade.
pub const GRADES: &str = "Grade";
/// Opens the puzzle of the day.
pub const DAILY: &str = "Today’s puzzle";
/// The same where there is little room.
pub const TODAY: &str = "Today";
/// The answer that no move wins.
pub const NONE: &str = "No move wins";
/// Lays the board again.
pub const AGAIN: &str = "Try again";
/// Shows the answer.
pub const SHOW: &str = "Show the answer";
/// Goes on to another puzzle.
pub const NEXT: &str = "Next puzzle";
/// Shares the result.
pub const SHARE: &str = "Share";
/// Says in its place that the text is on the clipboard.
pub const COPIED: &str = "Copied";
