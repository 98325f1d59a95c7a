//! How heaps count, and why a heap has a winning move or none.

use super::added;
use crate::catalogue::analysis as words;
use crate::engine::{Analysis, Row};

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
