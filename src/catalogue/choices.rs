//! The enums by which messages choose: `(Convention: misere | normal)`.

pub use crate::engine::Convention;
pub use crate::game::puzzle::Grade;
