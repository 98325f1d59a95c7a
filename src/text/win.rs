//! The win dialog.

use super::{Who, fill, strategy};
use crate::engine::Convention;
use crate::game::{Game, Player, Seat};

/// Who has won: the heading.
pub fn heading(game: &Game, winner: Seat) -> String {
    let table = game.table();
    match table.player(winner) {
        Player::Computer(_) if table.only_person().is_some() => "The computer wins".to_owned(),
        _ => Who::on(table, winner).wins(),
    }
}

/// How it ended, and when it was decided.
pub fn story(game: &Game, winner: Seat) -> String {
    fill("_ _", &[&ending(game, winner), &decision(game, winner)])
}

fn ending(game: &Game, winner: Seat) -> String {
    let table = game.table();
    if game.ply() == 0 {
        return "The board was empty from the start.".to_owned();
    }
    match table.board.rules().convention {
        Convention::Misere => match subject(game, winner.other()) {
            Who::You => "You had to take the last stone.".to_owned(),
            Who::Named(name) => fill("_ had to take the last stone.", &[&name]),
        },
        Convention::Normal => fill("_ took the last stone.", &[subject(game, winner).name()]),
    }
}

/// The moment at which the game was decided, told to whoever reads it: the loser's last chance,
/// or that there never was one.
fn decision(game: &Game, winner: Seat) -> String {
    if game.ply() == 0 {
        return String::new();
    }
    let loser = subject(game, winner.other());
    let reader_lost = game.table().reader() == Some(winner.other());
    match game.last_slip(winner.other()) {
        Some(number) => fill(
            "_ had it until move _.",
            &[loser.name(), &number.to_string()],
        ),
        None if reader_lost => {
            "Against perfect play this board was lost from the start.".to_owned()
        }
        None => fill(
            "_ kept the win throughout.",
            &[subject(game, winner).name()],
        ),
    }
}

/// Whoever sits on `seat`, the computer by the way it plays.
fn subject(game: &Game, seat: Seat) -> Who {
    match game.table().player(seat) {
        Player::Computer(how) if game.table().only_person().is_some() => {
            Who::Named(strategy(*how).to_owned())
        }
        _ => Who::on(game.table(), seat),
    }
}

/// The label under the number of moves.
pub const fn moves(count: u32) -> &'static str {
    if count == 1 { "move" } else { "moves" }
}

/// The label under the number of hints.
pub const fn hints(count: u32) -> &'static str {
    if count == 1 { "hint" } else { "hints" }
}

/// The label under the number of times that a move was taken back.
pub const fn undos(count: u32) -> &'static str {
    if count == 1 { "undo" } else { "undos" }
}

/// The same table, the other side starts.
pub const REMATCH: &str = "Rematch";
/// Closes the dialog.
pub const SEE_BOARD: &str = "See the board";
