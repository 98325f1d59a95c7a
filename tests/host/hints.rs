//! Hints: the move that they suggest, and every claim of their sentences, against brute force.

use std::num::NonZeroU32;

use nim::engine::{Move, Rules, heap_name};
use nim::text::hint;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::common::truth::{Truth, after};
use crate::common::{position, rules_up_to};

/// What the status has room for, at the first two depths and at the third.
const SHORT: usize = 110;
const LONG: usize = 160;

/// Whether after every answer some reply that is `meant` keeps the win, unless the answer ended the
/// game and lost it.
fn can_go_on(
    truth: &mut Truth,
    heaps: &[u32],
    meant: impl Fn((usize, u32), (usize, u32), &[u32]) -> bool,
) -> bool {
    truth.moves(heaps).into_iter().all(|answer| {
        let answered = after(heaps, answer);
        let replies = truth.moves(&answered);
        if replies.is_empty() {
            return truth.wins(&answered);
        }
        replies.into_iter().any(|reply| {
            let left = after(&answered, reply);
            meant(answer, reply, &left) && !truth.wins(&left)
        })
    })
}

/// Every board of one to four heaps of up to five stones.
fn boards() -> Vec<Vec<u32>> {
    (1..=4).flat_map(|heaps| boards_of(heaps, 5)).collect()
}

fn boards_of(heaps: u32, most: u32) -> Vec<Vec<u32>> {
    let sizes = most + 1;
    (0..sizes.pow(heaps))
        .map(|number| {
            (0..heaps)
                .map(|heap| number / sizes.pow(heap) % sizes)
                .collect()
        })
        .collect()
}

/// What stands in the blanks of a sentence, where it is of this form.
fn blanks<'a>(sentence: &'a str, form: &str) -> Option<Vec<&'a str>> {
    let mut parts = form.split('_');
    let mut rest = sentence.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    for part in parts {
        let at = if part.is_empty() {
            rest.len()
        } else {
            rest.find(part)?
        };
        found.push(&rest[..at]);
        rest = &rest[at + part.len()..];
    }
    rest.is_empty().then_some(found)
}

/// Numbers as a sentence lists them: `4, 2 and 1`.
fn numbers(text: &str) -> Vec<u32> {
    text.replace(" and ", ", ")
        .split(", ")
        .map(|number| number.parse().unwrap())
        .collect()
}

fn nim_sum(values: &[u32]) -> u32 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// How many of these contain each power of 2 that any of them contains, largest first.
fn powers(values: &[u32]) -> Vec<(u32, usize)> {
    (0..32)
        .rev()
        .map(|place| 1 << place)
        .map(|bit| (bit, values.iter().filter(|&&value| value & bit > 0).count()))
        .filter(|&(_, count)| count > 0)
        .collect()
}

fn are_paired(values: &[u32]) -> bool {
    nim_sum(values) == 0 && powers(values).iter().all(|(_, count)| count % 2 == 0)
}

fn are_odd_ones(values: &[u32]) -> bool {
    values.iter().all(|&value| value <= 1) && values.iter().sum::<u32>() % 2 == 1
}

/// The heaps' values where what counts is the remainder by this number.
fn remainders(heaps: &[u32], by: u32) -> Vec<u32> {
    heaps.iter().map(|&stones| stones % by).collect()
}

const PAIR_AGAIN: &str = " (nim-sum 0). Whatever they take, you can pair it again.";
const UNTIL_ONES: &str = " (nim-sum 0). Keep it so until you can leave only ones: an odd number.";
const UNTIL_1S: &str =
    " (nim-sum 0). Keep it so until you can leave only 0s and 1s: an odd number of 1s.";

/// Whether what is said of a winning move that leaves `heaps` is true.
fn praise_holds(sentence: &str, heaps: &[u32], truth: &mut Truth) -> bool {
    let stands: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
    let stones: u32 = heaps.iter().sum();
    let period = truth.rules.limit.map(|limit| limit.get() + 1);
    let single_moves = stands.iter().all(|&stones| stones == 1) || period == Some(2);
    let fits = |form: &str| blanks(sentence, form);
    if fits("That takes the last stone, and the last stone wins.").is_some() {
        return stands.is_empty() && truth.is_normal();
    }
    if fits("That leaves them the last stone, and the last stone loses.").is_some() {
        return stands == [1] && !truth.is_normal();
    }
    if let Some(said) =
        fits("That leaves _ stones, an even number. You take one each by turns: the last is yours.")
    {
        return single_moves && numbers(said[0]) == [stones] && stones.is_multiple_of(2);
    }
    if let Some(said) =
        fits("That leaves _ stones, an odd number. You take one each by turns: the last is theirs.")
    {
        return single_moves && numbers(said[0]) == [stones] && !stones.is_multiple_of(2);
    }
    if let Some(said) =
        fits("That leaves _ and _. Whatever they take from one heap, take as many from the other.")
    {
        let said = [numbers(said[0]), numbers(said[1])].concat();
        return stands == said
            && can_go_on(truth, heaps, |answer, reply, _| {
                reply.1 == answer.1 && reply.0 != answer.0
            });
    }
    let make_it_up = |by: u32, truth: &mut Truth| {
        period == Some(by)
            && can_go_on(truth, heaps, |answer, reply, _| {
                reply.0 == answer.0 && reply.1 + answer.1 == by
            })
    };
    if let Some(said) = fits(
        "That leaves _, a multiple of _. Whatever they take, make it up to _: the last stone is yours.",
    ) {
        let said: Vec<u32> = said.into_iter().flat_map(numbers).collect();
        return stands == said[..1]
            && said[0].is_multiple_of(said[1])
            && said[1] == said[2]
            && truth.is_normal()
            && make_it_up(said[1], truth);
    }
    if let Some(said) = fits(
        "That leaves _, one above a multiple of _. Whatever they take, make it up to _: the last stone is theirs.",
    ) {
        let said: Vec<u32> = said.into_iter().flat_map(numbers).collect();
        return stands == said[..1]
            && (said[0] - 1).is_multiple_of(said[1])
            && said[1] == said[2]
            && !truth.is_normal()
            && make_it_up(said[1], truth);
    }
    if let Some(said) = fits(
        "That leaves only multiples of _. Whatever they take from a heap, make it up to _ there.",
    ) {
        let said: Vec<u32> = said.into_iter().flat_map(numbers).collect();
        return stands.iter().all(|stones| stones.is_multiple_of(said[0]))
            && said[0] == said[1]
            && make_it_up(said[0], truth);
    }
    if let Some(said) = fits(
        "An odd number of remainders by _ is then 1, the rest 0. Keep it so, and the last stone is theirs.",
    ) {
        let by = numbers(said[0])[0];
        return period == Some(by)
            && !truth.is_normal()
            && are_odd_ones(&remainders(heaps, by))
            && can_go_on(truth, heaps, |_, _, left| {
                are_odd_ones(&remainders(left, by))
            });
    }
    pairs_hold(sentence, heaps, &stands, truth)
}

fn pairs_hold(sentence: &str, heaps: &[u32], stands: &[u32], truth: &mut Truth) -> bool {
    let (claim, by_remainders) = if let Some((claim, "")) = sentence.split_once(PAIR_AGAIN) {
        assert!(truth.is_normal(), "{sentence}");
        (claim, None)
    } else if let Some((claim, "")) = sentence.split_once(UNTIL_ONES) {
        assert!(!truth.is_normal(), "{sentence}");
        (claim, Some(false))
    } else if let Some((claim, "")) = sentence.split_once(UNTIL_1S) {
        assert!(!truth.is_normal(), "{sentence}");
        (claim, Some(true))
    } else {
        panic!("a sentence that nobody checks: {sentence}");
    };
    let (by, claimed) =
        if let Some(said) = blanks(claim, "That leaves _: each _ in them has a partner") {
            (None, Some((numbers(said[0]), numbers(said[1]))))
        } else if let Some(said) = blanks(
            claim,
            "The remainders by _ are then _: each _ in them has a partner",
        ) {
            let by = numbers(said[0])[0];
            (Some(by), Some((numbers(said[1]), numbers(said[2]))))
        } else if let Some(said) = blanks(
            claim,
            "That pairs off all powers of 2 in the remainders by _",
        ) {
            (Some(numbers(said[0])[0]), None)
        } else {
            assert_eq!(claim, "That pairs off all powers of 2 in the heaps");
            (None, None)
        };
    // Without a limit that matters, a heap is its own remainder.
    let by = by.unwrap_or(u32::MAX);
    let limit = truth.rules.limit.map_or(u32::MAX, NonZeroU32::get);
    let values = remainders(stands, by);
    let is_period = limit == by - 1 || (by == u32::MAX && stands.iter().all(|&s| s <= limit));
    let told = claimed.is_none_or(|(listed, bits)| {
        let expected: Vec<u32> = powers(&values).into_iter().map(|(bit, _)| bit).collect();
        listed == values && bits == expected
    });
    let ends_right = by_remainders.is_none_or(|said| said == (by != u32::MAX));
    is_period
        && told
        && ends_right
        && are_paired(&values)
        && can_go_on(truth, heaps, |_, _, left| {
            let values = remainders(left, by);
            are_paired(&values) || (by_remainders.is_some() && are_odd_ones(&values))
        })
}

/// Whether what is said of a lost position is true.
fn excuse_holds(sentence: &str, heaps: &[u32], truth: &mut Truth) -> bool {
    // They can do then what the player could do to them.
    let praise = [
        (
            "One stone is left, and you have to take it.",
            "That leaves them the last stone, and the last stone loses.",
        ),
        (
            "_ stones are left, an even number. You take one each by turns: the last is theirs.",
            "That leaves _ stones, an even number. You take one each by turns: the last is yours.",
        ),
        (
            "_ stones are left, an odd number. You take one each by turns: the last is yours.",
            "That leaves _ stones, an odd number. You take one each by turns: the last is theirs.",
        ),
        (
            "_ is a multiple of _: they can make what you take up to _.",
            "That leaves _, a multiple of _. Whatever they take, make it up to _: the last stone is yours.",
        ),
        (
            "_ is one above a multiple of _: they can make what you take up to _.",
            "That leaves _, one above a multiple of _. Whatever they take, make it up to _: the last stone is theirs.",
        ),
        (
            "The heaps are multiples of _: they can make what you take up to _.",
            "That leaves only multiples of _. Whatever they take from a heap, make it up to _ there.",
        ),
        (
            "An odd number of remainders by _ is 1, the rest 0, and they can keep it so.",
            "An odd number of remainders by _ is then 1, the rest 0. Keep it so, and the last stone is theirs.",
        ),
    ];
    for (excuse, praise) in praise {
        if let Some(said) = blanks(sentence, excuse) {
            return praise_holds(&nim::text::fill(praise, &said), heaps, truth);
        }
    }
    if sentence == "The heaps are equal, so they can copy what you take." {
        let stands: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
        return truth.is_normal() && stands.len() == 2 && stands[0] == stands[1];
    }
    let values = if let Some(said) = blanks(
        sentence,
        "The remainders by _ have nim-sum 0 already, so any move breaks a pair.",
    ) {
        let by = numbers(said[0])[0];
        assert_eq!(truth.rules.limit.map(|limit| limit.get() + 1), Some(by));
        remainders(heaps, by)
    } else {
        assert_eq!(
            sentence,
            "The nim-sum is 0 already, so any move breaks a pair."
        );
        heaps.to_vec()
    };
    are_paired(&values)
}

/// Whether the third sentence is true of this move.
fn why_holds(sentence: &str, heaps: &[u32], chosen: (usize, u32), truth: &mut Truth) -> bool {
    let left = after(heaps, chosen);
    if !truth.wins(&left) {
        return praise_holds(sentence, &left, truth);
    }
    let is_lost = !truth.wins(heaps);
    let (excuse, hope) = match sentence.split_once(" But ") {
        Some((excuse, hope)) => (Some(excuse), Some(hope)),
        None if sentence.ends_with(" answers would let you win.") => (None, Some(sentence)),
        None => (Some(sentence), None),
    };
    let excused = match excuse {
        Some(excuse) => is_lost && excuse_holds(excuse, heaps, truth),
        None => !is_lost,
    };
    let answers = truth.moves(&left);
    let slips = answers
        .iter()
        .filter(|&&answer| truth.wins(&after(&left, answer)))
        .count();
    let hoped = match hope {
        Some(hope) => {
            let said = blanks(hope, "_ of their _ answers would let you win.").unwrap();
            said == [slips.to_string(), answers.len().to_string()]
        }
        None => slips == 0,
    };
    excused && hoped
}

#[test]
fn hints_win_where_brute_force_does_and_tell_the_truth() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards() {
            let position = position(&board, rules);
            let Some(chosen) = position.suggested_move() else {
                assert!(position.is_terminal());
                continue;
            };
            let wins = truth.wins(&board);
            let made_it = (chosen.heap, chosen.take.get());
            assert_eq!(wins, !truth.wins(&after(&board, made_it)), "{position}");

            let name = heap_name(chosen.heap);
            let which = hint::which(&position, chosen);
            let how_many = hint::how_many(&position, chosen);
            assert!(which.ends_with(&format!("Look at heap {name}.")), "{which}");
            let take = format!("Take {} from heap {name}.", chosen.take);
            assert!(how_many.ends_with(&take), "{how_many}");
            for sentence in [&which, &how_many] {
                let says_lost = sentence.starts_with("No move wins here");
                assert_eq!(says_lost, !wins, "{position} {sentence}");
                assert!(sentence.chars().count() <= SHORT, "{sentence}");
            }
            let why = hint::why(&position, chosen);
            assert!(why.chars().count() <= LONG, "{why}");
            assert!(
                why_holds(&why, &board, made_it, &mut truth),
                "{position} {chosen}: {why}"
            );
        }
    }
}

/// Their heaps are too many to list.
#[test]
fn wide_boards_are_told_the_truth_as_well() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards_of(8, 3)
            .into_iter()
            .filter(|board| board.is_sorted())
        {
            let position = position(&board, rules);
            let Some(chosen) = position.suggested_move() else {
                continue;
            };
            let why = hint::why(&position, chosen);
            let made_it = (chosen.heap, chosen.take.get());
            assert!(
                why_holds(&why, &board, made_it, &mut truth),
                "{position} {chosen}: {why}"
            );
        }
    }
}

#[test]
fn the_reasons_of_all_other_moves_are_true_as_well() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards().into_iter().filter(|board| board.len() <= 3) {
            let position = position(&board, rules);
            for chosen in position.legal_moves() {
                let why = hint::why(&position, chosen);
                let made_it = (chosen.heap, chosen.take.get());
                assert!(
                    why_holds(&why, &board, made_it, &mut truth),
                    "{position} {chosen}: {why}"
                );
            }
        }
    }
}

#[test]
fn hope_is_only_made_where_some_answer_errs() {
    for rules in rules_up_to(3) {
        for board in boards() {
            let position = position(&board, rules);
            let Some(chosen) = position.suggested_move() else {
                continue;
            };
            let makes_hope = hint::which(&position, chosen).contains("make it hard for them");
            let why = hint::why(&position, chosen);
            assert_eq!(makes_hope, why.contains("answers would let you win"));
            assert!(!why.contains(" 0 of"), "{position} {why}");
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
        let Some(chosen) = position.suggested_move() else {
            continue;
        };
        let why = hint::why(&position, chosen);
        let all = [
            (hint::which(&position, chosen), SHORT),
            (hint::how_many(&position, chosen), SHORT),
            (why, LONG),
        ];
        for (sentence, most) in all {
            let length = sentence.chars().count();
            assert!((1..=most).contains(&length), "{position} {sentence}");
            assert!(!sentence.contains('_'), "{sentence}");
        }
    }
}

fn says(heaps: &[u32], rules: Rules, expected: [&str; 3]) {
    let position = position(heaps, rules);
    let chosen = position.suggested_move().unwrap();
    let said = [
        hint::which(&position, chosen),
        hint::how_many(&position, chosen),
        hint::why(&position, chosen),
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_hint_reads_like_this() {
    let (normal, misere) = (Rules::normal(), Rules::misere());
    let up_to_three = NonZeroU32::new(3).unwrap();
    says(
        &[3, 5, 7],
        normal,
        [
            "Look at heap A.",
            "Take 1 from heap A.",
            "That leaves 2, 5, 7: each 4, 2 and 1 in them has a partner (nim-sum 0). Whatever they take, you can pair it again.",
        ],
    );
    says(
        &[3, 5, 7],
        misere,
        [
            "Look at heap A.",
            "Take 1 from heap A.",
            "That leaves 2, 5, 7: each 4, 2 and 1 in them has a partner (nim-sum 0). Keep it so until you can leave only ones: an odd number.",
        ],
    );
    says(
        &[3, 5, 6],
        normal,
        [
            "No move wins here against perfect play, but make it hard for them. Look at heap A.",
            "No move wins here against perfect play, but make it hard for them. Take 1 from heap A.",
            "The nim-sum is 0 already, so any move breaks a pair. But 12 of their 13 answers would let you win.",
        ],
    );
    says(
        &[1, 1, 2],
        misere,
        [
            "Look at heap C.",
            "Take 1 from heap C.",
            "That leaves 3 stones, an odd number. You take one each by turns: the last is theirs.",
        ],
    );
    says(
        &[1],
        misere,
        [
            "No move wins here. Look at heap A.",
            "No move wins here. Take 1 from heap A.",
            "One stone is left, and you have to take it.",
        ],
    );
    says(
        &[21],
        normal.with_limit(up_to_three),
        [
            "Look at heap A.",
            "Take 1 from heap A.",
            "That leaves 20, a multiple of 4. Whatever they take, make it up to 4: the last stone is yours.",
        ],
    );
    says(
        &[7, 9, 11],
        misere.with_limit(up_to_three),
        [
            "Look at heap A.",
            "Take 1 from heap A.",
            "The remainders by 4 are then 2, 1, 3: each 2 and 1 in them has a partner (nim-sum 0). Keep it so until you can leave only 0s and 1s: an odd number of 1s.",
        ],
    );
}

#[test]
fn a_move_that_is_not_legal_has_no_reason() {
    let position = position(&[1, 2], Rules::normal());
    assert_eq!(hint::why(&position, Move::new(0, 2).unwrap()), "");
}
