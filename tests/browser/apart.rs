//! The page talks to nobody but the host that it came from, whatever screen or dialog is open, and
//! leaves no cookie. Who listens is not the page: the browser's proxy, which gets whatever is meant for
//! another machine.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpListener},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use nim_harness::{
    Ability,
    browser::{ANYTHING, Page, Stage, VIEWS, Window},
};
use serde_json::json;

/// Browsers ask these by themselves: for updates, lists, a start page, and whether there is a network. That
/// the page asks none of them, the list of what it has loaded shows.
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

/// Who listens in the place of all other machines, and answers nothing.
struct Outside {
    port: u16,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Outside {
    fn listen() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("taking a port")?;
        let port = listener.local_addr()?.port();
        let heard: Arc<Mutex<Vec<String>>> = Arc::default();
        let told = heard.clone();
        // It ends with the tests.
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

    /// Begins anew, for another browser.
    fn forget(&self) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.clear();
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
}

/// A host that is asked for at last.
const ELSEWHERE: &str = "elsewhere.example";

async fn leaves_no_cookie(page: &Page) -> Result<()> {
    let cookies = "return [document.cookie, (await globalThis.cookieStore?.getAll() ?? []).length]";
    let cookies = format!("return (async () => {{ {cookies} }})()");
    let cookies = page.run(&cookies, Vec::new()).await?;
    ensure!(cookies == json!(["", 0]), "cookies are there: {cookies}");
    if page.engine().can(Ability::Devtools) {
        let kept = page.devtools("Storage.getCookies", json!({})).await?;
        ensure!(kept["cookies"] == json!([]), "{kept}");
    }
    Ok(())
}

#[test]
fn no_screen_or_dialog_asks_another_host_for_anything_or_leaves_a_cookie() {
    let outside = Outside::listen().unwrap();
    let window = Window::desktop().with_reduced_motion();
    Stage::new(window.with_outside(outside.port)).play(async |page| {
        outside.forget();
        for view in VIEWS {
            view.reach(page).await?;
            for address in page.loaded().await? {
                let (home, own) = (page.home(), ["data:", "blob:"]);
                let is_ours =
                    address.starts_with(home) || own.iter().any(|o| address.starts_with(o));
                ensure!(is_ours, "{}: {address} was loaded", view.name);
            }
            leaves_no_cookie(page).await.context(view.name)?;
        }
        if !page.engine().can(Ability::Outside) {
            return Ok(());
        }
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "{complaints:?}");
        // What is asked comes in a row: when this is heard, so is all before it.
        let leave = format!("setTimeout(() => (location.href = 'http://{ELSEWHERE}/'))");
        page.run(&leave, Vec::new()).await?;
        page.until("somebody else is asked", async || {
            let heard = outside.heard();
            Ok(heard.iter().any(|host| host == ELSEWHERE).then_some(()))
        })
        .await?;
        let mut heard = outside.heard();
        heard.retain(|host| host != ELSEWHERE);
        ensure!(heard.is_empty(), "others were asked: {heard:?}");
        page.excuse(ANYTHING);
        Ok(())
    });
}
