//! The board of a puzzle as a game: a person is to move, against an opponent without mistakes.

use super::Puzzle;
use crate::engine::{Move, Position, Strategy};
use crate::game::{Game, GameState, MatchConfig, Player, Seat, Turn};

/// The board before the first move.
pub(super) fn fresh(puzzle: &Puzzle) -> GameState {
    let person = Player::Person(None);
    laid(puzzle.board().clone(), [person, COMPUTER])
}

const COMPUTER: Player = Player::Computer(Strategy::Perfect);

fn laid(board: Position, players: [Player; 2]) -> GameState {
    GameState::of(Game::new(MatchConfig {
        board,
        players,
        first: Seat::One,
    }))
}

/// Gives the person's seat to the computer if the person is to move, so nobody can choose on the board.
pub(super) fn lock(state: &mut GameState) {
    let game = &state.game;
    if !matches!(game.turn(), Turn::Person(_)) {
        return;
    }
    let mut locked = laid(game.table().board.clone(), [COMPUTER, COMPUTER]);
    for &made in game.moves() {
        make(&mut locked, made);
    }
    locked.number = state.number;
    *state = locked;
}

/// Makes the best move; nothing where the game is over.
pub(super) fn play_best(state: &mut GameState) {
    if let Some(best) = state.game.position().suggested_move() {
        make(state, best);
    }
}

fn make(state: &mut GameState, chosen: Move) {
    state.just_moved = state.game.play(chosen).is_ok();
}
