//! The page as a person meets it: things with a role and a name, and a status that speaks.

use std::{
    cell::{Cell, RefCell},
    env,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::{WebDriver, WindowHandle};

use super::{
    find::Control,
    session::Session,
    stage::PATIENCE,
    window::{Input, Scheme, Window},
};
use crate::{
    Ability, Engine, Server, WHOLE,
    engine::Sizing,
    line::Network,
    watch::{OURS, Watch},
};

/// The built page in a browser.
#[derive(Debug)]
pub struct Page {
    pub(super) session: Session,
    window: Window,
    home: String,
    pub(super) ours: String,
    pub(super) told: Watch,
    /// How often something was loaded into a frame.
    loads: Cell<u32>,
    /// In the order in which they were opened, from the second one on.
    tabs: RefCell<Vec<WindowHandle>>,
    pub(super) excused: Cell<&'static [&'static str]>,
    pub(super) network: Network,
    pub(super) patience: Duration,
}

impl Page {
    /// A browser in this window, with nothing in it yet.
    pub(super) async fn new(
        engine: Engine,
        window: Window,
        server: &Server,
        patience: Duration,
    ) -> Result<Self> {
        let network = server.network();
        if !window.patient {
            network.stay_fresh();
        }
        Ok(Self {
            session: Session::open(engine, window).await?,
            window,
            home: server.url(),
            ours: format!("http://{}{OURS}", server.address()),
            told: server.told(),
            loads: Cell::default(),
            tabs: RefCell::default(),
            excused: Cell::new(&[]),
            network,
            patience,
        })
    }

    /// Chromium in this window, for who takes pictures or measures rather than tests.
    ///
    /// # Errors
    ///
    /// When no browser opens.
    pub async fn alone(server: &Server, window: Window) -> Result<Self> {
        Self::new(Engine::Chromium, window, server, PATIENCE).await
    }

    /// Loads the page anew at a fragment such as `#/play?heaps=1,2`, or bare with an empty one.
    ///
    /// # Errors
    ///
    /// When the page has not shown its status after a while.
    pub async fn open(&self, fragment: &str) -> Result<()> {
        if !self.is_framed() {
            // From one fragment to another a browser would not load anything.
            self.web().goto("about:blank").await?;
        }
        let address = format!("{}{fragment}", self.home);
        self.load(&address)
            .await
            .with_context(|| format!("loading {address}"))?;
        self.until("the page shows its status, or a heading", async || {
            let shown = self.run(SHOWN, Vec::new()).await?;
            Ok((shown == Value::Bool(true)).then_some(()))
        })
        .await
    }

    /// Holds back files whose paths end so, from now on; with [`Window::without_patience`], or nobody
    /// would come back from going to the page.
    pub fn hold_back(&self, end: &str) {
        self.network.hold(Some(end));
    }

    /// Lets through what was held.
    pub fn let_through(&self) {
        self.network.hold(None);
    }

    /// Goes to a path below the page's own, where something else than the page may be.
    ///
    /// # Errors
    ///
    /// When the browser does not go there.
    pub async fn visit(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.home);
        self.load(&address)
            .await
            .with_context(|| format!("loading {address}"))
    }

    async fn load(&self, address: &str) -> Result<()> {
        if !self.is_framed() {
            return Ok(self.web().goto(address).await?);
        }
        self.loads.set(self.loads.get() + 1);
        let search = format!("?{}", self.loads.get());
        self.web()
            .goto(format!("{}frame{search}", self.ours))
            .await?;
        // Where nobody waits for what is loaded, a driver may still look into the frame of before,
        // which goes at any moment.
        self.until("the frame is there", async || {
            self.web().enter_default_frame().await?;
            let there = "return location.search === arguments[0]
                && document.querySelector('iframe') !== null";
            let there = self.run(there, vec![json!(search)]).await;
            Ok(there
                .is_ok_and(|there| there == Value::Bool(true))
                .then_some(()))
        })
        .await?;
        let Window { width, height, .. } = self.window;
        self.run(FRAME, vec![json!(width), json!(height), json!(address)])
            .await?;
        Ok(self.web().enter_frame(0).await?)
    }

    /// Whether the window cannot be as narrow as the page shall be.
    fn is_framed(&self) -> bool {
        match self.session.driving().sizing {
            Sizing::Devtools => false,
            Sizing::Window { least } => self.window.width < least,
        }
    }

    /// Loads the page again where it is, as the reload button does.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn reload(&self) -> Result<()> {
        if self.is_framed() {
            // The driver would reload what is around the page.
            return self.run("location.reload()", Vec::new()).await.map(drop);
        }
        self.web().refresh().await.context("reloading")?;
        if !self.window.patient {
            return Ok(());
        }
        self.until("the program is there, or says why not", async || {
            let drawn = "return document.querySelector('[data-drawn]') === null";
            let gone = self.run(drawn, Vec::new()).await?;
            Ok((gone == Value::Bool(true)).then_some(()))
        })
        .await
    }

    /// Opens another tab of the same browser, and goes there.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn new_tab(&self) -> Result<()> {
        if self.tabs.borrow().is_empty() {
            let first = self.web().window().await.context("naming the first tab")?;
            self.tabs.borrow_mut().push(first);
        }
        let tab = match self.engine() {
            // Its driver presses nothing in a tab beside the first, but in a window of its own.
            Engine::WebKit => self.web().new_window().await,
            Engine::Chromium | Engine::Firefox => self.web().new_tab().await,
        };
        let tab = tab.context("opening a tab")?;
        self.tabs.borrow_mut().push(tab.clone());
        self.web().switch_to_window(tab).await?;
        self.session.fit(self.window).await
    }

    /// Ends the tab's process while the page is at work, as a crash does, where the engine can be told
    /// to; else the tab is closed without a word to the page's people.
    ///
    /// # Errors
    ///
    /// When there is no other tab to go on with.
    pub async fn kill_tab(&self) -> Result<()> {
        if self.session.driving().sizing == Sizing::Devtools {
            // The answer is that there is nobody left to answer.
            let _crashed = self.devtools("Page.crash", json!({})).await;
        } else {
            self.web().close_window().await.context("closing a tab")?;
        }
        self.go_to_tab(0).await
    }

    /// Goes to a tab, counted from 0 in the order in which they were opened.
    ///
    /// # Errors
    ///
    /// When there is no such tab.
    pub async fn go_to_tab(&self, number: usize) -> Result<()> {
        // A driver lists them in any order.
        let tab = self.tabs.borrow().get(number).cloned();
        let tab = tab.context("there are fewer tabs")?;
        Ok(self.web().switch_to_window(tab).await?)
    }

    /// The browser's back button.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn back(&self) -> Result<()> {
        if self.is_framed() {
            // A driver may wait for what is around the page to load, which it does not.
            return self.run("history.back()", Vec::new()).await.map(drop);
        }
        self.web().back().await.context("going back")
    }

    /// The page's bare address.
    #[must_use]
    pub fn home(&self) -> &str {
        &self.home
    }

    /// What stands in the address bar.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn address(&self) -> Result<String> {
        let address = self.run("return location.href", Vec::new()).await?;
        let address = address.as_str().context("reading the address")?;
        Ok(address.to_owned())
    }

    /// The title of the tab.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn title(&self) -> Result<String> {
        let title = self.run("return document.title", Vec::new()).await?;
        Ok(title.as_str().context("reading the title")?.to_owned())
    }

    /// What the status says.
    ///
    /// # Errors
    ///
    /// When the page has no status, or more than one.
    pub async fn status(&self) -> Result<String> {
        let mut all = self.names(Control::Status).await?;
        ensure!(all.len() == 1, "one status should speak, not {all:?}");
        Ok(all.remove(0))
    }

    /// Waits until the status says this, among other things.
    ///
    /// # Errors
    ///
    /// When it does not after a while.
    pub async fn hear(&self, text: &str) -> Result<String> {
        let what = format!("the status says “{text}”");
        self.until(&what, async || {
            let status = self.status().await?;
            Ok(status.contains(text).then_some(status))
        })
        .await
    }

    /// Waits until the page shows this text, wherever it stands.
    ///
    /// # Errors
    ///
    /// When it does not after a while.
    pub async fn read(&self, text: &str) -> Result<()> {
        let what = format!("the page shows “{text}”");
        self.until(&what, async || {
            let shown = self
                .run("return document.body.innerText", Vec::new())
                .await?;
            let shown = shown.as_str().unwrap_or_default();
            Ok(shown.contains(text).then_some(()))
        })
        .await
    }

    /// Waits until nothing moves, for pictures.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn come_to_rest(&self) -> Result<()> {
        let mut before = Value::Null;
        self.until("nothing moves", async || {
            let now = self.run(AT_REST, Vec::new()).await?;
            // Twice the same: what has just been shown may not have begun to move.
            let rests = !now.is_null() && now == before;
            before = now;
            Ok(rests.then_some(()))
        })
        .await
    }

    /// Runs a script in the page, as the body of a function.
    ///
    /// # Errors
    ///
    /// When the script throws.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let answer = self.web().execute(script, arguments).await;
        Ok(answer
            .context("running a script in the page")?
            .json()
            .clone())
    }

    /// Lets the system ask for these colours from now on.
    ///
    /// # Errors
    ///
    /// When the browser refuses, or takes its colours once and for all when it is opened: that
    /// all do but Chromium.
    pub async fn set_scheme(&mut self, scheme: Scheme) -> Result<()> {
        ensure!(
            self.session.driving().sizing == Sizing::Devtools,
            "{} takes its colours when it is opened: ask for them by `Window::with_scheme`",
            self.engine().name()
        );
        self.window.scheme = scheme;
        self.session.fit(self.window).await
    }

    pub(super) fn web(&self) -> &WebDriver {
        &self.session.web
    }

    /// The window that the page is in.
    #[must_use]
    pub fn window(&self) -> Window {
        self.window
    }

    /// How much of a test of many is played in this engine: all of it in the first, and where
    /// [`WHOLE`] asks for it; else a tenth beside it. The page is the same program everywhere, so the
    /// others show only that they run it alike.
    #[must_use]
    pub fn length_of(&self, all: usize) -> usize {
        if self.engine() == Engine::FIRST || env::var_os(WHOLE).is_some() {
            all
        } else {
            all.div_ceil(10)
        }
    }

    /// The browser's engine.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.session.engine
    }

    /// With what the page is pressed: a mouse where the engine has no fingers.
    #[must_use]
    pub fn input(&self) -> Input {
        if self.engine().can(Ability::Touch) {
            self.window.input
        } else {
            Input::Mouse
        }
    }

    /// Closes the browser.
    ///
    /// # Errors
    ///
    /// When it does not go.
    pub async fn close(self) -> Result<()> {
        self.session.quit().await
    }
}

/// Whether the program shows something: before it comes, the board is one that the build has drawn.
const SHOWN: &str = "return document.querySelector('[data-drawn]') === null
    && document.querySelector('[role=status], main h2') !== null";

const FRAME: &str = "const frame = document.querySelector('iframe');
    [frame.width, frame.height, frame.src] = arguments;";

/// Where everything is, once every movement with an end has come to it.
const AT_REST: &str = "
    const moves = (a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity;
    if (document.fonts.status !== 'loaded' || document.getAnimations().some(moves)) return null;
    const places = [...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect());
    return places.map(({ x, y, width, height }) => [x, y, width, height].join()).join(';');";
