//! The board for a whole class: stones and numbers for the last row, and the answer covered until somebody
//! asks for it.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::analysis_view::{after, analysed};
use super::binary::{Binary, button};
use super::board_editor::{BoardAction, BoardEditor};
use super::desk::{game, on_game};
use super::pointing::{Pointing, points_at};
use super::sheet::verdict;
use super::state::AnalysisAction;
use crate::catalogue::{Language, analysis as words, language::spoken, play};
use crate::components::figures::Analysed;
use crate::components::heap_board::{Can, Marks};
use crate::components::icons::{CLOSE, EYE, UNDO, icon};
use crate::components::{HeapBoard, flag};
use crate::engine::{Move, heap_name};
use crate::game::Depth;
use crate::platform::document;
use crate::text::{analysis as text, play as rules, why::why};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The board, with the choice on it.
    pub editor: BoardEditor,
    /// Whether the answer is shown.
    pub is_answered: bool,
    /// Whether a move can be undone.
    pub can_undo: bool,
    /// Whether the heaps in binary are shown.
    pub binary: Binary,
    /// Shows the heaps in binary, or hides them.
    pub on_binary: Callback<MouseEvent>,
    /// What is pointed at.
    pub pointing: Pointing,
    /// Receives what happens.
    pub on_action: Callback<AnalysisAction>,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The big screen. It hides the menu. The button that opens it also fills the whole screen, where the browser allows
/// that.
#[component]
pub fn BigScreen(props: &Props) -> Html {
    use_whole_screen(&props.on_action);
    use_effect_with(props.is_answered, |&is_answered| {
        // The button that had the focus is gone.
        if is_answered {
            focus(".big__answer");
        }
    });
    big_view(props)
}

/// Draws the board, the heaps in binary, and the answer.
pub fn big_view(props: &Props) -> Html {
    let Props {
        editor, on_action, ..
    } = props;
    let position = editor.position();
    let after = after(&position, editor.choice());
    let analysed = Analysed {
        binary: props.binary.is_shown(),
        ..analysed(&position, after.as_ref(), true)
    };
    let on_board = on_action.reform(AnalysisAction::Board);
    let game = game(editor);
    // Blocks answer half of the question.
    let marks = if props.is_answered {
        Marks {
            pointed: props.pointing.at,
            ..Marks::blocks_of(&game)
        }
    } else {
        Marks::default()
    };
    // A pointer that leaves the marked parts points at nothing.
    let (onmouseover, onfocusin) = points_at(&props.pointing.on_point, None);
    html! {
        <div class="big" {onmouseover} {onfocusin}>
            <HeapBoard
                game={Rc::new(game)}
                {marks}
                can={Can::Take { one_tap: false, on_action: on_game(editor, &on_board) }}
                on_point={props.pointing.on_point.clone()}
            />
            <div class="big__side">
                <div class="big__head">
                    <h2 class="big__heading" tabindex="-1">{ words::who_wins() }</h2>
                    <button
                        type="button"
                        class="button big__leave"
                        onclick={on_action.reform(|_| AnalysisAction::ShowBig(false))}
                    >
                        { icon(CLOSE) }
                        { words::leave() }
                        <kbd>{ words::escape_key() }</kbd>
                    </button>
                </div>
                <p class="big__rule">{ rules::rule_in_full(position.rules()) }</p>
                <div class="analysis__part">
                    if analysed.binary {
                        <div class="big__columns" role="group" aria-label={words::table()} tabindex="0">{ table(&analysed, props.is_answered) }</div>
                    }
                </div>
                <div class="big__moves">
                    { take(editor, &on_board) }
                    <button
                        type="button"
                        class="button button--round"
                        aria-label={play::undo()}
                        title={play::undo()}
                        aria-disabled={flag(!props.can_undo)}
                        onclick={on_board.reform(|_| BoardAction::Undo)}
                    >
                        { icon(UNDO) }
                    </button>
                </div>
                <div
                    class="big__answer"
                    role="status"
                    tabindex={if props.is_answered { "0" } else { "-1" }}
                    data-shown={flag(props.is_answered)}
                >
                    if props.is_answered {
                        { answer(&analysed) }
                    }
                </div>
                <div class="big__foot">
                    { cover(props.is_answered, on_action) }
                    { button(props.binary, &props.on_binary) }
                </div>
            </div>
        </div>
    }
}

/// The heaps in binary; the last row says which columns are even only with the answer.
fn table(analysed: &Analysed<'_>, is_answered: bool) -> Html {
    let sum = analysed.analysis.nim_sum.0;
    let digits = analysed.analysis.bits();
    let places = || (0..digits).rev();
    let row = |row: crate::engine::Row| {
        let digit = |place: u32| {
            let on = row.grundy.0 >> place & 1 == 1;
            html! { <td class="big__bit" data-on={flag(on)}>{ if on { "1" } else { "0" } }</td> }
        };
        html! {
            <tr>
                <th scope="row">
                    <b>{ heap_name(row.heap).to_string() }</b>
                    { " " }
                    { row.grundy.0 }
                </th>
                { for places().map(digit) }
            </tr>
        }
    };
    let even = |place: u32| {
        let odd = sum >> place & 1 == 1;
        let told = match (is_answered, odd) {
            (false, _) => "?",
            (true, true) => words::odd(),
            (true, false) => words::even(),
        };
        html! { <td class="big__even" data-odd={flag(is_answered && odd)}>{ told }</td> }
    };
    let heading = text::heap_column(&analysed.analysis);
    html! {
        <table class="big__table">
            <caption class="heard">{ words::table() }</caption>
            <thead>
                <tr>
                    <th scope="col">{ heading }</th>
                    { for places().map(|place| html! { <th scope="col">{ (1_u32 << place).to_string() }</th> }) }
                </tr>
            </thead>
            <tbody>{ for analysed.analysis.rows().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ words::ones() }</th>
                    { for places().map(even) }
                </tr>
            </tfoot>
        </table>
    }
}

/// The button that makes the chosen move.
fn take(editor: &BoardEditor, on_board: &Callback<BoardAction>) -> Html {
    let choice = editor.choice();
    let name = choice.map_or_else(
        || words::no_choice().to_owned(),
        |Move { heap, take }| {
            let take = take.into();
            play::TakeFrom { take, heap }.text()
        },
    );
    let on_board = on_board.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(choice) = choice {
            on_board.emit(BoardAction::Press(choice));
        }
    });
    html! {
        <button type="button" class="button" aria-disabled={flag(choice.is_none())} {onclick}>
            { name }
        </button>
    }
}

/// The button that uncovers the answer, or covers it again.
fn cover(is_answered: bool, on_action: &Callback<AnalysisAction>) -> Html {
    let (class, name) = if is_answered {
        ("button", words::cover_answer())
    } else {
        ("button big__cover", words::show_answer())
    };
    html! {
        <button
            type="button"
            {class}
            onclick={on_action.reform(move |_| AnalysisAction::ShowAnswer(!is_answered))}
        >
            { icon(EYE) }
            { name }
        </button>
    }
}

/// Who wins, why, and by which moves. Nobody in a class is “you”.
fn answer(analysed: &Analysed<'_>) -> Html {
    let (now, depth) = (analysed.now, Depth::why(analysed.binary));
    let move_name = |Move { heap, take }: Move| {
        let take = take.into();
        play::TakeFrom { take, heap }.text()
    };
    html! {
        <>
            <p><b>{ verdict(now) }</b></p>
            <p>{ why(now, depth) }</p>
            <ul class="big__winning">
                { for now.winning_moves().map(|made| html! { <li>{ move_name(made) }</li> }) }
            </ul>
        </>
    }
}

/// Focuses the first element that matches `selector` and can have the focus.
fn focus(selector: &str) {
    if let Some(element) = document::find::<HtmlElement>(selector) {
        document::focus(&element);
    }
}

/// After the big screen, the focus goes to the button that opens it, or where that is hidden, to the
/// heading.
#[hook]
pub(super) fn use_focus_after(is_big: bool) {
    let before = use_mut_ref(|| is_big);
    use_effect_with(is_big, move |&is_big| {
        if before.replace(is_big) && !is_big {
            focus(".desk__big");
            if document::focus_is_lost() {
                focus(".editor__heading");
            }
        }
    });
}

/// Leaves the big screen with the whole screen.
#[hook]
fn use_whole_screen(on_action: &Callback<AnalysisAction>) {
    let on_action = on_action.clone();
    use_effect_with((), move |()| {
        focus(".big__heading");
        // Escape leaves the whole screen without telling the page about the key.
        let left = document::on_small(move || on_action.emit(AnalysisAction::ShowBig(false)));
        move || {
            drop(left);
            document::fill_screen(false);
        }
    });
}
