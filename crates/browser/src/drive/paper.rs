//! The page on paper.

use anyhow::{Context, Result, bail};
use serde_json::json;
use thirtyfour::common::print::{PrintPage, PrintParameters};

use super::{page::Page, privileged};
use crate::Engine;

impl Page {
    /// Styles the page as for paper, or as for the screen again.
    ///
    /// # Errors
    ///
    /// When the engine lacks [`Ability::Paper`](crate::Ability).
    pub async fn style_for_paper(&self, paper: bool) -> Result<()> {
        let medium = if paper { "print" } else { "" };
        match self.engine() {
            Engine::Chromium => {
                let medium = json!({ "media": medium });
                let styled = self.devtools("Emulation.setEmulatedMedia", medium).await;
                styled.map(drop)
            }
            Engine::Firefox => privileged::run(self.web(), MEDIUM, vec![json!(medium)]).await,
            Engine::WebKit => bail!("{} has no styles for paper", self.engine().name()),
        }
    }

    /// Prints the page without colours of grounds, on paper of this width and height in centimetres.
    /// Returns the PDF in Base64.
    ///
    /// # Errors
    ///
    /// When the engine lacks [`Ability::Paper`](crate::Ability).
    pub async fn print(&self, (width, height): (f64, f64)) -> Result<String> {
        let settings = PrintParameters {
            page: PrintPage { width, height },
            ..PrintParameters::default()
        };
        let printed = self.web().print_page_base64(settings).await;
        printed.context("printing")
    }
}

const MEDIUM: &str = "gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[0];";
