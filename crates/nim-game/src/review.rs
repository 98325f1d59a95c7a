//! The review of a game: the verdict on each move, the player ahead at each moment, and the deciding
//! move.

use nim_engine::{Move, Outcome, Position};

use super::{Game, Seat, Turn};

/// A game under review: the facts about every move, and the selected move.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    game: Game,
    judged: Vec<Judged>,
    /// The winner with best play, before the first move and after each.
    ahead: Vec<Seat>,
    /// The position before the first move, and after each.
    positions: Vec<Position>,
    /// The number of the selected move, counted from 1; 0 is the board before the first move.
    at: usize,
}

/// A move with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    pub made: Move,
    /// The player who made it.
    pub seat: Seat,
    /// The verdict on the move.
    pub worth: Worth,
    /// Every move that won at that moment, in the order of the heaps.
    pub winning: Vec<Move>,
    /// The winning move that the review suggests; `None` if no move won.
    pub winning_move: Option<Move>,
}

words! {
    /// The verdict on a move, for the player who made it.
    pub enum Worth {
        /// The position was won, and stayed won.
        Kept = "kept",
        /// The position was won, and the move gave the win away: a mistake.
        GaveAwayWin = "gave",
        /// The position was lost after any move, so no mistake was possible.
        Lost = "lost",
    }
}

/// The point at which a game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Nobody gave the win away: this player had it from the start.
    Start(Seat),
    /// The last mistake; this is the number of the move, counted from 1.
    Mistake(usize),
}

impl Review {
    /// Reviews a game, finished or not. It opens at the last mistake of the only person at the table.
    /// Otherwise it opens at anybody's last mistake, or before the first move.
    pub fn of(game: &Game) -> Self {
        let table = game.config();
        let mut position = table.board;
        let mut seat = table.first;
        let mut judged = Vec::new();
        let mut ahead = vec![favoured(&position, seat)];
        let mut positions = vec![position];
        for &made in game.moves() {
            let winning = position.winning_moves();
            let won = !winning.is_empty();
            let winning_move = position.analysis().suggested;
            let Ok(after) = position.play(made) else {
                unreachable!("a game's own moves were legal when they were made");
            };
            let worth = match (won, after.outcome()) {
                (false, _) => Worth::Lost,
                (true, Outcome::P) => Worth::Kept,
                (true, Outcome::N) => Worth::GaveAwayWin,
            };
            judged.push(Judged {
                made,
                seat,
                worth,
                winning,
                winning_move,
            });
            seat = seat.other();
            ahead.push(favoured(&after, seat));
            positions.push(after);
            position = after;
        }
        let mut review = Self {
            game: game.clone(),
            judged,
            ahead,
            positions,
            at: 0,
        };
        let reader = table.reader();
        let is_readers = |&number: &usize| reader == Some(review.judged[number - 1].seat);
        let own = review.mistakes().rfind(is_readers);
        let any = review.mistakes().next_back();
        review.at = own.or(any).unwrap_or(0);
        review
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Every move with its verdict, in order.
    pub fn judged(&self) -> &[Judged] {
        &self.judged
    }

    /// The winner with best play, before the first move and after each.
    pub fn ahead(&self) -> &[Seat] {
        &self.ahead
    }

    /// The winner; `None` while the game goes on.
    pub fn winner(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Over { winner } => Some(winner),
            Turn::Person(_) | Turn::Computer(..) | Turn::Remote(_) => None,
        }
    }

    /// How often a side kept a win, and how often it had one to keep.
    pub fn kept(&self, seat: Seat) -> (usize, usize) {
        let count = |worth| {
            let wanted = |judged: &&Judged| judged.seat == seat && judged.worth == worth;
            self.judged.iter().filter(wanted).count()
        };
        let kept = count(Worth::Kept);
        (kept, kept + count(Worth::GaveAwayWin))
    }

    /// The point at which the game was decided.
    pub fn turning(&self) -> Turning {
        match self.mistakes().next_back() {
            Some(number) => Turning::Mistake(number),
            None => Turning::Start(self.ahead[0]),
        }
    }

    /// The numbers of the moves that gave a won game away, counted from 1.
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let moves = self.judged.iter().enumerate();
        moves.filter_map(|(ply, judged)| (judged.worth == Worth::GaveAwayWin).then_some(ply + 1))
    }

    /// The number of the move that is looked at, counted from 1; 0 is the board before the first.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The move that is looked at, with its verdict; `None` before the first.
    pub fn current_move(&self) -> Option<&Judged> {
        self.judged.get(self.at.checked_sub(1)?)
    }

    /// The position before the move that is looked at; if no move is, the position before the first.
    pub fn before(&self) -> &Position {
        &self.positions[self.at.saturating_sub(1)]
    }

    /// The position after the move that is looked at; if no move is, the position before the first.
    pub fn shown(&self) -> &Position {
        &self.positions[self.at]
    }

    /// The number of the next mistake after the move that is looked at.
    pub fn next_mistake(&self) -> Option<usize> {
        self.mistakes().find(|&number| number > self.at)
    }

    /// The number of the last mistake before the move that is looked at.
    pub fn previous_mistake(&self) -> Option<usize> {
        self.mistakes().rfind(|&number| number < self.at)
    }

    /// The game as it stood before the move that is looked at, to be played on differently.
    pub fn again(&self) -> Game {
        // By link nobody can be asked to play an old position.
        self.game
            .up_to(self.at.saturating_sub(1))
            .with_local_players()
    }

    /// Looks at the move of this number; 0 is the board before the first. A larger number than the last is the last.
    pub fn go(&mut self, number: usize) {
        self.at = number.min(self.judged.len());
    }
}

/// The winner of a position with best play, if `mover` is to move. The empty board has its actual
/// winner.
fn favoured(position: &Position, mover: Seat) -> Seat {
    match position.outcome() {
        Outcome::N => mover,
        Outcome::P => mover.other(),
    }
}
