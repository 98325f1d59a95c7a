use std::rc::Rc;

use yew::Reducible;

use crate::game::TreeExplorer;
use crate::game::tree::TreeAction;

impl Reducible for TreeExplorer {
    type Action = TreeAction;

    fn reduce(self: Rc<Self>, action: TreeAction) -> Rc<Self> {
        let mut explorer = Rc::unwrap_or_clone(self);
        explorer.act(action);
        explorer.into()
    }
}

/// The key of the next automatic step, and the pause before it in milliseconds; `None` if nothing runs.
pub fn due(explorer: &TreeExplorer) -> Option<(usize, u32)> {
    let rest = explorer.rest()?;
    Some((explorer.progress().done + explorer.nodes().len(), rest))
}
