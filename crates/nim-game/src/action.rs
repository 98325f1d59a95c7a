use nim_engine::{AiMove, Move};

use super::{Autoplay, Game};

/// Everything that can happen to a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Chooses a move, in place of another choice.
    Choose(Move),
    /// Cancels the choice.
    LetGo,
    /// The choice is taken.
    Take,
    /// The choice has waited a while.
    Remind(TurnToken, Move),
    /// The computer answers.
    Reply(TurnToken, AiMove),
    /// Undoes the last move, with the computer's reply.
    Undo,
    /// Makes the undone move again.
    Redo,
    /// Asks for a hint, which says more each time.
    Hint,
    /// From now on the computer moves by itself, pauses, or makes one move.
    Clock(Autoplay),
    /// Replaces the game by another one.
    Replace(Box<Game>),
}

/// The moment for which a delayed action was made. At any other moment that action is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnToken {
    /// Which game of this visit, counted from 0.
    pub game: u32,
    /// How many moves had been made.
    pub ply: usize,
    /// The number of undos: the same ply can return, but the moment cannot.
    pub undos: u32,
}
