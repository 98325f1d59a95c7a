use super::{Action, Game, Table, Ticket, Trouble, read_link, reduce};
use crate::engine::{Move, MoveError};

/// What is on the table now, and what there is to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The game itself.
    pub game: Game,
    /// The move that is chosen and not yet made; always legal, and only while a person is to move.
    pub choice: Option<Move>,
    /// What the last action left to be said, if anything.
    pub notice: Option<Notice>,
    /// What was wrong with the address that was followed, until the next game begins or a move is made.
    pub trouble: Option<Trouble>,
    /// Which game of this visit this is, counted from 0.
    pub number: u32,
}

/// Something to be said about the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The choice moved to this heap, since a turn takes from one heap only.
    NowHeap(usize),
    /// There was nothing chosen to take.
    ChooseFirst,
    /// The choice is still waiting to be taken.
    Waiting,
    /// It is the computer's turn.
    NotYourTurn,
    /// The game is over.
    Finished,
    /// That move is against the rules.
    Refused(MoveError),
}

impl State {
    /// A game as the first of a visit, with nothing chosen and nothing to be said.
    #[must_use]
    pub fn of(game: Game) -> Self {
        Self {
            game,
            choice: None,
            notice: None,
            trouble: None,
            number: 0,
        }
    }

    /// What a visit to an address begins with: the game of its fragment, or the first visit's
    /// table and what was wrong with the fragment.
    #[must_use]
    pub fn opening(fragment: &str) -> Self {
        let fresh = Self::of(Game::new(Table::default()));
        match read_link(fragment) {
            Ok(None) => fresh,
            _ => reduce(fresh, Action::Follow(fragment.to_owned())),
        }
    }

    /// The moment that a delayed action has to carry.
    #[must_use]
    pub fn ticket(&self) -> Ticket {
        Ticket {
            game: self.number,
            ply: self.game.ply(),
        }
    }
}
