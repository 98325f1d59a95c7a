//! A state of the page and the way there, for all who look at every screen.

use anyhow::{Context, Result};

use super::{find::Control, page::Page, words::said};

/// A state of the page worth looking at: where it starts, and the way there.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The name in messages and of its pictures, which add size and colours.
    pub name: &'static str,
    /// The fragment that opens it.
    pub address: &'static str,
    /// The steps to take there.
    pub steps: &'static [Step],
}

/// A script for [`Stage::with_player`](super::Stage::with_player). No pause of the page ends before a
/// call of `pauses.pass(milliseconds)` there.
pub const HELD_PAUSES: &str = concat!("(() => {\n", include_str!("pauses.js"), "})();");

/// One thing done on the way to a view. Names and texts are read by [`said`] in the language of the page, but for
/// what is typed.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Let no pause that begins from here on end, so that the view stays.
    Hold,
    /// Press the button of this name.
    Press(&'static str),
    /// Press the link of this name.
    Follow(&'static str),
    /// Choose the radio button of this name.
    Choose(&'static str),
    /// Write into the text field of this name: first the name, then the text.
    Fill(&'static str, &'static str),
    /// Wait until the status says this.
    Hear(&'static str),
    /// Wait until the page shows this text, wherever it stands.
    Read(&'static str),
    /// Wait until the dialog of this name is open.
    Dialog(&'static str),
    /// Wait until the focused element has this role and name, as [`Page::focused`] gives them.
    Focus(&'static str),
}

impl View {
    /// Goes there from wherever the page is, as on a first visit.
    ///
    /// # Errors
    ///
    /// When a step of the way cannot be done; the message names it.
    pub async fn reach(&self, page: &Page) -> Result<()> {
        page.forget().await?;
        page.open(self.address).await?;
        // A press would miss what still moves.
        page.come_to_rest().await?;
        for step in self.steps {
            step.go(page)
                .await
                .with_context(|| format!("on the way to “{}”, at {step:?}", self.name))?;
        }
        // During a change elements have other places and half their colours.
        page.come_to_rest().await
    }
}

impl Step {
    async fn go(self, page: &Page) -> Result<()> {
        let language = page.language().await?;
        let said = |text| said(text, &language);
        match self {
            Self::Hold => page.run(HELD_PAUSES, Vec::new()).await.map(drop),
            Self::Press(name) => page.press(&said(name)?).await,
            Self::Follow(name) => page.press_on(Control::Link, &said(name)?).await,
            Self::Choose(name) => page.press_on(Control::Radio, &said(name)?).await,
            Self::Fill(name, text) => page.fill(Control::Textbox, &said(name)?, text).await,
            Self::Hear(text) => page.hear(&said(text)?).await.map(drop),
            Self::Read(text) => page.read(&said(text)?).await,
            Self::Dialog(name) => page.find(Control::Dialog, &said(name)?).await.map(drop),
            Self::Focus(name) => {
                let name = said(name)?;
                page.until(&format!("the focus is on {name}"), async || {
                    Ok((page.focused().await? == name).then_some(()))
                })
                .await
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::VIEWS;

    #[test]
    fn every_step_of_a_view_names_messages_of_the_catalogue() {
        for View { name, steps, .. } in VIEWS {
            for step in *steps {
                let texts = match *step {
                    Step::Hold => Vec::new(),
                    Step::Press(text)
                    | Step::Follow(text)
                    | Step::Choose(text)
                    | Step::Fill(text, _)
                    | Step::Hear(text)
                    | Step::Read(text)
                    | Step::Dialog(text)
                    | Step::Focus(text) => vec![text],
                };
                for text in texts {
                    let said = said(text, "en");
                    assert!(said.is_ok(), "{name}: {:#}", said.unwrap_err());
                }
            }
        }
    }
}
