//! The state of the analysis screen: whatever is filled in or pressed, it holds a board that can be
//! looked at.

use nim::engine::{Convention, Rules};
use nim::game::{Change, Lab, lab_field};
use nim::ui::analyse_screen;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use yew::virtual_dom::VNode;

use crate::common::position;

fn fill(lab: &mut Lab, name: &str, value: &str) {
    lab.fill(name, value.to_owned());
}

#[test]
fn it_begins_with_the_board_of_the_nim_sum_page() {
    assert_eq!(
        Lab::default().position(),
        position(&[1, 3, 5, 7], Rules::normal())
    );
}

#[test]
fn a_position_of_the_page_comes_and_goes_unchanged() {
    let rules = Rules::misere().with_limit("4".parse().unwrap());
    for heaps in [&[0][..], &[3, 5, 7], &[99; 12]] {
        let position = position(heaps, rules);
        assert_eq!(Lab::of(&position).position(), position);
    }
}

#[test]
fn a_larger_position_is_cut_to_what_the_page_holds() {
    let lab = Lab::of(&position(&[500; 20], Rules::normal()));
    assert_eq!(lab.position().heaps(), [99; 12]);
}

#[test]
fn fields_change_the_board_and_its_rules() {
    let mut lab = Lab::default();
    fill(&mut lab, "size-1", "42");
    fill(&mut lab, "size-3", "0");
    fill(&mut lab, lab_field::RULE, "misere");
    fill(&mut lab, lab_field::LIMIT, " 3 ");
    assert_eq!(lab.position().heaps(), [1, 42, 5, 0]);
    assert_eq!(lab.rules().convention, Convention::Misere);
    assert_eq!(lab.limit_field(), ("3".to_owned(), false));
    fill(&mut lab, lab_field::LIMIT, "");
    assert_eq!(lab.rules().limit, None);
}

#[test]
fn what_is_no_number_is_kept_and_told_and_the_board_stays() {
    let mut lab = Lab::default();
    for wrong in ["", "100", "-1", "2.5", "many", "99999999999"] {
        fill(&mut lab, "size-2", wrong);
        assert_eq!(lab.size_field(2), (wrong.to_owned(), true));
        assert_eq!(lab.position().heaps(), [1, 3, 5, 7]);
    }
    fill(&mut lab, "size-2", "6");
    assert_eq!(lab.size_field(2), ("6".to_owned(), false));
    fill(&mut lab, lab_field::LIMIT, "4");
    for wrong in ["0", "100", "x"] {
        fill(&mut lab, lab_field::LIMIT, wrong);
        assert_eq!(lab.limit_field(), (wrong.to_owned(), true));
        assert_eq!(lab.rules().limit, "4".parse().ok());
    }
}

#[test]
fn fields_that_do_not_exist_change_nothing() {
    let mut lab = Lab::default();
    for name in ["size-4", "size-", "size--1", "size-x", "heap-1", ""] {
        fill(&mut lab, name, "9");
    }
    fill(&mut lab, lab_field::RULE, "odd");
    assert_eq!(lab, Lab::default());
}

#[test]
fn heaps_are_added_up_to_twelve_and_removed_down_to_one() {
    let mut lab = Lab::default();
    for _ in 0..20 {
        lab.change(Change::Add);
    }
    assert_eq!(lab.position().heaps(), [1, 3, 5, 7, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!lab.can_add() && lab.can_remove());
    lab.change(Change::Remove(1));
    assert_eq!(lab.position().heaps()[..3], [1, 5, 7]);
    for _ in 0..20 {
        lab.change(Change::Remove(0));
    }
    assert_eq!(lab.position().heaps(), [1]);
    assert!(lab.can_add() && !lab.can_remove());
}

#[test]
fn the_second_press_plays_what_the_first_chose() {
    let mut lab = Lab::default();
    let chosen = "D3".parse().unwrap();
    lab.choose(chosen);
    assert_eq!(lab.choice(), Some(chosen));
    assert_eq!(lab.position().heaps(), [1, 3, 5, 7]);
    lab.choose("C1".parse().unwrap());
    lab.choose(chosen);
    assert_eq!(
        lab.position().heaps(),
        [1, 3, 5, 7],
        "another choice takes its place"
    );
    lab.choose(chosen);
    assert_eq!(
        (lab.position().heaps(), lab.choice()),
        (&[1, 3, 5, 4][..], None)
    );
    lab.choose("A2".parse().unwrap());
    assert_eq!(lab.choice(), None, "that is not legal");
}

#[test]
fn a_choice_is_let_go_and_goes_with_its_board() {
    let changes: [fn(&mut Lab); 5] = [
        Lab::let_go,
        |lab| fill(lab, "size-0", "4"),
        |lab| fill(lab, lab_field::LIMIT, "1"),
        |lab| lab.change(Change::Remove(0)),
        |lab| lab.change(Change::Add),
    ];
    for change in changes {
        let mut lab = Lab::default();
        lab.choose("D7".parse().unwrap());
        change(&mut lab);
        assert_eq!(lab.choice(), None);
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
fn drawn(lab: &Lab) -> String {
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
    write(&analyse_screen(lab).into(), &mut html);
    html
}

#[test]
fn the_screen_has_a_slider_a_number_and_a_way_out_for_each_heap() {
    let mut lab = Lab::default();
    fill(&mut lab, "size-1", "30");
    fill(&mut lab, "size-2", "x");
    let html = drawn(&lab);
    assert_eq!(html.matches("type=\"range\"").count(), 4);
    assert_eq!(html.matches("type=\"number\"").count(), 4);
    assert_eq!(html.matches("data-do=\"lab:remove-").count(), 4);
    assert_eq!(html.matches("data-do=\"lab:add\"").count(), 1);
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
    let mut lab = Lab::default();
    let values = [
        "", "0", "1", "7", "10", "99", "100", "x", "normal", "misere", "3",
    ];
    let names = [
        "size-0",
        "size-1",
        "size-5",
        "size-11",
        "size-12",
        "lab-rule",
        "lab-limit",
    ];
    for _ in 0..3000 {
        match chance.random_range(0..8) {
            0 => lab.change(Change::Add),
            1 => lab.change(Change::Remove(chance.random_range(0..13))),
            2..5 => {
                let name = names[chance.random_range(0..names.len())];
                fill(&mut lab, name, values[chance.random_range(0..values.len())]);
            }
            _ => {
                let (heap, take) = (chance.random_range(0..13), chance.random_range(1..12));
                let wanted = nim::engine::Move::new(heap, take).unwrap();
                lab.choose(wanted);
                if chance.random_bool(0.5) {
                    lab.choose(wanted);
                }
            }
        }
        let position = lab.position();
        assert!((1..=12).contains(&position.heaps().len()));
        assert!(position.heaps().iter().all(|&stones| stones <= 99));
        assert!(lab.choice().is_none_or(|choice| position.is_legal(choice)));
    }
}
