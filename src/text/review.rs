//! A game looked at afterwards.

use super::{Who, and_list, fill, heap, list};
use crate::engine::Move;
use crate::game::{Judged, MatchConfig, Player, Review, Seat, Turning, Worth};

/// Who sits on `seat`, at the beginning of a sentence. The computer has an article here, since
/// these are whole sentences.
pub fn who(table: &MatchConfig, seat: Seat) -> Who {
    match table.player(seat) {
        Player::Computer(_) if table.only_person().is_some() => {
            Who::Named("The computer".to_owned())
        }
        _ => Who::on(table, seat),
    }
}

/// The same in the middle of a sentence.
fn inside(table: &MatchConfig, seat: Seat) -> String {
    match (table.player(seat), who(table, seat)) {
        (_, Who::You) => "you".to_owned(),
        (Player::Remote(None), _) => "your friend".to_owned(),
        (Player::Computer(_), _) if table.only_person().is_some() => "the computer".to_owned(),
        (_, Who::Computer) => "the computer".to_owned(),
        (_, Who::Named(name)) => name,
    }
}

/// How it ended, or that it has not: `You win.`
pub fn result(review: &Review) -> String {
    let table = review.game().table();
    match review.winner() {
        Some(winner) => fill("_.", &[&who(table, winner).wins()]),
        None => "Not finished yet.".to_owned(),
    }
}

/// What a move was worth, as its line in the list: `You gave it away: B4 kept it`.
pub fn worth(review: &Review, number: usize) -> String {
    let Some(judged) = judged(review, number) else {
        return String::new();
    };
    let who = who(review.game().table(), judged.seat);
    let name = who.name();
    match judged.worth {
        Worth::Kept => fill("_ kept the win", &[name]),
        Worth::Lost => match &who {
            Who::You => "You were lost anyway".to_owned(),
            Who::Computer | Who::Named(_) => fill("_ was lost anyway", &[name]),
        },
        Worth::Gave => fill(
            "_ gave it _: _ kept it",
            &[name, away(review, number), &named(judged)],
        ),
    }
}

/// Where it was decided: `You had it until move 5: B3 gave it away, B4 kept it.`
pub fn turning(review: &Review) -> String {
    let game = review.game();
    let table = game.table();
    if game.ply() == 0 {
        return NOTHING.to_owned();
    }
    match review.turning() {
        Turning::Start(winner) if table.only_person() == Some(winner.other()) => fill(
            "Against perfect play this board was lost from the start, and _ did not give it away.",
            &[&inside(table, winner)],
        ),
        Turning::Start(winner) => fill(
            "_ had it from the start and did not give it away.",
            &[who(table, winner).name()],
        ),
        Turning::Slip(number) => {
            let Some(slip) = judged(review, number) else {
                return String::new();
            };
            fill(
                "_ had it until move _: _ gave it _, _ kept it.",
                &[
                    who(table, slip.seat).name(),
                    &number.to_string(),
                    &slip.made.to_string(),
                    away(review, number),
                    &named(slip),
                ],
            )
        }
    }
}

/// The slips before the one that decided it, if there were any.
pub fn earlier(review: &Review) -> Option<String> {
    /// So many are told one by one.
    const TOLD: usize = 6;
    let Turning::Slip(last) = review.turning() else {
        return None;
    };
    let before: Vec<usize> = review.slips().filter(|&number| number < last).collect();
    match before[..] {
        [] => None,
        [number] => judged(review, number).map(|slip| {
            fill(
                "Before that it changed hands once: move _ was _ instead of _.",
                &[&number.to_string(), &slip.made.to_string(), &named(slip)],
            )
        }),
        ref many => {
            let count = many.len().to_string();
            let numbers: Vec<String> = many.iter().map(ToString::to_string).collect();
            Some(if many.len() <= TOLD {
                fill(
                    "Before that it changed hands _ times: at moves _.",
                    &[&count, &and_list(&numbers)],
                )
            } else {
                fill("Before that it changed hands _ times.", &[&count])
            })
        }
    }
}

/// What there is to say of the move that is looked at, and of the board that it led to.
pub fn looked(review: &Review) -> String {
    let table = review.game().table();
    let number = review.at();
    let shown = review.shown();
    let ahead = who(table, review.ahead()[number]);
    let stands = if shown.is_terminal() {
        fill("_.", &[&ahead.wins()])
    } else {
        fill("_ can win from here.", &[ahead.name()])
    };
    let heaps = list(shown.heaps());
    let Some(judged) = review.looked() else {
        return fill("Before the first move. Heaps: _. _", &[&heaps, &stands]);
    };
    let took = fill(
        "_ took _ from _",
        &[
            who(table, judged.seat).name(),
            &judged.made.take.to_string(),
            &heap(judged.made.heap),
        ],
    );
    fill(
        "Move _ of _: _. __ Heaps: _. _",
        &[
            &number.to_string(),
            &review.judged().len().to_string(),
            &judged.made.to_string(),
            &took,
            &came(review, judged),
            &heaps,
            &stands,
        ],
    )
}

/// What came of a move, and which others there were; it ends the sentence that says who took what.
fn came(review: &Review, judged: &Judged) -> String {
    let all = review.before().legal_moves().count();
    let told = match judged.worth {
        Worth::Gave => judged.named,
        Worth::Kept | Worth::Lost => Some(judged.made),
    };
    let others: Vec<String> = judged
        .winning
        .iter()
        .filter(|&&winning| Some(winning) != told)
        .map(ToString::to_string)
        .collect();
    let too = if others.is_empty() {
        String::new()
    } else {
        fill(" So did _.", &[&and_list(&others)])
    };
    match judged.worth {
        Worth::Gave => fill(
            " and gave it _: _ kept it._",
            &[away(review, review.at()), &named(judged), &too],
        ),
        Worth::Kept if all == 1 => " and kept the win: there was no other move.".to_owned(),
        Worth::Kept if others.is_empty() => " and kept the win. No other move did.".to_owned(),
        Worth::Kept => fill(" and kept the win._", &[&too]),
        Worth::Lost if all == 1 => ". It was lost anyway: there was no other move.".to_owned(),
        Worth::Lost => fill(
            ". It was lost anyway: none of _ moves wins.",
            &[&all.to_string()],
        ),
    }
}

/// How well a side kept what it had: a figure, and what it means.
pub fn accuracy(review: &Review, seat: Seat) -> (String, String) {
    let Some(accuracy) = review.accuracy(seat) else {
        return ("–".to_owned(), "never had a win to keep".to_owned());
    };
    let moves = if accuracy.of == 1 {
        "_ of _ move kept it"
    } else {
        "_ of _ moves kept it"
    };
    (
        fill("_%", &[&accuracy.percent().to_string()]),
        fill(
            moves,
            &[&accuracy.kept.to_string(), &accuracy.of.to_string()],
        ),
    )
}

/// One lane of the chart: `You win`.
pub fn lane(review: &Review, seat: Seat) -> String {
    who(review.game().table(), seat).wins()
}

/// The chart in words: `Who was winning: you from the start, the computer from move 3.`
pub fn course(review: &Review) -> String {
    let table = review.game().table();
    let mut parts = vec![fill(
        "_ from the start",
        &[&inside(table, review.ahead()[0])],
    )];
    for number in review.slips() {
        let ahead = inside(table, review.ahead()[number]);
        parts.push(fill("_ from move _", &[&ahead, &number.to_string()]));
    }
    fill("Who was winning: _.", &[&parts.join(", ")])
}

/// The button that plays on from before the move that is looked at.
pub fn again(review: &Review) -> String {
    let number = review.at().to_string();
    match review.looked() {
        None => "Play from the start".to_owned(),
        Some(judged) if review.game().table().strategy(judged.seat).is_none() => {
            fill("Try move _ again", &[&number])
        }
        Some(_) => fill("Play from before move _", &[&number]),
    }
}

/// The title of the document.
pub fn title() -> String {
    fill("_ – Nim", &[REVIEW])
}

fn judged(review: &Review, number: usize) -> Option<&Judged> {
    review.judged().get(number.checked_sub(1)?)
}

fn named(judged: &Judged) -> String {
    judged
        .named
        .as_ref()
        .map(Move::to_string)
        .unwrap_or_default()
}

/// Whoever gives away what was given away just before gives it back.
fn away(review: &Review, number: usize) -> &'static str {
    let before = number.checked_sub(1);
    let before = before.and_then(|number| judged(review, number));
    if before.is_some_and(|before| before.worth == Worth::Gave) {
        "back"
    } else {
        "away"
    }
}

/// Heads the screen.
pub const REVIEW: &str = "Review";
/// Heads the figures of both sides.
pub const ACCURACY: &str = "Accuracy";
/// Heads the chart.
pub const CHART: &str = "Who was winning";
/// Heads the moves.
pub const MOVES: &str = "Moves";
/// Names the buttons that step.
pub const STEPS: &str = "Step through the game";
/// Names the step to the board before the first move.
pub const FIRST: &str = "Start";
/// Names the step back.
pub const BACK: &str = "Back";
/// Names the step on.
pub const FORWARD: &str = "Forward";
/// Names the step to the last move.
pub const LAST: &str = "End";
/// Names the step to the slip before.
pub const PREVIOUS_SLIP: &str = "Previous slip";
/// Names the step to the next slip.
pub const NEXT_SLIP: &str = "Next slip";
/// Names the board and its buttons.
pub const BOARD: &str = "Board at this move";
/// What the keys do.
pub const KEYS: &str = "Keys: ← and → step, Home and End jump, n and p go from slip to slip.";
/// Explains the drawing of the board.
pub const LEGEND_TAKEN: &str = "taken by this move";
/// Explains what is ringed in it.
pub const LEGEND_NAMED: &str = "what kept it";
/// Opens the analysis of the board before the move.
pub const ANALYSE: &str = "Analyse";
/// The same in full.
pub const ANALYSE_BOARD: &str = "Analyse the board before this move";
/// Where nothing was played.
pub const NOTHING: &str = "No move has been made yet, so there is nothing to review.";
