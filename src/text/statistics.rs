//! Statistics and data: opponents, the contents of a file, and the errors of a file.

use super::strategy;
use crate::catalogue::statistics as words;
use crate::game::statistics::OpponentKind;
use crate::game::{SaveError, SaveSummary};

/// Heads the row of an opponent.
pub fn opponent(opponent: OpponentKind) -> String {
    match opponent {
        OpponentKind::Person => words::two_people().to_owned(),
        OpponentKind::Computer(how) => strategy(how),
    }
}

/// The contents of a file.
pub fn offers(summary: &SaveSummary) -> String {
    match &things(summary)[..] {
        [] => words::holds_nothing().to_owned(),
        things => words::Holds { things }.text(),
    }
}

/// The data that an import replaces.
pub fn here(summary: &SaveSummary) -> String {
    match &things(summary)[..] {
        [] => words::replaces_nothing().to_owned(),
        things => words::Replaces { things }.text(),
    }
}

/// Each thing of which there is at least one.
fn things(summary: &SaveSummary) -> Vec<String> {
    let (games, lessons, days) = (summary.games, summary.lessons, summary.days);
    let (boards, moves) = (summary.trained_boards, summary.moves.unwrap_or_default());
    let things = [
        (games > 0).then(|| {
            words::GamesFinished {
                count: games.into(),
            }
            .text()
        }),
        (summary.steps > 0).then(|| {
            words::Steps {
                count: summary.steps.into(),
            }
            .text()
        }),
        (lessons > 0).then(|| {
            words::Lessons {
                count: lessons.into(),
            }
            .text()
        }),
        (days > 0).then(|| words::Days { count: days.into() }.text()),
        (boards > 0).then(|| {
            words::Boards {
                count: boards.into(),
            }
            .text()
        }),
        (moves > 0).then(|| {
            words::Moves {
                count: moves.into(),
            }
            .text()
        }),
    ];
    things.into_iter().flatten().collect()
}

/// Why a text cannot be used.
pub fn refusal(error: SaveError) -> String {
    match error {
        SaveError::Empty => words::empty().to_owned(),
        SaveError::TooLarge => words::too_large().to_owned(),
        SaveError::Foreign => words::foreign().to_owned(),
        SaveError::OtherVersion(version) => {
            let form = version.into();
            words::OtherVersion { form }.text()
        }
        SaveError::Damaged => words::damaged().to_owned(),
    }
}
