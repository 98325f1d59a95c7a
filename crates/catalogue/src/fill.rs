//! Puts messages into files that are not Rust: documents, scripts, the manifest.

use crate::{Area, Message};

/// The text of a file with a message in the place of each placeholder, `{{area.message}}`. For `{{#area.message}}` the
/// number of the message stands before the message, so that a script finds the message in another language.
///
/// Scripts, documents and JSON are filled alike, because a message with a character that is special in one of them is
/// refused.
///
/// # Errors
/// A placeholder is not closed, or it names no message, a message with arguments, or one with a special character.
pub fn filled(text: &str, areas: &[Area]) -> Result<String, String> {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, opened)) = rest.split_once("{{") {
        let (name, after) = opened.split_once("}}").ok_or("{{ is not closed")?;
        filled.push_str(before);
        let (number, message) = find(name.trim_start_matches('#'), areas)?;
        if name.starts_with('#') {
            filled.extend([number.to_string(), " ".to_owned()]);
        }
        filled.push_str(message);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// The number and the text of the message with this name: `area.message`.
fn find<'a>(name: &str, areas: &'a [Area]) -> Result<(usize, &'a str), String> {
    let all = areas.iter().flat_map(|area| {
        let full_name = |message: &Message| format!("{}.{}", area.name, message.id);
        area.messages
            .iter()
            .map(move |message| (full_name(message), message))
    });
    let found = all.enumerate().find(|(_, (known, _))| known == name);
    let (number, (_, message)) =
        found.ok_or_else(|| format!("the catalogue has no message {name}"))?;
    if !message.arguments.is_empty() {
        return Err(format!(
            "{name} has arguments, which a document or script cannot give"
        ));
    }
    let special = ['\u{2}', '"', '\'', '`', '$', '\\', '<', '&', '\n'];
    match message.pattern.find(special) {
        Some(_) => Err(format!("{name} has a character that only Rust can contain")),
        None => Ok((number, &message.pattern)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placeholder_needs_a_message_of_plain_text() {
        let source = "plain = Text\nnext = Nim has stopped\n# $n (numeral): Some.\ncount = { $n }\nbroken =\n  two\n  lines\nand = a & b\nmoney = 3 $\n";
        let area = crate::area("a", "a.ftl", source).unwrap();
        let fill = |text: &str| filled(text, std::slice::from_ref(&area));
        assert_eq!(
            fill("<p>{{a.plain}}, {{a.plain}}</p>").unwrap(),
            "<p>Text, Text</p>"
        );
        assert_eq!(fill("{ { } }").unwrap(), "{ { } }");
        let numbered = fill("say(\"{{#a.next}}\")").unwrap();
        assert_eq!(numbered, "say(\"1 Nim has stopped\")");
        assert!(fill("{{#a.count}}").unwrap_err().contains("has arguments"));
        for (text, expected) in [
            ("{{a.count}}", "has arguments"),
            ("{{a.broken}}", "a character"),
            ("{{a.and}}", "a character"),
            ("{{a.money}}", "a character"),
            ("{{a.none}}", "no message a.none"),
            ("{{none.plain}}", "no message none.plain"),
            ("{{plain}}", "no message plain"),
            ("{{a.plain", "not closed"),
        ] {
            let refused = fill(text).unwrap_err();
            assert!(refused.contains(expected), "{text}: {refused}");
        }
    }
}
