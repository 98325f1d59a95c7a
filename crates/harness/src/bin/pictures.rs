//! Takes pictures of the built page: `cargo xtask pictures` builds it and starts this.
//!
//! To have a further screen looked at, add a line to [`PICTURES`].

#![allow(clippy::print_stdout, reason = "a command's output is what it is for")]

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};
use nim_harness::{
    Server, Site,
    browser::{Picture, Scheme, Step, Window, take_picture, take_pictures},
};

/// What is looked at.
const PICTURES: [Picture; 12] = [
    Picture {
        name: "first-visit",
        address: "",
        steps: &[],
    },
    Picture {
        name: "chosen",
        address: "#/play?moves=C2,B1",
        steps: &[
            Step::Press("Take 1 from heap A, leaving 2"),
            Step::Press("Take 2 from heap C, leaving 3"),
        ],
    },
    Picture {
        name: "thinking",
        address: "#/play?two=perfect",
        steps: &[
            Step::Press("Take 2 from heap C, leaving 5"),
            Step::Press("Take 2 from heap C"),
            Step::Hear("thinking"),
        ],
    },
    Picture {
        name: "rule",
        address: "",
        steps: &[Step::Press("Last stone loses")],
    },
    Picture {
        name: "last-stone",
        address: "#/play?heaps=1,1,2&two=human&moves=C2,A1",
        steps: &[],
    },
    Picture {
        name: "setup",
        address: "",
        steps: &[Step::Press("New game")],
    },
    Picture {
        name: "menu",
        address: "",
        steps: &[Step::PressIfThere("Menu")],
    },
    Picture {
        name: "how-to",
        address: "",
        steps: &[Step::Press("How to play")],
    },
    Picture {
        name: "win",
        address: "#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=A1",
        steps: &[
            Step::Press("Take 2 from heap B, leaving 0"),
            Step::Press("Take 2 from heap B"),
            Step::Dialog("Bob wins"),
        ],
    },
    Picture {
        name: "lost",
        address: "#/play?heaps=1,1,1&two=perfect&moves=A1,B1,C1",
        steps: &[Step::Dialog("The computer wins")],
    },
    Picture {
        name: "many-heaps",
        address: "#/play?heaps=1,2,3,4,5,6,7,6,5,4,3,2&two=human",
        steps: &[],
    },
    Picture {
        name: "large-heaps",
        address: "#/play?heaps=99,40,63,12&take=30&two=human&names=A%20name%20of%20twenty-four%20c,Bob",
        steps: &[],
    },
];

/// The picture at the top of the README.
const README: Picture = Picture {
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
    let pictures: Vec<_> = PICTURES
        .into_iter()
        .filter(|picture| only.as_deref().is_none_or(|only| picture.name == only))
        .collect();
    if pictures.is_empty() {
        let names = PICTURES.map(|picture| picture.name).join(", ");
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
            wrong.extend(take_pictures(&server, window, &pictures, &folder).await?);
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
