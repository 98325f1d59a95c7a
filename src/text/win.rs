//! The win dialog.

use super::{Who, join_sentences, strategy, why::why};
use crate::catalogue::{page, path, play, study, win as words};
use crate::engine::{Outcome, Position, Strategy};
use crate::game::{Game, NextAction, Order, Seat};

/// The heading: who has won, or lost.
pub fn heading(game: &Game, winner: Seat) -> String {
    let table = game.config();
    match table.reader() {
        Some(reader) if reader != winner => words::you_lost().to_owned(),
        _ => Who::on(table, winner).wins(),
    }
}

/// The sentence on when the game was decided; and if that was before the first move, why.
pub fn story(game: &Game, winner: Seat) -> String {
    let (table, loser) = (game.config(), winner.other());
    let who = |seat| Who::on(table, seat);
    let story = match game.last_mistake(loser) {
        _ if game.is_challenge_met() => words::challenge_met().to_owned(),
        _ if game.ply() == 0 => words::empty_from_the_start().to_owned(),
        Some(number) => {
            let made = game.moves()[number - 1];
            let turned = words::Turned {
                who: &who(loser),
                stones: made.take.into(),
                heap: made.heap,
            };
            let kind = match table.reader() {
                Some(reader) if reader == loser && game.mistakes().len() > 1 => {
                    let count = game.chances(loser).into();
                    words::Chances { count }.text()
                }
                _ => String::new(),
            };
            join_sentences(&[&kind, &turned.text()])
        }
        None if table.reader() != Some(loser) => {
            let winner = &who(winner);
            words::KeptTheWin { winner }.text()
        }
        None => {
            let decided = decided(table.first == loser);
            join_sentences(&[words::no_mistake(), decided])
        }
    };
    if table.is_challenge && table.reader() == Some(loser) {
        return join_sentences(&[words::challenge_open(), &story]);
    }
    story
}

/// Which side can always win: the second or the first player.
fn decided(by_second: bool) -> &'static str {
    if by_second {
        words::second_can_win()
    } else {
        words::first_can_win()
    }
}

/// Whether the player to move can win on a board, and why.
pub fn verdict(board: &Position) -> String {
    let verdict = match board.outcome() {
        Outcome::N => words::mover_can_win(),
        Outcome::P => words::mover_loses(),
    };
    join_sentences(&[verdict, &why(board)])
}

/// The sentence on a stronger opponent, who was beaten for the first time.
pub fn first_win(opponent: Strategy) -> String {
    let strength = &strategy(opponent);
    words::FirstWin { strength }.text()
}

/// The name of a next action.
pub fn next_action_name(next: &NextAction) -> String {
    match next {
        NextAction::ShowMistake => words::show_mistake(),
        NextAction::TryAgain(_) => words::try_again(),
        NextAction::Rematch => words::rematch(),
        NextAction::Start(Order::First) => play::you_start(),
        NextAction::Start(Order::Second) => play::computer_starts(),
        NextAction::Restart => play::restart(),
        NextAction::WatchAgain => words::watch_again(),
        NextAction::OtherSide(Order::First, _) => words::win_as_first(),
        NextAction::OtherSide(Order::Second, _) => words::win_as_second(),
        NextAction::Learn => words::learn_why(),
        NextAction::NextStep(..) => path::next_step(),
        NextAction::Review => study::review(),
        NextAction::Send => words::send_result(),
        NextAction::New => page::new_game(),
        NextAction::Play(how) => {
            let strength = &strategy(*how);
            return words::PlayStrength { strength }.text();
        }
    }
    .to_owned()
}
