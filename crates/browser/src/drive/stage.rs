//! Where a test plays: the built page served on a port of its own, in a window of its own.

use std::{
    env,
    net::{Ipv4Addr, TcpListener},
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};

use anyhow::{Context, Result, anyhow, ensure};
use nim_serve::{Server, Site};

use super::{
    Launch,
    page::Page,
    pool::{self, RUNTIME},
    session::Session,
    suite::{Failure, Told, panic_text},
    window::Window,
};
use crate::Engine;

/// The script of the service worker, which the page has in [`Engine::FIRST`], and elsewhere in tests that ask
/// for it. On a busy machine `WebKitGTK` sometimes waits for ever for a page with a worker: the answer of the
/// worker arrives, and the document does not.
const WORKER: &str = "sw.js";
/// The words of Chromium where a host does not have it.
const NO_WORKER: &str = "A bad HTTP response code (404) was received when fetching the script.";

/// Longer than any pause that the page makes on purpose, on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The engine of a test, with the window and the path of its page.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The test's name, for the files of a failure.
    name: Arc<str>,
    engine: Engine,
    partner: Engine,
    window: Window,
    mount: String,
    patience: Duration,
    player: Option<Arc<str>>,
    worker: bool,
    told: Told,
}

impl Stage {
    pub(super) fn new(
        name: &str,
        worker: bool,
        engine: Engine,
        partner: Engine,
        told: Told,
    ) -> Self {
        Self {
            name: name.into(),
            engine,
            partner,
            window: Window::desktop(),
            mount: "/".to_owned(),
            patience: PATIENCE,
            player: None,
            worker,
            told,
        }
    }

    /// The engine that the test plays in.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The same on a phone that is held upright.
    #[must_use]
    pub fn phone(&self) -> Self {
        self.window(Window::phone())
    }

    /// The same at a desk with a mouse.
    #[must_use]
    pub fn desktop(&self) -> Self {
        self.window(Window::desktop())
    }

    /// The same in this window.
    #[must_use]
    pub fn window(&self, window: Window) -> Self {
        Self {
            window,
            ..self.clone()
        }
    }

    /// The same with the page below a path such as `/some/sub/path/`.
    #[must_use]
    pub fn at(&self, mount: &str) -> Self {
        Self {
            mount: mount.to_owned(),
            ..self.clone()
        }
    }

    /// The same, with this waiting time for each expectation.
    #[must_use]
    pub fn with_patience(&self, patience: Duration) -> Self {
        Self {
            patience,
            ..self.clone()
        }
    }

    /// The same with this script in the page before its own: see [`Site::with_player`].
    #[must_use]
    pub fn with_player(&self, script: &str) -> Self {
        Self {
            player: Some(script.into()),
            ..self.clone()
        }
    }

    /// Plays one test against the built page in [`dist`].
    ///
    /// # Panics
    ///
    /// When the test fails, and when the browser complained about anything meanwhile. A picture of the
    /// page is left in `target/failures`.
    pub fn play(&self, test: impl AsyncFn(&Page) -> Result<()>) {
        self.play_on(&built(), test);
    }

    /// Plays one test against the site given.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test reads better without a reference sign"
    )]
    pub fn play_on(&self, site: &Site, test: impl AsyncFn(&Page) -> Result<()>) {
        self.told.settle(self.engine.name(), || {
            self.attempt(site, [(self.engine, self.window)], &async |[page]| {
                test(page).await
            })
        });
    }

    /// Plays one test in two browsers at once, the second with a window of its own.
    ///
    /// # Panics
    ///
    /// As [`Stage::play`].
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test reads better without a reference sign"
    )]
    pub fn play_together(&self, other: Window, test: impl AsyncFn(&Page, &Page) -> Result<()>) {
        let who = format!("{} with {}", self.engine.name(), self.partner.name());
        let windows = [(self.engine, self.window), (self.partner, other)];
        self.told.settle(&who, || {
            self.attempt(&built(), windows, &async |[one, two]| test(one, two).await)
        });
    }

    /// One try, in a window of each of these engines.
    fn attempt<const N: usize>(
        &self,
        site: &Site,
        windows: [(Engine, Window); N],
        test: &impl AsyncFn([&Page; N]) -> Result<()>,
    ) -> Result<(), Failure> {
        let site = site.clone().at(&self.mount);
        let watched = windows.iter().any(|(engine, _)| engine.wants_watching());
        let site = match &self.player {
            Some(script) => site.with_player(script),
            None if watched => site.watched(),
            None => site,
        };
        let site = if self.worker || windows.iter().all(|&(engine, _)| engine == Engine::FIRST) {
            site
        } else {
            site.without(WORKER)
        };
        let server = own_port().and_then(|port| Server::on(port, &site));
        let server = server.map_err(Failure::Test)?;
        let mut pages = Vec::new();
        for (engine, window) in windows {
            let page = RUNTIME.block_on(self.open(engine, window, &server));
            let page = page.map_err(Failure::Start)?;
            if site.lacks(WORKER) {
                page.allow("", &[NO_WORKER]);
            }
            pages.push(page);
        }
        let Ok(all) = <[&Page; N]>::try_from(pages.iter().collect::<Vec<_>>()) else {
            return Err(Failure::Test(anyhow!("a page was opened for each window")));
        };
        let outcome = caught(|| {
            RUNTIME.block_on(async {
                test(all).await?;
                for page in all {
                    without_complaints(page).await?;
                }
                Ok(())
            })
        });
        let outcome = outcome.map_err(|error| {
            if pages.iter().any(Page::is_lost) {
                Failure::Lost(error)
            } else {
                Failure::Test(error)
            }
        });
        for page in pages {
            RUNTIME.block_on(self.leave(page, &outcome));
        }
        outcome
    }

    async fn open(&self, engine: Engine, window: Window, server: &Server) -> Result<Page> {
        let launch = Launch::new(engine, window);
        let session = if self.is_alone(engine) {
            Session::open(launch).await?
        } else {
            pool::take(launch).await?
        };
        Page::new(session, window, server, self.patience).await
    }

    /// Whether the test has a browser that no other test has.
    fn is_alone(&self, engine: Engine) -> bool {
        self.worker && engine != Engine::FIRST
    }

    /// Leaves the browser to the next test if all went well. After a failure it takes a picture and
    /// closes the browser.
    async fn leave(&self, page: Page, outcome: &Result<(), Failure>) {
        if matches!(outcome, Err(Failure::Test(_))) {
            eprintln!("{}", evidence(&self.name, &page).await);
        }
        let usable = outcome.is_ok() && !page.is_spoiled() && !self.is_alone(page.engine());
        let session = page.into_session();
        if usable && session.close_windows().await.is_ok() {
            pool::give_back(session);
        } else {
            // One that does not go is ended with its driver.
            let _ = session.quit().await;
        }
    }
}

/// A port that no test of this run has had. Browsers store data by host and port, and a system may
/// choose the same free port twice.
fn own_port() -> Result<TcpListener> {
    // Below those that systems choose from, above the last (10080) that browsers refuse.
    static NEXT: AtomicU16 = AtomicU16::new(10_100);
    loop {
        let port = NEXT.fetch_add(1, Ordering::Relaxed);
        ensure!(port < 32_000, "no port is left");
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            return Ok(listener);
        }
    }
}

/// The outcome of a test that returns an error or panics.
fn caught(test: impl FnOnce() -> Result<()>) -> Result<()> {
    catch_unwind(AssertUnwindSafe(test)).unwrap_or_else(|panic| Err(anyhow!(panic_text(&*panic))))
}

fn built() -> Site {
    Site::new(dist()).expect("the page is built: run `cargo xtask build --tested`")
}

/// Where the page is that is tested: `NIM_DIST`, or else where `cargo xtask build --tested` puts it.
#[must_use]
pub fn dist() -> PathBuf {
    tested("NIM_DIST", "release")
}

/// The same of the page whose program stops on command: `NIM_FAULTY`.
#[must_use]
pub fn faulty_dist() -> PathBuf {
    tested("NIM_FAULTY", "faulty")
}

fn tested(variable: &str, page: &str) -> PathBuf {
    env::var_os(variable).map_or_else(|| target().join("pages").join(page), PathBuf::from)
}

async fn without_complaints(page: &Page) -> Result<()> {
    let complaints = page.complaints().await?;
    ensure!(
        complaints.is_empty(),
        "the browser complained:\n{}",
        complaints.join("\n")
    );
    Ok(())
}

/// The folder that cargo builds into, for any setting and package: the test itself is in `debug/deps`
/// there.
fn target() -> PathBuf {
    let test = env::current_exe().ok();
    let target = test.as_deref().and_then(|test| test.ancestors().nth(3));
    target.map_or_else(|| "target".into(), PathBuf::from)
}

async fn evidence(name: &str, page: &Page) -> String {
    let name = name.replace("::", "-").replace(' ', "-");
    let path = target().join("failures").join(name).with_extension("png");
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
