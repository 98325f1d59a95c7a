//! What fits on a screen, and what a thumb can hit.

use anyhow::{Context, Result, ensure};
use nim_harness::browser::{Input, Page, Stage, Window};

const WINDOWS: [Window; 5] = [
    Window::new(360, 640, Input::Touch),
    Window::new(390, 844, Input::Touch),
    Window::new(844, 390, Input::Touch),
    Window::new(1280, 800, Input::Mouse),
    Window::new(1920, 1080, Input::Mouse),
];

const LINKS: [&str; 4] = [
    "",
    "#/play?heaps=5,4,3,2,1",
    "#/play?heaps=21&take=3",
    "#/play?heaps=7,7,7,7,7,7,7,7,7,7,7,7&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,Bob",
];

async fn nothing_scrolls(page: &Page) -> Result<()> {
    let over = page
        .run(
            "const e = document.scrollingElement;
            return [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight]",
            Vec::new(),
        )
        .await?;
    ensure!(
        over == serde_json::json!([0, 0]),
        "the page is larger than its window by {over}"
    );
    Ok(())
}

/// What there is to press that is smaller than this, with its size.
async fn smaller_than(page: &Page, least: u32) -> Result<String> {
    let small = page
        .run(
            "return [...document.querySelectorAll('button, input[type=range], input[type=number]')]
                .filter((e) => e.checkVisibility({ visibilityProperty: true }))
                .map((e) => [e.getAttribute('aria-label') ?? e.textContent, e.getBoundingClientRect()])
                .filter(([, r]) => r.width > 0 && Math.min(r.width, r.height) < arguments[0])
                .map(([name, r]) => `${name}: ${r.width.toFixed(1)}×${r.height.toFixed(1)}`).slice(0, 4).join(', ')",
            vec![least.into()],
        )
        .await?;
    Ok(small.as_str().unwrap_or_default().to_owned())
}

#[test]
fn the_table_fits_every_screen_and_everything_can_be_hit() {
    for window in WINDOWS {
        Stage::new(window).play(async |page| {
            for link in LINKS {
                page.open(link).await?;
                page.come_to_rest().await?;
                let place = || format!("{link} at {window}");
                nothing_scrolls(page).await.with_context(place)?;
                let small = smaller_than(page, 24).await?;
                ensure!(small.is_empty(), "{}: too small to hit: {small}", place());
            }
            Ok(())
        });
    }
}

#[test]
fn take_keeps_its_place_when_stones_are_chosen_and_taken() {
    for window in [Window::phone(), Window::desktop()] {
        Stage::new(window).play(async |page| {
            page.open("#/play?two=human").await?;
            page.come_to_rest().await?;
            let before = page.place("Choose stones").await?;
            page.press("Take 3 from heap B, leaving 2").await?;
            let chosen = page.place("Take 3 from heap B").await?;
            ensure!(
                chosen == before,
                "with a choice it went from {before:?} to {chosen:?}"
            );
            page.press("Take 3 from heap B").await?;
            page.hear("Player 2’s turn.").await?;
            page.come_to_rest().await?;
            let after = page.place("Choose stones").await?;
            ensure!(
                after == before,
                "with a move it went from {before:?} to {after:?}"
            );
            Ok(())
        });
    }
}
