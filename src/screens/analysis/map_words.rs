//! Chooses the messages for the map of two heaps.

use super::outcome_map::{Cell, Mark, OutcomeMap};
use crate::catalogue::map as words;
use crate::engine::{Convention, Move, Rules};

/// The text about the cell under the cursor: the verdict and its reason.
pub fn readout(map: &OutcomeMap) -> String {
    let cell = map.cursor();
    let [a, b] = cell.map(Into::into);
    match map.mark(cell) {
        Mark::Blank => {
            let stones = (cell[0] + cell[1]).into();
            words::Undecided { a, b, stones }.text()
        }
        _ if cell == [0, 0] => match map.rules().convention {
            Convention::Normal => words::empty_normal().to_owned(),
            Convention::Misere => words::empty_misere().to_owned(),
        },
        Mark::Wins => {
            let ways = map.winning(cell).into_iter().map(|made| way(cell, made));
            match &ways.collect::<Vec<_>>()[..] {
                [first, second, ..] => words::WinsByEither {
                    a,
                    b,
                    first,
                    second,
                }
                .text(),
                ways => {
                    let way = ways.first().map_or("", String::as_str);
                    words::WinsBy { a, b, way }.text()
                }
            }
        }
        Mark::Loses => {
            let moves = map.reach(cell).into_iter().sum::<u32>().into();
            words::LosesHere { a, b, moves }.text()
        }
    }
}

/// A winning move: `Take 2 from heap B to leave 3 and 3.`
fn way(cell: Cell, made: Move) -> String {
    let mut left = cell;
    left[made.heap.min(1)] -= made.take.get();
    let (take, heap) = (made.take.into(), made.heap);
    let [a, b] = left.map(Into::into);
    words::Way { take, heap, a, b }.text()
}

/// The Grundy values of the cell under the cursor, where they are shown: `Nim-sum: 3 ⊕ 5 = 6.`
pub fn grundy(map: &OutcomeMap) -> Option<String> {
    let cell = map.cursor();
    if !map.has_numbers() || map.mark(cell) == Mark::Blank {
        return None;
    }
    let ([a, b], sum) = map.grundy(cell);
    let [a, b, sum] = [a, b, sum].map(|value| value.0.into());
    Some(words::Grundy { a, b, sum }.text())
}

/// The meaning of the Grundy values under these rules.
pub fn numbers(rules: Rules) -> String {
    let misere = rules.convention == Convention::Misere;
    match rules.period().map(Into::into) {
        None if misere => words::about_numbers_misere().to_owned(),
        None => words::about_numbers().to_owned(),
        Some(period) if misere => words::AboutRemaindersMisere { period }.text(),
        Some(period) => words::AboutRemainders { period }.text(),
    }
}

/// How far the map is painted.
pub fn stage(map: &OutcomeMap) -> String {
    let (safe, boards) = map.counts();
    let (safe, boards) = (safe.into(), boards.into());
    if map.painted() == map.stages() {
        return words::AllDecided { boards, safe }.text();
    }
    match map.painted() - 1 {
        0 => words::only_empty_decided().to_owned(),
        most => {
            let stones = most.into();
            words::SomeDecided {
                stones,
                boards,
                safe,
            }
            .text()
        }
    }
}

/// The verdict in a word.
pub fn verdict(mark: Mark) -> &'static str {
    match mark {
        Mark::Wins => words::wins_short(),
        Mark::Loses => words::loses_short(),
        Mark::Blank => words::blank_short(),
    }
}
