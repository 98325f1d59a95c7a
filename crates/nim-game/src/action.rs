use nim_engine::{AiMove, Move};

use super::{Autoplay, Game, TurnToken};

/// Everything that can happen to a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Chooses a move, in place of another choice.
    Choose(Move),
    /// Cancels the choice.
    ClearChoice,
    /// Makes the chosen move.
    Take,
    /// Notes that this choice has waited for a while without being taken.
    Remind(TurnToken, Move),
    /// Makes the move that the computer has found.
    Reply(TurnToken, AiMove),
    /// Undoes the last move, with the computer's reply.
    Undo,
    /// Makes the undone move again.
    Redo,
    /// Asks for a hint, which says more each time.
    Hint,
    /// Sets whether the computer moves by itself, pauses, or makes one move.
    Autoplay(Autoplay),
    /// Replaces the game by another one.
    Replace(Box<Game>),
}
