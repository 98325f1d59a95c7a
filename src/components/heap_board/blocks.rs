//! Blocks on a board: an outline around the stones of each, and a line between partners.

use web_sys::Element;
use yew::prelude::*;

use super::can::Pointed;
use super::layout::{Grid, Layout};
use crate::catalogue::path as words;
use crate::components::flag;
use crate::engine::Block;
use crate::game::blocks::{LaidBlock, Span};
use crate::platform::pointer::whole;
use crate::platform::room;

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

/// Half the width of the number on a line.
const HALF: i32 = 11;

/// The size of a stone in the drawing of outlines.
const STONE: u32 = 100;

/// An outline around some stones of a heap.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The stones.
    pub span: Span,
    /// What it says, for the styles: `paired`, `alone`, `waiting` or `part`.
    pub state: &'static str,
    /// Whether it is pointed at.
    pub is_pointed: bool,
}

/// The outlines of one heap, in a drawing in which a stone has 100 units: so they are whole numbers.
pub fn drawn_outlines(outlines: &[Outline], stones: u32, wide: u32) -> Html {
    if outlines.is_empty() {
        return Html::default();
    }
    let rows = stones.div_ceil(wide);
    let view = [0, 0, wide * STONE, rows * STONE].map(|part| part.to_string());
    let view = view.join(" ");
    let drawn = |outline: &Outline| {
        html! {
            <path
                class="block"
                d={around(outline.span, rows, wide)}
                data-state={outline.state}
                data-from={outline.span.from.to_string()}
                data-pointed={flag(outline.is_pointed)}
            />
        }
    };
    html! {
        <svg class="heap__blocks" viewBox={view} preserveAspectRatio="none" aria-hidden="true">
            { for outlines.iter().map(drawn) }
        </svg>
    }
}

/// The way around some stones. It leaves a little room to the stones above and below, which belong to others.
fn around(Span { from, to }: Span, rows: u32, wide: u32) -> String {
    /// Wider than the stones, and lower, so that neighbours do not touch.
    const OUT: i32 = 6;
    const IN: i32 = 4;
    let at = |stones: u32| (stones * STONE).cast_signed();
    let (first, last) = (from / wide, (to - 1) / wide);
    let (start, end) = (at(from % wide) - OUT, at((to - 1) % wide + 1) + OUT);
    let (left, right) = (-OUT, at(wide) + OUT);
    let [foot, top] = [at(rows - first) - IN, at(rows - last - 1) + IN];
    let corners = if first == last || wide == 1 {
        vec![[start, foot], [end, foot], [end, top], [start, top]]
    } else {
        // Above the part of the first row, and below that of the last one.
        let [above, below] = [at(rows - first - 1) + IN, at(rows - last) - IN];
        vec![
            [start, foot],
            [right, foot],
            [right, below],
            [end, below],
            [end, top],
            [left, top],
            [left, above],
            [start, above],
        ]
    };
    let mut path = String::new();
    for (place, corner) in corners.into_iter().enumerate() {
        path.push(if place == 0 { 'M' } else { 'L' });
        path.push_str(&corner.map(|part| part.to_string()).join(" "));
    }
    path.push('Z');
    path
}

/// A block where it lies, in pixels from the corner of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drawn {
    laid: LaidBlock,
    left: i32,
    right: i32,
    top: i32,
    foot: i32,
    /// The upper end of the heap, with the stones that are chosen.
    roof: i32,
    /// The right end of the heap, and of the board.
    side: i32,
    edge: i32,
}

impl Drawn {
    const fn middle(&self) -> i32 {
        i32::midpoint(self.top, self.foot)
    }
}

/// The lines between partners. The blocks are measured after each change of them, and whenever the board
/// changes its size.
#[hook]
pub fn use_lines(
    board: &NodeRef,
    layout: Layout,
    blocks: &[LaidBlock],
    pointed: Option<Pointed>,
) -> Html {
    let drawn = use_state_eq(Vec::new);
    let (board, setter) = (board.clone(), drawn.setter());
    use_effect_with((layout, blocks.to_vec()), move |(_, blocks)| {
        let board = board.cast::<Element>().filter(|_| !blocks.is_empty());
        let blocks = blocks.clone();
        let watch = board.and_then(|board| {
            let heaps = board.first_element_child()?;
            let seen = board.clone();
            let look = move || setter.set(measured(&board, &blocks));
            room::watch([&seen, &heaps], look)
        });
        move || drop(watch)
    });
    // Where heaps stand beside and below each other, lines would lead over stones.
    let is_crowded = |grid: Grid| grid.lines > 1 && grid.across > 1;
    let is_measured = drawn.iter().map(|drawn| &drawn.laid).eq(blocks);
    if blocks.is_empty() || !is_measured || layout.grid().is_none_or(is_crowded) {
        return Html::default();
    }
    html! {
        <svg class="board__lines" aria-hidden="true">{ joints(&lines(&drawn), pointed) }</svg>
    }
}

/// Where these blocks lie.
fn measured(board: &Element, blocks: &[LaidBlock]) -> Vec<Drawn> {
    let corner = board.get_bounding_client_rect();
    let place = |&laid: &LaidBlock| {
        let (heap, from) = (laid.block.heap.to_string(), laid.span.from.to_string());
        let find = |part: &[&str]| {
            let selector = ["[data-heap=\"", &heap, "\"] ", &part.concat()].concat();
            let found = board.query_selector(&selector).ok()??;
            Some(found.get_bounding_client_rect())
        };
        let block = find(&["[data-from=\"", &from, "\"]"])?;
        let highest = find(&[".stone:nth-last-child(1 of .stone)"])?;
        let stones = find(&[".heap__stones"])?;
        Some(Drawn {
            laid,
            left: whole(block.left() - corner.left()),
            right: whole(block.right() - corner.left()),
            top: whole(block.top() - corner.top()),
            foot: whole(block.bottom() - corner.top()),
            roof: whole(highest.top() - corner.top()),
            side: whole(stones.right() - corner.left()),
            edge: whole(corner.width()),
        })
    };
    blocks.iter().filter_map(place).collect()
}

/// A line between partners, with the size of both on it.
struct Line {
    block: Block,
    path: String,
    number: Point,
}

/// Across and down, in pixels.
type Point = (i32, i32);

/// The lines between partners. One leads straight to a neighbour, over the heaps between them, or beside
/// heaps that stand below each other.
fn lines(all: &[Drawn]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    // Lines between neighbours lie over the long ones.
    for leads_over in [true, false] {
        for one in all {
            let Some(other) = partner(one, all) else {
                continue;
            };
            let between = one.laid.block.heap + 1..other.laid.block.heap;
            let between = || {
                let all = all.iter();
                all.filter(|it| between.contains(&it.laid.block.heap))
            };
            let top = between().map(|it| it.roof).min();
            let is_below = other.left < one.right;
            if (top.is_some() || is_below) != leads_over {
                continue;
            }
            let (start, end) = ((one.right, one.middle()), (other.left, other.middle()));
            let (path, numbers) = match top {
                _ if is_below => {
                    let sides = between().chain([one, other]).map(|it| it.side);
                    let out = sides.max().unwrap_or_default() + 8;
                    let out = (0..lines.len()).fold(out, |out, _| out + HALF / 2);
                    bracket(start, (other.right, end.1), out.min(one.edge - HALF - 1))
                }
                None => straight(start, end),
                Some(top) => bridge(start, end, top, lines.len()),
            };
            let is_free = |(x, y): &Point| {
                let far = |line: &Line| {
                    let (dx, dy) = (line.number.0 - x, line.number.1 - y);
                    dx * dx + dy * dy > 4 * (HALF + 1) * (HALF + 1)
                };
                lines.iter().all(far)
            };
            let number = numbers.into_iter().find(is_free).unwrap_or(numbers[0]);
            let block = one.laid.block;
            lines.push(Line {
                block,
                path,
                number,
            });
        }
    }
    lines
}

/// The partner of a block in a later heap.
fn partner<'a>(one: &Drawn, all: &'a [Drawn]) -> Option<&'a Drawn> {
    let block = one.laid.block;
    let partner = block.partner.filter(|&partner| partner > block.heap)?;
    all.iter().find(|other| {
        let it = other.laid.block;
        (it.heap, it.size, it.partner) == (partner, block.size, Some(block.heap))
    })
}

/// The parts of a line, in hundredths, at which its number may lie, the best one first.
const PARTS: [i32; 5] = [50, 20, 80, 5, 95];

fn straight((x, y): Point, (to_x, to_y): Point) -> (String, [Point; 5]) {
    let path = draw(["M", " ", "L", " "].into_iter().zip([x, y, to_x, to_y]));
    let at = |part| (x + (to_x - x) * part / 100, y + (to_y - y) * part / 100);
    (path, PARTS.map(at))
}

/// A line over heaps that reach up to `top`. The next one lies a little further out.
fn bridge((x, y): Point, (to_x, to_y): Point, top: i32, place: usize) -> (String, [Point; 5]) {
    let aside = (0..place).fold(HALF / 2, |aside, _| aside + HALF / 2);
    let (left, right) = (x + aside, to_x - aside);
    let over = (top - 2 * HALF - aside).min(y).min(to_y);
    let path = ["M", " ", "H", "V", "H", "V", "H"];
    let path = draw(path.into_iter().zip([x, y, left, over, right, to_y, to_x]));
    (
        path,
        PARTS.map(|part| (left + (right - left) * part / 100, over)),
    )
}

/// A line that leads out beside heaps that stand below each other.
fn bracket((x, y): Point, (to_x, to_y): Point, out: i32) -> (String, [Point; 5]) {
    let path = ["M", " ", "H", "V", "H"].into_iter();
    let path = draw(path.zip([x, y, out, to_y, to_x]));
    (path, PARTS.map(|part| (out, y + (to_y - y) * part / 100)))
}

fn draw<'a>(commands: impl Iterator<Item = (&'a str, i32)>) -> String {
    let commands = commands.map(|(command, number)| [command, &number.to_string()].concat());
    commands.collect()
}

/// The lines, and over all of them their numbers.
fn joints(lines: &[Line], pointed: Option<Pointed>) -> Html {
    let group = |line: &Line, content: Html| {
        let pointed = flag(pointed.is_some_and(|at| at.is_block(&line.block)));
        html! { <g class="board__line" data-pointed={pointed}>{ content }</g> }
    };
    let path = |line: &Line| group(line, html! { <path d={line.path.clone()} /> });
    let number = |line: &Line| {
        let [x, y] = [line.number.0, line.number.1].map(|place| place.to_string());
        let (cx, cy, r) = (x.clone(), y.clone(), HALF.to_string());
        group(
            line,
            html! { <><circle {cx} {cy} {r} /><text {x} {y}>{ line.block.size }</text></> },
        )
    };
    html! { <>{ for lines.iter().map(path) }{ for lines.iter().map(number) }</> }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks of heaps with stones of 32 pixels, each from its lowest.
    fn drawn(heaps: &[&[u32]]) -> Vec<Drawn> {
        let mut all = Vec::new();
        for (heap, sizes) in heaps.iter().enumerate() {
            let mut from = 0;
            for &size in *sizes {
                let is_partner = |&other: &usize| other != heap && heaps[other].contains(&size);
                let block = Block {
                    heap,
                    size,
                    partner: (0..heaps.len()).find(is_partner),
                };
                let span = Span {
                    from,
                    to: from + size,
                };
                from += size;
                let left = 80 * i32::try_from(heap).unwrap();
                let [top, foot] = [from, from - size].map(|stones| 500 - 32 * stones.cast_signed());
                all.push(Drawn {
                    laid: LaidBlock { block, span },
                    left,
                    right: left + 32,
                    top,
                    foot,
                    roof: 500 - 32 * sizes.iter().sum::<u32>().cast_signed(),
                    side: left + 32,
                    edge: 1000,
                });
            }
        }
        all
    }

    #[test]
    fn an_outline_goes_around_the_stones_and_no_others() {
        for (from, to, wide, path) in [
            // The second to the fourth of a column of six.
            (1, 4, 1, "M-6 496L106 496L106 204L-6 204Z"),
            (2, 4, 5, "M194 196L406 196L406 104L194 104Z"),
            // From the last stone of the lowest row to the first of the next.
            (
                4,
                6,
                5,
                "M394 196L506 196L506 96L106 96L106 4L-6 4L-6 104L394 104Z",
            ),
        ] {
            let rows = if wide == 1 { 6 } else { 2 };
            assert_eq!(around(Span { from, to }, rows, wide), path);
        }
    }

    #[test]
    fn partners_have_a_line_and_no_number_lies_on_another() {
        let boards: [(&[&[u32]], usize); 4] = [
            (&[&[1, 2], &[4, 1], &[2, 4]], 3),
            // Crossing lines.
            (&[&[1, 2], &[2, 1]], 2),
            (&[&[1, 2], &[4], &[2, 1]], 2),
            (&[&[2], &[1, 4, 8], &[2]], 1),
        ];
        for (heaps, pairs) in boards {
            let all = drawn(heaps);
            let lines = lines(&all);
            assert_eq!(lines.len(), pairs, "{heaps:?}");
            for (place, line) in lines.iter().enumerate() {
                let (x, y) = line.number;
                let mut others = lines[..place].iter().map(|other| other.number);
                let far = |(ox, oy): Point| (ox - x).pow(2) + (oy - y).pow(2) >= 4 * HALF * HALF;
                assert!(others.all(far), "{heaps:?}");
                let is_on =
                    |it: &Drawn| (it.left..it.right).contains(&x) && (it.top..it.foot).contains(&y);
                assert!(!all.iter().any(is_on), "{heaps:?}");
            }
        }
    }

    #[test]
    fn lines_between_heaps_below_each_other_lie_beside_them() {
        let mut all = drawn(&[&[1, 2], &[4, 1], &[2, 4]]);
        for it in &mut all {
            let below = 600 * i32::try_from(it.laid.block.heap).unwrap();
            (it.left, it.right, it.side) = (0, 32, 160);
            (it.top, it.foot, it.roof) = (it.top + below, it.foot + below, it.roof + below);
        }
        let lines = lines(&all);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.number.0 > 160));
    }
}
