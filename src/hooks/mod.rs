//! The only places where effects start. What an effect brings back is an `Action`.

mod address;
mod computer;
mod reminder;
mod table;

pub use address::use_address;
pub use computer::use_computer_turn;
pub use reminder::use_reminder;
pub use table::{TableHandle, use_table};
