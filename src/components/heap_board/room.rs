//! The room of the board, measured, and the layout that it allows.

use std::rc::Rc;

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::layout::{Grid, Layout, Room};
use super::{Can, LaidBoard, Marks, Props};
use crate::catalogue::{Language, language::spoken};
use crate::engine::Position;
use crate::game::{GameState, Turn};
use crate::platform::{document, room};

/// The id of the board.
pub const BOARD: &str = "board";

/// The selector of an empty element with the size of the labels.
const RULER: &str = ".board__ruler";

/// The board as it was last drawn.
struct Known {
    game: Rc<GameState>,
    pressed: bool,
    /// Whether the sizes of heaps are changed.
    grows: bool,
    /// Whether a heap is pulled just now, while nothing else moves.
    holds: bool,
    room: Option<Room>,
    /// The room before the game was over, since its result takes some.
    played_in: Option<Room>,
    layout: Option<Layout>,
}

impl Known {
    /// The layout now, and the sizes that it follows. Sliders stay while something is chosen in them.
    fn lay(&self) -> (Layout, Vec<u32>) {
        if self.grows {
            let heaps = self.game.game.position().heaps();
            let held = self.layout.filter(|_| self.holds);
            let layout = held.unwrap_or_else(|| Layout::to_grow(heaps, self.room));
            return (layout, heaps.to_vec());
        }
        let room = self.played_in.or(self.room);
        let (layout, heaps) = Layout::of_game(&self.game.game, self.pressed, room);
        let before = self.layout.filter(|_| self.game.choice.is_some());
        let stays = before == Some(Layout::Sliders);
        (if stays { Layout::Sliders } else { layout }, heaps)
    }
}

/// Tells the styles of a board the size of its grid.
#[hook]
pub fn use_grid(board: &NodeRef, grid: Option<Grid>) {
    let board = board.clone();
    use_effect_with(grid, move |grid| {
        if let (Some(grid), Some(board)) = (grid, board.cast::<HtmlElement>()) {
            for (name, number) in [
                ("--rows", grid.rows),
                ("--columns", grid.columns),
                ("--across", u32::try_from(grid.across).unwrap_or(1)),
                ("--lines", u32::try_from(grid.lines).unwrap_or(1)),
            ] {
                document::tell(&board, name, &number.to_string());
            }
        }
    });
}

/// A board that is measured after each change of its size, and drawn again only if its layout changes.
#[component]
pub fn MeasuredBoard(MeasuredProps { board, node }: &MeasuredProps) -> Html {
    let holds = use_state_eq(|| false);
    let (layout, sizes) = use_layout(node, board, *holds);
    let mut board = board.clone();
    if matches!(board.can, Can::Change { .. }) {
        let (holds, on_drag) = (holds.setter(), board.on_drag.clone());
        board.on_drag = Callback::from(move |begun| {
            holds.set(begun);
            on_drag.emit(begun);
        });
    }
    html! { <LaidBoard {board} node={node.clone()} {layout} {sizes} /> }
}

/// The properties of [`MeasuredBoard`].
#[derive(Properties, PartialEq)]
pub struct MeasuredProps {
    /// The board.
    pub board: Props,
    /// Its element.
    pub node: NodeRef,
}

/// The layout of a board in its room, and the sizes of the heaps that it follows.
#[hook]
fn use_layout(node: &NodeRef, board: &Props, holds: bool) -> (Layout, Vec<u32>) {
    let state = &board.game;
    // Only where stones are taken, a bar does instead.
    let pressed = board.can.takes().is_some() && !state.game.table().is_watched();
    let redraw = use_force_update();
    let known = use_mut_ref(|| Known {
        game: state.clone(),
        pressed,
        grows: false,
        holds: false,
        room: None,
        played_in: None,
        layout: None,
    });
    let laid = {
        let mut known = known.borrow_mut();
        known.game = state.clone();
        known.pressed = pressed;
        known.grows = matches!(board.can, Can::Change { .. });
        known.holds = holds;
        let is_over = matches!(state.game.turn(), Turn::Over { .. });
        known.played_in = known.played_in.or(known.room).filter(|_| is_over);
        let laid = known.lay();
        known.layout = Some(laid.0);
        laid
    };
    use_effect_with(node.clone(), move |node| {
        let watch = node.cast::<Element>().and_then(|board| {
            let ruler = board.query_selector(RULER).ok()??;
            let (seen, labels) = (board.clone(), ruler.clone());
            room::watch(&[&seen, &labels], move || {
                let ([width, height], [beside, under]) = (room::size(&board), room::size(&ruler));
                let mut known = known.borrow_mut();
                // A hidden board has no size.
                if width > 0 {
                    known.room = Some(Room {
                        width,
                        height,
                        beside,
                        under,
                    });
                    if known.layout != Some(known.lay().0) {
                        redraw.force_update();
                    }
                }
            })
        });
        move || drop(watch)
    });
    laid
}

/// The properties of [`PaperBoard`].
#[derive(Properties, PartialEq)]
pub struct PaperProps {
    /// The board.
    pub board: Position,
    /// What is marked on it.
    #[prop_or_default]
    pub marks: Marks,
    /// The room on paper.
    pub room: Room,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// A board for a sheet. It cannot be measured there, so its room is told.
#[component]
pub fn PaperBoard(
    PaperProps {
        board, marks, room, ..
    }: &PaperProps,
) -> Html {
    let node = use_node_ref();
    let sizes = board.heaps().to_vec();
    let layout = Layout::Stones(Grid::on_paper(&sizes, *room));
    let board = Props {
        game: Rc::new(GameState::between_people(board.clone())),
        marks: marks.clone(),
        can: Can::Nothing,
        on_drag: Callback::noop(),
        on_point: Callback::noop(),
        spoken: spoken(),
    };
    html! { <LaidBoard {board} {node} {layout} {sizes} on_paper=true /> }
}
