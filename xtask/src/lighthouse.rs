//! Lighthouse's verdict on the page.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use nim_browser::Engine;
use nim_serve::{Server, Site};
use serde_json::Value;

use crate::{
    command::{Workspace, read},
    setup,
};

/// How often each page is judged: the median counts.
const RUNS: usize = 5;
/// The number of attempts for a run that fails. On a busy machine the browser sometimes reports no
/// navigation and nothing of the page.
const TRIES: usize = 4;
/// The categories besides speed, because speed depends on the machine too.
const JUDGED: [&str; 3] = ["accessibility", "best-practices", "seo"];
/// Figures of a run, and how people call them; all in milliseconds but the shift.
const FIGURES: [(&str, &str); 4] = [
    ("first-contentful-paint", "first paint"),
    ("largest-contentful-paint", "largest paint"),
    ("total-blocking-time", "blocked (aim: at most 50)"),
    ("cumulative-layout-shift", "shift of the layout"),
];
/// Where the page is judged: at the door, and by a link to a game.
const ADDRESSES: [&str; 2] = ["", "#/play?two=human&moves=A1"];

/// Judges the built page on a phone as Lighthouse sees one.
///
/// # Errors
///
/// Fails if a category besides speed is below the maximum, or if the layout shifts.
pub(crate) fn judge(workspace: &mut Workspace, dist: &Path) -> Result<()> {
    setup::npm(workspace, "crates/bench")?;
    let page = Server::start(&Site::new(dist)?)?;
    let mut faults = Vec::new();
    for address in ADDRESSES {
        let url = page.url() + address;
        faults.extend(judge_url(workspace, &url).with_context(|| format!("judging {url}"))?);
    }
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    Ok(())
}

/// Judges the page at one address; returns each category below the maximum.
fn judge_url(workspace: &Workspace, url: &str) -> Result<Vec<String>> {
    let runs: Result<Vec<_>> = (0..RUNS).map(|_| lighthouse(workspace, url)).collect();
    let runs = runs?;
    println!("Lighthouse on a phone at {url}, the median of {RUNS}:");
    let score = |category: &str| {
        median(&runs, |run| run["categories"][category]["score"].as_f64())
            .map(|score| score * 100.0)
    };
    println!("{:>8.0}  performance (aim 100)", score("performance")?);
    let mut faults = Vec::new();
    for category in JUDGED {
        let score = score(category)?;
        println!("{score:>8.0}  {category}");
        if score < 100.0 {
            faults.push(format!(
                "{category} at {url} is {score:.0} of 100: {}",
                missed(&runs, category)
            ));
        }
    }
    for (audit, name) in FIGURES {
        println!("{:>8.1}  {name}", figure(&runs, audit)?);
    }
    if figure(&runs, "cumulative-layout-shift")? > 0.0 {
        faults.push(format!("the layout at {url} shifts"));
    }
    Ok(faults)
}

/// One run that came to its end.
fn lighthouse(workspace: &Workspace, url: &str) -> Result<Value> {
    again(TRIES, || {
        let run = ask(workspace, url)?;
        is_whole(&run)?;
        Ok(run)
    })
}

fn again<T>(tries: usize, mut attempt: impl FnMut() -> Result<T>) -> Result<T> {
    let mut left = tries;
    loop {
        left = left.saturating_sub(1);
        match attempt() {
            Err(error) if left > 0 => println!("Lighthouse runs again: {error:#}"),
            done => return done,
        }
    }
}

/// Whether nothing went wrong, and no figure is left out.
fn is_whole(run: &Value) -> Result<()> {
    if let Some(code) = run["runtimeError"]["code"].as_str() {
        bail!("Lighthouse could not judge the page: {code}");
    }
    for (audit, _) in FIGURES {
        let told = run["audits"][audit]["numericValue"].is_number();
        ensure!(told, "Lighthouse gives no {audit}");
    }
    Ok(())
}

fn ask(workspace: &Workspace, url: &str) -> Result<Value> {
    let browser = Engine::Chromium
        .installed()
        .context("looking for Chromium")?
        .browser;
    let mut lighthouse = workspace.command("lighthouse");
    lighthouse
        .arg(url)
        .args(["--quiet", "--output=json"])
        .arg(concat!(
            "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ",
            "--disable-background-networking --disable-component-update --disable-sync",
        ))
        .env("CHROME_PATH", browser);
    let told = read(&mut lighthouse)?;
    serde_json::from_str(&told).context("reading the report of Lighthouse")
}

fn figure(runs: &[Value], audit: &str) -> Result<f64> {
    median(runs, |run| run["audits"][audit]["numericValue"].as_f64())
        .with_context(|| format!("looking for {audit}"))
}

fn median(runs: &[Value], figure: impl Fn(&Value) -> Option<f64>) -> Result<f64> {
    let mut all: Vec<_> = runs.iter().filter_map(figure).collect();
    ensure!(all.len() == runs.len(), "Lighthouse leaves out a figure");
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().context("no run was made")
}

/// The audits of a category that one of the runs did not pass.
fn missed(runs: &[Value], category: &str) -> String {
    let mut missed: Vec<&str> = runs
        .iter()
        .flat_map(|run| {
            let audits = run["categories"][category]["auditRefs"].as_array();
            let ids = audits.into_iter().flatten();
            ids.filter(|audit| audit["weight"].as_f64() > Some(0.0))
                .filter_map(|audit| audit["id"].as_str())
                .filter(|id| {
                    run["audits"][*id]["score"]
                        .as_f64()
                        .is_some_and(|score| score < 1.0)
                })
        })
        .collect();
    missed.sort_unstable();
    missed.dedup();
    missed.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_failing_run_is_repeated_up_to_the_limit() {
        let figures: serde_json::Map<_, _> = FIGURES
            .iter()
            .map(|(audit, _)| ((*audit).to_owned(), json!({ "numericValue": 1.5 })))
            .collect();
        let whole = json!({ "audits": figures });
        assert!(is_whole(&whole).is_ok());
        let mut stopped = whole.clone();
        stopped["runtimeError"] = json!({ "code": "NO_NAVSTART" });
        assert!(is_whole(&stopped).is_err());
        let mut silent = whole.clone();
        silent["audits"]["total-blocking-time"] = json!({ "scoreDisplayMode": "error" });
        assert!(is_whole(&silent).is_err());

        for (fails, made) in [(0, 1), (2, 3), (9, 4)] {
            let mut count = 0;
            let result = again(4, || {
                count += 1;
                ensure!(count > fails, "a run that fails");
                Ok(())
            });
            assert_eq!((count, result.is_ok()), (made, fails < 4));
        }
    }

    #[test]
    fn the_median_counts_and_missed_audits_are_named() {
        let run = |score: f64, paint: f64| {
            json!({
                "categories": { "seo": { "score": score, "auditRefs": [
                    { "id": "title", "weight": 1 }, { "id": "robots", "weight": 1 },
                ] } },
                "audits": {
                    "first-contentful-paint": { "numericValue": paint },
                    "title": { "score": 1 }, "robots": { "score": score },
                },
            })
        };
        let runs = [run(1.0, 30.0), run(0.5, 10.0), run(1.0, 20.0)];
        assert!((figure(&runs, "first-contentful-paint").unwrap() - 20.0).abs() < 1e-9);
        assert_eq!(missed(&runs, "seo"), "robots");
        assert!(figure(&runs, "speed-index").is_err());
    }
}
