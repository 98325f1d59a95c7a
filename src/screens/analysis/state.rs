//! The state of the screen while it is open.

use super::board_editor::{BoardAction, BoardEditor};
use super::pointing::Target;
use crate::engine::{Move, Position};
use crate::game::{Edit, Game, GameAction};

/// The editing of the board of the route, and what is seen of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisState {
    /// The variations that are kept, and the fields.
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
    pub is_answer_hidden: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Changes the board, or steps on a line.
    Board(BoardAction),
    /// Changes the board by a control that names a heap. The number is the version of the heaps for which the control was
    /// drawn (`BoardEditor::heaps_version`).
    OfHeap(u32, BoardAction),
    /// Chooses a move on the board, makes it, or cancels the choice.
    Game(GameAction),
    /// Points at something, or at nothing.
    Point(Option<Target>),
    /// Enlarges the screen for a class, or makes it as before.
    Enlarge(bool),
    ShowAnswer,
}

impl AnalysisState {
    /// The analysis of the board at the end of this line, enlarged for a class or not.
    pub fn new(line: &Game, is_large: bool) -> Self {
        Self {
            editor: BoardEditor::new(line.position()),
            choice: None,
            removed: None,
            is_fresh: false,
            pointed: None,
            is_answer_hidden: is_large,
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

    /// The state after an action, and the change of the route.
    #[must_use]
    pub fn after(
        mut self,
        line: &Game,
        is_large: bool,
        action: AnalysisAction,
    ) -> (Self, Option<Edit>) {
        let mut next = line.clone();
        let mut removed = None;
        match action {
            AnalysisAction::OfHeap(version, _) if version != self.editor.heaps_version => {}
            AnalysisAction::OfHeap(_, action) | AnalysisAction::Board(action) => {
                if let BoardAction::Remove(heap) = action {
                    removed = Some(heap);
                }
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
            AnalysisAction::Enlarge(enlarged) if enlarged != is_large => {
                self.is_answer_hidden = enlarged;
                return (self, Some(Edit::Enlarge(enlarged)));
            }
            AnalysisAction::Enlarge(_) => {}
            AnalysisAction::ShowAnswer => self.is_answer_hidden = false,
        }
        if next == *line {
            return (self, None);
        }
        (self.choice, self.pointed, self.removed) = (None, None, removed);
        self.is_fresh = next.config() == line.config() && next.ply() == line.ply() + 1;
        self.is_answer_hidden = is_large;
        (self, Some(Edit::Line(next.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Route;

    /// The analysis of a board, and the actions of controls that were all drawn for its first moment.
    struct Screen {
        state: AnalysisState,
        line: Game,
    }

    impl Screen {
        fn open(address: &str) -> Self {
            let Ok(Route::Analysis { line, .. }) = address.parse() else {
                panic!("{address} is an analysis");
            };
            Self {
                state: AnalysisState::new(&line, false),
                line: *line,
            }
        }

        fn act(&mut self, action: AnalysisAction) {
            let (state, edit) = self.state.clone().after(&self.line, false, action);
            self.state = state;
            if let Some(Edit::Line(line)) = edit {
                self.line = *line;
            }
        }

        fn press(&mut self, action: BoardAction) -> &[u32] {
            let action = match action {
                BoardAction::Add | BoardAction::Undo => AnalysisAction::Board(action),
                action => AnalysisAction::OfHeap(0, action),
            };
            self.act(action);
            self.line.position().heaps()
        }
    }

    #[test]
    fn two_presses_on_remove_remove_one_heap() {
        let mut screen = Screen::open("#/analyse?heaps=1,3,5,7,9");
        for _ in 0..2 {
            assert_eq!(screen.press(BoardAction::Remove(4)), [1, 3, 5, 7]);
            assert_eq!(screen.state.removed, Some(4));
        }
        let mut screen = Screen::open("#/analyse?heaps=1,3,5,7,9");
        assert_eq!(screen.press(BoardAction::Remove(1)), [1, 5, 7, 9]);
        for late in [
            BoardAction::Remove(1),
            BoardAction::Nudge(4, true),
            BoardAction::Slide(1, 2),
            BoardAction::Type(0, "6".to_owned()),
            BoardAction::Play("C1".parse().unwrap()),
            BoardAction::SetHeaps(vec![1, 2]),
        ] {
            assert_eq!(screen.press(late.clone()), [1, 5, 7, 9], "{late:?}");
        }
    }

    #[test]
    fn a_move_on_the_board_ends_the_news_of_a_removal() {
        let mut screen = Screen::open("#/analyse?heaps=1,3,5,7");
        screen.press(BoardAction::Remove(3));
        for action in [GameAction::Choose("C1".parse().unwrap()), GameAction::Take] {
            screen.act(AnalysisAction::Game(action));
        }
        assert_eq!(screen.line.position().heaps(), [1, 3, 4]);
        assert_eq!(screen.state.removed, None);
    }

    #[test]
    fn two_presses_before_a_drawing_count_where_their_heap_is_there() {
        let mut screen = Screen::open("#/analyse?heaps=1,3");
        screen.press(BoardAction::Nudge(1, true));
        assert_eq!(screen.press(BoardAction::Nudge(1, true)), [1, 5]);
        assert_eq!(screen.press(BoardAction::Nudge(0, true)), [2, 5]);
        screen.press(BoardAction::Add);
        assert_eq!(screen.press(BoardAction::Add), [2, 5, 1, 1]);
        screen.press(BoardAction::Undo);
        assert_eq!(screen.press(BoardAction::Undo), [2, 5]);
        // The heaps may be others than those that were drawn.
        assert_eq!(screen.press(BoardAction::Nudge(1, true)), [2, 5]);
    }

    #[test]
    fn a_slider_that_comes_back_leaves_nothing_to_undo() {
        let mut screen = Screen::open("#/analyse?heaps=3,5");
        for stones in [4, 6, 3] {
            screen.press(BoardAction::Slide(0, stones));
        }
        assert!(screen.state.editor.can_undo());
        screen.press(BoardAction::EndChange);
        assert!(!screen.state.editor.can_undo());
    }
}
