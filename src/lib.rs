//! Nim in the browser.
//!
//! A component of `screens`, `dialogs` or `components` receives an event and calls a callback. The
//! reducer of [`state`] computes the next state, for a game by [`apply`](game::apply), and [`app`] draws
//! that state. Effects start only in `hooks`. They reach the browser through [`platform`], and come
//! back as actions. The messages are in [`catalogue`], and [`text`] chooses among them.

#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "an unused value is easy to see; `must_use` marks the functions that would lose a state"
)]

pub mod app;
pub mod catalogue;
mod components;
mod dialogs;
mod hooks;
pub mod lazy;
pub mod platform;
mod screens;
pub mod state;
pub mod text;

pub use nim_engine as engine;
pub use nim_game as game;

/// Who wins, found by trying every move.
#[cfg(test)]
#[path = "../crates/nim-engine/tests/engine/truth.rs"]
mod truth;
