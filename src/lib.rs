//! Nim in the browser.
//!
//! An event in [`ui`] becomes an [`Action`](game::Action); [`reduce`](game::reduce) makes the
//! next [`State`](game::State) of it; [`ui`] draws that. Effects start in [`hooks`] alone, reach
//! the browser through [`platform`] alone, and come back as actions. What people read stands in
//! [`text`].

pub mod app;
pub mod components;
pub mod dialogs;
pub mod game;
pub mod hooks;
pub mod lazy;
pub mod platform;
pub mod route;
pub mod screens;
pub mod state;
pub mod storage;
pub mod text;

pub use nim_engine as engine;
