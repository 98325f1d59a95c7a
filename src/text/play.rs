//! The table: its status, banner and buttons.

use super::{Who, fill, grouped, heap, list, stones, strategy};
use crate::engine::{Convention, Move, MoveError, Rules, SearchStats, heap_name};
use crate::game::{Autoplay, Game, GameState, MatchConfig, Notice, Pace, Player, Seat, Turn};

/// The line of status: what is seen, and between its two parts what is only heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// What just happened, or what is to be done.
    pub news: String,
    /// The board in words, for those who do not see it; may be empty.
    pub board: String,
    /// Whose turn it is; may be empty.
    pub turn: String,
}

/// What there is to say about the table now; `hint` is what a hint says, where one was asked for.
pub fn status(state: &GameState, hint: &str) -> Status {
    let game = &state.game;
    let who = |seat| Who::on(game.table(), seat);
    if let Some(notice) = &state.notice {
        return noticed(notice, state, hint);
    }
    let Some((seat, made)) = game.last() else {
        return beginning(state);
    };
    let stones = made.take.to_string();
    let news = fill(
        "_ took _ from _.",
        &[who(seat).name(), &stones, &heap(made.heap)],
    );
    let (board, turn) = match game.turn() {
        Turn::Over { winner } => (
            "The board is empty.".to_owned(),
            fill("_.", &[&who(winner).wins()]),
        ),
        Turn::Computer(..) | Turn::Person(_) | Turn::Remote(_) => {
            let search = state.search.map(searched).unwrap_or_default();
            (board(game), [search, next(state)].concat())
        }
    };
    Status { news, board, turn }
}

/// What minimax looked at, before whose turn it is.
fn searched(SearchStats { visited, outcome }: SearchStats) -> String {
    let sentence = if outcome.is_some() {
        "It looked at _. "
    } else {
        "It gave up after _. "
    };
    let positions = if visited == 1 {
        "_ position"
    } else {
        "_ positions"
    };
    fill(sentence, &[&fill(positions, &[&grouped(visited)])])
}

/// Whose turn it is, as the end of the line.
fn next(state: &GameState) -> String {
    let who = |seat| Who::on(state.game.table(), seat);
    match state.game.turn() {
        Turn::Over { winner } => fill("_.", &[&who(winner).wins()]),
        // A single step is not waited for, and not told of either.
        Turn::Computer(seat, _) if state.is_thinking() && state.clock == Autoplay::Running => {
            fill("_ is thinking.", &[who(seat).name()])
        }
        Turn::Computer(seat, _) | Turn::Person(seat) | Turn::Remote(seat) => {
            fill("_.", &[&who(seat).turn()])
        }
    }
}

/// What there is to say before the first move.
fn beginning(state: &GameState) -> Status {
    let game = &state.game;
    let who = |seat| Who::on(game.table(), seat);
    match game.turn() {
        Turn::Over { winner } => {
            Status::alone(fill("The board is empty. _.", &[&who(winner).wins()]))
        }
        Turn::Computer(seat, _) | Turn::Remote(seat) => {
            Status::alone(fill("_ starts.", &[who(seat).name()]))
        }
        Turn::Person(seat) => Status {
            news: invitation(game),
            // The banner shows it; there is no room for it beside the invitation.
            board: fill("_.", &[&who(seat).turn()]),
            turn: String::new(),
        },
    }
}

impl Status {
    fn alone(news: String) -> Self {
        Self {
            news,
            board: String::new(),
            turn: String::new(),
        }
    }
}

fn board(game: &Game) -> String {
    fill("Heaps: _.", &[&list(game.position().heaps())])
}

/// The one line before the first move: what a turn is, and what to be afraid of or after.
fn invitation(game: &Game) -> String {
    let rules = game.table().board.rules();
    let how_many = match rules.limit {
        None => "any number".to_owned(),
        Some(limit) if limit.get() == 1 => "one stone".to_owned(),
        Some(limit) => fill("1 to _", &[&limit.to_string()]),
    };
    let aim = match rules.convention {
        Convention::Misere => "Don’t be left with the last stone.",
        Convention::Normal => "The last stone wins.",
    };
    fill("Take _ from one heap. _", &[&how_many, aim])
}

/// What is said of a notice. A board that changed by nobody's move is told with it.
fn noticed(notice: &Notice, state: &GameState, hint: &str) -> Status {
    let game = &state.game;
    let news = notice_text(notice, state, hint);
    match notice {
        Notice::Undone | Notice::Redone => Status {
            news,
            board: board(game),
            turn: next(state),
        },
        _ => Status::alone(news),
    }
}

fn notice_text(notice: &Notice, state: &GameState, hint: &str) -> String {
    let game = &state.game;
    match notice {
        Notice::NowHeap(index) => fill("One heap a turn: now _.", &[&heap(*index)]),
        Notice::ChooseFirst => "Choose at least one stone.".to_owned(),
        Notice::Waiting => "Press Take, or the stones again.".to_owned(),
        Notice::NotYourTurn => {
            let who = Who::on(game.table(), game.to_move());
            let next = game.table().only_person().is_some();
            match (state.is_thinking(), next) {
                (true, true) => fill("_ is thinking. You are next.", &[who.name()]),
                (true, false) => fill("_ is thinking.", &[who.name()]),
                (false, _) => fill("_ waits. Press “_”.", &[who.name(), run(game.ply())]),
            }
        }
        Notice::Finished => "This game is over. Rematch, or start a new game.".to_owned(),
        Notice::Refused(reason) => refusal(reason),
        Notice::Hint(_) => hint.to_owned(),
        Notice::NothingToUndo => "There is no move to take back.".to_owned(),
        Notice::NothingToRedo => "There is no move to make again.".to_owned(),
        Notice::Undone => "Taken back.".to_owned(),
        Notice::Redone => "Made again.".to_owned(),
        Notice::Paused => "Paused.".to_owned(),
    }
}

/// Why a move is against the rules.
pub fn refusal(reason: &MoveError) -> String {
    match reason {
        MoveError::NoSuchHeap { heap: index, .. } => fill("There is no _.", &[&heap(*index)]),
        MoveError::NotEnoughStones {
            heap: index,
            stones: held,
            ..
        } => match held {
            0 => fill("Heap _ is empty.", &[&heap_name(*index).to_string()]),
            _ => fill(
                "Heap _ has only _.",
                &[&heap_name(*index).to_string(), &stones(*held)],
            ),
        },
        MoveError::OverLimit { limit, .. } => {
            fill("A turn takes at most _.", &[&stones(limit.get())])
        }
    }
}

/// The title of the document.
pub fn title(game: &Game) -> String {
    let who = |seat| Who::on(game.table(), seat);
    let now = match game.turn() {
        Turn::Person(seat) | Turn::Computer(seat, _) | Turn::Remote(seat) => who(seat).turn(),
        Turn::Over { winner } => who(winner).wins(),
    };
    fill("_ – Nim", &[&now])
}

/// The rule in three words, and once the invitation is gone that told it, the limit.
pub fn rule(rules: Rules, begun: bool) -> String {
    let last = match rules.convention {
        Convention::Misere => "Last stone loses",
        Convention::Normal => "Last stone wins",
    };
    match rules.limit.filter(|_| begun) {
        Some(limit) => fill("_ · take 1–_", &[last, &limit.to_string()]),
        None => last.to_owned(),
    }
}

/// The sentence that tells the two conventions apart, the one in force first.
pub fn rule_explained(rules: Rules) -> String {
    let conventions = match rules.convention {
        Convention::Misere => {
            "Misère: whoever takes the last stone loses. In normal play the last stone wins."
        }
        Convention::Normal => {
            "Normal play: whoever takes the last stone wins. In misère the last stone loses."
        }
    };
    match rules.limit {
        None => conventions.to_owned(),
        Some(limit) => fill(
            "_ A turn takes at most _.",
            &[conventions, &stones(limit.get())],
        ),
    }
}

/// The name of a heap as a group: `Heap C, 5 stones`.
pub fn heap_group(index: usize, count: u32) -> String {
    fill(
        "Heap _, _",
        &[&heap_name(index).to_string(), &stones(count)],
    )
}

/// The name of a stone: `Take 2 from heap C, leaving 3`.
pub fn stone(chosen: Move, leaving: u32) -> String {
    fill("_, leaving _", &[&take_from(chosen), &leaving.to_string()])
}

/// What a move does: `Take 2 from heap C`.
pub fn take_from(chosen: Move) -> String {
    fill(
        "Take _ from _",
        &[&chosen.take.to_string(), &heap(chosen.heap)],
    )
}

/// The count under a heap: `5`, or `5 → 3` while two are chosen.
pub fn count(stones: u32, chosen: u32) -> String {
    if chosen == 0 {
        stones.to_string()
    } else {
        fill(
            "_ → _",
            &[&stones.to_string(), &(stones - chosen).to_string()],
        )
    }
}

/// The tag beside the chosen stones: `−2`.
pub fn tag(chosen: u32) -> String {
    fill("−_", &[&chosen.to_string()])
}

/// A player in the banner: a name, and how well the computer plays.
pub fn player(table: &MatchConfig, seat: Seat) -> String {
    let who = Who::on(table, seat);
    match table.player(seat) {
        Player::Computer(how) if !table.is_watched() => {
            fill("_ · _", &[who.name(), strategy(*how)])
        }
        _ => who.name().to_owned(),
    }
}

/// A tray, for those who do not see it: `3 stones taken`.
pub fn taken(count: u32) -> String {
    fill("_ taken", &[&stones(count)])
}

/// The visible text of the Take button, short where its name is long: `Take 2`.
pub fn take(chosen: Option<Move>) -> String {
    chosen.map_or_else(
        || CHOOSE.to_owned(),
        |chosen| fill("Take _", &[&chosen.take.to_string()]),
    )
}

/// The zone on which dragged stones are taken: `Drop here to take 2`.
pub fn drop(chosen: Move) -> String {
    fill("Drop here to take _", &[&chosen.take.to_string()])
}

/// The name of the button with which the other side starts.
pub fn start(table: &MatchConfig) -> Option<(Seat, &'static str)> {
    let person = table.only_person()?;
    let other = table.first.other();
    Some((
        other,
        if other == person {
            "You start"
        } else {
            "Let the computer start"
        },
    ))
}

/// Why a stone cannot be taken, as its description.
pub fn too_deep(rules: Rules) -> Option<String> {
    rules
        .limit
        .map(|limit| fill("At most _ a turn", &[&limit.to_string()]))
}

/// The label of the control of a large heap.
pub fn slider(index: usize) -> String {
    fill("Stones to take from _", &[&heap(index)])
}

/// The label of the number field of a large heap.
pub fn number(index: usize) -> String {
    fill("Number to take from _", &[&heap(index)])
}

/// The number of the move that is due, counted from 1.
pub fn move_number(game: &Game) -> String {
    fill("Move _", &[&(game.ply() + 1).to_string()])
}

/// The button that changes how long the computer seems to think.
pub const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Fast => "Pace: fast",
        Pace::Usual => "Pace: usual",
        Pace::Slow => "Pace: slow",
    }
}

/// The button that lets the computer move by itself.
pub const fn run(ply: usize) -> &'static str {
    if ply == 0 { "Start" } else { "Go on" }
}

/// Takes the last move back.
pub const UNDO: &str = "Undo";
/// Makes it again.
pub const REDO: &str = "Redo";
/// Asks for a hint.
pub const HINT: &str = "Hint";
/// Leads to the link that is to be sent.
pub const SEND: &str = "Send the link";
/// Lets the computer wait.
pub const PAUSE: &str = "Pause";
/// Lets the computer make one move.
pub const STEP: &str = "Step";
/// The button for one stone more or fewer of a large heap.
pub fn nudge(index: usize, more: bool) -> String {
    let sentence = if more {
        "One more from _"
    } else {
        "One fewer from _"
    };
    fill(sentence, &[&heap(index)])
}

/// The name of the Take button without a choice.
pub const CHOOSE: &str = "Choose stones";
/// The pill beside the name of whoever is to move.
pub const TO_MOVE: &str = "to move";
/// The same table from its first move.
pub const RESTART: &str = "Restart";
/// The name of the board as a region.
pub const BOARD: &str = "Board";
/// The name of the banner as a group.
pub const PLAYERS: &str = "Players";
