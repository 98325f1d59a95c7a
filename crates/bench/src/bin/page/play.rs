//! Presses, a drag, a take and steps in a tree, each recorded frame by frame.

use anyhow::{Context, Result, ensure};
use nim_browser::{Page, Point, said};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Figures, STONES, TREE, median};

/// The number of presses on a board: as many as 3-5-7 has stones.
const PRESSES: usize = 15;
/// The number of steps in the tree.
const STEPS: usize = 12;
/// The number of points of a drag, one in a sixtieth of a second.
const POINTS: u32 = 60;

/// The frames and presses since the recording began, in milliseconds.
#[derive(Deserialize)]
struct Recorded {
    /// The moment of each frame.
    frames: Vec<f64>,
    /// Each press, and the moment when the frame with its effect was on its way to the screen.
    presses: Vec<(f64, f64)>,
    /// The moment of the last change.
    moved: f64,
}

impl Recorded {
    /// The mean time from one frame to the next.
    fn mean(&self) -> Option<f64> {
        let times = self.between();
        let count = u32::try_from(times.len()).ok()?;
        Some(times.iter().sum::<f64>() / f64::from(count)).filter(|mean| mean.is_finite())
    }

    /// The longest.
    fn longest(&self) -> Option<f64> {
        self.between().into_iter().reduce(f64::max)
    }

    fn between(&self) -> Vec<f64> {
        self.frames.windows(2).map(|two| two[1] - two[0]).collect()
    }

    fn delays(&self) -> impl Iterator<Item = f64> {
        self.presses.iter().map(|(press, shown)| shown - press)
    }

    fn delay(&self) -> Option<f64> {
        median(self.delays())
    }

    fn longest_delay(&self) -> Option<f64> {
        self.delays().reduce(f64::max)
    }
}

/// Chooses here and there, and takes nothing.
pub(crate) async fn presses(page: &Page, board: &str) -> Result<Figures> {
    open(page, board).await?;
    let places = page.run(PLACES, Vec::new()).await?;
    let places: Vec<Point> = serde_json::from_value(places).context("finding controls to press")?;
    ensure!(places.len() >= PRESSES, "there are too few controls");
    begin(page).await?;
    for press in 0..PRESSES {
        // The boards have no multiple of 7, so this goes through all places.
        page.press_at(places[press * 7 % places.len()]).await?;
        until_shown(page, press + 1).await?;
    }
    let recorded = end(page).await?;
    figures([
        ("press to paint", recorded.delay()),
        ("slowest press to paint", recorded.longest_delay()),
    ])
}

/// Drags stones along their heap for a second, and drops them on the tray.
pub(crate) async fn drag(page: &Page) -> Result<Figures> {
    open(page, STONES).await?;
    let stones = lying(page).await?;
    let from = middle(page, STONE).await?;
    let [_, _, width, height] = place(page, HEAP).await?;
    let tray = middle(page, ".banner").await?;
    let wave = (0..POINTS).map(|point| {
        let turn = f64::from(point) / f64::from(POINTS) * 3.0 * std::f64::consts::TAU;
        (
            from.0 + width / 2.0 * turn.sin(),
            from.1 + height / 2.0 * turn.sin(),
        )
    });
    let path: Vec<_> = wave.chain([tray, tray]).collect();
    begin(page).await?;
    page.stroke(&path).await?;
    let recorded = end(page).await?;
    page.come_to_rest().await?;
    ensure!(lying(page).await? < stones, "the drag took no stone");
    figures([
        ("from frame to frame", recorded.mean()),
        ("longest frame", recorded.longest()),
    ])
}

/// Takes stones, and waits until the board is still.
pub(crate) async fn take(page: &Page) -> Result<Figures> {
    open(page, STONES).await?;
    begin(page).await?;
    page.press_at(middle(page, STONE).await?).await?;
    until_shown(page, 1).await?;
    let button = middle(page, ".bar > .take").await?;
    begin(page).await?;
    page.press_at(button).await?;
    until_shown(page, 1).await?;
    page.run("return bench.still()", Vec::new()).await?;
    let mut recorded = end(page).await?;
    let moved = recorded.moved;
    let (press, _) = *recorded.presses.first().context("there is no press")?;
    let before = recorded.frames.iter().rposition(|&frame| frame <= press);
    recorded.frames.drain(..before.unwrap_or(0));
    recorded.frames.retain(|&frame| frame <= moved);
    figures([
        ("press to paint", recorded.delay()),
        ("until the board is still", Some(moved - press)),
        ("from frame to frame", recorded.mean()),
        ("longest frame", recorded.longest()),
    ])
}

/// Steps of minimax in the largest tree that is drawn.
pub(crate) async fn steps(page: &Page) -> Result<Figures> {
    open(page, TREE).await?;
    let count = "return document.querySelectorAll('.tree__node').length";
    let count = page.run(count, Vec::new()).await?.as_u64();
    ensure!(count > Some(1900), "the tree has {count:?} nodes");
    let button = format!("[aria-label=\"{}\"]", said("{tree.step}", "en")?);
    let button = middle(page, &button).await?;
    begin(page).await?;
    for step in 0..STEPS {
        page.press_at(button).await?;
        until_shown(page, step + 1).await?;
    }
    let recorded = end(page).await?;
    figures([
        ("press to paint", recorded.delay()),
        ("slowest press to paint", recorded.longest_delay()),
        ("longest frame", recorded.longest()),
    ])
}

fn figures<const N: usize>(all: [(&'static str, Option<f64>); N]) -> Result<Figures> {
    all.into_iter()
        .map(|(name, figure)| Ok((name, figure.with_context(|| format!("no {name}"))?)))
        .collect()
}

async fn open(page: &Page, link: &str) -> Result<()> {
    page.open(link).await?;
    // Loading in idle time is no part of a press.
    page.until("all of the page is loaded", async || {
        let whole = "return document.readyState === 'complete'
            && document.querySelector('.coming, .fetching') === null";
        Ok((page.run(whole, Vec::new()).await? == json!(true)).then_some(()))
    })
    .await?;
    page.come_to_rest().await?;
    page.run(include_str!("play.js"), Vec::new())
        .await
        .map(drop)
}

async fn begin(page: &Page) -> Result<()> {
    page.run("bench.begin()", Vec::new()).await.map(drop)
}

/// Waits within the page, because repeated requests would cost frames.
async fn until_shown(page: &Page, presses: usize) -> Result<()> {
    let shown = "return bench.shown(arguments[0])";
    page.run(shown, vec![json!(presses)]).await.map(drop)
}

async fn end(page: &Page) -> Result<Recorded> {
    let recorded = page.run("return bench.end()", Vec::new()).await?;
    serde_json::from_value(recorded).context("reading the frames")
}

/// A stone of the last heap, with others above it.
const STONE: &str = "[data-heap=\"11\"] [data-stone=\"4\"]";
const HEAP: &str = "[data-heap=\"11\"]";

async fn place(page: &Page, selector: &str) -> Result<[f64; 4]> {
    let place = page.box_of(selector).await?;
    place.with_context(|| format!("there is no {selector}"))
}

async fn middle(page: &Page, selector: &str) -> Result<Point> {
    let [left, top, width, height] = place(page, selector).await?;
    Ok((left + width / 2.0, top + height / 2.0))
}

async fn lying(page: &Page) -> Result<u64> {
    let stones = "return document.querySelectorAll('#board [data-stone]').length";
    let stones: Value = page.run(stones, Vec::new()).await?;
    stones.as_u64().context("counting stones")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_those_of_all_frames_and_presses() {
        let recorded = Recorded {
            frames: vec![10.0, 20.0, 80.0, 100.0],
            presses: vec![(10.0, 40.0), (50.0, 60.0), (70.0, 90.0)],
            moved: 0.0,
        };
        assert_eq!(
            [recorded.mean(), recorded.longest()],
            [Some(30.0), Some(60.0)]
        );
        let delays = [recorded.delay(), recorded.longest_delay()];
        assert_eq!(delays, [Some(20.0), Some(30.0)]);
    }

    #[test]
    fn one_frame_and_no_press_have_no_figures() {
        let recorded = Recorded {
            frames: vec![5.0],
            presses: Vec::new(),
            moved: 0.0,
        };
        assert_eq!([recorded.mean(), recorded.longest()], [None; 2]);
        assert_eq!([recorded.delay(), recorded.longest_delay()], [None; 2]);
    }
}
