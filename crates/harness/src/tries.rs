//! How often a test is tried in a browser, and what a first try that failed leaves behind.
//!
//! A browser is a large program that shares a small machine with another one, and now and then does
//! not start, or answers too late. The test command lets a test that fails be played once more, in a
//! new browser, names in its closing lines each that stood only then, with what kept it from standing
//! at the first try, and fails where those are many. A fault of the page that shows now and then only
//! may stand there as well, so each is worth a look. By hand, and in what takes long, there is one try.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// Names the file to which tests are added that stood at a second try. Without it there is none.
pub const SECOND_TRIES: &str = "NIM_SECOND_TRIES";

/// Has what is many played whole in every browser, not in the first alone.
pub const WHOLE: &str = "NIM_WHOLE";

/// The tests that stood at a second try, and why not at the first: a line for each.
///
/// # Errors
///
/// When the list is there and cannot be read.
pub fn second_tries(list: &Path) -> Result<Vec<String>> {
    if !list.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(list).context("reading the list of second tries")?;
    Ok(text.lines().map(str::to_owned).collect())
}

#[cfg(feature = "browser")]
pub(crate) use tried::{caught, settle};

#[cfg(feature = "browser")]
mod tried {
    use std::{
        any::Any,
        env,
        fs::File,
        io::Write as _,
        panic::{AssertUnwindSafe, catch_unwind},
        thread,
    };

    use anyhow::{Error, Result, anyhow};

    use super::SECOND_TRIES;

    /// Tries it, a second time where [`SECOND_TRIES`] allows it.
    ///
    /// # Panics
    ///
    /// When no try succeeds.
    pub(crate) fn settle(who: &str, play: impl Fn() -> Result<()>) {
        let Err(first) = play() else { return };
        let Some(list) = env::var_os(SECOND_TRIES) else {
            panic!("in {who}: {first:#}");
        };
        eprintln!("in {who}, at the first try: {first:#}");
        if let Err(second) = play() {
            panic!("in {who}: {first:#}\nand at the second try: {second:#}");
        }
        let test = thread::current().name().unwrap_or("a test").to_owned();
        let why = format!("{first:#}").replace('\n', " / ");
        let list = File::options().create(true).append(true).open(list);
        // In one piece: other tests write there, too.
        let line = format!("{test} in {who}: {why}\n");
        list.and_then(|mut list| list.write_all(line.as_bytes()))
            .expect("the list of second tries can be written");
    }

    /// What a test comes to, whether it gives back an error or panics.
    pub(crate) fn caught(test: impl FnOnce() -> Result<()>) -> Result<()> {
        catch_unwind(AssertUnwindSafe(test)).unwrap_or_else(|panic| Err(told(&*panic)))
    }

    fn told(panic: &(dyn Any + Send)) -> Error {
        let text = panic.downcast_ref::<&str>().copied();
        let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        anyhow!("it panicked: {}", text.unwrap_or("without words"))
    }
}
