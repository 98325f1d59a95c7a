//! The built page in a real browser, played as people play it.
//!
//! `cargo xtask test` builds the page and runs these; with a page in `dist` so does
//! `cargo test --features browser-tests --test browser`. They play in every engine of
//! `Engine::ALL`; to try another that has a row, name it: `NIM_ENGINES=firefox`, or several with
//! commas.

#![cfg(not(target_arch = "wasm32"))]

mod player;
mod table;

mod accessible;
mod addresses;
mod by_link;
mod computer;
mod dialogs;
mod endurance;
mod faults;
mod history;
mod hostile;
mod hosting;
mod keyboard;
mod lasting;
mod later;
mod learn;
mod loading;
mod offline;
mod people;
mod policy;
mod press;
mod restless;
mod saving;
mod screens;
mod settings;
mod setup;
mod start;
mod statistics;
mod study;
mod tampered;
mod travel;
mod ways;
