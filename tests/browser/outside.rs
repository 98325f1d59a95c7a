//! A stand-in for all other machines: the browser's proxy, which receives every request to one of them.
//! So the test does not rely on the page's own report.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpListener},
    sync::{Arc, LazyLock, Mutex, PoisonError},
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use nim_browser::{Ability, Page};

/// Browsers contact these by themselves: for updates, lists, a start page, and a test of the network.
/// The list of loaded files shows that the page contacts none of them.
const THEIR_MAKERS: [&str; 9] = [
    "duckduckgo.com",
    "google.com",
    "googleapis.com",
    "gstatic.com",
    "gvt1.com",
    "mozilla.com",
    "mozilla.org",
    "mozilla.net",
    "firefox.com",
];

/// One for all tests, so that they share browsers. A request in one of them fails all that watch.
pub static OUTSIDE: LazyLock<Outside> =
    LazyLock::new(|| Outside::listen().expect("a port is free"));

/// A stand-in for all other machines, which answers nothing.
pub struct Outside {
    pub port: u16,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Outside {
    fn listen() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("taking a port")?;
        let port = listener.local_addr()?.port();
        let heard: Arc<Mutex<Vec<String>>> = Arc::default();
        let told = heard.clone();
        // The thread ends with the tests.
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A browser may open a line before it has anything to say.
                let _ = stream.set_read_timeout(Some(Duration::from_secs(1)));
                let mut asked = String::new();
                let _ = BufReader::new(stream).read_line(&mut asked);
                let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                told.extend((!asked.is_empty()).then_some(asked));
            }
        });
        Ok(Self { port, heard })
    }

    /// The hosts that were asked for, without those that a browser asks by itself.
    fn heard(&self) -> Vec<String> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let hosts = heard.iter().filter_map(|asked| {
            // `CONNECT host:443 HTTP/1.1`, `GET http://host/ HTTP/1.1`
            let address = asked.split(' ').nth(1)?;
            let host = address.rsplit("://").next()?;
            host.split(['/', ':']).next()
        });
        let is_own = |host: &&str| {
            let mut before = THEIR_MAKERS.iter().filter_map(|own| host.strip_suffix(own));
            before.any(|before| before.is_empty() || before.ends_with('.'))
        };
        hosts
            .filter(|host| !is_own(host))
            .map(str::to_owned)
            .collect()
    }

    /// Whether the page has sent no request to another host. If the engine accepts such a proxy, a
    /// request at the end shows that the proxy hears the page.
    pub async fn was_not_asked(&self, page: &Page) -> Result<()> {
        if !page.engine().can(Ability::Outside) {
            return Ok(());
        }
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "{complaints:?}");
        // Requests arrive in order, so after this one all earlier ones have arrived. Each test uses a
        // host of its own for that.
        let port = page
            .home()
            .rsplit(':')
            .next()
            .unwrap_or_default()
            .to_owned();
        let elsewhere = format!("{}{ELSEWHERE}", port.trim_end_matches('/'));
        let leave = format!("setTimeout(() => (location.href = 'http://{elsewhere}/'))");
        page.run(&leave, Vec::new()).await?;
        page.until("somebody else is asked", async || {
            Ok(self.heard().contains(&elsewhere).then_some(()))
        })
        .await?;
        let mut heard = self.heard();
        heard.retain(|host| !host.ends_with(ELSEWHERE));
        ensure!(heard.is_empty(), "others were asked: {heard:?}");
        // Nothing answers there.
        page.allow(ELSEWHERE, &["net::ERR"]);
        Ok(())
    }
}

/// How the hosts end that are asked for at last.
const ELSEWHERE: &str = ".elsewhere.example";
