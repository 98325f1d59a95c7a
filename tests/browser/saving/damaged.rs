//! Saves that are not whole, or another version's.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{keeping, page as page_words};
use nim_browser::{Page, Stage};
use serde_json::{Value, json};

use super::{ASIDE, SAVE, keep, kept, save, until_save_has};
use crate::table::{heaps, mv, take, until_heaps};
use crate::words::your_turn;

/// The lines of a save of every kind, whose game stands at 1, 3, 5 and 4.
const WHOLE: &str = include_str!("../../../crates/nim-game/tests/data/save.txt");

/// A small generator of numbers, so that a run can be played again.
struct Chance(u64);

impl Chance {
    /// A number below this one.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("it has 31 bits") % end
    }
}

/// The number of ways in which a save is damaged. The host test reads a hundred thousand, and here a
/// browser stores them.
const WAYS: usize = 8;

/// The save, damaged in one of many ways.
fn damaged(chance: &mut Chance, way: usize) -> String {
    let mut letters: Vec<char> = WHOLE.chars().collect();
    let place = chance.below(letters.len());
    match way % WAYS {
        0 => letters.truncate(place),
        1 => drop(letters.remove(place)),
        2 => letters[place] = char::from(u8::try_from(32 + chance.below(95)).unwrap_or(b'?')),
        3 => letters[place] = ['\u{0}', '\u{202e}', '\u{ffff}', '💎', '\r'][chance.below(5)],
        4 => letters.rotate_left(place),
        5 => {
            let lines: Vec<&str> = WHOLE.lines().collect();
            let twice = lines[chance.below(lines.len())];
            return [WHOLE, twice, "\n"].concat();
        }
        6 => {
            let hostile = [
                "nim-save 99 00000000\ngame #/play?heaps=9 ~00000000\n",
                "<img src=x onerror=\"window.canary=1\"><script>window.canary=1</script>",
                "{\"game\":[1,2,3]}",
                "nim-save 18446744073709551616 ffffffff",
                "game #/play?heaps=99999999999999999999&moves=A1 ~ffffffff",
            ];
            return hostile[chance.below(hostile.len())].repeat(1 + chance.below(400));
        }
        _ => {
            let version = ["0", "2", "-1", "x", ""][chance.below(5)];
            return WHOLE.replacen("nim-save 1", &["nim-save ", version].concat(), 1);
        }
    }
    letters.into_iter().collect()
}

/// The line of the save with this beginning, if it is undamaged.
fn holds(text: &str, start: &str) -> bool {
    let line = WHOLE.lines().find(|line| line.starts_with(start));
    line.is_some_and(|line| text.split('\n').any(|kept| kept == line))
}

pub fn a_save_damaged_in_any_way_leaves_a_game_to_play_and_loses_nothing_that_is_whole(
    stage: &Stage,
) {
    damaged_saves(stage, 2 * WAYS);
}

pub fn two_hundred_damaged_saves_leave_a_game_to_play_and_lose_nothing_that_is_whole(
    stage: &Stage,
) {
    damaged_saves(stage, 25 * WAYS);
}

fn damaged_saves(stage: &Stage, damages: usize) {
    stage.phone().play(async |page| {
        page.open("").await?;
        // For a driver without a log, the server has added a script of its own.
        let foreign = foreign(page).await?;
        let mut chance = Chance(20_261_120);
        for way in 0..damages {
            let text = damaged(&mut chance, way);
            page.run("localStorage.clear()", Vec::new()).await?;
            keep(page, SAVE, &text).await?;
            page.open("").await?;
            let tried = played_on(page, &text, &foreign).await;
            tried.with_context(|| format!("damage {way} leaves {text:?}"))?;
        }
        Ok(())
    });
}

/// How many elements there are that a text might bring and the page has no need of.
async fn foreign(page: &Page) -> Result<Value> {
    let foreign =
        "return document.querySelectorAll('img, iframe, script:not([type=module])').length";
    page.run(foreign, Vec::new()).await
}

/// Whether the undamaged lines of a text came back, and a move can be made.
async fn played_on(page: &Page, text: &str, foreign: &Value) -> Result<()> {
    if holds(text, "game") {
        until_heaps(page, &[1, 3, 5, 4]).await?;
    }
    let look = "return [document.documentElement.dataset.theme ?? null, window.canary ?? null]";
    let seen = page.run(look, Vec::new()).await?;
    let dark = holds(text, "setting theme");
    ensure!(
        seen == json!([dark.then_some("dark"), null]),
        "the page shows {seen}"
    );
    let now = self::foreign(page).await?;
    ensure!(now == *foreign, "{now} of what the page has none");
    let before = heaps(page).await?;
    let heap = before.iter().rposition(|&stones| stones > 0);
    let heap = heap.context("no stones are left")?;
    let name = char::from(b'A' + u8::try_from(heap)?);
    let mut after = before;
    after[heap] -= 1;
    take(page, mv(&format!("{name}1"))).await?;
    page.until("the move is made", async || {
        Ok((heaps(page).await?.iter().sum::<u32>() <= after.iter().sum()).then_some(()))
    })
    .await
}

pub fn another_versions_data_is_put_aside_whole_and_a_game_can_be_played(stage: &Stage) {
    const OTHER: &str =
        "nim-save 2 00000000\nstamp 50 7 ~00000000\ngame #/play?heaps=9 ~00000000\n";
    stage.phone().play(async |page| {
        page.open("").await?;
        keep(page, SAVE, OTHER).await?;
        page.open("").await?;
        page.read(keeping::other_version()).await?;
        let aside = kept(page, ASIDE).await?;
        ensure!(aside.as_deref() == Some(OTHER), "{aside:?} was put aside");
        take(page, mv("C6")).await?;
        page.hear(&your_turn()).await?;
        until_save_has(page, &["moves=C6"]).await.map(drop)
    });
}

pub fn damaged_data_is_put_aside_and_reported(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let text = WHOLE.replace("theme=dark", "theme=dork");
        keep(page, SAVE, &text).await?;
        page.open("").await?;
        page.read(keeping::damaged()).await?;
        until_heaps(page, &[1, 3, 5, 4]).await?;
        let aside = kept(page, ASIDE).await?.unwrap_or_default();
        ensure!(
            aside.contains("theme=dork"),
            "this was put aside: {aside:?}"
        );
        Ok(())
    });
}

pub fn damaged_data_without_a_copy_is_not_written_over(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let text = WHOLE.replace("theme=dark", "theme=dork");
        keep(page, ASIDE, &"x".repeat(1_200_000)).await?;
        keep(page, SAVE, &text).await?;
        page.open("").await?;
        until_heaps(page, &[1, 3, 5, 4]).await?;
        take(page, mv("D1")).await?;
        page.read(keeping::full()).await?;
        let now = save(page).await?;
        ensure!(now == text, "it was written over: {now}");
        // With space again, everything is saved.
        page.run("localStorage.removeItem('nim-damaged')", Vec::new())
            .await?;
        page.press(page_words::new_game()).await?;
        page.until("it is put aside, and the move is kept", async || {
            let aside = kept(page, ASIDE).await?.unwrap_or_default();
            let save = save(page).await?;
            Ok((aside.contains("theme=dork") && save.contains("moves=D3,D1")).then_some(()))
        })
        .await
    });
}
