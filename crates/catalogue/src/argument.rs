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

    /// The expression in Rust that makes a `Value` of it.
    pub(crate) fn value(&self, given: ArgumentSource) -> String {
        self.kind.value(&given.expression(self))
    }
}

/// The source of the arguments of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentSource {
    /// The fields of its struct.
    Fields,
    /// The methods of `Facts`, which have the names of the arguments.
    Facts,
}

impl ArgumentSource {
    /// The expression in Rust of an argument, of the type that [`Kind::field_type`] names.
    fn expression(self, argument: &Argument) -> String {
        let name = argument.field_name();
        match (self, &argument.kind) {
            (Self::Fields, _) => format!("self.{name}"),
            (Self::Facts, Kind::Number | Kind::Numeral) => {
                format!("super::Number::from(at.{name}())")
            }
            (Self::Facts, Kind::Text | Kind::And | Kind::Sizes) => format!("&at.{name}()"),
            (Self::Facts, _) => format!("at.{name}()"),
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

    /// The expression in Rust that makes a `Value` of one of this type.
    fn value(&self, given: &str) -> String {
        match self {
            Self::Number | Self::Numeral => format!("super::Value::Number({given}.0)"),
            Self::Text => format!("super::Value::Text({given})"),
            Self::Heap => format!("super::Value::Heap({given})"),
            Self::Who => format!("{given}.value()"),
            Self::And => format!("super::Value::Text(&super::locale::and({given}))"),
            Self::List => format!("super::Value::Text(&{given}.join(\", \"))"),
            Self::Sizes => format!("super::Value::Text(&super::locale::sizes({given}))"),
            Self::Date => format!("super::Value::Text(&super::locale::day({given}))"),
            Self::Choice { name, keys } => {
                let arms = keys.iter().enumerate().map(|(place, key)| {
                    format!("super::choices::{name}::{} => {place}, ", camel(key))
                });
                let arms = arms.collect::<String>();
                format!("super::Value::Choice(match {given} {{ {arms}}}, \"\")")
            }
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
