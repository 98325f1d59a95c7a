//! The message that the program has stopped or did not load, and its reasons.

use std::fs;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{document, stop};
use nim_browser::{Ability, Control, Page, Scheme, Stage, Test, Tier, Window, faulty_dist, test};
use nim_serve::Site;
use serde_json::json;

use crate::offline::Host;
use crate::saving::{ASIDE, keep, kept, save, until_save_has};
use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_panic_is_reported_with_its_message_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_stack_overflow_is_reported_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .everywhere(),
    test!(a_failed_allocation_is_reported_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .everywhere(),
    test!(saved_data_that_stops_each_start_is_set_aside).tier(Tier::Engines),
    test!(harmless_errors_do_not_stop_the_program),
    test!(the_message_passes_axe).needs(&[Ability::Devtools]),
    test!(a_program_that_fails_to_load_is_reported_and_a_reload_helps),
    test!(a_damaged_file_does_not_stay_in_the_browsers_cache),
    test!(a_browser_without_webassembly_gets_a_clear_message),
    test!(without_scripts_the_page_names_its_need).needs(&[Ability::Devtools]),
];

/// The page whose program stops on command.
pub fn faulty() -> Site {
    Site::new(faulty_dist()).expect("that page was built: `cargo xtask build --tested` does")
}

/// Of a program that a test lets panic: its words, and the end that it comes to.
const PANIC: &[&str] = &[
    "a test said so",
    "RuntimeError: unreachable",
    "RuntimeError: Unreachable code",
];

/// The words of browsers for a program that ends so. An unexpected panic has others.
pub fn ended(how: &str) -> &'static [&'static str] {
    match how {
        "panic" => PANIC,
        "memory" => &PANIC[1..],
        // The stack of the browser is at its end, or before that the program's own.
        _ => &[
            "RangeError: Maximum call stack size exceeded",
            "InternalError: too much recursion",
            "RuntimeError: memory access out of bounds",
            "RuntimeError: index out of bounds",
            "RuntimeError: Out of bounds memory access",
        ],
    }
}

/// Lets the program end: `panic`, `overflow` or `memory`.
pub async fn end(page: &Page, how: &str) -> Result<()> {
    page.allow("", ended(how));
    // Thrown later, as in an event of the browser, so no caller can catch it.
    let script = "const [name] = arguments; setTimeout(() => dispatchEvent(new Event(name)))";
    page.run(script, vec![json!(format!("nim-{how}"))]).await?;
    is_headed(page, stop::stopped()).await
}

/// Ends the program by an error whose source the browser hides, without a panic.
pub async fn stop(page: &Page) -> Result<()> {
    page.allow("", &["error: Script error."]);
    let end = "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))";
    page.run(end, Vec::new()).await?;
    is_headed(page, stop::stopped()).await
}

/// Waits for the message that the program has stopped.
pub async fn is_headed(page: &Page, heading: &str) -> Result<()> {
    page.find(Control::Dialog, heading).await.map(drop)
}

async fn text(page: &Page, script: &str) -> Result<String> {
    let text = page.run(script, Vec::new()).await?;
    Ok(text
        .as_str()
        .context(format!("{script} is no text"))?
        .to_owned())
}

/// Read in the page, because `WebKitGTK`'s driver does not find the focused element of a modal dialog.
async fn has_focus(page: &Page, name: &str) -> Result<()> {
    let focused = text(page, "return document.activeElement.textContent").await?;
    ensure!(focused == name, "“{focused}” has the focus");
    Ok(())
}

/// The error as the message tells it.
async fn report(page: &Page) -> Result<String> {
    text(
        page,
        "return document.querySelector('.stop textarea').value",
    )
    .await
}

/// Starts a game of two people and makes a move in it, which is saved.
pub async fn begin(page: &Page) -> Result<String> {
    page.open("#/play?two=human&names=Ada,Bob").await?;
    take(page, mv("B4")).await?;
    until_heaps(page, &[3, 1, 7]).await?;
    until_save_has(page, &["moves=B4"]).await
}

/// A program that ends so says this in its report.
fn is_told(stage: &Stage, how: &str, says: &[&str]) {
    stage.phone().play_on(&faulty(), async |page| {
        let kept = begin(page).await?;
        end(page, how).await?;
        has_focus(page, stop::reload()).await?;
        let report = report(page).await?;
        let agent = text(page, "return navigator.userAgent").await?;
        for part in [&agent, "#/play?", "names=Ada,Bob"] {
            ensure!(report.contains(part), "{report}\nlacks {part}");
        }
        ensure!(!report.contains("undefined"), "{report}");
        // Browsers have words of their own for each but the panic.
        ensure!(
            says.iter().any(|says| report.contains(says)),
            "{report}\nsays none of {says:?}"
        );
        ensure!(
            report.contains("panicked") == (how == "panic"),
            "{report}\ntells of another end"
        );
        // Nothing of the program can be used, and it writes over nothing.
        page.key("u").await?;
        page.key("Escape").await?;
        page.key("Escape").await?;
        // A browser may close it all the same, and then it comes again.
        page.find(Control::Button, stop::reload()).await?;
        ensure!(save(page).await? == kept, "what was kept has changed");
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 1, 7]).await?;
        ensure!(!page.has(Control::Dialog, stop::stopped()).await?);
        take(page, mv("A3")).await?;
        until_heaps(page, &[0, 1, 7]).await?;
        Ok(())
    });
}

fn a_panic_is_reported_with_its_message_and_a_reload_resumes_the_game(stage: &Stage) {
    is_told(stage, "panic", &["a test said so"]);
}

fn a_stack_overflow_is_reported_and_a_reload_resumes_the_game(stage: &Stage) {
    is_told(stage, "overflow", ended("overflow"));
}

fn a_failed_allocation_is_reported_and_a_reload_resumes_the_game(stage: &Stage) {
    is_told(stage, "memory", ended("memory"));
}

fn saved_data_that_stops_each_start_is_set_aside(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
        let before = begin(page).await?;
        page.allow("", ended("panic"));
        keep(page, "nim-faulty", "at once").await?;
        page.visit("").await?;
        page.read(stop::stopped_why()).await?;
        // The first reload changes nothing, the second would leave a link.
        page.press(stop::reload()).await?;
        page.press(stop::reload()).await?;
        page.read(stop::again()).await?;
        page.run("localStorage.removeItem('nim-faulty')", Vec::new())
            .await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(kept(page, ASIDE).await?.as_ref() == Some(&before));
        Ok(())
    });
}

fn harmless_errors_do_not_stop_the_program(stage: &Stage) {
    stage.desktop().play(async |page| {
        begin(page).await?;
        let script = "
            const error = (init) => dispatchEvent(new ErrorEvent('error', init));
            error({ message: 'ResizeObserver loop completed with undelivered notifications.' });
            error({ message: 'x', filename: 'moz-extension://0b0c/content.js' });
            error({ message: 'x', error: Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1' }) });
            error({ message: 'x', filename: 'chrome-extension://abc/main-0123456789ab.js' });
            error({ message: 'x', filename: 'moz-extension://0b0c/tool.wasm' });
            error({ message: 'Can’t find variable: __app', filename: location.href });
            Promise.reject(new DOMException('a test refused', 'NotAllowedError'));
            Promise.reject(Object.assign(new Error('a test threw'), { stack: `at ${location.href}:1` }));";
        page.run(script, Vec::new()).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 1, 7]).await?;
        ensure!(!page.has(Control::Button, stop::reload()).await?);
        // The events do arrive: one from a file of the program is an end.
        let script = "const filename = new URL('nim-0123456789ab.js', location).href;
            dispatchEvent(new ErrorEvent('error', { message: 'a test said so', filename }))";
        page.run(script, Vec::new()).await?;
        is_headed(page, stop::stopped()).await?;
        let thrown = [
            "-extension://",
            "Can’t find variable: __app",
            "NotAllowedError: a test refused",
            "Error: a test threw",
            "a test said so",
        ];
        page.allow("", &thrown);
        Ok(())
    });
}

fn the_message_passes_axe(stage: &Stage) {
    let window = Window::new(320, 568, Window::phone().input);
    let stage = stage.window(window.with_reduced_motion());
    stage.play(async |page| {
        begin(page).await?;
        stop(page).await?;
        page.find(Control::Link, stop::save_data()).await?;
        for scheme in [Scheme::Light, Scheme::Dark] {
            page.set_colours(scheme, false).await?;
            page.come_to_rest().await?;
            let barriers = page.barriers().await?;
            ensure!(barriers.wrong.is_empty(), "{scheme}: {:?}", barriers.wrong);
        }
        Ok(())
    });
}

fn a_program_that_fails_to_load_is_reported_and_a_reload_helps(stage: &Stage) {
    let host = Host::new().unwrap();
    let program = &host.named("nim-", ".wasm").unwrap()[0];
    stage.phone().play_on(&host.site(), async |page| {
        let (there, away) = (host.0.join(program), host.0.join("away"));
        fs::rename(&there, &away)?;
        let visited = page.visit("#/play?heaps=1,2&two=human").await;
        let told = is_headed(page, stop::not_loaded()).await;
        fs::rename(&away, &there)?;
        visited.and(told)?;
        ensure!(report(page).await?.contains("#/play?heaps=1,2"));
        page.press(stop::reload()).await?;
        until_heaps(page, &[1, 2]).await?;
        page.allow(program, &["404", "MIME type"]);
        Ok(())
    });
}

fn a_damaged_file_does_not_stay_in_the_browsers_cache(stage: &Stage) {
    let host = Host::new().unwrap();
    for end in [".wasm", ".js"] {
        let name = &host.named("nim-", end).unwrap()[0];
        let program = host.0.join(name);
        let whole = fs::read(&program).unwrap();
        stage.phone().play_on(&host.site(), async |page| {
            fs::write(&program, &whole[..whole.len() / 2])?;
            page.visit("#/play?heaps=1,2&two=human").await?;
            let told = is_headed(page, stop::not_loaded()).await;
            fs::write(&program, &whole)?;
            told?;
            page.press(stop::reload()).await?;
            until_heaps(page, &[1, 2]).await?;
            Ok(())
        });
    }
}

fn a_browser_without_webassembly_gets_a_clear_message(stage: &Stage) {
    let host = Host::new().unwrap();
    let page = host.0.join("index.html");
    let html = fs::read_to_string(&page).unwrap();
    let without = html.replacen(
        "<script",
        "<script src=\"./without.js\"></script><script",
        1,
    );
    fs::write(&page, without).unwrap();
    fs::write(host.0.join("without.js"), "delete globalThis.WebAssembly").unwrap();
    stage.phone().play_on(&host.site(), async |page| {
        page.visit("").await?;
        is_headed(page, stop::unable()).await?;
        page.read(stop::unable_why()).await?;
        page.find(Control::Button, stop::reload()).await.map(drop)
    });
}

fn without_scripts_the_page_names_its_need(stage: &Stage) {
    stage.phone().play(async |page| {
        let off = json!({ "value": true });
        page.devtools("Emulation.setScriptExecutionDisabled", off)
            .await?;
        page.visit("").await?;
        page.read(document::no_script()).await
    });
}
