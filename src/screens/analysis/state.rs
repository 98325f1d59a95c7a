//! The state of the screen while it is open.

use super::board_editor::{BoardAction, BoardEditor, BoardToken};
use super::pointing::Target;
use crate::engine::{Move, Position};
use crate::game::{Game, GameAction};

/// The editing of the board of the route, and what is seen of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The ways that are kept, and the fields.
    pub editor: BoardEditor,
    /// The move that is chosen by key or by a drag, and not made yet.
    pub choice: Option<Move>,
    /// The heap that the last action has removed, by its former number.
    pub removed: Option<usize>,
    /// Whether the last move has just been made.
    pub is_fresh: bool,
    /// The target of the pointer, on the board or in the table.
    pub pointed: Option<Target>,
    /// Whether all that answers who wins is covered, as for each new board on an enlarged screen.
    pub is_covered: bool,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Changes the board, or steps on a line.
    Board(BoardAction),
    /// The same by a control that was drawn at this moment.
    Control(BoardToken, BoardAction),
    /// Chooses a move on the board, makes it, or cancels the choice.
    Game(GameAction),
    /// Points at something, or at nothing.
    Point(Option<Target>),
    /// Enlarges the screen for a class, or makes it as before.
    Enlarge(bool),
    /// Uncovers the answer.
    Uncover,
}

/// The line of the route, and whether the screen is enlarged.
pub type ShownLine = (Game, bool);

impl AnalysisState {
    /// The analysis of the board at the end of this line, enlarged for a class or not.
    pub fn new(line: &Game, is_large: bool) -> Self {
        Self {
            editor: BoardEditor::new(line.position()),
            choice: None,
            removed: None,
            is_fresh: false,
            pointed: None,
            is_covered: is_large,
        }
    }

    /// The move that is chosen, or that of the stone that is pointed at, if this board has it.
    pub fn looked_at(&self, board: &Position) -> Option<Move> {
        let pointed = || {
            let Target { heap, stone } = self.pointed?;
            let take = board.heaps().get(heap)?.checked_sub(stone?)?;
            Move::new(heap, take)
        };
        self.choice.or_else(pointed)
    }

    /// The next state, and what is shown then.
    #[must_use]
    pub fn after(mut self, shown: &ShownLine, action: AnalysisAction) -> (Self, ShownLine) {
        let (line, is_large) = shown;
        let (mut next, mut large) = (line.clone(), *is_large);
        match action {
            AnalysisAction::Control(token, action) => {
                if self.editor.is_timely(line, token, &action) {
                    return self.after(shown, AnalysisAction::Board(action));
                }
            }
            AnalysisAction::Board(action) => {
                self.removed = match action {
                    BoardAction::Remove(heap) => Some(heap),
                    _ => None,
                };
                next = self.editor.act(line, action);
            }
            AnalysisAction::Game(GameAction::Choose(made)) => {
                self.choice = Some(made).filter(|&made| line.position().is_legal(made));
            }
            AnalysisAction::Game(GameAction::Take) => {
                if let Some(made) = self.choice {
                    next = self.editor.act(line, BoardAction::Play(made));
                }
            }
            AnalysisAction::Game(_) => self.choice = None,
            AnalysisAction::Point(pointed) => self.pointed = pointed,
            AnalysisAction::Enlarge(enlarged) => large = enlarged,
            AnalysisAction::Uncover => self.is_covered = false,
        }
        if next == *line {
            self.removed = None;
        } else {
            (self.choice, self.pointed) = (None, None);
            self.is_fresh = next.table() == line.table() && next.ply() == line.ply() + 1;
        }
        if next != *line || large != *is_large {
            self.is_covered = large;
        }
        (self, (next, large))
    }
}
