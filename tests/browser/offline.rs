//! The worker that keeps the page, and the notice of a new version.

use anyhow::Result;
use nim::catalogue::update;
use nim_browser::Page;
use serde_json::json;

/// Waits until the worker has every file, and answers for the network.
pub async fn until_kept(page: &Page) -> Result<()> {
    page.until("the worker has taken over", async || {
        let state = "return navigator.serviceWorker.controller?.state ?? null";
        Ok((page.run(state, Vec::new()).await? == json!("activated")).then_some(()))
    })
    .await
}

/// Announces a new version, as the worker of one does, and waits for the notice.
pub async fn announce(page: &Page) -> Result<()> {
    // The answer of another version's worker to the page's greeting; no two are the same.
    let told = "navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: `${performance.now()}` }))";
    page.run(told, Vec::new()).await?;
    page.read(update::ready()).await
}
