//! Stones on boards of all sizes: their places and their rings.

use anyhow::{Context, Result, ensure};
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::json;

use crate::table::{choose, mv, take_name};

pub const TESTS: &[Test] = &[
    test!(stones_are_targets_in_columns_or_rows_of_five).everywhere(),
    test!(the_ringed_stones_are_the_ones_that_take_takes),
];

/// How the stones of a heap lie.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lies {
    Columns,
    Fives,
}

const SMALL: Window = Window::new(360, 640, Input::Touch);
const DESK: Window = Window::new(1280, 800, Input::Mouse);
const LARGE: Window = Window::new(1920, 1080, Input::Mouse);

const LAYOUTS: [(&str, Window, Lies); 4] = [
    ("3,5,7", SMALL, Lies::Columns),
    ("9,7,12", Window::new(360, 600, Input::Touch), Lies::Fives),
    ("21", DESK, Lies::Fives),
    ("31,20,7", LARGE, Lies::Fives),
];

/// The cells of the stones, heap by heap from the bottom up: left, top, width and height in tenths of
/// a pixel.
async fn cells(page: &Page) -> Result<Vec<Vec<[i64; 4]>>> {
    page.come_to_rest().await?;
    let script = "
        const cell = (stone) => {
            const { left, top, width, height } = stone.getBoundingClientRect();
            return [left, top, width, height].map((pixels) => Math.round(pixels * 10));
        };
        const heaps = [...document.querySelectorAll('#board .heap')];
        return heaps.map((heap) => [...heap.querySelectorAll('[data-stone]')].map(cell));";
    let cells = page.run(script, Vec::new()).await?;
    serde_json::from_value(cells).context("reading the cells")
}

async fn lies(page: &Page) -> Result<Lies> {
    page.come_to_rest().await?;
    let cells = cells(page).await?;
    let beside = cells.iter().flat_map(|heap| heap.windows(2));
    let beside = beside.filter(|two| two[0][0] != two[1][0]).count();
    Ok(if beside > 0 {
        Lies::Fives
    } else {
        Lies::Columns
    })
}

/// Waits until a board lies like this.
async fn until_lies(page: &Page, wanted: Lies) -> Result<()> {
    page.until(&format!("the board lies in {wanted:?}"), async || {
        Ok((lies(page).await? == wanted).then_some(()))
    })
    .await
}

/// Whether two lengths in tenths of a pixel are equal, but for rounding.
const fn equal(one: i64, other: i64) -> bool {
    (one - other).abs() <= 10
}

fn stones_are_targets_in_columns_or_rows_of_five(stage: &Stage) {
    stage.desktop().play(async |page| {
        for (board, window, wanted) in LAYOUTS {
            page.resize(window).await?;
            page.open(&format!("#/play?heaps={board}&two=human"))
                .await?;
            until_lies(page, wanted).await.context(board)?;
            let [left, top, wide, high] = page.box_of("#board").await?.context("the board")?;
            ensure!(left >= 0.0 && top >= 0.0, "{board}");
            let Window { width, height, .. } = page.window();
            let inside = left + wide <= f64::from(width) && top + high <= f64::from(height);
            ensure!(inside, "{board}: the board is not in the window");
            for heap in cells(page).await? {
                for (place, &[x, y, wide, high]) in heap.iter().enumerate() {
                    let told = || format!("{board} in {}: {heap:?}", page.window());
                    ensure!(wide.min(high) >= 240, "{}", told());
                    ensure!(x >= 0 && x + wide <= i64::from(width) * 10, "{}", told());
                    ensure!(y >= 0 && y + high <= i64::from(height) * 10, "{}", told());
                    // Where its neighbours in the heap are, counted from the lowest stone on the left.
                    let across = if wanted == Lies::Fives { 5 } else { 1 };
                    let (row, column) = (
                        i64::try_from(place / across)?,
                        i64::try_from(place % across)?,
                    );
                    let [first_x, first_y, ..] = heap[0];
                    ensure!(equal(x, first_x + column * wide), "{}", told());
                    ensure!(equal(y, first_y - row * high), "{}", told());
                }
            }
        }
        Ok(())
    });
}

/// The stones of a heap that have this state, by their numbers from the bottom.
async fn stones(page: &Page, heap: usize, state: &str) -> Result<Vec<u32>> {
    let script = "
        const [heap, state] = arguments;
        const stones = [...document.querySelectorAll(`#board [data-heap=\"${heap}\"] [data-stone]`)];
        const ring = (stone) => getComputedStyle(stone, '::before').boxShadow;
        const is = { lies: () => true, ringed: (stone) => ring(stone) !== ring(stones[0]) };
        return stones.filter(is[state]).map((stone) => Number(stone.dataset.stone));";
    let found = page.run(script, vec![json!(heap), json!(state)]).await?;
    serde_json::from_value(found).context("reading the stones")
}

fn the_ringed_stones_are_the_ones_that_take_takes(stage: &Stage) {
    for (board, window, made) in [
        ("9,7,12", Window::new(360, 600, Input::Touch), mv("C3")),
        ("3,5,7", SMALL, mv("C3")),
    ] {
        stage.window(window).play(async |page| {
            page.open(&format!("#/play?heaps={board}&two=human"))
                .await?;
            choose(page, made).await?;
            let before = stones(page, made.heap, "lies").await?;
            page.find(Control::Button, &take_name(made)).await?;
            page.run("document.activeElement.blur()", Vec::new())
                .await?;
            page.come_to_rest().await?;
            let ringed = stones(page, made.heap, "ringed").await?;
            page.press(&take_name(made)).await?;
            let left = before.len() - made.take.get() as usize;
            page.until("the stones are gone", async || {
                let now = stones(page, made.heap, "lies").await?;
                Ok((now.len() == left).then_some(()))
            })
            .await?;
            let after = stones(page, made.heap, "lies").await?;
            let gone = before.iter().filter(|stone| !after.contains(stone));
            let gone: Vec<u32> = gone.copied().collect();
            ensure!(
                gone == ringed,
                "{board} {made}: {ringed:?} are ringed, {gone:?} go"
            );
            Ok(())
        });
    }
}
