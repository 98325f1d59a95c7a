//! Trees as tests grow and press them.

use std::num::NonZeroU32;

use nim_engine::Rules;
use nim_game::TreeExplorer;
use nim_game::tree::{TreeAction, TreeKey};

use crate::common::position;

pub fn limited(rules: Rules, take: u32) -> Rules {
    NonZeroU32::new(take).map_or(rules, |take| rules.with_limit(take))
}

/// The boards of source E: one pile, a move takes 1 to 3, the last match loses.
pub fn matches(count: u32) -> TreeExplorer {
    TreeExplorer::new(position(&[count], limited(Rules::misere(), 3)))
}

pub fn after<const N: usize>(mut explorer: TreeExplorer, actions: [TreeAction; N]) -> TreeExplorer {
    for action in actions {
        let unfolds = action == TreeAction::UnfoldAll;
        explorer.act(action);
        while unfolds && explorer.is_busy() {
            explorer.act(TreeAction::Tick);
        }
    }
    explorer
}

/// Presses the node of this name; whether it is shown.
pub fn press(explorer: &mut TreeExplorer, name: &str) -> bool {
    let mut nodes = explorer.nodes().iter();
    let pressed = nodes.find(|node| node.path.name() == name);
    let pressed = pressed.map(|node| node.path.clone());
    let shown = pressed.is_some();
    if let Some(path) = pressed {
        explorer.act(TreeAction::PressNode(path));
    }
    shown
}

/// Presses the keys of these names.
pub fn keys(explorer: &mut TreeExplorer, names: &[&str]) {
    for name in names {
        let key = TreeKey::read(name).unwrap();
        explorer.act(TreeAction::Key(key));
    }
}
