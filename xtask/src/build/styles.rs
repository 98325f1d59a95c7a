//! One style sheet out of many.
//!
//! Trunk builds a file for each sheet of `index.html`. Thirteen small files compress worse than one, and
//! each has a hash that does not compress at all. Each is also a request before the first paint, so the
//! styles of a first visit go into the document itself.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use super::artifact::Artifact;
use crate::command::Workspace;

/// Style sheets that come with a chunk of the page rather than with the first visit.
pub(crate) struct LaterStyles {
    /// The chunks that need them.
    pub(crate) chunks: Vec<String>,
    /// The names of the sheets, without their end.
    pub(crate) sheets: Vec<String>,
}

impl LaterStyles {
    /// The styles of a checkout. Each folder in `styles` holds the sheets of the chunk of its name, or
    /// of several chunks with `+` between their names.
    pub(crate) fn of(workspace: &Workspace) -> Result<Vec<Self>> {
        let mut later = Vec::new();
        for folder in entries(&workspace.join("styles"))? {
            if folder.is_dir() {
                let sheets = entries(&folder)?
                    .iter()
                    .filter_map(|sheet| stem(sheet))
                    .collect();
                let name = stem(&folder).context("naming a folder of styles")?;
                let chunks = name.split('+').map(str::to_owned).collect();
                later.push(Self { chunks, sheets });
            }
        }
        Ok(later)
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

/// Puts the local style sheets of the built `index.html` into the document, in their order. Later sheets
/// go into one file for each chunk, which the page does not name. A sheet that several chunks need is in
/// the file of each. Returns the files by chunk; `short` shortens a style.
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
    let mut by_chunk = BTreeMap::<_, String>::new();
    for sheet in &sheets {
        let path = dist.join(sheet);
        let style = fs::read_to_string(&path).with_context(|| format!("reading {sheet}"))?;
        match later.iter().find(|later| later.has(sheet)) {
            Some(later) => {
                for chunk in &later.chunks {
                    by_chunk.entry(chunk.clone()).or_default().push_str(&style);
                }
            }
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
    by_chunk
        .into_iter()
        .map(|(chunk, style)| {
            let file = Artifact::write(dist, &chunk, "css", short(&style)?)?;
            Ok((chunk, file))
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
        fs::write(at("e-4.css"), "e{}").unwrap();
        fs::write(
            at("index.html"),
            "<title>Nim</title>\n  <link rel=\"stylesheet\" href=\"./a-1.css\" integrity=\"x\"/>\n  <link rel=\"stylesheet\" href=\"./c_d-3.css\"/>\n  <link rel=\"stylesheet\" href=\"./b-2.css\"/>\n<link rel=\"stylesheet\" href=\"./e-4.css\"/>\n<link rel=\"icon\" href=\"./i.svg\">",
        )
        .unwrap();
        let of = |chunks: &[&str], sheet: &str| LaterStyles {
            chunks: chunks.iter().map(ToString::to_string).collect(),
            sheets: vec![sheet.to_owned()],
        };
        let later = [of(&["dialogs"], "e"), of(&["dialogs", "lessons"], "c_d")];
        let files = join_styles(dist.path(), &later, as_it_is).unwrap();

        let html = fs::read_to_string(at("index.html")).unwrap();
        assert!(html.contains("<style>a{}b{}</style>"), "{html}");
        assert!(!html.contains("rel=\"stylesheet\""), "{html}");
        assert!(
            html.ends_with("<link rel=\"icon\" href=\"./i.svg\">"),
            "{html}"
        );
        let styles: Vec<_> = files
            .iter()
            .map(|(chunk, file)| {
                assert!(!html.contains(&file.name), "{html}");
                (chunk.as_str(), fs::read_to_string(at(&file.name)).unwrap())
            })
            .collect();
        // One file for each chunk. A shared sheet is in both, in the order of the page.
        assert_eq!(
            styles,
            [
                ("dialogs", "c{}e{}".to_owned()),
                ("lessons", "c{}".to_owned())
            ]
        );
        for gone in ["a-1.css", "b-2.css", "c_d-3.css", "e-4.css", "joined.css"] {
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
