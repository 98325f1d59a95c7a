use crate::GameAction;

/// What a person does in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonAction {
    /// Goes to the next board, or to the end.
    Next,
    /// Goes to the board before.
    Back,
    /// Goes to the first board.
    Restart,
    /// Goes to the end of a chapter.
    SkipToEnd,
    /// Sets the board back as it was.
    Again,
    /// Shows the answer.
    Show,
    /// Shows the help of a drawn board, or the next hint of a puzzle.
    Help,
    /// Gives this answer, counted from 0.
    Answer(usize),
    /// Gives this number.
    Number(u32),
    /// Types this into the field for a number.
    Write(String),
    /// Submits the typed number or the cut heaps.
    Check,
    /// Says that no move wins.
    NoMove,
    /// Cuts or joins a heap below this stone, counted from 0 at the bottom.
    Cut(usize, u32),
    /// Presses the block of this size in this heap.
    Block(usize, u32),
    /// Takes back the move that gave the game away.
    TakeBack,
    /// Plays on after the move that gave the game away.
    PlayOn,
    /// Chooses, lets go or takes on the board.
    Board(GameAction),
    /// The pause before a move that no person makes has ended.
    Tick,
}
