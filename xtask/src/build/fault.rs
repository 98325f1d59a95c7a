//! The page that reports the end of the program. It loads only after an error, so it is listed among the
//! later parts.

use std::{collections::BTreeMap, path::Path};

use anyhow::Result;

use super::{artifact::Artifact, offline::dressed, split::Parts};
use crate::command::Workspace;

/// The name by which `boot.js` requests it.
const PART: &str = "fault";

/// Writes `fault.js` with its style, and lists it as a part; `short` shortens a script or a style.
pub(crate) fn tell_faults(
    workspace: &Workspace,
    dist: &Path,
    parts: &mut Parts,
    short: impl Fn(&Path) -> Result<String>,
) -> Result<()> {
    let assets = workspace.join("assets");
    let style = Artifact::write(dist, PART, "css", short(&assets.join("fault.css"))?)?;
    let script = dressed(&short(&assets.join("fault.js"))?, "fault.css", &style)?;
    let Artifact { name, integrity } = Artifact::write(dist, PART, "js", script)?;
    parts.insert(
        PART.to_owned(),
        BTreeMap::from([(format!("./{name}"), integrity)]),
    );
    Ok(())
}
