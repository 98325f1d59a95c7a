//! A progress bar for many games, where standard error is a terminal.

use std::io::{self, IsTerminal, Write};

const WIDTH: u64 = 30;

pub(crate) struct Progress {
    games: u64,
    done: u64,
    shown: Option<u64>,
}

impl Progress {
    pub(crate) fn new(games: u64) -> Self {
        let mut new = Self {
            games,
            done: 0,
            shown: io::stderr().is_terminal().then_some(u64::MAX),
        };
        new.advance(0);
        new
    }

    pub(crate) fn advance(&mut self, games: u64) {
        self.done += games;
        let Some(shown) = self.shown else {
            return;
        };
        let percent = self.done.saturating_mul(100) / self.games.max(1);
        if percent == shown {
            return;
        }
        self.shown = Some(percent);
        let full = "#".repeat(usize::try_from(percent * WIDTH / 100).unwrap_or(0));
        let width = usize::try_from(WIDTH).unwrap_or(0);
        // A closed terminal does not stop the games.
        let _ = write!(io::stderr(), "\r[{full:-<width$}] {percent:3} %");
    }
}

impl Drop for Progress {
    /// The next text starts on a line of its own.
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = writeln!(io::stderr());
        }
    }
}
