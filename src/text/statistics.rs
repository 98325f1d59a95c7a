//! How games ended, and all that is kept.

use super::{fill, grouped, strategy};
use crate::engine::Convention;
use crate::game::curve::{Point, WINDOW};
use crate::game::puzzle::{Date, Grade};
use crate::game::statistics::Opponent;
use crate::game::{Accuracy, Holds, Refusal};

/// The name of the screen.
pub const HEADING: &str = "Statistics and data";

/// Heads the statistics.
pub const STATISTICS: &str = "Statistics";
/// Where there is nothing to count yet.
pub const NONE: &str = "No game has been played to its end here yet. Play one, and this page begins to count: games and wins, wins in a row, and how well you kept a win.";
/// Leads to a game.
pub const PLAY: &str = "Play a game";
/// What counts.
pub const COUNTS: &str = "A game counts once, when it is played to its end here, with hints and undo or without; games between two computers, games that a link opened at their end, lessons and puzzles do not count.";

/// Names the table of games.
pub const TABLE: &str = "Games won, by opponent and rule";
/// Heads the column of opponents.
pub const OPPONENT: &str = "Opponent";
/// Heads the column of both rules.
pub const BOTH: &str = "Both";
/// Heads the row of all computers.
pub const ALL: &str = "All computers";
/// Where there was no game.
pub const NO_GAME: &str = "no game";
/// Beside the games of two people.
pub const FIRST: &str = "won by player 1, by link by you";

/// Heads the column of a rule.
pub const fn rule(convention: Convention) -> &'static str {
    match convention {
        Convention::Misere => "Last stone loses",
        Convention::Normal => "Last stone wins",
    }
}

/// Heads the row of an opponent.
pub fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Person => "Two people",
        Opponent::Computer(how) => strategy(how),
    }
}

/// `58%`.
pub fn percent(number: u64) -> String {
    fill("_%", &[&number.to_string()])
}

/// `7 of 12`.
pub fn of(wins: u32, games: u32) -> String {
    fill("_ of _", &[&grouped(wins.into()), &grouped(games.into())])
}

/// Under the number of games against computers.
pub const fn games(count: u32) -> &'static str {
    if count == 1 { "game" } else { "games" }
}

/// Under the share of games won.
pub const WON: &str = "won";
/// Under the wins in a row.
pub const ROW: &str = "in a row now";
/// Under the most wins in a row.
pub const BEST: &str = "best row";
/// Under the accuracy of all games.
pub const KEPT: &str = "accuracy";
/// Names the figures.
pub const FIGURES: &str = "Against computers";

/// Heads the chart.
pub const CHART: &str = "Accuracy over time";
/// What accuracy is.
pub const ACCURACY: &str =
    "Accuracy: of the positions in which you had a win, so many of a hundred you kept.";
/// Where there is no chart yet.
pub const NO_CHART: &str =
    "A chart begins with two games against computers in which you had a win.";
/// What the dots are.
pub const DOTS: &str = "a game";
/// What the line is.
pub fn line() -> String {
    fill("_ games together", &[&WINDOW.to_string()])
}

/// The chart, for those who do not see it, and for those who do.
pub fn course(points: &[Point]) -> String {
    let count = points.len().to_string();
    let averages: Vec<Accuracy> = points.iter().filter_map(|point| point.average).collect();
    let share = |accuracy: &Accuracy| percent(accuracy.percent() as u64);
    match (&averages[..], points) {
        ([first, .., last], _) => fill(
            "The last _ games, the latest on the right. The first _ together: _; the latest _: _.",
            &[
                &count,
                &WINDOW.to_string(),
                &share(first),
                &WINDOW.to_string(),
                &share(last),
            ],
        ),
        (_, [first, .., last]) => fill(
            "The last _ games, the latest on the right. The first of them: _; the latest: _.",
            &[&count, &share(&first.game), &share(&last.game)],
        ),
        _ => String::new(),
    }
}

/// Unfolds the numbers of the chart.
pub const NUMBERS: &str = "The numbers of the chart";
/// Heads the games of that table.
pub const GAME: &str = "Game";
/// Heads what was kept.
pub const CHANCES: &str = "Wins kept";
/// `3 of 4`.
pub fn kept(kept: usize, of: usize) -> String {
    fill("_ of _", &[&kept.to_string(), &of.to_string()])
}
/// Heads its share.
pub const SHARE: &str = "Accuracy";
/// Heads the averages.
pub fn average() -> String {
    fill("Last _", &[&WINDOW.to_string()])
}
/// Where there is none yet.
pub const NO_AVERAGE: &str = "–";

/// Heads what was learned.
pub const LEARNED: &str = "Learning";
/// Under the lessons that are done.
pub const LESSONS: &str = "lessons done";
/// Under the days in a row.
pub const DAYS: &str = "days of puzzles in a row";
/// Under the most days in a row.
pub const BEST_DAYS: &str = "most days in a row";

/// Under the number of the grade: `puzzles: Four heaps`.
pub fn grade(grade: Grade) -> String {
    fill("puzzle grade: _", &[super::puzzle::grade(grade)])
}

/// Heads what can be done with all of it.
pub const DATA: &str = "Your data";
/// Where it is.
pub const WHERE: &str = "Everything is kept in this browser only. Nobody else has it, so a copy in a file of your own is the only other one there is.";

/// Heads the export.
pub const EXPORT: &str = "Export";
/// Saves the file.
pub const SAVE: &str = "Save everything to a file";
/// What the file is.
pub fn file(name: &str) -> String {
    fill(
        "One file of text, _: games, settings, statistics, lessons, puzzles, and what the learner knows.",
        &[name],
    )
}
/// Shows the text of the file.
pub const SHOW: &str = "Show it as text";
/// Hides it again.
pub const HIDE: &str = "Hide the text";
/// Names the text.
pub const TEXT: &str = "All of it, to copy";

/// `nim-2026-11-20.txt`.
pub fn file_name(what: &str, date: Option<Date>) -> String {
    match date {
        Some(date) => fill("_-_.txt", &[what, &date.write()]),
        None => fill("_.txt", &[what]),
    }
}
/// What the file of everything begins with.
pub const FILE: &str = "nim";
/// What the file of damaged lines begins with.
pub const DAMAGED_FILE: &str = "nim-damaged";

/// Heads the import.
pub const IMPORT: &str = "Import";
/// Names the field for a file.
pub const FROM_FILE: &str = "A file that was saved here";
/// Unfolds the field for a text.
pub const FROM_TEXT: &str = "Paste the text instead";
/// Names that field.
pub const PASTED: &str = "The text of such a file";
/// Reads it.
pub const READ: &str = "Read it";
/// While this visit is not kept.
pub const CLOSED: &str = "Nothing can be imported now, since this visit is not kept: another tab, or a newer version of Nim, has kept something else. Reload the page first.";

/// Heads what a text holds.
pub const OFFER: &str = "Replace everything here?";
/// What it holds.
pub fn offers(holds: &Holds) -> String {
    fill("The file holds _.", &[&held(holds)])
}
/// What is here.
pub fn here(holds: &Holds) -> String {
    fill("It takes the place of what is here: _.", &[&held(holds)])
}
/// Takes it over.
pub const REPLACE: &str = "Replace";
/// Does not.
pub const LEAVE: &str = "Keep what is here";
/// Saves what is here before.
pub const SAVE_FIRST: &str = "Save what is here first";
/// Leads back to what was here before.
pub const BACK: &str = "Bring back what was here before";

/// How many lines of it are damaged.
pub fn damaged(lines: usize) -> String {
    match lines {
        0 => String::new(),
        1 => "One line of it is damaged. It is put aside; the rest can be used.".to_owned(),
        _ => fill(
            "_ lines of it are damaged. They are put aside; the rest can be used.",
            &[&grouped(lines as u64)],
        ),
    }
}
/// Lines are gone.
pub const INCOMPLETE: &str = "Some lines of it are missing; the rest can be used.";

/// `12 counted games, 3 lessons done, a game after 4 moves`.
fn held(holds: &Holds) -> String {
    let count = |number: u64, one: &str, many: &str| {
        let sentence = if number == 1 { one } else { many };
        (number > 0).then(|| fill(sentence, &[&grouped(number)]))
    };
    let parts = [
        count(holds.games, "_ counted game", "_ counted games"),
        count(holds.lessons as u64, "_ lesson done", "_ lessons done"),
        count(
            holds.days.into(),
            "_ day of puzzles",
            "_ days of puzzles in a row",
        ),
        count(
            holds.schools as u64,
            "a learner taught on _ board",
            "a learner taught on _ boards",
        ),
        holds
            .moves
            .and_then(|moves| count(moves as u64, "a game after _ move", "a game after _ moves")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        "no counted game, and nothing learned yet".to_owned()
    } else {
        parts.join(", ")
    }
}

/// Why a text cannot be used.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Empty => "There is nothing in it. Nothing here was changed.".to_owned(),
        Refusal::TooLarge => {
            "This file is too large to be one that Nim has saved: it reads at most 5 MB. Nothing here was changed.".to_owned()
        }
        Refusal::Foreign => {
            "This is no file saved by Nim. Choose a file that was saved on this page, such as nim-2026-11-20.txt. Nothing here was changed.".to_owned()
        }
        Refusal::Newer(version) => fill(
            "A newer version of Nim has written this, in form _. Reload this page to get that version, then import the file again. Nothing here was changed.",
            &[&version.to_string()],
        ),
        Refusal::Damaged => {
            "Every line of this is damaged, so there is nothing to use. Try another copy of the file. Nothing here was changed.".to_owned()
        }
    }
}
/// A file could not be read.
pub const UNREAD: &str =
    "The browser could not read this file. Choose it again, or paste its text.";
/// It was taken over.
pub const IMPORTED: &str = "Done: everything here is now what the file held.";
/// It was not.
pub const LEFT: &str = "Nothing here was changed.";
/// What was before is here again.
pub const BROUGHT_BACK: &str = "Everything here is as it was before the import.";

/// Heads the deletion.
pub const DELETE: &str = "Delete";
/// Asks whether everything is to be deleted.
pub const DELETE_ALL: &str = "Delete everything";
/// What that means.
pub const DELETES: &str = "Deletes the game, settings, statistics, lessons, puzzles and the learner from this browser. This cannot be taken back.";
/// Asks again.
pub const REALLY: &str = "Really delete everything? What was not saved to a file is gone.";
/// Deletes it.
pub const YES_DELETE: &str = "Yes, delete everything";
/// Does not.
pub const NO: &str = "No, keep it";
/// It is done.
pub const DELETED: &str = "Everything is deleted. The page is as on a first visit.";

/// What is in no file, since there is no room for it.
pub fn left_out(schools: usize) -> String {
    match schools {
        1 => "One board that the learner was taught does not fit, and is not kept: it is forgotten when this page is closed.".to_owned(),
        _ => fill(
            "_ boards that the learner was taught do not fit, and are not kept: they are forgotten when this page is closed.",
            &[&grouped(schools as u64)],
        ),
    }
}

/// Heads what was put aside.
pub const ASIDE: &str = "Damaged lines";
/// What that is.
pub fn aside(lines: usize) -> String {
    match lines {
        1 => "One line of what was kept could not be read, or was put aside when the page had stopped twice in a row. Save it if you want to look into it; nothing here needs it.".to_owned(),
        _ => fill(
            "_ lines of what was kept could not be read, or were put aside when the page had stopped twice in a row. Save them if you want to look into them; nothing here needs them.",
            &[&grouped(lines as u64)],
        ),
    }
}
/// Saves it.
pub const SAVE_DAMAGED: &str = "Save the damaged lines";
/// Drops it.
pub const DROP: &str = "Drop them";
/// Asks again.
pub const ASIDE_REALLY: &str = "Really drop them? What was not saved to a file is gone.";
/// Drops it.
pub const YES_DROP: &str = "Yes, drop them";
/// They are gone.
pub const DROPPED: &str = "The damaged lines are gone.";
