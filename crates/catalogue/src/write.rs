//! Writes messages as Rust.

use std::fmt::Write as _;

use crate::argument::Given;
use crate::{Area, Kind, Language, Message};

/// The list of the languages, which stands in `nim::catalogue::language`.
#[must_use]
pub fn list(languages: &[Language]) -> String {
    let pairs = languages
        .iter()
        .map(|Language { tag, name, .. }| format!("({tag:?}, {name:?})"));
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let count = languages.len();
    format!("const LANGUAGES: [(&str, &str); {count}] = [{pairs}];\n")
}

/// Messages as the page reads those of another language than English: each is the [key](key) of its English
/// pattern in hexadecimal digits, `=`, its pattern, and `\0`. Messages that are the same in both are left out.
///
/// ```
/// let english = nim_catalogue::area("page", "page.ftl", "play = Play\nok = OK\n").unwrap();
/// let german = nim_catalogue::area("page", "page.ftl", "play = Spielen\nok = OK\n").unwrap();
/// let pairs = english.messages.iter().zip(&german.messages);
/// assert_eq!(nim_catalogue::keyed(pairs), "29ab6f83=Spielen\u{0}");
/// ```
#[must_use]
pub fn keyed<'a>(messages: impl IntoIterator<Item = (&'a Message, &'a Message)>) -> String {
    let mut written = String::new();
    for (english, message) in messages {
        if english.pattern != message.pattern {
            let _ = write!(written, "{:x}={}\0", key(&english.pattern), message.pattern);
        }
    }
    written
}

/// The key of an English pattern, by which the page finds it in another language: FNV-1a of 32 bits (Fowler, Noll
/// and Vo). `src/catalogue/language.rs` has the same.
#[must_use]
pub fn key(english: &str) -> u32 {
    english.bytes().fold(0x811c_9dc5, |key, byte| {
        (key ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The source of a module for each area. It stands in `nim::catalogue`, beside the types that it names.
#[must_use]
pub fn rust(areas: &[Area]) -> String {
    let mut written = String::new();
    for area in areas {
        docs(&mut written, "", &area.about);
        let _ = writeln!(written, "pub mod {} {{", area.name);
        for message in &area.messages {
            item(&mut written, message, area.is_course());
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

fn item(written: &mut String, message: &Message, is_course: bool) {
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
    let values = |given: Given| {
        let values = arguments.iter().map(|argument| argument.value(given));
        values.collect::<Vec<_>>().join(", ")
    };
    if is_course {
        let (at, said) = if arguments.is_empty() {
            ("_", format!("super::plain({pattern:?}).to_owned()"))
        } else {
            (
                "at",
                format!("super::said({pattern:?}, &[{}])", values(Given::Facts)),
            )
        };
        let _ = writeln!(
            written,
            "    pub fn {name}({at}: &crate::text::courses::Facts<'_>) -> String {{\n        \
             {said}\n    }}"
        );
        return;
    }
    if arguments.is_empty() {
        let _ = writeln!(
            written,
            "    pub fn {name}() -> &'static str {{\n        super::plain({pattern:?})\n    }}"
        );
        return;
    }
    let borrows = |kind: &Kind| kind.field().contains("'a");
    let borrows = arguments.iter().any(|argument| borrows(&argument.kind));
    let (life, any) = if borrows { ("<'a>", "<'_>") } else { ("", "") };
    let _ = writeln!(written, "    pub struct {name}{life} {{");
    for argument in arguments {
        docs(written, "        ", std::slice::from_ref(&argument.note));
        let field = argument.field();
        let _ = writeln!(written, "        pub {field}: {},", argument.kind.field());
    }
    let values = values(Given::Fields);
    let _ = writeln!(
        written,
        "    }}\n    impl {name}{any} {{\n        /// In the reader’s language.\n        \
         pub fn text(&self) -> String {{\n            \
         super::said({pattern:?}, &[{values}])\n        }}\n    }}"
    );
}
