use std::rc::Rc;

use yew::Reducible;

use crate::game::TreeExplorer;
use crate::game::tree::TreeAction;

/// The tree on the screen.
#[derive(Clone)]
pub(super) struct TreeState {
    pub(super) explorer: TreeExplorer,
}

impl Reducible for TreeState {
    type Action = TreeAction;

    fn reduce(self: Rc<Self>, action: TreeAction) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.explorer.act(action);
        state.into()
    }
}

/// The key of the next automatic step, and the pause before it in milliseconds; `None` if nothing runs.
pub fn due(explorer: &TreeExplorer) -> Option<(usize, u32)> {
    let rest = explorer.rest()?;
    Some((explorer.progress().done + explorer.nodes().len(), rest))
}
