//! Writes messages as Rust.

use std::fmt::Write as _;

use crate::{Area, LanguageFiles, Message};

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
    let source: Vec<_> = source.lines().map(str::to_owned).collect();
    let _ = writeln!(written, "\n    /// ```text");
    docs(written, "    ", &source);
    let _ = writeln!(written, "    /// ```");
    docs(written, "    ", note);
    let text = if arguments.is_empty() {
        format!("super::plain({number}, {pattern:?})")
    } else {
        let values = arguments.iter().map(|argument| argument.value(is_course));
        let values = values.collect::<Vec<_>>().join(", ");
        format!("super::formatted({number}, {pattern:?}, &[{values}])")
    };
    if is_course {
        let (parameter, owned) = if arguments.is_empty() {
            ("_", ".to_owned()")
        } else {
            ("at", "")
        };
        let _ = writeln!(
            written,
            "    pub fn {name}({parameter}: &super::Facts<'_>) -> String {{\n        \
             {text}{owned}\n    }}"
        );
        return;
    }
    if arguments.is_empty() {
        let _ = writeln!(
            written,
            "    pub fn {name}() -> &'static str {{\n        {text}\n    }}"
        );
        return;
    }
    let types: Vec<_> = arguments
        .iter()
        .map(|argument| argument.kind.field_type())
        .collect();
    let borrows = types.iter().any(|field| field.contains("'a"));
    let (named, elided) = if borrows { ("<'a>", "<'_>") } else { ("", "") };
    let _ = writeln!(written, "    pub struct {name}{named} {{");
    for (argument, field_type) in arguments.iter().zip(types) {
        docs(written, "        ", std::slice::from_ref(&argument.note));
        let field = argument.field_name();
        let _ = writeln!(written, "        pub {field}: {field_type},");
    }
    let _ = writeln!(
        written,
        "    }}\n    impl {name}{elided} {{\n        /// In the reader’s language.\n        \
         pub fn text(&self) -> String {{\n            {text}\n        }}\n    }}"
    );
}
