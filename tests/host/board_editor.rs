//! The state of the analysis screen: after any input or press, it holds a board to study.

use nim::catalogue::Language;
use nim::catalogue::analysis as words;
use nim::engine::{Convention, Move, Rules};
use nim::screens::analysis::{BoardAction, BoardEditor, Desk, DeskProps};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use yew::Callback;

use crate::common::{markup, position};

/// The board of the nim-sum page.
fn editor() -> BoardEditor {
    BoardEditor::of(&position(&[1, 3, 5, 7], Rules::normal()))
}

fn size(editor: &mut BoardEditor, heap: usize, typed: &str) {
    editor.act(BoardAction::SetSize(heap, typed.to_owned()));
}

fn limit(editor: &mut BoardEditor, typed: &str) {
    editor.act(BoardAction::SetLimit(typed.to_owned()));
}

fn press(editor: &mut BoardEditor, made: &str) {
    editor.act(BoardAction::Press(made.parse().unwrap()));
}

#[test]
fn a_bare_address_leads_to_the_board_of_the_nim_sum_page() {
    let read = nim::screens::analysis::read;
    assert_eq!(read("#/analyse").unwrap(), editor().position());
    let asked = position(&[3, 5], Rules::misere());
    assert_eq!(read("#/analyse?heaps=3,5").unwrap(), asked);
    assert!(read("#/analyse?heaps=x").is_err());
}

#[test]
fn a_position_of_the_page_makes_the_round_trip() {
    let rules = Rules::misere().with_limit("4".parse().unwrap());
    for heaps in [&[0][..], &[3, 5, 7], &[99; 12]] {
        let position = position(heaps, rules);
        assert_eq!(BoardEditor::of(&position).position(), position);
    }
}

#[test]
fn a_larger_position_is_cut_to_the_bounds_of_the_page() {
    let editor = BoardEditor::of(&position(&[500; 20], Rules::normal()));
    assert_eq!(editor.position().heaps(), [99; 12]);
}

#[test]
fn fields_change_the_board_and_its_rules() {
    let mut editor = editor();
    size(&mut editor, 1, "42");
    size(&mut editor, 3, "0");
    editor.act(BoardAction::SetConvention(Convention::Misere));
    limit(&mut editor, " 3 ");
    assert_eq!(editor.position().heaps(), [1, 42, 5, 0]);
    assert_eq!(editor.rules().convention, Convention::Misere);
    assert_eq!(editor.limit_field(), ("3".to_owned(), false));
    limit(&mut editor, "");
    assert_eq!(editor.rules().limit(), None);
}

#[test]
fn an_invalid_number_stays_with_an_error_and_the_board_stays() {
    let mut editor = editor();
    for wrong in ["", "100", "-1", "2.5", "many", "99999999999"] {
        size(&mut editor, 2, wrong);
        assert_eq!(editor.size_field(2), (wrong.to_owned(), true));
        assert_eq!(editor.position().heaps(), [1, 3, 5, 7]);
    }
    size(&mut editor, 2, "6");
    assert_eq!(editor.size_field(2), ("6".to_owned(), false));
    limit(&mut editor, "4");
    for wrong in ["0", "100", "x"] {
        limit(&mut editor, wrong);
        assert_eq!(editor.limit_field(), (wrong.to_owned(), true));
        assert_eq!(editor.rules().limit(), "4".parse().ok());
    }
}

#[test]
fn heaps_that_do_not_exist_change_nothing() {
    let mut changed = editor();
    press(&mut changed, "D3");
    let before = changed.clone();
    for heap in [4, 12, usize::MAX] {
        size(&mut changed, heap, "9");
        changed.act(BoardAction::Remove(heap));
    }
    assert_eq!(changed, before);
}

#[test]
fn heaps_are_added_up_to_twelve_and_removed_down_to_one() {
    let mut editor = editor();
    for _ in 0..20 {
        editor.act(BoardAction::Add);
    }
    assert_eq!(
        editor.position().heaps(),
        [1, 3, 5, 7, 1, 1, 1, 1, 1, 1, 1, 1]
    );
    assert!(!editor.can_add() && editor.can_remove());
    editor.act(BoardAction::Remove(1));
    assert_eq!(editor.position().heaps()[..3], [1, 5, 7]);
    for _ in 0..20 {
        editor.act(BoardAction::Remove(0));
    }
    assert_eq!(editor.position().heaps(), [1]);
    assert!(editor.can_add() && !editor.can_remove());
}

#[test]
fn the_second_press_plays_the_chosen_move() {
    let mut editor = editor();
    press(&mut editor, "D3");
    assert_eq!(editor.choice(), "D3".parse().ok());
    assert_eq!(editor.position().heaps(), [1, 3, 5, 7]);
    press(&mut editor, "C1");
    press(&mut editor, "D3");
    assert_eq!(
        editor.position().heaps(),
        [1, 3, 5, 7],
        "another choice takes its place"
    );
    press(&mut editor, "D3");
    assert_eq!(
        (editor.position().heaps(), editor.choice()),
        (&[1, 3, 5, 4][..], None)
    );
    press(&mut editor, "A2");
    assert_eq!(editor.choice(), None, "that is not legal");
}

#[test]
fn a_choice_is_cancelled_by_hand_or_with_its_board() {
    for action in [
        BoardAction::LetGo,
        BoardAction::SetSize(0, "4".to_owned()),
        BoardAction::SetLimit("1".to_owned()),
        BoardAction::Remove(0),
        BoardAction::Add,
    ] {
        let mut editor = editor();
        press(&mut editor, "D7");
        editor.act(action.clone());
        assert_eq!(editor.choice(), None, "{action:?}");
    }
}

#[test]
fn the_desk_has_a_number_and_a_way_out_for_each_heap() {
    let mut editor = editor();
    size(&mut editor, 1, "44");
    size(&mut editor, 2, "x");
    let html = markup::<Desk>(DeskProps {
        spoken: Language::ENGLISH,
        editor,
        pointed: None,
        on_action: Callback::noop(),
        on_point: Callback::noop(),
        on_big: Callback::noop(),
    });
    assert_eq!(html.matches("name=\"size-").count(), 4);
    for heap in 0..4 {
        for name in [
            words::Number { heap }.text(),
            words::RemoveHeap { heap }.text(),
            words::OneMore { heap }.text(),
            words::OneLess { heap }.text(),
        ] {
            assert_eq!(html.matches(&format!("aria-label=\"{name}\"")).count(), 1);
        }
    }
    assert_eq!(html.matches(words::add_heap()).count(), 1);
    let most = 99_u32.into();
    let wrong = words::WrongNumber { most }.text();
    assert_eq!(html.matches(&wrong).count(), 1);
    assert!(!html.contains(" style="));
}

#[test]
fn undo_goes_back_through_all_boards_and_redo_forward() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut editor = editor();
    let mut boards = vec![editor.position()];
    while boards.len() < 60 {
        let heap = chance.random_range(0..6);
        match chance.random_range(0..5) {
            0 => editor.act(BoardAction::Add),
            1 => editor.act(BoardAction::Remove(heap)),
            2 => editor.act(BoardAction::Nudge(heap, chance.random())),
            3 => {
                editor.act(BoardAction::Begin);
                size(&mut editor, heap, &chance.random_range(0..99).to_string());
            }
            _ => {
                let wanted = Move::new(heap, chance.random_range(1..9)).unwrap();
                editor.act(BoardAction::Press(wanted));
                editor.act(BoardAction::Press(wanted));
            }
        }
        if boards.last() != Some(&editor.position()) {
            boards.push(editor.position());
        }
    }
    for board in boards.iter().rev().skip(1) {
        assert!(editor.can_undo());
        editor.act(BoardAction::Undo);
        assert_eq!(editor.position(), *board);
    }
    assert!(!editor.can_undo());
    for board in &boards[1..] {
        editor.act(BoardAction::Redo);
        assert_eq!(editor.position(), *board);
    }
    assert!(!editor.can_redo());
    editor.act(BoardAction::Undo);
    editor.act(BoardAction::Add);
    assert!(
        !editor.can_redo(),
        "a new board takes the place of the undone ones"
    );
}

#[test]
fn each_move_is_the_other_sides_and_undo_returns_the_turn() {
    let mut editor = editor();
    let mut told = vec![editor.reader_moves()];
    for made in ["A1", "B1", "C1"] {
        press(&mut editor, made);
        assert_eq!(Some(&editor.reader_moves()), told.last(), "only chosen");
        press(&mut editor, made);
        told.push(editor.reader_moves());
    }
    assert_eq!(told, [true, false, true, false]);
    for turn in told.iter().rev().skip(1) {
        editor.act(BoardAction::Undo);
        assert_eq!(editor.reader_moves(), *turn);
    }
    editor.act(BoardAction::Redo);
    assert!(!editor.reader_moves());
    // A change by hand is a question to the reader, and undoing that is none.
    for change in [BoardAction::Add, BoardAction::Nudge(1, true)] {
        editor.act(change);
        assert!(editor.reader_moves());
        editor.act(BoardAction::Undo);
        assert!(!editor.reader_moves());
    }
    // So is a pull of a heap, unless it is broken off.
    size(&mut editor, 3, "5");
    assert!(editor.reader_moves());
    size(&mut editor, 3, "7");
    assert!(!editor.reader_moves());
}

#[test]
fn a_pull_of_a_heap_is_undone_at_once() {
    let mut editor = editor();
    editor.act(BoardAction::Begin);
    for stones in 8..40 {
        size(&mut editor, 3, &stones.to_string());
    }
    editor.act(BoardAction::Begin);
    size(&mut editor, 3, "50");
    editor.act(BoardAction::Undo);
    assert_eq!(editor.position().heaps(), [1, 3, 5, 39]);
    editor.act(BoardAction::Undo);
    assert_eq!(editor.position().heaps(), [1, 3, 5, 7]);
}

#[test]
fn no_input_or_press_breaks_the_form() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(0x1ab);
    let mut editor = editor();
    let values = ["", "0", "1", "7", "10", "99", "100", "x", "normal", "3"];
    for _ in 0..3000 {
        let heap = chance.random_range(0..13);
        let value = values[chance.random_range(0..values.len())];
        match chance.random_range(0..12) {
            9 => editor.act(BoardAction::Undo),
            10 => editor.act(BoardAction::Redo),
            11 => editor.act(BoardAction::Nudge(heap, chance.random())),
            0 => editor.act(BoardAction::Add),
            1 => editor.act(BoardAction::Remove(heap)),
            2..4 => size(&mut editor, heap, value),
            4 => limit(&mut editor, value),
            5 => {
                let conventions = [Convention::Normal, Convention::Misere];
                let convention = conventions[chance.random_range(0..2)];
                editor.act(BoardAction::SetConvention(convention));
            }
            _ => {
                let wanted = Move::new(heap, chance.random_range(1..12)).unwrap();
                editor.act(BoardAction::Press(wanted));
                if chance.random_bool(0.5) {
                    editor.act(BoardAction::Press(wanted));
                }
            }
        }
        let position = editor.position();
        assert!((1..=12).contains(&position.heaps().len()));
        assert!(position.heaps().iter().all(|&stones| stones <= 99));
        assert!(
            editor
                .choice()
                .is_none_or(|choice| position.is_legal(choice))
        );
    }
}
