//! Writes messages as Rust.

use std::fmt::Write as _;

use crate::argument::ArgumentSource;
use crate::{Area, Kind, LanguageFiles, Message};

/// The source of the list of languages, which `nim::catalogue::language` includes.
#[must_use]
pub fn list(languages: &[LanguageFiles]) -> String {
    let pairs = languages
        .iter()
        .map(|LanguageFiles { tag, name, .. }| format!("({tag:?}, {name:?})"));
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let count = languages.len();
    format!("const LANGUAGES: [(&str, &str); {count}] = [{pairs}];\n")
}

/// The file of a language: its tag, and all its messages in the order of their numbers. `\0` ends each of these texts.
///
/// ```
/// let german = nim_catalogue::LanguageFiles {
///     tag: "de".into(),
///     name: "Deutsch".into(),
///     areas: vec![nim_catalogue::area("page", "page.ftl", "play = Spielen\nok = OK\n").unwrap()],
/// };
/// assert_eq!(nim_catalogue::numbered(&german), "de\0Spielen\0OK\0");
/// ```
#[must_use]
pub fn numbered(language: &LanguageFiles) -> String {
    let patterns = language.messages().map(|message| &*message.pattern);
    let texts = std::iter::once(&*language.tag).chain(patterns);
    texts.flat_map(|text| [text, "\0"]).collect()
}

/// The source of a module for each area that is no course. `nim::catalogue` includes it, and has the types it names.
#[must_use]
pub fn rust(areas: &[Area]) -> String {
    modules(areas, false)
}

/// The source of a module for each course. `nim::text::courses` includes it, and has the facts of a board.
#[must_use]
pub fn courses(areas: &[Area]) -> String {
    modules(areas, true)
}

fn modules(areas: &[Area], are_courses: bool) -> String {
    let mut written = String::new();
    let mut number = 0;
    for area in areas {
        if area.is_course() != are_courses {
            number += area.messages.len();
            continue;
        }
        docs(&mut written, "", &area.about);
        let _ = writeln!(written, "pub mod {} {{", area.name);
        for message in &area.messages {
            item(&mut written, message, number, are_courses);
            number += 1;
        }
        written.push_str("}\n");
    }
    written
}

fn docs(written: &mut String, indent: &str, lines: &[String]) {
    for line in lines {
        let _ = writeln!(written, "{indent}/// {line}");
    }
}

fn item(written: &mut String, message: &Message, number: usize, is_course: bool) {
    let Message {
        name,
        note,
        source,
        pattern,
        arguments,
        ..
    } = message;
    let _ = writeln!(written, "\n    /// ```text");
    docs(
        written,
        "    ",
        &source.lines().map(str::to_owned).collect::<Vec<_>>(),
    );
    let _ = writeln!(written, "    /// ```");
    docs(written, "    ", note);
    let values_from = |from: ArgumentSource| {
        let values = arguments.iter().map(|argument| argument.value(from));
        values.collect::<Vec<_>>().join(", ")
    };
    if is_course {
        let (parameter, text) = if arguments.is_empty() {
            (
                "_",
                format!("super::plain({number}, {pattern:?}).to_owned()"),
            )
        } else {
            (
                "at",
                format!(
                    "super::formatted({number}, {pattern:?}, &[{}])",
                    values_from(ArgumentSource::Facts)
                ),
            )
        };
        let _ = writeln!(
            written,
            "    pub fn {name}({parameter}: &super::Facts<'_>) -> String {{\n        \
             {text}\n    }}"
        );
        return;
    }
    if arguments.is_empty() {
        let _ = writeln!(
            written,
            "    pub fn {name}() -> &'static str {{\n        super::plain({number}, {pattern:?})\n    }}"
        );
        return;
    }
    let is_borrowed = |kind: &Kind| kind.field_type().contains("'a");
    let borrows = arguments.iter().any(|argument| is_borrowed(&argument.kind));
    let (named, elided) = if borrows { ("<'a>", "<'_>") } else { ("", "") };
    let _ = writeln!(written, "    pub struct {name}{named} {{");
    for argument in arguments {
        docs(written, "        ", std::slice::from_ref(&argument.note));
        let field = argument.field_name();
        let _ = writeln!(
            written,
            "        pub {field}: {},",
            argument.kind.field_type()
        );
    }
    let values = values_from(ArgumentSource::Fields);
    let _ = writeln!(
        written,
        "    }}\n    impl {name}{elided} {{\n        /// In the reader’s language.\n        \
         pub fn text(&self) -> String {{\n            \
         super::formatted({number}, {pattern:?}, &[{values}])\n        }}\n    }}"
    );
}
