use std::cell::{OnceCell, RefCell};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use wasm_bindgen::prelude::*;
use web_sys::{AudioBufferSourceNode, AudioContext};

use super::navigator::{NAVIGATOR, Navigator};

/// The voice of something hard that is struck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timbre {
    /// The lowest tone, in hertz.
    pub pitch: f32,
    /// The time for which the tone rings, in milliseconds.
    pub ring: u16,
}

/// A sound of strikes.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// The thing that is struck.
    pub timbre: Timbre,
    pub strikes: Vec<Strike>,
    /// Whether each strike swells and breaks off, as if time ran backwards.
    pub backwards: bool,
}

/// One strike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strike {
    /// The moment, in seconds from now.
    pub at: f64,
    /// The factor by which the pitch of the timbre is multiplied.
    pub height: f32,
}

/// Samples in a millisecond.
const PER_MILLISECOND: u16 = 44;

/// Samples in a second.
const RATE: f32 = 44_000.0;

/// The loudness at which a strike begins; 1 would be as loud as the device goes.
const LOUDNESS: f32 = 0.2;

/// The tones of a bar that hangs free: for each its factor of the pitch, its loudness, and the power of its fading.
const PARTIALS: [(f32, f32, i32); 3] = [(1.0, 0.6, 6), (2.76, 0.25, 10), (5.4, 0.15, 14)];

impl Timbre {
    /// The wave of one strike: the higher a tone, the sooner it fades. The touch itself is noise.
    pub fn wave(self) -> Vec<f32> {
        let mut noise = SmallRng::seed_from_u64(0);
        let length = self.ring * PER_MILLISECOND;
        let sample = |index| {
            let at = f32::from(index) / RATE;
            let left = 1.0 - f32::from(index) / f32::from(length);
            let tone = |(ratio, loud, fades): (f32, f32, i32)| {
                // Two parabolas are near enough to a sine, and need no code of their own.
                let swing = 2.0 * (self.pitch * ratio * at).fract() - 1.0;
                loud * left.powi(fades) * 4.0 * swing * (1.0 - swing.abs())
            };
            let touch = (noise.random::<f32>() - 0.5) * left.powi(60);
            LOUDNESS * (PARTIALS.map(tone).iter().sum::<f32>() + touch)
        };
        (0..length).map(sample).collect()
    }
}

/// The player of all sounds.
struct SoundPlayer {
    context: AudioContext,
    /// The strikes that may still be to come, each with its time.
    begun: RefCell<Vec<(f64, AudioBufferSourceNode)>>,
}

thread_local! {
    static PLAYER: OnceCell<Option<SoundPlayer>> = const { OnceCell::new() };
}

/// Plays a sound. A device without sound plays none. Before the first press browsers play none either, and would play
/// all of them at once after it.
pub fn play(sound: &Sound) {
    let activation = NAVIGATOR.with(Navigator::activation);
    if activation.is_some_and(|activation| !activation.has_been()) {
        return;
    }
    PLAYER.with(|player| {
        let new = || {
            let context = AudioContext::new().ok()?;
            let begun = RefCell::default();
            Some(SoundPlayer { context, begun })
        };
        if let Some(player) = player.get_or_init(new) {
            // A context that was made before the first press sleeps until it is woken.
            let _asleep = player.context.resume();
            let _silent = player.start(sound);
        }
    });
}

/// Ends all sounds.
pub fn end() {
    PLAYER.with(|player| {
        let player = player.get().and_then(Option::as_ref);
        let begun = player.map(|player| player.begun.take());
        for (_, strike) in begun.unwrap_or_default() {
            let _ended = strike.disconnect();
        }
    });
}

impl SoundPlayer {
    fn start(&self, sound: &Sound) -> Result<(), JsValue> {
        let mut wave = sound.timbre.wave();
        if sound.backwards {
            wave.reverse();
        }
        let length = u32::from(sound.timbre.ring * PER_MILLISECOND);
        let context = &self.context;
        let buffer = context.create_buffer(1, length, RATE)?;
        buffer.copy_to_channel(&wave, 0)?;
        let now = context.current_time();
        let mut begun = self.begun.borrow_mut();
        begun.retain(|&(at, _)| at > now);
        for strike in &sound.strikes {
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&buffer));
            source.playback_rate().set_value(strike.height);
            source.connect_with_audio_node(&context.destination())?;
            source.start_with_when(now + strike.at)?;
            begun.push((now + strike.at, source));
        }
        Ok(())
    }
}

/// Vibrates for this many milliseconds, if the device can.
pub fn vibrate(milliseconds: u32) {
    let _still = NAVIGATOR.with(|browser| browser.vibrate(milliseconds));
}
