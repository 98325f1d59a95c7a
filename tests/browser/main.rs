//! The built page in a real browser, played as people play it.
//!
//! `cargo xtask test` builds the page and runs these; with a page in `dist` so does
//! `cargo test --features browser-tests --test browser`. Each plays in Chromium and, where they are on
//! this machine, in Firefox and `WebKitGTK`; `NIM_ENGINES=firefox` names one of them, or several with
//! commas, and `NIM_WHOLE=1` has all of what is many played in each. What an engine cannot do is in its
//! row (`crates/harness/src/engine`), and a test that wants it says so by `Stage::needs`.

#![cfg(not(target_arch = "wasm32"))]

mod player;
mod table;

mod accessible;
mod addresses;
mod apart;
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
mod stopped;
mod study;
mod tampered;
mod travel;
mod waiting;
mod ways;
