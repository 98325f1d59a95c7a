//! The state of the review screen, and its actions.

use crate::components::heap_board::BoardView;
use crate::engine::Move;
use crate::game::{Review, Route, Worth};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// To the board before the first move.
    First,
    /// A move back.
    Back,
    /// A move on.
    Forward,
    /// To the last move.
    Last,
    NextMistake,
    /// To the mistake before.
    PreviousMistake,
    /// To the move of this number; 0 is the board before the first.
    Go(usize),
    /// Shows the move that was played, or the better one, for the same board.
    Show(ShownMove),
    /// Tries another move on the board, or none.
    Try(Option<Move>),
}

/// The move that the board shows at a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownMove {
    /// The one that was played.
    Played,
    /// A winning move.
    Better,
}

impl ReviewAction {
    /// The action of a key, as [`KeyboardEvent.key`] names it. Letters are shortcuts, which a person can turn off. The
    /// browser handles any other key, so Enter and Space press the buttons.
    ///
    /// [`KeyboardEvent.key`]: https://developer.mozilla.org/docs/Web/API/KeyboardEvent/key
    pub fn of_key(key: &str, shortcuts: bool) -> Option<Self> {
        Some(match key {
            "Escape" => Self::Try(None),
            "ArrowLeft" => Self::Back,
            "ArrowRight" => Self::Forward,
            "Home" => Self::First,
            "End" => Self::Last,
            "n" if shortcuts => Self::NextMistake,
            "p" if shortcuts => Self::PreviousMistake,
            "PageDown" => Self::NextMistake,
            "PageUp" => Self::PreviousMistake,
            _ => return None,
        })
    }
}

/// How the board shows the move of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLook {
    pub number: usize,
    /// Which move the board shows if this one is a mistake.
    pub shown: ShownMove,
    /// A move that a person tries on the board.
    pub tried: Option<Move>,
}

/// A game that is looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewState {
    /// The game, and the move that is looked at.
    pub review: Review,
    pub look: MoveLook,
}

impl ReviewState {
    /// The review of a route. `look` counts for its own move. Where a review opens by itself, the better move is shown; at
    /// any other move the played one is.
    pub fn of(route: &Route, look: Option<MoveLook>) -> Option<Self> {
        let Route::Review { game, at } = route else {
            return None;
        };
        let mut review = Review::of(game);
        let opens_at = review.at();
        if let &Some(at) = at {
            review.go(at);
        }
        let number = review.at();
        let shown = if look.is_none() && number == opens_at {
            ShownMove::Better
        } else {
            ShownMove::Played
        };
        let new = MoveLook {
            number,
            shown,
            tried: None,
        };
        let look = look.filter(|look| look.number == number).unwrap_or(new);
        Some(Self { review, look })
    }

    /// The winning move, if the move that is looked at gave the win away.
    pub fn missed(&self) -> Option<Move> {
        let judged = self.review.current_move()?;
        judged
            .winning_move
            .filter(|_| judged.worth == Worth::GaveAwayWin)
    }

    /// The winning move, if the board shows this instead of the mistake.
    pub fn better(&self) -> Option<Move> {
        self.missed()
            .filter(|_| self.look.shown == ShownMove::Better)
    }

    /// The number of moves up to the board that is shown: without the move of a mistake where the better one is
    /// shown.
    pub fn ply(&self) -> usize {
        self.review.at() - usize::from(self.better().is_some())
    }

    /// The board that is shown, for a person to try moves on.
    pub fn board(&self) -> BoardView {
        BoardView {
            // A new number for each ply: the board is drawn anew, and no stones fly.
            number: u32::try_from(self.ply()).unwrap_or_default(),
            choice: self.look.tried,
            ..BoardView::of_line(&self.review.game().up_to(self.ply()))
        }
    }

    /// The state after an action. Steps stop at both ends, and show what was played.
    #[must_use]
    pub fn after(mut self, action: ReviewAction) -> Self {
        let review = &self.review;
        let at = review.at();
        let to = match action {
            ReviewAction::First => 0,
            ReviewAction::Back => at.saturating_sub(1),
            ReviewAction::Forward => at + 1,
            ReviewAction::Last => review.judged().len(),
            ReviewAction::NextMistake => review.next_mistake().unwrap_or(at),
            ReviewAction::PreviousMistake => review.previous_mistake().unwrap_or(at),
            ReviewAction::Go(number) => number,
            ReviewAction::Show(shown) => {
                self.look.shown = shown;
                self.look.tried = None;
                return self;
            }
            ReviewAction::Try(tried) => {
                // An illegal move counts as none.
                let is_legal = |tried: &Move| self.board().position.is_legal(*tried);
                self.look.tried = tried.filter(is_legal);
                return self;
            }
        };
        self.review.go(to);
        let number = self.review.at();
        if number != at {
            self.look = MoveLook {
                number,
                shown: ShownMove::Played,
                tried: None,
            };
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_move_is_shown_where_the_review_opens_by_itself() {
        // 3, 5 and 7 are won. A3 leaves 5 and 7, which gives the win away, and B1 gives it back.
        let shown = |at: &str| {
            let game = "#/review?heaps=3,5,7&rule=normal&two=human&moves=A3,B1";
            let state = ReviewState::of(&[game, at].concat().parse().unwrap(), None).unwrap();
            (state.look.number, state.better().is_some())
        };
        assert_eq!(shown(""), (2, true));
        assert_eq!(shown("&at=2"), (2, true));
        assert_eq!(shown("&at=1"), (1, false));
    }
}
