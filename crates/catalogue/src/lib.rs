//! Reads the catalogue of sentences, checks it, and writes it as Rust.
//!
//! The page's build script calls it, so a message or an argument that is misspelt does not compile, and no
//! parser reaches the page. `locales/en/README.md` describes how a message is written.
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
//!
//! // In a file of a course, the message asks the facts of the board for what it names.
//! let course = nim_catalogue::area("course-play", "course-play.ftl", source).unwrap();
//! let written = nim_catalogue::courses(&[course]);
//! assert!(written.contains("pub fn taken(at: &super::Facts<'_>) -> String {"));
//! assert!(written.contains("at.count()"));
//! ```

mod argument;
mod compile;
mod fill;
mod names;
mod plurals;
mod read;
mod write;

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

pub use argument::{Argument, Kind};
pub use fill::filled;
pub use write::{courses, list, numbered, rust};

use plurals::Plurals;
use read::Reading;

/// The language from which the others are translated.
pub const ENGLISH: &str = "en";

/// The file with the tag and the name of each language.
const LANGUAGES: &str = "languages.ftl";

/// The messages in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFiles {
    /// The tag, which is the name of the folder: `de`.
    pub tag: String,
    /// The name in the language itself: `Deutsch`.
    pub name: String,
    /// The files, with their messages in the order of the English ones.
    pub areas: Vec<Area>,
}

impl LanguageFiles {
    /// All messages, in the same order in each language. The place of a message in it is its number.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        self.areas.iter().flat_map(|area| &area.messages)
    }
}

/// All languages of `locales`, English first.
///
/// # Errors
/// English cannot be read, or a translation lacks something; see [`translation`].
pub fn languages(locales: &Path) -> Result<Vec<LanguageFiles>, Vec<Refusal>> {
    let path = locales.join(LANGUAGES);
    let listed = area("languages", &path.display().to_string(), &source(&path)?)?;
    let english = folder(&locales.join(ENGLISH))?;
    let (mut languages, mut refusals) = (Vec::new(), Vec::new());
    for message in listed.messages {
        let areas = if message.id == ENGLISH {
            Ok(english.clone())
        } else {
            translation(&english, &locales.join(&message.id), &message.id)
        };
        match areas {
            Ok(areas) => languages.push(LanguageFiles {
                tag: message.id,
                name: message.pattern,
                areas,
            }),
            Err(refused) => refusals.extend(refused),
        }
    }
    ended(languages, refusals)
}

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

impl Area {
    /// Whether its messages are those of a course: functions of the facts of a board.
    pub(crate) fn is_course(&self) -> bool {
        self.name.starts_with("course_")
    }
}

/// A sentence or a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name in the file: `name-too-long`.
    pub id: String,
    /// The name in Rust: `NameTooLong` with arguments, `play` without, and in a course always `play`.
    pub name: String,
    /// The notes for translators.
    pub note: Vec<String>,
    /// The arguments that callers give, in the order of the comment.
    pub arguments: Vec<Argument>,
    /// The message as it stands in the file.
    pub source: String,
    /// The text in the form that the page reads; `src/catalogue/pattern.rs` describes it.
    pub pattern: String,
}

/// Why a message does not go into the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
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

/// The messages of one English file; `file` is its path for who reads a refusal.
///
/// # Errors
/// Each message that does not go into the page.
///
/// # Panics
/// Never: English has plural forms.
pub fn area(name: &str, file: &str, source: &str) -> Result<Area, Vec<Refusal>> {
    let reading = Reading {
        plurals: &Plurals::of(ENGLISH).expect("the tag of a language"),
        english: None,
    };
    read::area(name, file, source, &reading)
}

/// All areas of the English folder, by name.
///
/// # Errors
/// The folder cannot be read, or some of its messages are refused.
pub fn folder(folder: &Path) -> Result<Vec<Area>, Vec<Refusal>> {
    let (mut areas, mut refusals) = (Vec::new(), Vec::new());
    for (name, path) in sources(folder)? {
        let source = source(&path);
        match source.and_then(|source| area(&name, &path.display().to_string(), &source)) {
            Ok(read) => areas.push(read),
            Err(refused) => refusals.extend(refused),
        }
    }
    ended(areas, refusals)
}

/// The areas of a translation, with the messages of each in the order of the English ones.
///
/// ```
/// let english = nim_catalogue::area("page", "page.ftl", "play = Play\n").unwrap();
/// let folder = tempfile::tempdir().unwrap();
/// std::fs::write(folder.path().join("page.ftl"), "play = Spielen\n").unwrap();
/// let german = nim_catalogue::translation(&[english], folder.path(), "de").unwrap();
/// assert_eq!(german[0].messages[0].pattern, "Spielen");
/// ```
///
/// # Errors
/// The folder cannot be read; a file, a message, an argument or a plural form of the language is missing; or
/// there is one that English has not.
pub fn translation(
    english: &[Area],
    folder: &Path,
    language: &str,
) -> Result<Vec<Area>, Vec<Refusal>> {
    let plurals = Plurals::of(language).ok_or_else(|| {
        vec![refusal(
            folder,
            format!("{language} is no tag of a language"),
        )]
    })?;
    let sources = sources(folder)?;
    let (mut areas, mut refusals) = (Vec::new(), Vec::new());
    for (name, path) in &sources {
        if !english.iter().any(|area| area.name == names::snake(name)) {
            refusals.push(refusal(path, "there is no such file in English".into()));
        }
    }
    for known in english {
        let named = |(name, _): &&(String, PathBuf)| names::snake(name) == known.name;
        let Some((name, path)) = sources.iter().find(named) else {
            let file = known.name.replace('_', "-");
            refusals.push(refusal(folder, format!("the file {file}.ftl is missing")));
            continue;
        };
        let reading = Reading {
            plurals: &plurals,
            english: Some(known),
        };
        let read = source(path)
            .and_then(|source| read::area(name, &path.display().to_string(), &source, &reading));
        match read {
            Ok(read) => match in_order(read, known, path) {
                Ok(area) => areas.push(area),
                Err(lacking) => refusals.extend(lacking),
            },
            Err(refused) => refusals.extend(refused),
        }
    }
    ended(areas, refusals)
}

/// The area with its messages in the order of the English ones, if it has all of them.
fn in_order(mut area: Area, english: &Area, path: &Path) -> Result<Area, Vec<Refusal>> {
    let place = |id: &str| english.messages.iter().position(|known| known.id == id);
    area.messages.sort_by_key(|message| place(&message.id));
    let has = |id: &str| area.messages.iter().any(|message| message.id == id);
    let mut refusals = Vec::new();
    for known in &english.messages {
        if !has(&known.id) {
            refusals.push(refusal(path, format!("{} is missing", known.id)));
        }
    }
    ended(area, refusals)
}

fn ended<T>(whole: T, refusals: Vec<Refusal>) -> Result<T, Vec<Refusal>> {
    if refusals.is_empty() {
        Ok(whole)
    } else {
        Err(refusals)
    }
}

/// The files of a folder, each with its name, in the order of the names.
fn sources(folder: &Path) -> Result<Vec<(String, PathBuf)>, Vec<Refusal>> {
    let entries = fs::read_dir(folder).map_err(|error| vec![unread(folder, &error)])?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let name = |path: &PathBuf| {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into()
    };
    Ok(files.into_iter().map(|path| (name(&path), path)).collect())
}

fn source(path: &Path) -> Result<String, Vec<Refusal>> {
    fs::read_to_string(path).map_err(|error| vec![unread(path, &error)])
}

fn unread(path: &Path, error: &io::Error) -> Refusal {
    refusal(path, error.to_string())
}

fn refusal(path: &Path, reason: String) -> Refusal {
    Refusal {
        file: path.display().to_string(),
        line: 1,
        reason,
    }
}
