//! A whole game as a value, and as text: `heaps=3,5,7&rule=misere&moves=A2,C1`.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use crate::notation::{parse_number, refuse};
use crate::{
    Move, MoveError, NotationError, NotationReason, Position, Rules, Setup, SetupReason,
    parse_heaps, parse_moves, write_heaps, write_moves,
};

/// A game from its first position to where it stands: every move of it is legal.
///
/// # Examples
/// ```
/// use nim_engine::Game;
///
/// let mut game: Game = "heaps=3,5,7&rule=misere&moves=A2,C1".parse()?;
/// assert_eq!(game.position().heaps(), [1, 5, 6]);
/// game.play("B5".parse()?)?;
/// assert_eq!(game.to_string(), "heaps=3,5,7&rule=misere&moves=A2,C1,B5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    start: Position,
    moves: Vec<Move>,
    position: Position,
}

impl Game {
    /// A game in which nobody has moved yet.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    /// The position it began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves so far, the starter's first.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position it has come to.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Makes the next move.
    ///
    /// # Errors
    /// The move is not legal: the game stays as it is.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Game, Rules, Setup};
    ///
    /// let mut game = Game::new(Setup::new(vec![1, 2], Rules::normal()).position()?);
    /// let refused = game.play("A2".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "heap A holds 1 stones, not 2: take fewer");
    /// assert_eq!(game.moves(), []);
    ///
    /// for chosen in ["B1", "A1", "B1"] {
    ///     game.play(chosen.parse()?)?;
    /// }
    /// assert_eq!(game.starter_won(), Some(true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, chosen: Move) -> Result<(), MoveError> {
        self.position.check(chosen)?;
        self.position.apply(chosen);
        self.moves.push(chosen);
        Ok(())
    }

    /// Whether the player who began is to move, or would be.
    #[must_use]
    pub fn is_starters_turn(&self) -> bool {
        self.moves.len().is_multiple_of(2)
    }

    /// Whether the player who began has won; `None` while the game goes on.
    #[must_use]
    pub fn starter_won(&self) -> Option<bool> {
        let mover_won = self.position.mover_won()?;
        Some(mover_won == self.is_starters_turn())
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule={}", self.convention)?;
        match self.limit {
            Some(limit) => write!(f, "&take={limit}"),
            None => Ok(()),
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
        self.start.fmt(f)?;
        if self.moves.is_empty() {
            return Ok(());
        }
        write!(f, "&moves={}", write_moves(&self.moves))
    }
}

/// The values written for the keys of this notation.
#[derive(Default)]
struct Fields<'a> {
    heaps: Option<&'a str>,
    rule: Option<&'a str>,
    take: Option<&'a str>,
    moves: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// Keys of other notations, such as the players of an address, are no concern of this one.
    fn read(text: &'a str) -> Result<Self, GameTextError> {
        let mut fields = Self::default();
        for pair in text.trim().split('&') {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (field, key) = match key {
                "heaps" => (&mut fields.heaps, "heaps"),
                "rule" => (&mut fields.rule, "rule"),
                "take" => (&mut fields.take, "take"),
                "moves" => (&mut fields.moves, "moves"),
                _ => continue,
            };
            if field.replace(value).is_some() {
                return Err(GameTextError::Repeated { key });
            }
        }
        Ok(fields)
    }

    fn rules(&self) -> Result<Rules, GameTextError> {
        let rule = self.rule.ok_or(GameTextError::Missing { key: "rule" })?;
        let limit = |text: &str| {
            let limit = parse_number(text.trim())
                .and_then(|limit| NonZeroU32::new(limit).ok_or(NotationReason::TakesNothing));
            limit.map_err(|reason| refuse(1, text, reason))
        };
        Ok(Rules {
            convention: rule.parse().map_err(in_value_of("rule"))?,
            limit: self
                .take
                .map(limit)
                .transpose()
                .map_err(in_value_of("take"))?,
        })
    }

    fn position(&self) -> Result<Position, GameTextError> {
        let heaps = self.heaps.ok_or(GameTextError::Missing { key: "heaps" })?;
        let heaps = parse_heaps(heaps).map_err(in_value_of("heaps"))?;
        let setup = Setup::new(heaps, self.rules()?);
        setup
            .position()
            .map_err(|refused| GameTextError::Setup(refused.reason))
    }

    fn game(&self) -> Result<Game, GameTextError> {
        let mut game = Game::new(self.position()?);
        let moves = parse_moves(self.moves.unwrap_or("")).map_err(in_value_of("moves"))?;
        for (item, wanted) in (1..).zip(moves) {
            game.play(wanted).map_err(|reason| GameTextError::Illegal {
                item,
                wanted,
                reason,
            })?;
        }
        Ok(game)
    }
}

fn in_value_of(key: &'static str) -> impl Fn(NotationError) -> GameTextError {
    move |error| GameTextError::Value { key, error }
}

impl FromStr for Rules {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        Fields::read(text)?.rules()
    }
}

impl FromStr for Position {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        Fields::read(text)?.position()
    }
}

impl FromStr for Game {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        Fields::read(text)?.game()
    }
}

/// Text that is no game, position or rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameTextError {
    /// A key that must be there is not.
    #[error("{key} is missing: write {key}= and its value")]
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A key occurs twice.
    #[error("{key} is written twice: keep one of them")]
    Repeated {
        /// The key.
        key: &'static str,
    },
    /// The value of a key does not parse.
    #[error("{key}, {error}")]
    Value {
        /// The key.
        key: &'static str,
        /// Where and why.
        error: NotationError,
    },
    /// The heaps are no position.
    #[error("heaps: {0}")]
    Setup(SetupReason),
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
