//! What the page knows, without browser, clock or chance.

mod command;
mod shared;
mod update;

pub use command::Command;
pub use shared::Shared;
pub use update::Update;
