//! Prints what the build puts into `index.html`: the board of a first visit, or, with the word `routes`,
//! which parts of the page the screen of each address needs, as JSON.

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
