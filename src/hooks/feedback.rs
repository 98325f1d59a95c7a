use yew::functional::{hook, use_effect, use_mut_ref};

use super::AppHandle;
use crate::engine::Move;
use crate::game::{Game, Player, Switch, Turn, TurnToken};
use crate::platform::sound::{self, Tone};

/// A sound or a vibration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Stones are chosen.
    Choice,
    /// This many stones are taken.
    Taken { stones: u32, by_person: bool },
    /// A move is undone.
    Back,
    /// The game is over.
    End { happy: bool },
}

/// Sounds and vibration, if a person has switched them on.
#[hook]
pub fn use_feedback(page: &AppHandle) {
    let before = use_mut_ref(|| None);
    let page = page.clone();
    use_effect(move || {
        let table = &page.table;
        let now = (table.turn_token(), table.choice);
        let event = before
            .replace(Some(now))
            .and_then(|before| Event::between(before, now, &table.game));
        if let Some(event) = event {
            if page.settings.is_on(Switch::Sound) {
                event.sound();
            }
            if page.settings.is_on(Switch::Vibration) {
                sound::vibrate(event.tremor());
            }
        }
    });
}

impl Event {
    /// The event between two moments.
    fn between(
        (then, chosen): (TurnToken, Option<Move>),
        (now, choice): (TurnToken, Option<Move>),
        game: &Game,
    ) -> Option<Self> {
        let is_person = |seat| matches!(game.table().player(seat), Player::Person(_));
        if then.game != now.game {
            None
        } else if then.undos != now.undos {
            Some(Self::Back)
        } else if then.ply < now.ply {
            let (seat, made) = game.last()?;
            Some(match game.turn() {
                Turn::Over { winner } => Self::End {
                    happy: is_person(winner),
                },
                _ => Self::Taken {
                    stones: made.take.get(),
                    by_person: is_person(seat),
                },
            })
        } else {
            (choice.is_some() && choice != chosen).then_some(Self::Choice)
        }
    }

    /// Plays its tones.
    pub fn sound(self) {
        sound::play(&self.tones());
    }

    /// Two stones that touch, as many times as there are stones; a chord that rises or falls at
    /// the end.
    fn tones(self) -> Vec<Tone> {
        let run = |pitches: &[f32], step: f64, length: f64| {
            let at = (0..pitches.len()).scan(0.0, |at, _| {
                let now = *at;
                *at += step;
                Some(now)
            });
            let tone = |(&pitch, at)| Tone { pitch, at, length };
            pitches.iter().zip(at).map(tone).collect()
        };
        match self {
            Self::Choice => run(&[880.0], 0.0, 0.06),
            Self::Back => run(&[494.0, 587.0], 0.06, 0.09),
            Self::Taken { stones, by_person } => {
                let pitch = if by_person { 523.0 } else { 349.0 };
                run(&[pitch; 6][..stones.min(6) as usize], 0.05, 0.12)
            }
            Self::End { happy: true } => run(&[523.0, 659.0, 784.0, 1047.0], 0.1, 0.3),
            Self::End { happy: false } => run(&[392.0, 330.0, 262.0], 0.14, 0.3),
        }
    }

    /// How long the device vibrates, in milliseconds.
    const fn tremor(self) -> u32 {
        match self {
            Self::Choice => 8,
            Self::Back | Self::Taken { .. } => 20,
            Self::End { .. } => 80,
        }
    }
}
