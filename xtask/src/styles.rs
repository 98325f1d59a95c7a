//! One style sheet out of many.
//!
//! Trunk builds a file for each sheet of `index.html`. Thirteen small files compress worse than
//! one, each brings a hash that does not compress at all, and each is a request before the first
//! paint: together they weigh 3 KB and twelve requests more.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use crate::artifact::Artifact;

/// Puts all local style sheets of the built `index.html` into one, in their order.
pub(crate) fn join_styles(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let (html, sheets) = without_sheets(&html);
    ensure!(!sheets.is_empty(), "dist/index.html has no style sheet");
    let mut joined = String::new();
    for sheet in &sheets {
        let path = dist.join(sheet);
        let style = fs::read_to_string(&path).with_context(|| format!("reading {sheet}"))?;
        joined.push_str(&style);
        fs::remove_file(&path).with_context(|| format!("removing {sheet}"))?;
    }
    let Artifact { name, integrity } = Artifact::write(dist, "styles", "css", &joined)?;
    let link = format!("<link rel=\"stylesheet\" href=\"./{name}\" integrity=\"{integrity}\">");
    fs::write(&page, html.replace(PLACE, &link)).context("writing dist/index.html")
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

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let dist = tempfile::tempdir().unwrap();
        let at = |name: &str| dist.path().join(name);
        fs::write(at("a-1.css"), "a{}").unwrap();
        fs::write(at("b-2.css"), "b{}").unwrap();
        fs::write(
            at("index.html"),
            "<title>Nim</title>\n  <link rel=\"stylesheet\" href=\"./a-1.css\" integrity=\"x\"/>\n  <link rel=\"stylesheet\" href=\"./b-2.css\"/>\n<link rel=\"icon\" href=\"./i.svg\">",
        )
        .unwrap();
        join_styles(dist.path()).unwrap();

        let html = fs::read_to_string(at("index.html")).unwrap();
        let name = html.split("./").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(fs::read_to_string(at(name)).unwrap(), "a{}b{}");
        assert_eq!(html.matches("rel=\"stylesheet\"").count(), 1);
        assert!(
            html.ends_with("<link rel=\"icon\" href=\"./i.svg\">"),
            "{html}"
        );
        assert!(!at("a-1.css").exists() && !at("b-2.css").exists());
    }

    #[test]
    fn a_page_without_styles_is_refused() {
        let dist = tempfile::tempdir().unwrap();
        fs::write(dist.path().join("index.html"), "<title>Nim</title>").unwrap();
        assert!(join_styles(dist.path()).is_err());
    }
}
