//! Why a position is won or lost, and why a heap has a winning move or none.

use super::added;
use crate::catalogue::analysis as words;
use crate::engine::{Analysis, Convention, Reason, Row};
use crate::text::powers;

/// How heaps count under a limit that some heap is larger than.
pub fn remainders(analysis: &Analysis<'_>) -> Option<String> {
    let period = analysis.remainder_by?;
    let values: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    let told = words::Remainders {
        most: (period - 1).into(),
        period: period.into(),
        remainders: &values,
    };
    Some(told.text())
}

/// The reason for the verdict, in a sentence of at most 15 words: in columns where those are shown, or in
/// blocks.
pub fn because(analysis: &Analysis<'_>, binary: bool) -> String {
    let divided = analysis.remainder_by.is_some();
    match analysis.reason {
        Reason::Over => words::no_stones().to_owned(),
        Reason::Balanced if binary => words::balanced().to_owned(),
        Reason::Balanced => words::balanced_blocks().to_owned(),
        Reason::Unbalanced { odd_columns } if binary => {
            let columns = &powers(odd_columns);
            let count = columns.len().into();
            words::Unbalanced { columns, count }.text()
        }
        Reason::Unbalanced { .. } => words::unbalanced_blocks().to_owned(),
        Reason::LastLarge { heap, .. } if divided => words::LastLargeRemainder { heap }.text(),
        Reason::LastLarge { heap, singles: 0 } => words::LastHeap { heap }.text(),
        Reason::LastLarge { heap, .. } => words::LastLargeHeap { heap }.text(),
        Reason::Singles { singles } => {
            let is_odd = !singles.is_multiple_of(2);
            let singles = singles.into();
            match (divided, is_odd) {
                (false, true) => words::OddSingleStones { singles }.text(),
                (false, false) => words::EvenSingleStones { singles }.text(),
                (true, true) => words::OddRemainders { ones: singles }.text(),
                (true, false) => words::EvenRemainders { ones: singles }.text(),
            }
        }
    }
}

/// Whether some winning move balances the columns. Without a limit none does in the second phase of
/// misère play. With a limit, a small remainder may be raised until it pairs with the large one.
fn balances(analysis: &Analysis<'_>) -> bool {
    let mut winning = analysis.rows().filter_map(|row| row.winning);
    winning.any(|winning| !winning.leaves_odd_singles)
}

/// The phase of misère play, and what to leave in it.
pub fn phase(
    analysis: &Analysis<'_>,
    convention: Convention,
    binary: bool,
) -> Option<(&'static str, String)> {
    if convention == Convention::Normal {
        return None;
    }
    let divided = analysis.remainder_by.is_some();
    Some(match analysis.reason {
        Reason::Over => return None,
        Reason::Balanced | Reason::Unbalanced { .. } => {
            let told = match (divided, binary) {
                (false, false) => words::leave_pairs(),
                (false, true) => words::leave_zero(),
                (true, false) => words::leave_pairs_of_remainders(),
                (true, true) => words::leave_zero_of_remainders(),
            };
            (words::first_phase(), told.to_owned())
        }
        Reason::LastLarge { .. } | Reason::Singles { .. } => {
            let told = match (divided, binary) {
                (false, false) => words::leave_singles(),
                (false, true) => words::leave_one(),
                (true, false) if balances(analysis) => words::leave_ones_or_pairs(),
                (true, true) if balances(analysis) => words::leave_ones_or_zero(),
                (true, _) => words::leave_ones(),
            };
            (words::second_phase(), told.to_owned())
        }
    })
}

/// Whether this heap has a winning move, and the sum that tells: `0011 ⊕ 0011 = 0000. 0 is less than 3,
/// so take 3.`
pub fn worked_out(analysis: &Analysis<'_>, row: Row, digits: u32) -> String {
    let reason = reason(analysis, row);
    let Some(new) = analysis.balanced_by(row) else {
        return reason;
    };
    let terms = [row.grundy.0, analysis.nim_sum.0];
    let sum = &added(terms.into_iter(), new.0, digits);
    words::WorkedOut {
        sum,
        reason: &reason,
    }
    .text()
}

/// The reason that a heap's own sum gives.
fn reason(analysis: &Analysis<'_>, row: Row) -> String {
    let divided = analysis.remainder_by;
    if let Some(winning) = row.winning {
        let (take, left) = (winning.play.take.into(), winning.grundy.0.into());
        return match (winning.leaves_odd_singles, divided) {
            (true, None) => words::TakeToOddSingles { take }.text(),
            (true, Some(_)) => words::TakeToOddRemainders { take }.text(),
            (false, None) => {
                let stones = row.stones.into();
                words::TakeTo { left, stones, take }.text()
            }
            (false, Some(_)) => words::TakeToRemainder {
                take,
                remainder: left,
            }
            .text(),
        };
    }
    if row.stones == 0 {
        return words::heap_is_empty().to_owned();
    }
    match (analysis.balanced_by(row).map(|new| new.0), divided) {
        (None, None) => words::leaves_even_singles().to_owned(),
        (None, Some(_)) => words::leaves_even_remainders().to_owned(),
        (Some(new), _) if new == row.grundy.0 => words::nothing_to_change().to_owned(),
        (Some(new), Some(period)) if new >= period => {
            let (period, needed) = (period.into(), new.into());
            words::NoSuchRemainder { period, needed }.text()
        }
        (Some(new), _) => {
            let (needed, stones) = (new.into(), row.stones.into());
            words::TooFew { needed, stones }.text()
        }
    }
}
