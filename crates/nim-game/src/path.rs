//! The path: twelve short steps from the last stones backwards to the whole strategy, in the rule that
//! the person plays.

mod boxes;
mod course;
mod cuts;
mod exercise;
mod generator;
mod pairs;
mod progress;
mod session;
mod skill;

pub use boxes::{BOXES, Boxes, Card};
pub use course::{Step, real_board, step, step_on};
pub use cuts::{Cuts, WrongCut};
pub use exercise::{CutGoal, Exercise, Support, Task, Topic};
pub use generator::{exercise as practice_board, fewest_answers, kinds, needed};
pub use pairs::{Held, Mismatch, Pairs};
pub use progress::PathProgress;
pub use session::{Answered, Miss, Open, Session};
pub use skill::Skill;

/// How many steps there are.
pub const STEPS: usize = 12;
