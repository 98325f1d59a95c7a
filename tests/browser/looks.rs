//! What only eyes notice: which stones are chosen, and how much moves.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, play, settings, study, win};
use nim::game::{Look, Save};
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::json;

use crate::menu::open_settings;
use crate::start::{with_program, without_program};
use crate::table::{choose, heaps, mv, stone, take, take_name, until_fewer_than, until_heaps};
use crate::words::{player, turn};

pub const TESTS: &[Test] = &[
    test!(chosen_stones_look_unlike_the_others),
    test!(a_system_that_asks_for_less_motion_gets_less),
    test!(take_keeps_its_place_when_stones_are_chosen_and_taken),
    test!(stones_fly_from_their_places_to_the_pile_and_back_and_a_press_ends_it).everywhere(),
    test!(stones_rise_where_the_panel_hides_the_piles),
    test!(the_computers_stones_are_lifted_before_they_leave),
    test!(the_last_stone_comes_from_its_own_heap_in_every_game),
    test!(the_end_moves_into_its_smaller_place_and_back),
    test!(dropped_stones_leave_from_the_hand),
    test!(a_look_is_there_before_the_program),
    test!(partners_without_a_line_share_a_letter),
    test!(the_offer_after_the_first_game_is_taken),
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

/// Notes the kinds of all that moves from now on, in each frame.
const MOVES: &str = "window.moved = {};
    const places = ['translate', 'scale', 'rotate', 'transform', 'left', 'top'];
    const look = () => {
        for (const { effect } of document.getAnimations()) {
            const moves = effect.getKeyframes().some((frame) => places.some((place) => place in frame));
            if (moves) window.moved[effect.target.className] = true;
        }
        requestAnimationFrame(look);
    };
    look()";

fn a_system_that_asks_for_less_motion_gets_less(stage: &Stage) {
    for window in [Window::desktop(), Window::desktop().with_reduced_motion()] {
        stage.window(window).play(async |page| {
            page.open("#/play?heaps=1,2&rule=normal&two=perfect")
                .await?;
            let moved = async || {
                page.come_to_rest().await?;
                let moved =
                    "const moved = Object.keys(window.moved); window.moved = {}; return moved";
                let moved = page.run(moved, Vec::new()).await?;
                anyhow::Ok(serde_json::from_value::<Vec<String>>(moved)?)
            };
            page.run(MOVES, Vec::new()).await?;
            // The computer answers, and leaves the last stone.
            take(page, mv("B1")).await?;
            until_fewer_than(page, 2).await?;
            let mut seen = vec![moved().await?];
            page.press(play::undo()).await?;
            until_heaps(page, &[1, 2]).await?;
            seen.push(moved().await?);
            page.press(play::redo()).await?;
            until_fewer_than(page, 2).await?;
            seen.push(moved().await?);
            let last = if heaps(page).await?[0] > 0 {
                "A1"
            } else {
                "B1"
            };
            take(page, mv(last)).await?;
            page.find(Control::Dialog, &Who::You.wins()).await?;
            seen.push(moved().await?);
            let is_stone = |kind: &String| ["piece", "stone", "end"].contains(&kind.as_str());
            let as_asked = |kinds: &Vec<String>| {
                if window.reduced_motion {
                    kinds.is_empty()
                } else {
                    kinds.iter().any(is_stone)
                }
            };
            ensure!(
                seen.iter().all(as_asked),
                "with less motion asked for: {}, moved: {seen:?}",
                window.reduced_motion
            );
            Ok(())
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

/// Holds all flights at their begin from now on, so that they can be read without haste.
const HOLD: &str = "window.flights = [];
    const { animate } = window.Element.prototype;
    window.Element.prototype.animate = function (...all) {
        const flight = animate.apply(this, all);
        flight.pause();
        window.flights.push(flight);
        return flight;
    }";

/// Tells of each flight since the last reading: what flies, where it begins and ends, and when it is over. Then another
/// press follows, and the number of flights that are left after it.
const READ: &str = "const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const kinds = { '.end': 'end', '.banner': 'pile', '.slider': 'bar', '.ghost': 'ghost', '.stone': 'stone' };
    const read = (flight) => {
        const { target, pseudoElement } = flight.effect;
        const kind = Object.keys(kinds).find((selector) => target.closest(selector));
        const over = flight.effect.getComputedTiming().endTime;
        const at = (time) => { flight.currentTime = time; return middle(target); };
        let [from, to] = [at(0), at(over - 0.01)];
        // A part has no box of its own.
        if (pseudoElement) {
            const { translate } = flight.effect.getKeyframes()[0];
            const [x, y] = translate.match(/-?[\\d.]+(?=px)/g).map(Number);
            const lift = translate.includes('--lift') ? getComputedStyle(target).getPropertyValue('--lift') : '0';
            from = [to[0] + x, to[1] + (y || 0) - parseFloat(lift)];
        }
        return [kinds[kind], from, to, over];
    };
    // The board comes to the front meanwhile, and the places of a person's stones settle: neither moves.
    const moves = ({ effect }) => 'translate' in effect.getKeyframes()[0] || !effect.pseudoElement && effect.target.id !== 'board';
    const all = window.flights.filter(moves).map(read);
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const left = window.flights.filter(({ playState }) => playState !== 'idle').length;
    window.flights = [];
    return [all, left]";

/// The middle of the first element that matches.
const MIDDLE: &str =
    "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
    return [x + width / 2, y + height / 2]";

#[derive(Debug)]
struct Flight {
    from: Spot,
    to: Spot,
    over: f64,
}

/// Across and down in the window, in pixels.
type Spot = (f64, f64);

impl Flight {
    fn begins_near(&self, (x, y): Spot, room: f64) -> bool {
        (self.from.0 - x).hypot(self.from.1 - y) < room
    }
}

/// The flights of a kind, once so many have begun; and no flight outlasts a press.
async fn flights(page: &Page, kind: &str, count: usize) -> Result<Vec<Flight>> {
    page.until(&format!("{count} begin at {kind}"), async || {
        let begun = page.run("return window.flights.length", Vec::new()).await?;
        Ok((begun.as_u64() >= Some(count as u64)).then_some(()))
    })
    .await?;
    let (all, left): (Vec<(String, Spot, Spot, f64)>, usize) =
        serde_json::from_value(page.run(READ, Vec::new()).await?)?;
    ensure!(left == 0, "{left} flights outlast a press");
    // Stones beyond a group wait in the pile until that has landed.
    let of_kind = all.into_iter().filter(|it| it.0 == kind && it.1 != it.2);
    let of_kind: Vec<_> = of_kind
        .map(|(_, from, to, over)| Flight { from, to, over })
        .collect();
    ensure!(of_kind.len() == count, "{of_kind:?}");
    Ok(of_kind)
}

async fn middle(page: &Page, selector: &str) -> Result<Spot> {
    let middle = page.run(MIDDLE, vec![json!(selector)]).await?;
    Ok(serde_json::from_value(middle)?)
}

/// The middles of all elements that match.
const MIDDLES: &str = "return [...document.querySelectorAll(arguments[0])].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    })";

async fn middles(page: &Page, selector: &str) -> Result<Vec<Spot>> {
    let middles = page.run(MIDDLES, vec![json!(selector)]).await?;
    Ok(serde_json::from_value(middles)?)
}

/// How high a chosen stone lies.
const LIFT: f64 = 12.0;

fn stones_fly_from_their_places_to_the_pile_and_back_and_a_press_ends_it(stage: &Stage) {
    for (look, heaps, take, flying) in [
        (Look::Stones, "3,5,7", "C4", 4),
        (Look::Stones, "3,5,7", "C1", 1),
        (Look::Stones, "3,5,30", "C30", 12),
        (Look::Stones, "3,5,30", "C7", 7),
        (Look::Matches, "3,5,7", "C4", 4),
        (Look::Matches, "3,5,30", "C7", 7),
    ] {
        stage.desktop().play(async |page| {
            page.open(&format!("#/play?two=human&heaps={heaps}"))
                .await?;
            page.run(HOLD, Vec::new()).await?;
            page.dress(look.name()).await?;
            choose(page, mv(take)).await?;
            page.come_to_rest().await?;
            let mut places = middles(page, "[data-heap='2'] [data-mark='chosen']").await?;
            places.reverse();
            page.press(&take_name(mv(take))).await?;
            let halos =
                "return window.flights.filter(({ effect }) => effect.target.className === 'ghost'
                && effect.getKeyframes().some(({ boxShadow }) => boxShadow)).length";
            page.until("each place that a stone leaves settles", async || {
                let halos = page.run(halos, Vec::new()).await?;
                Ok((halos == flying).then_some(()))
            })
            .await?;
            let taken = flights(page, "pile", flying).await?;
            let piled = middles(page, ".banner [data-side='left'] .piece").await?;
            let piled = &piled[piled.len() - flying..];
            // Each from its own place, where it was lifted, to its own in the pile.
            let step = places.len() / flying;
            for (number, flight) in taken.iter().enumerate() {
                let group = &places[number * step..];
                let lifted = |&(x, y): &Spot| flight.begins_near((x, y - LIFT), 2.0);
                let is_own = if flying == places.len() {
                    lifted(&group[0])
                } else {
                    group.iter().any(lifted)
                };
                ensure!(is_own, "{take}, {number}: {flight:?}, from {places:?}");
                let (to, (x, y)) = (flight.to, piled[number]);
                ensure!(
                    (to.0 - x).hypot(to.1 - y) < 2.0,
                    "{take}, {number}: {flight:?}, to {piled:?}"
                );
            }
            one_after_another(take, &taken)?;
            page.press(play::undo()).await?;
            let back = flights(page, "stone", flying).await?;
            one_after_another(take, &back)?;
            let pile = middle(page, ".banner [data-side='left'] .banner__pile").await?;
            for flight in back {
                ensure!(
                    flight.begins_near(pile, 4.0),
                    "{take} undone: {flight:?}, {pile:?}"
                );
            }
            Ok(())
        });
    }
}

/// Flights are over at most 40 ms apart, 240 in all, and the last at 450.
fn one_after_another(take: &str, flights: &[Flight]) -> Result<()> {
    let over: Vec<f64> = flights.iter().map(|flight| flight.over).collect();
    let last = over.last().context("stones fly")?;
    ensure!((last - 450.0).abs() < 0.1, "{take}: {over:?}");
    for pair in over.windows(2) {
        let most = 240.0 / f64::from(u32::try_from(over.len() - 1)?);
        let apart = pair[1] - pair[0];
        ensure!((apart - most.min(40.0)).abs() < 1.1, "{take}: {over:?}");
    }
    Ok(())
}

fn stones_rise_where_the_panel_hides_the_piles(stage: &Stage) {
    let small = Window::new(360, 640, Input::Touch);
    stage.window(small).play(async |page| {
        page.open("#/play?two=human&heaps=3,5,7").await?;
        page.press(study::panel()).await?;
        page.read(study::whole()).await?;
        page.run(HOLD, Vec::new()).await?;
        let place = middle(page, "[data-heap='2'] .stone:last-of-type").await?;
        take(page, mv("C1")).await?;
        let risen = flights(page, "ghost", 1).await?;
        ensure!(risen[0].begins_near(place, 20.0), "{risen:?}, {place:?}");
        page.press(play::undo()).await?;
        let back = flights(page, "stone", 1).await?;
        let (x, y) = back[0].to;
        // From a stone's height above.
        ensure!((back[0].from.0 - x).abs() < 2.0, "{back:?}");
        ensure!((8.0..60.0).contains(&(y - back[0].from.1)), "{back:?}");
        Ok(())
    });
}

fn the_computers_stones_are_lifted_before_they_leave(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1,7&rule=normal&two=perfect").await?;
        page.run(HOLD, Vec::new()).await?;
        take(page, mv("A1")).await?;
        flights(page, "pile", 1).await?;
        // The best answer takes all.
        page.until("the computer has moved", async || {
            let begun = page.run("return window.flights.length > 7", Vec::new()).await?;
            Ok((begun == true).then_some(()))
        })
        .await?;
        // In a moment before they leave they hang over their own places, which have a ring.
        let lifted = "const places = [...document.querySelectorAll('[data-heap=\"1\"] .ghost')];
            for (const flight of window.flights) flight.currentTime = 300;
            const stones = [...document.querySelectorAll('.banner [data-side=right] .piece, .end .piece')];
            const box = (element) => element.getBoundingClientRect();
            const over = ({ x, y, width, height }, place) => Math.abs(x + width / 2 - place.x - place.width / 2) < 2
                && place.y + place.height / 2 - y - height / 2;
            const lifts = stones.map((stone) => Math.max(...places.map((place) => over(box(stone), box(place)))
                .filter((lift) => lift > 6 && lift < 20)));
            const shadow = (place) => getComputedStyle(place, '::before').boxShadow;
            const probe = document.createElement('i');
            probe.style.boxShadow = 'var(--ring)';
            document.body.append(probe);
            const rings = places.filter((place) => shadow(place) === getComputedStyle(probe).boxShadow);
            return [stones.length, lifts.every(Number.isFinite), rings.length]";
        let lifted = page.run(lifted, Vec::new()).await?;
        ensure!(lifted == json!([7, true, 7]), "{lifted}");
        Ok(())
    });
}

fn the_last_stone_comes_from_its_own_heap_in_every_game(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human").await?;
        page.run(HOLD, Vec::new()).await?;
        for game in 1..=2 {
            // The other side begins the second one.
            let second = player(3 - game);
            take(page, mv("B1")).await?;
            page.hear(&turn(&second)).await?;
            choose(page, mv("A1")).await?;
            page.come_to_rest().await?;
            let place = middle(page, "[data-heap='0'] .stone").await?;
            page.run("window.flights.length = 0", Vec::new()).await?;
            page.press(&take_name(mv("A1"))).await?;
            // What tells the result waits for the stone, or for a press.
            let waits = "return document.querySelector('[data-lands]') !== null";
            let waited = page.run(waits, Vec::new()).await?;
            let last = flights(page, "end", 1).await?;
            ensure!(
                last[0].begins_near(place, 20.0),
                "game {game}: {last:?}, {place:?}"
            );
            let waits = page.run(waits, Vec::new()).await?;
            ensure!((waited == true) && (waits == false), "{waited}, {waits}");
            page.find(Control::Dialog, &second.wins()).await?;
            page.press(win::see_board()).await?;
            page.press(win::rematch()).await?;
            until_heaps(page, &[1, 1]).await?;
        }
        Ok(())
    });
}

/// Notes how far down this element lies, in each frame, in whole pixels.
const FOLLOW: &str = "window.seen = [];
    const follow = () => {
        const end = document.querySelector(arguments[0]);
        if (end) window.seen.push(Math.round(end.getBoundingClientRect().y));
        requestAnimationFrame(follow);
    };
    follow()";

fn the_end_moves_into_its_smaller_place_and_back(stage: &Stage) {
    stage.phone().play(async |page| {
        // In the second game a stone is left, which nobody may take.
        let games = [
            ("heaps=1,1&moves=A1", mv("B1"), ".end", -100),
            (
                "heaps=9,3&take=4,5&moves=A4",
                mv("A5"),
                ".board__heaps",
                -30,
            ),
        ];
        for (game, last, end, least) in games {
            page.open(&format!("#/play?rule=normal&two=human&{game}"))
                .await?;
            page.run(FOLLOW, vec![json!(end)]).await?;
            take(page, last).await?;
            page.find(Control::Dialog, &player(2).wins()).await?;
            let rises = moved(page, "the result opens").await?;
            page.press(win::see_board()).await?;
            let falls = moved(page, "it closes").await?;
            ensure!(rises < least && falls == -rises, "{end}: {rises}, {falls}");
        }
        Ok(())
    });
}

/// How far the end has moved down since the last reading. On its way it jumps nowhere else.
async fn moved(page: &Page, why: &str) -> Result<i32> {
    page.come_to_rest().await?;
    let seen = page.run("return window.seen.splice(0)", Vec::new()).await?;
    let seen: Vec<i32> = serde_json::from_value(seen)?;
    let (from, to) = seen.first().zip(seen.last()).context("no end is seen")?;
    // A place is read in whole pixels.
    let way = from.min(to) - 1..=from.max(to) + 1;
    let strays = seen.iter().filter(|place| !way.contains(place));
    let strays: Vec<_> = strays.collect();
    ensure!(
        strays.is_empty(),
        "{why}: from {from} to {to}, by {strays:?}"
    );
    let between = seen.iter().any(|place| place != from && place != to);
    ensure!(between, "{why}: from {from} to {to} at once");
    Ok(to - from)
}

fn dropped_stones_leave_from_the_hand(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=3,5,7&rule=normal&two=human")
            .await?;
        page.run(HOLD, Vec::new()).await?;
        let made = mv("C2");
        let (name, to) = (stone(page, made).await?, (120.0, 40.0));
        page.drag_from(Control::Button, &name, to).await?;
        until_heaps(page, &[3, 5, 5]).await?;
        for flight in flights(page, "pile", 2).await? {
            // The higher one hangs over the one that is held.
            ensure!(flight.begins_near(to, 100.0), "{flight:?}");
        }
        Ok(())
    });
}

fn a_look_is_there_before_the_program(stage: &Stage) {
    stage.phone().play(async |page| {
        without_program(page, "").await?;
        let mut save = Save::default();
        save.settings.look = Look::Coins;
        let keep = "localStorage.setItem('nim-save', arguments[0]); location.reload()";
        page.run(keep, vec![json!(save.write())]).await?;
        let looks = "const stone = document.querySelector('[data-drawn] .stone');
            const { backgroundImage, borderRadius } = getComputedStyle(stone ?? document.querySelector('.stone'), '::before');
            return [stone !== null, document.documentElement.dataset.look, backgroundImage, borderRadius]";
        let early = page
            .until("the build's drawing is there again", async || {
                let early = page.run(looks, Vec::new()).await?;
                Ok((early[1] == "coins").then_some(early))
            })
            .await?;
        ensure!(early[0] == true, "the program is there already");
        with_program(page).await?;
        page.come_to_rest().await?;
        let late = page.run(looks, Vec::new()).await?;
        ensure!(late[0] == false, "the program has not drawn");
        for part in 1..4 {
            ensure!(early[part] == late[part], "{early}, and later {late}");
        }
        Ok(())
    });
}

fn partners_without_a_line_share_a_letter(stage: &Stage) {
    let (heaps, tag) = ("15,15,3", ".stone__block");
    stage.phone().play(async |page| {
        page.open(&format!("#/analyse?rule=normal&heaps={heaps}"))
            .await?;
        page.until("the blocks have tags", async || {
            let some = format!("return document.querySelector('{tag}') !== null");
            Ok((page.run(&some, Vec::new()).await? == true).then_some(()))
        })
        .await?;
        let tags = "return [...document.querySelectorAll(arguments[0])].map((tag) =>
                tag.textContent || getComputedStyle(tag, '::before').content.replaceAll('\"', ''))";
        let tags = page.run(tags, vec![json!(tag)]).await?;
        let tags: Vec<String> = serde_json::from_value(tags)?;
        let numbers: Vec<u32> = heaps.split(',').map(|heap| heap.parse().unwrap()).collect();
        for bit in (0..7).map(|bit| 1 << bit) {
            let own = |tag: &&String| tag.trim_end_matches(char::is_alphabetic) == bit.to_string();
            let mut own: Vec<_> = tags.iter().filter(own).collect();
            let blocks = numbers.iter().filter(|&&heap| heap & bit != 0).count();
            ensure!(own.len() == blocks, "{bit}: {own:?} of {tags:?}");
            own.sort();
            own.dedup();
            // Each pair has its letter, and a block alone has none.
            ensure!(
                own.len() == blocks.div_ceil(2),
                "{bit}: {own:?} of {tags:?}"
            );
        }
        Ok(())
    });
}

fn the_offer_after_the_first_game_is_taken(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1&rule=normal&two=human").await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, &player(1).wins()).await?;
        page.press(win::yes()).await?;
        page.until("the offer is gone", async || {
            Ok((!page.has(Control::Button, win::yes()).await?).then_some(()))
        })
        .await?;
        ensure!(!page.focus_is_nowhere().await?, "the focus is lost");
        page.press(win::see_board()).await?;
        open_settings(page).await?;
        let sound = page.find(Control::Switch, settings::sound()).await?;
        let is_on = sound.prop("checked").await?;
        ensure!(is_on.as_deref() == Some("true"), "{is_on:?}");
        Ok(())
    });
}
