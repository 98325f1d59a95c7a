//! Reads a file into its messages.

use fluent_syntax::ast::{Comment, Entry, Message as Parsed};
use fluent_syntax::parser;

use crate::argument::{Argument, declared};
use crate::compile::{Patterns, compiled};
use crate::names::{camel, is_name, snake};
use crate::{Area, Message, Reading, Refusal};

/// The messages of one file. Refusals name the path `file`.
///
/// # Errors
/// Each message that does not go into the page.
pub fn area(
    name: &str,
    file: &str,
    source: &str,
    reading: &Reading<'_>,
) -> Result<Area, Vec<Refusal>> {
    let refusal = |line: usize, reason: String| Refusal {
        file: file.to_owned(),
        line,
        reason,
    };
    if !is_name(name) {
        let reason = format!("“{name}” is no name for a module of Rust");
        return Err(vec![refusal(1, reason)]);
    }
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let refused = |error: &parser::ParserError| {
            let before = source.get(..error.pos.start).unwrap_or(source);
            refusal(before.matches('\n').count() + 1, error.to_string())
        };
        errors.iter().map(refused).collect::<Vec<_>>()
    })?;
    let mut patterns = Patterns::default();
    let mut area = Area {
        name: snake(name),
        about: Vec::new(),
        messages: Vec::new(),
    };
    let mut refusals = Vec::new();
    let mut parsed = Vec::new();
    let mut lines = Lines { source, line: 0 };
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => area.about.extend(lines_of(comment)),
            Entry::Message(message) => {
                let (line, text) = lines.find(message.id.name);
                if let Some(pattern) = &message.value
                    && patterns.insert(message.id.name, pattern).is_some()
                {
                    refusals.push(refusal(line, format!("{} occurs twice", message.id.name)));
                }
                parsed.push((line, text, message));
            }
            // The terms are in files of their own.
            Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
        }
    }
    for (line, text, message) in parsed {
        match read(message, text, &patterns, reading, area.is_course()) {
            Ok(message) => {
                let known = area
                    .messages
                    .iter()
                    .find(|known| known.name == message.name && known.id != message.id);
                if let Some(known) = known {
                    let (one, two) = (&message.id, &known.id);
                    refusals.push(refusal(
                        line,
                        format!("{one} and {two} have one name in Rust"),
                    ));
                }
                area.messages.push(message);
            }
            Err(reasons) => refusals.extend(
                reasons
                    .into_iter()
                    .map(|reason| refusal(line, format!("{}: {reason}", message.id.name))),
            ),
        }
    }
    if refusals.is_empty() {
        Ok(area)
    } else {
        Err(refusals)
    }
}

fn read(
    message: &Parsed<&str>,
    source: String,
    patterns: &Patterns<'_>,
    reading: &Reading<'_>,
    is_course: bool,
) -> Result<Message, Vec<String>> {
    let id = message.id.name;
    let mut faults = Vec::new();
    let (mut note, mut arguments) = (Vec::new(), Vec::<Argument>::new());
    for line in message.comment.iter().flat_map(lines_of) {
        match declared(&line) {
            None => note.push(line),
            Some(Ok(argument)) if arguments.iter().any(|known| known.name == argument.name) => {
                faults.push(format!("${} is declared twice", argument.name));
            }
            Some(Ok(argument)) => arguments.push(argument),
            Some(Err(fault)) => faults.push(fault),
        }
    }
    if let Some(english) = reading.english {
        if !arguments.is_empty() {
            faults.push("the English message alone declares the arguments".into());
        }
        let known = english.messages.iter().find(|known| known.id == id);
        let Some(known) = known else {
            return Err(vec!["there is no such message in English".into()]);
        };
        arguments.clone_from(&known.arguments);
    }
    if !is_name(id) {
        faults
            .push("write its name in small letters with hyphens, and not as a word of Rust".into());
    }
    if !message.attributes.is_empty() {
        faults.push("write each attribute as its own message".into());
    }
    let pattern = match &message.value {
        None => {
            faults.push("the message has no text".into());
            String::new()
        }
        Some(pattern) => {
            compiled(id, pattern, &arguments, patterns, reading).unwrap_or_else(|fault| {
                faults.push(fault);
                String::new()
            })
        }
    };
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Message {
        id: id.to_owned(),
        name: if arguments.is_empty() || is_course {
            snake(id)
        } else {
            camel(id)
        },
        note,
        arguments,
        source,
        pattern,
    })
}

fn lines_of(comment: &Comment<&str>) -> Vec<String> {
    let lines = comment.content.iter();
    lines.map(|line| (*line).to_owned()).collect()
}

/// Finds the entries of a file, in the order of the file.
struct Lines<'a> {
    source: &'a str,
    /// The number of the line at which the last entry found begins, counted from 1; 0 before the first.
    line: usize,
}

impl Lines<'_> {
    /// The number of the line at which the next entry of this name begins, and the text of the entry.
    fn find(&mut self, id: &str) -> (usize, String) {
        let begins = |line: &&str| {
            let rest = line.strip_prefix(id);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let mut lines = self.source.lines().skip(self.line);
        let before = lines.by_ref().take_while(|line| !begins(line)).count();
        self.line += before + 1;
        let first = self.source.lines().nth(self.line - 1).unwrap_or_default();
        let goes_on = |line: &&str| line.is_empty() || line.starts_with([' ', '}']);
        let text: Vec<_> = [first]
            .into_iter()
            .chain(lines.take_while(goes_on))
            .collect();
        (self.line, text.join("\n").trim_end().to_owned())
    }
}
