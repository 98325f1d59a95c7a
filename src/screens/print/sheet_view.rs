//! A sheet as it is printed: black on white, in pages.

use yew::prelude::*;

use super::Sheet;
use super::puzzle_sheet::{puzzles, solutions};
use super::worksheet;
use crate::catalogue::print as words;
use crate::components::heap_board::{PaperBoard, Room};
use crate::components::qr_code::{PAPER, code};
use crate::engine::Rules;
use crate::text;

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
            two(sheet, page, &grade, puzzles(&boards), solutions(&boards))
        }
        Sheet::Worksheet(which) => {
            let below = which.below();
            let (boards, solutions) = (worksheet::boards(*which), worksheet::solutions(*which));
            two(sheet, page, &below, boards, solutions)
        }
    };
    let kind = match sheet {
        Sheet::Board(_) => "board",
        Sheet::Analysis(_) => "analysis",
        Sheet::Tree(..) => "tree",
        Sheet::Puzzles(_) => "puzzles",
        Sheet::Worksheet(_) => "worksheet",
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

/// A sheet with its solutions on a second page.
fn two(sheet: &Sheet, page: &str, below: &str, asked: Html, solved: Html) -> Html {
    html! {
        <>
            <section class="sheet__page">
                { head(sheet, below, page) }
                { asked }
            </section>
            <section class="sheet__page">
                <h3 class="sheet__title">{ words::solutions() }</h3>
                <p>{ below }</p>
                { solved }
                <p>{ words::this_sheet() }{ " " }<code class="sheet__link">{ page }{ sheet.write() }</code></p>
            </section>
        </>
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
    text::in_a_row(&[words::turns(), &text::play::rule_in_full(rules)])
}
