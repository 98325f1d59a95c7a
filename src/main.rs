//! Starts the page.

use nim::app::{App, Props};
use nim::platform::{address, document};

fn main() {
    let props = Props { fragment: address::fragment().into() };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}
