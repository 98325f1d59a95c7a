//! The requests of the page and its caches: delayed files, a lost network, a first visit.

use std::{collections::BTreeSet, time::Duration};

use anyhow::{Context, Result};
use serde_json::json;

use super::{page::Page, pool::RUNTIME};
use crate::{Ability, Engine};

impl Page {
    /// Deletes all data of the page on this machine, as before a first visit.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn forget(&self) -> Result<()> {
        if !self.engine().can(Ability::Devtools) {
            // The document there runs no script of ours.
            self.web().goto(format!("{}empty", self.added)).await?;
            return self.run(FORGET, Vec::new()).await.map(drop);
        }
        // A page saves once more when it is left.
        self.web().goto("about:blank").await?;
        let origin = self.added.trim_end_matches(nim_serve::ADDED);
        self.devtools(
            "Storage.clearDataForOrigin",
            json!({ "origin": origin, "storageTypes": "all" }),
        )
        .await?;
        Ok(())
    }

    /// Holds back files whose paths end like this, from now on. Use it with
    /// [`Window::without_patience`](super::Window::without_patience), or going to the page never
    /// returns.
    pub fn hold_back(&self, end: &str) {
        self.network.hold(Some(end));
    }

    /// Delays files whose paths end like this by this time. In every engine, going to the page meanwhile
    /// returns when it has loaded.
    pub fn delay(&self, end: &str, by: Duration) {
        let network = self.network.clone();
        network.hold(Some(end));
        RUNTIME.spawn(async move {
            tokio::time::sleep(by).await;
            network.hold(None);
        });
    }

    /// Releases the files held back.
    pub fn let_through(&self) {
        self.network.hold(None);
    }

    /// The addresses of all files that came over the network or from the cache of the service worker.
    /// The document and the files of the test server are left out.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn loaded(&self) -> Result<Vec<String>> {
        let loaded = self.run(LOADED, Vec::new()).await?;
        let mut loaded: Vec<String> =
            serde_json::from_value(loaded).context("reading the loaded files")?;
        loaded.retain(|address| !address.starts_with(&self.added));
        if self.engine() == Engine::WebKit {
            // WebKitGTK lists a preload a second time with all its bytes when it is used, though it
            // asks the host for it once.
            let mut known = BTreeSet::new();
            loaded.retain(|address| known.insert(address.clone()));
        }
        Ok(loaded)
    }

    /// Stops the browser from caching files from now on, except the cache of the worker.
    pub fn keep_no_file(&self) {
        self.network.stay_fresh();
    }

    /// Makes the host answer every request with the error 503 from now on, or lets it work again.
    pub fn set_host_down(&self, down: bool) {
        self.network.set_down(down);
    }

    /// Cuts the network, for the page and for its worker.
    pub fn cut_off(&self) {
        self.network.set_cut(true);
    }

    /// Gives the network back.
    pub fn reconnect(&self) {
        self.network.set_cut(false);
    }
}

/// Firefox lists a preload a second time, with no bytes, when it is used. A file from the cache of the
/// service worker has no bytes either.
const LOADED: &str = "const all = performance.getEntriesByType('resource');
    const sent = all.filter((r) => r.transferSize > 0).map((r) => r.name);
    return [...sent, ...new Set(all.map((r) => r.name).filter((name) => !sent.includes(name)))];";

const FORGET: &str = "localStorage.clear(); sessionStorage.clear();";
