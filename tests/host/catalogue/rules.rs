//! Plural forms, numbers, lists and dates as CLDR has them for British English. That browsers say the same
//! is in `tests/browser/locale.rs`.

use nim::catalogue::{Date, locale};

#[test]
fn only_one_is_singular() {
    for number in [0, 2, 3, 10, 11, 21, 101, 1_000_001, u64::MAX] {
        assert_eq!(locale::plural(number), 'h', "{number}");
    }
    assert_eq!(locale::plural(1), 'e');
}

#[test]
fn numbers_are_in_groups_of_three() {
    for (number, told) in [
        (0, "0"),
        (999, "999"),
        (1000, "1,000"),
        (39_861_780, "39,861,780"),
        (u64::MAX, "18,446,744,073,709,551,615"),
    ] {
        assert_eq!(locale::number(number), told);
    }
    let long = "1".repeat(40);
    assert_eq!(locale::digits(&long), ["1", &",111".repeat(13)].concat());
}

#[test]
fn lists_end_with_and_or_go_on_with_commas() {
    let items = ["3", "5", "7"].map(str::to_owned);
    for (count, and, sizes) in [
        (0, "", ""),
        (1, "3", "3"),
        (2, "3 and 5", "3, 5"),
        (3, "3, 5 and 7", "3, 5, 7"),
    ] {
        assert_eq!(locale::and(&items[..count]), and);
        assert_eq!(locale::sizes(&[3, 5, 7][..count]), sizes);
    }
}

#[test]
fn a_day_is_written_with_its_month() {
    for (year, month, day, told) in [
        (2026, 11, 20, "20 November 2026"),
        (2024, 2, 29, "29 February 2024"),
        (1999, 1, 1, "1 January 1999"),
    ] {
        assert_eq!(locale::day(Date::new(year, month, day).unwrap()), told);
    }
}
