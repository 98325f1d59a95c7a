//! The format of the saved texts: a version, then words, `name=value`.

/// The reason that a text is none of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// The text begins with another version than this page writes.
    Version(String),
    /// This word is missing, is there twice, or stands for nothing.
    Word(String),
}

/// The version that is written.
pub(crate) const VERSION: &str = "1";

/// The words after the version, as pairs.
pub(crate) fn words(text: &str) -> Result<Vec<(&str, &str)>, SavedError> {
    let mut words = text.split_whitespace();
    let version = words.next().unwrap_or_default();
    if version != VERSION {
        return Err(SavedError::Version(version.to_owned()));
    }
    words
        .map(|word| word.split_once('=').ok_or_else(|| damaged(word)))
        .collect()
}

pub(crate) fn damaged(word: &str) -> SavedError {
    SavedError::Word(word.to_owned())
}
