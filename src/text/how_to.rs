//! The instructions.

use crate::engine::Convention;
use crate::game::Switch;

/// The steps of a turn and its aim, in order.
pub fn steps(convention: Convention, one_tap: bool) -> [&'static str; 4] {
    [
        "Stones lie in heaps. Two players take turns.",
        "On your turn, take as many stones as you like from one heap: at least one, up to the whole heap. Some boards set a limit for each turn.",
        match convention {
            Convention::Misere => {
                "Whoever takes the last stone of all loses. Leave it to the other player."
            }
            Convention::Normal => "Whoever takes the last stone of all wins. So get there first.",
        },
        if one_tap {
            "Press a stone to take it and all above it, as you have set it."
        } else {
            "Press a stone to choose it and all above it, then press Take. Or press the lowest chosen stone again, or drag the stones up to your tray."
        },
    ]
}

/// The keys that play, what each does, and what can switch it off.
pub const KEYS: [(&str, &str, &[Switch]); 9] = [
    ("← →", "from heap to heap", &[]),
    ("↑ ↓", "from stone to stone", &[]),
    ("1 – 9", "choose that many; Enter takes", &[]),
    ("Enter", "choose; once more, take", &[]),
    ("Esc", "let the choice go", &[]),
    ("U R", "undo, redo", &[Switch::Shortcuts, Switch::Undo]),
    (
        "H",
        "hint; again for more",
        &[Switch::Shortcuts, Switch::Hints],
    ),
    ("N", "new game", &[Switch::Shortcuts]),
    ("?", "these instructions", &[Switch::Shortcuts]),
];

/// Heads the keys.
pub const KEYS_HEADING: &str = "On the board, by keyboard";
/// Tells what the keys need.
pub const KEYS_NOTE: &str = "Tab brings you to the board.";
