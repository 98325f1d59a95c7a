//! What went wrong in the page without being seen, as the browser tells it.

use anyhow::{Context, Result};

use super::page::Page;
use crate::engine::Complaints;

impl Page {
    /// What the browser complained about since this was last asked: errors of scripts, files
    /// that are missing, what the content policy refused; but not what it is
    /// [excused](Self::excuse) for.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let mut complaints = match self.session.driving().complaints {
            Complaints::Log => self.log().await?,
            Complaints::Script => self.told.take(),
        };
        complaints.retain(|complaint| !LEFT.iter().all(|part| complaint.contains(part)));
        let excused = self.excused.borrow();
        let is_excused = |complaint: &String| {
            let mut excused = excused.iter();
            excused.any(|parts| parts.iter().all(|part| complaint.contains(part)))
        };
        complaints.retain(|complaint| !is_excused(complaint));
        Ok(complaints)
    }

    /// Lets the browser complain, now and until the test ends, of whatever holds one of these parts as
    /// well: where the test itself makes things go wrong. A browser may take its time to complain, so
    /// nothing can be heard out once and for all.
    pub fn excuse(&self, parts: &[&str]) {
        self.excuse_of("", parts);
    }

    /// The same where the browser names this file as well.
    pub fn excuse_of(&self, file: &str, parts: &[&str]) {
        let both = parts.iter().map(|&part| [file, part].map(str::to_owned));
        self.excused.borrow_mut().extend(both);
    }

    async fn log(&self) -> Result<Vec<String>> {
        let log = self.web().browser_log().await;
        let log = log.context("reading the browser's log")?;
        Ok(log
            .into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .filter(|entry| !HARMLESS.iter().any(|part| entry.message.contains(part)))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }
}

/// Messages of Chromium about nothing that is wrong.
const HARMLESS: [&str; 2] = [
    // Of the hash that the build writes on the preload of the wasm: the page's own fetch is what checks
    // that hash, in every browser.
    "`integrity` attribute is currently ignored for preload destinations",
    // Of a worker that was about to start when its page was left. What a worker does wrong itself is told
    // in other words, and the tests of `offline.rs` see that it works.
    "Service worker went to a bad state unexpectedly",
];

/// What the page fetches in a pause may still be on its way when somebody leaves: Firefox tells the
/// page that it did not come.
const LEFT: [&str; 2] = ["missing: <link rel=\"modulepreload\"", "/offline-"];
