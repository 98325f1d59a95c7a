//! A whole game as a value, with undo and redo.

use crate::{Move, MoveError, Position};

/// A game from its first position to the current one, with the undone moves. Every move of it is legal.
///
/// Two games are equal if their starts, their moves and their undone moves are equal. The text of a game
/// does not contain its undone moves.
///
/// # Examples
/// ```
/// use nim_engine::Game;
///
/// let mut game: Game = "heaps=3,5,7&rule=misere&moves=A2,C1".parse()?;
/// assert_eq!(game.position().heaps(), [1, 5, 6]);
/// game.play("B5".parse()?)?;
/// assert_eq!(game.to_string(), "heaps=3,5,7&rule=misere&moves=A2,C1,B5");
///
/// game.undo();
/// assert_eq!(game.position().heaps(), [1, 5, 6]);
/// game.redo();
/// assert_eq!(game.position().heaps(), [1, 0, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    start: Position,
    position: Position,
    /// The moves that are made, and after them the undone ones.
    line: Vec<Move>,
    /// How many moves of the line are made: the others are undone.
    ply: usize,
}

impl Game {
    /// A game before its first move.
    pub fn new(start: Position) -> Self {
        Self {
            position: start,
            start,
            line: Vec::new(),
            ply: 0,
        }
    }

    /// The first position of the game.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves so far, the starter's first, without undone ones.
    pub fn moves(&self) -> &[Move] {
        &self.line[..self.ply]
    }

    /// The undone moves, in their order in the game: [`redo`](Self::redo) makes the first of them again.
    pub fn taken_back(&self) -> &[Move] {
        &self.line[self.ply..]
    }

    /// How many moves are made.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The position after the moves so far.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Makes the next move. Undone moves are forgotten.
    ///
    /// # Errors
    /// The move is not legal: the game stays as it is.
    pub fn play(&mut self, chosen: Move) -> Result<(), MoveError> {
        self.position.check(chosen)?;
        self.position.apply(chosen);
        self.line.truncate(self.ply);
        self.line.push(chosen);
        self.ply += 1;
        Ok(())
    }

    /// Undoes the last move and returns it; `None` before the first move. [`redo`](Self::redo) can make the
    /// move again until another move is played.
    ///
    /// A long game takes no more time than a short one, because only the stones of that move are put back.
    pub fn undo(&mut self) -> Option<Move> {
        let last = *self.moves().last()?;
        self.position.put_back(last);
        self.ply -= 1;
        Some(last)
    }

    /// Redoes the last undone move and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let next = *self.taken_back().first()?;
        self.position.apply(next);
        self.ply += 1;
        Some(next)
    }

    /// Undoes or redoes moves until this many are made; if there are fewer, all of them.
    pub fn go_to(&mut self, ply: usize) {
        while self.ply > ply && self.undo().is_some() {}
        while self.ply < ply && self.redo().is_some() {}
    }

    /// The game after its first `ply` moves, or if it has fewer, after all of them. No move of the result is undone.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Self {
        let mut game = self.clone();
        game.line.truncate(game.ply);
        game.go_to(ply);
        game.line.truncate(game.ply);
        game
    }

    /// Whether it is the starter's turn, or would be if the game were not over.
    pub const fn is_starters_turn(&self) -> bool {
        self.ply.is_multiple_of(2)
    }

    /// Whether the starter has won; `None` while the game goes on.
    pub fn starter_won(&self) -> Option<bool> {
        let mover_won = self.position.mover_won()?;
        Some(mover_won == self.is_starters_turn())
    }
}
