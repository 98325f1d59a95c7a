//! One browser, opened with a profile of its own, in which tests have windows one after the other.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver, WindowHandle};

use super::{Launch, driver::Driver, size, stage::PATIENCE, window::Window};
use crate::{
    Engine,
    engine::{Driving, Sizing},
};

/// A browser and everything that has to go with it.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) web: WebDriver,
    pub(super) launch: Launch,
    /// The window that was there first. It stays empty: without any the browser would end.
    base: WindowHandle,
    // Dropped in this order, so the browser releases its profile before that is removed.
    driver: Driver,
    _profile: Profile,
}

impl Session {
    pub(super) async fn open(launch: Launch) -> Result<Self> {
        let Launch { engine, window } = launch;
        let installed = engine.installed().with_context(|| {
            format!(
                "looking for {} and its driver on PATH: `cargo xtask setup` installs them",
                engine.name()
            )
        })?;
        let driving = &engine.row().driving;
        let profile = Profile::new()?;
        for (file, content) in (driving.settings)(window) {
            profile.write(file, content)?;
        }
        let mut driver = Driver::start(&installed, driving, &profile.0)?;
        let mut wanted = (driving.capabilities)(&installed, &profile.0, window);
        if !window.patient {
            wanted["pageLoadStrategy"] = json!("none");
        }
        let web = WebDriver::builder(driver.url(), capabilities(wanted))
            .request_timeout(PATIENCE * 2)
            .await
            .with_context(|| format!("opening {}", engine.name()))?;
        driver.set_session(Some(web.session_id().to_string()));
        let base = web.window().await.context("naming the first window")?;
        if driving.sizing == Sizing::Tab {
            size::make_room(&web).await?;
        }
        Ok(Self {
            web,
            launch,
            base,
            driver,
            _profile: profile,
        })
    }

    pub(super) fn driving(&self) -> &'static Driving {
        &self.launch.engine.row().driving
    }

    /// Opens another window, or a tab where that is as good, and goes there.
    pub(super) async fn open_window(&self, window: Window) -> Result<WindowHandle> {
        let opened = match self.launch.engine {
            // Its driver presses nothing in a second tab, but does in a window.
            Engine::WebKit => self.web.new_window().await,
            Engine::Chromium | Engine::Firefox => self.web.new_tab().await,
        };
        let opened = opened.context("opening a window")?;
        self.web.switch_to_window(opened.clone()).await?;
        self.fit(window).await?;
        Ok(opened)
    }

    /// Closes every window but the first, so that the next test finds nothing of this one.
    pub(super) async fn close_windows(&self) -> Result<()> {
        for window in self.web.windows().await? {
            if window != self.base {
                self.web.switch_to_window(window).await?;
                self.web.close_window().await?;
            }
        }
        Ok(self.web.switch_to_window(self.base.clone()).await?)
    }

    /// Gives the page exactly this window.
    pub(super) async fn fit(&self, window: Window) -> Result<()> {
        match self.driving().sizing {
            Sizing::Devtools => size::emulate(&self.web, window).await,
            Sizing::Tab => size::resize_tab(&self.web, window).await,
            Sizing::Window => size::resize(&self.web, window).await,
        }
    }

    /// Whether its driver is gone.
    pub(super) fn is_lost(&self) -> bool {
        !self.driver.answers()
    }

    pub(super) async fn quit(mut self) -> Result<()> {
        let closed = self.web.clone().quit().await;
        closed.context("closing the browser")?;
        self.driver.set_session(None);
        Ok(())
    }
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

/// A folder for the data of a browser, removed afterwards.
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

    fn write(&self, file: &str, content: &str) -> Result<()> {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&self.0))
            .and_then(|()| fs::write(&path, content))
            .with_context(|| format!("writing {}", path.display()))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
