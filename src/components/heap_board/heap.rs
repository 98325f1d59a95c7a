use yew::prelude::*;

use super::blocks::{Outline, drawn_outlines, letters};
use super::cursor::Cursor;
use super::interaction::Interaction;
use super::layout::Layout;
use super::marks::{Marks, MoveResult};
use super::{BoardView, Props};
use crate::catalogue::look::Look;
use crate::catalogue::play as words;
use crate::components::icons::icon;
use crate::components::{flag, side, sign, yes_no};
use crate::engine::{Convention, Move, Takes, heap_name};
use crate::game::Seat;
use crate::game::blocks::{PlacedBlock, Span};
use crate::text::play;

#[derive(Clone, Properties, PartialEq)]
pub struct HeapProps {
    /// Which heap, counted from 0.
    pub index: usize,
    /// The stones before the first move.
    pub initial: u32,
    /// The stones now.
    pub count: u32,
    /// The number of chosen stones.
    pub chosen: u32,
    /// The numbers that may be taken in one turn.
    pub takes: Takes,
    /// The number of stones in a hint; 0 where the hint names the heap alone.
    pub hinted: Option<u32>,
    /// Whether the heap is a target of the pointer, or glows because a reason names it.
    pub is_pointed: bool,
    /// The number of stones from the top with a ring, because taking them would have been better.
    pub better: u32,
    /// The names of the stones that cut or join here, from the bottom; `None` where stones are chosen.
    pub target_names: Option<Vec<Option<AttrValue>>>,
    /// The outlines around stones of the heap.
    pub outlines: Vec<Outline>,
    /// Whether people join blocks by pressing their stones.
    pub joins: bool,
    /// The Grundy value, or for a reason that value after the suggested move.
    pub value: Option<u32>,
    /// What each move does, by its number of stones less one; empty where this is not shown.
    pub results: Vec<Option<MoveResult>>,
    /// The first stone of the block that waits for its partner.
    pub waiting: Option<u32>,
    /// The stones in a row.
    pub wide: u32,
    /// The takers of the stones that are gone, from the lowest empty place; empty where they are not shown.
    pub takers: Vec<Seat>,
    /// The number of stones that the last move took, and its player, if the move was just made, and in this heap.
    pub just_moved: Option<(u32, Seat)>,
    /// Whether nobody may choose stones of the heap now.
    pub locked: bool,
    /// The stone with the keyboard cursor, counted from 0 at the bottom, if that stone is in this heap.
    pub cursor: Option<u32>,
    /// The rule whose sign the last stone of the board has; `None` while there are more stones, or none.
    pub last: Option<Convention>,
    /// The description of stones that lie too deep: the numbers that may be taken, where not all may.
    pub too_deep: Option<AttrValue>,
    /// What lies on the board, which the names of heaps and stones tell.
    pub look: Look,
}

impl HeapProps {
    /// The properties of a heap of a board: what is shown, and what may be done.
    pub fn of(
        Props {
            view,
            interaction,
            look,
            ..
        }: &Props,
        layout: &Layout,
        marks: &Marks,
        cursor: Option<Cursor>,
        target_names: Option<Vec<Option<AttrValue>>>,
        index: usize,
    ) -> Self {
        let position = &view.position;
        let initial = view.first_heaps[index];
        let count = position.heaps()[index];
        let taken_here = |made: Option<&Move>| {
            made.filter(|made| made.heap == index)
                .map_or(0, |made| made.take.get())
        };
        let locked = match &target_names {
            Some(names) => names.iter().all(Option::is_none),
            None => !view.is_open,
        };
        Self {
            index,
            initial,
            count,
            chosen: taken_here(view.choice.as_ref()),
            takes: position.rules().takes,
            hinted: view
                .hint
                .filter(|(heap, _)| *heap == index)
                .map(|(_, stones)| stones),
            better: taken_here(marks.better.as_ref()),
            target_names,
            outlines: outlines(marks, index),
            is_pointed: marks.pointed.is_some_and(|at| at.heap() == index)
                || marks.glowing.contains(&index),
            value: marks.values.get(index).copied(),
            results: marks.results.get(index).cloned().unwrap_or_default(),
            joins: matches!(interaction, Interaction::Join(_)),
            waiting: marks
                .waiting
                .filter(|at| at.heap == index)
                .map(|at| at.stone),
            wide: layout.wide(index),
            takers: if marks.takers {
                takers(view, index)
            } else {
                Vec::new()
            },
            just_moved: view
                .taken
                .last()
                .filter(|(_, made)| view.is_fresh && made.heap == index)
                .map(|&(mover, made)| (made.take.get(), mover)),
            locked,
            cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
            last: (position.stones() == 1 && !position.is_terminal())
                .then(|| position.rules().convention),
            too_deep: match interaction {
                Interaction::Take { .. } => {
                    play::turn_takes(position.rules().takes).map(AttrValue::from)
                }
                _ => None,
            },
            look: *look,
        }
    }
}

/// A heap as a group. Every stone is a button, and above the stones are the outlines of those taken. The
/// heap is drawn again only after a change of its props.
#[component]
pub fn Heap(props: &HeapProps) -> Html {
    // A place keeps its element as long as it has a stone.
    let places = (0..props.initial).map(|place| {
        let take = props.count.checked_sub(place);
        match take.and_then(|take| Move::new(props.index, take)) {
            Some(choice) => stone(props, choice),
            None => ghost(props, place),
        }
    });
    html! {
        <div
            class="heap"
            role="group"
            aria-label={play::heap_group(props.index, props.count)}
            data-heap={props.index.to_string()}
            data-wide={(props.wide > 1).then(|| props.wide.to_string())}
            data-locked={flag(props.locked)}
            data-hinted={flag(props.hinted.is_some())}
            data-pointed={flag(props.is_pointed)}
        >
            <div class="heap__stones">
                { for places }
                { drawn_outlines(&props.outlines, props.initial, props.wide) }
            </div>
            { label(props) }
        </div>
    }
}

/// The outline of a taken stone.
fn ghost(props: &HeapProps, place: u32) -> Html {
    let fresh = props
        .just_moved
        .filter(|(taken, _)| place < props.count + taken);
    let earlier = props.takers.get((place - props.count) as usize).copied();
    let taker = earlier.or(fresh.map(|(_, mover)| mover));
    html! {
        <span
            class="ghost"
            data-fresh={flag(fresh.is_some())}
            data-side={taker.map(side)}
            aria-hidden="true"
        />
    }
}

/// The stone by which a person chooses this move.
fn stone(props: &HeapProps, choice: Move) -> Html {
    let take = choice.take.get();
    let place = props.count - take;
    if let Some(names) = &props.target_names {
        return part(props, place, names.get(place as usize).cloned().flatten());
    }
    let is_pressed = take == props.chosen;
    let is_too_deep = !props.takes.has(take);
    // An attribute has the mark, and the class stays the same: Yew would split a class that changes, for every stone.
    let mark = if take <= props.chosen {
        Some("chosen")
    } else if take <= props.better {
        Some("better")
    } else {
        let hinted = props.hinted.is_some_and(|hinted| take <= hinted);
        hinted.then_some("hinted")
    };
    // The number stands beside the top stone.
    let tagged = props.chosen > 0 && take == 1;
    let has_cursor = props.cursor == Some(place);
    let result = props
        .results
        .get(take as usize - 1)
        .and_then(Option::as_ref);
    let description = match result {
        _ if is_too_deep => props.too_deep.clone(),
        Some(result) => Some(result.sentence.clone()).filter(|sentence| !sentence.is_empty()),
        None => None,
    };
    html! {
        <button
            class="stone"
            type="button"
            data-mark={mark}
            data-stone={place.to_string()}
            aria-label={play::stone(choice, place)}
            aria-pressed={yes_no(is_pressed)}
            aria-disabled={flag(props.locked || is_too_deep)}
            aria-description={description}
            data-wins={result.map(|result| yes_no(result.wins))}
            data-turns={result.map(|result| result.turns.clone())}
            tabindex={if has_cursor { "0" } else { "-1" }}
            data-tag={tagged.then(|| words::Tag { stones: props.chosen.into() }.text())}
        >
            { props.last.map(|convention| icon(sign(convention))).unwrap_or_default() }
            { tag(props, place) }
        </button>
    }
}

/// A stone of a board on which nobody chooses stones; a button if the stone has a name.
fn part(props: &HeapProps, place: u32, name: Option<AttrValue>) -> Html {
    let stone = place.to_string();
    let Some(name) = name else {
        return html! { <span class="stone" data-stone={stone}>{ tag(props, place) }</span> };
    };
    let pressed = props.joins.then(|| yes_no(props.waiting == Some(place)));
    html! {
        <button
            class="stone"
            type="button"
            data-stone={stone}
            aria-label={name}
            aria-pressed={pressed}
            tabindex={if props.cursor == Some(place) { "0" } else { "-1" }}
        >
            { tag(props, place) }
        </button>
    }
}

/// The size of the block whose highest stone is here.
fn tag(props: &HeapProps, place: u32) -> Html {
    let ends = |outline: &&Outline| outline.span.to == place + 1 && !outline.tag.is_empty();
    let outline = props.outlines.iter().find(ends);
    // The styles write the size: a text inside the button would have to be part of the button's name.
    let drawn = |outline: &Outline| {
        html! {
            <span
                class="stone__block"
                data-size={outline.tag.clone()}
                data-state={outline.state}
                aria-hidden="true"
            />
        }
    };
    outline.map(drawn).unwrap_or_default()
}

/// The letter of a heap, its count, and its value. The name of the group says the same to screen readers.
fn label(props: &HeapProps) -> Html {
    let value = props.value.map(|value| {
        let now = props.takes.grundy(props.count).0;
        let change = (value != now).then(|| format!("{now} → {value}"));
        change.unwrap_or_else(|| value.to_string())
    });
    html! {
        <div class="heap__label" data-value={value} aria-hidden="true">
            <span class="heap__name">{ heap_name(props.index).to_string() }</span>
            <span class="heap__count">{ play::count(props.count, props.chosen) }</span>
        </div>
    }
}

/// The outlines of the blocks of a heap, and of its other marked stones.
fn outlines(marks: &Marks, heap: usize) -> Vec<Outline> {
    let blocks = marks.blocks.iter().zip(letters(&marks.blocks));
    let blocks = blocks.filter(|(placed, _)| placed.block.heap == heap);
    let outline = |(placed, letter): (&PlacedBlock, Option<char>)| {
        let mut tag = placed.block.size.to_string();
        tag.extend(letter);
        Outline {
            span: placed.span,
            state: match marks.waiting {
                Some(at) if (at.heap, at.stone) == (heap, placed.span.from) => "waiting",
                _ if placed.block.partner.is_some() => "paired",
                _ => "alone",
            },
            is_pointed: marks.pointed.is_some_and(|at| at.is_block(&placed.block)),
            tag,
        }
    };
    let parts = marks.parts.iter().filter(|(at, _)| *at == heap);
    let part = |&(_, span): &(usize, Span)| Outline {
        span,
        state: "part",
        is_pointed: false,
        tag: String::new(),
    };
    blocks.map(outline).chain(parts.map(part)).collect()
}

/// The takers of the stones that are gone from a heap, from the lowest empty place.
fn takers(view: &BoardView, heap: usize) -> Vec<Seat> {
    let moves = view.taken.iter().rev();
    let here = moves.filter(|(_, made)| made.heap == heap);
    here.flat_map(|&(seat, made)| std::iter::repeat_n(seat, made.take.get() as usize))
        .collect()
}
