//! A game as text that is copied and pasted: its moves alone, all of it, or a link to it.

use nim_engine::{GameTextError, Move, parse_moves};

use super::link::{read_game, split};
use super::{BoardError, Game, LinkError, page_board};

/// Reads a text that a person pasted over `game`, which stays unchanged.
///
/// Moves alone, such as `A1,C4`, start from the first board of this table. Spaces and list numbers
/// (`1.`) may stand between them. A game in the engine's notation brings its own board, and the players
/// stay. A link brings its players too.
///
/// # Errors
/// Says which word or move does not fit, and why.
pub fn paste(game: &Game, text: &str) -> Result<Game, PasteError> {
    let text = text.trim();
    if let (_, Some(query)) = split(text) {
        return read_game(query).map_err(PasteError::Link);
    }
    if text.contains('=') {
        let played: nim_engine::Game = text.parse().map_err(PasteError::Game)?;
        let start = played.start();
        page_board(start.heaps().to_vec(), start.rules()).map_err(PasteError::Board)?;
        return Ok(Game::seated(played, game.table().clone()));
    }
    let is_number = |word: &&str| {
        let digits = word.strip_suffix('.');
        digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let words = text.split(|letter: char| letter.is_whitespace() || letter == ',' || letter == ';');
    let moves: Vec<&str> = words
        .filter(|word| !word.is_empty() && !is_number(word))
        .collect();
    if moves.is_empty() {
        return Err(PasteError::Nothing);
    }
    let moves = parse_moves(&moves.join(",")).map_err(|error| {
        PasteError::Game(GameTextError::Value {
            key: "moves",
            error,
        })
    })?;
    let mut game = Game::new(game.table().clone());
    for (item, wanted) in (1..).zip(moves) {
        if game.position().is_terminal() {
            return Err(PasteError::Over { item, wanted });
        }
        game.play(wanted).map_err(|reason| {
            PasteError::Game(GameTextError::Illegal {
                item,
                wanted,
                reason,
            })
        })?;
    }
    Ok(game)
}

/// Why a text is no game here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// There is no move in it.
    Nothing,
    /// The text is no game. If it has only moves, the error is in `moves`.
    Game(GameTextError),
    /// The board is none of this page.
    Board(BoardError),
    /// There is a move after the last stone.
    Over {
        /// Which of the moves, counted from 1.
        item: usize,
        /// The move.
        wanted: Move,
    },
    /// The text is a link that cannot be followed.
    Link(LinkError),
}

/// The text in the field for a game, and the error of its last reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasting {
    text: String,
    error: Option<PasteError>,
}

impl Pasting {
    /// The text in the field.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The error of its last reading.
    pub const fn error(&self) -> Option<&PasteError> {
        self.error.as_ref()
    }

    /// Types this into the field.
    pub fn fill(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        self.error = None;
    }

    /// Reads the field over this game. If the text is a game, the field becomes empty. Otherwise the
    /// text stays, with its error.
    pub fn read(&mut self, game: &Game) -> Option<Game> {
        match paste(game, &self.text) {
            Ok(game) => {
                *self = Self::default();
                Some(game)
            }
            Err(error) => {
                self.error = Some(error);
                None
            }
        }
    }
}
