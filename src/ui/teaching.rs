//! The learner: its schools and its lessons.

use std::rc::Rc;

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::page::Page;
use super::press::Press;
use super::sheets::form;
use crate::engine::Position;
use crate::game::School;

/// The board that the learner is taught: the one in the setup, if that is one, else the one in
/// play.
#[must_use]
pub fn board(page: &Page) -> Position {
    match form(page).table(true) {
        Ok(table) => table.board,
        Err(_) => page.table.game.table().board.clone(),
    }
}

/// The school of the board that is set up, where it has been opened.
#[must_use]
pub fn school(page: &Page) -> Option<&School> {
    let start = board(page);
    page.schools.iter().find(|school| school.teaches(&start))
}

/// How many lessons of its course are still to be had.
#[must_use]
pub fn due(page: &Page) -> u32 {
    school(page).map_or(0, School::due)
}

/// Begins a course, breaks it off, or lets everything be forgotten.
pub fn press(page: &mut Page, press: Press) {
    let start = board(page);
    match press {
        Press::Train(begin) => {
            page.screen.sure = false;
            change(page, &start, |school| school.enrol(begin));
        }
        // What took so long to learn is not forgotten by one press.
        Press::Forget if !page.screen.sure => page.screen.sure = school(page).is_some(),
        Press::Forget => {
            page.screen.sure = false;
            Rc::make_mut(&mut page.schools).retain(|school| !school.teaches(&start));
        }
        _ => {}
    }
}

/// Gives the learner a lesson; chance enters by the seed.
pub fn lesson(page: &mut Page, seed: u64) {
    let start = board(page);
    change(page, &start, |school| {
        school.lesson(&mut SmallRng::seed_from_u64(seed));
    });
}

/// Lets a learner learn from the game that it has just played.
pub fn learn(page: &mut Page) {
    let game = page.table.game.clone();
    change(page, &game.table().board, |school| school.learn(&game));
}

/// Changes the school of a board, which is opened where there was none; where the board is too
/// large to be learned nothing happens.
fn change(page: &mut Page, start: &Position, change: impl FnOnce(&mut School)) {
    let schools = Rc::make_mut(&mut page.schools);
    let open = schools.iter().position(|school| school.teaches(start));
    let place = open.or_else(|| {
        schools.push(School::new(start).ok()?);
        Some(schools.len() - 1)
    });
    if let Some(place) = place {
        change(&mut schools[place]);
    }
}
