//! The state of a lesson's screen: its saved data, the length of its pauses, and its addresses.

use nim::engine::{Convention, Move};
use nim::game::puzzle::{Address, Grade};
use nim::game::teach::{Act, Chapter, Place, Progress, Question, STEPS, Session, Support, Task};
use nim::game::{GameAction, GameState, LinkError, read_hints};
use nim::screens::review;
use nim::screens::teach::{self, TeachAction, TeachPlace, TeachState, kept, note};
use nim::state::StorageAction;
use nim::state::{AppAction, AppState};
use nim::text::link::trouble;

use crate::common::{day, lesson as lesson_at};

/// The lesson as it is opened on this page.
fn lesson(page: &AppState, place: Place) -> TeachState {
    TeachState::default().after(TeachAction::Begin(teach::Given {
        place,
        last: Convention::Misere,
        today: day(20),
        seed: 7,
        kept: kept(page),
        hints: true,
        page: String::new(),
    }))
}

fn session(state: &TeachState) -> &Session {
    state.session.as_ref().unwrap()
}

/// Presses a number, and goes on.
fn press_number(state: TeachState, number: u32) -> TeachState {
    let state = state.after(TeachAction::Act(Act::Number(number)));
    state.after(TeachAction::Act(Act::Next))
}

/// A move that loses.
fn losing(board: &GameState) -> Move {
    let position = board.game.position();
    let wins: Vec<Move> = position.winning_moves().collect();
    let loses = position.legal_moves().find(|made| !wins.contains(made));
    loses.unwrap()
}

/// The page after a screen has reported data to save.
fn told(page: AppState, action: Option<StorageAction>) -> AppState {
    page.after(AppAction::Storage(action.unwrap()))
}

#[test]
fn a_lesson_resumes_where_it_was_left_with_or_without_saved_data() {
    let chapter = Place::Chapter(Chapter::Move);
    let page = AppState::opening("");
    let fresh = lesson(&page, chapter);
    assert!(note(&page, session(&fresh).kept()).is_none(), "nothing new");
    let begun = press_number(fresh, 2);
    assert_eq!(session(&begun).boards().0, 1);
    let begun = session(&begun).kept().clone();
    let update = note(&page, &begun);
    let page = told(page, update);
    assert!(note(&page, &begun).is_none(), "it is known");
    assert_eq!(session(&lesson(&page, chapter)).boards().0, 1);
    // Another lesson is left alone.
    let tree = press_number(lesson(&page, Place::Chapter(Chapter::Tree)), 7);
    let update = note(&page, session(&tree).kept());
    let page = told(page, update);
    let left = [Chapter::Move, Chapter::Tree].map(|chapter| {
        let place = Place::Chapter(chapter);
        let opened = lesson(&page, place);
        (kept(&page).board(place), session(&opened).boards().0)
    });
    assert_eq!(left, [(1, 1); 2]);
}

#[test]
fn a_pause_ends_whatever_is_pressed_meanwhile() {
    let chosen = || GameAction::Choose("A1".parse().unwrap());
    // The third board of this chapter is one to play on.
    let state = lesson(&AppState::opening(""), Place::Chapter(Chapter::Move));
    let act = |state: TeachState, act| state.after(TeachAction::Act(act));
    let state = press_number(press_number(state, 2), 7);
    let loses = losing(session(&state).board());
    let state = act(state, Act::Board(GameAction::Choose(loses)));
    let state = act(state, Act::Board(GameAction::Take));
    let waits = (session(&state).due(), state.acts);
    assert!(waits.0.is_some());
    for pressed in [
        Act::Board(chosen()),
        Act::Board(GameAction::LetGo),
        Act::Write("1".to_owned()),
    ] {
        let after = act(state.clone(), pressed.clone());
        assert_eq!((session(&after).due(), after.acts), waits, "{pressed:?}");
    }
    let again = act(state.clone(), Act::Again);
    assert_eq!(session(&again).due(), None);
    assert_ne!(again.acts, waits.1, "a button ends it");
    let state = act(state, Act::Tick);
    assert_eq!(session(&state).due(), None);
    assert_eq!(session(&state).board().choice, None);
}

#[test]
fn a_link_without_hints_leaves_no_help() {
    let puzzles = [9, 20, 56].map(|seed| Place::Puzzle(Address::One(Grade::Four, seed)));
    for place in puzzles {
        let last = Convention::Misere;
        let mut session = lesson_at(place, last, Progress::default(), day(20), 7);
        // A game that is told needs no help.
        let task = session.exercise().task;
        let needs = !matches!(task, Task::Choose(Question::Mistake));
        assert_eq!(
            session.is_helped() || session.can_help(),
            needs,
            "{place:?}"
        );
        session = session.with_hints(false);
        assert!(!session.is_helped() && !session.can_help(), "{place:?}");
        session.apply(Act::Help);
        assert!(!session.is_helped() && session.board().hint.is_none());
        assert_eq!(session.support(), Support::None);
        let address = teach::lesson_address(place, last);
        let alone = teach::without_hints(&address);
        assert_eq!(alone.parse::<TeachPlace>(), address.parse());
        assert_eq!(read_hints(&alone), Ok(false));
    }
    assert!("#/puzzle/1/1?hints=x".parse::<TeachPlace>().is_err());
}

#[test]
fn an_address_opens_its_screen_or_shows_its_error() {
    let place = |link: &str| link.parse::<TeachPlace>();
    let misere = Some(Convention::Misere);
    for (link, opened) in [
        ("#/learn", TeachPlace::Chapters),
        ("#/learn/", TeachPlace::Chapters),
        ("/learn?x=1", TeachPlace::Chapters),
        (teach::LIST, TeachPlace::Chapters),
        (teach::HISTORY, TeachPlace::History),
        ("#/learn/history/", TeachPlace::History),
        (teach::TEACHERS, TeachPlace::Teachers),
        (teach::PATH, TeachPlace::Path(None)),
        ("#/path/?rule=misere", TeachPlace::Path(misere)),
        ("#/path/4", TeachPlace::Lesson(Place::Step(4), None)),
        (
            "#/learn/move",
            TeachPlace::Lesson(Place::Chapter(Chapter::Move), None),
        ),
    ] {
        assert_eq!(place(link), Ok(opened), "{link}");
    }
    let steps = (1..=STEPS).map(Place::Step);
    let ruled = steps.flat_map(|place| {
        [Convention::Misere, Convention::Normal].map(|last| (place, last, Some(last)))
    });
    // A chapter has its own rules.
    let chapters = Chapter::ALL.map(|chapter| (Place::Chapter(chapter), Convention::Normal, None));
    for (lesson, last, told) in ruled.chain(chapters) {
        let address = teach::lesson_address(lesson, last);
        assert_eq!(place(&address), Ok(TeachPlace::Lesson(lesson, told)));
    }
    for (screen, wrong) in [
        ("#/learn/", "3"),
        ("#/learn/", "x"),
        ("#/learn/", "proof/2"),
        ("#/learn/", "Move"),
        ("#/path/", "0"),
        ("#/path/", "13"),
        ("#/path/", "x"),
        ("#/path/", "4/5"),
        ("#/path/", "practice/copy"),
        ("#/learn/", "proof/page"),
    ] {
        let told = trouble(&place(&[screen, wrong].concat()).unwrap_err());
        assert!(told.contains(&format!("“{wrong}”")), "{told}");
    }
    assert!(place("#/path/4?rule=x").is_err());
    for wrong in ["#/puzzle/9", "#/puzzle/1/x", "#/puzzle/2026-02-30"] {
        let error = place(wrong).unwrap_err();
        assert!(
            matches!(error, LinkError::Told { .. }),
            "{wrong}: {error:?}"
        );
    }
    let long = "9".repeat(100_000);
    for screen in ["#/learn/", "#/path/", "#/puzzle/", "#/review?heaps="] {
        let link = [screen, &long].concat();
        let errors = [place(&link).err(), review::read(&link).err()];
        assert_eq!(errors, [(); 2].map(|()| Some(LinkError::TooLong)));
    }
}
