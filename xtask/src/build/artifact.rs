//! Files of the built page that are made after Trunk is done.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// A file whose name carries the hash of its content, so that browsers may cache it for ever.
pub(crate) struct Artifact {
    /// The name in the folder.
    pub(crate) name: String,
    /// The hash that the page expects, so no other file replaces it.
    pub(crate) integrity: String,
}

impl Artifact {
    /// Writes `<stem>-<hash>.<end>` into the folder.
    pub(crate) fn write(
        folder: &Path,
        stem: &str,
        end: &str,
        content: impl AsRef<[u8]>,
    ) -> Result<Self> {
        let content = content.as_ref();
        let name = format!("{stem}-{}.{end}", digits(content));
        fs::write(folder.join(&name), content).with_context(|| format!("writing {name}"))?;
        let integrity = integrity(content);
        Ok(Self { name, integrity })
    }

    /// The page with this file in place of an old one, in its preload with the new hash.
    pub(crate) fn in_place_of(&self, old: &str, html: &str) -> String {
        let tags = html.split_inclusive('>').map(|tag| {
            let tag = tag.replace(&format!("./{old}"), &format!("./{}", self.name));
            match tag.split_once("integrity=\"") {
                Some((before, after)) if before.contains(&self.name) => {
                    let after = after.split_once('"').map_or("", |(_, after)| after);
                    format!("{before}integrity=\"{}\"{after}", self.integrity)
                }
                _ => tag,
            }
        });
        tags.collect()
    }
}

/// Twelve hexadecimal digits of the content's hash, as they stand in names. More would only make the
/// document longer: no file is used without its whole hash.
pub(crate) fn digits(content: &[u8]) -> String {
    let hash = Sha256::digest(content);
    let first = hash.iter().take(6);
    let number = first.fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    format!("{number:012x}")
}

/// The content's hash as pages and workers name it to the browser, which then takes nothing else.
pub(crate) fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}
