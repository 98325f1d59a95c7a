//! Heaps that are cut into blocks, and blocks that are joined with their partners.

use std::rc::Rc;

use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use super::PathAction;
use crate::catalogue::{path as words, play};
use crate::components::{flag, yes_no};
use crate::engine::Block;
use crate::game::blocks::{LaidBlock, Span};
use crate::game::path::{Session, Task};
use crate::platform::room;

/// A pointer that moves this far, in pixels, pulls stones apart.
const PULL: i32 = 14;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The step with its heaps.
    pub session: Rc<Session>,
    /// Receives the actions.
    pub act: Callback<PathAction>,
}

/// A stone under a pointer, and where it went down.
type Held = (usize, u32, i32);

/// The heaps: each stone cuts or joins its heap below itself, or each block is joined with another.
#[component]
pub fn BlockBoard(props: &Props) -> Html {
    let session = &props.session;
    let held = use_mut_ref(|| None::<Held>);
    let pulled = use_mut_ref(|| false);
    let board = use_node_ref();
    let heaps = session.exercise().board.heaps();
    let rows = heaps.iter().copied().max().unwrap_or_default();
    let across = u32::try_from(heaps.len()).unwrap_or(1);
    use_effect_with((rows, across), {
        let board = board.clone();
        move |&(rows, across)| {
            if let Some(board) = board.cast::<HtmlElement>() {
                room::tell(&board, "--rows", rows);
                room::tell(&board, "--across", across);
            }
        }
    });
    let cut = props
        .act
        .reform(|(heap, stone)| PathAction::Cut(heap, stone));
    // A heap alone lies in a row, which has room for more stones.
    let is_row = across == 1;
    let place = move |event: &PointerEvent| {
        if is_row {
            -event.client_x()
        } else {
            event.client_y()
        }
    };
    // Stones are pulled apart: those above the pointer, or below it. What is cut there stays cut.
    let onpointerup = {
        let (held, pulled, cut) = (held.clone(), pulled.clone(), cut.clone());
        let session = session.clone();
        Callback::from(move |event: PointerEvent| {
            let Some((heap, stone, from)) = held.borrow_mut().take() else {
                return;
            };
            let moved = place(&event) - from;
            *pulled.borrow_mut() = moved.abs() > PULL;
            let below = if moved < 0 { stone } else { stone + 1 };
            if moved.abs() > PULL && !session.cuts().is_cut(heap, below) {
                cut.emit((heap, below));
            }
        })
    };
    let onpointercancel = {
        let held = held.clone();
        Callback::from(move |_: PointerEvent| *held.borrow_mut() = None)
    };
    let on_down = {
        let pulled = pulled.clone();
        Callback::from(move |(heap, stone, event): (usize, u32, PointerEvent)| {
            *pulled.borrow_mut() = false;
            *held.borrow_mut() = Some((heap, stone, place(&event)));
        })
    };
    // The click that ends a pull is no press; keys click without a count.
    let on_press = Callback::from(move |(heap, stone, event): (usize, u32, MouseEvent)| {
        if !pulled.take() || event.detail() == 0 {
            cut.emit((heap, stone));
        }
    });
    let cuts = matches!(session.exercise().task, Task::Cut(_));
    let heaps = (0..heaps.len()).map(|heap| {
        if cuts {
            cut_heap(session, heap, &on_press, &on_down)
        } else {
            joined_heap(props, heap)
        }
    });
    html! {
        <div
            ref={board}
            class="blocks"
            data-row={flag(is_row)}
            role="group"
            aria-label={words::board_of_blocks()}
            onpointerleave={onpointerup.clone()}
            {onpointerup}
            {onpointercancel}
        >
            { for heaps }
        </div>
    }
}

/// The name of a heap, and its stones.
fn label(heap: usize, stones: u32) -> Html {
    html! {
        <div class="blocks__label" aria-hidden="true">
            <b>{ stones }</b>
            <span>{ play::Name { heap }.text() }</span>
        </div>
    }
}

/// A heap whose stones are pressed or pulled apart.
fn cut_heap(
    session: &Session,
    heap: usize,
    on_press: &Callback<(usize, u32, MouseEvent)>,
    on_down: &Callback<(usize, u32, PointerEvent)>,
) -> Html {
    let cuts = session.cuts();
    let stones = session.exercise().board.heaps()[heap];
    // The computer may have taken some, to show what a cut is worth.
    let there = session.position().heaps()[heap];
    let blocks = cuts.blocks();
    let sizes = blocks.iter().filter(|laid| laid.block.heap == heap);
    let sizes: Vec<String> = sizes.map(|laid| laid.block.size.to_string()).collect();
    let name = words::HeapOfBlocks {
        heap,
        blocks: &sizes,
    };
    let done = session.is_answered();
    let places = (0..stones).map(|stone| {
        let is_cut = cuts.is_cut(heap, stone);
        if stone >= there {
            return html! { <span class="blocks__ghost" data-cut={flag(is_cut)} /> };
        }
        if done || stone == 0 || !cuts.is_open(heap) {
            return html! {
                <span
                    class="blocks__stone"
                    data-stone={stone.to_string()}
                    data-cut={flag(is_cut)}
                />
            };
        }
        let onclick = on_press.reform(move |event: MouseEvent| (heap, stone, event));
        let onpointerdown = on_down.reform(move |event: PointerEvent| (heap, stone, event));
        html! {
            <button
                class="blocks__stone"
                type="button"
                data-stone={stone.to_string()}
                data-cut={flag(is_cut)}
                aria-label={cut_name(session, heap, stone)}
                {onclick}
                {onpointerdown}
            />
        }
    });
    html! {
        <div
            class="blocks__heap"
            role="group"
            aria-label={name.text()}
            data-heap={heap.to_string()}
            data-open={flag(cuts.is_open(heap) && !done)}
        >
            <div class="blocks__stones">{ for places }</div>
            { label(heap, there) }
        </div>
    }
}

/// The effect of a press on a stone, as the name of its button.
fn cut_name(session: &Session, heap: usize, stone: u32) -> String {
    let cuts = session.cuts();
    let size = |span: Span| (span.to - span.from).into();
    let (Some(here), Some(under)) = (
        cuts.block_with(heap, stone),
        cuts.block_with(heap, stone - 1),
    ) else {
        return String::new();
    };
    if cuts.is_cut(heap, stone) {
        let (below, above) = (size(under), size(here));
        return words::JoinHere { below, above, heap }.text();
    }
    let (below, above) = ((stone - here.from).into(), (here.to - stone).into());
    words::CutHere { below, above, heap }.text()
}

/// The name of a block, with its partner.
pub fn block_name(block: Block) -> String {
    let (size, heap) = (block.size.into(), block.heap);
    match block.partner {
        None => words::BlockAlone { size, heap }.text(),
        Some(partner) => words::BlockPaired {
            size,
            heap,
            partner,
        }
        .text(),
    }
}

/// A heap of blocks that are joined by pressing one and then its partner.
fn joined_heap(props: &Props, heap: usize) -> Html {
    let session = &props.session;
    let blocks = session.joined_blocks().into_iter();
    let mut blocks: Vec<LaidBlock> = blocks.filter(|laid| laid.block.heap == heap).collect();
    blocks.sort_by_key(|laid| laid.span.from);
    let waiting = session.pairs().waiting();
    let done = session.is_answered();
    let buttons = blocks.iter().map(|&LaidBlock { block, span }| {
        let size = block.size;
        let waits = waiting.is_some_and(|waiting| (waiting.heap, waiting.size) == (heap, size));
        let name = block_name(block);
        let onclick = props
            .act
            .reform(move |_: MouseEvent| PathAction::Block(heap, size));
        let stones = (span.from..span.to).map(|stone| {
            html! {
                <span class="blocks__stone" data-stone={stone.to_string()} />
            }
        });
        html! {
            <button
                class="blocks__block"
                type="button"
                aria-pressed={yes_no(waits)}
                aria-disabled={flag(done)}
                aria-label={name}
                {onclick}
            >
                { for stones }
            </button>
        }
    });
    let stones = session.exercise().board.heaps()[heap];
    html! {
        <div class="blocks__heap" data-heap={heap.to_string()}>
            <div class="blocks__stones" role="group" aria-label={play::Name { heap }.text()}>
                { for buttons }
            </div>
            { label(heap, stones) }
        </div>
    }
}
