use std::cmp::Reverse;

use crate::{Move, Outcome, Position};

/// The order in which a search tries the moves of a position. The value that it finds is the same with each, but with
/// cut-offs a good order leaves more nodes out.
///
/// # Examples
/// ```
/// use nim_engine::{MoveOrder, Position, Rules, write_moves};
///
/// let position = Position::new(&[2, 1], Rules::misere())?;
/// let moves = |order| write_moves(&position.moves_by(order));
/// assert_eq!(moves(MoveOrder::Fewest), "A1,A2,B1");
/// assert_eq!(moves(MoveOrder::Most), "A2,A1,B1");
/// // Taking both from A leaves the other player the last stone, which loses.
/// assert_eq!(moves(MoveOrder::Best), "A2,A1,B1");
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveOrder {
    /// Heap by heap, the fewest stones of each heap first, as [`Position::legal_moves`].
    #[default]
    Fewest,
    /// Heap by heap, the most stones of each heap first.
    Most,
    /// The winning moves first. Among them, and among the others, as `Fewest`.
    Best,
}

impl Position {
    /// All legal moves in this order.
    pub fn moves_by(&self, order: MoveOrder) -> Vec<Move> {
        let mut moves: Vec<Move> = self.legal_moves().collect();
        match order {
            MoveOrder::Fewest => {}
            MoveOrder::Most => moves.sort_by_key(|made| (made.heap, Reverse(made.take))),
            MoveOrder::Best => {
                moves.sort_by_key(|&made| self.after(made).outcome() == Outcome::N);
            }
        }
        moves
    }
}
