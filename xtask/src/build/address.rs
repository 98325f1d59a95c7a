//! The address that the page will have, for the preview of a chat, which follows no relative address, and for
//! search engines, which want the main address.

use std::str::FromStr;

use anyhow::{Result, ensure};

/// The address of the page, ending with a slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SiteAddress(String);

impl FromStr for SiteAddress {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let rest = text.strip_prefix("https://");
        let rest = rest.or_else(|| text.strip_prefix("http://"));
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/%[]".contains(c);
        ensure!(
            rest.is_some_and(|rest| !rest.is_empty()
                && !rest.starts_with('/')
                && rest.chars().all(plain)),
            "{text} is no address of a folder: it should look like https://example.org/nim/"
        );
        Ok(Self(format!("{}/", text.trim_end_matches('/'))))
    }
}

impl SiteAddress {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The tag that `index.html` has without an address.
    pub(crate) const NONE: &str = "<meta property=\"og:image\" content=\"./og.png\">";

    /// The tags that replace [`Self::NONE`].
    pub(crate) fn tags(&self) -> String {
        let Self(address) = self;
        format!(
            "<link rel=\"canonical\" href=\"{address}\">\n    \
             <meta property=\"og:url\" content=\"{address}\">\n    \
             <meta property=\"og:image\" content=\"{address}og.png\">"
        )
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
            let address = text.parse::<SiteAddress>().ok();
            assert_eq!(
                address.as_ref().map(SiteAddress::as_str),
                expected,
                "{text}"
            );
        }
    }
}
