//! The setup as people fill it in.

use nim::catalogue::setup as words;
use nim::engine::{Convention, Strategy};
use nim::game::{
    Against, Board, BoardError, FieldError, Form, FormAction, FormErrors, GameState, MatchConfig,
    Name, NameError, Opener, PRESETS, Player, Seat,
};
use nim::text::setup;

fn filled(fields: impl IntoIterator<Item = FormAction>) -> Form {
    fields
        .into_iter()
        .fold(Form::of(&MatchConfig::default()), Form::after)
}

/// A custom board is chosen, and its sizes are typed.
fn own(sizes: &str) -> [FormAction; 2] {
    [FormAction::Board(Board::Own), sizes_are(sizes)]
}

fn sizes_are(sizes: &str) -> FormAction {
    FormAction::Sizes(sizes.to_owned())
}

fn limit_is(limit: &str) -> FormAction {
    FormAction::Limit(limit.to_owned())
}

fn name_is(seat: Seat, name: &str) -> FormAction {
    FormAction::Name(seat, name.to_owned())
}

fn errors(fields: impl IntoIterator<Item = FormAction>) -> FormErrors {
    filled(fields)
        .table(true)
        .expect_err("a form that cannot be used")
}

#[test]
fn the_form_of_a_table_leads_back_to_it_and_a_reader_starts() {
    for link in [
        "",
        "#/play?heaps=21&take=3&rule=normal&two=perfect&first=two&names=Ada",
        "#/play?heaps=4,4,9&two=human&names=Ada,Bob",
        "#/play?heaps=4,4,9&two=human&first=two",
        "#/play?heaps=5,4,3,2,1&two=beginner",
    ] {
        let table = GameState::opening(link).game.table().clone();
        let again = Form::of(&table).table(true).unwrap();
        let first = table.reader().unwrap_or(table.first);
        assert_eq!(again, MatchConfig { first, ..table }, "{link}");
    }
}

#[test]
fn a_computer_on_the_first_side_only_changes_places() {
    let table = GameState::opening("#/play?one=perfect&two=human&first=one&names=,Ada")
        .game
        .table()
        .clone();
    let again = Form::of(&table).table(true).unwrap();
    assert_eq!(
        again.players,
        [table.players[1].clone(), table.players[0].clone()]
    );
    assert_eq!(again.first, Seat::One, "the person starts");
}

#[test]
fn every_choice_reaches_the_table() {
    let form = filled([
        FormAction::Against(Against::Friend),
        name_is(Seat::One, " Ada "),
        name_is(Seat::Two, "Bob"),
        FormAction::Board(Board::Own),
        sizes_are("2, 9 4"),
        FormAction::Convention(Convention::Normal),
        limit_is("4"),
        FormAction::Opener(Opener::Seat(Seat::Two)),
    ]);
    let table = form.table(true).unwrap();
    assert_eq!(table.board.heaps(), [2, 9, 4]);
    assert_eq!(table.board.rules().convention, Convention::Normal);
    assert_eq!(
        table.board.rules().limit().map(std::num::NonZeroU32::get),
        Some(4)
    );
    assert_eq!(table.first, Seat::Two);
    let person = |name| Player::Person(Name::parse(name).unwrap());
    assert_eq!(table.players, [person("Ada"), person("Bob")]);
}

#[test]
fn every_strength_and_every_board_can_be_chosen() {
    for strategy in Strategy::ALL {
        let table = filled([FormAction::Strategy(Seat::Two, strategy)])
            .table(true)
            .unwrap();
        assert_eq!(table.players[1], Player::Computer(strategy));
    }
    for (place, preset) in PRESETS.iter().enumerate() {
        let table = filled([FormAction::Board(Board::Preset(place))])
            .table(true)
            .unwrap();
        assert_eq!(table.board.heaps(), preset.heaps);
        assert_eq!(
            table.board.rules().limit().map(std::num::NonZeroU32::get),
            preset.limit
        );
    }
}

#[test]
fn showing_another_board_keeps_all_typed_text() {
    let typed = filled(own("9, 9, x").into_iter().chain([limit_is("2")]));
    let looked = [Board::Preset(1), Board::Preset(3), Board::Own];
    let form = looked
        .map(FormAction::Board)
        .into_iter()
        .fold(typed, Form::after);
    assert_eq!((form.sizes.as_str(), form.limit.as_str()), ("9, 9, x", "2"));
}

#[test]
fn a_preset_sets_and_removes_its_limit() {
    let form = filled([FormAction::Board(Board::Preset(3))]);
    assert_eq!(form.limit, "3");
    let form = form.after(FormAction::Board(Board::Preset(0)));
    assert_eq!(form.limit, "");
}

#[test]
fn the_name_of_a_board_includes_its_limit() {
    let board = |link: &str| Form::of(GameState::opening(link).game.table()).board.name();
    assert_eq!(board("#/play?heaps=21&take=3"), "21");
    assert_eq!(board("#/play?heaps=21"), "own");
    assert_eq!(board("#/play?heaps=3,5,7&take=2"), "3-5-7");
}

#[test]
fn a_random_start_can_choose_either_player() {
    let form = filled([FormAction::Opener(Opener::Either)]);
    assert_eq!(form.table(true).unwrap().first, Seat::One);
    assert_eq!(form.table(false).unwrap().first, Seat::Two);
}

#[test]
fn bad_sizes_are_told_by_their_field() {
    let not_a_heap = |heap, text| {
        let (least, most) = (1_u32.into(), 31_u32.into());
        words::NotAHeap {
            heap,
            text,
            least,
            most,
        }
        .text()
    };
    let empty = |heap| words::EmptyHeap { heap }.text();
    let none = || words::no_sizes().to_owned();
    let outside = |told: &str| [told, words::in_a_terminal()].join(" ");
    let [heaps, stones, in_all] = [9_u32, 31, 60].map(Into::into);
    let too_many = outside(&words::TooManyHeaps { most: heaps }.text());
    let too_large = outside(&words::HeapTooLarge { most: stones }.text());
    let too_many_stones = outside(&words::TooManyStones { most: in_all }.text());
    for (sizes, expected) in [
        ("-1", not_a_heap(0, "-1")),
        ("3, -1", not_a_heap(1, "-1")),
        ("0", empty(0)),
        ("3 0 5", empty(1)),
        ("1e9", not_a_heap(0, "1e9")),
        ("2.5", not_a_heap(0, "2.5")),
        ("3,,5", not_a_heap(1, "")),
        ("3--1", not_a_heap(1, "-1")),
        ("three", not_a_heap(0, "three")),
        ("", none()),
        ("   ", none()),
        ("32", too_large),
        ("99999999999", not_a_heap(0, "99999999999")),
        ("1 1 1 1 1 1 1 1 1 1", too_many),
        ("31 30", too_many_stones),
    ] {
        let wrong = errors(own(sizes));
        let told = setup::field_problem(wrong.sizes.as_ref().unwrap());
        assert_eq!(told, expected, "{sizes:?}");
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
        let table = filled(own(sizes)).table(true).unwrap();
        assert_eq!(table.board.heaps(), [3, 5, 7], "{sizes:?}");
    }
}

#[test]
fn bad_limits_show_an_error_at_their_field() {
    let too_large = FieldError::Board(BoardError::TakeTooLarge);
    for (limit, error) in [
        ("0", FieldError::Takes),
        ("-1", FieldError::Takes),
        ("1e9", FieldError::Takes),
        ("x", FieldError::Takes),
        ("1.5", FieldError::Takes),
        ("99999999999", FieldError::Takes),
        ("32", too_large.clone()),
        ("1, 32", too_large),
    ] {
        assert_eq!(
            errors([limit_is(limit)]),
            FormErrors {
                limit: Some(error),
                ..FormErrors::default()
            },
            "{limit}"
        );
    }
    assert_eq!(
        filled([limit_is("  ")])
            .table(true)
            .unwrap()
            .board
            .rules()
            .limit(),
        None
    );
}

#[test]
fn bad_names_show_an_error_at_their_field_and_stay_as_typed() {
    let long = "n".repeat(200);
    for (name, expected) in [
        (long.as_str(), NameError::TooLong { length: 200 }),
        ("<b>Ada</b>", NameError::Markup),
        ("A\nB", NameError::Control),
        ("A\u{202e}B", NameError::Control),
    ] {
        let form = filled([
            FormAction::Against(Against::Friend),
            name_is(Seat::Two, name),
        ]);
        assert_eq!(form.table(true).unwrap_err().names, [None, Some(expected)]);
        assert_eq!(form.names[1], name);
    }
    assert!(Name::parse(&"ä".repeat(24)).is_ok_and(|name| name.is_some()));
    assert_eq!(Name::parse("   "), Ok(None));
}

#[test]
fn an_unused_name_field_blocks_nothing() {
    let form = filled([
        name_is(Seat::Two, "<b>"),
        FormAction::Against(Against::Computer),
    ]);
    assert_eq!(form.against, Against::Computer);
    assert!(form.table(true).is_ok());
}

#[test]
fn every_wrong_field_is_marked_at_once() {
    let wrong = errors([
        name_is(Seat::One, "<"),
        FormAction::Board(Board::Own),
        sizes_are(""),
        limit_is("x"),
    ]);
    assert_eq!(
        wrong,
        FormErrors {
            names: [Some(NameError::Markup), None],
            sizes: Some(FieldError::Missing),
            limit: Some(FieldError::Takes)
        }
    );
}
