//! Invisible errors of the page, as the browser reports them.

use anyhow::{Context, Result};

use super::page::Page;
use crate::engine::Complaints;

impl Page {
    /// The complaints of the browser since the last call: errors of scripts, missing files, and requests
    /// that the content policy refused. [Excused](Self::excuse) complaints are left out.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let mut complaints = match self.session.driving().complaints {
            Complaints::Log => self.log().await?,
            Complaints::Script => self.told.take(),
        };
        let is_harmless = |complaint: &String| HARMLESS.iter().any(|part| complaint.contains(part));
        complaints.retain(|complaint| !is_harmless(complaint));
        complaints.retain(|complaint| !LEFT.iter().all(|part| complaint.contains(part)));
        let excused = self.excused.borrow();
        let is_excused = |complaint: &String| {
            let mut excused = excused.iter();
            excused.any(|parts| parts.iter().all(|part| complaint.contains(part)))
        };
        complaints.retain(|complaint| !is_excused(complaint));
        Ok(complaints)
    }

    /// Allows complaints that contain one of these parts, until the test ends, for a test that breaks
    /// something on purpose. A browser may complain late, so there is no moment at which all complaints
    /// have arrived.
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
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }
}

/// Messages about nothing that is wrong.
const HARMLESS: [&str; 2] = [
    // A change of sizes that changes an observed size again. The browser reports that one in its next
    // frame. Where sizes changed for ever, `Page::come_to_rest` would fail.
    "ResizeObserver loop completed with undelivered notifications.",
    // A worker that was about to start when its page was left. Errors of the worker itself have other
    // words, and the tests of `offline.rs` show that it works.
    "Service worker went to a bad state unexpectedly",
];

/// A person may leave while the page still loads files in idle time. Firefox then reports that they did
/// not arrive.
const LEFT: [&str; 2] = ["missing: <link rel=\"modulepreload\"", "/offline-"];
