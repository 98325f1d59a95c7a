//! The picture of each chapter and part.

use yew::prelude::*;

use crate::components::icons::{SCREEN, icon};
use crate::components::{Picture, on_ground};
use crate::game::teach::{Chapter, PathPart, Skill};

/// The board of a first game, which stands for the whole path.
pub fn path() -> Picture {
    Picture::heaps(&[3, 5, 7])
}

/// A part of the path.
pub fn part(part: PathPart) -> Picture {
    match part {
        PathPart::Singles => skill(Skill::Singles),
        PathPart::Pairs => skill(Skill::Copy),
        PathPart::Blocks => skill(Skill::BlockPairs),
        PathPart::Game => path(),
    }
}

/// The picture of a skill. A part of the path has the picture of one of its skills.
fn skill(skill: Skill) -> Picture {
    match skill {
        Skill::Singles => Picture::heaps(&[1, 1, 1]),
        Skill::Copy => Picture::heaps(&[3, 0, 3]),
        Skill::Cut => Picture::heaps(&[5]).outlined(0, 0..4).outlined(0, 4..5),
        Skill::BlockPairs => Picture::heaps(&[3, 0, 2])
            .outlined(0, 0..2)
            .outlined(0, 2..3)
            .outlined(2, 0..2)
            .joined((0, 0), (2, 0)),
    }
}

/// A chapter of “Go deeper”.
pub fn chapter(chapter: Chapter) -> Picture {
    match chapter {
        // Five in columns of 4, 2 and 1.
        Chapter::Binary => Picture::heaps(&[4, 2, 1])
            .without(1, 0..2)
            .outlined(0, 0..4)
            .outlined(2, 0..1),
        Chapter::Move => Picture::heaps(&[1, 4, 5]).without(1, 2..4),
        // At most two a turn, so three go together.
        Chapter::Limits => Picture::heaps(&[3, 3, 1])
            .outlined(0, 0..3)
            .outlined(1, 0..3),
        // The values of heaps of 1 to 5, where a turn takes 1, 3 or 4.
        Chapter::Values => Picture::heaps(&[1, 0, 1, 2, 3]),
        Chapter::Tree => Picture::tree(),
        // Two of three branches are left out.
        Chapter::Cutoffs => Picture::heaps(&[3, 3, 3]).without(1, 0..3).without(2, 0..3),
        Chapter::Proof => Picture::heaps(&[3, 0, 3]).joined((0, 1), (2, 1)),
    }
}

/// The board of Marienbad.
pub fn history() -> Picture {
    Picture::heaps(&[1, 3, 5, 7])
}

/// The page for teachers.
pub fn teachers() -> Html {
    on_ground(icon(SCREEN))
}
