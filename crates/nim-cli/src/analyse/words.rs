//! The sentences of an analysis: of the whole position, and of each heap.
//!
//! With a limit that counts, what decides are remainders, so nothing here may then speak of
//! stones: a heap with a remainder of 1 can hold five.

use nim_engine::{Analysis, Outcome, Reason, Remoteness, Row, heap_name};

/// Who wins, and in brackets what the visualisation of the nim-sum calls the position.
pub(super) fn verdict(analysis: &Analysis<'_>) -> &'static str {
    match (analysis.reason, analysis.outcome) {
        (Reason::Over, Outcome::N) => "The game is over: the player who would move has won.",
        (Reason::Over, Outcome::P) => "The game is over: the player who would move has lost.",
        (_, Outcome::N) => {
            "The player to move wins. [Unsafe: whoever leaves this to the opponent loses]"
        }
        (_, Outcome::P) => {
            "The player to move loses. [Safe: whoever leaves this to the opponent wins]"
        }
    }
}

/// What decides who wins.
pub(super) fn because(analysis: &Analysis<'_>) -> String {
    let is_divided = analysis.remainder_by.is_some();
    match analysis.reason {
        Reason::Over => String::new(),
        Reason::Balanced => {
            let whose = if is_divided { " of the remainders" } else { "" };
            format!(
                "Every binary column{whose} holds an even number of ones, and any move changes that."
            )
        }
        Reason::Unbalanced { odd_columns } => unbalanced(odd_columns),
        Reason::LastLarge { heap, singles } if is_divided => {
            let heap = heap_name(heap);
            let others = if has_balancing_move(analysis) {
                " A winning move in another heap makes every column even."
            } else {
                ""
            };
            format!(
                "The misère endgame decides: only heap {heap}'s remainder is above 1, and the \
                 number of remainders that are 1 is {singles}. A winning move in heap {heap} leaves \
                 none above 1 and an odd number that are 1.{others}"
            )
        }
        Reason::LastLarge { heap, singles } => {
            let beside = match singles {
                0 => "no single stone".to_owned(),
                1 => "1 single stone".to_owned(),
                _ => format!("{singles} single stones"),
            };
            format!(
                "The misère endgame decides: only heap {} holds more than 1, beside {beside}. Cut it \
                 so that an odd number of single stones is left.",
                heap_name(heap)
            )
        }
        Reason::Singles { singles } if is_divided => {
            let (parity, moves) = if singles.is_multiple_of(2) {
                (
                    "even",
                    "A winning move makes it odd and leaves none above 1.",
                )
            } else {
                ("odd", "Every move makes it even or leaves one above 1.")
            };
            format!(
                "The misère endgame decides: no heap's remainder is above 1, and the number of \
                 remainders that are 1 is {parity}: {singles}. {moves}"
            )
        }
        Reason::Singles { singles } => {
            let left = match singles {
                1 => "1 single stone is".to_owned(),
                _ => format!("{singles} single stones are"),
            };
            format!(
                "The misère endgame decides: only {left} left. Whoever faces an odd number of them \
                 takes the last and loses."
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
        format!("The column of {last} holds an odd number of ones")
    } else {
        format!(
            "The columns of {} and {last} hold an odd number of ones each",
            columns.join(", ")
        )
    };
    format!("{odd}: a winning move makes every column even.")
}

/// With a limit, a small remainder can be raised until it pairs off with the large one.
fn has_balancing_move(analysis: &Analysis<'_>) -> bool {
    analysis
        .rows()
        .filter_map(|row| row.winning)
        .any(|winning| !winning.leaves_odd_singles)
}

/// How long the game lasts.
pub(super) fn length(remoteness: Remoteness) -> String {
    let (bound, plies) = match remoteness {
        Remoteness::Plies(plies) => ("", plies),
        Remoteness::AtMost(plies) => ("at most ", plies),
    };
    let turns = if plies == 1 { "turn" } else { "turns" };
    format!("With best play the game lasts {bound}{plies} more {turns}.")
}

/// Whether a heap has a winning move, and what it does, or why there is none.
pub(super) fn yes_or_no(analysis: &Analysis<'_>, row: Row) -> String {
    let divided_by = analysis.remainder_by;
    if let Some(winning) = row.winning {
        let take = winning.play.take;
        return match (winning.leaves_odd_singles, divided_by) {
            (false, _) => format!("yes, take {take}"),
            (true, None) => {
                format!("yes, take {take}, leaving an odd number of single stones")
            }
            (true, Some(_)) => {
                format!("yes, take {take}, leaving an odd number of remainders that are 1")
            }
        };
    }
    if row.stones == 0 {
        return "no, it is empty".to_owned();
    }
    let balanced_by = analysis.balanced_by(row).map(|nimber| nimber.0);
    match (balanced_by, divided_by) {
        (None, None) => "no, an even number of single stones is left".to_owned(),
        (None, Some(_)) => {
            "no, an even number of remainders that are 1 is left, or one above 1".to_owned()
        }
        (Some(new), _) if new == row.grundy.0 => "no, that changes nothing".to_owned(),
        (Some(new), Some(period)) if new >= period => {
            format!("no, a remainder by {period} cannot be {new}")
        }
        (Some(new), _) => format!("no, {new} is more than {}", row.stones),
    }
}
