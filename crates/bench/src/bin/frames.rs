//! Measures the built page in Chromium. Frames are measured with a processor that seems four times
//! slower, and the delay of a choice with one six times slower. `cargo xtask bench` builds the page and
//! starts this. Of several pages the last is measured whole. On the others only choices are timed, by
//! turns with it.
//!
//! Times are printed without a bound, because they depend on the machine too. But the program fails if a
//! choice is drawn in more than one frame.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

use std::{fmt, future::Future, path::PathBuf, process::ExitCode, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use nim_bench::frames::{Frames, begin_choices, begin_frames, end_frames, slow_down};
use nim_browser::{Page, Point, Window, said};
use nim_serve::{Server, Site};
use serde_json::json;

/// A cheap phone beside the machine that this runs on.
const SLOWER: u8 = 4;
/// A very cheap one.
const SLOWEST: u8 = 6;

const LARGEST: &str = "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99";
const MOST_STONES: &str = "#/play?heaps=9,9,9,9,9,9,9,9,9,9,9,9&two=human";
const TREE: &str = "#/tree?heaps=21&take=3&rule=misere";
const USUAL: &str = "#/play?two=human";

/// How many presses are timed on each board.
const PRESSES: usize = 120;
/// The time between two presses, in milliseconds. The effect of one press is drawn before the next, as
/// with a person who looks first.
const LOOK: u64 = 150;
/// Long enough for loading in idle time after the start.
const IDLE: Duration = Duration::from_secs(2);
/// How many moves of the computer are watched.
const MOVES: usize = 3;
/// Longer than any movement after a drop or an answer, in milliseconds.
const MOTION: u64 = 600;
/// How many stones are dragged from each board.
const DRAGS: usize = 6;

const USAGE: &str = "Usage: frames [presses] <dist>…: start `cargo xtask bench` instead. The word `presses` times \
    only presses";

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
    let mut arguments = std::env::args_os().skip(1).peekable();
    let all = arguments.next_if(|word| word == "presses").is_none();
    let folders: Vec<_> = arguments.map(PathBuf::from).collect();
    ensure!(!folders.is_empty(), "{USAGE}");
    let sites = folders
        .iter()
        .map(|folder| Server::start(&Site::new(folder)?));
    let servers: Vec<_> = sites.collect::<Result<_>>()?;
    for (number, folder) in folders.iter().enumerate() {
        println!("page {number}: {}", folder.display());
    }
    if let Some(load) = load() {
        println!("Load of the machine: {load}");
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the runtime")?;
    runtime.block_on(async {
        for window in [Window::phone(), Window::desktop()] {
            let mut pages = Vec::new();
            for server in &servers {
                pages.push(Page::alone(server, window).await?);
            }
            let measured = measure(&pages, all).await;
            for page in pages {
                page.close().await?;
            }
            measured?;
        }
        Ok(())
    })
}

/// How many processes wanted a processor in the last minute, and how many there are: figures from
/// a busy machine are worse than the page.
fn load() -> Option<String> {
    let load = std::fs::read_to_string("/proc/loadavg").ok()?;
    let load = load.split(' ').next()?;
    let processors = std::thread::available_parallelism().ok()?;
    Some(format!("load {load} on {processors} processors"))
}

async fn measure(pages: &[Page], all: bool) -> Result<()> {
    let page = pages.last().context("no page is open")?;
    let Window { width, height, .. } = page.window();
    println!("The page at {width}×{height}:");
    if all {
        slow_down(page, SLOWER).await?;
        println!("On a processor {SLOWER} times slower:");
        frames(page).await;
    }
    drawn_in_one_frame(page)
        .await
        .context("watching the animations that a choice begins")?;
    println!("  a choice is drawn in one frame");
    for page in pages {
        slow_down(page, SLOWEST).await?;
    }
    println!("On a processor {SLOWEST} times slower, from a press to the choice on the screen:");
    for (what, address) in [
        ("a slider of twelve heaps of 99 (aim 100 ms)", LARGEST),
        ("a stone of 3-5-7 (aim 50 ms)", USUAL),
        ("a stone of twelve heaps of 9", MOST_STONES),
    ] {
        println!("{what}");
        let mut first = None;
        for (number, page) in pages.iter().enumerate() {
            match press(page, address).await {
                Ok(choices) => {
                    let [most, half] = choices.beside(first.get_or_insert(choices));
                    println!(
                        "  page {number}: {choices}; {most:.2} × and {half:.2} × the first page"
                    );
                }
                Err(error) => println!("  page {number}: NOT MEASURED: {error:#}"),
            }
        }
    }
    Ok(())
}

/// Measures the frames of long movements.
async fn frames(page: &Page) {
    tell("a slider of twelve heaps of 99 dragged", slide(page)).await;
    tell("the computer’s move on that board", computer(page)).await;
    tell("a tree of 160 nodes unfolded", unfold(page)).await;
    for (what, address) in [("3-5-7", USUAL), ("twelve heaps of 9", MOST_STONES)] {
        let name = format!("a stone of {what} dragged to the tray");
        tell(&name, drag_stones(page, address)).await;
    }
}

/// Prints a measurement, or the reason that it failed, because one missing number should not hide the
/// others.
async fn tell(what: &str, measured: impl Future<Output = Result<String>>) {
    match measured.await {
        Ok(figures) => println!("{what}: {figures}"),
        Err(error) => println!("{what}: NOT MEASURED: {error:#}"),
    }
}

/// To and fro over the whole slider, as fast as a thumb.
async fn slide(page: &Page) -> Result<String> {
    page.open(LARGEST).await?;
    let [left, top, width, height] = range(page, 5).await?;
    let path: Vec<Point> = (0..240)
        .map(|step| {
            let wave = f64::from(step) / 240.0 * 3.0 * std::f64::consts::TAU;
            let across = 0.5 - 0.45 * wave.cos();
            (left + width * across, top + height / 2.0)
        })
        .collect();
    begin_frames(page).await?;
    page.stroke(&path).await?;
    let frames = end_frames(page).await?;
    ensure!(
        frames.choices.len() > 20,
        "the slider did not follow the pointer"
    );
    Ok(frames.to_string())
}

/// The place of a slider, whose code comes after the board's.
async fn range(page: &Page, heap: usize) -> Result<[f64; 4]> {
    let range = format!("[data-heap=\"{heap}\"] input[type=range]");
    page.until(&format!("a slider is at {range}"), async || {
        page.box_of(&range).await
    })
    .await
}

/// Waits within the page, because repeated requests would cost frames.
const UNTIL_ANSWERED: &str = "
    const status = document.querySelector('[role=status]');
    return new Promise((done) => new MutationObserver((_, observer) => {
      if (document.querySelector('.banner__turn[data-thinking]')) return;
      observer.disconnect();
      setTimeout(done, arguments[0]);
    }).observe(status, { subtree: true, childList: true, characterData: true }));";

/// From Take to the next turn.
async fn computer(page: &Page) -> Result<String> {
    page.open(&format!("{LARGEST}&two=perfect")).await?;
    let mut all = Frames::default();
    for _ in 0..MOVES {
        let [left, top, width, height] = range(page, 0).await?;
        page.press_at((left + width * 0.1, top + height / 2.0))
            .await?;
        begin_frames(page).await?;
        page.press_at(middle(page, ".bar > .take, .bar__take").await?)
            .await?;
        page.run(UNTIL_ANSWERED, vec![json!(MOTION)]).await?;
        all.add(end_frames(page).await?);
        page.hear(&said("{play.turn|who=you}")?).await?;
    }
    Ok(all.to_string())
}

/// As much of a large tree as is drawn, a slice after the other.
async fn unfold(page: &Page) -> Result<String> {
    page.open(TREE).await?;
    let button = ".tree__more > :nth-child(3)";
    let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.read(&said("{tree.unfold-all}")?).await?;
    page.run(script, vec![json!(button)]).await?;
    page.come_to_rest().await?;
    begin_frames(page).await?;
    page.press_at(middle(page, button).await?).await?;
    page.hear(&said("{tree.full|most=160}")?).await?;
    tokio::time::sleep(Duration::from_millis(MOTION)).await;
    let frames = end_frames(page).await?;
    Ok(frames.to_string())
}

async fn middle(page: &Page, selector: &str) -> Result<Point> {
    let place = page.box_of(selector).await?;
    let [left, top, width, height] = place.with_context(|| format!("there is no {selector}"))?;
    Ok((left + width / 2.0, top + height / 2.0))
}

/// The places where stones are dropped. One opens only after a drag has begun. The other is the player
/// whose tray it grows from.
const DROPS: [&str; 2] = [".banner__drop", ".banner__player[aria-current]"];

async fn drop_place(page: &Page) -> Result<Point> {
    for place in DROPS {
        if page.box_of(place).await?.is_some() {
            return middle(page, place).await;
        }
    }
    bail!("there is nowhere to drop stones")
}

/// Drags the top stone of three heaps in turn over the board onto the tray of the player to move.
async fn drag_stones(page: &Page, address: &str) -> Result<String> {
    page.open(address).await?;
    let mut all = Frames::default();
    let mut taken = 0;
    for drag in 0..DRAGS {
        page.come_to_rest().await?;
        let stones = lying(page).await?;
        // The top one, so that the heap lasts.
        let stone = format!(
            "[data-heap=\"{}\"] [data-stone]:not(:has(+ [data-stone]))",
            drag % 3
        );
        let from = middle(page, &stone).await?;
        let to = drop_place(page).await?;
        let aside = (from.0 + 30.0, from.1 + 30.0);
        let path = [vec![from], line(from, aside, 10), line(aside, to, 50)].concat();
        begin_frames(page).await?;
        page.stroke(&path).await?;
        tokio::time::sleep(Duration::from_millis(MOTION)).await;
        all.add(end_frames(page).await?);
        page.come_to_rest().await?;
        taken += usize::from(lying(page).await? < stones);
    }
    Ok(format!("{all}; {taken} of {DRAGS} drops took"))
}

async fn lying(page: &Page) -> Result<u64> {
    let stones = "return document.querySelectorAll('#board [data-stone]').length";
    let stones = page.run(stones, Vec::new()).await?;
    stones.as_u64().context("counting stones")
}

fn line(from: Point, to: Point, steps: u32) -> Vec<Point> {
    (1..=steps)
        .map(|step| {
            let part = f64::from(step) / f64::from(steps);
            let between = |from: f64, to: f64| from + (to - from) * part;
            (between(from.0, to.0), between(from.1, to.1))
        })
        .collect()
}

/// The delays of choices in milliseconds: the 95th percentile and the median, by the page's own frames
/// and by the browser's count.
#[derive(Clone, Copy, Debug)]
struct Choices {
    count: usize,
    drawn: [f64; 2],
    presented: Option<[f64; 2]>,
}

impl Choices {
    /// Ratios to others.
    fn beside(&self, others: &Self) -> [f64; 2] {
        [0, 1].map(|place| self.drawn[place] / others.drawn[place])
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [most, half] = self.drawn;
        write!(
            f,
            "{most:.0} ms at the 95th percentile of {} choices, {half:.0} ms at the median",
            self.count
        )?;
        match self.presented {
            Some([most, half]) => write!(
                f,
                "; by the browser’s own count, in steps of 8, {most:.0} and {half:.0}"
            ),
            None => f.write_str("; by the browser’s own count none took 16"),
        }
    }
}

/// Chooses here and there, never the same twice, and takes nothing.
async fn press(page: &Page, address: &str) -> Result<Choices> {
    page.open(address).await?;
    page.come_to_rest().await?;
    let places = page.run(PLACES, Vec::new()).await?;
    let places: Vec<Point> = serde_json::from_value(places).context("finding controls to press")?;
    ensure!(places.len() > 2, "there are too few controls to press");
    // Loading in idle time is no part of a press.
    tokio::time::sleep(IDLE).await;
    begin_choices(page).await?;
    for press in 0..PRESSES {
        // A step that shares no factor with most counts goes through all of them.
        page.press_at(places[press * 7 % places.len()]).await?;
        tokio::time::sleep(Duration::from_millis(LOOK)).await;
    }
    let frames = end_frames(page).await?;
    let drawn = |percent| frames.shown_within(percent).context("nothing was chosen");
    let presented = frames.presented_within(95).zip(frames.presented_within(50));
    Ok(Choices {
        count: frames.choices.len(),
        drawn: [drawn(95)?, drawn(50)?],
        presented: presented.map(|(most, half)| [most, half]),
    })
}

/// Every stone; and of each slider some places.
const PLACES: &str = "
    const at = (element, part) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width * part, top + height / 2];
    };
    const stones = [...document.querySelectorAll('#board [data-stone]')].map((stone) => at(stone, 0.5));
    const ranges = [...document.querySelectorAll('#board input[type=range]')];
    return [...stones, ...ranges.flatMap((range) => [0.2, 0.5, 0.8].map((part) => at(range, part)))];";

/// Whether a choice is drawn in one frame. A gradual change is drawn anew in each of many frames, and on
/// a slow phone the next press waits for them.
async fn drawn_in_one_frame(page: &Page) -> Result<()> {
    let stone = "[data-heap=\"1\"] [data-stone=\"2\"]";
    let press = format!("document.querySelector('{stone}').click();");
    let begun = begins_with(page, "#/play?two=human", &press).await?;
    ensure!(begun.is_empty(), "drawn in more frames than one: {begun:?}");
    let lift = lift(page, stone).await?;
    ensure!(lift.starts_with("0px -"), "the stone is not lifted: {lift}");
    // The check must see changes at all: taken stones fly in many frames.
    let take = "document.querySelector('.bar > .take, .bar__take').click();";
    let begun = changes_by(page, take).await?;
    ensure!(begun.iter().any(|name| name == "leave"), "{begun:?}");

    let range = "const range = document.querySelector('[data-heap=\"1\"] [type=range]');
        range.value = 40;
        range.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    let sliders = "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human";
    let begun = begins_with(page, sliders, range).await?;
    ensure!(begun.is_empty(), "drawn in more frames than one: {begun:?}");
    Ok(())
}

/// Presses on a fresh board, and returns the names of the changes that begin.
async fn begins_with(page: &Page, address: &str, press: &str) -> Result<Vec<String>> {
    page.open(address).await?;
    let turn = said("{play.turn|who={people.player|number=1}}")?;
    page.hear(&turn).await?;
    page.come_to_rest().await?;
    changes_by(page, press).await
}

async fn changes_by(page: &Page, press: &str) -> Result<Vec<String>> {
    let script = format!(
        "const told = () => document.querySelector('.bar > .take, .bar__take').getAttribute('aria-label');
        const before = told();
        {press}
        return new Promise((done) => setTimeout(() => {{
          // The content of a container gets its style with the layout.
          document.querySelector('#board').getBoundingClientRect();
          const changing = document.getAnimations().map((one) => one.transitionProperty ?? one.animationName);
          done(told() === before ? null : changing);
        }}));"
    );
    let changing = page.run(&script, Vec::new()).await?;
    ensure!(changing != json!(null), "the press did nothing");
    serde_json::from_value(changing).context("reading the changes")
}

/// How far the stone of this selector is lifted, as its style says.
async fn lift(page: &Page, stone: &str) -> Result<String> {
    let script =
        "return getComputedStyle(document.querySelector(arguments[0]), '::before').translate";
    let lift = page.run(script, vec![json!(stone)]).await?;
    serde_json::from_value(lift).context("reading the height of a lifted stone")
}
