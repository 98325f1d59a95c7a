//! Serves a built page as static hosts do, and lists the files that a visit loads.

mod first_visit;
mod headers;
mod kept_offline;
mod policy;
mod server;

pub use first_visit::first_visit;
pub use headers::{CONTENT_POLICY, EVERY_RESPONSE, cache_control, headers_file, is_hashed};
pub use kept_offline::kept_offline;
pub use policy::Policy;
pub use server::serve;
