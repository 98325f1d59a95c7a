//! Reads the catalogue of sentences, checks it, and writes it as Rust.
//!
//! The page's build script calls this crate. So code that misspells a message or an argument does not compile, and the
//! page contains no parser. `locales/en/README.md` describes how a message is written.

mod argument;
mod compile;
mod fill;
mod looks;
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
pub use looks::LOOKS;
pub use write::{courses, list, numbered, rust};

use looks::Looks;
use plurals::Plurals;

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
    unless_refused(listed.messages.into_iter().map(|message| {
        let areas = if message.id == ENGLISH {
            english.clone()
        } else {
            translation(&english, &locales.join(&message.id), &message.id)?
        };
        Ok(LanguageFiles {
            tag: message.id,
            name: message.pattern,
            areas,
        })
    }))
}

/// What reading a file needs besides the text of the file.
struct Reading<'a> {
    /// The plural forms of the file's language.
    plurals: &'a Plurals,
    /// The words for what lies on the board.
    looks: &'a Looks,
    /// The English file, which declares the arguments; `None` if the file itself is English.
    english: Option<&'a Area>,
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
    english(name, file, source, &Looks::new())
}

fn english(name: &str, file: &str, source: &str, looks: &Looks) -> Result<Area, Vec<Refusal>> {
    let reading = Reading {
        plurals: Plurals::of(ENGLISH).expect("English is known"),
        looks,
        english: None,
    };
    read::area(name, file, source, &reading)
}

/// All areas of the English folder, in the order of their names.
///
/// # Errors
/// The folder cannot be read, or some of its messages are refused.
pub fn folder(folder: &Path) -> Result<Vec<Area>, Vec<Refusal>> {
    let sources = sources(folder)?;
    let looks = looks::read(folder)?;
    unless_refused(sources.iter().map(|(name, path)| {
        let text = source(path)?;
        english(name, &path.display().to_string(), &text, &looks)
    }))
}

/// The areas of a translation, with the messages of each in the order of the English ones.
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
    let looks = looks::read(folder)?;
    let foreign = sources.iter().filter(|(name, _)| {
        let name = names::snake(name);
        !english.iter().any(|area| area.name == name)
    });
    let foreign = foreign.map(|(_, path)| {
        Err(vec![refusal(
            path,
            "there is no such file in English".into(),
        )])
    });
    let areas = english.iter().map(|original| {
        let has_name = |(name, _): &&(String, PathBuf)| names::snake(name) == original.name;
        let (name, path) = sources.iter().find(has_name).ok_or_else(|| {
            let file = original.name.replace('_', "-");
            vec![refusal(folder, format!("the file {file}.ftl is missing"))]
        })?;
        let reading = Reading {
            plurals,
            looks: &looks,
            english: Some(original),
        };
        let area = read::area(name, &path.display().to_string(), &source(path)?, &reading)?;
        in_order(area, original, path)
    });
    unless_refused(foreign.chain(areas))
}

/// The area with its messages in the order of the English ones, if it has all of them.
fn in_order(mut area: Area, english: &Area, path: &Path) -> Result<Area, Vec<Refusal>> {
    let messages = english.messages.iter().map(|known| {
        let found = area
            .messages
            .iter()
            .position(|message| message.id == known.id);
        let found = found.ok_or_else(|| vec![refusal(path, format!("{} is missing", known.id))])?;
        Ok(area.messages.swap_remove(found))
    });
    area.messages = unless_refused(messages)?;
    Ok(area)
}

/// The values, or all refusals.
fn unless_refused<T>(
    results: impl Iterator<Item = Result<T, Vec<Refusal>>>,
) -> Result<Vec<T>, Vec<Refusal>> {
    let (mut values, mut refusals) = (Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(value) => values.push(value),
            Err(refused) => refusals.extend(refused),
        }
    }
    if refusals.is_empty() {
        Ok(values)
    } else {
        Err(refusals)
    }
}

/// The paths of the messages in a folder, each with the file's name without its ending, in the order of the names.
fn sources(folder: &Path) -> Result<Vec<(String, PathBuf)>, Vec<Refusal>> {
    let entries = fs::read_dir(folder).map_err(|error| read_error(folder, &error))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let named = files.into_iter().map(|path| {
        let name = path.file_stem().unwrap_or_default();
        (name.to_string_lossy().into_owned(), path)
    });
    Ok(named.collect())
}

fn source(path: &Path) -> Result<String, Vec<Refusal>> {
    fs::read_to_string(path).map_err(|error| read_error(path, &error))
}

fn read_error(path: &Path, error: &io::Error) -> Vec<Refusal> {
    vec![refusal(path, error.to_string())]
}

fn refusal(path: &Path, reason: String) -> Refusal {
    Refusal {
        file: path.display().to_string(),
        line: 1,
        reason,
    }
}
