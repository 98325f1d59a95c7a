//! The headers of every response, in one place for all servers of the page.

use std::fmt::Write as _;

use crate::policy::Policy;

/// The headers of every response but its content policy, name and value.
pub const EVERY_RESPONSE: [(&str, &str); 5] = [
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
pub const CONTENT_POLICY: &str = "content-security-policy";

const FOR_A_YEAR: &str = "public, max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

/// The value of the header `cache-control` for the file at this path.
///
/// A file name with the hash of its content never changes its content, so it is valid for a year. Any
/// other file is requested each time, so nobody keeps an old page.
#[must_use]
pub fn cache_control(path: &str) -> &'static str {
    if is_hashed(path) {
        FOR_A_YEAR
    } else {
        ASK_EACH_TIME
    }
}

/// All headers in the form that Netlify and Cloudflare Pages read from a file `_headers`.
///
/// `files` are the paths of the built files relative to the site's root.
#[must_use]
pub fn headers_file<'a>(policy: &Policy, files: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = format!("/*\n  {CONTENT_POLICY}: {}\n", policy.header());
    for (name, value) in EVERY_RESPONSE {
        let _ = writeln!(text, "  {name}: {value}");
    }
    // These hosts by default make browsers ask for any other file each time. A rule `/*` that says so
    // would be joined with the rules here.
    for file in files.into_iter().filter(|file| is_hashed(file)) {
        let _ = write!(text, "/{file}\n  cache-control: {FOR_A_YEAR}\n");
    }
    text
}

/// Whether the name of the file at this path carries its content's hash, 12 hexadecimal digits:
/// `nim-0123456789ab.wasm`. A name without a hash would look like that once in a million files.
#[must_use]
pub fn is_hashed(path: &str) -> bool {
    let Some((_, end)) = path.rsplit_once('-') else {
        return false;
    };
    let digits = end.bytes().take_while(u8::is_ascii_hexdigit).count();
    digits == 12 && end[digits..].starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hashed_files_are_cached_for_a_year() {
        for path in [
            "/nim-0123456789ab.js",
            "/some/sub/path/shared-34b9d2f11425.wasm",
        ] {
            assert_eq!(cache_control(path), FOR_A_YEAR, "{path}");
        }
        for path in [
            "/",
            "/index.html",
            "/sw.js",
            "/boot.js",
            "/a-0123.css",
            "/nim-0123456789ag.js",
            "/nim-0123456789abcd.js",
        ] {
            assert_eq!(cache_control(path), ASK_EACH_TIME, "{path}");
        }
    }

    #[test]
    fn the_headers_file_lists_hashed_files_alone() {
        let text = headers_file(&Policy::default(), ["index.html", "nim-0123456789ab.js"]);
        assert!(
            text.starts_with(
                "/*\n  content-security-policy: default-src 'none'; script-src 'self'"
            )
        );
        assert!(text.ends_with(
            "/nim-0123456789ab.js\n  cache-control: public, max-age=31536000, immutable\n"
        ));
        assert!(!text.contains("/index.html"));
    }
}
