//! Control of the page's time. A test can press buttons while the computer thinks, on any machine, and
//! can set a wrong clock.

use anyhow::Result;
use nim_browser::Page;
use serde_json::{Value, json};

/// For `Stage::with_player`: no pause of the page ends before the test [lets it](pass).
pub const HELD: &str = nim_browser::HELD_PAUSES;

/// Longer than the computer thinks, than the result waits, and than a choice waits to be reminded of.
pub const LONG: u32 = 60_000;

/// Lets so many milliseconds pass for the page.
pub async fn pass(page: &Page, milliseconds: u32) -> Result<()> {
    page.run("pauses.pass(arguments[0])", vec![json!(milliseconds)])
        .await
        .map(drop)
}

/// Lets the page's clock be wrong from now on: by so many milliseconds, or so that it is noon of this day.
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
