//! Prints the board of a first visit for `index.html`. With the word `routes` it prints, as JSON, the
//! parts of the page that the screen of each address needs.

use std::{
    env,
    io::{self, Write},
};

fn main() -> io::Result<()> {
    let text = match env::args().nth(1).as_deref() {
        Some("routes") => nim_prerender::routes(),
        _ => nim_prerender::drawn(""),
    };
    io::stdout().write_all(text.as_bytes())
}
