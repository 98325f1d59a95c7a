//! What fills the page: a folder for each.

pub mod play;
