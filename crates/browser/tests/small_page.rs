//! Tests of the browser driver, on a small page with known behaviour.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    time::Duration,
};

use anyhow::{Result, ensure};
use nim_browser::{Ability, Control, Input, Page, Scheme, Stage, Test, Tier, Window, test};
use nim_serve::Site;
use serde_json::{Map, Value, json};

const TESTS: &[Test] = &[
    test!(a_finger_touches_and_a_mouse_clicks)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_keyboard_alone_reaches_named_controls)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_key_that_is_held_repeats)
        .tier(Tier::Engines)
        .everywhere()
        .needs(&[Ability::HeldKeys]),
    test!(a_modal_dialog_hides_the_page_behind_it)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_label_stands_for_a_hidden_radio_button_and_far_things_are_scrolled_to)
        .tier(Tier::Engines)
        .everywhere(),
    test!(the_window_has_the_size_and_the_colours_asked_for)
        .tier(Tier::Engines)
        .everywhere(),
    test!(an_error_of_the_page_fails_the_test)
        .tier(Tier::Engines)
        .everywhere(),
    test!(axe_names_the_fault_and_its_place)
        .tier(Tier::Engines)
        .everywhere(),
    test!(nothing_of_one_test_is_left_for_the_next_in_the_same_browser)
        .tier(Tier::Engines)
        .everywhere(),
];

fn main() -> ExitCode {
    nim_browser::run([TESTS])
}

fn on_small_page(stage: &Stage, window: Window, test: impl AsyncFn(&Page) -> Result<()>) {
    let stage = stage.window(window).at("/below/");
    stage.play_on(&small_page(), test);
}

fn small_page() -> Site {
    Site::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page")).unwrap()
}

fn a_finger_touches_and_a_mouse_clicks(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        on_small_page(stage, window, async |page| {
            page.open("").await?;
            let by = match page.input() {
                Input::Touch => "touch",
                Input::Mouse => "mouse",
            };
            page.press("Take 1 from heap A, leaving 0").await?;
            page.hear(&format!("Taken by {by}.")).await?;
            Ok(())
        });
    }
}

fn a_keyboard_alone_reaches_named_controls(stage: &Stage) {
    on_small_page(stage, Window::desktop(), async |page| {
        page.open("").await?;
        page.key("Tab").await?;
        ensure!(page.focused().await? == "button Take 1 from heap A, leaving 0");
        page.key("Enter").await?;
        page.hear("Taken by key.").await?;
        page.key("Control+z").await?;
        page.hear("Undone.").await?;
        page.fill(Control::Textbox, "Name", "Ada +1").await?;
        page.hear("Hello Ada +1.").await?;
        Ok(())
    });
}

fn a_key_that_is_held_repeats(stage: &Stage) {
    stage.desktop().play_on(&small_page(), async |page| {
        page.open("").await?;
        page.hold("h", 5).await?;
        page.hear("Repeated 4 times.").await?;
        Ok(())
    });
}

fn a_modal_dialog_hides_the_page_behind_it(stage: &Stage) {
    on_small_page(stage, Window::phone(), async |page| {
        page.open("").await?;
        page.press("Ask").await?;
        page.find(Control::Dialog, "A question").await?;
        ensure!(page.names(Control::Button).await? == ["Yes"]);
        page.press("Yes").await?;
        page.hear("Yes.").await?;
        ensure!(page.has(Control::Button, "Ask").await?);
        Ok(())
    });
}

fn a_label_stands_for_a_hidden_radio_button_and_far_things_are_scrolled_to(stage: &Stage) {
    on_small_page(stage, Window::phone(), async |page| {
        page.open("").await?;
        page.press_on(Control::Radio, "Last stone loses").await?;
        page.hear("Rule misere.").await?;
        page.press("Far below").await?;
        page.hear("Found below.").await?;
        ensure!(page.names(Control::Group).await? == ["Heap A, 1 stone", "Rule"]);
        Ok(())
    });
}

fn the_window_has_the_size_and_the_colours_asked_for(stage: &Stage) {
    for window in [
        Window::phone().with_scheme(Scheme::Dark),
        Window::desktop().with_reduced_motion(),
    ] {
        on_small_page(stage, window, async |page| {
            page.open("").await?;
            let seen = page
                .run(
                    "return [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches,
                        matchMedia('(prefers-reduced-motion: reduce)').matches, matchMedia('(pointer: coarse)').matches];",
                    Vec::new(),
                )
                .await?;
            let (window, phone) = (
                page.window(),
                window == Window::phone().with_scheme(Scheme::Dark),
            );
            let touch = page.input() == Input::Touch;
            let expected = serde_json::json!([window.width, window.height, phone, !phone, touch]);
            ensure!(seen == expected, "{seen} instead of {expected}");
            Ok(())
        });
    }
}

/// The message of a failing test.
fn failure(stage: &Stage, test: impl AsyncFn(&Page) -> Result<()>) -> String {
    let stage = stage.desktop().with_patience(Duration::from_secs(1));
    let panic = catch_unwind(AssertUnwindSafe(|| stage.play_on(&small_page(), test))).unwrap_err();
    *panic.downcast::<String>().unwrap()
}

fn an_error_of_the_page_fails_the_test(stage: &Stage) {
    let browsers = RefCell::new(BTreeSet::new());
    let message = failure(stage, async |page| {
        browsers.borrow_mut().insert(page.browser());
        page.open("#error").await
    });
    assert!(message.contains("a mistake of the page"), "{message}");

    let message = failure(stage, async |page| {
        let is_new = browsers.borrow_mut().insert(page.browser());
        assert!(
            is_new,
            "a browser in which a test failed was given to another"
        );
        page.open("#inline").await
    });
    assert!(message.contains("Content Security Policy"), "{message}");

    let message = failure(stage, async |page| {
        page.open("").await?;
        page.press("Covered").await
    });
    assert!(message.contains(r#"<div id=\"cover\">"#), "{message}");

    let message = failure(stage, async |page| {
        page.open("").await?;
        page.press("Missing").await
    });
    assert!(
        message.contains("there are: Take 1 from heap A, leaving 0 | Ask"),
        "{message}"
    );
}

fn axe_names_the_fault_and_its_place(stage: &Stage) {
    on_small_page(stage, Window::desktop(), async |page| {
        page.open("").await?;
        let found = page.barriers().await?;
        ensure!(found.wrong.is_empty(), "{:#?}", found.wrong);

        page.open("#nameless").await?;
        let found = page.barriers().await?;
        ensure!(
            matches!(&found.wrong[..], [line] if line.starts_with("button-name (critical) at #ask: ")),
            "{:#?}",
            found.wrong
        );
        Ok(())
    });
}

/// All that a test may have changed, with its name.
const LOOK: &str = "return (async () => ({
    clock: Math.abs(window.Date.now() - performance.timeOrigin - performance.now()) < 60_000,
    local: Object.keys(localStorage).length,
    session: Object.keys(sessionStorage).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    permission: (await navigator.permissions.query({ name: 'notifications' })).state,
    size: [innerWidth, innerHeight],
    touch: navigator.maxTouchPoints > 0,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    forced: matchMedia('(forced-colors: active)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
}))()";

/// The state that a page can change by itself, in order.
const CHANGED_EVERYWHERE: [&str; 5] = ["caches", "clock", "local", "session", "workers"];

/// Changes everything that can change.
async fn change_all(page: &Page) -> Result<()> {
    let change = "return (async () => {
        localStorage.left = 'here';
        sessionStorage.left = 'here';
        const { Date } = window;
        const { now } = Date;
        Date.now = () => now() + 86_400_000;
        await caches.open('left');
        // The content policy wants a worker's address from this policy.
        const policy = globalThis.trustedTypes?.createPolicy('nim', { createScriptURL: (address) => address });
        await navigator.serviceWorker.register(policy?.createScriptURL('worker.js') ?? 'worker.js');
        await navigator.serviceWorker.ready;
    })()";
    page.run(change, Vec::new()).await?;
    if page.engine().can(Ability::Devtools) {
        for (method, parameters) in [
            (
                "Emulation.setTimezoneOverride",
                json!({ "timezoneId": "Asia/Tokyo" }),
            ),
            (
                "Browser.setPermission",
                json!({
                    "permission": { "name": "notifications" },
                    "setting": "granted",
                    "origin": page.home().trim_end_matches("/below/"),
                }),
            ),
        ] {
            page.devtools(method, parameters).await?;
        }
        // A window of another size gets its colours again.
        page.resize(Window::phone()).await?;
        let features = [
            ("prefers-color-scheme", "dark"),
            ("prefers-reduced-motion", "reduce"),
            ("forced-colors", "active"),
        ];
        let features = features.map(|(name, value)| json!({ "name": name, "value": value }));
        page.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await?;
    }
    Ok(())
}

/// The names of all changes.
fn changed<'a>(before: &'a Value, now: &Value) -> Vec<&'a str> {
    let before = before.as_object().into_iter().flatten();
    let other = before.filter(|(name, seen)| now[name.as_str()] != **seen);
    let mut names: Vec<_> = other.map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    names
}

fn nothing_of_one_test_is_left_for_the_next_in_the_same_browser(stage: &Stage) {
    let browsers = RefCell::new(BTreeSet::new());
    let first = RefCell::new(None);
    for _ in 0..TRIES {
        let again = Cell::new(false);
        on_small_page(stage, Window::desktop(), async |page| {
            page.open("").await?;
            let seen = page.run(LOOK, Vec::new()).await?;
            let before = first.borrow_mut().get_or_insert(seen.clone()).clone();
            let left = changed(&before, &seen);
            ensure!(
                left.is_empty(),
                "of the test before is left {left:?}: {seen}"
            );

            change_all(page).await?;
            let seen = page.run(LOOK, Vec::new()).await?;
            let now = changed(&before, &seen);
            if page.engine().can(Ability::Devtools) {
                let unchanged = before.as_object().map_or(0, Map::len) - now.len();
                ensure!(unchanged == 0, "only {now:?} was changed");
            } else {
                ensure!(now == CHANGED_EVERYWHERE, "what was changed is {now:?}");
            }
            again.set(!browsers.borrow_mut().insert(page.browser()));
            Ok(())
        });
        if again.get() {
            return;
        }
    }
    panic!("in {TRIES} tests no browser came twice");
}

/// Other tests take browsers, too.
const TRIES: usize = 8;
