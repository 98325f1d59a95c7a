//! Why a board is won or lost: one sentence, the same on every screen. The last of three hints gives it.

use super::{join_sentences, lanes, powers};
use crate::catalogue::{locale, why as words};
use crate::engine::{Convention, HeapMeasure, Move, Nimber, Outcome, Position, Why};
use crate::game::HintLevel;
use crate::game::lanes::Lanes;

/// The hint of this level; empty after the end of the game.
pub fn hint(board: &Position, level: HintLevel) -> String {
    let Some(suggested) = board.suggested_move() else {
        return String::new();
    };
    let is_lost = board.outcome() == Outcome::P;
    let heap = suggested.heap;
    let advice = match level {
        HintLevel::Heap => words::LookAt { heap }.text(),
        HintLevel::Number => take_from(suggested),
        HintLevel::Why(step) => {
            let lanes = Lanes::of(board, step);
            return lanes.map_or_else(|| answer(board), |lanes| lanes::sentence(board, &lanes));
        }
    };
    let caveat = match board.play(suggested) {
        _ if !is_lost => "",
        Ok(after) if after.winning_moves().len() < after.legal_moves().count() => {
            words::no_move_wins_yet()
        }
        _ => words::no_move_wins(),
    };
    join_sentences(&[caveat, &advice])
}

/// The winning move with its reason, or that no move wins, and why; empty after the end of the game.
pub fn answer(board: &Position) -> String {
    match board.suggested_move() {
        Some(suggested) if board.outcome() == Outcome::N => {
            join_sentences(&[&take_from(suggested), &why_after(board, suggested)])
        }
        Some(_) => join_sentences(&[words::no_move_wins(), &why(board)]),
        None => String::new(),
    }
}

/// `Take 2 stones from heap C.`
pub fn take_from(chosen: Move) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    words::TakeFrom { take, heap }.text()
}

/// Why a move wins or does not: the reason of the board that it leaves. Empty for a move that is not legal.
pub fn why_after(board: &Position, chosen: Move) -> String {
    let after = board.play(chosen);
    after.map_or_else(|_| String::new(), |after| why(&after))
}

/// Why the player who moves next wins or loses, in a sentence of at most 15 words.
pub fn why(board: &Position) -> String {
    let last = board.rules().convention;
    let why = board.why();
    match (why, board.measure()) {
        (Why::Over, _) if board.rules().leaves_stones() => words::OverMove { last }.text(),
        (Why::Over, _) => words::Over { last }.text(),
        (Why::OneEach { stones, are_single }, _) => {
            let is_odd = !stones.is_multiple_of(2);
            let stones = stones.into();
            match (is_odd, are_single) {
                (true, true) => words::OddStones { stones }.text(),
                (false, true) => words::EvenStones { stones }.text(),
                (true, false) => words::OddTurns { stones }.text(),
                (false, false) => words::EvenTurns { stones }.text(),
            }
        }
        (
            Why::TwoHeaps {
                larger, more: 0, ..
            },
            _,
        ) => {
            let stones = board.heaps()[larger].into();
            words::Equal { stones, last }.text()
        }
        (
            Why::TwoHeaps {
                larger,
                smaller,
                more,
            },
            _,
        ) => {
            let more = more.into();
            words::Unequal {
                larger,
                smaller,
                more,
            }
            .text()
        }
        (_, HeapMeasure::Stones) => by_stones(board),
        (_, HeapMeasure::Remainder(period)) => by_remainders(board, period),
        (_, HeapMeasure::Value) => by_values(board),
    }
}

/// The reason where a heap counts as its stones, and blocks or the last large heap decide.
fn by_stones(board: &Position) -> String {
    let last = board.rules().convention;
    match board.why() {
        Why::OneHeap { heap, .. } => words::OneHeap { heap, last }.text(),
        Why::LastLarge { heap, .. } => words::LastLarge { heap, last }.text(),
        Why::Blocks {
            alone,
            repair: Some(repair),
        } => {
            let (take, heap) = (repair.take.into(), repair.heap);
            let size = largest(alone).into();
            words::Alone { size, take, heap }.text()
        }
        _ => paired(board, None),
    }
}

/// The reason where a heap counts as its remainder by `period`.
fn by_remainders(board: &Position, period: u32) -> String {
    let last = board.rules().convention;
    let is_lost = board.outcome() == Outcome::P;
    let divisor = period.into();
    match board.why() {
        Why::OneHeap { stones, left, .. } => {
            let (stones, left, period) = (stones.into(), left.into(), divisor);
            if is_lost {
                words::Multiple {
                    stones,
                    period,
                    last,
                }
                .text()
            } else {
                words::ToMultiple { left, period, last }.text()
            }
        }
        Why::LastLarge { heap, .. } => words::LastLargeRemainder { heap, last }.text(),
        Why::Ones { ones: 0 } if is_lost => words::Multiples { period: divisor }.text(),
        Why::Ones { ones } => {
            if is_lost {
                let (ones, period) = (ones.into(), divisor);
                words::Ones { period, ones, last }.text()
            } else {
                words::ChangeOnes { last }.text()
            }
        }
        Why::Blocks {
            repair: Some(repair),
            ..
        } => {
            let (take, heap, period) = (repair.take.into(), repair.heap, divisor);
            words::AloneOfRemainders { period, take, heap }.text()
        }
        _ => paired(board, Some(period)),
    }
}

/// The largest power of two in a sum.
const fn largest(sum: Nimber) -> u32 {
    1 << sum.0.ilog2()
}

/// The reason where a heap counts as its Grundy value. Their nim-sum decides, except near the end of a misère game.
fn by_values(board: &Position) -> String {
    /// The most heaps whose values fit in a sentence, and the most beside the move that wins.
    const FEW: usize = 4;
    const FEW_WITH_MOVE: usize = 2;
    let analysis = board.analysis();
    let is_lost = analysis.outcome == Outcome::P;
    let last = board.rules().convention;
    let winning = board.suggested_move().filter(|_| !is_lost);
    match (board.why(), winning) {
        (Why::OneHeap { heap, .. }, None) => {
            let value = analysis.nim_sum.0.into();
            return words::ValueStays { heap, value }.text();
        }
        (Why::OneHeap { heap, left, .. }, Some(Move { take, .. })) => {
            let (value, take, left) = (analysis.nim_sum.0.into(), take.into(), left.into());
            return words::ValueTo {
                heap,
                value,
                take,
                left,
            }
            .text();
        }
        (Why::Ones { .. }, None) if last == Convention::Misere => {
            return words::odd_values().to_owned();
        }
        (Why::Ones { .. }, Some(_)) if last == Convention::Misere => {
            return words::make_odd_values().to_owned();
        }
        (Why::LastLarge { heap, .. }, _) if last == Convention::Misere => {
            return words::LastLargeValue { heap }.text();
        }
        _ => {}
    }
    let rows = analysis.rows.iter().filter(|row| row.stones > 0);
    let values: Vec<_> = rows
        .map(|row| locale::number(row.grundy.0.into()))
        .collect();
    let few = if is_lost { FEW } else { FEW_WITH_MOVE };
    let (values, is_few) = (&values, values.len() <= few);
    let sum = analysis.nim_sum.0.into();
    match winning.map(|Move { take, heap }| (take.into(), heap)) {
        None if is_few => words::ValuesSumZero { values }.text(),
        None => words::sum_zero().to_owned(),
        Some((take, heap)) if is_few => words::ValuesSum { values, take, heap }.text(),
        Some((take, heap)) => words::Sum { sum, take, heap }.text(),
    }
}

/// Why a board is lost whose blocks all have partners: the heaps as blocks, if they are few.
fn paired(board: &Position, period: Option<u32>) -> String {
    /// How many of the 15 words are left for the blocks and “and”.
    const MOST_NAMED: usize = 9;
    const MOST_REMAINDERS: usize = 6;
    let divisor = period.map_or(0_u32.into(), Into::into);
    let rows = board.analysis().rows;
    let standing = rows.iter().filter(|row| row.stones > 0);
    let blocks: Vec<Vec<String>> = standing.map(|row| powers(row.grundy.0)).collect();
    let count: usize = blocks.iter().map(|blocks| blocks.len().max(1)).sum();
    let sums: Vec<String> = blocks.iter().map(|blocks| sum_of(blocks)).collect();
    match period {
        None if count < MOST_NAMED => words::Paired { heaps: &sums }.text(),
        None => words::paired_many().to_owned(),
        Some(_) if count < MOST_REMAINDERS => words::PairedRemainders {
            period: divisor,
            remainders: &sums,
        }
        .text(),
        Some(_) => words::PairedRemaindersMany { period: divisor }.text(),
    }
}

/// The blocks as a sum that stays in one line: `4 + 1`; `0` without blocks.
pub fn sum_of(blocks: &[String]) -> String {
    if blocks.is_empty() {
        "0".to_owned()
    } else {
        blocks.join("\u{a0}+\u{a0}")
    }
}

/// What the rule for the last stone changes, where the reason is that of normal play.
pub fn misere(board: &Position) -> Option<&'static str> {
    let is_misere = board.rules().convention == Convention::Misere;
    let by_sum = matches!(board.why(), Why::Blocks { .. });
    (is_misere && by_sum).then(|| match board.measure() {
        HeapMeasure::Stones => words::while_two_are_large(),
        HeapMeasure::Remainder(_) => words::while_two_remainders_are_large(),
        HeapMeasure::Value => words::while_two_values_are_large(),
    })
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng, rngs::SmallRng};

    use super::*;
    use crate::engine::{Rules, Takes};
    use crate::game::lanes::LaneStep;
    use crate::truth::{Truth, after};

    /// Phrases of reasons why a move wins, and why none does.
    const WON: [&str; 9] = [
        "o win, ",
        "pairs all blocks.",
        "makes it 0.",
        "cancel out (nim-sum 0).",
        "pairs the remainders’ blocks.",
        "leaves value",
        "take there, leaving",
        "stone: leave an ",
        "a winning move",
    ];
    const LOST: [&str; 7] = [
        "two turns together can always take",
        "every move can be copied",
        "each block has a partner.",
        "every move changes it.",
        "the number of 1s is odd.",
        "all others are 0.",
        "pair up.",
    ];

    /// Both conventions with every kind of limit and set.
    fn rules() -> impl Iterator<Item = Rules> {
        ["1", "2", "3", "4", "1,3,4", "1,4", "2,3", "1,3,5", "any"]
            .into_iter()
            .flat_map(|takes| {
                let takes = takes.parse().unwrap_or(Takes::Any);
                [Rules::normal(), Rules::misere()].map(|rules| rules.with_takes(takes))
            })
    }

    fn board(heaps: &[u32], rules: Rules) -> Position {
        Position::new(heaps, rules).unwrap()
    }

    /// Boards of so many heaps of up to so many stones.
    fn boards(heaps: u32, most: u32) -> impl Iterator<Item = Vec<u32>> {
        let stones = move |number, heap| number / (most + 1).pow(heap) % (most + 1);
        let board = move |number| (0..heaps).map(|heap| stones(number, heap)).collect();
        (0..(most + 1).pow(heaps)).map(board)
    }

    /// The move that a sentence names, as `taking 2 stones from heap C`.
    fn named(sentence: &str) -> Option<(usize, u32)> {
        let (before, name) = sentence.split_once(" from heap ")?;
        let before = before.trim_end_matches('s').strip_suffix(" stone")?;
        let take = before.rsplit(' ').next()?.parse().ok()?;
        Some(("ABCDEFGHI".find(name.chars().next()?)?, take))
    }

    /// Whether the player who moves next wins, as a reason claims.
    fn claimed(sentence: &str, last: Convention) -> bool {
        let has = |parts: &[&str]| parts.iter().any(|part| sentence.contains(part));
        let is_normal = last == Convention::Normal;
        let claims = [
            (has(&WON), true),
            (has(&LOST), false),
            (has(&["must take"]), is_normal),
            (
                has(&["cannot take", " is left: the player who"]),
                !is_normal,
            ),
        ];
        match claims.map(|(is_claimed, wins)| is_claimed.then_some(wins)) {
            [Some(wins), None, None, None]
            | [None, Some(wins), None, None]
            | [None, None, Some(wins), None]
            | [None, None, None, Some(wins)] => wins,
            _ => panic!("{sentence}"),
        }
    }

    /// Requires one sentence of at most 15 words, which fits the status line.
    fn assert_short(sentence: &str) {
        let is_word = |word: &&str| word.contains(char::is_alphanumeric);
        let words = sentence.split_whitespace().filter(is_word).count();
        assert!(words <= 15 && sentence.chars().count() <= 110, "{sentence}");
        assert!(
            sentence.ends_with('.') && !sentence.contains(". "),
            "{sentence}"
        );
    }

    #[test]
    fn each_reason_says_who_wins_and_by_which_move() {
        for rules in rules() {
            let mut truth = Truth::new(rules);
            let wide = boards(7, 3).filter(|heaps| heaps.is_sorted());
            let boards = boards(3, 6).chain(boards(2, 12)).chain(boards(1, 31));
            for heaps in boards.chain(wide) {
                let sentence = why(&board(&heaps, rules));
                assert_short(&sentence);
                let wins = claimed(&sentence, rules.convention);
                assert_eq!(wins, truth.wins(&heaps), "{heaps:?} {rules:?}: {sentence}");
                if let Some(made) = named(&sentence) {
                    let left = after(&heaps, made);
                    assert!(!truth.wins(&left), "{heaps:?} {rules:?}: {sentence}");
                }
            }
        }
    }

    #[test]
    fn a_heap_that_nobody_can_take_from_is_counted_too() {
        // Of a heap of 1 no turn takes 2 or 3, so its value is 0; heaps of 2 and 3 have the value 1.
        let rules = Rules::normal().with_takes("2,3".parse().unwrap());
        assert_eq!(
            why(&board(&[1, 0, 2, 3], rules)),
            "The values 0, 1, 1 cancel out (nim-sum 0), and every move changes it."
        );
    }

    #[test]
    fn a_hint_mentions_a_mistake_where_one_is_possible() {
        for rules in rules() {
            let mut truth = Truth::new(rules);
            for heaps in boards(3, 6) {
                let sentence = hint(&board(&heaps, rules), HintLevel::Number);
                let Some(suggested) = named(&sentence) else {
                    continue;
                };
                let left = after(&heaps, suggested);
                let can_err = truth.winning(&left).len() < truth.moves(&left).len();
                let expected = !truth.wins(&heaps) && can_err;
                let mentions = sentence.contains("may make a mistake");
                assert_eq!(mentions, expected, "{heaps:?} {rules:?}: {sentence}");
            }
        }
    }

    #[test]
    fn reasons_and_hints_of_the_largest_boards_are_short() {
        let mut chance = SmallRng::seed_from_u64(5);
        let mut checked = 0;
        for (round, rules) in (0..500).flat_map(|round| rules().map(move |rules| (round, rules))) {
            let count = chance.random_range(1..=8);
            let most = 31.min(90 / count);
            let mut heaps: Vec<u32> = (0..count).map(|_| chance.random_range(0..=most)).collect();
            if round % 2 == 0 {
                // Boards at random are hardly ever lost.
                heaps.push(rules.analysis(&heaps).nim_sum.0);
            }
            let Ok(board) = Position::new(&heaps, rules) else {
                continue;
            };
            checked += 1;
            assert_short(&why(&board));
            for level in [
                HintLevel::Heap,
                HintLevel::Number,
                HintLevel::Why(LaneStep::Lanes),
            ] {
                let sentence = hint(&board, level);
                assert!(sentence.chars().count() <= 110, "{sentence}");
            }
        }
        assert!(checked > 5000, "{checked}");
    }
}
