//! Where a test plays: the built page served, a browser opened, and both gone afterwards.

use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::PathBuf,
    thread,
    time::Duration,
};

use anyhow::{Context, Result};

use super::{page::Page, window::Window};
use crate::{Engine, Server, Site};

/// Longer than any pause that the page makes on purpose, on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);

/// A window, an engine, and the path under which the page is served.
#[derive(Clone, Debug)]
pub struct Stage {
    window: Window,
    engine: Engine,
    mount: String,
    patience: Duration,
}

impl Stage {
    /// A stage in Chromium, with the page at the root of its host.
    #[must_use]
    pub fn new(window: Window) -> Self {
        Self {
            window,
            engine: Engine::Chromium,
            mount: "/".to_owned(),
            patience: PATIENCE,
        }
    }

    /// The same with the page below a path such as `/some/sub/path/`.
    #[must_use]
    pub fn at(self, mount: &str) -> Self {
        Self {
            mount: mount.to_owned(),
            ..self
        }
    }

    /// The same in this engine.
    #[must_use]
    pub fn in_engine(self, engine: Engine) -> Self {
        Self { engine, ..self }
    }

    /// The same, waiting this long for each thing that is expected.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Plays one test against the built page in [`dist`].
    ///
    /// # Panics
    ///
    /// When the test fails, and when the browser complained about anything meanwhile. A
    /// picture of the page is left in `target/failures`.
    pub fn play(&self, test: impl AsyncFnOnce(&Page) -> Result<()>) {
        let site = Site::new(dist()).expect("the page was built: `cargo xtask build` does");
        self.play_on(site, test);
    }

    /// Plays one test against the site given.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    pub fn play_on(&self, site: Site, test: impl AsyncFnOnce(&Page) -> Result<()>) {
        let server = Server::start(&site.at(&self.mount)).expect("a port is free");
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a test may have a runtime");
        let page = runtime
            .block_on(Page::new(
                self.engine,
                self.window,
                server.url(),
                self.patience,
            ))
            .unwrap_or_else(|error| panic!("{error:#}"));
        // Caught, so that the browser is closed and a picture taken whatever happens.
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            runtime.block_on(async {
                test(&page).await?;
                without_complaints(&page).await
            })
        }));
        let failed = !matches!(outcome, Ok(Ok(())));
        let evidence = failed.then(|| runtime.block_on(evidence(&page)));
        let closed = runtime.block_on(page.close());
        if let Some(evidence) = evidence {
            eprintln!("{evidence}");
        }
        match outcome {
            Ok(Ok(())) => closed.expect("the browser closes"),
            Ok(Err(error)) => panic!("{error:#}"),
            Err(panic) => resume_unwind(panic),
        }
    }
}

/// Where the built page is: `NIM_DIST`, or else `dist` where the test runs.
#[must_use]
pub fn dist() -> PathBuf {
    env::var_os("NIM_DIST").map_or_else(|| "dist".into(), PathBuf::from)
}

async fn without_complaints(page: &Page) -> Result<()> {
    let complaints = page.complaints().await?;
    anyhow::ensure!(
        complaints.is_empty(),
        "the browser complained:\n{}",
        complaints.join("\n")
    );
    Ok(())
}

async fn evidence(page: &Page) -> String {
    let name = thread::current()
        .name()
        .unwrap_or("test")
        .replace("::", "-");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let path = target.join("failures").join(format!("{name}.png"));
    let picture = match page.picture(&path).await.context("taking a picture") {
        Ok(()) => format!("a picture is at {}", path.display()),
        Err(error) => format!("{error:#}"),
    };
    let complaints = page.complaints().await.unwrap_or_default().join("\n");
    format!("{}\n{complaints}\n{picture}", page.tell().await)
}
