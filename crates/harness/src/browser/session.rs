//! One browser, opened with a profile of its own and set to one window.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};

use super::{
    driver::Driver,
    window::{Input, Scheme, Window},
};
use crate::{Engine, Installed};

/// A browser and everything that has to go with it.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) web: WebDriver,
    // Dropped in this order: the browser lets go of its profile before that is removed.
    driver: Driver,
    _profile: Profile,
}

impl Session {
    pub(super) async fn open(engine: Engine, window: Window) -> Result<Self> {
        let installed = engine.installed().with_context(|| {
            format!(
                "looking for {} and its driver on PATH: `cargo xtask setup` installs them",
                engine.name()
            )
        })?;
        let mut driver = Driver::start(engine, &installed)?;
        let profile = Profile::new()?;
        let wanted = match engine {
            Engine::Chromium => chromium(&installed, &profile, window),
        };
        let web = WebDriver::new(driver.url(), capabilities(wanted))
            .await
            .with_context(|| format!("opening {}", engine.name()))?;
        driver.set_session(Some(web.session_id().to_string()));
        let session = Self {
            web,
            driver,
            _profile: profile,
        };
        session.fit(window).await?;
        Ok(session)
    }

    /// Gives the page exactly this window.
    pub(super) async fn fit(&self, window: Window) -> Result<()> {
        let cdp = self.web.cdp();
        let touch = window.input == Input::Touch;
        cdp.send_raw(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": window.width,
                "height": window.height,
                "deviceScaleFactor": if touch { 2 } else { 1 },
                "mobile": touch,
            }),
        )
        .await
        .context("setting the window's size")?;
        let scheme = match window.scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        let motion = if window.reduced_motion {
            "reduce"
        } else {
            "no-preference"
        };
        cdp.send_raw(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": motion },
            ]}),
        )
        .await
        .context("setting colours and motion")?;
        Ok(())
    }

    pub(super) async fn quit(mut self) -> Result<()> {
        let closed = self.web.clone().quit().await;
        closed.context("closing the browser")?;
        self.driver.set_session(None);
        Ok(())
    }
}

fn chromium(installed: &Installed, profile: &Profile, window: Window) -> Value {
    let mut options = json!({
        "binary": installed.browser,
        "args": [
            "--headless=new",
            // Root has no sandbox, and the only page opened is our own.
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--hide-scrollbars",
            // Nothing may leave this machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-quic",
            "--disable-sync",
            "--no-default-browser-check",
            "--no-first-run",
            format!("--user-data-dir={}", profile.0.display()),
        ],
    });
    if window.input == Input::Touch {
        options["mobileEmulation"] = json!({
            "deviceMetrics": {
                "width": window.width,
                "height": window.height,
                "pixelRatio": 2.0,
                "touch": true,
                "mobile": true,
            },
        });
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

fn capabilities(wanted: Value) -> Capabilities {
    let mut capabilities = Capabilities::new();
    if let Value::Object(entries) = wanted {
        for (name, value) in entries {
            capabilities
                .set(&name, value)
                .expect("a JSON value is JSON already");
        }
    }
    capabilities
}

/// A folder for what a browser remembers, removed afterwards.
#[derive(Debug)]
struct Profile(PathBuf);

impl Profile {
    fn new() -> Result<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("nim-browser-{}-{count}", std::process::id()));
        fs::create_dir_all(&path).with_context(|| format!("making {}", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
