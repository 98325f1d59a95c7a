use yew::prelude::*;

use super::Dispatch;
use crate::game::LinkError;
use crate::state::AppAction;

#[derive(Properties, PartialEq)]
struct Props {
    /// Why the address of a screen cannot be read.
    error: LinkError,
    /// Sends actions to the page.
    dispatch: Dispatch,
}

/// Replaces a screen with an unreadable address. It draws nothing, and reports the error to the page.
#[component]
fn Refusal(props: &Props) -> Html {
    let (error, dispatch) = (props.error.clone(), props.dispatch.clone());
    use_effect_with((), move |()| dispatch.emit(AppAction::Refuse(error)));
    Html::default()
}

/// Draws it.
pub fn refusal(error: LinkError, dispatch: &Dispatch) -> Html {
    html! { <Refusal {error} dispatch={dispatch.clone()} /> }
}
