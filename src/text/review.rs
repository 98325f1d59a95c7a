//! A game looked at afterwards.

use super::{Who, join_sentences, moves, why};
use crate::catalogue::{play, review as words};
use crate::engine::{Move, Outcome, Position};
use crate::game::{Judged, Review, Seat, Turning, Worth};

/// The result, or that the game goes on: `You win.`
pub fn result(review: &Review) -> String {
    match review.winner() {
        Some(winner) => {
            let who = &who(review, winner);
            play::Wins { who }.text()
        }
        None => words::not_over().to_owned(),
    }
}

/// The verdict on a move, as its line in the list: `You gave the win away. Better: 4 from B`.
pub fn worth(judged: &Judged, review: &Review) -> String {
    let who = &who(review, judged.seat);
    match judged.worth {
        Worth::Kept => words::Kept { who }.text(),
        Worth::Lost => words::Lost { who }.text(),
        Worth::GaveAwayWin => {
            let better = &better_than(judged, moves::move_text);
            words::Gave { who, better }.text()
        }
    }
}

/// The sentence on where the game was decided.
pub fn turning(review: &Review) -> String {
    if review.game().ply() == 0 {
        return words::nothing().to_owned();
    }
    match review.turning() {
        Turning::Start(winner) if review.game().config().reader() == Some(winner.other()) => {
            words::never_winning().to_owned()
        }
        Turning::Start(winner) => {
            let winner = &who(review, winner);
            words::AlwaysWinning { winner }.text()
        }
        Turning::Mistake(number) => {
            let mistake = &review.judged()[number - 1];
            words::WinningUntil {
                loser: &who(review, mistake.seat),
                number: number.into(),
                made: &moves::taken(mistake.made),
                better: &better_than(mistake, moves::taken),
            }
            .text()
        }
    }
}

/// The mistakes before the mistake that decided the game; `None` if there were none.
pub fn earlier(review: &Review) -> Option<String> {
    // The last mistake decided the game.
    let before = review.mistakes().count().saturating_sub(1);
    let count = before.into();
    (before > 0).then(|| words::EarlierMistakes { count }.text())
}

/// The text about the selected move, in the order in which it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectedMove {
    /// Which move it is, for those who do not see the board.
    pub place: String,
    /// The move with its result.
    pub result: String,
    /// The board after it, for those who do not see the board.
    pub heaps: String,
    /// The player who can win from there.
    pub next: String,
}

/// The text about the selected move and the board after it, or about the better move.
pub fn selected_move(review: &Review, better: Option<Move>) -> SelectedMove {
    let ahead = |place: usize| who(review, review.ahead()[place]);
    let Some(judged) = review.current_move() else {
        return SelectedMove {
            place: words::before_first().to_owned(),
            result: String::new(),
            heaps: heaps(review.shown()),
            next: next(review.shown(), &ahead(0)),
        };
    };
    let place = words::AtMove {
        number: review.at().into(),
        count: review.judged().len().into(),
        made: &moves::taken(judged.made),
    };
    let place = place.text();
    let took = play::Took {
        who: &who(review, judged.seat),
        stones: judged.made.take.into(),
        heap: judged.made.heap,
    };
    let effect = effect_of(judged, review.before().legal_moves().count());
    let result = join_sentences(&[&took.text(), &effect]);
    let instead = better.and_then(|better| {
        let before = review.before();
        let after = before.play(better).ok()?;
        let made = &moves::taken(better);
        let (instead, reason) = (words::ShownInstead { made }.text(), why::why(&after));
        Some((join_sentences(&[&instead, &reason]), after))
    });
    match instead {
        Some((result, after)) => SelectedMove {
            place,
            result,
            heaps: heaps(&after),
            next: String::new(),
        },
        None => SelectedMove {
            place,
            result,
            heaps: heaps(review.shown()),
            next: next(review.shown(), &ahead(review.at())),
        },
    }
}

/// The text about a move that is tried on a board of the game, after this many moves.
pub fn tried(review: &Review, ply: usize, board: &Position, made: Move) -> SelectedMove {
    let mover = review.game().mover(ply);
    let after = board.play(made).unwrap_or(*board);
    // The player to move then can win, or the one who has moved.
    let ahead = match after.outcome() {
        Outcome::N => mover.other(),
        Outcome::P => mover,
    };
    SelectedMove {
        place: String::new(),
        result: words::Tried {
            made: &moves::taken(made),
        }
        .text(),
        heaps: heaps(&after),
        // The reason speaks to the player who moves next.
        next: join_sentences(&[&next(&after, &who(review, ahead)), &why::why(&after)]),
    }
}

fn heaps(board: &Position) -> String {
    let heaps = board.heaps();
    play::Heaps { heaps }.text()
}

/// The sentence on who wins from this board, or has won there.
fn next(board: &Position, who: &Who) -> String {
    if board.is_terminal() {
        play::Wins { who }.text()
    } else {
        words::CanWin { who }.text()
    }
}

/// The name of the button for the move that was played.
pub fn played(review: &Review, judged: &Judged) -> String {
    words::Played {
        who: &who(review, judged.seat),
        stones: judged.made.take.into(),
        heap: judged.made.heap,
    }
    .text()
}

/// The name of the button for the better move.
pub fn better(better: Move) -> String {
    words::Instead {
        stones: better.take.into(),
        heap: better.heap,
    }
    .text()
}

/// The move that would have been better, as `text` tells it; empty if no move won.
fn better_than(judged: &Judged, text: fn(Move) -> String) -> String {
    judged.winning_move.map(text).unwrap_or_default()
}

/// What a move did with the win; `all` is the number of legal moves at that moment.
fn effect_of(judged: &Judged, all: usize) -> String {
    let others = judged.winning.iter().filter(|&&best| best != judged.made);
    let others: Vec<_> = others.copied().map(moves::taken).collect();
    let (count, moves) = (others.len().into(), &others[..]);
    match (judged.worth, all) {
        (Worth::GaveAwayWin, _) => words::GaveAway { count, moves }.text(),
        (Worth::Kept, 1) => words::kept_by_only_move().to_owned(),
        (Worth::Kept, _) if others.is_empty() => words::kept_by_only_winning_move().to_owned(),
        (Worth::Kept, _) => words::KeptLikeOthers { count, moves }.text(),
        (Worth::Lost, 1) => words::lost_by_only_move().to_owned(),
        (Worth::Lost, all) => {
            let count = all.into();
            words::LostByAllMoves { count }.text()
        }
    }
}

/// At how many moves a side kept the win, of those at which it had a win to keep.
pub fn kept(review: &Review, seat: Seat) -> String {
    match review.kept(seat) {
        (_, 0) => words::never_had_one().to_owned(),
        (kept, count) => {
            let (kept, count) = (kept.into(), count.into());
            words::KeptIn { kept, count }.text()
        }
    }
}

/// One lane of the chart: `You are winning`.
pub fn lane(review: &Review, seat: Seat) -> String {
    let who = &who(review, seat);
    words::Lane { who }.text()
}

/// The chart in words.
pub fn chart_in_words(review: &Review) -> String {
    let ahead = |number: usize| who(review, review.ahead()[number]);
    let from_start = words::FromStart { who: &ahead(0) }.text();
    review.mistakes().fold(from_start, |sentences, mistake| {
        let (number, who) = (mistake.into(), &ahead(mistake));
        join_sentences(&[&sentences, &words::FromMove { number, who }.text()])
    })
}

/// The button that plays on from before the move that is looked at.
pub fn again(review: &Review) -> String {
    let number = review.at().into();
    match review.current_move() {
        None => words::again_from_start().to_owned(),
        Some(judged) if review.game().config().strategy(judged.seat).is_none() => {
            words::AgainOwn { number }.text()
        }
        Some(_) => words::AgainFrom { number }.text(),
    }
}

fn who(review: &Review, seat: Seat) -> Who {
    Who::on(review.game().config(), seat)
}
