//! The page after the program has stopped or did not load, and the ways to continue.

use std::fs;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{document, stop};
use nim_browser::{Ability, Control, Page, Scheme, Stage, Test, Tier, Window, faulty_dist, test};
use nim_serve::Site;
use serde_json::{Value, json};

use crate::offline::{Host, until_kept};
use crate::saving::{save, until_save_has};
use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_panic_is_reported_with_its_message_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .others(Tier::Engines),
    test!(a_stack_overflow_is_reported_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .others(Tier::Engines),
    test!(a_failed_allocation_is_reported_and_a_reload_resumes_the_game)
        .tier(Tier::Engines)
        .others(Tier::Engines),
    test!(a_fault_without_a_network_is_reported_and_the_game_resumes)
        .tier(Tier::Engines)
        .with_worker(),
    test!(a_stalled_load_shows_a_line_with_a_reload_button).tier(Tier::Engines),
    test!(harmless_errors_do_not_stop_the_program).tier(Tier::Engines),
    test!(the_fault_page_passes_axe)
        .tier(Tier::Engines)
        .needs(&[Ability::Devtools]),
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

/// Waits for the page that reports an end. While that page is drawn, a browser may not know its name
/// yet.
pub async fn is_headed(page: &Page, heading: &str) -> Result<()> {
    page.until(&format!("“{heading}” is told"), async || {
        page.find(Control::Dialog, heading).await.map(Some)
    })
    .await?;
    // WebKit reports a style that is given up, for instance by a reload, as an error.
    page.until("its style is there", async || {
        let styled =
            "return [...document.styleSheets].some(({ href }) => href?.includes('/fault-'))";
        let styled = page.run(styled, Vec::new()).await?;
        Ok((styled == true).then_some(()))
    })
    .await
}

pub async fn text(page: &Page, script: &str) -> Result<String> {
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

/// The report that can be copied.
pub async fn report(page: &Page) -> Result<String> {
    text(
        page,
        "return document.querySelector('.fault textarea').value",
    )
    .await
}

/// The text behind the link that saves the data.
pub const FILE: &str =
    "return decodeURIComponent(document.querySelector('.fault a')?.href.split(/,(.*)/s)[1] ?? '')";

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
        for part in [
            &agent,
            "#/play?",
            "names=Ada,Bob",
            kept.trim_end(),
            stop::report_version(),
        ] {
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
        ensure!(!page.has(Control::Button, stop::start_again()).await?);
        // Nothing of the program can be used, and it writes over nothing.
        let inert = "return document.getElementById('app').inert";
        ensure!(page.run(inert, Vec::new()).await? == Value::Bool(true));
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

/// Stores whether each start shall end.
pub async fn set_faulty(page: &Page, when: Option<&str>) -> Result<()> {
    page.allow("", ended("panic"));
    let script = "if (arguments[0] === null) delete localStorage['nim-faulty'];
        else localStorage['nim-faulty'] = arguments[0];";
    page.run(script, vec![json!(when)]).await.map(drop)
}

fn a_fault_without_a_network_is_reported_and_the_game_resumes(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
        begin(page).await?;
        until_kept(page).await?;
        page.cut_off();
        end(page, "panic").await?;
        page.press(stop::reload()).await?;
        until_heaps(page, &[3, 1, 7]).await?;
        Ok(())
    });
}

/// Ends the program without a network, so that the stop page does not load.
pub async fn stall(page: &Page) -> Result<()> {
    page.allow("", ended("panic"));
    page.allow("/fault-", &["net::ERR"]);
    begin(page).await?;
    page.cut_off();
    page.run(
        "setTimeout(() => dispatchEvent(new Event('nim-panic')))",
        Vec::new(),
    )
    .await?;
    page.find(Control::Button, stop::reload()).await?;
    page.read(stop::failed()).await
}

fn a_stalled_load_shows_a_line_with_a_reload_button(stage: &Stage) {
    stage
        .phone()
        .play_on(&faulty().without("sw.js"), async |page| {
            stall(page).await?;
            has_focus(page, stop::reload()).await?;
            // The stopped program reacts to no key, and writes nothing.
            let kept = save(page).await?;
            page.key("u").await?;
            page.key("n").await?;
            let write = "localStorage.setItem('nim-save', 'torn')";
            page.run(write, Vec::new()).await?;
            ensure!(save(page).await? == kept, "it was written over");
            ensure!(page.names(Control::Dialog).await?.is_empty());
            page.reconnect();
            page.press(stop::reload()).await?;
            until_heaps(page, &[3, 1, 7]).await?;
            Ok(())
        });
}

fn harmless_errors_do_not_stop_the_program(stage: &Stage) {
    stage.desktop().play_on(&faulty(), async |page| {
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
        // The events do arrive: the fault is real.
        end(page, "panic").await?;
        let thrown = [
            "-extension://",
            "Can’t find variable: __app",
            "NotAllowedError: a test refused",
            "Error: a test threw",
        ];
        page.allow("", &thrown);
        Ok(())
    });
}

fn the_fault_page_passes_axe(stage: &Stage) {
    let window = Window::new(320, 568, Window::phone().input);
    let stage = stage.window(window.with_reduced_motion());
    stage.play_on(&faulty(), async |page| {
        begin(page).await?;
        set_faulty(page, Some("soon")).await?;
        page.visit("").await?;
        page.press(stop::reload()).await?;
        // With all that it may offer.
        page.find(Control::Link, stop::save_data()).await?;
        is_headed(page, stop::stopped()).await?;
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
