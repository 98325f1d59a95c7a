//! Control of the page's time. A test can press buttons while the computer thinks, on any machine, and
//! can set a wrong clock.

use anyhow::Result;
use nim_browser::Page;
use serde_json::{Value, json};

/// For `Stage::with_player`: no pause of the page ends before the test [lets it](pass).
pub const HELD: &str = nim_browser::HELD_PAUSES;

/// Longer than the computer's pause, the delay of the result, and the delay of a reminder.
pub const LONG: u32 = 60_000;

/// Lets this many milliseconds pass for the page.
pub async fn pass(page: &Page, milliseconds: u32) -> Result<()> {
    page.run("pauses.pass(arguments[0])", vec![json!(milliseconds)])
        .await
        .map(drop)
}

/// Makes the page's clock wrong from now on: by this many milliseconds, or set to noon of this day.
pub async fn set_clock(page: &Page, to: impl Into<Value>) -> Result<()> {
    // In Firefox a driver's script has a global object of its own beside the page's.
    let script = "const [to] = arguments;
        const real = (window.realDate ??= window.Date);
        const by = typeof to === 'string' ? new real(`${to}T12:00`) - real.now() : to;
        window.Date = class extends real {
            constructor(...all) { super(...(all.length ? all : [real.now() + by])) }
            static now() { return real.now() + by }
        };
        const now = (window.realNow ??= performance.now.bind(performance));
        performance.now = () => now() + Math.max(by, 0);";
    page.run(script, vec![to.into()]).await.map(drop)
}

/// Stops the clock by which the page tells a double press from two presses, at this many milliseconds.
pub async fn stop_clock(page: &Page, at: u32) -> Result<()> {
    let script = "const [at] = arguments; performance.now = () => at;";
    page.run(script, vec![at.into()]).await.map(drop)
}
