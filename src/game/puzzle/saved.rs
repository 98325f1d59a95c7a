//! How what is kept from visit to visit is written: a version, then words, `name=value`.

/// Why a text is not what was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It begins with another version than this page writes.
    Version(String),
    /// This word is missing, is there twice, or stands for nothing.
    Word(String),
}

/// The version that is written.
pub(super) const VERSION: &str = "1";

/// The words after the version, as pairs.
pub(super) fn words(text: &str) -> Result<Vec<(&str, &str)>, SavedError> {
    let mut words = text.split_whitespace();
    let version = words.next().unwrap_or_default();
    if version != VERSION {
        return Err(SavedError::Version(version.to_owned()));
    }
    words
        .map(|word| word.split_once('=').ok_or_else(|| damaged(word)))
        .collect()
}

pub(super) fn damaged(word: &str) -> SavedError {
    SavedError::Word(word.to_owned())
}
