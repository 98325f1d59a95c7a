//! The board: its heaps, and all that people do on them by pointer and by key.

mod blocks;
mod cursor;
mod drag;
mod flight;
mod focus;
mod heap;
mod input;
mod interaction;
mod lanes;
mod layout;
mod marks;
mod view;
mod window_class;

pub use blocks::block_name;
pub use cursor::Cursor;
pub use heap::{Heap, HeapProps};
pub use interaction::{Interaction, PressTargets};
pub use lanes::{LaneSteps, use_lane_steps};
pub use layout::Layout;
pub use marks::{HoverTarget, Marks, MoveResult};
pub use view::BoardView;

use self::input::{BoardState, Input, InputEffect, effect_of, may_choose};
use self::lanes::{LanesView, use_slide};
use self::window_class::{WindowClass, use_window_class};

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::look::{self, Look};
use crate::catalogue::play as words;
use crate::components::flag;
use crate::components::heap_board::drag::{Drag, use_drag};
use crate::components::heap_board::flight::use_flight;
use crate::components::heap_board::focus::use_board_focus;
use crate::engine::{Move, Position};
use crate::game::GameAction;
use crate::game::blocks::Span;
use crate::game::lanes::{LaneStep, Lanes};
use crate::platform::{clock, document};

/// The id of the board.
pub const BOARD: &str = "board";

/// A second press within this time, in milliseconds, belongs to a double press and is ignored. A later
/// press on the chosen stones gives up the choice.
const DOUBLE_PRESS_MS: f64 = 400.0;

#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The position on it, with the choice and the places of taken stones.
    pub view: Rc<BoardView>,
    /// The marks besides the choice, the hint and the last move.
    #[prop_or_default]
    pub marks: Marks,
    /// What a person can do on the board.
    pub interaction: Interaction,
    /// Whether a move that was not made on the board leaves the focus where it is.
    #[prop_or_default]
    pub keeps_focus: bool,
    /// Called when a drag begins, and when stones are dropped.
    #[prop_or_default]
    pub on_drag: Callback<bool>,
    /// Whether it stands in a line of a sheet.
    #[prop_or_default]
    pub is_on_paper: bool,
    /// Called when a person presses the lanes, to go on.
    #[prop_or_default]
    pub on_lanes: Callback<MouseEvent>,
    /// Receives the stone that a pointer or the focus is on, or the top one of the heap.
    #[prop_or_default]
    pub on_point: Option<Callback<Option<Cursor>>>,
    /// What lies on the board, which some words name.
    #[prop_or_else(look::current)]
    pub look: Look,
}

/// The heaps, and where the keyboard stands among them.
///
/// One listener serves all stones, because a closure for each would cost 11 ms a press.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let node = use_node_ref();
    let view = &props.view;
    let sizes = &view.first_heaps;
    let class = use_window_class();
    let class = if props.is_on_paper {
        WindowClass::Paper
    } else {
        class
    };
    let layout = use_memo((sizes.clone(), class), |(heaps, class)| {
        Layout::of(heaps, *class)
    });
    let pointed = use_state_eq(|| None);
    let mut marks = props.marks.clone();
    if !marks.blocks.is_empty() {
        marks.pointed = marks.pointed.or(*pointed);
    }
    // The keyboard begins on the chosen stone or the first heap, and in each later game on the first heap.
    let stored_cursor = use_state_eq(|| (view.number, first_cursor(view)));
    use_layout(&node, &layout);
    use_flight(&node, view);
    use_slide(&node, view.lanes.as_ref());
    let lanes_closed = use_mut_ref(|| f64::NEG_INFINITY);
    {
        let lanes_closed = lanes_closed.clone();
        use_effect_with(view.lanes.is_some(), move |&has_lanes| {
            move || {
                if has_lanes {
                    lanes_closed.replace(clock::now());
                }
            }
        });
    }
    let last = use_mut_ref(|| LastInput {
        // A choice may have just been made on the board in the HTML, before the program was there.
        chosen_at: if view.choice.is_some() {
            clock::now()
        } else {
            f64::NEG_INFINITY
        },
        view: view.clone(),
        cursor: stored_cursor.1,
        chosen: view.choice,
    });
    let target_names = props.interaction.target_names(view.position.heaps());
    let raw_cursor = cursor_of(view, *stored_cursor);
    let drawn_cursor = match &target_names {
        Some(names) => raw_cursor.nearest_target(names),
        None => raw_cursor.nearest_stone(view.position.heaps()),
    };
    let on_input = input_handler(props, &stored_cursor, drawn_cursor, &layout, last);
    use_board_focus(
        view,
        drawn_cursor,
        matches!(props.interaction, Interaction::Take { .. }),
        props.keeps_focus,
    );
    let can_drag = !matches!(
        props.interaction,
        Interaction::Nothing | Interaction::Join(_)
    );
    use_drag(&node, can_drag, drag_handler(props, &layout, &on_input));
    let on_point = point_handler(props, pointed.setter());
    // Elsewhere nobody listens: Yew would be called for each element that the pointer enters or leaves.
    let follows = props.on_point.is_some() || !marks.blocks.is_empty() || pointed.is_some();
    // The listeners of the screen serve all other places: there, the pointer is on no target.
    let onmouseover = follows.then(|| {
        let on_point = on_point.clone();
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            on_point.emit(input::pointed(&event));
        })
    });
    let onmouseleave = follows.then(|| on_point.reform(|_: MouseEvent| None));
    let onclick = {
        let on_input = on_input.clone();
        Callback::from(move |event: MouseEvent| {
            // The press that closed the lanes was the first of a double one: the second is not meant for a stone.
            let is_second =
                event.detail() > 1 && clock::now() - *lanes_closed.borrow() < DOUBLE_PRESS_MS;
            if let Some(input) = input::clicked(&event).filter(|_| !is_second) {
                on_input.emit(input);
            }
        })
    };
    let onfocusin = {
        let on_input = on_input.clone();
        Callback::from(move |event: FocusEvent| {
            event.stop_propagation();
            if let Some(input) = input::focused(&event) {
                on_input.emit(input);
            }
            on_point.emit(input::pointed(&event));
        })
    };
    let heap = |index: usize| {
        let names = target_names.as_ref().map(|names| names[index].clone());
        let heap = HeapProps::of(props, &layout, &marks, drawn_cursor, names, index);
        html! { <Heap key={index} ..heap /> }
    };
    let line = |heaps: &Range<usize>| html! { <div key={heaps.start} class="board__row">{ for heaps.clone().map(heap) }</div> };
    html! {
        <section
            ref={node}
            class="board"
            id={(props.interaction != Interaction::Nothing).then_some(BOARD)}
            // A board that is only looked at may stand beside others, and is no landmark.
            role={(props.interaction == Interaction::Nothing).then_some("group")}
            aria-label={words::board()}
            data-can={props.interaction.attribute()}
            data-lanes={flag(view.lanes.is_some())}
            data-pairs={flag(sizes.len() > 1)}
            {onclick}
            onkeydown={listener(&on_input, input::key_pressed)}
            {onfocusin}
            {onmouseover}
            {onmouseleave}
        >
            <div class="board__heaps" data-rows={flag(layout.is_wide())}>
                { for layout.lines.iter().map(line) }
            </div>
            if let Some(lanes) = &view.lanes {
                <LanesView lanes={lanes.clone()} {class} on_press={props.on_lanes.clone()} />
            }
            if !marks.blocks.is_empty() {
                <ul class="visually-hidden">{ for marks.blocks.iter().map(|placed| html! { <li>{ block_name(placed.block) }</li> }) }</ul>
            }
        </section>
    }
}

/// Sets the lines, rows and columns of a board for the styles.
#[hook]
fn use_layout(board: &NodeRef, layout: &Rc<Layout>) {
    let board = board.clone();
    use_effect_with(layout.clone(), move |layout| {
        if let Some(board) = board.cast::<HtmlElement>() {
            document::set_property(&board, "--lines", &layout.lines.len().to_string());
            document::set_property(&board, "--rows", &layout.rows.to_string());
            document::set_property(&board, "--columns", &layout.columns.to_string());
        }
    });
}

/// A low board that is only looked at, as on a sheet.
pub fn still_board(board: &Position) -> Html {
    let view = Rc::new(BoardView::of(*board));
    html! { <HeapBoard {view} interaction={Interaction::Nothing} is_on_paper=true /> }
}

/// The lanes of a board that is only looked at, with the winning move if there is one; nothing where it has no lanes.
pub fn still_lanes(board: &Position) -> Html {
    let lanes = [LaneStep::Move, LaneStep::Lanes].map(|step| Lanes::of(board, step));
    let drawn = |lanes: Lanes| {
        let mut view = BoardView::of(*board);
        view.lanes = Some(Rc::new(lanes));
        html! { <HeapBoard view={Rc::new(view)} interaction={Interaction::Nothing} is_on_paper=true /> }
    };
    let shown = lanes.into_iter().flatten().next();
    shown.map(drawn).unwrap_or_default()
}

/// The place where the keyboard begins: on the chosen stone, or else on the top stone of the first heap.
fn first_cursor(view: &BoardView) -> Cursor {
    let place = |choice: Move| {
        let (heap, heaps) = (choice.heap, view.position.heaps());
        let stone = heaps[heap] - choice.take.get();
        Cursor { heap, stone }
    };
    view.choice.map_or_else(Cursor::default, place)
}

/// The keyboard cursor as stored, if that was in this game. It may be above its heap, or on a stone that is gone.
fn cursor_of(view: &BoardView, (number, cursor): (u32, Cursor)) -> Cursor {
    if number == view.number {
        cursor
    } else {
        Cursor::default()
    }
}

/// The last input and its effect.
struct LastInput {
    /// The time of the last choice.
    chosen_at: f64,
    /// The view at the time of the input.
    view: Rc<BoardView>,
    /// The keyboard cursor after the input.
    cursor: Cursor,
    /// The move that it left chosen.
    chosen: Option<Move>,
}

/// Carries out an input.
///
/// A slow phone hands over the next key before the board is drawn again: then `last` is newer than the view. So where
/// stones are taken, `effect_of` has the raw cursor of `last`, and finds the nearest stone itself.
fn input_handler(
    props: &Props,
    stored_cursor: &UseStateHandle<(u32, Cursor)>,
    drawn_cursor: Option<Cursor>,
    layout: &Rc<Layout>,
    last: Rc<RefCell<LastInput>>,
) -> Callback<Input> {
    let (view, interaction, blocks) = (
        props.view.clone(),
        props.interaction.clone(),
        props.marks.blocks.clone(),
    );
    let (stored_cursor, layout) = (stored_cursor.clone(), layout.clone());
    Callback::from(move |input| {
        let now = clock::now();
        let (raw_cursor, chosen, just_chosen) = {
            let last = &*last.borrow();
            let (raw_cursor, chosen) = if Rc::ptr_eq(&last.view, &view) {
                (last.cursor, last.chosen)
            } else {
                (cursor_of(&view, *stored_cursor), view.choice)
            };
            (raw_cursor, chosen, now - last.chosen_at < DOUBLE_PRESS_MS)
        };
        let Some((one_tap, on_action)) = interaction.take_options() else {
            if let (Some(targets), Some(names), Some(drawn_cursor)) = (
                interaction.press_targets(),
                interaction.target_names(view.position.heaps()),
                drawn_cursor,
            ) {
                let (cursor, pressed) =
                    PressTargets::effect_of(&names, &blocks, drawn_cursor, &layout, input);
                stored_cursor.set((view.number, cursor));
                if let Some(pressed) = pressed {
                    targets.on_press.emit(pressed);
                }
            }
            return;
        };
        let state = BoardState {
            cursor: raw_cursor,
            chosen,
            layout: &layout,
            one_tap,
            just_chosen,
        };
        let InputEffect { cursor, actions } = effect_of(&view, state, input);
        stored_cursor.set((view.number, cursor));
        {
            let mut last = last.borrow_mut();
            (last.view, last.cursor, last.chosen) = (view.clone(), cursor, chosen);
            for action in &actions {
                last.chosen = match *action {
                    GameAction::Choose(wanted) => {
                        last.chosen_at = now;
                        may_choose(&view, wanted).then_some(wanted).or(last.chosen)
                    }
                    _ => None,
                };
            }
        }
        for action in actions {
            on_action.emit(action);
        }
    })
}

/// Applies a drag, and reports it.
fn drag_handler(props: &Props, layout: &Rc<Layout>, on_input: &Callback<Input>) -> Callback<Drag> {
    let (on_input, on_drag) = (on_input.clone(), props.on_drag.clone());
    let (interaction, layout) = (props.interaction.clone(), layout.clone());
    Callback::from(move |drag| match (&interaction, drag) {
        (_, Drag::Slip(at)) => on_input.emit(Input::Focused(at)),
        (Interaction::Take { .. }, Drag::Lift(at)) => {
            on_input.emit(Input::Lift(at));
            on_drag.emit(true);
        }
        (
            Interaction::Take { .. },
            Drag::Drop {
                at, is_on_target, ..
            },
        ) => {
            on_drag.emit(false);
            if is_on_target {
                on_input.emit(Input::Drop(at));
            }
        }
        (Interaction::Cut(_), Drag::Drop { at, by: (x, y), .. }) => {
            // A row grows to the right, and a column up.
            let is_row = layout.wide(at.heap) > 1 && x.abs() > y.abs();
            on_input.emit(Input::Pull(at, if is_row { x > 0 } else { y < 0 }));
        }
        _ => {}
    })
}

/// Receives the stone that a pointer or the focus is on, or none. The board marks a block with its partner, where blocks
/// are shown.
fn point_handler(
    props: &Props,
    pointed: UseStateSetter<Option<HoverTarget>>,
) -> Callback<Option<Cursor>> {
    let (blocks, on_point) = (props.marks.blocks.clone(), props.on_point.clone());
    Callback::from(move |at: Option<Cursor>| {
        if let Some(on_point) = &on_point {
            on_point.emit(at);
        }
        let at = at.map(|at| {
            let block = blocks.iter().find(|placed| {
                let Span { from, to } = placed.span;
                placed.block.heap == at.heap && (from..to).contains(&at.stone)
            });
            let heap = at.heap;
            block.map_or(HoverTarget::Heap(heap), |placed| HoverTarget::Block {
                heap,
                size: placed.block.size,
            })
        });
        // Without blocks the state stays `None`, so a pointer that moves draws nothing again.
        pointed.set(at.filter(|_| !blocks.is_empty()));
    })
}

/// A listener that passes on the result of `read` for an event.
fn listener<E: 'static>(on_input: &Callback<Input>, read: fn(&E) -> Option<Input>) -> Callback<E> {
    let on_input = on_input.clone();
    Callback::from(move |event| {
        if let Some(input) = read(&event) {
            on_input.emit(input);
        }
    })
}
