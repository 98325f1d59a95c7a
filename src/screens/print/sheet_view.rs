//! A sheet as it is printed: black on white, in pages.

use yew::prelude::*;

use super::Sheet;
use super::puzzle_sheet::{puzzles, solutions};
use crate::catalogue::{play, print as words};
use crate::components::figures::{CELL, Stack};
use crate::components::qr_code::{Size, code};
use crate::engine::{Position, Rules, heap_name};
use crate::text;

/// The size of a code on paper: half a millimetre a square at least, and 30 millimetres in all.
const PAPER: Size = Size {
    square: 2,
    whole: 114,
};

/// Draws the pages of a sheet. `page` is the address of the page without its fragment. Another screen
/// draws `content`: what is said of a board, or its tree.
pub fn sheet_view(sheet: &Sheet, page: &str, content: Html) -> Html {
    let pages = match sheet {
        Sheet::Board(board) => one(sheet, page, stones(board, &LARGE)),
        Sheet::Analysis(board) => {
            let content = html! { <>{ stones(board, &MIDDLE) }{ content }</> };
            one(sheet, page, content)
        }
        Sheet::Tree(..) => one(sheet, page, content),
        Sheet::Puzzles(which) => {
            let boards = which.boards();
            let grade = text::puzzle::grade(which.grade);
            html! {
                <>
                    <section class="sheet__page">
                        { head(sheet, &grade, page) }
                        { puzzles(&boards) }
                    </section>
                    <section class="sheet__page">
                        <h3 class="sheet__title">{ words::solutions() }</h3>
                        <p>{ &grade }</p>
                        { solutions(&boards) }
                        <p>{ words::this_sheet() }{ " " }<code class="sheet__link">{ page }{ sheet.write() }</code></p>
                    </section>
                </>
            }
        }
    };
    let kind = match sheet {
        Sheet::Board(_) => "board",
        Sheet::Analysis(_) => "analysis",
        Sheet::Tree(..) => "tree",
        Sheet::Puzzles(_) => "puzzles",
    };
    html! {
        <article
            class="sheet"
            data-sheet={kind}
            aria-label={words::preview()}
        >
            { pages }
        </article>
    }
}

/// The room for a drawing on paper, in pixels of styles.
pub(super) struct Room {
    /// The largest scale: pixels for a tenth of a stone.
    pub(super) scale: u32,
    /// The width of the page, or of its column.
    pub(super) wide: u32,
    /// The largest height, as in the styles.
    pub(super) high: u32,
}

const LARGE: Room = Room {
    scale: 4,
    wide: 703,
    high: 566,
};
const MIDDLE: Room = Room {
    scale: 3,
    wide: 703,
    high: 283,
};

/// The size of a label in a drawing, and the smallest on paper in pixels: 8 points.
const LABEL: u32 = 8;
const LEAST: u32 = 11;

impl Room {
    /// The size of the labels in a drawing whose stones are so large, so that they are read on paper.
    fn label(&self, wide: u32, high: u32) -> u32 {
        // Pixels for a hundred tenths of a stone. The labels take two lines of the height.
        let across = 100 * self.wide / wide.max(1);
        let up = 100 * (self.high - 3 * LEAST) / high.max(1);
        let scale = across.min(up).clamp(1, 100 * self.scale);
        (100 * LEAST).div_ceil(scale).max(LABEL)
    }
}

/// A sheet of one page.
fn one(sheet: &Sheet, page: &str, content: Html) -> Html {
    let told = sheet.board().map(|board| rule(board.rules()));
    html! {
        <section class="sheet__page">
            { head(sheet, &told.unwrap_or_default(), page) }
            { content }
        </section>
    }
}

/// Title, a line below it, and the link with its code.
fn head(sheet: &Sheet, below: &str, page: &str) -> Html {
    let link = [page, &sheet.link()].concat();
    html! {
        <header class="sheet__head">
            <div class="sheet__words">
                <h3 class="sheet__title">{ sheet.title() }</h3>
                <p>{ below }</p>
                <p>{ words::open() }<br /><code class="sheet__link">{ &link }</code></p>
            </div>
            { code(&link, PAPER) }
        </header>
    }
}

/// How the game is played, in words.
fn rule(rules: Rules) -> String {
    let last = rules.convention;
    match rules.limit {
        None => words::Rule { last }.text(),
        Some(most) => {
            let most = most.into();
            words::RuleWithLimit { last, most }.text()
        }
    }
}

/// The stones of a board as circles, above the letter and the size of each heap. The styles make a large
/// board smaller than the scale of its room.
pub(super) fn stones(board: &Position, room: &Room) -> Html {
    let heaps = board.heaps();
    let stack = Stack::of(heaps, 1);
    let columns = u32::try_from(heaps.len()).unwrap_or(u32::MAX / CELL / 8) * (stack.columns + 1);
    let high = stack.rows * CELL;
    let label = room.label(columns * CELL, high);
    let line = label.max(CELL);
    let letters = high + line;
    let sizes = letters + line;
    let (mut left, mut path, mut names) = (0, String::new(), Vec::new());
    for (heap, &count) in heaps.iter().enumerate() {
        path.push_str(&stack.dots(left, 0, count));
        let x = (left + stack.columns * CELL / 2).to_string();
        names.push(html! {
            <>
                <text class="sheet__letter" x={x.clone()} y={letters.to_string()}>
                    { heap_name(heap).to_string() }
                </text>
                <text class="sheet__size" {x} y={sizes.to_string()}>{ count }</text>
            </>
        });
        left += (stack.columns + 1) * CELL;
    }
    let (wide, high) = (left.saturating_sub(CELL), sizes + 2);
    let (width, height) = (wide * room.scale, high * room.scale);
    html! {
        <svg
            class="sheet__stones"
            viewBox={["0 0 ", &wide.to_string(), " ", &high.to_string()].concat()}
            width={width.to_string()}
            height={height.to_string()}
            font-size={label.to_string()}
            role="img"
            aria-label={play::Heaps { heaps }.text()}
        >
            // A light dot on a dark one is a ring.
            <path class="sheet__rings" d={path.clone()} />
            <path class="sheet__dots" d={path} />
            { for names }
        </svg>
    }
}
