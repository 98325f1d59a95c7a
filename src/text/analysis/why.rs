//! Why a position is won or lost, and why a heap has a safe move or none.

use super::super::{and_list, fill, list, stones};
use super::binary;
use crate::engine::{Analysis, Convention, Reason, Row, heap_name};

/// How heaps count under a limit that some heap is larger than.
pub fn remainders(analysis: &Analysis<'_>) -> Option<String> {
    let period = analysis.remainder_by?;
    let values: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    Some(fill(
        "A turn takes at most _, so a heap counts by its remainder after division by _: _.",
        &[&stones(period - 1), &period.to_string(), &list(&values)],
    ))
}

/// What decides who wins.
pub fn because(analysis: &Analysis<'_>) -> String {
    let divided = analysis.remainder_by.is_some();
    match analysis.reason {
        Reason::Over => "No stone is left.".to_owned(),
        Reason::Balanced => {
            "Every column holds an even number of ones, and any move changes that.".to_owned()
        }
        Reason::Unbalanced { odd_columns } => unbalanced(odd_columns),
        Reason::LastLarge { heap, singles } => last_large(analysis, heap, singles),
        Reason::Singles { singles } if divided => {
            let sentence = match (singles.is_multiple_of(2), singles) {
                (_, 1) => {
                    "No remainder is above 1, and _ is 1, an odd number. Every move makes that even or leaves one above 1."
                }
                (true, _) => {
                    "No remainder is above 1, and _ are 1, an even number. A winning move makes that odd and leaves none above 1."
                }
                (false, _) => {
                    "No remainder is above 1, and _ are 1, an odd number. Every move makes that even or leaves one above 1."
                }
            };
            fill(sentence, &[&singles.to_string()])
        }
        Reason::Singles { singles } => fill(
            match singles {
                1 => {
                    "Only _ single stone is left. Whoever faces an odd number of them takes the last one and loses."
                }
                _ => {
                    "Only _ single stones are left. Whoever faces an odd number of them takes the last one and loses."
                }
            },
            &[&singles.to_string()],
        ),
    }
}

/// Which columns are not even.
fn unbalanced(odd_columns: u32) -> String {
    let columns: Vec<String> = (0..u32::BITS)
        .rev()
        .map(|place| 1_u32 << place)
        .filter(|size| odd_columns & size != 0)
        .map(|size| size.to_string())
        .collect();
    let sentence = match columns.len() {
        1 => "Column _ holds an odd number of ones. A winning move makes every column even.",
        _ => "Columns _ hold an odd number of ones. A winning move makes every column even.",
    };
    fill(sentence, &[&and_list(&columns)])
}

/// What wins in misère play where a single large heap is left.
fn last_large(analysis: &Analysis<'_>, heap: usize, singles: usize) -> String {
    let name = heap_name(heap).to_string();
    let beside = singles.to_string();
    if analysis.remainder_by.is_none() {
        let sentence = match singles {
            0 => "Only heap _ is left, and it is above 1. Cut it to a single stone.",
            1 => {
                "Only heap _ is above 1, beside _ single stone. Cut it so that an odd number of single stones is left."
            }
            _ => {
                "Only heap _ is above 1, beside _ single stones. Cut it so that an odd number of single stones is left."
            }
        };
        return fill(sentence, &[&name, &beside]);
    }
    let sentence = match singles {
        1 => {
            "Only the remainder of heap _ is above 1, and _ other is 1. A winning move there leaves none above 1 and an odd number that are 1."
        }
        _ => {
            "Only the remainder of heap _ is above 1, and _ others are 1. A winning move there leaves none above 1 and an odd number that are 1."
        }
    };
    let mut told = fill(sentence, &[&name, &beside]);
    if balances(analysis) {
        told.push_str(" A winning move in another heap makes every column even.");
    }
    told
}

/// Whether some winning move balances the columns. In misère play's second phase none does without
/// a limit; with one, a small remainder may be raised until it pairs off with the large one.
fn balances(analysis: &Analysis<'_>) -> bool {
    let mut winning = analysis.rows().filter_map(|row| row.winning);
    winning.any(|winning| !winning.leaves_odd_singles)
}

/// In misère play, which of its two phases it is, and what changes between them.
pub fn phase(analysis: &Analysis<'_>, convention: Convention) -> Option<(&'static str, String)> {
    if convention == Convention::Normal {
        return None;
    }
    let by = analysis.remainder_by.map(|period| period.to_string());
    let (title, sentence) = match (analysis.reason, &by) {
        (Reason::Over, _) => return None,
        (Reason::Balanced | Reason::Unbalanced { .. }, None) => (
            FIRST_PHASE,
            "Two heaps or more are above 1, so play as if the last stone won: leave nim-sum 0. That changes when only one heap is above 1: then leave an odd number of single stones.",
        ),
        (Reason::Balanced | Reason::Unbalanced { .. }, Some(_)) => (
            FIRST_PHASE,
            "Two remainders by _ or more are above 1, so play as if the last stone won: leave nim-sum 0. That changes when you can leave none above 1: then leave an odd number that are 1.",
        ),
        (Reason::LastLarge { .. } | Reason::Singles { .. }, None) => (
            SECOND_PHASE,
            "No more than one heap is above 1. What was right until here changes: leave no longer nim-sum 0, but an odd number of single stones, so nim-sum 1.",
        ),
        (Reason::LastLarge { .. } | Reason::Singles { .. }, Some(_)) if balances(analysis) => (
            SECOND_PHASE,
            "No more than one remainder by _ is above 1. That changes what to leave: either none above 1 and an odd number that are 1, or still nim-sum 0 with two above 1.",
        ),
        (Reason::LastLarge { .. } | Reason::Singles { .. }, Some(_)) => (
            SECOND_PHASE,
            "No more than one remainder by _ is above 1. That changes what to leave: none above 1, and an odd number that are 1, so nim-sum 1.",
        ),
    };
    Some((title, fill(sentence, &[&by.unwrap_or_default()])))
}

const FIRST_PHASE: &str = "Misère, first phase";
const SECOND_PHASE: &str = "Misère, second phase";

/// Whether this heap has a safe move, and the sum that tells: `0011 ⊕ 0011 = 0000: 0 is less than
/// 3, so take 3.`
pub fn worked_out(analysis: &Analysis<'_>, row: Row, digits: u32) -> String {
    let (own, sum) = (row.grundy.0, analysis.nim_sum.0);
    let told = told(analysis, row);
    match analysis.balanced_by(row) {
        Some(new) => fill(
            "_ ⊕ _ = _: _",
            &[
                &binary(own, digits),
                &binary(sum, digits),
                &binary(new.0, digits),
                &told,
            ],
        ),
        None => fill("_: _", &[&binary(own, digits), &told]),
    }
}

/// What a heap's own sum says.
fn told(analysis: &Analysis<'_>, row: Row) -> String {
    let divided = analysis.remainder_by;
    let own = row.grundy.0.to_string();
    if let Some(winning) = row.winning {
        let (take, left) = (winning.play.take.to_string(), winning.grundy.0.to_string());
        return match (winning.leaves_odd_singles, divided) {
            (true, None) => fill(
                "take _, and an odd number of single stones is left.",
                &[&take],
            ),
            (true, Some(_)) => fill(
                "take _, and an odd number of remainders is 1, none above.",
                &[&take],
            ),
            (false, None) => fill("_ is less than _, so take _.", &[&left, &own, &take]),
            (false, Some(_)) => fill("take _, and a remainder of _ is left.", &[&take, &left]),
        };
    }
    if row.stones == 0 {
        return "the heap is empty.".to_owned();
    }
    match (analysis.balanced_by(row).map(|new| new.0), divided) {
        (None, None) => "an even number of single stones would be left.".to_owned(),
        (None, Some(_)) => "an even number of remainders would be 1, or one above 1.".to_owned(),
        (Some(new), _) if new == row.grundy.0 => "nothing to change, so no safe move.".to_owned(),
        (Some(new), Some(period)) if new >= period => fill(
            "a remainder by _ cannot be _, so no safe move.",
            &[&period.to_string(), &new.to_string()],
        ),
        (Some(new), _) => fill(
            "_ is more than _, so no safe move.",
            &[&new.to_string(), &row.stones.to_string()],
        ),
    }
}
