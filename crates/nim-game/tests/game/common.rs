//! Code shared by the tests of the game.

use nim_engine::{Move, Position, Rules, Strategy, ai_compute_move};
use nim_game::puzzle::Date;
use nim_game::{Autoplay, GameAction, GameState, Turn, reduce};
use rand::{Rng, RngExt};

use crate::truth::after;

/// The state that a link opens. Panics if the link cannot be read.
pub fn state(link: &str) -> GameState {
    GameState::opening(link).unwrap_or_else(|error| panic!("{link}: {error:?}"))
}

pub fn position(heaps: &[u32], rules: Rules) -> Position {
    Position::new(heaps, rules).unwrap()
}

pub fn move_of((heap, take): (usize, u32)) -> Move {
    Move::new(heap, take).unwrap()
}

pub fn after_move(heaps: &[u32], by: Move) -> Vec<u32> {
    after(heaps, (by.heap, by.take.get()))
}

/// Plays a game to its end, or until a friend elsewhere is to move: the computer by its strategy, a person at random.
pub fn play_out(mut state: GameState, rng: &mut impl Rng) -> GameState {
    loop {
        let (strategy, is_computer) = match state.game.turn() {
            // The friend elsewhere moves on another screen.
            Turn::Over { .. } | Turn::Remote(_) => return state,
            Turn::Computer(_, strategy) => (strategy, true),
            Turn::Person(_) => (Strategy::Beginner, false),
        };
        let answer = ai_compute_move(strategy, state.game.position(), rng).unwrap();
        state = if is_computer {
            let token = state.turn_token();
            let state = reduce(state, GameAction::Autoplay(Autoplay::Running));
            reduce(state, GameAction::Reply(token, answer))
        } else {
            reduce(
                reduce(state, GameAction::Choose(answer.chosen)),
                GameAction::Take,
            )
        };
    }
}

/// `count` dates from the date `from` on, counted day by day.
pub fn calendar(from: &str, count: usize) -> Vec<Date> {
    let mut numbers = from.split('-').map(|number| number.parse::<u32>().unwrap());
    let [mut year, mut month, mut day] = [(); 3].map(|()| numbers.next().unwrap());
    let mut dates = Vec::new();
    for _ in 0..count {
        dates.push(Date::new(year, month, day).unwrap());
        let is_leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
        let february = if is_leap { 29 } else { 28 };
        let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        day += 1;
        if day > lengths[month as usize - 1] {
            (month, day) = (month + 1, 1);
        }
        if month > 12 {
            (year, month) = (year + 1, 1);
        }
    }
    dates
}

/// Whether the page allows these heaps.
pub fn is_allowed(heaps: &[u32]) -> bool {
    (1..=9).contains(&heaps.len())
        && heaps.iter().all(|&stones| stones <= 31)
        && heaps.iter().sum::<u32>() <= 60
}

/// Heaps that the page allows, some of them empty.
pub fn random_heaps(rng: &mut impl Rng) -> Vec<u32> {
    let mut heaps = vec![0; 9];
    for _ in 0..rng.random_range(1..=60) {
        let heap = rng.random_range(0..9);
        if heaps[heap] < 31 {
            heaps[heap] += 1;
        }
    }
    heaps
}
