//! The current game in one line: `#/play?heaps=1,3,5&moves=C2 undos=1 choice=B3`.

use nim_engine::{Move, Outcome, SearchStats};

use crate::puzzle::date::digits_only;
use crate::teach::STEPS;
use crate::{
    Autoplay, Game, GameAction, GameState, HintLevel, Route, Seat, Trial, Turn, reduce, write_link,
};

const CLOCKS: [(Autoplay, &str); 3] = [
    (Autoplay::Running, "running"),
    (Autoplay::Paused, "paused"),
    (Autoplay::Step, "step"),
];

const LEVELS: [(HintLevel, &str); 3] = [
    (HintLevel::Heap, "heap"),
    (HintLevel::Number, "number"),
    (HintLevel::Why, "why"),
];

/// By the order of [`Seat::BOTH`].
const SEATS: [&str; 2] = ["one", "two"];

const YES: &str = "yes";

/// The word of [`Trial::Link`].
const LINK: &str = "link";

/// The link to the whole game, including undone moves. Then words of the form `name=value` follow for all
/// that differs from the start of a game.
pub(super) fn write(state: &GameState) -> String {
    let whole = state.game.whole();
    let usual = GameState::of(Game::new(whole.table().clone()));
    let mut text = write_link(&whole);
    let mut add = |name: &str, value: &str| {
        for part in [" ", name, "=", value] {
            text.push_str(part);
        }
    };
    let back = whole.ply() - state.game.ply();
    for (name, number) in [
        ("back", back),
        ("hints", state.help.hints as usize),
        ("undos", state.help.undos as usize),
    ] {
        if number > 0 {
            add(name, &number.to_string());
        }
    }
    if let Some(plies) = state.replaced_at {
        add("replaced", &plies.to_string());
    }
    if state.clock != usual.clock {
        add("clock", name_of(state.clock, &CLOCKS));
    }
    if let Some(level) = state.hint {
        add("hint", name_of(level, &LEVELS));
    }
    if let Some(choice) = state.choice {
        add("choice", &choice.to_string());
    }
    if let Some(search) = state.search {
        let SearchStats { visited, outcome } = search;
        add("looked", &format!("{visited}/{outcome}"));
    }
    // The link says that its reader is to move.
    if let Some(seat) = whole
        .table()
        .reader()
        .filter(|_| whole.table().is_by_link())
    {
        add("here", SEATS[seat.index()]);
    }
    match state.trial {
        Some(Trial::Step(step)) => add("trial", &step.to_string()),
        Some(Trial::Link) => add("trial", LINK),
        None => {}
    }
    for (name, holds) in [("peeked", state.analysis_seen), ("counted", state.counted)] {
        if holds {
            add(name, YES);
        }
    }
    text
}

/// Reads the text; `None` if it is no game, or has an unknown word.
pub(super) fn read(text: &str) -> Option<GameState> {
    let mut words = text.split(' ');
    let Ok(Route::Play(Some(whole))) = words.next()?.parse() else {
        return None;
    };
    let mut back = 0;
    let mut state = GameState {
        counted: false,
        ..GameState::of(*whole)
    };
    let mut choice = None;
    let mut seen = Vec::new();
    for word in words {
        let (name, value) = word.split_once('=')?;
        match name {
            "back" => back = digits_only(value)?,
            "hints" => state.help.hints = digits_only(value)?,
            "undos" => state.help.undos = digits_only(value)?,
            "replaced" => state.replaced_at = Some(digits_only(value)?),
            "here" => {
                // A computer plays no game by link.
                let table = state.game.table();
                let is_person = |seat: &Seat| table.strategy(*seat).is_none();
                Seat::BOTH.iter().all(is_person).then_some(())?;
                state.game = state.game.clone().by_link(seat(value)?);
            }
            "clock" => state.clock = by_name(value, &CLOCKS)?,
            "hint" => state.hint = Some(by_name(value, &LEVELS)?),
            "choice" => choice = Some(value.parse().ok()?),
            "looked" => state.search = Some(search_stats(value)?),
            "trial" if value == LINK => state.trial = Some(Trial::Link),
            "trial" => {
                let step = digits_only(value).filter(|step| (1..=STEPS).contains(step))?;
                state.trial = Some(Trial::Step(step));
            }
            "peeked" => state.analysis_seen = value == YES,
            "counted" => state.counted = value == YES,
            _ => return None,
        }
        if seen.contains(&name) {
            return None;
        }
        seen.push(name);
    }
    let left = state.game.ply().checked_sub(back)?;
    state.game = state.game.back_to(left);
    choose(state, choice)
}

/// Chooses as a person would, so no impossible choice is made. Only a person can have asked for a hint.
fn choose(state: GameState, choice: Option<Move>) -> Option<GameState> {
    let person = matches!(state.game.turn(), Turn::Person(_));
    if state.hint.is_some() && !person {
        return None;
    }
    let Some(choice) = choice else {
        return Some(state);
    };
    let chosen = reduce(state, GameAction::Choose(choice));
    chosen.choice?;
    Some(GameState {
        notice: None,
        ..chosen
    })
}

fn seat(name: &str) -> Option<Seat> {
    let place = SEATS.iter().position(|&known| known == name)?;
    Some(Seat::BOTH[place])
}

fn search_stats(text: &str) -> Option<SearchStats> {
    let (visited, outcome) = text.split_once('/')?;
    let outcome = match outcome {
        "N" => Outcome::N,
        "P" => Outcome::P,
        _ => return None,
    };
    let visited = digits_only(visited)?;
    Some(SearchStats { visited, outcome })
}

fn name_of<T: Copy + PartialEq>(value: T, names: &[(T, &'static str)]) -> &'static str {
    let found = names.iter().find(|(named, _)| *named == value);
    found.map_or("", |&(_, name)| name)
}

fn by_name<T: Copy>(name: &str, names: &[(T, &str)]) -> Option<T> {
    let found = names.iter().find(|(_, known)| *known == name);
    found.map(|&(value, _)| value)
}
