//! The files that a host serves besides the page, for installing it and for links to it.

use std::{fs, path::PathBuf};

use nim_serve::{CONTENT_POLICY, EVERY_RESPONSE, Policy};
use serde_json::Value;

fn source(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), path].iter().collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(source(path)).unwrap_or_else(|error| panic!("reading {path}: {error}"))
}

/// Width and height of a PNG, and whether something can be seen through it.
fn png(file: &str) -> (u32, u32, bool) {
    let bytes = fs::read(source("assets/site").join(file))
        .unwrap_or_else(|error| panic!("reading {file}: {error}"));
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{file} is no PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20), bytes[25] & 4 != 0)
}

fn manifest() -> Value {
    serde_json::from_str(&read("assets/site/manifest.webmanifest")).expect("the manifest is JSON")
}

/// Browsers may delay the change for as long as the old worker is busy, so no test in a browser can
/// wait for the absence of it.
#[test]
fn a_new_worker_takes_over_only_when_it_is_told_to() {
    let script = read("assets/sw.js");
    let (_, told) = script.split_once("addEventListener(\"message\"").unwrap();
    let (told, _) = told.split_once("\n});").unwrap();
    for all in [&*script, told] {
        assert_eq!(all.matches("skipWaiting()").count(), 1, "{all}");
    }
}

#[test]
fn each_picture_of_the_manifest_is_there_in_the_size_it_names() {
    let manifest = manifest();
    let mut purposes = Vec::new();
    let lists = [&manifest["icons"], &manifest["screenshots"]];
    let shortcuts = manifest["shortcuts"].as_array().expect("a list");
    let shortcuts = shortcuts.iter().map(|shortcut| &shortcut["icons"]);
    for list in lists.into_iter().chain(shortcuts) {
        for picture in list.as_array().expect("a list") {
            let file = picture["src"].as_str().expect("a file");
            let (width, height, _) = png(file);
            assert_eq!(picture["sizes"], format!("{width}x{height}"), "{file}");
            assert_eq!(picture["type"], "image/png", "{file}");
            if let Some(purpose) = picture["purpose"].as_str() {
                purposes.push((width, purpose.to_owned()));
            }
        }
    }
    for (size, purpose) in [(192, "any"), (512, "any"), (512, "maskable")] {
        assert!(
            purposes.contains(&(size, purpose.to_owned())),
            "{size} {purpose}"
        );
    }
}

#[test]
fn the_manifest_starts_the_page_wherever_it_lies() {
    let manifest = manifest();
    for (key, expected) in [
        ("start_url", "."),
        ("scope", "."),
        ("display", "standalone"),
    ] {
        assert_eq!(manifest[key], expected, "{key}");
    }
    for key in ["id", "name", "short_name", "description", "lang", "dir"] {
        assert!(
            manifest[key].as_str().is_some_and(|text| !text.is_empty()),
            "{key}"
        );
    }
    let forms: Vec<_> = manifest["screenshots"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|picture| picture["form_factor"].as_str())
        .collect();
    assert_eq!(forms, [Some("wide"), Some("narrow")]);
    for shortcut in manifest["shortcuts"].as_array().expect("a list") {
        let address = shortcut["url"].as_str().expect("an address");
        assert!(address.starts_with("./#/"), "{address}");
    }
}

#[test]
fn the_manifest_has_the_colours_of_the_tokens() {
    let tokens = read("styles/tokens.css");
    let (_, ground) = tokens
        .split_once("--ground: light-dark(")
        .expect("a ground");
    let light = ground.split(',').next().expect("a light one");
    for key in ["theme_color", "background_color"] {
        assert_eq!(manifest()[key], light, "{key}");
    }
}

#[test]
fn cut_icons_are_opaque_and_the_others_have_round_corners() {
    for (file, size, through) in [
        ("icon-192.png", 192, true),
        ("icon-512.png", 512, true),
        ("icon-maskable.png", 512, false),
        ("apple-touch-icon.png", 180, false),
    ] {
        assert_eq!(png(file), (size, size, through), "{file}");
    }
}

#[test]
fn a_chat_shows_a_picture_that_is_light_enough() {
    let html = read("index.html");
    for told in [
        "og:title",
        "og:description",
        "og:image",
        "twitter:card",
        "\"description\"",
    ] {
        assert!(html.contains(told), "{told}");
    }
    assert_eq!(png("og.png"), (1200, 630, false));
    let weight = fs::metadata(source("assets/site/og.png"))
        .expect("it is there")
        .len();
    assert!(weight < 100_000, "{weight} bytes");
}

#[test]
fn each_way_to_host_the_page_sends_every_header() {
    for file in ["docs/hosting/nginx.conf", "docs/hosting/Caddyfile"] {
        let text = read(file).to_lowercase();
        for (name, value) in EVERY_RESPONSE {
            let line = text.lines().find(|line| line.contains(name));
            let line = line.unwrap_or_else(|| panic!("{file} lacks {name}"));
            assert!(
                line.contains(&value.to_lowercase()),
                "{file}: {name} should be {value}"
            );
        }
        assert!(text.contains(CONTENT_POLICY), "{file} lacks a policy");
        // The documents name the inline code that may run; only the host can do so for the worker.
        for (of, policy) in [
            ("documents", Policy::standing()),
            ("the worker", Policy::worker()),
        ] {
            let policy = format!("\"{}\"", policy.to_lowercase());
            let lines: Vec<_> = text.lines().filter(|line| line.contains(&policy)).collect();
            let [line] = lines[..] else {
                panic!("{file}: of {of} should be said {policy}");
            };
            let is_worker = [" @worker ", "/sw\\.js$"]
                .iter()
                .any(|sign| line.contains(sign));
            assert_eq!(is_worker, of == "the worker", "{file}: {line}");
        }
        for word in ["immutable", "no-cache", "404.html"] {
            assert!(text.contains(word), "{file} lacks {word}");
        }
    }
}
