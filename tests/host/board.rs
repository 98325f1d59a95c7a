//! Actions of people on the board. A press, a key, a field or a drag has an effect on the keyboard
//! cursor and on the game.

use nim::components::heap_board::{Answer, Cursor, Input, Step, answer, nudged, typed};
use nim::game::{GameAction, GameState, Notice, reduce};

use crate::common::{after, moved, state};

/// The board of a player, as the component stores it.
#[derive(Clone)]
struct Board {
    state: GameState,
    cursor: Cursor,
    one_tap: bool,
}

fn board(link: &str) -> Board {
    Board {
        state: state(link),
        cursor: Cursor::default(),
        one_tap: false,
    }
}

impl Board {
    fn after(mut self, inputs: impl IntoIterator<Item = Input>) -> Self {
        for input in inputs {
            let Answer { cursor, actions } = answer(&self.state, self.cursor, self.one_tap, input);
            self.cursor = cursor;
            self.state = after(self.state, actions);
        }
        self
    }

    fn heaps(&self) -> &[u32] {
        self.state.game.position().heaps()
    }
}

const fn at(heap: usize, stone: u32) -> Cursor {
    Cursor { heap, stone }
}

#[test]
fn keys_walk_the_board_and_choose() {
    let keys = ["ArrowRight", "ArrowDown", "2"];
    let inputs = keys.map(|key| Input::of_key(key, false).unwrap());
    let chosen = board("#/play?two=human").after(inputs);
    assert_eq!(chosen.cursor.heap, 1);
    assert_eq!(chosen.state.choice, Some(moved("B2")));
    assert_eq!(chosen.after([Input::Take]).heaps(), [3, 3, 7]);
}

#[test]
fn arrows_go_to_the_next_heap_with_stones_on_either_side() {
    let walk = |from: Cursor, key: &str| {
        let board = board("#/play?heaps=2,4,0,3,5&two=human");
        let input = Input::of_key(key, false).unwrap();
        board.after([Input::Arrive(from), input]).cursor
    };
    for (from, left, right) in [(0, 0, 1), (1, 0, 3), (3, 1, 4), (4, 3, 4)] {
        assert_eq!(walk(at(from, 1), "ArrowLeft"), at(left, 1), "from {from}");
        assert_eq!(walk(at(from, 1), "ArrowRight"), at(right, 1), "from {from}");
    }
}

#[test]
fn a_key_acts_only_if_it_has_a_command() {
    for (key, on_a_stone, in_a_field) in [
        ("End", Some(Input::Step(Step::Top)), None),
        ("ArrowUp", Some(Input::Step(Step::Up)), None),
        ("9", Some(Input::Number(9)), None),
        ("0", None, None),
        ("n", None, None),
        // The browser presses the stone.
        ("Enter", None, Some(Input::Take)),
    ] {
        assert_eq!(Input::of_key(key, false), on_a_stone, "{key}");
        assert_eq!(Input::of_key(key, true), in_a_field, "{key}");
    }
}

#[test]
fn a_press_on_the_background_cancels_the_choice() {
    let chosen = board("").after([Input::Stone(at(2, 5))]);
    assert_eq!(chosen.state.choice, Some(moved("C2")));
    assert_eq!(chosen.after([Input::Ground]).state.choice, None);
}

#[test]
fn a_pressed_or_reached_stone_gets_the_cursor() {
    for input in [Input::Stone(at(2, 5)), Input::Arrive(at(2, 5))] {
        assert_eq!(board("").after([input]).cursor, at(2, 5));
    }
    assert_eq!(
        board("").after([Input::Arrive(at(2, 5))]).state.choice,
        None
    );
}

#[test]
fn one_press_takes_with_that_setting() {
    let begun = Board {
        one_tap: true,
        ..board("#/play?two=human")
    };
    assert_eq!(begun.after([Input::Stone(at(1, 2))]).heaps(), [3, 2, 7]);
}

#[test]
fn a_missing_stone_is_ignored() {
    let taken = board("#/play?two=human").after([Input::Stone(at(2, 5)), Input::Stone(at(2, 5))]);
    assert_eq!(taken.heaps(), [3, 5, 5]);
    let pressed = taken.after([Input::Stone(at(2, 5)), Input::Stone(at(9, 0))]);
    assert_eq!(
        (pressed.state.choice, pressed.heaps()),
        (None, &[3, 5, 5][..])
    );
}

#[test]
fn enter_takes_the_number_chosen_by_a_digit() {
    let chosen = board("#/play?two=human").after([Input::Number(3)]);
    assert_eq!(chosen.cursor, at(0, 0));
    // Enter on a stone presses it.
    let stone = Input::Stone(chosen.cursor);
    assert_eq!(chosen.after([stone]).heaps(), [0, 5, 7]);
}

#[test]
fn a_digit_that_is_refused_leaves_the_keyboard_at_the_choice() {
    let chosen = board("#/play?two=human").after([Input::Number(2)]);
    assert_eq!(chosen.cursor, at(0, 1));
    let refused = chosen.after([Input::Number(9)]);
    assert_eq!(refused.cursor, at(0, 1));
    assert_eq!(refused.state.choice, Some(moved("A2")));
    assert!(matches!(refused.state.notice, Some(Notice::Refused(_))));
}

#[test]
fn on_an_empty_board_there_is_nowhere_to_go() {
    let empty = board("#/play?heaps=0,0").after([Input::Step(Step::Right), Input::Number(1)]);
    assert_eq!(empty.cursor, Cursor::default());
    assert_eq!((empty.state.choice, empty.state.notice), (None, None));
}

#[test]
fn dragged_stones_are_chosen_and_taken_on_the_tray() {
    let lifted = board("#/play?two=human").after([Input::Lift(at(2, 5))]);
    assert_eq!(lifted.state.choice, Some(moved("C2")));
    assert_eq!(
        lifted.clone().after([Input::Drop(at(2, 5))]).heaps(),
        [3, 5, 5]
    );
    // A drag of any chosen stone moves the whole choice. A choice cleared meanwhile is not taken.
    let whole = lifted.clone().after([Input::Lift(at(2, 6))]);
    assert_eq!(whole.state.choice, Some(moved("C2")));
    let more = lifted.clone().after([Input::Lift(at(2, 3))]);
    assert_eq!(more.state.choice, Some(moved("C4")));
    let let_go = lifted.after([Input::Ground, Input::Drop(at(2, 5))]);
    assert_eq!(
        (let_go.heaps(), &let_go.state.notice),
        (&[3, 5, 7][..], &None)
    );
}

#[test]
fn sliders_choose_and_cancel() {
    let fill = |state: GameState, text: &str| typed(1, text).fold(state, reduce);
    let chosen = fill(state("#/play?heaps=99,60"), "12");
    assert_eq!(chosen.choice, Some(moved("B12")));
    assert_eq!(fill(chosen.clone(), "").choice, None);
    assert_eq!(fill(chosen.clone(), "0").choice, None);
    let refused = fill(chosen, "61");
    assert_eq!(refused.choice, None, "no other number stays armed");
    assert!(refused.notice.is_some(), "and the reason is told");
}

#[test]
fn stones_of_a_large_heap_are_chosen_one_by_one() {
    assert_eq!(nudged(1, 0, true), GameAction::Choose(moved("B1")));
    assert_eq!(nudged(1, 1, true), GameAction::Choose(moved("B2")));
    assert_eq!(nudged(1, 2, false), GameAction::Choose(moved("B1")));
    assert_eq!(nudged(1, 1, false), GameAction::LetGo);
    assert_eq!(nudged(1, 0, false), GameAction::LetGo);
}
