//! Why the player to move wins or loses, for the analysis and for hints.
//!
//! With a limit, remainders decide. These sentences then do not speak of stones: a heap with
//! remainder 1 can hold five.

use std::num::NonZeroU32;

use nim_engine::{Analysis, Reason, heap_name};

use crate::board::{heap_words, limit_words};

/// The remainders that the heaps count as, where the limit counts.
pub(crate) fn remainders(analysis: &Analysis<'_>) -> Option<String> {
    let period = analysis.remainder_by?;
    let limit = NonZeroU32::new(period - 1)?;
    let remainders: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    Some(format!(
        "{} So a heap counts as its remainder after division by {period}: {}.",
        limit_words(limit),
        heap_words(&remainders)
    ))
}

/// The reason; nothing where the game is over.
pub(crate) fn reason(analysis: &Analysis<'_>) -> String {
    let is_divided = analysis.remainder_by.is_some();
    match analysis.reason {
        Reason::Over => String::new(),
        Reason::Balanced => {
            let of = if is_divided { " of the remainders" } else { "" };
            format!("Every binary column{of} has an even number of ones. Every move changes that.")
        }
        Reason::Unbalanced { odd_columns } => unbalanced(odd_columns),
        Reason::LastLarge { heap, singles } if is_divided => {
            last_large_remainder(heap, singles, has_balancing_move(analysis))
        }
        Reason::LastLarge { heap, singles } => last_large_heap(heap, singles),
        Reason::Singles { singles } if is_divided => {
            let (parity, moves) = if singles.is_multiple_of(2) {
                (
                    "even",
                    "A winning move makes that number odd, and leaves no remainder above 1.",
                )
            } else {
                (
                    "odd",
                    "Every move makes that number even, or leaves a remainder above 1.",
                )
            };
            let ones = are_1(singles, "remainder");
            format!("No remainder is above 1. {ones}, an {parity} number. {moves}")
        }
        Reason::Singles { singles: 1 } => {
            "Only one stone is left. The player to move must take that stone and loses.".to_owned()
        }
        Reason::Singles { singles } => {
            let (parity, loser) = if singles.is_multiple_of(2) {
                ("even", "other player")
            } else {
                ("odd", "player to move")
            };
            format!(
                "Only {singles} single stones are left, an {parity} number. The {loser} takes the \
                 last one and loses."
            )
        }
    }
}

fn unbalanced(odd_columns: u32) -> String {
    let mut columns: Vec<String> = (0..u32::BITS)
        .rev()
        .filter(|bit| odd_columns >> bit & 1 == 1)
        .map(|bit| (1_u32 << bit).to_string())
        .collect();
    let last = columns.pop().unwrap_or_default();
    let odd = if columns.is_empty() {
        format!("Binary column {last} has")
    } else {
        format!("Binary columns {} and {last} have", columns.join(", "))
    };
    format!("{odd} an odd number of ones. A winning move makes every column even.")
}

fn last_large_heap(heap: usize, singles: usize) -> String {
    let heap = heap_name(heap);
    let beside = match singles {
        0 => {
            return format!(
                "Only heap {heap} is left. A winning move leaves one stone of that heap."
            );
        }
        1 => "lies 1 single stone".to_owned(),
        _ => format!("lie {singles} single stones"),
    };
    format!(
        "Only heap {heap} has more than one stone. Beside that heap {beside}. A winning move leaves \
         an odd number of single stones."
    )
}

fn last_large_remainder(heap: usize, ones: usize, can_balance: bool) -> String {
    let heap = heap_name(heap);
    let others = are_1(ones, "other remainder");
    let balance = if can_balance {
        " A winning move in another heap makes every column even."
    } else {
        ""
    };
    format!(
        "Only heap {heap} has a remainder above 1. {others}. A winning move in heap {heap} leaves \
         no remainder above 1, and an odd number that are 1.{balance}"
    )
}

/// `1 remainder is 1`, `2 remainders are 1`
fn are_1(count: usize, word: &str) -> String {
    match count {
        1 => format!("1 {word} is 1"),
        _ => format!("{count} {word}s are 1"),
    }
}

/// With a limit, a move can raise a small remainder to the partner of the large one.
fn has_balancing_move(analysis: &Analysis<'_>) -> bool {
    analysis
        .rows()
        .filter_map(|row| row.winning)
        .any(|winning| !winning.leaves_odd_singles)
}
