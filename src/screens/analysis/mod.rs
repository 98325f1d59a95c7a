//! The analysis of a position. It stands beside the board in play, and on its own screen with the check
//! of the theory and the map of the boards around it.

mod analysis_view;
mod big_screen;
mod binary;
mod board_editor;
mod check_runner;
mod check_view;
pub mod check_words;
mod columns;
mod desk;
mod map_drawing;
mod map_view;
pub mod map_words;
mod move_list;
mod on_input;
mod onward;
mod outcome_map;
mod pointing;
mod sheet;
mod state;
mod sum_table;

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

pub use self::analysis_view::{Props as AnalysisProps, analysis_view, valued};
pub use self::big_screen::{BigScreen, Props as BigProps, big_view};
pub use self::binary::Binary;
pub use self::board_editor::{BoardAction, BoardEditor};
pub use self::check_runner::{CheckAction, CheckRunner, CheckStage};
pub use self::check_view::check_view;
pub use self::columns::{Columns, columns};
pub use self::desk::{Desk, DeskProps};
pub use self::map_drawing::{MapSquares, MapValues};
pub use self::map_view::map_view;
pub use self::outcome_map::{Cell, MapAction, MapKey, Mark, OutcomeMap, Shows};
pub use self::pointing::{PointAt, Pointing};
pub use self::sheet::sheet;
pub use self::state::{AnalysisAction, AnalysisState, Big, Part};

use self::big_screen::use_focus_after;
use self::binary::toggle;
use self::pointing::points_at;
use crate::catalogue::{Language, language::spoken, study};
use crate::components::{Dispatch, Study, refusal, use_study};
use crate::engine::{Move, Position};
use crate::game::{
    FIRST_ANALYSED, GameAction, GameState, LinkError, Switch, read_board, write_board,
};
use crate::hooks::{AddressBar, use_commands};
use crate::platform::{document, timer};
use crate::route::Route;
use crate::screens::ScreenProps;
use crate::screens::play::side_panel;
use crate::screens::print::is_sheet;
use crate::state::{AppAction, Command};

/// The end of an address that opens the screen for a class. The address bar does not keep it.
pub const BIG: &str = "&screen=big";

chunk!("analysis": pub fn draw(props: ScreenProps) -> Html {
    let ScreenProps { page, address, dispatch, fragment, beside } = props;
    let binary = Binary::of(&page);
    if beside {
        let panel = html! { <AnalysisPanel game={page.table.clone()} {binary} dispatch={dispatch.clone()} /> };
        return side_panel(Route::Analyse, &page, &dispatch, panel);
    }
    let is_big = fragment.ends_with(BIG);
    match read(&fragment) {
        Ok(position) if is_sheet(&fragment) => sheet(&position, binary),
        Ok(position) => {
            let shortcuts = page.settings.is_on(Switch::Shortcuts);
            html! { <AnalysisScreen {position} {is_big} {binary} {shortcuts} {address} {dispatch} /> }
        }
        Err(error) => refusal(error, &dispatch),
    }
});

#[derive(Clone, Properties, PartialEq)]
pub struct PanelProps {
    /// The game on the board.
    pub game: Rc<GameState>,
    /// Whether the heaps in binary are shown.
    pub binary: Binary,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// Reads the position of an address. An address without a query opens the board of the nim-sum page.
///
/// # Errors
/// As those of [`read_board`].
pub fn read(fragment: &str) -> Result<Position, LinkError> {
    read_board(if fragment.contains('?') {
        fragment
    } else {
        FIRST_ANALYSED
    })
}

/// The properties of the screen at an address that can be read.
#[derive(Properties, PartialEq)]
struct BoardProps {
    /// The position that is looked at to begin with.
    position: Position,
    /// Whether the screen for a class is open to begin with.
    is_big: bool,
    /// Whether the heaps in binary are shown.
    binary: Binary,
    /// Whether keys undo and redo.
    shortcuts: bool,
    address: AddressBar,
    dispatch: Dispatch,
    /// The language of the page.
    #[prop_or_else(spoken)]
    spoken: Language,
}

/// The board, the reasons or the check or the map, and the moves.
#[component]
fn AnalysisScreen(props: &BoardProps) -> Html {
    let state = use_reducer_eq(|| AnalysisState::opened(&props.position, props.is_big));
    // Memoised parts and listeners get the same callbacks at each draw.
    let act = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let act = use_memo(act, Callbacks::of);
    let on_binary = use_memo(props.dispatch.clone(), toggle);
    let binary = props.binary;
    use_commands(props.shortcuts, &act.command);
    use_slices(&state.check, &act.check);
    let position = state.editor.position();
    let valued = use_memo(position.clone(), valued);
    let link = write_board(Route::Analyse.name(), &position);
    let study = Study {
        route: Route::Analyse,
        position: &position,
        link: &link,
        chosen: &position,
        address: &props.address,
        dispatch: &props.dispatch,
    };
    use_study(&study);
    use_focus_after(state.big.is_some());
    if let Some(big) = state.big {
        return study.draw(html! {
            <BigScreen
                editor={state.editor.clone()}
                is_answered={big.is_answered}
                can_undo={state.can_undo()}
                {binary}
                on_binary={(*on_binary).clone()}
                pointing={Pointing { at: state.pointed, on_point: act.point.clone() }}
                on_action={act.any.clone()}
            />
        });
    }
    let part = match state.part {
        Part::Why => Html::default(),
        Part::Check => check_view(&state.check, &act.check),
        Part::Map => map_view(&state.map, &act.map),
    };
    let columns = columns(&Columns {
        position: &position,
        valued: &valued,
        choice: state.editor.choice(),
        reader_moves: state.editor.reader_moves(),
        part: state.part,
        binary,
        on_binary: &on_binary,
        pointing: &Pointing {
            at: state.pointed,
            on_point: act.point.clone(),
        },
        on_move: &act.make,
        on_open: &act.open,
        content: part,
    });
    // A pointer that leaves the marked parts points at nothing.
    let (onmouseover, onfocusin) = points_at(&act.point, None);
    study.draw(html! {
        <div class="editor" {onmouseover} {onfocusin} onmouseleave={act.leave.clone()}>
            <h2 class="editor__heading heard" tabindex="-1">{ study::analysis() }</h2>
            <Desk
                editor={state.editor.clone()}
                pointed={state.pointed}
                on_action={act.board.clone()}
                on_point={act.point.clone()}
                on_big={act.enlarge.clone()}
            />
            { columns }
        </div>
    })
}

/// The callbacks that the parts of the screen are given.
struct Callbacks {
    board: Callback<BoardAction>,
    check: Callback<CheckAction>,
    map: Callback<MapAction>,
    make: Callback<Move>,
    open: Callback<Part>,
    point: PointAt,
    leave: Callback<MouseEvent>,
    enlarge: Callback<MouseEvent>,
    command: Callback<Command>,
    any: Callback<AnalysisAction>,
}

impl Callbacks {
    fn of(act: &Callback<AnalysisAction>) -> Self {
        let board = act.reform(AnalysisAction::Board);
        Self {
            check: act.reform(AnalysisAction::Check),
            map: act.reform(AnalysisAction::Map),
            make: board.reform(BoardAction::Press),
            open: act.reform(AnalysisAction::Open),
            point: act.reform(AnalysisAction::Point),
            leave: act.reform(|_| AnalysisAction::Point(None)),
            enlarge: act.reform(|_| {
                document::fill_screen(true);
                AnalysisAction::ShowBig(true)
            }),
            command: {
                let act = act.clone();
                Callback::from(move |command| {
                    if let Some(action) = commanded(command) {
                        act.emit(action);
                    }
                })
            },
            any: act.clone(),
            board,
        }
    }
}

/// The action of a key.
const fn commanded(command: Command) -> Option<AnalysisAction> {
    Some(match command {
        Command::LetGo => AnalysisAction::Escape,
        Command::Undo => AnalysisAction::Board(BoardAction::Undo),
        Command::Redo => AnalysisAction::Board(BoardAction::Redo),
        Command::Hint | Command::New | Command::Help => return None,
    })
}

/// Runs the check in slices while it is not finished.
#[hook]
fn use_slices(check: &CheckRunner, on_action: &Callback<CheckAction>) {
    /// The pause between two slices, in milliseconds: long enough to draw and to handle events.
    const REST: u32 = 20;
    let on_action = on_action.clone();
    use_effect_with(check.due(), move |&due| {
        let go_on = move || on_action.emit(CheckAction::Tick);
        let timer = (due > 0).then(|| timer::after(REST, go_on));
        move || drop(timer)
    });
}

/// The analysis beside the board. Its reader is the only person there, also after the end. With two
/// people or none, its reader is the player to move. The computer's moves can be read but not made.
#[component]
pub fn AnalysisPanel(props: &PanelProps) -> Html {
    let PanelProps {
        game,
        binary,
        dispatch,
        ..
    } = props;
    let before = (dispatch.clone(), game.choice);
    let on_move = use_callback(before, |made, (dispatch, choice)| {
        let again = *choice == Some(made);
        let action = if again {
            GameAction::Take
        } else {
            GameAction::Choose(made)
        };
        dispatch.emit(AppAction::Act(action));
    });
    let mover = game.game.to_move();
    let reader = game.game.table().reader().unwrap_or(mover);
    let position = game.game.position();
    let valued = use_memo(position.clone(), valued);
    if game.game.is_without_hints() {
        return html! { <p>{ study::without_hints() }</p> };
    }
    analysis_view(&AnalysisProps {
        position,
        valued: &valued,
        choice: game.choice,
        reader_moves: reader == mover,
        binary: *binary,
        on_move: &on_move,
        on_binary: &toggle(dispatch),
    })
}
