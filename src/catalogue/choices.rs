//! The enums by which messages choose. The comment of a message names them: `# $last (Convention: misere | normal)`.

pub use crate::engine::{Convention, Side, Strategy};
pub use crate::game::puzzle::Grade;
pub use crate::game::teach::Part;
pub use crate::game::{Against, Look, Pace, Switch, Theme};
