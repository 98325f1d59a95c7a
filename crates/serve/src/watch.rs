//! The scripts that the test server adds to the page: one that reports errors, for browsers whose
//! drivers have no log, and a test's player.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{
        StatusCode,
        header::{ACCEPT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, IF_MODIFIED_SINCE, IF_NONE_MATCH},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

/// All paths that the test server adds begin with this.
pub const ADDED: &str = "/.harness/";

/// A larger document is not our page.
const LARGEST: usize = 1 << 20;

/// The reports of the page, shared by the server and the test.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    heard: Arc<Mutex<Vec<String>>>,
    mount: String,
    player: Option<String>,
}

impl Watch {
    /// Watches the page at this path, with a test's player in it where one is given.
    pub(crate) fn new(mount: &str, player: Option<String>) -> Self {
        Self {
            heard: Arc::default(),
            mount: mount.to_owned(),
            player,
        }
    }

    /// The reports of the page since the last call.
    #[must_use]
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn is_page(&self, path: &str) -> bool {
        path.strip_prefix(&self.mount)
            .is_some_and(|rest| rest.is_empty() || rest == "index.html")
    }
}

/// Answers our own paths, and adds the script to the page.
pub(crate) async fn watch(State(watch): State<Watch>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    match path.strip_prefix(ADDED) {
        // A document of the page's origin that runs no script of it.
        Some("empty") => [(CONTENT_TYPE, "text/html")].into_response(),
        Some("listen.js") => {
            let kind = [(CONTENT_TYPE, "text/javascript")];
            (kind, include_str!("watch/listen.js")).into_response()
        }
        Some("player.js") => {
            let kind = [(CONTENT_TYPE, "text/javascript")];
            (kind, watch.player.unwrap_or_default()).into_response()
        }
        Some("heard") => {
            let told = to_bytes(request.into_body(), LARGEST).await;
            let told = told.unwrap_or_default();
            let told = String::from_utf8_lossy(&told).into_owned();
            let mut heard = watch.heard.lock().unwrap_or_else(PoisonError::into_inner);
            heard.push(told);
            StatusCode::NO_CONTENT.into_response()
        }
        Some(_) => StatusCode::NOT_FOUND.into_response(),
        None if watch.is_page(path) => {
            let player = watch.player.is_some();
            with_script(plain(request), next, player).await
        }
        None => next.run(request).await,
    }
}

/// The request, so that the answer is the whole document and not compressed.
fn plain(mut request: Request) -> Request {
    for name in [ACCEPT_ENCODING, IF_MODIFIED_SINCE, IF_NONE_MATCH] {
        request.headers_mut().remove(name);
    }
    request
}

async fn with_script(request: Request, next: Next, player: bool) -> Response {
    let (mut parts, body) = next.run(request).await.into_parts();
    let Ok(document) = to_bytes(body, LARGEST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let document = String::from_utf8_lossy(&document);
    let mut scripts = vec!["listen.js"];
    scripts.extend(player.then_some("player.js"));
    let document = listening(&document, &scripts);
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(document))
}

/// The document with the scripts before anything that could go wrong: where its head begins.
fn listening(document: &str, scripts: &[&str]) -> String {
    let begin = ["<head>", "<html"]
        .iter()
        .find_map(|tag| document.find(tag))
        .and_then(|tag| Some(tag + document[tag..].find('>')? + 1))
        .unwrap_or(0);
    let (before, after) = document.split_at(begin);
    let script = |name: &&str| format!("<script src=\"{ADDED}{name}\"></script>");
    let scripts: String = scripts.iter().map(script).collect();
    format!("{before}{scripts}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_stand_first_in_the_head() {
        let scripts = ["listen.js", "player.js"];
        let written = "<script src=\"/.harness/listen.js\"></script>\
            <script src=\"/.harness/player.js\"></script>";
        for (before, after) in [
            (
                "<!doctype html><html lang=en><head>",
                "<meta charset=utf-8><header>",
            ),
            ("<!doctype html>\n<html lang=\"en\">", "\n<title>x</title>"),
            ("", "x"),
        ] {
            assert_eq!(
                listening(&format!("{before}{after}"), &scripts),
                format!("{before}{written}{after}")
            );
        }
    }
}
