//! Text that comes from a file, or goes to one.

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement};

use super::navigator::BrowserPromise;

#[wasm_bindgen]
extern "C" {
    /// A field that holds files.
    type Picker;

    #[wasm_bindgen(method, getter)]
    fn files(this: &Picker) -> Option<FileList>;

    type FileList;

    #[wasm_bindgen(method)]
    fn item(this: &FileList, index: u32) -> Option<File>;

    type File;

    #[wasm_bindgen(method, getter)]
    fn size(this: &File) -> f64;
    #[wasm_bindgen(method, catch)]
    fn text(this: &File) -> Result<JsValue, JsValue>;
}

/// The result for a file that a person has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The text of the file.
    Text(String),
    /// The file is larger than allowed, and was not read.
    TooLarge,
    /// No file was chosen, or the browser cannot read it.
    Unread,
}

/// Reads the file of a field, if it is no larger than this many bytes.
pub fn read(field: &Element, most: u32, on_read: impl Fn(Chosen) + Clone + 'static) {
    let picker: &Picker = field.unchecked_ref();
    match picker.files().and_then(|files| files.item(0)) {
        None => on_read(Chosen::Unread),
        Some(file) if file.size() > f64::from(most) => on_read(Chosen::TooLarge),
        Some(file) => {
            let Ok(text) = file.text() else {
                on_read(Chosen::Unread);
                return;
            };
            let refused = on_read.clone();
            let read = move |text: JsValue| {
                on_read(text.as_string().map_or(Chosen::Unread, Chosen::Text));
            };
            BrowserPromise::resolve(&text).then(
                &Closure::once_into_js(read),
                &Closure::once_into_js(move || refused(Chosen::Unread)),
            );
        }
    }
}

/// The characters to encode: those with a meaning in an address, and those that an address leaves out.
const ENCODED: &AsciiSet = &CONTROLS.add(b'%').add(b'#').add(b'?').add(b' ');

/// An address that contains a text of this media type. A link to this address with the attribute `download` saves the
/// text as a file. The link needs no host and no permission.
pub fn address(kind: &str, text: &str) -> String {
    let mut address = ["data:", kind, ";charset=utf-8,"].concat();
    address.extend(utf8_percent_encode(text, ENCODED));
    address
}

/// The text in a field of several lines.
pub fn written(field: &Element) -> String {
    // A `textarea` has the same getter `value` as an `input`, whose getter the page imports already.
    let field: &HtmlInputElement = field.unchecked_ref();
    field.value()
}
