//! Prints what the build needs of the page: two lines of JSON, the chunk of the screen of each address and what
//! each choice on the first board says, and below them the board of a first visit.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = [
        nim_prerender::routes(),
        nim_prerender::choices(),
        nim_prerender::drawn(""),
    ]
    .join("\n");
    io::stdout().write_all(text.as_bytes())
}
