//! Pressing a stone, and pulling a heap higher or lower.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::layout::DeskLayout;
use crate::game::BOUNDS;

/// How far a pointer goes before it pulls, in pixels: less is a press by an unsteady hand.
const SLACK: i32 = 8;

/// Something that a pointer does on a line of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pull {
    /// Presses the place of a stone of a heap, counted from 0 at the bottom.
    Press(usize, u32),
    /// Begins to pull a heap.
    Begin(usize),
    /// Pulls it to this many stones.
    To(usize, u32),
    /// Lets it go.
    End,
}

/// A pointer that went down on a heap.
#[derive(Clone, Copy)]
struct Held {
    pointer: i32,
    heap: usize,
    /// The place of the stone under it.
    stone: u32,
    /// Where it went down.
    from: (i32, i32),
    /// The stones before, and now.
    stones: (u32, u32),
    pulls: bool,
}

/// The listeners of a line of heaps.
#[derive(Clone, PartialEq)]
pub struct Listeners {
    pub down: Callback<PointerEvent>,
    pub moved: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
    pub cancelled: Callback<PointerEvent>,
}

/// Listens to pointers on the drawing of a line of heaps, which is `picture`.
#[hook]
pub fn use_pull(
    layout: DeskLayout,
    first: usize,
    heaps: &[u32],
    picture: &NodeRef,
    on_pull: &Callback<Pull>,
) -> Listeners {
    let held = use_mut_ref(|| None::<Held>);
    let hear = |act: fn(&RefCell<Option<Held>>, &PointerEvent, DeskLayout, &Callback<Pull>)| {
        let (held, on_pull): (Rc<_>, _) = (held.clone(), on_pull.clone());
        Callback::from(move |event: PointerEvent| act(&held, &event, layout, &on_pull))
    };
    let down = {
        let (held, picture, heaps) = (held.clone(), picture.clone(), heaps.to_vec());
        Callback::from(move |event: PointerEvent| {
            if event.is_primary() && event.button() == 0 {
                *held.borrow_mut() = grip(&event, layout, first, &heaps, &picture);
            }
        })
    };
    Listeners {
        down,
        moved: hear(follow),
        up: hear(release),
        cancelled: hear(cancel),
    }
}

fn grip(
    event: &PointerEvent,
    layout: DeskLayout,
    first: usize,
    heaps: &[u32],
    picture: &NodeRef,
) -> Option<Held> {
    let picture = picture.cast::<Element>()?;
    let edge = picture.get_bounding_client_rect();
    let inside = |place: i32, edge: f64| pixels((f64::from(place) - edge).max(0.0));
    let (x, y) = (event.client_x(), event.client_y());
    let (column, stone) = layout.at(inside(x, edge.left()), inside(y, edge.top()));
    let heap = first + column;
    let stones = *heaps.get(heap)?;
    // The pointer may leave the drawing. It is refused where the pointer is gone already.
    let _gone = picture.set_pointer_capture(event.pointer_id());
    Some(Held {
        pointer: event.pointer_id(),
        heap,
        stone,
        from: (x, y),
        stones: (stones, stones),
        pulls: false,
    })
}

fn follow(
    held: &RefCell<Option<Held>>,
    event: &PointerEvent,
    layout: DeskLayout,
    on_pull: &Callback<Pull>,
) {
    let mut held = held.borrow_mut();
    let Some(held) = held
        .as_mut()
        .filter(|held| held.pointer == event.pointer_id())
    else {
        return;
    };
    let up = held.from.1 - event.client_y();
    if !held.pulls && up.abs() > SLACK {
        held.pulls = true;
        on_pull.emit(Pull::Begin(held.heap));
    }
    if held.pulls {
        let aside = event.client_x() - held.from.0;
        let now = pulled(layout, held.stones.0, up, aside);
        if now != held.stones.1 {
            held.stones.1 = now;
            on_pull.emit(Pull::To(held.heap, now));
        }
    }
}

/// The stones of a heap that is pulled up by so many pixels. Where rows hold several stones, a way aside
/// counts too.
pub fn pulled(layout: DeskLayout, stones: u32, up: i32, aside: i32) -> u32 {
    let cell = f64::from(layout.cell);
    let rows = whole((f64::from(up) / cell).round());
    let most = i64::from(BOUNDS.size.min(layout.rows * layout.wide));
    let wide = i64::from(layout.wide);
    let along = if wide == 1 {
        0
    } else {
        whole((f64::from(aside) / cell).round()).clamp(1 - wide, wide - 1)
    };
    let now = (i64::from(stones) + rows * wide + along).clamp(0, most);
    u32::try_from(now).unwrap_or_default()
}

fn release(
    held: &RefCell<Option<Held>>,
    event: &PointerEvent,
    _: DeskLayout,
    on_pull: &Callback<Pull>,
) {
    let mine = |held: &mut Held| held.pointer == event.pointer_id();
    let Some(held) = held.borrow_mut().take_if(mine) else {
        return;
    };
    on_pull.emit(if held.pulls {
        Pull::End
    } else {
        Pull::Press(held.heap, held.stone)
    });
}

/// The browser took the pointer over, to scroll for instance: the heap is as before.
fn cancel(
    held: &RefCell<Option<Held>>,
    event: &PointerEvent,
    _: DeskLayout,
    on_pull: &Callback<Pull>,
) {
    let mine = |held: &mut Held| held.pointer == event.pointer_id();
    if let Some(held) = held.borrow_mut().take_if(mine).filter(|held| held.pulls) {
        on_pull.emit(Pull::To(held.heap, held.stones.0));
        on_pull.emit(Pull::End);
    }
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no screen is that wide, and it is not negative"
)]
fn pixels(length: f64) -> u32 {
    length as u32
}

#[allow(clippy::cast_possible_truncation, reason = "no screen is that high")]
fn whole(number: f64) -> i64 {
    number as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn layout(wide: u32) -> DeskLayout {
        DeskLayout {
            across: 3,
            lines: 1,
            card: 180,
            wide,
            rows: 12,
            cell: 20,
        }
    }

    #[test]
    fn a_heap_follows_the_pointer_stone_by_stone() {
        let one = layout(1);
        for (up, stones) in [
            (9, 5),
            (11, 6),
            (20, 6),
            (29, 6),
            (31, 7),
            (-60, 2),
            (-500, 0),
        ] {
            assert_eq!(pulled(one, 5, up, 90), stones, "{up}");
        }
        assert_eq!(pulled(one, 5, 900, 0), 12, "no higher than there is room");
        let eight = layout(8);
        assert_eq!(pulled(eight, 20, 20, 0), 28);
        assert_eq!(pulled(eight, 20, 20, -40), 26);
        assert_eq!(pulled(eight, 20, 0, 900), 27);
    }
}
