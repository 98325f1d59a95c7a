//! Prints what the build needs of the page as JSON: the chunk of the screen of each address, and for each language
//! the board of a first visit and what each choice on it says.

use std::io::{self, Write};

use nim::catalogue::Language;
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let boards: Vec<Value> = Language::all()
        .map(|language| {
            assert!(nim_prerender::speak(language.tag()));
            json!({
                "language": language.tag(),
                "choices": nim_prerender::choices(),
                "markup": nim_prerender::drawn(""),
            })
        })
        .collect();
    let told = json!({ "routes": nim_prerender::routes(), "boards": boards });
    io::stdout().write_all(told.to_string().as_bytes())
}
