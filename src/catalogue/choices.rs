//! The enums that select variants of messages. A message's comment names them: `# $last (Convention: misere | normal)`.

pub use crate::engine::{Convention, Side, Strategy};
pub use crate::game::puzzle::Grade;
pub use crate::game::teach::PathPart;
pub use crate::game::{Against, Look, Pace, Switch, Theme};
