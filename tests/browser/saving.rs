//! What a visit leaves behind, and how the next one goes on from it.

use anyhow::{Context, Result, ensure};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{choose, heaps, mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_visit_that_only_looks_leaves_nothing_behind),
    test!(a_first_game_goes_on_where_it_was_after_a_reload).everywhere(),
    test!(moves_that_were_taken_back_hints_and_settings_come_back_too),
    test!(the_computer_answers_after_its_page_was_gone_while_it_thought),
    test!(a_tab_that_is_killed_in_the_middle_of_a_turn_leaves_its_game_behind),
    test!(a_link_to_the_kept_game_or_to_an_earlier_moment_of_it_goes_on_with_it),
    test!(another_link_opens_its_own_game_and_the_unfinished_one_waits),
    test!(a_link_that_is_wrong_leaves_the_kept_game_on_the_table),
    test!(where_nothing_is_kept_the_page_says_so_and_plays).needs(&[Ability::BlockedStorage]),
    test!(where_there_is_no_room_the_page_says_so_plays_and_keeps_again_when_there_is).everywhere(),
    test!(of_two_tabs_the_newer_wins_and_the_other_says_so).everywhere(),
    test!(two_first_visits_side_by_side_do_not_write_over_each_other),
    test!(what_was_deleted_in_one_tab_comes_back_from_no_other),
    test!(a_save_damaged_in_any_way_leaves_a_game_to_play_and_loses_nothing_that_is_whole),
    test!(two_hundred_damaged_saves_leave_a_game_to_play_and_lose_nothing_that_is_whole).deep(),
    test!(what_a_newer_version_kept_stays_untouched_and_a_game_can_be_played),
    test!(what_is_damaged_is_put_aside_and_told),
    test!(what_is_damaged_and_cannot_be_put_aside_is_not_written_over),
];

const SAVE: &str = "nim-save";

/// What the browser keeps under a name.
async fn kept(page: &Page, name: &str) -> Result<Option<String>> {
    let text = page
        .run(
            "return localStorage.getItem(arguments[0])",
            vec![json!(name)],
        )
        .await?;
    Ok(text.as_str().map(str::to_owned))
}

async fn keep(page: &Page, name: &str, text: &str) -> Result<()> {
    page.run(
        "localStorage.setItem(arguments[0], arguments[1])",
        vec![json!(name), json!(text)],
    )
    .await
    .map(drop)
}

/// Waits until what is kept says all of these.
async fn until_save_has(page: &Page, words: &[&str]) -> Result<()> {
    let what = format!("what is kept says {}", words.join(" and "));
    page.until(&what, async || {
        let text = kept(page, SAVE).await?.unwrap_or_default();
        Ok(words.iter().all(|word| text.contains(word)).then_some(()))
    })
    .await
}

/// Whether the stone with which this move is chosen is chosen.
async fn is_chosen(page: &Page, name: &str) -> Result<bool> {
    let pressed = "return [...document.querySelectorAll('#board [aria-pressed=true]')]
        .map((stone) => stone.getAttribute('aria-label'))";
    let pressed = page.run(pressed, Vec::new()).await?;
    let pressed = pressed.as_array().context("the chosen stones")?;
    Ok(pressed
        .iter()
        .any(|stone| stone.as_str().is_some_and(|stone| stone.starts_with(name))))
}

/// Begins a game of two people at 3-5-7 in the setup, as somebody does who comes without a link.
async fn begin(page: &Page) -> Result<()> {
    page.press("New game").await?;
    page.press_on(Control::Radio, "A friend here").await?;
    page.press("Play").await?;
    until_heaps(page, &[3, 5, 7]).await
}

fn a_visit_that_only_looks_leaves_nothing_behind(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("Menu").await?;
        page.key("Escape").await?;
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        page.key("Escape").await?;
        page.reload().await?;
        until_heaps(page, &[3, 5, 7]).await?;
        page.come_to_rest().await?;
        let keys = page
            .run("return Object.keys(localStorage)", Vec::new())
            .await?;
        ensure!(keys == json!([]), "this was kept: {keys}");
        Ok(())
    });
}

fn a_first_game_goes_on_where_it_was_after_a_reload(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        choose(page, mv("B2")).await?;
        until_save_has(page, &["choice=B2"]).await?;
        let loaded = page.loaded().await?;
        ensure!(
            !loaded.iter().any(|address| address.contains("/more-")),
            "a first choice needs nothing more: {loaded:?}"
        );
        page.open("").await?;
        page.find(Control::Button, "Take 2 from heap B").await?;
        ensure!(is_chosen(page, "Take 2 from heap B").await?);
        ensure!(heaps(page).await? == [3, 5, 7]);
        Ok(())
    });
}

fn moves_that_were_taken_back_hints_and_settings_come_back_too(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press("Settings").await?;
        page.press_on(Control::Radio, "Dark").await?;
        page.key("Escape").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        take(page, mv("B1")).await?;
        page.press("Undo").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.press("Hint").await?;
        page.hear("heap").await?;
        until_save_has(page, &["back=1", "undos=1", "hints=1", "theme=dark"]).await?;
        page.open("").await?;
        ensure!(heaps(page).await? == [3, 5, 3]);
        let theme = page
            .run("return document.documentElement.dataset.theme", Vec::new())
            .await?;
        ensure!(theme == "dark", "the theme is {theme}");
        page.press("Redo").await?;
        until_heaps(page, &[3, 4, 3]).await?;
        page.press("Undo").await?;
        page.press("Undo").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn the_computer_answers_after_its_page_was_gone_while_it_thought(stage: &Stage) {
    stage.phone().with_player(HELD).play(async |page| {
        page.open("").await?;
        take(page, mv("C7")).await?;
        until_save_has(page, &["moves=C7"]).await?;
        page.hear("thinking").await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 0]).await?;
        pass(page, LONG).await?;
        page.hear("Your turn").await?;
        let left: u32 = heaps(page).await?.iter().sum();
        ensure!(left < 8, "the computer has not moved: {left} are left");
        Ok(())
    });
}

fn a_tab_that_is_killed_in_the_middle_of_a_turn_leaves_its_game_behind(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.new_tab().await?;
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        choose(page, mv("A2")).await?;
        until_save_has(page, &["moves=C4 choice=A2"]).await?;
        page.kill_tab().await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        ensure!(is_chosen(page, "Take 2 from heap A").await?);
        page.press("Take 2 from heap A").await?;
        until_heaps(page, &[1, 5, 3]).await
    });
}

fn a_link_to_the_kept_game_or_to_an_earlier_moment_of_it_goes_on_with_it(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        for link in ["#/play?two=human", "#/play?two=human&moves=C4", ""] {
            page.open(link).await?;
            until_heaps(page, &[3, 4, 3]).await?;
        }
        Ok(())
    });
}

fn another_link_opens_its_own_game_and_the_unfinished_one_waits(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.open("#/play?heaps=2,2&two=human").await?;
        until_heaps(page, &[2, 2]).await?;
        take(page, mv("A1")).await?;
        // It waits over a reload as well, and so does the game of the link when that makes room.
        page.open("").await?;
        until_heaps(page, &[1, 2]).await?;
        page.press("Back to your game").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.press("Back to your game").await?;
        until_heaps(page, &[1, 2]).await
    });
}

fn a_link_that_is_wrong_leaves_the_kept_game_on_the_table(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.open("#/play?heaps=3,-1").await?;
        page.read("heaps").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 5, 3]).await
    });
}

fn where_nothing_is_kept_the_page_says_so_and_plays(stage: &Stage) {
    let stage = stage.window(Window::phone().without_storage());
    stage.play(async |page| {
        page.open("").await?;
        let there = "try { return localStorage.length >= 0 } catch { return false }";
        ensure!(
            page.run(there, Vec::new()).await? == Value::Bool(false),
            "this browser should keep nothing"
        );
        take(page, mv("C6")).await?;
        page.read("keeps nothing for this page").await?;
        page.hear("Your turn").await?;
        page.press("Close").await?;
        page.open("#/play?two=human").await?;
        take(page, mv("C6")).await?;
        until_heaps(page, &[3, 5, 1]).await
    });
}

fn where_there_is_no_room_the_page_says_so_plays_and_keeps_again_when_there_is(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let fill = "for (let size = 4194304; size >= 1; size /= 2) {
            for (let tries = 0; tries < 9; tries += 1) {
                try { localStorage.setItem(`full-${size}-${tries}`, 'x'.repeat(size)) } catch { break }
            }
        }";
        page.run(fill, Vec::new()).await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        page.read("no room left").await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        ensure!(kept(page, SAVE).await?.is_none(), "there was no room");
        page.run("localStorage.clear()", Vec::new()).await?;
        take(page, mv("A1")).await?;
        until_save_has(page, &["moves=C4,B1,A1"]).await?;
        page.until("nothing is said of room any more", async || {
            let shown = page.run("return document.body.innerText", Vec::new()).await?;
            let shown = shown.as_str().unwrap_or_default();
            Ok((!shown.contains("no room left")).then_some(()))
        })
        .await
    });
}

fn of_two_tabs_the_newer_wins_and_the_other_says_so(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.new_tab().await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        // The first tab is behind, says so by itself, and writes over nothing.
        page.go_to_tab(0).await?;
        page.read("another tab").await?;
        take(page, mv("A3")).await?;
        until_heaps(page, &[0, 5, 3]).await?;
        let text = kept(page, SAVE).await?.unwrap_or_default();
        ensure!(
            text.contains("moves=C4,B1"),
            "the newer save is gone: {text}"
        );
        page.press("Show that game").await?;
        until_heaps(page, &[3, 4, 3]).await?;
        // Going on there makes it the newer one; the second says so, and keeps its own if wanted.
        take(page, mv("A1")).await?;
        page.go_to_tab(1).await?;
        page.read("another tab").await?;
        page.press("Keep this one").await?;
        until_save_has(page, &["moves=C4,B1 ", "waiting ", "moves=C4,B1,A1"]).await?;
        page.go_to_tab(0).await?;
        page.read("another tab").await
    });
}

fn two_first_visits_side_by_side_do_not_write_over_each_other(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.new_tab().await?;
        page.open("").await?;
        choose(page, mv("B2")).await?;
        page.until("the choice is kept", async || {
            Ok(kept(page, SAVE)
                .await?
                .filter(|text| text.contains("choice=B2")))
        })
        .await?;
        page.go_to_tab(0).await?;
        choose(page, mv("C7")).await?;
        page.read("another tab").await?;
        let text = kept(page, SAVE).await?.unwrap_or_default();
        ensure!(text.contains("choice=B2"), "the first save is gone: {text}");
        page.press("Show that game").await?;
        page.until("the other choice is here", async || {
            Ok(is_chosen(page, "Take 2 from heap B").await?.then_some(()))
        })
        .await
    });
}

fn what_was_deleted_in_one_tab_comes_back_from_no_other(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.new_tab().await?;
        page.open("#/statistics").await?;
        page.press("Delete everything").await?;
        page.press("Yes, delete everything").await?;
        page.read("Everything is deleted.").await?;
        page.go_to_tab(0).await?;
        page.read("another tab").await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        let text = kept(page, SAVE).await?;
        ensure!(text.is_none(), "it is back: {text:?}");
        page.press("Keep this one").await?;
        until_save_has(page, &["moves=C4,B1"]).await
    });
}

/// The lines of a save of every kind, whose game stands at 1, 3, 5 and 4.
const WHOLE: &str = include_str!("../data/save-1.txt");

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

/// In so many ways a save is damaged. The host reads a hundred thousand of them; here a browser keeps them.
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

/// The line of the save that tells of this, if it is there unharmed.
fn holds(text: &str, start: &str) -> bool {
    let line = WHOLE.lines().find(|line| line.starts_with(start));
    line.is_some_and(|line| text.split('\n').any(|kept| kept == line))
}

fn a_save_damaged_in_any_way_leaves_a_game_to_play_and_loses_nothing_that_is_whole(stage: &Stage) {
    damaged_saves(stage, 2 * WAYS);
}

fn two_hundred_damaged_saves_leave_a_game_to_play_and_lose_nothing_that_is_whole(stage: &Stage) {
    damaged_saves(stage, 25 * WAYS);
}

fn damaged_saves(stage: &Stage, damages: usize) {
    stage.phone().play(async |page| {
        page.open("").await?;
        // Where the driver has no log, the server has put a script of its own there.
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

/// Whether what is whole in a text came back, and a move can be made.
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

/// The sum of a line that another version would write, as `src/game/save/frame.rs` has it: FNV-1a of
/// 32 bits over the version, a space and the line.
fn sum(version: &str, line: &str) -> String {
    let hashed = format!("{version} {line}");
    let sum = hashed.bytes().fold(0x811c_9dc5_u32, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{sum:08x}")
}

fn what_a_newer_version_kept_stays_untouched_and_a_game_can_be_played(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let lines = ["stamp 50 7", "game #/play?heaps=9 later=yes"];
        let lines = lines.map(|line| format!("{line} ~{}\n", sum("2", line)));
        let text = format!(
            "nim-save 2 {}\n{}",
            sum("2", &lines.concat()),
            lines.concat()
        );
        keep(page, SAVE, &text).await?;
        page.open("").await?;
        page.read("newer version of Nim").await?;
        take(page, mv("C6")).await?;
        page.hear("Your turn").await?;
        let now = kept(page, SAVE).await?.unwrap_or_default();
        ensure!(now == text, "the newer save was written over: {now}");
        Ok(())
    });
}

fn what_is_damaged_is_put_aside_and_told(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let text = WHOLE.replace("theme=dark", "theme=dork");
        keep(page, SAVE, &text).await?;
        page.open("").await?;
        page.read("missing or damaged").await?;
        until_heaps(page, &[1, 3, 5, 4]).await?;
        let aside = kept(page, "nim-damaged").await?.unwrap_or_default();
        ensure!(
            aside.contains("theme=dork"),
            "this was put aside: {aside:?}"
        );
        Ok(())
    });
}

fn what_is_damaged_and_cannot_be_put_aside_is_not_written_over(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let text = WHOLE.replace("theme=dark", "theme=dork");
        keep(page, "nim-damaged", &"x".repeat(1_200_000)).await?;
        keep(page, SAVE, &text).await?;
        page.open("").await?;
        until_heaps(page, &[1, 3, 5, 4]).await?;
        take(page, mv("D1")).await?;
        page.read("no room left").await?;
        let now = kept(page, SAVE).await?.unwrap_or_default();
        ensure!(now == text, "it was written over: {now}");
        // With room again, all of it is kept.
        page.run("localStorage.removeItem('nim-damaged')", Vec::new())
            .await?;
        page.press("Menu").await?;
        page.until("it is put aside, and the move is kept", async || {
            let aside = kept(page, "nim-damaged").await?.unwrap_or_default();
            let save = kept(page, SAVE).await?.unwrap_or_default();
            Ok((aside.contains("theme=dork") && save.contains("moves=D3,D1")).then_some(()))
        })
        .await
    });
}
