//! Reads the catalogue of sentences, checks it, and writes it as Rust.
//!
//! The page's build script calls it, so a message or an argument that is misspelt does not compile, and no
//! parser reaches the page. `locales/en/README.md` tells how a message is written.
//!
//! ```
//! let source = "# $count (number): How many stones.\n\
//!     taken = { $count -> [one] { $count } stone *[other] { $count } stones }\n";
//! let refused = nim_catalogue::area("play", "play.ftl", source).unwrap_err();
//! assert!(refused[0].to_string().starts_with("play.ftl:2: "), "a variant begins a line of its own");
//!
//! let source = "# $count (number): How many stones.\n\
//!     taken = { $count ->\n  [one] { $count } stone\n *[other] { $count } stones\n }\n";
//! let play = nim_catalogue::area("play", "play.ftl", source).unwrap();
//! assert!(nim_catalogue::rust(&[play]).contains("pub struct Taken {"));
//! ```

mod argument;
mod compile;
mod fill;
mod names;
mod read;
mod write;

use std::{fmt, fs, io, path::Path};

pub use argument::{Argument, Kind};
pub use fill::filled;
pub use read::area;
pub use write::rust;

/// The language that the catalogue is written in: it decides which plural forms are needed.
pub const LANGUAGE: &str = "en";

/// One file of the catalogue, by its name the module that its messages are in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// The file's name without its ending: `setup`.
    pub name: String,
    /// The comment at its head.
    pub about: Vec<String>,
    /// In the order of the file.
    pub messages: Vec<Message>,
}

/// A sentence or a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name in the file: `name-too-long`.
    pub id: String,
    /// The name in Rust: `NameTooLong` with arguments, `play` without.
    pub name: String,
    /// The notes for translators.
    pub note: Vec<String>,
    /// The arguments that callers give, in the order of the comment.
    pub arguments: Vec<Argument>,
    /// The message as it stands in the file.
    pub source: String,
    /// The same as the page reads it; `src/catalogue/pattern.rs` tells how.
    pub pattern: String,
}

/// Why a message does not go into the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The fault, and where it helps, the remedy.
    pub reason: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

/// All areas of a folder, by name.
///
/// # Errors
/// The folder cannot be read, or some of its messages are refused.
pub fn folder(folder: &Path) -> Result<Vec<Area>, Vec<Refusal>> {
    let unread = |path: &Path, error: &io::Error| Refusal {
        file: path.display().to_string(),
        line: 1,
        reason: error.to_string(),
    };
    let entries = fs::read_dir(folder).map_err(|error| vec![unread(folder, &error)])?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let (mut areas, mut refusals) = (Vec::new(), Vec::new());
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let read = fs::read_to_string(&path).map_err(|error| vec![unread(&path, &error)]);
        match read.and_then(|source| area(&name, &path.display().to_string(), &source)) {
            Ok(read) => areas.push(read),
            Err(refused) => refusals.extend(refused),
        }
    }
    if refusals.is_empty() {
        Ok(areas)
    } else {
        Err(refusals)
    }
}
