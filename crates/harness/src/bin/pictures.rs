//! Takes pictures of the built page: `cargo xtask pictures` builds it and starts this.
//!
//! To have a further screen looked at, add it to [`VIEWS`].

#![allow(clippy::print_stdout, reason = "a command's output is what it is for")]

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};
use nim_harness::{
    Server, Site,
    browser::{Scheme, Step, VIEWS, View, Window, take_picture, take_pictures},
};

/// The picture at the top of the README.
const README: View = View {
    name: "screenshot",
    address: "#/play?two=skilled&moves=C2,B1",
    steps: &[Step::Press("Take 2 from heap C, leaving 3")],
};

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
    let (Some(dist), Some(folder), Some(readme)) =
        (arguments.next(), arguments.next(), arguments.next())
    else {
        bail!(
            "usage: pictures <dist> <folder> <readme's picture>: `cargo xtask pictures` knows them"
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
    if views.is_empty() {
        let names: Vec<_> = VIEWS.iter().map(|view| view.name).collect();
        let names = names.join(", ");
        bail!(
            "no picture is called “{}”: there are {names}",
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
        for window in Window::MEASURED {
            println!("{}×{}", window.width, window.height);
            wrong.extend(take_pictures(&server, window, &views, &folder).await?);
        }
        if only.is_none() {
            let window = Window::desktop().with_scheme(Scheme::Light);
            wrong.extend(take_picture(&server, window, &README, &readme).await?);
        }
        anyhow::Ok(wrong)
    })?;
    println!("Pictures are in {}", folder.display());
    if !wrong.is_empty() {
        bail!("some pictures went wrong:\n{}", wrong.join("\n"));
    }
    Ok(())
}
