//! A table in use for longer than anybody uses one: every small board, and actions at random by the
//! hundred thousand.

mod common;

#[path = "endurance/actions.rs"]
mod actions;
#[path = "endurance/positions.rs"]
mod positions;
