//! The analysis of a position. It stands beside the board in play, and on a screen of its own, where the board can be
//! changed.

mod around;
mod best_line;
mod board_editor;
mod facts;
mod heap_controls;
mod pointing;
mod state;
mod sum_table;

use std::rc::Rc;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::around::Around;
use self::board_editor::BoardAction;
use self::facts::AnalysisFacts;
use self::heap_controls::{EditorProps, heap_rows, rules, tools};
use self::pointing::{Pointing, points_at};
use self::state::{AnalysisAction, AnalysisState};
use crate::catalogue::{analysis as words, play, study};
use crate::components::heap_board::{BoardView, Interaction, MIDDLE, Marks};
use crate::components::icons::{CLOSE, EYE, SCREEN, icon};
use crate::components::{Dispatch, HeapBoard, Study, flag, use_study};
use crate::engine::{Move, Position};
use crate::game::{GameAction, GameState, MatchConfig, Route, Switch};
use crate::hooks::use_commands;
use crate::platform::document;
use crate::screens::ScreenSource;
use crate::state::{AppAction, KeyCommand};

chunk!("analysis": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch } = source;
    let Route::Analysis { board, is_large } = page.route.clone() else {
        return Html::default();
    };
    let shortcuts = page.settings.is_on(Switch::Shortcuts);
    let table = page.table.game.table().clone();
    html! { <AnalysisScreen {board} {is_large} {table} {shortcuts} {dispatch} /> }
});

chunk!("analysis", 1: pub fn panel(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch } = source;
    html! { <AnalysisPanel game={page.table.clone()} {dispatch} /> }
});

/// The properties of the screen.
#[derive(Properties, PartialEq)]
struct Props {
    board: Position,
    /// Whether the screen is enlarged for a class.
    is_large: bool,
    /// The table at which the board would be played.
    table: MatchConfig,
    /// Whether keys undo and redo.
    shortcuts: bool,
    /// Sends actions to the page.
    dispatch: Dispatch,
}

/// The board with its controls, and what the theory says of it.
#[component]
fn AnalysisScreen(props: &Props) -> Html {
    let (board, is_large) = (&props.board, props.is_large);
    // An action reads these cells, because it may come before the next drawing.
    let stored = use_mut_ref(|| AnalysisState::new(board, is_large));
    let shown = use_mut_ref(|| (board.clone(), is_large));
    *shown.borrow_mut() = (board.clone(), is_large);
    let state = stored.borrow().clone();
    let redraw = use_force_update();
    let act = use_callback(props.dispatch.clone(), move |action, dispatch| {
        let before = shown.borrow().clone();
        let known = stored.borrow().clone();
        let (next, after) = known.after(&before, action);
        stored.replace(next);
        redraw.force_update();
        if after != before {
            shown.replace(after.clone());
            let (board, is_large) = after;
            dispatch.emit(AppAction::Edit(Route::Analysis { board, is_large }));
        }
    });
    let on_command = use_callback(act.clone(), |command, act| {
        if let Some(action) = action_of(command) {
            act.emit(action);
        }
    });
    use_commands(props.shortcuts, &on_command);
    use_full_screen(is_large, &act);
    let study = Study {
        is_tree: false,
        position: board,
        table: &props.table,
        chosen: board,
        dispatch: &props.dispatch,
    };
    use_study(&study);
    let on_board = act.reform(AnalysisAction::Board);
    let pointing = Pointing {
        at: state.pointed,
        on_point: act.reform(AnalysisAction::Point),
    };
    let on_move = on_board.reform(BoardAction::Press);
    let (onmouseover, onfocusin) = points_at(&pointing.on_point, None);
    let onmouseleave = act.reform(|_| AnalysisAction::Point(None));
    let editor_props = EditorProps {
        board,
        editor: &state.editor,
        on_action: &on_board,
    };
    let answer = if state.is_covered {
        html! {
            <div class="editor__cover" role="status">
                <button
                    type="button"
                    class="button editor__uncover"
                    onclick={act.reform(|_| AnalysisAction::Uncover)}
                >
                    { icon(EYE) }
                    { words::show_answer() }
                </button>
            </div>
        }
    } else {
        html! {
            <>
                <AnalysisFacts
                    position={board.clone()}
                    choice={state.editor.choice()}
                    pointing={pointing.clone()}
                    {on_move}
                    is_live=true
                />
                <Around position={board.clone()} on_heaps={on_board.reform(BoardAction::SetHeaps)} />
            </>
        }
    };
    study.draw(html! {
        <div class="editor" data-large={flag(is_large)} {onmouseover} {onfocusin} {onmouseleave}>
            if is_large {
                <div class="editor__head">
                    <h2 class="editor__heading" tabindex="-1">{ words::who_wins() }</h2>
                    <button
                        type="button"
                        class="button"
                        onclick={act.reform(|_| AnalysisAction::Enlarge(false))}
                    >
                        { icon(CLOSE) }
                        { words::leave() }
                        { " " }
                        <kbd>{ words::escape_key() }</kbd>
                    </button>
                </div>
            } else {
                <h2 class="editor__heading visually-hidden" tabindex="-1">{ study::analysis() }</h2>
            }
            <div class="editor__desk">
                { drawn_board(board, &state, &pointing, &on_board) }
                { make(state.editor.choice(), &on_board) }
                <p class="editor__how off-paper">{ words::how_to_press() }</p>
                { heap_rows(editor_props, &pointing) }
                <div class="buttons editor__tools">
                    { tools(editor_props) }
                    if !is_large {
                        <button type="button" class="button editor__enlarge" onclick={enlarge(&act)}>
                            { icon(SCREEN) }
                            { words::full_screen() }
                        </button>
                    }
                </div>
                { rules(editor_props) }
            </div>
            <div class="editor__facts">{ answer }</div>
        </div>
    })
}

/// The board, without marks while the answer is covered: the marks answer half of the question.
fn drawn_board(
    board: &Position,
    state: &AnalysisState,
    pointing: &Pointing,
    on_board: &Callback<BoardAction>,
) -> Html {
    let editor = &state.editor;
    let view = BoardView {
        choice: editor.choice(),
        ..BoardView::of(board.clone())
    };
    let marks = if state.is_covered {
        Marks::default()
    } else {
        Marks {
            pointed: pointing.at,
            ..Marks::of(&view.after_choice())
        }
    };
    let interaction = Interaction::Take {
        one_tap: false,
        on_action: on_game(editor.choice(), on_board),
    };
    html! {
        <div class="editor__board">
            <HeapBoard view={Rc::new(view)} room={MIDDLE} {marks} {interaction} on_point={pointing.on_point.clone()} />
        </div>
    }
}

/// Turns the actions on the board into those of the editor: to choose a move, to cancel the choice, and to make it.
fn on_game(choice: Option<Move>, on_board: &Callback<BoardAction>) -> Callback<GameAction> {
    let on_board = on_board.clone();
    Callback::from(move |action| match (action, choice) {
        // A second `Press` of the choice would make the move.
        (GameAction::Choose(made), _) if choice != Some(made) => {
            on_board.emit(BoardAction::Press(made));
        }
        (GameAction::LetGo, _) => on_board.emit(BoardAction::LetGo),
        (GameAction::Take, Some(made)) => on_board.emit(BoardAction::Press(made)),
        _ => {}
    })
}

/// The button that makes the chosen move on the board.
fn make(choice: Option<Move>, on_board: &Callback<BoardAction>) -> Html {
    let name = match choice {
        None => words::no_choice().to_owned(),
        Some(Move { heap, take }) => {
            let take = take.into();
            play::TakeFrom { take, heap }.text()
        }
    };
    let on_board = on_board.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(made) = choice {
            on_board.emit(BoardAction::Press(made));
        }
    });
    // Without a choice there is nothing to do yet.
    let class = match choice {
        Some(_) => "button button--primary editor__make",
        None => "button editor__make",
    };
    html! {
        <button type="button" {class} aria-disabled={flag(choice.is_none())} {onclick}>{ name }</button>
    }
}

/// Enlarges the screen, and fills the whole screen of the device where the browser allows that.
fn enlarge(act: &Callback<AnalysisAction>) -> Callback<MouseEvent> {
    act.reform(|_| {
        document::fill_screen(true);
        AnalysisAction::Enlarge(true)
    })
}

/// The action of a key.
const fn action_of(command: KeyCommand) -> Option<AnalysisAction> {
    Some(match command {
        KeyCommand::LetGo => AnalysisAction::Escape,
        KeyCommand::Undo => AnalysisAction::Board(BoardAction::Undo),
        KeyCommand::Redo => AnalysisAction::Board(BoardAction::Redo),
        _ => return None,
    })
}

/// Ends the enlarged screen when the browser leaves its full screen, and the reverse. Each change focuses the heading.
#[hook]
fn use_full_screen(is_large: bool, act: &Callback<AnalysisAction>) {
    let was_large = use_mut_ref(|| false);
    let act = act.clone();
    use_effect_with(is_large, move |&is_large| {
        if was_large.replace(is_large) != is_large
            && let Some(heading) = document::find::<HtmlElement>(".editor__heading")
        {
            document::focus(&heading);
        }
        // The browser leaves its full screen at Escape, and the page gets no event of the key.
        let listener =
            is_large.then(|| document::on_small(move || act.emit(AnalysisAction::Enlarge(false))));
        move || {
            if listener.is_some() {
                document::fill_screen(false);
            }
            drop(listener);
        }
    });
}

/// The properties of the panel.
#[derive(Properties, PartialEq)]
struct AnalysisPanelProps {
    /// The game on the board.
    game: Rc<GameState>,
    /// Sends actions to the page.
    dispatch: Dispatch,
}

/// The analysis beside the board of a game.
#[component]
fn AnalysisPanel(props: &AnalysisPanelProps) -> Html {
    let AnalysisPanelProps { game, dispatch } = props;
    let captured = (dispatch.clone(), game.choice);
    let on_move = use_callback(captured, |made, (dispatch, choice)| {
        let action = if *choice == Some(made) {
            GameAction::Take
        } else {
            GameAction::Choose(made)
        };
        dispatch.emit(AppAction::Play(action));
    });
    html! {
        <section class="analysis" aria-label={study::analysis()}>
            <AnalysisFacts position={game.game.position().clone()} choice={game.choice} {on_move} />
        </section>
    }
}
