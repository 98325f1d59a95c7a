//! The path: twelve short steps from the last stones backwards to the whole strategy, in the rule that
//! the person plays.

mod boxes;
mod progress;
mod skill;

pub use boxes::{BOXES, Boxes, Card};
pub use progress::PathProgress;
pub use skill::Skill;

/// How many steps there are.
pub const STEPS: usize = 12;
