//! Builds the page and serves it on this machine.

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, TcpListener},
};

use anyhow::{Context, Result, anyhow};
use nim_serve::serve as serve_folder;

use crate::{
    build::{Page, build},
    command::Workspace,
    setup,
};

/// Builds, serves, and stays until it is interrupted.
pub(crate) fn serve(workspace: &mut Workspace, port: u16) -> Result<()> {
    // Taken first, so that a port in use is reported before the build.
    let listener = listen(port)?;
    setup::for_building(workspace)?;
    let folder = build(workspace, &Page::Tested)?;
    let address = listener.local_addr().context("reading the port")?;
    println!("\nThe page is at http://{address}/\nCtrl-C stops it.");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the server")?;
    runtime.block_on(async {
        tokio::select! {
            ended = serve_folder(listener, &folder) => ended,
            stopped = tokio::signal::ctrl_c() => stopped.context("waiting for Ctrl-C"),
        }
    })?;
    println!("\nStopped.");
    Ok(())
}

fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "port {port} is taken by another program: choose another with `cargo xtask serve --port {}`",
            if port == u16::MAX { port - 1 } else { port + 1 }
        ),
        ErrorKind::PermissionDenied => anyhow!(
            "port {port} is reserved for root: choose one from 1024 up with `cargo xtask serve --port 8080`"
        ),
        _ => anyhow!(error).context(format!("listening on port {port}")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_named_and_another_suggested() {
        let taken = listen(0).unwrap();
        let port = taken.local_addr().unwrap().port();
        let message = listen(port).unwrap_err().to_string();
        assert!(
            message.contains(&format!("port {port} is taken")),
            "{message}"
        );
        assert!(message.contains("cargo xtask serve --port "), "{message}");
    }
}
