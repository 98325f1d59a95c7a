//! The files of the page with their content, until they are written.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use nim_serve::is_hashed;
use sha2::{Digest, Sha256};

/// The files by their names.
#[derive(Debug, Default)]
pub(crate) struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    pub(crate) fn add(&mut self, name: &str, content: impl Into<Vec<u8>>) {
        self.0.insert(name.to_owned(), content.into());
    }

    /// Adds `<stem>-<hash>.<end>`, which browsers may cache for ever, and returns the name.
    pub(crate) fn add_hashed(
        &mut self,
        stem: &str,
        end: &str,
        content: impl Into<Vec<u8>>,
    ) -> String {
        let content = content.into();
        let name = format!("{stem}-{}.{end}", short_hash(&content));
        self.0.insert(name.clone(), content);
        name
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    pub(crate) fn text(&self, name: &str) -> Result<String> {
        let content = self
            .0
            .get(name)
            .with_context(|| format!("there is no {name}"))?;
        String::from_utf8(content.clone()).with_context(|| format!("{name} is no text"))
    }

    /// The files that the service worker saves, each with its hash: all with a hash in their names, and those named
    /// here.
    pub(crate) fn kept(&self, besides: &[&str]) -> impl Iterator<Item = (&str, String)> {
        let kept = self
            .0
            .iter()
            .filter(|(name, _)| is_hashed(name) || besides.contains(&name.as_str()));
        kept.map(|(name, content)| (name.as_str(), integrity(content)))
    }

    /// All names and hashes.
    pub(crate) fn sums(&self) -> Result<String> {
        let sums: BTreeMap<_, _> = self
            .0
            .iter()
            .map(|(name, content)| (name, integrity(content)))
            .collect();
        Ok(serde_json::to_string(&sums)?)
    }

    /// Writes the files into a new folder.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir(folder).with_context(|| format!("making {}", folder.display()))?;
        for (name, content) in &self.0 {
            fs::write(folder.join(name), content).with_context(|| format!("writing {name}"))?;
        }
        Ok(())
    }
}

/// Twelve hexadecimal digits of the content's hash.
pub(crate) fn short_hash(content: &[u8]) -> String {
    let number = Sha256::digest(content)
        .iter()
        .take(6)
        .fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    format!("{number:012x}")
}

/// The content's hash in the form of an `integrity` attribute.
pub(crate) fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// The paths of all files below a folder, relative to it, in order.
pub(crate) fn below(folder: &Path) -> Result<Vec<String>> {
    fn collect(folder: &Path, prefix: &str, found: &mut Vec<String>) -> std::io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                collect(&entry.path(), &format!("{name}/"), found)?;
            } else {
                found.push(name);
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    collect(folder, "", &mut found).with_context(|| format!("listing {}", folder.display()))?;
    found.sort();
    Ok(found)
}
