//! The sentence on the search of minimax, after its move.

use super::play::{self, Status};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::catalogue::{lessons as learn, locale, play as words};
use crate::engine::{SearchStats, Strategy, ai_compute_move};
use crate::game::{Game, GameState, Turn};

/// The status of the table. Before the player to move, it says how many positions minimax visited.
pub fn status(state: &GameState) -> Status {
    let mut status = play::status(state, "");
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    if let Some(search) = state.search.filter(|_| state.notice.is_none() && !is_over) {
        let (first, second) = (&searched(search), &status.turn);
        status.turn = words::Both { first, second }.text();
    }
    status
}

/// How many boards minimax has looked at before each of its moves in this game. A search looks at the same boards again.
pub fn of_game(game: &Game) -> String {
    let mut rng = SmallRng::seed_from_u64(0);
    let mut board = game.config().board;
    let mut looked = Vec::new();
    for (ply, &made) in game.moves().iter().enumerate() {
        if game.config().strategy(game.mover(ply)) == Some(Strategy::Minimax) {
            let answer = ai_compute_move(Strategy::Minimax, &board, &mut rng);
            let search = answer.and_then(|answer| answer.search);
            looked.extend(search.map(|search| locale::number(search.visited as u64)));
        }
        let Ok(after) = board.play(made) else {
            unreachable!("the moves of a game are legal");
        };
        board = after;
    }
    if looked.is_empty() {
        return learn::minimax_not_met().to_owned();
    }
    let boards = &looked;
    learn::MinimaxDid { boards }.text()
}

fn searched(search: SearchStats) -> String {
    let positions = search.visited.into();
    words::LookedAt { positions }.text()
}
