//! One command at a time where two would trip each other.

use std::{
    fs::{File, TryLockError},
    path::Path,
};

use anyhow::{Context, Result};

/// Held until it is dropped, or until this process ends in whatever way. `work` says what the
/// other command has to finish, should one be waited for.
pub(crate) fn lock(path: &Path, work: &str) -> Result<File> {
    let file = File::create(path).with_context(|| format!("making {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            println!("Waiting for the {work} of another `cargo xtask`");
            file.lock()
                .with_context(|| format!("waiting for the {work} of another command"))?;
        }
        Err(TryLockError::Error(error)) => {
            return Err(error).with_context(|| format!("locking {}", path.display()));
        }
    }
    Ok(file)
}
