//! The things that can be shared: their names, and the text beside the link.

use super::play::{Status, rule_in_full};
use super::{Who, isolated, join_sentences, strategy};
use crate::catalogue::{play, share as words};
use crate::engine::Position;
use crate::game::{Game, GameState, MatchConfig, Notice, Player, Route, Seat, Shareable, Turn};

/// The status while a friend elsewhere is to move.
pub fn waiting(state: &GameState) -> Status {
    let game = &state.game;
    let who = &Who::on(game.config(), game.to_move());
    let news = match (&state.notice, game.last()) {
        (Some(Notice::NotYourTurn), _) => play::Turn { who }.text(),
        (Some(Notice::NothingToUndo), _) => play::nothing_to_undo().to_owned(),
        (_, None) => play::Starts { who }.text(),
        (_, Some((seat, made))) => {
            let who = &Who::on(game.config(), seat);
            let (stones, heap) = (made.take.into(), made.heap);
            play::Took { who, stones, heap }.text()
        }
    };
    let heaps = game.position().heaps();
    Status {
        news,
        board: play::Heaps { heaps }.text(),
        turn: match friend(game.config()) {
            Some(name) => words::SendTo { name: &name }.text(),
            None => words::send_to_friend().to_owned(),
        },
    }
}

/// The note beside the result, if the friend elsewhere has not seen the end yet.
pub fn parting(game: &Game) -> Option<String> {
    let (seat, _) = game.last()?;
    let ours = matches!(game.config().player(seat), Player::Person(_));
    let is_unseen = ours && game.config().is_by_link();
    is_unseen.then(|| match friend(game.config()) {
        Some(name) => words::Tell { name: &name }.text(),
        None => words::tell_friend().to_owned(),
    })
}

/// The name of the friend who plays elsewhere.
fn friend(table: &MatchConfig) -> Option<String> {
    table.players.iter().find_map(|player| match player {
        Player::Remote(Some(name)) => Some(isolated(name.as_str())),
        _ => None,
    })
}

/// The name of a choice, and its purpose.
pub fn named(what: Shareable, game: &Game) -> (&'static str, &'static str) {
    let over = matches!(game.turn(), Turn::Over { .. });
    match what {
        Shareable::LastMove if over => (words::end(), words::end_note()),
        Shareable::LastMove if game.ply() == 0 => (words::game(), words::first_move_note()),
        Shareable::LastMove => (words::your_move(), words::your_move_note()),
        Shareable::Game => (words::game(), words::game_note()),
        Shareable::ByLink => (words::by_link(), words::by_link_note()),
        Shareable::Review => (words::review(), words::review_note()),
        Shareable::Challenge => (words::challenge(), words::challenge_note()),
    }
}

/// The text that goes with the link.
pub fn text(what: Shareable, game: &Game) -> String {
    let first_board = &game.config().board;
    let now = game.position();
    match what {
        Shareable::LastMove => turn(game),
        Shareable::Game => join_sentences(&[&after_moves(game), &described(now), words::play_on()]),
        Shareable::ByLink if game.ply() == 0 => {
            join_sentences(&[words::let_us_play(), &described(now)])
        }
        Shareable::ByLink => join_sentences(&[words::let_us_go_on(), &described(now)]),
        Shareable::Review => join_sentences(&[&ended(game), words::every_move()]),
        Shareable::Challenge => join_sentences(&[&challenge(game), &described(first_board)]),
    }
}

/// The text that goes with a screen of this title.
pub fn screen(route: &Route, title: &str) -> String {
    match route {
        Route::Puzzle { .. } => words::puzzle().to_owned(),
        _ => words::Screen { title }.text(),
    }
}

/// A game by link, written to the friend who opens it.
fn turn(game: &Game) -> String {
    let Some((_, made)) = game.last() else {
        return join_sentences(&[words::let_us_play(), &described(game.position())]);
    };
    let (stones, heap) = (made.take.into(), made.heap);
    let took = words::ITook { stones, heap }.text();
    match game.turn() {
        Turn::Over { winner } if Some(winner) == game.config().reader() => {
            join_sentences(&[&took, words::i_win()])
        }
        Turn::Over { .. } => join_sentences(&[&took, words::you_win()]),
        _ => join_sentences(&[
            &took,
            &heaps(game.position()),
            &play::Turn { who: &Who::You }.text(),
        ]),
    }
}

/// The winner and the loser, as the reader of this screen names them.
fn ended(game: &Game) -> String {
    let table = game.config();
    let Turn::Over { winner } = game.turn() else {
        return after_moves(game);
    };
    let moves = game.ply().into();
    let Some(reader) = table.reader() else {
        let (winner, loser) = (Who::on(table, winner), Who::on(table, winner.other()));
        let (winner, loser) = (winner.name(), loser.name());
        return words::Beat {
            winner,
            loser,
            moves,
        }
        .text();
    };
    match (table.player(reader.other()), winner == reader) {
        (Player::Computer(how), true) => {
            let strength = &strategy(*how);
            words::IBeatComputer { strength, moves }.text()
        }
        (Player::Computer(how), false) => {
            let strength = &strategy(*how);
            words::ComputerBeatMe { strength, moves }.text()
        }
        (Player::Person(Some(name)) | Player::Remote(Some(name)), true) => {
            let loser = &isolated(name.as_str());
            words::IBeat { loser, moves }.text()
        }
        (Player::Person(Some(name)) | Player::Remote(Some(name)), false) => {
            let winner = &isolated(name.as_str());
            words::BeatMe { winner, moves }.text()
        }
        (_, true) => words::IBeatFriend { moves }.text(),
        (_, false) => words::FriendBeatMe { moves }.text(),
    }
}

fn challenge(game: &Game) -> String {
    let table = game.config();
    let person = table.only_person().unwrap_or(Seat::One);
    let strength = table.strategy(person.other()).map(strategy);
    let strength = strength.as_deref().unwrap_or_default();
    match game.turn() {
        Turn::Over { winner } if winner == person => words::IDid { strength }.text(),
        _ => words::CanYou { strength }.text(),
    }
}

fn after_moves(game: &Game) -> String {
    let moves = game.ply().into();
    words::AfterMoves { moves }.text()
}

fn heaps(position: &Position) -> String {
    let heaps: Vec<_> = position.heaps().iter().map(ToString::to_string).collect();
    words::Heaps {
        count: heaps.len().into(),
        heaps: &heaps,
    }
    .text()
}

/// A board with its rules.
fn described(position: &Position) -> String {
    join_sentences(&[&heaps(position), &rule_in_full(position.rules())])
}
