//! The texts in Rust code.

/// The texts of a file, each with its line and without its quotes.
pub fn texts(file: &str) -> Vec<(usize, &str)> {
    let mut texts = Vec::new();
    let mut line = 1;
    let mut rest = file;
    while let Some(first) = rest.chars().next() {
        let (is_text, length) = if rest.starts_with("//") {
            (false, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (false, rest.find("*/").map_or(rest.len(), |end| end + 2))
        } else if let Some(raw) = raw_text(rest) {
            (true, raw)
        } else if first == '"' {
            (true, quoted(rest, '"'))
        } else if first == '\'' && (rest.starts_with("'\\") || rest.chars().nth(2) == Some('\'')) {
            (false, quoted(rest, '\''))
        } else {
            (false, first.len_utf8())
        };
        let (written, after) = rest.split_at(length);
        if is_text {
            let text = written.trim_start_matches('r').trim_matches('#');
            texts.push((line, &text[1..text.len() - 1]));
        }
        line += written.matches('\n').count();
        rest = after;
    }
    texts
}

/// How long a raw text is, if one begins here.
fn raw_text(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('r')?;
    let hashes = inside.len() - inside.trim_start_matches('#').len();
    inside[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let begin = 2 + hashes;
    let length = rest[begin..].find(&end)?;
    Some(begin + length + end.len())
}

/// How long a text or character is that begins here.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return at + 1;
        }
    }
    rest.len()
}
