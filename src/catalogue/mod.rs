//! Every sentence that people read: one module for each file of `locales/en`.
//!
//! The build writes the modules (`build.rs`). A message without arguments is a function. A message with
//! arguments is a struct with the arguments as fields. The messages of courses, `locales/en/course-….ftl`, are in
//! [`text::courses`](crate::text::courses). The module [`text`](crate::text) chooses among messages.
//!
//! ```
//! use nim::catalogue::{page, study};
//!
//! assert_eq!(page::new_game(), "New game");
//! assert_eq!(study::Title { screen: "Learn" }.text(), "Learn – Nim");
//! ```
//!
//! A message or an argument that is misspelt or missing does not compile:
//!
//! ```compile_fail,E0425
//! nim::catalogue::page::new_gane();
//! ```
//! ```compile_fail,E0063
//! nim::catalogue::study::Title {}.text();
//! ```
//! ```compile_fail,E0560
//! nim::catalogue::study::Title { screen: "Learn", sreen: "Learn" }.text();
//! ```

#![allow(clippy::doc_markdown, reason = "notes for translators are plain text")]

pub mod choices;
pub mod language;
pub mod locale;
pub mod look;
pub mod pattern;

use std::num::NonZero;

pub use self::language::Language;
pub use self::pattern::{Value, filled};
pub use crate::game::puzzle::Date;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The text of a message without arguments.
#[inline(never)]
pub(crate) fn plain(number: usize, english: &'static str) -> &'static str {
    look::chosen(language::message(number, english))
}

/// The text of a message with these arguments, in the order of its comment. [`pattern`] describes how it is read.
#[inline(never)]
pub(crate) fn formatted(number: usize, english: &'static str, values: &[Value<'_>]) -> String {
    filled(language::message(number, english), values)
}

/// A count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u64);

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self(number.into())
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(number as u64)
    }
}

impl From<NonZero<u32>> for Number {
    fn from(number: NonZero<u32>) -> Self {
        number.get().into()
    }
}

/// A person or computer at the table, as a sentence refers to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The reader.
    You,
    /// The only computer.
    Computer,
    /// A player with a name.
    Named(String),
}

impl Who {
    fn value(&self) -> Value<'_> {
        match self {
            Self::You => Value::Choice(0, ""),
            Self::Computer => Value::Choice(1, ""),
            Self::Named(name) => Value::Choice(2, name),
        }
    }
}
