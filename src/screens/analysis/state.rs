//! The state of the screen while it is open.

use super::board_editor::{BoardAction, BoardEditor};
use crate::components::heap_board::HoverTarget;
use crate::engine::Position;

/// The editing of the board of the route, and what is seen of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The choice and the fields.
    pub editor: BoardEditor,
    /// The target of the pointer, on the board or in the table.
    pub pointed: Option<HoverTarget>,
    /// Whether all that answers who wins is covered, as for each new board on an enlarged screen.
    pub is_covered: bool,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    /// Changes the board.
    Board(BoardAction),
    /// Points at something, or at nothing.
    Point(Option<HoverTarget>),
    /// Enlarges the screen for a class, or makes it as before.
    Enlarge(bool),
    /// Uncovers the answer.
    Uncover,
    /// Makes an enlarged screen as before, or cancels the choice.
    Escape,
}

/// The board of the route, and whether the screen is enlarged.
pub type ShownBoard = (Position, bool);

impl AnalysisState {
    /// The analysis of this position, enlarged for a class or not.
    pub fn new(board: &Position, is_large: bool) -> Self {
        Self {
            editor: BoardEditor::new(board),
            pointed: None,
            is_covered: is_large,
        }
    }

    /// The next state, and what is shown then.
    #[must_use]
    pub fn after(
        mut self,
        (board, is_large): &ShownBoard,
        action: AnalysisAction,
    ) -> (Self, ShownBoard) {
        let (mut next, mut large) = (board.clone(), *is_large);
        match action {
            AnalysisAction::Board(action) => next = self.editor.act(board, action),
            AnalysisAction::Point(pointed) => self.pointed = pointed,
            AnalysisAction::Enlarge(enlarged) => large = enlarged,
            AnalysisAction::Uncover => self.is_covered = false,
            AnalysisAction::Escape if *is_large => large = false,
            AnalysisAction::Escape => next = self.editor.act(board, BoardAction::LetGo),
        }
        if next != *board || large != *is_large {
            self.is_covered = large;
        }
        if large && !is_large {
            // A chosen move may be the answer.
            self.editor.act(board, BoardAction::LetGo);
        }
        (self, (next, large))
    }
}
