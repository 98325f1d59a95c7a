//! The parts of a game that can be shared, and the link to each.

use super::{Game, Player, Route, Turn, write_link};

/// Something of a game that can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// In a game by link, the last move, which the friend answers.
    Turn,
    /// The game as it stands, to play on from there.
    Game,
    /// The moves of a game that is over, each with its verdict.
    Review,
    /// The game for two people: its reader makes the next move and sends a link back.
    ByLink,
    /// A game on this board against the same computer, to beat the result.
    Challenge,
}

impl Shareable {
    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Game => "game",
            Self::Review => "review",
            Self::ByLink => "by-link",
            Self::Challenge => "challenge",
        }
    }

    /// The game itself, as the one who gets it can use it.
    pub fn this(game: &Game) -> Self {
        let (table, turn) = (game.table(), game.turn());
        let over = matches!(turn, Turn::Over { .. });
        let last = game.last().map(|(seat, _)| table.player(seat));
        // The friend knows an end that the friend's own move brought.
        let known = over && matches!(last, Some(Player::Remote(_)));
        match turn {
            Turn::Person(_) => Self::Game,
            _ if table.is_by_link() && !known => Self::Turn,
            Turn::Over { .. } => Self::Review,
            _ => Self::Game,
        }
    }

    /// The things that can be sent of this game: the game itself, and at most one more.
    pub fn offered(game: &Game) -> impl Iterator<Item = Self> {
        let table = game.table();
        let over = matches!(game.turn(), Turn::Over { .. });
        let more = if over {
            table.only_person().map(|_| Self::Challenge)
        } else {
            (!table.is_by_link() && !table.is_watched()).then_some(Self::ByLink)
        };
        [Some(Self::this(game)), more].into_iter().flatten()
    }

    /// The fragment of the address that leads there.
    pub fn link(self, game: &Game) -> String {
        match self {
            Self::Turn | Self::Game => write_link(game),
            Self::ByLink => write_link(&game.clone().between_people().by_link(game.to_move())),
            Self::Review => Route::review(game).to_string(),
            Self::Challenge => write_link(&game.challenge()),
        }
    }
}
