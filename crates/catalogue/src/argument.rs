//! Arguments, as the comment of their message declares them: `# $stones (number): …`.

use crate::names::{camel, is_name, snake};

/// The keys of a select on a person at the table.
const WHO: [&str; 3] = ["you", "computer", "named"];

/// An argument that callers give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The name in the file: `stones`.
    pub name: String,
    pub kind: Kind,
    /// The note for translators.
    pub note: String,
}

impl Argument {
    /// The name in Rust.
    pub(crate) fn field_name(&self) -> String {
        snake(&self.name)
    }

    /// The expression in Rust that makes a `Value` of it: of the field of its name, or in a course of the method of
    /// `Facts` that has its name.
    pub(crate) fn value(&self, is_course: bool) -> String {
        let name = self.field_name();
        // A field borrows. A method returns what it has made.
        let (given, borrowed) = if is_course {
            (format!("at.{name}()"), format!("&at.{name}()"))
        } else {
            (format!("self.{name}"), format!("self.{name}"))
        };
        match &self.kind {
            Kind::Number | Kind::Numeral if is_course => {
                format!("super::Value::Number(super::Number::from({given}).0)")
            }
            Kind::Number | Kind::Numeral => format!("super::Value::Number({given}.0)"),
            Kind::Text => format!("super::Value::Text({borrowed})"),
            Kind::Heap => format!("super::Value::Heap({given})"),
            Kind::Who => format!("{given}.value()"),
            Kind::And => format!("super::Value::Text(&super::locale::and({borrowed}))"),
            Kind::List => format!("super::Value::Text(&{given}.join(\", \"))"),
            Kind::Sizes => format!("super::Value::Text(&super::locale::sizes({borrowed}))"),
            Kind::Date => format!("super::Value::Text(&super::locale::day({given}))"),
            Kind::Choice { name, keys } => {
                let arms = keys.iter().enumerate().map(|(place, key)| {
                    format!("super::choices::{name}::{} => {place}, ", camel(key))
                });
                let arms = arms.collect::<String>();
                format!("super::Value::Choice(match {given} {{ {arms}}}, \"\")")
            }
        }
    }
}

/// The type of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A count, which chooses plural forms.
    Number,
    /// A number that counts nothing beside it, as a size or a place in a row. A language can choose plural forms by it.
    Numeral,
    /// A text that is not translated: a person's own text, a move.
    Text,
    /// A heap, by its letter.
    Heap,
    /// A person at the table: the reader, the computer, or a name.
    Who,
    /// `3, 5 and 7`.
    And,
    /// Numbers: `3, 5, 3`.
    List,
    /// The sizes of heaps: `3, 5, 7`.
    Sizes,
    /// A day of the calendar.
    Date,
    /// One of the variants of an enum in `src/catalogue/choices.rs`.
    Choice {
        /// The enum.
        name: String,
        /// The variants as keys: `misere`.
        keys: Vec<String>,
    },
}

impl Kind {
    /// All keys of a select on this argument; `None` for numbers, and for arguments without variants.
    pub(crate) fn keys(&self) -> Option<Vec<&str>> {
        match self {
            Self::Who => Some(WHO.to_vec()),
            Self::Choice { keys, .. } => Some(keys.iter().map(String::as_str).collect()),
            _ => None,
        }
    }

    /// The type in Rust, of a field.
    pub(crate) fn field_type(&self) -> String {
        match self {
            Self::Number | Self::Numeral => "super::Number".to_owned(),
            Self::Text => "&'a str".to_owned(),
            Self::Heap => "usize".to_owned(),
            Self::Who => "&'a super::Who".to_owned(),
            Self::And | Self::List => "&'a [String]".to_owned(),
            Self::Sizes => "&'a [u32]".to_owned(),
            Self::Date => "super::Date".to_owned(),
            Self::Choice { name, .. } => format!("super::choices::{name}"),
        }
    }
}

/// Reads a line of a comment, without its `#`: `None` if it declares nothing.
pub fn declared(line: &str) -> Option<Result<Argument, String>> {
    let rest = line.strip_prefix('$')?;
    Some(argument(rest).ok_or_else(|| {
        format!(
            "“{line}” declares no argument: write “$name (type): note”, with the type number, numeral, text, \
             heap, who, and, list, sizes, date, or an enum with its keys such as (Convention: misere | normal)"
        )
    }))
}

fn argument(rest: &str) -> Option<Argument> {
    let (name, rest) = rest.split_once(" (")?;
    let (kind, note) = rest.split_once(')')?;
    let note = note.strip_prefix(':').or(note.is_empty().then_some(""))?;
    Some(Argument {
        name: is_name(name).then(|| name.to_owned())?,
        kind: read_kind(kind)?,
        note: note.trim().to_owned(),
    })
}

fn read_kind(kind: &str) -> Option<Kind> {
    Some(match kind {
        "number" => Kind::Number,
        "numeral" => Kind::Numeral,
        "text" => Kind::Text,
        "heap" => Kind::Heap,
        "who" => Kind::Who,
        "and" => Kind::And,
        "list" => Kind::List,
        "sizes" => Kind::Sizes,
        "date" => Kind::Date,
        _ => {
            let (name, keys) = kind.split_once(':')?;
            let keys: Vec<_> = keys.split('|').map(|key| key.trim().to_owned()).collect();
            let is_type = name.starts_with(|first: char| first.is_ascii_uppercase())
                && name.chars().all(|letter| letter.is_ascii_alphanumeric());
            (is_type && keys.iter().all(|key| is_name(key))).then(|| Kind::Choice {
                name: name.to_owned(),
                keys,
            })?
        }
    })
}
