//! The parts of a game that can be shared, and the link to each.

use super::{Game, Player, Turn, write_board, write_link, write_review};

/// Something of a game that can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// In a game by link, the last move, which the friend answers.
    Turn,
    /// The game as it stands, to play on from there.
    Game,
    /// The same for two people: its reader makes the next move and sends a link back.
    GoOn,
    /// The moves so far, each with its verdict.
    Review,
    /// The same board against the same computer.
    Challenge,
    /// The position alone, analysed.
    Position,
}

impl Shareable {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Turn,
        Self::Review,
        Self::Challenge,
        Self::Game,
        Self::GoOn,
        Self::Position,
    ];

    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Game => "game",
            Self::GoOn => "go-on",
            Self::Review => "review",
            Self::Challenge => "challenge",
            Self::Position => "position",
        }
    }

    /// Whether this game has it to send.
    pub fn is_of(self, game: &Game) -> bool {
        let table = game.table();
        let turn = game.turn();
        let over = matches!(turn, Turn::Over { .. });
        match self {
            // The player to move has nothing to send yet. The player of the last move sends the end.
            Self::Turn => {
                let last = game.last().map(|(seat, _)| table.player(seat));
                let theirs = matches!(last, Some(Player::Remote(_)));
                table.is_by_link() && !matches!(turn, Turn::Person(_)) && !(over && theirs)
            }
            Self::Game => !table.is_by_link() && !over,
            Self::GoOn => !table.is_by_link() && !over && !table.is_watched(),
            Self::Review => over && game.ply() > 0,
            Self::Challenge => table.only_person().is_some(),
            Self::Position => !over && !game.is_without_hints(),
        }
    }

    /// The fragment of the address that leads there.
    pub fn link(self, game: &Game) -> String {
        match self {
            Self::Turn | Self::Game => write_link(game),
            Self::GoOn => write_link(&game.clone().between_people().by_link(game.to_move())),
            Self::Review => write_review(game),
            Self::Challenge => write_link(&game.challenge()),
            Self::Position => write_board("analyse", game.position()),
        }
    }
}
