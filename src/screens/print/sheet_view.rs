//! A sheet as it is printed: black on white, in pages.

use yew::prelude::*;

use super::Sheet;
use super::puzzle_sheet::{puzzles, solutions};
use crate::catalogue::print as words;
use crate::components::heap_board::{PaperBoard, Room};
use crate::components::qr_code::{Size, code};
use crate::engine::Rules;
use crate::text;

/// The size of a code on paper: half a millimetre a square at least, and 30 millimetres in all.
const PAPER: Size = Size {
    square: 2,
    whole: 114,
};

/// The room for a board, as in the styles.
const PAGE: Room = Room {
    width: 680,
    height: 560,
    beside: 80,
    under: 54,
};

/// Draws the pages of a sheet. `page` is the address of the page without its fragment. Another screen
/// draws `content`: what is said of a board, or its tree.
pub fn sheet_view(sheet: &Sheet, page: &str, content: Html) -> Html {
    let pages = match sheet {
        Sheet::Board(board) => one(
            sheet,
            page,
            html! { <PaperBoard board={board.clone()} room={PAGE} /> },
        ),
        Sheet::Analysis(_) | Sheet::Tree(..) => one(sheet, page, content),
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
