use super::{Action, Game, Notice, Seat, State, Table, Turn, read_link};
use crate::engine::Move;

/// What an action makes of a state.
///
/// It is total: an action that does not fit (a click after the end, a computer's move for a game
/// that is gone) leaves the game as it is, and where a person would wonder, says why in
/// [`State::notice`].
#[must_use]
pub fn reduce(state: State, action: Action) -> State {
    match action {
        Action::Press(pressed) if state.choice == Some(pressed) => take(state),
        Action::Press(chosen) | Action::Choose(chosen) => choose(state, chosen),
        Action::LetGo => State {
            choice: None,
            notice: None,
            ..state
        },
        Action::Take => take(state),
        Action::Remind(ticket, waiting) => {
            if state.ticket() == ticket && state.choice == Some(waiting) {
                say(state, Notice::Waiting)
            } else {
                state
            }
        }
        Action::Reply(ticket, reply) => {
            let due = matches!(state.game.turn(), Turn::Computer(..));
            if due && state.ticket() == ticket {
                make(state, reply)
            } else {
                state
            }
        }
        Action::Start(seat) => start(state, seat),
        Action::Restart => {
            let table = state.game.table().clone();
            begin(&state, Game::new(table))
        }
        Action::Rematch => {
            let table = state.game.table().clone();
            let first = table.first.other();
            begin(&state, Game::new(Table { first, ..table }))
        }
        Action::New(table) => begin(&state, Game::new(table)),
        Action::Dismiss => State {
            trouble: None,
            ..state
        },
        Action::Follow(fragment) => follow(state, &fragment),
    }
}

fn choose(state: State, chosen: Move) -> State {
    match state.game.turn() {
        Turn::Computer(..) => return say(state, Notice::NotYourTurn),
        Turn::Over { .. } => return say(state, Notice::Finished),
        Turn::Person(_) => {}
    }
    if let Err(reason) = state.game.position().check(chosen) {
        return say(state, Notice::Refused(reason));
    }
    let moved = state
        .choice
        .is_some_and(|before| before.heap != chosen.heap);
    let notice = moved.then_some(Notice::NowHeap(chosen.heap));
    State {
        choice: Some(chosen),
        notice,
        ..state
    }
}

fn take(state: State) -> State {
    match (state.game.turn(), state.choice) {
        (Turn::Computer(..), _) => say(state, Notice::NotYourTurn),
        (Turn::Over { .. }, _) => say(state, Notice::Finished),
        (Turn::Person(_), None) => say(state, Notice::ChooseFirst),
        (Turn::Person(_), Some(chosen)) => make(state, chosen),
    }
}

fn make(mut state: State, chosen: Move) -> State {
    match state.game.play(chosen) {
        Ok(()) => State {
            choice: None,
            notice: None,
            trouble: None,
            ..state
        },
        Err(reason) => say(state, Notice::Refused(reason)),
    }
}

fn start(state: State, seat: Seat) -> State {
    let table = state.game.table();
    if state.game.ply() > 0 || table.first == seat {
        return state;
    }
    let table = Table {
        first: seat,
        ..table.clone()
    };
    begin(&state, Game::new(table))
}

fn follow(state: State, fragment: &str) -> State {
    match read_link(fragment) {
        Ok(Some(game)) => begin(&state, game),
        Ok(None) => state,
        Err(trouble) => State {
            trouble: Some(trouble),
            ..state
        },
    }
}

fn begin(before: &State, game: Game) -> State {
    State {
        game,
        choice: None,
        notice: None,
        trouble: None,
        number: before.number.wrapping_add(1),
    }
}

fn say(state: State, notice: Notice) -> State {
    State {
        notice: Some(notice),
        ..state
    }
}
