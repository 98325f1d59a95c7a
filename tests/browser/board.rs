//! Stones on boards of all sizes: their places, their rings, and the sliders where they do not fit.

use anyhow::{Context, Result, ensure};
use nim::catalogue::play as words;
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

use crate::table::{choose, heaps, mv, take_name};

pub const TESTS: &[Test] = &[
    test!(stones_are_targets_in_columns_or_rows_of_five).everywhere(),
    test!(the_ringed_stones_are_the_ones_that_take_takes),
    test!(another_size_of_the_window_brings_another_layout),
    test!(a_press_on_the_bar_of_a_slider_never_clears_a_choice),
];

/// How the stones of a heap lie.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lies {
    Columns,
    Fives,
    Sliders,
}

const SMALL: Window = Window::new(360, 640, Input::Touch);
const DESK: Window = Window::new(1280, 800, Input::Mouse);
const LARGE: Window = Window::new(1920, 1080, Input::Mouse);

const LAYOUTS: [(&str, Window, Lies); 7] = [
    ("3,5,7", SMALL, Lies::Columns),
    ("9,7,12", Window::new(360, 600, Input::Touch), Lies::Fives),
    ("21", DESK, Lies::Fives),
    ("12,12,12,12,12,12,12,12,12,12,12,12", DESK, Lies::Columns),
    (
        "12,12,12,12,12,12,12,12,12,12,12,12",
        Window::new(320, 568, Input::Touch),
        Lies::Sliders,
    ),
    ("99,40,7", LARGE, Lies::Fives),
    ("99,99,99,99", LARGE, Lies::Sliders),
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
    let sliders = page.box_of("#board input[type=range]").await?;
    if sliders.is_some() {
        return Ok(Lies::Sliders);
    }
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

fn another_size_of_the_window_brings_another_layout(stage: &Stage) {
    stage.window(DESK).play(async |page| {
        page.open("#/play?heaps=28,28,28&two=human").await?;
        for (window, wanted) in [
            (LARGE, Lies::Columns),
            (DESK, Lies::Fives),
            (SMALL, Lies::Sliders),
            (LARGE, Lies::Columns),
        ] {
            page.resize(window).await?;
            let told = || format!("at {window}");
            until_lies(page, wanted).await.with_context(told)?;
            ensure!(heaps(page).await? == [28, 28, 28]);
        }
        Ok(())
    });
}

fn a_press_on_the_bar_of_a_slider_never_clears_a_choice(stage: &Stage) {
    stage.window(SMALL).play(async |page| {
        page.open("#/play?heaps=99,60,70&two=human&take=50").await?;
        until_lies(page, Lies::Sliders).await?;
        let range = "[data-heap=\"1\"] input[type=range]";
        let bar = page.box_of(range).await?.context("the bar")?;
        let press = async |part: f64| {
            let [left, top, wide, high] = bar;
            page.press_at((left + wide * part, top + high / 2.0)).await
        };
        let chosen = async || {
            let number = words::Number { heap: 1 }.text();
            let script = "return [...document.querySelectorAll('#board input')]
                .filter((input) => input.getAttribute('aria-label') === arguments[0])[0].value";
            let value = page.run(script, vec![json!(number)]).await?;
            let value = value.as_str().and_then(|value| value.parse::<u32>().ok());
            value.context("the number of the heap")
        };
        // From the end at which stones are taken, a third of the bar is a third of the stones.
        for (part, least, most) in [(0.67, 17, 23), (0.998, 1, 1), (0.5, 28, 32), (0.01, 50, 50)] {
            press(part).await?;
            page.until(&format!("{least} to {most} are chosen"), async || {
                let now = chosen().await?;
                Ok((least..=most).contains(&now).then_some(()))
            })
            .await?;
            let shown = page
                .run(
                    &format!("return document.querySelector('{range}').value"),
                    Vec::new(),
                )
                .await?;
            ensure!(
                shown == Value::String(chosen().await?.to_string()),
                "{shown}"
            );
        }
        Ok(())
    });
}
