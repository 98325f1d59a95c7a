//! The winner under the rules of any puzzle.

use std::collections::HashMap;

use nim::engine::{Position, Rules};

use crate::common::truth::Truth;

/// The results so far, for each set of rules.
#[derive(Default)]
pub struct Truths(HashMap<Rules, Truth>);

impl Truths {
    pub fn of(&mut self, rules: Rules) -> &mut Truth {
        self.0.entry(rules).or_insert_with(|| Truth::new(rules))
    }

    pub fn winning(&mut self, board: &Position) -> Vec<(usize, u32)> {
        self.of(board.rules()).winning(board.heaps())
    }
}
