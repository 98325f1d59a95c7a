//! The setup as people fill it in.

use nim::engine::{Convention, Strategy};
use nim::game::{
    Against, Board, FieldError, Form, FormErrors, Name, NameError, PRESETS, Player, Seat, State,
    Table, field,
};
use nim::text::setup as words;

fn filled(fields: &[(&str, &str)]) -> Form {
    let mut form = Form::of(&Table::default());
    for (name, value) in fields {
        form.fill(name, (*value).to_owned());
    }
    form
}

fn errors(fields: &[(&str, &str)]) -> FormErrors {
    filled(fields)
        .table(true)
        .expect_err("a form that cannot be used")
}

#[test]
fn the_form_of_a_table_leads_back_to_it() {
    for link in [
        "",
        "#/play?heaps=21&take=3&rule=normal&two=perfect&first=two&names=Ada",
        "#/play?heaps=4,4,9&two=human&names=Ada,Bob",
        "#/play?heaps=5,4,3,2,1&two=beginner",
    ] {
        let table = State::opening(link).game.table().clone();
        assert_eq!(Form::of(&table).table(true), Ok(table), "{link}");
    }
}

#[test]
fn a_computer_on_the_first_side_changes_places_and_nothing_else() {
    let table = State::opening("#/play?one=perfect&two=human&first=one&names=,Ada")
        .game
        .table()
        .clone();
    let again = Form::of(&table).table(true).unwrap();
    assert_eq!(
        again.players,
        [table.players[1].clone(), table.players[0].clone()]
    );
    assert_eq!(again.first, Seat::Two);
}

#[test]
fn every_choice_reaches_the_table() {
    let form = filled(&[
        (field::AGAINST, "friend"),
        (field::NAMES[0], " Ada "),
        (field::NAMES[1], "Bob"),
        (field::BOARD, "own"),
        (field::SIZES, "2, 9 4"),
        (field::RULE, "normal"),
        (field::LIMIT, "4"),
        (field::FIRST, "two"),
    ]);
    let table = form.table(true).unwrap();
    assert_eq!(table.board.heaps(), [2, 9, 4]);
    assert_eq!(table.board.rules().convention, Convention::Normal);
    assert_eq!(
        table.board.rules().limit.map(std::num::NonZeroU32::get),
        Some(4)
    );
    assert_eq!(table.first, Seat::Two);
    let person = |name| Player::Person(Name::parse(name).unwrap());
    assert_eq!(table.players, [person("Ada"), person("Bob")]);
}

#[test]
fn every_strength_and_every_board_can_be_chosen() {
    for strategy in Strategy::ALL {
        let table = filled(&[(field::STRENGTHS[1], strategy.name())])
            .table(true)
            .unwrap();
        assert_eq!(table.players[1], Player::Computer(strategy));
    }
    for (place, preset) in PRESETS.iter().enumerate() {
        let table = filled(&[(field::BOARD, Board::Preset(place).name())])
            .table(true)
            .unwrap();
        assert_eq!(table.board.heaps(), preset.heaps);
        assert_eq!(
            table.board.rules().limit.map(std::num::NonZeroU32::get),
            preset.limit
        );
    }
}

#[test]
fn looking_at_another_board_loses_nothing_that_was_typed() {
    let mut form = filled(&[
        (field::BOARD, "own"),
        (field::SIZES, "9, 9, x"),
        (field::LIMIT, "2"),
    ]);
    for board in ["1-3-5-7", "21", "own"] {
        form.fill(field::BOARD, board.to_owned());
    }
    assert_eq!((form.sizes.as_str(), form.limit.as_str()), ("9, 9, x", "2"));
}

#[test]
fn a_preset_brings_its_limit_and_takes_it_along() {
    let mut form = filled(&[(field::BOARD, "21")]);
    assert_eq!(form.limit, "3");
    form.fill(field::BOARD, "3-5-7".to_owned());
    assert_eq!(form.limit, "");
}

#[test]
fn a_board_is_called_by_a_name_that_tells_its_limit() {
    let board = |link: &str| Form::of(State::opening(link).game.table()).board.name();
    assert_eq!(board("#/play?heaps=21&take=3"), "21");
    assert_eq!(board("#/play?heaps=21"), "own");
    assert_eq!(board("#/play?heaps=3,5,7&take=2"), "3-5-7");
}

#[test]
fn either_may_start_by_the_coin() {
    let form = filled(&[(field::FIRST, "either")]);
    assert_eq!(form.table(true).unwrap().first, Seat::One);
    assert_eq!(form.table(false).unwrap().first, Seat::Two);
}

#[test]
fn bad_sizes_are_told_by_their_field() {
    for (sizes, expected) in [
        ("-1", "Heap A is “-1”."),
        ("3, -1", "Heap B is “-1”."),
        ("0", "Heap A has no stones."),
        ("3 0 5", "Heap B has no stones."),
        ("1e9", "Heap A is “1e9”."),
        ("2.5", "Heap A is “2.5”."),
        ("3,,5", "Heap B is “”."),
        ("3--1", "Heap B is “-1”."),
        ("three", "Heap A is “three”."),
        ("", "Give each heap its stones"),
        ("   ", "Give each heap its stones"),
        ("100", "A heap has at most 99 stones; heap A has 100."),
        ("99999999999", "Heap A is “99999999999”."),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1",
            "A board has at most 12 heaps; you gave 13.",
        ),
    ] {
        let wrong = errors(&[(field::BOARD, "own"), (field::SIZES, sizes)]);
        let told = words::sizes_problem(wrong.sizes.as_ref().unwrap());
        assert!(told.starts_with(expected), "{sizes:?}: {told}");
        assert_eq!(
            FormErrors {
                sizes: None,
                ..wrong
            },
            FormErrors::default(),
            "only that field is wrong: {sizes:?}"
        );
    }
}

#[test]
fn sizes_are_read_as_people_write_them() {
    for sizes in ["3,5,7", "3, 5, 7", "3 5 7", "3-5-7", " 3;5 ;7 ", "3,5,7,"] {
        let table = filled(&[(field::BOARD, "own"), (field::SIZES, sizes)])
            .table(true)
            .unwrap();
        assert_eq!(table.board.heaps(), [3, 5, 7], "{sizes:?}");
    }
}

#[test]
fn bad_limits_are_told_by_their_field() {
    for limit in ["0", "-1", "1e9", "x", "100", "1.5", "99999999999"] {
        assert_eq!(
            errors(&[(field::LIMIT, limit)]),
            FormErrors {
                limit: true,
                ..FormErrors::default()
            },
            "{limit}"
        );
    }
    assert_eq!(
        filled(&[(field::LIMIT, "  ")])
            .table(true)
            .unwrap()
            .board
            .rules()
            .limit,
        None
    );
}

#[test]
fn bad_names_are_told_by_their_field_and_kept_as_typed() {
    let long = "n".repeat(200);
    for (name, expected) in [
        (long.as_str(), NameError::TooLong { length: 200 }),
        ("<b>Ada</b>", NameError::Markup),
        ("A\nB", NameError::Control),
        ("A\u{202e}B", NameError::Control),
    ] {
        let form = filled(&[(field::AGAINST, "friend"), (field::NAMES[1], name)]);
        assert_eq!(form.table(true).unwrap_err().names, [None, Some(expected)]);
        assert_eq!(form.names[1], name);
    }
    assert!(Name::parse(&"ä".repeat(24)).is_ok_and(|name| name.is_some()));
    assert_eq!(Name::parse("   "), Ok(None));
}

#[test]
fn a_name_nobody_is_asked_for_hinders_nothing() {
    let form = filled(&[(field::NAMES[1], "<b>"), (field::AGAINST, "computer")]);
    assert_eq!(form.against, Against::Computer);
    assert!(form.table(true).is_ok());
}

#[test]
fn every_wrong_field_is_told_at_once() {
    let wrong = errors(&[
        (field::NAMES[0], "<"),
        (field::BOARD, "own"),
        (field::SIZES, ""),
        (field::LIMIT, "x"),
    ]);
    assert_eq!(
        wrong,
        FormErrors {
            names: [Some(NameError::Markup), None],
            sizes: Some(FieldError::Missing),
            limit: true
        }
    );
}

#[test]
fn what_no_field_is_called_changes_nothing() {
    let form = filled(&[
        ("nowhere", "1"),
        (field::STRENGTHS[1], "robot"),
        (field::FIRST, "third"),
        (field::RULE, "fair"),
    ]);
    assert_eq!(form, Form::of(&Table::default()));
}
