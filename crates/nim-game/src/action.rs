use nim_engine::{AiMove, Move};

use super::{Game, LinkError, MatchConfig, Seat};

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
    /// The analysis is looked at.
    Peek,
    /// The computer moves by itself from now on.
    Run,
    /// Pauses the computer.
    Pause,
    /// Lets the computer make one move, then pauses.
    Step,
    /// Another side starts; only before the first move.
    Start(Seat),
    /// The same table from its first move.
    Restart,
    /// The same table, the other side starts.
    Rematch,
    /// A new table.
    New(MatchConfig),
    /// Dismisses the problem with an address.
    Dismiss,
    /// Follows a link: to the game that it names, if there is one, or to its error.
    Follow(Box<Result<Option<Game>, LinkError>>),
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
