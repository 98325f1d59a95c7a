//! The examples for hosts, compared with the headers that the page is to have.

use std::{fs, path::Path};

use nim_hosting::{CONTENT_POLICY, EVERY_RESPONSE, Policy};

#[test]
fn each_way_to_host_the_page_sends_every_header() {
    for file in ["docs/hosting/nginx.conf", "docs/hosting/Caddyfile"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(file);
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
            ("the worker", Policy::worker()),
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
