//! A table in use for longer than anybody uses one: every small board, and actions at random by the
//! hundred thousand.

mod actions;
mod positions;
