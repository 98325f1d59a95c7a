//! Serves a built page and drives real browsers over it.
//!
//! `cargo xtask serve` and the browser tests share the [`Server`] and its headers, so what
//! is tested is what is served. With the feature `browser`, the module `browser` opens the
//! page in a real browser, as a person with a mouse, a finger or a keyboard would.

#[cfg(feature = "browser")]
pub mod browser;
mod engine;
mod first_visit;
mod headers;
mod kept;
mod line;
mod policy;
mod programs;
mod server;
mod tools;
mod tries;
mod watch;

pub use engine::{Ability, Engine, Installed};
pub use first_visit::first_visit;
pub use headers::{CONTENT_POLICY, EVERY_RESPONSE, cache_control, headers_file, is_hashed};
pub use kept::kept_offline;
pub use policy::Policy;
pub use programs::on_path;
pub use server::{Server, Site};
pub use tools::{AXE, AXE_SCRIPT, axe_script, tools_cache};
pub use tries::{SECOND_TRIES, WHOLE, second_tries};
