//! Names the browser and the driver that the wasm tests run in.
//!
//! Their runner would take any driver that it finds on PATH, Firefox's before Chromium's, and
//! that driver any browser: what is there decides what is tested, and Ubuntu's snaps are not
//! found at all.

use std::{env, fs, path::Path, process::Command};

use anyhow::{Context, Result};
use nim_harness::{Engine, Installed};
use serde_json::{Value, json};

use crate::command::Workspace;

/// How the runner's own choices begin, each for a driver of one browser.
const CHOICES: [&str; 4] = [
    "GECKODRIVER",
    "SAFARIDRIVER",
    "MSEDGEDRIVER",
    "CHROMEDRIVER",
];

/// Lets the test command run in the Chromium that the browser tests run in.
pub(crate) fn name(workspace: &Workspace, tests: &mut Command) -> Result<()> {
    let installed = Engine::Chromium
        .installed()
        .context("looking for Chromium and its driver: `cargo xtask setup` installs them")?;
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if CHOICES.iter().any(|choice| name.starts_with(choice)) {
            tests.env_remove(&*name);
        }
    }
    let wanted = workspace.join("target/webdriver.json");
    let text = fs::read_to_string(workspace.join("webdriver.json"));
    let text = with_browser(&text.context("reading webdriver.json")?, &installed)?;
    write(&wanted, &text)?;
    tests
        .env("CHROMEDRIVER", &installed.driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", wanted);
    Ok(())
}

/// What is wanted of the browser, with its program added.
fn with_browser(wanted: &str, installed: &Installed) -> Result<String> {
    let mut wanted: Value = serde_json::from_str(wanted).context("reading webdriver.json")?;
    wanted["goog:chromeOptions"]["binary"] = json!(installed.browser);
    Ok(wanted.to_string())
}

fn write(path: &Path, text: &str) -> Result<()> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text))
        .with_context(|| format!("writing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_named_beside_what_is_wanted_of_it() {
        let installed = Installed {
            browser: "/snap/bin/chromium".into(),
            driver: "/snap/bin/chromium.chromedriver".into(),
        };
        let wanted = include_str!("../../webdriver.json");
        let named: Value =
            serde_json::from_str(&with_browser(wanted, &installed).unwrap()).unwrap();
        let options = &named["goog:chromeOptions"];
        assert_eq!(options["binary"], "/snap/bin/chromium");
        assert!(!options["args"].as_array().unwrap().is_empty());
    }
}
