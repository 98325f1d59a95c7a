use web_sys::Element;
use yew::prelude::*;

use crate::catalogue::{page as words, share as sharing};
use crate::platform::share::{self, ShareEnd};
use crate::platform::{file, frame};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The name of the file.
    pub name: AttrValue,
    /// The words of the link.
    pub children: Html,
    /// Returns what the file holds: a text, or with `draws` a picture as SVG, which is drawn when it is wanted.
    pub text: Callback<(), String>,
    #[prop_or_default]
    pub draws: bool,
}

/// A link that saves a file, and a button that copies its text: a frame may forbid files, and no browser tells the page.
/// What came of a press stands behind them.
#[component]
pub fn SaveLink(props: &Props) -> Html {
    let said = use_state_eq(|| "");
    let kind = if props.draws {
        "image/svg+xml"
    } else {
        "text/plain"
    };
    let content = if props.draws {
        String::new()
    } else {
        props.text.emit(())
    };
    let save = {
        let (text, said) = (props.text.clone(), said.setter());
        Callback::from(move |event: MouseEvent| {
            let target = event.target_dyn_into::<Element>();
            if let Some(link) = target.and_then(|target| target.closest("a").ok()?) {
                // A picture is drawn only now. The browser follows the link after this.
                let _refused = link.set_attribute("href", &file::address(kind, &text.emit(())));
            }
            said.set(if frame::may_forbid_files() {
                words::no_file()
            } else {
                ""
            });
        })
    };
    let copy = {
        let (text, said) = (props.text.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            share::copy(&text.emit(()), move |end| {
                said.set(match end {
                    ShareEnd::Done => words::copied(),
                    ShareEnd::Refused => words::not_copied(),
                });
            });
        })
    };
    html! {
        <>
            <a class="button" href={file::address(kind, &content)} download={props.name.clone()} onclick={save}>
                { props.children.clone() }
            </a>
            <button type="button" class="button" onclick={copy}>{ sharing::copy() }</button>
            <span class="said" aria-live="polite">{ *said }</span>
        </>
    }
}
