//! The sheet of an address, and the addresses to which a sheet leads.

use yew::AttrValue;

use super::{PuzzleSheet, Worksheet};
use crate::catalogue::print as words;
use crate::engine::{Position, write_heaps};
use crate::game::{FIRST_ANALYSED, FIRST_TREE, LinkError, bounded, read_board, split, write_board};
use crate::route::Route;
use crate::screens::teach::TEACHERS;

/// Something to print.
#[derive(Clone, Debug, PartialEq)]
pub enum Sheet {
    /// A board: `#/print/board?heaps=3,5,7`.
    Board(Position),
    /// A board with its analysis: `#/print/analysis?heaps=3,5,7`.
    Analysis(Position),
    /// The game tree of a board, with the part of the address that the screen of the tree reads:
    /// `#/print/tree?heaps=4&take=3`.
    Tree(Position, AttrValue),
    /// Puzzles with their solutions: `#/print/puzzles/2/4711`.
    Puzzles(PuzzleSheet),
    /// Boards to judge, with reasons: `#/print/worksheet/2/4711?rule=misere`.
    Worksheet(Worksheet),
}

/// The names of the sheets in addresses.
const BOARD: &str = "board";
const ANALYSIS: &str = "analysis";
const TREE: &str = "tree";
const PUZZLES: &str = "puzzles";
const WORKSHEET: &str = "worksheet";

impl Sheet {
    /// Reads the fragment of an address. Without the name of a sheet it is that of the board.
    ///
    /// # Errors
    /// Gives the error in the address.
    pub fn read(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let (path, _) = split(fragment);
        let mut parts = path.splitn(3, '/').skip(1);
        match parts.next().unwrap_or(BOARD) {
            BOARD => read_board(fragment).map(Self::Board),
            ANALYSIS => read_board(or_first(fragment, FIRST_ANALYSED)).map(Self::Analysis),
            TREE => {
                let (_, query) = split(or_first(fragment, FIRST_TREE));
                let query = query.unwrap_or_default().to_owned();
                read_board(or_first(fragment, FIRST_TREE))
                    .map(|board| Self::Tree(board, query.into()))
            }
            PUZZLES => PuzzleSheet::read(parts.next()).map(Self::Puzzles),
            WORKSHEET => Worksheet::read(parts.next(), fragment).map(Self::Worksheet),
            _ => Err(LinkError::NoSuchScreen(path.to_owned())),
        }
    }

    /// Writes the fragment that leads to this sheet.
    pub fn write(&self) -> String {
        match self {
            Self::Board(board) => address(BOARD, board),
            Self::Analysis(board) => address(ANALYSIS, board),
            Self::Tree(_, query) => ["#/print/", TREE, "?", query].concat(),
            Self::Puzzles(puzzles) => puzzles.write(["#/print/", PUZZLES].concat()),
            Self::Worksheet(sheet) => sheet.write(&["#/print/", WORKSHEET].concat()),
        }
    }

    /// The fragment to which the code on the sheet leads: the screen that shows the same, or the first of
    /// the puzzles, without the solutions, or a practice.
    pub fn link(&self) -> String {
        match self {
            Self::Board(board) => write_board("play", board),
            Self::Analysis(board) => write_board(Route::Analyse.name(), board),
            Self::Tree(_, query) => ["#/", Route::Tree.name(), "?", query].concat(),
            Self::Puzzles(puzzles) => puzzles.write(["#/", Route::Puzzle.name()].concat()),
            Self::Worksheet(sheet) => sheet.practice(),
        }
    }

    /// The screen to go back to with its address; `None` stands for the table.
    pub fn way_back(&self) -> Option<(Route, String)> {
        match self {
            Self::Board(_) => None,
            Self::Analysis(_) => Some((Route::Analyse, self.link())),
            Self::Tree(..) => Some((Route::Tree, self.link())),
            Self::Puzzles(_) => Some((Route::Puzzle, self.link())),
            Self::Worksheet(_) => Some((Route::Learn, TEACHERS.to_owned())),
        }
    }

    /// Heads the sheet.
    pub fn title(&self) -> &'static str {
        match self {
            Self::Board(_) => words::board(),
            Self::Analysis(_) => words::analysis(),
            Self::Tree(..) => words::tree(),
            Self::Puzzles(_) => words::puzzles(),
            Self::Worksheet(sheet) => sheet.title(),
        }
    }

    /// The board of the sheet.
    pub const fn board(&self) -> Option<&Position> {
        match self {
            Self::Board(board) | Self::Analysis(board) | Self::Tree(board, _) => Some(board),
            Self::Puzzles(_) | Self::Worksheet(_) => None,
        }
    }

    /// Its heaps, as links write them.
    pub fn heaps(&self) -> Option<String> {
        self.board().map(|board| write_heaps(board.heaps()))
    }
}

/// Whether a fragment asks for a sheet. The screen that gets it draws its part of the sheet.
pub fn is_sheet(fragment: &str) -> bool {
    Route::of(fragment) == Some(Route::Print)
}

/// An address without a query opens the board that its screen opens without one.
fn or_first<'a>(fragment: &'a str, first: &'a str) -> &'a str {
    if fragment.contains('?') {
        fragment
    } else {
        first
    }
}

fn address(sheet: &str, board: &Position) -> String {
    write_board(&["print/", sheet].concat(), board)
}
