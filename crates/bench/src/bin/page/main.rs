//! Measures built pages side by side in Chromium. `cargo xtask bench page` builds the page and starts this.
//!
//! Each run is of a new browser, as of a person who has never seen the page. The pages take turns, so other
//! work on the machine affects all of them. No figure has a bound. Only one that could not be measured is
//! an error.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

mod play;
mod visits;

use std::{path::PathBuf, time::Instant};

use anyhow::{Context, Result, bail, ensure};
use nim_browser::{Page, Window};
use nim_serve::{Server, Site};
use serde_json::json;

/// How much slower the processor is made.
const SLOWER: u8 = 4;

/// The largest tree that is drawn: each bit of its address unfolds a branch.
const TREE: &str = "#/tree?heaps=3,5,7&tree=open-\
    ____________________________________________________________________________________\
    ____________________________________________________________________________________\
    ____________________________________________________________________________________\
    ____________________________________________________________________________________";
/// The board with the most stones that are drawn one by one.
const STONES: &str = "#/play?heaps=9,9,9,9,9,9,9,9,9,9,9,9&two=human";

/// What is measured in one run.
#[derive(Clone, Copy)]
enum Measure {
    FirstVisit,
    Link(&'static str),
    Presses(&'static str),
    Drag,
    Take,
    Steps,
}

/// Everything that is measured, by its name.
const MEASURES: [(&str, Measure); 18] = [
    ("first visit", Measure::FirstVisit),
    ("game by link", Measure::Link("#/play?two=human&moves=A1")),
    ("path by link", Measure::Link("#/path")),
    ("lesson by link", Measure::Link("#/learn/proof")),
    ("puzzle by link", Measure::Link("#/puzzle/1/7")),
    ("analysis by link", Measure::Link("#/analyse?heaps=3,5,7")),
    (
        "tree by link",
        Measure::Link("#/tree?heaps=4&take=3&rule=misere"),
    ),
    ("tree of 2,000 nodes by link", Measure::Link(TREE)),
    ("review by link", Measure::Link("#/review?moves=A1,C4,B3")),
    ("statistics by link", Measure::Link("#/statistics")),
    ("More by link", Measure::Link("#/more")),
    ("sheet by link", Measure::Link("#/print/worksheet")),
    ("stone of 3-5-7", Measure::Presses("#/play?two=human")),
    ("stone of twelve heaps of 9", Measure::Presses(STONES)),
    (
        "slider of twelve heaps of 99",
        Measure::Presses("#/play?heaps=7,7,7,7,7,7,6,6,6&two=human"),
    ),
    ("drag on twelve heaps of 9", Measure::Drag),
    ("take from twelve heaps of 9", Measure::Take),
    ("step in a tree of 2,000 nodes", Measure::Steps),
];

/// Names and milliseconds.
type Figures = Vec<(&'static str, f64)>;

impl Measure {
    /// One run, in a browser of its own.
    async fn run(self, server: &Server) -> Result<Figures> {
        let page = Page::alone(server, Window::phone().without_patience()).await?;
        let figures = self.figures(&page).await;
        // The driver ends a browser that does not quit.
        let _ = page.close().await;
        figures
    }

    async fn figures(self, page: &Page) -> Result<Figures> {
        let slower = json!({ "rate": SLOWER });
        page.devtools("Emulation.setCPUThrottlingRate", slower)
            .await?;
        match self {
            Self::FirstVisit => visits::first(page).await,
            Self::Link(link) => visits::by_link(page, link).await,
            Self::Presses(board) => play::presses(page, board).await,
            Self::Drag => play::drag(page).await,
            Self::Take => play::take(page).await,
            Self::Steps => play::steps(page).await,
        }
    }
}

/// The runs of one page.
#[derive(Default)]
struct Runs {
    figures: Vec<Figures>,
    failures: Vec<String>,
}

impl Runs {
    /// The median, unless half of the runs failed.
    fn figure(&self, name: &str) -> Option<f64> {
        let all = self.figures.iter().flatten();
        let all = all.filter(|(known, _)| *known == name);
        let figure = median(all.map(|(_, time)| *time))?;
        (self.failures.len() < self.figures.len()).then_some(figure)
    }
}

fn main() -> Result<()> {
    const USAGE: &str = "usage: page <runs> <dist>…: start `cargo xtask bench page` instead";
    let mut arguments = std::env::args().skip(1);
    let runs: usize = arguments.next().context(USAGE)?.parse().context(USAGE)?;
    let folders: Vec<_> = arguments.map(PathBuf::from).collect();
    ensure!(!folders.is_empty(), USAGE);
    // Without its worker, whose fetches in idle time would make presses slower.
    let serve = |folder| Server::start(&Site::new(folder)?.without("sw.js"));
    let servers: Vec<_> = folders.iter().map(serve).collect::<Result<_>>()?;
    println!(
        "Chromium as a phone, its processor {SLOWER} times slower, visits over the slow line of Lighthouse.\n\
         The median of {runs} runs by turns, in milliseconds. Below a ratio of 1 page 1 is faster."
    );
    for (number, folder) in (1..).zip(&folders) {
        println!("page {number}: {}", folder.display());
    }
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        let load = load.split(' ').next().unwrap_or_default();
        println!("load of the machine: {load} (good figures need one below 0.5)");
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let started = Instant::now();
    let missing = runtime.block_on(compare(&servers, runs));
    println!("It took {} s.", started.elapsed().as_secs());
    if !missing.is_empty() {
        bail!("not measured:\n{}", missing.join("\n"));
    }
    Ok(())
}

/// Prints the table, and returns what is missing there.
async fn compare(servers: &[Server], runs: usize) -> Vec<String> {
    let numbers: Vec<_> = (1..=servers.len()).collect();
    let heads = numbers.iter().map(|number| format!("page {number}"));
    let ratios = numbers.iter().skip(1).map(|number| format!("1 / {number}"));
    println!("{}", row("", heads.chain(ratios)));
    let mut missing = Vec::new();
    for (title, measure) in MEASURES {
        let mut pages: Vec<Runs> = servers.iter().map(|_| Runs::default()).collect();
        for _ in 0..runs {
            for (server, page) in servers.iter().zip(&mut pages) {
                match measure.run(server).await {
                    Ok(figures) => page.figures.push(figures),
                    Err(error) => page.failures.push(format!("{error:#}")),
                }
            }
        }
        let names = pages.iter().find_map(|page| page.figures.first());
        for (name, _) in names.into_iter().flatten() {
            let figures: Vec<_> = pages.iter().map(|page| page.figure(name)).collect();
            println!("{}", row(&format!("{title}: {name}"), cells(&figures)));
        }
        for (number, page) in (1..).zip(&pages) {
            if page.failures.len() >= page.figures.len() {
                let failures = page.failures.join("\n");
                missing.push(format!("{title}, page {number}: {failures}"));
            }
        }
    }
    missing
}

/// The times of all pages, then the ratios of the first to each other one.
fn cells(medians: &[Option<f64>]) -> Vec<String> {
    let (first, others) = medians.split_at(1);
    let times = medians
        .iter()
        .map(|time| time.map(|time| format!("{time:.1}")));
    let ratio = |other: &Option<f64>| Some(format!("{:.2}", first[0]? / (*other)?));
    let cells = times.chain(others.iter().map(ratio));
    cells.map(|cell| cell.unwrap_or("–".to_owned())).collect()
}

fn median(all: impl Iterator<Item = f64>) -> Option<f64> {
    let mut all: Vec<_> = all.collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied()
}

fn row(name: &str, cells: impl IntoIterator<Item = String>) -> String {
    let cells = cells.into_iter().map(|cell| format!("{cell:>9}"));
    format!("{name:<68}{}", cells.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_a_median_and_missing_where_half_of_the_runs_failed() {
        let mut page = Runs::default();
        assert_eq!(page.figure("paint"), None);
        for time in [30.0, 10.0, 20.0] {
            page.figures.push(vec![("paint", time), ("ready", 1.0)]);
        }
        page.failures = vec![String::new(); 2];
        assert_eq!(page.figure("paint"), Some(20.0));
        page.failures.push(String::new());
        assert_eq!(page.figure("paint"), None);
    }

    #[test]
    fn times_come_before_their_ratios() {
        let cells = cells(&[Some(20.0), None, Some(40.0)]);
        assert_eq!(cells, ["20.0", "–", "40.0", "–", "0.50"]);
    }
}
