//! The state of the open screen.

use std::rc::Rc;

use yew::Reducible;

use super::board_editor::{BoardAction, BoardEditor};
use crate::components::heap_board::Pointed;
use crate::engine::Position;

/// The board under study, and how it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The board that a person can change.
    pub editor: BoardEditor,
    /// What is pointed at, on the board or in the table.
    pub pointed: Option<Pointed>,
    /// Whether the screen is enlarged for a class.
    pub is_large: bool,
    /// Whether all that answers who wins is covered. Each board of a class is a question of its own.
    pub is_covered: bool,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    /// Changes the board.
    Board(BoardAction),
    /// Points at something, or at nothing.
    Point(Option<Pointed>),
    /// Enlarges the screen for a class, or makes it as before.
    Enlarge(bool),
    /// Uncovers the answer.
    Uncover,
    /// Makes an enlarged screen as before, or cancels the choice.
    Escape,
}

impl AnalysisState {
    /// The analysis of this position, enlarged for a class or not.
    pub fn new(position: &Position, is_large: bool) -> Self {
        Self {
            editor: BoardEditor::new(position),
            pointed: None,
            is_large,
            is_covered: is_large,
        }
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: AnalysisAction) -> Self {
        let before = self.editor.position();
        match action {
            AnalysisAction::Board(action) => self.editor.act(action),
            AnalysisAction::Point(pointed) => self.pointed = pointed,
            AnalysisAction::Enlarge(is_large) => self.enlarge(is_large),
            AnalysisAction::Uncover => self.is_covered = false,
            AnalysisAction::Escape if self.is_large => self.enlarge(false),
            AnalysisAction::Escape => self.editor.act(BoardAction::LetGo),
        }
        if self.editor.position() != before {
            self.is_covered = self.is_large;
        }
        self
    }

    fn enlarge(&mut self, is_large: bool) {
        (self.is_large, self.is_covered) = (is_large, is_large);
        if is_large {
            // A chosen move may be the answer.
            self.editor.act(BoardAction::LetGo);
        }
    }
}

impl Reducible for AnalysisState {
    type Action = AnalysisAction;

    fn reduce(self: Rc<Self>, action: AnalysisAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}
