use crate::platform::storage;

/// The name under which the browser stores unreadable lines.
pub(super) const ASIDE: &str = "nim-damaged";

/// The lines that could not be read and were put aside.
pub fn aside() -> Option<String> {
    storage::read(ASIDE)
}

/// Deletes them.
pub fn drop_aside() {
    storage::remove(ASIDE);
}
