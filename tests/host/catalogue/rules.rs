//! Plural forms, numbers, lists and dates as CLDR has them for British English. That browsers say the same
//! is in `tests/browser/locale.rs`.

use nim::catalogue::locale;

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
