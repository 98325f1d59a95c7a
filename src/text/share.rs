//! What can be sent to somebody: how it is named here, and what is said with it there. It reads well
//! aloud, and tells by words alone.

use super::play::Status;
use super::{Who, and_list, fill, stones, strategy};
use crate::engine::{Convention, Position};
use crate::game::{Game, GameState, MatchConfig, Notice, Player, Seat, Shareable, Turn};
use crate::route::Route;

/// What the status says while somebody elsewhere is to move.
pub fn waiting(state: &GameState) -> Status {
    let game = &state.game;
    let friend = friend(game.table());
    let send = fill("Send the link to _.", &[&friend]);
    let news = match (&state.notice, game.last()) {
        (Some(Notice::NotYourTurn), _) => {
            fill("It is _’s turn, by the link that you send.", &[&friend])
        }
        (Some(Notice::NothingToUndo), _) => "There is no move to take back.".to_owned(),
        (_, None) => fill("_ starts.", &[Who::on(game.table(), game.to_move()).name()]),
        (_, Some((_, made))) => fill(
            "Your move is made: _ from _.",
            &[&made.take.to_string(), &super::heap(made.heap)],
        ),
    };
    let heaps = super::list(game.position().heaps());
    Status {
        news,
        board: fill("Heaps: _.", &[&heaps]),
        turn: send,
    }
}

/// What the result says beside, where whoever plays elsewhere does not know it yet.
pub fn parting(game: &Game) -> Option<String> {
    let (seat, _) = game.last()?;
    let ours = matches!(game.table().player(seat), Player::Person(_));
    let untold = ours && game.table().is_by_link();
    untold.then(|| {
        fill(
            "Send the link to _, who does not know it yet.",
            &[&friend(game.table())],
        )
    })
}

/// Whoever plays elsewhere, within a sentence.
fn friend(table: &MatchConfig) -> String {
    let name = table.players.iter().find_map(|player| match player {
        Player::Remote(name) => name.as_ref(),
        _ => None,
    });
    name.map_or_else(|| "your friend".to_owned(), |name| name.as_str().to_owned())
}

/// What one of the choices is called, and what it is good for.
pub fn named(what: Shareable, game: &Game) -> (&'static str, &'static str) {
    let over = matches!(game.turn(), Turn::Over { .. });
    match what {
        Shareable::Turn if over => ("The end of this game", "for your friend to see"),
        Shareable::Turn if game.ply() == 0 => ("This game", "your friend makes the first move"),
        Shareable::Turn => ("Your move", "your friend plays on from here"),
        Shareable::Game => ("This game", "as it stands, to go on with"),
        Shareable::GoOn => (
            "A game by link",
            "a friend makes the next move, and sends it back",
        ),
        Shareable::Review => ("The game to look at", "every move, with what it was worth"),
        Shareable::Challenge => (
            "Beat this board",
            "the same board against the same computer",
        ),
        Shareable::Position => ("This position", "analysed: who wins, and why"),
    }
}

/// What is said with it.
pub fn text(what: Shareable, game: &Game) -> String {
    let table = game.table();
    let board = described(&table.board);
    match what {
        Shareable::Turn => turn(game, &board),
        Shareable::Game => fill(
            "A game of Nim after _: _. Go on from here.",
            &[&moves(game), &described(game.position())],
        ),
        Shareable::GoOn if game.ply() == 0 => {
            fill("Let’s play Nim by link: _. You start.", &[&board])
        }
        Shareable::GoOn => fill(
            "Let’s go on with this game of Nim by link: _. It is your move.",
            &[&described(game.position())],
        ),
        Shareable::Review => fill("_ Every move, with what it was worth:", &[&ended(game)]),
        Shareable::Challenge => challenge(game, &board),
        Shareable::Position => fill(
            "A position in Nim: _. Who wins, and how?",
            &[&described(game.position())],
        ),
    }
}

/// What is said with a screen of this title.
pub fn screen(room: Route, title: &str) -> String {
    let title = title.strip_suffix(" – Nim").unwrap_or(title);
    match room {
        Route::Puzzle => "A puzzle in Nim: is there a winning move, and which?".to_owned(),
        Route::Learn => fill("_, by hand on a board.", &[title]),
        _ => fill("Nim: _.", &[title]),
    }
}

/// A game by link, told to whoever is to open it.
fn turn(game: &Game, board: &str) -> String {
    let table = game.table();
    let made = game.last().map(|(_, made)| {
        fill(
            "I took _ from _",
            &[&made.take.to_string(), &super::heap(made.heap)],
        )
    });
    match (game.turn(), made) {
        (Turn::Over { winner }, Some(made)) => {
            let mine = matches!(table.player(winner), Player::Person(_));
            let result = if mine { "I win" } else { "You win" };
            fill("Nim: _. _!", &[&made, result])
        }
        (_, Some(made)) => fill(
            "Nim: _. Now it is _. Your turn.",
            &[&made, &heaps(game.position())],
        ),
        (_, None) => fill("Let’s play Nim by link: _. You start.", &[board]),
    }
}

fn ended(game: &Game) -> String {
    let table = game.table();
    let Turn::Over { winner } = game.turn() else {
        return fill("A game of Nim after _.", &[&moves(game)]);
    };
    let [winner, loser] = [winner, winner.other()].map(|seat| somebody(table, seat));
    fill(
        "A game of Nim: _ won against _ in _.",
        &[&winner, &loser, &moves(game)],
    )
}

fn challenge(game: &Game, board: &str) -> String {
    let table = game.table();
    let person = table.only_person().unwrap_or(Seat::One);
    let computer = table.strategy(person.other()).map_or("", strategy);
    let won = matches!(game.turn(), Turn::Over { winner } if winner == person);
    let sentence = if won {
        "I beat the computer (_) at Nim: _. Can you?"
    } else {
        "Can you beat the computer (_) at Nim? The board: _."
    };
    fill(sentence, &[computer, board])
}

/// Whoever sits there, told to somebody who sees no screen.
fn somebody(table: &MatchConfig, seat: Seat) -> String {
    match table.player(seat) {
        Player::Person(Some(name)) | Player::Remote(Some(name)) => name.as_str().to_owned(),
        Player::Computer(how) => fill("the computer (_)", &[strategy(*how)]),
        Player::Person(None) if table.reader().is_some() => "I".to_owned(),
        Player::Remote(None) => "a friend".to_owned(),
        Player::Person(None) => fill("player _", &[if seat == Seat::One { "1" } else { "2" }]),
    }
}

fn moves(game: &Game) -> String {
    let count = game.ply().to_string();
    fill(
        if game.ply() == 1 { "_ move" } else { "_ moves" },
        &[&count],
    )
}

/// `3, 5 and 7`, or `one heap of 21`.
fn heaps(position: &Position) -> String {
    let heaps: Vec<String> = position.heaps().iter().map(ToString::to_string).collect();
    match &heaps[..] {
        [] => "no heaps".to_owned(),
        [only] => fill("one heap of _", &[only]),
        _ => and_list(&heaps),
    }
}

/// A board with its rules.
fn described(position: &Position) -> String {
    let rules = position.rules();
    let last = match rules.convention {
        Convention::Misere => "whoever takes the last stone loses",
        Convention::Normal => "whoever takes the last stone wins",
    };
    let heaps = heaps(position);
    match rules.limit {
        None => fill("_, _", &[&heaps, last]),
        Some(limit) => fill(
            "_, at most _ a turn, _",
            &[&heaps, &stones(limit.get()), last],
        ),
    }
}

/// What a link is called, for programs that ask.
pub const TITLE: &str = "Nim";
/// Heads the choice.
pub const WHAT: &str = "What to send";
/// The label of the address.
pub const LINK: &str = "Link";
/// Sends it by the device's own ways.
pub const SEND: &str = "Send";
/// Copies it.
pub const COPY: &str = "Copy";
/// It is on the clipboard.
pub const COPIED: &str = "Copied. Paste it into a message.";
/// It could not be put there.
pub const REFUSED: &str =
    "This browser does not let the page copy. The link is selected: copy it yourself.";
