//! Games by link, and other links that are sent from one screen to another.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, page as page_words, play, share as words, win};
use nim_browser::{Control, Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use crate::table::{dialog_says, mv, take, until_heaps};
use crate::words::{kept_the_win, your_turn};

pub const TESTS: &[Test] = &[
    test!(a_game_by_link_is_played_to_its_end_between_two_browsers)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_link_is_sent_by_device_or_clipboard_or_hand),
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
    let stage = stage.desktop();
    stage.play_together(Window::phone(), async |ada, bob| {
        ada.open("#/play?heaps=1,2&rule=normal&via=link&names=Ada,Bob")
            .await?;
        take(ada, mv("B1")).await?;
        ada.hear(&words::SendTo { name: "Bob" }.text()).await?;
        open(bob, &link_to_send(ada).await?).await?;
        until_heaps(bob, &[1, 1]).await?;
        bob.hear(&your_turn()).await?;
        take(bob, mv("A1")).await?;
        bob.hear(&words::SendTo { name: "Ada" }.text()).await?;
        open(ada, &link_to_send(bob).await?).await?;
        until_heaps(ada, &[0, 1]).await?;
        take(ada, mv("B1")).await?;
        dialog_says(ada, &Who::You.wins(), &kept_the_win(&Who::You)).await?;
        says(ada, &words::Tell { name: "Bob" }.text()).await?;
        ada.press(win::send_result()).await?;
        ada.find(Control::Dialog, page_words::share()).await?;
        open(bob, &offered(ada).await?).await?;
        dialog_says(bob, win::you_lost(), win::first_can_win()).await
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
            let by_link = format!("{} {}", words::by_link(), words::by_link_note());
            page.press_on(Control::Radio, &by_link).await?;
            let address = page
                .until("the game by link is chosen", async || {
                    let link = offered(page).await?;
                    Ok(link.contains("via=link").then_some(link))
                })
                .await?;
            ensure!(
                address
                    == format!(
                        "{}#/play?heaps=2,4&two=human&via=link&moves=B3",
                        page.home()
                    ),
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
            } else if clipboard == "takes" {
                says(page, words::copied()).await?;
                let copied = kept(page, "copied").await?;
                let copied = copied.as_str().unwrap_or_default();
                ensure!(
                    copied.ends_with(&address) && copied.starts_with(words::let_us_go_on()),
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
