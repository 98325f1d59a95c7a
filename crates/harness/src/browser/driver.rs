//! The process that speaks `WebDriver`, ended with whoever started it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpStream},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail};

use crate::{Engine, Installed};

/// A running driver, ended on drop.
#[derive(Debug)]
pub(super) struct Driver {
    child: Child,
    port: u16,
    /// Kept open: a driver that writes to a closed pipe would die of it.
    _output: BufReader<ChildStdout>,
    session: Option<String>,
}

impl Driver {
    /// Starts the engine's driver on a port that it chooses, and waits until it listens.
    pub(super) fn start(engine: Engine, installed: &Installed) -> Result<Self> {
        let name = installed.driver.display();
        let mut child = Command::new(&installed.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("starting {name}"))?;
        let output = child
            .stdout
            .take()
            .with_context(|| format!("reading from {name}"))?;
        let mut output = BufReader::new(output);
        let port = announced_port(&mut output, engine.announces());
        let mut driver = Self {
            child,
            port: 0,
            _output: output,
            session: None,
        };
        let Some(port) = port else {
            bail!(
                "starting {name}: it ended ({:?}) without saying its port",
                driver.child.try_wait()
            );
        };
        driver.port = port;
        Ok(driver)
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

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        let mut said = &b"Starting ChromeDriver 156.0 on port 0\n\
            ChromeDriver was started successfully on port 40123.\n"[..];
        assert_eq!(
            announced_port(&mut said, Engine::Chromium.announces()),
            Some(40123)
        );
        assert_eq!(announced_port(&mut &b"no\n"[..], "on port "), None);
    }
}
