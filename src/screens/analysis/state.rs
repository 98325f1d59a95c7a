//! The state of the open screen: the board under study, the check, and the map.

use std::rc::Rc;

use yew::Reducible;

use super::board_editor::{BoardAction, BoardEditor};
use super::check_runner::{CheckAction, CheckRunner};
use super::outcome_map::{MapAction, OutcomeMap};
use crate::engine::Position;

/// The three parts of the screen; check and map follow the rules of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The board that a person can change.
    pub editor: BoardEditor,
    /// The check of the theory.
    pub check: CheckRunner,
    /// The map of two heaps.
    pub map: OutcomeMap,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    /// An action on the board.
    Board(BoardAction),
    /// An action on the check.
    Check(CheckAction),
    /// An action on the map.
    Map(MapAction),
}

impl AnalysisState {
    /// The analysis of this position.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        Self {
            editor: BoardEditor::of(position),
            check: CheckRunner::new(rules),
            map: OutcomeMap::new(rules),
        }
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: AnalysisAction) -> Self {
        match action {
            AnalysisAction::Board(action) => self.editor.act(action),
            AnalysisAction::Check(action) => self.check.act(action),
            AnalysisAction::Map(action) => self.map.act(action),
        }
        let rules = self.editor.rules();
        self.check.follow(rules);
        self.map.follow(rules);
        self
    }
}

impl Reducible for AnalysisState {
    type Action = AnalysisAction;

    fn reduce(self: Rc<Self>, action: AnalysisAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}
