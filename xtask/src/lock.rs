//! One command at a time where two would trip each other.

use std::{
    fs::{File, TryLockError},
    path::Path,
};

use anyhow::{Context, Result};

/// Held until it is dropped, or until this process ends in any way. `work` names the work of another
/// command that holds the lock.
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
