//! Text that comes from a file, or goes to one.

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement};

use super::share::BrowserPromise;

#[wasm_bindgen]
extern "C" {
    /// A field that holds files.
    type Picker;

    #[wasm_bindgen(method, getter)]
    fn files(this: &Picker) -> Option<FileList>;

    type FileList;

    #[wasm_bindgen(method)]
    fn item(this: &FileList, place: u32) -> Option<File>;

    type File;

    #[wasm_bindgen(method, getter)]
    fn size(this: &File) -> f64;
    #[wasm_bindgen(method)]
    fn text(this: &File) -> BrowserPromise;
}

/// The result for a file that a person has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The text of the file.
    Text(String),
    /// The file is larger than allowed, and was not read.
    TooLarge,
    /// There is none, or the browser cannot read it.
    Unread,
}

/// Reads the file of a field, if it is no larger than this many bytes.
pub fn read(field: &Element, most: u32, on_read: impl Fn(Chosen) + Clone + 'static) {
    let picker: &Picker = field.unchecked_ref();
    match picker.files().and_then(|files| files.item(0)) {
        None => on_read(Chosen::Unread),
        Some(file) if file.size() > f64::from(most) => on_read(Chosen::TooLarge),
        Some(file) => {
            let refused = on_read.clone();
            file.text().then(
                &Closure::once_into_js(move |text: String| on_read(Chosen::Text(text))),
                &Closure::once_into_js(move || refused(Chosen::Unread)),
            );
        }
    }
}

/// Characters that have a meaning in an address, or that an address leaves out.
const MEANT: &AsciiSet = &CONTROLS.add(b'%').add(b'#').add(b'?').add(b' ');

/// The address of a text of this kind. A link to this address, with the attribute for saving, gives the text as a
/// file. It needs no host and no permission.
pub fn address(kind: &str, text: &str) -> String {
    let mut address = ["data:", kind, ";charset=utf-8,"].concat();
    address.extend(utf8_percent_encode(text, MEANT));
    address
}

/// The text in a field of several lines.
pub fn written(field: &Element) -> String {
    // The way to it has the same name as that of a field of one line, which the page knows already.
    let field: &HtmlInputElement = field.unchecked_ref();
    field.value()
}
