//! What only eyes notice: where the focus is, which stones are chosen, and how much moves.

use anyhow::{Context, Result, ensure};
use nim::catalogue::analysis;
use nim_browser::{Page, Stage, Test, Window, test};

use crate::table::{choose, mv, until_heaps};

pub const TESTS: &[Test] = &[
    test!(the_focus_is_outlined_wherever_tab_leads),
    test!(chosen_stones_look_unlike_the_others),
    test!(a_system_that_asks_for_less_motion_gets_less),
];

/// Whether the element with the focus is outlined where the browser asks for that, and its markup; nothing
/// where none has the focus. Of presses by a driver `WebKitGTK` does not know that they come from keys.
const OUTLINE: &str = "const element = document.activeElement;
    if (element === document.body) return null;
    const isSeen = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    // A stone is drawn in front of its button, and a radio button as its label.
    const drawn = [[element], [element, '::before'], ...[...(element.labels ?? [])].map((label) => [label])];
    const parts = drawn.map((part) => getComputedStyle(...part));
    return [parts.some(isSeen) || !element.matches(':focus-visible'), element.outerHTML.slice(0, 120)]";

/// Presses Tab until the focus leaves the page; returns how many elements had it.
async fn tab_through(page: &Page) -> Result<usize> {
    for count in 0..60 {
        page.key("Tab").await?;
        let told = page.run(OUTLINE, Vec::new()).await?;
        if told.is_null() {
            return Ok(count);
        }
        ensure!(told[0] == true, "no outline around {}", told[1]);
    }
    Ok(60)
}

fn the_focus_is_outlined_wherever_tab_leads(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        let on_table = tab_through(page).await?;
        page.open("#/analyse?heaps=3,5,7").await?;
        page.read(analysis::you_can_win()).await?;
        let on_desk = tab_through(page).await?;
        ensure!(on_table > 6 && on_desk > 12, "{on_table}, {on_desk}");
        Ok(())
    });
}

fn chosen_stones_look_unlike_the_others(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        choose(page, mv("C3")).await?;
        page.come_to_rest().await?;
        // From the bottom up; the upper three are chosen.
        let looks = "const stones = [...document.querySelectorAll('#board [data-heap=\"2\"] [data-stone]')];
            return stones.map((stone) => {
                const { translate, boxShadow } = getComputedStyle(stone, '::before');
                return [translate, boxShadow].join();
            })";
        let looks = page.run(looks, Vec::new()).await?;
        let looks = looks.as_array().context("a list")?;
        let (others, chosen) = looks.split_at(4);
        ensure!(looks.len() == 7, "{looks:?}");
        for look in chosen {
            ensure!(!others.contains(look), "{look} is not seen among {others:?}");
        }
        Ok(())
    });
}

/// Takes the choice, and tells whether anything moves in the frames after that.
const MOVES: &str = "const places = ['translate', 'scale', 'rotate', 'transform', 'left', 'top'];
    const frames = () => document.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
    let moved = false;
    document.querySelector('.bar > .take').click();
    return new Promise((resolve) => {
        const look = (left) => {
            moved ||= frames().some((frame) => places.some((place) => place in frame));
            if (left > 0) requestAnimationFrame(() => look(left - 1)); else resolve(moved);
        };
        requestAnimationFrame(() => look(6));
    })";

fn a_system_that_asks_for_less_motion_gets_less(stage: &Stage) {
    for window in [Window::desktop(), Window::desktop().with_reduced_motion()] {
        stage.window(window).play(async |page| {
            page.open("#/play?two=human").await?;
            choose(page, mv("C2")).await?;
            page.come_to_rest().await?;
            let moved = page.run(MOVES, Vec::new()).await?;
            ensure!(
                moved == !window.reduced_motion,
                "with less motion asked for: {}, moved: {moved}",
                window.reduced_motion
            );
            until_heaps(page, &[3, 5, 5]).await
        });
    }
}
