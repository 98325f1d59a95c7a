//! How long a game lasts when both play as well as they can, one such game, and how many boards it can come to.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Move, Position};
use crate::platform::timer;

/// The time that a board has to stay before its best line is computed, in milliseconds. The computation takes a few
/// frames, and 0.4 seconds on the board with the most reachable boards.
const REST: u32 = 100;

/// The number of moves of the best line that are shown.
const SHOWN: usize = 5;

/// A game in which the winner wins as soon as possible, and the loser loses as late as possible.
#[derive(Debug, PartialEq)]
pub struct BestLine {
    /// The turns to its end.
    pub turns: u32,
    /// The number of reachable boards, with this one.
    pub boards: usize,
    /// The first moves of the line, each with the board that it leaves.
    pub line: Vec<(Move, Position)>,
}

impl BestLine {
    fn of(position: &Position) -> Option<Self> {
        let reached = position.reached()?;
        let mut now = position.clone();
        let mut line = Vec::new();
        for made in reached.best_line(position).into_iter().take(SHOWN) {
            now = now.play(made).ok()?;
            line.push((made, now.clone()));
        }
        Some(Self {
            turns: reached.plies(position)?,
            boards: reached.boards(),
            line,
        })
    }
}

/// The best line of this position, once the position has stayed for a moment; `None` until then.
#[hook]
pub fn use_best_line(position: &Position) -> Option<Rc<BestLine>> {
    let known = use_state_eq(|| None::<(Position, Rc<BestLine>)>);
    use_effect_with(position.clone(), {
        let known = known.setter();
        move |position| {
            let position = position.clone();
            let timer = timer::after(REST, move || {
                let best = BestLine::of(&position);
                known.set(best.map(|best| (position, Rc::new(best))));
            });
            move || drop(timer)
        }
    });
    let (of, best) = known.as_ref()?;
    (of == position).then(|| best.clone())
}
