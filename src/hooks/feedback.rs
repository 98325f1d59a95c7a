use yew::prelude::*;

use super::PageHandle;
use crate::game::{Switch, Turn};
use crate::later::LATER;
use crate::platform::sound::{self, Tone};

/// What is heard or felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Stones are chosen.
    Choice,
    /// So many stones are taken.
    Taken { stones: u32, by_person: bool },
    /// A move was taken back.
    Back,
    /// The game is over.
    End { happy: bool },
}

/// Sounds and vibration, where somebody asked for them.
#[hook]
pub fn use_feedback(page: &PageHandle) {
    let table = &page.table;
    let game = &table.game;
    let last = game.last();
    let by_person = last.is_some_and(|(seat, _)| game.table().strategy(seat).is_none());
    let taken = last.map_or(0, |(_, made)| made.take.get());
    let over = match game.turn() {
        Turn::Over { winner } => Some(game.table().strategy(winner).is_none()),
        _ => None,
    };
    let (sounds, vibrates) = (
        page.settings.is_on(Switch::Sound),
        page.settings.is_on(Switch::Vibration),
    );
    let before = use_mut_ref(|| None);
    use_effect_with((table.ticket(), table.choice), move |&(ticket, choice)| {
        let Some((then, chosen)) = before.replace(Some((ticket, choice))) else {
            return;
        };
        let event = if then.game != ticket.game {
            None
        } else if then.undos != ticket.undos {
            Some(Event::Back)
        } else if then.ply < ticket.ply {
            Some(over.map_or(
                Event::Taken {
                    stones: taken,
                    by_person,
                },
                |happy| Event::End { happy },
            ))
        } else {
            (choice.is_some() && choice != chosen).then_some(Event::Choice)
        };
        if let Some(event) = event {
            if let Some(later) = LATER.get().filter(|_| sounds) {
                (later.sound)(event);
            }
            if vibrates {
                sound::vibrate(event.tremor());
            }
        }
    });
}

impl Event {
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
