//! Connections that can be cut, so that a test can take the network away and give it back. The
//! port stays taken meanwhile: a server that was stopped might not get it again. And answers that
//! can be held, so that a test sees the page while something is on its way.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::serve::Listener;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Whether the network is there, shared by the server and the test.
#[derive(Clone, Debug, Default)]
pub struct Network {
    is_cut: Arc<AtomicBool>,
    held: Arc<Mutex<Option<String>>>,
    is_fresh: Arc<AtomicBool>,
    is_down: Arc<AtomicBool>,
    is_without_worker: Arc<AtomicBool>,
}

/// The service worker, which serves files from its own cache.
const WORKER: &str = "/sw.js";

impl Network {
    /// Cuts every connection, old and new, or lets new ones through again.
    pub fn set_cut(&self, cut: bool) {
        self.is_cut.store(cut, Ordering::SeqCst);
    }

    /// Holds answers for paths that end so, or lets all of them through.
    pub fn hold(&self, end: Option<&str>) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = end.map(str::to_owned);
    }

    /// Makes the host answer every request with the error 503, as a host does that is overloaded, or lets
    /// it work again.
    pub fn set_down(&self, down: bool) {
        self.is_down.store(down, Ordering::SeqCst);
    }

    /// Lets no browser keep an answer from now on, so that only a service worker has files without the
    /// network.
    pub fn stay_fresh(&self) {
        self.is_fresh.store(true, Ordering::SeqCst);
    }

    /// Makes every answer come over the network from now on. No browser caches one and no service worker
    /// starts, so a delayed file is delayed at a second visit too.
    pub fn stay_without_worker(&self) {
        self.stay_fresh();
        self.is_without_worker.store(true, Ordering::SeqCst);
    }

    /// Whether no browser is to keep an answer.
    pub(crate) fn is_fresh(&self) -> bool {
        self.is_fresh.load(Ordering::SeqCst)
    }

    /// Whether every answer is an error.
    pub(crate) fn is_down(&self) -> bool {
        self.is_down.load(Ordering::SeqCst)
    }

    /// Waits until the answer for this path may be sent.
    pub(crate) async fn let_through(&self, path: &str) {
        while self.holds(path) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn holds(&self, path: &str) -> bool {
        if self.is_without_worker.load(Ordering::SeqCst) && path.ends_with(WORKER) {
            return true;
        }
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.as_deref().is_some_and(|end| path.ends_with(end))
    }

    fn check(&self) -> io::Result<()> {
        if self.is_cut.load(Ordering::SeqCst) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

/// A listener whose connections are cut with the network.
pub(crate) struct Lines {
    pub(crate) listener: TcpListener,
    pub(crate) network: Network,
}

impl Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            if self.network.check().is_ok() {
                let network = self.network.clone();
                return (Line { stream, network }, from);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// One connection.
pub(crate) struct Line {
    stream: TcpStream,
    network: Network,
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        // Checked after the wait, or a waiting connection would notice the cut only at the next request.
        match read {
            Poll::Ready(Ok(())) => Poll::Ready(self.network.check()),
            other => other,
        }
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if let Err(cut) = self.network.check() {
            return Poll::Ready(Err(cut));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
