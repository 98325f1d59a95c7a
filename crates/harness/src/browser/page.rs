//! The page as a person meets it: things with a role and a name, and a status that speaks.

use std::{path::Path, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use axum::http::Method;
use serde_json::{Value, json};
use thirtyfour::{
    RequestData, SessionId, WebElement,
    common::command::{Actions, Command, FormatRequestData},
};

use super::{
    input,
    session::Session,
    window::{Scheme, Window},
};
use crate::Engine;

/// The built page in a browser.
#[derive(Debug)]
pub struct Page {
    session: Session,
    window: Window,
    home: String,
    pub(super) patience: Duration,
}

/// What kind of thing is looked for, as assistive technology names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the roles")]
pub enum Control {
    Button,
    Checkbox,
    Combobox,
    Dialog,
    Group,
    Heading,
    Link,
    Radio,
    Slider,
    Spinbutton,
    Status,
    Textbox,
}

impl Page {
    /// A browser in this window, with nothing in it yet; `home` is the page's bare address.
    pub(super) async fn new(
        engine: Engine,
        window: Window,
        home: String,
        patience: Duration,
    ) -> Result<Self> {
        Ok(Self {
            session: Session::open(engine, window).await?,
            window,
            home,
            patience,
        })
    }

    /// Loads the page anew at a fragment such as `#/play?heaps=1,2`, or bare with an empty one.
    ///
    /// # Errors
    ///
    /// When the page has not shown its status after a while.
    pub async fn open(&self, fragment: &str) -> Result<()> {
        // From one fragment to another a browser would not load anything.
        self.session.web.goto("about:blank").await?;
        let address = format!("{}{fragment}", self.home);
        self.session
            .web
            .goto(address.as_str())
            .await
            .with_context(|| format!("loading {address}"))?;
        self.until("the page shows its status", async || {
            let names = self.names(Control::Status).await?;
            Ok((!names.is_empty()).then_some(()))
        })
        .await
    }

    /// Loads the page again where it is, as the reload button does.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn reload(&self) -> Result<()> {
        self.session.web.refresh().await.context("reloading")
    }

    /// The browser's back button.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn back(&self) -> Result<()> {
        self.session.web.back().await.context("going back")
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
        let address = self.session.web.current_url().await;
        Ok(address.context("reading the address")?.to_string())
    }

    /// The title of the tab.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn title(&self) -> Result<String> {
        self.session.web.title().await.context("reading the title")
    }

    /// Finds a thing by role and accessible name, waiting for it to be there.
    ///
    /// # Errors
    ///
    /// When there is none after a while; the message lists those that are.
    pub async fn find(&self, control: Control, name: &str) -> Result<WebElement> {
        let what = format!("a {} “{name}” is there", control.role());
        let element = self
            .until(&what, async || Ok(self.all(control, name).await?.pop()))
            .await;
        let element = match element {
            Ok(element) => element,
            Err(error) => {
                let names = self.names(control).await.unwrap_or_default();
                bail!("{error:#}\nthere are: {}", names.join(" | "));
            }
        };
        // The browser's own idea of the name is what assistive technology hears. An element
        // that was replaced meanwhile has none, and is found anew by whoever uses it.
        if let Ok(computed) = self.computed_name(&element).await {
            ensure!(
                computed == name,
                "a {} reads “{name}”, but the browser computes the name “{computed}”",
                control.role()
            );
        }
        Ok(element)
    }

    /// Whether a thing of this role and name can be used right now.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn has(&self, control: Control, name: &str) -> Result<bool> {
        Ok(!self.all(control, name).await?.is_empty())
    }

    /// The names of all things of this role that can be used right now.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn names(&self, control: Control) -> Result<Vec<String>> {
        let found = self
            .run(IN_PAGE, vec![json!(control.role()), Value::Null])
            .await?;
        serde_json::from_value(found).context("reading names")
    }

    async fn all(&self, control: Control, name: &str) -> Result<Vec<WebElement>> {
        let arguments = vec![json!(control.role()), json!(name)];
        let found = self.session.web.execute(IN_PAGE, arguments).await;
        Ok(found.and_then(thirtyfour::prelude::ScriptRet::elements)?)
    }

    async fn computed_name(&self, element: &WebElement) -> Result<String> {
        let label = ComputedLabel(element.element_id().to_string());
        let answer = self.session.web.cmd(label).await?;
        // Chromium leaves a space where something hidden stood before the text.
        Ok(answer.value::<String>()?.trim().to_owned())
    }

    /// Presses the button of this name with what the window is used with.
    ///
    /// # Errors
    ///
    /// When there is no such button, or something covers it.
    pub async fn press(&self, name: &str) -> Result<()> {
        self.press_on(Control::Button, name).await
    }

    /// Presses the thing of this role and name with what the window is used with.
    ///
    /// # Errors
    ///
    /// When there is no such thing, or something covers it.
    pub async fn press_on(&self, control: Control, name: &str) -> Result<()> {
        self.find(control, name).await?;
        let what = format!("the {} “{name}” can be pressed", control.role());
        let mut place = Value::Null;
        // What moves is pressed when it has come to rest, as people do.
        let point = self
            .until(&what, async || {
                let Some(element) = self.all(control, name).await?.pop() else {
                    return Ok(None);
                };
                let now = self.run(POINT, vec![element.to_json()?]).await?;
                let rests = now == place;
                place = now;
                let free = place["covered"].is_null();
                Ok((rests && free).then(|| (place["x"].as_f64(), place["y"].as_f64())))
            })
            .await;
        let (Some(x), Some(y)) = point.with_context(|| format!("its place: {place}"))? else {
            bail!("the {} “{name}” has no place", control.role());
        };
        self.act(input::press(self.window.input, x, y))
            .await
            .with_context(|| format!("pressing “{name}”"))
    }

    /// Moves the mouse over the button of this name.
    ///
    /// # Errors
    ///
    /// When there is no such button.
    pub async fn point_at(&self, name: &str) -> Result<()> {
        let element = self.find(Control::Button, name).await?;
        let at = self.run(POINT, vec![element.to_json()?]).await?;
        let (Some(x), Some(y)) = (at["x"].as_f64(), at["y"].as_f64()) else {
            bail!("the button “{name}” has no place");
        };
        self.act(input::hover(x, y)).await
    }

    /// Presses a key: a character, or a name such as `Enter`, `Escape`, `ArrowLeft`, with
    /// `Control+` or `Shift+` before it where wanted.
    ///
    /// # Errors
    ///
    /// When the key's name is unknown.
    pub async fn key(&self, key: &str) -> Result<()> {
        self.act(input::key(key)?)
            .await
            .with_context(|| format!("pressing the key {key}"))
    }

    /// Types text into whatever has the focus.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn write(&self, text: &str) -> Result<()> {
        self.act(input::write(text)).await.context("typing")
    }

    /// Empties the field of this name and types into it.
    ///
    /// # Errors
    ///
    /// When there is no such field.
    pub async fn fill(&self, control: Control, name: &str, text: &str) -> Result<()> {
        self.press_on(control, name).await?;
        self.key("Control+a").await?;
        self.key("Delete").await?;
        self.write(text).await
    }

    /// Role or tag and name of what has the focus, such as `button Take 2 from heap C`.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn focused(&self) -> Result<String> {
        let element = self.session.web.active_element().await?;
        let role = element.attr("role").await?;
        let role = match role {
            Some(role) => role,
            None => element.tag_name().await?,
        };
        Ok(format!("{role} {}", self.computed_name(&element).await?))
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

    /// Waits until nothing moves, for pictures.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn come_to_rest(&self) -> Result<()> {
        self.until("nothing moves", async || {
            let still = self.run(AT_REST, Vec::new()).await?;
            Ok((still == Value::Bool(true)).then_some(()))
        })
        .await
    }

    /// Runs a script in the page, as the body of a function.
    ///
    /// # Errors
    ///
    /// When the script throws.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let answer = self.session.web.execute(script, arguments).await;
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
        let answer = self.session.web.cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("asking for {method}"))
    }

    /// Writes a picture of what the window shows.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("making {}", folder.display()))?;
        }
        let png = self.session.web.screenshot_as_png().await;
        std::fs::write(path, png.context("taking a picture")?)
            .with_context(|| format!("writing {}", path.display()))
    }

    /// Lets the system ask for these colours from now on.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn set_scheme(&mut self, scheme: Scheme) -> Result<()> {
        self.window.scheme = scheme;
        self.session.fit(self.window).await
    }

    /// The window that the page is in.
    #[must_use]
    pub fn window(&self) -> Window {
        self.window
    }

    /// Forgets whatever the page keeps on this machine, as on a first visit.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn forget(&self) -> Result<()> {
        let origin = self.home.trim_end_matches('/');
        self.devtools(
            "Storage.clearDataForOrigin",
            json!({ "origin": origin, "storageTypes": "all" }),
        )
        .await?;
        Ok(())
    }

    /// What the browser complained about since this was last asked: errors of scripts, files
    /// that are missing, what the content policy refused.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.session.web.browser_log().await;
        let log = log.context("reading the browser's log")?;
        Ok(log
            .into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .filter(|entry| !entry.message.contains(HARMLESS))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect())
    }

    /// Closes the browser.
    ///
    /// # Errors
    ///
    /// When it does not go.
    pub async fn close(self) -> Result<()> {
        self.session.quit().await
    }

    async fn act(&self, actions: Value) -> Result<()> {
        let actions = Command::PerformActions(Actions::from(actions));
        self.session.web.cmd(actions).await?;
        Ok(())
    }
}

impl Control {
    const fn role(self) -> &'static str {
        match self {
            Self::Button => "button",
            Self::Checkbox => "checkbox",
            Self::Combobox => "combobox",
            Self::Dialog => "dialog",
            Self::Group => "group",
            Self::Heading => "heading",
            Self::Link => "link",
            Self::Radio => "radio",
            Self::Slider => "slider",
            Self::Spinbutton => "spinbutton",
            Self::Status => "status",
            Self::Textbox => "textbox",
        }
    }
}

const IN_PAGE: &str = include_str!("in_page.js");
const POINT: &str = include_str!("point.js");

/// Chromium says this of the hash that the build writes on the preload of the wasm. The page's
/// own fetch is what checks that hash, in every browser.
const HARMLESS: &str = "`integrity` attribute is currently ignored for preload destinations";

/// Whether every movement with an end has come to it.
const AT_REST: &str = "return document.fonts.status === 'loaded' && document.getAnimations()
    .every((a) => a.playState !== 'running' || a.effect?.getComputedTiming().endTime === Infinity);";

/// The standard's command for the accessible name that the browser computes.
#[derive(Debug)]
struct ComputedLabel(String);

impl FormatRequestData for ComputedLabel {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let path = format!("session/{session}/element/{}/computedlabel", self.0);
        RequestData::new(Method::GET, path)
    }
}
