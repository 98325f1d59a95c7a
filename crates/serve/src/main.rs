//! `nim-serve <folder> <port>`: serves a built page on this machine until it is interrupted. Port 0 takes any free one.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

use std::{
    env,
    net::{Ipv4Addr, TcpListener},
    path::Path,
};

use anyhow::{Context, Result, bail};

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [folder, port] = &arguments[..] else {
        bail!("say which folder to serve on which port: `nim-serve dist 8080`");
    };
    let port: u16 = port
        .parse()
        .with_context(|| format!("reading the port {port:?}"))?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("taking port {port}: 0 takes any free one"))?;
    let address = listener.local_addr().context("reading the port")?;
    println!("\nThe page is at http://{address}/\nCtrl-C stops it.");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the server")?;
    runtime.block_on(nim_serve::serve(listener, Path::new(folder)))
}
