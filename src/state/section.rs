use crate::game::puzzle::Address;
use crate::game::{Game, Route};

/// A section of the page. The main menu has an entry for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The table, and the review of a game.
    Play,
    /// The path and the lessons.
    Learn,
    Puzzles,
    /// The analysis and the game tree.
    Analysis,
    /// Statistics, instructions, settings, the page itself, and sheets to print.
    More,
}

impl Section {
    /// All sections, in the order of the menu.
    pub const ALL: [Self; 5] = [
        Self::Play,
        Self::Learn,
        Self::Puzzles,
        Self::Analysis,
        Self::More,
    ];

    /// The section that a screen belongs to.
    pub const fn of(route: &Route) -> Self {
        match route {
            Route::Play(_) | Route::Review { .. } => Self::Play,
            Route::Path(_)
            | Route::Step(..)
            | Route::Why(_)
            | Route::Lessons
            | Route::Chapter(_)
            | Route::History
            | Route::Teachers => Self::Learn,
            Route::Puzzle { .. } => Self::Puzzles,
            Route::Analysis { .. } | Route::Tree { .. } => Self::Analysis,
            Route::Statistics | Route::More | Route::Print(_) => Self::More,
        }
    }

    /// The first screen of the section, with this game on the table.
    pub fn first(self, game: &Game) -> Route {
        match self {
            Self::Play => Route::TABLE,
            Self::Learn => Route::Path(None),
            Self::Puzzles => Route::puzzle(Address::Today),
            Self::Analysis => Route::analysis_of(game, false),
            Self::More => Route::More,
        }
    }

    /// Whether this screen of the section stays when the section is opened again. The tree shows the board of Analysis.
    pub const fn stays_on(self, route: &Route) -> bool {
        match self {
            Self::Play | Self::Puzzles => false,
            Self::Analysis => true,
            Self::Learn => matches!(route, Route::Path(_)),
            Self::More => matches!(route, Route::More),
        }
    }
}
