//! What people hear and feel of a game.

use super::landing::{FLIGHT_MS, GROUP, LIFT_MS, apart};
use crate::engine::Move;
use crate::game::{Game, GameState, Look, Player, Turn, TurnToken};
use crate::platform::sound::{Sound, Strike, Timbre};

/// Something that people hear and feel: a sound and a vibration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Stones are chosen.
    Choice,
    /// This many stones are taken, by a person or by the computer, whose stones are lifted first.
    Taken { stones: u32, by_person: bool },
    /// This many stones come back.
    Back { stones: u32 },
    /// The game is over: a person at this screen has won, or has not.
    End { happy: bool, by_person: bool },
}

/// What decides the feedback about a table at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    token: TurnToken,
    choice: Option<Move>,
    stones: u32,
}

/// The timbre of a stone, a match or a coin that touches another.
const fn touch(look: Look) -> Timbre {
    let (pitch, ring) = match look {
        Look::Stones => (1500.0, 60),
        Look::Matches => (900.0, 40),
        Look::Coins => (3100.0, 120),
    };
    Timbre { pitch, ring }
}

/// The timbre of a stone that is chosen.
const TICK: Timbre = Timbre {
    pitch: 2600.0,
    ring: 30,
};

/// The timbre of a bar of wood.
const WOOD: Timbre = Timbre {
    pitch: 392.0,
    ring: 120,
};

/// The heights of stones that land one after another, as factors of the pitch: no two neighbours sound alike.
const HEIGHTS: [f32; 5] = [1.0, 1.08, 0.95, 1.04, 0.91];

impl Moment {
    /// The present moment.
    pub fn of(table: &GameState) -> Self {
        Self {
            token: table.turn_token(),
            choice: table.choice,
            stones: table.game.position().stones(),
        }
    }

    /// The events since the earlier moment `then`.
    pub fn since(self, then: Self, game: &Game) -> Vec<Event> {
        let is_person = |seat| matches!(game.config().player(seat), Player::Person(_));
        if then.token.game != self.token.game {
            Vec::new()
        } else if then.token.undos != self.token.undos {
            let stones = self.stones.saturating_sub(then.stones);
            vec![Event::Back { stones }]
        } else if then.token.ply < self.token.ply {
            // A redo may make two moves.
            let moves = game.moves().iter().enumerate().skip(then.token.ply);
            let taken = moves.map(|(ply, made)| Event::Taken {
                stones: made.take.get(),
                by_person: is_person(game.mover(ply)),
            });
            let end = match (game.turn(), game.last()) {
                (Turn::Over { winner }, Some((last, _))) => Some(Event::End {
                    happy: is_person(winner),
                    by_person: is_person(last),
                }),
                _ => None,
            };
            taken.chain(end).collect()
        } else if self.choice.is_some() && self.choice != then.choice {
            vec![Event::Choice]
        } else {
            Vec::new()
        }
    }
}

impl Event {
    /// The length of the vibration, in milliseconds.
    pub const fn vibration(self) -> u32 {
        match self {
            Self::Choice => 8,
            Self::Back { .. } | Self::Taken { .. } => 20,
            Self::End { .. } => 80,
        }
    }

    /// A tick, a click for each stone that lands or flies back, or a short tune that rises or falls.
    pub fn sound(self, look: Look) -> Sound {
        let strike = |at, height| Strike { at, height };
        let lift_time = |by_person| if by_person { 0 } else { LIFT_MS };
        let tune = |by_person, heights: &[f32], step: f64| {
            let landed = seconds(lift_time(by_person) + FLIGHT_MS);
            let times = (1_u32..).map(|place| landed + step * f64::from(place));
            let strikes = times.zip(heights);
            strikes.map(|(at, &height)| strike(at, height)).collect()
        };
        let (timbre, strikes) = match self {
            Self::Choice => (TICK, vec![strike(0.0, 1.0)]),
            Self::Taken { stones, by_person } => {
                let player_height = if by_person { 1.0 } else { 0.8 };
                let landed = landings(stones).zip(HEIGHTS.iter().cycle());
                let start = seconds(lift_time(by_person));
                let strikes = landed.map(|(at, height)| strike(start + at, player_height * height));
                (touch(look), strikes.collect())
            }
            Self::Back { stones } => {
                let landed = landings(stones).zip(HEIGHTS.iter().cycle());
                let strikes = landed.map(|(at, &height)| strike(seconds(FLIGHT_MS) - at, height));
                (touch(look), strikes.collect())
            }
            Self::End {
                happy: true,
                by_person,
            } => (WOOD, tune(by_person, &[1.0, 1.26, 1.5, 2.0], 0.1)),
            Self::End {
                happy: false,
                by_person,
            } => (WOOD, tune(by_person, &[1.19, 1.0, 0.79], 0.14)),
        };
        Sound {
            timbre,
            strikes,
            backwards: matches!(self, Self::Back { .. }),
        }
    }
}

/// The times at which stones land, in seconds. Stones past `GROUP` make no sound.
fn landings(stones: u32) -> impl Iterator<Item = f64> {
    let strikes = stones.clamp(1, GROUP);
    let first = FLIGHT_MS - apart(strikes) * (strikes - 1);
    (0..strikes).map(move |number| seconds(first + apart(strikes) * number))
}

fn seconds(milliseconds: u32) -> f64 {
    f64::from(milliseconds) / 1000.0
}
