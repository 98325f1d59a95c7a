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

/// Messages as the page reads those of another language than English: each is its number, `=`, its pattern,
/// and `\0`.
///
/// ```
/// let area = nim_catalogue::area("page", "page.ftl", "play = Play\nclose = Close\n").unwrap();
/// let messages = area.messages.iter().enumerate();
/// assert_eq!(nim_catalogue::numbered(messages), "0=Play\u{0}1=Close\u{0}");
/// ```
#[must_use]
pub fn numbered<'a>(messages: impl IntoIterator<Item = (usize, &'a Message)>) -> String {
    let mut written = String::new();
    for (number, message) in messages {
        let _ = write!(written, "{number}={}\0", message.pattern);
    }
    written
}

/// The source of a module for each area. It stands in `nim::catalogue`, beside the types that it names.
#[must_use]
pub fn rust(areas: &[Area]) -> String {
    let mut written = String::new();
    let mut number = 0_u16;
    for area in areas {
        docs(&mut written, "", &area.about);
        let _ = writeln!(written, "pub mod {} {{", area.name);
        for message in &area.messages {
            item(&mut written, message, number, area.is_course());
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

fn item(written: &mut String, message: &Message, number: u16, is_course: bool) {
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
    let made =
        format!("static MESSAGE: super::Message = super::Message::new({number}, {pattern:?});");
    let values = |given: Given| {
        let values = arguments.iter().map(|argument| argument.value(given));
        values.collect::<Vec<_>>().join(", ")
    };
    if is_course {
        let (at, said) = if arguments.is_empty() {
            ("_", "MESSAGE.plain().to_owned()".to_owned())
        } else {
            ("at", format!("MESSAGE.filled(&[{}])", values(Given::Facts)))
        };
        let _ = writeln!(
            written,
            "    pub fn {name}({at}: &crate::text::courses::Facts<'_>) -> String {{\n        \
             {made}\n        {said}\n    }}"
        );
        return;
    }
    if arguments.is_empty() {
        let _ = writeln!(
            written,
            "    pub fn {name}() -> &'static str {{\n        {made}\n        MESSAGE.plain()\n    }}"
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
         pub fn text(&self) -> String {{\n            {made}\n            \
         MESSAGE.filled(&[{values}])\n        }}\n    }}"
    );
}
