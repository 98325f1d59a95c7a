//! Visits over a slow line.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use nim_browser::Page;
use serde_json::{Value, json};

use crate::Figures;

/// The delay of each request in milliseconds, as in Lighthouse.
const LATENCY: f64 = 562.5;
/// The speed of the line in bytes a second: nine tenths of 1.6 Mbit.
const THROUGHPUT: f64 = 1_474_560.0 / 8.0;
/// No visit takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A visit without a link. A stone is pressed as soon as it is seen.
pub(crate) async fn first(page: &Page) -> Result<Figures> {
    let names = [
        ("painted", "first paint"),
        ("ready", "program ready"),
        ("answered", "first press answered"),
    ];
    visit(page, "", "[data-stone]", &names).await
}

pub(crate) async fn by_link(page: &Page, link: &str) -> Result<Figures> {
    visit(page, link, "none", &[("ready", "screen ready")]).await
}

async fn visit(
    page: &Page,
    link: &str,
    pressed: &str,
    names: &[(&str, &'static str)],
) -> Result<Figures> {
    let slow = json!({
        "offline": false,
        "latency": LATENCY,
        "downloadThroughput": THROUGHPUT,
        "uploadThroughput": THROUGHPUT,
    });
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.emulateNetworkConditions", slow)
        .await?;
    let script = include_str!("visit.js").trim_end();
    let script = json!({ "source": format!("({script}\n)({})", json!(pressed)) });
    page.devtools("Page.addScriptToEvaluateOnNewDocument", script)
        .await?;
    page.visit(link).await?;
    let started = Instant::now();
    loop {
        // Asking takes the page's time too.
        tokio::time::sleep(Duration::from_millis(250)).await;
        let times = page.run("return globalThis.visit", Vec::new());
        // There is no answer on the way from one document to the next.
        let times = times.await.unwrap_or(Value::Null);
        let figures = names
            .iter()
            .map(|&(time, name)| Some((name, times[time].as_f64()?)));
        if let Some(figures) = figures.collect() {
            return Ok(figures);
        }
        let late = started.elapsed() > PATIENCE;
        ensure!(!late, "not within {PATIENCE:?}: the visit has {times}");
    }
}
