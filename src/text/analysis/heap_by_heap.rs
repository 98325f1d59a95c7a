//! How heaps count, and why a heap has a winning move or none.

use super::added;
use crate::catalogue::{analysis as words, locale};
use crate::engine::{Analysis, Counts, Position, Row, TakeSet, Takes};
use crate::text::{in_a_row, play::numbers};

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
            let values = words::Values { numbers, values }.text();
            Some(in_a_row(&[&values, &repeats(position.rules().takes)]))
        }
    }
}

/// How the values of a set repeat.
fn repeats(takes: Takes) -> String {
    match takes.repeats() {
        Some((0, period)) => {
            let period = period.into();
            words::ValuesRepeat { period }.text()
        }
        Some((begin, period)) => {
            let (begin, period) = (begin.into(), period.into());
            words::ValuesRepeatFrom { begin, period }.text()
        }
        None => {
            let most = TakeSet::TALLEST.into();
            words::NoPeriod { most }.text()
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
        // With a set several moves of a heap can leave the same value.
        let takes = analysis.winning_moves().filter(|by| by.heap == row.heap);
        let takes = &locale::or(
            takes
                .map(|by| locale::number(by.take.get().into()))
                .collect(),
        );
        return match (winning.leaves_odd_singles, analysis.counts) {
            (true, Counts::Value) => words::TakeToOddValues { takes }.text(),
            (true, Counts::Stones) => words::TakeToOddSingles { take }.text(),
            (true, _) => words::TakeToOddRemainders { take }.text(),
            (false, Counts::Stones) => {
                let stones = row.stones.into();
                words::TakeTo { left, stones, take }.text()
            }
            (false, Counts::Value) => {
                let value = left;
                words::TakeToValue { takes, value }.text()
            }
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
        (None, Counts::Value) => words::leaves_even_values().to_owned(),
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
