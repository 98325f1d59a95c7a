//! Which files the service worker of a built page keeps for when there is no network.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, ensure};

/// The files that the worker of a built page loads at its installation: the files of its list, and the
/// document. The paths are relative to the folder.
///
/// # Errors
///
/// When there is no worker, or no list in it.
pub fn kept_offline(folder: &Path) -> Result<BTreeSet<String>> {
    let worker = fs::read_to_string(folder.join("sw.js")).context("reading sw.js")?;
    let mut kept = listed(&worker);
    ensure!(!kept.is_empty(), "sw.js lists no file");
    kept.insert("index.html".to_owned());
    Ok(kept)
}

/// The names that stand before a hash, in quotes as JSON has them.
fn listed(worker: &str) -> BTreeSet<String> {
    let names = worker.split("\":\"sha256-").filter_map(|before| {
        let (_, name) = before.rsplit_once('"')?;
        Some(name.to_owned())
    });
    let count = worker.matches("\":\"sha256-").count();
    names.take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_out_of_the_script() {
        let worker =
            "const a=\"0\",b={\"x-1.css\":\"sha256-a+/=\",\"y.js\":\"sha256-b\"};go(\"z\")";
        assert_eq!(
            listed(worker),
            BTreeSet::from(["x-1.css".to_owned(), "y.js".to_owned()])
        );
        assert!(listed("const a={}").is_empty());
    }
}
