//! The first picture: the board that the document brings until the program is there. A test draws it, so that a build
//! compiles nothing of the page for this machine (`tests/first_picture.rs`).

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::files::{add_input, integrity};
use super::text::put;
use crate::command::{Workspace, run};

const FILE: &str = "assets/first-picture.json";

/// What the picture and the table of chunks are drawn from, as far as it changes often. The test knows the rest.
const INPUTS: [&str; 9] = [
    "crates/nim-game/src/route.rs",
    "locales",
    "src/app.rs",
    "src/catalogue",
    "src/components",
    "src/lazy.rs",
    "src/screens/play",
    "src/text/play.rs",
    "tests/first_picture.rs",
];

/// What the test has drawn.
#[derive(Deserialize)]
pub(super) struct Picture {
    /// The hash of what it was drawn from.
    inputs: String,
    /// By screen and lesson the name of its chunk, which is empty where it needs none.
    pub(super) routes: BTreeMap<String, String>,
    /// English first.
    pub(super) boards: Vec<DrawnBoard>,
}

/// The board of a first visit in a language.
#[derive(Deserialize)]
pub(super) struct DrawnBoard {
    pub(super) language: String,
    /// What each choice on it says.
    choices: serde_json::Value,
    markup: String,
}

impl Picture {
    /// Reads the picture of the checkout, and warns if it may be old.
    pub(super) fn committed(workspace: &Workspace) -> Result<Self> {
        let json = fs::read_to_string(workspace.join(FILE)).context("reading the first picture")?;
        let picture: Self = serde_json::from_str(&json).context("reading the first picture")?;
        if picture.inputs != inputs(workspace)? {
            println!("Warning: the first picture may be old. `cargo xtask draw` draws it.");
        }
        Ok(picture)
    }
}

impl DrawnBoard {
    /// The markup with its choices, and with a mark that tells it from the program's own drawing.
    pub(super) fn marked(&self) -> Result<String> {
        let choices = self.choices.to_string();
        let choices = choices.replace('&', "&amp;").replace('\'', "&#39;");
        let marked = format!("<div data-drawn data-choices='{choices}' class=\"app\"");
        put(&self.markup, "<div class=\"app\"", &marked)
    }
}

/// Draws the picture anew.
pub(crate) fn draw(workspace: &Workspace) -> Result<()> {
    let test = [
        "test",
        "--quiet",
        "--package",
        "nim",
        "--test",
        "first_picture",
    ];
    let mut cargo = workspace.command("cargo");
    run(cargo.args(test).env("NIM_PICTURE_OF", inputs(workspace)?))
}

/// One hash over what the picture is drawn from.
fn inputs(workspace: &Workspace) -> Result<String> {
    let mut all = Vec::new();
    for input in INPUTS {
        add_input(workspace, input, &mut all)?;
    }
    Ok(integrity(&all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_picture_was_drawn_from_what_is_there() {
        let workspace = Workspace::find().unwrap();
        let picture = Picture::committed(&workspace).unwrap();
        let now = inputs(&workspace).unwrap();
        assert!(picture.inputs == now, "run `cargo xtask draw`");
    }
}
