//! Finding things by role and accessible name, as assistive technology does.

use std::cell::RefCell;

use anyhow::{Context, Result, bail};
use axum::http::Method;
use serde_json::{Value, json};
use thirtyfour::{RequestData, SessionId, WebElement, common::command::FormatRequestData};

use super::page::Page;

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
    Switch,
    Textbox,
    Treeitem,
}

impl Page {
    /// Finds a thing by role and accessible name, waiting for it to be there.
    ///
    /// # Errors
    ///
    /// When there is none after a while; the message lists those that are.
    pub async fn find(&self, control: Control, name: &str) -> Result<WebElement> {
        let what = format!("a {} “{name}” is there", control.role());
        let computed = RefCell::new(None);
        let element = self
            .until(&what, async || {
                let Some(element) = self.all(control, name).await?.pop() else {
                    return Ok(None);
                };
                // The browser's own idea of the name is what assistive technology hears, and may
                // come a moment later. An element that was replaced meanwhile has none, and is found
                // anew by whoever uses it.
                let other = self.computed_name(&element).await.ok();
                let other = other.filter(|computed| computed != name);
                let same = other.is_none();
                computed.replace(other);
                Ok(same.then_some(element))
            })
            .await;
        match (element, computed.take()) {
            (Ok(element), _) => Ok(element),
            (Err(error), Some(computed)) => {
                bail!("{error:#}\none reads so, but the browser computes the name “{computed}”")
            }
            (Err(error), None) => {
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
        let found = self
            .run(IN_PAGE, vec![json!(control.role()), Value::Null])
            .await?;
        serde_json::from_value(found).context("reading names")
    }

    pub(super) async fn all(&self, control: Control, name: &str) -> Result<Vec<WebElement>> {
        let arguments = vec![json!(control.role()), json!(name)];
        let found = self.web().execute(IN_PAGE, arguments).await;
        Ok(found.and_then(thirtyfour::prelude::ScriptRet::elements)?)
    }

    async fn computed_name(&self, element: &WebElement) -> Result<String> {
        let label = ComputedLabel(element.element_id().to_string());
        let answer = self.web().cmd(label).await?;
        // Chromium leaves a space where something hidden stood before the text.
        Ok(answer.value::<String>()?.trim().to_owned())
    }

    /// Role or tag and name of what has the focus, such as `button Take 2 from heap C`.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn focused(&self) -> Result<String> {
        let element = self.web().active_element().await?;
        let role = element.attr("role").await?;
        let role = match role {
            Some(role) => role,
            None => element.tag_name().await?,
        };
        Ok(format!("{role} {}", self.computed_name(&element).await?))
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
    pub(super) const fn role(self) -> &'static str {
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

const IN_PAGE: &str = include_str!("in_page.js");

/// The standard's command for the accessible name that the browser computes.
#[derive(Debug)]
struct ComputedLabel(String);

impl FormatRequestData for ComputedLabel {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let path = format!("session/{session}/element/{}/computedlabel", self.0);
        RequestData::new(Method::GET, path)
    }
}
