use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::catalogue::{page as words, share as sharing};
use crate::platform::share::{self, ShareEnd};
use crate::platform::{document, file, frame};

/// What a file holds.
#[derive(Clone)]
pub enum FileText {
    /// This text.
    Known(Rc<str>),
    /// A picture, drawn when it is wanted; `None` where the browser refuses.
    Picture(fn() -> Option<String>),
}

impl FileText {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Known(_) => "text/plain",
            Self::Picture(_) => "image/svg+xml",
        }
    }

    fn text(&self) -> Rc<str> {
        match self {
            Self::Known(text) => text.clone(),
            Self::Picture(draw) => draw().unwrap_or_default().into(),
        }
    }
}

/// A link that saves a file, and a button that copies its text, a picture as SVG: a frame may forbid files, and no browser
/// tells the page. What came of a press stands behind them.
pub fn save_link(name: String, label: Html, content: FileText) -> Html {
    let known = match &content {
        FileText::Known(text) => text,
        FileText::Picture(_) => "",
    };
    let href = file::address(content.kind(), known);
    let copied = content.clone();
    let save = move |link: Element| {
        // The browser follows the link after this.
        let address = file::address(content.kind(), &content.text());
        let _refused = link.set_attribute("href", &address);
        if frame::may_forbid_files() {
            document::say_beside(&link, words::no_file());
        }
    };
    let copy = move |button: Element| {
        share::copy(&copied.text(), move |end| {
            let sentence = match end {
                ShareEnd::Done => words::copied(),
                ShareEnd::Refused => words::not_copied(),
            };
            document::say_beside(&button, sentence);
        });
    };
    let (save, copy) = (
        pressed("a", Box::new(save)),
        pressed("button", Box::new(copy)),
    );
    html! {
        <>
            <a class="button" {href} download={name} onclick={save}>{ label }</a>
            <button type="button" class="button" onclick={copy}>{ sharing::copy() }</button>
            { said() }
        </>
    }
}

/// The handler of a press on an element with this tag, which gets the element.
pub(super) fn pressed(tag: &'static str, act: Box<dyn Fn(Element)>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        let target = event.target_dyn_into::<Element>();
        if let Some(element) = target.and_then(|target| target.closest(tag).ok()?) {
            act(element);
        }
    })
}

/// The place for what came of a press on something beside it (`document::say_beside`).
pub fn said() -> Html {
    html! { <span class="said" aria-live="polite" /> }
}
