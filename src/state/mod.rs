//! What the page knows.

mod shared;
mod update;

pub use shared::Shared;
pub use update::Update;
