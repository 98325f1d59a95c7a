//! The screens, and the addresses that lead to them.

use yew::AttrValue;

use crate::game::{Game, split, write_board, write_review};

/// A screen beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The analysis of a board.
    Analyse,
    /// The game tree of a board.
    Tree,
    /// The lessons.
    Learn,
    /// The puzzles.
    Puzzle,
    /// A game that is looked at again; beside the board, its moves so far.
    Review,
    /// The results of games, and the saved data.
    Statistics,
}

impl Route {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Analyse,
        Self::Tree,
        Self::Learn,
        Self::Puzzle,
        Self::Review,
        Self::Statistics,
    ];

    /// The name in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Analyse => "analyse",
            Self::Tree => "tree",
            Self::Learn => "learn",
            Self::Puzzle => "puzzle",
            Self::Review => "review",
            Self::Statistics => "statistics",
        }
    }

    /// The screen that the fragment of an address names.
    pub fn of(fragment: &str) -> Option<Self> {
        let (path, _) = split(fragment);
        let name = path.split('/').next()?;
        Self::ALL.into_iter().find(|route| route.name() == name)
    }

    /// The address that leads to this screen from the table with this game: where a screen shows a board,
    /// that of the game.
    pub fn from_game(self, game: &Game) -> String {
        match self {
            Self::Analyse | Self::Tree => write_board(self.name(), game.position()),
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
