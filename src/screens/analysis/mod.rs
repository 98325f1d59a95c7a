//! The analysis of a position. It stands beside the board in play, and on a screen of its own, where the board can be
//! changed.

mod best_play;
mod board_editor;
mod facts;
mod heap_controls;
mod line;
mod neighbours;
mod pointing;
mod state;
mod sum_table;

use std::rc::Rc;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::best_play::{BestPlay, use_best_play};
use self::board_editor::BoardAction;
use self::facts::AnalysisFacts;
use self::heap_controls::{EditorProps, heap_rows, rules, slider_id, tools};
use self::line::{moves, verdict};
use self::neighbours::Neighbours;
use self::pointing::{Pointing, Target, points_at};
use self::state::{AnalysisAction, AnalysisState};
use crate::catalogue::look::{self, Look};
use crate::catalogue::{analysis as words, how_to, study};
use crate::components::heap_board::{
    BoardView, Cursor, HoverTarget, Interaction, LaneSteps, Marks, MoveResult, use_lane_steps,
};
use crate::components::icons::{CLOSE, EYE, SCREEN, icon};
use crate::components::{Dispatch, HeapBoard, Study, flag, mover, use_study, yes_no};
use crate::engine::{Move, Position};
use crate::game::{Game, GameAction, GameState, Route, Setting, Settings, Switch};
use crate::hooks::use_commands;
use crate::platform::document;
use crate::screens::ScreenSource;
use crate::state::{AppAction, KeyCommand};
use crate::text::{Who, analysis as text, play::rule};

chunk!("analysis": pub fn draw(source: ScreenSource) -> Html {
    match source.page.route.clone() {
        Route::Analysis { line, is_large } => {
            html! { <AnalysisScreen {source} line={*line} {is_large} /> }
        }
        _ => Html::default(),
    }
});

chunk!("analysis", 1: pub fn panel(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, .. } = source;
    html! { <AnalysisPanel game={page.current_game.clone()} {dispatch} /> }
});

#[derive(Properties, PartialEq)]
struct Props {
    source: ScreenSource,
    /// The moves that lead to the board.
    line: Game,
    /// Whether the screen is enlarged for a class.
    is_large: bool,
}

/// The board with its controls, and what the theory says of it.
#[component]
fn AnalysisScreen(props: &Props) -> Html {
    let (line, is_large) = (&props.line, props.is_large);
    let ScreenSource { page, dispatch, .. } = &props.source;
    let (board, settings) = (line.position(), &page.settings);
    let state = use_state_eq(|| AnalysisState::new(line, is_large));
    let handle = state.clone();
    let act = use_callback(props.source.clone(), move |action, source| {
        // A handle reads the newest state, which may not be drawn yet, but keeps each that it has read. So clones read.
        let (state, page) = (handle.clone(), source.page.clone());
        let Route::Analysis { line, is_large } = &page.route else {
            return;
        };
        let (next, edited) = (*state).clone().after(line, *is_large, action);
        state.set(next);
        if let Some(edited) = edited {
            source.edit.emit(edited);
        }
    });
    let on_command = use_callback((act.clone(), is_large), |command, (act, is_large)| {
        if let Some(action) = action_of(command, *is_large) {
            act.emit(action);
        }
    });
    use_commands(settings.is_on(Switch::Shortcuts), &on_command);
    use_full_screen(is_large, &act);
    let best = use_best_play(board);
    let steps = use_lane_steps(Some(board).filter(|_| !state.is_answer_hidden));
    let variations: Vec<Game> = state.editor.variations(line).cloned().collect();
    let heaps_version = state.editor.heaps_version;
    let captured = (line.clone(), variations, heaps_version, act.clone());
    let line_moves = use_memo(captured, |(line, variations, heaps_version, act)| {
        moves(line, variations, &of_heap(act, *heaps_version))
    });
    use_focus_after_removal(state.removed, heaps_version);
    let study = Study {
        is_tree: false,
        line,
        chosen: line.clone(),
        page,
        dispatch,
    };
    use_study(&study);
    let on_board = act.reform(AnalysisAction::Board);
    let on_heap = of_heap(&act, heaps_version);
    let pointing = Pointing {
        at: state.pointed,
        on_point: act.reform(AnalysisAction::Point),
    };
    let (onmouseover, onfocusin) = points_at(&pointing.on_point, None);
    let onmouseleave = act.reform(|_| AnalysisAction::Point(None));
    let editor_props = EditorProps {
        board,
        editor: &state.editor,
        on_action: &on_board,
    };
    let answer = if state.is_answer_hidden {
        html! {
            <div class="editor__cover" role="status">
                <button
                    type="button"
                    class="button editor__uncover"
                    onclick={act.reform(|_| AnalysisAction::ShowAnswer)}
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
                    position={*board}
                    best={best.clone()}
                    looked_at={state.looked_at(board)}
                    verdict={verdict(line)}
                    pointing={pointing.clone()}
                    on_move={on_heap.reform(BoardAction::Play)}
                    is_own_screen=true
                />
                <Neighbours position={*board} on_heaps={on_heap.reform(BoardAction::SetHeaps)} />
            </>
        }
    };
    study.draw(html! {
        <div class="editor" data-large={flag(is_large)} {onmouseover} {onfocusin} {onmouseleave}>
            if is_large {
                <div class="editor__head">
                    <h2 class="editor__heading" tabindex="-1">{ words::who_wins() }</h2>
                    // The choice of the rule may stand below the edge of the screen.
                    <p>{ rule(board.rules(), true) }</p>
                    <button
                        type="button"
                        class="button"
                        onclick={act.reform(|_| AnalysisAction::Enlarge(false))}
                    >
                        { icon(CLOSE) }
                        { words::leave() }
                        { " " }
                        <kbd>{ how_to::key_escape() }</kbd>
                    </button>
                </div>
            } else {
                <h2 class="editor__heading visually-hidden" tabindex="-1">{ study::analysis() }</h2>
            }
            <div class="editor__desk">
                <div class="editor__turn">
                    { mover(line, on_board.reform(|_| BoardAction::Exchange)) }
                    // While the answer is covered, these would give it away.
                    if !state.is_answer_hidden {
                        { best_button(board, &on_board) }
                        { results_switch(settings, dispatch) }
                        { steps.button("editor__lanes off-paper") }
                    }
                </div>
                { drawn_board(props, &state, best.as_deref(), &pointing, &act, &steps) }
                if let Some(sentence) = &steps.sentence {
                    <p class="line__how" role="status">{ sentence }</p>
                } else if !state.is_answer_hidden {
                    if settings.results {
                        <p class="line__how">{ words::about_results() }</p>
                    }
                    { (*line_moves).clone() }
                }
                { heap_rows(EditorProps { on_action: &on_heap, ..editor_props }, state.removed, &pointing) }
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
    props: &Props,
    state: &AnalysisState,
    best: Option<&BestPlay>,
    pointing: &Pointing,
    act: &Callback<AnalysisAction>,
    steps: &LaneSteps,
) -> Html {
    let board = props.line.position();
    let view = BoardView {
        lanes: steps.lanes.clone(),
        number: state.editor.board_number(),
        is_fresh: state.is_fresh,
        choice: state.choice,
        ..BoardView::of_line(&props.line)
    };
    let marks = if state.is_answer_hidden {
        Marks::default()
    } else if props.source.page.settings.results {
        Marks {
            results: results(board, best),
            ..Marks::default()
        }
    } else {
        Marks {
            pointed: pointing.at.map(|at| HoverTarget::Heap(at.heap)),
            ..Marks::values_of(board)
        }
    };
    let interaction = Interaction::Take {
        one_tap: true,
        on_action: act.reform(AnalysisAction::Game),
    };
    let on_point = pointing.on_point.reform(|at: Option<Cursor>| {
        at.map(|Cursor { heap, stone }| Target {
            heap,
            stone: Some(stone),
        })
    });
    html! {
        <div class="editor__board">
            <HeapBoard
                view={Rc::new(view)}
                marks={Marks { takers: true, ..marks }}
                {interaction}
                {on_point}
                on_lanes={steps.on_next.clone()}
                keeps_focus=true
            />
        </div>
    }
}

/// What each move does. Until the turns are known, whether it wins.
fn results(board: &Position, best: Option<&BestPlay>) -> Vec<Vec<Option<MoveResult>>> {
    let mut results: Vec<_> = board
        .heaps()
        .iter()
        .map(|&stones| vec![None; stones as usize])
        .collect();
    let mut put =
        |made: Move, result| results[made.heap][made.take.get() as usize - 1] = Some(result);
    if let Some(best) = best {
        for &next in &best.moves {
            let result = MoveResult {
                wins: next.wins,
                turns: next.plies.to_string().into(),
                sentence: text::result(next).into(),
            };
            put(next.play, result);
        }
    } else {
        let winning = board.winning_moves();
        for made in board.legal_moves() {
            let result = MoveResult {
                wins: winning.contains(&made),
                ..MoveResult::default()
            };
            put(made, result);
        }
    }
    results
}

/// The button that makes the move that a hint suggests.
fn best_button(board: &Position, on_board: &Callback<BoardAction>) -> Html {
    html! {
        <button
            type="button"
            class="button"
            aria-disabled={flag(board.is_terminal())}
            onclick={on_board.reform(|_| BoardAction::Best)}
        >
            { words::best() }
        </button>
    }
}

/// The switch that shows on each stone what its move does.
fn results_switch(settings: &Settings, dispatch: &Dispatch) -> Html {
    let is_on = settings.results;
    html! {
        <button
            type="button"
            class="button editor__results"
            aria-pressed={yes_no(is_on)}
            onclick={dispatch.reform(move |_| AppAction::Set(Setting::Results(!is_on)))}
        >
            { words::results() }
        </button>
    }
}

/// Enlarges the screen, and fills the whole screen of the device where the browser allows that.
fn enlarge(act: &Callback<AnalysisAction>) -> Callback<MouseEvent> {
    act.reform(|_| {
        document::fill_screen(true);
        AnalysisAction::Enlarge(true)
    })
}

/// The action of a key on an enlarged screen, or on one that is not.
const fn action_of(command: KeyCommand, is_large: bool) -> Option<AnalysisAction> {
    Some(match command {
        KeyCommand::ClearChoice if is_large => AnalysisAction::Enlarge(false),
        KeyCommand::ClearChoice => AnalysisAction::Game(GameAction::ClearChoice),
        KeyCommand::Undo => AnalysisAction::Board(BoardAction::Undo),
        KeyCommand::Redo => AnalysisAction::Board(BoardAction::Redo),
        _ => return None,
    })
}

/// The actions of controls that are drawn for these heaps (`BoardEditor::heaps_version`).
fn of_heap(act: &Callback<AnalysisAction>, heaps_version: u32) -> Callback<BoardAction> {
    act.reform(move |action| AnalysisAction::OfHeap(heaps_version, action))
}

/// Brings the focus from the button that has removed a heap to the row above.
#[hook]
fn use_focus_after_removal(removed: Option<usize>, heaps_version: u32) {
    use_effect_with((removed, heaps_version), |&(removed, _)| {
        let row = removed.map(|heap| heap.saturating_sub(1));
        let slider = row.and_then(|row| document::by_id::<HtmlElement>(&slider_id(row)));
        if let Some(slider) = slider {
            document::focus(&slider);
        }
    });
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
        let listener = is_large.then(|| {
            document::on_fullscreen_exit(move || act.emit(AnalysisAction::Enlarge(false)))
        });
        move || {
            if listener.is_some() {
                document::fill_screen(false);
            }
            drop(listener);
        }
    });
}

#[derive(Properties, PartialEq)]
struct AnalysisPanelProps {
    /// The game on the board.
    game: Rc<GameState>,
    dispatch: Dispatch,
    /// What lies on the board, which some words name.
    #[prop_or_else(look::current)]
    look: Look,
}

/// The analysis beside the board of a game.
#[component]
fn AnalysisPanel(props: &AnalysisPanelProps) -> Html {
    let AnalysisPanelProps { game, dispatch, .. } = props;
    let captured = (dispatch.clone(), game.number, game.choice);
    let on_move = use_callback(captured, |made, (dispatch, number, choice)| {
        let action = if *choice == Some(made) {
            GameAction::Take
        } else {
            GameAction::Choose(made)
        };
        dispatch.emit(AppAction::PlayInGame(*number, action));
    });
    let position = game.game.position();
    let best = use_best_play(position);
    let mover = Who::on(game.game.config(), game.game.to_move());
    html! {
        <section class="analysis" aria-label={study::analysis()}>
            <AnalysisFacts position={*position} {mover} {best} looked_at={game.choice} {on_move} />
        </section>
    }
}
