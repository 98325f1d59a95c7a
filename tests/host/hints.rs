//! Hints, and why a board is won or lost: each sentence on all small boards, against brute force.

use std::num::NonZeroU32;

use nim::catalogue::why as words;
use nim::engine::{Move, Rules};
use nim::game::{GameAction, HintLevel, reduce};
use nim::text::why::{hint, misere, take_from, why, why_after};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::common::reasons::claimed;
use crate::common::truth::{Truth, after};
use crate::common::{boards_of, moved, position, rules_up_to, state};

/// The most characters that fit in the status.
const MOST: usize = 110;

/// The most words of a reason.
const WORDS: usize = 15;

const LEVELS: [HintLevel; 3] = [HintLevel::Heap, HintLevel::Number, HintLevel::Why];

/// Words of the nim-sum, which a person may not have met. Only sets of numbers need it.
const COLUMNS: [&str; 4] = ["nim-sum", "column", "binary", "xor"];

/// Every board of three heaps up to 6, and of four heaps up to 5.
fn boards() -> impl Iterator<Item = Vec<u32>> {
    boards_of(3, 6).chain(boards_of(4, 5))
}

/// A true reason in a sentence of at most 15 words, in words that this person has met.
#[track_caller]
fn check(heaps: &[u32], truth: &mut Truth) {
    let position = position(heaps, truth.rules);
    let said = why(&position);
    is_short(&said);
    let wins = truth.wins(heaps);
    let claimed = claimed(&said, heaps, truth);
    assert_eq!(claimed, Some(wins), "{position} {:?}: {said}", truth.rules);
    // In misère play, pairs decide exactly while two heaps count above 1, or can.
    if misere(&position).is_some() {
        let told = why(&position);
        assert!(
            !truth.is_normal() && (told.contains("block") || told.contains("partner")),
            "{position}: {told}"
        );
    }
}

#[track_caller]
fn is_short(said: &str) {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let words = said.split_whitespace().filter(is_word).count();
    assert!((1..=WORDS).contains(&words), "{words} words: {said}");
    assert!(said.chars().count() <= MOST, "{said}");
    let ends = said.matches(". ").count() + usize::from(said.ends_with('.'));
    assert_eq!(ends, 1, "{said} is not one sentence");
    let told = said.to_lowercase();
    assert!(!COLUMNS.iter().any(|word| told.contains(word)), "{said}");
    let blocks = told.contains("block") || told.contains("partner");
    assert!(
        !blocks || told.contains(char::is_numeric),
        "{said} shows no block"
    );
    assert!(!told.contains("you"), "{said} speaks to somebody");
}

/// Every board of three heaps up to 6 and of four up to 5, in every order.
#[test]
fn every_reason_of_every_small_board_is_short_and_true() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        for heaps in boards() {
            check(&heaps, &mut truth);
        }
    }
}

/// Their heaps are too many to list.
#[test]
fn reasons_of_wide_and_of_high_boards_are_true() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        let wide = boards_of(8, 3).filter(|board| board.is_sorted());
        let high = boards_of(1, 60).chain(boards_of(2, 13));
        for heaps in wide.chain(high) {
            check(&heaps, &mut truth);
        }
    }
}

#[test]
fn hints_win_where_brute_force_does_and_end_with_the_reason() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards() {
            let position = position(&board, rules);
            let told = LEVELS.map(|level| hint(&position, level));
            let Some(chosen) = position.suggested_move() else {
                assert!(position.is_terminal() && told.iter().all(String::is_empty));
                continue;
            };
            let wins = truth.wins(&board);
            let left = after(&board, (chosen.heap, chosen.take.get()));
            assert_eq!(wins, !truth.wins(&left), "{position}");
            let heap = chosen.heap;
            let ends = [words::LookAt { heap }.text(), take_from(chosen)];
            let answers = truth.moves(&left).into_iter();
            let hopes = !wins
                && answers
                    .map(|answer| after(&left, answer))
                    .any(|left| truth.wins(&left));
            let honest = match (wins, hopes) {
                (true, _) => String::new(),
                (false, true) => [words::no_move_wins_yet(), " "].concat(),
                (false, false) => [words::no_move_wins(), " "].concat(),
            };
            let short = ends.clone().map(|end| [honest.clone(), end].concat());
            assert_eq!(told[..2], short, "{position}");
            let (begins, reason) = if wins {
                (&*ends[1], why_after(&position, chosen))
            } else {
                (words::no_move_wins(), why(&position))
            };
            assert_eq!(told[2], [begins, " ", &reason].concat());
            assert!(
                told.iter().all(|told| told.chars().count() <= MOST),
                "{told:?}"
            );
        }
    }
}

#[test]
fn sentences_fit_the_status_on_the_largest_boards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for round in 0..4000 {
        let mut heaps: Vec<u32> = (0..rng.random_range(1..=12))
            .map(|_| rng.random_range(0..=99))
            .collect();
        let convention = [Rules::normal(), Rules::misere()][round % 2];
        let rules = match NonZeroU32::new(rng.random_range(0..=98)) {
            Some(limit) if round % 3 > 0 => convention.with_limit(limit),
            _ => convention,
        };
        if round % 5 > 2 {
            // Boards at random are hardly ever lost.
            let sum = position(&heaps, rules).nim_sum().0;
            heaps.push(sum.min(99));
        }
        let position = position(&heaps, rules);
        is_short(&why(&position));
        for level in LEVELS {
            let told = hint(&position, level);
            let fits = told.chars().count() <= MOST;
            assert!(
                fits && told.is_empty() == position.is_terminal(),
                "{position} {told}"
            );
        }
    }
}

#[test]
fn an_illegal_move_has_no_reason() {
    let position = position(&[1, 2], Rules::normal());
    assert_eq!(why_after(&position, Move::new(0, 2).unwrap()), "");
}

#[test]
fn reasons_of_known_boards() {
    let limit = |rules: Rules, most| rules.with_limit(NonZeroU32::new(most).unwrap());
    let (normal, misere) = (Rules::normal(), Rules::misere());
    let known: [(&[u32], Rules, &str); 5] = [
        (
            &[1, 4, 5],
            normal,
            "Heaps 1, 4 and 4\u{a0}+\u{a0}1: each block has a partner.",
        ),
        (
            &[1, 3, 5, 7],
            misere,
            "Heaps 1, 2\u{a0}+\u{a0}1, 4\u{a0}+\u{a0}1 and 4\u{a0}+\u{a0}2\u{a0}+\u{a0}1: each block has a partner.",
        ),
        (
            &[3, 4, 5],
            misere,
            "A block of 2 is alone: taking 2 from heap A pairs all blocks.",
        ),
        (
            &[21],
            limit(normal, 3),
            "To win, leave 20, a multiple of 4.",
        ),
        (
            &[4, 8],
            limit(misere, 3),
            "Every remainder is 0: a winning move leaves one that is 1.",
        ),
    ];
    for (heaps, rules, expected) in known {
        assert_eq!(why(&position(heaps, rules)), expected);
    }
}

#[test]
fn a_hint_cancels_a_choice_of_another_move_and_stays_while_its_heap_is_chosen() {
    let begun = state("#/play?heaps=3,5,7&two=human");
    let suggested = begun.game.position().suggested_move().unwrap();
    let choose = |state, chosen| reduce(state, GameAction::Choose(chosen));
    let other = moved(if suggested.heap == 2 { "B1" } else { "C1" });
    let hinted = reduce(choose(begun.clone(), other), GameAction::Hint);
    assert_eq!(hinted.choice, None);
    // The reminder to press Take would now be wrong.
    let token = hinted.turn_token();
    assert_eq!(
        reduce(hinted.clone(), GameAction::Remind(token, other)),
        hinted
    );

    let told = hinted.notice.clone();
    assert!(told.is_some());
    let right = choose(hinted.clone(), suggested);
    assert_eq!((right.choice, &right.notice), (Some(suggested), &told));
    let reminded = reduce(right.clone(), GameAction::Remind(token, suggested));
    assert_eq!(reminded.notice, told);
    assert_eq!(reduce(right, GameAction::Hint).choice, Some(suggested));
    assert_ne!(choose(hinted, other).notice, told);
}
