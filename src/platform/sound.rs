use std::cell::OnceCell;

use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, OscillatorType};

/// A tone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Its frequency, in hertz.
    pub pitch: f32,
    /// When it begins, in seconds from now.
    pub at: f64,
    /// How long it fades, in seconds.
    pub length: f64,
}

/// How loud a tone begins; 1 would be as loud as the device goes.
const LOUDNESS: f32 = 0.15;

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays tones. A device without sound plays none.
pub fn play(tones: &[Tone]) {
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            // A context that was made before the first press sleeps until it is woken.
            let _asleep = context.resume();
            for &tone in tones {
                let _silent = start(context, tone);
            }
        }
    });
}

fn start(context: &AudioContext, tone: Tone) -> Result<(), JsValue> {
    let (voice, loudness) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + tone.at;
    let end = begin + tone.length;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(tone.pitch);
    loudness.gain().set_value_at_time(LOUDNESS, begin)?;
    loudness
        .gain()
        .exponential_ramp_to_value_at_time(0.001, end)?;
    voice.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(end)
}

#[wasm_bindgen]
extern "C" {
    /// The browser, as far as it may vibrate: Firefox and Safari have no such function.
    type Vibrating;

    #[wasm_bindgen(method, catch)]
    fn vibrate(this: &Vibrating, milliseconds: u32) -> Result<bool, JsValue>;
}

/// Vibrates for this many milliseconds, if the device can.
pub fn vibrate(milliseconds: u32) {
    if let Some(window) = web_sys::window() {
        let device: Vibrating = window.navigator().unchecked_into();
        let _still = device.vibrate(milliseconds);
    }
}
