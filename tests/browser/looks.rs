//! What only eyes notice: which stones are chosen, and how much moves.

use anyhow::{Context, ensure};
use nim::catalogue::play;
use nim_browser::{Stage, Test, Window, test};
use serde_json::json;

use crate::table::{choose, mv, take_name, until_heaps};
use crate::words::{player, turn};

pub const TESTS: &[Test] = &[
    test!(chosen_stones_look_unlike_the_others),
    test!(a_system_that_asks_for_less_motion_gets_less),
    test!(take_keeps_its_place_when_stones_are_chosen_and_taken),
    test!(stones_fly_from_their_places_to_the_pile_and_back_and_a_press_ends_it),
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

/// Presses the first button that matches, and after three frames moves every flight to its begin and to its end. Tells
/// how many there are, how many begin within a stone of a place of the last heap, how many end in a pile, how many
/// stones on the board begin in a pile, when the last ends, and how many flights are left after another press.
const FLIGHTS: &str = "document.querySelector(arguments[0]).click();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    return (async () => {
        for (let left = 3; left > 0; left -= 1) await frame();
        const flights = document.getAnimations().filter((flight) => !(flight instanceof CSSTransition || flight instanceof CSSAnimation));
        const own = flights.filter(({ effect }) => effect.target.matches('.banner .piece'));
        const places = [...document.querySelectorAll('#board [data-heap]:last-child .heap__stones > *')].map(middle);
        const at = (time) => {
            for (const flight of own) { flight.pause(); flight.currentTime = time(flight); }
            return own.map(({ effect }) => middle(effect.target));
        };
        const near = ([x, y], [toX, toY], room) => Math.hypot(x - toX, y - toY) < room;
        const begin = at(() => 0).filter((spot) => places.some((place) => near(spot, place, 16))).length;
        const pile = document.querySelector('.banner__pile').getBoundingClientRect();
        const inPile = ([x, y]) => x > pile.left - 4 && x < pile.right + 20 && y > pile.top - 4 && y < pile.bottom + 4;
        const end = at(({ effect }) => effect.getComputedTiming().endTime - 0.01).filter((spot) => inPile(spot)).length;
        const back = flights.filter(({ effect }) => {
            const [x, y] = effect.getKeyframes()[0].translate.split(' ').map(parseFloat);
            const [toX, toY] = middle(effect.target);
            return effect.pseudoElement === '::before' && effect.target.matches('.stone') && inPile([x + toX, y + toY]);
        }).length;
        const last = Math.max(0, ...flights.map(({ effect }) => effect.getComputedTiming().endTime));
        document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        const left = flights.filter((flight) => flight.playState !== 'idle').length;
        return [flights.length, begin, end, back, last, left];
    })()";

fn stones_fly_from_their_places_to_the_pile_and_back_and_a_press_ends_it(stage: &Stage) {
    for (heaps, take, group) in [
        ("3,5,7", "C4", 4),
        ("3,5,7", "C1", 1),
        ("3,5,30", "C30", 12),
    ] {
        stage.desktop().play(async |page| {
            page.open(&format!("#/play?two=human&heaps={heaps}"))
                .await?;
            choose(page, mv(take)).await?;
            page.come_to_rest().await?;
            let taken = page.run(FLIGHTS, vec![json!(".bar > .take")]).await?;
            ensure!(
                taken == json!([group, group, group, 0, 450, 0]),
                "{take}: {taken}"
            );
            let undone = page.run(FLIGHTS, vec![json!(".bar > .bar__side")]).await?;
            ensure!(
                undone == json!([group, 0, 0, group, 450, 0]),
                "{take} undone: {undone}"
            );
            Ok(())
        });
    }
}
