//! What the page knows, without browser, clock or chance.

mod app;
mod command;
mod shared;
mod update;
mod view;

pub use app::{AppAction, AppState};
pub use command::Command;
pub use shared::Shared;
pub use update::Update;
pub use view::{Dialog, Screen};
