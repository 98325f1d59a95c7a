use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

use crate::game::{Action, State, reduce};

/// The state of the table and the way to change it.
pub type TableHandle = UseReducerHandle<Shown>;

/// A [`State`] that Yew can keep.
#[derive(Debug, PartialEq)]
pub struct Shown(State);

impl Deref for Shown {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl Reducible for Shown {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let state = Rc::try_unwrap(self).map_or_else(|shared| shared.0.clone(), |shown| shown.0);
        Rc::new(Self(reduce(state, action)))
    }
}

/// Keeps the table, beginning with what the address of the visit asks for.
#[hook]
pub fn use_table(fragment: &str) -> TableHandle {
    use_reducer_eq(|| Shown(State::opening(fragment)))
}
