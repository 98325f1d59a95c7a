//! Serves a built page as static hosts do, and lists the files that a visit loads.
//!
//! `cargo xtask serve` and the browser tests share the [`Server`] and its headers, so the tests check
//! the real responses.

mod first_visit;
mod headers;
mod kept_offline;
mod network;
mod policy;
mod server;
mod watch;

pub use first_visit::first_visit;
pub use headers::{CONTENT_POLICY, EVERY_RESPONSE, cache_control, headers_file, is_hashed};
pub use kept_offline::kept_offline;
pub use network::Network;
pub use policy::Policy;
pub use server::{Server, Site};
pub use watch::{ADDED, Watch};
