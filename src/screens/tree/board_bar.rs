//! The board at the root of the tree, changed in place.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::catalogue::{play, setup as setup_words, tree as words};
use crate::components::{flag, yes_no};
use crate::engine::{Convention, Position, Rules, write_heaps};
use crate::game::{FieldError, read_sizes, read_takes};
use crate::text::setup;

/// The ids of the two fields.
const HEAPS: &str = "tree-heaps";
const LIMIT: &str = "tree-take";

/// The board that is shown, and the callback for another one.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub root: Position,
    /// Receives another board.
    pub on_board: Callback<Position>,
}

/// The texts in the two fields, and the board at the root that they belong to.
#[derive(Clone, PartialEq)]
struct Typed {
    heaps: String,
    limit: String,
    root: Position,
}

impl Typed {
    fn of(root: &Position) -> Self {
        Self {
            heaps: write_heaps(root.heaps()),
            limit: root.rules().takes.to_string(),
            root: *root,
        }
    }

    /// The board that the fields stand for, or what is wrong in each of them.
    fn board(&self) -> Result<Position, [Option<String>; 2]> {
        let takes = read_takes(&self.limit).map_err(|error| setup::field_problem(&error));
        let heaps = read_sizes(&self.heaps).map_err(|error| match error {
            // An empty heap may stand in the middle of a game.
            FieldError::NotAHeap { item, text } => setup::not_a_heap(item, &text, 0),
            error => setup::field_problem(&error),
        });
        match (heaps, takes) {
            (Ok(heaps), Ok(takes)) => {
                let rules = self.root.rules().with_takes(takes);
                let board = Position::new(&heaps, rules);
                board.map_err(|error| [Some(setup::board_problem(error)), None])
            }
            (heaps, takes) => Err([heaps.err(), takes.err()]),
        }
    }
}

/// Two fields, and the choice of the rule. A change is shown in the tree at once; wrong input stays in its field.
#[component]
pub fn BoardBar(props: &Props) -> Html {
    let state = use_state(|| Typed::of(&props.root));
    // The board may have changed elsewhere. Another rule for the last stone leaves what is typed.
    let shown = |board: &Position| (board.heaps().to_vec(), board.rules().takes);
    let mut typed = (*state).clone();
    if shown(&typed.root) != shown(&props.root) {
        typed = Typed::of(&props.root);
    }
    typed.root = props.root;
    let [heaps_problem, limit_problem] = typed.board().err().unwrap_or_default();
    let on_typed = {
        let (on_board, setter) = (props.on_board.clone(), state.setter());
        Callback::from(move |mut typed: Typed| {
            if let Ok(board) = typed.board()
                && board != typed.root
            {
                typed.root = board;
                on_board.emit(board);
            }
            setter.set(typed);
        })
    };
    let on_heaps = {
        let typed = typed.clone();
        on_typed.reform(move |event| Typed {
            heaps: value(&event),
            ..typed.clone()
        })
    };
    let on_limit = {
        let typed = typed.clone();
        on_typed.reform(move |event| Typed {
            limit: value(&event),
            ..typed.clone()
        })
    };
    let message = |field: &str, problem: Option<String>| {
        let id = problem_id(field);
        problem.map(|problem| html! { <p class="tree__problem" role="alert" {id}>{ problem }</p> })
    };
    html! {
        <div class="tree__board">
            { field(HEAPS, setup_words::board(), typed.heaps, "", heaps_problem.is_some(), on_heaps) }
            { field(LIMIT, words::take_to(), typed.limit, words::any(), limit_problem.is_some(), on_limit) }
            { rule_choice(props) }
            // The messages have a parent of their own, so that Yew keeps the elements of the fields.
            <div class="tree__problems">
                { message(HEAPS, heaps_problem).unwrap_or_default() }
                { message(LIMIT, limit_problem).unwrap_or_default() }
            </div>
        </div>
    }
}

/// The id of the message about a field.
fn problem_id(field: &str) -> String {
    [field, "-problem"].concat()
}

fn value(event: &InputEvent) -> String {
    let field: HtmlInputElement = event.target_unchecked_into();
    field.value()
}

fn field(
    id: &'static str,
    label: &'static str,
    value: String,
    placeholder: &'static str,
    is_wrong: bool,
    oninput: Callback<InputEvent>,
) -> Html {
    html! {
        <span class="tree__field">
            <label for={id}>{ label }</label>
            <input
                class="field"
                {id}
                {value}
                autocomplete="off"
                spellcheck="false"
                {placeholder}
                aria-invalid={flag(is_wrong)}
                aria-describedby={is_wrong.then(|| problem_id(id))}
                {oninput}
            />
        </span>
    }
}

/// The choice of the rule.
fn rule_choice(props: &Props) -> Html {
    let now = props.root.rules();
    let choice = |convention: Convention| {
        let name = play::Rule { last: convention }.text();
        let (root, rules) = (props.root, Rules { convention, ..now });
        let onclick = props
            .on_board
            .reform(move |_| Position::new(root.heaps(), rules).unwrap_or(root));
        html! {
            <button
                type="button"
                class="tree__picture"
                aria-pressed={yes_no(convention == now.convention)}
                {onclick}
            >
                { name }
            </button>
        }
    };
    let choices = [Convention::Misere, Convention::Normal];
    html! {
        <div class="tree__pictures" role="group" aria-label={setup_words::last_stone()}>
            { for choices.map(choice) }
        </div>
    }
}
