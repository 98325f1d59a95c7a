//! The words for what lies on the board: a file of terms for each look, in the folder `looks` of a language.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{Refusal, read_error, refusal};

/// The looks in the order of the enum `Look`, whose first variant is what a page shows that has no setting.
pub const LOOKS: [&str; 3] = ["stones", "matches", "coins"];

/// The words of one language by the name of their term: one for each look.
pub type Looks = BTreeMap<String, [String; LOOKS.len()]>;

/// The words of the language in this folder; none where it has no folder `looks`.
///
/// # Errors
/// A file cannot be read, has something else than terms of plain text, or lacks a term that another file has.
pub fn read(folder: &Path) -> Result<Looks, Vec<Refusal>> {
    let folder = folder.join("looks");
    let mut looks = Looks::new();
    if !folder.exists() {
        return Ok(looks);
    }
    for (place, look) in LOOKS.iter().enumerate() {
        let path = folder.join(format!("{look}.ftl"));
        let source = fs::read_to_string(&path).map_err(|error| read_error(&path, &error))?;
        let terms = terms(&source).map_err(|reason| vec![refusal(&path, reason)])?;
        for (name, word) in terms {
            looks.entry(name).or_default()[place] = word;
        }
    }
    let lacks = |(name, words): (&String, &[String; LOOKS.len()])| {
        let look = LOOKS[words.iter().position(String::is_empty)?];
        let path = folder.join(format!("{look}.ftl"));
        Some(refusal(&path, format!("-{name} is missing")))
    };
    let lacking: Vec<_> = looks.iter().filter_map(lacks).collect();
    if lacking.is_empty() {
        Ok(looks)
    } else {
        Err(lacking)
    }
}

fn terms(source: &str) -> Result<Vec<(String, String)>, String> {
    let resource = parser::parse(source).map_err(|_| "this is no Fluent".to_owned())?;
    let terms = resource.body.iter().filter_map(|entry| match entry {
        Entry::Term(term) => Some(
            plain(&term.value)
                .map(|word| (term.id.name.to_owned(), word.to_owned()))
                .ok_or_else(|| format!("-{} is no plain text", term.id.name)),
        ),
        Entry::Message(message) => Some(Err(format!("{} is no term", message.id.name))),
        _ => None,
    });
    terms.collect()
}

fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}
