//! A learner in a file. A failed or interrupted save leaves the file as it was.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use nim_engine::Learner;

pub(crate) fn load(file: &Path) -> Result<Learner> {
    let bytes = fs::read(file).with_context(|| format!("Cannot read {}", file.display()))?;
    let refused = || format!("{} is not a learner that nim-cli saved", file.display());
    let text = String::from_utf8(bytes).map_err(|_| anyhow!(refused()))?;
    text.parse()
        .with_context(|| refused() + ", or the file is damaged")
}

/// Writes another file and renames it at the end, so that an interruption leaves the old file.
pub(crate) fn save(learner: &Learner, file: &Path) -> Result<()> {
    let place = place(file);
    let part = part(&place);
    let write = || {
        let mut out = File::create(&part)?;
        out.write_all(learner.to_string().as_bytes())?;
        out.sync_all()?;
        fs::rename(&part, &place)
    };
    write()
        .inspect_err(|_| {
            let _ = fs::remove_file(&part);
        })
        .with_context(|| format!("Cannot write {}", file.display()))
}

/// Whether `save` can succeed, so that no training is lost in a place without write access.
pub(crate) fn try_place(file: &Path) -> Result<()> {
    let place = place(file);
    let part = part(&place);
    let try_both = || {
        if place.exists() {
            OpenOptions::new().append(true).open(&place)?;
        }
        File::create(&part)?;
        fs::remove_file(&part)
    };
    try_both().with_context(|| format!("Cannot write {}", file.display()))
}

/// The file to which a link leads: the link stays.
fn place(file: &Path) -> PathBuf {
    fs::canonicalize(file).unwrap_or_else(|_| file.to_owned())
}

/// The name of the file that is renamed: another one in each process.
fn part(place: &Path) -> PathBuf {
    let mut name = OsString::from(place);
    name.push(format!(".{}.part", std::process::id()));
    PathBuf::from(name)
}
