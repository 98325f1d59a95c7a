//! Games without end in one page: nothing grows, and nothing is fetched.

use anyhow::{Context, Result, ensure};
use nim_browser::{Ability, Page, Stage, Test, Tier, test};
use serde_json::json;

use super::{number, play, with_games};

pub const TESTS: &[Test] = &[
    test!(eighty_games_take_no_more_memory_than_twenty_and_load_nothing)
        .tier(Tier::Engines)
        .needs(&[Ability::Devtools]),
    test!(two_thousand_games_take_no_more_memory_than_two_hundred)
        .tier(Tier::Release)
        .needs(&[Ability::Devtools]),
];

/// The memory that Chromium's heap takes for itself while a page plays, in bytes. It compiles frequent
/// code again and keeps frequent numbers as texts. Between 200 and 1,500 games snapshots of the heap
/// differed by 117,000 bytes. The difference was compiled code, data about the program, and that list of
/// numbers. No object, text or list of the page was in it.
const COMPILED: u64 = 128 * 1024;

/// The number of games at once: a driver waits half a minute for a script, and a busy machine is slow.
const AT_ONCE: u32 = 10;

/// What the page holds after a garbage collection: the bytes of the scripts' heap and of the program's
/// memory, and the nodes and listeners.
async fn weigh(page: &Page) -> Result<[u64; 4]> {
    // At the same moment of a game each time.
    let own = page.run("return games.weigh()", Vec::new()).await?;
    // A collected object may release others.
    for _ in 0..3 {
        page.devtools("HeapProfiler.collectGarbage", json!({}))
            .await?;
    }
    let heap = page.devtools("Runtime.getHeapUsage", json!({})).await?;
    let heap = heap["usedSize"].to_string();
    let heap = heap.split('.').next().unwrap_or_default();
    let counted = page.devtools("Memory.getDOMCounters", json!({})).await?;
    Ok([
        heap.parse().context("the heap")?,
        number(&own, "memory")?,
        number(&counted, "nodes")?,
        number(&counted, "jsEventListeners")?,
    ])
}

/// Plays usual games, and compares the memory of the page after so many and after all: it grows to at most
/// this many percent.
async fn soak(page: &Page, [first, all]: [u32; 2], percent: u64, free: u64) -> Result<()> {
    play(page, 1, Some("#/play?heaps=3,4,5&two=skilled")).await?;
    let mut kept = None;
    for played in 1..=all / AT_ONCE {
        play(page, AT_ONCE, None).await?;
        if played * AT_ONCE == first {
            kept = Some((weigh(page).await?, page.loaded().await?));
        }
    }
    let (before, loaded) = kept.context("nothing was weighed")?;
    let (after, more) = (weigh(page).await?, page.loaded().await?);
    ensure!(more == loaded, "games fetched {more:?} after {loaded:?}");
    let grows = |(place, (now, then))| {
        let free = if place == 0 { free } else { 0 };
        now * 100 > (then + free) * percent
    };
    let mut all = after.into_iter().zip(before).enumerate();
    ensure!(!all.any(grows), "{before:?}, then {after:?}");
    Ok(())
}

fn eighty_games_take_no_more_memory_than_twenty_and_load_nothing(stage: &Stage) {
    with_games(stage, async |page, _| soak(page, [20, 80], 120, 0).await);
}

fn two_thousand_games_take_no_more_memory_than_two_hundred(stage: &Stage) {
    with_games(stage, async |page, _| {
        soak(page, [200, 2000], 105, COMPILED).await
    });
}
