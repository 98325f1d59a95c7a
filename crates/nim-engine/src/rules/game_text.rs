//! Rules, positions and games as text, both ways: `heaps=3,5,7&rule=misere&moves=A2,C1`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::notation::{EMPTY, refuse};
use crate::{
    BoardError, Convention, Game, Move, MoveError, NotationError, Position, Rules, Takes,
    parse_heaps, parse_moves, write_heaps, write_moves,
};

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule={}", self.convention)?;
        match self.takes {
            Takes::Any => Ok(()),
            takes => write!(f, "&take={takes}"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "heaps={}&{}", write_heaps(self.heaps()), self.rules())
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.start().fmt(f)?;
        if self.ply() == 0 {
            return Ok(());
        }
        write!(f, "&moves={}", write_moves(self.moves()))
    }
}

/// The values of a text such as `heaps=3,5,7&rule=misere&moves=A2`, each key once.
///
/// `parse` reads [`Rules`], [`Position`] and [`Game`] by this type. A text with more keys, such as an
/// address, is read by this type too.
///
/// # Examples
/// ```
/// use nim_engine::{GameText, GameTextError};
///
/// let text = GameText::read("heaps=1,2&moves=B1&first=two&colour=red", &["first"])?;
/// assert_eq!(text.value("first")?.as_deref(), Some("two"));
/// assert_eq!(text.value("colour")?, None, "nobody asked for it");
///
/// assert_eq!(text.heaps()?, Some(vec![1, 2]));
/// assert_eq!(text.convention()?, None);
/// // What is missing is an error only for whoever needs it.
/// assert_eq!(text.game().unwrap_err().key(), "rule");
/// # Ok::<(), GameTextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameText<'a> {
    values: Vec<(&'static str, &'a str)>,
    decode: fn(&'a str) -> Option<Cow<'a, str>>,
}

const HEAPS: &str = "heaps";
const RULE: &str = "rule";
const TAKE: &str = "take";
const MOVES: &str = "moves";

impl<'a> GameText<'a> {
    /// Reads the keys `heaps`, `rule`, `take` and `moves`, and `others`. Any other key is ignored.
    ///
    /// # Errors
    /// One of these keys occurs twice, and either could be meant.
    pub fn read(text: &'a str, others: &[&'static str]) -> Result<Self, GameTextError> {
        let mut values: Vec<(&'static str, &'a str)> = Vec::new();
        for pair in text.split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let mut keys = [HEAPS, RULE, TAKE, MOVES].iter().chain(others);
            let Some(&key) = keys.find(|&&key| key == name) else {
                continue;
            };
            if values.iter().any(|&(known, _)| known == key) {
                return Err(GameTextError::Repeated { key });
            }
            values.push((key, value));
        }
        Ok(Self {
            values,
            decode: |value| Some(value.into()),
        })
    }

    /// This text with encoded values, as in addresses. `decode` decodes each value when it is read, and
    /// returns `None` if it cannot.
    #[must_use]
    pub fn decoded_by(self, decode: fn(&'a str) -> Option<Cow<'a, str>>) -> Self {
        Self { decode, ..self }
    }

    /// The value of a key as it is written: `None` where the key is left out, or `read` did not ask for it.
    #[must_use]
    pub fn raw(&self, key: &str) -> Option<&'a str> {
        let found = self.values.iter().find(|(known, _)| *known == key);
        found.map(|&(_, value)| value)
    }

    /// The decoded value of a key: `None` where the key is left out, or `read` did not ask for it.
    ///
    /// # Errors
    /// The value cannot be decoded.
    pub fn value(&self, key: &'static str) -> Result<Option<Cow<'a, str>>, GameTextError> {
        let decoded = |value| {
            (self.decode)(value)
                .ok_or_else(|| refused(key, refuse(1, value, "write it without codes")))
        };
        self.raw(key).map(decoded).transpose()
    }

    /// The heaps, where they are written.
    ///
    /// # Errors
    /// The heaps are no list that [`parse_heaps`] reads.
    pub fn heaps(&self) -> Result<Option<Vec<u32>>, GameTextError> {
        self.parsed(HEAPS, parse_heaps)
    }

    /// The convention, where it is written.
    ///
    /// # Errors
    /// The value is neither `normal` nor `misere`.
    pub fn convention(&self) -> Result<Option<Convention>, GameTextError> {
        self.parsed(RULE, str::parse)
    }

    /// The rules.
    ///
    /// # Errors
    /// The convention is missing, or neither `normal` nor `misere`; or `take` is neither a limit (a whole number of at
    /// least 1) nor a set (several from 1 to 31).
    pub fn rules(&self) -> Result<Rules, GameTextError> {
        let convention = self.convention()?;
        Ok(Rules {
            convention: convention.ok_or_else(|| missing(RULE))?,
            takes: self.parsed(TAKE, str::parse)?.unwrap_or_default(),
        })
    }

    /// The position: heaps and rules.
    ///
    /// # Errors
    /// Those of [`heaps`](Self::heaps) and [`rules`](Self::rules); the heaps are missing; or the heaps
    /// are no position.
    pub fn position(&self) -> Result<Position, GameTextError> {
        let heaps = self.heaps()?;
        let heaps = heaps.ok_or_else(|| missing(HEAPS))?;
        Position::new(&heaps, self.rules()?).map_err(GameTextError::Board)
    }

    /// The whole game.
    ///
    /// # Errors
    /// Those of [`position`](Self::position) and [`game_from`](Self::game_from).
    pub fn game(&self) -> Result<Game, GameTextError> {
        self.game_from(self.position()?)
    }

    /// The game of the written moves from `start`, which need not be the position of this text.
    ///
    /// # Errors
    /// The moves are no list that [`parse_moves`] reads, or one of them is not legal.
    pub fn game_from(&self, start: Position) -> Result<Game, GameTextError> {
        let moves = self.parsed(MOVES, parse_moves)?.unwrap_or_default();
        let mut game = Game::new(start);
        for (item, wanted) in (1..).zip(moves) {
            game.play(wanted).map_err(|reason| GameTextError::Illegal {
                item,
                wanted,
                reason,
            })?;
        }
        Ok(game)
    }

    fn parsed<T>(
        &self,
        key: &'static str,
        parse: fn(&str) -> Result<T, NotationError>,
    ) -> Result<Option<T>, GameTextError> {
        let parsed = self.value(key)?.map(|value| parse(&value)).transpose();
        parsed.map_err(|error| refused(key, error))
    }
}

fn refused(key: &'static str, error: NotationError) -> GameTextError {
    GameTextError::Value { key, error }
}

fn missing(key: &'static str) -> GameTextError {
    refused(key, refuse(1, "", EMPTY))
}

impl FromStr for Rules {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        GameText::read(text.trim(), &[])?.rules()
    }
}

impl FromStr for Position {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        GameText::read(text.trim(), &[])?.position()
    }
}

impl FromStr for Game {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        GameText::read(text.trim(), &[])?.game()
    }
}

/// Text that is no game, position or rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameTextError {
    /// A key occurs twice.
    #[error("{key} is written twice: keep one of them")]
    Repeated {
        /// The key.
        key: &'static str,
    },
    /// The value of a key is missing, cannot be decoded, or does not parse.
    #[error("{key}, {error}")]
    Value {
        /// The key.
        key: &'static str,
        /// The place and the reason.
        error: NotationError,
    },
    /// The heaps are no position.
    #[error("{0}")]
    Board(BoardError),
    /// A move does not fit the position that the moves before it lead to.
    #[error("moves, item {item}, \"{wanted}\": {reason}")]
    Illegal {
        /// Which move, counted from 1.
        item: usize,
        /// The move.
        wanted: Move,
        /// Why it is not legal.
        reason: MoveError,
    },
}

impl GameTextError {
    /// The key at fault.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Repeated { key } | Self::Value { key, .. } => key,
            Self::Board(BoardError::TakeTooLarge) => TAKE,
            Self::Board(_) => HEAPS,
            Self::Illegal { .. } => MOVES,
        }
    }
}
