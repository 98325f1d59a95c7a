//! Why the player to move wins or loses, for the analysis and for hints.

use nim_engine::{Analysis, Reason};

pub(crate) fn reason(analysis: &Analysis<'_>) -> String {
    match analysis.remainder_by {
        None => of_stones(analysis.reason),
        // A heap with the remainder 1 can hold five stones.
        Some(period) => format!(
            "With at most {} a turn, a heap counts as its remainder after division by {period}. {}",
            period - 1,
            of_remainders(analysis)
        ),
    }
}

fn of_stones(reason: Reason) -> String {
    match reason {
        Reason::Over => "No stone is left.".to_owned(),
        Reason::Balanced => {
            "Every binary column has an even number of ones, and every move changes that."
                .to_owned()
        }
        Reason::Unbalanced { .. } => {
            "A column with a 1 in the nim-sum has an odd number of ones. A winning move makes \
             every column even."
                .to_owned()
        }
        Reason::LastLarge { heap, .. } => format!(
            "Only heap {} has more than one stone. A winning move leaves an odd number of single \
             stones, and no larger heap.",
            heap + 1
        ),
        Reason::Singles { singles } => {
            let (parity, loser) = if singles.is_multiple_of(2) {
                ("even", "other player")
            } else {
                ("odd", "player to move")
            };
            format!(
                "Only single stones are left, and their number is {parity} ({singles}). The \
                 {loser} takes the last one and loses."
            )
        }
    }
}

fn of_remainders(analysis: &Analysis<'_>) -> String {
    match analysis.reason {
        Reason::LastLarge { heap, .. } => {
            // A move can also raise a small remainder to the partner of the large one.
            let mut winning = analysis.rows().filter_map(|row| row.winning);
            let balance = if winning.any(|winning| !winning.leaves_odd_singles) {
                " A winning move in another heap makes every binary column even."
            } else {
                ""
            };
            format!(
                "Only heap {number} counts as more than 1. A winning move in heap {number} leaves \
                 an odd number of heaps that count as 1, and none that count as more.{balance}",
                number = heap + 1
            )
        }
        Reason::Singles { singles } => {
            let (parity, moves) = if singles.is_multiple_of(2) {
                (
                    "even",
                    "A winning move makes that number odd, and leaves no heap that counts as more.",
                )
            } else {
                (
                    "odd",
                    "Every move makes that number even, or leaves a heap that counts as more.",
                )
            };
            format!(
                "No heap counts as more than 1, and the number of heaps that count as 1 is \
                 {parity} ({singles}). {moves}"
            )
        }
        other => of_stones(other),
    }
}
