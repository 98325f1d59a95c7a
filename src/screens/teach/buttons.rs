//! The buttons of a lesson.

use yew::prelude::*;

use crate::components::icons::icon;
use crate::game::teach::LessonAction;

/// The handler of a pressed button.
pub fn press(act: &Callback<LessonAction>, action: LessonAction) -> Callback<MouseEvent> {
    act.reform(move |_| action.clone())
}

pub fn button(class: &'static str, name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {class} type="button" {onclick}>{ name }</button> }
}

/// A button with a picture beside the other actions: help, or a new start.
pub fn small_button(name: &'static str, path: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="button step__help" type="button" aria-label={name} title={name} {onclick}>
            { icon(path) }
        </button>
    }
}

pub const PLAIN: &str = "button";
pub const MAIN: &str = "button button--primary step__main";

/// The handler of a pressed button that may have taken the place of another one: the second press of a double
/// press was not meant for it.
pub fn press_unless_double(
    act: &Callback<LessonAction>,
    action: LessonAction,
) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |event: MouseEvent| {
        if event.detail() < 2 {
            act.emit(action.clone());
        }
    })
}

pub fn link(class: &'static str, name: &'static str, href: String) -> Html {
    // The second press of a double press on the action before does not lead away.
    let onclick = Callback::from(|event: MouseEvent| {
        if event.detail() > 1 {
            event.prevent_default();
        }
    });
    html! { <a {class} {href} {onclick}>{ name }</a> }
}
