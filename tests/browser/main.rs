//! The built page in a real browser, played as people play it.
//!
//! `cargo xtask test` builds the page and runs the tests of a change. After `cargo xtask build --tested`,
//! `cargo test --test browser -- name,another` runs tests by their names, whatever their tier. A test
//! plays in Chromium on each change. `tier` moves it to `--engines` or `--release`. `everywhere` lets it play
//! in Firefox and `WebKitGTK` too, behind `--engines`. The row of an engine lists the abilities it
//! lacks (`crates/browser/src/engine`). A test that needs one says so by `needs`.

#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::ExitCode;

mod menu;
mod offline;
mod outside;
mod path;
mod pauses;
mod player;
mod reach;
mod saving;
mod start;
mod table;
mod words;

mod board;
mod by_link;
mod computer;
mod dialogs;
mod endurance;
mod faults;
mod heard;
mod history;
mod languages;
mod lasting;
mod learn;
mod loading;
mod locale;
mod looks;
mod path_by_keys;
mod people;
mod print;
mod restless;
mod returning;
mod settings;
mod statistics;
mod travel;
mod tree;
mod untranslated;
mod views;

fn main() -> ExitCode {
    nim_browser::run([
        board::TESTS,
        by_link::TESTS,
        computer::TESTS,
        dialogs::TESTS,
        endurance::TESTS,
        endurance::soak::TESTS,
        endurance::strokes::TESTS,
        faults::TESTS,
        heard::TESTS,
        history::TESTS,
        lasting::TESTS,
        languages::TESTS,
        learn::TESTS,
        path::TESTS,
        locale::TESTS,
        loading::TESTS,
        looks::TESTS,
        path_by_keys::TESTS,
        people::TESTS,
        print::TESTS,
        restless::TESTS,
        returning::TESTS,
        settings::TESTS,
        statistics::TESTS,
        travel::TESTS,
        tree::TESTS,
        untranslated::TESTS,
        views::TESTS,
    ])
}
