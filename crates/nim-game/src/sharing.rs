//! The parts of a game that can be shared, and the link to each.

use super::{Game, Player, Route, Turn, write_link};

words! {
    /// Something of a game that can be sent.
    pub enum Shareable {
        /// In a game by link, the last move, which the friend answers; before the first move, the game.
        LastMove = "turn",
        /// The game as it stands, to play on from there.
        Game = "game",
        /// The moves of a game that is over, each with its verdict.
        Review = "review",
        /// The game for two people: its receiver makes the next move and sends a link back.
        ByLink = "by-link",
        /// A game on this board against the same computer, to beat the result.
        Challenge = "challenge",
    }
}

impl Shareable {
    /// What is sent unless another part is chosen. Of a game by link that is the last move, unless the person at this
    /// screen is to move or the friend's move has ended the game. Of another finished game it is the review, and
    /// otherwise the game.
    pub fn default_for(game: &Game) -> Self {
        let (table, turn) = (game.config(), game.turn());
        let over = matches!(turn, Turn::Over { .. });
        let last_mover = game.last().map(|(seat, _)| table.player(seat));
        let friend_ended_it = over && matches!(last_mover, Some(Player::Remote(_)));
        match turn {
            Turn::Person(_) => Self::Game,
            _ if table.is_by_link() && !friend_ended_it => Self::LastMove,
            Turn::Over { .. } => Self::Review,
            _ => Self::Game,
        }
    }

    /// The parts of this game that can be sent: the default, and at most one more.
    pub fn offered(game: &Game) -> impl Iterator<Item = Self> {
        let table = game.config();
        let over = matches!(game.turn(), Turn::Over { .. });
        let more = if over {
            table.only_person().map(|_| Self::Challenge)
        } else {
            (!table.is_by_link() && !table.is_watched()).then_some(Self::ByLink)
        };
        [Some(Self::default_for(game)), more].into_iter().flatten()
    }

    /// The fragment of the address that opens this part of the game.
    pub fn link(self, game: &Game) -> String {
        match self {
            Self::LastMove | Self::Game => write_link(game),
            // The link holds the game as it stands at the receiver's screen.
            Self::ByLink => write_link(&game.clone().between_people().by_link(game.to_move())),
            Self::Review => Route::review(game).to_string(),
            Self::Challenge => write_link(&game.challenge()),
        }
    }
}
