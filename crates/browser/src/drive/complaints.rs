//! Invisible errors of the page, as the browser reports them.

use anyhow::{Context, Result};

use super::page::Page;
use crate::engine::Complaints;

impl Page {
    /// The complaints of the browser since the last call: errors of scripts, requests that the content policy
    /// refused, and in Chromium missing files. [Allowed](Self::allow) complaints are left out.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let mut complaints = match self.session.driving().complaints {
            Complaints::Log => self.log().await?,
            Complaints::Script => self.told.take(),
        };
        let allowed = self.allowed.borrow();
        complaints.retain(|complaint| {
            let mut allowed = allowed.iter();
            !allowed.any(|parts| parts.iter().all(|part| complaint.contains(part)))
        });
        Ok(complaints)
    }

    /// Allows complaints that name this file and contain one of these words, until the test ends, for a test
    /// that breaks something on purpose. A browser may complain late, so there is no moment at which all
    /// complaints have arrived.
    pub fn allow(&self, file: &str, words: &[&str]) {
        let both = words.iter().map(|&word| [file, word].map(str::to_owned));
        self.allowed.borrow_mut().extend(both);
    }

    async fn log(&self) -> Result<Vec<String>> {
        let log = self.web().browser_log().await;
        let log = log.context("reading the browser's log")?;
        Ok(log
            .into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .filter(|entry| !entry.message.contains(OF_A_WORKER))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }
}

/// Of a service worker that was about to start when its page was left. Errors of the worker itself have other
/// words, and the tests of `offline.rs` show that it works.
const OF_A_WORKER: &str = "Service worker went to a bad state unexpectedly";
