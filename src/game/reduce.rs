use super::{Action, Clock, Depth, Game, Notice, Seat, State, Table, Turn};
use crate::engine::Move;

/// What an action makes of a state.
///
/// It is total: an action that does not fit (a click after the end, a computer's move for a game
/// that is gone) leaves the game as it is, and where a person would wonder, says why in
/// [`State::notice`].
#[must_use]
pub fn reduce(mut state: State, action: Action) -> State {
    apply(&mut state, action);
    state
}

/// [`reduce`] in place.
pub fn apply(state: &mut State, action: Action) {
    match action {
        Action::Press(pressed) if state.choice == Some(pressed) => take(state),
        Action::Press(chosen) | Action::Choose(chosen) => choose(state, chosen),
        Action::LetGo => {
            state.choice = None;
            state.notice = None;
        }
        Action::Take => take(state),
        Action::Remind(token, waiting) => {
            if state.turn_token() == token && state.choice == Some(waiting) {
                state.notice = Some(Notice::Waiting);
            }
        }
        Action::Reply(token, reply) => {
            if state.turn_token() == token && state.is_thinking() {
                make(state, reply.chosen);
                state.search = reply.search;
                if state.clock == Clock::Step {
                    state.clock = Clock::Paused;
                }
            }
        }
        Action::Undo => undo(state),
        Action::Redo => redo(state),
        Action::Hint => hint(state),
        Action::Peek => peek(state),
        Action::Run => clock(state, Clock::Running, None),
        Action::Pause => clock(state, Clock::Paused, Some(Notice::Paused)),
        Action::Step => clock(state, Clock::Step, None),
        Action::Start(seat) => start(state, seat),
        Action::Restart => begin(state, |table| table),
        Action::Rematch => begin(state, |table| Table {
            first: table.first.other(),
            ..table
        }),
        Action::New(table) => begin(state, |_| table),
        Action::Dismiss => state.link_error = None,
        Action::Follow(read) => match *read {
            Ok(Some(game)) => open(state, game),
            Ok(None) => {}
            Err(error) => state.link_error = Some(error),
        },
    }
}

fn choose(state: &mut State, chosen: Move) {
    state.notice = match state.game.turn() {
        Turn::Computer(..) | Turn::Away(_) => Some(Notice::NotYourTurn),
        Turn::Over { .. } => Some(Notice::Finished),
        Turn::Person(_) => {
            let legal = state.game.position().check(chosen);
            legal.err().map(Notice::Refused)
        }
    };
    if state.notice.is_none() {
        let before = state.choice.replace(chosen);
        let moved = before.is_some_and(|before| before.heap != chosen.heap);
        state.notice = moved.then_some(Notice::NowHeap(chosen.heap));
    }
}

fn take(state: &mut State) {
    match (state.game.turn(), state.choice) {
        (Turn::Computer(..) | Turn::Away(_), _) => state.notice = Some(Notice::NotYourTurn),
        (Turn::Over { .. }, _) => state.notice = Some(Notice::Finished),
        (Turn::Person(_), None) => state.notice = Some(Notice::ChooseFirst),
        (Turn::Person(_), Some(chosen)) => {
            // Whoever moves wants an answer.
            state.clock = Clock::Running;
            make(state, chosen);
        }
    }
}

/// Whoever looks at the analysis is helped, once a position, and no more than by a hint.
fn peek(state: &mut State) {
    if state.hint.is_none() && !state.peeked {
        state.help.hints = state.help.hints.saturating_add(1);
    }
    state.peeked = true;
}

fn clock(state: &mut State, clock: Clock, notice: Option<Notice>) {
    state.clock = clock;
    state.notice = notice;
}

fn undo(state: &mut State) {
    let seat = state.game.to_move();
    if state.game.undo() {
        state.help.undos = state.help.undos.saturating_add(1);
        rest(state, Notice::Undone);
        // Heaps only grow; but the choice is another person's where the turn is.
        state.choice = state.choice.filter(|_| state.game.to_move() == seat);
        state.fresh = false;
        // What the computer began with is not repeated before somebody has seen the board.
        if matches!(state.game.turn(), Turn::Computer(..)) {
            state.clock = Clock::Paused;
        }
    } else {
        state.notice = Some(Notice::NothingToUndo);
    }
}

fn redo(state: &mut State) {
    if state.game.redo() {
        rest(state, Notice::Redone);
        state.choice = None;
        state.fresh = true;
    } else {
        state.notice = Some(Notice::NothingToRedo);
    }
}

/// Another position lies on the table, by nobody's move.
fn rest(state: &mut State, notice: Notice) {
    state.hint = None;
    state.peeked = false;
    state.search = None;
    state.notice = Some(notice);
}

fn hint(state: &mut State) {
    match state.game.turn() {
        Turn::Computer(..) | Turn::Away(_) => state.notice = Some(Notice::NotYourTurn),
        Turn::Over { .. } => state.notice = Some(Notice::Finished),
        Turn::Person(_) => {
            let depth = state.hint.map_or(Depth::Heap, Depth::deeper);
            if state.hint.is_none() && !state.peeked {
                state.help.hints = state.help.hints.saturating_add(1);
            }
            state.hint = Some(depth);
            state.notice = Some(Notice::Hint(depth));
        }
    }
}

fn make(state: &mut State, chosen: Move) {
    match state.game.play(chosen) {
        Ok(()) => {
            state.choice = None;
            state.notice = None;
            state.link_error = None;
            state.hint = None;
            state.peeked = false;
            state.search = None;
            state.fresh = true;
        }
        Err(reason) => state.notice = Some(Notice::Refused(reason)),
    }
}

fn start(state: &mut State, seat: Seat) {
    if state.game.ply() == 0 && state.game.table().first != seat {
        begin(state, |table| Table {
            first: seat,
            ..table
        });
    }
}

/// Begins the game of a table that is made from the one in play.
fn begin(state: &mut State, lay: impl FnOnce(Table) -> Table) {
    let table = lay(state.game.table().clone());
    open(state, Game::new(table));
}

fn open(state: &mut State, game: Game) {
    let number = state.number.wrapping_add(1);
    *state = State {
        number,
        ..State::of(game)
    };
}
