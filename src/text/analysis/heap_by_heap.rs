//! How heaps count, and why a heap has a winning move or none.

use super::added;
use crate::catalogue::analysis as words;
use crate::engine::{Analysis, Counts, Position, Row};
use crate::text::play::numbers;

/// How heaps count where that is not as their stones.
pub fn remainders(position: &Position) -> Option<String> {
    let analysis = position.analysis();
    let values: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    match analysis.counts {
        Counts::Stones => None,
        Counts::Remainder(period) => {
            let told = words::Remainders {
                most: (period - 1).into(),
                period: period.into(),
                remainders: &values,
            };
            Some(told.text())
        }
        Counts::Value => {
            let (_, numbers) = numbers(position.rules().takes)?;
            let (numbers, values) = (&numbers, &values);
            Some(words::Values { numbers, values }.text())
        }
    }
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
    if let Some(winning) = row.winning {
        let (take, left) = (winning.play.take.into(), winning.grundy.0.into());
        return match (winning.leaves_odd_singles, analysis.counts) {
            (true, Counts::Stones) => words::TakeToOddSingles { take }.text(),
            (true, _) => words::TakeToOddRemainders { take }.text(),
            (false, Counts::Stones) => {
                let stones = row.stones.into();
                words::TakeTo { left, stones, take }.text()
            }
            (false, Counts::Value) => words::TakeToValue { take, value: left }.text(),
            (false, Counts::Remainder(_)) => words::TakeToRemainder {
                take,
                remainder: left,
            }
            .text(),
        };
    }
    if row.stones == 0 {
        return words::heap_is_empty().to_owned();
    }
    match (analysis.balanced_by(row).map(|new| new.0), analysis.counts) {
        (None, Counts::Stones) => words::leaves_even_singles().to_owned(),
        (None, _) => words::leaves_even_remainders().to_owned(),
        (Some(new), _) if new == row.grundy.0 => words::nothing_to_change().to_owned(),
        (Some(new), Counts::Value) => words::NoSuchValue { needed: new.into() }.text(),
        (Some(new), Counts::Remainder(period)) if new >= period => {
            let (period, needed) = (period.into(), new.into());
            words::NoSuchRemainder { period, needed }.text()
        }
        (Some(new), _) => {
            let (needed, stones) = (new.into(), row.stones.into());
            words::TooFew { needed, stones }.text()
        }
    }
}
