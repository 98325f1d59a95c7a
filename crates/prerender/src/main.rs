//! Prints what the build needs of the page: in the first line, as JSON, the chunk of the screen of each
//! address, and below it the board of a first visit.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = [nim_prerender::routes(), nim_prerender::drawn("")].join("\n");
    io::stdout().write_all(text.as_bytes())
}
