//! Names of messages, as they are in the file and in Rust.

/// The keywords of Rust that would else be names of messages.
const KEYWORDS: [&str; 45] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "else", "enum", "extern", "false", "final", "fn", "for", "if", "impl", "in", "let",
    "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "static", "true", "use",
    "while", "dyn", "gen", "self", "struct", "super", "trait", "try", "type", "unsafe", "where",
    "yield",
];

/// `name-too-long` as `name_too_long`.
pub fn snake(id: &str) -> String {
    id.replace('-', "_")
}

/// `name-too-long` as `NameTooLong`.
pub fn camel(id: &str) -> String {
    let mut name = String::new();
    for word in id.split('-') {
        let mut letters = word.chars();
        name.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        name.extend(letters);
    }
    name
}

/// Whether a message or an argument can be called so: `name-too-long`.
pub fn is_name(id: &str) -> bool {
    let is_word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_alphanumeric())
            && (word.chars()).all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    id.split('-').all(is_word)
        && id.starts_with(|first: char| first.is_ascii_lowercase())
        && !KEYWORDS.contains(&id)
}
