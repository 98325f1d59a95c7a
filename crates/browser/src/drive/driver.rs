//! The process that speaks `WebDriver`. It ends with the process that started it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};

use super::screen::Screen;
use crate::{
    Installed,
    engine::{Driving, Port},
};

/// A driver that does not listen by then never will.
const STARTS_WITHIN: Duration = Duration::from_mins(1);

/// A running driver, ended on drop.
#[derive(Debug)]
pub(super) struct Driver {
    child: Child,
    port: u16,
    /// Kept open, because a driver that writes to a closed pipe would end.
    output: BufReader<ChildStdout>,
    session: Option<String>,
    // Dropped last: the browser stands on it.
    _screen: Option<Screen>,
}

impl Driver {
    /// Starts the engine's driver with a folder for the browser's data, and waits until it listens.
    pub(super) fn start(installed: &Installed, driving: &Driving, profile: &Path) -> Result<Self> {
        let name = installed.driver.display();
        match driving.port {
            Port::Announced(words) => {
                let mut driver = Self::spawn(installed, driving, profile, 0)?;
                let port = announced_port(&mut driver.output, words);
                driver.port =
                    port.with_context(|| format!("starting {name}: it ended without its port"))?;
                Ok(driver)
            }
            Port::Chosen => {
                let mut driver = Self::spawn(installed, driving, profile, free_port()?)?;
                ensure!(
                    driver.listens()?,
                    "starting {name}: it ended, or never listened on the port chosen for it"
                );
                Ok(driver)
            }
        }
    }

    fn spawn(installed: &Installed, driving: &Driving, profile: &Path, port: u16) -> Result<Self> {
        let name = installed.driver.display();
        let screen = driving.wants_screen.then(Screen::start).transpose()?;
        let mut command = Command::new(&installed.driver);
        command.arg(format!("--port={port}"));
        command.args(driving.arguments);
        command.envs(driving.environment.iter().copied());
        if let Some(screen) = &screen {
            command
                .env("DISPLAY", &screen.display)
                // Otherwise a browser would open on the screen of the person at this machine.
                .env_remove("WAYLAND_DISPLAY")
                .env("XDG_CONFIG_HOME", profile)
                .env("XDG_CACHE_HOME", profile)
                .env("XDG_DATA_HOME", profile);
        }
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("starting {name}"))?;
        let output = child
            .stdout
            .take()
            .with_context(|| format!("reading from {name}"))?;
        Ok(Self {
            child,
            port,
            output: BufReader::new(output),
            session: None,
            _screen: screen,
        })
    }

    /// Waits until it answers; false if it ended instead.
    fn listens(&mut self) -> Result<bool> {
        let start = Instant::now();
        while start.elapsed() < STARTS_WITHIN {
            thread::sleep(Duration::from_millis(20));
            let answers = self.answers();
            if self
                .child
                .try_wait()
                .context("watching a driver")?
                .is_some()
            {
                return Ok(false);
            }
            if answers {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether it takes a connection.
    pub(super) fn answers(&self) -> bool {
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok()
    }

    /// Names the session that has to be ended with the driver, or that it ended already.
    pub(super) fn set_session(&mut self, session: Option<String>) {
        self.session = session;
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Ends the session by hand, since the browser outlives a driver that is killed.
    fn end_session(&mut self) -> std::io::Result<()> {
        let Some(session) = self.session.take() else {
            return Ok(());
        };
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        write!(
            stream,
            "DELETE /session/{session} HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\n\r\n",
            self.port
        )?;
        // The answer comes when the browser is gone.
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.end_session();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_port() -> Result<u16> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .context("looking for a free port on 127.0.0.1")
}

fn announced_port(output: &mut impl BufRead, after: &str) -> Option<u16> {
    output.lines().map_while(Result::ok).find_map(|line| {
        let (_, rest) = line.split_once(after)?;
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Engine;

    #[test]
    fn the_port_is_read_from_the_drivers_output() {
        for (engine, mut said) in [
            (
                Engine::Chromium,
                &b"Starting ChromeDriver 156.0 on port 0\n\
                ChromeDriver was started successfully on port 40123.\n"[..],
            ),
            (
                Engine::Firefox,
                &b"1795167821218\tgeckodriver\tINFO\tListening on 127.0.0.1:40123\n"[..],
            ),
        ] {
            let Port::Announced(words) = engine.row().driving.port else {
                panic!("{} says its port", engine.name());
            };
            assert_eq!(announced_port(&mut said, words), Some(40123));
        }
        assert_eq!(announced_port(&mut &b"no\n"[..], "on port "), None);
    }
}
