//! The board of a lesson or a puzzle, as a game against an opponent without mistakes.

use nim_engine::{Move, Position, Strategy};

use super::{Game, GameState, MatchConfig, Player, Seat};

const COMPUTER: Player = Player::Computer(Strategy::Perfect);

/// The game on a board. Seat One is the reader's if `is_played` is true, and otherwise the computer's; seat Two is the
/// computer's. Seat Two starts with `opening`, if there is one; otherwise `first` starts.
pub(super) fn task_game(
    board: &Position,
    is_played: bool,
    first: Seat,
    opening: Option<Move>,
) -> GameState {
    let player_one = if is_played {
        Player::Person(None)
    } else {
        COMPUTER
    };
    let mut game = Game::new(MatchConfig {
        board: *board,
        players: [player_one, COMPUTER],
        first: if opening.is_some() { Seat::Two } else { first },
        ..MatchConfig::default()
    });
    if let Some(opening) = opening {
        // Tasks have legal openings only.
        let _ = game.play(opening);
    }
    GameState::of(game)
}
