//! The state of the lesson and puzzle screens: their requests to the browser, their saved data, and the
//! length of their pauses.

use nim::catalogue;
use nim::engine::{Convention, Move};
use nim::game::puzzle::{Date, Grade, Kept, PAUSE, Stage, Today};
use nim::game::teach::{Act, Chapter, Place, STEPS, Session, Skill};
use nim::game::{GameAction, GameState, LinkError};
use nim::screens::puzzles::{self, Given, PuzzlesAction, PuzzlesState};
use nim::screens::review;
use nim::screens::teach::{self, TeachAction, TeachPlace, TeachState, kept, note};
use nim::state::StorageAction;
use nim::state::{AppAction, AppState};
use nim::text::link::trouble;

use crate::common::{drawn, puzzle_screen};

/// A day of November 2026.
fn day(day: u32) -> Today {
    let date = Date::new(2026, 11, day).unwrap();
    Today { date, zone: 60 }
}

/// The data from a browser without saved data.
fn given(today: u32, seed: u64) -> PuzzlesAction {
    PuzzlesAction::Begin(Given {
        today: day(today),
        seed,
        page: "https://nim.example/".to_owned(),
        kept: Kept::default(),
    })
}

/// The screen of a link, with the data it asks for.
fn open(link: &str) -> PuzzlesState {
    PuzzlesState::new(puzzles::read(link).unwrap()).after(given(20, 7))
}

/// The lesson as it is opened on this page.
fn lesson(page: &AppState, place: Place) -> TeachState {
    TeachState::default().after(TeachAction::Begin(teach::Given {
        place,
        last: Convention::Misere,
        today: day(20).date,
        seed: 7,
        kept: kept(page),
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

fn screen(state: &PuzzlesState) -> String {
    let puzzles = state.puzzles.as_ref().unwrap();
    drawn(puzzle_screen(puzzles, &state.page, state.copied))
}

fn board(state: &PuzzlesState) -> &GameState {
    state.puzzles.as_ref().unwrap().state()
}

/// A move that loses.
fn losing(board: &GameState) -> Move {
    let position = board.game.position();
    let wins: Vec<Move> = position.winning_moves().collect();
    let loses = position.legal_moves().find(|made| !wins.contains(made));
    loses.unwrap()
}

/// Makes a move that loses.
fn miss(state: PuzzlesState) -> PuzzlesState {
    let loses = losing(board(&state));
    let act = |action| PuzzlesAction::Act(action);
    let state = state.after(act(GameAction::Choose(loses)));
    state.after(act(GameAction::Take))
}

/// The page after a screen has reported data to save.
fn told(page: AppState, action: Option<StorageAction>) -> AppState {
    page.after(AppAction::Storage(action.unwrap()))
}

#[test]
fn repeated_data_of_the_browser_is_ignored() {
    let puzzle = open("#/puzzle");
    let before = puzzle.link();
    assert_eq!(puzzle.after(given(21, 8)).link(), before);
    let asked = PuzzlesState::new(puzzles::read("#/puzzle/3").unwrap());
    assert_eq!((asked.link(), asked.due()), ("#/puzzle/3".to_owned(), None));
    // Nothing can be pressed before it is known, and nothing breaks.
    let same = asked.clone().after(PuzzlesAction::Next);
    assert_eq!(same.after(PuzzlesAction::Tick).puzzles, None);
}

#[test]
fn todays_puzzle_is_that_of_the_day_on_which_it_is_asked_for() {
    // Midnight has passed since the screen was opened.
    let puzzle = open("#/puzzle").after(PuzzlesAction::Daily(day(21)));
    assert_eq!(puzzle.link(), "#/puzzle/2026-11-21");
    assert_eq!(puzzle.after(given(22, 9)).link(), "#/puzzle/2026-11-21");
}

#[test]
fn a_lesson_resumes_where_it_was_left_with_or_without_saved_data() {
    let chapter = Place::Chapter(Chapter::Move);
    let page = AppState::opening("");
    let fresh = lesson(&page, chapter);
    assert!(note(&page, session(&fresh).kept()).is_none(), "nothing new");
    let begun = press_number(fresh, 2);
    assert_eq!(session(&begun).boards().0, 1);
    let begun = *session(&begun).kept();
    let update = note(&page, &begun);
    let page = told(page, update);
    assert!(note(&page, &begun).is_none(), "it is known");
    assert_eq!(session(&lesson(&page, chapter)).boards().0, 1);
    // Another lesson and the puzzles are left alone.
    let solved = solved(open("#/puzzle/0/7"));
    let solved = solved.puzzles.as_ref().unwrap().kept();
    let update = puzzles::note(&page, solved);
    let page = told(page, update);
    let tree = press_number(lesson(&page, Place::Chapter(Chapter::Tree)), 7);
    let update = note(&page, session(&tree).kept());
    let page = told(page, update);
    assert_eq!(puzzles::kept(&page), *solved);
    let left = [Chapter::Move, Chapter::Tree].map(|chapter| {
        let place = Place::Chapter(chapter);
        let opened = lesson(&page, place);
        (kept(&page).board(place), session(&opened).boards().0)
    });
    assert_eq!(left, [(1, 1); 2]);
    assert!(puzzles::note(&page, solved).is_none());
}

/// Solves a puzzle.
fn solved(state: PuzzlesState) -> PuzzlesState {
    let wins = board(&state).game.position().winning_moves().next();
    match wins {
        Some(made) => {
            let state = state.after(PuzzlesAction::Act(GameAction::Choose(made)));
            state.after(PuzzlesAction::Act(GameAction::Take))
        }
        None => state.after(PuzzlesAction::None),
    }
}

#[test]
fn a_pause_ends_whatever_is_pressed_meanwhile() {
    let chosen = || GameAction::Choose("A1".parse().unwrap());
    let puzzle = miss(open("#/puzzle/1/7"));
    let waits = (puzzle.due(), puzzle.acts);
    assert_eq!(waits.0, Some(PAUSE));
    for action in [
        PuzzlesAction::Act(chosen()),
        PuzzlesAction::Act(GameAction::LetGo),
        PuzzlesAction::Next,
    ] {
        let after = puzzle.clone().after(action.clone());
        assert_eq!((after.due(), after.acts), waits, "{action:?}");
    }
    let ply = board(&puzzle).game.ply();
    let puzzle = puzzle.after(PuzzlesAction::Tick);
    assert_eq!((ply, puzzle.due()), (1, None));
    assert_eq!(board(&puzzle).choice, None);
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
fn only_the_second_press_of_a_double_press_says_nothing_about_the_next_puzzle() {
    let side = |state: &PuzzlesState| {
        screen(state)
            .split("puzzle__side\"")
            .nth(1)
            .map(str::to_owned)
    };
    let reads = |state: &PuzzlesState, name: &str| {
        let button = side(state).unwrap_or_default();
        button.split("</button>").next().unwrap().ends_with(name)
    };
    let asked = open("#/puzzle/1/7");
    let missed = miss(asked.clone()).after(PuzzlesAction::Tick);
    let shown = asked.clone().after(PuzzlesAction::Show);
    for (state, way, name) in [
        (
            missed.clone(),
            PuzzlesAction::Next,
            catalogue::puzzle::next_puzzle(),
        ),
        (missed, PuzzlesAction::Again, catalogue::puzzle::again()),
        (
            shown.clone(),
            PuzzlesAction::Again,
            catalogue::puzzle::again(),
        ),
        (
            shown.clone(),
            PuzzlesAction::Next,
            catalogue::puzzle::next_puzzle(),
        ),
        (
            solved(asked).after(PuzzlesAction::Tick),
            PuzzlesAction::Next,
            catalogue::puzzle::next_puzzle(),
        ),
        (shown, PuzzlesAction::Grade(Grade::ALL[1]), ""),
    ] {
        // "No move wins" comes into the place at the side.
        let is_beside = !name.is_empty() && reads(&state, name);
        let state = state.after(way.clone());
        assert!(reads(&state, catalogue::puzzle::none()), "{way:?}");
        let is_answered = |state: PuzzlesState| {
            let puzzles = state.after(PuzzlesAction::None).puzzles.unwrap();
            puzzles.stage() != Stage::Asking
        };
        assert_eq!(is_answered(state.clone()), !is_beside, "{way:?}");
        assert_eq!(state.due().is_some(), is_beside, "{way:?}");
        // Showing the answer stands elsewhere.
        assert!(screen(&state.clone().after(PuzzlesAction::Show)) != screen(&state));
        if is_beside {
            assert!(state.due() < Some(PAUSE), "a double press is quick");
            assert!(is_answered(state.after(PuzzlesAction::Tick)), "{way:?}");
        }
    }
}

#[test]
fn the_copied_message_stays_until_the_next_press() {
    let solved = solved(open("#/puzzle/2026-11-20")).after(PuzzlesAction::Tick);
    let button = |name: &str| format!(">{name}</button>");
    assert!(screen(&solved).contains(&button(catalogue::puzzle::share())));
    let copied = solved.after(PuzzlesAction::Copied);
    assert!(screen(&copied).contains(&button(catalogue::puzzle::copied())));
    let on = copied.after(PuzzlesAction::Daily(day(20)));
    assert!(!on.copied);
}

#[test]
fn each_button_below_a_puzzle_keeps_its_place_and_its_focus() {
    let places = |state: &PuzzlesState| -> Vec<String> {
        let html = screen(state);
        let (_, bar) = html.split_once("puzzle__bar\"").unwrap();
        let bar = bar.split("</div>").next().unwrap();
        let buttons = bar.split("<button").skip(1);
        let class = buttons.map(|button| {
            let named = ["main", "side", "more"].into_iter();
            let mut named = named.filter(|name| button.contains(&["puzzle__", name].concat()));
            // In the main place Take stands too.
            named
                .next()
                .unwrap_or_else(|| {
                    assert!(button.contains("primary take"), "{button}");
                    "main"
                })
                .to_owned()
        });
        class.collect()
    };
    let all = ["main", "side", "more"];
    let asked = open("#/puzzle/1/7");
    assert_eq!(places(&asked), all);
    assert_eq!(places(&miss(asked.clone())), all);
    // The pressed button is still there if it had the focus.
    assert_eq!(places(&asked.after(PuzzlesAction::Show)), all);
    let none = (0..100)
        .map(|seed| open(&format!("#/puzzle/1/{seed}")))
        .find(|state| {
            let position = board(state).game.position();
            position.winning_moves().next().is_none()
        });
    let answered = none.unwrap().after(PuzzlesAction::None);
    assert!(screen(&answered).contains(catalogue::puzzle::right()));
    assert_eq!(places(&answered), all[..2]);
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
    let skills = Skill::ALL.into_iter().map(Place::Practice);
    let ruled = steps.chain(skills);
    let ruled = ruled.flat_map(|place| {
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
        ("#/path/practice/", "x"),
    ] {
        let told = trouble(&place(&[screen, wrong].concat()).unwrap_err());
        assert!(told.contains(&format!("“{wrong}”")), "{told}");
    }
    assert!(place("#/path/4?rule=x").is_err());
    for wrong in ["#/puzzle/9", "#/puzzle/1/x", "#/puzzle/2026-02-30"] {
        let error = puzzles::read(wrong).unwrap_err();
        assert!(
            matches!(error, LinkError::Told { .. }),
            "{wrong}: {error:?}"
        );
    }
    let long = "9".repeat(100_000);
    for screen in ["#/learn/", "#/path/", "#/puzzle/", "#/review?heaps="] {
        let link = [screen, &long].concat();
        let errors = [
            place(&link).err(),
            puzzles::read(&link).err(),
            review::read(&link).err(),
        ];
        assert_eq!(errors, [(); 3].map(|()| Some(LinkError::TooLong)));
    }
}
