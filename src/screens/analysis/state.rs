//! The state of the open screen: the board under study, the check, the map, and the open part.

use std::rc::Rc;

use yew::Reducible;

use super::board_editor::{BoardAction, BoardEditor};
use super::check_runner::{CheckAction, CheckRunner};
use super::outcome_map::{MapAction, MapKey, OutcomeMap};
use crate::components::heap_board::Pointed;
use crate::engine::Position;

/// The parts of the screen; check and map follow the rules of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The board that a person can change.
    pub editor: BoardEditor,
    /// The check of the theory.
    pub check: CheckRunner,
    /// The map of the boards around this one.
    pub map: OutcomeMap,
    /// The part that is open beside the board.
    pub part: Part,
    /// What is pointed at.
    pub pointed: Option<Pointed>,
    /// The screen for a class, where it is open.
    pub big: Option<Big>,
}

/// The screen for a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Big {
    /// Whether the answer is shown for the board as it is.
    pub is_answered: bool,
    /// How far Undo could go back when it was opened. It goes back to that board and no further.
    pub floor: usize,
}

/// A part that stands beside the board, of which one is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// Why the position is won or lost.
    #[default]
    Why,
    /// The check of the theory.
    Check,
    /// The map of the boards around this one.
    Map,
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
    /// Opens a part.
    Open(Part),
    /// Points at something, or at nothing.
    Point(Option<Pointed>),
    /// Opens the screen for a class, or leaves it.
    ShowBig(bool),
    /// Uncovers the answer there, or covers it.
    ShowAnswer(bool),
    /// Leaves that screen, or cancels the choice.
    Escape,
}

impl AnalysisState {
    /// The analysis of this position.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        Self {
            editor: BoardEditor::of(position),
            check: CheckRunner::new(rules),
            map: OutcomeMap::of(position),
            part: Part::default(),
            pointed: None,
            big: None,
        }
    }

    /// The same, with the screen for a class where that is asked for.
    pub fn opened(position: &Position, is_big: bool) -> Self {
        Self {
            big: is_big.then(Big::default),
            ..Self::of(position)
        }
    }

    /// Whether Undo has a board to go back to.
    pub fn can_undo(&self) -> bool {
        self.editor.depth() > self.big.map_or(0, |big| big.floor)
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: AnalysisAction) -> Self {
        let before = self.editor.position();
        match action {
            AnalysisAction::Board(BoardAction::Undo) if !self.can_undo() => {}
            AnalysisAction::Board(action) => self.editor.act(action),
            AnalysisAction::Check(action) => self.check.act(action),
            AnalysisAction::Map(action) => {
                self.map.act(action);
                if matches!(action, MapAction::Lay(_) | MapAction::Key(MapKey::Enter)) {
                    self.lay();
                }
            }
            AnalysisAction::Open(part) => self.part = part,
            AnalysisAction::Point(pointed) => self.pointed = pointed,
            AnalysisAction::ShowBig(shows) => {
                self.pointed = None;
                self.big = shows.then(|| Big {
                    is_answered: false,
                    floor: self.editor.depth(),
                });
            }
            AnalysisAction::ShowAnswer(is_answered) => {
                self.big = self.big.map(|big| Big { is_answered, ..big });
            }
            AnalysisAction::Escape if self.big.is_some() => {
                self.pointed = None;
                self.big = None;
            }
            AnalysisAction::Escape => self.editor.act(BoardAction::LetGo),
        }
        // Each board is a question of its own.
        if self.editor.position() != before {
            self.big = self.big.map(|big| Big {
                is_answered: false,
                ..big
            });
        }
        self.check.follow(self.editor.rules());
        self.map.follow(&self.editor.position());
        self
    }

    /// Lays the board under the cursor of the map.
    fn lay(&mut self) {
        let mut heaps = self.map.board_at(self.map.cursor()).heaps().to_vec();
        // The map has an empty heap B beside a heap alone.
        if self.editor.position().heaps().len() == 1 && heaps[1] == 0 {
            heaps.pop();
        }
        self.editor.act(BoardAction::Lay(heaps));
    }
}

impl Reducible for AnalysisState {
    type Action = AnalysisAction;

    fn reduce(self: Rc<Self>, action: AnalysisAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}
