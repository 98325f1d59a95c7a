//! What the page knows, without browser, clock or chance.

mod command;

pub use command::Command;
