//! The program after it has stopped, and the saved data after repeated stops.

use anyhow::{Result, ensure};
use nim::catalogue::{page as page_words, stop};
use nim_browser::{Control, Page, Stage, Test, Tier, test};
use serde_json::{Value, json};

use crate::faults::{FILE, begin, end, faulty, is_headed, set_faulty, text};
use crate::saving::{self, ASIDE, save};
use crate::table::{stones_behind, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_stopped_program_receives_no_events).tier(Tier::Engines),
    test!(a_part_that_loads_late_does_not_reach_a_stopped_program),
    test!(a_stop_after_a_longer_run_is_not_a_repeated_stop).tier(Tier::Engines),
    test!(a_link_that_stops_the_program_twice_is_given_up_before_saved_data).tier(Tier::Engines),
];

/// Ends the program as an error of its own does.
async fn stop(page: &Page) -> Result<()> {
    let end = "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))";
    page.allow("", &["error: Script error."]);
    page.run(end, Vec::new()).await?;
    page.find(Control::Button, stop::reload()).await.map(drop)
}

/// The events that a browser sends to a page.
const TOLD: &str = "const bubbles = true;
    const told = [[window, new PopStateEvent('popstate')],
        [window, new StorageEvent('storage')], [window, new Event('pageshow')],
        ...['fullscreenchange', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown']
            .map((name) => [document, new Event(name, { bubbles })])];";

/// Which part of these reaches who listens for them as the program does.
async fn reached(page: &Page) -> Result<Value> {
    let tell = format!(
        "{TOLD} window.reached = 0;
        for (const [target, event] of told) target.dispatchEvent(event);
        return window.reached / told.length"
    );
    page.run(&tell, Vec::new()).await
}

fn a_stopped_program_receives_no_events(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
        let kept = begin(page).await?;
        let listen = format!(
            "{TOLD} for (const [target, {{ type }}] of told) {{
                target.addEventListener(type, ({{ isTrusted }}) => (window.reached += !isTrusted));
            }}"
        );
        page.run(&listen, Vec::new()).await?;
        ensure!(reached(page).await? == json!(1), "all reach one that runs");
        end(page, "panic").await?;
        ensure!(reached(page).await? == json!(0));
        // So does an event of the browser, after which the program would open another board.
        let away = "#/play?heaps=1,1&two=human";
        page.run("location.hash = arguments[0]", vec![json!(away)])
            .await?;
        page.until("the address is another", async || {
            Ok(page.address().await?.ends_with(away).then_some(()))
        })
        .await?;
        page.come_to_rest().await?;
        let left = stones_behind(page).await?;
        ensure!(left == 3 + 1 + 7, "{left} stones lie on the board");
        ensure!(save(page).await? == kept, "what was kept has changed");
        Ok(())
    });
}

/// Holds back the request for a part until a call of `window.let_go()`.
const HOLD: &str = "const own = fetch;
    window.fetch = (file, how) => !/dialogs-.*wasm/.test(file) ? own(file, how)
        : new Promise((go) => (window.let_go = () => go(own(file, how))));";

fn a_part_that_loads_late_does_not_reach_a_stopped_program(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.run(HOLD, Vec::new()).await?;
        page.press(page_words::share()).await?;
        page.until("the part is on its way", async || {
            let held = page.run("return 'let_go' in window", Vec::new()).await?;
            Ok((held == json!(true)).then_some(()))
        })
        .await?;
        stop(page).await?;
        let drawn = "return document.getElementById('app').innerHTML";
        let before = page.run(drawn, Vec::new()).await?;
        page.run("window.let_go()", Vec::new()).await?;
        page.until("the part is there", async || {
            let loaded = page.loaded().await?;
            let is_part = |file: &String| file.contains("/dialogs-") && file.contains(".wasm");
            Ok(loaded.iter().any(is_part).then_some(()))
        })
        .await?;
        page.come_to_rest().await?;
        let after = page.run(drawn, Vec::new()).await?;
        ensure!(before == after, "it has drawn: {after}");
        Ok(())
    });
}

fn a_stop_after_a_longer_run_is_not_a_repeated_stop(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
        begin(page).await?;
        end(page, "panic").await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 1, 7]).await?;
        page.until("it is forgotten", async || {
            let stopped = "return sessionStorage.getItem('nim-stopped')";
            Ok(page.run(stopped, Vec::new()).await?.is_null().then_some(()))
        })
        .await?;
        end(page, "panic").await?;
        ensure!(!page.has(Control::Button, stop::start_again()).await?);
        Ok(())
    });
}

fn a_link_that_stops_the_program_twice_is_given_up_before_saved_data(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
        let kept = begin(page).await?;
        set_faulty(page, Some("at once")).await?;
        // Another document, or nothing would start.
        page.visit("?link#/play?heaps=1,2&two=human").await?;
        is_headed(page, stop::stopped()).await?;
        for offer in [stop::open_without_link(), stop::start_again()] {
            ensure!(
                !page.has(Control::Button, offer).await?,
                "once is not twice"
            );
        }
        page.press(stop::reload()).await?;
        page.find(Control::Button, stop::open_without_link())
            .await?;
        ensure!(!page.has(Control::Button, stop::start_again()).await?);
        // Without the link it stops, too.
        page.press(stop::open_without_link()).await?;
        page.find(Control::Button, stop::start_again()).await?;
        ensure!(!page.has(Control::Button, stop::open_without_link()).await?);
        let file = text(page, FILE).await?;
        ensure!(file.contains("B4"), "{file}");
        ensure!(save(page).await? == kept);
        set_faulty(page, None).await?;
        page.press(stop::start_again()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(save(page).await?.is_empty(), "an empty table");
        let aside = saving::kept(page, ASIDE).await?.unwrap_or_default();
        for line in kept.lines() {
            ensure!(aside.lines().any(|kept| kept == line), "{line} is lost");
        }
        Ok(())
    });
}
