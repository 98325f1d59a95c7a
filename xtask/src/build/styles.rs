//! One style sheet out of many.
//!
//! Trunk builds a file for each sheet of `index.html`. Thirteen small files compress worse than
//! one, each brings a hash that does not compress at all, and each is a request before the first
//! paint: so those of a first visit stand in the document itself.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use super::artifact::Artifact;
use crate::command::Workspace;

/// Style sheets that come with a part of the page rather than with the first visit.
pub(crate) struct LaterStyles {
    /// The part; of several, all with a `+` between them.
    pub(crate) part: String,
    /// The names of the sheets, without their end.
    pub(crate) sheets: Vec<String>,
}

impl LaterStyles {
    /// Those of a checkout: each folder in `styles` holds the sheets of the part of its name, or of
    /// the parts.
    pub(crate) fn of(workspace: &Workspace) -> Result<Vec<Self>> {
        let mut parts = Vec::new();
        for part in entries(&workspace.join("styles"))? {
            if part.is_dir() {
                let sheets = entries(&part)?
                    .iter()
                    .filter_map(|sheet| stem(sheet))
                    .collect();
                let part = stem(&part).context("naming a part's styles")?;
                parts.push(Self { part, sheets });
            }
        }
        Ok(parts)
    }

    fn has(&self, file: &str) -> bool {
        let name = file.rsplit_once('-').map_or(file, |(name, _)| name);
        self.sheets.iter().any(|sheet| sheet == name)
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> Option<String> {
    Some(path.file_stem()?.to_string_lossy().into_owned())
}

/// Puts the local style sheets of the built `index.html` into the document, in their order, and those
/// that come later into a file a part, which the page does not name. Gives back the latter; `short`
/// shortens a style.
pub(crate) fn join_styles(
    dist: &Path,
    later: &[LaterStyles],
    short: impl Fn(&Path) -> Result<String>,
) -> Result<Vec<(String, Artifact)>> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let (html, sheets) = without_sheets(&html);
    ensure!(!sheets.is_empty(), "dist/index.html has no style sheet");
    let mut joined = String::new();
    let mut parts = vec![String::new(); later.len()];
    for sheet in &sheets {
        let path = dist.join(sheet);
        let style = fs::read_to_string(&path).with_context(|| format!("reading {sheet}"))?;
        match later.iter().position(|part| part.has(sheet)) {
            Some(part) => parts[part].push_str(&style),
            None => joined.push_str(&style),
        }
        fs::remove_file(&path).with_context(|| format!("removing {sheet}"))?;
    }
    let short = |style: &str| {
        let file = dist.join("joined.css");
        fs::write(&file, style).context("writing joined.css")?;
        let short = short(&file)?;
        fs::remove_file(&file).context("removing joined.css")?;
        Ok::<_, anyhow::Error>(short)
    };
    let style = format!("<style>{}</style>", short(&joined)?);
    fs::write(&page, html.replace(PLACE, &style)).context("writing dist/index.html")?;
    later
        .iter()
        .zip(parts)
        .map(|(LaterStyles { part, .. }, style)| {
            Ok((
                part.clone(),
                Artifact::write(dist, &part.replace('+', "-"), "css", short(&style)?)?,
            ))
        })
        .collect()
}

/// Stands where the first sheet stood.
const PLACE: &str = "<!-- styles -->";

/// The page without its style sheets, and their files in order.
fn without_sheets(html: &str) -> (String, Vec<String>) {
    let mut rest = html;
    let mut kept = String::new();
    let mut sheets = Vec::new();
    while let Some(start) = rest.find("<link rel=\"stylesheet\" href=\"./") {
        let Some(length) = rest[start..].find('>') else {
            break;
        };
        let tag = &rest[start..=start + length];
        let file = tag
            .split("\"./")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        kept.push_str(rest[..start].trim_end_matches(' '));
        if sheets.is_empty() {
            kept.push_str(PLACE);
        }
        sheets.extend(file.map(str::to_owned));
        rest = rest[start + length + 1..].trim_start_matches('\n');
    }
    kept.push_str(rest);
    (kept, sheets)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn as_it_is(style: &Path) -> Result<String> {
        Ok(fs::read_to_string(style)?)
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let dist = tempfile::tempdir().unwrap();
        let at = |name: &str| dist.path().join(name);
        fs::write(at("a-1.css"), "a{}").unwrap();
        fs::write(at("b-2.css"), "b{}").unwrap();
        fs::write(at("c_d-3.css"), "c{}").unwrap();
        fs::write(
            at("index.html"),
            "<title>Nim</title>\n  <link rel=\"stylesheet\" href=\"./a-1.css\" integrity=\"x\"/>\n  <link rel=\"stylesheet\" href=\"./c_d-3.css\"/>\n  <link rel=\"stylesheet\" href=\"./b-2.css\"/>\n<link rel=\"icon\" href=\"./i.svg\">",
        )
        .unwrap();
        let later = LaterStyles {
            part: "dialogs".to_owned(),
            sheets: vec!["c_d".to_owned()],
        };
        let parts = join_styles(dist.path(), &[later], as_it_is).unwrap();

        let html = fs::read_to_string(at("index.html")).unwrap();
        assert!(html.contains("<style>a{}b{}</style>"), "{html}");
        assert!(!html.contains("rel=\"stylesheet\""), "{html}");
        assert!(
            html.ends_with("<link rel=\"icon\" href=\"./i.svg\">"),
            "{html}"
        );
        let [(part, file)] = &parts[..] else {
            panic!("one part comes later");
        };
        assert_eq!(part, "dialogs");
        assert_eq!(fs::read_to_string(at(&file.name)).unwrap(), "c{}");
        assert!(!html.contains(&file.name), "{html}");
        for gone in ["a-1.css", "b-2.css", "joined.css"] {
            assert!(!at(gone).exists(), "{gone}");
        }
    }

    #[test]
    fn a_page_without_styles_is_refused() {
        let dist = tempfile::tempdir().unwrap();
        fs::write(dist.path().join("index.html"), "<title>Nim</title>").unwrap();
        assert!(join_styles(dist.path(), &[], as_it_is).is_err());
    }
}
