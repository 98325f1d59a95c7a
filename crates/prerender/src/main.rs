//! Prints the board of a first visit, which the build puts into `index.html`.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    io::stdout().write_all(nim_prerender::drawn("").as_bytes())
}
