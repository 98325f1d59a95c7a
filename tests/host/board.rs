//! Actions of people on the board. A press, a key or a drag has an effect on the keyboard
//! cursor and on the game.

use std::num::NonZeroU32;

use nim::components::heap_board::{
    Answer, Cursor, Hand, Input, Layout, Marks, Parts, Pointed, Step, TABLE, answer,
};
use nim::engine::Rules;
use nim::game::blocks::Span;
use nim::game::{GameState, Notice};
use yew::AttrValue;

use crate::common::{after, moved, position, state};

/// The board of a player, as the component stores it.
#[derive(Clone)]
struct Board {
    state: GameState,
    cursor: Cursor,
    one_tap: bool,
    /// Whether the choice is so new that a press may be the second of a double press.
    fresh: bool,
}

fn board(link: &str) -> Board {
    Board {
        state: state(link),
        cursor: Cursor::default(),
        one_tap: false,
        fresh: false,
    }
}

impl Board {
    fn after(mut self, inputs: impl IntoIterator<Item = Input>) -> Self {
        for input in inputs {
            let hand = Hand {
                cursor: self.cursor,
                layout: &Layout::of(self.state.game.table().board.heaps(), TABLE),
                one_tap: self.one_tap,
                fresh: self.fresh,
            };
            let Answer { cursor, actions } = answer(&self.state, hand, input);
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
    let inputs = keys.map(|key| Input::of_key(key).unwrap());
    let chosen = board("#/play?two=human").after(inputs);
    assert_eq!(chosen.cursor.heap, 1);
    assert_eq!(chosen.state.choice, Some(moved("B2")));
    assert_eq!(chosen.after([Input::Enter]).heaps(), [3, 3, 7]);
}

#[test]
fn arrows_go_to_the_next_heap_with_stones_on_either_side() {
    let walk = |from: Cursor, key: &str| {
        let board = board("#/play?heaps=2,4,0,3,5&two=human");
        let input = Input::of_key(key).unwrap();
        board.after([Input::Arrive(from), input]).cursor
    };
    for (from, left, right) in [(0, 0, 1), (1, 0, 3), (3, 1, 4), (4, 3, 4)] {
        assert_eq!(walk(at(from, 1), "ArrowLeft"), at(left, 1), "from {from}");
        assert_eq!(walk(at(from, 1), "ArrowRight"), at(right, 1), "from {from}");
    }
}

/// The stones that have a name can be pressed: all but the lowest of the first heap, and the second of the last.
fn names() -> Vec<Vec<Option<AttrValue>>> {
    let name = || Some(AttrValue::from("cut"));
    vec![
        vec![None, name(), name()],
        vec![None; 4],
        vec![None, name(), None],
    ]
}

fn part(at: Cursor, input: Input) -> (Cursor, Option<Cursor>) {
    let layout = Layout::of(&[3, 4, 3], TABLE);
    Parts::answer(&names(), &[], at, &layout, input)
}

#[test]
fn keys_go_from_part_to_part_and_skip_what_cannot_be_pressed() {
    for (from, key, to) in [
        (at(0, 2), "ArrowDown", at(0, 1)),
        (at(0, 1), "ArrowDown", at(0, 1)),
        (at(0, 2), "ArrowRight", at(2, 1)),
        (at(0, 1), "ArrowRight", at(2, 1)),
        (at(2, 1), "ArrowLeft", at(0, 1)),
        (at(2, 1), "ArrowUp", at(2, 1)),
    ] {
        let input = Input::of_key(key).unwrap();
        assert_eq!(part(from, input), (to, None), "{from:?} {key}");
    }
    assert_eq!(part(at(0, 1), Input::Enter), (at(0, 1), Some(at(0, 1))));
    let pressed = Input::Stone(at(0, 2));
    assert_eq!(part(at(2, 1), pressed), (at(0, 2), Some(at(0, 2))));
}

#[test]
fn a_pull_cuts_on_the_side_from_which_it_comes() {
    let pulled = |stone, up| part(at(0, 1), Input::Pull(at(0, stone), up)).1;
    assert_eq!(pulled(1, true), Some(at(0, 1)));
    assert_eq!(pulled(1, false), Some(at(0, 2)));
    assert_eq!(pulled(2, false), None, "nothing lies above the top");
    assert_eq!(pulled(0, true), None, "nothing lies below the bottom");
}

#[test]
fn a_board_marks_what_its_reason_names() {
    let marked = |heaps: &[u32]| {
        let marks = Marks::reason_of(&position(heaps, Rules::normal()));
        let blocks = marks.blocks.iter();
        let mut blocks: Vec<_> = blocks
            .map(|laid| {
                (
                    laid.block.heap,
                    laid.span.from,
                    laid.span.to,
                    laid.block.partner,
                )
            })
            .collect();
        blocks.sort_unstable();
        blocks
    };
    assert_eq!(
        marked(&[3, 5]),
        [(0, 0, 3, Some(1)), (1, 0, 3, Some(0)), (1, 3, 5, None)],
        "two heaps: the equal parts, and what is more"
    );
    assert_eq!(marked(&[4, 4]), [(0, 0, 4, Some(1)), (1, 0, 4, Some(0))]);
    // 3 and 5 are 2 + 1 and 4 + 1, and 6 is 4 + 2.
    let pairs = marked(&[3, 5, 6]);
    assert_eq!(pairs.len(), 6);
    assert!(pairs.iter().all(|block| block.3.is_some()));
    // Single stones in pairs, and the odd one.
    assert_eq!(
        marked(&[1, 1, 1]),
        [(0, 0, 1, Some(1)), (1, 0, 1, Some(0)), (2, 0, 1, None)]
    );
    // With a limit of 3 groups of 4 stones, or what counts of each heap; otherwise the heap that decides.
    let limited = |heaps: &[u32]| {
        let rules = Rules::normal().with_limit(NonZeroU32::new(3).unwrap());
        Marks::reason_of(&position(heaps, rules)).parts
    };
    let part = |heap, from, to| (heap, Span { from, to });
    assert_eq!(limited(&[9]), [part(0, 0, 4), part(0, 4, 8)]);
    assert_eq!(limited(&[5, 4, 9]), [part(0, 4, 5), part(2, 8, 9)]);
    let large = Marks::reason_of(&position(&[1, 1, 5], Rules::normal()));
    assert_eq!(large.pointed, Some(Pointed::Heap(2)));
}

#[test]
fn a_key_acts_only_if_it_has_a_command() {
    for (key, expected) in [
        ("End", Some(Input::Step(Step::Top))),
        ("ArrowUp", Some(Input::Step(Step::Up))),
        ("9", Some(Input::Number(9))),
        ("0", None),
        ("n", None),
        ("Enter", Some(Input::Enter)),
    ] {
        assert_eq!(Input::of_key(key), expected, "{key}");
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
    for input in [Input::Stone(at(1, 2)), Input::Enter] {
        let begun = Board {
            cursor: at(1, 2),
            ..begun.clone()
        };
        assert_eq!(begun.after([input]).heaps(), [3, 2, 7]);
    }
    // A choice that is refused takes no other one.
    let limited = Board {
        one_tap: true,
        ..board("#/play?two=human&take=2")
    };
    let refused = limited.after([Input::Number(1), Input::Stone(at(2, 0))]);
    assert_eq!(refused.heaps(), [3, 5, 7]);
    assert!(matches!(refused.state.notice, Some(Notice::Refused(_))));
}

#[test]
fn a_second_press_lets_the_choice_go_unless_it_is_a_double_press() {
    let lowest = Input::Stone(at(2, 5));
    let chosen = board("#/play?two=human").after([lowest]);
    let double = Board {
        fresh: true,
        ..chosen.clone()
    };
    assert_eq!(double.after([lowest]).state.choice, Some(moved("C2")));
    let gone = chosen.clone().after([lowest]);
    assert_eq!((gone.state.choice, gone.state.game.ply()), (None, 0));
    // Another stone changes the number, at any time.
    for fresh in [false, true] {
        let begun = Board {
            fresh,
            ..chosen.clone()
        };
        let other = begun.after([Input::Stone(at(2, 6))]);
        assert_eq!(other.state.choice, Some(moved("C1")));
    }
}

#[test]
fn enter_chooses_a_stone_and_takes_the_chosen_one() {
    let chosen = board("#/play?two=human").after([Input::Arrive(at(2, 5)), Input::Enter]);
    assert_eq!(chosen.state.choice, Some(moved("C2")));
    assert_eq!(chosen.clone().after([Input::Enter]).heaps(), [3, 5, 5]);
    let moved_on = chosen.after([Input::Step(Step::Down), Input::Enter]);
    assert_eq!(moved_on.state.choice, Some(moved("C3")));
    assert_eq!(moved_on.heaps(), [3, 5, 7]);
}

#[test]
fn a_missing_stone_is_ignored() {
    let taken = board("#/play?two=human").after([Input::Stone(at(2, 5)), Input::Enter]);
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
    assert_eq!(chosen.after([Input::Enter]).heaps(), [0, 5, 7]);
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
