//! What a host sends with each file of a built page, and which files a visit loads.

mod first_visit;
mod headers;
mod kept_offline;
mod policy;

pub use first_visit::first_visit;
pub use headers::{CONTENT_POLICY, EVERY_RESPONSE, cache_control, headers_file, is_hashed};
pub use kept_offline::kept_offline;
pub use policy::Policy;
