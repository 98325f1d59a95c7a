//! The content of the documents: `index.html` holds all that a first paint needs. Each document holds
//! the policy that admits its content and nothing else.
//!
//! On a slow phone each further file costs half a second before anything shows. So styles, the head's
//! script and the board of a first visit come with the document; the program takes their place.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use nim_serve::Policy;

use crate::command::{Workspace, read};

/// Where the head's script will stand.
const HEAD: &str = "<!-- assets/head.js -->";
/// Where the board will stand.
const BOARD: &str = "<!-- the board of a first visit -->";
/// The place of the policy, so that it holds for everything after it.
const CHARSET: &str = "<meta charset=\"utf-8\">";

/// Puts the head's script, and the board of a first visit, into `index.html`.
pub(crate) fn prepare(workspace: &Workspace, dist: &Path, script: &str) -> Result<()> {
    let mut prerender = workspace.command("cargo");
    prerender.args(["run", "--quiet", "--package", "nim-prerender"]);
    let board = read(&mut prerender).context("drawing the board of a first visit")?;
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    fs::write(&page, prepared(&html, script.trim_end(), &board)?).context("writing index.html")
}

fn prepared(html: &str, script: &str, board: &str) -> Result<String> {
    const APP: &str = "<div class=\"app\"";
    ensure!(
        board.starts_with(APP),
        "the drawing does not begin with {APP}: {board}"
    );
    // Marked, so that it differs from the program's own drawing.
    let board = board.replacen(APP, "<div data-drawn class=\"app\"", 1);
    let html = put(html, HEAD, &format!("<script>{script}</script>"))?;
    put(&html, BOARD, &board)
}

/// Writes the policy that admits its content into each document, and returns the policy. Nothing may
/// change in the documents afterwards.
pub(crate) fn seal(dist: &Path) -> Result<Policy> {
    let mut documents = Vec::new();
    for file in ["index.html", "404.html"] {
        let path = dist.join(file);
        let html = fs::read_to_string(&path).with_context(|| format!("reading {file}"))?;
        documents.push((path, html));
    }
    let policy = Policy::admitting(documents.iter().map(|(_, html)| html.as_str()));
    let admitted = policy.meta().matches("'sha256-").count();
    // Each document has one script and one style. Any other inline content is not admitted.
    ensure!(
        admitted == 4,
        "the documents have {admitted} inline scripts and styles instead of 4"
    );
    let meta = format!(
        "{CHARSET}\n    <meta http-equiv=\"content-security-policy\" content=\"{}\">",
        policy.meta()
    );
    for (path, html) in documents {
        fs::write(&path, put(&html, CHARSET, &meta)?)
            .with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(policy)
}

/// The text with this value in its one place.
pub(crate) fn put(text: &str, place: &str, what: &str) -> Result<String> {
    let places = text.matches(place).count();
    ensure!(places == 1, "{place} occurs {places} times instead of once");
    Ok(text.replace(place, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documents_of_the_project_are_prepared_and_sealed() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let read = |path: &str| fs::read_to_string(source.join(path)).unwrap();
        let html = prepared(
            &read("index.html"),
            "script",
            "<div class=\"app\">board</div>",
        )
        .unwrap();
        assert!(
            html.contains("<script>script</script>\n  </head>"),
            "{html}"
        );
        assert!(html.contains("<div data-drawn class=\"app\">board</div>"));

        let dist = tempfile::tempdir().unwrap();
        let at = |file: &str| dist.path().join(file);
        // Trunk brings the style.
        let html = html.replace("<title>", "<style>a{}</style><title>");
        fs::write(at("index.html"), html).unwrap();
        fs::write(at("404.html"), read("assets/site/404.html")).unwrap();
        let policy = seal(dist.path()).unwrap();
        for file in ["index.html", "404.html"] {
            let html = fs::read_to_string(at(file)).unwrap();
            let (before, _) = html.split_once(&policy.meta()).unwrap();
            // Nothing that a policy has to judge stands before it.
            assert!(
                !before.contains("<script") && !before.contains("<style"),
                "{before}"
            );
        }
        fs::write(
            at("404.html"),
            "<meta charset=\"utf-8\"><script>foreign</script>",
        )
        .unwrap();
        assert!(
            seal(dist.path()).is_err(),
            "a part is missing, another is foreign"
        );
    }

    #[test]
    fn an_invalid_board_is_refused() {
        let html = format!("{HEAD}{BOARD}");
        assert!(prepared(&html, "", "<div class=\"app\">").is_ok());
        assert!(prepared(&html, "", "error: no such package").is_err());
        assert!(prepared(HEAD, "", "<div class=\"app\">").is_err());
    }
}
