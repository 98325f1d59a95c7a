//! Where a test plays: the built page served, a browser opened, and both gone afterwards.

use std::{env, iter, path::PathBuf, thread, time::Duration};

use anyhow::{Context, Result};
use tokio::runtime::{Builder, Runtime};

use super::{page::Page, window::Window};
use crate::{
    Ability, Engine, Server, Site,
    tries::{caught, settle},
};

/// Longer than any pause that the page makes on purpose, on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// A window, and the path under which the page is served.
#[derive(Clone, Debug)]
pub struct Stage {
    window: Window,
    needs: Vec<Ability>,
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
            needs: Vec::new(),
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

    /// The same in those engines alone that can do this as well.
    #[must_use]
    pub fn needs(mut self, ability: Ability) -> Self {
        self.needs.push(ability);
        self
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
        for engine in engines() {
            match self.needs.iter().find(|&&ability| !engine.can(ability)) {
                Some(ability) => eprintln!("left out in {}: {ability}", engine.name()),
                None => settle(engine.name(), || self.play_in(engine, site.clone(), &test)),
            }
        }
    }

    /// Plays one test in two browsers at once, the second with a window of its own: each engine that
    /// can do what is [needed](Self::needs) with the next one, or with itself where there is no other.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test reads better without a sign before it"
    )]
    pub fn play_together(&self, other: Window, test: impl AsyncFn(&Page, &Page) -> Result<()>) {
        let can = |engine: &Engine| self.needs.iter().all(|&ability| engine.can(ability));
        let engines: Vec<_> = engines().into_iter().filter(can).collect();
        let pairs: Vec<_> = match engines[..] {
            [] => {
                eprintln!("left out: no engine that was chosen can do this");
                return;
            }
            [alone] => vec![[alone, alone]],
            _ => engines.windows(2).map(|pair| [pair[0], pair[1]]).collect(),
        };
        for pair in pairs {
            let who = format!("{} with {}", pair[0].name(), pair[1].name());
            settle(&who, || self.play_in_both(pair, other, &test));
        }
    }

    fn play_in_both(
        &self,
        engines: [Engine; 2],
        other: Window,
        test: &impl AsyncFn(&Page, &Page) -> Result<()>,
    ) -> Result<()> {
        let site = Site::new(dist()).expect("the page was built: `cargo xtask build` does");
        let site = site.at(&self.mount);
        let site = if engines.iter().any(|engine| engine.wants_watching()) {
            site.watched()
        } else {
            site
        };
        let server = Server::start(&site).context("finding a port that is free")?;
        let runtime = runtime();
        let open =
            |engine, window| runtime.block_on(Page::new(engine, window, &server, self.patience));
        let pages = [open(engines[0], self.window)?, open(engines[1], other)?];
        let [one, two] = &pages;
        let outcome = caught(|| {
            runtime.block_on(async {
                test(one, two).await?;
                without_complaints(one).await?;
                without_complaints(two).await
            })
        });
        leave(&runtime, pages, outcome)
    }

    fn play_in(
        &self,
        engine: Engine,
        site: Site,
        test: &impl AsyncFn(&Page) -> Result<()>,
    ) -> Result<()> {
        let site = site.at(&self.mount);
        let site = match &self.player {
            Some(script) => site.with_player(script),
            None if engine.wants_watching() => site.watched(),
            None => site,
        };
        let server = Server::start(&site).context("finding a port that is free")?;
        let runtime = runtime();
        let page = runtime.block_on(Page::new(engine, self.window, &server, self.patience))?;
        let outcome = caught(|| {
            runtime.block_on(async {
                test(&page).await?;
                without_complaints(&page).await
            })
        });
        leave(&runtime, [page], outcome)
    }
}

/// Closes the browsers whatever the test came to, after a picture of each where it failed.
fn leave<const N: usize>(runtime: &Runtime, pages: [Page; N], outcome: Result<()>) -> Result<()> {
    for page in pages {
        if outcome.is_err() {
            eprintln!("{}", runtime.block_on(evidence(&page)));
        }
        let closed = runtime.block_on(page.close());
        if outcome.is_ok() {
            closed.context("closing the browser")?;
        }
    }
    outcome
}

fn runtime() -> Runtime {
    Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a test may have a runtime")
}

/// The engines to play in: [`Engine::FIRST`] and, as far as they are on this machine, those of
/// [`Engine::BESIDE`]; or those that `NIM_ENGINES` names, such as `firefox` or `chromium,webkitgtk`.
fn engines() -> Vec<Engine> {
    let Ok(names) = env::var("NIM_ENGINES") else {
        let beside = Engine::BESIDE.iter().copied();
        let beside = beside.filter(|engine| engine.installed().is_some());
        return iter::once(Engine::FIRST).chain(beside).collect();
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
