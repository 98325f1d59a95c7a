//! The page as a person meets it: things with a role and a name, and a status that speaks.

use std::{
    cell::{Cell, RefCell},
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use nim_serve::{ADDED, Network, Server, Watch};
use serde_json::{Value, json};
use thirtyfour::{WebDriver, WindowHandle};

use super::{
    Launch,
    find::Control,
    session::Session,
    size,
    stage::PATIENCE,
    window::{Input, Scheme, Window},
};
use crate::{Ability, Engine};

/// The built page in a window of a browser.
#[derive(Debug)]
pub struct Page {
    pub(super) session: Session,
    window: Cell<Window>,
    home: String,
    /// The paths that the test server adds begin with this.
    pub(super) added: String,
    pub(super) told: Watch,
    /// Whether nothing was loaded in this window yet.
    is_empty: Cell<bool>,
    /// In the order in which they were opened.
    tabs: RefCell<Vec<WindowHandle>>,
    is_spoiled: Cell<bool>,
    /// Pairs of a file and words: a complaint with both is allowed.
    pub(super) allowed: RefCell<Vec<[String; 2]>>,
    pub(super) network: Network,
    pub(super) patience: Duration,
}

impl Page {
    /// A window of this browser, with nothing in it yet.
    pub(super) async fn new(
        session: Session,
        window: Window,
        server: &Server,
        patience: Duration,
    ) -> Result<Self> {
        let network = server.network();
        if !window.patient {
            network.stay_without_worker();
        }
        let opened = session.open_window(window).await?;
        let page = Self {
            session,
            window: Cell::new(window),
            home: server.url(),
            added: format!("http://{}{ADDED}", server.address()),
            told: server.told(),
            is_empty: Cell::new(true),
            tabs: RefCell::new(vec![opened]),
            is_spoiled: Cell::new(false),
            allowed: RefCell::default(),
            network,
            patience,
        };
        // Complaints of an earlier test in the browser's log are dropped.
        page.complaints().await?;
        Ok(page)
    }

    /// Chromium in this window, for who takes pictures or measures rather than tests.
    ///
    /// # Errors
    ///
    /// When no browser opens.
    pub async fn alone(server: &Server, window: Window) -> Result<Self> {
        let session = Session::open(Launch::new(Engine::Chromium, window)).await?;
        Self::new(session, window, server, PATIENCE).await
    }

    /// Loads the page again at a fragment such as `#/play?heaps=1,2`; an empty fragment opens it without
    /// one.
    ///
    /// # Errors
    ///
    /// When the page has not shown its status after a while.
    pub async fn open(&self, fragment: &str) -> Result<()> {
        if !self.is_empty.get() {
            // From one fragment to another a browser would load nothing. Without waiting for the load,
            // or just after going back, one navigation may overtake another.
            self.until("the page before is gone", async || {
                self.web().goto("about:blank").await?;
                let gone = self.run("return location.href === 'about:blank'", Vec::new());
                Ok((gone.await? == Value::Bool(true)).then_some(()))
            })
            .await?;
        }
        self.visit(fragment).await?;
        self.until("the page shows its status, or a heading", async || {
            let shown = self.run(SHOWN, Vec::new()).await?;
            Ok((shown == Value::Bool(true)).then_some(()))
        })
        .await
    }

    /// Goes to a path below the page's own, where something else than the page may be.
    ///
    /// # Errors
    ///
    /// When the browser does not go there.
    pub async fn visit(&self, path: &str) -> Result<()> {
        self.go_to(&format!("{}{path}", self.home)).await
    }

    /// The tag of the language that the document is in.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn language(&self) -> Result<String> {
        let tag = self.run("return document.documentElement.lang", Vec::new());
        Ok(tag.await?.as_str().unwrap_or_default().to_owned())
    }

    /// Goes to any address.
    ///
    /// # Errors
    ///
    /// When the browser does not go there.
    pub async fn go_to(&self, address: &str) -> Result<()> {
        self.is_empty.set(false);
        let gone = self.web().goto(address).await;
        gone.with_context(|| format!("loading {address}"))
    }

    /// Goes on in the first frame of the document. It should fill the window, because pointers know no frame.
    ///
    /// # Errors
    ///
    /// When there is no frame.
    pub async fn enter_frame(&self) -> Result<()> {
        let entered = self.web().enter_frame(0).await;
        entered.context("entering the frame")
    }

    /// Loads the page again where it is, as the reload button does.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn reload(&self) -> Result<()> {
        self.web().refresh().await.context("reloading")?;
        if !self.window.get().patient {
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
        let tab = self.session.open_window(self.window.get()).await?;
        self.is_empty.set(true);
        self.tabs.borrow_mut().push(tab);
        Ok(())
    }

    /// Ends the tab's process while the page works, as a crash does, if the engine can do so. Otherwise
    /// the tab is closed without a warning.
    ///
    /// # Errors
    ///
    /// Fails if there is no other tab to continue with.
    pub async fn kill_tab(&self) -> Result<()> {
        if self.engine().can(Ability::Devtools) {
            // The call fails, because the crashed tab cannot answer.
            let _crashed = self.devtools("Page.crash", json!({})).await;
            self.spoil();
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
        self.web().back().await.context("going back")
    }

    /// The browser's forward button.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn forward(&self) -> Result<()> {
        self.web().forward().await.context("going forward")
    }

    /// The page's bare address.
    #[must_use]
    pub fn home(&self) -> &str {
        &self.home
    }

    /// The address in the address bar.
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

    /// The text of the status.
    ///
    /// # Errors
    ///
    /// When the page has no status, or more than one.
    pub async fn status(&self) -> Result<String> {
        let mut all = self.names(Control::Status).await?;
        ensure!(all.len() == 1, "one status should speak, not {all:?}");
        Ok(all.remove(0))
    }

    /// Waits until the status contains this text.
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

    /// Waits until the page shows this text anywhere.
    ///
    /// # Errors
    ///
    /// When it does not after a while.
    pub async fn read(&self, text: &str) -> Result<()> {
        let what = format!("the page shows “{text}”");
        self.until(&what, async || {
            let shown = self
                .run(
                    "return (globalThis.readAs ?? String)(document.body.innerText)",
                    Vec::new(),
                )
                .await?;
            let shown = shown.as_str().unwrap_or_default();
            Ok(shown.contains(text).then_some(()))
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

    /// A command of Chromium's own protocol.
    ///
    /// # Errors
    ///
    /// When the browser refuses it.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.web().cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("asking for {method}"))
    }

    /// Makes the system ask for these colours from now on, or for forced ones.
    ///
    /// # Errors
    ///
    /// When the engine takes its colours once and for all when it is opened: that all do but Chromium.
    pub async fn set_colours(&self, scheme: Scheme, forced: bool) -> Result<()> {
        ensure!(
            self.engine().can(Ability::Devtools),
            "{} sets its colours at its start: choose them with `Window::with_scheme`",
            self.engine().name()
        );
        size::colour(self.web(), self.window.get().with_scheme(scheme), forced).await
    }

    pub(super) fn web(&self) -> &WebDriver {
        &self.session.web
    }

    /// The window that the page is in.
    #[must_use]
    pub fn window(&self) -> Window {
        self.window.get()
    }

    /// Gives the page another size, and mouse or finger with it where the engine can change that.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn resize(&self, window: Window) -> Result<()> {
        let before = self.window.get();
        let window = Window {
            scheme: before.scheme,
            reduced_motion: before.reduced_motion,
            storage: before.storage,
            patient: before.patient,
            outside: before.outside,
            ..window
        };
        self.session.fit(window).await?;
        self.window.set(window);
        Ok(())
    }

    /// The browser's engine.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.session.launch.engine
    }

    /// The pointer that presses: a mouse if the engine has no touch.
    #[must_use]
    pub fn input(&self) -> Input {
        if self.engine().can(Ability::Touch) {
            self.window.get().input
        } else {
            Input::Mouse
        }
    }

    /// Tells one browser from another.
    #[must_use]
    pub fn browser(&self) -> String {
        self.web().session_id().to_string()
    }

    /// Lets no other test have this browser: something was done to it that outlives the window.
    pub fn spoil(&self) {
        self.is_spoiled.set(true);
    }

    pub(super) fn is_spoiled(&self) -> bool {
        self.is_spoiled.get()
    }

    /// Whether the driver of its browser is gone.
    pub(super) fn is_lost(&self) -> bool {
        self.session.is_lost()
    }

    /// The browser, whose windows are still open.
    pub(super) fn into_session(self) -> Session {
        self.session
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
