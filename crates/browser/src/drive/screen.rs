//! An invisible screen, for browsers that need one.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result};

/// A running X server, ended on drop.
#[derive(Debug)]
pub(super) struct Screen {
    child: Child,
    /// The value of `DISPLAY` for programs.
    pub(super) display: String,
}

impl Screen {
    /// Starts a screen under an unused number, larger than any window of the tests.
    ///
    /// `xvfb-run` is not used, because that shell script leaves its processes behind when it is killed.
    pub(super) fn start() -> Result<Self> {
        let mut child = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "2560x1600x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("starting Xvfb")?;
        let output = child.stdout.take().context("reading from Xvfb")?;
        let mut screen = Self {
            child,
            display: String::new(),
        };
        let mut number = String::new();
        BufReader::new(output)
            .read_line(&mut number)
            .context("reading the screen's number from Xvfb")?;
        let number: u32 = number
            .trim()
            .parse()
            .context("starting Xvfb: it ended without saying its number")?;
        screen.display = format!(":{number}");
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
