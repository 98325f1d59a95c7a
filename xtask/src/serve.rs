//! Builds the page and serves it on this machine.

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, TcpListener},
};

use anyhow::{Context, Result, bail};

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    setup,
};

/// Builds, serves, and stays until it is interrupted.
pub(crate) fn serve(workspace: &mut Workspace, port: u16) -> Result<()> {
    // Taken first, so that a port in use is reported before the build.
    let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("port {port} is in use: `cargo xtask serve --port 0` takes any free one")
        }
        taken => taken.with_context(|| format!("taking port {port}"))?,
    };
    setup::for_building(workspace)?;
    let folder = build(workspace, &Page::TESTED)?;
    drop(listener);
    let server = workspace.join("tests/server.mjs");
    let mut node = workspace.command("node");
    run(node.arg(server).arg(folder).arg(port.to_string()))
}
