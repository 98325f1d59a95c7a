//! The answers of the server, read from the connection.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
};

use nim_serve::{CONTENT_POLICY, Policy, Server, Site};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let dir = std::env::temp_dir().join(format!("nim-server-{}-{name}", std::process::id()));
        let site = dir.join("site");
        fs::create_dir_all(&site).unwrap();
        fs::write(dir.join("secret.txt"), "not for you").unwrap();
        for (file, content) in [
            ("index.html", "<!doctype html><title>A page</title>"),
            ("page-0123456789ab.js", "plain"),
            ("page-0123456789ab.js.br", "as brotli"),
            ("page-0123456789ab.js.gz", "as gzip"),
            ("page.wasm", "\0asm"),
        ] {
            fs::write(site.join(file), content).unwrap();
        }
        Self(dir)
    }

    fn site(&self) -> Site {
        Site::new(self.0.join("site")).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Status line, headers in small letters, and body.
fn get(server: &Server, path: &str, accept: &str) -> (String, String, String) {
    let mut stream = TcpStream::connect(server.address()).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\naccept-encoding: {accept}\r\n\r\n"
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let (status, headers) = head.split_once("\r\n").unwrap();
    let small: Vec<_> = headers
        .lines()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| format!("{}: {value}\n", name.to_lowercase()))
        .collect();
    (status.to_owned(), small.concat(), body.to_owned())
}

#[test]
fn every_answer_carries_the_policy() {
    let folder = Folder::new("policy");
    let server = Server::start(&folder.site()).unwrap();
    for path in ["/", "/index.html", "/page.wasm", "/missing"] {
        let (_, headers, _) = get(&server, path, "");
        for line in [
            &format!("{CONTENT_POLICY}: {}\n", Policy::default().header()),
            "x-content-type-options: nosniff\n",
            "referrer-policy: no-referrer\n",
        ] {
            assert!(headers.contains(line), "{path} lacks {line} in\n{headers}");
        }
    }
}

#[test]
fn a_watched_page_listens() {
    let folder = Folder::new("watched");
    let server = Server::start(&folder.site().at("/below/").watched()).unwrap();
    for path in ["/below/", "/below/index.html"] {
        let (status, headers, body) = get(&server, path, "br");
        assert_eq!(status, "HTTP/1.1 200 OK");
        assert!(headers.contains(&format!("content-length: {}\n", body.len())));
        assert!(
            body.contains("<script src=\"/.harness/listen.js\">"),
            "{body}"
        );
    }
    let (_, headers, body) = get(&server, "/.harness/empty", "");
    assert!(!headers.contains("content-security-policy"), "{headers}");
    assert!(body.is_empty(), "{body}");
    let (status, ..) = get(&server, "/.harness/nothing", "");
    assert_eq!(status, "HTTP/1.1 404 Not Found");
}

#[test]
fn wasm_has_the_type_that_streaming_needs() {
    let folder = Folder::new("wasm");
    let server = Server::start(&folder.site()).unwrap();
    let (status, headers, _) = get(&server, "/page.wasm", "");
    assert_eq!(status, "HTTP/1.1 200 OK");
    assert!(
        headers.contains("content-type: application/wasm\n"),
        "{headers}"
    );
}

#[test]
fn the_best_accepted_encoding_is_sent() {
    let folder = Folder::new("encoding");
    let server = Server::start(&folder.site()).unwrap();
    let path = "/page-0123456789ab.js";
    for (accept, encoding, body) in [
        (
            "gzip, deflate, br, zstd",
            "content-encoding: br\n",
            "as brotli",
        ),
        ("gzip", "content-encoding: gzip\n", "as gzip"),
        ("", "", "plain"),
    ] {
        let answer = get(&server, path, accept);
        assert!(answer.1.contains(encoding), "{accept}: {}", answer.1);
        assert!(
            answer.1.contains("content-type: text/javascript\n"),
            "{}",
            answer.1
        );
        assert_eq!(answer.2, body);
    }
}

#[test]
fn hashed_names_keep_and_the_document_is_asked_for_each_time() {
    let folder = Folder::new("keep");
    let server = Server::start(&folder.site()).unwrap();
    let keeps = |path| {
        let (_, headers, _) = get(&server, path, "");
        headers
            .lines()
            .find_map(|line| line.strip_prefix("cache-control: "))
            .map(str::to_owned)
    };
    assert_eq!(keeps("/").as_deref(), Some("no-cache"));
    assert_eq!(
        keeps("/page-0123456789ab.js").as_deref(),
        Some("public, max-age=31536000, immutable")
    );
    assert_eq!(
        keeps("/gone-0123456789ab.js"),
        None,
        "a missing file must not be remembered"
    );
}

#[test]
fn missing_files_and_paths_outside_are_not_found() {
    let folder = Folder::new("outside");
    let server = Server::start(&folder.site()).unwrap();
    for path in [
        "/missing.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
    ] {
        let (status, _, body) = get(&server, path, "");
        assert_eq!(status, "HTTP/1.1 404 Not Found", "{path}");
        assert!(!body.contains("not for you"), "{path}");
    }
}

#[test]
fn a_sub_path_serves_the_page_and_nothing_beside_it() {
    let folder = Folder::new("below");
    let server = Server::start(&folder.site().at("/some/sub/path/")).unwrap();
    assert!(server.url().ends_with("/some/sub/path/"));

    let (status, headers, body) = get(&server, "/some/sub/path/", "");
    assert_eq!(status, "HTTP/1.1 200 OK");
    assert!(headers.contains("content-type: text/html"), "{headers}");
    assert!(body.contains("A page"));
    assert_eq!(
        get(&server, "/some/sub/path/page.wasm", "").0,
        "HTTP/1.1 200 OK"
    );
    assert_eq!(get(&server, "/page.wasm", "").0, "HTTP/1.1 404 Not Found");

    let (status, headers, _) = get(&server, "/some/sub/path", "");
    assert_eq!(status, "HTTP/1.1 308 Permanent Redirect");
    assert!(headers.contains("location: /some/sub/path/\n"), "{headers}");
}

#[test]
fn a_folder_without_a_page_says_how_to_build_it() {
    let error = Site::new("/nowhere").unwrap_err().to_string();
    assert!(error.contains("cargo xtask build"), "{error}");
}

#[test]
fn a_stopped_server_gives_its_port_back() {
    let folder = Folder::new("stop");
    let server = Server::start(&folder.site()).unwrap();
    let address = server.address();
    drop(server);
    std::net::TcpListener::bind(address).unwrap();
}
