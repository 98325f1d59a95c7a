//! A link as a QR code, for a camera that is held at the screen or at a printed page.

use nim_later::chunk;
use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

use crate::catalogue::share as words;
use crate::lazy::{Lazy, LazyPart};

/// The light margin that the standard asks for, in squares.
const MARGIN: usize = 4;

/// The dark squares of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    /// The width and height of the code in squares, with its margin.
    pub size: usize,
    /// The dark squares, as lines of a path: each run from left to right is one line.
    pub path: String,
}

impl Squares {
    /// The code of a text; `None` if the text is longer than a code can hold, 2,953 bytes.
    ///
    /// A camera needs 85 of a hundred squares to read the code, or 93 where the text is too long for that.
    pub fn of(text: &str) -> Option<Self> {
        let code = [QrCodeEcc::Medium, QrCodeEcc::Low]
            .into_iter()
            .find_map(|correction| QrCode::encode_text(text, correction).ok())?;
        let wide = code.size();
        let mut path = String::new();
        for y in 0..wide {
            let mut x = 0;
            while x < wide {
                let run = (x..wide).take_while(|&x| code.get_module(x, y)).count();
                let run = i32::try_from(run).unwrap_or_default();
                if run > 0 {
                    for part in [
                        "M",
                        &x.to_string(),
                        " ",
                        &y.to_string(),
                        "h",
                        &run.to_string(),
                    ] {
                        path.push_str(part);
                    }
                }
                x += run + 1;
            }
        }
        let size = usize::try_from(wide).ok()? + 2 * MARGIN;
        Some(Self { size, path })
    }
}

/// The least size of a drawn code, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeSize {
    /// The size of a square.
    pub square: usize,
    /// The size of the whole code.
    pub whole: usize,
}

/// On a screen, at the distance of two phones.
const SCREEN: CodeSize = CodeSize {
    square: 3,
    whole: 240,
};

/// On paper: half a millimetre a square at least, and 30 millimetres in all.
pub const PAPER: CodeSize = CodeSize {
    square: 2,
    whole: 114,
};

/// Draws the code of a link, black on white in every theme; a sentence where the link is too long.
pub fn code(link: &str, least: CodeSize) -> Html {
    let Some(Squares { size, path }) = Squares::of(link) else {
        return html! { <p>{ words::too_long_for_code() }</p> };
    };
    let wide = (size * least.square).max(least.whole).to_string();
    let size = size.to_string();
    // A line is drawn half a square above and below its place.
    html! {
        <svg
            class="qr"
            viewBox={["-4 -4.5 ", &size, " ", &size].concat()}
            width={wide}
            shape-rendering="crispEdges"
            role="img"
            aria-label={words::code()}
        >
            <rect x="-4" y="-4.5" width={size.clone()} height={size} fill="#fff" />
            <path d={path} stroke="#000" />
        </svg>
    }
}

chunk!("classroom", 1: fn draw(link: AttrValue) -> Html {
    code(&link, SCREEN)
});

/// Draws the code of a link.
pub fn qr_code(link: &AttrValue) -> Html {
    let link = link.clone();
    let content = Callback::from(move |()| draw(link.clone()));
    html! { <Lazy part={LazyPart::Classroom} draw={content} /> }
}
