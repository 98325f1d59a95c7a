//! The screen of statistics and data. Played games are counted there, and all saved data can be exported
//! to a file and imported again.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, page as page_words, statistics as words, study, win};
use nim::game::save::Save;
use nim_browser::{Control, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

use crate::table::{mv, take, until_fewer_than, until_heaps};
use crate::words::your_turn;

pub const TESTS: &[Test] = &[
    test!(a_finished_game_is_counted_and_going_back_leads_to_it),
    test!(everything_is_exported_deleted_and_imported_again),
    test!(a_bad_file_is_refused_and_an_import_can_be_undone),
    test!(damaged_data_is_saved_to_a_file_and_deleted),
    test!(by_keys_alone_a_double_press_deletes_nothing_and_two_answers_do),
    test!(files_work_without_storage),
];

/// The saved data of a person who has played many games.
pub fn saved() -> String {
    let mut save = Save::default();
    let games: Vec<String> = (0..100).map(|game| format!("{}/9", game % 10)).collect();
    for (key, told) in [
        ("played", "person misere 1234 1000"),
        ("played", "casual misere 1234567 1234566"),
        ("played", "perfect normal 4294967295 1"),
        ("row", "1234567 4294967295"),
        ("accuracy", &format!("450 900 {}", games.join(" "))),
    ] {
        assert!(save.statistics.read_line(key, told), "{key} {told}");
    }
    save.write()
}

/// A number of finished games, as the description of a file gives it.
fn games(count: u64) -> String {
    let count = count.into();
    words::GamesFinished { count }.text()
}

/// So many games won of so many, as the table tells.
fn won(part: u32, whole: u32) -> String {
    let (part, whole) = (part.into(), whole.into());
    words::PartOf { part, whole }.text()
}

async fn run(page: &Page, script: &str) -> Result<Value> {
    page.run(script, Vec::new()).await
}

/// The text of the file that the link of this name saves, and the file's name.
async fn file(page: &Page, link: &str) -> Result<(String, String)> {
    page.find(Control::Link, link).await?;
    let script = "
        const link = [...document.querySelectorAll('a[download]')]
          .find((link) => link.textContent === arguments[0]);
        const [kind, text] = link.href.split(/,(.*)/s);
        return [link.download, kind, decodeURIComponent(text)];";
    let file = page.run(script, vec![json!(link)]).await?;
    ensure!(file[1] == "data:text/plain;charset=utf-8", "{file}");
    let part = |place: usize| file[place].as_str().map(str::to_owned);
    Ok((part(0).context("a name")?, part(2).context("a text")?))
}

/// The saved data of the browser.
async fn kept(page: &Page) -> Result<Value> {
    run(page, "return Object.keys(localStorage).sort()").await
}

/// Chooses a file in the field for files.
async fn choose_file(page: &Page, text: &str) -> Result<()> {
    // The heading of the screen comes before its code.
    page.until("the field for a file is there", async || {
        let there = "return document.querySelector('input[type=file]') !== null";
        Ok((run(page, there).await? == true).then_some(()))
    })
    .await?;
    let script = "
        const chosen = new DataTransfer();
        chosen.items.add(new File([arguments[0]], 'nim.txt', { type: 'text/plain' }));
        const field = document.querySelector('input[type=file]');
        field.files = chosen.files;
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(script, vec![json!(text)]).await.map(drop)
}

/// Wins a game against the computer, and goes to the screen.
async fn win_one(page: &Page) -> Result<()> {
    page.open("#/play?heaps=1,2&rule=normal&two=perfect")
        .await?;
    take(page, mv("B1")).await?;
    // The status says whose turn it is before the move as well.
    until_fewer_than(page, 2).await?;
    page.hear(&your_turn()).await?;
    let left =
        "return document.querySelector('#board [data-stone]').closest('[data-heap]').dataset.heap";
    let left = run(page, left).await?;
    let heap = left.as_str().context("a stone is left")?;
    take(page, mv(if heap == "0" { "A1" } else { "B1" })).await?;
    page.find(Control::Dialog, &Who::You.wins()).await?;
    page.press(win::see_board()).await?;
    page.follow(page_words::more()).await?;
    page.press(words::heading()).await?;
    page.find(Control::Heading, words::heading())
        .await
        .map(drop)
}

fn a_finished_game_is_counted_and_going_back_leads_to_it(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            win_one(page).await?;
            page.read(&won(1, 1)).await?;
            page.until("the heading has the focus", async || {
                let focused = run(page, "return document.activeElement.textContent").await?;
                Ok((focused == words::heading()).then_some(()))
            })
            .await?;
            ensure!(page.address().await?.ends_with("#/statistics"));
            let screen = words::heading();
            let title = study::Title { screen }.text();
            ensure!(page.title().await? == title);
            page.back().await?;
            page.find(Control::Button, page_words::how_to_play())
                .await?;
            page.back().await?;
            until_heaps(page, &[0, 0]).await?;
            // And it is still one game on another visit.
            page.open("#/statistics").await?;
            page.read(&won(1, 1)).await?;
            page.follow(page_words::play()).await?;
            until_heaps(page, &[0, 0]).await
        });
    }
}

fn everything_is_exported_deleted_and_imported_again(stage: &Stage) {
    stage.phone().play(async |page| {
        win_one(page).await?;
        page.read(&won(1, 1)).await?;
        let (name, text) = file(page, words::save()).await?;
        ensure!(
            name.starts_with("nim-2") && name.len() == "nim-2026-11-20.txt".len(),
            "{name}"
        );
        let lines = Save::read(&text);
        ensure!(lines.complete && lines.damaged.is_empty(), "{text}");
        ensure!(text.contains("played perfect normal 1 1"), "{text}");

        page.press(words::delete_everything()).await?;
        page.press(words::cancel()).await?;
        page.find(Control::Button, words::delete_everything())
            .await?;
        page.read(&won(1, 1)).await?;
        page.press(words::delete_everything()).await?;
        page.press(words::yes_delete()).await?;
        page.read(words::nothing_counted()).await?;
        page.read(words::deleted()).await?;
        ensure!(kept(page).await? == json!([]), "{}", kept(page).await?);
        page.open("").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        page.open("#/statistics").await?;
        page.read(words::nothing_counted()).await?;
        ensure!(kept(page).await? == json!([]), "{}", kept(page).await?);

        choose_file(page, &text).await?;
        page.read(
            &words::Holds {
                things: &[games(1)],
            }
            .text(),
        )
        .await?;
        page.until("the question has the focus", async || {
            let focused = run(page, "return document.activeElement.textContent").await?;
            Ok((focused == words::replace_question()).then_some(()))
        })
        .await?;
        page.press(words::replace()).await?;
        page.read(&won(1, 1)).await?;
        page.until("it is kept", async || {
            Ok((kept(page).await? == json!(["nim-save"])).then_some(()))
        })
        .await?;
        page.open("#/statistics").await?;
        page.read(&won(1, 1)).await?;
        let (_, again) = file(page, words::save()).await?;
        ensure!(again == text, "{again}\ninstead of\n{text}");
        Ok(())
    });
}

fn a_bad_file_is_refused_and_an_import_can_be_undone(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/statistics").await?;
        page.find(Control::Heading, words::heading()).await?;
        choose_file(page, "Dear diary,\ntoday I lost.").await?;
        page.read(words::foreign()).await?;
        choose_file(page, &"x".repeat(5_000_001)).await?;
        page.read(words::too_large()).await?;
        page.press(words::paste()).await?;
        // Typing half a thousand letters tells no more than setting them.
        let paste = "document.querySelector('textarea:not([readonly])').value = arguments[0]";
        page.run(paste, vec![json!(saved())]).await?;
        page.press(words::read()).await?;
        page.read(&games(4_296_203_096)).await?;
        page.press(words::replace()).await?;
        page.read(&won(1_234_566, 1_234_567)).await?;
        page.press(words::bring_back()).await?;
        page.read(words::brought_back()).await?;
        page.read(words::nothing_counted()).await
    });
}

fn damaged_data_is_saved_to_a_file_and_deleted(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        run(
            page,
            "localStorage.setItem('nim-save', 'nim-save 1 00000000\\nlost ~1\\n')",
        )
        .await?;
        page.open("").await?;
        page.read(words::heading()).await?;
        page.until("the line is put aside", async || {
            let aside = run(page, "return localStorage.getItem('nim-damaged')").await?;
            Ok((aside == "lost ~1\n").then_some(()))
        })
        .await?;
        page.open("#/statistics").await?;
        let (name, text) = file(page, words::save_damaged()).await?;
        ensure!(name.starts_with("nim-damaged-2"), "{name}");
        ensure!(text == "lost ~1\n", "{text}");
        page.press(words::delete_damaged()).await?;
        page.press(words::yes_delete_damaged()).await?;
        page.read(words::deleted_damaged()).await?;
        page.until("nothing is left of it", async || {
            let aside = run(page, "return localStorage.getItem('nim-damaged')").await?;
            Ok(aside.is_null().then_some(()))
        })
        .await
    });
}

fn by_keys_alone_a_double_press_deletes_nothing_and_two_answers_do(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/statistics").await?;
        page.find(Control::Heading, words::heading()).await?;
        run(page, "localStorage.setItem('nim-damaged', 'lost')").await?;
        let tab_to = async |name: &str| {
            for _ in 0..40 {
                if page.focused().await? == format!("button {name}") {
                    return Ok(());
                }
                page.key("Tab").await?;
            }
            anyhow::bail!("no Tab leads to “{name}”")
        };
        tab_to(words::delete_everything()).await?;
        page.key("Enter").await?;
        page.find(Control::Button, words::cancel()).await?;
        ensure!(page.focused().await? == format!("button {}", words::cancel()));
        page.key("Enter").await?;
        page.find(Control::Button, words::delete_everything())
            .await?;
        ensure!(kept(page).await? == json!(["nim-damaged"]));
        page.key("Enter").await?;
        page.find(Control::Button, words::yes_delete()).await?;
        tab_to(words::yes_delete()).await?;
        page.key("Enter").await?;
        page.read(words::deleted()).await?;
        ensure!(kept(page).await? == json!([]));
        // The pressed button is gone. The result has the focus, so screen readers speak it.
        page.until("the message has the focus", async || {
            let focused = run(page, "return document.activeElement.textContent").await?;
            let told = focused.as_str().unwrap_or_default();
            Ok(told.starts_with(words::deleted()).then_some(()))
        })
        .await
    });
}

fn files_work_without_storage(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        // Nothing can be written from here on.
        run(
            page,
            "Storage.prototype.setItem = () => { throw new Error('refused') }",
        )
        .await?;
        page.follow(page_words::more()).await?;
        page.press(words::heading()).await?;
        page.find(Control::Heading, words::heading()).await?;
        choose_file(page, &saved()).await?;
        page.press(words::replace()).await?;
        page.read(&won(1_234_566, 1_234_567)).await?;
        page.until("the file holds what was imported", async || {
            let (_, text) = file(page, words::save()).await?;
            let holds = text.contains("played casual misere 1234567 1234566");
            Ok(holds.then_some(()))
        })
        .await
    });
}
