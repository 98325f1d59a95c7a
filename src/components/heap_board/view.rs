use std::rc::Rc;

use crate::engine::{Move, Position};
use crate::game::lanes::Lanes;
use crate::game::{Game, GameState, HintLevel, Seat, Turn};
use crate::state::landing::is_lifted;

/// What a board shows. The board compares its view with the view before, and lets the stones of new moves fly to their
/// players, and the stones of undone moves back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The number of the game or board. Another number means another game, so no stone flies between the two.
    pub number: u32,
    pub position: Position,
    /// The heap sizes before the first move: they fix the place of each stone.
    pub first_heaps: Vec<u32>,
    /// The moves that led to the position, each with its player.
    pub taken: Vec<(Seat, Move)>,
    /// Whether the last move has just been made.
    pub is_fresh: bool,
    /// Whether the stones that a seat takes are lifted before they leave, by [`Seat::index`].
    pub lifts: [bool; 2],
    /// The move that is chosen, and not yet made.
    pub choice: Option<Move>,
    /// The heap that a hint names, and how many of its stones; 0 where the hint names the heap alone.
    pub hint: Option<(usize, u32)>,
    /// Whether a person may choose.
    pub is_open: bool,
    /// The lanes that are shown in place of the heaps.
    pub lanes: Option<Rc<Lanes>>,
}

impl BoardView {
    /// A position without moves, on which a person may choose.
    pub fn of(position: Position) -> Self {
        Self {
            number: 0,
            is_open: !position.is_terminal(),
            first_heaps: position.heaps().to_vec(),
            position,
            taken: Vec::new(),
            is_fresh: false,
            lifts: [false; 2],
            choice: None,
            hint: None,
            lanes: None,
        }
    }

    /// The board that the moves of a game lead to, on which a person may choose.
    pub fn of_line(line: &Game) -> Self {
        let moves = line.moves().iter().enumerate();
        Self {
            first_heaps: line.config().board.heaps().to_vec(),
            taken: moves.map(|(ply, &made)| (line.mover(ply), made)).collect(),
            ..Self::of(*line.position())
        }
    }

    /// The board of a game.
    pub fn of_game(state: &GameState) -> Self {
        let game = &state.game;
        let hint = || {
            let level = state.hint?;
            let Move { heap, take } = game.position().suggested_move()?;
            let stones = if level == HintLevel::Heap {
                0
            } else {
                take.get()
            };
            Some((heap, stones))
        };
        Self {
            lanes: state.lanes().map(Rc::new),
            number: state.number,
            is_fresh: state.just_moved,
            lifts: Seat::BOTH.map(|seat| is_lifted(game.config(), seat)),
            choice: state.choice,
            hint: hint(),
            is_open: matches!(game.turn(), Turn::Person(_)),
            ..Self::of_line(game)
        }
    }

    /// The position after the chosen move; without a choice the position as it is.
    pub fn after_choice(&self) -> Position {
        let after = self.choice.and_then(|made| self.position.play(made).ok());
        after.unwrap_or(self.position)
    }
}
