//! The page as it is drawn, rendered on the host as it is in the browser.

use nim::catalogue::{Who, page, people, play as words};
use nim::components::heap_board::board_of;
use nim::dialogs::setup_modal::{SetupAction, SetupState, draft};
use nim::engine::{Convention, Rules, Strategy, ai_compute_move};
use nim::game::{Board, FormAction, GameAction, Seat, Switch, reduce};
use nim::hooks::AddressBar;
use nim::lazy::Fetch;
use nim::lazy::fetching;
use nim::route::Route;
use nim::state::Command;
use nim::state::{AppAction, AppState, Dialog};
use nim::text::play as says;
use nim_prerender::drawn as html;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use yew::Callback;

use crate::common::{drawn, moved, position, state};

fn after(page: AppState, actions: impl IntoIterator<Item = AppAction>) -> AppState {
    actions.into_iter().fold(page, AppState::after)
}

/// The setup after a field is filled in.
fn fill(state: SetupState, action: FormAction) -> SetupState {
    state.after(SetupAction::Fill(action))
}

/// A press on the stone at which this move is chosen.
fn stone(text: &str) -> AppAction {
    AppAction::Play(GameAction::Choose(moved(text)))
}

/// A press on Take.
const TAKE: AppAction = AppAction::Play(GameAction::Take);

/// An attribute with this name for those who do not see.
fn labelled(name: &str) -> String {
    format!("aria-label=\"{name}\"")
}

#[test]
fn the_first_visit_is_drawn_without_a_browser() {
    let html = html("");
    let last = Convention::Misere;
    let (name, strength) = (people::computer(), people::casual());
    for expected in [
        labelled(&says::heap_group(2, 7)),
        labelled(&says::stone(moved("C2"), 5)),
        labelled(&says::stone(moved("C7"), 0)),
        labelled(words::choose()),
        "role=\"status\"".to_owned(),
        words::take_any().to_owned(),
        words::LastStone { last }.text(),
        words::computer_starts().to_owned(),
        words::Rule { last }.text(),
        words::PlayerAtStrength { name, strength }.text(),
    ] {
        assert!(html.contains(&expected), "{expected} is missing in {html}");
    }
    assert_eq!(
        html.matches("tabindex=\"0\"").count(),
        1,
        "the board is one stop of the Tab key"
    );
    assert!(!html.contains("aria-live=\"assertive\""), "{html}");
}

#[test]
fn after_a_search_the_status_tells_how_many_boards_minimax_looked_at() {
    let state = state("#/play?heaps=1,2&one=minimax&two=human");
    let token = state.turn_token();
    let mut rng = SmallRng::seed_from_u64(1);
    let answer = ai_compute_move(Strategy::Minimax, state.game.position(), &mut rng).unwrap();
    let visited = answer.search.unwrap().visited;
    let state = reduce(state, GameAction::Reply(token, answer));
    let told = nim::text::search::status(&state).turn;
    let positions = visited.into();
    assert!(
        told.starts_with(&words::LookedAt { positions }.text()),
        "{told}"
    );
    assert!(told.ends_with(&says::status(&state, "").turn), "{told}");
}

#[test]
fn names_are_text_and_never_markup() {
    let html = html("#/play?two=human&names=%26lt;b,Bob%22");
    assert!(html.contains("&amp;lt;b"), "{html}");
}

#[test]
fn the_status_names_move_board_and_turn() {
    let html = html("#/play?heaps=1,7,2&two=human&moves=B3&names=Ada,Bob");
    let status = &html[html.find("role=\"status\"").unwrap()..];
    let status = &status[..status.find("</p>").unwrap()];
    let text: String = status
        .split('>')
        .skip(1)
        .map(|part| part.split('<').next().unwrap())
        .collect();
    let [ada, bob] = ["Ada", "Bob"].map(|name| Who::Named(name.to_owned()));
    let (stones, heap) = (3_u32.into(), 1);
    let took = words::Took {
        who: &ada,
        stones,
        heap,
    };
    let lies = words::Heaps { heaps: &[1, 4, 2] };
    let turn = words::Turn { who: &bob };
    assert_eq!(text, [took.text(), lies.text(), turn.text()].join(" "));
}

#[test]
fn the_banner_marks_the_player_to_move_and_shows_what_each_has_taken() {
    for (board, moves, acting, taken) in [
        ("3,5,7", "A1,C4", 0, [1, 4]),
        ("3,5,7", "A1,C4,B2", 1, [3, 4]),
        ("3,7,30", "B7,C30", 0, [7, 30]),
        // The last stone lies on the board.
        ("1,1,9", "C8,A1,B1,C1", 2, [9, 2]),
    ] {
        let html = html(&format!("#/play?heaps={board}&two=human&moves={moves}"));
        // A player's element holds no other `div`.
        let elements = html
            .split("<div ")
            .filter_map(|element| element.split_once('>'));
        let players: Vec<_> = elements
            .filter(|(tag, _)| tag.contains("class=\"banner__player\""))
            .collect();
        assert_eq!(players.len(), 2);
        for (place, (tag, player)) in players.into_iter().enumerate() {
            let is_acting = player.contains("class=\"banner__turn\"");
            // The last stone loses: its taker is the second player.
            let has_won = acting == 2 && place == 0;
            assert_eq!(player.contains("banner__crown"), has_won, "{player}");
            assert_eq!(is_acting, acting == place, "{moves}: {player}");
            assert_eq!(tag.contains("aria-current"), is_acting, "{tag}");
            // Of many twenty are drawn, with their number.
            let stones = player.matches("class=\"banner__stone\"").count();
            let last = usize::from(acting == 2 && place == 1);
            assert_eq!(stones, taken[place].min(20) - last, "{moves}: {player}");
            let counted = [">", &taken[place].to_string(), "<"].concat();
            assert_eq!(player.contains(&counted), taken[place] > 6, "{player}");
            let told = u32::try_from(taken[place]).unwrap();
            let told = words::Taken {
                stones: told.into(),
            }
            .text();
            assert!(player.contains(&told), "{told}: {player}");
        }
    }
}

#[test]
fn a_hint_marks_its_heap_and_then_its_stones() {
    // Only taking all of heap C wins.
    let mut state = state("#/play?heaps=1,1,5&rule=normal&two=human");
    for stones in [0, 5, 5] {
        state = reduce(state, GameAction::Hint);
        let html = drawn(board_of(&state, false, &Callback::noop()));
        let heaps: Vec<&str> = html.split("role=\"group\"").skip(1).collect();
        let is_marked = |heap: &&str| heap.split_once('>').unwrap().0.contains("data-hinted");
        assert_eq!(
            heaps.iter().map(is_marked).collect::<Vec<_>>(),
            [false, false, true]
        );
        let marks = |heap: &&str| heap.matches("data-mark=\"hinted\"").count();
        assert_eq!(heaps.iter().map(marks).collect::<Vec<_>>(), [0, 0, stones]);
    }
}

#[test]
fn a_stone_over_the_limit_shows_the_limit() {
    let html = html("#/play?heaps=5&take=3");
    let described = "aria-description=\"A turn takes 1 to 3 stones.\"";
    assert_eq!(html.matches(described).count(), 2);
    assert_eq!(html.matches("class=\"stone\"").count(), 5);
}

#[test]
fn the_last_stone_carries_the_sign_of_the_rule() {
    let sign = |rule: &str| {
        let html = html(&format!("#/play?heaps=1,1&two=human&moves=A1&rule={rule}"));
        let stone = &html[html.find("data-stone").unwrap()..];
        stone[..stone.find("</button>").unwrap()].to_owned()
    };
    assert!(sign("misere").contains("<svg") && sign("normal").contains("<svg"));
    assert_ne!(sign("misere"), sign("normal"));
    assert!(
        !html("")
            .split("data-stone")
            .nth(1)
            .unwrap()
            .split("</button>")
            .next()
            .unwrap()
            .contains("<svg")
    );
}

#[test]
fn opening_and_closing_a_dialog_keeps_the_choice() {
    let chosen = after(AppState::opening(""), [stone("C2")]);
    let closed = after(
        chosen.clone(),
        [AppAction::Open(Dialog::HowTo), AppAction::Close],
    );
    assert_eq!(closed.table.choice, Some(moved("C2")));
    assert_eq!(closed.table, chosen.table);
}

#[test]
fn letters_do_nothing_where_that_is_set_or_where_nobody_sees_the_game() {
    let begun = after(AppState::opening("#/play?two=human"), [stone("C2"), TAKE]);
    let undo = AppAction::Command(Command::Undo);
    assert_eq!(after(begun.clone(), [undo.clone()]).table.game.ply(), 0);
    let settings = AppAction::Open(Dialog::Settings);
    let off = after(
        begun.clone(),
        [
            settings,
            AppAction::Set(Switch::Shortcuts, false),
            AppAction::Close,
            undo.clone(),
        ],
    );
    assert_eq!(off.table.game.ply(), 1);
    let new = AppAction::Command(Command::New);
    assert_eq!(after(off, [new]).screen.dialog, None);
    let elsewhere = after(begun, [AppAction::Go(Route::Analyse), undo]);
    assert_eq!(elsewhere.table.game.ply(), 1);
}

#[test]
fn the_setup_opens_only_on_request() {
    for fragment in ["", "#/play?heaps=5", "#/play?heaps=x"] {
        assert_eq!(AppState::opening(fragment).screen.dialog, None);
    }
    assert_eq!(
        after(AppState::opening(""), [AppAction::Command(Command::New)])
            .screen
            .dialog,
        Some(Dialog::Setup)
    );
}

#[test]
fn a_dialog_that_failed_to_load_says_so_and_can_be_opened_again() {
    let [under_way, failed] =
        [Fetch::UnderWay, Fetch::Failed(Callback::noop())].map(|fetch| drawn(fetching(fetch)));
    assert!(!under_way.contains("role=\"alert\"") && !under_way.contains("<button"));
    let again = [page::try_again(), "</button>"].concat();
    assert!(failed.contains("role=\"alert\"") && failed.contains(&again));
}

#[test]
fn a_wrong_form_stays_open_and_loses_nothing() {
    let begun =
        AppState::opening("#/play?two=human&moves=A1").after(AppAction::Open(Dialog::Setup));
    let setup = SetupState::new(draft(&begun));
    let setup = fill(setup, FormAction::Board(Board::Own));
    let setup = fill(setup, FormAction::Sizes("3, x".to_owned()));
    assert_eq!(setup.errors().sizes, None, "nobody has sent it yet");
    assert!(setup.form.table(true).is_err());
    let refused = setup.after(SetupAction::Refuse);
    assert_eq!(refused.form.sizes, "3, x");
    assert!(refused.errors().sizes.is_some());
    let mended = fill(refused, FormAction::Sizes("3, 4".to_owned()));
    assert_eq!(
        mended.errors().sizes,
        None,
        "a mended field says so at once"
    );
    let table = mended.form.table(true).unwrap();
    let played = after(begun, [AppAction::Begin(table)]);
    assert_eq!(played.screen.dialog, None);
    assert_eq!(played.table.game.position().heaps(), [3, 4]);
}

#[test]
fn the_result_waits_until_an_open_dialog_is_closed() {
    let over = AppState::opening("#/play?heaps=1&two=human&moves=A1");
    let setup = after(over, [AppAction::Open(Dialog::Setup)]).after(AppAction::Result);
    assert_eq!(setup.screen.dialog, Some(Dialog::Setup));
    assert!(!setup.result_is_shown());
    let shown = setup.after(AppAction::Close).after(AppAction::Result);
    assert_eq!(shown.screen.dialog, Some(Dialog::Win));
    let closed = shown.after(AppAction::Close);
    assert!(closed.result_is_shown(), "once is enough");
}

#[test]
fn a_rematch_closes_the_result_and_lets_the_other_side_start() {
    let over = AppState::opening("#/play?heaps=1&two=human&moves=A1").after(AppAction::Result);
    let again = after(over, [AppAction::Rematch]);
    assert_eq!(again.screen.dialog, None);
    assert_eq!(again.table.game.to_move(), Seat::Two);
    let restarted = again.after(AppAction::Act(GameAction::Restart));
    assert_eq!(restarted.table.game.to_move(), Seat::Two);
}

#[test]
fn following_a_link_from_the_result_leaves_no_dialog() {
    let shown = AppState::opening("#/play?heaps=1&two=human&moves=A1").after(AppAction::Result);
    let followed = shown.after(AppAction::Follow("#/play?heaps=4".to_owned()));
    assert_eq!(followed.screen.dialog, None);
    assert_eq!(followed.table.game.position().heaps(), [4]);
}

#[test]
fn a_closed_setup_keeps_its_input_until_the_next_game() {
    let page = AppState::opening("");
    let name = FormAction::Name(Seat::One, "Ada".to_owned());
    let setup = fill(SetupState::new(draft(&page)), name);
    let typed = after(
        page,
        [
            AppAction::Open(Dialog::Setup),
            AppAction::Draft(setup.form),
            AppAction::Close,
            AppAction::Open(Dialog::Setup),
        ],
    );
    assert_eq!(draft(&typed).names[0], "Ada");
    let again = after(typed, [AppAction::Restart]);
    assert_eq!(draft(&again).names[0], "");
}

#[test]
fn an_empty_board_offers_nobody_to_start() {
    assert!(!html("#/play?heaps=0,0").contains(words::computer_starts()));
}

#[test]
fn the_explained_rule_closes_with_the_next_action() {
    let explained = after(AppState::opening(""), [AppAction::Explain]);
    assert!(explained.screen.explained);
    for action in [
        AppAction::Command(Command::LetGo),
        AppAction::Play(GameAction::LetGo),
        stone("A3"),
        AppAction::Explain,
    ] {
        assert!(!after(explained.clone(), [action]).screen.explained);
    }
}

#[test]
fn before_the_first_move_the_status_says_who_starts() {
    let who = &Who::Computer;
    assert!(html("#/play?first=two").contains(&words::Starts { who }.text()));
    let two = html("#/play?two=human&names=Ada,Bob");
    let (who, last) = (&Who::Named("Ada".to_owned()), Convention::Misere);
    assert!(two.contains(&words::LastStone { last }.text()));
    assert!(two.contains(&words::Turn { who }.text()));
}

#[test]
fn a_game_trains_the_learner_once_even_if_its_end_is_redone() {
    let one = stone("A1");
    let undo = AppAction::Undo;
    let redo = AppAction::Redo;
    let begun = AppState::opening("#/play?heaps=1&rule=normal&two=learner");
    let mut page = after(begun, [one.clone(), TAKE]);
    assert_eq!(page.schools[0].learner().games(), 1);
    for _ in 0..3 {
        page = after(page, [undo.clone(), redo.clone()]);
        page = after(page, [undo.clone(), one.clone(), TAKE]);
    }
    assert_eq!(page.schools[0].learner().games(), 1);
    assert_eq!(page.schools[0].record(), [0, 1]);
    let again = after(page, [AppAction::Restart, one, TAKE]);
    assert_eq!(again.schools[0].learner().games(), 2);
}

#[test]
fn a_watched_game_steps_back_even_with_undo_off() {
    let off = AppAction::Set(Switch::Undo, false);
    let watched = AppState::opening("#/play?one=casual&two=skilled&moves=A1");
    let settings = AppAction::Open(Dialog::Settings);
    let back = after(watched, [settings, off, AppAction::Close, AppAction::Undo]);
    assert_eq!(back.table.game.ply(), 0);
}

#[test]
fn looking_at_the_analysis_of_a_game_counts_as_a_hint_once_a_position() {
    let begun = AppState::opening("#/play?heaps=1,2&two=human");
    for look in [
        AppAction::Beside(Some(Route::Analyse)),
        AppAction::Go(Route::Analyse),
        AppAction::Go(Route::Tree),
    ] {
        let seen = after(begun.clone(), [look.clone()]);
        assert_eq!(seen.table.help.hints, 1, "{look:?}");
        let again = after(seen, [AppAction::ToGame, look.clone(), look.clone()]);
        assert_eq!(again.table.help.hints, 1, "{look:?}");
    }
    // The panel stays beside the next game, and is visible there too.
    let open = after(begun, [AppAction::Beside(Some(Route::Analyse))]);
    let next = after(open, [AppAction::Restart]);
    assert_eq!(next.table.help.hints, 1);
    let linked = AppState::opening("#/analyse?heaps=1,2");
    assert_eq!(linked.table.help.hints, 0, "that is another board");
}

#[test]
fn the_board_is_carried_between_analysis_and_tree() {
    let bar = AddressBar::default();
    let go = AppAction::Go;
    assert_eq!(
        bar.leads(go(Route::Tree)),
        go(Route::Tree),
        "the game's board"
    );
    let looked_at = position(&[3, 4], Rules::normal());
    bar.study(Some((Route::Analyse, looked_at)));
    let tree = AppAction::Visit(Route::Tree, "#/tree?heaps=3,4&rule=normal".into());
    assert_eq!(bar.leads(go(Route::Tree)), tree);
    // On the open screen, unfinished work continues.
    assert_eq!(bar.leads(go(Route::Analyse)), AppAction::Close);
    assert_eq!(bar.leads(go(Route::Learn)), go(Route::Learn));
    assert_eq!(bar.leads(AppAction::Undo), AppAction::Undo);
}

#[test]
fn an_address_unreadable_to_its_screen_opens_the_game_with_an_error() {
    let error = nim::screens::analysis::read("#/analyse?heaps=x").unwrap_err();
    let refused = AppState::opening("#/analyse?heaps=x").after(AppAction::Refuse(error.clone()));
    assert!(!refused.is_away());
    assert_eq!(refused.table.link_error, Some(error));
    let mended = refused.after(AppAction::Follow("#/analyse?heaps=3".to_owned()));
    assert_eq!(mended.table.link_error, None);
    assert_eq!(mended.location.map(|open| open.route), Some(Route::Analyse));
}

#[test]
fn escape_closes_the_panel_on_the_table_alone() {
    let page = AppState::opening("#/play?two=human");
    let open = after(page, [AppAction::Beside(Some(Route::Analyse))]);
    let escape = || AppAction::Command(Command::LetGo);
    assert_eq!(after(open.clone(), [escape()]).panel, None);
    let away = after(open, [AppAction::Go(Route::Puzzle)]);
    let still = after(away, [escape()]);
    assert_eq!(still.route(), Some(Route::Puzzle));
    assert_eq!(still.panel, Some(Route::Analyse));
}

#[test]
fn escape_takes_back_a_dialog_on_its_way_and_no_choice() {
    let chosen = after(AppState::opening(""), [stone("C2")]);
    let asked = AppAction::Command(Command::Help);
    let escape = AppAction::Command(Command::LetGo);
    let back = after(chosen, [asked, escape]);
    assert_eq!(back.screen.dialog, None);
    assert_eq!(back.table.choice, Some(moved("C2")));
}

/// An empty board has nothing to study.
#[test]
fn the_analysis_of_a_finished_game_opens_the_board_that_it_began_with() {
    for (moves, board) in [("A1", "0,1"), ("A1,B1", "1,1")] {
        let game = state(&format!("#/play?heaps=1,1&two=human&moves={moves}")).game;
        let address = Route::Analyse.from_game(&game);
        assert!(address.contains(&format!("heaps={board}&")), "{address}");
    }
}
