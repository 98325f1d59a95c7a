//! Stones on boards of all sizes: their places and their rings.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use nim_browser::{Control, Input, Page, Stage, Test, Tier, Window, test};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::table::{choose, mv, take_name};

pub const TESTS: &[Test] = &[
    test!(stones_are_targets_for_a_thumb_on_the_smallest_phone).tier(Tier::Engines),
    test!(stones_are_targets_for_a_thumb_on_a_small_phone).tier(Tier::Engines),
    test!(stones_lie_in_columns_or_rows_of_four_in_every_window).everywhere(),
    test!(the_ringed_stones_are_the_ones_that_take_takes),
];

const SMALLEST: Window = Window::new(320, 568, Input::Touch);
const SMALL: Window = Window::new(360, 640, Input::Touch);

/// Two thousand boards of the page, two of three with 60 stones.
fn boards() -> Vec<Vec<u32>> {
    let mut rng = SmallRng::seed_from_u64(61);
    let mut boards = vec![
        vec![31],
        vec![31, 29],
        vec![12, 6, 6, 6, 6, 6, 6, 6, 6],
        vec![1, 13, 30, 2, 13, 1],
        vec![9, 6, 6, 14, 8, 5, 5, 7],
    ];
    while boards.len() < 2_000 {
        let count = rng.random_range(1..=9);
        let most = if rng.random_range(0..3) > 0 {
            60
        } else {
            rng.random_range(9..=60)
        };
        let mut heaps: Vec<u32> = vec![1; count];
        // Every third stone goes to the same heap, so that some are tall.
        let tall = rng.random_range(0..count);
        for stone in count..most.min(31 * count) {
            let any = rng.random_range(0..count);
            let heap = if stone % 3 == 0 { tall } else { any };
            heaps[heap] = 31.min(heaps[heap] + 1);
        }
        // A board that comes again would resume its game.
        if !boards.contains(&heaps) {
            boards.push(heaps);
        }
    }
    boards
}

/// Opens each board, chooses stones of its largest heap, and returns the least width or height of a stone, and what is
/// wrong: a stone that is covered, or a page that scrolls.
const MEASURE: &str = "
    const [boards] = arguments;
    const task = () => new Promise((done) => setTimeout(done));
    const until = async (there) => {
        const end = performance.now() + 5000;
        while (!there()) {
            if (performance.now() > end) throw new Error(`${location.hash} does not come`);
            await task();
        }
    };
    const sizes = () => [...document.querySelectorAll('#board .heap')]
        .map((heap) => heap.querySelectorAll('.stone').length).join();
    const measure = async (heaps) => {
        location.hash = `#/play?heaps=${heaps}&two=human`;
        await until(() => sizes() === heaps.join() && !document.querySelector('#board [data-mark]'));
        const heap = heaps.indexOf(Math.max(...heaps));
        const stone = Math.floor(heaps[heap] / 2);
        document.querySelector(`#board [data-heap='${heap}'] [data-stone='${stone}']`).click();
        await until(() => document.querySelector('#board [data-mark=chosen]'));
        const seen = look();
        if (seen[1].length === 0) return [heaps, ...seen];
        // A person sees the next frame.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return [heaps, ...look()];
    };
    const look = () => {
        let least = Infinity;
        const wrong = [];
        for (const stone of document.querySelectorAll('#board .stone')) {
            const { left, top, width, height } = stone.getBoundingClientRect();
            least = Math.min(least, width, height);
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            if (hit?.closest('.stone') !== stone) wrong.push(`${stone.ariaLabel} at ${left}, ${top} is covered by ${hit?.className}`);
        }
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push('the page scrolls');
        return [least, wrong];
    };
    // Else the page would write the address of a board after that of the next.
    history.replaceState = () => {};
    return (async () => {
        const measured = [];
        for (const heaps of boards) measured.push(await measure(heaps));
        return measured;
    })();";

/// A board, its least target in pixels, and what is wrong.
type Measured = (Vec<u32>, f64, Vec<String>);

/// A browser follows 200 addresses in ten seconds, and so a window measures fewer boards.
const BOARDS: usize = 180;

#[expect(clippy::print_stdout, reason = "the least target is reported")]
fn measure(stage: &Stage, window: Window) {
    let least = RefCell::new((f64::INFINITY, Vec::new()));
    for boards in boards().chunks(BOARDS) {
        stage.window(window).play(async |page| {
            page.open("#/play?two=human").await?;
            let measured = page.run(MEASURE, vec![json!(boards)]).await?;
            let measured: Vec<Measured> = serde_json::from_value(measured)?;
            ensure!(measured.len() == boards.len());
            for (heaps, size, wrong) in measured {
                ensure!(wrong.is_empty(), "{heaps:?} at {window}: {wrong:?}");
                ensure!(size >= 24.0, "{heaps:?} at {window}: {size}");
                let mut least = least.borrow_mut();
                if size < least.0 {
                    *least = (size, heaps);
                }
            }
            Ok(())
        });
    }
    let (size, heaps) = least.into_inner();
    println!("the least target at {window}: {size:.1} pixels, on {heaps:?}");
}

fn stones_are_targets_for_a_thumb_on_the_smallest_phone(stage: &Stage) {
    measure(stage, SMALLEST);
}

fn stones_are_targets_for_a_thumb_on_a_small_phone(stage: &Stage) {
    measure(stage, SMALL);
}

/// Boards, and how many stones a row of each heap has.
const LAYOUTS: [(&str, &[usize]); 5] = [
    ("3,5,7", &[1, 1, 1]),
    ("7,7,7,7,7,7,6,6,6", &[1; 9]),
    ("21", &[4]),
    ("31,29", &[4, 4]),
    ("15,15,15,15", &[4; 4]),
];

const WINDOWS: [Window; 6] = [
    SMALLEST,
    SMALL,
    Window::new(390, 844, Input::Touch),
    Window::new(844, 390, Input::Touch),
    Window::new(1280, 800, Input::Mouse),
    Window::new(1920, 1080, Input::Mouse),
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

/// Whether two lengths in tenths of a pixel are equal, but for rounding.
const fn equal(one: i64, other: i64) -> bool {
    (one - other).abs() <= 10
}

fn stones_lie_in_columns_or_rows_of_four_in_every_window(stage: &Stage) {
    stage.desktop().play(async |page| {
        for (board, wide) in LAYOUTS {
            page.open(&format!("#/play?heaps={board}&two=human"))
                .await?;
            for window in WINDOWS {
                page.resize(window).await?;
                let Window { width, height, .. } = page.window();
                for (heap, &wide) in cells(page).await?.iter().zip(wide) {
                    for (place, &[x, y, across, high]) in heap.iter().enumerate() {
                        let told = || format!("{board} in {window}: {heap:?}");
                        ensure!(across.min(high) >= 240, "{}", told());
                        ensure!(x >= 0 && x + across <= i64::from(width) * 10, "{}", told());
                        ensure!(y >= 0 && y + high <= i64::from(height) * 10, "{}", told());
                        // Where its neighbours in the heap are, counted from the lowest stone on the left.
                        let (row, column) =
                            (i64::try_from(place / wide)?, i64::try_from(place % wide)?);
                        let [first_x, first_y, ..] = heap[0];
                        ensure!(equal(x, first_x + column * across), "{}", told());
                        ensure!(equal(y, first_y - row * high), "{}", told());
                    }
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
