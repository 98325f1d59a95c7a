//! Chooses the messages for the map of the boards around one.

use super::outcome_map::{Mark, OutcomeMap, Shows};
use crate::catalogue::map as words;
use crate::engine::{Convention, Move, Position, Rules, Takes};

/// The sizes of heaps, to be read as `3, 5 and 7`.
fn list(heaps: &[u32]) -> Vec<String> {
    heaps.iter().map(ToString::to_string).collect()
}

/// The heading: all boards of two heaps, or some boards around this one.
pub fn heading(map: &OutcomeMap) -> &'static str {
    if map.is_whole() {
        words::heading()
    } else {
        words::heading_around()
    }
}

/// The heaps that stay as they are, if there are any.
pub fn others(map: &OutcomeMap) -> Option<String> {
    let heaps = &list(map.others());
    (!heaps.is_empty()).then(|| words::Others { heaps }.text())
}

/// The text about the cell under the cursor: the verdict and its reason.
pub fn readout(map: &OutcomeMap) -> String {
    let cell = map.cursor();
    let board = map.board_at(cell);
    let heaps = &list(board.heaps());
    match map.mark(cell) {
        Mark::Blank => {
            let stones = (cell[0] + cell[1]).into();
            words::Undecided { heaps, stones }.text()
        }
        _ if board.is_terminal() => match map.rules().convention {
            Convention::Normal => words::EmptyNormal { heaps }.text(),
            Convention::Misere => words::EmptyMisere { heaps }.text(),
        },
        Mark::Wins => wins(&board, &map.winning(cell)),
        Mark::Loses => {
            let moves = board.move_count().into();
            words::LosesHere { heaps, moves }.text()
        }
    }
}

/// A board that is won by these moves.
fn wins(board: &Position, winning: &[Move]) -> String {
    let heaps = &list(board.heaps());
    let ways: Vec<String> = winning.iter().map(|&made| way(board, made)).collect();
    match &ways[..] {
        [first, second] => words::WinsByEither {
            heaps,
            first,
            second,
        }
        .text(),
        [way, _, ..] => {
            let ways = ways.len().into();
            words::WinsBySome { heaps, ways, way }.text()
        }
        ways => {
            let way = ways.first().map_or("", String::as_str);
            words::WinsBy { heaps, way }.text()
        }
    }
}

/// A winning move: `Take 2 from heap B to leave 3 and 3.`
fn way(board: &Position, made: Move) -> String {
    let (take, heap) = (made.take.into(), made.heap);
    let left = board.clone().play(made);
    let left = &left.map_or_else(|_| Vec::new(), |left| list(left.heaps()));
    words::Way { take, heap, left }.text()
}

/// The value of the cell under the cursor, where values are shown: `Nim-sum: 3 ⊕ 5 = 6.`
pub fn value(map: &OutcomeMap) -> Option<String> {
    let cell = map.cursor();
    if map.shows() != Shows::Values || map.mark(cell) == Mark::Blank {
        return None;
    }
    let board = map.board_at(cell);
    let values = board.analysis().rows().map(|row| row.grundy.0.to_string());
    let values = &values.collect::<Vec<_>>().join(" ⊕ ");
    let sum = board.nim_sum().0.into();
    Some(words::Value { values, sum }.text())
}

/// The meaning of the values under these rules.
pub fn about_values(rules: Rules) -> String {
    let last = rules.convention;
    match (rules.period(), rules.takes) {
        (Some(period), _) => {
            let period = period.into();
            words::AboutRemainders { last, period }.text()
        }
        (None, Takes::Of(_)) => words::AboutGrundy { last }.text(),
        (None, _) => words::AboutValues { last }.text(),
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
