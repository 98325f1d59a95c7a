//! Games without end in one page: nothing grows, and nothing is fetched.

use std::ops::Range;

use anyhow::{Context, Result, ensure};
use nim_browser::Ability;
use nim_browser::{Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use super::{number, play, with_games};

pub const TESTS: &[Test] = &[
    test!(eighty_games_take_no_more_memory_than_twenty_and_load_nothing).tier(Tier::Engines),
    test!(two_thousand_games_take_no_more_memory_than_two_hundred).tier(Tier::Release),
];

/// The memory of the page, in bytes and counts.
#[derive(Clone, Copy, Debug)]
struct Weight {
    /// The scripts' heap after a garbage collection; only in Chromium.
    heap: u64,
    /// The program's own memory.
    program: u64,
    /// Elements in the document, and in Chromium all nodes that are held.
    nodes: u64,
    /// Listeners; in Chromium alone.
    listeners: u64,
}

async fn weigh(page: &Page) -> Result<Weight> {
    // At the same moment of a game each time.
    let own = page.run("return games.weigh()", Vec::new()).await?;
    let mut weight = Weight {
        heap: 0,
        program: number(&own, "memory")?,
        nodes: number(&own, "nodes")?,
        listeners: 0,
    };
    if page.engine().can(Ability::Devtools) {
        // A collected object may release others.
        for _ in 0..3 {
            page.devtools("HeapProfiler.collectGarbage", json!({}))
                .await?;
        }
        let heap = page.devtools("Runtime.getHeapUsage", json!({})).await?;
        let used = heap["usedSize"].as_f64().context("the heap")?;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it counts bytes"
        )]
        let used = used as u64;
        weight.heap = used;
        let counted = page.devtools("Memory.getDOMCounters", json!({})).await?;
        weight.nodes = number(&counted, "nodes")?;
        weight.listeners = number(&counted, "jsEventListeners")?;
    }
    Ok(weight)
}

/// The memory that Chromium's heap takes for itself while a page plays, in bytes. It compiles frequent
/// code again and keeps frequent numbers as texts. Between 200 and 1,500 games snapshots of the heap
/// differed by 117,000 bytes. The difference was compiled code, data about the program, and that list of
/// numbers. No object, text or list of the page was in it.
const COMPILED: u64 = 128 * 1024;

impl Weight {
    /// The same with the memory that the browser itself needs.
    fn compiled(self) -> Self {
        Self {
            heap: self.heap + COMPILED,
            ..self
        }
    }

    /// Whether this is at most this many percent of the other, in everything that must not grow.
    fn stays_within(self, percent: u64, before: Self) -> bool {
        [
            (self.heap, before.heap),
            (self.program, before.program),
            (self.nodes, before.nodes),
            (self.listeners, before.listeners),
        ]
        .iter()
        .all(|&(now, then)| now * 100 <= then * percent)
    }
}

/// The number of games at once: a driver waits half a minute for a script, and a busy machine is slow.
const AT_ONCE: u32 = 10;

/// Usual games, and the memory of the page after so many and after all.
async fn soak(page: &Page, first: u32, all: u32) -> Result<[Weight; 2]> {
    play(page, 1, Some("#/play?heaps=3,4,5&two=skilled")).await?;
    go_on(page, 1..first).await?;
    let (before, loaded) = (weigh(page).await?, page.loaded().await?);
    eprintln!(
        "after {first} games in {}: {before:?}",
        page.engine().name()
    );
    let mut played = first;
    while played < all {
        let next = all.min(played + 300);
        go_on(page, played..next).await?;
        played = next;
        eprintln!("after {played}: {:?}", weigh(page).await?);
    }
    let after = weigh(page).await?;
    let more = page.loaded().await?;
    ensure!(more == loaded, "games fetched {more:?} after {loaded:?}");
    Ok([before, after])
}

/// Plays on with rematches, from one number of games to another.
async fn go_on(page: &Page, mut games: Range<u32>) -> Result<()> {
    while !games.is_empty() {
        let next = games.end.min(games.start + AT_ONCE);
        play(page, next - games.start, None).await?;
        games.start = next;
    }
    Ok(())
}

fn eighty_games_take_no_more_memory_than_twenty_and_load_nothing(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        let [before, after] = soak(page, 20, 80).await?;
        let told = format!("{before:?}, then {after:?}");
        ensure!(after.stays_within(120, before), "{told}");
        Ok(())
    });
}

fn two_thousand_games_take_no_more_memory_than_two_hundred(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        let [before, after] = soak(page, 200, 2000).await?;
        ensure!(
            after.stays_within(105, before.compiled()),
            "{before:?}, then {after:?}"
        );
        Ok(())
    });
}
