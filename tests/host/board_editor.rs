//! The state of the analysis screen: whatever is filled in or pressed, it holds a board that can be
//! looked at.

use nim::engine::{Convention, Rules};
use nim::game::{BoardEditor, Change, editor_field};
use nim::ui::analyse_screen;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use yew::virtual_dom::VNode;

use crate::common::position;

fn fill(editor: &mut BoardEditor, name: &str, value: &str) {
    editor.fill(name, value.to_owned());
}

#[test]
fn it_begins_with_the_board_of_the_nim_sum_page() {
    assert_eq!(
        BoardEditor::default().position(),
        position(&[1, 3, 5, 7], Rules::normal())
    );
}

#[test]
fn a_position_of_the_page_comes_and_goes_unchanged() {
    let rules = Rules::misere().with_limit("4".parse().unwrap());
    for heaps in [&[0][..], &[3, 5, 7], &[99; 12]] {
        let position = position(heaps, rules);
        assert_eq!(BoardEditor::of(&position).position(), position);
    }
}

#[test]
fn a_larger_position_is_cut_to_what_the_page_holds() {
    let editor = BoardEditor::of(&position(&[500; 20], Rules::normal()));
    assert_eq!(editor.position().heaps(), [99; 12]);
}

#[test]
fn fields_change_the_board_and_its_rules() {
    let mut editor = BoardEditor::default();
    fill(&mut editor, "size-1", "42");
    fill(&mut editor, "size-3", "0");
    fill(&mut editor, editor_field::RULE, "misere");
    fill(&mut editor, editor_field::LIMIT, " 3 ");
    assert_eq!(editor.position().heaps(), [1, 42, 5, 0]);
    assert_eq!(editor.rules().convention, Convention::Misere);
    assert_eq!(editor.limit_field(), ("3".to_owned(), false));
    fill(&mut editor, editor_field::LIMIT, "");
    assert_eq!(editor.rules().limit, None);
}

#[test]
fn what_is_no_number_is_kept_and_told_and_the_board_stays() {
    let mut editor = BoardEditor::default();
    for wrong in ["", "100", "-1", "2.5", "many", "99999999999"] {
        fill(&mut editor, "size-2", wrong);
        assert_eq!(editor.size_field(2), (wrong.to_owned(), true));
        assert_eq!(editor.position().heaps(), [1, 3, 5, 7]);
    }
    fill(&mut editor, "size-2", "6");
    assert_eq!(editor.size_field(2), ("6".to_owned(), false));
    fill(&mut editor, editor_field::LIMIT, "4");
    for wrong in ["0", "100", "x"] {
        fill(&mut editor, editor_field::LIMIT, wrong);
        assert_eq!(editor.limit_field(), (wrong.to_owned(), true));
        assert_eq!(editor.rules().limit, "4".parse().ok());
    }
}

#[test]
fn fields_that_do_not_exist_change_nothing() {
    let mut editor = BoardEditor::default();
    for name in ["size-4", "size-", "size--1", "size-x", "heap-1", ""] {
        fill(&mut editor, name, "9");
    }
    fill(&mut editor, editor_field::RULE, "odd");
    assert_eq!(editor, BoardEditor::default());
}

#[test]
fn heaps_are_added_up_to_twelve_and_removed_down_to_one() {
    let mut editor = BoardEditor::default();
    for _ in 0..20 {
        editor.change(Change::Add);
    }
    assert_eq!(
        editor.position().heaps(),
        [1, 3, 5, 7, 1, 1, 1, 1, 1, 1, 1, 1]
    );
    assert!(!editor.can_add() && editor.can_remove());
    editor.change(Change::Remove(1));
    assert_eq!(editor.position().heaps()[..3], [1, 5, 7]);
    for _ in 0..20 {
        editor.change(Change::Remove(0));
    }
    assert_eq!(editor.position().heaps(), [1]);
    assert!(editor.can_add() && !editor.can_remove());
}

#[test]
fn the_second_press_plays_what_the_first_chose() {
    let mut editor = BoardEditor::default();
    let chosen = "D3".parse().unwrap();
    editor.choose(chosen);
    assert_eq!(editor.choice(), Some(chosen));
    assert_eq!(editor.position().heaps(), [1, 3, 5, 7]);
    editor.choose("C1".parse().unwrap());
    editor.choose(chosen);
    assert_eq!(
        editor.position().heaps(),
        [1, 3, 5, 7],
        "another choice takes its place"
    );
    editor.choose(chosen);
    assert_eq!(
        (editor.position().heaps(), editor.choice()),
        (&[1, 3, 5, 4][..], None)
    );
    editor.choose("A2".parse().unwrap());
    assert_eq!(editor.choice(), None, "that is not legal");
}

#[test]
fn a_choice_is_let_go_and_goes_with_its_board() {
    let changes: [fn(&mut BoardEditor); 5] = [
        BoardEditor::let_go,
        |editor| fill(editor, "size-0", "4"),
        |editor| fill(editor, editor_field::LIMIT, "1"),
        |editor| editor.change(Change::Remove(0)),
        |editor| editor.change(Change::Add),
    ];
    for change in changes {
        let mut editor = BoardEditor::default();
        editor.choose("D7".parse().unwrap());
        change(&mut editor);
        assert_eq!(editor.choice(), None);
    }
}

#[test]
fn changes_are_read_as_they_were_written() {
    for change in [Change::Add, Change::Remove(0), Change::Remove(11)] {
        assert_eq!(Change::read(&change.name()), Some(change));
    }
    for wrong in ["", "remove", "remove-", "remove-x", "B3"] {
        assert_eq!(Change::read(wrong), None);
    }
}

/// The screen as one text of tags, attributes and words.
fn drawn(editor: &BoardEditor) -> String {
    fn write(node: &VNode, html: &mut String) {
        match node {
            VNode::VTag(tag) => {
                html.push_str(tag.tag());
                for (name, value) in tag.attributes.iter() {
                    html.extend([" ", name, "=\"", value, "\""]);
                }
                let value = tag.value().map(AsRef::as_ref).unwrap_or_default();
                html.extend([" value=\"", value, "\" "]);
                tag.children()
                    .into_iter()
                    .for_each(|child| write(child, html));
            }
            VNode::VList(list) => list.iter().for_each(|child| write(child, html)),
            VNode::VText(words) => html.push_str(&words.text),
            other => panic!("{other:?} is neither element nor text"),
        }
    }
    let mut html = String::new();
    write(&analyse_screen(editor).into(), &mut html);
    html
}

#[test]
fn the_screen_has_a_slider_a_number_and_a_way_out_for_each_heap() {
    let mut editor = BoardEditor::default();
    fill(&mut editor, "size-1", "30");
    fill(&mut editor, "size-2", "x");
    let html = drawn(&editor);
    assert_eq!(html.matches("type=\"range\"").count(), 4);
    assert_eq!(html.matches("type=\"number\"").count(), 4);
    assert_eq!(html.matches("data-do=\"editor:remove-").count(), 4);
    assert_eq!(html.matches("data-do=\"editor:add\"").count(), 1);
    assert_eq!(
        html.matches("Write a whole number from 0 to 99.").count(),
        1
    );
    assert!(html.contains("aria-valuetext=\"30 stones\""));
    assert!(!html.contains(" style="));
}

#[test]
fn nothing_that_is_filled_in_or_pressed_breaks_it() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(0x1ab);
    let mut editor = BoardEditor::default();
    let values = [
        "", "0", "1", "7", "10", "99", "100", "x", "normal", "misere", "3",
    ];
    let names = [
        "size-0",
        "size-1",
        "size-5",
        "size-11",
        "size-12",
        "editor-rule",
        "editor-limit",
    ];
    for _ in 0..3000 {
        match chance.random_range(0..8) {
            0 => editor.change(Change::Add),
            1 => editor.change(Change::Remove(chance.random_range(0..13))),
            2..5 => {
                let name = names[chance.random_range(0..names.len())];
                fill(
                    &mut editor,
                    name,
                    values[chance.random_range(0..values.len())],
                );
            }
            _ => {
                let (heap, take) = (chance.random_range(0..13), chance.random_range(1..12));
                let wanted = nim::engine::Move::new(heap, take).unwrap();
                editor.choose(wanted);
                if chance.random_bool(0.5) {
                    editor.choose(wanted);
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
