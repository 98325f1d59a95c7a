//! Pictures of the page's screens, each state in each window.

use std::path::Path;

use anyhow::{Context, Result};

use super::{
    find::Control,
    page::Page,
    stage::PATIENCE,
    window::{Scheme, Window},
};
use crate::{Engine, Server};

/// A state of the page worth looking at: where it starts, and the way there.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Its file's name, without size and colours.
    pub name: &'static str,
    /// The fragment that opens it.
    pub address: &'static str,
    /// What is done then.
    pub steps: &'static [Step],
}

/// One thing done on the way to a picture.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Press the button of this name.
    Press(&'static str),
    /// Press the button of this name where the window has it, as a menu on phones.
    PressIfThere(&'static str),
    /// Point at the button of this name.
    PointAt(&'static str),
    /// Press a key.
    Key(&'static str),
    /// Wait until the status says this.
    Hear(&'static str),
    /// Wait until the dialog of this name is open.
    Dialog(&'static str),
}

/// Takes each picture in the window, light and dark, as `<name>-<width>x<height>-<scheme>.png`,
/// and gives back what went wrong.
///
/// # Errors
///
/// When no browser opens.
pub async fn take_pictures(
    server: &Server,
    window: Window,
    pictures: &[Picture],
    folder: &Path,
) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let mut page = open(server, window).await?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        page.set_scheme(scheme).await?;
        for picture in pictures {
            let name = format!("{}-{}.png", picture.name, page.window());
            wrong.extend(picture.take(&page, &folder.join(name)).await?);
        }
    }
    page.close().await?;
    Ok(wrong)
}

/// Takes one picture, and gives back what went wrong.
///
/// # Errors
///
/// When no browser opens.
pub async fn take_picture(
    server: &Server,
    window: Window,
    picture: &Picture,
    path: &Path,
) -> Result<Vec<String>> {
    let page = open(server, window).await?;
    let wrong = picture.take(&page, path).await?;
    page.close().await?;
    Ok(wrong)
}

async fn open(server: &Server, window: Window) -> Result<Page> {
    Page::new(Engine::Chromium, window, server, PATIENCE).await
}

impl Picture {
    async fn take(&self, page: &Page, path: &Path) -> Result<Vec<String>> {
        let mut wrong = Vec::new();
        let reached = async {
            page.forget().await?;
            self.reach(page).await?;
            page.come_to_rest().await
        };
        if let Err(error) = reached.await {
            wrong.push(format!("{}: {error:#}", path.display()));
        }
        // Taken in any case: what it looked like instead helps more than nothing.
        page.picture(path).await?;
        for complaint in page.complaints().await? {
            wrong.push(format!("{}: {complaint}", path.display()));
        }
        Ok(wrong)
    }

    async fn reach(&self, page: &Page) -> Result<()> {
        page.open(self.address).await?;
        for step in self.steps {
            match *step {
                Step::PressIfThere(name) if !page.has(Control::Button, name).await? => Ok(()),
                Step::Press(name) | Step::PressIfThere(name) => page.press(name).await,
                Step::PointAt(name) => page.point_at(name).await,
                Step::Key(name) => page.key(name).await,
                Step::Hear(text) => page.hear(text).await.map(drop),
                Step::Dialog(name) => page.find(Control::Dialog, name).await.map(drop),
            }
            .with_context(|| format!("on the way to “{}”, at {step:?}", self.name))?;
        }
        Ok(())
    }
}
