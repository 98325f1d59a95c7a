//! The address that the page will have, for readers elsewhere. The preview of a chat follows no relative
//! address, and search engines need the main address.

use std::{fs, path::Path, str::FromStr};

use anyhow::{Context, Result, ensure};

/// The address of the page, ending with a slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address(String);

impl FromStr for Address {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let (_, rest) = text
            .split_once("://")
            .filter(|(scheme, _)| matches!(*scheme, "http" | "https"))
            .with_context(|| format!("{text} does not begin with https://"))?;
        let host = rest.split('/').next().unwrap_or_default();
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/%[]".contains(c);
        ensure!(
            !host.is_empty() && rest.chars().all(plain),
            "{text} is no address of a folder: it should look like https://example.org/nim/"
        );
        Ok(Self(format!("{}/", text.trim_end_matches('/'))))
    }
}

impl Address {
    /// Writes whole addresses into the documents of the built page.
    pub(crate) fn tell(&self, dist: &Path) -> Result<()> {
        for (file, place, told) in [
            (
                "index.html",
                "<meta property=\"og:image\" content=\"./",
                format!(
                    "<link rel=\"canonical\" href=\"{0}\"><meta property=\"og:url\" content=\"{0}\"><meta property=\"og:image\" content=\"{0}",
                    self.0
                ),
            ),
            (
                "404.html",
                "<a id=\"home\" href=\"./",
                format!("<a id=\"home\" href=\"{}", self.0),
            ),
        ] {
            let path = dist.join(file);
            let html = fs::read_to_string(&path).with_context(|| format!("reading {file}"))?;
            ensure!(html.contains(place), "{file} has no {place}");
            fs::write(&path, html.replace(place, &told))
                .with_context(|| format!("writing {file}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_ends_with_a_slash_and_holds_nothing_odd() {
        for (text, expected) in [
            ("https://example.org", Some("https://example.org/")),
            ("https://example.org/nim", Some("https://example.org/nim/")),
            (
                "http://127.0.0.1:8080/a/b/",
                Some("http://127.0.0.1:8080/a/b/"),
            ),
            ("example.org/nim", None),
            ("ftp://example.org", None),
            ("https:///nim", None),
            ("https://example.org/\"><script>", None),
            ("https://example.org/#/play", None),
        ] {
            let address = text.parse::<Address>().ok();
            assert_eq!(
                address.map(|address| address.0).as_deref(),
                expected,
                "{text}"
            );
        }
    }

    #[test]
    fn the_documents_of_the_project_name_the_whole_address() {
        let dist = tempfile::tempdir().unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for (from, to) in [
            ("index.html", "index.html"),
            ("assets/site/404.html", "404.html"),
        ] {
            fs::copy(source.join(from), dist.path().join(to)).unwrap();
        }
        let address: Address = "https://example.org/nim".parse().unwrap();
        address.tell(dist.path()).unwrap();
        let read = |file: &str| fs::read_to_string(dist.path().join(file)).unwrap();
        for told in [
            "property=\"og:image\" content=\"https://example.org/nim/og.png\"",
            "property=\"og:url\" content=\"https://example.org/nim/\"",
            "rel=\"canonical\" href=\"https://example.org/nim/\"",
        ] {
            assert!(read("index.html").contains(told), "{told}");
        }
        assert!(read("404.html").contains("href=\"https://example.org/nim/\""));
    }
}
