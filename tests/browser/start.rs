//! The page before the program has started, and the change to the program.

use std::time::Duration;

use anyhow::{Result, ensure};
use nim::catalogue::{document, page as page_words, play, settings};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, dist, test};
use nim_serve::Site;
use serde_json::{Value, json};

use crate::menu::{leave_settings, open_settings};
use crate::offline::Host;
use crate::saving::{is_chosen, until_save_has};
use crate::table::{choose, mv, stone, take, take_name, until_fewer_than, until_heaps};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(the_board_before_the_program_is_the_one_the_program_draws)
        .everywhere()
        .needs(&[Ability::Impatience]),
    test!(stones_are_chosen_before_the_program_as_with_it).needs(&[Ability::Impatience]),
    test!(a_move_before_the_program_is_made_at_its_start).needs(&[Ability::Impatience]),
    test!(a_dialog_pressed_before_the_program_opens_after_its_start).needs(&[Ability::Impatience]),
    test!(a_key_before_the_program_takes_effect_after_its_start).needs(&[Ability::Impatience]),
    test!(a_key_right_after_a_slow_first_drawing_takes_effect),
    test!(escape_takes_back_a_dialog_that_is_still_on_its_way),
    test!(the_focus_stays_where_it_was).needs(&[Ability::Impatience]),
    test!(a_click_beside_the_board_keeps_its_focus).needs(&[Ability::Impatience]),
    test!(a_link_and_a_save_never_show_another_board)
        .everywhere()
        .needs(&[Ability::Impatience]),
    test!(of_several_presses_before_the_program_the_last_counts).needs(&[Ability::Impatience]),
    test!(no_late_file_shows_another_board),
    test!(settings_apply_before_the_program_starts).needs(&[Ability::Impatience]),
];

/// The end of the program's name.
const PROGRAM: &str = ".wasm";

/// The end of the names of all scripts, so that not even its start is there.
const SCRIPTS: &str = ".js";

/// Goes to the page while the program is held back, and waits for the built document.
pub async fn without_program(page: &Page, fragment: &str) -> Result<()> {
    without(page, PROGRAM, fragment).await
}

/// The same while the files with this end are held back.
async fn without(page: &Page, end: &str, fragment: &str) -> Result<()> {
    page.hold_back(end);
    page.visit(fragment).await?;
    page.until("the board stands there without the program", async || {
        let drawn = "return document.querySelector('[data-drawn] .bar') !== null
            && (globalThis.nimFetch !== undefined) === arguments[0]";
        let starts = json!(end == PROGRAM);
        let drawn = page.run(drawn, vec![starts]).await?;
        Ok((drawn == Value::Bool(true)).then_some(()))
    })
    .await
}

/// For a person who acts before the program has loaded.
pub fn impatient(stage: &Stage, window: Window) -> Stage {
    stage.window(window.without_patience())
}

/// Releases the program, and waits until it has started.
pub async fn with_program(page: &Page) -> Result<()> {
    page.let_through();
    program_is_there(page).await
}

/// Waits until the program has replaced the drawing of the build.
pub async fn program_is_there(page: &Page) -> Result<()> {
    page.until("the program is there", async || {
        let gone = "return document.querySelector('[data-drawn]') === null
            && document.querySelector('[role=status], main h2') !== null";
        let gone = page.run(gone, Vec::new()).await?;
        Ok((gone == Value::Bool(true)).then_some(()))
    })
    .await
}

/// The page's markup without the differences between the two drawings of the board, and the place of
/// each part. The program tells the styles of the board numbers, which the drawn board has from its
/// style sheet. The place to drop stones is seen in a drag only.
pub async fn drawn(page: &Page) -> Result<Value> {
    let look = "const app = document.querySelector('#app > .app');
        const parts = [app, ...app.querySelectorAll('*')].filter((e) => e.id !== 'drop');
        const places = parts.map((e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return `${e.tagName} ${e.className} ${[x, y, width, height]}`;
        });
        const attributes = (e) => [...e.attributes].map(({ name, value }) => `${name}=${value}`)
            .filter((a) => !/^data-(drawn|choices)=/.test(a) && !/^style=--rows: 56; --columns: 28;/.test(a)).sort();
        const written = parts.map((e) => [e.tagName, ...attributes(e)]);
        const dropped = app.querySelector('#drop')?.textContent ?? '';
        return [app.textContent.replace(dropped, ''), written, places]";
    page.run(look, Vec::new()).await
}

/// Whether the table can be seen.
pub async fn is_seen(page: &Page) -> Result<bool> {
    let seen = "return getComputedStyle(document.querySelector('main')).visibility === 'visible'";
    Ok(page.run(seen, Vec::new()).await? == Value::Bool(true))
}

const WINDOWS: [Window; 3] = [
    Window::phone(),
    Window::new(844, 390, nim_browser::Input::Touch),
    Window::desktop(),
];

fn the_board_before_the_program_is_the_one_the_program_draws(stage: &Stage) {
    let speaks = |tag: &str| {
        format!("Object.defineProperty(navigator, 'languages', {{ value: [{tag:?}] }});")
    };
    let all = WINDOWS.map(|window| (window, "en")).into_iter();
    let others = ["de", "fr", "es"].map(|tag| (WINDOWS[0], tag));
    for (window, tag) in all.chain(others) {
        impatient(stage, window).with_player(&speaks(tag)).play(async |page| {
            without_program(page, "").await?;
            ensure!(is_seen(page).await? && page.language().await? == tag);
            // Earlier movements do not count: an emulated window may get its width after a first frame.
            let watch = "window.moved = []; new PerformanceObserver((list) => moved.push(...list.getEntries()
                .map(({ value }) => value))).observe({ type: 'layout-shift' })";
            page.run(watch, Vec::new()).await?;
            let before = drawn(page).await?;
            with_program(page).await?;
            let after = drawn(page).await?;
            ensure!(before == after, "{before:#}\nbecame\n{after:#}");
            if page.engine().can(Ability::LayoutShifts) {
                page.come_to_rest().await?;
                let moved = page.run("return moved", Vec::new()).await?;
                ensure!(moved == json!([]), "shifts of the layout: {moved}");
            }
            Ok(())
        });
    }
}

/// Counts the frames in which no stone is chosen from now on.
const WATCH: &str = "window.without = 0;
    const look = () => {
        without += document.querySelector('.stone[data-mark=chosen]') === null;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look)";

fn stones_are_chosen_before_the_program_as_with_it(stage: &Stage) {
    // Each way ends with a choice, or without one.
    let ways: [(&str, &[&str]); 4] = [
        (PROGRAM, &["C4"]),
        (SCRIPTS, &["C4", "B1"]),
        (PROGRAM, &["A2", "A3", "A1"]),
        (SCRIPTS, &["B5", "B5"]),
    ];
    for (held, way) in ways {
        impatient(stage, Window::phone()).play(async |page| {
            without(page, held, "").await?;
            for &made in way {
                choose(page, mv(made)).await?;
                // The next press on it is none of a double press.
                std::thread::sleep(Duration::from_millis(500));
            }
            let (last, lets_go) = (way[way.len() - 1], way == ["B5", "B5"]);
            let chosen = is_chosen(page, mv(last)).await?;
            ensure!(chosen != lets_go, "{last} is chosen: {chosen}");
            page.run(WATCH, Vec::new()).await?;
            let early = drawn(page).await?;
            with_program(page).await?;
            let late = drawn(page).await?;
            ensure!(early == late, "{early:#}\nbecame\n{late:#}");
            let without = page.run("return without", Vec::new()).await?;
            ensure!(lets_go || without == json!(0), "{without} frames without");
            if !lets_go {
                until_save_has(page, &[&format!("choice={last}")]).await?;
            }
            Ok(())
        });
    }
}

fn a_move_before_the_program_is_made_at_its_start(stage: &Stage) {
    for by_key in [false, true] {
        impatient(stage, Window::desktop()).play(async |page| {
            without(page, if by_key { SCRIPTS } else { PROGRAM }, "").await?;
            if by_key {
                let focus = "document.querySelector('[data-heap=\"2\"] .stone').focus()";
                page.run(focus, Vec::new()).await?;
                for key in [
                    "3",
                    "Escape",
                    "Enter",
                    "ArrowLeft",
                    "ArrowUp",
                    "ArrowDown",
                    "ArrowRight",
                    "4",
                    "Enter",
                ] {
                    page.key(key).await?;
                }
            } else {
                // Nothing is chosen.
                page.press(play::choose()).await?;
                choose(page, mv("C4")).await?;
                choose(page, mv("C4")).await?;
                page.press(&take_name(mv("C4"))).await?;
            }
            page.hear(document::move_waits()).await?;
            // The move is made: another choice comes too late.
            choose(page, mv("A1")).await?;
            with_program(page).await?;
            until_fewer_than(page, 12).await?;
            until_save_has(page, &["moves=C4,"]).await?;
            ensure!(
                !page.focus_is_nowhere().await?,
                "the focus went with the stone"
            );
            Ok(())
        });
    }
}

fn of_several_presses_before_the_program_the_last_counts(stage: &Stage) {
    // Another button waits for the program, until stones are chosen instead.
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        choose(page, mv("A1")).await?;
        page.press(play::computer_starts()).await?;
        with_program(page).await?;
        until_fewer_than(page, 15).await?;
        until_save_has(page, &["first=two"]).await.map(drop)
    });
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        page.press(play::computer_starts()).await?;
        choose(page, mv("C4")).await?;
        page.press(&take_name(mv("C4"))).await?;
        with_program(page).await?;
        let text = until_save_has(page, &["moves=C4,"]).await?;
        ensure!(!text.contains("first=two"), "{text}");
        Ok(())
    });
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        page.press(play::hint()).await?;
        with_program(page).await?;
        until_save_has(page, &["hints=1"]).await.map(drop)
    });
}

fn a_dialog_pressed_before_the_program_opens_after_its_start(stage: &Stage) {
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        page.press(page_words::new_game()).await?;
        with_program(page).await?;
        page.find(Control::Dialog, page_words::new_game())
            .await
            .map(drop)
    });
}

fn a_key_before_the_program_takes_effect_after_its_start(stage: &Stage) {
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        page.key("?").await?;
        with_program(page).await?;
        page.find(Control::Dialog, page_words::how_to_play())
            .await
            .map(drop)
    });
}

/// Slow drawing, after which Yew lets the browser continue before the effects: these wait for a call of
/// `letGo()`.
const SLOW: &str = "const { now } = Date;
    let late = 0;
    Date.now = () => now.call(Date) + (late += 20);
    const start = setTimeout;
    const held = [];
    window.setTimeout = (work, time, ...given) => (time === 0 ? held.push(work) : start(work, time, ...given));
    window.letGo = () => {
        window.setTimeout = start;
        for (const work of held) start(work);
        return held.length;
    };";

fn a_key_right_after_a_slow_first_drawing_takes_effect(stage: &Stage) {
    stage.desktop().with_player(SLOW).play(async |page| {
        page.open("").await?;
        page.key("?").await?;
        let held = page.run("return letGo()", Vec::new()).await?;
        ensure!(held != json!(0), "no effect came late");
        page.find(Control::Dialog, page_words::how_to_play())
            .await
            .map(drop)
    });
}

fn escape_takes_back_a_dialog_that_is_still_on_its_way(stage: &Stage) {
    stage.desktop().with_player(SLOW).play(async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        page.key("?").await?;
        page.key("Escape").await?;
        let held = page.run("return letGo()", Vec::new()).await?;
        ensure!(held != json!(0), "no effect came late");
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, &player(2).wins())
            .await
            .map(drop)
    });
}

fn the_focus_stays_where_it_was(stage: &Stage) {
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        let name = stone(page, mv("A1")).await?;
        let has_focus = async || Ok(page.focused().await?.ends_with(&name).then_some(()));
        page.until("the board has the focus", async || {
            page.key("Tab").await?;
            has_focus().await
        })
        .await?;
        with_program(page).await?;
        page.until("the same stone has the focus", has_focus)
            .await?;
        page.key("Enter").await?;
        page.find(Control::Button, &take_name(mv("A1")))
            .await
            .map(drop)
    });
}

fn a_click_beside_the_board_keeps_its_focus(stage: &Stage) {
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        let name = stone(page, mv("A1")).await?;
        page.until("the board has the focus", async || {
            page.key("Tab").await?;
            Ok(page.focused().await?.ends_with(&name).then_some(()))
        })
        .await?;
        let corner =
            "const { x, y, height } = document.querySelector('main').getBoundingClientRect();
            return [x + 3, y + height - 3]";
        let corner = serde_json::from_value(page.run(corner, Vec::new()).await?)?;
        page.press_at(corner).await?;
        ensure!(page.focus_is_nowhere().await?, "the corner has the focus");
        with_program(page).await?;
        page.come_to_rest().await?;
        ensure!(page.focus_is_nowhere().await?, "the program took the focus");
        Ok(())
    });
}

fn a_link_and_a_save_never_show_another_board(stage: &Stage) {
    impatient(stage, Window::phone()).play(async |page| {
        without_program(page, "#/play?heaps=1,1,1").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        with_program(page).await?;
        until_heaps(page, &[1, 1, 1]).await?;
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        // A move that is drawn is saved too.
        until_heaps(page, &[2, 3]).await?;
        without_program(page, "").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        // A press during the change must not act on the new content.
        page.press_at((180.0, 400.0)).await?;
        with_program(page).await?;
        until_heaps(page, &[2, 3]).await?;
        ensure!(is_seen(page).await?);
        ensure!(
            page.has(Control::Button, play::choose()).await?,
            "stones are chosen"
        );
        Ok(())
    });
}

/// A game and another screen, each with an element that it alone has.
const PLACES: [(&str, &str); 2] = [
    (
        "#/play?heaps=1,1",
        "#board .heap:nth-child(2):last-child [data-stone]",
    ),
    ("#/analyse?heaps=1,3,5,7", ".study"),
];

/// How late a file comes: some fifteen frames.
const LATE: Duration = Duration::from_millis(250);

/// Each file of each screen comes late once, and every frame until the screen is there is looked at.
fn no_late_file_shows_another_board(stage: &Stage) {
    let host = Host::new().unwrap();
    let stage = stage.phone().with_player(include_str!("player/frames.js"));
    stage.play_on(&host.site().without("sw.js"), async |page| {
        page.keep_no_file();
        for (link, own) in PLACES {
            page.open(link).await?;
            until_drawn(page, own).await?;
            let files = page.loaded().await?;
            let files = files.iter().filter_map(|file| file.rsplit('/').next());
            let files: Vec<_> = files
                .filter(|file| [".js", ".wasm", ".css"].iter().any(|end| file.ends_with(end)))
                .map(str::to_owned)
                .collect();
            ensure!(files.len() >= 3, "{link} loads {files:?} alone");
            for file in files {
                page.go_to("about:blank").await?;
                page.delay(&file, LATE);
                page.visit(link).await?;
                until_drawn(page, own).await?;
                let looks = "return [framesSeen, foreignFrames]";
                let looks = page.run(looks, Vec::new()).await?;
                ensure!(looks[0] != json!(0), "no frame was looked at");
                let foreign = &looks[1];
                ensure!(
                    *foreign == json!(0),
                    "a board that is not its own can be pressed in {foreign} frames of {link} while {file} is held back"
                );
            }
        }
        Ok(())
    });
}

async fn until_drawn(page: &Page, selector: &str) -> Result<()> {
    page.until("the screen is there", async || {
        let there = "return document.querySelector(arguments[0]) !== null
            && document.querySelector('[data-drawn]') === null";
        let there = page.run(there, vec![selector.into()]).await?;
        Ok((there == Value::Bool(true)).then_some(()))
    })
    .await
}

fn settings_apply_before_the_program_starts(stage: &Stage) {
    // A stored program would start from the worker, so the host could not hold the program back.
    let site = Site::new(dist()).unwrap().without("sw.js");
    impatient(stage, Window::desktop())
        .play_on(&site, async |page| {
            page.open("").await?;
            open_settings(page).await?;
            page.press_on(Control::Radio, settings::dark()).await?;
            page.press_on(Control::Switch, settings::calm()).await?;
            leave_settings(page).await?;
            let look = "const page = document.documentElement;
                return [page.dataset.theme ?? '', page.dataset.calm ?? null, getComputedStyle(document.body).backgroundColor,
                    [...document.querySelectorAll('meta[name=theme-color]')].map(({ media }) => media)]";
            until_save_has(page, &["theme=dark", "calm=on"]).await?;
            let set = page.run(look, Vec::new()).await?;
            without_program(page, "").await?;
            let early = page.run(look, Vec::new()).await?;
            ensure!(early == set && early[0] == "dark" && early[1] == "", "{early} before {set}");
            with_program(page).await?;
            let late = page.run(look, Vec::new()).await?;
            ensure!(late == set, "{late} after {set}");
            Ok(())
        });
}
