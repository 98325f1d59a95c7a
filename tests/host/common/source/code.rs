//! The words and signs of Rust code, without comments and strings.

/// Where the brace that opens here is closed.
pub fn closing(tokens: &[(usize, &str)], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, (_, word)) in tokens.iter().enumerate().skip(open) {
        match *word {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len()
}

/// Whether it is a word and not a sign.
pub fn is_word(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphanumeric() || first == '_')
}

/// Words, `::` and signs, each with its line.
pub fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    for (at, line) in code.lines().enumerate() {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = if is_word(rest) {
                let end = |other: char| !(other.is_alphanumeric() || other == '_');
                rest.find(end).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            tokens.push((at + 1, &rest[..length]));
            rest = rest[length..].trim_start();
        }
    }
    tokens
}

/// The code with its lines, but without comments, texts and characters.
pub fn without_texts(file: &str) -> String {
    let mut code = String::new();
    for (piece, written) in pieces(file) {
        if piece == Piece::Code {
            code.push_str(written);
        } else {
            code.extend(written.chars().filter(|&letter| letter == '\n'));
            code.push(' ');
        }
    }
    code
}

/// The texts of a file, each with its line and without its quotes.
pub fn texts(file: &str) -> Vec<(usize, &str)> {
    let mut line = 1;
    let mut texts = Vec::new();
    for (piece, written) in pieces(file) {
        if piece == Piece::Text {
            let text = written.trim_start_matches('r').trim_matches('#');
            texts.push((line, &text[1..text.len() - 1]));
        }
        line += written.matches('\n').count();
    }
    texts
}

#[derive(Clone, Copy, PartialEq)]
enum Piece {
    Code,
    Comment,
    Text,
    Character,
}

/// The pieces of a file, from its top to its end.
fn pieces(file: &str) -> Vec<(Piece, &str)> {
    let mut pieces = Vec::new();
    let mut rest = file;
    while let Some(first) = rest.chars().next() {
        let (piece, length) = if rest.starts_with("//") {
            (Piece::Comment, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
            (Piece::Comment, end)
        } else if let Some(raw) = raw_text(rest) {
            (Piece::Text, raw)
        } else if first == '"' {
            (Piece::Text, quoted(rest, '"'))
        } else if first == '\'' && (rest.starts_with("'\\") || rest.chars().nth(2) == Some('\'')) {
            (Piece::Character, quoted(rest, '\''))
        } else {
            (Piece::Code, first.len_utf8())
        };
        let (written, after) = rest.split_at(length);
        pieces.push((piece, written));
        rest = after;
    }
    pieces
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
