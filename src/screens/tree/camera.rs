//! The buttons for the size of the drawing, and everything that moves it in its frame.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::eye::{Eye, STEP, Seen};
use crate::catalogue::tree as words;
use crate::components::icons::{FIT, MINUS, PLUS, icon};
use crate::platform::frame::Frame;
use crate::platform::room;

/// What is drawn in the frame beside the buttons.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// What is drawn.
    pub seen: Seen,
}

/// A change of the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Larger,
    Smaller,
    Fit,
}

fn frame() -> Option<Frame> {
    Frame::find(".tree__frame", ".tree__frame > .tree__drawing")
}

impl Change {
    fn apply(self, eye: &mut Eye, frame: &Frame) {
        match self {
            Self::Larger => eye.zoom(frame, STEP),
            Self::Smaller => eye.zoom(frame, 1.0 / STEP),
            Self::Fit => eye.fit(frame),
        }
    }
}

/// The buttons. The drawing itself is not drawn again for another size.
#[component]
pub fn Camera(props: &Props) -> Html {
    let eye = use_mut_ref(Eye::default);
    let percent = use_state_eq(|| 100);
    // The effect of this drawing reads the size, and so do listeners of the first one.
    let tell = {
        let (eye, setter) = (eye.clone(), percent.setter());
        Callback::from(move |()| setter.set(eye.borrow().percent()))
    };
    {
        let (eye, seen, tell) = (eye.clone(), props.seen.clone(), tell.clone());
        use_effect(move || {
            if let Some(frame) = frame() {
                eye.borrow_mut().settle(&frame, &seen);
            }
            tell.emit(());
        });
    }
    use_gestures(&eye, &tell);
    let change = |change: Change| {
        let (eye, tell) = (eye.clone(), tell.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(frame) = frame() {
                change.apply(&mut eye.borrow_mut(), &frame);
            }
            tell.emit(());
        })
    };
    let button = |name: &'static str, path: &'static str, onclick| {
        html! {
            <button type="button" class="button button--round" aria-label={name} {onclick}>
                { icon(path) }
            </button>
        }
    };
    html! {
        <div class="tree__zoom" role="group" aria-label={words::zoom()}>
            { button(words::zoom_in(), PLUS, change(Change::Larger)) }
            <span class="tree__percent">
                { words::Percent { percent: (*percent).into() }.text() }
            </span>
            { button(words::zoom_out(), MINUS, change(Change::Smaller)) }
            { button(words::fit(), FIT, change(Change::Fit)) }
        </div>
    }
}

/// Hears what is done in the frame, and follows its size.
#[hook]
fn use_gestures(eye: &Rc<RefCell<Eye>>, tell: &Callback<()>) {
    let (eye, tell) = (eye.clone(), tell.clone());
    use_effect_with((), move |()| {
        let listening = frame().map(|there| {
            let heard = {
                let (eye, tell) = (eye.clone(), tell.clone());
                there.listen(move |gesture| {
                    let answer =
                        frame().is_some_and(|frame| eye.borrow_mut().hear(&frame, gesture));
                    tell.emit(());
                    answer
                })
            };
            let resized = {
                let (eye, tell) = (eye.clone(), tell.clone());
                let element = there.element();
                room::watch(&[element], move || {
                    if let Some(frame) = frame() {
                        eye.borrow_mut().make_room(&frame);
                    }
                    tell.emit(());
                })
            };
            (heard, resized)
        });
        move || drop(listening)
    });
}
