//! What is not on the page: what it loaded, what it keeps, what went wrong behind it.

use std::{collections::BTreeSet, path::Path};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::page::Page;
use crate::{
    Engine,
    engine::{Complaints, Sizing},
};

impl Page {
    /// Forgets whatever the page keeps on this machine, as on a first visit.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn forget(&self) -> Result<()> {
        if self.session.driving().sizing != Sizing::Devtools {
            // The document that lies there runs no script of ours.
            self.web().goto(format!("{}empty", self.added)).await?;
            return self.run(FORGET, Vec::new()).await.map(drop);
        }
        let origin = self.added.trim_end_matches(nim_serve::ADDED);
        self.devtools(
            "Storage.clearDataForOrigin",
            json!({ "origin": origin, "storageTypes": "all" }),
        )
        .await?;
        Ok(())
    }

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
        complaints.retain(|complaint| !excused.iter().any(|part| complaint.contains(part)));
        Ok(complaints)
    }

    /// Lets the browser complain, now and until the test ends, of whatever holds one of these parts as
    /// well: where the test itself makes things go wrong. A browser may take its time to complain, so
    /// nothing can be heard out once and for all.
    pub fn excuse(&self, parts: &[&'static str]) {
        self.excused.borrow_mut().extend(parts);
    }

    async fn log(&self) -> Result<Vec<String>> {
        let log = self.web().browser_log().await;
        let log = log.context("reading the browser's log")?;
        Ok(log
            .into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .filter(|entry| !entry.message.contains(HARMLESS))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }

    /// The addresses of all that came over the network, or from what the service worker keeps,
    /// besides the document itself, and besides what the test server put there.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn loaded(&self) -> Result<Vec<String>> {
        let loaded = self.run(LOADED, Vec::new()).await?;
        let mut loaded: Vec<String> =
            serde_json::from_value(loaded).context("reading what was loaded")?;
        loaded.retain(|address| !address.starts_with(&self.added));
        if self.engine() == Engine::WebKit {
            // WebKitGTK lists a preload a second time with all its bytes when it is used, though it
            // asks the host for it once.
            let mut known = BTreeSet::new();
            loaded.retain(|address| known.insert(address.clone()));
        }
        Ok(loaded)
    }

    /// Lets the browser keep no file in its own memory from now on, but for what the worker keeps.
    pub fn keep_no_file(&self) {
        self.network.stay_fresh();
    }

    /// Takes the network away, from the page and from whatever works for it behind its back.
    pub fn cut_off(&self) {
        self.network.set_cut(true);
    }

    /// Gives the network back.
    pub fn reconnect(&self) {
        self.network.set_cut(false);
    }

    /// A command of Chromium's own protocol.
    ///
    /// # Errors
    ///
    /// When the browser refuses it.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.web().cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("asking for {method}"))
    }

    /// Writes a picture of what the window shows.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("making {}", folder.display()))?;
        }
        let png = self.web().screenshot_as_png().await;
        std::fs::write(path, png.context("taking a picture")?)
            .with_context(|| format!("writing {}", path.display()))
    }
}

/// Chromium says this of the hash that the build writes on the preload of the wasm. The page's
/// own fetch is what checks that hash, in every browser.
const HARMLESS: &str = "`integrity` attribute is currently ignored for preload destinations";

/// What the page fetches in a pause may still be on its way when somebody leaves: Firefox tells the
/// page that it did not come.
const LEFT: [&str; 2] = ["missing: <link rel=\"modulepreload\"", "/offline-"];

/// Firefox lists a preload a second time, with no bytes, when it is used. What the service worker
/// fetched before is handed over without any, too.
const LOADED: &str = "const all = performance.getEntriesByType('resource');
    const sent = all.filter((r) => r.transferSize > 0).map((r) => r.name);
    return [...sent, ...new Set(all.map((r) => r.name).filter((name) => !sent.includes(name)))];";

const FORGET: &str = "localStorage.clear(); sessionStorage.clear();";
