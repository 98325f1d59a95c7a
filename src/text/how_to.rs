//! How to play: the choice of steps and keys.

use crate::catalogue::how_to as words;
use crate::engine::Convention;
use crate::game::Switch;

/// The steps of a turn and its aim, in order.
pub fn steps(convention: Convention, one_tap: bool) -> [&'static str; 5] {
    [
        words::heaps(),
        words::turn(),
        match convention {
            Convention::Misere => words::aim_misere(),
            Convention::Normal => words::aim_normal(),
        },
        if one_tap {
            words::with_one_tap()
        } else {
            words::with_choice()
        },
        words::in_rows(),
    ]
}

/// The keys of the game, with the effect of each and the setting that switches it off.
pub fn keys() -> [(&'static str, &'static str, &'static [Switch]); 9] {
    [
        (words::keys_across(), words::keys_across_do(), &[]),
        (words::keys_along(), words::keys_along_do(), &[]),
        (words::keys_digits(), words::keys_digits_do(), &[]),
        (words::key_enter(), words::key_enter_does(), &[]),
        (words::key_escape(), words::key_escape_does(), &[]),
        (
            words::keys_undo(),
            words::keys_undo_do(),
            &[Switch::Shortcuts, Switch::Undo],
        ),
        (
            words::key_hint(),
            words::key_hint_does(),
            &[Switch::Shortcuts, Switch::Hints],
        ),
        (
            words::key_new(),
            words::key_new_does(),
            &[Switch::Shortcuts],
        ),
        (
            words::key_help(),
            words::key_help_does(),
            &[Switch::Shortcuts],
        ),
    ]
}
