//! What each move comes to when both play as well as they can, and how many boards the game can come to.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Position, ReachedMove};
use crate::platform::timer;

/// The time that a board has to stay before its best play is computed, in milliseconds. The computation takes a few
/// frames, and 0.4 seconds on the board with the most reachable boards.
const REST: u32 = 100;

/// The rest of a game in which the winner wins as soon as possible, and the loser loses as late as possible.
#[derive(Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// The position that it starts from.
    pub position: Position,
    /// The number of reachable boards, with this one.
    pub boards: usize,
    /// All moves, the best first.
    pub moves: Vec<ReachedMove>,
}

impl BestPlay {
    /// The best play from this position.
    pub fn of(position: &Position) -> Self {
        let reached = position.reached();
        Self {
            boards: reached.boards(),
            moves: reached.moves(position),
            position: *position,
        }
    }
}

/// The best play from this position, once the position has stayed for a moment; `None` until then.
#[hook]
pub fn use_best_play(position: &Position) -> Option<Rc<BestPlay>> {
    let known = use_state_eq(|| None::<Rc<BestPlay>>);
    use_effect_with(*position, {
        let known = known.setter();
        move |position| {
            let position = *position;
            let timer = timer::after(REST, move || {
                known.set(Some(BestPlay::of(&position).into()));
            });
            move || drop(timer)
        }
    });
    let known = known.as_ref();
    known.filter(|best| best.position == *position).cloned()
}
