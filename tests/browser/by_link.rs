//! Games by link, and other links that are sent from one screen to another.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, page as page_words, play, setup, share as words, win};
use nim::engine::{Convention, Position, Rules, Setup};
use nim_browser::{Control, Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use crate::table::{choose, dialog_says, heaps, mv, take, take_name, until_heaps};
use crate::words::{kept_the_win, named, took, turn, turned, your_turn};

pub const TESTS: &[Test] = &[
    test!(a_game_by_link_is_played_to_its_end_between_two_browsers)
        .tier(Tier::Engines)
        .others(Tier::Engines),
    test!(while_a_link_is_out_only_ones_own_move_can_be_undone),
    test!(opening_a_link_that_one_has_sent_makes_no_move),
    test!(a_link_is_sent_by_device_or_clipboard_or_hand),
    test!(every_screen_gives_its_own_link),
];

/// Replaces functions that browsers allow only after a real press. `window.copied` and `window.sent`
/// hold the text that reached the clipboard or the device.
async fn lend(page: &Page, clipboard: &str, device: bool) -> Result<()> {
    let script = "
        const [kind, device] = arguments;
        const writeText = async (text) => {
          if (kind === 'refuses') throw new Error('not allowed');
          window.copied = text;
        };
        const value = kind === 'none' ? undefined : { writeText };
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
        const share = async (what) => { window.sent = { ...what }; };
        const canShare = (what) => what.url.startsWith('http') && what.title.length > 0;
        for (const [name, value] of Object.entries({ share, canShare })) {
          Object.defineProperty(navigator, name, { value: device ? value : undefined, configurable: true });
        }";
    page.run(script, vec![json!(clipboard), json!(device)])
        .await
        .map(drop)
}

/// The address that the open dialog offers, once it is whole.
async fn offered(page: &Page) -> Result<String> {
    page.until("the dialog offers a whole address", async || {
        let value = "return document.querySelector('#share-link')?.value";
        let value = page.run(value, Vec::new()).await?;
        let link = value.as_str().unwrap_or_default().to_owned();
        Ok(link.starts_with("http").then_some(link))
    })
    .await
}

/// Opens the dialog by the button that has taken the place of Take, and reads the link.
async fn link_to_send(page: &Page) -> Result<String> {
    page.press(play::send()).await?;
    page.find(Control::Dialog, page_words::share()).await?;
    let link = offered(page).await?;
    page.press(page_words::close()).await?;
    Ok(link)
}

/// Opens a sent link in place of the current page.
async fn open(page: &Page, link: &str) -> Result<()> {
    let fragment = link.strip_prefix(page.home());
    page.open(fragment.with_context(|| format!("{link} leads elsewhere"))?)
        .await
}

async fn says(page: &Page, text: &str) -> Result<()> {
    let what = format!("the dialog says “{text}”");
    page.until(&what, async || {
        let told = "return document.querySelector('dialog[open]').innerText";
        let told = page.run(told, Vec::new()).await?;
        Ok(told
            .as_str()
            .is_some_and(|told| told.contains(text))
            .then_some(()))
    })
    .await
}

async fn kept(page: &Page, name: &str) -> Result<serde_json::Value> {
    page.until(&format!("something is {name}"), async || {
        let kept = page
            .run("return window[arguments[0]]", vec![json!(name)])
            .await?;
        Ok((!kept.is_null()).then_some(kept))
    })
    .await
}

fn a_game_by_link_is_played_to_its_end_between_two_browsers(stage: &Stage) {
    stage
        .desktop()
        .play_together(Window::phone(), async |ada, bob| {
            ada.open("").await?;
            ada.press(page_words::new_game()).await?;
            ada.press_on(Control::Radio, setup::against_link()).await?;
            ada.fill(Control::Textbox, setup::your_name(), "Ada")
                .await?;
            ada.fill(Control::Textbox, setup::your_friends_name(), "Bob")
                .await?;
            ada.press_on(Control::Radio, "1-3-5-7").await?;
            ada.press(setup::play()).await?;
            until_heaps(ada, &[1, 3, 5, 7]).await?;
            let rules = Rules {
                convention: Convention::Misere,
                limit: None,
            };
            let mut now: Position = Setup::new(vec![1, 3, 5, 7], rules).position()?;
            let (mut mover, mut waits) = (ada, bob);
            let mut made_so_far = 0;
            while !now.is_terminal() {
                let made = now.suggested_move().context("a move is left")?;
                let what = format!("move {}, {made}", made_so_far + 1);
                take(mover, made).await.context(what.clone())?;
                now = now.play(made)?;
                until_heaps(mover, now.heaps())
                    .await
                    .context(what.clone())?;
                made_so_far += 1;
                if now.is_terminal() {
                    break;
                }
                let friend = if made_so_far % 2 == 1 { "Bob" } else { "Ada" };
                mover.hear(&words::SendTo { name: friend }.text()).await?;
                let link = link_to_send(mover).await?;
                open(waits, &link).await?;
                until_heaps(waits, now.heaps())
                    .await
                    .context(what.clone())?;
                waits.hear(&your_turn()).await.context(what)?;
                (mover, waits) = (waits, mover);
            }
            // The last stone loses. The player who took it knows the result, and the link tells the
            // other player.
            let (winner, loser) = if made_so_far % 2 == 1 {
                ("Bob", "Ada")
            } else {
                ("Ada", "Bob")
            };
            // 1-3-5-7 is lost for the player who starts.
            ensure!(loser == "Ada");
            dialog_says(mover, win::you_lost(), win::second_can_win()).await?;
            says(mover, &words::Tell { name: winner }.text()).await?;
            mover.press(win::send_result()).await?;
            mover.find(Control::Dialog, page_words::share()).await?;
            let link = offered(mover).await?;
            open(waits, &link).await?;
            dialog_says(waits, &Who::You.wins(), &kept_the_win(&Who::You)).await?;
            ensure!(made_so_far > 3, "{made_so_far} moves");
            Ok(())
        });
}

fn while_a_link_is_out_only_ones_own_move_can_be_undone(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/play?heaps=2,3&rule=normal&via=link&names=Ada,Bob&moves=B1")
                .await?;
            page.hear(&your_turn()).await?;
            take(page, mv("A1")).await?;
            let made = took(&Who::You, mv("A1"));
            let send = words::SendTo { name: "Ada" }.text();
            let lies = play::Heaps { heaps: &[1, 2] }.text();
            page.hear(&format!("{made} {lies} {send}")).await?;
            choose(page, mv("B1")).await?;
            page.hear(&turn(&named("Ada"))).await?;
            ensure!(!page.has(Control::Button, &take_name(mv("B1"))).await?);
            until_heaps(page, &[1, 2]).await?;
            let link = link_to_send(page).await?;
            ensure!(
                link == format!(
                    "{}#/play?heaps=2,3&rule=normal&two=human&via=link&moves=B1,A1&names=Ada,Bob",
                    page.home()
                ),
                "{link}"
            );
            page.press(play::undo()).await?;
            until_heaps(page, &[2, 2]).await?;
            page.hear(&your_turn()).await?;
            page.press(play::undo()).await?;
            page.hear(play::nothing_to_undo()).await?;
            until_heaps(page, &[2, 2]).await?;
            choose(page, mv("A2")).await?;
            page.press(&take_name(mv("A2"))).await?;
            page.hear(&send).await?;
            // The answer is followed in the same page.
            let answer =
                "#/play?heaps=2,3&rule=normal&two=human&via=link&moves=B1,A2,B1&names=Ada,Bob";
            page.run("location.hash = arguments[0]", vec![json!(answer)])
                .await?;
            until_heaps(page, &[0, 1]).await?;
            page.hear(&took(&named("Ada"), mv("B1"))).await?;
            take(page, mv("B1")).await?;
            let turned = turned(&named("Ada"), mv("B1"));
            dialog_says(page, &Who::You.wins(), &turned).await
        });
    }
}

fn opening_a_link_that_one_has_sent_makes_no_move(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=2,3&via=link").await?;
        take(page, mv("B1")).await?;
        page.hear(words::send_to_friend()).await?;
        page.run(
            "location.hash = '#/play?heaps=2,3&two=human&via=link'",
            Vec::new(),
        )
        .await?;
        page.run(
            "location.hash = '#/play?heaps=2,3&via=link&moves=B1'",
            Vec::new(),
        )
        .await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [2, 2]);
        page.hear(words::send_to_friend()).await.map(drop)
    });
}

fn a_link_is_sent_by_device_or_clipboard_or_hand(stage: &Stage) {
    stage.phone().play(async |page| {
        let link = "#/play?heaps=2,4&two=human&moves=B3";
        page.open(link).await?;
        until_heaps(page, &[2, 1]).await?;
        for (clipboard, device) in [
            ("takes", true),
            ("takes", false),
            ("refuses", false),
            ("none", false),
        ] {
            let what = format!("clipboard {clipboard}, device {device}");
            lend(page, clipboard, device).await?;
            page.press(page_words::share()).await?;
            page.find(Control::Dialog, page_words::share()).await?;
            let analysed = format!("{} {}", words::board(), words::board_note());
            page.press_on(Control::Radio, &analysed).await?;
            let address = page
                .until("the position is chosen", async || {
                    let link = offered(page).await?;
                    Ok(link.contains("#/analyse").then_some(link))
                })
                .await?;
            ensure!(
                address == format!("{}#/analyse?heaps=2,1&rule=misere", page.home()),
                "{address}"
            );
            page.press(if device { words::send() } else { words::copy() })
                .await
                .context(what.clone())?;
            if device {
                let sent = kept(page, "sent").await?;
                ensure!(
                    sent["url"] == json!(address) && sent["title"] == json!(words::title()),
                    "{sent}"
                );
                let text = sent["text"].as_str().unwrap_or_default();
                let (count, heaps) = (2_u32.into(), &["2".to_owned(), "1".to_owned()]);
                let heaps = words::Heaps { count, heaps }.text();
                ensure!(
                    text.starts_with(words::who_wins()) && text.contains(&heaps),
                    "{text}"
                );
            } else if clipboard == "takes" {
                says(page, words::copied()).await?;
                let copied = kept(page, "copied").await?;
                let copied = copied.as_str().unwrap_or_default();
                ensure!(
                    copied.ends_with(&address) && copied.starts_with(words::who_wins()),
                    "{copied}"
                );
            } else {
                says(page, words::refused()).await.context(what)?;
                let selected = "const field = document.activeElement;
                    return field.value?.slice(field.selectionStart, field.selectionEnd)";
                page.until("the link is selected", async || {
                    let selected = page.run(selected, Vec::new()).await?;
                    Ok((selected == json!(address)).then_some(()))
                })
                .await?;
            }
            page.press(page_words::close()).await?;
        }
        Ok(())
    });
}

fn every_screen_gives_its_own_link(stage: &Stage) {
    stage.desktop().play(async |page| {
        for link in [
            "#/analyse?heaps=2,4,6&rule=misere",
            "#/tree?heaps=4&rule=misere&take=3",
            "#/learn",
            "#/learn/history",
            "#/learn/move",
            "#/puzzle/3/1234",
            "#/puzzle/2026-11-20",
            "#/review?heaps=1,2&two=human&moves=B1,A1,B1",
        ] {
            page.open(link).await?;
            page.press(page_words::share()).await?;
            page.find(Control::Dialog, page_words::share()).await?;
            let offered = offered(page).await?;
            ensure!(
                offered == format!("{}{link}", page.home()),
                "{link}: {offered}"
            );
            page.press(page_words::close()).await?;
        }
        Ok(())
    });
}
