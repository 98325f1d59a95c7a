//! A line of heaps as a drawing: stones, the blocks around them, and lines between equal blocks.

use yew::prelude::*;

use super::layout::{DeskLayout, idle_groups};
use super::pull::{Pull, use_pull};
use crate::catalogue::analysis as words;
use crate::components::flag;
use crate::engine::{Move, Position};
use crate::game::blocks::{LaidBlock, laid_blocks};
use crate::screens::analysis::board_editor::BoardAction;
use crate::screens::analysis::pointing::{PointAt, Pointed, points_at};

/// Between heaps that are closer, a line has no room for its number, and a block none for its tag.
const ROOM_FOR_NUMBER: u32 = 36;
const ROOM_FOR_TAG: u32 = 88;
const ROOM_FOR_PARTNER: u32 = 96;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The first heap of the line, counted from 0.
    pub first: usize,
    pub layout: DeskLayout,
    /// The whole board.
    pub position: Position,
    /// The move that is chosen and not made yet.
    pub choice: Option<Move>,
    pub pointed: Option<Pointed>,
    /// Whether the blocks are covered.
    #[prop_or_default]
    pub is_covered: bool,
    pub on_action: Callback<BoardAction>,
    pub on_point: PointAt,
    /// Called when a heap begins to be pulled, and when it is let go.
    pub on_hold: Callback<bool>,
}

/// The heaps of a line. Sliders and fields say the same to those who do not see it.
#[component]
pub fn DeskLine(props: &Props) -> Html {
    let picture = use_node_ref();
    let on_pull = on_pull(props);
    let heaps = props.position.heaps();
    let hear = use_pull(props.layout, props.first, heaps, &picture, &on_pull);
    let drawing = Drawing::of(props);
    let high = props.layout.height().to_string();
    let wide = drawing.wide().to_string();
    html! {
        <svg
            ref={picture}
            class="desk__picture"
            width={wide.clone()}
            height={high.clone()}
            viewBox={["0 0 ", &wide, " ", &high].concat()}
            aria-hidden="true"
            onpointerdown={hear.down}
            onpointermove={hear.moved}
            onpointerup={hear.up}
            onpointercancel={hear.cancelled}
        >
            <rect class="desk__ground" width={wide} height={high} />
            { for drawing.heaps().map(|heap| drawing.heap(heap)) }
            { for drawing.blocks.iter().filter_map(|laid| drawing.joint(laid)) }
        </svg>
    }
}

/// A press chooses the stone and all above it, or lets that choice go.
fn on_pull(props: &Props) -> Callback<Pull> {
    let (position, choice) = (props.position.clone(), props.choice);
    let (on_action, on_hold) = (props.on_action.clone(), props.on_hold.clone());
    Callback::from(move |pull| match pull {
        Pull::Press(heap, stone) => {
            on_action.emit(BoardAction::Select(heap));
            let held = position.heaps().get(heap).copied().unwrap_or_default();
            let pressed = held
                .checked_sub(stone)
                .and_then(|take| Move::new(heap, take));
            on_action.emit(match pressed.filter(|pressed| choice != Some(*pressed)) {
                Some(pressed) => BoardAction::Press(pressed),
                None => BoardAction::LetGo,
            });
        }
        Pull::Begin(heap) => {
            on_hold.emit(true);
            on_action.emit(BoardAction::Select(heap));
        }
        Pull::To(heap, stones) => on_action.emit(BoardAction::SetSize(heap, stones.to_string())),
        Pull::End => on_hold.emit(false),
    })
}

struct Drawing<'a> {
    props: &'a Props,
    /// The blocks of the board, or of the one that the choice leads to.
    blocks: Vec<LaidBlock>,
    /// By what the heaps are divided, where a limit does so.
    period: Option<u32>,
}

impl<'a> Drawing<'a> {
    fn of(props: &'a Props) -> Self {
        let after = props
            .choice
            .and_then(|choice| props.position.clone().play(choice).ok());
        let shown = after.as_ref().unwrap_or(&props.position);
        let period = || props.position.analysis().remainder_by;
        Self {
            props,
            blocks: if props.is_covered {
                Vec::new()
            } else {
                laid_blocks(shown)
            },
            period: if props.is_covered { None } else { period() },
        }
    }

    /// The heaps of this line.
    fn heaps(&self) -> std::ops::Range<usize> {
        let count = self.props.position.heaps().len();
        self.props.first..(self.props.first + self.props.layout.across).min(count)
    }

    fn wide(&self) -> u32 {
        let across = u32::try_from(self.props.layout.across).unwrap_or(1);
        across * self.props.layout.card
    }

    fn heap(&self, heap: usize) -> Html {
        let Props {
            layout,
            position,
            pointed,
            on_point,
            ..
        } = self.props;
        let stones = position.heaps()[heap];
        let chosen = self.props.choice.filter(|choice| choice.heap == heap);
        let chosen = chosen.map_or(0, |choice| choice.take.get());
        let shown = match *pointed {
            Some(Pointed::Move(made)) if made.heap == heap => made.take.get().min(stones),
            _ => 0,
        };
        let idle = self
            .period
            .map(|period| idle_groups(stones - chosen, period));
        let blocks = self.blocks.iter().filter(|laid| laid.block.heap == heap);
        let dots = |class, from, part: u32| {
            // In hundredths of a stone.
            let wide = (layout.cell * part / 100).max(1).to_string();
            html! { <path {class} d={dots(*layout, heap, from, stones)} stroke-width={wide} /> }
        };
        let (onmouseover, _) = points_at(on_point, Some(Pointed::Heap(heap)));
        let left = layout.left(heap).to_string();
        html! {
            <g
                class="desk__heap"
                data-pointed={flag(pointed.is_some_and(|pointed| pointed.heap() == heap))}
                {onmouseover}
            >
                <rect
                    class="desk__column"
                    x={left}
                    width={(layout.wide * layout.cell).to_string()}
                    height={layout.height().to_string()}
                />
                { for idle.into_iter().flatten().map(|span| html! {
                    <path class="desk__idle" d={layout.outline(heap, span)} />
                }) }
                if shown > 0 {
                    { dots("desk__shown", stones - shown, 100) }
                }
                if chosen > 0 {
                    { dots("desk__rings", stones - chosen, 98) }
                }
                { dots("desk__stones", 0, 78) }
                { for blocks.map(|laid| self.block(laid)) }
            </g>
        }
    }

    fn block(&self, laid: &LaidBlock) -> Html {
        let Props {
            layout,
            pointed,
            on_point,
            ..
        } = self.props;
        let LaidBlock { block, span } = laid;
        let state = if block.partner.is_some() {
            "paired"
        } else {
            "alone"
        };
        let (heap, size) = (block.heap, block.size);
        let (onmouseover, _) = points_at(on_point, Some(Pointed::Block { heap, size }));
        html! {
            <g
                class="desk__block"
                data-state={state}
                data-pointed={flag(pointed.is_some_and(|pointed| pointed.is_block(block)))}
                {onmouseover}
            >
                <path d={layout.outline(heap, *span)} />
                { self.tag(laid) }
            </g>
        }
    }

    /// The width between the stones of two neighbours.
    fn gap(&self) -> u32 {
        let layout = self.props.layout;
        layout.card.saturating_sub(layout.wide * layout.cell)
    }

    /// Whether two heaps stand side by side.
    fn are_neighbours(&self, one: usize, other: usize) -> bool {
        let line = self.heaps();
        one.abs_diff(other) == 1 && line.contains(&one) && line.contains(&other)
    }

    /// Beside a block: that it is alone, or the heap of a partner to which no line leads.
    fn tag(&self, laid: &LaidBlock) -> Html {
        let block = laid.block;
        let text = match block.partner {
            None if self.gap() >= ROOM_FOR_TAG => words::alone().to_owned(),
            Some(partner) if self.gap() >= ROOM_FOR_PARTNER => {
                if self.are_neighbours(block.heap, partner) {
                    return Html::default();
                }
                words::WithPartner { heap: partner }.text()
            }
            _ => return Html::default(),
        };
        let [middle, _, right] = self.props.layout.edges(block.heap, laid.span);
        html! {
            <text class="desk__tag" x={(right + 6).to_string()} y={middle.to_string()}>{ text }</text>
        }
    }

    /// The line to the equal block of the next heap, with the size of both.
    fn joint(&self, laid: &LaidBlock) -> Option<Html> {
        let block = laid.block;
        let partner = block.partner.filter(|&partner| partner > block.heap)?;
        if !self.are_neighbours(block.heap, partner) {
            return None;
        }
        let is_it =
            |other: &&LaidBlock| other.block.heap == partner && other.block.size == block.size;
        let other = self.blocks.iter().find(is_it)?;
        let layout = self.props.layout;
        let [from_y, _, from] = layout.edges(block.heap, laid.span);
        let [to_y, to, _] = layout.edges(partner, other.span);
        let middle = u32::midpoint(from, to);
        let bend = [
            ("M", from),
            (" ", from_y),
            ("C", middle),
            (" ", from_y),
            (" ", middle),
            (" ", to_y),
            (" ", to),
            (" ", to_y),
        ];
        let pointed = self.props.pointed;
        let (x, y) = (middle.to_string(), u32::midpoint(from_y, to_y).to_string());
        Some(html! {
            <g
                class="desk__joint"
                data-pointed={flag(pointed.is_some_and(|pointed| pointed.is_block(&block)))}
            >
                <path d={commands(&bend)} />
                if self.gap() >= ROOM_FOR_NUMBER {
                    <circle cx={x.clone()} cy={y.clone()} r="11" />
                    <text {x} {y}>{ block.size }</text>
                }
            </g>
        })
    }
}

/// Some stones of a heap as strokes of no length with round ends: a hundred of them are one element.
fn dots(layout: DeskLayout, heap: usize, from: u32, to: u32) -> String {
    let mut path = String::new();
    for stone in from..to {
        let [x, y] = layout
            .corner(heap, stone)
            .map(|edge| edge + layout.cell / 2);
        path.push_str(&commands(&[("M", x), (" ", y)]));
        path.push_str("h0");
    }
    path
}

fn commands(parts: &[(&str, u32)]) -> String {
    let mut path = String::new();
    for (command, number) in parts {
        path.push_str(command);
        path.push_str(&number.to_string());
    }
    path
}
