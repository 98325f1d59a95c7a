//! What lanes say: their labels, a sentence for each, and one for each step.

use super::powers;
use crate::catalogue::lanes as words;
use crate::engine::{Move, Position, heap_name};
use crate::game::lanes::{Lane, LaneKind, LaneStep, LaneStone, Lanes};

/// The label of a lane.
pub fn label(lane: &Lane) -> String {
    let (size, count) = (size_of(lane).into(), lane.count.into());
    match lane.kind {
        LaneKind::Groups(_) => words::Groups { size }.text(),
        LaneKind::Blocks(_) | LaneKind::Singles => words::Label { size, count }.text(),
        LaneKind::Above => String::new(),
    }
}

/// A lane for those who do not see it: `Lane of 4s, even: B and C.` Empty where nothing stands on the single stones.
pub fn spoken(lane: &Lane) -> String {
    let heaps: Vec<String> = (0..lane.stones.len())
        .filter(|&heap| {
            lane.stones[heap]
                .iter()
                .any(|stone| *stone != LaneStone::Ghost)
        })
        .map(|heap| heap_name(heap).to_string())
        .collect();
    let (size, heaps) = (size_of(lane).into(), &heaps);
    match lane.kind {
        LaneKind::Groups(_) => words::GroupsSpoken { size, heaps }.text(),
        LaneKind::Above if heaps.is_empty() => String::new(),
        LaneKind::Above => words::AboveSpoken { heaps }.text(),
        LaneKind::Blocks(_) | LaneKind::Singles => match lane.count {
            0 => words::EmptySpoken { size }.text(),
            count if count % 2 == 1 => words::OddSpoken { size, heaps }.text(),
            _ => words::EvenSpoken { size, heaps }.text(),
        },
    }
}

const fn size_of(lane: &Lane) -> u32 {
    match lane.kind {
        LaneKind::Groups(size) | LaneKind::Blocks(size) => size,
        LaneKind::Singles | LaneKind::Above => 1,
    }
}

/// The sentence of a step.
pub fn sentence(board: &Position, lanes: &Lanes) -> String {
    match (lanes.step, lanes.winning) {
        (LaneStep::Lanes, _) if lanes.is_end() => {
            if lanes.winning.is_some() {
                words::end().to_owned()
            } else {
                words::end_lost().to_owned()
            }
        }
        (LaneStep::Lanes, Some(_)) => {
            let odd = lanes.odd();
            let size = |&size: &u32| words::Of { size: size.into() }.text();
            let sizes: Vec<String> = odd.iter().map(size).collect();
            let sizes = &sizes;
            if odd.len() == 1 {
                words::OneOdd { sizes }.text()
            } else {
                words::SomeOdd { sizes }.text()
            }
        }
        (LaneStep::Lanes, None) => words::all_even().to_owned(),
        (LaneStep::Move, Some(made)) => the_move(board, lanes, made),
        (LaneStep::Left, _) if lanes.is_end() => words::end_left().to_owned(),
        _ => words::left_even().to_owned(),
    }
}

/// The button that shows the lanes.
pub fn show() -> &'static str {
    words::show()
}

/// The button that goes on from a step: to the next one, or back to the heaps.
pub fn onward(lanes: &Lanes) -> &'static str {
    match lanes.next() {
        Some(LaneStep::Move) => words::show_move(),
        Some(_) => words::show_left(),
        None => words::back(),
    }
}

/// `Heap A: 4 becomes 2 + 1. Take 1.`
fn the_move(board: &Position, lanes: &Lanes, made: Move) -> String {
    let (heap, take) = (made.heap, made.take.into());
    let now = board.heaps()[heap];
    let left = now - made.take.get();
    if lanes.is_end() {
        return words::EndMove { take, heap }.text();
    }
    let [was, becomes] = [now, left].map(|stones| {
        let powers = powers(board.rules().takes.grundy(stones).0);
        if powers.is_empty() {
            "0".to_owned()
        } else {
            powers.join(" + ")
        }
    });
    let (was, becomes) = (&was, &becomes);
    words::Becomes {
        heap,
        was,
        becomes,
        take,
    }
    .text()
}
