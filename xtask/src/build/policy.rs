//! The content security policy, in one place for all hosts and for the documents themselves.

use std::collections::BTreeSet;

use super::files::integrity;

/// The rules that do not depend on the content of the documents.
const STANDING: [&str; 9] = [
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types nim",
];

/// Browsers accept this rule only in a header, and warn about it in a document.
const FRAMES: &str = "frame-ancestors 'none'";

/// The content policy of documents: the browser refuses everything that the policy does not name. The policy
/// names inline content by its hash, so no other inline content runs.
#[derive(Debug, Default)]
pub(super) struct Policy {
    scripts: BTreeSet<String>,
    styles: BTreeSet<String>,
}

impl Policy {
    /// The policy that admits the inline scripts and styles of these documents.
    pub(super) fn admitting<'a>(documents: impl IntoIterator<Item = &'a str>) -> Self {
        let mut policy = Self::default();
        for document in documents {
            policy.scripts.extend(inline(document, "script"));
            policy.styles.extend(inline(document, "style"));
        }
        policy
    }

    /// The policy as a host sends it, in the header [`CONTENT_POLICY`](super::headers::CONTENT_POLICY).
    pub(super) fn header(&self) -> String {
        format!("{}; {FRAMES}", self.meta())
    }

    /// The policy as a document states it in its `<meta>`, for hosts that send no headers.
    pub(super) fn meta(&self) -> String {
        let mut rules = vec![
            "default-src 'none'".to_owned(),
            sources("script-src 'self' 'wasm-unsafe-eval'", &self.scripts),
            sources("style-src 'self'", &self.styles),
        ];
        rules.extend(STANDING.map(str::to_owned));
        rules.join("; ")
    }

    /// The policy of a host that does not know the documents. Together with the documents' [`Self::meta`] it has the
    /// effect of [`Self::header`].
    pub(super) fn standing() -> String {
        format!("{}; {FRAMES}", STANDING.join("; "))
    }
}

fn sources(rule: &str, hashes: &BTreeSet<String>) -> String {
    let mut rule = rule.to_owned();
    for hash in hashes {
        rule.extend([" '", hash, "'"]);
    }
    rule
}

/// The hashes of the content of the elements with this tag. Elements with `src` are left out.
fn inline(document: &str, tag: &str) -> Vec<String> {
    let (begin, end) = (format!("<{tag}"), format!("</{tag}>"));
    let elements = document.match_indices(&begin).filter_map(|(at, begin)| {
        let (attributes, rest) = document[at + begin.len()..].split_once('>')?;
        let (inside, _) = rest.split_once(&end)?;
        // `<style` is also the beginning of `<styled>`.
        let is_whole = attributes.is_empty() || attributes.starts_with(char::is_whitespace);
        (is_whole && !attributes.contains("src=")).then(|| integrity(inside.as_bytes()))
    });
    elements.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_content_alone_is_admitted_by_hash() {
        let document = "<style>a{}</style><script src=\"./boot.js\"></script>\
            <script type=\"module\">1</script><styled></styled><script>2</script>";
        let header = Policy::admitting([document]).header();
        // As `printf 1 | openssl dgst -sha256 -binary | base64` says.
        let scripts = "; script-src 'self' 'wasm-unsafe-eval' \
            'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=' \
            'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; ";
        let styles = "; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; ";
        assert!(header.contains(scripts), "{header}");
        assert!(header.contains(styles), "{header}");
    }

    #[test]
    fn meta_and_standing_policies_equal_the_full_policy() {
        let policy = Policy::default();
        let (meta, standing) = (policy.meta(), Policy::standing());
        let together: BTreeSet<_> = meta.split("; ").chain(standing.split("; ")).collect();
        let header = policy.header();
        assert_eq!(together, header.split("; ").collect());
        assert!(!meta.contains("frame-ancestors"));
    }
}
