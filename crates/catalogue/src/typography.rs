//! The spaces and signs that a language asks for.

/// A space at which no line ends, and a narrow one.
const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Quotation marks of any language.
const QUOTES: [char; 7] = ['„', '“', '”', '«', '»', '‘', '‚'];

/// The fault of a piece of text in this language, with its remedy. Before and behind the piece stand arguments, or nothing.
pub fn fault(language: &str, text: &str) -> Option<String> {
    if text.contains("...") {
        return Some("write … for three dots".into());
    }
    let is_space = |letter: char| letter.is_whitespace() && letter != '\n';
    if text
        .split(|letter| !is_space(letter))
        .any(|spaces| spaces.chars().count() > 1)
    {
        return Some("write one space for two".into());
    }
    let quotes = match language {
        "de" => "„“",
        "fr" => "«»",
        _ => "“”",
    };
    if text.contains(|letter| QUOTES.contains(&letter) && !quotes.contains(letter)) {
        return Some(format!("write {quotes} for other quotes"));
    }
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(remedy) = remedy(language, before, letter, letters.peek().copied()) {
            return Some(remedy.into());
        }
        before = Some(letter);
    }
    None
}

/// What to write instead, where the language wants another space beside this letter, one at which no line ends.
fn remedy(
    language: &str,
    before: Option<char>,
    letter: char,
    next: Option<char>,
) -> Option<&'static str> {
    let is_french = language == "fr";
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let (fits, remedy) = match letter {
        // `!?` and `…?` are one sign.
        ';' | '!' | '?' if is_french => (
            matches!(before, Some(NARROW | '!' | '?' | '…')),
            "write a narrow no-break space before ; ! ?",
        ),
        // An hour and an address have a colon too.
        ':' if is_french => (
            before == Some(NO_BREAK) || is_digit(before) && is_digit(next) || next == Some('/'),
            "write a no-break space before :",
        ),
        '«' => (next == Some(NO_BREAK), "write a no-break space inside « »"),
        '»' => (
            before == Some(NO_BREAK),
            "write a no-break space inside « »",
        ),
        '%' if is_french => (
            before == Some(NARROW),
            "write a narrow no-break space before %",
        ),
        '%' if language != "en" => (before == Some(NO_BREAK), "write a no-break space before %"),
        '%' => (
            before.is_none_or(|before| !before.is_whitespace()),
            "write no space before %",
        ),
        _ => (true, ""),
    };
    (!fits).then_some(remedy)
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
