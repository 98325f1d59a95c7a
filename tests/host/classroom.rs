//! The screens where Nim is taught, as the page has them: what they ask of the browser, what comes
//! too late, and how long a pause lasts.

use nim::engine::Move;
use nim::game::puzzle::PAUSE;
use nim::game::{Action, State};
use nim::study;
use nim::ui::Page;
use nim::ui::study::{Due, Given, Tool};

use crate::common::{press, screen, use_tool};

/// What a browser tells that keeps nothing, on a day of November 2026.
fn given(day: u32, seed: u64) -> Tool {
    Tool::Begin(Given {
        kept: None,
        date: [2026, 11, day],
        zone: 60,
        seed,
        page: "https://nim.example/".to_owned(),
    })
}

/// The screen of a link, told what it asks for.
fn open(link: &str) -> Page {
    use_tool(Page::opening(link), given(20, 7))
}

fn link(page: &Page) -> String {
    let (studying, study) = study::open(page).unwrap();
    (studying.link)(study)
}

fn due(page: &Page) -> Option<Due> {
    let (studying, study) = study::open(page).unwrap();
    (studying.due)(study)
}

fn board(page: &Page) -> &State {
    page.board().unwrap()
}

/// Makes a move that loses.
fn miss(page: Page) -> Page {
    let position = board(&page).game.position().clone();
    let wins: Vec<Move> = position.winning_moves().collect();
    let loses = position.legal_moves().find(|made| !wins.contains(made));
    let loses = loses.unwrap();
    let page = use_tool(page, Tool::Act(Action::Choose(loses)));
    use_tool(page, Tool::Act(Action::Take))
}

#[test]
fn what_the_browser_tells_twice_or_too_late_is_nothing() {
    // Another puzzle is drawn once, and a lesson goes on where it is.
    let puzzle = open("#/puzzle");
    let before = link(&puzzle);
    assert_eq!(link(&use_tool(puzzle, given(21, 8))), before);
    let lesson = press(press(open("#/learn/3"), "next"), "check");
    let typed = Tool::Fill("lesson-answer".to_owned(), "4".to_owned());
    let lesson = press(press(use_tool(lesson, typed), "check"), "next");
    assert!(screen(&lesson).contains("Step 2 of 7"));
    assert!(screen(&use_tool(lesson, given(20, 8))).contains("Step 2 of 7"));
    // For a screen that has been left, it is nothing to the next one.
    let tree = Page::opening("#/tree");
    assert_eq!(use_tool(tree.clone(), given(20, 8)), tree);
    let table = Page::opening("#/play?heaps=1,2");
    assert_eq!(use_tool(table.clone(), given(20, 8)), table);
}

#[test]
fn todays_puzzle_is_that_of_the_day_on_which_it_is_asked_for() {
    let page = open("#/puzzle");
    let old = link(&page);
    // Midnight has passed since the screen was opened.
    let asking = press(page, "daily");
    assert_eq!(link(&asking), old, "it stays until the day is known");
    let page = use_tool(asking, given(21, 8));
    assert_eq!(link(&page), "#/puzzle/2026-11-21");
    assert_eq!(link(&use_tool(page, given(22, 9))), "#/puzzle/2026-11-21");
}

#[test]
fn a_pause_ends_whatever_is_pressed_meanwhile() {
    for link in ["#/puzzle/1/7", "#/learn/7"] {
        let mut page = open(link);
        if link.contains("learn") {
            // The third step of it has a board to play on.
            for number in ["2", "7"] {
                let typed = Tool::Fill("lesson-answer".to_owned(), number.to_owned());
                page = press(press(use_tool(page, typed), "check"), "next");
            }
        }
        let page = miss(page);
        let waits = due(&page);
        assert_eq!(waits.map(|due| due.wait), Some(PAUSE), "{link}");
        let chosen = Action::Choose("A1".parse().unwrap());
        for tool in [
            Tool::Act(chosen),
            Tool::Act(Action::LetGo),
            Tool::Key("Escape".to_owned()),
            Tool::Fill("nothing".to_owned(), "1".to_owned()),
        ] {
            assert_eq!(due(&use_tool(page.clone(), tool)), waits, "{link}");
        }
        if link.contains("puzzle") {
            assert_eq!(due(&press(page.clone(), "next")), waits);
        }
        let before = board(&page).game.ply();
        let page = use_tool(page, Tool::Tick);
        assert_eq!(due(&page), None, "{link}");
        let locked = page.board().is_none_or(|board| board.choice.is_none());
        assert!(locked && before == 1, "{link}");
    }
}

#[test]
fn a_double_press_on_the_way_to_another_puzzle_is_no_answer_to_it() {
    let missed = use_tool(miss(open("#/puzzle/1/7")), Tool::Tick);
    let shown = press(open("#/puzzle/1/7"), "show");
    for (page, way) in [(missed, "next"), (shown, "again")] {
        let page = press(page, way);
        let asked = screen(&page);
        for order in ["none", "show"] {
            assert_eq!(screen(&press(page.clone(), order)), asked, "{way}, {order}");
        }
        assert_eq!(due(&page).map(|due| due.wait), Some(PAUSE));
        let page = use_tool(page, Tool::Tick);
        assert_eq!((due(&page), screen(&page)), (None, asked.clone()));
        assert_ne!(screen(&press(page, "none")), asked);
    }
}

#[test]
fn each_button_below_a_puzzle_keeps_its_place_and_its_focus() {
    let places = |page: &Page| -> Vec<String> {
        let html = screen(page);
        let (_, bar) = html.split_once("puzzle__bar\"").unwrap();
        let bar = bar.split("</div>").next().unwrap();
        let buttons = bar.split("<button").skip(1);
        let class = buttons.map(|button| {
            let named = ["main", "side", "more"].into_iter();
            let mut named = named.filter(|name| button.contains(&["puzzle__", name].concat()));
            named.next().unwrap().to_owned()
        });
        class.collect()
    };
    let all = ["main", "side", "more"];
    let asked = open("#/puzzle/1/7");
    assert_eq!(places(&asked), all);
    assert_eq!(places(&miss(asked.clone())), all);
    // Whatever was pressed is still there, where it had the focus.
    assert_eq!(places(&press(asked, "show")), all);
    let none = (0..100)
        .map(|seed| open(&format!("#/puzzle/1/{seed}")))
        .find(|page| {
            let position = board(page).game.position();
            position.winning_moves().next().is_none()
        });
    let answered = press(none.unwrap(), "none");
    assert!(screen(&answered).contains("Right."));
    assert_eq!(places(&answered), all[..2]);
}

#[test]
fn the_keys_of_a_review_leave_those_that_press_its_buttons() {
    let html = screen(&open("#/review?moves=A1,C4,B3"));
    let (_, heard) = html.split_once("data-keys=\"").unwrap();
    let heard = heard.split('"').next().unwrap();
    for key in ["ArrowLeft", "Home", "n", "p"] {
        assert!(heard.split(' ').any(|heard| heard == key), "{heard}");
    }
    for key in ["Enter", "Space", "ArrowDown"] {
        assert!(!heard.contains(key), "{heard}");
    }
}
