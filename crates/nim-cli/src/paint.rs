//! Colour where the terminal has colours: safe green, unsafe red, heaps blue.

use std::env;
use std::fmt::{self, Display};
use std::io::{self, IsTerminal};

/// The meaning of a text, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Safe,
    Unsafe,
    Heap,
}

/// How standard output shows colours. `NO_COLOR` is the convention of no-color.org.
#[derive(Clone, Copy)]
pub(crate) enum Paint {
    Plain,
    /// The terminal's own green, red and blue.
    Named,
    /// The colours of the page, where `COLORTERM` says that the terminal mixes any.
    Mixed,
}

impl Paint {
    pub(crate) fn of_stdout() -> Self {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || env::var_os("TERM").is_some_and(|value| value == "dumb");
        let mixes =
            env::var_os("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
        match (io::stdout().is_terminal() && !refused, mixes) {
            (false, _) => Self::Plain,
            (true, false) => Self::Named,
            (true, true) => Self::Mixed,
        }
    }

    /// The text in its colour. Padding belongs inside, since colour codes have no width.
    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> impl Display {
        let text = text.to_string();
        fmt::from_fn(move |f| {
            let colour = match (self, ink) {
                (Self::Plain, _) => return f.write_str(&text),
                (Self::Named, Ink::Safe) => "32",
                (Self::Named, Ink::Unsafe) => "31",
                (Self::Named, Ink::Heap) => "34",
                (Self::Mixed, Ink::Safe) => "38;2;0;136;17",
                (Self::Mixed, Ink::Unsafe) => "38;2;208;85;51",
                (Self::Mixed, Ink::Heap) => "38;2;65;105;225",
            };
            write!(f, "\x1b[{colour}m{text}\x1b[0m")
        })
    }
}
