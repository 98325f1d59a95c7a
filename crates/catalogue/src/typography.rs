//! The spaces and signs that a language asks for.

/// A space at which no line ends, and a narrow one.
const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// The fault of a piece of text in this language, with its remedy. Before and behind the piece stand arguments, or nothing.
pub fn fault(language: &str, text: &str) -> Option<&'static str> {
    if text.contains("...") {
        return Some("write … for three dots");
    }
    if text.lines().any(|line| line.trim_start().contains("  ")) {
        return Some("write one space for two");
    }
    if language == "fr" {
        return french(text);
    }
    None
}

/// French has a space before high signs and inside quotes, at which no line ends.
fn french(text: &str) -> Option<&'static str> {
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let is_bound = |space: Option<char>| matches!(space, Some(NO_BREAK | NARROW));
        let ends = next.is_none_or(char::is_whitespace);
        let fits = match letter {
            // `!?` and `…?` are one sign.
            ';' | '!' | '?' => is_bound(before) || matches!(before, Some('!' | '?' | '…')),
            // An hour or an address has a colon too.
            ':' => is_bound(before) || !ends,
            '»' => is_bound(before),
            '«' => is_bound(next),
            '%' => is_bound(before) || before.is_some_and(|before| !before.is_whitespace()),
            _ => true,
        };
        if !fits {
            return Some(
                "write a no-break space before : and inside « », a narrow one before ; ! ? %",
            );
        }
        before = Some(letter);
    }
    None
}

/// Whether a line can end between this text and the letter of a heap behind it: between “Haufen” and “A”.
pub fn breaks_before_heap(language: &str, text: &str) -> bool {
    let noun = match language {
        "de" => "haufen",
        "fr" => "tas",
        "es" => "montón",
        _ => return false,
    };
    text.strip_suffix(' ')
        .is_some_and(|text| text.to_lowercase().ends_with(noun))
}
