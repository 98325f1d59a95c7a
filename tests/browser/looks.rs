//! What only eyes notice: which stones are chosen, and how much moves.

use anyhow::{Context, ensure};
use nim::catalogue::play;
use nim_browser::{Stage, Test, Window, test};

use crate::table::{choose, mv, take_name, until_heaps};
use crate::words::{player, turn};

pub const TESTS: &[Test] = &[
    test!(chosen_stones_look_unlike_the_others),
    test!(a_system_that_asks_for_less_motion_gets_less),
    test!(take_keeps_its_place_when_stones_are_chosen_and_taken),
];

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

fn take_keeps_its_place_when_stones_are_chosen_and_taken(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/play?two=human").await?;
            page.come_to_rest().await?;
            let before = page.place(play::choose()).await?;
            choose(page, mv("B3")).await?;
            let chosen = page.place(&take_name(mv("B3"))).await?;
            ensure!(
                chosen == before,
                "with a choice it went from {before:?} to {chosen:?}"
            );
            page.press(&take_name(mv("B3"))).await?;
            page.hear(&turn(&player(2))).await?;
            page.come_to_rest().await?;
            let after = page.place(play::choose()).await?;
            ensure!(
                after == before,
                "with a move it went from {before:?} to {after:?}"
            );
            Ok(())
        });
    }
}
