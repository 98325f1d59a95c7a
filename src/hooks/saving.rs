use super::PageHandle;
use super::effects::Watched;
use super::keeping::{Books, SAVE};
use crate::engine::{Move, Strategy};
use crate::game::{Help, State, TurnToken, first_save};
use crate::keep::{STORAGE, keep};
use crate::platform::{random, storage};
use crate::ui::Happening;

/// Keeps the game after each action. That is all that a first game needs; whatever else there is to
/// keep, and whatever goes wrong, is seen to by [`keep`], which is fetched for it.
#[derive(Default)]
pub struct Saving {
    /// The game as it was when the page was last drawn.
    game: Watched<(TurnToken, Option<Move>)>,
    wanted: Watched<Option<TurnToken>>,
    books: Books,
}

impl Saving {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let (books, screen, table) = (&mut self.books, &page.screen, &page.table);
        if let Some(keep) = keep() {
            (keep.settle)(page, books);
            return;
        }
        // What a visit begins with is kept when something is done with it.
        let begins = !books.is_first;
        books.is_first = true;
        if self.game.becomes((table.turn_token(), table.choice)) && !begins && !books.is_stuck {
            // Where somebody sits elsewhere, there is more to a game than its link.
            books.is_stuck = table.game.table().is_by_link();
            books.keep_game(table);
        }
        let wanted = books.is_stuck
            || table.game.table().seats(Strategy::Learner)
            || table.help != Help::default()
            || table.peeked
            || screen.sheet.is_some()
            || page.is_away()
            || page.panel.is_some();
        // What did not come is asked for again with the next move.
        if self.wanted.becomes(wanted.then(|| table.turn_token())) && wanted {
            let dispatcher = page.dispatcher();
            STORAGE.fetch(move |_| dispatcher.dispatch(Happening::Keeping));
        }
    }
}

impl Books {
    /// Keeps the game alone, unless somebody else has kept something meanwhile.
    fn keep_game(&mut self, state: &State) {
        self.is_stuck |= storage::read(SAVE) != self.kept;
        if !self.is_stuck {
            if self.visit == 0 {
                self.visit = random::seed();
            }
            self.stamp = self.stamp.next(self.visit);
            let text = first_save(self.stamp, state);
            self.is_stuck = !storage::write(SAVE, &text);
            if !self.is_stuck {
                self.kept = Some(text);
            }
        }
    }
}
