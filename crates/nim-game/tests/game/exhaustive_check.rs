//! The check of all positions: that it is complete, that it agrees, and that it could disagree.

use std::num::NonZeroU32;

use nim_engine::{Convention, Outcome, Rules, Takes, parse_moves};
use nim_game::{ExhaustiveCheck, ExhaustiveCheckReason, SETS, set};

use crate::truth::Truth;

fn limit_of(limit: u32) -> NonZeroU32 {
    NonZeroU32::new(limit).unwrap()
}

fn finished(rules: Rules, claimed: Rules, heaps: usize, size: u32) -> ExhaustiveCheck {
    let mut check = ExhaustiveCheck::of_claim(rules, claimed, heaps, size).unwrap();
    assert!(check.step(u64::MAX));
    check
}

/// Every board of this many heaps up to this size, in one order of its heaps.
fn boards_up_to(heaps: usize, most: u32) -> Vec<Vec<u32>> {
    let longer = |board: Vec<u32>| {
        let least = board.last().copied().unwrap_or(0);
        (least..=most).map(move |last| [&board[..], &[last]].concat())
    };
    let none = vec![Vec::new()];
    (0..heaps).fold(none, |boards, _| {
        boards.into_iter().flat_map(longer).collect()
    })
}

#[test]
fn there_is_no_exception_by_any_rules() {
    let limits = [None].into_iter().chain((1..=6).map(NonZeroU32::new));
    let takes = limits.map(Takes::from).chain(SETS.into_iter().map(set));
    let rules = takes.flat_map(|takes| {
        [Convention::Normal, Convention::Misere].map(|convention| Rules { convention, takes })
    });
    for rules in rules {
        for (heaps, size) in [(1, 60), (2, 30), (3, 15), (4, 9), (6, 4), (12, 2)] {
            let check = finished(rules, rules, heaps, size);
            assert_eq!(check.exceptions(), 0, "{:?}", check.examples());
            assert_eq!(check.checked(), check.total());
        }
    }
}

#[test]
fn every_position_is_checked_once() {
    for (heaps, size) in [(1, 0), (1, 7), (2, 5), (3, 9), (4, 6), (5, 1)] {
        let check = finished(Rules::misere(), Rules::misere(), heaps, size);
        let listed = boards_up_to(heaps, size).len() as u64;
        assert_eq!((check.total(), check.checked()), (listed, listed));
        let heaps = u32::try_from(heaps).unwrap();
        assert_eq!(check.ordered(), u64::from(size + 1).pow(heaps));
    }
    let check = ExhaustiveCheck::new(Rules::normal(), 3, 40).unwrap();
    assert_eq!((check.total(), check.ordered()), (12_341, 68_921));
    assert_eq!(check.checked(), 0);
}

#[test]
fn wrong_rules_are_found_exactly_where_they_are_wrong() {
    let [normal, misere] = [Rules::normal(), Rules::misere()];
    let up_to_two = normal.with_limit(limit_of(2));
    let up_to_three = normal.with_limit(limit_of(3));
    for (rules, claimed) in [
        (misere, normal),
        (normal, misere),
        (up_to_two, normal),
        (normal, up_to_two),
        (up_to_two, up_to_three),
    ] {
        let check = finished(rules, claimed, 3, 6);
        let [mut found, mut said] = [rules, claimed].map(Truth::new);
        let wrong: Vec<Vec<u32>> = boards_up_to(3, 6)
            .into_iter()
            .filter(|board| {
                found.wins(board) != said.wins(board) || found.winning(board) != said.winning(board)
            })
            .collect();
        assert!(!wrong.is_empty());
        assert_eq!(check.exceptions(), wrong.len() as u64, "{rules:?}");
        assert_eq!(
            check.examples().len(),
            wrong.len().min(ExhaustiveCheck::KEPT)
        );
        for exception in check.examples() {
            assert!(wrong.contains(&exception.position.heaps().to_vec()));
            assert_eq!(exception.position.rules(), rules);
            assert_ne!(exception.found, exception.claimed);
        }
    }
}

#[test]
fn a_right_winner_with_a_wrong_move_is_an_exception() {
    let up_to_three = Rules::normal().with_limit(limit_of(3));
    // Of 6 stones the mover wins by 2 where 3 may be taken, and by all 6 where any number.
    let check = finished(up_to_three, Rules::normal(), 1, 6);
    let six = check.examples().last().unwrap();
    assert_eq!(six.position.heaps(), [6]);
    assert_eq!(six.found.outcome, Outcome::N);
    assert_eq!(six.claimed.outcome, Outcome::N);
    assert_eq!(six.found.winning, parse_moves("A2").unwrap());
    assert_eq!(six.claimed.winning, parse_moves("A6").unwrap());
}

#[test]
fn slices_of_any_size_come_to_the_same_end() {
    let whole = finished(Rules::misere(), Rules::normal(), 3, 8);
    for budget in [0, 1, 7, 100, 5000] {
        let mut check = ExhaustiveCheck::of_claim(Rules::misere(), Rules::normal(), 3, 8).unwrap();
        let mut before = 0;
        while !check.step(budget) {
            assert!(check.checked() > before, "every slice gets on");
            before = check.checked();
        }
        assert_eq!(check, whole);
        assert!(check.step(budget), "what is done stays done");
        assert_eq!(check, whole);
    }
}

#[test]
fn a_check_that_would_take_too_long_is_refused_with_the_reason() {
    let reason = |rules, heaps, size| {
        let refused = ExhaustiveCheck::new(rules, heaps, size).unwrap_err();
        assert_eq!((refused.heaps, refused.size), (heaps, size));
        refused.reason
    };
    let single = Rules::normal().with_limit(limit_of(1));
    for rules in [Rules::normal(), Rules::misere(), single] {
        assert_eq!(reason(rules, 0, 5), ExhaustiveCheckReason::Heaps);
        assert_eq!(reason(rules, 13, 0), ExhaustiveCheckReason::Heaps);
        assert_eq!(reason(rules, usize::MAX, 1), ExhaustiveCheckReason::Heaps);
        assert_eq!(
            reason(rules, 12, u32::MAX),
            ExhaustiveCheckReason::TooManyPositions
        );
        assert_eq!(
            reason(rules, 4, 99),
            ExhaustiveCheckReason::TooManyPositions
        );
    }
    assert_eq!(
        reason(Rules::normal(), 1, 40_000),
        ExhaustiveCheckReason::TooManyMoves
    );
    assert!(ExhaustiveCheck::new(single, 1, 40_000).is_ok());
    assert_eq!(
        ExhaustiveCheck::new(Rules::normal(), 4, 99)
            .unwrap_err()
            .to_string(),
        "all positions of 4 heaps up to 99 cannot be checked: \
         they are more than 4194304, ask for fewer or smaller heaps"
    );
}

#[test]
fn the_check_goes_exactly_to_its_bounds() {
    // The number of ways to choose sizes from 0 up, with repetition.
    let boards = |heaps: u128, size: u128| {
        let longer = |boards: u128, place| boards.saturating_mul(size + place) / place;
        (1..=heaps).fold(1, longer)
    };
    let allowed = |heaps: usize, size: u32, limit: u32| {
        let positions = boards(heaps as u128, size.into());
        let each = heaps as u128 * u128::from(size.min(limit));
        positions <= ExhaustiveCheck::MOST_POSITIONS.into()
            && positions.saturating_mul(each) <= ExhaustiveCheck::MOST_MOVES.into()
    };
    // With one heap and either of the first two, the largest is at a bound exactly.
    for limit in [1, 256, 3, u32::MAX] {
        let rules = Rules::normal().with_limit(limit_of(limit));
        for heaps in 1..=ExhaustiveCheck::MOST_HEAPS {
            let (mut least, mut most) = (0, 1 << 23);
            while most - least > 1 {
                let between = u32::midpoint(least, most);
                if allowed(heaps, between, limit) {
                    least = between;
                } else {
                    most = between;
                }
            }
            assert!(
                ExhaustiveCheck::new(rules, heaps, least).is_ok(),
                "{heaps} {least}"
            );
            assert!(
                ExhaustiveCheck::new(rules, heaps, most).is_err(),
                "{heaps} {most}"
            );
        }
    }
}

#[test]
fn a_search_advances_by_one_position_and_within_its_slice() {
    let mut check = ExhaustiveCheck::new(Rules::normal(), 2, 5).unwrap();
    assert_eq!((check.heaps(), check.size()), (2, 5));
    // The empty board has no move to try, and is a position all the same.
    assert!(!check.step(1));
    assert_eq!(check.checked(), 1);
    assert!(!check.step(0));
    assert_eq!(check.checked(), 2);
}

#[test]
fn as_many_positions_are_lost_as_known() {
    let rows = include_str!("../../../nim-engine/tests/data/p-positions.txt").lines();
    for row in rows.filter(|row| !row.starts_with('#') && !row.is_empty()) {
        let row: Vec<&str> = row.split_whitespace().collect();
        let rules = Rules {
            convention: row[0].parse().unwrap(),
            takes: (row[1] != "none").then(|| row[1].parse().unwrap()).into(),
        };
        let check = finished(
            rules,
            rules,
            row[2].parse().unwrap(),
            row[3].parse().unwrap(),
        );
        assert_eq!(check.lost().to_string(), row[4], "{row:?}");
    }
}
