//! The instructions.

use crate::engine::Convention;

/// The steps of a turn and its aim, in order.
#[must_use]
pub fn steps(convention: Convention) -> [&'static str; 4] {
    [
        "Stones lie in heaps. Two players take turns.",
        "On your turn, take as many stones as you like from one heap: at least one, up to the whole heap. Some boards set a limit for each turn.",
        match convention {
            Convention::Misere => {
                "Whoever takes the last stone of all loses. Leave it to the other player."
            }
            Convention::Normal => "Whoever takes the last stone of all wins. So get there first.",
        },
        "Press a stone to choose it and all above it, then press Take. Or press the lowest chosen stone again, or drag the stones up to your tray.",
    ]
}

/// The keys that play, and what each does.
pub const KEYS: [(&str, &str); 9] = [
    ("← →", "from heap to heap"),
    ("↑ ↓", "from stone to stone"),
    ("1 – 9", "choose that many; Enter takes"),
    ("Enter", "choose; once more, take"),
    ("Esc", "let the choice go"),
    ("U R", "undo, redo"),
    ("H", "hint; again for more"),
    ("N", "new game"),
    ("?", "these instructions"),
];

/// Heads the keys.
pub const KEYS_HEADING: &str = "On the board, by keyboard";
/// Tells what the keys need.
pub const KEYS_NOTE: &str = "Tab brings you to the board.";
