//! The headers of every response, in one place for all hosts of the page.

use std::{collections::BTreeSet, fmt::Write as _};

use super::policy::Policy;

/// The headers of every response but its content policy, name and value.
pub(super) const EVERY_RESPONSE: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The name of the header with the content security policy.
pub(super) const CONTENT_POLICY: &str = "content-security-policy";

/// A file whose name has the hash of its content never changes.
const FOR_A_YEAR: &str = "public, max-age=31536000, immutable";

/// All headers in the form that Netlify and Cloudflare Pages read from a file `_headers`.
///
/// `hashed` are the files whose names have a hash.
pub(super) fn headers_file(policy: &Policy, hashed: &BTreeSet<String>) -> String {
    let mut text = format!("/*\n  {CONTENT_POLICY}: {}\n", policy.header());
    for (name, value) in EVERY_RESPONSE {
        let _ = writeln!(text, "  {name}: {value}");
    }
    // These hosts by default make browsers ask for any other file each time. A rule `/*` that says so
    // would be joined with the rules here.
    for file in hashed {
        let _ = write!(text, "/{file}\n  cache-control: {FOR_A_YEAR}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn the_headers_file_lets_hashed_files_stay() {
        let hashed = BTreeSet::from(["nim-0123456789ab.js".to_owned()]);
        let text = headers_file(&Policy::default(), &hashed);
        assert!(
            text.starts_with(
                "/*\n  content-security-policy: default-src 'none'; script-src 'self'"
            )
        );
        assert!(text.ends_with(
            "/nim-0123456789ab.js\n  cache-control: public, max-age=31536000, immutable\n"
        ));
    }

    /// The examples for hosts, compared with the headers that the page is to have.
    #[test]
    fn each_way_to_host_the_page_sends_every_header() {
        for file in ["docs/hosting/nginx.conf", "docs/hosting/Caddyfile"] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
            let text = text.to_lowercase();
            for (name, value) in EVERY_RESPONSE {
                let line = text.lines().find(|line| line.contains(name));
                let line = line.unwrap_or_else(|| panic!("{file} lacks {name}"));
                assert!(
                    line.contains(&value.to_lowercase()),
                    "{file}: {name} should be {value}"
                );
            }
            assert!(
                text.contains(CONTENT_POLICY),
                "{file} lacks the header of a policy"
            );
            // A page allows its inline code in its own `<meta>`, so hosts send the rest. The worker has none, so hosts send its whole
            // policy.
            for (target, policy) in [
                ("documents", Policy::standing()),
                ("the worker", Policy::default().header()),
            ] {
                let policy = format!("\"{}\"", policy.to_lowercase());
                let lines: Vec<_> = text.lines().filter(|line| line.contains(&policy)).collect();
                let [line] = lines[..] else {
                    panic!("{file}: one line for {target} should send {policy}");
                };
                let is_worker = [" @worker ", "/sw\\.js$"]
                    .iter()
                    .any(|sign| line.contains(sign));
                assert_eq!(is_worker, target == "the worker", "{file}: {line}");
            }
            for word in ["immutable", "no-cache", "404.html"] {
                assert!(text.contains(word), "{file} lacks {word}");
            }
        }
    }
}
