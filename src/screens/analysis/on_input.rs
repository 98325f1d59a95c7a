use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Receives the input of a field.
pub(super) fn on_input<A: 'static>(
    on_action: &Callback<A>,
    read: impl Fn(String) -> Option<A> + 'static,
) -> Callback<InputEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(action) = read(field.value()) {
            on_action.emit(action);
        }
    })
}
