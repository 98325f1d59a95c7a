//! How lines of older versions become lines of this one: a step from each version to the next.
//!
//! A step is written once, with the version that needs it, and never changed. `tests/host/saves` holds a
//! text of every version.

use super::frame::{Line, VERSION};

/// The changes from each version to the next, beginning with version 0.
const STEPS: [fn(&mut Line<'_>); VERSION as usize] = [name];

/// Brings lines up to this version.
pub(super) fn bring_up(version: u32, lines: &mut [Line<'_>]) {
    for step in STEPS.iter().skip(version as usize) {
        lines.iter_mut().for_each(step);
    }
}

/// Version 0 saved only progress, as three lines without a subject. Their beginnings identify them, so a
/// missing line does not shift the others.
fn name(line: &mut Line<'_>) {
    let names = [
        ("nim-lessons-", "lessons"),
        ("1 grade=", "level"),
        ("1 best=", "streak"),
    ];
    let found = names.iter().find(|(start, _)| line.text.starts_with(start));
    if let Some(&(_, name)) = found {
        name.clone_into(&mut line.key);
    }
}
