//! Why the player to move wins or loses, for the analysis and for hints.

use nim_engine::{Convention, HeapMeasure, Outcome, Why, write_heaps};

use crate::board::{Board, takes_words};

pub(crate) fn reason(board: &Board) -> String {
    let Board { heaps, rules } = board;
    let analysis = rules.analysis(heaps);
    let sentence = reason_of_outcome(board, analysis.measure);
    match analysis.measure {
        _ if rules.is_terminal(heaps) => sentence,
        HeapMeasure::Stones => sentence,
        HeapMeasure::Value => {
            let values: Vec<_> = analysis.rows.iter().map(|row| row.grundy.0).collect();
            format!(
                "A turn takes {}, so a heap counts as its Grundy value: {}. {sentence}",
                takes_words(rules.takes),
                write_heaps(&values)
            )
        }
        // The sentence has remainders instead of stones: a heap that counts as 1 may hold five stones.
        HeapMeasure::Remainder(period) => format!(
            "With at most {} a turn, a heap counts as its remainder after division by {period}. {sentence}",
            period - 1
        ),
    }
}

fn reason_of_outcome(Board { heaps, rules }: &Board, counts: HeapMeasure) -> String {
    let is_misere = rules.convention == Convention::Misere;
    let is_lost = rules.outcome(heaps) == Outcome::P;
    let parity_to_leave = if is_misere { "odd" } else { "even" };
    match rules.why(heaps) {
        Why::Over if heaps.iter().any(|&stones| stones > 0) => "No move is left.".to_owned(),
        Why::Over => "No stone is left.".to_owned(),
        Why::OneEach { stones, .. } => {
            let (parity, taker) = if stones.is_multiple_of(2) {
                ("even", "other player")
            } else {
                ("odd", "player to move")
            };
            let ends = if is_misere { "loses" } else { "wins" };
            format!(
                "Each turn takes one stone, and their number is {parity} ({stones}). The {taker} \
                 takes the last one and {ends}."
            )
        }
        Why::OneHeap { heap, left, .. } if counts == HeapMeasure::Value => {
            let ends = if is_lost {
                format!("Its value is {left}, and no move leaves that value again.")
            } else {
                format!("A winning move leaves the value {left}.")
            };
            format!("Only heap {} has a move. {ends}", heap + 1)
        }
        Why::OneHeap { heap, left, .. } if !is_lost => {
            format!(
                "Only heap {} is left. A winning move leaves {left} of it.",
                heap + 1
            )
        }
        Why::OneHeap { heap, .. } => {
            let period = rules.divisor().unwrap_or_default();
            let above = if is_misere { "1 more than " } else { "" };
            format!(
                "Only heap {} is left, and it is {above}a multiple of {period}. Every move can be \
                 completed to {period}.",
                heap + 1
            )
        }
        Why::TwoHeaps { more: 0, .. } => {
            let end = if is_misere {
                ", or answered by leaving one stone"
            } else {
                ""
            };
            format!("The two heaps are equal. Every move can be copied{end}.")
        }
        Why::TwoHeaps {
            larger,
            smaller,
            more,
        } => format!(
            "Heap {} has {more} more than heap {}. A winning move makes them equal.",
            larger + 1,
            smaller + 1
        ),
        // In normal play the nim-sum of the values decides, and the answer lists them. In misère it does not decide here.
        Why::LastLarge { .. } if counts == HeapMeasure::Value && !is_misere => {
            "A winning move leaves values with nim-sum 0.".to_owned()
        }
        Why::LastLarge { heap, .. } => format!(
            "Only heap {number} counts as more than 1. A winning move in heap {number} leaves an \
             {parity_to_leave} number of heaps that count as 1, and none that count as more.",
            number = heap + 1
        ),
        Why::Ones { ones, .. } => {
            let parity = if ones % 2 == 0 { "even" } else { "odd" };
            let moves = if is_lost {
                "Every move changes that, or leaves a heap that counts as more."
            } else {
                "A winning move changes that, and leaves no heap that counts as more."
            };
            format!(
                "No heap counts as more than 1, and the number of heaps that count as 1 is \
                 {parity} ({ones}). {moves}"
            )
        }
        Why::Blocks { repair: None, .. } => {
            "Every binary column has an even number of ones, and every move changes that."
                .to_owned()
        }
        Why::Blocks {
            repair: Some(repair),
            ..
        } => format!(
            "A column with a 1 in the nim-sum has an odd number of ones. Taking {} from heap {} \
             makes every column even.",
            repair.take,
            repair.heap + 1
        ),
    }
}
