//! The saved data after the program has stopped, once or several times.

use anyhow::{Result, ensure};
use nim::catalogue::{keeping, page as page_words, path, stop};
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::faults::{begin, stop};
use crate::pauses::{HELD, LONG, pass};
use crate::saving::{ASIDE, keep, kept, save, until_save_has};
use crate::table::{mv, stones_behind, take, until_heaps, until_no_dialog};
use crate::words::thinking;

pub const TESTS: &[Test] = &[
    test!(a_stopped_program_changes_no_saved_data).everywhere(),
    test!(a_stop_after_a_longer_run_is_not_a_repeated_stop),
    test!(repeated_stops_leave_the_link_and_then_the_saved_data).everywhere(),
    test!(saved_data_stays_where_there_is_no_room_to_put_it_aside),
];

/// Waits until this many stones lie on the board behind the message.
async fn until_behind(page: &Page, is_there: impl Fn(u64) -> bool) -> Result<()> {
    page.until("the board behind has changed", async || {
        Ok(is_there(stones_behind(page).await?).then_some(()))
    })
    .await
}

fn a_stopped_program_changes_no_saved_data(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("#/play?heaps=3,5,7&two=perfect").await?;
        take(page, mv("C2")).await?;
        page.hear(&thinking()).await?;
        let kept = until_save_has(page, &["moves=C2"]).await?;
        stop(page).await?;
        let listen = "document.addEventListener('keydown', () => (window.heard = true))";
        page.run(listen, Vec::new()).await?;
        // The program of this test still runs: its computer moves,
        pass(page, LONG).await?;
        until_behind(page, |stones| stones < 13).await?;
        // it opens a dialog,
        let press = "const names = [...document.querySelectorAll('#app button')];
            names.find((button) => (button.ariaLabel ?? button.textContent) === arguments[0]).click()";
        page.run(press, vec![json!(page_words::share())]).await?;
        page.until("the message is above the dialog", async || {
            let above = "return document.getElementById('dialog').open
                && document.activeElement.closest('.stop') !== null";
            Ok((page.run(above, Vec::new()).await? == json!(true)).then_some(()))
        })
        .await?;
        // hears of another tab, and follows another address.
        let told = "dispatchEvent(new StorageEvent('storage')); location.hash = '#/play?heaps=1,1'";
        page.run(told, Vec::new()).await?;
        until_behind(page, |stones| stones == 2).await?;
        for key in ["u", "n", "Escape", "Escape"] {
            page.key(key).await?;
        }
        let heard = page.run("return 'heard' in window", Vec::new()).await?;
        ensure!(heard == json!(false), "the program hears keys");
        page.come_to_rest().await?;
        ensure!(save(page).await? == kept, "what was kept has changed");
        page.press(stop::reload()).await?;
        until_heaps(page, &[1, 1]).await
    });
}

/// Keeps the work that is done after a longer run for `window.run_on()`.
const LONGER: &str = "const own = setTimeout;
    window.setTimeout = (work, time, ...all) =>
        time === 10_000 ? (window.run_on = work) : own(work, time, ...all);";

fn a_stop_after_a_longer_run_is_not_a_repeated_stop(stage: &Stage) {
    stage.desktop().with_player(LONGER).play(async |page| {
        begin(page).await?;
        let run_on = async || {
            page.until("that work waits", async || {
                let waits = page.run("return 'run_on' in window", Vec::new()).await?;
                Ok((waits == json!(true)).then_some(()))
            })
            .await?;
            page.run("window.run_on()", Vec::new()).await
        };
        stop(page).await?;
        page.read(stop::stopped_why()).await?;
        // While somebody reads the message, the program does not run.
        run_on().await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 1, 7]).await?;
        stop(page).await?;
        page.read(stop::twice()).await?;
        page.reload().await?;
        until_heaps(page, &[3, 1, 7]).await?;
        run_on().await?;
        stop(page).await?;
        page.read(stop::stopped_why()).await
    });
}

/// The text behind the link that saves the data.
async fn file(page: &Page) -> Result<String> {
    page.find(Control::Link, stop::save_data()).await?;
    let text =
        "return decodeURIComponent(document.querySelector('.stop a').href.split(/,(.*)/s)[1])";
    let text = page.run(text, Vec::new()).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

fn repeated_stops_leave_the_link_and_then_the_saved_data(stage: &Stage) {
    stage.desktop().play(async |page| {
        let save_before = begin(page).await?;
        page.open("#/path").await?;
        stop(page).await?;
        page.read(stop::stopped_why()).await?;
        page.press(stop::reload()).await?;
        until_no_dialog(page).await?;
        page.read(path::heading()).await?;
        stop(page).await?;
        page.read(stop::twice()).await?;
        page.read(stop::saved()).await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 1, 7]).await?;
        ensure!(save(page).await? == save_before);
        keep(page, ASIDE, "older").await?;
        stop(page).await?;
        page.read(stop::again()).await?;
        ensure!(file(page).await? == save_before);
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(save(page).await?.is_empty(), "the table is new");
        page.read(keeping::damaged()).await?;
        let aside = kept(page, ASIDE).await?.unwrap_or_default();
        ensure!(aside == format!("older\n{save_before}"), "{aside}");
        // Nothing is left to be given up.
        page.open("").await?;
        stop(page).await?;
        page.read(stop::stopped_why()).await?;
        ensure!(!page.has(Control::Link, stop::save_data()).await?);
        Ok(())
    });
}

/// Leaves no room for another letter in the storage of the browser.
const FILL: &str = "let text = '';
    for (let size = 8388608; size >= 1; size /= 2) {
        try { localStorage.setItem('full', text + 'x'.repeat(size)); text += 'x'.repeat(size); } catch {}
    }
    return text.length";

fn saved_data_stays_where_there_is_no_room_to_put_it_aside(stage: &Stage) {
    stage.desktop().play(async |page| {
        let save_before = begin(page).await?;
        let filled = page.run(FILL, Vec::new()).await?;
        ensure!(
            filled.as_u64() > Some(1_000_000),
            "{filled} letters fill it"
        );
        // It is given up at the third stop.
        page.run(
            "sessionStorage.setItem('nim-stopped', 2); history.replaceState(null, '', '.')",
            Vec::new(),
        )
        .await?;
        stop(page).await?;
        page.read(stop::again()).await?;
        page.press(stop::reload()).await?;
        page.read(stop::no_room()).await?;
        ensure!(
            save(page).await? == save_before,
            "what was kept has changed"
        );
        ensure!(file(page).await? == save_before);
        ensure!(kept(page, ASIDE).await?.is_none());
        // With room again it is set aside.
        page.run("localStorage.removeItem('full')", Vec::new())
            .await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(kept(page, ASIDE).await?.as_ref() == Some(&save_before));
        Ok(())
    });
}
