//! Reads the catalogue of sentences, checks it, and writes it as Rust.
//!
//! The page's build script calls this crate. So code that misspells a message or an argument does not compile, and the
//! page contains no parser. `locales/en/README.md` describes how a message is written.
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
//! // A message of a course takes its arguments from the facts of the board.
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
mod typography;
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
    /// All messages, in the same order in each language. The index of a message is its number.
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
    unless_refused(languages, refusals)
}

/// One file of the catalogue. Its messages become one module of Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// The name of the module: the file's name without its ending, `_` for `-`: `course_path`.
    pub name: String,
    /// The comment at its head.
    pub about: Vec<String>,
    /// In English in the order of the file, in a translation in the order of English.
    pub messages: Vec<Message>,
}

impl Area {
    /// Whether the area is a course: its messages become functions of the facts of a board.
    pub(crate) fn is_course(&self) -> bool {
        self.name.starts_with("course_")
    }
}

/// A sentence or a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name in the file: `name-too-long`.
    pub id: String,
    /// The name in Rust: of a struct with arguments, `NameTooLong`; of a function without, or in a course, `new_game`.
    pub name: String,
    /// The notes for translators.
    pub note: Vec<String>,
    /// The arguments that callers give, in the order in which the comment declares them.
    pub arguments: Vec<Argument>,
    /// The message as it stands in the file.
    pub source: String,
    /// The text in the form that the page reads; `src/catalogue/pattern.rs` describes it.
    pub pattern: String,
}

/// Why a file or a message does not go into the page.
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

/// The messages of one English file. Refusals name the path `file`.
///
/// # Errors
/// Each message that does not go into the page.
///
/// # Panics
/// Never: English has plural forms.
pub fn area(name: &str, file: &str, source: &str) -> Result<Area, Vec<Refusal>> {
    let reading = Reading {
        plurals: Plurals::of(ENGLISH).expect("English is known"),
        english: None,
    };
    read::area(name, file, source, &reading)
}

/// All areas of the English folder, in the order of their names.
///
/// # Errors
/// The folder cannot be read, or some of its messages are refused.
pub fn folder(folder: &Path) -> Result<Vec<Area>, Vec<Refusal>> {
    let (mut areas, mut refusals) = (Vec::new(), Vec::new());
    for (name, path) in sources(folder)? {
        let text = source(&path);
        match text.and_then(|text| area(&name, &path.display().to_string(), &text)) {
            Ok(area) => areas.push(area),
            Err(refused) => refusals.extend(refused),
        }
    }
    unless_refused(areas, refusals)
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
/// English does not have a file, message or argument of the translation.
pub fn translation(
    english: &[Area],
    folder: &Path,
    language: &str,
) -> Result<Vec<Area>, Vec<Refusal>> {
    let plurals = Plurals::of(language).ok_or_else(|| {
        vec![refusal(
            folder,
            format!("{language}: its plural forms are not in crates/catalogue/src/plurals.rs"),
        )]
    })?;
    let sources = sources(folder)?;
    let (mut areas, mut refusals) = (Vec::new(), Vec::new());
    for (name, path) in &sources {
        if !english.iter().any(|area| area.name == names::snake(name)) {
            refusals.push(refusal(path, "there is no such file in English".into()));
        }
    }
    for original in english {
        let has_name = |(name, _): &&(String, PathBuf)| names::snake(name) == original.name;
        let Some((name, path)) = sources.iter().find(has_name) else {
            let file = original.name.replace('_', "-");
            refusals.push(refusal(folder, format!("the file {file}.ftl is missing")));
            continue;
        };
        let reading = Reading {
            plurals,
            english: Some(original),
        };
        let result = source(path)
            .and_then(|text| read::area(name, &path.display().to_string(), &text, &reading));
        match result {
            Ok(area) => match in_order(area, original, path) {
                Ok(area) => areas.push(area),
                Err(lacking) => refusals.extend(lacking),
            },
            Err(refused) => refusals.extend(refused),
        }
    }
    unless_refused(areas, refusals)
}

/// The area with its messages in the order of the English ones, if it has all of them.
fn in_order(mut area: Area, english: &Area, path: &Path) -> Result<Area, Vec<Refusal>> {
    let index = |id: &str| english.messages.iter().position(|known| known.id == id);
    area.messages.sort_by_key(|message| index(&message.id));
    let has = |id: &str| area.messages.iter().any(|message| message.id == id);
    let mut refusals = Vec::new();
    for known in &english.messages {
        if !has(&known.id) {
            refusals.push(refusal(path, format!("{} is missing", known.id)));
        }
    }
    unless_refused(area, refusals)
}

fn unless_refused<T>(value: T, refusals: Vec<Refusal>) -> Result<T, Vec<Refusal>> {
    if refusals.is_empty() {
        Ok(value)
    } else {
        Err(refusals)
    }
}

/// The paths of the messages in a folder, each with the file's name without its ending, in the order of the names.
fn sources(folder: &Path) -> Result<Vec<(String, PathBuf)>, Vec<Refusal>> {
    let entries = fs::read_dir(folder).map_err(|error| vec![read_error(folder, &error)])?;
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
    fs::read_to_string(path).map_err(|error| vec![read_error(path, &error)])
}

fn read_error(path: &Path, error: &io::Error) -> Refusal {
    refusal(path, error.to_string())
}

fn refusal(path: &Path, reason: String) -> Refusal {
    Refusal {
        file: path.display().to_string(),
        line: 1,
        reason,
    }
}
