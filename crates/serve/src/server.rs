//! A static server of one directory on this machine, like any static host would serve it.

use std::{
    fmt, fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    thread::JoinHandle,
};

use anyhow::{Context, Result, ensure};
use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header::CACHE_CONTROL},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use tokio::sync::oneshot;
use tower_http::services::{ServeDir, ServeFile};

use crate::{
    headers::{CONTENT_POLICY, EVERY_RESPONSE, cache_control},
    network::{Lines, Network},
    policy::{FRAMES, Policy},
    watch::{Watch, watch},
};

/// A directory to serve, and the path under which it appears.
#[derive(Clone, Debug)]
pub struct Site {
    dir: PathBuf,
    policy: HeaderValue,
    mount: String,
    watched: bool,
    player: Option<String>,
    plain: bool,
    lacking: Vec<String>,
}

impl Site {
    /// A site at the root of its host.
    ///
    /// # Errors
    ///
    /// When the directory holds no `index.html`.
    pub fn new(dir: impl Into<PathBuf>) -> Result<Self> {
        let dir = dir.into();
        ensure!(
            dir.join("index.html").is_file(),
            "serving {}: it holds no index.html; build the page first with `cargo xtask build`",
            dir.display()
        );
        Ok(Self {
            policy: policy(&dir)?,
            dir,
            mount: "/".to_owned(),
            watched: false,
            player: None,
            plain: false,
            lacking: Vec::new(),
        })
    }

    /// The same site below a path such as `/some/sub/path/`.
    #[must_use]
    pub fn at(self, path: &str) -> Self {
        let path = path.trim_matches('/');
        let mount = if path.is_empty() {
            "/".to_owned()
        } else {
            format!("/{path}/")
        };
        Self { mount, ..self }
    }

    /// The same with a script in the page that reports errors to the server, for tests in browsers whose
    /// drivers have no log.
    #[must_use]
    pub fn watched(self) -> Self {
        Self {
            watched: true,
            ..self
        }
    }

    /// The same, [watched](Self::watched), with a test's player: a script that comes before the page's
    /// own. As a script of the page, the player is as fast as the others.
    #[must_use]
    pub fn with_player(self, script: &str) -> Self {
        Self {
            watched: true,
            player: Some(script.to_owned()),
            ..self
        }
    }

    /// The same from a host that knows nothing of us: it sends no header but the kind of a file,
    /// and nothing compressed.
    #[must_use]
    pub fn plain(self) -> Self {
        Self {
            plain: true,
            ..self
        }
    }

    /// The same from a host that lets every other page show it in a frame, as `docs/hosting.md` says.
    ///
    /// # Errors
    ///
    /// When the policy cannot be a header.
    pub fn in_frames(self) -> Result<Self> {
        let policy = self.policy.to_str().context("reading the content policy")?;
        let policy = policy.replace(FRAMES, "frame-ancestors *");
        let policy = HeaderValue::from_str(&policy).context("writing the content policy")?;
        Ok(Self { policy, ..self })
    }

    /// The same from a host to which this file was not copied.
    #[must_use]
    pub fn without(mut self, file: &str) -> Self {
        self.lacking.push(format!("/{file}"));
        self
    }

    /// Whether the host lacks this file.
    #[must_use]
    pub fn lacks(&self, file: &str) -> bool {
        self.lacking.iter().any(|lacking| lacking[1..] == *file)
    }

    /// The directory that is served.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    fn router(&self, told: &Watch, network: &Network) -> Router {
        let files = ServeDir::new(&self.dir);
        let files = if self.plain {
            files
        } else {
            // A file `x.br` or `x.gz` beside `x` is sent in its place to who accepts it.
            files.precompressed_br().precompressed_gzip()
        };
        let files = files.not_found_service(ServeFile::new(self.dir.join("404.html")));
        let routes = if self.mount == "/" {
            Router::new().fallback_service(files)
        } else {
            let mount = self.mount.clone();
            Router::new()
                // Without the slash at the end, relative addresses would miss their files.
                .route(
                    self.mount.trim_end_matches('/'),
                    get(move || async move { Redirect::permanent(&mount) }),
                )
                .nest_service(&self.mount, files)
        };
        let lacking = self.lacking.clone();
        let routes = routes.layer(from_fn(move |request: Request, next: Next| {
            let path = request.uri().path();
            let lacks = lacking.iter().any(|end| path.ends_with(end));
            async move {
                if lacks {
                    return StatusCode::NOT_FOUND.into_response();
                }
                next.run(request).await
            }
        }));
        let routes = if self.plain {
            routes
        } else {
            routes.layer(from_fn_with_state(self.policy.clone(), add_headers))
        };
        let network = network.clone();
        let routes = routes.layer(from_fn(move |request: Request, next: Next| {
            let network = network.clone();
            async move {
                network.let_through(request.uri().path()).await;
                if network.is_down() {
                    return StatusCode::SERVICE_UNAVAILABLE.into_response();
                }
                let mut response = next.run(request).await;
                if network.is_fresh() {
                    let never = HeaderValue::from_static("no-store");
                    response.headers_mut().insert(CACHE_CONTROL, never);
                }
                response
            }
        }));
        if self.watched {
            routes.layer(from_fn_with_state(told.clone(), watch))
        } else {
            routes
        }
    }
}

/// A running server; dropping it stops it.
pub struct Server {
    address: SocketAddr,
    mount: String,
    told: Watch,
    network: Network,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the site on a free port of 127.0.0.1.
    ///
    /// # Errors
    ///
    /// When no port can be had.
    pub fn start(site: &Site) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .context("looking for a free port on 127.0.0.1")?;
        Self::on(listener, site)
    }

    /// Serves the site on a port that was taken before.
    ///
    /// # Errors
    ///
    /// When the listener cannot be used or no thread can be had.
    pub fn on(listener: TcpListener, site: &Site) -> Result<Self> {
        let address = listener.local_addr().context("reading the server's port")?;
        listener
            .set_nonblocking(true)
            .context("preparing the server's port")?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("starting the server's runtime")?;
        let (stop, stopped) = oneshot::channel();
        let told = Watch::new(&site.mount, site.player.clone());
        let network = Network::default();
        let router = site.router(&told, &network);
        let lines = network.clone();
        // A thread of its own serves tests with and without a runtime alike.
        let thread = std::thread::Builder::new()
            .name("server".to_owned())
            .spawn(move || {
                runtime.block_on(async move {
                    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
                        return;
                    };
                    let network = lines;
                    tokio::select! {
                        _ = axum::serve(Lines { listener, network }, router) => {}
                        _ = stopped => {}
                    }
                });
            })
            .context("starting the server's thread")?;
        Ok(Self {
            address,
            mount: site.mount.clone(),
            told,
            network,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// The page's address, ending with a slash.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.mount)
    }

    /// The errors that a watched page has reported.
    #[must_use]
    pub fn told(&self) -> Watch {
        self.told.clone()
    }

    /// The switch that cuts the connections to it.
    #[must_use]
    pub fn network(&self) -> Network {
        self.network.clone()
    }

    /// Host and port, for who speaks HTTP by hand.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Server").field(&self.url()).finish()
    }
}

/// The policy for documents in the file for hosts. Without such a file it forbids inline content.
fn policy(dir: &Path) -> Result<HeaderValue> {
    let file = dir.join("_headers");
    let told = if file.is_file() {
        let text =
            fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
        let mut lines = text.lines().filter_map(|line| line.trim().split_once(": "));
        lines
            .find(|(name, _)| *name == CONTENT_POLICY)
            .map(|(_, policy)| policy.to_owned())
            .with_context(|| format!("{} lacks {CONTENT_POLICY}", file.display()))?
    } else {
        Policy::default().header()
    };
    HeaderValue::from_str(&told).context("reading the content policy")
}

async fn add_headers(State(policy): State<HeaderValue>, request: Request, next: Next) -> Response {
    let keep = cache_control(request.uri().path());
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
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    }
    response
}
