//! A game as text that is copied and pasted: its moves alone, all of it, or a link to it.

use super::link::read_game;
use super::{BOUNDS, Game, Table, Trouble};
use crate::engine::{
    self, Game as Written, GameTextError, MoveError, NotationError, NotationReason, Setup,
    SetupReason, parse_moves,
};

/// Writes a game in the engine's notation: `heaps=3,5,7&rule=misere&moves=A1,C4`.
#[must_use]
pub fn notation(game: &Game) -> String {
    let mut written = Written::new(game.table().board.clone());
    for &made in game.moves() {
        let legal = written.play(made).is_ok();
        debug_assert!(legal, "a game's own moves were legal when they were made");
    }
    written.to_string()
}

/// Reads what somebody pasted over `game`, which stays as it is.
///
/// Moves alone, such as `A1,C4`, are those of this table from its first board on; spaces and the
/// numbers of a list (`1.`) may stand between them. A game in the engine's notation brings its own
/// board, and whoever plays stays. A link brings its players too.
///
/// # Errors
/// Says which word or move does not fit, and why.
pub fn paste(game: &Game, text: &str) -> Result<Game, PasteError> {
    let text = text.trim();
    if let Some((_, query)) = text.split_once('?') {
        return read_game(query).map_err(PasteError::Link);
    }
    if text.contains('=') {
        let written: Written = text.parse().map_err(PasteError::of)?;
        let start = written.start();
        let limit = start.rules().limit;
        if let Some(limit) = limit.filter(|limit| limit.get() > BOUNDS.size) {
            // The page could not write a link to such a game.
            return Err(PasteError::Value {
                key: "take",
                error: NotationError {
                    item: 1,
                    text: limit.to_string(),
                    reason: NotationReason::TooLarge,
                },
            });
        }
        let board = Setup::new(start.heaps().to_vec(), start.rules())
            .position_within(&BOUNDS)
            .map_err(|refused| PasteError::Board(refused.reason))?;
        let table = Table {
            board,
            ..game.table().clone()
        };
        return replay(table, written.moves());
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
    let moves =
        parse_moves(&moves.join(",")).map_err(|error| PasteError::Value { key: MOVES, error })?;
    replay(game.table().clone(), &moves)
}

/// The key of the moves.
const MOVES: &str = "moves";

fn replay(table: Table, moves: &[engine::Move]) -> Result<Game, PasteError> {
    let mut game = Game::new(table);
    for (number, &made) in (1..).zip(moves) {
        if game.position().is_terminal() {
            return Err(PasteError::Over { number, made });
        }
        game.play(made).map_err(|reason| PasteError::Illegal {
            number,
            made,
            reason,
        })?;
    }
    Ok(game)
}

/// Why a text is no game here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// There is no move in it.
    Nothing,
    /// A whole game lacks this key.
    Missing(&'static str),
    /// It gives this key more than once.
    Repeated(&'static str),
    /// The value of `key` cannot be read.
    Value {
        /// The key: `moves` where the text was nothing but moves.
        key: &'static str,
        /// What is wrong with its value.
        error: NotationError,
    },
    /// The move `made`, the `number`th counted from 1, is against the rules.
    Illegal {
        /// Which of the moves, counted from 1.
        number: usize,
        /// The move.
        made: engine::Move,
        /// Why it is refused.
        reason: MoveError,
    },
    /// There is a move, the `number`th counted from 1, after the last stone.
    Over {
        /// Which of the moves, counted from 1.
        number: usize,
        /// The move.
        made: engine::Move,
    },
    /// Its heaps make no board of this page.
    Board(SetupReason),
    /// It is a link that cannot be followed.
    Link(Trouble),
}

impl PasteError {
    /// Moves and boards are told the same, however they came.
    fn of(error: GameTextError) -> Self {
        match error {
            GameTextError::Missing { key } => Self::Missing(key),
            GameTextError::Repeated { key } => Self::Repeated(key),
            GameTextError::Value { key, error } => Self::Value { key, error },
            GameTextError::Setup(reason) => Self::Board(reason),
            GameTextError::Illegal {
                item,
                wanted,
                reason,
            } => Self::Illegal {
                number: item,
                made: wanted,
                reason,
            },
        }
    }
}

/// What is typed into the field for a game, and what was wrong with it when it was last read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasting {
    text: String,
    error: Option<PasteError>,
}

impl Pasting {
    /// The name of the field.
    pub const FIELD: &'static str = "paste";
    /// The name of the button that reads it.
    pub const READ: &'static str = "paste";

    /// What is typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with it.
    #[must_use]
    pub const fn error(&self) -> Option<&PasteError> {
        self.error.as_ref()
    }

    /// Fills in the field: whether it is of this name.
    pub fn fill(&mut self, name: &str, value: &str) -> bool {
        if name == Self::FIELD {
            value.clone_into(&mut self.text);
            self.error = None;
        }
        name == Self::FIELD
    }

    /// Reads the field over this game. Where it can be read, the field is empty again; else it
    /// keeps what was typed and knows what is wrong with it.
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
