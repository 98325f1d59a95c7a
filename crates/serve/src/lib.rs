//! A static server of one directory on this machine, like any static host would serve it.

use std::{fs, net::TcpListener, path::Path};

use anyhow::{Context, Result, ensure};
use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header::CACHE_CONTROL},
    middleware::{Next, from_fn_with_state},
    response::Response,
};
use nim_hosting::{CONTENT_POLICY, EVERY_RESPONSE, Policy, cache_control};
use tower_http::services::{ServeDir, ServeFile};

/// Serves the built page in this folder on the port of `listener`, and does not end by itself.
///
/// # Errors
///
/// When the folder holds no `index.html`, or the port cannot be used.
pub async fn serve(listener: TcpListener, folder: &Path) -> Result<()> {
    ensure!(
        folder.join("index.html").is_file(),
        "serving {}: it holds no index.html; build the page first with `cargo xtask build`",
        folder.display()
    );
    // A file `x.br` or `x.gz` beside `x` is sent in the place of `x` to a browser that accepts it.
    let files = ServeDir::new(folder)
        .precompressed_br()
        .precompressed_gzip()
        .not_found_service(ServeFile::new(folder.join("404.html")));
    let router = Router::new()
        .fallback_service(files)
        .layer(from_fn_with_state(policy(folder)?, add_headers));
    listener
        .set_nonblocking(true)
        .context("preparing the server's port")?;
    let listener =
        tokio::net::TcpListener::from_std(listener).context("listening on the server's port")?;
    axum::serve(listener, router).await.context("serving")
}

/// The content policy in the folder's file `_headers`. Without that file the policy forbids inline content.
fn policy(folder: &Path) -> Result<HeaderValue> {
    let file = folder.join("_headers");
    let policy = if file.is_file() {
        let text =
            fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
        let mut headers = text.lines().filter_map(|line| line.trim().split_once(": "));
        headers
            .find(|(name, _)| *name == CONTENT_POLICY)
            .map(|(_, policy)| policy.to_owned())
            .with_context(|| format!("{} lacks {CONTENT_POLICY}", file.display()))?
    } else {
        Policy::default().header()
    };
    HeaderValue::from_str(&policy).context("reading the content policy")
}

async fn add_headers(State(policy): State<HeaderValue>, request: Request, next: Next) -> Response {
    let caching = cache_control(request.uri().path());
    let mut response = next.run(request).await;
    let found = !response.status().is_client_error();
    let headers = response.headers_mut();
    headers.insert(HeaderName::from_static(CONTENT_POLICY), policy);
    for (name, value) in EVERY_RESPONSE {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    if found {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    }
    response
}
