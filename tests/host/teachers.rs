//! The page for teachers: the link for pupils, and the hints that it turns off.

use nim::catalogue::link as words;
use nim::engine::Convention;
use nim::game::{FieldError, LinkError, Switch, read_link};
use nim::screens::lessons::Beginning;
use nim::state::{AppAction, AppState};
use nim::storage::{StorageAction, Texts, export};
use nim::text;

fn begin(sizes: &str, last: Convention, hints: bool) -> Beginning {
    Beginning {
        sizes: sizes.to_owned(),
        last,
        hints,
    }
}

/// The page of somebody who has opened this link, after the code that loads later is there.
fn opened(link: &str) -> AppState {
    AppState::opening(link).after(AppAction::Storage(StorageAction::Open))
}

#[test]
fn the_link_of_a_teacher_opens_that_table() {
    for (sizes, heaps) in [
        ("3, 5, 7", vec![3, 5, 7]),
        ("4 4", vec![4, 4]),
        ("21", vec![21]),
    ] {
        for last in [Convention::Misere, Convention::Normal] {
            for hints in [true, false] {
                let link = begin(sizes, last, hints).link().unwrap();
                let game = read_link(&link).unwrap().unwrap();
                let board = &game.table().board;
                assert_eq!(
                    (board.heaps(), board.rules().convention),
                    (&*heaps, last),
                    "{link}"
                );
                let page = opened(&link);
                assert_eq!(page.table.game.table(), game.table(), "{link}");
                assert_eq!(page.settings.is_on(Switch::Hints), hints, "{link}");
                // A hint that is off does not come by its key either.
                let asked = page.after(AppAction::Hint);
                assert_eq!(asked.table.help.hints, u32::from(hints), "{link}");
            }
        }
    }
    assert_eq!(
        begin("3 5 7", Convention::Misere, false).link().unwrap(),
        "#/play?hints=off"
    );
}

#[test]
fn sizes_that_make_no_board_make_no_link() {
    let many = ["1"; 13].join(",");
    for sizes in ["", " ", "x", "3,,5", "100", "-3", &many] {
        assert!(
            begin(sizes, Convention::Misere, true).link().is_err(),
            "{sizes}"
        );
    }
    let empty = begin("3, 0", Convention::Misere, true).link();
    assert_eq!(empty, Err(FieldError::Empty(1)));
}

#[test]
fn a_link_that_turns_hints_off_says_so_and_changes_no_saved_setting() {
    let page = opened("#/play?heaps=4,4&hints=off");
    let told = page.table.link_error.clone().unwrap();
    assert!(!told.refuses());
    assert_eq!(text::link::trouble(&told), words::no_hints());
    let saved = |page: &AppState| export(page).unwrap().text;
    assert!(!saved(&page).contains("hints"), "{}", saved(&page));
    // Other settings are saved, and a person can turn hints on again.
    let page = page.after(AppAction::Set(Switch::Sound, true));
    assert!(saved(&page).contains("sound=on") && !saved(&page).contains("hints"));
    let page = page.after(AppAction::Set(Switch::Hints, true));
    assert_eq!(page.after(AppAction::Hint).table.help.hints, 1);
    // A person who goes on from a save gets the same, and a link in the middle of a visit counts.
    let kept = Texts {
        save: Some(
            saved(&AppState::opening("").after(AppAction::Storage(StorageAction::Open)))
                .to_string(),
        ),
        ..Texts::default()
    };
    let page = AppState::resuming("#/play?hints=off", true, &kept);
    assert!(!page.settings.is_on(Switch::Hints));
    assert!(!saved(&page).contains("hints"));
    let page = AppState::resuming("", true, &kept);
    assert!(page.settings.is_on(Switch::Hints));
    let page = page.after(AppAction::Follow("#/play?heaps=4,4&hints=off".to_owned()));
    assert!(!page.settings.is_on(Switch::Hints));
    // Hints that were off before stay off in the save.
    let off = AppState::opening("").after(AppAction::Storage(StorageAction::Open));
    let off = off.after(AppAction::Set(Switch::Hints, false));
    let kept = Texts {
        save: Some(saved(&off).to_string()),
        ..Texts::default()
    };
    let page = AppState::resuming("#/play?hints=off", true, &kept);
    assert!(!page.settings.is_on(Switch::Hints));
    assert!(saved(&page).contains("hints=off"));
    // Another value is named.
    let other = AppState::opening("#/play?hints=on")
        .table
        .link_error
        .clone();
    assert_eq!(other, Some(LinkError::Ignored("hints=on".to_owned())));
    let told = words::UnknownHints { text: "on" }.text();
    assert_eq!(text::link::trouble(&other.unwrap()), told);
}
