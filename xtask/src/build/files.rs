//! The files of the page with their content, until they are written.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::command::Workspace;

/// The files by their names.
#[derive(Debug, Default)]
pub(crate) struct Files {
    contents: BTreeMap<String, Vec<u8>>,
    /// The files whose names have a hash. Such a file never changes.
    pub(crate) hashed: BTreeSet<String>,
}

impl Files {
    pub(crate) fn add(&mut self, name: &str, content: impl Into<Vec<u8>>) {
        self.contents.insert(name.to_owned(), content.into());
    }

    /// Adds `<stem>-<hash>.<end>`, which browsers may cache for ever, and returns the name. The hash is that of the
    /// content.
    pub(crate) fn add_hashed(
        &mut self,
        stem: &str,
        end: &str,
        content: impl Into<Vec<u8>>,
    ) -> String {
        let content = content.into();
        let hash = short_hash(&content);
        self.add_with_hash(stem, &hash, end, content)
    }

    /// Adds `<stem>-<hash>.<end>` with this hash.
    pub(crate) fn add_with_hash(
        &mut self,
        stem: &str,
        hash: &str,
        end: &str,
        content: impl Into<Vec<u8>>,
    ) -> String {
        let name = format!("{stem}-{hash}.{end}");
        self.add(&name, content);
        self.hashed.insert(name.clone());
        name
    }

    /// The names, each with the hash of its content.
    pub(crate) fn sums(&self) -> BTreeMap<&str, String> {
        let files = self.contents.iter();
        files
            .map(|(name, content)| (name.as_str(), integrity(content)))
            .collect()
    }

    /// Writes the files into a new folder.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir(folder).with_context(|| format!("making {}", folder.display()))?;
        for (name, content) in &self.contents {
            fs::write(folder.join(name), content).with_context(|| format!("writing {name}"))?;
        }
        Ok(())
    }
}

/// Twelve hexadecimal digits of the content's hash.
pub(crate) fn short_hash(content: &[u8]) -> String {
    format!("{:x}", Sha256::digest(content))[..12].to_owned()
}

/// The content's hash in the form of an `integrity` attribute.
pub(crate) fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Adds the name and the content of a file of the checkout, or of all files below a folder, to what is hashed. Documents
/// for people are left out.
pub(crate) fn add_input(workspace: &Workspace, path: &str, all: &mut Vec<u8>) -> Result<()> {
    let file = workspace.join(path);
    if file.extension().is_some_and(|end| end == "md") {
        return Ok(());
    }
    if !file.is_dir() {
        all.extend(path.bytes());
        all.extend(fs::read(&file).with_context(|| format!("reading {path}"))?);
        return Ok(());
    }
    entries(&file)?.iter().try_for_each(|inside| {
        let name = inside.file_name().unwrap_or_default().to_string_lossy();
        add_input(workspace, &format!("{path}/{name}"), all)
    })
}

/// The paths in a folder, in order.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listing = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    let paths = listing.map(|entry| Ok(entry?.path()));
    let mut paths = paths.collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
