//! The win dialog.

use super::Who;
use crate::catalogue::win as words;
use crate::engine::Convention;
use crate::game::{Game, Player, Seat};

/// The winner, as the heading.
pub fn heading(game: &Game, winner: Seat) -> String {
    let table = game.table();
    match table.player(winner) {
        Player::Computer(_) if table.only_person().is_some() => words::computer_wins().to_owned(),
        _ => Who::on(table, winner).wins(),
    }
}

/// How it ended, and when it was decided.
pub fn story(game: &Game, winner: Seat) -> String {
    if game.ply() == 0 {
        return words::empty_from_the_start().to_owned();
    }
    let (ending, decision) = (&ending(game, winner), &decision(game, winner));
    words::Story { ending, decision }.text()
}

fn ending(game: &Game, winner: Seat) -> String {
    match game.table().board.rules().convention {
        Convention::Misere => {
            let loser = &Who::on(game.table(), winner.other());
            words::HadToTakeTheLast { loser }.text()
        }
        Convention::Normal => {
            let winner = &Who::on(game.table(), winner);
            words::TookTheLast { winner }.text()
        }
    }
}

/// The deciding moment for the reader: the loser's last chance, or that there was none.
fn decision(game: &Game, winner: Seat) -> String {
    let loser = winner.other();
    match game.last_slip(loser) {
        Some(number) => words::WinningUntil {
            loser: &Who::on(game.table(), loser),
            number: number.into(),
        }
        .text(),
        None if game.table().reader() == Some(loser) => words::never_winning().to_owned(),
        None => {
            let winner = &Who::on(game.table(), winner);
            words::KeptTheWin { winner }.text()
        }
    }
}
