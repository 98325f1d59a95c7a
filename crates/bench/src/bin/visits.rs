//! Times first visits to every kind of address. The phone is four times slower and its line as slow as
//! in Lighthouse. `cargo xtask bench page` builds the page and starts this.
//!
//! Each named folder holds a built page. Their visits take turns, so other work on the machine affects
//! all of them. The times depend on the machine too, so two ratios stand beside them. One compares with
//! the plain first visit of the same page, and one with a bare page of text. None has a bound.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use nim_browser::{Page, Window, said};
use nim_serve::{Server, Site};
use serde::Deserialize;
use serde_json::{Value, json};

/// The number of visits for a median.
const RUNS: usize = 5;
/// How much slower the processor is made.
const SLOWER: u8 = 4;
/// The delay of each request, in milliseconds.
const LATENCY: f64 = 562.5;
/// The speed of the line, in bytes a second: nine tenths of 1.6 Mbit.
const THROUGHPUT: f64 = 1_474_560.0 / 8.0;
/// No visit takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

const USAGE: &str = "Usage: visits <dist>…: start `cargo xtask bench` instead";

/// The lightest possible page. It has a button that answers at once, so its host sends no policy.
const BARE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width\"><title>Text</title>\
    <div id=\"app\"><main><p>A page of text, and nothing else.</p>\
    <button onclick=\"this.append('!')\">Press</button></main></div></html>";

/// A visit: its own name, its address, and the name of the button that is pressed, as [`said`] reads it.
struct Visit(&'static str, &'static str, &'static str);

const PLAIN: Visit = Visit(
    "a plain first visit",
    "",
    "{play.stone|take=1|heap=C|left=6}",
);
const VISITS: [Visit; 8] = [
    PLAIN,
    Visit(
        "a game by link",
        "#/play?two=human&moves=A1",
        "{play.stone|take=1|heap=C|left=6}",
    ),
    Visit("#/path/2", "#/path/2", "{play.stone|take=1|heap=C|left=3}"),
    Visit(
        "#/learn/proof",
        "#/learn/proof",
        "{play.stone|take=1|heap=A|left=2}",
    ),
    Visit(
        "#/puzzle/1/7",
        "#/puzzle/1/7",
        "{play.stone|take=1|heap=A|left=6}",
    ),
    Visit(
        "#/analyse?heaps=3,5,7",
        "#/analyse?heaps=3,5,7",
        "{analysis.remove-heap|heap=A}",
    ),
    Visit(
        "#/tree?heaps=4&take=3&rule=misere",
        "#/tree?heaps=4&take=3&rule=misere",
        "{tree.step}",
    ),
    Visit(
        "#/review?moves=A1,C4,B3",
        "#/review?moves=A1,C4,B3",
        "{review.first}",
    ),
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let folders: Vec<_> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if folders.is_empty() {
        bail!("{USAGE}");
    }
    let bare = std::env::temp_dir().join(format!("nim-bare-{}", std::process::id()));
    fs::create_dir_all(&bare)
        .and_then(|()| fs::write(bare.join("index.html"), BARE))
        .context("writing a bare page")?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the runtime")?;
    let told = runtime.block_on(compare(&folders, &bare));
    let _ = fs::remove_dir_all(&bare);
    told
}

async fn compare(folders: &[PathBuf], bare: &Path) -> Result<()> {
    println!(
        "First visits on a phone, {SLOWER} times slower, {LATENCY} ms and {THROUGHPUT:.0} bytes a second, \
         the median of {RUNS}, in milliseconds:"
    );
    let bare = [Visited::start(&Site::new(bare)?.plain())?];
    let pages: Result<Vec<_>> = folders
        .iter()
        .map(|folder| Visited::start(&Site::new(folder)?))
        .collect();
    let pages = pages?;
    for (number, folder) in folders.iter().enumerate() {
        println!("page {number}: {}", folder.display());
    }
    println!("{:>44} painted    seen  answered", "");
    let bare = medians(&bare, &Visit("a page of text", "", "Press")).await?;
    let bare = bare.first().context("no page was visited")?.paint;
    println!("{:>44} {bare:>7.0}", "a page of text");
    let mut plain = Vec::new();
    for visit in &VISITS {
        let all = medians(&pages, visit).await?;
        if plain.is_empty() {
            plain.clone_from(&all);
        }
        for (number, (times, plain)) in all.iter().zip(&plain).enumerate() {
            println!(
                "{:>36}, page {number} {times}   painted {:.2} × the text, answered {:.2} × the plain visit",
                visit.0,
                times.paint / bare,
                times.answered / plain.answered,
            );
        }
    }
    Ok(())
}

/// When a visit had come so far, in milliseconds since it began.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Times {
    paint: f64,
    seen: f64,
    answered: f64,
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            paint,
            seen,
            answered,
        } = self;
        write!(f, "{paint:>7.0} {seen:>7.0} {answered:>9.0}")
    }
}

/// A page that is visited.
struct Visited(Server);

impl Visited {
    /// Serves it without its worker, whose fetches in idle pauses would make the next visit quicker.
    fn start(site: &Site) -> Result<Self> {
        Ok(Self(Server::start(&site.clone().without("sw.js"))?))
    }

    /// One visit, in a browser that has never seen the page.
    async fn time(&self, visit: &Visit) -> Result<Times> {
        let window = Window::phone().without_patience();
        let page = Page::alone(&self.0, window).await?;
        let timed = timed(&page, visit).await;
        page.close().await?;
        timed.with_context(|| format!("timing {}", visit.0))
    }
}

async fn timed(page: &Page, Visit(_, fragment, button): &Visit) -> Result<Times> {
    page.devtools("Network.enable", json!({})).await?;
    let slow = json!({
        "offline": false,
        "latency": LATENCY,
        "downloadThroughput": THROUGHPUT,
        "uploadThroughput": THROUGHPUT,
    });
    page.devtools("Network.emulateNetworkConditions", slow)
        .await?;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }))
        .await?;
    let script = format!(
        "({}\n)({})",
        include_str!("../visits.js").trim_end(),
        json!(said(button)?)
    );
    page.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": script }),
    )
    .await?;
    page.visit(fragment).await?;
    let started = Instant::now();
    loop {
        // Asking takes the page's time too.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let times = page.run("return globalThis.visit ?? null", Vec::new());
        let times = times.await.unwrap_or(Value::Null);
        if ["paint", "answered"]
            .iter()
            .all(|time| times[time].is_number())
        {
            return serde_json::from_value(times).context("reading the times");
        }
        ensure!(
            started.elapsed() < PATIENCE,
            "no press was answered: {times}"
        );
    }
}

/// The median times of each page; their visits take turns.
async fn medians(pages: &[Visited], visit: &Visit) -> Result<Vec<Times>> {
    let mut runs = vec![Vec::new(); pages.len()];
    for _ in 0..RUNS {
        for (page, runs) in pages.iter().zip(&mut runs) {
            runs.push(page.time(visit).await?);
        }
    }
    Ok(runs.iter().map(|runs| median(runs)).collect())
}

fn median(runs: &[Times]) -> Times {
    let of = |time: fn(&Times) -> f64| {
        let mut all: Vec<_> = runs.iter().map(time).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    Times {
        paint: of(|times| times.paint),
        seen: of(|times| times.seen),
        answered: of(|times| times.answered),
    }
}
