//! The sentences of an analysis: who wins, how long the game lasts, and what each heap is worth.

use nim_engine::{Analysis, Nimber, Outcome, Reason, Remoteness, Row, heap_name};

pub(super) fn verdict(analysis: &Analysis<'_>) -> &'static str {
    match (analysis.reason, analysis.outcome) {
        (Reason::Over, Outcome::N) => "The game is over. The player to move has won.",
        (Reason::Over, Outcome::P) => "The game is over. The player to move has lost.",
        (_, Outcome::N) => "The player to move wins with best play. This board is unsafe to leave.",
        (_, Outcome::P) => "The player to move loses with best play. This board is safe to leave.",
    }
}

pub(super) fn length(remoteness: Remoteness) -> String {
    match remoteness {
        Remoteness::Plies(1) => "With best play the next turn is the last.".to_owned(),
        Remoteness::Plies(turns) => format!("With best play the game ends in {turns} turns."),
        Remoteness::AtMost(turns) => format!(
            "The game ends in at most {turns} turns. The exact number takes too long to work out."
        ),
    }
}

/// The number that the heap would have to count as to make the nim-sum 0, where the nim-sum
/// decides about this heap.
///
/// While one large heap is left in misère play, a heap that cannot become large cannot win.
pub(super) fn needed(analysis: &Analysis<'_>, row: Row) -> Option<Nimber> {
    let stays_small = analysis
        .remainder_by
        .is_none_or(|period| row.stones < period);
    match analysis.reason {
        Reason::LastLarge { .. } if stays_small => None,
        _ => analysis.balanced_by(row),
    }
}

/// Whether the heap has a winning move, and the reason.
pub(super) fn yes_or_no(analysis: &Analysis<'_>, row: Row) -> String {
    let divided_by = analysis.remainder_by;
    if let Some(winning) = row.winning {
        let take = winning.play.take;
        return match (winning.leaves_odd_singles, divided_by) {
            (false, _) => format!("yes, take {take}"),
            (true, None) => format!("yes, take {take} to leave an odd number of single stones"),
            (true, Some(_)) => {
                format!(
                    "yes, take {take} to leave an odd number of remainders of 1, and none above"
                )
            }
        };
    }
    if row.stones == 0 {
        return "no, the heap is empty".to_owned();
    }
    match (needed(analysis, row), analysis.reason, divided_by) {
        (Some(needed), ..) if needed == row.grundy => "no, the nim-sum is 0 already".to_owned(),
        (Some(Nimber(needed)), _, Some(period)) if needed >= period => {
            format!("no, a remainder by {period} cannot be {needed}")
        }
        (Some(Nimber(needed)), ..) => format!("no, {needed} is more than {}", row.stones),
        (None, Reason::LastLarge { heap, .. }, None) => {
            format!("no, heap {} still has more than one stone", heap_name(heap))
        }
        (None, Reason::LastLarge { heap, .. }, Some(_)) => {
            format!("no, heap {} still has a remainder above 1", heap_name(heap))
        }
        (None, _, None) => "no, that leaves an even number of single stones".to_owned(),
        (None, _, Some(_)) => {
            "no, that leaves an even number of remainders of 1, or one above 1".to_owned()
        }
    }
}
