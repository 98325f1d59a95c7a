//! Why a board is won or lost: the board with its lanes, what blocks and partners are, and the step that teaches them.

use std::rc::Rc;

use yew::prelude::*;

use super::buttons::{MAIN, link};
use super::{HEADING, title};
use crate::catalogue::{path as words, win};
use crate::components::heap_board::{BoardView, Interaction, Marks, use_lane_steps};
use crate::components::icons::{CLOSE, icon, sign};
use crate::components::{Dispatch, HeapBoard, share_button};
use crate::engine::{Position, Why};
use crate::game::Route;
use crate::game::teach::{Place, Progress, Step, place_on};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::text::{play, why, win as text};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub board: Position,
    pub progress: Progress,
    pub dispatch: Dispatch,
}

#[component]
pub fn WhyScreen(props: &Props) -> Html {
    let Props {
        board,
        progress,
        dispatch,
    } = props;
    use_title(&title(win::learn_why()));
    use_focus_on_arrival(HEADING);
    let rules = board.rules();
    let mut view = BoardView::of(*board);
    view.is_open = false;
    let steps = use_lane_steps(Some(board));
    view.lanes.clone_from(&steps.lanes);
    let marks = if view.lanes.is_some() {
        Marks::default()
    } else {
        Marks::reason_of(board)
    };
    let by_blocks = matches!(board.why(), Why::Blocks { .. } | Why::TwoHeaps { .. });
    // Who has done no step begins with the first.
    let place = if progress.is_new(rules.convention) {
        Place::Step(rules.convention, Step::SingleStones)
    } else {
        place_on(board)
    };
    let list = Route::Path(Some(rules.convention)).to_string();
    html! {
        <main class="teaching step">
            <div class="teaching__head">
                <a class="button button--round button--plain" href={list} aria-label={words::leave()} title={words::leave()}>
                    { icon(CLOSE) }
                </a>
                <span class="step__bar" />
                { share_button("button button--round", dispatch) }
            </div>
            <div class="step__asks">
                <h2 class="step__task" id={HEADING} tabindex="-1">{ win::learn_why() }</h2>
                <p>{ text::verdict(board) }</p>
            </div>
            <section class="step__board">
                <p class="step__rule">{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
                <HeapBoard view={Rc::new(view)} {marks} interaction={Interaction::Nothing} on_lanes={steps.on_next.clone()} />
            </section>
            <div class="step__below step__why">
                if let Some(sentence) = &steps.sentence {
                    <p role="status">{ sentence }</p>
                } else if by_blocks {
                    <p>{ words::what_a_block_is() }</p>
                    <p>{ words::what_partners_are() }</p>
                }
                { why::misere(board).map(|note| html! { <p>{ note }</p> }).unwrap_or_default() }
            </div>
            <div class="step__actions">
                { steps.button("") }
                { link(MAIN, words::learn_it(), Route::lesson(place).to_string()) }
            </div>
        </main>
    }
}
