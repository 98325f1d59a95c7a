//! Hints: the move that they suggest, and every reason that they give, against brute force. Each reason is a
//! short sentence in the words that a person has met.

use std::num::NonZeroU32;

use nim::catalogue::hint as words;
use nim::engine::{Convention, Move, Position, Rules};
use nim::game::{Answers, Depth, GameAction, Lost, OneEach, Reason, reduce};
use nim::text::hint;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::common::truth::{Truth, after};
use crate::common::{boards_of, moved, position, rules_up_to, state};

/// The most characters that fit in the status.
const MOST: usize = 110;

/// The most words of a reason.
const WORDS: usize = 15;

const DEPTHS: [Depth; 3] = [Depth::Stones, Depth::Blocks, Depth::Columns];

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
fn boards() -> impl Iterator<Item = Vec<u32>> {
    (1..=4).flat_map(|heaps| boards_of(heaps, 5))
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

/// The heaps' values if the remainder by this number counts.
fn remainders(heaps: &[u32], by: u32) -> Vec<u32> {
    heaps.iter().map(|&stones| stones % by).collect()
}

/// Whether a position is lost for this reason.
fn lost_holds(reason: &Lost, heaps: &[u32], truth: &mut Truth) -> bool {
    let stands: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
    let sum: u32 = heaps.iter().sum();
    let limit = truth.rules.limit.map(NonZeroU32::get);
    let by = limit.map(|limit| limit + 1);
    let single_moves = stands.iter().all(|&stones| stones == 1) || limit == Some(1);
    let normal = truth.is_normal();
    let mut make_it_up = |period: u32| {
        by == Some(period)
            && can_go_on(truth, heaps, |answer, reply, _| {
                reply.0 == answer.0 && reply.1 + answer.1 == period
            })
    };
    match *reason {
        Lost::Over => stands.is_empty() && normal,
        Lost::LastStone => stands == [1] && !normal,
        Lost::EvenStones(OneEach { stones, are_single }) => {
            let is_told = are_single == stands.iter().all(|&stones| stones == 1);
            is_told && single_moves && stones == sum && stones.is_multiple_of(2) && normal
        }
        Lost::OddStones(OneEach { stones, are_single }) => {
            let is_told = are_single == stands.iter().all(|&stones| stones == 1);
            is_told && single_moves && stones == sum && !stones.is_multiple_of(2) && !normal
        }
        // In misère play copying ends by leaving one stone.
        Lost::Twins { stones, last } => {
            stands == [stones, stones]
                && normal == (last == Convention::Normal)
                && can_go_on(truth, heaps, |answer, reply, left| {
                    let copies = reply.1 == answer.1 && reply.0 != answer.0;
                    copies || !normal && left.iter().sum::<u32>() == 1
                })
        }
        Lost::Multiple { stones, period } => {
            stands == [stones] && stones.is_multiple_of(period) && normal && make_it_up(period)
        }
        Lost::OneAbove { stones, period } => {
            stands == [stones] && stones % period == 1 && !normal && make_it_up(period)
        }
        Lost::Multiples(period) => {
            stands.iter().all(|stones| stones.is_multiple_of(period)) && make_it_up(period)
        }
        Lost::OddOnes(period) => {
            by == Some(period)
                && !normal
                && are_odd_ones(&remainders(heaps, period))
                && can_go_on(truth, heaps, |_, _, left| {
                    are_odd_ones(&remainders(left, period))
                })
        }
        Lost::Paired(last) => {
            let limits_nothing = stands
                .iter()
                .all(|&stones| limit.is_none_or(|limit| stones <= limit));
            let misere = last == Convention::Misere;
            limits_nothing
                && misere != normal
                && stands.iter().filter(|&&stones| stones > 1).count() > usize::from(misere)
                && pairs_hold(u32::MAX, heaps, truth)
        }
        Lost::PairedRemainders(period) => by == Some(period) && pairs_hold(period, heaps, truth),
    }
}

/// Whether all remainders are in pairs, and a reply can keep them so until the end that the rule wants.
fn pairs_hold(period: u32, heaps: &[u32], truth: &mut Truth) -> bool {
    let misere = !truth.is_normal();
    are_paired(&remainders(heaps, period))
        && can_go_on(truth, heaps, |_, _, left| {
            let values = remainders(left, period);
            are_paired(&values) || (misere && are_odd_ones(&values))
        })
}

/// Whether the reason of this move is true.
fn reason_holds(reason: &Reason, heaps: &[u32], chosen: (usize, u32), truth: &mut Truth) -> bool {
    let left = after(heaps, chosen);
    let answers = truth.moves(&left);
    let mistakes = answers
        .iter()
        .filter(|&&answer| truth.wins(&after(&left, answer)))
        .count() as u64;
    let all = answers.len() as u64;
    let counted = |answers: &Answers| (answers.mistakes, answers.all) == (mistakes, all);
    match reason {
        Reason::Wins(lost) => !truth.wins(&left) && lost_holds(lost, &left, truth),
        Reason::LastStoneLoses => {
            truth.wins(heaps) && left.iter().all(|&stones| stones == 0) && !truth.is_normal()
        }
        Reason::Misses(answers) => truth.wins(heaps) && truth.wins(&left) && counted(answers),
        Reason::NoMoveWins(lost, answers) => {
            let hope = match answers {
                None => mistakes == 0,
                Some(answers) => mistakes > 0 && counted(answers),
            };
            !truth.wins(heaps) && lost_holds(lost, heaps, truth) && hope
        }
    }
}

/// Checks the reason of a move, and that its sentence is short and in words that the person has met.
#[track_caller]
fn check(position: &Position, chosen: Move, truth: &mut Truth) {
    let reason = Reason::of(position, chosen).unwrap();
    let made = (chosen.heap, chosen.take.get());
    assert!(
        reason_holds(&reason, position.heaps(), made, truth),
        "{position} {chosen}: {reason:?}"
    );
    for depth in DEPTHS {
        let why = hint::why(position, chosen, depth);
        is_short(&why, depth);
        tells(&why, &reason, position, chosen, depth);
    }
}

/// A sentence of at most 15 words that fits in the status, without words that this person has not met.
#[track_caller]
fn is_short(why: &str, depth: Depth) {
    let words = why.split_whitespace().count();
    assert!((1..=WORDS).contains(&words), "{words} words: {why}");
    assert!(why.chars().count() <= MOST, "{why}");
    let ends = why.matches(". ").count() + usize::from(why.ends_with('.'));
    assert_eq!(ends, 1, "{why} is not one sentence");
    let told = why.to_lowercase();
    let unknown: &[&str] = match depth {
        Depth::Stones => &[
            "nim-sum", "column", "binary", "xor", "block", "partner", "pair",
        ],
        Depth::Blocks => &["nim-sum", "column", "binary", "xor"],
        Depth::Columns => &[],
    };
    for word in unknown {
        assert!(!told.contains(word), "{depth:?}: {why}");
    }
}

/// Says the sentence of this reason only where its words are true of the heaps.
#[track_caller]
fn tells(why: &str, reason: &Reason, position: &Position, chosen: Move, depth: Depth) {
    let after = position.clone().play(chosen).unwrap();
    let board = match reason {
        Reason::Wins(_) => &after,
        _ => position,
    };
    let heaps = board.heaps();
    let limit = board.rules().limit.map_or(u32::MAX, NonZeroU32::get);
    let free = heaps.iter().all(|&stones| stones <= limit);
    let period = if free { u32::MAX } else { limit + 1 };
    let (values, told) = (remainders(heaps, period), why.to_lowercase());
    let place = || format!("{position} {chosen} {depth:?}: {why}");
    if told.contains("partner") || told.contains("nim-sum 0") || told.contains("nim-sum is 0") {
        assert!(are_paired(&values), "{}", place());
    }
    if told.contains("single stone") {
        assert!(heaps.iter().all(|&stones| stones <= 1), "{}", place());
    }
    if told.contains("two heaps of") || told.contains("two heaps are equal") {
        let large: Vec<_> = heaps.iter().filter(|&&stones| stones > 0).collect();
        assert!(large.len() == 2 && large[0] == large[1], "{}", place());
    }
    let even = heaps.iter().sum::<u32>().is_multiple_of(2);
    let counts_stones = told.contains("an odd number") && !told.contains("of heaps");
    if told.contains("an even number") || counts_stones {
        assert_eq!(told.contains("an even number"), even, "{}", place());
    }
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

            let (heap, take) = (chosen.heap, chosen.take.into());
            let which = hint::which(&position, chosen);
            let how_many = hint::how_many(&position, chosen);
            assert!(which.ends_with(&words::LookAt { heap }.text()), "{which}");
            let take_from = words::TakeFrom { take, heap }.text();
            assert!(how_many.ends_with(&take_from), "{how_many}");
            let mut answers = truth.moves(&after(&board, made_it)).into_iter();
            let can_err = |answer| {
                let left = after(&board, made_it);
                truth.wins(&after(&left, answer))
            };
            let hopes = !wins && answers.any(can_err);
            assert_eq!(
                which.starts_with(words::no_move_wins_yet()),
                hopes,
                "{position}"
            );
            for sentence in [&which, &how_many] {
                let says_lost = [words::no_move_wins(), words::no_move_wins_yet()]
                    .iter()
                    .any(|said| sentence.starts_with(said));
                assert_eq!(says_lost, !wins, "{position} {sentence}");
                assert!(sentence.chars().count() <= MOST, "{sentence}");
            }
            check(&position, chosen, &mut truth);
        }
    }
}

/// Their heaps are too many to list.
#[test]
fn verdicts_of_wide_boards_are_true() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards_of(8, 3).filter(|board| board.is_sorted()) {
            let position = position(&board, rules);
            let Some(chosen) = position.suggested_move() else {
                continue;
            };
            check(&position, chosen, &mut truth);
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
        let shorter = [
            hint::which(&position, chosen),
            hint::how_many(&position, chosen),
        ];
        for sentence in shorter {
            let length = sentence.chars().count();
            assert!((1..=MOST).contains(&length), "{position} {sentence}");
        }
        for depth in DEPTHS {
            is_short(&hint::why(&position, chosen, depth), depth);
        }
    }
}

#[test]
fn an_illegal_move_has_no_reason() {
    let position = position(&[1, 2], Rules::normal());
    assert_eq!(
        hint::why(&position, Move::new(0, 2).unwrap(), Depth::Blocks),
        ""
    );
}

#[test]
fn the_third_sentence_tells_the_reason_on_known_boards() {
    let limit = |rules: Rules, most| rules.with_limit(NonZeroU32::new(most).unwrap());
    let (normal, misere) = (Rules::normal(), Rules::misere());
    let n = |number: u32| number.into();
    let twins = |last| words::LeavesTwins { stones: n(4), last }.text();
    let even = words::LeavesEven { stones: n(2) }.text();
    let odd = words::LeavesOdd { stones: n(3) }.text();
    let turns = words::LeavesEvenTurns { stones: n(4) }.text();
    let (stones, period) = (n(20), n(4));
    let multiple = words::LeavesMultiple { stones, period }.text();
    let (stones, period) = (n(17), n(4));
    let one_above = words::LeavesOneAbove { stones, period }.text();
    let last = Convention::Misere;
    let paired = words::LeavesPaired { last }.text();
    let known: [(&[u32], Rules, &str, String); 10] = [
        (&[3], normal, "A3", words::takes_the_last().to_owned()),
        (&[1, 3], misere, "B3", words::leaves_the_last().to_owned()),
        (&[1, 1, 3], normal, "C3", even),
        (&[1, 1, 3], misere, "C2", odd),
        (&[4, 7], normal, "B3", twins(Convention::Normal)),
        (&[4, 7], misere, "B3", twins(Convention::Misere)),
        (&[2, 3], limit(normal, 1), "A1", turns),
        (&[21], limit(normal, 3), "A1", multiple),
        (&[20], limit(misere, 3), "A3", one_above),
        (&[3, 5, 7], misere, "A1", paired),
    ];
    for (heaps, rules, chosen, expected) in known {
        let board = position(heaps, rules);
        assert_eq!(
            hint::why(&board, moved(chosen), Depth::Blocks),
            expected,
            "{heaps:?} {chosen}"
        );
    }
}

#[test]
fn each_depth_tells_the_same_pairs_in_its_own_words() {
    let board = position(&[3, 5, 7], Rules::misere());
    let last = Convention::Misere;
    let told = DEPTHS.map(|depth| hint::why(&board, moved("A1"), depth));
    let expected = [
        words::can_answer_all().to_owned(),
        words::LeavesPaired { last }.text(),
        words::LeavesSumZero { last }.text(),
    ];
    assert_eq!(told, expected);
    let left = position(&[2, 5, 7], Rules::misere());
    let told = DEPTHS.map(|depth| hint::against(&left, depth));
    let expected = [
        words::opponent_can_answer_all(),
        words::paired(),
        words::sum_zero(),
    ];
    assert_eq!(told, expected);
}

/// Every board of three heaps up to 6 and every move, also those that no hint suggests.
#[test]
fn every_reason_up_to_three_heaps_of_six_is_short_and_true() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for board in boards_of(3, 6) {
            let position = position(&board, rules);
            for chosen in position.legal_moves() {
                check(&position, chosen, &mut truth);
            }
            for depth in DEPTHS {
                let against = hint::against(&position, depth);
                let is_told = !truth.wins(&board) && !position.is_terminal();
                assert_eq!(!against.is_empty(), is_told, "{position}");
                if is_told {
                    is_short(&against, depth);
                }
            }
        }
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
