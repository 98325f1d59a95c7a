//! The state of the lesson and puzzle screens: their requests to the browser, their saved data, and the
//! length of their pauses.

use nim::catalogue;
use nim::engine::Move;
use nim::game::puzzle::{Date, Grade, Kept, PAUSE, Stage, Today};
use nim::game::{Chapter, GameAction, GameState, Lesson, LinkError};
use nim::screens::lessons::{LessonState, LessonsAction, LessonsPlace, note, progress};
use nim::screens::puzzles::{self, Given, PuzzlesAction, PuzzlesState};
use nim::screens::{lessons, review};
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

fn lesson(chapter: Chapter) -> LessonState {
    LessonState::resume(chapter, &progress(&AppState::opening("")))
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
    let begun = lesson(Chapter::Move)
        .after(LessonsAction::Number(2))
        .after(LessonsAction::Next);
    assert_eq!(begun.lesson.step(), 1);
    let page = AppState::opening("");
    assert!(
        note(&page, &lesson(Chapter::Move).lesson).is_none(),
        "nothing is new"
    );
    let update = note(&page, &begun.lesson);
    let page = told(page, update);
    assert!(note(&page, &begun.lesson).is_none(), "it is known");
    let resumed = LessonState::resume(Chapter::Move, &progress(&page));
    assert_eq!((resumed.lesson.step(), resumed.place()), (1, 1));
    // Another lesson and the puzzles are left alone.
    let solved = solved(open("#/puzzle/0/7"));
    let kept = solved.puzzles.as_ref().unwrap().kept();
    let update = puzzles::note(&page, kept);
    let page = told(page, update);
    let update = note(&page, &Lesson::open(Chapter::Tree, 1));
    let page = told(page, update);
    assert_eq!(puzzles::kept(&page), *kept);
    let left = [Chapter::Move, Chapter::Tree].map(|chapter| progress(&page).step(chapter));
    assert_eq!(left, [1, 1]);
    assert!(puzzles::note(&page, kept).is_none());
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
    // The third step of this lesson has a board to play on.
    let mut state = lesson(Chapter::Move);
    for number in [2, 7] {
        state = state
            .after(LessonsAction::Number(number))
            .after(LessonsAction::Next);
    }
    let loses = losing(state.lesson.board());
    let state = state.after(LessonsAction::Act(GameAction::Choose(loses)));
    let state = state.after(LessonsAction::Act(GameAction::Take));
    let waits = (state.lesson.due(), state.acts);
    assert_eq!(waits.0, Some(PAUSE));
    for action in [
        LessonsAction::Act(chosen()),
        LessonsAction::Act(GameAction::LetGo),
        LessonsAction::Write("1".to_owned()),
    ] {
        let after = state.clone().after(action.clone());
        assert_eq!((after.lesson.due(), after.acts), waits, "{action:?}");
    }
    let again = state.clone().after(LessonsAction::Again);
    assert_ne!(again.acts, waits.1, "a button ends it");
    let state = state.after(LessonsAction::Tick);
    assert_eq!(state.lesson.due(), None);
    assert_eq!(state.lesson.board().choice, None);
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
    let place = |link: &str| link.parse::<LessonsPlace>();
    for list in ["#/learn", "#/learn/", "/learn?x=1"] {
        assert_eq!(place(list), Ok(LessonsPlace::List), "{list}");
    }
    for history in [lessons::HISTORY, "#/learn/history/"] {
        assert_eq!(place(history), Ok(LessonsPlace::History), "{history}");
    }
    for chapter in Chapter::ALL {
        let address = lessons::lesson_address(chapter);
        assert_eq!(place(&address), Ok(LessonsPlace::Lesson(chapter)));
    }
    assert_eq!(
        place("#/learn/move"),
        Ok(LessonsPlace::Lesson(Chapter::Move))
    );
    for wrong in ["#/learn/3", "#/learn/x", "#/learn/proof/2", "#/learn/Move"] {
        let told = trouble(&place(wrong).unwrap_err());
        let name = wrong.trim_start_matches("#/learn/");
        assert!(told.contains(&format!("“{name}”")), "{told}");
    }
    for wrong in ["#/puzzle/9", "#/puzzle/1/x", "#/puzzle/2026-02-30"] {
        let error = puzzles::read(wrong).unwrap_err();
        assert!(
            matches!(error, LinkError::Told { .. }),
            "{wrong}: {error:?}"
        );
    }
    let long = "9".repeat(100_000);
    for screen in ["#/learn/", "#/puzzle/", "#/review?heaps="] {
        let link = [screen, &long].concat();
        let errors = [
            place(&link).err(),
            puzzles::read(&link).err(),
            review::read(&link).err(),
        ];
        assert_eq!(errors, [(); 3].map(|()| Some(LinkError::TooLong)));
    }
}
