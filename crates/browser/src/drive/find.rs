//! Finding things by role and accessible name, as assistive technology does.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::WebElement;

use super::page::Page;

/// The kind of control to find, as assistive technology names it.
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
    Switch,
    Textbox,
    Treeitem,
}

impl Page {
    /// Finds a control by role and accessible name, and waits for it.
    ///
    /// # Errors
    ///
    /// When there is none after a while; the message lists those that are.
    pub async fn find(&self, control: Control, name: &str) -> Result<WebElement> {
        let what = format!("a {} “{name}” is there", control.role());
        let found = self.until(&what, async || Ok(self.all(control, name).await?.pop()));
        match found.await {
            Ok(element) => Ok(element),
            Err(error) => {
                let names = self.names(control).await.unwrap_or_default();
                bail!("{error:#}\nthere are: {}", names.join(" | "))
            }
        }
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
        let found = self.run(NAMES, vec![json!(control.role())]).await?;
        serde_json::from_value(found).context("reading names")
    }

    async fn all(&self, control: Control, name: &str) -> Result<Vec<WebElement>> {
        let arguments = vec![json!(control.role()), json!(name)];
        let found = self.web().execute(FOUND, arguments).await;
        Ok(found.and_then(thirtyfour::prelude::ScriptRet::elements)?)
    }

    /// Role or tag and name of the focused element, such as `button Take 2 from heap C`.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn focused(&self) -> Result<String> {
        let focused = self.run(FOCUSED, Vec::new()).await?;
        Ok(focused.as_str().context("reading the focus")?.to_owned())
    }

    /// Whether nothing has the focus, so that a keyboard would begin at the top of the page.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn focus_is_nowhere(&self) -> Result<bool> {
        let nowhere = "return [null, document.body].includes(document.activeElement)";
        Ok(self.run(nowhere, Vec::new()).await? == Value::Bool(true))
    }
}

impl Control {
    /// Every kind.
    pub const ALL: [Self; 14] = [
        Self::Button,
        Self::Checkbox,
        Self::Combobox,
        Self::Dialog,
        Self::Group,
        Self::Heading,
        Self::Link,
        Self::Radio,
        Self::Slider,
        Self::Spinbutton,
        Self::Status,
        Self::Switch,
        Self::Textbox,
        Self::Treeitem,
    ];

    /// The role, as the standard spells it.
    #[must_use]
    pub const fn role(self) -> &'static str {
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
            Self::Switch => "switch",
            Self::Textbox => "textbox",
            Self::Treeitem => "treeitem",
        }
    }
}

const NAMES: &str = concat!(
    include_str!("in_page.js"),
    "return all(arguments[0]).map(nameOf);"
);
const FOUND: &str = concat!(include_str!("in_page.js"), "return named(...arguments);");
const FOCUSED: &str = concat!(
    include_str!("in_page.js"),
    "const element = document.activeElement ?? document.body;
    const role = element.getAttribute('role') ?? element.localName;
    return `${role} ${element === document.body ? '' : nameOf(element)}`;"
);
