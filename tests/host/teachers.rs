//! The page for teachers: the link for pupils, and the game without hints that it may lead to.

use nim::catalogue::{link as words, play, study};
use nim::components::TakeBar;
use nim::engine::Convention;
use nim::game::{FieldError, Form, GameAction, Shareable, Switch, read_link, write_board};
use nim::route::Route;
use nim::screens::analysis::{AnalysisPanel, Binary, PanelProps};
use nim::screens::teach::Beginning;
use nim::state::{AppAction, AppState, Command};
use nim::text;
use yew::{Callback, html};

use crate::common::{drawn, keeping, markup};

fn begin(sizes: &str, last: Convention, hints: bool) -> Beginning {
    Beginning {
        sizes: sizes.to_owned(),
        last,
        hints,
    }
}

/// The page of somebody who has opened this link.
fn opened(link: &str) -> AppState {
    AppState::opening(link)
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

/// The screens that would tell who wins this game, with their addresses.
fn telling(page: &AppState) -> Vec<(Route, String)> {
    let game = &page.table.game;
    let routes = [Route::Analyse, Route::Tree, Route::Review];
    let mut telling: Vec<_> = routes
        .map(|route| (route, route.from_game(game)))
        .into_iter()
        .collect();
    for sheet in ["analysis", "tree"] {
        telling.push((
            Route::Print,
            write_board(&["print/", sheet].concat(), game.position()),
        ));
    }
    telling
}

fn is_quiet(page: &AppState) -> bool {
    let told = telling(page);
    let withheld = |(route, link): &(Route, String)| page.withholds(*route, link);
    let all = told.iter().all(withheld);
    assert_eq!(all, told.iter().any(withheld), "all of them, or none");
    let settings = page.settings.clone();
    let (game, dispatch) = (page.table.clone(), Callback::noop());
    let bar = drawn(html! { <TakeBar {game} {settings} {dispatch} /> });
    let panel = markup::<AnalysisPanel>(PanelProps {
        game: page.table.clone(),
        binary: Binary::Known,
        dispatch: Callback::noop(),
    });
    let is_quiet = panel.contains(study::without_hints());
    assert_eq!(is_quiet, !panel.contains("data-prospect"), "{panel}");
    assert_eq!((is_quiet, bar.contains(play::hint())), (all, !all));
    all
}

#[test]
fn a_game_without_hints_shows_who_wins_only_after_its_end() {
    const LINK: &str = "#/play?heaps=1,2&rule=normal&two=human&hints=off";
    let page = opened(LINK);
    assert_eq!(page.table.link_error, None);
    assert!(is_quiet(&page));
    // The analysis and the tree could be led to its board. Other games and sheets tell nothing of it.
    for (route, link, withheld) in [
        (Route::Analyse, "#/analyse", true),
        (Route::Tree, "#/tree?heaps=2&rule=normal", true),
        (Route::Review, "#/review?heaps=2,2&moves=A1", false),
        (
            Route::Review,
            "#/review?heaps=1,2&rule=normal&moves=A1",
            true,
        ),
        (Route::Print, "#/print/board?heaps=1,2&rule=normal", false),
        (Route::Puzzle, "#/puzzle/1", false),
    ] {
        assert_eq!(page.withholds(route, link), withheld, "{link}");
    }
    assert!(!Shareable::Position.is_of(&page.table.game));
    // Neither the button nor the key nor the panel counts as help.
    let page = page
        .after(AppAction::Hint)
        .after(AppAction::Command(Command::Hint))
        .after(AppAction::Beside(Some(Route::Analyse)));
    assert_eq!(page.table.help.hints, 0);
    assert_eq!(page.table.notice, None);
    // It goes on so after a reload, in its own address, and in the setting that is saved.
    let page = keeping::play(page, "B1");
    assert!(keeping::link(&page).contains("hints=off"));
    for fragment in ["", &*keeping::link(&page)] {
        let next = keeping::next_visit(&page, fragment);
        assert!(is_quiet(&next), "{fragment}");
        assert!(next.settings.is_on(Switch::Hints));
    }
    // Another game on this table is one without hints too, until the form makes one.
    for again in [
        AppAction::Restart,
        AppAction::PlayBoard(page.table.game.position().clone()),
    ] {
        assert!(is_quiet(&page.clone().after(again.clone())), "{again:?}");
    }
    let rematch = page.clone().after(AppAction::Act(GameAction::Rematch));
    assert!(is_quiet(&rematch));
    let table = Form::of(page.table.game.table()).table(true).unwrap();
    let new = page.clone().after(AppAction::Begin(table));
    assert!(!new.table.game.is_without_hints() && !keeping::link(&new).contains("hints"));
    // The end shows all, until it is undone.
    let over = keeping::play(page, "A1,B1");
    assert!(over.table.game.position().is_terminal());
    assert!(
        telling(&over)
            .iter()
            .all(|(route, link)| !over.withholds(*route, link))
    );
    assert!(is_quiet(&over.after(AppAction::Undo)));
}

#[test]
fn a_link_knows_two_words_for_hints() {
    assert_eq!(read_link("#/play?hints=on"), read_link("#/play?"));
    let error = read_link("#/play?hints=maybe").unwrap_err();
    let text = "maybe";
    assert_eq!(
        text::link::trouble(&error),
        text::in_a_row(&[words::not_opened(), &words::UnknownHints { text }.text()])
    );
    assert!(read_link("#/play?hints=off&hints=on").is_err());
}
