//! Colour where the terminal can show it: safe green, unsafe red, heaps blue.

use std::env;
use std::fmt::{self, Display};
use std::io::{self, IsTerminal};

/// What a text means, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Safe,
    Unsafe,
    Heap,
}

/// Whether standard output shows colours. `NO_COLOR` is the convention of no-color.org.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    coloured: bool,
}

impl Paint {
    pub(crate) fn of_stdout() -> Self {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || env::var_os("TERM").is_some_and(|value| value == "dumb");
        Self {
            coloured: io::stdout().is_terminal() && !refused,
        }
    }

    /// The text in its colour. Padding belongs inside, since colour codes have no width.
    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> impl Display {
        let text = text.to_string();
        fmt::from_fn(move |f| {
            if !self.coloured {
                return f.write_str(&text);
            }
            let colour = match ink {
                Ink::Safe => "0;136;17",
                Ink::Unsafe => "208;85;51",
                Ink::Heap => "65;105;225",
            };
            write!(f, "\x1b[38;2;{colour}m{text}\x1b[0m")
        })
    }
}
