//! The built page on a host of the test's own, who changes it there.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result, ensure};
use nim_browser::dist;
use nim_serve::Site;

use crate::hosting::is_compressed;

/// The built page in a folder of its own, which is given a new version as a host is.
pub struct Host(pub PathBuf);

impl Host {
    pub fn new() -> Result<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("nim-host-{}-{count}", std::process::id());
        let host = Self(std::env::temp_dir().join(name));
        host.lay()?;
        Ok(host)
    }

    /// Puts the built page there, in place of the files of an earlier attempt.
    pub fn lay(&self) -> Result<()> {
        let _ = fs::remove_dir_all(&self.0);
        fs::create_dir_all(&self.0)?;
        for entry in fs::read_dir(dist()).context("reading a built page")? {
            let file = entry?;
            let name = file.file_name();
            // A file changed here is not compressed again.
            if !is_compressed(&name.to_string_lossy()) && file.file_type()?.is_file() {
                fs::copy(file.path(), self.0.join(name))?;
            }
        }
        Ok(())
    }

    pub fn site(&self) -> Site {
        Site::new(&self.0).expect("a page was copied")
    }

    /// The files that begin and end so.
    pub fn named(&self, begin: &str, end: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.starts_with(begin) && name.ends_with(end) {
                names.push(name);
            }
        }
        ensure!(!names.is_empty(), "there is no {begin}…{end}");
        Ok(names)
    }

    pub fn version(&self) -> Result<String> {
        let names = self.named("offline-", ".js")?;
        let version = names[0].trim_start_matches("offline-");
        Ok(version.trim_end_matches(".js").to_owned())
    }

    /// Replaces one text by another in the files that start a version.
    fn replace(&self, from: &str, to: &str, files: &[&str]) -> Result<()> {
        for file in files {
            let path = self.0.join(file);
            write_later(&path, fs::read_to_string(&path)?.replace(from, to))?;
        }
        Ok(())
    }

    /// Copies a new version over the old one and returns its name. The old files of other names are gone
    /// then: the one with its name in it, and the dialogs'.
    pub fn renew(&self) -> Result<&'static str> {
        const NEW: &str = "0000feedbeef";
        let old = self.version()?;
        self.rename(&format!("offline-{old}.js"), &old, NEW)?;
        for name in self.named("dialogs-", "")? {
            let (_, rest) = name.rsplit_once('-').context("a name without a hash")?;
            let (hash, _) = rest.split_once('.').context("a name without an end")?;
            self.rename(&name, hash, NEW)?;
        }
        Ok(NEW)
    }

    fn rename(&self, name: &str, hash: &str, new: &str) -> Result<()> {
        fs::rename(self.0.join(name), self.0.join(name.replace(hash, new)))?;
        self.replace(hash, new, &["index.html", "sw.js"])
    }
}

/// Writes a file as if some time had passed: a host tells by whole seconds when a file changed.
pub fn write_later(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, content)?;
    let later = SystemTime::now() + Duration::from_mins(1);
    fs::File::options()
        .write(true)
        .open(path)?
        .set_modified(later)?;
    Ok(())
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
