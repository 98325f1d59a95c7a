//! The faults that axe-core finds in the accessibility of the page.

use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value, json};

use super::page::Page;

/// Where `cargo xtask` installs axe.
const AXE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../xtask/node_modules/axe-core/axe.min.js"
);

/// The faults that may exclude somebody from the page, one a line. Undecided cases, such as a contrast
/// over a gradient or of a single letter, are left out.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub struct Barriers {
    /// The broken rules, each with its severity, the place, and a link to help.
    pub wrong: Vec<String>,
    /// How many rules found something that keeps them.
    pub passed: u64,
}

impl Page {
    /// Runs axe on the current page: every rule of WCAG 2.2 A and AA, and best practice.
    ///
    /// The page should be at rest, and best in a window with little motion, because fading elements are
    /// judged by their colours at that moment.
    ///
    /// # Errors
    ///
    /// When axe is not among the tools yet, or the browser does not answer.
    pub async fn barriers(&self) -> Result<Barriers> {
        self.judge(false).await
    }

    /// Asks axe about the colours alone: of the same things in other colours no other rule says
    /// anything new.
    ///
    /// # Errors
    ///
    /// As [`Page::barriers`].
    pub async fn judge_colours(&self) -> Result<Barriers> {
        self.judge(true).await
    }

    async fn judge(&self, colours_alone: bool) -> Result<Barriers> {
        let has_axe = self.run(HAS_AXE, Vec::new()).await?;
        if has_axe != Value::Bool(true) {
            let script = fs::read_to_string(AXE)
                .with_context(|| format!("reading {AXE}: `cargo xtask setup` installs it"))?;
            // Run by the driver, which the page's content policy does not bind.
            self.run(&script, Vec::new())
                .await
                .context("starting axe")?;
        }
        let found = self.run(RUN, vec![json!(colours_alone)]).await;
        let found = found.context("running axe")?;
        serde_json::from_value(found).context("reading the result of axe")
    }
}

const HAS_AXE: &str = "return typeof axe === 'object'";
const RUN: &str = include_str!("axe.js");
