//! Takes pictures of the built page: `cargo xtask pictures` builds it and starts this.
//!
//! To have a further screen looked at, add it to [`VIEWS`].

#![allow(clippy::print_stdout, reason = "a command prints its output")]

mod icons;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use nim_browser::{Input, Page, Scheme, Step, VIEWS, View, Window};
use nim_serve::{Server, Site};

use crate::icons::take_icons;

/// The picture at the top of the README.
const README: View = View {
    name: "screenshot",
    address: "#/play?two=skilled&moves=C2,B1",
    steps: &[Step::Press("{play.stone|take=2|heap=C|left=3}")],
};

/// The name of all in [`SHOWN`], with the README's picture and the icons.
const ELSEWHERE: &str = "elsewhere";

/// The views for people who do not have the page open: in a chat, and before they install it.
const SHOWN: [(View, Window); 3] = [
    (
        View {
            name: "og",
            address: README.address,
            steps: README.steps,
        },
        Window::new(1200, 630, Input::Mouse),
    ),
    (
        View {
            name: "screenshot-wide",
            address: "#/play?two=skilled&moves=C2,B1",
            steps: &[
                Step::Press("{study.panel}"),
                Step::Read("{analysis.best-line}"),
                Step::Press("{play.stone|take=2|heap=A|left=1}"),
            ],
        },
        Window::desktop(),
    ),
    (
        View {
            name: "screenshot-narrow",
            address: README.address,
            steps: README.steps,
        },
        // By a mouse, whose pictures have one point a pixel: they stay small.
        Window::new(390, 844, Input::Mouse),
    ),
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let mut argument = || arguments.next();
    let (Some(dist), Some(folder), Some(readme), Some(assets)) =
        (argument(), argument(), argument(), argument())
    else {
        bail!(
            "usage: pictures <dist> <folder> <readme's picture> <assets>: start `cargo xtask pictures` instead"
        );
    };
    let only = arguments
        .next()
        .map(|only| only.to_string_lossy().into_owned());
    let views: Vec<_> = VIEWS
        .iter()
        .copied()
        .filter(|view| only.as_deref().is_none_or(|only| view.name == only))
        .collect();
    let shown = only.as_deref() == Some(ELSEWHERE);
    if views.is_empty() && !shown {
        let names: Vec<_> = VIEWS.iter().map(|view| view.name).collect();
        let names = names.join(", ");
        bail!(
            "no picture is called “{}”: there are {names}, {ELSEWHERE}",
            only.unwrap_or_default()
        );
    }
    let server = Server::start(&Site::new(dist)?)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the runtime")?;
    let wrong = runtime.block_on(async {
        let mut wrong = Vec::new();
        for window in Window::PICTURED.into_iter().filter(|_| !shown) {
            println!("{}×{}", window.width, window.height);
            wrong.extend(take_pictures(&server, window, &views, &folder).await?);
        }
        if only.is_none() || shown {
            let window = Window::desktop().with_scheme(Scheme::Light);
            wrong.extend(take_picture(&server, window, &README, &readme).await?);
            wrong.extend(show(&server, &assets).await?);
        }
        anyhow::Ok(wrong)
    })?;
    println!("Pictures are in {}", folder.display());
    if !wrong.is_empty() {
        bail!("some pictures went wrong:\n{}", wrong.join("\n"));
    }
    Ok(())
}

/// Everything that `assets/site` holds of pictures.
async fn show(server: &Server, assets: &Path) -> Result<Vec<String>> {
    let site = assets.join("site");
    let mut wrong = Vec::new();
    for (view, window) in SHOWN {
        let path = site.join(view.name).with_extension("png");
        wrong.extend(take_picture(server, window, &view, &path).await?);
    }
    let drawing = assets.join("icon.svg");
    let drawing = std::fs::read_to_string(&drawing)
        .with_context(|| format!("reading {}", drawing.display()))?;
    let page = Page::alone(server, Window::desktop()).await?;
    take_icons(&page, &drawing, &site).await?;
    page.close().await?;
    Ok(wrong)
}

/// Takes a picture of each view in the window, light and dark, with stones, matches and coins, as
/// `<name>-<width>x<height>-<scheme>-<look>.png`. Returns the errors.
async fn take_pictures(
    server: &Server,
    window: Window,
    views: &[View],
    folder: &Path,
) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let page = Page::alone(server, window).await?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        page.set_colours(scheme, false).await?;
        for view in views {
            let name = format!("{}-{}", view.name, page.window().with_scheme(scheme));
            let path = |look| folder.join(format!("{name}-{look}.png"));
            wrong.extend(take(&page, view, &path("stones")).await?);
            for look in ["matches", "coins"] {
                page.dress(look).await?;
                page.come_to_rest().await?;
                page.picture(&path(look)).await?;
            }
        }
    }
    page.close().await?;
    Ok(wrong)
}

/// Takes one picture, and returns the errors.
async fn take_picture(
    server: &Server,
    window: Window,
    view: &View,
    path: &Path,
) -> Result<Vec<String>> {
    let page = Page::alone(server, window).await?;
    let wrong = take(&page, view, path).await?;
    page.close().await?;
    Ok(wrong)
}

async fn take(page: &Page, view: &View, path: &Path) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    if let Err(error) = view.reach(page).await {
        wrong.push(format!("{}: {error:#}", path.display()));
    }
    // Taken in any case, because a picture of the wrong view also helps.
    page.picture(path).await?;
    for complaint in page.complaints().await? {
        wrong.push(format!("{}: {complaint}", path.display()));
    }
    Ok(wrong)
}
