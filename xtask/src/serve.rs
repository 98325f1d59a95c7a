//! Builds the page and serves it on this machine.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    setup,
};

/// Builds, serves, and stays until it is interrupted.
pub(crate) fn serve(workspace: &mut Workspace, port: u16) -> Result<()> {
    // Taken first, so that a port in use is reported before the build.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
        format!("taking port {port}: `cargo xtask serve --port 0` takes any free one")
    })?;
    setup::for_building(workspace)?;
    let folder = build(workspace, &Page::TESTED)?;
    drop(listener);
    let server = workspace.join("tests/server.mjs");
    let mut node = workspace.command("node");
    run(node.arg(server).arg(folder).arg(port.to_string()))
}
