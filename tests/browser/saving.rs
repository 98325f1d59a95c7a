//! The save of a visit, and the next visit that resumes from it.

use anyhow::{Result, ensure};
use nim::catalogue::{keeping, link, page as page_words, play, setup};
use nim::engine::Move;
use nim_browser::{Ability, Control, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

use crate::table::{choose, heaps, mv, take, take_name, until_heaps};
use crate::words::your_turn;

pub mod notices;
mod tabs;

use notices::a_notice_covers_nothing;
use tabs::{
    a_tab_follows_what_another_has_played, a_tab_killed_during_a_turn_leaves_its_game_saved,
    data_deleted_in_one_tab_comes_back_from_no_other,
};

pub const TESTS: &[Test] = &[
    test!(a_visit_without_actions_saves_nothing),
    test!(a_first_game_resumes_after_a_reload).everywhere(),
    test!(a_tab_killed_during_a_turn_leaves_its_game_saved),
    test!(a_move_made_as_the_page_is_left_is_saved).everywhere(),
    test!(damaged_data_without_a_copy_is_not_written_over),
    test!(a_replaced_game_comes_back_by_undo_until_the_next_move),
    test!(a_notice_covers_nothing),
    test!(a_wrong_link_leaves_the_saved_game_on_the_table),
    test!(without_storage_the_page_says_so_and_plays).needs(&[Ability::BlockedStorage]),
    test!(full_storage_is_reported_and_saving_resumes_with_space).everywhere(),
    test!(a_tab_follows_what_another_has_played).everywhere(),
    test!(data_deleted_in_one_tab_comes_back_from_no_other),
];

/// All saved data.
pub const SAVE: &str = "nim-save";
/// Saved data that could not be read whole, or with which the page has stopped.
pub const ASIDE: &str = "nim-aside";

/// The text that the browser has saved under a name.
pub async fn kept(page: &Page, name: &str) -> Result<Option<String>> {
    let script = "return localStorage.getItem(arguments[0])";
    let text = page.run(script, vec![json!(name)]).await?;
    Ok(text.as_str().map(str::to_owned))
}

/// The save; empty where there is none.
pub async fn save(page: &Page) -> Result<String> {
    Ok(kept(page, SAVE).await?.unwrap_or_default())
}

/// Stores a text as an earlier visit would have.
pub async fn keep(page: &Page, name: &str, text: &str) -> Result<()> {
    let script = "localStorage.setItem(arguments[0], arguments[1])";
    page.run(script, vec![json!(name), json!(text)])
        .await
        .map(drop)
}

/// Waits until the save contains all of these, and returns it.
pub async fn until_save_has(page: &Page, words: &[&str]) -> Result<String> {
    let what = format!("what is kept says {}", words.join(" and "));
    page.until(&what, async || {
        let text = save(page).await?;
        Ok(words.iter().all(|word| text.contains(word)).then_some(text))
    })
    .await
}

/// Whether this move, and no other, is chosen.
pub async fn is_chosen(page: &Page, made: Move) -> Result<bool> {
    let chosen =
        "return [...document.querySelectorAll('#board [aria-pressed=true]')].map((stone) => {
        const heap = stone.closest('[data-heap]');
        const stones = heap.querySelectorAll('[data-stone]').length;
        return [Number(heap.dataset.heap), stones - Number(stone.dataset.stone)];
    })";
    let chosen = page.run(chosen, Vec::new()).await?;
    Ok(chosen == json!([[made.heap, made.take]]))
}

/// Starts a game of two people at 3-5-7 in the setup, as a person without a link does.
async fn begin(page: &Page) -> Result<()> {
    page.press(page_words::new_game()).await?;
    page.press_on(Control::Radio, setup::against_friend())
        .await?;
    page.press(setup::play()).await?;
    until_heaps(page, &[3, 5, 7]).await
}

fn a_visit_without_actions_saves_nothing(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Button, setup::play()).await?;
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

fn a_first_game_resumes_after_a_reload(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        choose(page, mv("B2")).await?;
        until_save_has(page, &["choice=B2"]).await?;
        page.open("").await?;
        page.find(Control::Button, &take_name(mv("B2"))).await?;
        ensure!(is_chosen(page, mv("B2")).await?);
        ensure!(heaps(page).await? == [3, 5, 7]);
        Ok(())
    });
}

fn a_move_made_as_the_page_is_left_is_saved(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        choose(page, mv("C4")).await?;
        // No frame is drawn any more.
        let leave = "window.requestAnimationFrame = () => 0;
            document.querySelector('.take').click();
            location.replace('about:blank')";
        page.run(leave, Vec::new()).await?;
        page.until("the page is left", async || {
            Ok((page.address().await? == "about:blank").then_some(()))
        })
        .await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await
    });
}

fn a_replaced_game_comes_back_by_undo_until_the_next_move(stage: &Stage) {
    stage.phone().play(async |page| {
        let restart = async || {
            // A phone has the button in the setup.
            page.press(page_words::new_game()).await?;
            page.press(play::restart()).await?;
            until_heaps(page, &[2, 4]).await?;
            page.read(keeping::kept()).await
        };
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[2, 3]).await?;
        restart().await?;
        // The offer stays through a reload, and ends with the next move.
        page.open("").await?;
        page.read(keeping::kept()).await?;
        page.press(keeping::go_back_to_game()).await?;
        until_heaps(page, &[2, 3]).await?;
        page.until("the board has the focus", async || {
            Ok((!page.focus_is_nowhere().await?).then_some(()))
        })
        .await?;
        restart().await?;
        take(page, mv("A2")).await?;
        until_heaps(page, &[0, 4]).await?;
        page.until("the offer has ended", async || {
            let offered = page
                .has(Control::Button, keeping::go_back_to_game())
                .await?;
            Ok((!offered).then_some(()))
        })
        .await
    });
}

fn a_wrong_link_leaves_the_saved_game_on_the_table(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.open("#/play?heaps=3,-1").await?;
        page.read(link::not_opened()).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 5, 3]).await
    });
}

fn without_storage_the_page_says_so_and_plays(stage: &Stage) {
    let window = Window::phone().without_storage();
    stage.window(window).play(async |page| {
        page.open("").await?;
        let there = "try { return localStorage.length >= 0 } catch { return false }";
        ensure!(
            page.run(there, Vec::new()).await? == Value::Bool(false),
            "this browser should keep nothing"
        );
        take(page, mv("C6")).await?;
        page.read(keeping::refused()).await?;
        page.hear(&your_turn()).await?;
        page.press(page_words::close()).await?;
        page.open("#/play?two=human").await?;
        take(page, mv("C6")).await?;
        until_heaps(page, &[3, 5, 1]).await
    });
}

/// Fills the storage up.
const FILL: &str = "for (let size = 4194304; size >= 1; size /= 2) {
    for (let tries = 0; tries < 9; tries += 1) {
        try { localStorage.setItem(`full-${size}-${tries}`, 'x'.repeat(size)) } catch { break }
    }
}";

/// Makes room again.
const EMPTY: &str = "for (const name of Object.keys(localStorage)) {
    if (name.startsWith('full-')) localStorage.removeItem(name);
}";

fn full_storage_is_reported_and_saving_resumes_with_space(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.run(FILL, Vec::new()).await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        page.read(keeping::full()).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        ensure!(kept(page, SAVE).await?.is_none(), "there was no room");
        page.run(EMPTY, Vec::new()).await?;
        take(page, mv("A1")).await?;
        until_save_has(page, &["moves=C4,B1,A1"]).await?;
        page.until("nothing is said of room any more", async || {
            let shown = page
                .run("return document.body.innerText", Vec::new())
                .await?;
            let shown = shown.as_str().unwrap_or_default();
            Ok((!shown.contains(keeping::full())).then_some(()))
        })
        .await
    });
}

fn damaged_data_without_a_copy_is_not_written_over(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        // Its game stands at 1, 3, 5 and 4.
        let text = include_str!("../../crates/nim-game/tests/data/save.txt");
        let text = text.replace("theme=dark", "theme=dork");
        keep(page, SAVE, &text).await?;
        page.run(FILL, Vec::new()).await?;
        page.open("").await?;
        until_heaps(page, &[1, 3, 5, 4]).await?;
        take(page, mv("D1")).await?;
        page.read(keeping::full()).await?;
        let now = save(page).await?;
        ensure!(now == text, "it was written over: {now}");
        // With space again, the computer's move is saved, and all before it.
        page.run(EMPTY, Vec::new()).await?;
        page.until("it is set aside, and the move is kept", async || {
            let aside = kept(page, ASIDE).await?.unwrap_or_default();
            let save = save(page).await?;
            Ok((aside.contains("theme=dork") && save.contains("moves=D3,D1")).then_some(()))
        })
        .await
    });
}
