//! A learner in a file: it is either there as a whole, or as it was before.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use nim_engine::Learner;

pub(crate) fn load(file: &Path) -> Result<Learner> {
    let bytes = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let refused = || format!("{} is no learner saved by this program", file.display());
    let text = String::from_utf8(bytes).map_err(|_| anyhow!(refused()))?;
    text.parse()
        .with_context(|| refused() + ", or a damaged one")
}

/// Writes beside the file and puts the result in its place at the end, so that whoever interrupts
/// this still has the old one.
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
        .with_context(|| format!("writing {}", file.display()))
}

/// Whether `save` can succeed: a place that cannot be written to should not cost the training.
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
    try_both().with_context(|| format!("writing {}", file.display()))
}

/// The file itself where a link leads to it: the link should stay.
fn place(file: &Path) -> PathBuf {
    fs::canonicalize(file).unwrap_or_else(|_| file.to_owned())
}

/// Two trainings at once do not write to the same one.
fn part(place: &Path) -> PathBuf {
    let mut name = OsString::from(place);
    name.push(format!(".{}.part", std::process::id()));
    PathBuf::from(name)
}
