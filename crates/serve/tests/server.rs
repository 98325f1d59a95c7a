//! The headers of each response, read from the connection.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use nim_serve::serve;

/// A folder with a page, served until the test program ends.
fn served(name: &str) -> SocketAddr {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    for (file, content) in [
        ("index.html", "<!doctype html><title>A page</title>"),
        ("page-0123456789ab.js", "plain"),
        ("page-0123456789ab.js.br", "as brotli"),
    ] {
        fs::write(folder.join(file), content).unwrap();
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || block_on(serve(listener, &folder)));
    address
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().build().unwrap().block_on(future)
}

/// Requests a path. Returns the headers of the response in lower case, and the body.
fn get(address: SocketAddr, path: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\naccept-encoding: gzip, br\r\n\r\n"
    )
    .unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    let (head, body) = response.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_owned())
}

#[test]
fn every_response_has_the_security_headers() {
    let address = served("policy");
    for path in ["/", "/index.html", "/page-0123456789ab.js", "/missing"] {
        let (headers, _) = get(address, path);
        for line in [
            "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(headers.contains(line), "{path} lacks {line} in\n{headers}");
        }
    }
}

#[test]
fn hashed_files_are_cached_and_the_document_is_not() {
    let address = served("keep");
    for (path, expected) in [
        ("/", Some("no-cache")),
        (
            "/page-0123456789ab.js",
            Some("public, max-age=31536000, immutable"),
        ),
        // A missing file must not be remembered.
        ("/gone-0123456789ab.js", None),
    ] {
        let (headers, _) = get(address, path);
        let mut lines = headers.lines();
        let found = lines.find_map(|line| line.strip_prefix("cache-control: "));
        assert_eq!(found, expected, "{path}");
    }
    assert_eq!(get(address, "/page-0123456789ab.js").1, "as brotli");
}

#[test]
fn a_folder_without_a_page_says_how_to_build_it() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let error = block_on(serve(listener, Path::new("/nowhere"))).unwrap_err();
    assert!(error.to_string().contains("cargo xtask build"), "{error}");
}

#[test]
fn the_program_names_what_it_cannot_serve() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let taken = taken.local_addr().unwrap().port().to_string();
    for (arguments, refusal) in [
        (&[][..], "say which folder to serve on which port"),
        (&["dist", "eighty"], "reading the port \"eighty\""),
        (&["dist", &taken], "0 takes any free one"),
        (&["nowhere", "0"], "it holds no index.html"),
    ] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nim-serve"));
        let ended = program.args(arguments).output().unwrap();
        let error = String::from_utf8(ended.stderr).unwrap();
        assert!(
            !ended.status.success() && error.contains(refusal),
            "{error}"
        );
    }
}
