//! The place of the notices: the offer to go back, a link that was refused, another tab's data.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{keeping, link, page as page_words};
use nim_browser::{Input, Page, Stage, Window};
use serde_json::json;

use super::begin;
use crate::table::{mv, take, until_heaps};

const WINDOWS: [Window; 5] = [
    Window::new(360, 640, Input::Touch),
    Window::new(390, 844, Input::Touch),
    Window::new(844, 390, Input::Touch),
    Window::new(640, 400, Input::Mouse),
    Window::new(1280, 800, Input::Mouse),
];

/// A board of two heaps, and one of nine.
const BOARDS: [&[u32]; 2] = [&[2, 2], &[1, 2, 3, 4, 5, 6, 7, 6, 5]];

/// The notice that is shown covers nothing of the table, and is all in the window.
pub async fn covers_nothing(page: &Page) -> Result<()> {
    page.come_to_rest().await?;
    let script = "const box = (e) => e.getBoundingClientRect();
        const notice = box(document.querySelector('.trouble'));
        const parts = [...document.querySelectorAll('.banner, .status, .table__top > button, .board, .bar, nav')];
        const covered = parts.filter((part) => {
            const { top, bottom, left, right } = box(part);
            return top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
        });
        const outside = notice.left < 0 || notice.top < 0 || notice.right > innerWidth || notice.bottom > innerHeight;
        const small = [...document.querySelectorAll('.stone')].filter((stone) => box(stone).height < 16);
        return { parts: parts.length > 5, covered: covered.map((part) => part.className), outside, small: small.length }";
    let seen = page.run(script, Vec::new()).await?;
    let fine = json!({ "parts": true, "covered": [], "outside": false, "small": 0 });
    ensure!(seen == fine, "{seen}");
    Ok(())
}

async fn covers_nothing_anywhere(page: &Page, what: &str) -> Result<()> {
    for window in WINDOWS {
        page.resize(window).await?;
        let looked = covers_nothing(page).await;
        looked.with_context(|| format!("{what} at {window}"))?;
    }
    Ok(())
}

pub fn a_notice_covers_nothing(stage: &Stage) {
    stage.window(WINDOWS[4]).play(async |page| {
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        for heaps in BOARDS {
            let sizes: Vec<_> = heaps.iter().map(u32::to_string).collect();
            let board = format!("#/play?heaps={}&two=human", sizes.join(","));
            page.open(&board).await?;
            until_heaps(page, heaps).await?;
            page.read(keeping::kept()).await?;
            covers_nothing_anywhere(page, "the offer").await?;
            page.open("#/play?heaps=3,-1").await?;
            page.read(link::not_opened()).await?;
            covers_nothing_anywhere(page, "the refusal").await?;
        }
        page.resize(WINDOWS[4]).await?;
        page.press(page_words::close()).await
    });
}
