//! The frame that scrolls the drawing, and the size of the drawing.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::catalogue::tree as words;
use crate::components::icons::{FIT, MINUS, PLUS, icon};
use crate::engine::Position;
use crate::game::tree::TreePicture;
use crate::platform::{document, resize};

const FRAME: &str = ".tree__frame";
const DRAWING: &str = ".tree__frame > .tree__drawing";

/// The node with the keyboard cursor.
const CURSOR: &str = ".tree__frame [tabindex=\"0\"]";

/// The smallest and the largest size in percent.
const SIZES: (u32, u32) = (5, 300);

/// The percentages between which a drawing opens with all of it in sight. At a smaller one its texts cannot be read.
const OPENED: (u32, u32) = (62, 160);

/// The factor of one press on the size of the drawing, in percent.
const STEP: u32 = 125;

/// The subject of a drawing.
type Subject = (Position, TreePicture);

/// The size of a drawing. Until a person chooses one, all of the drawing is in sight, or the size is 100 percent if its
/// texts could not be read otherwise.
#[derive(Clone)]
pub struct DrawingSize {
    /// In percent.
    pub percent: u32,
    /// Chooses a size in percent; `None` is the size at which all of the drawing is in sight.
    choose: Callback<Option<u32>>,
}

/// The size of the drawing of this subject. Another subject opens at a size of its own.
#[hook]
pub fn use_size(subject: &Subject) -> DrawingSize {
    let chosen = use_state(|| None::<(Subject, u32)>);
    let fitted = use_state_eq(|| 100);
    let drawn = use_mut_ref(|| 100);
    let choice = chosen.as_ref().filter(|(of, _)| of == subject);
    let percent = choice.map_or(*fitted, |&(_, percent)| percent);
    {
        let (fitted, drawn) = (fitted.setter(), drawn.clone());
        use_effect_with((*subject, choice.is_some()), move |&(_, is_chosen)| {
            let frame = document::find::<Element>(FRAME).filter(|_| !is_chosen);
            let watch = frame.and_then(|frame| {
                resize::watch(&[&frame.clone()], move || {
                    if let Some(all) = fit(*drawn.borrow()) {
                        let is_legible = all >= OPENED.0;
                        fitted.set(if is_legible { all.min(OPENED.1) } else { 100 });
                    }
                })
            });
            move || drop(watch)
        });
    }
    {
        let drawn = drawn.clone();
        use_effect_with((percent, choice.is_some()), move |&(percent, is_chosen)| {
            let before = drawn.replace(percent);
            let frame = document::find::<Element>(FRAME).filter(|_| is_chosen);
            match (frame, document::find::<Element>(CURSOR)) {
                (Some(frame), _) => {
                    resize::keep_middle(&frame, f64::from(percent) / f64::from(before));
                }
                (None, Some(node)) => document::bring_to_the_middle(&node),
                (None, None) => {}
            }
        });
    }
    let subject = *subject;
    let choose = Callback::from(move |percent: Option<u32>| {
        if let Some(percent) = percent.or_else(|| fit(*drawn.borrow())) {
            let percent = percent.clamp(SIZES.0, SIZES.1);
            chosen.set(Some((subject, percent)));
        }
    });
    DrawingSize { percent, choose }
}

/// The size in percent at which all of the drawing is in sight, while it is drawn at `drawn` percent.
fn fit(drawn: u32) -> Option<u32> {
    let frame = document::find::<Element>(FRAME)?;
    let drawing = document::find::<Element>(DRAWING)?;
    let all = f64::from(drawn) * resize::fit_scale(&frame, &drawing);
    Some(truncated(all).clamp(SIZES.0, SIZES.1))
}

/// Scrolls to the node with the cursor when the cursor moves, and to the node whose value was found last. A focus on a
/// node moves along with the cursor. The root, with which a drawing opens, comes to the middle.
#[hook]
pub fn use_sight(subject: Subject, cursor: usize, last_found: Option<usize>) {
    use_effect_with((subject, cursor), |&(_, cursor)| {
        if let Some(node) = document::find::<Element>(CURSOR) {
            if document::focus_is_in(".tree__node") {
                document::focus(node.unchecked_ref());
            }
            if cursor == 0 {
                document::bring_to_the_middle(&node);
            } else {
                document::bring_into_sight(&node);
            }
        }
    });
    use_effect_with(last_found, |_| {
        if let Some(node) = document::find::<Element>(".tree__frame [data-current]") {
            document::bring_into_sight(&node);
        }
    });
}

/// The controls of the size.
pub fn size_controls(size: &DrawingSize) -> Html {
    let DrawingSize { percent, choose } = size;
    let percent = *percent;
    let button = |name: &'static str, path: &'static str, to: Option<u32>| {
        let onclick = choose.reform(move |_: MouseEvent| to);
        html! {
            <button type="button" class="button button--round" aria-label={name} {onclick}>
                { icon(path) }
            </button>
        }
    };
    let oninput = choose.reform(|event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        Some(truncated(slider.value_as_number()))
    });
    let value = words::Percent {
        percent: percent.into(),
    }
    .text();
    html! {
        <div class="tree__zoom off-paper">
            { button(words::zoom_in(), PLUS, Some(percent * STEP / 100 + 1)) }
            <input
                class="tree__slider"
                type="range"
                min={SIZES.0.to_string()}
                max={SIZES.1.to_string()}
                value={percent.to_string()}
                aria-label={words::zoom()}
                aria-valuetext={value.clone()}
                {oninput}
            />
            <span class="tree__percent" aria-hidden="true">{ value }</span>
            { button(words::zoom_out(), MINUS, Some(percent * 100 / STEP)) }
            { button(words::fit(), FIT, None) }
        </div>
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a size is a small number, and NaN becomes 0"
)]
fn truncated(size: f64) -> u32 {
    size as u32
}
