//! How to play: the choice of steps and keys.

use crate::catalogue::how_to as words;
use crate::engine::{Convention, Rules};
use crate::game::Switch;
use crate::text::play;

/// The steps of a turn and its aim, in order.
pub fn steps(rules: Rules, one_tap: bool) -> [String; 5] {
    let aim = match rules.convention {
        _ if rules.leaves_stones() => play::aim(rules),
        Convention::Misere => words::aim_misere().to_owned(),
        Convention::Normal => words::aim_normal().to_owned(),
    };
    let take = if one_tap {
        words::with_one_tap()
    } else {
        words::with_choice()
    };
    let [heaps, turn, take, rows] =
        [words::heaps(), words::turn(), take, words::in_rows()].map(str::to_owned);
    [heaps, turn, aim, take, rows]
}

/// The keys of the game, with the effect of each and the setting that switches it off.
pub fn keys() -> [(&'static str, &'static str, &'static [Switch]); 9] {
    [
        ("← →", words::keys_across_do(), &[]),
        ("↑ ↓", words::keys_along_do(), &[]),
        ("1 – 9", words::keys_digits_do(), &[]),
        (words::key_enter(), words::key_enter_does(), &[]),
        (words::key_escape(), words::key_escape_does(), &[]),
        (
            "U R",
            words::keys_undo_do(),
            &[Switch::Shortcuts, Switch::Undo],
        ),
        (
            "H",
            words::key_hint_does(),
            &[Switch::Shortcuts, Switch::Hints],
        ),
        ("N", words::key_new_does(), &[Switch::Shortcuts]),
        ("?", words::key_help_does(), &[Switch::Shortcuts]),
    ]
}
