//! The screens, and the addresses that lead to them.

use yew::AttrValue;

use crate::game::{Game, Turn, split, write_board, write_review};

/// A screen beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The analysis of a board.
    Analyse,
    /// The game tree of a board.
    Tree,
    /// The path: the first steps to the strategy, and what is practised.
    Path,
    /// The lessons.
    Learn,
    /// The puzzles.
    Puzzle,
    /// A game that is looked at again; beside the board, its moves so far.
    Review,
    /// The results of games, and the saved data.
    Statistics,
    /// The list of all that has no section of its own.
    More,
    /// A sheet to print.
    Print,
}

impl Route {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Analyse,
        Self::Tree,
        Self::Path,
        Self::Learn,
        Self::Puzzle,
        Self::Review,
        Self::Statistics,
        Self::More,
        Self::Print,
    ];

    /// The name in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Analyse => "analyse",
            Self::Tree => "tree",
            Self::Path => "path",
            Self::Learn => "learn",
            Self::Puzzle => "puzzle",
            Self::Review => "review",
            Self::Statistics => "statistics",
            Self::More => "more",
            Self::Print => "print",
        }
    }

    /// The screen that the fragment of an address names, also by a name that people type instead.
    pub fn of(fragment: &str) -> Option<Self> {
        let (path, _) = split(fragment);
        let name = match path.split('/').next()? {
            "analysis" => Self::Analyse.name(),
            "lessons" => Self::Learn.name(),
            "puzzles" => Self::Puzzle.name(),
            name => name,
        };
        Self::ALL.into_iter().find(|route| route.name() == name)
    }

    /// The address that leads to this screen from the table with this game: where a screen shows a board,
    /// that of the game, or the one that it began with when it is over. A game without hints keeps its board to itself.
    pub fn from_game(self, game: &Game) -> String {
        match self {
            Self::Analyse | Self::Tree if !game.is_without_hints() => {
                let board = match game.turn() {
                    Turn::Over { .. } => &game.table().board,
                    _ => game.position(),
                };
                write_board(self.name(), board)
            }
            Self::Review => write_review(game),
            _ => ["#/", self.name()].concat(),
        }
    }

    /// Whether a player who opens this screen during a turn gets help by it.
    pub const fn helps(self) -> bool {
        matches!(self, Self::Analyse | Self::Tree | Self::Review)
    }

    /// Whether positions are studied on it.
    pub const fn studies(self) -> bool {
        matches!(self, Self::Analyse | Self::Tree)
    }
}

/// A section of the page. The main menu has an entry for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The table, and the review of a game.
    Play,
    /// The path and the lessons.
    Learn,
    /// The puzzles.
    Puzzles,
    /// The analysis and the game tree.
    Analysis,
    /// Statistics, instructions, settings, the page itself, and sheets to print.
    More,
}

impl Section {
    /// All of them, in the order of the menu.
    pub const ALL: [Self; 5] = [
        Self::Play,
        Self::Learn,
        Self::Puzzles,
        Self::Analysis,
        Self::More,
    ];

    /// The section that a screen belongs to; the table is no screen.
    pub const fn of(route: Option<Route>) -> Self {
        match route {
            None | Some(Route::Review) => Self::Play,
            Some(Route::Path | Route::Learn) => Self::Learn,
            Some(Route::Puzzle) => Self::Puzzles,
            Some(Route::Analyse | Route::Tree) => Self::Analysis,
            Some(Route::Statistics | Route::More | Route::Print) => Self::More,
        }
    }

    /// The first screen of the section; the table is none.
    pub const fn route(self) -> Option<Route> {
        match self {
            Self::Play => None,
            Self::Learn => Some(Route::Path),
            Self::Puzzles => Some(Route::Puzzle),
            Self::Analysis => Some(Route::Analyse),
            Self::More => Some(Route::More),
        }
    }
}

/// The open screen, and the address that led there.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    /// The screen.
    pub route: Route,
    /// The fragment of the address, with its query.
    pub fragment: AttrValue,
    /// The number of this visit to a screen: the same address leads to a new one each time.
    pub number: u32,
}
