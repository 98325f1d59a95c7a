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

/// A window, and the path under which the page is served.
#[derive(Clone, Debug)]
pub struct Stage {
    window: Window,
    everywhere: bool,
    mount: String,
    patience: Duration,
    player: Option<String>,
}

impl Stage {
    /// A stage with the page at the root of its host.
    #[must_use]
    pub fn new(window: Window) -> Self {
        Self {
            window,
            everywhere: false,
            mount: "/".to_owned(),
            patience: PATIENCE,
            player: None,
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

    /// The same in the engines of [`Engine::BESIDE`] as well, as far as they are on this machine.
    #[must_use]
    pub fn everywhere(self) -> Self {
        Self {
            everywhere: true,
            ..self
        }
    }

    /// The same, waiting this long for each thing that is expected.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// The same with this script in the page before its own: see [`Site::with_player`].
    #[must_use]
    pub fn with_player(self, script: String) -> Self {
        Self {
            player: Some(script),
            ..self
        }
    }

    /// Plays one test against the built page in [`dist`], in every engine after the other.
    ///
    /// # Panics
    ///
    /// When the test fails, and when the browser complained about anything meanwhile. A
    /// picture of the page is left in `target/failures`.
    pub fn play(&self, test: impl AsyncFn(&Page) -> Result<()>) {
        let site = Site::new(dist()).expect("the page was built: `cargo xtask build` does");
        self.play_on(&site, test);
    }

    /// Plays one test against the site given, in every engine after the other.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test reads better without a sign before it"
    )]
    pub fn play_on(&self, site: &Site, test: impl AsyncFn(&Page) -> Result<()>) {
        for engine in engines(self.everywhere) {
            self.play_in(engine, site.clone(), &test);
        }
    }

    /// Plays one test in two browsers at once, the second with a window of its own: of different kinds
    /// where the programs of both are on this machine. Which they were, the test's output tells.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test reads better without a sign before it"
    )]
    pub fn play_together(&self, other: Window, test: impl AsyncFn(&Page, &Page) -> Result<()>) {
        let engines = pair();
        eprintln!("{} with {}", engines[0].name(), engines[1].name());
        let site = Site::new(dist()).expect("the page was built: `cargo xtask build` does");
        let site = site.at(&self.mount);
        let site = if engines.iter().any(|engine| engine.wants_watching()) {
            site.watched()
        } else {
            site
        };
        let server = Server::start(&site).expect("a port is free");
        let runtime = runtime();
        let open = |engine, window| {
            runtime
                .block_on(Page::new(engine, window, &server, self.patience))
                .unwrap_or_else(|error| panic!("{error:#}"))
        };
        let pages = [open(engines[0], self.window), open(engines[1], other)];
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            runtime.block_on(async {
                test(&pages[0], &pages[1]).await?;
                without_complaints(&pages[0]).await?;
                without_complaints(&pages[1]).await
            })
        }));
        let failed = !matches!(outcome, Ok(Ok(())));
        for page in pages {
            let evidence = failed.then(|| runtime.block_on(evidence(&page)));
            let closed = runtime.block_on(page.close());
            match evidence {
                Some(evidence) => eprintln!("{evidence}"),
                None => closed.expect("the browser closes"),
            }
        }
        match outcome {
            Ok(Ok(())) => {}
            Ok(Err(error)) => panic!("{error:#}"),
            Err(panic) => resume_unwind(panic),
        }
    }

    fn play_in(&self, engine: Engine, site: Site, test: &impl AsyncFn(&Page) -> Result<()>) {
        let site = site.at(&self.mount);
        let site = match &self.player {
            Some(script) => site.with_player(script),
            None if engine.wants_watching() => site.watched(),
            None => site,
        };
        let server = Server::start(&site).expect("a port is free");
        let runtime = runtime();
        let page = runtime
            .block_on(Page::new(engine, self.window, &server, self.patience))
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
            Ok(Err(error)) => panic!("in {}: {error:#}", engine.name()),
            Err(panic) => resume_unwind(panic),
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a test may have a runtime")
}

/// Two engines to play in together: those that `NIM_ENGINES` names, where it names two; else
/// Chromium and Firefox, or Chromium twice where there is no Firefox.
fn pair() -> [Engine; 2] {
    let engines = engines(true);
    let first = engines.first().copied().unwrap_or(Engine::Chromium);
    [first, engines.get(1).copied().unwrap_or(first)]
}

/// The engines to play in: [`Engine::ALL`], where it is asked for with [`Engine::BESIDE`]; or those
/// that `NIM_ENGINES` names, such as `firefox` or `chromium,webkitgtk`.
fn engines(everywhere: bool) -> Vec<Engine> {
    let Ok(names) = env::var("NIM_ENGINES") else {
        let beside = Engine::BESIDE.iter().filter(|_| everywhere);
        let beside = beside.filter(|engine| engine.installed().is_some());
        return Engine::ALL.iter().chain(beside).copied().collect();
    };
    let find = |name: &str| {
        let mut known = Engine::KNOWN.iter();
        let found = known.find(|engine| engine.name().eq_ignore_ascii_case(name.trim()));
        *found.unwrap_or_else(|| panic!("NIM_ENGINES names “{name}”, which has no row"))
    };
    names.split(',').map(find).collect()
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

/// The folder that cargo builds into, wherever that is and whichever package is tested: the test
/// itself lies in `debug/deps` there.
fn target() -> PathBuf {
    let test = env::current_exe().ok();
    let target = test.as_deref().and_then(|test| test.ancestors().nth(3));
    target.map_or_else(|| "target".into(), PathBuf::from)
}

async fn evidence(page: &Page) -> String {
    let name = thread::current()
        .name()
        .unwrap_or("test")
        .replace("::", "-");
    let path = target()
        .join("failures")
        .join(format!("{name}-{}.png", page.engine().name()));
    let picture = match page.picture(&path).await.context("taking a picture") {
        Ok(()) => format!("a picture is at {}", path.display()),
        Err(error) => format!("{error:#}"),
    };
    let complaints = page.complaints().await.unwrap_or_default().join("\n");
    format!(
        "in {}\n{}\n{complaints}\n{picture}",
        page.engine().name(),
        page.tell().await
    )
}
