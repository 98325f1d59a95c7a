//! Long use of a table: every small board, and random actions by the hundred thousand.

mod actions;
mod positions;
