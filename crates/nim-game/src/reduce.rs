use nim_engine::Move;

use super::lanes::Lanes;
use super::{Autoplay, GameAction, GameState, HintLevel, Notice, Turn};

/// The state after an action.
///
/// Every action is allowed. An action that does not fit (a click after the end, a computer's move for an
/// old game) leaves the game unchanged. If a person would wonder, [`GameState::notice`] gives the
/// reason.
pub fn reduce(mut state: GameState, action: GameAction) -> GameState {
    apply(&mut state, action);
    state
}

/// [`reduce`] in place.
pub fn apply(state: &mut GameState, action: GameAction) {
    match action {
        GameAction::Choose(chosen) => choose(state, chosen),
        GameAction::ClearChoice => {
            state.choice = None;
            state.notice = None;
            leave_lanes(state);
        }
        GameAction::Take => take(state),
        GameAction::Remind(token, waiting) => {
            let hinted = matches!(state.notice, Some(Notice::Hint(_)));
            if state.turn_token() == token && state.choice == Some(waiting) && !hinted {
                state.notify(Notice::Waiting);
            }
        }
        GameAction::Reply(token, reply) => {
            if state.turn_token() == token && state.is_thinking() {
                make(state, reply.chosen);
                state.search = reply.search;
                if state.autoplay == Autoplay::Step {
                    state.autoplay = Autoplay::Paused;
                }
            }
        }
        GameAction::Undo => undo(state),
        GameAction::Redo => redo(state),
        GameAction::Hint => hint(state),
        GameAction::Autoplay(to) => {
            state.autoplay = to;
            state.notice = None;
            if to == Autoplay::Paused {
                state.notify(Notice::Paused);
            }
        }
        GameAction::Replace(game) => {
            let number = state.number.wrapping_add(1);
            // The score ends with other names, and where a game arrives at its end, which nobody has scored.
            let (now, then) = (state.game.config(), game.config());
            let is_over = matches!(game.turn(), Turn::Over { .. });
            let goes_on = now.has_two_people() && now.players == then.players && !is_over;
            *state = GameState {
                number,
                score: if goes_on { state.score } else { [0; 2] },
                ..GameState::of(*game)
            };
        }
    }
}

/// Shows the heaps again, with the move of the hint.
fn leave_lanes(state: &mut GameState) {
    if state.lanes().is_some() {
        state.hint = Some(HintLevel::Number);
        if let Some(Notice::Hint(level)) = &mut state.notice {
            *level = HintLevel::Number;
        }
    }
}

fn choose(state: &mut GameState, chosen: Move) {
    leave_lanes(state);
    // A hint stays while stones are chosen in the heap that it names.
    let hint = state.notice.take().filter(|notice| {
        let is_hint = matches!(notice, Notice::Hint(_));
        let suggested = || state.game.position().suggested_move();
        is_hint && suggested().is_some_and(|suggested| suggested.heap == chosen.heap)
    });
    let refusal = match state.game.turn() {
        Turn::Computer(..) | Turn::Remote(_) => Some(Notice::NotYourTurn),
        Turn::Over { .. } => Some(Notice::Finished),
        Turn::Person(_) => {
            let legal = state.game.position().check(chosen);
            legal.err().map(Notice::Refused)
        }
    };
    if let Some(refusal) = refusal {
        state.notify(refusal);
        return;
    }
    let before = state.choice.replace(chosen);
    let is_other_heap = before.is_some_and(|before| before.heap != chosen.heap);
    if hint.is_some() {
        state.notice = hint;
    } else if is_other_heap {
        state.notify(Notice::NowHeap(chosen.heap));
    }
}

fn take(state: &mut GameState) {
    match (state.game.turn(), state.choice) {
        (Turn::Computer(..) | Turn::Remote(_), _) => state.notify(Notice::NotYourTurn),
        (Turn::Over { .. }, _) => state.notify(Notice::Finished),
        (Turn::Person(_), None) => state.notify(Notice::ChooseFirst),
        (Turn::Person(_), Some(chosen)) => {
            // A move asks the computer for its answer.
            state.autoplay = Autoplay::Running;
            make(state, chosen);
        }
    }
}

fn undo(state: &mut GameState) {
    let (seat, turn) = (state.game.to_move(), state.game.turn());
    if state.game.undo() {
        if let Turn::Over { winner } = turn {
            let wins = &mut state.score[winner.index()];
            *wins = wins.saturating_sub(1);
        }
        state.help.undos = state.help.undos.saturating_add(1);
        leave_position(state);
        state.notify(Notice::Undone);
        // The choice stays legal, because heaps only grow. It goes if another person is to move now.
        state.choice = state.choice.filter(|_| state.game.to_move() == seat);
        state.just_moved = false;
        // Before the computer's first move the game pauses, so a person can see the board first.
        if matches!(state.game.turn(), Turn::Computer(..)) {
            state.autoplay = Autoplay::Paused;
        }
    } else {
        state.notify(Notice::NothingToUndo);
    }
}

fn redo(state: &mut GameState) {
    if state.game.redo() {
        leave_position(state);
        state.notify(Notice::Redone);
        state.choice = None;
        state.just_moved = true;
    } else {
        state.notify(Notice::NothingToRedo);
    }
}

/// Clears what belongs to the position before a move, an undo or a redo.
fn leave_position(state: &mut GameState) {
    state.notice = None;
    state.hint = None;
    state.analysis_seen = false;
    state.search = None;
}

fn hint(state: &mut GameState) {
    if state.game.is_without_hints() {
        return;
    }
    match state.game.turn() {
        Turn::Computer(..) | Turn::Remote(_) => state.notify(Notice::NotYourTurn),
        Turn::Over { .. } => state.notify(Notice::Finished),
        Turn::Person(_) => {
            let level = HintLevel::after(state.hint, state.game.position());
            if state.hint.is_none() && !state.analysis_seen {
                state.help.hints = state.help.hints.saturating_add(1);
            }
            // A choice that contradicts the hint goes. The first hint names the heap alone.
            let suggested = state.game.position().suggested_move();
            state.choice = state.choice.filter(|&chosen| {
                let heap_fits = suggested.is_some_and(|suggested| suggested.heap == chosen.heap);
                heap_fits && (level == HintLevel::Heap || suggested == Some(chosen))
            });
            state.hint = Some(level);
            if matches!(level, HintLevel::Why(step) if Lanes::of(state.game.position(), step).is_some())
            {
                // Lanes stand in the place of the heaps.
                state.choice = None;
            }
            state.notify(Notice::Hint(level));
        }
    }
}

/// Makes a move of whoever is to move.
pub(crate) fn make(state: &mut GameState, chosen: Move) {
    match state.game.play(chosen) {
        Ok(()) => {
            leave_position(state);
            state.choice = None;
            state.just_moved = true;
        }
        Err(reason) => state.notify(Notice::Refused(reason)),
    }
}
