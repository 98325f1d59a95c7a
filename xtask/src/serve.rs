//! Builds the page and serves it on this machine.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};

use crate::{
    build::{Page, build},
    command::Workspace,
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
    let address = listener.local_addr().context("reading the port")?;
    println!("\nThe page is at http://{address}/\nCtrl-C stops it.");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the server")?;
    runtime.block_on(nim_serve::serve(listener, &folder))
}
