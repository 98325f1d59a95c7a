use super::{Game, LinkError, MatchConfig, Seat};
use crate::engine::{AiMove, Move};

/// Everything that can happen to a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// A stone is pressed: chooses this move, or makes it when it is chosen already.
    Press(Move),
    /// A number is chosen in a heap, by digit or slider: chooses, and never takes.
    Choose(Move),
    /// The choice is let go.
    LetGo,
    /// The choice is taken.
    Take,
    /// The choice has waited a while.
    Remind(TurnToken, Move),
    /// The computer answers.
    Reply(TurnToken, AiMove),
    /// The last move is taken back, with the computer's reply to it.
    Undo,
    /// Makes the undone move again.
    Redo,
    /// A hint is asked for: each time a deeper one.
    Hint,
    /// The analysis is looked at.
    Peek,
    /// The computer moves by itself from now on.
    Run,
    /// The computer waits.
    Pause,
    /// The computer makes one move, then waits.
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
    /// A link is followed: to the game that it names, if it names one, or to what is wrong with
    /// it.
    Follow(Box<Result<Option<Game>, LinkError>>),
}

/// The moment for which a delayed action was made; at any other moment that action is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnToken {
    /// Which game of this visit, counted from 0.
    pub game: u32,
    /// How many moves had been made.
    pub ply: usize,
    /// How often a move had been taken back: the same ply comes again, the moment does not.
    pub undos: u32,
}
