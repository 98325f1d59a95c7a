//! The screen of statistics and data. Played games are counted there, and all saved data can be exported
//! to a file and imported again.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, page as page_words, statistics as words, win};
use nim::game::Save;
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::{Value, json};

use crate::table::{mv, take, until_fewer_than, until_heaps};
use crate::words::your_turn;

pub const TESTS: &[Test] = &[
    test!(everything_is_exported_deleted_and_imported_again),
    test!(by_keys_alone_a_double_press_deletes_nothing_and_two_answers_do),
];

/// A number of finished games, as the description of a file gives it.
fn games(count: u64) -> String {
    let count = count.into();
    words::GamesFinished { count }.text()
}

/// Waits until the table has one game, which is won: won, lost, streak and longest streak.
async fn until_one_is_won(page: &Page) -> Result<()> {
    let cells = "return [...document.querySelectorAll('.games tbody tr')]
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
        .filter((row) => row.some((number) => number > 0))";
    page.until("one game of one is won", async || {
        let rows = run(page, cells).await?;
        Ok((rows == json!([["1", "0", "1", "1"]])).then_some(()))
    })
    .await
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

/// Waits until the browser keeps texts under these names alone.
async fn until_kept(page: &Page, names: &[&str]) -> Result<()> {
    page.until("what is kept", async || {
        Ok((kept(page).await? == json!(names)).then_some(()))
    })
    .await
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

fn everything_is_exported_deleted_and_imported_again(stage: &Stage) {
    stage.phone().play(async |page| {
        win_one(page).await?;
        until_one_is_won(page).await?;
        let (name, text) = file(page, words::save()).await?;
        ensure!(
            name.starts_with("nim-2") && name.len() == "nim-2026-11-20.txt".len(),
            "{name}"
        );
        let read = Save::read(&text);
        ensure!(read.is_ok_and(|read| read.is_complete()), "{text}");
        ensure!(text.contains("played=perfect 1 1 1 1"), "{text}");

        page.press(words::delete_everything()).await?;
        page.find(Control::Button, words::yes_delete()).await?;
        page.come_to_rest().await?;
        // The menu of a phone does not cover it.
        let is_seen = "const yes = document.querySelector('.data__yes');
            const { left, bottom } = yes.getBoundingClientRect();
            return document.elementFromPoint(left + 9, bottom - 9) === yes";
        ensure!(
            run(page, is_seen).await? == json!(true),
            "the answer is covered"
        );
        page.press(words::yes_delete()).await?;
        page.read(words::nothing_counted()).await?;
        page.read(words::deleted()).await?;
        until_kept(page, &[]).await?;
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
        until_one_is_won(page).await?;
        until_kept(page, &["nim-save"]).await?;
        page.open("#/statistics").await?;
        until_one_is_won(page).await?;
        let (_, again) = file(page, words::save()).await?;
        ensure!(again == text, "{again}\ninstead of\n{text}");
        Ok(())
    });
}

fn by_keys_alone_a_double_press_deletes_nothing_and_two_answers_do(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        run(page, "localStorage.setItem('nim-aside', 'lost')").await?;
        page.open("#/statistics").await?;
        page.find(Control::Heading, words::heading()).await?;
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
        ensure!(kept(page).await? == json!(["nim-aside"]));
        page.key("Enter").await?;
        page.find(Control::Button, words::yes_delete()).await?;
        tab_to(words::yes_delete()).await?;
        page.key("Enter").await?;
        page.read(words::deleted()).await?;
        until_kept(page, &[]).await?;
        // The pressed button is gone. The result has the focus, so screen readers speak it.
        page.until("the message has the focus", async || {
            let focused = run(page, "return document.activeElement.textContent").await?;
            let told = focused.as_str().unwrap_or_default();
            Ok(told.starts_with(words::deleted()).then_some(()))
        })
        .await
    });
}
