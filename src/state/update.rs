use std::fmt;
use std::rc::Rc;

use super::AppState;

/// A change of the page made by a chunk. Its code comes with that chunk. The reducer of the page applies
/// it to the newest state.
#[derive(Clone)]
pub struct Update(Rc<dyn Fn(&mut AppState)>);

impl Update {
    /// The update that changes the page so.
    pub fn new(change: impl Fn(&mut AppState) + 'static) -> Self {
        Self(Rc::new(change))
    }

    /// Changes the page.
    pub fn apply(&self, page: &mut AppState) {
        (self.0)(page);
    }
}

impl PartialEq for Update {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Update {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Update")
    }
}
