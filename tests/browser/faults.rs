//! The message that the program has stopped or did not load, and its reasons.

use anyhow::{Context, Result, ensure};
use nim::catalogue::stop;
use nim_browser::{Control, Page, Stage, Test, Tier, faulty_dist, test};
use nim_serve::Site;
use serde_json::json;

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
